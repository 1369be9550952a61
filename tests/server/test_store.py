"""The database: migrations make what the code expects, on both stores."""

from __future__ import annotations

import asyncio

import httpx
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from hexstead.core.record import replay
from hexstead.errors import BadRecord
from hexstead.server import Settings
from hexstead.server.database import META
from hexstead.server.store import Entry, GameRow, IdTaken, SeatRow, SeqTaken, Store
from tests.records import load
from tests.server.test_size import LONG, table_of


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
        return await store.do(lambda connection: compare_metadata(MigrationContext.configure(connection), META))

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


@pytest.mark.parametrize("name", ["germany-4-cards-8", "america-4-3"])
def test_a_table_kept_under_older_rules_is_the_same_game_as_before(served, name):
    record = load(name)
    assert record["rules_version"] == 1
    terms, entries = table_of(record)
    terms["clock"] = {"kind": "none", "seconds": 0}  # else time is up at once, and bots play on
    code = {"germany-4-cards-8": "OLDERG", "america-4-3": "OLDERA"}[name]
    row = GameRow(code, terms, None, "link", "playing", 0.0, [SeatRow(seat) for seat in range(4)])
    assert run(served.database, lambda store: store.make(row, entries))
    assert httpx.get(f"{served.url}/api/games/{code}?viewer=watch").json()["actions"] == LONG
    game = served.game(code)
    assert game.state_bytes() == replay(record, LONG).state_bytes()
    assert replay(game.record(proof=False)).state_bytes() == game.state_bytes()
    with pytest.raises(BadRecord):
        replay({**record, "rules_version": 2})  # it is another game by the newer rules
