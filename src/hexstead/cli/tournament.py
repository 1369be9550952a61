"""`hexstead tournament`: rate bots against each other; prints tables or JSON and writes a report."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rich.table import Table

from ..errors import HexsteadError
from ..sim.report import head_to_head, report, standings
from ..sim.results_file import recorded_in
from ..sim.run_config import RunConfig
from ..sim.tournament import Tournament
from .game_runs import exit_if_stopped, play_run
from .output import number, out, percent, print_notes, table, write

REPORT = "report.html"
STANDING = ("games", "seats", "wins", "share", "95 %", "rating", "place")
PLAYING = ("points", "turns to win", "ms/decision", "longest ms", "faults")


def run(config: RunConfig, jobs: int | None, folder: Path | None, ray: str | None, as_json: bool) -> None:
    if config.field not in ("mixed", "ladder"):
        raise HexsteadError(f"There is no field {config.field!r}. A tournament's field is mixed or ladder.")
    results = play_run(config, f"Playing {config.game}", jobs, folder, ray)
    data = Tournament(config, results).to_json()
    if folder is not None and results:
        write(folder / REPORT, report(data, recorded_in(folder)))
    if as_json:
        print(json.dumps(data, indent=2))
    elif results:
        for part in tables(data):
            out.print(part)
        out.print(ended(data), soft_wrap=True)
    print_notes(data["faults"])
    if folder is not None and results and not as_json:
        out.print(f"The report is in {folder / REPORT}.", soft_wrap=True)
    exit_if_stopped(config, len(results), folder)


def tables(data: dict[str, Any]) -> Iterator[Table]:
    """The standings as tables."""
    heads, rows = standings(data)
    what = f"{data['games']:,} games of {data['game']}, {data['players']} players, seed {data['seed']}"
    for title, columns in ((what, STANDING), ("Play", PLAYING)):
        standing = table(title, heads[0], *columns)
        for row in rows:
            standing.add_row(row[0], *(row[heads.index(column)] for column in columns))
        yield standing
    ranked = sorted(data["entrants"], key=lambda row: row["rank"])
    if len(ranked) > 1:
        heads, rows = head_to_head(data, ranked)
        matrix = table("Head to head: how often the row wins rather than the column, with equal seats", *heads)
        for row in rows:
            matrix.add_row(*row)
        yield matrix
    if data["ladder"]:
        steps = table(f"Ladder: an equal bot would win {percent(data['fair_share'])}", "bot", "against", "games",
                      "wins", "share", "95 %", left=2)  # fmt: skip
        for step in data["ladder"]:
            against = f"{data['players'] - 1} × {step['against']}"
            steps.add_row(step["bot"], against, number(step["games"]), number(step["wins"]), *_share(step))
        yield steps
    seats = table("Wins by seat", "seat", "wins", "share", "95 %")
    for row in data["seats"]:
        seats.add_row(str(row["seat"]), number(row["wins"]), *_share(row))
    yield seats


def _share(row: dict[str, Any]) -> tuple[str, str]:
    return percent(row["share"]), f"{100 * row['low']:.1f}–{100 * row['high']:.1f}"


def ended(data: dict[str, Any]) -> str:
    ends = data["endings"]
    return (
        f"{ends['won']:,} won, {ends['drawn']:,} drawn, {ends['cut']:,} stopped at {data['turn_limit']:,} turns; "
        f"median {data['turns']['median']:,} turns. Final states {data['sha256'][:16]}."
    )
