"""The database: migrations make what the code expects, on both stores."""

from __future__ import annotations

import asyncio

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from hexstead.server import Settings
from hexstead.server.store import META, Entry, GameRow, IdTaken, SeatRow, SeqTaken, Store


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request, tmp_path):
    return f"sqlite:///{tmp_path}/tables.sqlite" if request.param == "sqlite" else request.getfixturevalue("postgres")


def run(address, job):
    async def opened():
        store = await Store.open(Settings(database=address))
        try:
            return await job(store)
        finally:
            await store.close()

    return asyncio.run(opened())


def test_migrations_make_the_tables_that_the_code_expects(address):
    async def differences(store):
        async with store.engine.connect() as connection:
            return await connection.run_sync(lambda c: compare_metadata(MigrationContext.configure(c), META))

    assert run(address, differences) == []
    assert run(address, differences) == []  # a second start finds nothing to do


def test_one_writer_wins_and_an_id_is_used_once(address):
    async def write(store):
        row = GameRow("WRITER", {}, None, "link", "playing", 0.0, [SeatRow(0)])
        assert await store.make(row, [])
        assert not await store.make(row, [])
        await store.append("WRITER", Entry(1, "say", 0, 0.0, {}, "0 a"))
        with pytest.raises(SeqTaken):
            await store.append("WRITER", Entry(1, "say", 0, 0.0, {}, "0 b"))
        with pytest.raises(IdTaken):
            await store.append("WRITER", Entry(2, "say", 0, 0.0, {}, "0 a"))
        both = [store.append("WRITER", Entry(2, "say", 0, 0.0, {}, f"0 c{n}")) for n in range(2)]
        results = await asyncio.gather(*both, return_exceptions=True)
        assert [type(result) for result in results] == [type(None), SeqTaken]
        assert [entry.seq for entry in await store.entries("WRITER", 0)] == [1, 2]

    run(address, write)


def test_a_server_takes_a_lease_over_only_when_it_is_over(postgres):
    async def lease(store):
        await store.make(GameRow("LEASED", {}, None, "link", "playing", 0.0, [SeatRow(0)]), [])
        other = await Store.open(Settings(database=postgres))
        try:
            assert await store.lease("LEASED", 100.0, 103.0)
            assert not await other.lease("LEASED", 102.0, 105.0)
            assert await store.lease("LEASED", 102.0, 105.0)
            assert await other.lease("LEASED", 106.0, 109.0)
        finally:
            await other.close()

    run(postgres, lease)
