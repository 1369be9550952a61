"""`hexstead simulate`: many games, by random players or a bot per seat; a bar while they run and tables when done."""

from __future__ import annotations

import json
import math
from collections.abc import Iterator
from pathlib import Path

from rich.table import Table

from ..sim import Summary
from ..sim.jobs import Plan
from ..sim.match import first_faults
from ..sim.summary import PERCENTILES
from .playing import played, tell_if_stopped
from .show import number, out, percent, table, tell


def run(plan: Plan, jobs: int | None, folder: Path | None, ray: str | None, as_json: bool) -> None:
    results = played(plan, f"Simulating {plan.game}", jobs, folder, ray)
    summary = Summary(plan.game, plan.players, plan.seed, dict(plan.terms.options), plan.turns, plan.engine, plan.bots)
    for result in results:
        summary.take(result)
    if as_json:
        print(json.dumps(summary.to_json(), indent=2))
    elif results:
        for part in tables(summary):
            out.print(part)
        out.print(speed(summary), soft_wrap=True)
    tell(first_faults(results))
    tell_if_stopped(plan, len(results), folder)


def tables(summary: Summary) -> Iterator[Table]:
    """The summary for people; equal for equal games."""
    data = summary.to_json()
    who = "bots" if summary.bots else "random players"
    name = f"{summary.game}, {summary.players} {who}, seed {summary.seed}"
    keys = ["mean", "min", *("median" if p == 50 else f"p{p}" for p in PERCENTILES), "max"]
    length = table(f"{summary.games:,} games of {name}: length", "", *keys)
    for what in ("turns", "decisions"):
        length.add_row(what, *(number(round(data[what][key], 1)) for key in keys))
    yield length

    ended = table("How they ended", "ending", "games", "share")
    labels = {"won": "won", "drawn": "drawn, nobody could win any more", "cut": f"cut at {summary.turn_limit} turns"}
    for kind, label in labels.items():
        ended.add_row(label, number(data["endings"][kind]), percent(data["endings"][kind] / summary.games))
    yield ended

    if data["endings"]["won"]:
        winners = table("Winners", "seat", "wins", "share")
        for entry in data["winners"]:
            seat = entry["seat"]
            words = f"{seat}, {summary.bots[seat]}" if summary.bots else str(seat)
            winners.add_row(words, number(entry["wins"]), percent(entry["share"]))
        yield winners

        mean = sum(points * n for points, n in summary.points.items()) / data["endings"]["won"]
        points = table("The winners' points", "from", "mean", "share")
        for source, each in data["point_sources"].items():
            points.add_row(source, f"{each:.2f}", percent(each / mean))
        finals = ", ".join(f"{n:,} × {final}" for final, n in sorted(summary.points.items()))
        points.add_row(f"all ({finals})", f"{mean:.2f}", "")
        yield points

    rolls = sum(summary.rolls)
    dice = table(f"Dice, {rolls:,} rolls", "sum", "rolls", "share", "expected", "off by σ")
    for entry in data["dice"]:
        p = entry["expected"]
        sigma = math.sqrt(rolls * p * (1 - p))
        off = f"{(entry['rolls'] - rolls * p) / sigma:+.1f}" if sigma else ""
        dice.add_row(str(entry["sum"]), number(entry["rolls"]), percent(entry["share"]), percent(p), off)
    yield dice


def speed(summary: Summary) -> str:
    data = summary.to_json()["speed"]
    back = "compiled" if summary.engine == "fast" else "plain"
    return (
        f"{number(data['games_per_s'])} games/s, {number(data['decisions_per_s'])} decisions/s, {back}, on a core; "
        f"{data['seconds']:.2f} s in the games"
    )
