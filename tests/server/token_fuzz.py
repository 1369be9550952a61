"""Fuzz test of tokens × routes: random requests with every kind of credential to every endpoint of scopes.py.

Whatever is sent, a token works only within its scopes, nobody without a seat sees or changes a private table, tokens
that only read change nothing, and tokens that cannot read see no hand.
"""

from __future__ import annotations

import asyncio
import http.client
import json
import re
from collections import Counter
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from hexstead.server.app import create_app
from hexstead.server.credentials import Keys
from hexstead.server.schema import ENDPOINT_BODIES
from hexstead.server.scopes import ENDPOINTS, MESSAGES, Scope
from tests.server import api_fuzz
from tests.server.api_fuzz import GOOD, SENTENCE, STREAM
from tests.server.loop_bots import LoopBots
from tests.server.positions import MAIN
from tests.server.serving import CALM, Client, Served, serving


class StillBots(LoopBots):
    """Bots that never move: every change of a table comes from a request."""

    async def decide(self, *args: Any) -> dict[str, Any]:
        await asyncio.Event().wait()
        raise AssertionError("unreachable")


HTTP = sorted(name for name in ENDPOINTS if " /api/" in name and name != "GET /api/openapi.json")
ALL = frozenset({Scope.WATCH, Scope.PLAY, Scope.MAKE, Scope.DEVICE})
DENIED = (401, 403)
DELETIONS = ("DELETE /api/tables/{code}", "DELETE /api/my/data")  # with permission they would end the table


@dataclass(frozen=True)
class Credential:
    """A credential, and what it permits at the host's private table."""

    name: str
    headers: dict[str, str]
    scopes: frozenset[str]
    is_hosts: bool  # belongs to the host's device, or to one of its seats
    is_valid: bool = True


class Target:
    """A private table with hands, all credentials for it, and some for other tables.

    It is used up by the first request that is carried out: that can withdraw credentials, and standing orders and bots
    that stand in can act a moment later.
    """

    def __init__(self, served: Served):
        self.served, self.is_used = served, False
        self.host, self.stranger = (httpx.Client(base_url=served.url) for _ in range(2))
        self.code, tokens = self._table(self.host)
        _, foreign = self._table(self.stranger)
        seat, nothing = frozenset({"play", "watch"}), frozenset[str]()
        elsewhere, outdated = Keys(b"other").seat_token(self.code, 0, 0), self._keys.seat_token(self.code, 0, 7)
        found = [
            Credential("anonymous", {}, ALL, False),
            Credential("the host's cookie", self._cookie(self.host), ALL, True),
            Credential("a stranger's cookie", self._cookie(self.stranger), ALL, False),
            Credential("a forged cookie", {"Cookie": f"hexstead={'x' * 22}.{'y' * 24}"}, ALL, False),
            Credential("a seat's token", bearer(tokens["0"]), seat, True),
            Credential("a seat's token for another table", bearer(foreign["0"]), seat, False),
            Credential("a token that was not issued", bearer("ha_guess"), nothing, False, False),
            Credential("a withdrawn token", bearer(self._withdrawn()), nothing, False, False),
            Credential("a token of another server", bearer(elsewhere), nothing, False, False),
            Credential("an old serial number", bearer(outdated), seat, False),
        ]  # fmt: skip
        for device, is_hosts in ((self.host, True), (self.stranger, False)):
            for scopes in (["watch"], ["play"], ["make"], ["watch", "play"], ["watch", "make"], ["play", "make"]):
                name = f"the {'host' if is_hosts else 'stranger'}'s token for {'+'.join(scopes)}"
                found.append(Credential(name, bearer(self._token(device, scopes)), frozenset(scopes), is_hosts))
        self.credentials = found

    @property
    def _keys(self) -> Keys:
        found: Keys = self.served.server.app.state.auth.keys
        return found

    def _table(self, device: httpx.Client) -> tuple[str, dict[str, str]]:
        wanted = {"game": "germany", "seats": ["person"] * 4, "position": MAIN, "visibility": "private"}
        made = device.post("/api/tables", json=wanted).json()
        return made["table"], made["tokens"]

    def _cookie(self, device: httpx.Client) -> dict[str, str]:
        return {"Cookie": "; ".join(f"{name}={value}" for name, value in device.cookies.items())}

    def _token(self, device: httpx.Client, scopes: list[str]) -> str:
        token: str = device.post("/api/tokens", json={"name": "program", "scopes": scopes}).json()["token"]
        return token

    def _withdrawn(self) -> str:
        made = self.host.post("/api/tokens", json={"name": "gone", "scopes": ["watch", "play", "make"]}).json()
        assert self.host.delete(f"/api/tokens/{made['id']}").status_code == 200
        token: str = made["token"]
        return token

    @property
    def seq(self) -> int:
        return self.served.table(self.code).seq

    def close(self) -> None:
        self.host.close()
        self.stranger.close()


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def fuzz_tokens(game: str, seed: int, count: int) -> Counter[str]:
    """Send `count` requests and messages to a new server; `game` only selects the random numbers."""
    random = Random(f"tokens {game} {seed}")
    counts: Counter[str] = Counter()
    settings = replace(CALM, database="sqlite://")
    with serving(settings, create_app(settings, bots=StillBots())) as served:
        target = Target(served)
        for _ in range(count):
            if target.is_used:
                target.close()
                target = Target(served)
            credential = random.choice(target.credentials)
            counts["requests"] += 1
            if random.random() < 0.8:
                counts[request(target, credential, random.choice(HTTP), random)] += 1
            else:
                counts[message(target, credential, random)] += 1
        target.close()
    return counts


def request(target: Target, credential: Credential, name: str, random: Random) -> str:
    """Send a request to an endpoint and check the answer; return how it was answered."""
    if name in DELETIONS and credential.is_hosts:
        return "skipped"
    method, path = name.split(" ")
    url = api_fuzz._url(path, random, target.code)
    if path == STREAM and target.code in url:  # the stream does not end before the game
        url += ("&" if "?" in url else "?") + "last_seq=-1"
    model = ENDPOINT_BODIES[name].request
    good: Any = GOOD[model.__name__] if model is not None else None
    body = b"" if good is None else api_fuzz._json(random, good) if random.random() < 0.5 else json.dumps(good).encode()
    before = target.seq
    with api_fuzz._connected(target.served) as connection:
        status, text = _send(connection, method, url, body, credential.headers)
    target.is_used = method != "GET" and status < 400
    where = (credential.name, name, url, body[:200], status, text[:200])
    assert status < 500, where
    if status >= 400:
        assert SENTENCE.match(json.loads(text)["text"]), where
    scope = ENDPOINTS[name].scope
    changed = target.seq != before
    if scope != Scope.PUBLIC:
        permitted = credential.is_valid and scope in credential.scopes
        if not permitted and status not in (404, 405):  # the address may lead nowhere
            assert status in DENIED, where
            assert not changed, where
    concerns_target = re.search(rf"/{target.code}(@|/|\?|$)", url) is not None
    if concerns_target and not credential.is_hosts and "/api/pictures" not in url and "/api/costs" not in url:
        assert status >= 400, where
        assert not changed, where
    if not {Scope.PLAY, Scope.MAKE} & credential.scopes:
        assert not changed, where
    if credential.is_valid and Scope.WATCH not in credential.scopes and name not in ("GET /api/schema.json",):
        assert '"hand"' not in text, where
    return f"{status // 100}xx"


def _send(
    connection: http.client.HTTPConnection, method: str, url: str, body: bytes, headers: dict[str, str]
) -> tuple[int, str]:
    return api_fuzz._send(connection, method, url, body, headers)


def message(target: Target, credential: Credential, random: Random) -> str:
    """Connect to the table by socket and send a message; return how it was answered."""
    headers = credential.headers
    bearer_token = headers.get("Authorization", "").removeprefix("Bearer ") or None
    kind = random.choice([name for name in MESSAGES if name != "hello"])
    sent = next(one for one in api_fuzz.MESSAGES if one["type"] == kind)
    before = target.seq
    if not credential.is_valid:
        with (
            pytest.raises(InvalidStatus, match="HTTP 403"),
            Client(target.served.port, target.code, None, bearer=bearer_token),
        ):
            pass
        return "no socket"
    device = target.host if credential.name == "the host's cookie" else None
    device = target.stranger if credential.name == "a stranger's cookie" else device
    with Client(target.served.port, target.code, None, bearer=bearer_token, device=device) as client:
        hello = client.frames[0]
        if not credential.is_hosts or Scope.WATCH not in credential.scopes:
            assert hello["type"] == "no", (credential.name, hello)
        client.send({**sent, "id": f"token fuzz {random.randrange(10**9)}"})
        while (answer := client.read())["type"] not in ("ok", "no"):
            pass
        target.is_used = answer["type"] == "ok"
        if MESSAGES[kind].scope not in credential.scopes:
            assert answer.get("code") == "not_yours", (credential.name, kind, answer)
        if hello["type"] == "no":
            assert answer["type"] == "no", (credential.name, kind, answer)
            assert target.seq == before
    return f"socket {answer['type']}"
