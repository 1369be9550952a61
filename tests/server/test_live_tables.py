"""A table has at most one room in a process, however many tables are joined, evicted and loaded at the same time."""

from __future__ import annotations

import asyncio
import gc
import json
from collections import defaultdict
from typing import Any
from weakref import WeakSet

import pytest
from websockets.asyncio.client import ClientConnection, connect

from hexstead.server import Settings
from hexstead.server.room import Room
from hexstead.server.start import HOST
from tests.server.serving import PATIENCE, Served, serving

TABLES = 16
LIMIT = 3  # live tables
ROUNDS = 3


@pytest.fixture
def rooms(monkeypatch: pytest.MonkeyPatch) -> WeakSet[Room]:
    """All rooms created during the test that are still referenced."""
    found: WeakSet[Room] = WeakSet()
    create = Room.__init__

    def init(self: Room, *args: Any) -> None:
        create(self, *args)
        found.add(self)

    monkeypatch.setattr(Room, "__init__", init)
    return found


def test_joins_above_the_limit_of_live_tables_share_one_room_per_table(rooms, caplog):
    """Every acknowledged chat reaches all four seats, and no table is split between two rooms."""
    with serving(Settings(pace=0.0, positions=True, limits=False, rooms=LIMIT)) as served:
        made = [served.make(seats=["person"] * 4) for _ in range(TABLES)]
        for n in range(ROUNDS):
            asyncio.run(_join_and_chat(served, made, n, rooms))
        live = served.server.app.state.tables.live
        for code, room in ((room.table.code, room) for room in list(rooms)):
            assert not room.local_presence()[0] or live[code].room is room
    gc.collect()
    assert not [record for record in caplog.records if record.name == "asyncio"], caplog.text


async def _join_and_chat(served: Served, made: list[dict[str, Any]], n: int, rooms: WeakSet[Room]) -> None:
    """Join all seats of all tables at the same time, seat by seat across tables, then chat at each table."""
    sockets: dict[tuple[int, int], ClientConnection] = {}
    places = [(table, seat) for seat in range(4) for table in range(TABLES)]
    opened = await asyncio.gather(*(connect(f"ws://{HOST}:{served.port}/ws", max_size=None) for _ in places))
    sockets.update(zip(places, opened, strict=True))

    async def join(table: int, seat: int) -> None:
        token = made[table]["tokens"][str(seat)]
        await sockets[table, seat].send(json.dumps({"type": "hello", "game": made[table]["table"], "token": token}))
        await _until(sockets[table, seat], lambda frame: frame["type"] == "full")

    await asyncio.gather(*(join(table, seat) for table, seat in places))
    listening: defaultdict[str, list[Room]] = defaultdict(list)
    for room in list(rooms):
        if room.local_presence()[0]:
            listening[room.table.code].append(room)
    assert {code: len(found) for code, found in listening.items()} == {table["table"]: 1 for table in made}

    async def chat(table: int) -> None:
        text = f"{table} in round {n}"
        await sockets[table, 0].send(json.dumps({"type": "chat", "id": text, "text": text}))
        await _until(sockets[table, 0], lambda frame: frame["type"] == "ok")
        for seat in range(1, 4):
            await _until(sockets[table, seat], lambda frame: text in json.dumps(frame.get("events", "")))

    await asyncio.gather(*(chat(table) for table in range(TABLES)))
    await asyncio.gather(*(socket.close() for socket in sockets.values()))


async def _until(socket: ClientConnection, wanted: Any) -> None:
    async with asyncio.timeout(PATIENCE):
        while not wanted(json.loads(await socket.recv())):
            pass


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
