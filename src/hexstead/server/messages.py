"""What a client may send: `hello` and `act`, read with care. Every fault is a sentence."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ..core.names import shown
from .settings import MOST_ACTIONS, MOST_SIGNS


class Refused(Exception):
    """Something a client may not do. `code` is for programs, the sentence for people."""

    def __init__(self, text: str, code: str = "malformed", rule: str | None = None):
        super().__init__(text)
        self.text, self.code, self.rule = text, code, rule


@dataclass(frozen=True, slots=True)
class Hello:
    """Take a seat, or watch: the first message of a connection."""

    game: str
    token: str | None
    last_seq: int | None


@dataclass(frozen=True, slots=True)
class Act:
    """Do all of these actions, in answer to the seat's prompt of that number."""

    id: str
    prompt: int
    actions: tuple[Mapping[str, Any], ...]


def read_json(text: str | bytes, what: str) -> dict[str, Any]:
    """A JSON object within bounds; raises Refused."""
    if len(text) > MOST_SIGNS:
        raise Refused(f"{what} has at most {MOST_SIGNS:,} signs, not {len(text):,}.", "too_large")
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise Refused(f"{what} is not JSON.") from None
    if not isinstance(data, dict):
        raise Refused(f"{what} is a JSON object, not {shown(data)}.")
    return data


def read_message(text: str | bytes) -> Hello | Act:
    data = read_json(text, "A message")
    kind = data.get("type")
    if kind == "hello":
        return _hello(data)
    if kind == "act":
        return _act(data)
    raise Refused(f"A message is of type hello or act, not {shown(kind)}.")


def message_id(text: str | bytes) -> str | None:
    """The id of a message that was refused, if it can be found, so that the client knows which."""
    try:
        found = read_json(text, "A message").get("id")
    except Refused:
        return None
    return found if isinstance(found, str) and len(found) <= 64 else None


def _hello(data: dict[str, Any]) -> Hello:
    game, token, last = data.get("game"), data.get("token"), data.get("last_seq")
    if not isinstance(game, str):
        raise Refused(f"hello: game is the name of a table, not {shown(game)}.")
    if token is not None and not isinstance(token, str):
        raise Refused("hello: token is a string, or null to watch.")
    if last is not None and (type(last) is not int or last < 0):
        raise Refused(f"hello: last_seq is the number of events already seen, or null, not {shown(last)}.")
    return Hello(game, token, last)


def _act(data: dict[str, Any]) -> Act:
    id, prompt, actions = data.get("id"), data.get("prompt"), data.get("actions")
    if not isinstance(id, str) or not 1 <= len(id) <= 64:
        raise Refused(f"act: id is a string of 1 to 64 signs, not {shown(id)}.")
    if type(prompt) is not int:
        raise Refused(f"act: prompt is the number of the prompt that is answered, not {shown(prompt)}.")
    if not isinstance(actions, list) or not 1 <= len(actions) <= MOST_ACTIONS:
        raise Refused(f"act: actions is a list of 1 to {MOST_ACTIONS} actions.")
    if not all(isinstance(action, dict) for action in actions):
        raise Refused("act: every action is an object with a type.")
    return Act(id, prompt, tuple(actions))
