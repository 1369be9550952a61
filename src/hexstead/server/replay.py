"""Any position of a game for any viewer: players see their own view, and everyone sees everything after the end."""

from __future__ import annotations

import json
from collections import OrderedDict
from collections.abc import Hashable
from typing import Any, Literal
from weakref import WeakKeyDictionary

from ..bots.levels import level_of
from ..core.common_fields import CHANCE
from ..core.events import Event
from ..core.game import Game
from ..core.game_file import replay
from ..core.known_cards import known_cards
from ..core.names import short_repr
from ..stats import statistics_of
from .bots import Bots
from .encoding import encode, object_text
from .messages import Refused
from .recent_events import add_log_lines
from .seat_bot import Lost
from .seats import BOT
from .table import OVER, Table, play
from .workers import Workers

ALL: Literal["all"] = "all"
ADVISER = "engineer"  # judges the moves of people
INSTEAD_OF_RANDOM = "greenhorn@1"  # the level that explains moves of random players
MAX_CACHED = 32 << 20  # bytes of encoded events and records of finished games
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


class Cache:
    """An LRU cache of encoded bodies, limited by their total size."""

    def __init__(self, size: int):
        self._size = size
        self._bodies: OrderedDict[Hashable, bytes] = OrderedDict()
        self._length = 0

    def get(self, key: Hashable) -> bytes | None:
        if key in self._bodies:
            self._bodies.move_to_end(key)
        return self._bodies.get(key)

    def put(self, key: Hashable, body: bytes) -> None:
        self._length += len(body) - len(self._bodies.pop(key, b""))
        self._bodies[key] = body
        while self._length > self._size:
            self._length -= len(self._bodies.popitem(last=False)[1])

    @property
    def length(self) -> int:
        """Total size of all bodies."""
        return self._length


_cache = Cache(MAX_CACHED)


async def all_events(table: Table, viewer: Audience, workers: Workers) -> bytes:
    """All events of the game as JSON. Those of finished games are cached, as they take up to 0.1 s to make."""
    is_over, key = table.status == OVER, (table.code, table.version, viewer)  # a renaming changes the version
    made = _cache.get(key) if is_over else None
    if made is None:
        made = await workers.in_thread(_encode_events, table.game.record(proof=False), viewer)
        if is_over:
            _cache.put(key, made)
    return made


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


async def known_hands(table: Table, workers: Workers) -> bytes:
    """What everyone could know about hands from public events, as JSON; cached until the table changes."""
    key = table.code, table.seq, "known"
    made = _cache.get(key)
    if made is None:
        made = await workers.in_thread(_encode_known, table.game.copy())
        _cache.put(key, made)
    return made


def _encode_known(game: Game) -> bytes:
    return encode({"seats": known_cards(game)}).encode()


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
    """Explain the n-th action by the seat's own level, or by an Engineer if the player is not a level.

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
    level_found = level_of(table.seats[seat].level)
    explains = level_found is not None and level_found.spec is None  # bots that the host has added cannot
    is_bot = table.seats[seat].kind == BOT and explains and "record" not in table.terms  # records do not name levels
    level = table.seats[seat].level if is_bot else ADVISER
    try:
        found = await bots.reasons(game, seat, move, INSTEAD_OF_RANDOM if level == "random" else level)
    except Lost as error:
        raise Refused("All bots are busy. Try again later.", "too_many") from error
    return found | {"seat": seat, "level": level, "own": is_bot}


async def record(table: Table, workers: Workers) -> bytes:
    """The record of a finished game as JSON; cached, as that of a long game takes up to a second."""
    if table.status != OVER:
        raise Refused("The record is available after the game is over.", "not_over")
    key = table.code, table.version, "record"
    made = _cache.get(key)
    if made is None:
        made = await workers.in_thread(_encode_record, table)
        _cache.put(key, made)
    return made


def _encode_record(table: Table) -> bytes:
    """Encode the record action by action, so that other threads can run in between."""
    found = record_of(table)
    actions = f"[{','.join(map(encode, found['actions']))}]"
    texts = {key: actions if key == "actions" else encode(value) for key, value in found.items()}
    return object_text(texts).encode()


def record_of(table: Table) -> dict[str, Any]:
    """The record of a table's game, with its result and proof."""
    if "record" in table.terms:
        found: dict[str, Any] = table.terms["record"]
        return found
    take_backs = {"take_backs": table.take_backs} if table.take_backs else {}
    return table.game.record(proof=True) | {"result": table.result} | take_backs
