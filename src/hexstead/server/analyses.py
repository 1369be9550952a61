"""Analyses of finished games (analysis.py), made by a bot host in slices, after the decisions of bots.

Finished analyses are cached. They contain hidden cards, so games in progress are refused.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable

from ..analysis import analyse_in_slices
from ..bots.rating import RATING_LEVEL
from .bots import Bots
from .encoding import encode, object_text
from .messages import Refused
from .replay import Cache
from .seat_bot import Lost
from .table import OVER, Table

MAX_JOBS = 8  # running or waiting; others are refused
MAX_CACHED = 16 << 20  # bytes
WAIT_SECONDS = 1.0  # for the end of a job, until its progress is reported
UNRATED = "unrated"


class Analyses:
    """The analyses of one process."""

    def __init__(self, bots: Bots):
        self._bots = bots
        self._cache = Cache(MAX_CACHED)
        self._jobs: dict[Hashable, _Job] = {}

    async def find(self, table: Table, depth: int, charge: Callable[[], None]) -> bytes:
        """The analysis of a finished game as JSON, or the progress of the job that makes it.

        A new job calls `charge`, which can refuse it. Without kernels, moves are not rated; the game is analysed again
        when they are ready.
        """
        if table.status != OVER:
            raise Refused("The analysis is available after the game is over.", "not_over")
        key = table.code, table.version, depth  # a renaming changes the version
        made = self._cache.get(key)
        if made is not None:
            return made
        if key not in self._jobs:
            rates = await self._bots.playing_level(table.game.name, RATING_LEVEL) == RATING_LEVEL
            made = self._cache.get(key) or (None if rates else self._cache.get((key, UNRATED)))
            if made is not None:
                return made
            if key not in self._jobs:
                self._start(key, table, depth, rates, charge)
        return await self._result(key)

    def _start(self, key: Hashable, table: Table, depth: int, rates: bool, charge: Callable[[], None]) -> None:
        self._jobs = {key: job for key, job in self._jobs.items() if not job.task.done()}
        if len(self._jobs) >= MAX_JOBS:
            raise Refused("Other games are being analysed. Try again later.", "too_many")
        charge()
        self._jobs[key] = job = _Job()
        job.task = asyncio.create_task(self._make(key, job, table, depth, rates))

    async def _make(self, key: Hashable, job: _Job, table: Table, depth: int, rates: bool) -> bytes:
        game = table.game
        text, is_rated = await self._bots.work(
            game.name, analyse_in_slices, game.record(proof=False), depth, report=job.report
        )
        body = object_text({"status": encode("done"), "percent": "100", "analysis": text}).encode()
        is_final = is_rated or rates or not game.from_start
        self._cache.put(key if is_final else (key, UNRATED), body)
        return body

    async def _result(self, key: Hashable) -> bytes:
        job = self._jobs[key]
        await asyncio.wait({job.task}, timeout=WAIT_SECONDS)
        if not job.task.done():
            return encode({"status": "working", "percent": int(100 * job.progress), "analysis": None}).encode()
        self._jobs.pop(key, None)
        try:
            return await job.task
        except Lost as error:
            raise Refused("All bots are busy. Try again later.", "too_many") from error

    async def close(self) -> None:
        tasks = [job.task for job in self._jobs.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


class _Job:
    """An analysis that is being made, or waits for others."""

    task: asyncio.Task[bytes]

    def __init__(self) -> None:
        self.progress = 0.0

    def report(self, progress: float) -> None:
        self.progress = progress
