"""The only place where the server runs work outside its event loop. Bots have processes of their own: bot_pool.py."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from ..processes import WorkerPool

T = TypeVar("T")


class Workers:
    """Threads for short work, and one process for long work, which starts when it is first needed."""

    def __init__(self) -> None:
        self._pool: WorkerPool | None = None

    async def in_thread(self, job: Callable[..., T], *args: object) -> T:
        """Run a job of some milliseconds without delaying other requests."""
        return await asyncio.to_thread(job, *args)

    async def in_process(self, job: Callable[..., T], *args: object) -> T:
        """Run a job of seconds on another core; the job, its arguments and its result are pickled."""
        from ..processes import process_pool  # not available in a browser

        if self._pool is None:
            self._pool = process_pool(1)
        return await asyncio.get_running_loop().run_in_executor(self._pool, job, *args)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.stop()
