"""The bot protocol: messages to a bot in another process, and parsing of its answers. docs/bots.md describes it.

Messages are made from what the seat can know only: the masked state of a `Sight` and the masked rows of a `Seen`.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from typing import Any

from ..core.engine import Engine
from ..core.events import ENDED_DRAWN, WON_GAME
from ..core.names import Names, short_repr
from ..core.prompt import prompt
from ..errors import HexsteadError, printable, with_full_stop
from .bot import HIDDEN, Move, Seen, Sight, Terms

PROTOCOL = 1
NOT_SENT = ("provenance",)  # keys of the map file that bots do not need

Message = dict[str, Any]


class BadAnswer(HexsteadError):
    """An unusable answer; `kind` is "garbage" (violates the protocol) or "illegal" (not a legal move)."""

    def __init__(self, kind: str, sentence: str):
        super().__init__(sentence)
        self.kind = kind


# Messages to the bot


def hello(terms: Terms, seat: int, seed: int, limits: Mapping[str, Any], resumed: bool) -> Message:
    """The start of a game: everything that stays constant."""
    engine = terms.engine()
    game, names, b = engine.game, engine.names, engine.board_struct
    types = [cls.type_name() for cls in game.actions.classes]
    return {
        "type": "hello",
        "protocol": PROTOCOL,
        "resumed": resumed,
        "game": terms.game,
        "rules_version": engine.rules_version,
        "players": terms.players,
        "seat": seat,
        "seed": _bot_seed(seed, seat),
        "options": dict(terms.options),
        "goal": game.scoring.goal(b),
        "limits": dict(limits),
        "costs": {types[kind]: price for kind, price in engine.prices.items()},
        "counts": {
            types[spec.action.kind]: getattr(b, spec.preview.count)
            for spec in game.specs
            if spec.preview.count is not None
        },
        "names": {
            axis: list(names.axis(axis))
            for axis in ("resources", "goods", "cards", "phases", "hexes", "nodes", "paths")
        },
        "geometry": _geometry(engine),
        "map": {key: value for key, value in terms.board.data.items() if key not in NOT_SENT},
    }


def _bot_seed(seed: int, seat: int) -> int:
    """A 32-bit seed for the bot, from which the caller's seed cannot be derived."""
    return int.from_bytes(hashlib.sha256(f"bot {seat} {seed}".encode()).digest()[:4], "big")


def _geometry(engine: Engine) -> Message:
    """Hexes and paths with their corners, by the names that positions and actions use."""
    board, names, b = engine.board, engine.names, engine.board_struct
    return {
        "hexes": {
            tile.id: {
                "resource": names.name("resources", b.hex_resource[i]) if _yields(tile.number, tile.data) else None,
                "number": tile.number or None,
                "corners": [board.node_name(corner) for corner in tile.corners],
            }
            for i, tile in enumerate(board.hexes)
        },
        "paths": {
            board.path_name(i): [board.node_name(path.a), board.node_name(path.b)] for i, path in enumerate(board.paths)
        },
    }


def _yields(number: int, data: Mapping[str, Any]) -> bool:
    """Whether a hex can produce: it has a number or a mark for one."""
    return number > 0 or "mark" in data


def decide(sight: Sight, id: int, deadline_ms: int, events: Sequence[Message]) -> Message:
    """A question: the events since the last one, the view and the prompt."""
    engine = sight.terms.engine()
    return {
        "type": "decide",
        "id": id,
        "deadline_ms": deadline_ms,
        "events": list(events),
        "view": sight.view.to_json(),
        "prompt": prompt(engine, sight.masked, sight.seat, sight.legal),
    }


def events_of(terms: Terms, seen: Seen) -> list[Message]:
    """The events of an action as JSON, as the seat saw them."""
    engine = terms.engine()
    return [_event(engine, engine.names, row) for row in seen.rows]


def _event(engine: Engine, names: Names, row: Sequence[int]) -> Message:
    table = engine.game.events
    event = table.event(names, row)
    out = event.to_json()
    columns = [column for column in out if column != "type"]
    for column in event.secret:
        if row[1 + columns.index(column)] == HIDDEN:
            out[column] = None
    return out


def result_of(seen: Seen) -> Message | None:
    """The result of the game if it ended with this action."""
    for row in seen.rows:
        if row[0] == WON_GAME:
            return {"kind": "won", "winner": row[1]}
        if row[0] == ENDED_DRAWN:
            return {"kind": "drawn", "winner": None}
    return None


def end(events: Sequence[Message], result: Message | None) -> Message:
    """The end of a game; without a result it was cut short."""
    return {"type": "end", "events": list(events), "result": result or {"kind": "cut", "winner": None}}


def line_of(message: Message) -> bytes:
    """A message as one line of ASCII."""
    return json.dumps(message, separators=(",", ":")).encode() + b"\n"


# Answers of the bot


def read_line(line: bytes) -> Message:
    """Parse a line as a JSON object; raises BadAnswer."""
    try:
        data = json.loads(line.decode())
    except (ValueError, RecursionError):
        raise BadAnswer("garbage", with_full_stop(f"This is not a line of JSON: {printable(line)}")) from None
    if not isinstance(data, dict):
        raise BadAnswer("garbage", with_full_stop(f"An answer is an object, not {printable(line)}"))
    return data


def check_ready(answer: Message) -> None:
    """Check the answer to `hello`; raises BadAnswer."""
    if set(answer) != {"ready"} or type(answer["ready"]) is not int:
        raise BadAnswer("garbage", f'The answer to hello is {{"ready": {PROTOCOL}}}, not {short_repr(answer)}.')
    if answer["ready"] != PROTOCOL:
        raise BadAnswer(
            "garbage", f"It speaks version {short_repr(answer['ready'])} of the protocol; this is {PROTOCOL}."
        )


def is_stale(answer: Message, id: int) -> bool:
    """Whether an answer has the id of an earlier question."""
    return type(answer.get("id")) is int and answer["id"] < id


def read_answer(sight: Sight, answer: Message, id: int) -> Move:
    """Parse the move in an answer to `decide`; raises BadAnswer."""
    if answer.get("id", id) != id:
        raise BadAnswer("garbage", f"That question has the id {id}, not {short_repr(answer['id'])}.")
    keys = set(answer) - {"id"}
    if keys == {"choose"}:
        return _chosen(sight, answer["choose"])
    if keys == {"action"}:
        return _acted(sight, answer["action"])
    raise BadAnswer(
        "garbage", f"An answer has `choose` or `action`, and perhaps `id`; this has {short_repr([*answer])}."
    )


def _chosen(sight: Sight, index: object) -> Move:
    if type(index) is not int:
        raise BadAnswer("garbage", f"`choose` is the place of an action in `legal`, not {short_repr(index)}.")
    if not 0 <= index < len(sight.legal):
        raise BadAnswer("illegal", f"`choose` is from 0 to {len(sight.legal) - 1} here, not {index}.")
    return sight.legal[index]


def _acted(sight: Sight, data: object) -> Move:
    try:
        return sight.move(data)  # type: ignore[arg-type]  # it refuses what is no object
    except (HexsteadError, TypeError, ValueError, LookupError) as error:  # a malformed action must not do more harm
        raise BadAnswer("illegal", str(error)) from None
