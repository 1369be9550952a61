"""What the server's WebSocket protocol does beside carrying messages."""

import json
import time

from websockets.frames import Opcode
from websockets.sync.client import ClientConnection, connect

from hexstead.server.start import HOST
from tests.server.serving import CALM, serving

SECONDS = 3.5  # longer than three intervals


class Counting(ClientConnection):
    """A client that counts the pings that it receives."""

    pings = 0

    def process_event(self, event):
        self.pings += getattr(event, "opcode", None) is Opcode.PING
        super().process_event(event)


def test_only_silent_clients_are_pinged():
    with serving(CALM) as server:
        server.server.config.ws_ping_interval = 1.0
        url = f"ws://{HOST}:{server.port}/ws"
        silent, talkative = (connect(url, create_connection=Counting, ping_interval=None) for _ in range(2))
        with silent, talkative:
            assert isinstance(silent, Counting)
            assert isinstance(talkative, Counting)
            began = time.monotonic()
            while time.monotonic() - began < SECONDS:
                talkative.send(json.dumps({"type": "chat", "id": "1", "phrase": "hello"}))
                talkative.recv()
                time.sleep(0.1)
            assert silent.pings >= 1
            assert talkative.pings == 0


def test_a_client_that_answers_no_ping_is_disconnected(monkeypatch):
    with serving(CALM) as server:
        server.server.config.ws_ping_interval = server.server.config.ws_ping_timeout = 1.0
        with connect(f"ws://{HOST}:{server.port}/ws", ping_interval=None) as socket:
            monkeypatch.setattr(socket.protocol, "receive_data", lambda data: None)  # as if its machine were off
            began = time.monotonic()
            while server.server.server_state.connections and time.monotonic() - began < 30:
                time.sleep(0.1)
            assert not server.server.server_state.connections


def test_messages_sent_at_once_are_answered_in_order():
    with serving(CALM) as server, connect(f"ws://{HOST}:{server.port}/ws") as socket:
        for i in range(50):
            socket.send(json.dumps({"type": "chat", "id": str(i), "phrase": "hello"}))
        assert [json.loads(socket.recv())["id"] for _ in range(50)] == [str(i) for i in range(50)]
