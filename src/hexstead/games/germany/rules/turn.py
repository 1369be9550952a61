"""Turns and rounds, and the draw after too many idle rounds (G-TURN, G-WIN-05)."""

from ....core.common_fields import PRE_ROLL, TURN_CAP
from ....core.events import TURN_BEGAN
from ....core.rule import rule
from ....core.rules.basics import emit, enter, next_seat
from ....core.rules.deck import forget_new_cards
from ....core.rules.trade import reset_offers
from ..state import Board, State, Work
from .points import end_drawn


@rule
def begin_turn(s: State, b: Board, w: Work, seat: int) -> int:
    """Start a turn, before the roll; reset limits and new cards (G-TURN-01, G-TURN-03, GQ-34)."""
    s.turn_seat = seat
    if s.turn < TURN_CAP:
        s.turn += 1
    if seat == s.first:
        s.round_busy = 0
        if s.stack_size > 0:
            s.round_busy = 1
    s.rolled = 0
    s.two_for_one = 0
    reset_offers(s, b)
    forget_new_cards(s)
    emit(w, TURN_BEGAN, seat, s.turn, 0, 0)
    enter(s, PRE_ROLL)
    return 0


@rule
def end_turn(s: State, b: Board, w: Work) -> int:
    """Pass the dice to the left (G-TURN-01).

    A round with an empty stack in which nobody built a piece or played a card is idle (G-WIN-05, GQ-47).
    """
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
