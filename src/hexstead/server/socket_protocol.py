"""uvicorn's WebSocket protocol with less work per message.

Texts are sent without a task switch. Reading pauses only if a second message has to wait. Only silent clients are
pinged, and all that are due within a second at the same time.
"""

from __future__ import annotations

import contextlib
import math
import struct
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

SEND_NOW = "hexstead.send_now"  # key of `SocketProtocol.send_now` in the extensions of an ASGI scope
FINAL_TEXT = 0x81  # first byte of an unfragmented text message


class SocketProtocol(WebSocketsSansIOProtocol):
    """Serves one socket. Requires that compression is switched off."""

    _heard = 0.0  # time of the event loop when something was last received

    def data_received(self, data: bytes) -> None:
        self._heard = self.loop.time()
        super().data_received(data)

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


def text_frame(data: bytes) -> bytes:
    """A server frame with a complete text message (RFC 6455, section 5.2)."""
    size = len(data)
    if size < 126:
        return struct.pack("!BB", FINAL_TEXT, size) + data
    if size < 1 << 16:
        return struct.pack("!BBH", FINAL_TEXT, 126, size) + data
    return struct.pack("!BBQ", FINAL_TEXT, 127, size) + data
