"""Bots of tables in a browser: they decide in a second worker, which thinking.py serves."""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import Callable
from typing import Any, Protocol, TypeVar

from ..bots.levels import level_of
from ..server.seat_bot import Host, Lost, SeatBots
from ..server.waiting_line import WaitingLine
from ..server.workers import Workers

T = TypeVar("T")
JOB_SECONDS = 120.0  # time limit for long jobs other than decisions, such as statistics


class Worker(Protocol):
    """The second worker; implemented by web/src/offline/app-worker.ts."""

    async def start(self) -> bool:
        """Wait until the worker answers; return whether it has WebAssembly kernels."""

    async def ask(self, data: bytes) -> bytes:
        """Send a request to `Thinking.answer` and return the reply; only one at a time."""

    def stop(self) -> None:
        """End the worker at once; the next `start` starts another one."""


class WorkerHost:
    """The second worker as a host of bots. A worker that does not answer in time is replaced."""

    def __init__(self, worker: Worker):
        self._worker = worker
        self._starting: asyncio.Task[bool] | None = None
        self.line = WaitingLine()
        self.waiting = 0
        self.generation = 0
        self.has_kernels = False

    @property
    def is_ready(self) -> bool:
        return self._starting is not None and self._starting.done() and not self._starting.exception()

    async def started(self) -> None:
        if self._starting is None:
            self.generation += 1
            self._starting = asyncio.ensure_future(self._worker.start())
        try:
            self.has_kernels = await asyncio.shield(self._starting)
        except Exception as error:
            self._starting = None
            raise Lost(f"the worker of the bots does not start: {error}") from error

    async def ask(self, request: dict[str, Any], seconds: float, is_last: bool = False) -> dict[str, Any]:
        reply: dict[str, Any] = await self.send(("bots", request), seconds, is_last)
        return reply

    async def send(self, message: object, seconds: float, is_last: bool = False) -> Any:
        """Send a message that `Thinking.answer` understands; raises Lost."""
        self.waiting += 1
        try:
            async with self.line.turn(is_last):
                await self.started()
                async with asyncio.timeout(seconds):
                    return pickle.loads(await self._worker.ask(pickle.dumps(message)))
        except TimeoutError as error:
            self._worker.stop()
            self._starting = None
            raise Lost(f"no answer in {seconds:.1f} s") from error
        finally:
            self.waiting -= 1


class WorkerBots(SeatBots):
    """Bots of all levels in the second worker."""

    is_behind = False
    progress = 1.0

    def __init__(self, host: WorkerHost):
        super().__init__()
        self._host = host

    def least_busy(self, game: str, home: Any = None) -> Host:
        return self._host

    def keeps(self, host: Host) -> bool:
        return host is self._host

    @property
    def state(self) -> str:
        return "ready" if self._host.is_ready else "asleep"

    @property
    def waiting(self) -> int:
        return self._host.waiting

    async def playing_level(self, game: str, level: str) -> str:
        """The level that plays for this one: without kernels, levels that search are too slow."""
        found = level_of(level)
        if found is None or found.substitute is None:
            return level
        await self.ready()
        return level if self._host.has_kernels else found.substitute

    async def ready(self) -> None:
        await self._host.started()

    async def close(self) -> None: ...


class BrowserWorkers(Workers):
    """Runs short jobs in this worker, and long ones in the second worker."""

    def __init__(self, host: WorkerHost):
        super().__init__()
        self._host = host

    async def in_thread(self, job: Callable[..., T], *args: object) -> T:
        return job(*args)

    async def in_process(self, job: Callable[..., T], *args: object) -> T:
        result: T = await self._host.send(("job", job, args), JOB_SECONDS)
        return result
