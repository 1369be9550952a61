"""`hexstead simulate`: many games by random players, with a bar while they run and tables when they are done."""

from __future__ import annotations

import json
import math
import signal
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ..core.game import new
from ..errors import BadOption
from ..sim import Run, Summary
from ..sim.summary import PERCENTILES
from .show import err, number, out, percent, table
from .warm import compile_with_line

PORTION_SECONDS = 0.1  # how long the bar may stand still, and Ctrl-C wait


def run(
    game: str, games: int, players: int, seed: int, turns: int, options: Sequence[str], engine: str, as_json: bool
) -> None:
    chosen = read_options(options)
    new(game, players, options=chosen)  # what is wrong is told before anything is compiled
    if engine == "fast":
        compile_with_line(game)
    made = Run(game, players, seed, chosen, turns, engine)
    summary = play(made, games)
    if as_json:
        print(json.dumps(summary.to_json(), indent=2))
    else:
        for part in tables(summary):
            out.print(part)
        out.print(speed(summary), soft_wrap=True)
    if summary.games < games:
        err.print(f"Stopped after {summary.games:,} of {games:,} games.")
        sys.exit(128 + signal.SIGINT)


def read_options(given: Sequence[str]) -> dict[str, Any]:
    """`name=value` as the option's value: true and false, whole numbers, else words."""
    words: dict[str, Any] = {"true": True, "false": False}
    found: dict[str, Any] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(f"An option is given as NAME=VALUE, not as {text!r}.")
        number = value.isascii() and value.removeprefix("-").isdigit() and len(value) < 10
        found[name.strip()] = int(value) if number else words.get(value.lower(), value)
    return found


def play(made: Run, games: int) -> Summary:
    """All games in portions, so that the bar moves; Ctrl-C ends after a portion."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    portion = 1
    with _stoppable() as stopped, Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as bar:
        task = bar.add_task(f"Simulating {made.summary.game}", total=games)
        while made.summary.games < games and not stopped:
            began = time.perf_counter()
            made.play(min(portion, games - made.summary.games))
            bar.update(task, completed=made.summary.games)
            if time.perf_counter() - began < PORTION_SECONDS / 2:
                portion *= 2
    return made.summary


@contextmanager
def _stoppable() -> Iterator[list[int]]:
    """A list that is empty until Ctrl-C is pressed; a second one breaks off."""
    stopped: list[int] = []

    def stop(number: int, frame: object) -> None:
        if stopped:
            raise KeyboardInterrupt
        stopped.append(number)

    before = signal.signal(signal.SIGINT, stop)
    try:
        yield stopped
    finally:
        signal.signal(signal.SIGINT, before)


def tables(summary: Summary) -> Iterator[Table]:
    """The summary for people; equal for equal games."""
    data = summary.to_json()
    name = f"{summary.game}, {summary.players} random players, seed {summary.seed}"
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
            winners.add_row(str(entry["seat"]), number(entry["wins"]), percent(entry["share"]))
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
        f"{number(data['games_per_s'])} games/s, {number(data['decisions_per_s'])} decisions/s, {back}, "
        f"{data['seconds']:.2f} s in the engine"
    )
