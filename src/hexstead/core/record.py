"""Records: a whole game as one JSON object, and its replay. The format is documented in docs/formats.md."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..errors import BadAction, BadRecord, HexsteadError, IllegalAction
from .definition import definition
from .game import Game, from_position, new
from .names import shown

FORMAT = 1
MOST_ACTIONS = 200_000
BY_TABLE = ("agreed", "cut")  # endings that are no engine action: all seats agreed, or a simulation stopped
KEYS = (
    "format", "rules_version", "game", "players", "options", "seats", "commitment", "map", "position",
    "actions", "result",
)  # fmt: skip


def to_record(game: Game) -> dict[str, Any]:
    out: dict[str, Any] = {
        "format": FORMAT,
        "rules_version": game.definition.rules_version,
        "game": game.name,
        "players": game.players,
        "options": game.options,
        "seats": list(game.seats),
        "commitment": game.commitment,
    }
    if not game.from_start:
        start = game.copy()
        start.undo(len(start._entries))
        out["position"] = start.position()
    elif game.custom_map:
        out["map"] = game.board.data
    return out | {"actions": [action.to_json() for action in game.history], "result": game.result}


def replay(record: object, at: int | None = None, *, seed: int | str | None = None, engine: str = "plain") -> Game:
    """The game of a record, after all its actions or after the first `at`; raises BadRecord with a sentence."""
    if not isinstance(record, Mapping):
        raise BadRecord(f"A record is an object, not {shown(record)}.")
    for key in record:
        if key not in KEYS:
            raise BadRecord(f"A record has no entry {shown(key)}.")
    if record.get("format") != FORMAT or type(record.get("format")) is not int:
        raise BadRecord(f"This reads records of format {FORMAT}, not {shown(record.get('format'))}.")
    actions = record.get("actions")
    if not isinstance(actions, list) or len(actions) > MOST_ACTIONS:
        raise BadRecord(f"A record has a list of at most {MOST_ACTIONS} actions, not {shown(actions)}.")
    try:
        game = _start(record, seed, engine)
    except HexsteadError as error:
        raise BadRecord(f"The record cannot be set up: {error}") from error
    stop = len(actions) if at is None else at
    if type(stop) is not int or not 0 <= stop <= len(actions):
        raise BadRecord(f"The record has {len(actions)} actions; {shown(at)} is not one of them.")
    for i, action in enumerate(actions[:stop]):
        try:
            game.apply(action)
        except (BadAction, IllegalAction) as error:
            raise BadRecord(f"Action {i + 1} of the record does not replay: {error}") from error
    if stop == len(actions):
        _check_result(record.get("result"), game)
    if seed is None and isinstance(record.get("commitment"), str):
        game.commitment = record["commitment"]
    return game


def _check_result(told: object, game: Game) -> None:
    """A record's result is the game's own; a game that goes on may have been ended by the table (G-WIN-06, AQ-78)."""
    by_table = isinstance(told, Mapping) and told.get("kind") in BY_TABLE and not game.is_over
    if told is not None and told != game.result and not by_table:
        raise BadRecord(f"The record says it ended with {shown(told)}, but it ends with {shown(game.result)}.")


def _start(record: Mapping[str, Any], seed: int | str | None, engine: str) -> Game:
    found = definition(record["game"] if isinstance(record.get("game"), str) else shown(record.get("game")))
    if record.get("rules_version") != found.rules_version:
        raise BadRecord(f"there are no rules of version {shown(record.get('rules_version'))} here.")
    if "position" in record:
        game = from_position(record["position"], seed=seed, seats=record.get("seats"), engine=engine)
        for key, value in (("game", game.name), ("players", game.players), ("options", game.options)):
            if record.get(key) != value:
                raise BadRecord(f"its position is of another {key} than {shown(record.get(key))}.")
        return game
    if not isinstance(record.get("map"), Mapping | None):  # never a file name: records come from anywhere
        raise BadRecord(f"it holds a map itself, not {shown(record.get('map'))}.")
    return new(
        record.get("game"),  # type: ignore[arg-type]
        record.get("players"),  # type: ignore[arg-type]
        seed=seed,
        options=record.get("options"),
        seats=record.get("seats"),
        board=record.get("map"),
        engine=engine,
    )
