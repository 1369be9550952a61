"""Garbage collection without long pauses.

A full collection visits every object. With hundreds of tables in memory that stops the event loop for tenths of a
second, so Python's automatic one is switched off, and full collections wait until the server is idle. Young objects are
still collected automatically, a few milliseconds at a time. Reference counts free nearly everything; what waits for a
full collection are objects that refer to each other, such as those of closed connections.
"""

from __future__ import annotations

import asyncio
import gc
import time

import psutil

YOUNG = 500  # new objects before a collection of generation 0
ROUNDS = 4  # collections of generation 0 before one of generation 1
NEVER = 1 << 30
LOOK_SECONDS = 5.0  # interval between checks
IDLE_SHARE = 0.03  # below this share of a core the server counts as idle
MIN_ROUNDS = 50  # collections of generation 1 before a full collection is worthwhile: as many new objects as in Python
MAX_GROWTH = 1.5  # factor by which memory may grow since the last full collection ...
MIN_GROWTH = 256 << 20  # ... and at least this many bytes, before the next one runs even if the server is busy


async def collect_when_idle() -> None:
    """Manage the garbage collector of this process; runs until it is cancelled."""
    gc.freeze()  # exclude everything loaded so far from full collections
    gc.set_threshold(YOUNG, ROUNDS, NEVER)
    process = psutil.Process()
    kept = process.memory_info().rss
    while True:
        busy = time.process_time()
        await asyncio.sleep(LOOK_SECONDS)
        is_idle = time.process_time() - busy < IDLE_SHARE * LOOK_SECONDS
        size = process.memory_info().rss
        is_large = size > max(MAX_GROWTH * kept, kept + MIN_GROWTH)
        if gc.get_count()[2] >= MIN_ROUNDS and (is_idle or is_large):
            gc.collect()
            kept = process.memory_info().rss
