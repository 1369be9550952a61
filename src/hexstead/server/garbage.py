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

YOUNG = 1_000  # new objects until a collection of the young ones; ten times as many until one of the middle-aged
NEVER = 1 << 30
LOOK_SECONDS = 5.0  # between two decisions
IDLE_SHARE = 0.03  # of a core, below which the server is idle
MIN_ROUNDS = 10  # collections of the middle-aged before a full collection is worth it, as in Python
MAX_GROWTH = 1.5  # of the memory since the last full collection ...
MIN_GROWTH = 256 << 20  # ... and in bytes, above which the next one does not wait


async def collect_when_idle() -> None:
    """Manage the garbage collector of this process; runs until it is cancelled."""
    gc.freeze()  # spare full collections everything loaded so far
    gc.set_threshold(YOUNG, 10, NEVER)
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
