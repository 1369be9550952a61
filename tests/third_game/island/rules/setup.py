"""The set-up: a village and a road in turn, then once more in reverse order (I-SET)."""

from hexstead.core.common_fields import SET_UP
from hexstead.core.rule import rule
from hexstead.core.rules.basics import enter
from hexstead.core.rules.dice import roll_for_first

from ..meta import SET_ROAD, START_VILLAGES
from ..state import Board, State, Work
from .turn import begin_turn


@rule
def seat_to_act(s: State) -> int:
    if s.phase == SET_UP or s.phase == SET_ROAD:
        return set_up_seat(s)
    return s.turn_seat


@rule
def set_up_seat(s: State) -> int:
    """Clockwise from the first player, then back (I-SET-02)."""
    in_round = s.placed % s.players
    if s.placed >= s.players:
        in_round = s.players - 1 - in_round
    return (s.first + in_round) % s.players


@rule
def first_roll(s: State, b: Board, w: Work, outcome: int) -> int:
    """The dice decide who begins (I-SET-01)."""
    if roll_for_first(s, b, w, outcome):
        enter(s, SET_UP)
    return 0


@rule
def end_placement(s: State, b: Board, w: Work) -> int:
    """The seat's village and road are placed; after the last ones the first turn begins."""
    s.placed += 1
    s.start_node = -1
    if s.placed == s.players * START_VILLAGES:
        begin_turn(s, b, w, s.first)
    else:
        enter(s, SET_UP)
    return 0
