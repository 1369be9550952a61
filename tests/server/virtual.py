"""A table in simulated time: the event loop's clock advances to the next timer instead of waiting for it."""

from __future__ import annotations

import asyncio
import json
import selectors
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from hexstead.server import Settings
from hexstead.server.bots import Bots
from hexstead.server.credentials import Caller, Keys
from hexstead.server.memory_store import MemoryStore
from hexstead.server.messages import Refused, TableRequest
from hexstead.server.parsing import read_message
from hexstead.server.room import Room
from hexstead.server.seats import Viewer
from hexstead.server.tables import Tables
from hexstead.server.workers import Workers

SETTINGS = Settings(positions=True, level="random", limits=False)


class _Selector(selectors.DefaultSelector):
    """A selector that never blocks: the waiting time passes only in simulation."""

    waited = 0.0

    def select(self, timeout: float | None = None) -> Any:
        ready = super().select(0)
        if not ready:
            assert timeout is not None, "nothing is left to wait for"
            self.waited += max(0.0, timeout)
        return ready


class VirtualLoop(asyncio.SelectorEventLoop):
    """An event loop whose time starts at 1000 and passes only while it waits."""

    def __init__(self) -> None:
        self._passing = _Selector()
        super().__init__(self._passing)

    def time(self) -> float:
        return 1000.0 + self._passing.waited


class VirtualStore(MemoryStore):
    """A store in memory whose clock is the event loop's."""

    def now(self) -> float:
        return asyncio.get_running_loop().time()


class Player:
    """A client in the same process: a listener of a room that records its messages with their times."""

    def __init__(self, room: Room, seats: list[Viewer]):
        self.room, self.seats = room, seats
        self.received: list[tuple[float, str]] = []
        self.now: dict[str, Any] = {}  # the latest state of the first viewer
        self.events: list[dict[str, Any]] = []
        self._ids = 0

    def send(self, text: str) -> None:
        self.received.append((round(asyncio.get_running_loop().time() - 1000.0, 3), text))
        message = json.loads(text)
        if message["type"] in ("full", "events") and message["view"]["viewer"] == self.seats[0]:
            self.events += message.get("events", [])
            self.now = message

    def cut_off(self, why: Refused = ...) -> None:  # type: ignore[assignment]
        raise AssertionError(why)

    async def say(self, kind: str, **fields: Any) -> None:
        """Send a message of the first seat; raises Refused."""
        self._ids += 1
        seat = self.seats[0]
        assert seat is not None
        message = read_message(json.dumps({"type": kind, "id": f"{seat}-{self._ids}", **fields}))
        await self.room.handle(seat, message)  # type: ignore[arg-type]

    async def act(self, *actions: dict[str, Any]) -> None:
        await self.say("act", prompt=self.now["number"], actions=list(actions))

    def types(self) -> list[str]:
        return [event["type"] for event in self.events]


class VirtualTable:
    """A table with its driver, in simulated time."""

    def __init__(self, tables: Tables, room: Room):
        self.tables, self.room = tables, room
        self.table = room.table

    async def sit(self, *seats: Viewer) -> Player:
        player = Player(self.room, list(seats))
        await self.room.join(player, list(seats), None)
        return player

    @property
    def game(self) -> Any:
        return self.room.table.game


Scenario = Callable[[VirtualTable], Awaitable[Any]]


def play(scenario: Scenario, bots: Bots, wanted: Mapping[str, Any], settings: Settings = SETTINGS) -> Any:
    """Create a table and run a scenario with it; return its result."""

    async def run() -> Any:
        tables = Tables(settings, VirtualStore(), Keys(b"virtual"), bots, Workers())
        try:
            made = await tables.make(TableRequest.model_validate({"game": "germany", **wanted}), Caller(device="host"))
            async with tables.use(made["table"]) as room:
                return await scenario(VirtualTable(tables, room))
        finally:
            await tables.close()

    def in_loop() -> Any:
        with asyncio.Runner(loop_factory=VirtualLoop) as runner:
            return runner.run(run())

    with ThreadPoolExecutor(1) as pool:  # this thread may have a running loop, as in browser tests
        return pool.submit(in_loop).result()
