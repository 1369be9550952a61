"""Leases of one process, in simulated time, with a store that grants them all."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection

from hexstead.server.leases import RENEWALS, Leases
from tests.server.virtual import VirtualLoop, VirtualStore

SECONDS = 3.0
RENEWAL = SECONDS / RENEWALS


class SharedStore(VirtualStore):
    """A store with the leases of this process alone."""

    is_shared = True

    def __init__(self) -> None:
        super().__init__()
        self.leased: set[str] = set()

    async def lease(self, code: str, seconds: float) -> bool:
        await self.renew([code], seconds)
        return True

    async def renew(self, codes: Collection[str], seconds: float) -> list[str]:
        self.leased = self.leased | set(codes) if seconds else self.leased - set(codes)
        return list(codes)


def run(scenario: Callable[[Leases, SharedStore, set[str]], Awaitable[None]]) -> None:
    """Run a scenario with open leases, their store, and the set of tables in use."""

    async def with_leases() -> None:
        store, used = SharedStore(), set[str]()
        leases = Leases(store, SECONDS, lambda: used)
        leases.open()
        try:
            await scenario(leases, store, used)
        finally:
            await leases.close()

    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        runner.run(with_leases())


def test_a_lease_is_kept_until_the_first_client_has_arrived():
    """Released in between, another process would acquire it, and two would serve one table."""

    async def scenario(leases: Leases, store: SharedStore, used: set[str]) -> None:
        await asyncio.sleep(RENEWAL - 0.01)
        assert await leases.acquire("LATELY")
        await asyncio.sleep(0.02)  # the leases of tables in use are renewed, and this is not one of them yet
        assert leases.holds("LATELY")
        assert store.leased == {"LATELY"}
        used.add("LATELY")
        await asyncio.sleep(5 * SECONDS)
        assert leases.holds("LATELY")

    run(scenario)


def test_a_lease_is_released_if_no_client_arrives():
    async def scenario(leases: Leases, store: SharedStore, used: set[str]) -> None:
        assert await leases.acquire("NOBODY")
        await asyncio.sleep(2 * RENEWAL + 0.01)
        assert not leases.holds("NOBODY")
        assert not store.leased

    run(scenario)
