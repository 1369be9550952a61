"""Tables are deleted by age and kind, in the background and without interrupting play."""

from __future__ import annotations

import asyncio
import time

import httpx
import pytest
import sqlalchemy as sa

from hexstead.server import Settings
from hexstead.server.entries import Chatted, Entry
from hexstead.server.operations import MAX_PURGED
from hexstead.server.retention import DAY, KEEP_ALL, Retention
from hexstead.server.sql_schema import ACTIONS, FORMER_SEATS, GAMES, SEATS
from hexstead.server.store import BOTS, IMPORT, PEOPLE, GameRow, SeatRow
from tests.server.retention_load import fill, remove_while_playing
from tests.server.serving import serving
from tests.server.test_store import address, run  # noqa: F401

AGES = Retention(abandoned=1, idle=2, finished=3, bots=4, imported=5)
CASES = [  # code, kind, status, days for which it is kept
    ("AAAAAA", PEOPLE, "gathering", 1),
    ("BBBBBB", PEOPLE, "playing", 2),
    ("CCCCCC", PEOPLE, "over", 3),
    ("DDDDDD", BOTS, "playing", 4),
    ("EEEEEE", BOTS, "over", 4),
    ("FFFFFF", IMPORT, "over", 5),
]


@pytest.mark.parametrize("age", [0.5, 1.5, 2.5, 3.5, 4.5, 5.5])
def test_each_kind_of_table_is_kept_for_its_own_time(address, age):  # noqa: F811
    async def expire(store):
        await store.do(_clear)
        for code, kind, status, _ in CASES:
            used = store.now() - age * DAY
            await store.make(GameRow(code, {}, None, "link", status, used, [SeatRow(0)], kind), [])
        gone = await store.expire(AGES.rules(), [], 100)
        assert sorted(gone) == [code for code, _, _, days in CASES if days < age]
        assert [code for code, *_ in CASES if await store.load(code) is None] == sorted(gone)
        assert await store.expire(KEEP_ALL.rules(), [], 100) == []

    run(address, expire)


def _clear(connection: sa.Connection) -> None:
    for table in (ACTIONS, SEATS, FORMER_SEATS, GAMES):
        connection.execute(table.delete())


def test_tables_in_use_are_kept(address):  # noqa: F811
    async def expire(store):
        await store.do(_clear)
        for code in ("USEDAA", "FREEAA", "LEASED"):
            await store.make(GameRow(code, {}, None, "link", "over", 0.0, [SeatRow(0)]), [])
        await store.do(
            lambda c: c.execute(GAMES.update().where(GAMES.c.code == "LEASED").values(lease=store.now() + 60))
        )
        assert await store.expire(AGES.rules(), ["USEDAA"], 100) == ["FREEAA"]

    run(address, expire)


def test_rows_are_removed_in_small_batches(address):  # noqa: F811
    async def purge(store):
        await store.do(_clear)
        chat = [Entry(seq, 0, 0.0, Chatted("x", None)) for seq in range(1, 26)]
        await store.make(GameRow("LONGAA", {}, None, "link", "over", 0.0, [SeatRow(0), SeatRow(1)]), chat)
        await store.make(GameRow("KEPTAA", {}, None, "link", "over", 0.0, [SeatRow(0)]), chat)
        assert await store.purge(10) == 0
        await store.delete("LONGAA")
        removed = []
        while n := await store.purge(10):
            removed.append(n)
        assert removed == [10, 10, 8]  # 25 entries, two seats and the table
        assert len((await store.load("KEPTAA"))[1]) == 25
        assert await store.do(lambda c: c.execute(sa.select(sa.func.count()).select_from(ACTIONS)).scalar_one()) == 25

    run(address, purge)


def test_a_server_removes_expired_tables_by_itself():
    with serving(Settings(pace=0.0, limits=False, retention=AGES)) as served:
        old, new = (served.make(seats=["person"] * 4)["table"] for _ in range(2))
        operations = served.server.app.state.auth.operations
        loop = served.server.app.state.tables.live[old].driver._task.get_loop()

        async def age_and_clean() -> None:
            change = GAMES.update().where(GAMES.c.code == old).values(used=0.0)
            await operations._store.do(lambda connection: connection.execute(change))
            await operations.clean_up()

        asyncio.run_coroutine_threadsafe(age_and_clean(), loop).result(20)
        assert httpx.get(f"{served.url}/api/tables/{new}").status_code == 200
        engine = sa.create_engine(served.database)
        with engine.connect() as connection:
            assert list(connection.execute(sa.select(GAMES.c.code)).scalars()) == [new]
        engine.dispose()


@pytest.mark.parametrize("database", ["sqlite", "postgres"])
def test_play_is_not_interrupted_while_thousands_of_entries_are_removed(database, request):
    url = None if database == "sqlite" else request.getfixturevalue("postgres")
    counts = remove_while_playing(url, tables=40, entries=100)
    assert counts["rows removed"] >= 40 * 105  # other tests leave rows in PostgreSQL
    assert counts["messages while removing"] >= 10
    # A message waits for one transaction at most. The proof measures percentiles: here the machine may be busy.
    assert counts["most rows in one transaction"] <= MAX_PURGED + 5
    assert counts["median of messages in ms"] < 500


def test_a_server_with_many_stored_tables_starts_quickly(tmp_path):
    """The proof has 10,000 tables and a limit of 3 s; what counts here is that a start reads none of them."""
    database = f"sqlite:///{tmp_path}/tables.sqlite"
    run(database, lambda store: fill(store, tables=2000, entries=2))
    settings = Settings(pace=0.0, database=database)
    began = time.monotonic()
    with serving(settings) as served:
        assert time.monotonic() - began < 10
        assert not served.server.app.state.tables.live
