"""Links between the processes on one database: a process forwards sockets to the process where their table is live.

A link is one TCP connection for all sockets forwarded from one process to another, opened by the sender. Both sides
prove that they know a secret from the database. The data is not encrypted, so links belong on loopback or on a private
network. A frame consists of the length of its payload, its kind, the number of a channel, and the payload.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import itertools
import json
import secrets
import struct
from collections.abc import Callable
from typing import Any, Protocol, cast

import structlog

log = structlog.get_logger("hexstead.server")
HEAD = struct.Struct("!IBI")
OPEN, TEXT, CLOSE, BEAT = range(4)  # kinds of frames; the payload of OPEN and CLOSE is JSON
PROOF = 32  # length of a challenge and of its answer, in bytes
MAX_PAYLOAD = 8 << 20  # bytes
MAX_UNSENT = 32 << 20  # bytes; if the other process reads more slowly, the link is dropped
CONNECT_SECONDS = 1.0
BEAT_SECONDS = 1.0  # interval of heartbeats ...
SILENT_SECONDS = 3.0  # ... and how long one may be missing before the link counts as lost
LOST = 1012, "The connection to the table was lost; reconnect."


class ChannelEnd(Protocol):
    """One end of a channel, for a forwarded socket."""

    def receive(self, text: str) -> None:
        """Called with each message."""

    def closed(self, code: int, reason: str) -> None:
        """Called when the other side closes the channel, or the link is lost."""


class Link(asyncio.Protocol):
    """One side of a link."""

    def __init__(self, key: bytes, *, accepts: Callable[[Link, int, Any], ChannelEnd] | None = None):
        self._key, self._accepts = key, accepts
        self._role, self._other_role = (b"to", b"from") if accepts else (b"from", b"to")
        self._challenge = secrets.token_bytes(PROOF)
        self._was_challenged = False
        self._received = bytearray()
        self._transport: asyncio.Transport | None = None
        self._numbers = itertools.count()
        self._heard = 0.0  # time of the event loop when something was last received
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.ends: dict[int, ChannelEnd] = {}  # by channel

    @property
    def is_open(self) -> bool:
        return self._transport is not None and self.opened.done() and not self._transport.is_closing()

    def open_channel(self, end: ChannelEnd, data: Any) -> int:
        """Open a channel to the other process; return its number."""
        channel = next(self._numbers)
        self.ends[channel] = end
        self._write(OPEN, channel, json.dumps(data).encode())
        return channel

    def send(self, channel: int, text: str) -> None:
        self._write(TEXT, channel, text.encode())

    def close_channel(self, channel: int, code: int = 1000, reason: str = "") -> None:
        if self.ends.pop(channel, None) is not None:
            self._write(CLOSE, channel, json.dumps([code, reason]).encode())

    def abort(self) -> None:
        if self._transport is not None:
            self._transport.abort()

    def _write(self, kind: int, channel: int, payload: bytes) -> None:
        if self._transport is None or self._transport.is_closing():
            return  # connection_lost reports it to the ends
        self._transport.write(HEAD.pack(len(payload), kind, channel) + payload)
        if self._transport.get_write_buffer_size() > MAX_UNSENT:
            self._transport.abort()

    # Called by the event loop

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._challenge)
        self._heard = asyncio.get_running_loop().time()
        self._beat()

    def _beat(self) -> None:
        """Send heartbeats, and close the link if the other side has stopped sending them."""
        loop = asyncio.get_running_loop()
        if self._transport is None or self._transport.is_closing():
            return
        if loop.time() - self._heard > SILENT_SECONDS:
            log.warning("a link is silent")
            self._transport.abort()
            return
        if self.opened.done():
            self._write(BEAT, 0, b"")
        loop.call_later(BEAT_SECONDS, self._beat)

    def data_received(self, data: bytes) -> None:
        self._heard = asyncio.get_running_loop().time()
        self._received += data
        if self.opened.done() or self._shake_hands():
            self._read_frames()

    def connection_lost(self, error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the other process refused the link"))
            self.opened.exception()  # nobody may be waiting
        ends, self.ends = self.ends, {}
        for end in ends.values():
            end.closed(*LOST)

    def _proof(self, role: bytes, challenge: bytes) -> bytes:
        return hmac.digest(self._key, role + challenge, "sha256")

    def _shake_hands(self) -> bool:
        """Answer the challenge of the other side, then check its answer; return whether the link is open."""
        assert self._transport is not None
        if not self._was_challenged and len(self._received) >= PROOF:
            self._was_challenged = True
            self._transport.write(self._proof(self._role, bytes(self._received[:PROOF])))
            del self._received[:PROOF]
        if not self._was_challenged or len(self._received) < PROOF:
            return False
        if not hmac.compare_digest(bytes(self._received[:PROOF]), self._proof(self._other_role, self._challenge)):
            log.warning("a link was refused: the other side does not know the secret of the database")
            self._transport.abort()
            return False
        del self._received[:PROOF]
        self.opened.set_result(None)
        return True

    def _read_frames(self) -> None:
        at, received = 0, self._received
        while len(received) - at >= HEAD.size:
            length, kind, channel = HEAD.unpack_from(received, at)
            if length > MAX_PAYLOAD:
                self.abort()
                return
            end = at + HEAD.size + length
            if end > len(received):
                break
            self._receive(kind, channel, received[at + HEAD.size : end].decode())
            at = end
        del received[:at]

    def _receive(self, kind: int, channel: int, text: str) -> None:
        if kind == TEXT:
            if channel in self.ends:
                self.ends[channel].receive(text)
        elif kind == CLOSE:
            end = self.ends.pop(channel, None)
            if end is not None:
                end.closed(*json.loads(text))
        elif kind == OPEN and self._accepts is not None:
            self.ends[channel] = self._accepts(self, channel, json.loads(text))


class Links:
    """The links of this process: those that it opened, by address, and those that it accepted."""

    def __init__(self, key: bytes, accepts: Callable[[Link, int, Any], ChannelEnd]):
        self._key, self._accepts = key, accepts
        self._server: asyncio.Server | None = None
        self._links: dict[str, asyncio.Task[Link]] = {}
        self._accepted: list[Link] = []

    async def open(self, host: str) -> str:
        """Accept links at a free port of this host; return the address for other processes."""
        self._server = await asyncio.get_running_loop().create_server(self._accept, host, 0)
        return f"{host} {self._server.sockets[0].getsockname()[1]}"

    async def close(self) -> None:
        if self._server is not None:
            self._server.close()
        for connecting in self._links.values():
            connecting.cancel()
            if connecting.done() and not connecting.cancelled() and connecting.exception() is None:
                connecting.result().abort()
        for link in self._accepted:
            link.abort()

    async def to(self, address: str) -> Link | None:
        """The link to a process, opened if needed; None if it cannot be reached."""
        connecting = self._links.get(address)
        if connecting is None or (connecting.done() and not _is_open(connecting)):
            connecting = self._links[address] = asyncio.create_task(self._connect(address))
        try:
            return await asyncio.shield(connecting)
        except (OSError, TimeoutError) as error:
            why = str(error) or "no answer"
            log.warning("a process cannot be reached; its tables are served here as well", why=why)
            return None

    def _accept(self) -> Link:
        self._accepted = [link for link in self._accepted if not link.opened.done() or link.is_open]
        self._accepted.append(Link(self._key, accepts=self._accepts))
        return self._accepted[-1]

    async def _connect(self, address: str) -> Link:
        host, _, port = address.partition(" ")
        async with asyncio.timeout(CONNECT_SECONDS):
            loop = asyncio.get_running_loop()
            _, link = await loop.create_connection(lambda: Link(self._key), host, int(port))
            with contextlib.ExitStack() as stack:
                stack.callback(link.abort)
                await asyncio.shield(link.opened)
                stack.pop_all()
        return link


def _is_open(connecting: asyncio.Task[Link]) -> bool:
    return not connecting.cancelled() and connecting.exception() is None and connecting.result().is_open
