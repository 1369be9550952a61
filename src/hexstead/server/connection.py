"""Connections of clients to tables: WebSockets, and HTTP streams of lines."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator

from fastapi import WebSocket

from . import scopes
from .auth import Auth
from .credentials import Caller
from .logs import log_refusal
from .messages import Hello, Refused, failed_store
from .metrics import ACT_SECONDS, CONNECTIONS, MESSAGES, REFUSALS
from .parsing import message_id, read_message
from .room import Room
from .settings import MAX_UNSENT, MAX_UNSENT_LENGTH
from .store import StoreFailed
from .table import OVER, Viewer, encode

TOO_SLOW = 1013, "Too slow; reconnect with your last event number."
REASSIGNED = Refused("This seat was closed or given to someone else.", "closed")


def _refusal(id: str | None, refusal: Refused) -> str:
    return encode({"type": "no", "id": id, "code": refusal.code, "rule": refusal.rule, "text": refusal.text})


class Queue:
    """Messages to one client. A client that falls too far behind is disconnected and can resume after reconnecting."""

    def __init__(self) -> None:
        self._queue: asyncio.Queue[str | None] = asyncio.Queue()  # None: the end
        self._unsent = 0  # characters in the queue
        self.room: Room | None = None
        self.close_reason = TOO_SLOW

    def send(self, text: str) -> None:
        if self._unsent > 0 and (self._queue.qsize() >= MAX_UNSENT or self._unsent + len(text) > MAX_UNSENT_LENGTH):
            self._end()
            return
        self._unsent += len(text)
        self._queue.put_nowait(text)

    def cut_off(self, why: Refused = REASSIGNED) -> None:
        """Send a refusal as the last message, and disconnect."""
        last = _refusal(None, why)
        self._unsent += len(last)
        self._queue.put_nowait(last)
        self.close_reason = 1008, why.text
        self._end()

    def _end(self) -> None:
        self.leave()
        self._queue.put_nowait(None)

    async def _enter(self, room: Room, viewers: list[Viewer], last_seq: int | None) -> None:
        self.room = room
        await room.join(self, viewers, last_seq)
        if self.room is not room:  # cut off while joining
            room.leave(self)

    def leave(self) -> None:
        if self.room is not None:
            room, self.room = self.room, None
            room.leave(self)

    async def next(self) -> str | None:
        text = await self._queue.get()
        self._unsent -= len(text or "")
        return text


class Connection(Queue):
    """One socket."""

    def __init__(self, ws: WebSocket, caller: Caller, network: str, auth: Auth):
        super().__init__()
        self._ws, self._caller, self._network, self._auth = ws, caller, network, auth
        self._viewers: list[Viewer] = []
        self._key = object()  # of the rate limit of a spectator

    async def run(self) -> None:
        """Serve the socket until it is closed."""
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
            self._auth.limits.take("network", self._network)
            for key in self._limit_keys():
                self._auth.limits.take("seat", key)
            message = read_message(text)
            MESSAGES.labels(message.type).inc()
            id = None if isinstance(message, Hello) else message.id
            kind = scopes.MESSAGES[message.type]
            self._auth.check_scope(self._caller, kind.scope)
            if kind.cost > 1:
                self._auth.limits.take("network", self._network, kind.cost - 1)
            if isinstance(message, Hello):
                await self._join(message)
                return
            if self.room is None:
                raise Refused("Send hello first, with the table and the seats.", "no_hello")
            seat = self._auth.acting_seat(message.seat, [viewer for viewer in self._viewers if viewer is not None])
            seq = await self.room.handle(seat, message)
        except Refused as refusal:
            REFUSALS.labels(refusal.code).inc()
            log_refusal(refusal, self._network, "/ws")
            self.send(_refusal(id or message_id(text), refusal))
            return
        except StoreFailed as failure:
            self.send(_refusal(id, failed_store(failure)))
            return
        self.send(encode({"type": "ok", "id": id, "seq": seq}))
        ACT_SECONDS.observe(time.perf_counter() - began)

    def _limit_keys(self) -> list[object]:
        """The rate limit applies to each seat, however many connections it has, and to connections of spectators."""
        seats = [viewer for viewer in self._viewers if viewer is not None]
        if self.room is None or not seats:
            return [self._key]
        return [(self.room.table.code, seat) for seat in seats]

    async def _join(self, hello: Hello) -> None:
        async with self._auth.find(hello.game, self._network, self._caller, hello.token) as room:
            viewers = await self._auth.viewers(room, self._caller, hello.token, hello.seats)
            if (room, viewers) != (self.room, self._viewers):  # else the client only checks that it is connected
                self.leave()
            self._viewers = viewers
            await self._enter(room, viewers, hello.last_seq)

    async def _send_all(self) -> None:
        with contextlib.suppress(Exception):  # `run` notices that the socket is closed
            while (text := await self.next()) is not None:
                await self._ws.send_text(text)
            await self._ws.close(*self.close_reason)


class Stream(Queue):
    """The socket's messages over HTTP, one per line."""

    async def lines(self, room: Room, viewers: list[Viewer], last_seq: int | None) -> AsyncIterator[bytes]:
        """Yield encoded messages until the game is over or the client is cut off."""
        try:
            await self._enter(room, viewers, last_seq)
            while (text := await self.next()) is not None:
                yield text.encode() + b"\n"
                if room.table.status == OVER and self._queue.empty():
                    return
        finally:
            self.leave()
