"""What anyone can tell of another seat: what a card is worth to it, and whether it is about to win."""

from ....core.rule import rule
from ....core.rules.dice import ways
from ..meta import VICTORY_POINT
from ..state import Board, State, Work
from .record import Mind

FIRM = 60  # thousandths of a point that any card is worth
SCARCE = 700  # and what is shared out by the pips that bring it
FULL_HAND = 40  # off when the hand is at its limit


@rule
def pips_of(s: State, b: Board, seat: int, resource: int) -> int:
    """How often the dice bring a seat a resource, in ways of 36."""
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
    """The rarer the dice bring it, the more; less to a full hand."""
    value = FIRM + SCARCE // (4 + pips_of(s, b, seat, good))
    if s.hand_size[seat] >= b.hand_limit:
        value -= FULL_HAND
    return value


@rule
def open_points(s: State, b: Board, seat: int) -> int:
    """The points that everyone sees."""
    return b.halls_per_seat - s.halls_left[seat] + s.cards_open[seat][VICTORY_POINT]


@rule
def nearly_won(s: State, b: Board, w: Work, m: Mind, seat: int) -> bool:
    """One point short, or two with the means for both."""
    short = b.points_to_win - open_points(s, b, seat)
    return short <= 1 or (short == 2 and s.hand_size[seat] + 2 * s.card_count[seat] >= 6)
