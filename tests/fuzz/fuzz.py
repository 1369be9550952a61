"""Fuzz the public API with mutated actions, records, positions, maps, options and arguments.

Bad input must raise a `HexsteadError` with a sentence and leave the game unchanged.
"""

from __future__ import annotations

import copy
import json
import re
from collections import Counter
from collections.abc import Callable, Mapping
from functools import cache
from random import Random
from typing import Any

import hexstead
from hexstead import HexsteadError
from hexstead.board import shipped_map
from hexstead.board.mapfile import parse_map
from hexstead.core.definition import definition
from hexstead.core.game import Game
from tests.random_play import Player, all_terms, sampled_games

KINDS = ("actions", "records", "positions", "maps", "options", "arguments", "texts")
SENTENCE = re.compile(r"\S+ \S+ .*\w.*[.!?)]", re.DOTALL)
LONGEST = 6000  # characters of an error message; a map can have many faults


class Odd:
    """An object that JSON cannot represent and whose repr fails."""

    def __repr__(self) -> str:
        raise RuntimeError("no")


class _Nested:
    """A place for nested lists, which take milliseconds to build."""

    def __init__(self, depth: int):
        self._depth = depth

    def build(self) -> Any:
        inside: Any = 0
        for _ in range(self._depth):
            inside = [inside]
        return inside


def _odd_value(rng: Random) -> Any:
    found = rng.choice(_odd_values())
    if isinstance(found, dict):
        return {key: value.build() if isinstance(value, _Nested) else value for key, value in found.items()}
    return found.build() if isinstance(found, _Nested) else found


def _odd_values() -> list[Any]:
    return [
        None, True, False, -1, 0, 1, 4, 99, 30000, 32767, 32768, 65536, 2**63, 10**400, -(10**30), 1.0, 0.5,
        float("nan"), float("inf"), "", " ", "0", "1", "None", "chance", "ä\u0308\u202e\x00", "\ud800", "x" * 5000,
        "__class__", "-1", "../../etc/passwd", "/etc/passwd", [], {}, (), [[]], {"": {}}, {1: 2}, {None: None},
        {(1, 2): 3}, [None] * 4, list(range(5000)), _Nested(3), _Nested(5000), {"a": _Nested(900)}, b"bytes", {1, 2},
        frozenset({1}), object(), Odd(), int, len, range(3), 1j, "٣", "²",
    ]  # fmt: skip


def mutate(rng: Random, data: Any, times: int) -> Any:
    """Return a copy with `times` random entries dropped, replaced, duplicated, nested, swapped or renamed."""
    if isinstance(data, str):
        return _mutate_text(rng, data, times)
    data = copy.deepcopy(data)
    for _ in range(times):
        holder, key = _place(rng, data)
        if holder is None:
            return _odd_value(rng)
        change = rng.randrange(8)
        if change == 0:
            del holder[key]
        elif change == 1 and isinstance(holder, dict):
            holder[rng.choice(["", "x", "seat", "type", "\ud800", 7, None, (1,), True])] = holder.pop(key)
        elif change == 2 and isinstance(holder, list):
            holder.insert(key, _copied(rng.choice(holder)))
        elif change == 3:
            holder[key] = [holder[key]] if rng.random() < 0.5 else {"x": holder[key]}
        elif change == 4:
            other, place = _place(rng, data)
            holder[key] = _copied(other[place])
        elif change == 5 and isinstance(holder[key], int):
            holder[key] += rng.choice([-1, 1, 1000, -(2**16)])
        else:
            holder[key] = _odd_value(rng)
    return data


def _mutate_text(rng: Random, text: str, times: int) -> str:
    """Cut and insert at random positions of a text."""
    for _ in range(times):
        at = rng.randrange(len(text) + 1)
        stretch = rng.choice([0, 1, 1, 5, 50, len(text)])
        more = rng.choice(["", "", ",", '"', "}", "]", "[", "{", ":", "0", "-", "e9", "NaN", "\\u", "\x00", "[" * 9999])
        text = text[:at] + more + text[at + rng.choice([0, stretch]) :]
    return text


def _copied(value: Any) -> Any:
    try:
        return copy.deepcopy(value)
    except RecursionError:
        return None


def _place(rng: Random, data: Any) -> tuple[Any, Any]:
    """Return a random container and a key in it; None and None if the data is not a container."""
    holder, key = None, None
    here = data
    while isinstance(here, dict | list) and here and (holder is None or rng.random() < 0.7):
        holder = here
        key = rng.choice([*here]) if isinstance(here, dict) else rng.randrange(len(here))
        here = here[key]
    return holder, key


def all_kinds(game: str, seed: int, count: int) -> Counter[str]:
    """Entry point for tools/proof.py: about `count` inputs, distributed over all kinds."""
    return fuzz(game, seed, -(-count // len(KINDS)))


def fuzz(game: str, seed: int, count: int, kinds: tuple[str, ...] = KINDS) -> Counter[str]:
    """Try `count` mutated inputs of each kind; return how many were accepted and how often each error was raised."""
    counts: Counter[str] = Counter()
    for kind in kinds:
        rng = Random(seed)
        read, samples = _readers(game)[kind]
        for n in range(count):
            sample = rng.choice(samples)
            data = mutate(rng, sample, rng.choice([0, 1, 1, 1, 2, 3]))
            try:
                counts[f"{kind}: {_outcome(read, data, n)}"] += 1
            except Exception as error:
                error.add_note(f"fuzz of {game}, {kind}, seed {seed}, input {n}: {_text(data)[:2000]}")
                raise
        counts["inputs"] += count
    return counts


def _outcome(read: Callable[[Any, int], None], data: Any, n: int) -> str:
    try:
        read(data, n)
    except HexsteadError as error:
        sentence = str(error)
        assert SENTENCE.fullmatch(sentence), f"not a sentence: {sentence[:300]!r}"
        assert len(sentence) <= LONGEST, f"too long: {sentence[:300]!r}"
        return type(error).__name__
    return "read"


def _text(data: Any) -> str:
    try:
        return repr(data)
    except Exception:
        return "an object without repr"


@cache
def _readers(game: str) -> dict[str, tuple[Callable[[Any, int], None], list[Any]]]:
    """For each kind of input the function that consumes it and valid samples."""
    at = sampled_games(game)[::4]
    boards = [shipped_map(game).data]
    options = [dict(terms.options) | {o.name: o.default for o in definition(game).options} for terms in all_terms(game)]
    short = [one.record() for one in at if len(one.history) < 60] + [_shortened(one) for one in at[:4]]
    positions = [one.position() for one in at]
    trials: dict[str, tuple[Callable[[Any, int], None], list[Any]]] = {
        "actions": (lambda data, n: _act(at[n % len(at)], data), _actions(at)),
        "records": (lambda data, n: _replay(data), short),
        "positions": (lambda data, n: _set_up(data), positions + [p | {"map": boards[0]} for p in positions[:1]]),
        "maps": (lambda data, n: _load(game, data), boards),
        "options": (lambda data, n: _new(game, data), options),
        "texts": (lambda data, n: _read(data), [json.dumps(board) for board in boards]),
        "arguments": (lambda data, n: _arguments(game, data), _all_arguments(game, options)),
    }
    return {kind: (read, _plain(samples)) for kind, (read, samples) in trials.items()}


def _all_arguments(game: str, options: list[Any]) -> list[Any]:
    return [
        {"players": players, "options": chosen, "seats": list("abcd")[:players], "board": None, "engine": "plain"}
        for players in definition(game).players
        for chosen in options
    ]


def _plain(samples: list[Any]) -> list[Any]:
    """Return the samples after a round trip through JSON."""
    read: list[Any] = json.loads(json.dumps(samples))
    return read


def _shortened(game: Game) -> dict[str, Any]:
    record = game.record()
    return record | {"actions": record["actions"][:80], "result": None}


def _actions(games: list[Game]) -> list[Any]:
    """Legal actions of every type and trades without a code."""
    found: dict[str, Any] = {}
    for game in games:
        found |= {action.type_name(): action.to_json() for seat in game.to_act for action in game.legal(seat)}
    goods = games[0].engine.names.axis("goods")
    trade = {"seat": 0, "type": "offer", "give": {goods[0]: 1, goods[1]: 2}, "get": {goods[2]: 1}, "to": [1, 2]}
    return [*found.values(), trade, {"seat": 1, "type": "counter", "give": {goods[0]: 3}, "get": {goods[1]: 1}}]


def _act(game: Game, data: Any) -> None:
    before = game.state_bytes(), len(game.history), len(game.events_since())
    try:
        game.check(data)
        game.apply(data)
        game.undo()
    finally:
        assert (game.state_bytes(), len(game.history), len(game.events_since())) == before


def _replay(data: Any) -> None:
    json.dumps(hexstead.replay(data).record())


def _set_up(data: Any) -> None:
    """Set up a position; if it is accepted, every view and some random actions must work without a negative index."""
    game = hexstead.from_position(data, seed=1, engine="strict")
    json.dumps(game.position())
    for viewer in (None, *range(game.players)):
        json.dumps(game.view(viewer).to_json())
    player = Player(Random(1), rare=True)
    for _ in range(8):
        if not game.is_over:
            player.act(game)


def _load(game: str, data: Any) -> None:
    hexstead.new(game, definition(game).players[0], board=data, seed=1)


def _read(text: str) -> None:
    data = parse_map(text)
    if isinstance(data, Mapping):
        hexstead.load_map(data)


def _new(game: str, data: Any) -> None:
    found = definition(game)
    for players in found.players:
        hexstead.new(game, players, options=data, seed=1).step_chance()


def _arguments(game: str, data: Any) -> None:
    if isinstance(data, dict) and set(data) <= {"players", "options", "seats", "board", "engine"}:
        hexstead.new(game, seed=1, **data)
    hexstead.new(data, seed=1)
