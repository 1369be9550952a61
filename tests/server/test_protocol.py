"""The published protocol: the schema in docs/ is the code's, and what a server sends keeps to it."""

from __future__ import annotations

import ast
import json
import re
from inspect import signature
from pathlib import Path
from random import Random

import httpx
import pytest
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]

from hexstead.server import settings
from hexstead.server.app import STATUS
from hexstead.server.messages import schema
from hexstead.server.store import Store
from tests.server.serving import Client, pick

DOCS = Path(__file__).parents[2] / "docs"
SERVER = Path(__file__).parents[2] / "src" / "hexstead" / "server"


def test_the_published_schema_is_the_codes(served):
    """`python -c "from hexstead.server.messages import *; print(json.dumps(schema(), indent=1))"` writes it anew."""
    assert json.loads((DOCS / "protocol.schema.json").read_text(encoding="utf-8")) == schema()
    assert httpx.get(f"{served.url}/api/schema.json").json() == schema()


def test_every_code_of_a_refusal_is_told_and_no_other():
    raised = {"malformed", "broken"}  # where a refusal names none; where the server itself is at fault
    for file in SERVER.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in ("Refused", "super().__init__"):
                raised |= {str(code.value) for code in node.args[1:2] if isinstance(code, ast.Constant)}
    page = (DOCS / "protocol.md").read_text(encoding="utf-8").partition("### Codes of refusals")[2]
    rows = re.findall(r"^\| (`.*?) \|", page.partition("\n## ")[0], re.M)
    assert {code for row in rows for code in re.findall(r"`(\w+)`", row)} == raised
    assert set(STATUS) <= raised


@pytest.mark.parametrize(
    "words",
    [
        f"at most {settings.MOST_SIGNS:,} signs (imports {settings.MOST_IMPORTED >> 20} MB)",
        f"`actions`: 1 to {settings.MOST_ACTIONS}",
        f"keeps at hand ({settings.RECENT_EVENTS} events)",
        f"the last events, at most {settings.RECENT_EVENTS}",
        f"as an ordinary `pass` {settings.ORDER_SECONDS} s after",
        f"people asked have answered, or after {settings.ANSWER_SECONDS:g} s",
        f"this device's last {signature(Store.codes_of).parameters['most'].default} tables",
        f"the last {signature(Store.public_codes).parameters['most'].default} public tables",
    ],
)
def test_numbers_in_the_protocol_are_the_codes(words):
    assert words in " ".join((DOCS / "protocol.md").read_text(encoding="utf-8").split())


def test_what_a_server_sends_keeps_to_the_schema(served, persons):
    made, clients = persons(clock={"kind": "bank", "seconds": 600}, seed=4)
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
    validator = Draft202012Validator(schema())
    with Client(served.port, made["table"], None) as watcher:
        frames = [*watcher.frames, watcher.presence or clients[0].presence]
    frames += [frame for client in clients for frame in client.frames]
    assert {frame["type"] for frame in frames} == {"full", "events", "presence", "ok", "no"}
    for frame in frames:
        faults = [fault for found in validator.iter_errors(frame) for fault in _deepest(found, frame["type"])]
        assert not faults, (frame["type"], faults[:3])


def _deepest(found, kind):
    """Of the alternatives, what is wrong with the one that was meant."""
    own = [error for error in found.context if error.schema_path and _title(found, error) == kind]
    return [f"{list(error.absolute_path)}: {error.message[:200]}" for error in own] or [found.message[:200]]


def _title(found, error):
    return found.schema["oneOf"][error.relative_schema_path[0]]["$ref"].rpartition("/")[2].lower()
