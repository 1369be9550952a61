"""The level `random`: chooses in the event loop, without a bot process."""

from __future__ import annotations

from random import Random
from typing import Any

from .room import Room

WEIGHTS = {"offer": 0.06, "counter": 0.15, "exchange": 0.3, "end_turn": 0.6, "done": 0.2}  # by action type; default 1


def random_action(room: Room, seat: int, legal: list[int]) -> dict[str, Any]:
    """Choose an action type by its weight, then one of its legal codes; return the action as JSON.

    The choice depends only on the table's seed, its log and the seat.
    """
    game = room.table.game
    random = Random(repr((room.table.terms["seed"], room.table.seq, seat)))
    moves = game.definition.actions.moves
    kinds: dict[int, list[int]] = {}
    for code in legal:
        kinds.setdefault(moves[code][0], []).append(code)
    names = {kind: game.definition.actions.classes[kind].type_name() for kind in kinds}
    kind = random.choices(list(kinds), [WEIGHTS.get(names[kind], 1.0) for kind in kinds])[0]
    return game.action(seat, random.choice(kinds[kind])).to_json()
