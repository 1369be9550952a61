"""The SQL store, on SQLite and PostgreSQL: migrations, concurrent writes, leases, tables of older rules."""

from __future__ import annotations

import asyncio
import stat
import time

import httpx
import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from hexstead.core.game_file import replay
from hexstead.errors import BadRecord
from hexstead.server import Settings, sql_store
from hexstead.server.entries import Chatted, Entry, Forgotten, Moved
from hexstead.server.postgres import READ_INTERVAL
from hexstead.server.sql_schema import META
from hexstead.server.sql_store import SqlStore
from hexstead.server.store import GameRow, IdTaken, SeatRow, SeqTaken
from tests.records import load
from tests.server.test_size import LONG, table_of


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request, tmp_path):
    return f"sqlite:///{tmp_path}/tables.sqlite" if request.param == "sqlite" else request.getfixturevalue("postgres")


def run(address, job):
    async def opened():
        store = await SqlStore.open(Settings(database=address))
        try:
            return await job(store)
        finally:
            await store.close()

    return asyncio.run(opened())


def test_migrations_create_the_schema(address):
    async def differences(store):
        return await store.do(lambda connection: compare_metadata(MigrationContext.configure(connection), META))

    assert run(address, differences) == []
    assert run(address, differences) == []  # a second start changes nothing


CHAT = Chatted("hello", None)


def test_only_one_writer_of_an_entry_succeeds_and_ids_are_unique(address):
    async def write(store):
        row = GameRow("WRITER", {}, None, "link", "playing", 0.0, [SeatRow(0)])
        assert await store.make(row, [])
        assert not await store.make(row, [])
        await store.append("WRITER", Entry(1, 0, 0.0, CHAT, "0 a"))
        with pytest.raises(SeqTaken):
            await store.append("WRITER", Entry(1, 0, 0.0, CHAT, "0 b"))
        with pytest.raises(IdTaken):
            await store.append("WRITER", Entry(2, 0, 0.0, CHAT, "0 a"))
        both = [store.append("WRITER", Entry(2, 0, 0.0, CHAT, f"0 c{n}")) for n in range(2)]
        results = await asyncio.gather(*both, return_exceptions=True)
        assert [type(result) for result in results] == [type(None), SeqTaken]
        assert [entry.seq for entry in await store.entries("WRITER", 0)] == [1, 2]

    run(address, write)


def test_entries_wait_for_each_other_until_there_are_enough_for_a_commit(address, monkeypatch):
    monkeypatch.setattr(sql_store, "COMMIT_INTERVAL", 60.0)

    async def write(store):
        assert await store.make(GameRow("SHARED", {}, None, "link", "playing", 0.0, [SeatRow(0)]), [])

        def append(seq):
            return asyncio.create_task(store.append("SHARED", Entry(seq, 0, 0.0, CHAT, str(seq))))

        await append(1)  # the first does not wait
        waiting = [append(2 + n) for n in range(sql_store.ENOUGH - 1)]
        _, pending = await asyncio.wait(waiting, timeout=0.2)
        assert len(pending) == len(waiting)
        await asyncio.wait_for(asyncio.gather(append(1 + sql_store.ENOUGH), *waiting), 20)
        assert len(await store.entries("SHARED", 0)) == 1 + sql_store.ENOUGH

    run(address, write)


def test_a_device_is_moved_and_forgotten_with_its_entries_in_the_log(address):
    """On both databases; test_devices.py has the details."""

    async def job(store):
        terms = {"game": "germany", "options": {}, "seats": [{"name": "Ada", "device": "old", "kind": "person"}] * 2}
        seats = [SeatRow(0, "old"), SeatRow(1, "other")]
        row = GameRow("MOVING", terms, "old", "link", "playing", 0.0, seats)
        await store.make(row, [])
        await store.append("MOVING", Entry(1, 0, 1.0, CHAT, "a"))
        await store.offer_move("old", "ABCDEFGH", 60.0)
        assert await store.take_move("ABCDEFGH") == "old"
        assert await store.take_move("ABCDEFGH") is None
        assert await store.move_device("old", "new") == (["MOVING"], [])
        assert await store.codes_of("new") == ["MOVING"]
        found = await store.table_of_device("MOVING", "new")
        assert [line["text"] for line in found["chat"]] == ["hello"]
        assert await store.forget_device("new") == ([], ["MOVING"], [])
        row, entries = await store.load("MOVING")
        assert [entry.change for entry in entries] == [
            Chatted(None, None),
            Moved(None, None),
            Forgotten([0], True, [1]),
        ]
        assert row.host is None
        assert row.terms["seats"][0] == {"name": "red", "device": None, "kind": "person"}
        await store.delete("MOVING")

    run(address, job)


def test_a_lease_can_be_taken_over_only_after_it_expires(postgres):
    async def lease(store):
        await store.make(GameRow("LEASED", {}, None, "link", "playing", 0.0, [SeatRow(0)]), [])
        other = await SqlStore.open(Settings(database=postgres))
        try:
            assert await store.lease("LEASED", 60)
            assert not await other.lease("LEASED", 60)
            assert await store.lease("LEASED", 0.05)
            await asyncio.sleep(0.1)
            assert await other.lease("LEASED", 60)
            assert not await store.lease("LEASED", 60)
            await other.lease("LEASED", 0)
            assert await store.lease("LEASED", 60)
        finally:
            await other.close()

    run(postgres, lease)


@pytest.mark.parametrize("name", ["germany-4-cards-8", "america-4-3"])
def test_a_table_stored_under_older_rules_keeps_them(served, name):
    record = load(name)
    assert record["rules_version"] == 1
    terms, entries = table_of(record)
    terms["clock"] = {"kind": "none", "seconds": 0}  # else time runs out at once, and bots play on
    code = {"germany-4-cards-8": "OLDERG", "america-4-3": "OLDERA"}[name]
    row = GameRow(code, terms, None, "link", "playing", 0.0, [SeatRow(seat) for seat in range(4)])
    assert run(served.database, lambda store: store.make(row, entries))
    assert httpx.get(f"{served.url}/api/games/{code}?viewer=watch").json()["actions"] == LONG
    game = served.game(code)
    assert game.state_bytes() == replay(record, LONG).state_bytes()
    assert replay(game.record(proof=False)).state_bytes() == game.state_bytes()
    with pytest.raises(BadRecord):
        replay({**record, "rules_version": 2})  # under the newer rules it is invalid


def test_only_the_owner_can_read_a_new_sqlite_file(tmp_path):
    file = tmp_path / "tables.sqlite"
    run(f"sqlite:///{file}", lambda store: store.ping())
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_a_database_of_a_newer_version_is_refused_with_a_sentence(tmp_path):
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    change = sa.text("UPDATE alembic_version SET version_num = '9999'")
    run(url, lambda store: store.do(lambda connection: connection.execute(change)))
    with pytest.raises(SystemExit, match="was written by a newer version of Hexstead"):
        run(url, lambda store: store.ping())


def test_entries_are_announced_in_the_words_that_every_version_reads(postgres):
    async def append(store):
        received: list[str] = []
        stop = await store.listen(received.append, lambda: None)
        codes = ["NOTEAA", "NOTEBB"]
        for code in codes:
            await store.make(GameRow(code, {}, None, "link", "playing", 0.0, [SeatRow(0)]), [])
        await asyncio.gather(*(store.append(code, Entry(1, 0, 0.0, CHAT, None)) for code in codes))
        with pytest.raises(SeqTaken):
            await store.append("NOTEAA", Entry(1, 0, 0.0, CHAT, None))
        await store.append("NOTEBB", Entry(2, 0, 0.0, CHAT, None), used=True)
        while len(received) < 3:
            await asyncio.sleep(0.01)
        await stop()
        assert received == [f"{words} {store.process}" for words in ("NOTEAA 1", "NOTEBB 1", "NOTEBB 2")]

    run(postgres, append)


def test_a_closed_connection_costs_no_entry(postgres):
    async def append(store):
        await store.make(GameRow("CLOSED", {}, None, "link", "playing", 0.0, [SeatRow(0)]), [])
        close = sa.text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")
        for seq in range(1, 4):
            await store.append("CLOSED", Entry(seq, 0, 0.0, CHAT, None))
            await store.do(lambda connection: connection.execute(close))
        assert [entry.seq for entry in await store.entries("CLOSED", 0)] == [1, 2, 3]

    run(postgres, append)


def test_notifications_are_read_at_intervals(postgres):
    async def receive(store):
        times: list[float] = []
        stop = await store.listen(lambda _: times.append(time.monotonic()), lambda: None)
        for n in range(3):
            await store.notify(str(n))
            while len(times) == 0:
                await asyncio.sleep(0.001)
        while len(times) < 3:
            await asyncio.sleep(0.001)
        await stop()
        return times

    times = run(postgres, receive)
    assert times[1] - times[0] > 0.9 * READ_INTERVAL
