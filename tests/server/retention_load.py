"""Retention under load: many entries of old tables are removed while people play."""

from __future__ import annotations

import asyncio
import random
import string
import subprocess
import sys
import tempfile
import time
from collections import Counter
from dataclasses import replace
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import sqlalchemy as sa

from hexstead.server.entries import Chatted
from hexstead.server.operations import Operations
from hexstead.server.retention import Retention
from hexstead.server.sql_schema import ACTIONS, GAMES, SEATS
from hexstead.server.sql_store import SqlStore
from hexstead.sim.reference_loops import slowness
from tests.server.serving import CALM, serving, started

TERMS = {"game": "germany", "seats": []}
MAX_P99_MS = 100.0  # of a message while old tables are removed
BATCH = 100  # tables stored in one transaction
MAX_START = 3.0  # seconds for a server with 10,000 tables


async def fill(store: SqlStore, tables: int, entries: int) -> None:
    """Store tables that were last used long ago, each with a log of chat messages."""
    draw = random.Random(tables)
    codes = {"".join(draw.choices(string.ascii_uppercase, k=6)) for _ in range(tables + 100)}
    data = Chatted("x" * 100, None).to_json()
    base = {"terms": TERMS, "visibility": "link", "status": "over", "used": 0.0, "lease": 0.0, "kind": "people"}
    found = sorted(codes)[:tables]
    for start in range(0, tables, BATCH):
        batch = found[start : start + BATCH]
        seats = [{"game": code, "number": n, "device": None, "code": None} for code in batch for n in range(4)]
        rows = [
            {"game": code, "seq": seq, "kind": "say", "seat": 0, "at": 0.0, "client_id": f"0 {seq:036}", "data": data}
            for code in batch
            for seq in range(1, entries + 1)
        ]

        def write(connection: sa.Connection, batch: Any = batch, seats: Any = seats, rows: Any = rows) -> None:
            connection.execute(GAMES.insert(), [{"code": code, **base} for code in batch])
            connection.execute(SEATS.insert(), seats)
            connection.execute(ACTIONS.insert(), rows)

        await store.do(write, seconds=60)


def remove_while_playing(database: str | None, tables: int, entries: int) -> Counter[str]:
    """Remove old tables on a running server while a person chats; return counts and times."""
    counts: Counter[str] = Counter()
    with serving(replace(CALM, database=database)) as served:
        made = served.make(seats=["person"] * 4)
        operations: Operations = served.server.app.state.auth.operations
        store = served.server.app.state.auth.store
        loop = served.server.app.state.tables.live[made["table"]].driver._task.get_loop()
        asyncio.run_coroutine_threadsafe(fill(store, tables, entries), loop).result(3600)

        async def count() -> int:
            tables = (sa.select(sa.func.count()).select_from(table) for table in (GAMES, SEATS, ACTIONS))
            found = [await store.do(lambda c, one=one: c.execute(one).scalar_one()) for one in tables]
            return sum(found)

        before = asyncio.run_coroutine_threadsafe(count(), loop).result(60)
        operations._settings = replace(operations._settings, retention=Retention())
        times, batches, purge = [], [0], store.purge

        async def counting_purge(limit: int) -> int:
            batches.append(await purge(limit))
            return batches[-1]

        store.purge = counting_purge
        with served.sit(made) as me:
            removing = asyncio.run_coroutine_threadsafe(operations.clean_up(), loop)
            began = time.monotonic()
            while not removing.done():
                sent = time.perf_counter()
                assert me.say("mute", who=1, on=True)["type"] == "ok"
                times.append(1000 * (time.perf_counter() - sent))
                time.sleep(0.01)
            counts["seconds"] = round(time.monotonic() - began)
            removing.result()
        after = asyncio.run_coroutine_threadsafe(count(), loop).result(60)
    counts["rows removed"] = before + len(times) - after
    counts["messages while removing"] = len(times)
    counts["most rows in one transaction"] = max(batches)
    counts["median of messages in ms"] = round(median(times))
    counts["slowest message in ms"] = round(max(times))
    counts["p99 of messages in ms"] = round(quantiles(times, n=100)[98]) if len(times) > 1 else round(max(times))
    return counts


def start_seconds(tables: int) -> float:
    """Seconds from starting the program until it serves, with this number of stored tables."""
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/tables.sqlite"

        async def prepare() -> None:
            store = await SqlStore.open(replace(CALM, database=database))
            await fill(store, tables, 5)
            await store.close()

        asyncio.run(prepare())
        program = str(Path(sys.executable).with_name("hexstead"))
        command = [program, "serve", "--no-open", "--port", "0", "--database", database, "--keep", "finished=0"]
        began = time.monotonic()
        with started(command, stderr=subprocess.DEVNULL):
            return time.monotonic() - began


def prove_retention(game: str, seed: int, count: int) -> Counter[str]:
    """Remove `count` entries while a person plays, and start a server with 10,000 tables.

    The limits of time are scaled by the speed of the machine.
    """
    slow = slowness("plain")
    counts = remove_while_playing(None, tables=count // 100, entries=100)
    counts["start with 10,000 tables in ms"] = round(1000 * min(start_seconds(10_000) for _ in range(3)))
    slow = max(1.0, slow, slowness("plain"))
    counts["machine slower by %"] = round(100 * (slow - 1))
    assert counts["rows removed"] == count // 100 * 105
    assert counts["p99 of messages in ms"] <= MAX_P99_MS * slow, counts
    assert counts["start with 10,000 tables in ms"] <= 1000 * MAX_START * slow, counts
    return counts
