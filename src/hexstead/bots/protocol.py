"""The bot protocol: what a bot in another process is told, and how its answers are read. docs/bots.md describes it.

Every message is made from what the seat may know: the masked record of a `Sight`, the masked rows of a `Seen`.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from typing import Any

from ..core.actions import Action, Free
from ..core.engine import Engine
from ..core.events import ENDED_DRAWN, WON_GAME
from ..core.game import Game
from ..core.names import Names, shown
from ..core.prompt import prompt
from ..core.table import COLOURS
from ..core.view import View
from ..core.words import rule_sentence
from ..errors import HexsteadError, ended
from .bot import HIDDEN, Move, Seen, Sight, Terms

PROTOCOL = 1
NOT_SENT = ("provenance",)  # of the map file: prose

Message = dict[str, Any]


class BadAnswer(HexsteadError):
    """An answer that is no move: `kind` is "garbage" (not the protocol) or "illegal" (not among the choices)."""

    def __init__(self, kind: str, sentence: str):
        super().__init__(sentence)
        self.kind = kind


# What the bot is told


def hello(terms: Terms, seat: int, seed: int, limits: Mapping[str, Any], resumed: bool) -> Message:
    """A game begins; everything that stays as it is."""
    engine = terms.engine()
    game, names, b = engine.game, engine.names, engine.board_record
    types = [cls.type_name() for cls in game.actions.classes]
    return {
        "type": "hello",
        "protocol": PROTOCOL,
        "resumed": resumed,
        "game": terms.game,
        "rules_version": game.rules_version,
        "players": terms.players,
        "seat": seat,
        "seed": _seed_to_tell(seed, seat),
        "options": dict(terms.options),
        "goal": game.goal(b),
        "limits": dict(limits),
        "costs": {types[kind]: price for kind, price in engine.prices.items()},
        "counts": {types[kind]: getattr(b, field) for kind, field in game.counts.items()},
        "names": {
            axis: list(names.axis(axis))
            for axis in ("resources", "goods", "cards", "phases", "hexes", "nodes", "paths")
        },
        "geometry": _geometry(engine),
        "map": {key: value for key, value in terms.board.data.items() if key not in NOT_SENT},
    }


def _seed_to_tell(seed: int, seat: int) -> int:
    """A seed of the bot's own, in 32 bits for every language: from the caller's nothing else can be foretold."""
    return int.from_bytes(hashlib.sha256(f"bot {seat} {seed}".encode()).digest()[:4], "big")


def _geometry(engine: Engine) -> Message:
    """What touches what, by the names that positions and actions use."""
    board, names, b = engine.board, engine.names, engine.board_record
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
    """Land that never produces has neither a number nor a mark for one."""
    return number > 0 or "mark" in data


def decide(sight: Sight, id: int, deadline_ms: int, events: Sequence[Message]) -> Message:
    """A question: what happened since the last, how things stand, what may be done."""
    engine = sight.terms.engine()
    return {
        "type": "decide",
        "id": id,
        "deadline_ms": deadline_ms,
        "events": list(events),
        "view": view(sight).to_json(),
        "prompt": prompt(engine, sight.masked, sight.seat, sight.legal),
    }


def view(sight: Sight) -> View:
    """The view of the asked seat, made of the masked record alone."""
    engine, masked = sight.terms.engine(), sight.masked
    points, goal = tuple(engine.points(masked)), engine.game.goal(engine.board_record)
    game = _masked_game(sight)
    return View(sight.terms.game, sight.seat, masked, engine.names, game.to_act, _actions(game, sight), points, goal)


def _masked_game(sight: Sight) -> Game:
    engine = sight.terms.engine()
    return Game(engine, engine.wrap(sight.masked), COLOURS[: sight.terms.players], seed=0)


def legal_actions(sight: Sight) -> list[Action]:
    """The legal codes as actions, in their order."""
    return _actions(_masked_game(sight), sight)


def _actions(game: Game, sight: Sight) -> list[Action]:
    return [game.action(sight.seat, code) for code in sight.legal]


def events_of(terms: Terms, seen: Seen) -> list[Message]:
    """The events of an action as the seat saw them."""
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
    """How the game ended, if it ended with this action."""
    for row in seen.rows:
        if row[0] == WON_GAME:
            return {"kind": "won", "winner": row[1]}
        if row[0] == ENDED_DRAWN:
            return {"kind": "drawn", "winner": None}
    return None


def end(events: Sequence[Message], result: Message | None) -> Message:
    """The game is over; without a result of the rules it was cut."""
    return {"type": "end", "events": list(events), "result": result or {"kind": "cut", "winner": None}}


def line_of(message: Message) -> bytes:
    """A message as it is sent: one line of ASCII."""
    return json.dumps(message, separators=(",", ":")).encode() + b"\n"


# What the bot says


def read_line(line: bytes) -> Message:
    """The object on a line; raises BadAnswer."""
    try:
        data = json.loads(line.decode())
    except (ValueError, RecursionError):
        raise BadAnswer("garbage", ended(f"This is not a line of JSON: {told(line)}")) from None
    if not isinstance(data, dict):
        raise BadAnswer("garbage", ended(f"An answer is an object, not {told(line)}"))
    return data


def check_ready(answer: Message) -> None:
    """The answer to `hello`; raises BadAnswer."""
    if set(answer) != {"ready"} or type(answer["ready"]) is not int:
        raise BadAnswer("garbage", f'The answer to hello is {{"ready": {PROTOCOL}}}, not {shown(answer)}.')
    if answer["ready"] != PROTOCOL:
        raise BadAnswer("garbage", f"It speaks version {shown(answer['ready'])} of the protocol; this is {PROTOCOL}.")


def is_stale(answer: Message, id: int) -> bool:
    """Whether an answer says that it belongs to an earlier question."""
    return type(answer.get("id")) is int and answer["id"] < id


def read_answer(sight: Sight, answer: Message, id: int) -> Move:
    """The move of an answer to `decide`; raises BadAnswer."""
    if answer.get("id", id) != id:
        raise BadAnswer("garbage", f"That question has the id {id}, not {shown(answer['id'])}.")
    keys = set(answer) - {"id"}
    if keys == {"choose"}:
        return _chosen(sight, answer["choose"])
    if keys == {"action"}:
        return _acted(sight, answer["action"])
    raise BadAnswer("garbage", f"An answer has `choose` or `action`, and perhaps `id`; this has {shown([*answer])}.")


def _chosen(sight: Sight, index: object) -> Move:
    if type(index) is not int:
        raise BadAnswer("garbage", f"`choose` is the place of an action in `legal`, not {shown(index)}.")
    if not 0 <= index < len(sight.legal):
        raise BadAnswer("illegal", f"`choose` is from 0 to {len(sight.legal) - 1} here, not {index}.")
    return sight.legal[index]


def _acted(sight: Sight, data: object) -> Move:
    engine = sight.terms.engine()
    try:
        action = engine.codec.from_json(data)
        if action.seat is not None and action.seat != sight.seat:
            raise BadAnswer("illegal", f"It decides for seat {sight.seat}, not for {shown(action.seat)}.")
        kind = engine.game.actions.kinds[type(action)]
        if kind in engine.game.by_state:
            x = engine.game.by_state[kind].number(sight.masked, sight.terms.options, action)
            move: Move = -1 if x is None else engine.game.actions.code(kind, x)
        else:
            move = engine.codec.encode(action)
    except BadAnswer:
        raise
    except (HexsteadError, TypeError, ValueError, LookupError) as error:  # whatever it wrote, it is only its move
        raise BadAnswer("illegal", str(error)) from None
    if isinstance(move, Free):
        refused = engine.check(engine.wrap(sight.masked), sight.seat, move)
        if refused:
            rule = engine.game.rule_ids[refused]
            raise BadAnswer("illegal", f"{shown(data)}: {rule_sentence(rule)} ({rule})")
    elif move not in sight.legal:
        raise BadAnswer("illegal", f"{shown(data)} is not among the {len(sight.legal)} legal actions.")
    return move


def told(line: bytes) -> str:
    """What a process wrote, short and harmless enough to be shown."""
    text = ascii(line.decode("utf-8", "replace").strip())[1:-1]
    return text if len(text) <= 200 else f"{text[:98]} ... {text[-97:]}"  # what went wrong often stands at the end
