"""A table has at most one room in a process, however many tables are joined, evicted and loaded at the same time."""

from __future__ import annotations

import asyncio

from hexstead.server import Settings
from tests.server.interleaved import join_interleaved
from tests.server.serving import PATIENCE, serving


def test_joins_above_the_limit_of_live_tables_share_one_room_per_table(caplog):
    """Every acknowledged chat reaches all four seats, and no table is split between two rooms."""
    counts = join_interleaved("germany", 1, tables=16, limit=3)
    assert counts["chats at all seats"] == 48
    assert not [record for record in caplog.records if record.name == "asyncio"], caplog.text


def test_a_room_in_use_is_not_evicted():
    with serving(Settings(pace=0.0, limits=False, rooms=1)) as served:
        first, *others = [served.make(seats=["person"] * 4)["table"] for _ in range(4)]
        tables = served.server.app.state.tables

        async def hold() -> None:
            async with tables.use(first) as room:
                for code in others:
                    async with tables.use(code):
                        assert tables.live[first].room is room
                async with tables.use(first) as same:
                    assert same is room
            async with tables.use(others[0]):
                assert first not in tables.live  # the limit is one table

        loop = tables.live[others[-1]].driver._task.get_loop()
        asyncio.run_coroutine_threadsafe(hold(), loop).result(PATIENCE)


def test_a_driver_woken_at_the_moment_it_is_closed_ends_at_once():
    """One cancellation is enough although a change arrives together with it (asyncio.wait_for would swallow it)."""
    with serving(Settings(pace=0.0, limits=False)) as served:
        made = served.make(seats=["person"] * 4, clock={"kind": "turn", "seconds": 600})
        driver = served.server.app.state.tables.live[made["table"]].driver

        async def close() -> int:
            while driver._next() is None:
                await asyncio.sleep(0.01)  # until a clock runs
            await asyncio.sleep(0)
            task = driver._task
            driver.wake()
            await driver.close()
            cancellations: int = task.cancelling()
            return cancellations

        with served.sit(made, 0), served.sit(made, 1), served.sit(made, 2), served.sit(made, 3):
            loop = driver._task.get_loop()
            assert asyncio.run_coroutine_threadsafe(close(), loop).result(PATIENCE) == 1
