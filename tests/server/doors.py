"""Fuzz at every door of a server: requests by the published description, and messages over the socket, then mutated.

Whatever comes, the answer is a refusal in a sentence or an ordinary answer, never a fault of the server; and the table
plays on. Schemathesis makes the first requests of each endpoint from the OpenAPI; mutations of good ones follow.
"""

from __future__ import annotations

import contextlib
import http.client
import json
import re
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any
from urllib.parse import quote, urlencode

import hypothesis
import schemathesis
from hypothesis import HealthCheck, Phase
from schemathesis import GenerationMode

from hexstead.server.messages import TO_CLIENT, TO_SERVER
from hexstead.server.start import HOST
from tests.fuzz.fuzz import mutate
from tests.server.serving import CALM, PATIENCE, Client, Served, serving

MADE = 4  # by schemathesis of a hundred, good and bad each; the rest are mutations
SENTENCE = re.compile(r"\S.*[.!?)…]$", re.DOTALL)
WATCHED = "/api/tables/{code}/stream"  # does not end while the game goes on
GOOD: dict[str, Any] = {
    "TableWish": {"game": "germany", "players": 4, "options": {"game.points": 8}, "visibility": "public", "grace": 60,
                  "seats": ["person", {"kind": "link", "name": "Ada"}, "random", "settler"],
                  "clock": {"kind": "turn", "seconds": 60}},
    "JoinWish": {"code": "ABCDEF", "name": "Ada", "nonce": "f00d"},
    "LeaveWish": {"seats": [0]},
    "TokenWish": {"name": "bot", "scopes": ["play", "watch"]},
    "Act": {"type": "act", "id": "a", "seat": 0, "prompt": 1, "actions": [{"type": "end_turn"}]},
    "Record": {"format": 1, "rules_version": 2, "game": "germany", "players": 4, "options": {}, "seats": ["a"] * 4,
               "commitment": "", "actions": [{"seat": 1, "type": "roll"}], "result": None},
}  # fmt: skip
SAID: list[dict[str, Any]] = [
    {"type": "hello", "game": "ABCDEF", "token": "x", "last_seq": 3, "seats": [0]},
    {"type": "act", "id": "a", "seat": 0, "prompt": 1, "actions": [{"type": "offer", "give": {"ore": 1}, "get": {}}]},
    {"type": "undo", "id": "b", "seat": 0, "to": 3},
    {"type": "end", "id": "c", "seat": 0},
    {"type": "answer", "id": "d", "seat": 0, "ask": 3, "yes": True},
    {"type": "order", "id": "e", "seat": 0, "passes": True, "never": ["ore"]},
    {"type": "chat", "id": "f", "seat": 0, "text": "hello", "phrase": None},
    {"type": "mute", "id": "g", "seat": 0, "who": 1, "on": True},
]
assert len(SAID) == len(TO_SERVER)


def doors(game: str, seed: int, count: int) -> Counter[str]:
    """So many requests to every endpoint and messages of every type, at a server of their own."""
    counts: Counter[str] = Counter()
    with serving(CALM) as served:
        for name, operation in endpoints(served).items():
            counts += knock(served, name, operation, game, seed, count)
        for kind in range(len(SAID)):
            counts += shout(served, kind, game, seed, count)
    return counts


def endpoints(served: Served) -> dict[str, Any]:
    """Every endpoint of the published description."""
    with _connected(served) as line:
        status, text = _ask(line, "GET", "/api/openapi.json", b"", {})
    assert status == 200
    found: Any = schemathesis.openapi.from_dict(json.loads(text)).get_all_operations()
    return {f"{op.method.upper()} {op.path}": op for op in (result.ok() for result in found)}


def knock(served: Served, name: str, operation: Any, game: str, seed: int, count: int) -> Counter[str]:
    """Requests to one endpoint."""
    random = Random(f"{name} {game} {seed}")
    method, path = name.split(" ")
    made = served.make(game=game, seats=["person"] * 4, seed=3)
    holder = {"Authorization": f"Bearer {made['tokens']['0']}"}
    content = (operation.definition.raw.get("requestBody") or {}).get("content", {}).get("application/json")
    good = GOOD[content["schema"]["$ref"].rpartition("/")[2]] if content else None
    asks = operation.definition.raw.get("parameters") or content
    counts: Counter[str] = Counter()
    with _connected(served) as line:
        for url, body in _requests(operation, random, seed, count if asks else MADE):
            if url is None:
                url = _url(path, random, "" if path == WATCHED else made["table"])
                body = _json(random, good) if content else b""
            headers = holder if random.random() < 0.5 else _odd_headers(random)
            status, text = _ask(line, method, url, body, headers)
            counts[f"{status // 100}xx"] += 1
            assert status < 500, f"{name} {url} {body[:300]!r}: {status} {text[:300]}"
            if status >= 400:
                told = json.loads(text)
                assert SENTENCE.match(told["text"]), (name, told)
                assert told["code"] != "broken", (name, url, body[:300])
                assert "Traceback" not in told["text"]
    _plays_on(served, made)
    return counts


def _requests(operation: Any, random: Random, seed: int, count: int) -> Iterator[tuple[str | None, bytes]]:
    """The first ones by schemathesis, from the description; then as many blanks."""
    made: list[tuple[str | None, bytes]] = []
    share = max(2, count * MADE // 100)
    raw = operation.definition.raw
    any_text_fits = "requestBody" not in raw and all(
        asked["in"] == "path" and asked["schema"]["type"] == "string" and asked["schema"].keys() <= {"type", "title"}
        for asked in raw.get("parameters", ())
    )  # then the description forbids nothing that could be sent
    for mode in (GenerationMode.POSITIVE, *([] if any_text_fits else [GenerationMode.NEGATIVE])):

        @hypothesis.seed(seed)
        @hypothesis.settings(max_examples=share, deadline=None, database=None, phases=[Phase.generate],
                             suppress_health_check=list(HealthCheck))  # fmt: skip
        @hypothesis.given(case=operation.as_strategy(generation_mode=mode))
        def collect(case: Any) -> None:
            given = case.as_transport_kwargs(base_url=f"http://{HOST}")
            body = given.get("data") or b""
            if given.get("json") is not None:
                body = json.dumps(given["json"]).encode()
            query = urlencode(given.get("params") or {}, doseq=True)
            path = given["url"].removeprefix(f"http://{HOST}")
            made.append((path + (f"?{query}" if query else ""), body if isinstance(body, bytes) else b""))

        with contextlib.suppress(hypothesis.errors.Unsatisfiable, hypothesis.errors.InvalidArgument):
            collect()
    random.shuffle(made)
    yield from made
    for _ in range(count - len(made)):
        yield None, b""


def _url(path: str, random: Random, code: str) -> str:
    """The path with its gaps filled, often by what fits."""
    odd = ["AAAAAA", "..", "%00", "x" * 300, "-1", "4", "é", "@", f"{code}@-1", f"{code}@999999999999", "null", " "]
    fits = {"code": code, "place": f"{code}@{random.randrange(9)}", "seat": str(random.randrange(5)),
            "game": "germany", "name": "roads", "id": "0123456789abcdef"}  # fmt: skip

    def fill(gap: re.Match[str]) -> str:
        return quote(fits[gap[1]] if random.random() < 0.6 and fits[gap[1]] else random.choice(odd), safe="@")

    query = random.choice(["", "", "?viewer=all", "?viewer=9", "?viewer=%ff", "?theme=dark&theme=x", "?last_seq=-1",
                           "?seats=0,1,x", "?" + "a=b&" * 50])  # fmt: skip
    return re.sub(r"{(\w+)}", fill, path) + query


def _odd_headers(random: Random) -> dict[str, str]:
    return random.choice([
        {}, {"Cookie": "hexstead=forged.signature"}, {"Authorization": "Bearer ha_guess"}, {"Authorization": "Bearer"},
        {"Authorization": "Basic eDp5"}, {"Origin": "http://elsewhere.test"}, {"Cookie": "hexstead=" + "x" * 4000},
        {"Content-Type": "text/plain"},
    ])  # fmt: skip


def _json(random: Random, good: Any) -> bytes:
    """A good body or message with a few faults, in its structure or its text."""
    if random.random() < 0.7:
        with contextlib.suppress(TypeError, ValueError, RecursionError, RuntimeError):
            return json.dumps(mutate(random, good, random.randint(0, 3))).encode("utf-8", "surrogatepass")
    text = bytearray(json.dumps(good).encode())
    for _ in range(random.randint(1, 6)):
        text[random.randrange(len(text))] = random.choice(b'"{}[]:,0-e\\\x00\xff ')
    return bytes(text[: random.randrange(1, len(text) + 1)] if random.random() < 0.2 else text)


def shout(served: Served, kind: int, game: str, seed: int, count: int) -> Counter[str]:
    """Messages of one type over a socket at a seat."""
    random = Random(f"{kind} {game} {seed}")
    made = served.make(game=game, seats=["person"] * 4, seed=3)
    counts: Counter[str] = Counter()
    with served.sit(made) as me:
        for n in range(count):
            frame = _json(random, SAID[kind])
            me.send(frame if random.random() < 0.3 else frame.decode("utf-8", "replace"))
            mark = f"after {n}"
            me.send({"type": "chat", "id": mark})  # refused, in order: all before it are answered too
            answers = []
            while (answer := me.read())["type"] not in ("ok", "no") or answer["id"] != mark:
                if answer["type"] in ("ok", "no"):
                    answers.append(answer)
            counts.update(answer["type"] for answer in answers)
            assert len(answers) <= 1
            for refusal in answers:
                assert refusal["type"] == "ok" or SENTENCE.match(refusal["text"]), (frame, refusal)
    assert {frame["type"] for frame in me.frames} <= {model.__name__.lower() for model in TO_CLIENT}
    _plays_on(served, made)
    return counts


def _plays_on(served: Served, made: dict[str, Any]) -> None:
    """The table still plays, or was ended or handed to bots by a message that meant it."""
    with Client(served.port, made["table"], None) as watcher:
        assert watcher.now["view"]["viewer"] is None
    turn = served.game(made["table"]).turn_seat
    with served.sit(made, turn) as me:
        if me.prompt is not None:
            assert me.say("act", prompt=me.now["number"], actions=[{"type": "roll"}])["type"] in ("ok", "no")


@contextlib.contextmanager
def _connected(served: Served) -> Iterator[http.client.HTTPConnection]:
    with contextlib.closing(http.client.HTTPConnection(HOST, served.port, timeout=PATIENCE)) as line:
        yield line


def _ask(
    line: http.client.HTTPConnection, method: str, url: str, body: bytes, headers: dict[str, str]
) -> tuple[int, str]:
    with contextlib.suppress(http.client.InvalidURL):
        for _ in range(2):  # the server may close an idle line
            try:
                line.request(method, url, body or None, headers)
                reply = line.getresponse()
                return reply.status, reply.read().decode("utf-8", "replace")
            except (http.client.RemoteDisconnected, ConnectionError):
                line.close()
    return 400, '{"code": "malformed", "text": "Not a request at all."}'
