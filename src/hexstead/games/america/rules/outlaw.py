"""The outlaw: where it goes, whom it robs (A-OUT)."""

from ....core.rule import rule
from ....core.rules.basics import back_to_turn, emit, enter
from ....core.table import NO_CHOICE, NO_TARGET, NOBODY, ROB, STEAL
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
def check_move_outlaw(s: State, b: Board, hex: int) -> int:
    """To a different hex that has a number now (A-OUT-02)."""
    if hex >= b.hexes:
        return NO_CHOICE
    if hex == s.outlaw or number_on(s, b, hex) == 0:
        return A_OUT_02
    return 0


@rule
def is_target(s: State, b: Board, seat: int) -> bool:
    """An opponent of the turn player with a city at the outlaw's hex and at least one card (A-OUT-03, AQ-16)."""
    if seat == s.turn_seat or s.hand_size[seat] == 0:
        return False
    for k in range(b.hex_corners[s.outlaw]):
        if s.city_owner[b.hex_corner[s.outlaw][k]] == seat:
            return True
    return False


@rule
def move_outlaw(s: State, b: Board, w: Work, seat: int, hex: int) -> int:
    """Then two gold by the Cavalry, then the steal: skipped without a target, asked with several or where optional."""
    s.outlaw = hex
    emit(w, OUTLAW_MOVED, seat, hex, 0, 0)
    if s.cavalry == 1:
        take_gold(s, w, seat, b.cavalry_gold, CARD_GOLD)
        s.cavalry = 0
    targets = 0
    last = NOBODY
    for other in range(s.players):
        if is_target(s, b, other):
            targets += 1
            last = other
    if targets == 0:
        back_to_turn(s)
    elif targets == 1 and b.steal_optional == 0:
        rob(s, last)
    else:
        enter(s, ROB)
    return 0


@rule
def check_rob(s: State, b: Board, victim: int) -> int:
    if victim >= s.players:
        return NO_CHOICE
    if not is_target(s, b, victim):
        return NO_TARGET
    return 0


@rule
def rob(s: State, victim: int) -> int:
    """Chance draws the card next."""
    s.victim = victim
    enter(s, STEAL)
    return 0
