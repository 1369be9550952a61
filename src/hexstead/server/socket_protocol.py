"""uvicorn's WebSocket protocol with less work per message.

A complete text frame is read without the parser of websockets. Texts are sent without a task switch. Reading pauses
only if a second message has to wait. Only silent clients are pinged, and all that are due within a second at the same
time.
"""

from __future__ import annotations

import contextlib
import math
import struct
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN
from websockets.streams import StreamReader

try:
    from websockets.speedups import apply_mask
except ImportError:  # installed without its C extension
    from websockets.utils import apply_mask

SEND_NOW = "hexstead.send_now"  # key of `SocketProtocol.send_now` in the extensions of an ASGI scope
FINAL_TEXT = 0x81  # first byte of an unfragmented text message
MASKED = 0x80  # flag in the second byte of frames from clients
BETWEEN_FRAMES = StreamReader.at_eof.__code__  # where the parser of websockets waits for the next frame


class SocketProtocol(WebSocketsSansIOProtocol):
    """Serves one socket. Requires that compression is switched off."""

    _heard = 0.0  # time of the event loop when something was last received

    def data_received(self, data: bytes) -> None:
        self._heard = self.loop.time()
        payload = unmask_text(data)
        if payload is not None and self._is_between_messages() and self.queue.empty() and not self.close_sent:
            with contextlib.suppress(UnicodeDecodeError):  # reported by the base class
                self.queue.put_nowait({"type": "websocket.receive", "text": payload.decode()})
                return
        super().data_received(data)

    def _is_between_messages(self) -> bool:
        """Whether the connection is open, and all data so far was a sequence of complete messages."""
        parser: Any = self.conn.parser
        while (inner := parser.gi_yieldfrom) is not None:
            parser = inner
        is_complete = getattr(self.conn, "current_size", 0) is None  # older versions of websockets lack it
        return self.conn.state is OPEN and parser.gi_code is BETWEEN_FRAMES and is_complete

    def handle_text(self, event: Any) -> None:
        if event.fin and self.queue.empty() and not self.close_sent:
            with contextlib.suppress(UnicodeDecodeError):  # reported by the base class
                self.queue.put_nowait({"type": "websocket.receive", "text": event.data.decode()})
                return
        super().handle_text(event)

    def schedule_ping(self) -> None:
        assert self.ping_interval is not None
        due = max(self._heard, self.ping_sent_at) + self.ping_interval
        self.ping_timer = self.loop.call_at(math.ceil(due), self.send_keepalive_ping)

    def send_keepalive_ping(self) -> None:
        assert self.ping_interval is not None
        if self.loop.time() - self._heard < self.ping_interval:
            self.schedule_ping()
        else:
            super().send_keepalive_ping()

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):  # the handshake was correct
            extensions: Any = self.scope["extensions"]
            extensions[SEND_NOW] = self.send_now

    def send_now(self, text: str) -> bool:
        """Send a text unless the client reads too slowly; return whether it was sent."""
        if not self.writable.is_set() or not self.handshake_complete or self.close_sent or self.transport.is_closing():
            return False
        self.transport.write(text_frame(text.encode()))
        return True


def unmask_text(data: bytes) -> bytes | None:
    """The payload if the data is exactly one frame with a complete short text message of a client, else None."""
    if len(data) < 6 or data[0] != FINAL_TEXT:
        return None
    size, start = data[1] ^ MASKED, 2
    if size == 126:
        size, start = int.from_bytes(data[2:4], "big"), 4
        if size < 126:
            return None
    elif size > 126:  # longer, or not masked
        return None
    if len(data) != start + 4 + size:
        return None
    return apply_mask(data[start + 4 :], data[start : start + 4])


def text_frame(data: bytes) -> bytes:
    """A server frame with a complete text message (RFC 6455, section 5.2)."""
    size = len(data)
    if size < 126:
        return struct.pack("!BB", FINAL_TEXT, size) + data
    if size < 1 << 16:
        return struct.pack("!BBH", FINAL_TEXT, 126, size) + data
    return struct.pack("!BBQ", FINAL_TEXT, 127, size) + data
