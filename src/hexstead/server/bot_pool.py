"""The bot pool: bots at tables decide in bot hosts, separate processes, so that the event loop never waits for them.

`BotPool` manages the hosts; seat_bot.py sends them requests. A host that hangs, crashes or grows too large is replaced.

Hosts start on the plain engine, so bots can move at once. Once the kernels of a game are compiled (kernel_build.py),
each host is replaced by one that has loaded them.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import pickle
import sys
import time
from collections.abc import Collection, Mapping, Sequence
from typing import Any

import structlog

from ..bots.bot_host import encode
from ..bots.levels import level_of
from ..child_process import ChildFailed, ChildProcess, split_frames
from ..core.definition import game_names
from ..processes import cores
from .kernel_build import KernelBuild
from .seat_bot import Host, Lost, SeatBots
from .waiting_line import WaitingLine

log = structlog.get_logger("hexstead.server")

START_SECONDS = 900.0  # time limit for loading the kernels, or for compiling them if they cannot be cached
BEHIND_SECONDS = 3.0  # if a decision waits longer for a host, faster levels substitute for those that search
RETIRE_SECONDS = 0.1  # interval at which replaced hosts are checked for being idle
RETRY_SECONDS = 1.0  # before a host that failed to start is started again


class BotPool(SeatBots):
    """The bot hosts, and the bots of all tables. Hosts start when a bot first has to decide."""

    def __init__(self, width: int | None = None, memory_mb: int = 1024, games: Sequence[str] | None = None):
        super().__init__()
        self._memory = memory_mb << 20
        self._hosts = [_Host(self._memory) for _ in range(width or max(1, cores() - 1))]
        self._build = KernelBuild(game_names() if games is None else games)
        self._preparing: asyncio.Task[None] | None = None
        self._ending: dict[asyncio.Task[None], _Host] = {}  # replaced hosts that still have requests
        self._changed = asyncio.Event()  # set and replaced when a game is loaded, or known to be cold
        self.is_behind = False

    async def playing_level(self, game: str, level: str) -> str:
        """The level that plays for this one: its substitute while kernels are compiled or bots are behind."""
        found = level_of(level)
        if found is None or found.substitute is None:
            return level
        self._check_line()
        if self.is_behind:
            return found.substitute
        if game not in self._build.games:
            return level
        self.start()
        while game not in self._loaded and game not in self._build.cold:
            await self._changed.wait()  # a few seconds: the kernels are compiled and being loaded
        return level if game in self._loaded else found.substitute

    def _check_line(self) -> None:
        """Set `is_behind` when a decision has waited too long; clear it when at most one per host is waiting."""
        if self.waiting <= len(self._hosts):
            self.is_behind = False
        elif any(host.line.longest_wait() > BEHIND_SECONDS for host in self._hosts):
            self.is_behind = True

    def start(self) -> None:
        """Start the hosts, and compile what is not compiled yet."""
        if self._preparing is None:
            self._preparing = asyncio.create_task(self._prepare())

    async def ready(self) -> None:
        """Wait until all hosts have loaded the kernels; if they have to be compiled, that takes minutes."""
        self.start()
        if self._preparing is not None:
            await asyncio.shield(self._preparing)
        await asyncio.gather(*(host.started() for host in self._hosts))

    async def _prepare(self) -> None:
        build = self._build
        for host in self._hosts:
            host.start()
        running = asyncio.create_task(build.run())
        try:
            while not (build.is_done and build.compiled <= self._loaded):
                await build.changed.wait()
                build.changed.clear()
                self._notify()
                if not build.compiled <= self._loaded:
                    await self._load(build.compiled)
        except Lost as error:  # bots stay on the plain engine
            log.error("a bot host cannot load its kernels", why=str(error))
            build.cold |= build.compiled
            self._notify()
            await running
        finally:
            running.cancel()

    async def _load(self, games: Collection[str]) -> None:
        """Replace the hosts one by one with hosts that load the kernels of these games, without interrupting bots."""
        for i, old in enumerate(self._hosts):
            new = _Host(self._memory, sorted(games), self._build.cache)
            try:
                await new.started()
            except BaseException:
                await new.close()
                raise
            self._hosts[i] = new
            self._notify()
            ending = asyncio.create_task(old.retire())
            self._ending[ending] = old
            ending.add_done_callback(self._ending.pop)

    @property
    def _loaded(self) -> frozenset[str]:
        """The games whose kernels at least one host has loaded."""
        return frozenset(game for host in self._hosts for game in host.games)

    def _notify(self) -> None:
        self._changed.set()
        self._changed = asyncio.Event()

    @property
    def state(self) -> str:
        """For operators: `asleep` until a bot is needed, then `warming`, then `ready`."""
        if self._preparing is None and not any(host.is_starting for host in self._hosts):
            return "asleep"
        is_prepared = self._preparing is not None and self._preparing.done()
        return "ready" if is_prepared and all(host.is_ready for host in self._hosts) else "warming"

    @property
    def waiting(self) -> int:
        """The number of pending decisions."""
        return sum(host.waiting for host in self._hosts)

    @property
    def progress(self) -> float:
        """The finished part of the compilation, from 0 to 1."""
        return self._build.progress

    async def close(self) -> None:
        if self._preparing is not None:
            self._preparing.cancel()
            await asyncio.gather(self._preparing, return_exceptions=True)
        hosts = [*self._hosts, *self._ending.values()]
        for ending in self._ending:
            ending.cancel()
        await asyncio.gather(self._build.close(), *(host.close() for host in hosts))

    def least_busy(self, game: str, home: _Host | None = None) -> _Host:
        """The host with the fewest requests, preferring hosts with the game's kernels.

        `home`, which knows the bot's history, wins ties and a difference of one.
        """
        self.start()
        hosts = [host for host in self._hosts if game in host.games] or self._hosts
        return min(hosts, key=lambda host: (host.waiting - (host is home), host is not home))

    def keeps(self, host: Host) -> bool:
        return host in self._hosts

    @property
    def pids(self) -> list[int]:
        """The process IDs of all hosts and of the kernel builder."""
        found = [host.pid for host in self._hosts] + [self._build.pid]
        return [pid for pid in found if pid is not None]


class _Host:
    """One bot host with the kernels of some games, and the queue of requests to it."""

    def __init__(self, memory: int, games: Sequence[str] = (), cache: str | None = None):
        self._memory = memory
        self.games = tuple(games)
        self._environment = None if cache is None else {**os.environ, "HEXSTEAD_CACHE": cache}
        self._child: ChildProcess | None = None
        self._replies: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._starting: asyncio.Task[None] | None = None
        self.line = WaitingLine()
        self.generation = 0  # how often the process was started
        self.waiting = 0
        self._is_closed = False

    @property
    def pid(self) -> int | None:
        return None if self._child is None else self._child.pid

    @property
    def is_starting(self) -> bool:
        return self._starting is not None and not self._starting.done()

    @property
    def is_ready(self) -> bool:
        return self._child is not None and not self.is_starting

    def start(self) -> None:
        if self._starting is None and not self._is_closed:
            self._starting = asyncio.create_task(self._start())

    async def started(self) -> None:
        """Wait until it is ready; raises Lost if it cannot start."""
        if self._is_closed:
            raise Lost("the server is leaving")
        self.start()
        if self._starting is not None:
            await asyncio.shield(self._starting)

    async def ask(self, request: Mapping[str, Any], seconds: float, is_last: bool = False) -> dict[str, Any]:
        """The reply to a request.

        Raises Lost and replaces the process if it takes longer than `seconds`, not counting the wait for earlier
        requests.
        """
        self.waiting += 1
        exchange = asyncio.create_task(self._exchange(request, seconds, is_last))
        exchange.add_done_callback(self._done)
        return await asyncio.shield(exchange)  # if the caller is cancelled, the reply must still be read

    def _done(self, exchange: asyncio.Task[dict[str, Any]]) -> None:
        self.waiting -= 1
        if not exchange.cancelled():
            exchange.exception()  # mark it as retrieved

    async def close(self) -> None:
        self._is_closed = True
        if self._starting is not None:
            self._starting.cancel()
        await self._end()

    async def retire(self) -> None:
        """End the process once all its requests are answered."""
        while self.waiting or self.is_starting:  # decisions can wait for the start of a slow host
            await asyncio.sleep(RETIRE_SECONDS)
        await self.close()

    async def _exchange(self, request: Mapping[str, Any], seconds: float, is_last: bool) -> dict[str, Any]:
        async with self.line.turn(is_last):
            await self.started()
            try:
                if self._child is not None:
                    self._child.send(encode(request))
                reply = await self._reply(seconds)
            except (TimeoutError, EOFError) as error:
                await self._replace()
                late = isinstance(error, TimeoutError)
                raise Lost(f"no answer in {seconds:.1f} s" if late else "its host ended") from error
            if reply["memory"] > self._memory:
                log.info("a bot host is too large and is replaced", megabytes=reply["memory"] >> 20)
                await self._replace()
            return reply

    async def _reply(self, seconds: float) -> dict[str, Any]:
        """The next reply; raises TimeoutError, or EOFError if the process has ended."""
        async with asyncio.timeout(seconds):
            data = await self._replies.get()
        if data is None:
            raise EOFError("the host ended")
        reply: dict[str, Any] = pickle.loads(data)
        return reply

    async def _start(self) -> None:
        self.generation += 1
        began = time.monotonic()
        log.info("a bot host starts", games=self.games)
        try:
            self._launch()
            await self._reply(START_SECONDS)
            log.info("a bot host is ready", seconds=round(time.monotonic() - began, 1))
        except (TimeoutError, EOFError, ChildFailed) as error:
            log.error("a bot host does not start", why=str(error))
            await self._end()
            await asyncio.sleep(RETRY_SECONDS)
            self._starting = None
            raise Lost("no bot host could be started") from error

    def _launch(self) -> None:
        loop, replies = asyncio.get_running_loop(), asyncio.Queue[bytes | None]()

        def deliver(data: bytes | None) -> None:
            with contextlib.suppress(RuntimeError):  # the event loop is closed
                loop.call_soon_threadsafe(replies.put_nowait, data)

        command = [sys.executable, "-m", "hexstead.bots.bot_host", *self.games]
        self._replies = replies
        self._child = ChildProcess(
            command, split=split_frames, environment=self._environment, keep_stderr=False, deliver=deliver
        )

    async def _replace(self) -> None:
        await self._end()
        self._starting = None
        self.start()

    async def _end(self) -> None:
        child, self._child = self._child, None
        if child is not None:
            await asyncio.to_thread(child.kill)
