"""A game at any of its moments, for any viewer: a seat its own view, everyone everything once the game is over."""

from __future__ import annotations

import json
from typing import Any
from weakref import WeakKeyDictionary

from anyio import to_process

from ..core.events import Event
from ..core.game import Game
from ..core.names import shown
from ..core.record import replay
from ..core.table import CHANCE
from ..stats import statistics_of
from .messages import Refused
from .sending import seen
from .table import BOT, OVER, Table, add_lines, play
from .thinkers import Lost, Thinkers

ALL = "all"
ADVISER = "engineer"  # who judges what people did
LIKE_RANDOM = "greenhorn"  # who speaks for the random player
Looker = int | str | None  # a seat, "all", or None: who watches


def viewer_of(table: Table, own: list[int], wish: str) -> Looker:
    """Who looks, by the words of a request; raises Refused for eyes that are not theirs."""
    if wish == "me":
        return own[0] if own else None
    if wish == "watch":
        return None
    over = table.status == OVER
    if wish == ALL:
        if not over:
            raise Refused("All hands are shown once the game is over.", "not_over")
        return ALL
    if not (wish.isascii() and wish.isdigit() and int(wish) < len(table.seats)):
        raise Refused(f"A viewer is me, watch, all or a seat's number, not {shown(wish)}.")
    if int(wish) not in own and not over:
        raise Refused("You do not sit there.", "not_your_seat")
    return int(wish)


def moment(table: Table, n: int, viewer: Looker) -> dict[str, Any]:
    """The view after n actions, who took the n-th, and the events that it made."""
    if n > table.actions:
        raise Refused(f"There are {table.actions} actions, not {n}.", "unknown")
    game = table.game.copy()
    game.undo(game.length - max(0, n - 1))
    events: list[dict[str, Any]] = []
    by = None
    if n:
        action = table.game.action_at(n - 1)
        by = action.seat
        game.forget_events()
        play(game, [action])
        happened = game.events_since(0) if viewer == ALL else game.events_since(0, viewer)  # type: ignore[arg-type]
        events = [event.to_json() | {"n": n} for event in happened]
        add_lines(events, list(happened))
    return {"table": table.code, "at": n, "actions": table.actions, "by": by, "status": table.status, "events": events,
            "view": _view(game, viewer)}  # fmt: skip


def _view(game: Game, viewer: Looker) -> dict[str, Any]:
    if viewer == ALL:
        hidden = ("game", "options", "map")
        position = {key: value for key, value in game.position().items() if key not in hidden}
        return {"viewer": ALL, "to_act": list(game.to_act), "points": game.points(), "position": position}
    return seen(game, viewer)  # type: ignore[arg-type]


def story(table: Table, viewer: Looker) -> list[dict[str, Any]]:
    """Every event that stands, with its action's number (`n`) and its line in the log: what a replay tells."""
    record = table.game.record(proof=False)
    game = replay(record, at=0)
    out: list[dict[str, Any]] = []
    told: list[Event] = []
    for n, action in enumerate(record["actions"], 1):
        game.apply(action)
        at = len(out)
        happened = game.events_since(at) if viewer == ALL else game.events_since(at, viewer)  # type: ignore[arg-type]
        out += [event.to_json() | {"n": n} for event in happened]
        told += happened
    add_lines(out, told)
    return out


async def statistics(table: Table) -> bytes:
    """What there is to say about a game that is over, as JSON; worked out once, in another process: it takes long."""
    if table.status != OVER:
        raise Refused("Statistics come once the game is over.", "not_over")
    if table not in _statistics:
        told = await to_process.run_sync(statistics_of, table.game.record(proof=False), cancellable=True)
        _statistics[table] = json.dumps(told).encode()
    return _statistics[table]


_statistics: WeakKeyDictionary[Table, bytes] = WeakKeyDictionary()


async def reasons(table: Table, n: int, thinkers: Thinkers) -> dict[str, Any]:
    """Why the n-th action was a good one, or not: as the seat's bot sees it, or an Engineer where a person sat.

    It tells what the seat held and wanted, so it comes once the game is over.
    """
    if table.status != OVER:
        raise Refused("Reasons come once the game is over.", "not_over")
    if not 0 < n <= table.actions:
        raise Refused(f"There are {table.actions} actions, and none has the number {n}.", "unknown")
    seat, move = table.game.entries[n - 1]
    if seat == CHANCE:
        raise Refused("Chance has no reasons.", "unknown")
    game = table.game.copy()
    game.undo(game.length - n + 1)
    is_bot = table.seats[seat].kind == BOT and "record" not in table.terms  # who played an imported game is not known
    level = table.seats[seat].level if is_bot else ADVISER
    try:
        told = await thinkers.reasons(game, seat, move, LIKE_RANDOM if level == "random" else level)
    except Lost as error:
        raise Refused("No bot has time to say why. Try again later.", "too_many") from error
    return told | {"seat": seat, "level": level, "own": is_bot}


def record(table: Table) -> dict[str, Any]:
    """The whole game as one object, once it is over."""
    if table.status != OVER:
        raise Refused("The record is published once the game is over.", "not_over")
    if "record" in table.terms:
        found: dict[str, Any] = table.terms["record"]
        return found
    return table.game.record(proof=True) | {"result": table.result}
