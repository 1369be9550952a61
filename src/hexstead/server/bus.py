"""Between processes that serve one PostgreSQL: who wrote at which table, who is connected where, which token was
withdrawn. Else silent.

A written entry is told by the transaction that wrote it; the others read it from the database, so that every client of
a table sees the same order. Presence is told as it is, and again now and then, as a process may vanish.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import structlog

from .store import Store

if TYPE_CHECKING:
    from .room import Room
    from .tables import Tables

log = structlog.get_logger("hexstead.server")
AGAIN_SECONDS = 20.0  # presence is told anew
GONE_SECONDS = 50.0  # and forgotten


class Bus:
    """This process's ear and mouth."""

    def __init__(self, store: Store, tables: Tables):
        self._store, self._tables = store, tables
        self.withdrawn: Callable[[str], None] = lambda token: None  # cuts off who listens by a token
        self._connection: Any = None
        self._cut = asyncio.Event()  # the connection is gone
        self._telling = asyncio.Lock()  # one at a time: what is told last is how it is
        self._jobs: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        if self._store.is_shared:
            await self._listen()
            self._do(self._again())

    async def close(self) -> None:
        for job in list(self._jobs):
            job.cancel()
        await asyncio.gather(*self._jobs, return_exceptions=True)
        if self._connection is not None:
            with contextlib.suppress(Exception):
                await self._connection.close()

    def teller(self, room: Room) -> Callable[[], None] | None:
        """What a room calls when somebody came or went."""
        return (lambda: self._do(self._tell(room))) if self._store.is_shared else None

    async def tell_withdrawn(self, token: str) -> None:
        if self._store.is_shared:
            await self._store.tell(json.dumps({"withdrawn": token}))

    async def _tell(self, room: Room) -> None:
        async with self._telling:
            seats, watching = room.local_presence()
            text = json.dumps({"at": room.table.code, "by": self._store.process, "seats": seats, "watching": watching})
            await self._store.tell(text)

    async def _listen(self) -> None:
        import asyncpg

        url = self._store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._connection = await asyncpg.connect(url)
        await self._connection.add_listener("hexstead", lambda *heard: self._hear(str(heard[3])))
        self._connection.add_termination_listener(lambda _: self._cut.set())

    def _hear(self, text: str) -> None:
        if text.startswith("{"):
            told = json.loads(text)
            if "withdrawn" in told:
                self.withdrawn(told["withdrawn"])
            else:
                self._hear_presence(told)
            return
        code, _, process = text.split(" ")
        room = self._tables.at_hand(code)
        if room is not None and process != self._store.process:
            self._do(room.hear())

    def _hear_presence(self, told: dict[str, Any]) -> None:
        room = self._tables.at_hand(told["at"])
        if room is not None and told["by"] != self._store.process:
            is_new = told["by"] not in room.elsewhere
            room.elsewhere[told["by"]] = (time.monotonic() + GONE_SECONDS, told["seats"], told["watching"])
            room.show_presence(tell=is_new)  # a newcomer has not heard who is here
            room.moved.set()

    async def _again(self) -> None:
        """Tell presence anew; listen anew, and catch up, when the connection is gone."""
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._cut.wait(), AGAIN_SECONDS)
            try:
                if self._cut.is_set():
                    await self._listen()
                    self._cut.clear()
                    for live in list(self._tables.live.values()):
                        await live.room.hear()
                for live in list(self._tables.live.values()):
                    if not live.room.is_quiet:
                        await self._tell(live.room)
            except Exception as error:
                log.warning("the database does not answer", why=str(error))
                await asyncio.sleep(0.5)

    def _do(self, job: Any) -> None:
        task = asyncio.get_running_loop().create_task(job)
        self._jobs.add(task)
        task.add_done_callback(self._jobs.discard)
