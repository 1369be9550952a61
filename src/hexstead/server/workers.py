"""The only place where the server runs work outside its event loop. Bots have processes of their own: bot_pool.py."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from ..processes import WorkerPool

T = TypeVar("T")


class Thread:
    """A thread that runs jobs one after the other, with half of the overhead of a ThreadPoolExecutor."""

    def __init__(self, name: str):
        self._jobs: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._work, name=name, daemon=True)

    async def run(self, job: Callable[..., T], *args: Any) -> T:
        """Run a job and return its result. It is carried out even if the caller is cancelled."""
        loop = asyncio.get_running_loop()
        result: asyncio.Future[T] = loop.create_future()

        def settle(setter: Callable[[Any], None], outcome: Any) -> None:
            if not result.done():
                setter(outcome)

        def report(setter: Callable[[Any], None], outcome: Any) -> None:
            with contextlib.suppress(RuntimeError):  # the loop was closed in the meantime
                loop.call_soon_threadsafe(settle, setter, outcome)

        def work() -> None:
            try:
                value = job(*args)
            except BaseException as error:
                report(result.set_exception, error)
            else:
                report(result.set_result, value)

        if not self._thread.is_alive():
            self._thread.start()
        self._jobs.put(work)
        return await result

    def stop(self) -> None:
        """End the thread after the jobs so far, and wait for it."""
        if self._thread.is_alive():
            self._jobs.put(None)
            self._thread.join()

    def _work(self) -> None:
        while (job := self._jobs.get()) is not None:
            job()


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
