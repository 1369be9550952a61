"""What counts in a position of Germany."""

from ....core.rule import rule
from ..state import Board, State, Work
from .record import Mind


@rule
def features(s: State, b: Board, w: Work, m: Mind, seat: int) -> int:
    m.feature[0] = b.halls_per_seat - s.halls_left[seat]
    pips = 0
    for hex in range(b.hexes):
        if b.hex_number[hex] > 0 and hex != s.goetz:
            for k in range(b.hex_corners[hex]):
                if s.hall_owner[b.hex_corner[hex][k]] == seat:
                    pips += 6 - abs(7 - b.hex_number[hex])
    m.feature[1] = pips
    m.feature[2] = s.card_count[seat]
    m.feature[3] = s.hand_size[seat]
    return 0


@rule
def worth(s: State, b: Board, w: Work, m: Mind, seat: int, good: int) -> int:
    return 100


@rule
def nearly_won(s: State, b: Board, w: Work, m: Mind, seat: int) -> bool:
    return b.halls_per_seat - s.halls_left[seat] >= b.points_to_win - 1
