"""Processes beside this one, for what plays on every core: Ctrl-C is left to this one, and they end when it ends."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor


def cores() -> int:
    """How many this process may use."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:  # not on this system
        return os.cpu_count() or 1


def process_pool(width: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(width, multiprocessing.get_context("spawn"), _begin)


def _begin() -> None:
    """By itself a worker would wait for work for ever, should whoever started it be killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()

    def follow() -> None:
        if parent is not None:
            parent.join()
            os._exit(1)

    threading.Thread(target=follow, daemon=True).start()
