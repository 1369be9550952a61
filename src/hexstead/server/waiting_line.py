"""A lock with priorities: requests to a bot host from tables with people come first, then in order of arrival."""

from __future__ import annotations

import asyncio
import contextlib
import heapq
import itertools
from collections.abc import AsyncIterator


class WaitingLine:
    """A lock for one task at a time, with two priorities."""

    def __init__(self) -> None:
        self._is_taken = False
        self._waiting: list[tuple[bool, int, float, asyncio.Future[None]]] = []  # a heap
        self._numbers = itertools.count()

    def longest_wait(self) -> float:
        """The longest time that a waiting task has waited, in seconds; 0 if no task waits."""
        since = [since for _, _, since, place in self._waiting if not place.done()]
        return asyncio.get_running_loop().time() - min(since) if since else 0.0

    @contextlib.asynccontextmanager
    async def turn(self, is_last: bool = False) -> AsyncIterator[None]:
        """Acquire the lock; with `is_last`, after all tasks that wait without it."""
        if self._is_taken:
            loop = asyncio.get_running_loop()
            place = loop.create_future()
            heapq.heappush(self._waiting, (is_last, next(self._numbers), loop.time(), place))
            try:
                await place
            except asyncio.CancelledError:
                if place.done() and not place.cancelled():
                    self._next()  # it was this task's turn
                raise
        self._is_taken = True
        try:
            yield
        finally:
            self._next()

    def _next(self) -> None:
        self._is_taken = False
        while self._waiting:
            *_, place = heapq.heappop(self._waiting)
            if not place.done():
                self._is_taken = True
                place.set_result(None)
                return
