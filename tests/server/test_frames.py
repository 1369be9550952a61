"""Malformed frames and bodies are refused with a sentence, and the table stays playable."""

from __future__ import annotations

from random import Random

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from hexstead.core.names import short_repr
from hexstead.server.settings import MAX_ACTIONS, MAX_FRAME, MAX_MESSAGE
from tests.server.serving import Client

GARBAGE = [
    "",
    "hello",
    "[]",
    "null",
    "12",
    '"act"',
    "{}",
    '{"type": "dance"}',
    '{"type": ["act"]}',
    '{"type": "act"}',
    '{"type": "act", "id": "", "prompt": 1, "actions": [{"type": "roll"}]}',
    '{"type": "act", "id": 7, "prompt": 1, "actions": [{"type": "roll"}]}',
    '{"type": "act", "id": "x", "prompt": true, "actions": [{"type": "roll"}]}',
    '{"type": "act", "id": "x", "prompt": 1, "actions": {"type": "roll"}}',
    '{"type": "act", "id": "x", "prompt": 1, "actions": []}',
    '{"type": "act", "id": "x", "prompt": 1, "actions": ["roll"]}',
    '{"type": "act", "id": "x", "prompt": 1, "actions": [' + ",".join(['{"type": "roll"}'] * (MAX_ACTIONS + 1)) + "]}",
    '{"type": "hello", "game": 5}',
    '{"type": "hello", "game": "AAAAAA", "token": 5}',
    '{"type": "hello", "game": "AAAAAA", "last_seq": -1}',
    '{"type": "hello", "game": "AAAAAA"}',
    "[" * 15_000,
    '{"type": "act", "id": "\\ud800", "prompt": 1, "actions": [{"type": "\\udfff"}]}',
    '{"type": "x", "y": ' + "9" * 5000 + "}",
    "x" * (MAX_MESSAGE + 1),
    b"\xff\xfe\x00",
    b"",
]


@pytest.fixture
def seat(served):
    made = served.make(seats=["person"] * 4, seed=3)
    with served.sit(made, served.game(made["table"]).turn_seat) as client:
        yield client


@pytest.mark.parametrize("frame", GARBAGE, ids=lambda frame: repr(frame[:30]))
def test_malformed_frames_are_refused_with_a_sentence(seat, frame):
    seat.send(frame)
    answer = seat.read()
    assert answer["type"] == "no"
    assert answer["text"].endswith(".")
    assert "Traceback" not in answer["text"]
    assert seat.act({"type": "roll"})["type"] == "ok"


BAD_ACTIONS = [
    {},
    {"type": None},
    {"type": "fly"},
    {"type": "roll", "dice": [6, 6]},
    {"type": "dice", "dice": [6, 6]},
    {"type": "build_road"},
    {"type": "build_road", "path": "nowhere"},
    {"type": "build_road", "path": {"a": 1}},
    {"type": "offer", "give": {"ore": -1}, "get": {"wool": 1}},
    {"type": "offer", "give": {"ore": 10**30}, "get": {}},
    {"type": "offer", "give": [], "get": {}},
    {"type": "rob", "victim": "1"},
    {"type": "draw", "card": "victory_point"},
]


@pytest.mark.parametrize("action", BAD_ACTIONS, ids=str)
def test_impossible_actions_are_refused_with_a_sentence(seat, action):
    answer = seat.act(action)
    assert answer["type"] == "no"
    assert answer["text"].endswith(".")
    assert seat.act({"type": "roll"})["type"] == "ok"


def test_mutated_messages_do_not_break_the_table(served, seat):
    good = '{"type": "act", "id": "m", "prompt": 1, "actions": [{"type": "offer", "give": {"ore": 1}, "get": {}}]}'
    random = Random(1)
    for _ in range(300):
        text = list(good)
        for _ in range(random.randint(1, 4)):
            at = random.randrange(len(text))
            text[at] = random.choice(['"', "{", "}", "[", "]", ":", ",", "0", "-", "e", "", "\\", "é", "null", "true"])
        seat.send("".join(text))
        assert seat.read()["type"] == "no"
    assert seat.act({"type": "roll"})["type"] == "ok"


def test_an_oversized_frame_closes_only_its_own_connection(served):
    made = served.make(seats=["person"] * 4, seed=3)
    turn = served.game(made["table"]).turn_seat
    with served.sit(made, turn) as good, served.sit(made, turn) as bad:
        bad.send("x" * (MAX_FRAME + 1))
        with pytest.raises(ConnectionClosed):
            bad.read()
        assert good.act({"type": "roll"})["type"] == "ok"


def test_acting_needs_a_hello(served):
    with connect(f"ws://127.0.0.1:{served.port}/ws") as socket:
        socket.send('{"type": "act", "id": "x", "prompt": 1, "actions": [{"type": "roll"}]}')
        assert '"no_hello"' in str(socket.recv(5))


def test_a_wrong_token_opens_no_seat(served):
    made = served.make(seed=3)
    client = Client(served.port, made["table"], "guessed-é")
    assert client.frames[0]["code"] == "unknown_seat"
    client.close()


def test_requests_from_pages_of_other_sites_are_refused(served):
    address = f"ws://127.0.0.1:{served.port}/ws"
    with pytest.raises(InvalidStatus), connect(address, origin=Origin("http://evil.test")):
        pass
    reply = httpx.post(f"{served.url}/api/tables", json={"game": "germany"}, headers={"Origin": "http://evil.test"})
    assert reply.status_code == 403


BODIES = [
    b"",
    b"[]",
    b"nonsense",
    b"\xff",
    b'{"game": "chess"}',
    b'{"game": ["germany"]}',
    b'{"game": "germany", "players": 5}',
    b'{"game": "germany", "players": "4"}',
    b'{"game": "germany", "options": []}',
    b'{"game": "germany", "options": {"game.points": 99}}',
    b'{"game": "germany", "seats": ["person"]}',
    b'{"game": "germany", "seats": "person"}',
    b'{"game": "germany", "seats": ["person", "ghost", "random", "random"]}',
    b'{"game": "germany", "seed": {}}',
    b'{"game": "germany", "edition": "2018"}',
    b'{"game": ["america"], "edition": "2018"}',
    b'{"game": "america", "edition": ["2018"]}',
    b'{"game": "america", "edition": "2018", "options": ["x"]}',
    b'{"game": "germany", "pace": 0}',
    b'{"position": {"game": "germany", "phase": "nowhere"}}',
    b'{"game": "' + b"x" * MAX_MESSAGE + b'"}',
]


@pytest.mark.parametrize("body", BODIES, ids=lambda body: repr(body[:40]))
def test_impossible_tables_are_refused_with_a_sentence(served, body):
    reply = httpx.post(f"{served.url}/api/tables", content=body)
    assert reply.status_code in (400, 413)
    assert reply.json()["text"].endswith(".")


@pytest.mark.parametrize("name", [" e\nts", "x" * 5000])
def test_an_unknown_key_is_quoted_and_shortened_in_a_refusal(served, seat, name):
    made = served.make(seats=["person"] * 4)
    holder = {"Authorization": f"Bearer {made['tokens']['0']}"}
    reply = httpx.post(f"{served.url}/api/tables/{made['table']}/leave", json={name: 1}, headers=holder)
    assert reply.status_code == 400
    text = reply.json()["text"]
    assert text.endswith(f"{short_repr(name)}: Extra inputs are not permitted.")
    assert len(text) < 200
    seat.send({"type": "chat", "id": "a", "text": "hello", name: 1})
    assert f"{short_repr(name)}: Extra inputs" in seat.read()["text"]
