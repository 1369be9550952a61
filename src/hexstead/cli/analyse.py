"""`hexstead analyse`: win probabilities and luck of a finished game, as tables, JSON or an HTML page."""

from __future__ import annotations

import json
from collections.abc import Sequence
from html import escape
from pathlib import Path

from ..analysis import Analysis, analyse
from ..core.game_file import replay
from ..sim.plots import lines
from ..sim.report import STYLE, html_table, page, section
from ..sim.training_report import CURVES
from .output import bar, out, table, write
from .replay import read_record

SEAT_COLUMNS = ("start", "luck", "own decisions", "others' decisions", "result", "without luck")
LUCKIEST = 8
NOTE = (
    "Start + luck + decisions = result, in percentage points. Probabilities are those of the built-in levels, "
    "estimated with all cards visible."
)


def run(file: Path, as_json: bool, html: Path | None) -> None:
    game = replay(read_record(file))
    with bar() as progress:
        task = progress.add_task("Analysing", total=game.length)
        found = analyse(game, lambda: progress.advance(task))
    if html is not None:
        write(html, report(found))
    if as_json:
        print(json.dumps(found.to_json()))
        return
    seats = table(f"{game.name}: chances to win", "seat", *SEAT_COLUMNS)
    for row in seat_rows(found):
        seats.add_row(*row)
    out.print(seats)
    events = table("Luckiest events", "seat", "turn", "action", "event", "gain")
    for lucky in luckiest_rows(found):
        events.add_row(*lucky)
    out.print(events)
    out.print(NOTE, soft_wrap=True)
    if html is not None:
        out.print(f"The analysis is in {html}.", soft_wrap=True)


def seat_rows(found: Analysis) -> list[Sequence[str]]:
    rows: list[Sequence[str]] = []
    for seat in found.to_json()["seats"]:
        changes = (seat["luck"], seat["own_decisions"], seat["other_decisions"])
        numbers = [_percent(seat["start"]), *map(_points, changes), _percent(seat["result"])]
        rows.append((seat["name"], *numbers, _percent(seat["without_luck"])))
    return rows


def luckiest_rows(found: Analysis) -> list[Sequence[str]]:
    return [
        (found.seats[seat], str(step.turn), str(step.n), step.type, _points(step.change[seat]))
        for seat, step in found.luckiest(LUCKIEST)
    ]


def _percent(value: float) -> str:
    return f"{100 * value:.1f} %"


def _points(value: float) -> str:
    return f"{100 * value:+.1f}"


def report(found: Analysis) -> str:
    """The analysis as one self-contained HTML page."""
    title = f"Analysis of a game of {found.game.capitalize()}"
    ended = "It has no winner." if found.winner is None else f"{found.seats[found.winner]} won."
    chart = lines("Chance to win", by_turn(found), ("turn", "%"))
    names = [escape(name) for name in ("seat", *SEAT_COLUMNS)]
    parts = section("Chance to win", "At the end of each turn.", chart, wide=True)
    parts += section("Luck and decisions", NOTE, html_table(names, seat_rows(found)), wide=True)
    lucky = html_table(("seat", "turn", "action", "event", "gain"), luckiest_rows(found))
    parts += section("Luckiest events", "What chance gave compared with the mean of all outcomes.", lucky, wide=True)
    return page(title, ended, parts, "", f"<style>{STYLE}\n{CURVES}</style>")


def by_turn(found: Analysis) -> dict[str, list[tuple[float, float]]]:
    """Every seat's chance in percent after the last action of each turn."""
    last: dict[int, list[float]] = {0: found.start}
    for step in found.steps:
        last[step.turn] = step.values
    last[max(last)] = found.result
    return {
        f"{seat + 1} {name}": [(turn, 100 * values[seat]) for turn, values in last.items()]
        for seat, name in enumerate(found.seats)
    }
