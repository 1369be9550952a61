"""Seats and moderation: showing a hand needs consent, removed people stay out, the host can remove chat."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import httpx
import pytest

from hexstead.server.start import HOST
from tests.server.positions import MAIN
from tests.server.serving import CALM, Client, Served, serving
from tests.server.test_tables import made_by
from tests.server.test_undo import absent, read_until, types

Device = Callable[[], httpx.Client]
THREE = ["person", "link", "link", "random"]


class Party:
    """A running game of a host at seat 0 and guests at seats 1 and 2, each with a device; seat 3 is a bot."""

    def __init__(self, served: Served, device: Device, **wish: Any):
        self.served = served
        self.host, self.ada, self.bob = device(), device(), device()
        made = made_by(self.host, seats=THREE, position=MAIN, grace=5, **wish)
        self.code = made["table"]
        self.place = f"/api/tables/{self.code}"
        for seat, guest in ((1, self.ada), (2, self.bob)):
            assert guest.post("/api/join", json={"invite": made["invites"][str(seat)]["invite"]}).status_code == 200

    def give(self, seat: int) -> httpx.Response:
        return self.host.post(f"{self.place}/seats/{seat}/link")

    def sit(self, device: httpx.Client, seat: int) -> Client:
        return Client(self.served.port, self.code, None, device=device, seats=[seat])


@pytest.fixture
def party(served, device) -> Party:
    return Party(served, device)


# A hand is not shown to somebody else


def test_the_host_cannot_take_the_seat_of_someone_who_plays(party):
    with party.sit(party.ada, 1):
        refused = party.give(1)
    assert (refused.status_code, refused.json()["code"]) == (409, "needs_consent")
    assert party.ada.get(f"/api/games/{party.code}?viewer=1").status_code == 200


def test_a_closed_seat_and_the_seat_of_a_bot_are_given_away_by_consent_only(party):
    assert party.host.delete(f"{party.place}/seats/1/link").status_code == 200
    for seat in (1, 3):
        assert party.give(seat).json()["code"] == "needs_consent"


def test_a_seat_can_be_given_away_when_everyone_agrees(party, device):
    with party.sit(party.host, 0) as me, party.sit(party.ada, 1) as ada, party.sit(party.bob, 2) as bob:
        assert me.say("give", who=3)["type"] == "ok"
        asking = me.now["asking"]
        assert (asking["what"], asking["who"], asking["waiting"]) == ("give", 3, [1, 2])
        assert me.events[-1]["log"]["id"] == "log-asked-give"
        ada.say("answer", ask=asking["id"], yes=True)
        assert party.give(3).json()["code"] == "needs_consent"
        bob.say("answer", ask=asking["id"], yes=True)
        assert bob.now["table"]["seats"][3]["released"]
        invite = party.give(3).json()["invite"]["invite"]
    friend = device()
    assert friend.post("/api/join", json={"invite": invite}).json()["seat"] == 3
    assert friend.get(f"/api/games/{party.code}?viewer=3").status_code == 200


def test_a_seat_that_its_player_left_can_be_given_away(party):
    assert party.ada.post(f"{party.place}/leave", json={}).status_code == 200
    assert party.give(1).status_code == 200


def test_a_seat_that_a_bot_plays_for_an_absent_person_can_be_given_away_until_they_return(party):
    with party.sit(party.host, 0) as me:
        me.act({"type": "end_turn"})
        absent(party.served, {"table": party.code}, 1)
        me.say("chat", phrase="hello")  # wakes the driver
        read_until(me, lambda: "sat_in" in types(me))
        with party.sit(party.ada, 1) as ada:
            read_until(ada, lambda: "returned" in types(ada))
            assert party.give(1).json()["code"] == "needs_consent"


def test_nobody_takes_a_second_seat_in_a_running_game_with_others(party):
    party.ada.post(f"{party.place}/leave", json={})
    invite = party.give(1).json()["invite"]["invite"]
    refused = party.host.post("/api/join", json={"invite": invite})
    assert (refused.status_code, refused.json()["code"]) == (409, "has_seat")


def test_alone_with_bots_seats_can_be_given_away_at_once(device):
    host = device()
    made = made_by(host, seats=["person", "random", "random", "random"], position=MAIN)
    assert host.post(f"/api/tables/{made['table']}/seats/2/link").status_code == 200


# Removed people stay out


def removed(reply: httpx.Response) -> bool:
    return (reply.status_code, reply.json().get("code")) == (403, "removed")


def test_someone_who_was_removed_cannot_come_back(served, device):
    host, troll, friend = device(), device(), device()
    made = made_by(host, seats=["person", "link", "link", "random"], visibility="public")
    place = f"/api/tables/{made['table']}"
    assert troll.post("/api/join", json={"code": made["table"]}).json()["seat"] == 1
    host.delete(f"{place}/seats/1/link")
    invite = host.post(f"{place}/seats/1/link").json()["invite"]
    for way in ({"code": made["table"]}, {"code": invite["code"]}, {"invite": invite["invite"]}):
        assert removed(troll.post("/api/join", json=way))
    assert removed(troll.get(place))
    with Client(served.port, made["table"], None, device=troll) as socket:
        assert socket.frames[0]["code"] == "removed"
    assert removed(troll.get(place))
    assert friend.post("/api/join", json={"code": invite["code"]}).status_code == 200
    assert served.table_from_disk(made["table"]).banned


def test_the_network_of_someone_who_was_removed_is_banned_too():
    trusting = replace(CALM, trusted=(HOST,))
    with serving(trusting) as served, httpx.Client(base_url=served.url) as host:
        made = made_by(host, seats=["person", "link", "link", "random"], visibility="public")
        place = f"/api/tables/{made['table']}"

        def join(network: str) -> httpx.Response:
            return httpx.post(
                f"{served.url}/api/join", json={"code": made["table"]}, headers={"X-Forwarded-For": network}
            )

        assert join("203.0.113.7").json()["seat"] == 1
        host.delete(f"{place}/seats/1/link")
        assert removed(join("203.0.113.7"))
        assert join("203.0.113.8").status_code == 200
        database = served.database.removeprefix("sqlite:///")
        with sqlite3.connect(database) as connection:
            assert "203.0.113" not in json.dumps(connection.execute("SELECT data FROM action").fetchall())


def test_the_host_does_not_ban_their_own_network(served, device):
    host, troll, friend = device(), device(), device()
    made = made_by(host, seats=["person", "link", "link", "random"], visibility="public")
    troll.post("/api/join", json={"code": made["table"]})
    host.delete(f"/api/tables/{made['table']}/seats/1/link")
    assert friend.post("/api/join", json={"code": made["table"]}).status_code == 200


# Chat


def test_the_host_removes_a_chat_message_everywhere(party):
    with party.sit(party.host, 0) as me, party.sit(party.ada, 1) as ada:
        ada.say("chat", text="a rude word")
        ada.say("chat", text="a kind word")
        read_until(me, lambda: types(me).count("said") == 2)
        rude = next(event["id"] for event in me.events if event.get("text") == "a rude word")
        assert party.ada.delete(f"{party.place}/chat/{rude}").json()["code"] == "not_host"
        assert party.host.delete(f"{party.place}/chat/{rude}").json() == {"removed": rude}
        read_until(ada, lambda: "unsaid" in types(ada))
        assert ada.events[-1]["id"] == rude
    for last_seq in (None, 0):
        with Client(party.served.port, party.code, None, device=party.bob, last_seq=last_seq) as back:
            assert "rude" not in json.dumps(back.frames)
            assert "a kind word" in json.dumps(back.frames)
    database = party.served.database.removeprefix("sqlite:///")
    with sqlite3.connect(database) as connection:
        stored = connection.execute("SELECT data FROM action WHERE game = ?", [party.code]).fetchall()
    assert "rude" not in json.dumps(stored)
    table = party.served.table_from_disk(party.code)
    assert table.events_for(0, 0) == party.served.table(party.code).events_for(0, 0)


def test_only_chat_messages_can_be_removed(party):
    for id in (1, 999):
        assert party.host.delete(f"{party.place}/chat/{id}").status_code == 404
