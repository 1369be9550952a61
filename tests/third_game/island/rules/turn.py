"""Turns and rounds, and when a game is drawn (I-TURN, I-WIN-04)."""

from hexstead.core.common_fields import PRE_ROLL, TURN_CAP
from hexstead.core.events import TURN_BEGAN
from hexstead.core.rule import rule
from hexstead.core.rules.basics import emit, enter, next_seat
from hexstead.core.rules.deck import forget_new_cards
from hexstead.core.rules.trade import reset_offers

from ..state import Board, State, Work
from .points import end_drawn


@rule
def begin_turn(s: State, b: Board, w: Work, seat: int) -> int:
    s.turn_seat = seat
    if s.turn < TURN_CAP:
        s.turn += 1
    if seat == s.first:
        s.round_busy = 0
    s.rolled = 0
    reset_offers(s, b)
    forget_new_cards(s)
    emit(w, TURN_BEGAN, seat, s.turn, 0, 0)
    enter(s, PRE_ROLL)
    return 0


@rule
def end_turn(s: State, b: Board, w: Work) -> int:
    """The next player's turn begins (I-TURN-01). Too many idle rounds in a row end the game (I-WIN-04)."""
    seat = next_seat(s, s.turn_seat)
    if seat == s.first:
        if s.round_busy == 1:
            s.idle_rounds = 0
        elif s.idle_rounds < TURN_CAP:
            s.idle_rounds += 1
        if b.idle_limit > 0 and s.idle_rounds >= b.idle_limit:
            end_drawn(s, w)
            return 0
    begin_turn(s, b, w, seat)
    return 0
