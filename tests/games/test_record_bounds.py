"""Every entry of a record is bounded: servers store imported records and send them to clients."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from functools import reduce
from random import Random
from typing import Any

import pytest

import hexstead
from hexstead.core.game_file import replay
from hexstead.errors import HexsteadError
from tests.random_play import GAMES

Path = tuple[str | int, ...]
TOO_LARGE: dict[str, Any] = {
    "a text": "x" * 5000,
    "a list": ["x"] * 5000,
    "an object": {str(n): n for n in range(5000)},
    "a number": 10**400,
}


def game_of(name: str, actions: int) -> hexstead.Game:
    """An unfinished game of random legal actions, with a proof of its dice."""
    game, random = hexstead.new(name, seed=bytes(32), nonces=["a", "b", "c", "d"]), Random(1)
    while game.length < actions:
        if game.to_act == ("chance",):
            game.step_chance()
        else:
            game.apply(random.choice(game.legal()))
    return game


def record_of(name: str, kind: str) -> dict[str, Any]:
    game = game_of(name, 45)
    if kind == "position":
        game = hexstead.from_position(game.position(), seed=bytes(32))
        while game.to_act == ("chance",):
            game.step_chance()
        game.apply(game.legal()[0])
    ended = {"kind": "agreed", "winner": None, "points": game.points()}
    return game.record(proof=True) | {"result": ended, "take_backs": 1}


def paths(value: Any, path: Path = ()) -> Iterator[Path]:
    yield path
    members: Any = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, member in members:
        yield from paths(member, (*path, key))


def kinds_of_entries(record: dict[str, Any]) -> list[Path]:
    """One path of each kind: elements of a list are of one kind, except for actions of different types."""
    found: dict[Path, Path] = {}
    for path in paths(record):
        is_action = path[:1] == ("actions",) and len(path) > 1
        of_type = record["actions"][path[1]]["type"] if is_action else ""
        found.setdefault((of_type, *(key if isinstance(key, str) else "*" for key in path)), path)
    return list(found.values())


def changed(record: dict[str, Any], path: Path, value: Any) -> dict[str, Any]:
    out = copy.deepcopy(record)
    reduce(lambda at, key: at[key], path[:-1], out)[path[-1]] = value  # type: ignore[index]
    return out


@pytest.mark.parametrize("kind", ["new", "position"])
@pytest.mark.parametrize("name", GAMES)
def test_every_entry_of_a_record_is_bounded(name, kind):
    record = record_of(name, kind)
    replay(record)
    accepted = []
    for path in kinds_of_entries(record):
        given = reduce(lambda at, key: at[key], path, record)  # type: ignore[index]
        tries = {what: changed(record, path, value) for what, value in TOO_LARGE.items()} if path else {}
        if isinstance(given, dict):
            tries["another entry"] = changed(record, (*path, "other"), TOO_LARGE["a text"])
        for what, attempt in tries.items():
            try:
                replay(attempt)
            except HexsteadError:
                continue
            accepted.append((path, what))
    assert not accepted
