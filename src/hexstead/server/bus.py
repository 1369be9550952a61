"""Notifications between processes on one PostgreSQL database: new log entries, presence, withdrawn tokens.

A log entry is announced by the transaction that writes it, and the other processes read it from the database; so all
clients of a table see the same order. Presence is announced when it changes and repeated regularly, because a process
can disappear without notice. With an unshared store, nothing is sent.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from typing import TYPE_CHECKING, Any

import structlog

from .room import Room, monotonic
from .store import Store, StoreFailed

if TYPE_CHECKING:
    from .live_tables import LiveTables

log = structlog.get_logger("hexstead.server")
REPEAT_SECONDS = 20.0  # interval between announcements of presence
EXPIRY_SECONDS = 50.0  # validity of the presence announced by another process
MAX_TOGETHER = 200  # rooms whose presence is announced in one statement


class Bus:
    """Sends and receives notifications for this process."""

    def __init__(self, store: Store, tables: LiveTables):
        self._store, self._tables = store, tables
        self.on_withdrawn: Callable[[str], None] = lambda token: None  # called with the id of a withdrawn token
        self.address: str | None = None  # where this process accepts links (links.py)
        self.addresses: dict[str, str] = {}  # link addresses of the other processes
        self._stop: Callable[[], Awaitable[None]] | None = None
        self._lost = asyncio.Event()
        self._changed: dict[str, Room] = {}  # rooms whose presence has to be announced, by table
        self._announcing: asyncio.Task[None] | None = None  # one at a time: the last announcement is the current state
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        if self._store.is_shared:
            await self._listen()
            await self._announce_address(is_new=True)
            self._run(self._repeat())

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._stop is not None:
            with contextlib.suppress(Exception):
                await self._stop()

    def announcer(self, room: Room) -> Callable[[], None] | None:
        """The function that a room calls when its presence has changed."""
        return (lambda: self._announce([room])) if self._store.is_shared else None

    async def announce_withdrawn(self, token: str) -> None:
        """Make the other processes cut off the clients of a withdrawn API token."""
        if self._store.is_shared:
            await self._store.notify(json.dumps({"withdrawn": token}))

    def _announce(self, rooms: Iterable[Room]) -> None:
        """Announce presence in the background, for all rooms that have changed in the meantime together."""
        self._changed |= {room.table.code: room for room in rooms}
        if self._changed and (self._announcing is None or self._announcing.done()):
            self._announcing = self._run(self._announce_changed())

    async def _announce_changed(self) -> None:
        while codes := list(self._changed)[:MAX_TOGETHER]:
            await self._store.notify(*[self._presence(self._changed.pop(code)) for code in codes])

    def _presence(self, room: Room) -> str:
        seats, watching = room.local_presence()
        return json.dumps({"at": room.table.code, "by": self._store.process, "seats": seats, "watching": watching})

    async def _announce_address(self, is_new: bool = False) -> None:
        """Announce the address of this process; the others answer with theirs."""
        if self.address is not None:
            notice = {"process": self._store.process, "address": self.address, "is_new": is_new}
            await self._store.notify(json.dumps(notice))

    async def _listen(self) -> None:
        self._stop = await self._store.listen(self._receive, self._lost.set)

    def _receive(self, text: str) -> None:
        if text.endswith(self._store.process):  # an entry of this process
            return
        if text.startswith("{"):
            notice = json.loads(text)
            if "withdrawn" in notice:
                self.on_withdrawn(notice["withdrawn"])
            elif "address" in notice:
                self._receive_address(notice)
            else:
                self._receive_presence(notice)
            return
        code, _, _ = text.split(" ")
        room = self._tables.room_to_refresh(code)
        if room is not None:
            self._run(room.catch_up())

    def _receive_address(self, notice: dict[str, Any]) -> None:
        if notice["process"] != self._store.process:
            self.addresses[notice["process"]] = notice["address"]
            if notice["is_new"]:
                self._run(self._announce_address())

    def _receive_presence(self, notice: dict[str, Any]) -> None:
        live = self._tables.live.get(notice["at"])
        if live is not None and notice["by"] != self._store.process:
            room, live.is_left_behind = live.room, False
            is_new = notice["by"] not in room.elsewhere
            room.elsewhere[notice["by"]] = (monotonic() + EXPIRY_SECONDS, notice["seats"], notice["watching"])
            room.send_presence(announce=is_new)  # a new process has not received ours
            room.changed.set()

    async def _repeat(self) -> None:
        """Repeat presence; after a lost connection, reconnect and catch up."""
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(REPEAT_SECONDS):
                    await self._lost.wait()
            try:
                if self._lost.is_set():
                    await self._listen()
                    self._lost.clear()
                    for code in list(self._tables.live):
                        room = self._tables.room_to_refresh(code)
                        if room is not None:
                            await room.catch_up()
                await self._announce_address()
                self._announce([live.room for live in self._tables.live.values() if not live.room.is_quiet])
            except Exception as error:
                log.warning("database connection failed", why=str(error))
                await asyncio.sleep(0.5)

    def _run(self, job: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run a job in the background; a failure of the database is only logged, because `_repeat` catches up."""

        async def guarded() -> None:
            with contextlib.suppress(StoreFailed):  # the store has logged it
                await job

        task = asyncio.get_running_loop().create_task(guarded())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task
