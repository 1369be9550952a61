"""The bot of one seat in one game.

It requests its moves from a host: a process of bot_pool.py, or a worker of the page. It sends the events that its seat
saw and a masked state; a host that has been replaced gets the history again. If there is no answer in time, the bot
makes a harmless move.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import secrets
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Sequence
from random import Random
from typing import Any, Protocol, TypeVar
from weakref import WeakKeyDictionary

import structlog

from ..bots.bot import Move, Seen, Terms, seen_by
from ..bots.levels import level_of
from ..bots.random_bot import pick_code
from ..bots.rating import Rating
from ..core.actions import DECLINE, DONE, END_TURN, ROLL, WITHDRAW, Action, UncodedTrade
from ..core.game import Entry, Game
from ..errors import HexsteadError
from .metrics import BOT_SECONDS
from .random_player import random_action
from .room import Room
from .turn_time import TurnTime

T = TypeVar("T")
log = structlog.get_logger("hexstead.server")

LATE_SECONDS = 10.0  # beyond a decision's time until the host counts as hung; replacing a slow host would not help
PATIENCE_SECONDS = 15.0  # for a free host, once the hosts have started
RATING_SECONDS = 30.0  # maximum for a request for ratings, which usually takes less than one
SLICE_SECONDS = 60.0  # maximum for a slice of a task, which usually takes a fraction of one
MAX_TASK_STARTS = 3
HARMLESS = (DECLINE, WITHDRAW, ROLL, END_TURN, DONE)  # moves if the bot does not answer, best first


class Lost(HexsteadError):
    """There is no answer: the host hangs, has crashed, or could not start."""


class Host(Protocol):
    """Answers the requests of bots (bots/hosted_bots.py)."""

    @property
    def generation(self) -> int:
        """A number that increases whenever the host has lost its bots."""

    async def started(self) -> None:
        """Wait until the host answers; raise Lost."""

    async def ask(self, request: dict[str, Any], seconds: float, is_last: bool = False) -> dict[str, Any]:
        """Return the reply to a request; raise Lost if it does not arrive in time.

        `is_last`: other requests have priority.
        """


class SeatBots(ABC):
    """Base class of the bots of all tables, which decide in hosts."""

    def __init__(self) -> None:
        self._keys = itertools.count()
        self._bots: WeakKeyDictionary[Room, dict[tuple[int, str], SeatBot]] = WeakKeyDictionary()
        self._times: WeakKeyDictionary[Room, dict[int, TurnTime]] = WeakKeyDictionary()
        self._working = asyncio.Lock()

    @abstractmethod
    def least_busy(self, game: str, home: Any = None) -> Host:
        """The host for the next decision; preferably `home`, which knows the bot."""

    async def decide(
        self, room: Room, seat: int, level: str, legal: list[int], game: Game | None = None
    ) -> dict[str, Any]:
        """Choose one of the legal codes of a seat, in the room's game or a trial of it; return the action as JSON."""
        if level == "random":
            return random_action(room, seat, legal)
        bots = self._bots.setdefault(room, {})
        if (seat, level) not in bots:
            bots[seat, level] = self.bot(level, seat, secrets.randbits(31), self.turn_time(room, seat))
        is_last = all(place.bot for place in room.table.seats)  # tables with people come first
        return (await bots[seat, level].decide(game or room.table.game, legal, is_last)).to_json()

    def turn_time(self, room: Room, seat: int) -> TurnTime:
        """The time that a seat has in the current turn."""
        return self._times.setdefault(room, {}).setdefault(seat, TurnTime())

    async def reasons(self, game: Game, seat: int, move: Move, level: str) -> dict[str, Any]:
        """How a level judges a move in the game's current position (bots/explain.py); raises Lost."""
        return await self.bot(level, seat, 0).reasons(game, move)

    async def ratings(self, game: str, request: dict[str, Any]) -> list[Rating | None] | None:
        """Ratings of a seat's decisions, as `rating_request` asks for them; None in plain Python. Raises Lost."""
        host = self.least_busy(game)
        await host.started()
        reply = await host.ask(request, RATING_SECONDS)
        if "error" in reply:
            raise Lost(reply["error"])
        return reply.get("ratings")

    async def work(
        self,
        game: str,
        make: Callable[..., Generator[float, None, T]],
        *arguments: Any,
        report: Callable[[float], None],
    ) -> T:
        """The result of a long task about a game, done by one host in slices, after the decisions of bots.

        The host calls `make` with its back end and the arguments, which are pickled; `report` gets the progress, from
        0 to 1. One task at a time; others wait. If the host ends or is replaced, the task starts again. Raises Lost.
        """
        async with self._working:
            for _ in range(MAX_TASK_STARTS):
                host, key = self.least_busy(game), f"task-{next(self._keys)}"
                await host.started()
                request: dict[str, Any] = {"task": key, "make": (make, game, arguments)}
                while self.keeps(host):
                    try:
                        reply = await host.ask(request, SLICE_SECONDS, is_last=True)
                    except Lost:
                        break
                    if "error" in reply:
                        raise Lost(reply["error"])
                    if "result" in reply:
                        result: T = reply["result"]
                        return result
                    if "gone" in reply:  # the host was replaced
                        break
                    report(reply["progress"])
                    request = {"task": key, "make": None}
        raise Lost("its host was replaced too often")

    @abstractmethod
    def keeps(self, host: Host) -> bool:
        """Whether a host is still in use: it can have a successor."""

    def bot(self, spec: str, seat: int, seed: int, time: TurnTime | None = None) -> SeatBot:
        """A bot for a seat; it gets a host when it first decides. Without a time, only its decisions count."""
        level = level_of(spec)
        spec = spec if level is None else level.spec or spec
        return SeatBot(self, f"bot-{next(self._keys)}", spec, seat, seed, time or TurnTime())


class SeatBot:
    """The bot of one seat in one game."""

    def __init__(self, pool: SeatBots, key: str, spec: str, seat: int, seed: int, time: TurnTime):
        self._pool, self._key, self._spec, self._seat, self._seed = pool, key, spec, seat, seed
        self._time = time
        self._home: Host | None = None
        self._generation = 0  # the home's generation when it last knew this bot
        self._sent: list[Entry] = []  # actions that the home knows
        self._draw = Random(seed)
        self.fallbacks = 0

    async def decide(self, game: Game, legal: list[int], is_last: bool = False) -> Action:
        """The move that the bot chooses. The game may change in the meantime, so check the action before applying it.

        With `is_last`, the decisions of other tables come first.
        """
        asked = time.monotonic()
        with self._time.counting(game.turn):
            try:
                if len(legal) > 1:
                    # Wait without a limit: a random move would spoil the game.
                    await self._pool.least_busy(game.name, self._home).started()
                    self._time.excuse(time.monotonic() - asked)
                async with asyncio.timeout(PATIENCE_SECONDS):
                    move = legal[0] if len(legal) == 1 else await self._move(game, legal, is_last)
            except (Lost, TimeoutError) as error:
                why = str(error) or "no host is free"
                log.warning("no answer from a bot", level=self._spec, seat=self._seat, why=why)
                self.fallbacks += 1
                move = harmless_move(game, legal, self._draw)
        BOT_SECONDS.labels(self._spec).observe(time.monotonic() - asked)
        return game.action(self._seat, move)

    async def _move(self, game: Game, legal: list[int], is_last: bool) -> Move:
        for _ in range(2):
            move = await self._ask(game, legal, is_last)
            if move is not None:
                return move
        raise Lost("its host was replaced twice")

    async def _ask(self, game: Game, legal: list[int], is_last: bool) -> Move | None:
        """Ask a host for a move, sending the history if it does not know it; None if the host has dropped the bot."""
        host = self._pool.least_busy(game.name, self._home)
        entries = game.entries
        known = host is self._home and host.generation == self._generation and entries[: len(self._sent)] == self._sent
        seconds = self._time.for_search()
        request = {
            "key": self._key,
            "begin": None if known else self._begin(game),
            "seen": self._seen(game, len(self._sent) if known else 0),
            "masked": game.masked(self._seat).to_bytes(),
            "legal": legal,
            "seconds": seconds,
        }
        self._home = None  # until it has answered
        reply = await host.ask(request, seconds + LATE_SECONDS, is_last)
        if "gone" in reply:
            return None
        if "error" in reply:
            raise Lost(reply["error"])
        self._home, self._generation, self._sent = host, host.generation, entries
        move: Move = reply["move"]
        if not isinstance(move, UncodedTrade) and move not in legal:
            raise Lost(f"it chose {move}, which is not legal")
        return move

    async def reasons(self, game: Game, move: Move) -> dict[str, Any]:
        request = {
            "begin": self._begin(game),
            "masked": game.masked(self._seat).to_bytes(),
            "legal": game.legal_codes(self._seat),
            "why": move,
        }
        reply = await self._pool.least_busy(game.name).ask(request, LATE_SECONDS)
        if "error" in reply:
            raise Lost(reply["error"])
        found: dict[str, Any] = reply["reasons"]
        return found

    def _begin(self, game: Game) -> dict[str, Any]:
        return {"spec": self._spec, "seed": self._seed, **_known_at_start(game, self._seat)}

    def _seen(self, game: Game, start: int) -> list[Seen]:
        level = level_of(self._spec)
        if level is not None and not level.needs_history:
            return []
        return _seen_since(game, self._seat, start)


def rating_request(game: Game, seat: int, decisions: Sequence[tuple[int, Move | None]]) -> dict[str, Any]:
    """Ask for ratings of decisions of a seat, by what it knew at each: the number of actions before it, and the move.

    In the order of the game; the last one can be open, with the move None. Changes the game.
    """
    asked: list[tuple[int, bytes, list[int], Move | None]] = []
    request = {**_known_at_start(game, seat), "seen": _seen_since(game, seat, 0), "rate": asked}
    for before, move in reversed(decisions):
        game.undo(game.length - before)
        asked.insert(0, (before, game.masked(seat).to_bytes(), game.legal_codes(seat), move))
    return request


def _known_at_start(game: Game, seat: int) -> dict[str, Any]:
    """What a seat knows before the first action: the terms, and the masked position if the game starts from one."""
    text = json.dumps(game.board.data) if game.custom_map else ""
    known: dict[str, Any] = {
        "terms": (game.name, game.players, game.options, game.rules_version, text),
        "seat": seat,
    }
    if not game.from_start:
        states = game.engine.from_bytes(game.start_bytes())
        known["start"] = game.engine.masked(states, seat).to_bytes()
    return known


def _seen_since(game: Game, viewer: int, start: int) -> list[Seen]:
    return [seen_by(game.engine, viewer, seat, move, rows) for seat, move, rows in game.steps(start)]


def harmless_move(game: Game, legal: list[int], draw: Random) -> int:
    """A move that harms no player if there is one, else a random one."""
    moves = game.definition.actions.moves
    for kind in HARMLESS:
        for code in legal:
            if moves[code][0] == kind:
                return code
    return pick_code(Terms.of(game), legal, draw)
