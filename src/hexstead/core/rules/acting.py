"""Who is to act, and whether an action answers the phase: alike in all games but for whose set-up or turn it is."""

from ..actions import COUNTER, COUNTER_FREE, MAKE_OFFER, OFFER_FREE
from ..rule import hook, rule
from ..table import (
    ACCEPTS,
    ASKED,
    CHANCE,
    CHOICE_FIRST,
    DISCARD,
    NOT_YOURS,
    OFFER,
    OVER,
    WRONG_PHASE,
    TableBoard,
    TableState,
)
from .basics import next_seat


@hook
def seat_to_act(s: TableState) -> int:
    """The one seat that places or is on turn, where nobody owes a discard or an answer."""
    raise NotImplementedError


@rule
def may_act(s: TableState, b: TableBoard, seat: int) -> bool:
    """Chance, or the seats that the phase asks. A seat that accepted an offer may still take that back."""
    if s.phase == OVER:
        return False
    if seat == CHANCE or b.by_chance[s.phase] == 1:
        return seat == CHANCE and b.by_chance[s.phase] == 1
    if seat >= s.players:
        return False
    if s.phase == DISCARD:
        return s.discard_due[seat] > 0
    if s.phase == OFFER and seat != s.turn_seat:
        return s.answer[seat] == ASKED or s.answer[seat] == ACCEPTS
    return seat == seat_to_act(s)


@rule
def first_to_act(s: TableState, b: TableBoard) -> int:
    """Whom a simulation asks: chance, the lowest seat that owes, the first asked, else who places or is on turn."""
    if b.by_chance[s.phase] == 1:
        return CHANCE
    if s.phase == OFFER:
        return first_asked(s)
    if s.phase == DISCARD:
        return first_to_discard(s)
    return seat_to_act(s)


@rule
def first_asked(s: TableState) -> int:
    """The first seat clockwise that has not answered, else the turn player."""
    seat = next_seat(s, s.turn_seat)
    while seat != s.turn_seat and s.answer[seat] != ASKED:
        seat = next_seat(s, seat)
    return seat


@rule
def first_to_discard(s: TableState) -> int:
    for seat in range(s.players):
        if s.discard_due[seat] > 0:
            return seat
    return s.turn_seat


@rule
def check_phase(s: TableState, b: TableBoard, seat: int, kind: int) -> int:
    """It is this seat's decision, and an action of this kind answers the phase; a prompt comes before all else."""
    if not may_act(s, b, seat):
        return NOT_YOURS
    coded = kind
    if kind == OFFER_FREE:
        coded = MAKE_OFFER
    if kind == COUNTER_FREE:
        coded = COUNTER
    if b.fits[s.phase][coded] == 1:
        return 0
    if b.asks[s.phase] == 1:
        return CHOICE_FIRST
    return WRONG_PHASE
