"""Kinds of actions: all that a person can perform, and those that a page has sent and the table has accepted."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, WebSocket

import hexstead
from hexstead.board import shipped_map
from hexstead.core.definition import definition

FINER = {"play_card": "card", "build_landmark": "landmark"}  # each card and each reward counts as a separate kind


def kind(game: str, action: dict[str, Any]) -> str:
    kind: str = action["type"]
    if kind not in FINER:
        return kind
    what = next(value for column, value in action.items() if column not in ("type", "seat"))
    if kind == "build_landmark":
        what = next(entry["reward"]["type"] for entry in shipped_map(game).data["landmarks"] if entry["city"] == what)
    return f"{kind} {what}"


def kinds(game: str, *positions: dict[str, Any]) -> set[str]:
    """All kinds of a game. Playable cards are those that are legal in one of the positions, held alone."""
    types = {name: cls for name, cls in definition(game).actions.by_type.items() if not cls.by_chance}
    found = set(types) - set(FINER)
    if "build_landmark" in types:
        found |= {f"build_landmark {entry['reward']['type']}" for entry in shipped_map(game).data["landmarks"]}
    for position in positions:
        for card in hexstead.new(game, seed=1).engine.names.axis("cards"):
            held = hexstead.from_position({**position, "cards": [{card: 1}, {}, {}, {}]})
            found |= {kind(game, act.to_json()) for act in held.legal() if act.to_json()["type"] == "play_card"}
    return found


def taken(page: Page, game: str) -> set[str]:
    """The kinds that the page sends and the table accepts from now on; the set grows while the page is used."""
    sent: dict[str, list[str]] = {}
    done: set[str] = set()

    def goes(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "act":
            sent[message["id"]] = [kind(game, action) for action in message["actions"]]

    def comes(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "ok":
            done.update(sent.get(message["id"], ()))

    def opens(socket: WebSocket) -> None:
        socket.on("framesent", goes)
        socket.on("framereceived", comes)

    page.on("websocket", opens)
    return done
