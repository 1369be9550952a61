"""Any position of a game for any viewer: players see their own view, and everyone sees everything after the end."""

from __future__ import annotations

import json
from collections import OrderedDict
from typing import Any, Literal
from weakref import WeakKeyDictionary

from ..core.common_fields import CHANCE
from ..core.events import Event
from ..core.game import Game
from ..core.game_file import replay
from ..core.names import short_repr
from ..stats import statistics_of
from .bot_pool import Lost
from .bots import Bots
from .messages import Refused
from .table import BOT, OVER, Table, add_log_lines, play
from .workers import Workers

ALL: Literal["all"] = "all"
ADVISER = "engineer"  # judges the moves of people
INSTEAD_OF_RANDOM = "greenhorn"  # explains the moves of random players
MAX_CACHED = 32  # lists of events of finished games, at most about 1 MB each
Audience = int | Literal["all"] | None  # a seat, everything, or None: a spectator


def audience(table: Table, own: list[int], wanted: str) -> Audience:
    """Resolve the viewer named in a request; raise Refused if the caller cannot see that."""
    if wanted == "me":
        return own[0] if own else None
    if wanted == "watch":
        return None
    over = table.status == OVER
    if wanted == ALL:
        if not over:
            raise Refused("All hands are shown only after the game is over.", "not_over")
        return ALL
    if not (wanted.isascii() and wanted.isdigit() and int(wanted) < len(table.seats)):
        raise Refused(f"viewer must be me, watch, all or a seat number, not {short_repr(wanted)}.")
    if int(wanted) not in own and not over:
        raise Refused("That is not your seat.", "not_your_seat")
    return int(wanted)


def step(table: Table, n: int, viewer: Audience) -> dict[str, Any]:
    """The view after n actions, with the actor and the events of the n-th."""
    if n > table.actions:
        raise Refused(f"The game has {table.actions} actions, not {n}.", "unknown")
    game = table.game.copy()
    game.undo(game.length - max(0, n - 1))
    events: list[dict[str, Any]] = []
    by = None
    if n:
        action = table.game.action_at(n - 1)
        by = action.seat
        game.forget_events()
        play(game, [action])
        happened = list(game.events_since(0) if viewer == ALL else game.events_since(0, viewer))
        events = [event.to_json() | {"n": n} for event in happened]
        add_log_lines(events, happened)
    return {"table": table.code, "at": n, "actions": table.actions, "by": by, "status": table.status, "events": events,
            "view": _view(game, viewer)}  # fmt: skip


def _view(game: Game, viewer: Audience) -> dict[str, Any]:
    if viewer != ALL:
        return game.view_json(viewer)
    terms = ("game", "options", "map")
    position = {key: value for key, value in game.position().items() if key not in terms}
    return {"viewer": ALL, "to_act": list(game.to_act), "points": game.points(), "position": position}


async def all_events(table: Table, viewer: Audience, workers: Workers) -> bytes:
    """All events of the game as JSON. Those of finished games are cached, as they take up to 0.1 s to make."""
    is_over, key = table.status == OVER, (table, viewer)
    if is_over and key in _events:
        _events.move_to_end(key)
        return _events[key]
    made = await workers.in_thread(_encode_events, table.game.record(proof=False), viewer)
    if is_over:
        _events[key] = made
        while len(_events) > MAX_CACHED:
            _events.popitem(last=False)
    return made


_events: OrderedDict[tuple[Table, Audience], bytes] = OrderedDict()


def _encode_events(record: dict[str, Any], viewer: Audience) -> bytes:
    return json.dumps({"events": events_of(record, viewer)}, separators=(",", ":")).encode()


def events_of(record: dict[str, Any], viewer: Audience) -> list[dict[str, Any]]:
    """All events of a record with their log lines; `n` is the number of the action that caused each."""
    game = replay(record, at=0)
    out: list[dict[str, Any]] = []
    run: list[Event] = []
    for n, action in enumerate(record["actions"], 1):
        game.apply(action)
        at = len(out)
        happened = game.events_since(at) if viewer == ALL else game.events_since(at, viewer)
        out += [event.to_json() | {"n": n} for event in happened]
        run += happened
    add_log_lines(out, run)
    return out


async def statistics(table: Table, workers: Workers) -> bytes:
    """The statistics of a finished game as JSON; cached, as they take seconds."""
    if table.status != OVER:
        raise Refused("Statistics are available after the game is over.", "not_over")
    if table not in _statistics:
        found = await workers.in_process(statistics_of, table.game.record(proof=False))
        _statistics[table] = json.dumps(found).encode()
    return _statistics[table]


_statistics: WeakKeyDictionary[Table, bytes] = WeakKeyDictionary()


async def reasons(table: Table, n: int, bots: Bots) -> dict[str, Any]:
    """Explain the n-th action: by the seat's own bot, or by an Engineer for a person's move.

    This reveals the seat's hand and plans, so it is refused before the game is over.
    """
    if table.status != OVER:
        raise Refused("Reasons are available after the game is over.", "not_over")
    if not 0 < n <= table.actions:
        raise Refused(f"The game has actions 1 to {table.actions}, not {n}.", "unknown")
    seat, move = table.game.entries[n - 1]
    if seat == CHANCE:
        raise Refused("Chance actions have no reasons.", "unknown")
    game = table.game.copy()
    game.undo(game.length - n + 1)
    is_bot = table.seats[seat].kind == BOT and "record" not in table.terms  # a record does not say who played
    level = table.seats[seat].level if is_bot else ADVISER
    try:
        found = await bots.reasons(game, seat, move, INSTEAD_OF_RANDOM if level == "random" else level)
    except Lost as error:
        raise Refused("All bots are busy. Try again later.", "too_many") from error
    return found | {"seat": seat, "level": level, "own": is_bot}


def record(table: Table) -> dict[str, Any]:
    """The record of a finished game."""
    if table.status != OVER:
        raise Refused("The record is available after the game is over.", "not_over")
    if "record" in table.terms:
        found: dict[str, Any] = table.terms["record"]
        return found
    take_backs = {"take_backs": table.take_backs} if table.take_backs else {}
    return table.game.record(proof=True) | {"result": table.result} | take_backs
