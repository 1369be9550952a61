"""Connections: a socket at a table, or a stream of lines. Reads one by one, sends from a queue, drops the slow."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator

from fastapi import WebSocket

from .access import Who
from .doors import Doors
from .messages import Hello, Refused
from .metrics import ACT_SECONDS, CONNECTIONS, MESSAGES, REFUSALS
from .reading import message_id, read_message
from .room import Room
from .settings import MOST_UNSENT
from .table import OVER, Viewer, encode

TOO_SLOW = 1013, "Too slow; come back from your last event."
GIVEN_AWAY = Refused("This seat was closed or given to somebody else.", "closed")


def _refusal(id: str | None, refusal: Refused) -> str:
    return encode({"type": "no", "id": id, "code": refusal.code, "rule": refusal.rule, "text": refusal.text})


class Queue:
    """Messages on their way to a reader; a reader that is too slow is let go, and may come back from its last event."""

    def __init__(self) -> None:
        self._queue: asyncio.Queue[str | None] = asyncio.Queue()
        self.room: Room | None = None
        self.farewell = TOO_SLOW

    def send(self, text: str) -> None:
        if self._queue.qsize() < MOST_UNSENT:
            self._queue.put_nowait(text)
            return
        self._let_go()

    def cut_off(self, why: Refused = GIVEN_AWAY) -> None:
        """What they listen by is theirs no more: they hear that, and nothing after it."""
        self._queue.put_nowait(_refusal(None, why))
        self.farewell = 1008, why.text
        self._let_go()

    def _let_go(self) -> None:
        self.leave()
        self._queue.put_nowait(None)

    def leave(self) -> None:
        if self.room is not None:
            room, self.room = self.room, None
            room.leave(self)

    async def next(self) -> str | None:
        return await self._queue.get()


class Connection(Queue):
    """One socket."""

    def __init__(self, ws: WebSocket, who: Who, address: str, doors: Doors):
        super().__init__()
        self._ws, self._who, self._address, self._doors = ws, who, address, doors
        self._viewers: list[Viewer] = []

    async def run(self) -> None:
        sender = asyncio.create_task(self._send_all())
        CONNECTIONS.inc()
        try:
            while True:
                frame = await self._ws.receive()
                if frame["type"] == "websocket.disconnect":
                    break
                text = frame.get("text")
                await self._answer(text if text is not None else frame.get("bytes") or b"")
        except RuntimeError:  # the sender closed the socket
            pass
        finally:
            CONNECTIONS.dec()
            self.leave()
            sender.cancel()

    async def _answer(self, text: str | bytes) -> None:
        id: str | None = None
        began = time.perf_counter()
        try:
            self._doors.limits.take("seat", self._seat_key())
            message = read_message(text)
            MESSAGES.labels(message.type).inc()
            if isinstance(message, Hello):
                await self._join(message)
                return
            id = message.id
            self._doors.check_scope(self._who, "play")
            if self.room is None:
                raise Refused("Say hello first: which table, which seat.", "no_hello")
            seat = self._doors.speaker(message.seat, [viewer for viewer in self._viewers if viewer is not None])
            seq = await self.room.say(seat, message)
        except Refused as refusal:
            REFUSALS.labels(refusal.code).inc()
            self.send(_refusal(id or message_id(text), refusal))
            return
        self.send(encode({"type": "ok", "id": id, "seq": seq}))
        ACT_SECONDS.observe(time.perf_counter() - began)

    def _seat_key(self) -> object:
        """Whose bucket it is: the seats' at the table, however many connections they have; else the address's."""
        if self.room is None or all(viewer is None for viewer in self._viewers):
            return self._address
        return (self.room.table.code, *self._viewers)

    async def _join(self, hello: Hello) -> None:
        self._doors.check_scope(self._who, "watch")
        room = await self._doors.tables.find(hello.game)
        viewers = await self._doors.viewers(room, self._who, hello.token, hello.seats)
        if (room, viewers) != (self.room, self._viewers):  # else it only looks whether the way still stands
            self.leave()
        self.room, self._viewers = room, viewers
        await room.join(self, viewers, hello.last_seq)

    async def _send_all(self) -> None:
        with contextlib.suppress(Exception):  # the reading side learns that the socket is gone
            while (text := await self.next()) is not None:
                await self._ws.send_text(text)
            await self._ws.close(*self.farewell)


class Stream(Queue):
    """The messages of a table as lines."""

    async def lines(self, room: Room, viewers: list[Viewer], last_seq: int | None) -> AsyncIterator[bytes]:
        self.room = room
        try:
            await room.join(self, viewers, last_seq)
            while (text := await self.next()) is not None:
                yield text.encode() + b"\n"
                if room.table.status == OVER and self._queue.empty():
                    return
        finally:
            self.leave()
