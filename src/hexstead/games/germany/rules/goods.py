"""What is traded in Germany: resource cards (G-TRADE-01, G-TRADE-04)."""

from ....core.rule import rule
from ..state import Board, State


@rule
def holding(s: State, b: Board, seat: int, good: int) -> int:
    return s.hand[seat][good]


@rule
def change_holding(s: State, b: Board, seat: int, good: int, count: int) -> int:
    s.hand[seat][good] += count
    s.hand_size[seat] += count
    return 0
