"""Revoked seats and tokens end connections at once; requests for consent do not block a table."""

from __future__ import annotations

import json
from random import Random

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from hexstead.server import Settings
from hexstead.server.start import HOST
from tests.server.positions import MAIN
from tests.server.serving import PATIENCE, Client, serving
from tests.server.test_tables import SHORT, made_by, play_out


@pytest.mark.parametrize("way", ["POST", "DELETE"])
def test_a_client_that_loses_its_seat_is_disconnected(served, device, way):
    """After a new link or after closing the seat, it gets no more frames and cannot reconnect."""
    host, ada = device(), device()
    made = made_by(host, seats=["person", "link", "link", "link"], visibility="private")
    token = ada.post("/api/join", json={"invite": made["invites"]["1"]["invite"]}).json()["token"]
    with served.sit(made) as me, Client(served.port, made["table"], token) as late:
        assert host.request(way, f"/api/tables/{made['table']}/seats/1/link").status_code == 200
        assert host.post(f"/api/tables/{made['table']}/start").status_code == 200
        me.say("chat", text="Just between us.")
        assert late.read()["code"] == "closed"
        with pytest.raises(ConnectionClosed):
            late.read()
        with Client(served.port, made["table"], token) as again:
            assert again.frames[0]["code"] == "unknown_seat"


@pytest.mark.parametrize(("scopes", "code"), [(["watch"], "not_yours"), (["make"], "not_yours")])
def test_a_token_is_limited_to_its_scopes_over_the_socket(served, device, scopes, code):
    owner = device()
    made = made_by(owner, seats=["person"] * 4, position=MAIN)
    token = owner.post("/api/tokens", json={"name": "eye", "scopes": scopes}).json()["token"]
    with Client(served.port, made["table"], None, bearer=token, seats=[0]) as eye:
        if "watch" in scopes:
            assert eye.now["view"]["viewer"] == 0
            assert eye.act({"type": "end_turn"})["code"] == code
        else:
            assert eye.frames[0]["code"] == code
            assert eye.say("chat", text="?")["type"] == "no"
    assert served.game(made["table"]).turn_seat == 0


def test_clients_of_a_withdrawn_token_are_disconnected(served, device):
    """Sockets and streams, including a socket that has not sent hello; clients of other tokens stay connected."""
    owner = device()
    made = made_by(owner, seats=["person"] * 4, position=MAIN)
    lost, kept = (
        owner.post("/api/tokens", json={"name": name, "scopes": ["play", "watch"]}).json() for name in ("lost", "kept")
    )
    line = {"Authorization": f"Bearer {lost['token']}"}
    stream = httpx.stream("GET", f"{served.url}/api/tables/{made['table']}/stream", headers=line, timeout=PATIENCE)
    with (
        Client(served.port, made["table"], None, bearer=lost["token"], seats=[0]) as gone,
        Client(served.port, made["table"], None, bearer=kept["token"], seats=[0]) as here,
        connect(f"ws://{HOST}:{served.port}/ws", additional_headers=line, open_timeout=PATIENCE) as silent,
        stream as response,
    ):
        lines = response.iter_lines()
        assert json.loads(next(lines))["type"] == "full"
        assert owner.delete(f"/api/tokens/{lost['id']}").status_code == 200
        assert gone.read()["code"] == "unknown_token"
        with pytest.raises(ConnectionClosed):
            gone.read()
        assert json.loads(silent.recv(timeout=PATIENCE))["code"] == "unknown_token"
        with pytest.raises(ConnectionClosed):
            silent.recv(timeout=PATIENCE)
        assert json.loads([text for text in lines if text][-1])["code"] == "unknown_token"
        assert here.act({"type": "end_turn"})["type"] == "ok"


def test_a_rematch_does_not_restore_a_closed_seat(served, device):
    host, ada = device(), device()
    made = made_by(host, seats=["person", "link", "random", "random"], **SHORT)
    token = ada.post("/api/join", json={"invite": made["invites"]["1"]["invite"]}).json()["token"]
    with served.sit(made) as me, Client(served.port, made["table"], token) as other:
        play_out([me, other], Random(2))
    ask = f"/api/tables/{made['table']}/rematch"
    following = host.post(ask).json()["table"]
    assert host.delete(f"/api/tables/{following}/seats/2/link").status_code == 200
    late = ada.post(ask).json()["tokens"].get("2")
    with Client(served.port, following, late) as again:
        assert again.frames[0]["code"] == "unknown_seat"


def test_a_request_for_consent_does_not_stop_clocks():
    with serving(Settings(pace=0.0, positions=True, level="random")) as served:
        wanted = {"seats": ["person"] * 4, "position": MAIN | {"phase": "pre_roll", "rolled": 0}}
        made = served.make(**wanted, clock={"kind": "turn", "seconds": 5}, grace=None)
        with served.sit(made) as red:
            red.act({"type": "roll"})
            served.table(made["table"]).clock.left[0] = 0.4
            assert red.say("undo", to=0)["type"] == "ok"
            while "out_of_time" not in [event["type"] for event in red.events]:
                red.read()


def test_a_request_can_be_withdrawn(served, persons):
    _, (red, orange, *_) = persons(position=MAIN | {"phase": "pre_roll", "rolled": 0})
    red.act({"type": "roll"})
    red.say("undo", to=0)
    asking = red.now["asking"]["id"]
    assert red.say("answer", ask=asking, yes=True)["code"] == "stale"
    assert red.say("answer", ask=asking, yes=False)["type"] == "ok"
    assert red.now["asking"] is None
    assert red.now["actions"] > 0
    assert orange.say("answer", ask=asking, yes=True)["code"] == "stale"
