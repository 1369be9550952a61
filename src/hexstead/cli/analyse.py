"""`hexstead analyse`: win probabilities, luck and errors of a finished game, as tables, JSON or an HTML page."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path

from ..analysis import Analysis, Step, analyse
from ..bots.explain import action_text
from ..bots.rating import CLASSES
from ..core.game_file import replay
from ..core.translations import messages
from ..sim.plots import lines
from ..sim.report import STYLE, html_table, page, section
from ..sim.training_report import CURVES
from .output import bar, out, table, write
from .replay import read_record

SEAT_COLUMNS = ("start", "luck", "own decisions", "others' decisions", "result", "without luck")
EVENT_COLUMNS = ("seat", "turn", "action", "event", "gain")
ERROR_COLUMNS = ("seat", "cost of all decisions", *CLASSES)
WORST_COLUMNS = ("seat", "turn", "action", "error", "cost", "move", "better")
BEST_COLUMNS = ("seat", "turn", "action", "gain", "move")
TRADE_COLUMNS = ("seat", "partner", "turn", "action", "gives", "gets", "gain", "partner's gain")
RATING_NOTE = (
    "Costs in percentage points of the seat's own chance, by what it knew, compared with the best move it had. A cost "
    "within the uncertainty of the estimate is no error."
)
NOT_RATED = "Decisions were not rated: that needs compiled rules and a game from its normal start."
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
    for title, columns, rows, _ in parts(found):
        shown = table(title, *columns)
        for row in rows:
            shown.add_row(*row)
        if rows:
            out.print(shown)
    out.print(NOTE, soft_wrap=True)
    out.print(RATING_NOTE if found.is_rated else NOT_RATED, soft_wrap=True)
    if html is not None:
        out.print(f"The analysis is in {html}.", soft_wrap=True)


def seat_rows(found: Analysis) -> list[Sequence[str]]:
    rows: list[Sequence[str]] = []
    for seat in found.to_json()["seats"]:
        changes = (seat["luck"], seat["own_decisions"], seat["other_decisions"])
        numbers = [_percent(seat["start"]), *map(_points, changes), _percent(seat["result"])]
        rows.append((seat["name"], *numbers, _percent(seat["without_luck"])))
    return rows


def parts(found: Analysis) -> Iterator[tuple[str, Sequence[str], list[Sequence[str]], str]]:
    """The additional tables, each with its title, columns, rows and explanation."""
    yield (
        "Luckiest events",
        EVENT_COLUMNS,
        luckiest_rows(found),
        "What chance gave compared with the mean of all outcomes.",
    )
    if found.is_rated:
        yield "Errors", ERROR_COLUMNS, error_rows(found), RATING_NOTE
        yield "Worst moves", WORST_COLUMNS, worst_rows(found), "The errors that cost most, with the better move."
        yield "Best moves", BEST_COLUMNS, best_rows(found), "Moves whose next best alternative was worst."
    yield "Trades", TRADE_COLUMNS, trade_rows(found), "Change of both sides' chance, each by what it knew."


def error_rows(found: Analysis) -> list[Sequence[str]]:
    return [
        (name, f"{100 * sum(found.costs(seat)):.1f}", *(str(n) for n in found.errors(seat).values()))
        for seat, name in enumerate(found.seats)
    ]


def worst_rows(found: Analysis) -> list[Sequence[str]]:
    names = messages("", "en")
    return [
        (*_place(found, step), names[f"analysis-{made.error}"], f"{100 * made.cost:.1f}",
         action_text(found.game, made.move), action_text(found.game, made.best))
        for step in found.worst() if (made := step.decision) is not None
    ]  # fmt: skip


def best_rows(found: Analysis) -> list[Sequence[str]]:
    return [
        (*_place(found, step), _points(made.edge), action_text(found.game, made.move))
        for step in found.best()
        if (made := step.decision) is not None
    ]


def _place(found: Analysis, step: Step) -> tuple[str, str, str]:
    return "" if step.seat is None else found.seats[step.seat], str(step.turn), str(step.n)


def trade_rows(found: Analysis) -> list[Sequence[str]]:
    def goods(bundle: dict[str, int]) -> str:
        return ", ".join(f"{n} {good}" for good, n in bundle.items())

    return [
        (found.seats[one.seat], found.seats[one.partner], str(one.turn), str(one.n), goods(one.give), goods(one.get),
         _points(one.gain), _points(one.partner_gain))
        for one in found.trades
    ]  # fmt: skip


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
    body = section("Chance to win", "At the end of each turn.", chart, wide=True)
    body += section("Luck and decisions", NOTE, html_table(names, seat_rows(found)), wide=True)
    for name, columns, rows, note in parts(found):
        if rows:
            body += section(name, note, html_table(columns, rows), wide=True)
    if not found.is_rated:
        body += f"<p>{NOT_RATED}</p>"
    return page(title, ended, body, "", f"<style>{STYLE}\n{CURVES}</style>")


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
