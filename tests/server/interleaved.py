"""Many tables joined at the same time, seat by seat across tables, above the limit of live tables."""

from __future__ import annotations

import asyncio
import gc
import json
from collections import Counter, defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from weakref import WeakSet

from websockets.asyncio.client import ClientConnection, connect

from hexstead.server import Settings
from hexstead.server.room import Room
from hexstead.server.start import HOST
from tests.server.serving import Served, serving

PATIENCE = 60.0  # seconds without a message on any socket; thousands of sockets take their time
AT_ONCE = 200  # sockets that are opened at the same time
ROUNDS = 3


@contextmanager
def watched_rooms() -> Iterator[WeakSet[Room]]:
    """All rooms created during the block that are still referenced."""
    found: WeakSet[Room] = WeakSet()
    create = Room.__init__

    def init(self: Room, *args: Any) -> None:
        create(self, *args)
        found.add(self)

    Room.__init__ = init  # type: ignore[assignment, method-assign]
    try:
        yield found
    finally:
        Room.__init__ = create  # type: ignore[method-assign]


def join_interleaved(game: str, seed: int, tables: int, limit: int | None = None) -> Counter[str]:
    """Join and leave all seats of many tables, several times, and count the chats that reached all seats.

    Fails if a table has two rooms or an acknowledged chat does not reach a seat. `limit` is the limit of live tables,
    by default a quarter of the tables.
    """
    settings = Settings(pace=0.0, positions=True, limits=False, rooms=limit or max(1, tables // 4))
    with watched_rooms() as rooms, serving(settings) as served:
        made = [served.make(game=game, seats=["person"] * 4, seed=seed + n) for n in range(tables)]
        for n in range(ROUNDS):
            asyncio.run(_join_and_chat(served, made, n, rooms))
        live = served.server.app.state.tables.live
        for code, room in ((room.table.code, room) for room in list(rooms)):
            assert not room.local_presence()[0] or live[code].room is room
    gc.collect()
    return Counter({"tables": tables, "joins": 4 * tables * ROUNDS, "chats at all seats": tables * ROUNDS})


async def _join_and_chat(served: Served, made: list[dict[str, Any]], n: int, rooms: WeakSet[Room]) -> None:
    """Join all seats of all tables at the same time, seat by seat across tables, then chat at each table."""
    sockets: dict[tuple[int, int], ClientConnection] = {}
    places = [(table, seat) for seat in range(4) for table in range(len(made))]
    for first in range(0, len(places), AT_ONCE):
        some = places[first : first + AT_ONCE]
        opened = await asyncio.gather(*(connect(f"ws://{HOST}:{served.port}/ws", **OPTIONS) for _ in some))
        sockets.update(zip(some, opened, strict=True))

    async def join(table: int, seat: int, patience: asyncio.Timeout) -> None:
        token = made[table]["tokens"][str(seat)]
        await sockets[table, seat].send(json.dumps({"type": "hello", "game": made[table]["table"], "token": token}))
        await _until(sockets[table, seat], lambda frame: frame["type"] == "full", patience)

    async with asyncio.timeout(PATIENCE) as patience:
        await asyncio.gather(*(join(table, seat, patience) for table, seat in places))
    listening: defaultdict[str, list[Room]] = defaultdict(list)
    for room in list(rooms):
        if room.local_presence()[0]:
            listening[room.table.code].append(room)
    assert {code: len(found) for code, found in listening.items()} == {table["table"]: 1 for table in made}

    async def chat(table: int, patience: asyncio.Timeout) -> None:
        text = f"{table} in round {n}"
        await sockets[table, 0].send(json.dumps({"type": "chat", "id": text, "text": text}))
        await _until(sockets[table, 0], lambda frame: frame["type"] == "ok", patience)
        for seat in range(1, 4):
            await _until(sockets[table, seat], lambda frame: text in json.dumps(frame.get("events", "")), patience)

    async with asyncio.timeout(PATIENCE) as patience:
        await asyncio.gather(*(chat(table, patience) for table in range(len(made))))
    await asyncio.gather(*(socket.close() for socket in sockets.values()))


OPTIONS: dict[str, Any] = {"max_size": None, "ping_interval": None, "open_timeout": PATIENCE, "compression": None}


async def _until(socket: ClientConnection, wanted: Any, patience: asyncio.Timeout) -> None:
    """Read messages until the wanted one; each prolongs the patience of all sockets."""
    while not wanted(json.loads(await socket.recv())):
        patience.reschedule(asyncio.get_running_loop().time() + PATIENCE)
    patience.reschedule(asyncio.get_running_loop().time() + PATIENCE)
