"""Tokens do only what their scopes allow, at every endpoint and for every socket message."""

from __future__ import annotations

import itertools
import re
from typing import Any

import httpx
import pytest
from fastapi import APIRouter

from hexstead.server.http_auth import check_declared, endpoint_names
from hexstead.server.messages import CLIENT_MESSAGES
from hexstead.server.scopes import ENDPOINTS, MESSAGES, Scope
from tests.server.api_fuzz import GOOD
from tests.server.positions import MAIN
from tests.server.serving import Client, Served
from tests.server.test_tables import made_by

TOKEN_SCOPES = (Scope.WATCH, Scope.PLAY, Scope.MAKE)
BODIES = {
    "POST /api/tables": GOOD["TableRequest"],
    "POST /api/join": GOOD["JoinRequest"],
    "POST /api/tables/{code}/leave": {"seats": [3]},
    "POST /api/tables/{code}/name": {"name": "Eve"},
    "POST /api/tables/{code}/messages": {"type": "chat", "id": "a", "seat": 0, "phrase": "hello"},
    "POST /api/games": GOOD["GameRecord"],
    "POST /api/tokens": GOOD["TokenRequest"],
}
HTTP = sorted(name for name in ENDPOINTS if not name.startswith("WS"))


@pytest.fixture
def host(device) -> httpx.Client:
    found: httpx.Client = device()
    return found


@pytest.fixture
def private(host) -> str:
    """A private table with a hand at seat 0, where all seats belong to the host's device."""
    code: str = made_by(host, seats=["person"] * 4, position=MAIN, visibility="private")["table"]
    return code


def token(host: httpx.Client, *scopes: str) -> dict[str, str]:
    """The header of a new API token of the host."""
    made = host.post("/api/tokens", json={"name": "program", "scopes": scopes})
    return {"Authorization": f"Bearer {made.json()['token']}"}


def request(served: Served, name: str, code: str, headers: dict[str, str]) -> tuple[int, str]:
    """Call an endpoint for a table; the status, and the code of a refusal."""
    method, path = name.split(" ")
    fits = {"code": code, "place": code, "seat": "1", "game": "x", "name": "x", "id": "1"}
    url = served.url + re.sub(r"{(\w+)}", lambda gap: fits[gap[1]], path)
    with httpx.stream(method, url, json=BODIES.get(name), headers=headers, timeout=20) as reply:
        if reply.is_success:
            return reply.status_code, ""  # a stream does not end while the game goes on
        reply.read()
        found = reply.json() if "json" in reply.headers.get("content-type", "") else {}
        return reply.status_code, found.get("code", "")


COMBINATIONS = [chosen for n in (1, 2, 3) for chosen in itertools.combinations(TOKEN_SCOPES, n)]


# Every endpoint and message


def test_every_endpoint_and_message_declares_its_scope(served):
    assert set(endpoint_names(served.server.app.routes)) == set(ENDPOINTS)
    assert set(MESSAGES) == {model.__name__.lower() for model in CLIENT_MESSAGES}
    forgotten = APIRouter()
    forgotten.add_api_route("/api/forgotten", lambda: None, methods=["GET"])
    with pytest.raises(LookupError, match="GET /api/forgotten"):
        check_declared([*served.server.app.routes, *forgotten.routes])


@pytest.mark.parametrize("scopes", COMBINATIONS, ids="+".join)
def test_a_token_opens_exactly_the_endpoints_of_its_scopes(served, host, private, scopes):
    headers = token(host, *scopes)
    for name in HTTP:
        status, code = request(served, name, private, headers)
        allowed = ENDPOINTS[name].scope in (*scopes, Scope.PUBLIC)
        assert (code == "not_yours") != allowed, (name, status, code)
        assert allowed or status == 403, name


def test_a_seat_token_opens_what_a_player_needs(served, host):
    made = made_by(host, seats=["person"] * 4, position=MAIN, visibility="private")
    headers = {"Authorization": f"Bearer {made['tokens']['0']}"}
    for name in HTTP:
        _, code = request(served, name, made["table"], headers)
        assert (code == "not_yours") == (ENDPOINTS[name].scope in (Scope.MAKE, Scope.DEVICE)), (name, code)


def test_without_a_token_or_cookie_a_private_table_is_closed(served, private):
    for name in HTTP:
        if "/api/" in name and ("{code}" in name or "{place}" in name):
            status, code = request(served, name, private, {})
            assert status == 403, name
            assert code in ("private", "not_host", "not_your_seat", "watching"), name


def test_an_unknown_token_opens_nothing(served, private):
    for name in HTTP:
        if ENDPOINTS[name].scope != Scope.PUBLIC:
            status, _ = request(served, name, private, {"Authorization": "Bearer ha_guess"})
            assert status == (403 if ENDPOINTS[name].scope == Scope.DEVICE else 401), name


@pytest.mark.parametrize("scopes", COMBINATIONS, ids="+".join)
def test_a_token_sends_only_the_messages_of_its_scopes(served, host, private, scopes):
    fields: dict[str, Any] = {
        "act": {"prompt": 1, "actions": [{"type": "end_turn"}]},
        "undo": {"to": 0},
        "answer": {"ask": 1, "yes": True},
        "chat": {"phrase": "hello"},
        "mute": {"who": 1, "on": True},
        "give": {"who": 1},
    }
    bearer = token(host, *scopes)["Authorization"].removeprefix("Bearer ")
    with Client(served.port, private, None, bearer=bearer, seats=[0]) as client:
        answers = {"hello": client.frames[0]}
        for kind in ("chat", "mute", "order", "undo", "give", "answer", "end", "act"):
            answers[kind] = client.say(kind, **fields.get(kind, {}))
    for kind, answer in answers.items():
        assert (answer.get("code") == "not_yours") == (MESSAGES[kind].scope not in scopes), (kind, answer)


# What must not be possible


def test_a_watching_token_has_none_of_the_powers_of_its_host(served, host):
    made = made_by(host, seats=["person", "link", "link", "link"])
    code, headers = made["table"], token(host, "watch", "play")
    place = f"{served.url}/api/tables/{code}"
    assert httpx.post(f"{place}/start", headers=headers).status_code == 403
    assert httpx.post(f"{place}/seats/1/link", headers=headers).status_code == 403
    assert httpx.delete(f"{place}/seats/1/link", headers=headers).status_code == 403
    assert "invites" not in httpx.get(place, headers=headers).json()
    assert served.table(code).status == "gathering"
    assert [seat.serial for seat in served.table(code).seats] == [0] * 4
    hosting = token(host, "watch", "make")
    assert "invites" in httpx.get(place, headers=hosting).json()
    assert httpx.post(f"{place}/start", headers=hosting).status_code == 200


def test_a_token_that_makes_tables_reads_no_hand(served, host, private):
    headers = token(host, "make")
    for path in (f"games/{private}", f"games/{private}@0?viewer=0", f"games/{private}/events", f"tables/{private}",
                 f"tables/{private}/stream", "my/tables"):  # fmt: skip
        reply = httpx.get(f"{served.url}/api/{path}", headers=headers)
        assert (reply.status_code, reply.json()["code"]) == (403, "not_yours"), path
    seen = httpx.get(f"{served.url}/api/games/{private}", headers=token(host, "watch")).json()
    assert seen["view"]["position"]["hand"][0]
