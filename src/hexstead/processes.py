"""Pools of worker processes, and files that only one process can hold. child_process.py runs other programs."""

from __future__ import annotations

import multiprocessing
import multiprocessing.context
import multiprocessing.process
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor, wait
from typing import IO, Any, TypeVar
from weakref import WeakSet

T = TypeVar("T")
CANCEL_SECONDS = 0.2  # time for the pool to cancel what has not started


def cores() -> int:
    """Number of CPU cores that this process can use."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:  # not available on this system
        return os.cpu_count() or 1


class _RecordingContext(multiprocessing.context.SpawnContext):
    """The spawn context of multiprocessing, which also keeps a list of the processes it creates."""

    def __init__(self) -> None:
        super().__init__()
        self.created: list[multiprocessing.process.BaseProcess] = []

    def Process(self, *args: Any, **kwargs: Any) -> Any:  # type: ignore[override]  # noqa: N802
        process = multiprocessing.context.SpawnProcess(*args, **kwargs)
        self.created.append(process)
        return process


class WorkerPool(ProcessPoolExecutor):
    """A process pool whose workers ignore Ctrl-C, end with this process, and can be stopped at once.

    As a context manager it stops when its block is left by an exception, Ctrl-C included. A plain ProcessPoolExecutor
    would finish all submitted jobs first, and would wait forever if this process were killed.
    """

    def __init__(self, width: int):
        self._context = _RecordingContext()
        self._submitted: WeakSet[Future[Any]] = WeakSet()
        super().__init__(width, self._context, _start_worker)

    def submit(self, job: Callable[..., T], /, *args: Any, **kwargs: Any) -> Future[T]:
        future = super().submit(job, *args, **kwargs)
        self._submitted.add(future)
        return future

    def stop(self) -> None:
        """Cancel all jobs, terminate the workers and wait for their end."""
        self.shutdown(wait=False, cancel_futures=True)
        # Terminate workers only when no job is left to start: Python 3.11 prints a traceback otherwise.
        wait([future for future in self._submitted if not future.running()], CANCEL_SECONDS)
        started = [process for process in self._context.created if process.pid is not None]
        for process in started:
            process.terminate()
        for process in started:
            process.join()

    def __exit__(self, kind: type[BaseException] | None, *error: Any) -> bool | None:
        if kind is not None:
            self.stop()
        return super().__exit__(kind, *error)


def process_pool(width: int) -> WorkerPool:
    return WorkerPool(width)


def _start_worker() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    leave_with_parent()


def leave_with_parent() -> None:
    """End this process when its parent ends, however that happens."""
    parent = multiprocessing.parent_process()

    def follow() -> None:
        if parent is not None:
            parent.join()
            os._exit(1)

    threading.Thread(target=follow, daemon=True).start()


def hold(file: IO[Any]) -> bool:
    """Lock an open file until this process ends; False if another process holds it. Always True on Windows."""
    try:
        import fcntl
    except ModuleNotFoundError:
        return True
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
