"""The outlaw: where it goes, whom it robs (A-OUT)."""

from ....core.rule import rule
from ....core.rules.basics import emit
from ....core.rules.seven import choose_victim
from ....core.table import NO_CHOICE
from ..events import OUTLAW_MOVED
from ..meta import CARD_GOLD
from ..refusals import A_OUT_02
from ..state import Board, State, Work
from .goods import take_gold


@rule
def number_on(s: State, b: Board, hex: int) -> int:
    """The number a hex has now, printed or by a token; 0 for none (AQ-05)."""
    if b.hex_number[hex] > 0:
        return b.hex_number[hex]
    return s.token[hex]


@rule
def robber_hex(s: State) -> int:
    return s.outlaw


@rule
def check_move_outlaw(s: State, b: Board, hex: int) -> int:
    """To a different hex that has a number now, whoever lives there (A-OUT-02, AQ-03, AQ-04, AQ-17)."""
    if hex >= b.hexes:
        return NO_CHOICE
    if hex == s.outlaw or number_on(s, b, hex) == 0:
        return A_OUT_02
    return 0


@rule
def move_outlaw(s: State, b: Board, w: Work, seat: int, hex: int) -> int:
    """Then two gold by the Cavalry, then the steal from who has a city there and a card (A-OUT-03, AQ-16)."""
    s.outlaw = hex
    emit(w, OUTLAW_MOVED, seat, hex, 0, 0)
    if s.cavalry == 1:
        take_gold(s, w, seat, b.cavalry_gold, CARD_GOLD)
        s.cavalry = 0
    choose_victim(s, b, b.steal_optional)
    return 0
