"""The published protocol: the schema and the page in docs/ match the code, and what a server sends matches them."""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]

import hexstead
from hexstead.server.middleware import STATUS
from hexstead.server.schema import ENDPOINT_BODIES, schema
from hexstead.server.scopes import ENDPOINTS
from tests.server.serving import Client, pick
from tests.server.test_tables import play_out

DOCS = Path(__file__).parents[2] / "docs"
SERVER = Path(__file__).parents[2] / "src" / "hexstead" / "server"


def test_the_published_schema_is_up_to_date(served):
    """`python -m hexstead.server.schema > docs/protocol.schema.json` updates it."""
    assert json.loads((DOCS / "protocol.schema.json").read_text(encoding="utf-8")) == schema()
    assert httpx.get(f"{served.url}/api/schema.json").json() == schema()


def test_the_protocol_page_lists_exactly_the_codes_of_refusals():
    raised = {"malformed", "broken"}  # the default, and the code of internal errors
    for file in SERVER.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in ("Refused", "super().__init__"):
                raised |= {str(code.value) for code in node.args[1:2] if isinstance(code, ast.Constant)}
    page = (DOCS / "protocol.md").read_text(encoding="utf-8").partition("### Refusal codes")[2]
    rows = re.findall(r"^\| (`.*?) \|", page.partition("\n## ")[0], re.M)
    assert {code for row in rows for code in re.findall(r"`(\w+)`", row)} == raised
    assert set(STATUS) <= raised


@pytest.mark.parametrize("game", hexstead.game_names())
def test_every_socket_message_matches_the_schema(served, persons, game):
    made, clients = persons(game=game, clock={"kind": "bank", "seconds": 600}, seed=4)
    clients[0].say("chat", text="hello")
    clients[1].say("order", passes=True, never=["ore"])
    random = Random(1)
    for _ in range(40):
        for client in clients:
            while not client.is_silent(0.01):
                pass
            if client.prompt is not None:
                client.act(*pick(client.prompt, random))
    clients[2].say("undo", to=clients[2].now["actions"] - 1)
    clients[2].act({"type": "fly"})
    with Client(served.port, made["table"], None) as watcher:
        frames = [*watcher.frames, watcher.presence or clients[0].presence]
    frames += [frame for client in clients for frame in client.frames]
    assert {frame["type"] for frame in frames} == {"full", "events", "presence", "ok", "no"}
    for frame in frames:
        check(frame["type"].capitalize(), frame)


def test_every_response_matches_the_schema(served, device):
    """The JSON body of every endpoint, at a table that is gathering, playing and over."""
    assert set(ENDPOINT_BODIES) == {name for name in ENDPOINTS if " /api/" in name} - {"GET /api/openapi.json"}
    host, guest = device(), device()
    host.timeout = guest.timeout = httpx.Timeout(120)
    seen: set[str] = set()

    def call(client: httpx.Client, name: str, /, body: Any = None, query: str = "", **gaps: Any) -> Any:
        method, path = name.split(" ")
        reply = client.request(method, path.format(**gaps) + query, json=body)
        bodies = ENDPOINT_BODIES[name]
        assert reply.status_code == bodies.status, (name, reply.text)
        assert bodies.response is not None
        check(bodies.response.__name__, reply.json())
        seen.add(name)
        return reply.json()

    for game in call(host, "GET /api/catalog")["games"]:
        call(host, "GET /api/costs/{game}", game=game["name"])
        call(host, "GET /api/boards/{game}", game=game["name"])
        made = call(host, "POST /api/tables", {"game": game["name"], "players": game["players"][0]})
        call(host, "GET /api/tables/{code}/board", code=made["table"])
    call(host, "GET /api/lessons")
    call(host, "POST /api/lessons/{game}/{name}", {"actions": []}, game="germany", name="trade")
    for path in ("health", "health/live", "health/ready", "notices"):
        call(host, f"GET /api/{path}")
    seats = ["person", "link", "link", {"kind": "bot", "level": "random"}]
    body = {"game": "germany", "seats": seats, "visibility": "public", "options": {"game.points": 6}, "seed": 5}
    code = call(host, "POST /api/tables", body)["table"]
    invite = call(host, "POST /api/tables/{code}/seats/{seat}/link", code=code, seat=1)["invite"]
    call(guest, "POST /api/join", {"invite": invite["invite"], "name": "Ada"})
    call(host, "GET /api/tables/{code}", code=code)
    call(host, "GET /api/tables/{code}/known-cards", code=code)
    call(host, "GET /api/tables/{code}/obstacles", code=code)
    call(guest, "POST /api/tables/{code}/name", {"name": "Ada L."}, code=code)
    call(host, "POST /api/tables/{code}/start", code=code)
    call(host, "DELETE /api/tables/{code}/seats/{seat}/link", code=code, seat=2)
    for listed in ("GET /api/tables", "GET /api/my/tables"):
        assert call(guest, listed)["tables"]
    call(guest, "GET /api/tables/{code}/board", code=code, query="?theme=dark")
    call(guest, "GET /api/games/{place}", place=code)
    call(guest, "POST /api/tables/{code}/messages", {"type": "chat", "id": "a", "phrase": "hello"}, code=code)
    with Client(served.port, code, None, device=host, seats=[]) as eye:
        said = next(event["id"] for event in eye.events if event["type"] == "said")
    call(host, "DELETE /api/tables/{code}/chat/{id}", code=code, id=said)
    call(guest, "POST /api/tables/{code}/leave", {}, code=code)
    with Client(served.port, code, None, device=host) as me:
        play_out([me], Random(1))
        number = me.now["actions"]
    call(guest, "GET /api/games/{place}", place=f"{code}@{number // 2}", query="?viewer=all")
    call(guest, "GET /api/games/{code}/events", code=code)
    record = call(guest, "GET /api/games/{code}/record", code=code)
    call(guest, "GET /api/games/{code}/statistics", code=code)
    call(guest, "GET /api/games/{code}/fair", code=code)
    call(guest, "POST /api/tables/{code}/rematch", code=code)
    imported = call(guest, "POST /api/games", record)["table"]
    call(guest, "GET /api/tables/{code}", code=imported)
    token = call(host, "POST /api/tokens", {"name": "bot", "scopes": ["watch"]})
    assert call(host, "GET /api/tokens")["tokens"]
    call(host, "DELETE /api/tokens/{id}", id=token["id"])
    call(guest, "POST /api/move", {"code": call(host, "POST /api/my/move")["code"]})
    assert call(guest, "GET /api/my/recovery")["recovery"]
    assert call(guest, "GET /api/my/data")["tables"]
    assert call(guest, "DELETE /api/tables/{code}", code=code)["deleted"] == [code]
    assert call(guest, "DELETE /api/my/data")["deleted"]
    check("Problem", guest.get("/api/tables/NOBODY").json())
    # test_games.py, test_suggestions.py, test_coach.py and test_analyses.py check these: they need compiled bots.
    in_games = {"GET /api/games/{place}/reasons", "GET /api/games/{code}/analysis"}
    elsewhere = {*in_games, *(f"GET /api/tables/{{code}}/{name}" for name in ADVICE)}
    assert seen | elsewhere == {name for name, bodies in ENDPOINT_BODIES.items() if bodies.response is not None}


ADVICE = ("suggestion", "coach", "warnings")
SCHEMA = schema()


def check(name: str, body: Any) -> None:
    """Fail if a body does not match the definition of this name."""
    validator = Draft202012Validator({"$defs": SCHEMA["$defs"], "$ref": f"#/$defs/{name}"})
    faults = [f"{list(error.absolute_path)}: {error.message[:200]}" for error in validator.iter_errors(body)]
    assert not faults, (name, faults[:3])
