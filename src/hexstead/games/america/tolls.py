"""What a single walk or step costs, for those who are asked: the rules charge it themselves."""

from __future__ import annotations

from . import meta
from .rules.settlers import grain_for
from .rules.trains import fees_paid, owes_fee
from .state import Board, State


def walk_toll(s: State, b: Board, seat: int, settler: int, node: int) -> dict[str, int]:
    """The grain for a settler's walk; none by the Scout."""
    if s.phase == meta.SCOUT:
        return {}
    return {"grain": int(grain_for(b, b.distance[s.settler_at[seat][settler]][node]))}


def step_toll(s: State, b: Board, seat: int, train: int, path: int) -> dict[str, int]:
    """The coal and the fee that a train's next step takes; none by Right of Way."""
    toll: dict[str, int] = {}
    if s.phase == meta.CARD_MOVE:
        return toll
    if s.move_train != train or s.move_steps == 0:
        toll["coal"] = 1
    if owes_fee(s, seat, path, fees_paid(s, b, train)):
        toll["gold"] = 1
    return toll
