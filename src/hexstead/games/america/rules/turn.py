"""Turns, the extraordinary build phase after each, and returning from cards and rewards (A-TURN, A-EBP)."""

from ....core.common_fields import MAIN, NOBODY, PRE_ROLL, TURN_CAP
from ....core.events import TURN_BEGAN
from ....core.rule import rule
from ....core.rules.basics import back_to_turn, emit, enter, next_seat
from ....core.rules.deck import forget_new_cards
from ....core.rules.trade import reset_offers
from ..events import BUILD_PHASE
from ..meta import EBP, TRAINS_PER_SEAT
from ..state import Board, State, Work


@rule
def acting(s: State) -> int:
    """The seat that builds out of turn, else the turn player."""
    if s.builder != NOBODY:
        return s.builder
    return s.turn_seat


@rule
def begin_turn(s: State, b: Board, w: Work, seat: int) -> int:
    """Start a turn, before the roll; reset limits, fees and moves (A-TURN-02, A-FEE-04)."""
    s.turn_seat = seat
    s.builder = NOBODY
    if s.turn < TURN_CAP:
        s.turn += 1
    s.rolled = 0
    s.bought = 0
    end_move(s)
    for train in range(TRAINS_PER_SEAT):
        s.fees[train] = 0
        s.lapsed[train] = 0
    reset_offers(s, b)
    forget_new_cards(s)
    emit(w, TURN_BEGAN, seat, s.turn, 0, 0)
    enter(s, PRE_ROLL)
    return 0


@rule
def end_move(s: State) -> int:
    """End a train's move; its remaining steps lapse, and paid ones are noted for refusals (A-TMOV-13, AQ-63)."""
    if s.phase == MAIN and s.move_train != NOBODY and s.move_steps > 0:
        s.lapsed[s.move_train] = s.move_steps
    s.move_train = NOBODY
    s.move_steps = 0
    s.move_made = 0
    return 0


@rule
def next_builder(s: State, b: Board, w: Work) -> int:
    """Let the next seat clockwise build out of turn, or start the next turn (A-TURN-03, A-EBP-07, AQ-11).

    Seats with too few cards to buy anything are skipped; hand sizes are public (A-EBP-01, A-EBP-05, AQ-75, AQ-76).
    """
    seat = s.turn_seat
    if s.builder != NOBODY:
        seat = s.builder
    if s.builder != s.turn_seat:
        seat = next_seat(s, seat)
        while seat != s.turn_seat and s.hand_size[seat] < b.cards_for_build_phase:
            seat = next_seat(s, seat)
        if seat != s.turn_seat or (b.turn_player_builds == 1 and s.hand_size[seat] >= b.cards_for_build_phase):
            s.builder = seat
            emit(w, BUILD_PHASE, seat, 0, 0, 0)
            enter(s, EBP)
            return 0
    begin_turn(s, b, w, next_seat(s, s.turn_seat))
    return 0


@rule
def back(s: State, b: Board, w: Work) -> int:
    """Return to the build phase or the turn after a build, a card or a reward (A-EBP-06)."""
    if s.builder == NOBODY:
        back_to_turn(s)
    elif s.hand_size[s.builder] < b.cards_for_build_phase:
        next_builder(s, b, w)
    else:
        enter(s, EBP)
    return 0
