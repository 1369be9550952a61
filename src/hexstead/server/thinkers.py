"""Bots at tables: they think in processes of their own, and the event loop never waits for them.

`Thinkers` keeps the processes; `SeatBot` is the bot of one seat of one game, for as long as the seat needs one. It is
told what its seat saw and asked with a masked record. A process that hangs, breaks or grows too large is replaced, and
a bot that lived in it is told everything anew; where there is no answer in time, the move is a modest one.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import pickle
import secrets
import sys
import time
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any
from weakref import WeakKeyDictionary

import structlog

from ..bots.bot import Move, Seen, Terms, seen_by
from ..bots.levels import COMPILED, pick_code
from ..bots.worker import LENGTH, frame
from ..core.actions import DECLINE, DONE, END_TURN, ROLL, Action, Free
from ..core.definition import game_names
from ..core.game import Entry, Game
from ..errors import HexsteadError
from ..processes import cores
from .players import random_action
from .room import Room

log = structlog.get_logger("hexstead.server")

TURN_SECONDS = 3.6  # of thinking that searches, in one turn; the budget is 4
SHARE = 0.25  # of what is left of them, for the next decision
LATE_SECONDS = 10.0  # beyond its budget, before the process counts as hung: to replace one that is slow helps nobody
START_SECONDS = 900.0  # until the kernels are loaded, or compiled where nobody did that before
PATIENCE_SECONDS = 15.0  # for a free process, once they have loaded
PAUSE_SECONDS = 1.0  # before a process that did not start is tried again
MODEST = (DECLINE, ROLL, END_TURN, DONE)  # what to do where no bot answers, in this order; else anything legal
BLIND = COMPILED  # need not be told what happened: the masked record says it all


class Lost(HexsteadError):
    """There is no answer: the process hangs, broke, or could not start."""


class Thinkers:
    """The processes in which bots think, and the bots of all tables. It starts them when a bot is first asked."""

    def __init__(self, width: int | None = None, memory_mb: int = 1024, games: Sequence[str] | None = None):
        warm = game_names() if games is None else games  # what to load before the first question
        self._workers = [_Worker(memory_mb << 20, warm) for _ in range(width or max(1, cores() - 1))]
        self._keys = itertools.count()
        self._bots: WeakKeyDictionary[Room, dict[tuple[int, str], SeatBot]] = WeakKeyDictionary()

    async def decide(self, room: Room, seat: int, level: str, legal: list[int]) -> dict[str, Any]:
        """One of the legal actions, as JSON, by the bot of a seat at a table."""
        if level == "random":
            return random_action(room, seat, legal)
        bots = self._bots.setdefault(room, {})
        if (seat, level) not in bots:
            bots[seat, level] = self.bot(level, seat, secrets.randbits(31))
        return (await bots[seat, level].decide(room.table.game, legal)).to_json()

    async def reasons(self, game: Game, seat: int, move: Move, level: str) -> dict[str, Any]:
        """What speaks for a move where the game stands, as a level sees it (bots/explain.py); raises Lost."""
        return await self.bot(level, seat, 0).reasons(game, move)

    async def ready(self) -> None:
        """Wait until all processes have loaded what bots think with; compiling it, where nobody did, takes minutes."""
        await asyncio.gather(*(worker.started() for worker in self._workers))

    @property
    def state(self) -> str:
        """For those who run the server: asleep until a bot is needed, loading, ready."""
        if all(worker.is_ready for worker in self._workers):
            return "ready"
        return "loading" if any(worker.is_starting for worker in self._workers) else "asleep"

    async def close(self) -> None:
        await asyncio.gather(*(worker.close() for worker in self._workers))

    def bot(self, spec: str, seat: int, seed: int) -> SeatBot:
        """A bot for a seat; its process and its memory are found when it is asked."""
        return SeatBot(self, f"bot-{next(self._keys)}", spec, seat, seed)

    def free(self, home: _Worker | None = None) -> _Worker:
        """Who has least to do; a bot's home is as good as one with one request less."""
        return min(self._workers, key=lambda worker: (worker.waiting - (worker is home), worker is not home))

    @property
    def pids(self) -> list[int]:
        return [pid for worker in self._workers if (pid := worker.pid) is not None]


class SeatBot:
    """The bot of one seat in one game."""

    def __init__(self, pool: Thinkers, key: str, spec: str, seat: int, seed: int):
        self._pool, self._key, self._spec, self._seat, self._seed = pool, key, spec, seat, seed
        self._home: _Worker | None = None
        self._life = 0  # of the process that knows this bot
        self._told: list[Entry] = []  # actions that the bot was told
        self._turn = -1
        self._spent = 0.0  # seconds of this turn
        self._draw = Random(seed)
        self.fallbacks = 0

    async def decide(self, game: Game, legal: list[int]) -> Action:
        """Which of the legal moves the bot makes. The game may go on meanwhile: check it before you apply it."""
        if game.turn != self._turn:
            self._turn, self._spent = game.turn, 0.0
        began = time.monotonic()
        try:
            if len(legal) > 1:
                await self._pool.free(self._home).started()  # however long: a move without thought would spoil the game
                began = time.monotonic()
            move = legal[0] if len(legal) == 1 else await asyncio.wait_for(self._move(game, legal), PATIENCE_SECONDS)
        except (Lost, TimeoutError) as error:
            log.warning("no answer from a bot", level=self._spec, seat=self._seat, why=str(error) or "nobody is free")
            self.fallbacks += 1
            move = modest(game, legal, self._draw)
        self._spent += time.monotonic() - began
        return game.action(self._seat, move)

    async def _move(self, game: Game, legal: list[int]) -> Move:
        for _ in range(2):
            move = await self._ask(game, legal)
            if move is not None:
                return move
        raise Lost("its process was replaced twice")

    async def _ask(self, game: Game, legal: list[int]) -> Move | None:
        """Ask the bot where it lives, or where there is room, telling it everything; None if it was forgotten there."""
        worker = self._pool.free(self._home)
        entries = game.entries
        known = worker is self._home and worker.life == self._life and entries[: len(self._told)] == self._told
        seconds = max(0.02, (TURN_SECONDS - self._spent) * SHARE)
        request = {
            "key": self._key,
            "begin": None if known else self._begin(game),
            "seen": self._seen(game, len(self._told) if known else 0),
            "masked": game.masked(self._seat).to_bytes(),
            "legal": legal,
            "seconds": seconds,
        }
        self._home = None  # until it has answered
        reply = await worker.ask(request, seconds + LATE_SECONDS)
        if "gone" in reply:
            return None
        if "error" in reply:
            raise Lost(reply["error"])
        self._home, self._life, self._told = worker, worker.life, entries
        move: Move = reply["move"]
        if not isinstance(move, Free) and move not in legal:
            raise Lost(f"it chose {move}, which is not legal")
        return move

    async def reasons(self, game: Game, move: Move) -> dict[str, Any]:
        request = {
            "begin": self._begin(game),
            "masked": game.masked(self._seat).to_bytes(),
            "legal": game.legal_codes(self._seat),
            "why": move,
        }
        reply = await self._pool.free().ask(request, LATE_SECONDS)
        if "error" in reply:
            raise Lost(reply["error"])
        found: dict[str, Any] = reply["reasons"]
        return found

    def _begin(self, game: Game) -> dict[str, Any]:
        text = json.dumps(game.board.data) if game.custom_map else ""
        terms = (game.name, game.players, game.options, text)
        return {"spec": self._spec, "terms": terms, "seat": self._seat, "seed": self._seed}

    def _seen(self, game: Game, start: int) -> list[Seen]:
        if self._spec in BLIND:
            return []
        return [seen_by(game.engine, self._seat, seat, move, rows) for seat, move, rows in game.steps(start)]


def modest(game: Game, legal: list[int], draw: Random) -> int:
    """A move that harms nobody, where there is one."""
    moves = game.definition.actions.moves
    for kind in MODEST:
        for code in legal:
            if moves[code][0] == kind:
                return code
    return pick_code(Terms.of(game), legal, draw)


class _Worker:
    """One process; requests to it wait in line."""

    def __init__(self, memory: int, games: Sequence[str]):
        self._memory, self._games = memory, games
        self._process: asyncio.subprocess.Process | None = None
        self._starting: asyncio.Task[None] | None = None
        self._lock = asyncio.Lock()
        self.life = 0  # how often it was started
        self.waiting = 0

    @property
    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    @property
    def is_starting(self) -> bool:
        return self._starting is not None and not self._starting.done()

    @property
    def is_ready(self) -> bool:
        return self._process is not None and not self.is_starting

    def start(self) -> None:
        if self._starting is None:
            self._starting = asyncio.create_task(self._start())

    async def started(self) -> None:
        """Wait until it is ready; raises Lost where it cannot start."""
        self.start()
        if self._starting is not None:
            await asyncio.shield(self._starting)

    async def ask(self, request: Mapping[str, Any], seconds: float) -> dict[str, Any]:
        """The answer, in so many seconds after it is its turn; raises Lost, and then the process is replaced."""
        self.waiting += 1
        exchange = asyncio.create_task(self._exchange(request, seconds))
        exchange.add_done_callback(self._done)
        return await asyncio.shield(exchange)  # whoever asks may be gone; the process still answers

    def _done(self, exchange: asyncio.Task[dict[str, Any]]) -> None:
        self.waiting -= 1
        if not exchange.cancelled():
            exchange.exception()  # seen, should nobody else look

    async def close(self) -> None:
        if self._starting is not None:
            self._starting.cancel()
        await self._end()

    async def _exchange(self, request: Mapping[str, Any], seconds: float) -> dict[str, Any]:
        async with self._lock:
            await self.started()
            try:
                reply = await asyncio.wait_for(self._talk(request), seconds)
            except (TimeoutError, OSError, asyncio.IncompleteReadError) as error:
                await self._replace()
                late = isinstance(error, TimeoutError)
                raise Lost(f"no answer in {seconds:.1f} s" if late else "its process ended") from error
            if reply["memory"] > self._memory:
                log.info("a process of bots is too large and is replaced", megabytes=reply["memory"] >> 20)
                await self._replace()
            return reply

    async def _talk(self, request: Mapping[str, Any] | None) -> dict[str, Any]:
        process = self._process
        if process is None or process.stdin is None or process.stdout is None:
            raise OSError("not started")
        if request is not None:
            process.stdin.write(frame(request))
            await process.stdin.drain()
        (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
        reply: dict[str, Any] = pickle.loads(await process.stdout.readexactly(length))
        return reply

    async def _start(self) -> None:
        self.life += 1
        began = time.monotonic()
        log.info("a process for bots loads what they think with; bots wait for it")
        try:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "hexstead.bots.worker", *self._games,
                stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
            )  # fmt: skip
            await asyncio.wait_for(self._talk(None), START_SECONDS)
            log.info("a process for bots is ready", seconds=round(time.monotonic() - began, 1))
        except (TimeoutError, OSError, asyncio.IncompleteReadError) as error:
            log.error("a process for bots does not start", why=str(error))
            await self._end()
            await asyncio.sleep(PAUSE_SECONDS)
            self._starting = None
            raise Lost("no process for bots could be started") from error

    async def _replace(self) -> None:
        await self._end()
        self._starting = None
        self.start()

    async def _end(self) -> None:
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
