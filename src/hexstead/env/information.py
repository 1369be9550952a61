"""Information-state tensors: everything a seat has seen so far, for methods that need the history.

A tensor has two parts: the encoded observation, and a row for each of the last actions as the seat saw them.
"""

from __future__ import annotations

import numpy as np

from ..bots.bot import Seen, seen_by
from ..core.actions import COUNTER, MAKE_OFFER, UncodedTrade
from ..core.common_fields import CHANCE
from ..core.game import Game
from .encoding import encoder
from .observation import Numbers

LAST = 128  # actions


def information_state(game: Game, seat: int, last: int = LAST) -> tuple[Numbers, Numbers]:
    """What a seat knows: the encoded observation, and the last `last` actions as rows, newest last.

    Columns of a row, all 0 before the first action: the actor (the seat itself, the others clockwise, chance), the kind
    of action, whether its outcome is hidden from the seat, its two arguments, and the goods given and received.
    """
    seen = np.frombuffer(game.masked(seat).to_bytes(), "<i2")
    observation = encoder(game.name, game.players).encode(seen, np.array([seat]))[0]
    history = np.zeros((last, len(history_columns(game))), np.float32)
    start = max(0, game.length - last)
    rows = [_row(game, seat, seen_by(game.engine, seat, *step)) for step in game.steps(start)] if last else []
    if rows:
        history[-len(rows) :] = rows
    return observation, history


def history_columns(game: Game) -> list[str]:
    """The names of the columns of a history."""
    actors = ["self", *(f"seat+{n}" for n in range(1, game.players)), "chance"]
    kinds = [cls.type_name() for cls in game.definition.actions.classes]
    goods = [f"{side} {good}" for side in ("give", "get") for good in game.goods]
    return [*(f"by {actor}" for actor in actors), *kinds, "hidden", "x", "y", *goods]


def _row(game: Game, viewer: int, seen: Seen) -> list[float]:
    actions, goods = game.definition.actions, len(game.goods)
    actor = game.players if seen.seat == CHANCE else (seen.seat - viewer) % game.players
    who = [float(n == actor) for n in range(game.players + 1)]
    kinds = [float(kind == seen.kind) for kind in range(len(actions.classes))]
    x = y = 0.0
    give, get = [0.0] * goods, [0.0] * goods
    if isinstance(seen.move, UncodedTrade):
        give, get = list(map(float, seen.move.give)), list(map(float, seen.move.get))
    elif seen.move is not None:
        kind, first, second = actions.moves[seen.move]
        x, y = (1 + first) / actions.size_x[kind], (1 + second) / actions.size_y[kind]
        if kind in (MAKE_OFFER, COUNTER):
            given, received = game.engine.names.bundles[first]
            give, get = list(map(float, given)), list(map(float, received))
    return [*who, *kinds, float(seen.move is None), x, y, *give[:goods], *get[:goods]]
