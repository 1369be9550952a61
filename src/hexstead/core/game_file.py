"""Records: write a game as one JSON object and replay it. The format is documented in docs/formats.md."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from string import hexdigits
from typing import Any, cast

from ..board import load_map
from ..board.validation import MAX_NAME_LENGTH
from ..errors import BadAction, BadRecord, HexsteadError, IllegalAction
from .actions import CHANCE_NAME
from .common_fields import CHANCE
from .definition import definition
from .game import Game, from_position, new
from .names import short_repr
from .options import resolve_options
from .terms import Seed, map_of

FORMAT = 1
MAX_ACTIONS = 200_000
# Endings without an action: all seats agreed, an administrator closed the table, or a simulation was cut off.
BY_TABLE = ("agreed", "cancelled", "cut")
KEYS = (
    "format", "rules_version", "game", "players", "options", "seats", "commitment", "nonces", "seed", "map", "position",
    "actions", "result", "take_backs",
)  # fmt: skip
PROOF = ("k", "purpose", "weights", "outcome")  # added to each chance action once the seed is published
MAX_WEIGHTS = 1_000  # outcomes of a chance action


def to_record(game: Game, proof: bool) -> dict[str, Any]:
    out: dict[str, Any] = {
        "format": FORMAT,
        "rules_version": game.rules_version,
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
    """Yield the index of each chance action with its proof: the inputs, apart from the key, and the outcome."""
    engine, k = game.engine, 0
    states = engine.from_bytes(game.start_bytes())
    for i, (seat, move) in enumerate(game.entries):
        if seat == CHANCE:
            purpose = game.definition.phases.purposes[engine.read(states, "phase")]
            first, weights = engine.weights(states)
            yield i, {"k": k, "purpose": purpose, "weights": weights, "outcome": cast(int, move) - first}
            k += 1
        engine.step(states, seat, move, events=False)


def replay(record: object, at: int | None = None, *, seed: Seed = None, engine: str = "plain") -> Game:
    """Replay a record, completely or up to its first `at` actions; raise BadRecord if it is invalid.

    Further chance outcomes follow from `seed`, or else from the record's seed, which an unfinished game's record lacks.
    """
    if not isinstance(record, Mapping):
        raise BadRecord(f"A record must be an object, not {short_repr(record)}.")
    for key in record:
        if key not in KEYS:
            raise BadRecord(f"A record has no entry {short_repr(key)}.")
    if record.get("format") != FORMAT or type(record.get("format")) is not int:
        raise BadRecord(f"The record's format must be {FORMAT}, not {short_repr(record.get('format'))}.")
    actions = record.get("actions")
    if not isinstance(actions, list) or len(actions) > MAX_ACTIONS:
        raise BadRecord(
            f"A record's actions must be a list of at most {MAX_ACTIONS} entries, not {short_repr(actions)}."
        )
    take_backs = record.get("take_backs", 1)
    if type(take_backs) is not int or not 1 <= take_backs <= MAX_ACTIONS:
        raise BadRecord(f"A record's take_backs must be a number from 1 on, not {short_repr(take_backs)}.")
    try:
        game = _start(record, seed, engine)
    except HexsteadError as error:
        raise BadRecord(f"The record's game cannot be set up: {error}") from error
    stop = len(actions) if at is None else at
    if type(stop) is not int or not 0 <= stop <= len(actions):
        raise BadRecord(f"The record has {len(actions)} actions, so it cannot be replayed up to {short_repr(at)}.")
    for number, entry in enumerate(actions[:stop], 1):
        _check_proof(number, entry)
        apply_entry(game, number, entry)
    if stop == len(actions):
        _check_result(record.get("result"), game)
    return game


def apply_entry(game: Game, number: int, entry: Any) -> None:
    """Apply an entry of a record; raise BadRecord with its number if it is invalid or illegal."""
    try:
        game.replay_action(without_proof(entry))
    except (BadAction, IllegalAction) as error:
        raise BadRecord(f"Action {number} of the record cannot be replayed: {error}") from error


def _check_proof(number: int, entry: Any) -> None:
    """Check type and size of a chance action's proof, which has no effect on the game; `verify` checks the proof."""
    if not isinstance(entry, dict) or entry.get("seat") != CHANCE_NAME:
        return
    weights = entry.get("weights", [])
    fits = (
        all(_is_count(entry.get(key, 0)) for key in ("k", "outcome"))
        and _is_text(entry.get("purpose", ""))
        and isinstance(weights, list)
        and len(weights) <= MAX_WEIGHTS
        and all(_is_count(weight) for weight in weights)
    )
    if not fits:
        raise BadRecord(f"Action {number} of the record cannot be replayed: its proof is malformed.")


def _is_count(value: object) -> bool:
    return type(value) is int and 0 <= value <= MAX_ACTIONS


def _is_text(value: object) -> bool:
    return isinstance(value, str) and len(value) <= MAX_NAME_LENGTH


def without_proof(action: Any) -> Any:
    """Return an entry of a record as a plain action, without the proof of a chance outcome."""
    if isinstance(action, dict) and action.get("seat") == CHANCE_NAME:
        return {key: value for key, value in action.items() if key not in PROOF}
    return action


def _check_result(result: object, game: Game) -> None:
    """Check that a record's result is the game's, or that the table ended an unfinished game (G-WIN-06, AQ-78)."""
    if result is not None and result != game.result and not ended_by_table(result, game):
        raise BadRecord(
            f"The record's result is {short_repr(result)}, but the game ends with {short_repr(game.result)}."
        )


def ended_by_table(result: object, game: Game) -> bool:
    """Whether a result states that the table ended an unfinished game."""
    if not isinstance(result, Mapping) or result.get("kind") not in BY_TABLE or game.is_over:
        return False
    winner, points = result.get("winner"), result.get("points", [])
    return (
        result.keys() <= {"kind", "winner", "points"}
        and winner is None
        and (points is None or (isinstance(points, list) and len(points) <= game.players))
        and all(_is_count(count) for count in points or [])
    )


def _start(record: Mapping[str, Any], given: Seed, engine: str) -> Game:
    found = definition(record["game"] if isinstance(record.get("game"), str) else short_repr(record.get("game")))
    version = record.get("rules_version")
    names = record.get("seats")
    for name in names if isinstance(names, list) else ():
        if not _is_text(name):
            raise BadRecord(f"names of seats have at most {MAX_NAME_LENGTH} characters, not {short_repr(name)}.")
    default_map = map_of(found, version)
    own = _secret(record)
    seed = own if given is None else given
    nonces = record.get("nonces")
    if "position" in record:
        position = record["position"]
        if isinstance(position, Mapping):
            position = {**position, "rules_version": version}
        game = from_position(position, seed=seed, nonces=nonces, seats=record.get("seats"), engine=engine)
        for key, value in (("game", game.name), ("players", game.players)):
            if record.get(key) != value:
                raise BadRecord(
                    f"its {key!r} entry is {short_repr(record.get(key))}, which does not match its position."
                )
        if (
            resolve_options(found.options, record.get("options"), former=True) != game.options
        ):  # older records have fewer options
            raise BadRecord("its 'options' entry does not match its position.")
    elif not isinstance(record.get("map"), Mapping | None):  # never a file name, since records are untrusted
        raise BadRecord(f"it must contain the map itself, not {short_repr(record.get('map'))}.")
    else:
        game = new(
            record.get("game"),  # type: ignore[arg-type]
            record.get("players"),  # type: ignore[arg-type]
            seed=seed,
            nonces=nonces,
            options=record.get("options"),
            seats=record.get("seats"),
            board=default_map if record.get("map") is None else load_map(record["map"], default_map.rules_version),
            engine=engine,
        )
    if seed is None:
        game.secret = None
    commitment = record.get("commitment")
    if commitment is not None and not (isinstance(commitment, str) and is_hexadecimal(commitment)):
        raise BadRecord(f"its commitment must be 64 hexadecimal digits, not {short_repr(commitment)}.")
    if given is None and commitment is not None:
        game.commitment = commitment
    return game


def is_hexadecimal(text: str) -> bool:
    """Whether a text is 32 bytes in hexadecimal digits."""
    return len(text) == 64 and all(digit in hexdigits for digit in text)


def _secret(record: Mapping[str, Any]) -> bytes | None:
    """Return the published secret, given as 64 hexadecimal digits; None if it is not published."""
    if "seed" not in record:
        return None
    seed = record["seed"]
    if isinstance(seed, str) and is_hexadecimal(seed):
        return bytes.fromhex(seed)
    raise BadRecord(f"its seed must be 64 hexadecimal digits, not {short_repr(seed)}.")
