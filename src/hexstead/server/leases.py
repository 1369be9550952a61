"""Leases: which process runs a table, if several processes share a database.

A process acquires the lease of a table when a client connects to it, or when a bot or clock has to act, and renews
it as long as the table is in use. If a process dies, its leases expire.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Collection

from .room import monotonic
from .store import Store, StoreFailed

RENEWALS = 3  # attempts to renew a lease before it expires


class Leases:
    """The leases of this process. It holds all of them if the database is not shared."""

    def __init__(self, store: Store, seconds: float, used: Callable[[], Collection[str]]):
        self._store, self._seconds, self._used = store, seconds, used
        self._until: dict[str, float] = {}  # table → monotonic time until which the lease is certainly held
        self._new: set[str] = set()  # acquired since the last renewal; kept because clients may still be connecting
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        if self._store.is_shared:
            self._task = asyncio.create_task(self._renew())

    async def close(self) -> None:
        """Release all leases."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        codes, self._until = list(self._until), {}
        if codes:
            with contextlib.suppress(StoreFailed):  # they will expire
                await self._store.renew(codes, 0)

    @property
    def held(self) -> Collection[str]:
        """The tables whose leases are held."""
        now = monotonic()
        return [code for code, until in self._until.items() if until > now]

    def holds(self, code: str) -> bool:
        return not self._store.is_shared or self._until.get(code, 0.0) > monotonic()

    async def acquire(self, code: str) -> bool:
        """Acquire a lease unless another process holds it; return whether it is held now."""
        if self.holds(code):
            return True
        now = monotonic()
        if not await self._store.lease(code, self._seconds):
            return False
        self._until[code] = now + self._seconds
        self._new.add(code)
        return True

    async def release(self, code: str) -> None:
        if self._until.pop(code, None) is not None:
            await self._store.lease(code, 0)

    async def _renew(self) -> None:
        """Renew the leases of tables in use, acquire those that are free, and release the others."""
        while True:
            await asyncio.sleep(self._seconds / RENEWALS)
            with contextlib.suppress(StoreFailed):  # the next attempt may succeed before they expire
                used, before, now = list(self._used()), list(self._until), monotonic()
                new, self._new = self._new, set()
                held = await self._store.renew(used, self._seconds) if used else []
                self._until |= dict.fromkeys(held, now + self._seconds)
                unused = [code for code in before if code not in held and code not in new]
                for code in unused:
                    self._until.pop(code, None)
                if unused:
                    await self._store.renew(unused, 0)
