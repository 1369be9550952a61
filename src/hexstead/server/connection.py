"""Connections of clients to tables: WebSockets, direct or forwarded by other processes, and HTTP streams."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import deque
from collections.abc import AsyncIterator, Callable, MutableMapping
from functools import partial
from typing import Any, Protocol

from . import scopes
from .auth import Auth
from .credentials import Caller
from .encoding import encode
from .limits import TooMany
from .links import Link
from .logs import log_refusal
from .messages import Hello, Refused, failed_store
from .metrics import ACT_SECONDS, CONNECTIONS, FORWARDED, REFUSALS, messages_of
from .parsing import is_hello, message_id, read_message
from .room import REASSIGNED, Room
from .seats import Viewer
from .settings import MAX_TOO_MANY, MAX_UNSENT, MAX_UNSENT_LENGTH
from .store import StoreFailed
from .table import OVER

TOO_SLOW = 1013, "Too slow; reconnect with your last event number."
HANDED_OVER = 4000  # close code on a link: the table has moved to another process


def _refusal(id: str | None, refusal: Refused) -> str:
    return encode({"type": "no", "id": id, "code": refusal.code, "rule": refusal.rule, "text": refusal.text})


class Socket(Protocol):
    """A WebSocket, or anything else that exchanges ASGI WebSocket messages."""

    async def accept(self) -> None: ...

    async def receive(self) -> MutableMapping[str, Any]:
        """Return the next message: `websocket.receive` with text or bytes, or `websocket.disconnect`."""

    async def send_text(self, data: str) -> None: ...

    async def close(self, code: int = 1000, reason: str | None = None) -> None: ...


class Queue:
    """Messages to one client. A client that falls too far behind is disconnected and can resume after reconnecting."""

    def __init__(self) -> None:
        self._messages: deque[str | None] = deque()  # waiting to be sent; None marks the end
        self._unsent = 0  # total length of these messages, in characters
        self.room: Room | None = None
        self.close_reason = TOO_SLOW

    @property
    def waiting(self) -> int:
        return len(self._messages)

    def send(self, text: str) -> None:
        if not self._messages and self._send_now(text):
            return
        if self._unsent > 0 and (len(self._messages) >= MAX_UNSENT or self._unsent + len(text) > MAX_UNSENT_LENGTH):
            self._end()
            return
        self._put(text)

    def cut_off(self, why: Refused = REASSIGNED) -> None:
        """Send a refusal as the last message, and disconnect."""
        self._put(_refusal(None, why))
        self.close_reason = 1008, why.text
        self._end()

    def _end(self) -> None:
        self.leave()
        self._put(None)

    def _put(self, text: str | None) -> None:
        self._messages.append(text)
        self._unsent += len(text or "")
        self._notify()

    def _pop(self) -> None:
        """Remove the first message after it has been sent."""
        self._unsent -= len(self._messages.popleft() or "")

    def _send_now(self, text: str) -> bool:
        """Send a message immediately if that does not block; return whether it was sent."""
        return False

    def _notify(self) -> None:
        """Called when there is a message to send."""

    async def _enter(self, room: Room, viewers: list[Viewer], last_seq: int | None) -> None:
        self.room = room
        await room.join(self, viewers, last_seq)
        if self.room is not room:  # cut off while joining
            room.leave(self)

    def leave(self) -> None:
        if self.room is not None:
            room, self.room = self.room, None
            room.leave(self)


class Conversation(Queue):
    """The messages from and to one socket."""

    def __init__(self, caller: Caller, network: str, auth: Auth):
        super().__init__()
        self._caller, self._network, self._auth = caller, network, auth
        self._viewers: list[Viewer] = []
        self._seats: list[int] = []  # the viewers that are not spectators
        self._key = object()  # rate limit key of a spectator
        self._too_many = 0  # consecutive messages beyond a rate limit

    async def answer(self, text: str | bytes) -> None:
        """Carry out a client's message and send the answer."""
        id: str | None = None
        began = time.perf_counter()
        try:
            self._auth.limits.take("network", self._network)
            for key in self._limit_keys():
                self._auth.limits.take("seat", key)
            message = read_message(text)
            messages_of(message.type).inc()
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
            seat = self._auth.acting_seat(message.seat, self._seats)
            await self.room.handle(seat, message, partial(self._confirm, id))
        except Refused as refusal:
            REFUSALS.labels(refusal.code).inc()
            log_refusal(refusal, self._network, "/ws")
            self.send(_refusal(id or message_id(text), refusal))
            self._too_many = self._too_many + 1 if isinstance(refusal, TooMany) else 0
            if self._too_many == MAX_TOO_MANY:
                self.cut_off(refusal)
            return
        except StoreFailed as failure:
            self.send(_refusal(id, failed_store(failure)))
            return
        ACT_SECONDS.observe(time.perf_counter() - began)

    def _confirm(self, id: str | None, events: int) -> None:
        """Report that a message was carried out; `events` is the number of events after it."""
        self.send(encode({"type": "ok", "id": id, "seq": events}))

    def _limit_keys(self) -> list[object]:
        """The key of the rate limit: a seat, however many connections it has, or the connection of a spectator."""
        if self.room is None or not self._seats:
            return [self._key]
        return [(self.room.table.code, seat) for seat in self._seats]

    async def _join(self, hello: Hello) -> None:
        async with self._auth.find(hello.game, self._network, self._caller, hello.token) as room:
            viewers = await self._auth.viewers(room, self._caller, hello.token, hello.seats)
            if (room, viewers) != (self.room, self._viewers):  # else the client only checks that it is connected
                self.leave()
            self._viewers, self._seats = viewers, [viewer for viewer in viewers if viewer is not None]
            await self._enter(room, viewers, hello.last_seq)
            if announcement := self._auth.operations.message():
                self.send(announcement)


class Connection(Conversation):
    """A socket of this process. If its table is live in another process, its messages are forwarded there."""

    def __init__(self, socket: Socket, caller: Caller, auth: Auth, send_now: Callable[[str], bool] | None = None):
        """`send_now` sends a text if that does not block, and returns whether it did."""
        super().__init__(caller, caller.network, auth)
        self._socket = socket
        self._sender: asyncio.Task[None] | None = None  # while messages are queued
        self._send_directly = send_now
        self._forwarding: Forwarding | None = None

    async def run(self) -> None:
        """Serve the socket until it is closed."""
        CONNECTIONS.inc()
        try:
            while True:
                frame = await self._socket.receive()
                if frame["type"] == "websocket.disconnect":
                    break
                text = frame.get("text")
                await self._receive(text if text is not None else frame.get("bytes") or b"")
        except RuntimeError:  # the sender closed the socket
            pass
        finally:
            CONNECTIONS.dec()
            self.leave()
            if self._sender is not None:
                self._sender.cancel()

    def leave(self) -> None:
        self._stop_forwarding()
        super().leave()

    async def _receive(self, text: str | bytes) -> None:
        if self._forwarding is None or is_hello(text):  # a hello can name another table
            await self.answer(text)
            return
        try:
            self._auth.limits.take("network", self._network)
        except Refused as refusal:
            self.send(_refusal(message_id(text), refusal))
            return
        self._forwarding.pass_on(text)

    async def _join(self, hello: Hello) -> None:
        link = await self._auth.tables.link_to(hello.game)
        if link is None:
            self._stop_forwarding()
            await super()._join(hello)
            return
        if self._forwarding is None or not self._forwarding.goes_over(link):
            self.leave()
            self._forwarding = Forwarding(link, self, self._caller)
        self._forwarding.pass_on(hello.model_dump_json(exclude_none=True))
        self._forwarding.hello = hello

    async def join_here(self, hello: Hello) -> None:
        """Join a table that the other process has handed over."""
        self._stop_forwarding()
        try:
            await self._auth.tables.leases.acquire(hello.game)
            await super()._join(hello)
        except (Refused, StoreFailed) as error:
            self.send(_refusal(None, error if isinstance(error, Refused) else failed_store(error)))

    def close(self, code: int, reason: str) -> None:
        """Close the socket once the queued messages are sent."""
        self.close_reason = code, reason
        self._end()

    def _stop_forwarding(self) -> None:
        if self._forwarding is not None:
            forwarding, self._forwarding = self._forwarding, None
            forwarding.stop()

    def _send_now(self, text: str) -> bool:
        return self._send_directly is not None and self._send_directly(text)

    def _notify(self) -> None:
        if self._sender is None:
            self._sender = asyncio.create_task(self._send_queued())

    async def _send_queued(self) -> None:
        with contextlib.suppress(Exception):  # `run` notices that the socket is closed
            while self._messages:
                text = self._messages[0]
                if text is None:
                    await self._socket.close(*self.close_reason)
                    return
                await self._socket.send_text(text)
                self._pop()
        self._sender = None


class Forwarding:
    """Passes the messages of a socket on to the process where its table is live, and the answers back."""

    def __init__(self, link: Link, connection: Connection, caller: Caller):
        self._link, self._connection = link, connection
        self._channel = link.open_channel(self, caller.to_json())
        self._moving: asyncio.Task[None] | None = None
        self.hello: Hello | None = None
        FORWARDED.inc()

    def goes_over(self, link: Link) -> bool:
        return link is self._link

    def pass_on(self, text: str | bytes) -> None:
        self._link.send(self._channel, text if isinstance(text, str) else text.decode(errors="replace"))

    def stop(self) -> None:
        FORWARDED.dec()
        self._link.close_channel(self._channel)

    def receive(self, text: str) -> None:
        self._connection.send(text)

    def closed(self, code: int, reason: str) -> None:
        if code == HANDED_OVER and self.hello is not None:
            self._moving = asyncio.create_task(self._connection.join_here(self.hello))
        else:
            self._connection.close(code, reason)


class ForwardedConversation(Conversation):
    """A socket forwarded by another process to a table that is live here."""

    def __init__(self, link: Link, channel: int, caller: Caller, auth: Auth):
        super().__init__(caller, caller.network, auth)
        self._link, self._channel = link, channel
        self._received: deque[str] = deque()
        self._working: asyncio.Task[None] | None = None
        self._registered = contextlib.ExitStack()
        self._registered.enter_context(auth.listening(caller, self))

    def receive(self, text: str) -> None:
        self._received.append(text)
        if len(self._received) > MAX_UNSENT:
            self._end()
        elif self._working is None:
            self._working = asyncio.create_task(self._work())

    def closed(self, code: int, reason: str) -> None:
        self._registered.close()
        self.leave()

    async def _work(self) -> None:
        """Answer the received messages in order."""
        try:
            while self._received:
                await self.answer(self._received.popleft())
        finally:
            self._working = None

    async def _join(self, hello: Hello) -> None:
        if await self._auth.tables.hand_over(hello.game):
            self.close_reason = HANDED_OVER, "The table is live at your process now."
            self._end()
        else:
            await super()._join(hello)

    def _send_now(self, text: str) -> bool:
        self._link.send(self._channel, text)
        return True

    def _notify(self) -> None:
        while self._messages:
            text = self._messages.popleft()
            if text is not None:
                self._link.send(self._channel, text)
            else:
                self._link.close_channel(self._channel, *self.close_reason)
                self._registered.close()
        self._unsent = 0


def accept_forwarded(auth: Auth, link: Link, channel: int, data: Any) -> ForwardedConversation:
    """Serve a socket that another process forwards."""
    return ForwardedConversation(link, channel, Caller.from_json(data), auth)


class Stream(Queue):
    """The socket's messages over HTTP, one per line."""

    def __init__(self) -> None:
        super().__init__()
        self._changed = asyncio.Event()

    def _notify(self) -> None:
        self._changed.set()

    async def lines(self, room: Room, viewers: list[Viewer], last_seq: int | None) -> AsyncIterator[bytes]:
        """Yield encoded messages until the game is over or the client is cut off."""
        try:
            await self._enter(room, viewers, last_seq)
            while True:
                while not self._messages:
                    self._changed.clear()
                    await self._changed.wait()
                text = self._messages[0]
                if text is None:
                    return
                yield text.encode() + b"\n"
                self._pop()
                if room.table.status == OVER and not self._messages:
                    return
        finally:
            self.leave()
