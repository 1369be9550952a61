"""Records: a whole game as one JSON object, and its replay. The format is documented in docs/formats.md."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, cast

from ..board.graph import Board
from ..board.mapfile import former_map, shipped_map
from ..errors import BadAction, BadRecord, HexsteadError, IllegalAction
from .actions import CHANCE_NAME
from .definition import definition
from .game import Game, from_position, new
from .names import shown
from .table import CHANCE
from .terms import Seed

FORMAT = 1
MOST_ACTIONS = 200_000
BY_TABLE = ("agreed", "cut")  # endings that are no engine action: all seats agreed, or a simulation stopped
KEYS = (
    "format", "rules_version", "game", "players", "options", "seats", "commitment", "nonces", "seed", "map", "position",
    "actions", "result",
)  # fmt: skip
PROOF = ("k", "purpose", "weights", "outcome")  # beside each outcome of chance, once the seed is published


def to_record(game: Game, proof: bool) -> dict[str, Any]:
    out: dict[str, Any] = {
        "format": FORMAT,
        "rules_version": game.definition.rules_version,
        "game": game.name,
        "players": game.players,
        "options": game.options,
        "seats": list(game.seats),
        "commitment": game.commitment,
    }
    if game.nonces:
        out["nonces"] = list(game.nonces)
    if proof and game.secret is not None:
        out["seed"] = game.secret.hex()
    if not game.from_start:
        start = game.copy()
        start.undo(start.length)
        out["position"] = start.position()
    elif game.custom_map:
        out["map"] = game.board.data
    actions = [action.to_json() for action in game.history]
    if "seed" in out:
        for i, evidence in _evidence(game):
            actions[i] |= evidence
    return out | {"actions": actions, "result": game.result}


def _evidence(game: Game) -> Iterator[tuple[int, dict[str, Any]]]:
    """For each chance entry its place, and what its outcome followed from beside the key."""
    engine, k = game.engine, 0
    states = engine.from_bytes(game.start_bytes())
    for i, (seat, move) in enumerate(game.entries):
        if seat == CHANCE:
            purpose = game.definition.purposes[engine.read(states, "phase")]
            first, weights = engine.weights(states)
            yield i, {"k": k, "purpose": purpose, "weights": weights, "outcome": cast(int, move) - first}
            k += 1
        engine.step(states, seat, move, record=False)


def replay(record: object, at: int | None = None, *, seed: Seed = None, engine: str = "plain") -> Game:
    """The game of a record, after all its actions or after the first `at`; raises BadRecord with a sentence.

    Chance goes on by the seed given, or else by the record's own; a running game's record has none.
    """
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
    for number, entry in enumerate(actions[:stop], 1):
        apply_entry(game, number, entry)
    if stop == len(actions):
        _check_result(record.get("result"), game)
    return game


def apply_entry(game: Game, number: int, entry: Any) -> None:
    """Do what an entry of a record says; raises BadRecord with its number."""
    try:
        game.apply(without_proof(entry))
    except (BadAction, IllegalAction) as error:
        raise BadRecord(f"Action {number} of the record does not replay: {error}") from error


def without_proof(action: Any) -> Any:
    """An entry of a record as the action it is: what proves an outcome of chance stands beside it."""
    if isinstance(action, dict) and action.get("seat") == CHANCE_NAME:
        return {key: value for key, value in action.items() if key not in PROOF}
    return action


def _check_result(told: object, game: Game) -> None:
    """A record's result is the game's own; a game that goes on may have been ended by the table (G-WIN-06, AQ-78)."""
    if told is not None and told != game.result and not ended_by_table(told, game):
        raise BadRecord(f"The record says it ended with {shown(told)}, but it ends with {shown(game.result)}.")


def ended_by_table(told: object, game: Game) -> bool:
    """Whether a result says that the table ended a game which could have gone on."""
    return isinstance(told, Mapping) and told.get("kind") in BY_TABLE and not game.is_over


def _start(record: Mapping[str, Any], given: Seed, engine: str) -> Game:
    found = definition(record["game"] if isinstance(record.get("game"), str) else shown(record.get("game")))
    ground = map_of(found.name, record.get("rules_version"))
    own = _secret(record)
    seed = own if given is None else given
    nonces = record.get("nonces")
    if "position" in record:
        game = from_position(record["position"], seed=seed, nonces=nonces, seats=record.get("seats"), engine=engine)
        for key, value in (("game", game.name), ("players", game.players), ("options", game.options)):
            if record.get(key) != value:
                raise BadRecord(f"its position is of another {key} than {shown(record.get(key))}.")
    elif not isinstance(record.get("map"), Mapping | None):  # never a file name: records come from anywhere
        raise BadRecord(f"it holds a map itself, not {shown(record.get('map'))}.")
    else:
        game = new(
            record.get("game"),  # type: ignore[arg-type]
            record.get("players"),  # type: ignore[arg-type]
            seed=seed,
            nonces=nonces,
            options=record.get("options"),
            seats=record.get("seats"),
            board=ground if record.get("map") is None else record["map"],
            engine=engine,
        )
    if seed is None:
        game.secret = None
    if given is None and isinstance(record.get("commitment"), str):
        game.commitment = record["commitment"]
    return game


def map_of(game: str, rules_version: object) -> Board:
    """The board that a game was played on under rules of a version; raises BadRecord."""
    if type(rules_version) is int:
        is_newest = rules_version == definition(game).rules_version
        found = shipped_map(game) if is_newest else former_map(game, rules_version)
        if found is not None:
            return found
    raise BadRecord(f"there are no rules of version {shown(rules_version)} here.")


def _secret(record: Mapping[str, Any]) -> bytes | None:
    """The published seed: the secret in 64 hexadecimal digits."""
    if "seed" not in record:
        return None
    seed = record["seed"]
    try:
        if isinstance(seed, str) and len(seed) == 64:
            return bytes.fromhex(seed)
    except ValueError:
        pass
    raise BadRecord(f"its seed is 64 hexadecimal digits, not {shown(seed)}.")
