"""What the server's WebSocket protocol does beside carrying messages."""

import json
import time
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection, connect

from hexstead.server.socket_protocol import unmask_text
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


def frame(text, opcode=Opcode.TEXT, fin=True, mask=True):
    return Frame(opcode, text.encode(), fin).serialize(mask=mask)


def chat(id):
    return json.dumps({"type": "chat", "id": id, "phrase": "hello"})


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 60_000, (1 << 16) - 1])
def test_a_complete_text_frame_of_a_client_is_read_directly(size):
    assert unmask_text(frame("x" * size)) == b"x" * size


def test_anything_else_is_left_to_the_parser():
    text, rng = frame("hello"), Random(1)
    others = [frame("x" * (1 << 16)), frame("x", Opcode.BINARY), frame("x", fin=False), frame("x", mask=False)]
    others += [text[:n] for n in range(len(text))] + [text + b"x", text + text]
    others += [bytes([first]) + text[1:] for first in range(256) if first != text[0]]
    others += [b"\x81\xfe\x00\x05" + text[2:], rng.randbytes(40)]
    assert [one for one in others if unmask_text(one) is not None] == []


def test_frames_can_be_split_anywhere():
    with serving(CALM) as server, connect(f"ws://{HOST}:{server.port}/ws") as socket:
        whole = frame(chat("1"))
        for end in (1, 2, 4, 6, 20, len(whole)):
            for part in (whole[:end], whole[end:]):
                socket.socket.sendall(part)
                time.sleep(0.02)
            assert json.loads(socket.recv(5))["id"] == "1"
        for part in (frame(chat("2")[:9], fin=False), frame(chat("2")[9:], Opcode.CONT), frame(chat("3"))):
            socket.socket.sendall(part)
            time.sleep(0.02)
        assert [json.loads(socket.recv(5))["id"] for _ in range(2)] == ["2", "3"]


@pytest.mark.parametrize(
    "before",
    [frame("{", fin=False), b"\x81\xff" + len(frame(chat("1"))).to_bytes(8, "big") + bytes(4)],
    ids=["fragment", "payload"],
)
def test_the_rest_of_a_message_is_not_taken_for_another_one(before):
    with serving(CALM) as server, connect(f"ws://{HOST}:{server.port}/ws") as socket:
        socket.socket.sendall(before)
        time.sleep(0.1)
        socket.socket.sendall(frame(chat("1")))
        with pytest.raises(ConnectionClosed):
            socket.recv(5)


def test_text_that_is_not_utf_8_closes_the_socket():
    with serving(CALM) as server, connect(f"ws://{HOST}:{server.port}/ws") as socket:
        socket.socket.sendall(Frame(Opcode.TEXT, b"\xff").serialize(mask=True))
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(5)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1007
