"""The level `random` at tables: it plays in the event loop, for it needs neither thought nor a process of its own."""

from __future__ import annotations

from random import Random
from typing import Any

from .room import Room

# A kind of action weighs 1 unless it stands here; within a kind all actions weigh the same.
WEIGHTS = {"offer": 0.06, "counter": 0.15, "exchange": 0.3, "end_turn": 0.6, "done": 0.2}


def random_action(room: Room, seat: int, legal: list[int]) -> dict[str, Any]:
    """A kind of action, then an action of that kind, as JSON."""
    game = room.table.game
    random = Random(repr((room.table.terms["seed"], room.table.seq, seat)))
    moves = game.definition.actions.moves
    kinds: dict[int, list[int]] = {}
    for code in legal:
        kinds.setdefault(moves[code][0], []).append(code)
    names = {kind: game.definition.actions.classes[kind].type_name() for kind in kinds}
    kind = random.choices(list(kinds), [WEIGHTS.get(names[kind], 1.0) for kind in kinds])[0]
    return game.action(seat, random.choice(kinds[kind])).to_json()
