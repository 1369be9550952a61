"""`hexstead simulate`: many games between random players or bots, with a progress bar and then tables."""

from __future__ import annotations

import json
import math
from collections.abc import Iterator
from pathlib import Path

from rich.table import Table

from ..sim import Summary
from ..sim.match import first_faults
from ..sim.run_config import RunConfig
from ..sim.summary import PERCENTILES
from .game_runs import exit_if_stopped, play_run
from .output import number, out, percent, print_notes, table


def run(config: RunConfig, jobs: int | None, folder: Path | None, ray: str | None, as_json: bool) -> None:
    results = play_run(config, f"Simulating {config.game}", jobs, folder, ray)
    summary = Summary(
        config.game, config.players, config.seed, dict(config.terms.options), config.turns, config.engine, config.bots
    )
    for result in results:
        summary.add(result)
    if as_json:
        print(json.dumps(summary.to_json(), indent=2))
    elif results:
        for part in tables(summary):
            out.print(part)
        out.print(speed(summary), soft_wrap=True)
    print_notes(first_faults(results))
    exit_if_stopped(config, len(results), folder)


def tables(summary: Summary) -> Iterator[Table]:
    """The summary as tables, without timings."""
    data = summary.to_json()
    who = "bots" if summary.bots else "random players"
    name = f"{summary.game}, {summary.players} {who}, seed {summary.seed}"
    keys = ["mean", "min", *("median" if p == 50 else f"p{p}" for p in PERCENTILES), "max"]
    length = table(f"{summary.games:,} games of {name}: length", "", *keys)
    for what in ("turns", "decisions"):
        length.add_row(what, *(number(round(data[what][key], 1)) for key in keys))
    yield length

    ended = table("Endings", "ending", "games", "share")
    labels = {"won": "won", "drawn": "drawn, nobody could win", "cut": f"stopped at {summary.turn_limit} turns"}
    for kind, label in labels.items():
        ended.add_row(label, number(data["endings"][kind]), percent(data["endings"][kind] / summary.games))
    yield ended

    if data["endings"]["won"]:
        winners = table("Winners", "seat", "wins", "share")
        for entry in data["winners"]:
            seat = entry["seat"]
            label = f"{seat}, {summary.bots[seat]}" if summary.bots else str(seat)
            winners.add_row(label, number(entry["wins"]), percent(entry["share"]))
        yield winners

        mean = sum(points * n for points, n in summary.points.items()) / data["endings"]["won"]
        points = table("The winners' points", "from", "mean", "share")
        for source, each in data["point_sources"].items():
            points.add_row(source, f"{each:.2f}", percent(each / mean))
        finals = ", ".join(f"{n:,} × {final}" for final, n in sorted(summary.points.items()))
        points.add_row(f"all ({finals})", f"{mean:.2f}", "")
        yield points

    rolls = sum(summary.rolls)
    dice = table(f"Dice, {rolls:,} rolls", "sum", "rolls", "share", "expected", "deviation (σ)")
    for entry in data["dice"]:
        p = entry["expected"]
        sigma = math.sqrt(rolls * p * (1 - p))
        off = f"{(entry['rolls'] - rolls * p) / sigma:+.1f}" if sigma else ""
        dice.add_row(str(entry["sum"]), number(entry["rolls"]), percent(entry["share"]), percent(p), off)
    yield dice


def speed(summary: Summary) -> str:
    data = summary.to_json()["speed"]
    back_end = "compiled" if summary.engine == "fast" else "plain"
    return (
        f"{number(data['games_per_s'])} games/s, {number(data['decisions_per_s'])} decisions/s, {back_end}, per core; "
        f"{data['seconds']:.2f} s in total"
    )
