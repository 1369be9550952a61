"""Processes beside this one: those that play on every core leave Ctrl-C to it and end when it ends; others are kept off
a file that is for one alone.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from typing import IO, Any


def cores() -> int:
    """How many this process may use."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:  # not on this system
        return os.cpu_count() or 1


class _Pool(ProcessPoolExecutor):
    """By itself a pool that is left by Ctrl-C or a fault would first do all that it was asked for."""

    def __exit__(self, kind: type[BaseException] | None, *error: Any) -> bool | None:
        thread: Any = self._executor_manager_thread
        workers = list(self._processes.values())
        if kind is not None and thread is not None:
            self.shutdown(wait=False, cancel_futures=True)
            thread.join(0.2)  # it forgets what was not begun; before that it would complain of the workers' end
            for worker in workers:  # Python 3.14 has terminate_workers
                worker.terminate()
            thread.join()
        return super().__exit__(kind, *error)


def process_pool(width: int) -> ProcessPoolExecutor:
    return _Pool(width, multiprocessing.get_context("spawn"), _begin)


def _begin() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    leave_with_parent()


def leave_with_parent() -> None:
    """By itself a worker would wait for work for ever, should whoever started it be killed."""
    parent = multiprocessing.parent_process()

    def follow() -> None:
        if parent is not None:
            parent.join()
            os._exit(1)

    threading.Thread(target=follow, daemon=True).start()


def hold(file: IO[Any]) -> bool:
    """Have an open file for this process alone until it ends, unless another has it; without locks (Windows), yes."""
    try:
        import fcntl
    except ModuleNotFoundError:
        return True
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
