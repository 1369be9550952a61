"""API fuzz test: generated and mutated requests to every endpoint, and mutated messages over the socket.

The server must answer each normally or with a refusal in a sentence, never with an internal error, and the table must
stay playable. Schemathesis generates the first requests of each endpoint from the OpenAPI description; mutations of
valid requests follow.
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

from hexstead.server.frames import SERVER_MESSAGES
from hexstead.server.messages import CLIENT_MESSAGES
from hexstead.server.pages import NOT_BUILT
from hexstead.server.scopes import ENDPOINTS
from hexstead.server.start import HOST
from tests.fuzz.fuzz import mutate
from tests.server.serving import CALM, PATIENCE, Client, Served, serving

GENERATED = 4  # percent by schemathesis, for valid and invalid requests each; the rest are mutations
SENTENCE = re.compile(r"\S.*[.!?)…]$", re.DOTALL)
STREAM = "/api/tables/{code}/stream"  # does not end before the game
GOOD: dict[str, Any] = {
    "TableRequest": {
        "game": "germany", "players": 4, "options": {"game.points": 8}, "visibility": "public", "grace": 60,
        "seats": ["person", {"kind": "link", "name": "Ada"}, "random", "settler"],
        "clock": {"kind": "turn", "seconds": 60},
    },
    "JoinRequest": {"code": "ABCDEF", "name": "Ada", "nonce": "f00d"},
    "LeaveRequest": {"seats": [0]},
    "MoveRequest": {"code": "ABCD-EFGH"},
    "RenameRequest": {"name": "Ada", "seat": 0},
    "TokenRequest": {"name": "bot", "scopes": ["play", "watch"]},
    "LessonRequest": {"actions": [{"type": "roll"}, {"type": "end_turn"}]},
    "Act": {"type": "act", "id": "a", "seat": 0, "prompt": 1, "actions": [{"type": "end_turn"}]},
    "GameRecord": {"format": 1, "rules_version": 2, "game": "germany", "players": 4, "options": {}, "seats": ["a"] * 4,
               "commitment": "", "actions": [{"seat": 1, "type": "roll"}], "result": None},
}  # fmt: skip
MESSAGES: list[dict[str, Any]] = [
    {"type": "hello", "game": "ABCDEF", "token": "x", "last_seq": 3, "seats": [0]},
    {"type": "act", "id": "a", "seat": 0, "prompt": 1, "actions": [{"type": "offer", "give": {"ore": 1}, "get": {}}]},
    {"type": "undo", "id": "b", "seat": 0, "to": 3},
    {"type": "end", "id": "c", "seat": 0},
    {"type": "give", "id": "j", "seat": 0, "who": 1},
    {"type": "answer", "id": "d", "seat": 0, "ask": 3, "yes": True},
    {"type": "propose", "id": "h", "seat": 0, "give": {"ore": 1}, "get": {"wool": 1}},
    {"type": "reply", "id": "i", "seat": 0, "proposal": 3, "yes": True},
    {"type": "order", "id": "e", "seat": 0, "passes": True, "asks": False, "offers": "turn", "never": ["ore"]},
    {"type": "think", "id": "j", "seat": 0},
    {"type": "build", "id": "k", "seat": 0, "on": True},
    {"type": "chat", "id": "f", "seat": 0, "text": "hello", "phrase": None},
    {"type": "mute", "id": "g", "seat": 0, "who": 1, "on": True},
]
assert len(MESSAGES) == len(CLIENT_MESSAGES)
PAGES = sorted(name for name in ENDPOINTS if name.startswith("GET /") and not name.startswith("GET /api/"))
ACCEPT: list[dict[str, str]] = [{}, {"Accept": "text/html"}, {"Accept-Encoding": "gzip"}, {"Range": "bytes=0-5,9-"}]


def fuzz_api(game: str, seed: int, count: int) -> Counter[str]:
    """Send `count` requests to every endpoint and messages of every type to a new server."""
    counts: Counter[str] = Counter()
    with serving(CALM) as served:
        for name, operation in endpoints(served).items():
            counts += fuzz_endpoint(served, name, operation, game, seed, count)
        for name in PAGES:
            counts += fuzz_page(served, name, seed, count)
        for kind in range(len(MESSAGES)):
            counts += fuzz_message(served, kind, game, seed, count)
    return counts


def fuzz_page(served: Served, name: str, seed: int, count: int) -> Counter[str]:
    """Send requests to addresses outside the documented API: a page, a file, the metrics."""
    random = Random(f"{name} {seed}")
    path = name.removeprefix("GET ")
    counts: Counter[str] = Counter()
    with _connected(served) as connection:
        for _ in range(count):
            method = random.choice(["GET", "GET", "GET", "HEAD", "POST", "DELETE", "OPTIONS"])
            url = _url(path + random.choice(["", "", "/", "/..%2f..", "/%00", "/x.js"]), random, "ABCDEF")
            url += random.choice(["", "&lang=de", "?lang=../../etc", "?lang=%00", "?lang=x&lang=de"])
            status, text = _send(connection, method, url, b"", _odd_headers(random) | random.choice(ACCEPT))
            counts[f"{status // 100}xx"] += 1
            assert status < 500 or text in (NOT_BUILT, ""), (name, method, url, status, text[:300])
            assert "Traceback" not in text
    return counts


def endpoints(served: Served) -> dict[str, Any]:
    """All operations of the published OpenAPI description, by method and path."""
    with _connected(served) as connection:
        status, text = _send(connection, "GET", "/api/openapi.json", b"", {})
    assert status == 200
    found: Any = schemathesis.openapi.from_dict(json.loads(text)).get_all_operations()
    return {f"{op.method.upper()} {op.path}": op for op in (result.ok() for result in found)}


def fuzz_endpoint(served: Served, name: str, operation: Any, game: str, seed: int, count: int) -> Counter[str]:
    """Send requests to one endpoint."""
    random = Random(f"{name} {game} {seed}")
    method, path = name.split(" ")
    made = served.make(game=game, seats=["person"] * 4, seed=3)
    holder = {"Authorization": f"Bearer {made['tokens']['0']}"}
    content = (operation.definition.raw.get("requestBody") or {}).get("content", {}).get("application/json")
    good = GOOD[content["schema"]["$ref"].rpartition("/")[2]] if content else None
    counts: Counter[str] = Counter()
    with _connected(served) as connection:
        for url, body in _requests(operation, random, seed, count):
            if url is None:
                url = _url(path, random, "" if path == STREAM else made["table"])
                body = _json(random, good) if content else b""
            headers = holder if random.random() < 0.5 else _odd_headers(random)
            status, text = _send(connection, method, url, body, headers)
            counts[f"{status // 100}xx"] += 1
            assert status < 500, f"{name} {url} {body[:300]!r}: {status} {text[:300]}"
            if status >= 400:
                refusal = json.loads(text)
                assert SENTENCE.match(refusal["text"]), (name, refusal)
                assert refusal["code"] != "broken", (name, url, body[:300])
                assert "Traceback" not in refusal["text"]
    _check_playable(served, made)
    return counts


def _requests(operation: Any, random: Random, seed: int, count: int) -> Iterator[tuple[str | None, bytes]]:
    """Yield requests generated by schemathesis; then (None, b"") for the caller to fill in, up to `count` in total."""
    made: list[tuple[str | None, bytes]] = []
    share = max(2, count * GENERATED // 100)
    raw = operation.definition.raw
    accepts_any_text = "requestBody" not in raw and all(
        asked["in"] == "path" and asked["schema"]["type"] == "string" and asked["schema"].keys() <= {"type", "title"}
        for asked in raw.get("parameters", ())
    )  # then no invalid request can be generated
    for mode in (GenerationMode.POSITIVE, *([] if accepts_any_text else [GenerationMode.NEGATIVE])):

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
    """Fill in the parameters of a path, mostly with valid values, and add a query."""
    odd = ["AAAAAA", "..", "%00", "x" * 300, "-1", "4", "é", "@", f"{code}@-1", f"{code}@999999999999", "null", " "]
    fits = {"code": code, "place": f"{code}@{random.randrange(9)}", "seat": str(random.randrange(5)),
            "game": "germany", "name": random.choice(["roads", "trade"]), "id": "0123456789abcdef"}  # fmt: skip

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
    """Mutate a valid body or message, in its structure or in its text."""
    if random.random() < 0.7:
        with contextlib.suppress(TypeError, ValueError, RecursionError, RuntimeError):
            return json.dumps(mutate(random, good, random.randint(0, 3))).encode("utf-8", "surrogatepass")
    text = bytearray(json.dumps(good).encode())
    for _ in range(random.randint(1, 6)):
        text[random.randrange(len(text))] = random.choice(b'"{}[]:,0-e\\\x00\xff ')
    return bytes(text[: random.randrange(1, len(text) + 1)] if random.random() < 0.2 else text)


def fuzz_message(served: Served, kind: int, game: str, seed: int, count: int) -> Counter[str]:
    """Send mutated messages of one type over a socket at a seat."""
    random = Random(f"{kind} {game} {seed}")
    made = served.make(game=game, seats=["person"] * 4, seed=3)
    counts: Counter[str] = Counter()
    path = ("/ws", f"/ws/{made['table']}")[kind % 2]
    with Client(served.port, made["table"], made["tokens"]["0"], path=path) as me:
        for n in range(count):
            frame = _json(random, MESSAGES[kind])
            me.send(frame if random.random() < 0.3 else frame.decode("utf-8", "replace"))
            mark = f"after {n}"
            me.send({"type": "chat", "id": mark})  # is refused: messages before it have been answered by then
            answers = []
            while (answer := me.read())["type"] not in ("ok", "no") or answer["id"] != mark:
                if answer["type"] in ("ok", "no"):
                    answers.append(answer)
            counts.update(answer["type"] for answer in answers)
            assert len(answers) <= 1
            for refusal in answers:
                assert refusal["type"] == "ok" or SENTENCE.match(refusal["text"]), (frame, refusal)
    assert {frame["type"] for frame in me.frames} <= {model.__name__.lower() for model in SERVER_MESSAGES}
    _check_playable(served, made)
    return counts


def _check_playable(served: Served, made: dict[str, Any]) -> None:
    """Check that the table still works; a valid message may have ended the game or left a seat."""
    with Client(served.port, made["table"], None) as watcher:
        assert watcher.now["view"]["viewer"] is None
    turn = served.game(made["table"]).turn_seat
    with served.sit(made, turn) as me:
        if me.prompt is not None:
            assert me.say("act", prompt=me.now["number"], actions=[{"type": "roll"}])["type"] in ("ok", "no")


@contextlib.contextmanager
def _connected(served: Served) -> Iterator[http.client.HTTPConnection]:
    with contextlib.closing(http.client.HTTPConnection(HOST, served.port, timeout=PATIENCE)) as connection:
        yield connection


def _send(
    connection: http.client.HTTPConnection, method: str, url: str, body: bytes, headers: dict[str, str]
) -> tuple[int, str]:
    with contextlib.suppress(http.client.InvalidURL):
        for _ in range(2):  # the server may close an idle connection
            try:
                connection.request(method, url, body or None, headers)
                reply = connection.getresponse()
                return reply.status, reply.read().decode("utf-8", "replace")
            except (http.client.RemoteDisconnected, ConnectionError):
                connection.close()
    return 400, '{"code": "malformed", "text": "Not a request at all."}'
