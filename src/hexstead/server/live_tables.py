"""The live tables of this process, one room each: loaded on demand, evicted when idle, linked across processes."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Mapping
from typing import Any

import structlog

from ..core.names import short_repr
from .bots import Bots
from .bus import Bus
from .driver import Driver
from .leases import Leases
from .links import Link, Links
from .messages import Refused
from .room import Room
from .settings import Settings
from .store import Store
from .table import Table
from .workers import Workers

log = structlog.get_logger("hexstead.server")
DELETED = Refused("This table was deleted.", "unknown_table")


class Live:
    """A room, its driver, and the number of `LiveTables.use` blocks that hold it in memory."""

    __slots__ = ("driver", "is_left_behind", "room", "users")

    def __init__(self, room: Room, driver: Driver):
        self.room, self.driver = room, driver
        self.users = 0
        self.is_left_behind = False  # was idle at the last entry of another process, and presence has not changed since

    @property
    def is_idle(self) -> bool:
        """Whether the room can be evicted: nobody uses it or is connected, and no bot or clock is due."""
        return not self.users and self.room.is_quiet and not self.driver.is_busy


class LiveTables:
    """The tables in memory, by their six-letter codes."""

    def __init__(self, settings: Settings, store: Store, bots: Bots, workers: Workers):
        self.settings, self.store, self.workers = settings, store, workers
        self._bots = bots
        self._live: dict[str, Live] = {}  # least recently used first
        self._loading: dict[str, asyncio.Task[None]] = {}
        self._closing: dict[str, asyncio.Task[None]] = {}  # drivers of evicted rooms
        self.bus = Bus(store, self)
        self.leases = Leases(store, settings.lease, self._used_codes)
        self.links: Links | None = None  # to the other processes on a shared store

    async def open(self, links: Links | None = None) -> None:
        """Start to communicate with other processes; without links, sockets are not forwarded."""
        self.links = links
        if links is not None:
            self.bus.address = await links.open(self.settings.link_host)
        await self.bus.open()
        self.leases.open()

    async def close(self) -> None:
        await self.bus.close()
        if self.links is not None:
            await self.links.close()
        await self.leases.close()
        await asyncio.gather(*self._closing.values(), *(live.driver.close() for live in self._live.values()))

    @property
    def live(self) -> Mapping[str, Live]:
        return self._live

    def live_room(self, code: str) -> Room | None:
        """The room of a table, if it is in memory."""
        live = self._live.get(code)
        return None if live is None else live.room

    # Several processes

    async def link_to(self, code: str) -> Link | None:
        """The link to the process where a table is live; None if it is live here, or its process cannot be reached."""
        if self.links is None or not is_code(code) or await self.leases.acquire(code):
            return None
        owner = await self.store.owner(code)
        address = None if owner is None else self.bus.addresses.get(owner)
        return None if address is None else await self.links.to(address)

    async def hand_over(self, code: str) -> bool:
        """Hand a table over to the process that requests it, unless clients of this process or others are connected."""
        live = self._live.get(code)
        if live is not None and live.room.has_listeners:
            return False
        await self.leases.release(code)
        return True

    def room_to_refresh(self, code: str) -> Room | None:
        """The room of a table to which another process has written, if it is used or has to act.

        An idle room, such as that of a table that was created here and is played elsewhere, catches up when it is used.
        """
        live = self._live.get(code)
        if live is None:
            return None
        room = live.room
        if not (live.is_left_behind and room.is_behind and room.is_quiet and not live.users):  # else as last time
            room.is_behind = True
            live.is_left_behind = live.is_idle
        return None if live.is_left_behind else room

    def _used_codes(self) -> list[str]:
        """The tables whose leases should be renewed."""
        return [
            code
            for code, live in self._live.items()
            if live.room.has_listeners or (self.leases.holds(code) and live.driver.is_busy)
        ]

    # Loading and evicting

    @contextlib.asynccontextmanager
    async def use(self, code: str) -> AsyncIterator[Room]:
        """Hold the table's room in memory for the length of a block, loading it first if needed; raises Refused.

        A table has at most one room in this process: `_live` is the only registry, a room leaves it only while idle,
        and a table is not loaded again before the driver of its last room has stopped. Never keep a room beyond the
        block, except as one of its listeners.
        """
        while (live := self._live.pop(code, None)) is None:
            await self._load(code)
        live.users += 1  # no await since the lookup: the room cannot be evicted in between
        self._live[code] = live
        try:
            self._evict()
            await live.room.catch_up()
            live.driver.wake()
            yield live.room
        finally:
            live.users -= 1

    async def _load(self, code: str) -> None:
        """Load a table; concurrent callers share one load."""
        if code not in self._loading:
            self._loading[code] = asyncio.create_task(self._load_now(code))
        await asyncio.shield(self._loading[code])

    async def _load_now(self, code: str) -> None:
        try:
            if code in self._closing:
                await asyncio.wait([self._closing[code]])
            self.register(await self._read(code))
        finally:
            del self._loading[code]

    async def _read(self, code: str) -> Room:
        """Rebuild a table from the database."""
        found = await self.store.load(code) if is_code(code) else None
        if found is None:
            raise Refused(f"There is no table {short_repr(code)} on this server.", "unknown_table")
        row, entries = found
        table = await self.new_table(row.code, row.terms, row.host)
        for i, entry in enumerate(entries):
            table.apply(entry)
            if i % 100 == 99:
                await asyncio.sleep(0)  # do not block the event loop for long
        room = Room(table, self.store, self.settings, row.used)
        room.is_behind = self.store.is_shared  # another process may have written while this one was loading
        return room

    async def new_table(self, code: str, terms: Mapping[str, Any], host: str | None) -> Table:
        """A table before its first entry; replaying an imported record can take long."""
        if "record" in terms:
            return await self.workers.in_thread(Table, code, terms, host)
        return Table(code, terms, host)

    def register(self, room: Room) -> None:
        """Make a room the live one of its table; if the table was loaded in the meantime, that room stays."""
        if room.table.code not in self._live:
            room.announce_presence = self.bus.announcer(room)
            self._live[room.table.code] = Live(room, Driver(room, self._bots, self.leases))

    def _evict(self) -> None:
        """Drop idle rooms, least recently used first, until the limit is met; their tables stay in the database."""
        excess = len(self._live) - self.settings.rooms
        for code, live in list(self._live.items()) if excess > 0 else ():
            if live.is_idle:
                del self._live[code]
                self._closing[code] = asyncio.create_task(self._close_driver(code, live.driver))
                excess -= 1
                if not excess:
                    return

    async def delete(self, code: str) -> bool:
        """Delete a table and disconnect its clients, here at once and in the other processes within seconds."""
        found = await self.store.delete(code)
        await self.drop(code)
        return found

    async def drop(self, code: str) -> None:
        """Drop the room of a table that was deleted."""
        if code in self._loading:
            await asyncio.wait([self._loading[code]])
        live = self._live.pop(code, None)
        if live is not None:
            live.room.cut_off_all(DELETED)
            self._closing[code] = asyncio.create_task(self._close_driver(code, live.driver))

    def broadcast(self, text: str) -> None:
        """Send a message to all clients of this process."""
        for live in list(self._live.values()):
            live.room.broadcast(text)

    async def _close_driver(self, code: str, driver: Driver) -> None:
        try:
            await driver.close()
        except Exception as error:  # the lease stays until it expires
            log.warning("could not release the lease of a table", table=code, why=str(error))
        finally:
            del self._closing[code]


def is_code(text: str) -> bool:
    """Whether a text can be the code of a table."""
    return len(text) == 6 and text.isascii() and text.isalpha()
