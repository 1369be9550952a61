"""Judgements by public information: the value of a card to a seat, and whether a seat is about to win."""

from ....core.rule import rule
from ....core.rules.dice import ways
from ..meta import VICTORY_POINT
from ..state import Board, State, Work
from .fields import Mind

BASE_VALUE = 60  # of any card, in thousandths of a point
SCARCITY_VALUE = 700  # divided by the pips that produce the resource, plus four
FULL_HAND_PENALTY = 40  # if the hand is at its limit


@rule
def pips_of(s: State, b: Board, seat: int, resource: int) -> int:
    """A seat's production of a resource, in 36ths of the rolls."""
    pips = 0
    for city in range(b.cities):
        node = b.city_node[city]
        if s.hall_owner[node] == seat:
            for k in range(b.node_hexes[node]):
                hex = b.node_hex[node][k]
                if b.hex_resource[hex] == resource and hex != s.goetz:
                    pips += ways(b.hex_number[hex])
    return pips


@rule
def worth(s: State, b: Board, w: Work, m: Mind, seat: int, good: int) -> int:
    """The rarer the seat produces the resource, the higher the value; lower with a full hand."""
    value = BASE_VALUE + SCARCITY_VALUE // (4 + pips_of(s, b, seat, good))
    if s.hand_size[seat] >= b.hand_limit:
        value -= FULL_HAND_PENALTY
    return value


@rule
def open_points(s: State, b: Board, seat: int) -> int:
    """A seat's public points."""
    return b.halls_per_seat - s.halls_left[seat] + s.cards_open[seat][VICTORY_POINT]


@rule
def nearly_won(s: State, b: Board, w: Work, m: Mind, seat: int) -> bool:
    """One point short of winning, or two with enough cards for both."""
    short = b.points_to_win - open_points(s, b, seat)
    return short <= 1 or (short == 2 and s.hand_size[seat] + 2 * s.card_count[seat] >= 6)
