"""uvicorn's WebSocket protocol with a synchronous send, which saves a task switch per message."""

from __future__ import annotations

import struct
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

SEND_NOW = "hexstead.send_now"  # key of `SocketProtocol.send_now` in the extensions of an ASGI scope
FINAL_TEXT = 0x81  # first byte of an unfragmented text message


class SocketProtocol(WebSocketsSansIOProtocol):
    """Serves one socket. Requires that compression is switched off."""

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
