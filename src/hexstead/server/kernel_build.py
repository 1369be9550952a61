"""Build the kernels of the bots in a child process while people already play."""

from __future__ import annotations

import asyncio
import contextlib
import json
import shutil
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import structlog

from ..bots.kernel_builder import Status
from ..bots.levels import can_compile
from ..child_process import ChildFailed, ChildProcess, split_lines

log = structlog.get_logger("hexstead.server")


class KernelBuild:
    """The state of the build; `changed` is set at every change. Without Numba or games there is nothing to build."""

    def __init__(self, games: Sequence[str]):
        self.games = list(games) if can_compile() else []  # without Numba, bots always use the plain engine
        self.is_checked = not self.games  # whether the builder has reported which games are compiled
        self.is_done = not self.games
        self.cold: frozenset[str] = frozenset()  # games that had to be compiled
        self.compiled: frozenset[str] = frozenset()  # games whose kernels can be loaded
        self.progress = 0.0 if self.games else 1.0
        self.cache: str | None = None  # a temporary cache folder, if the usual one is read-only
        self.changed = asyncio.Event()
        self._child: ChildProcess | None = None

    @property
    def pid(self) -> int | None:
        return None if self._child is None else self._child.pid

    async def run(self) -> None:
        """Compile everything; errors are logged, and bots then stay on the plain engine."""
        if self.is_done:
            return
        began = time.monotonic()
        try:
            await self._follow()
        except ChildFailed as error:
            log.error("the compiler does not start", why=str(error))
        missing = frozenset(self.games) - self.compiled
        if missing:
            log.error("bots stay on the plain engine", games=sorted(missing))
        elif self.cold:
            log.info("rules and bots are compiled", seconds=round(time.monotonic() - began))
        self.cold |= missing
        self.is_checked = self.is_done = True
        self.changed.set()

    async def _follow(self) -> None:
        """Start the builder and read its reports until it ends."""
        loop, lines = asyncio.get_running_loop(), asyncio.Queue[bytes | None]()

        def deliver(data: bytes | None) -> None:
            with contextlib.suppress(RuntimeError):  # the event loop is closed
                loop.call_soon_threadsafe(lines.put_nowait, data)

        command = [sys.executable, "-m", "hexstead.bots.kernel_builder", *self.games]
        self._child = ChildProcess(command, split=split_lines, keep_stderr=False, deliver=deliver)
        while (line := await lines.get()) is not None:
            self._read(json.loads(line))
        await self._end()

    def _read(self, status: Status) -> None:
        if not self.is_checked and status["cold"]:
            log.info("rules and bots are being compiled; until then they run on the plain engine", games=status["cold"])
        self.is_checked = True
        self.cold, self.compiled = frozenset(status["cold"]), frozenset(status["compiled"])
        self.progress, self.cache = status["progress"], status["cache"]
        self.changed.set()

    async def close(self) -> None:
        await self._end()
        if self.cache is not None:
            await asyncio.to_thread(shutil.rmtree, Path(self.cache), ignore_errors=True)

    async def _end(self) -> None:
        child, self._child = self._child, None
        if child is not None:
            await asyncio.to_thread(child.kill)
