"""The outlaw: moving it and robbing a player (A-OUT)."""

from ....core.common_fields import NO_CHOICE
from ....core.rule import rule
from ....core.rules.basics import emit
from ....core.rules.seven import choose_victim
from ..events import OUTLAW_MOVED
from ..meta import CARD_GOLD, CAVALRY_GOLD
from ..refusals import A_OUT_02
from ..state import Board, State, Work
from .goods import take_gold


@rule
def number_on(s: State, b: Board, hex: int) -> int:
    """Return the current number of a hex, printed or from a token; 0 if it has none (AQ-05)."""
    if b.hex_number[hex] > 0:
        return b.hex_number[hex]
    return s.token[hex]


@rule
def robber_hex(s: State) -> int:
    return s.outlaw


@rule
def check_move_outlaw(s: State, b: Board, hex: int) -> int:
    """Require a different hex that has a number now, regardless of the cities there (A-OUT-02, AQ-03, AQ-04, AQ-17)."""
    if hex >= b.hexes:
        return NO_CHOICE
    if hex == s.outlaw or number_on(s, b, hex) == 0:
        return A_OUT_02
    return 0


@rule
def move_outlaw(s: State, b: Board, w: Work, seat: int, hex: int) -> int:
    """Move the outlaw, take gold for the Cavalry, then steal from a seat with a city there (A-OUT-03, AQ-16)."""
    s.outlaw = hex
    emit(w, OUTLAW_MOVED, seat, hex, 0, 0)
    if s.cavalry == 1:
        take_gold(s, w, seat, CAVALRY_GOLD, CARD_GOLD)
        s.cavalry = 0
    choose_victim(s, b, b.steal_optional)
    return 0
