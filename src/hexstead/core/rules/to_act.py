"""Which seats can act, and which kinds of actions a phase allows."""

from ..actions import COUNTER, MAKE_OFFER, UNCODED_COUNTER, UNCODED_OFFER
from ..common_fields import (
    ACCEPTS,
    ASKED,
    CHANCE,
    CHOICE_FIRST,
    DECLINES,
    DISCARD,
    NO_CHOICE,
    NOT_ASKED,
    NOT_YOURS,
    OFFER,
    OVER,
    WRONG_PHASE,
    CommonBoard,
    CommonState,
)
from ..rule import hook, rule
from .basics import next_seat
from .goods import holding


@hook
def seat_to_act(s: CommonState) -> int:
    """The seat that places in the set-up or is on turn, outside discards and answers to an offer."""
    raise NotImplementedError


@rule
def may_act(s: CommonState, b: CommonBoard, seat: int) -> bool:
    """Whether a seat, or chance, can act now. A seat that answered an offer can still change its answer."""
    if s.phase == OVER:
        return False
    if seat == CHANCE or b.by_chance[s.phase] == 1:
        return seat == CHANCE and b.by_chance[s.phase] == 1
    if seat >= s.players:
        return False
    if s.phase == DISCARD:
        return s.discard_due[seat] > 0
    if s.phase == OFFER and seat != s.turn_seat:
        return may_answer(s, b, seat)
    return seat == seat_to_act(s)


@rule
def may_answer(s: CommonState, b: CommonBoard, seat: int) -> bool:
    """Whether a seat can answer the offer or change its answer, by what everyone can see.

    A seat that declined and has nothing to give has no other answer.
    """
    if s.answer[seat] == NOT_ASKED or s.answer[seat] == ASKED:
        return s.answer[seat] == ASKED
    if b.open_trading == 0:
        return s.answer[seat] == ACCEPTS
    return s.answer[seat] != DECLINES or has_goods(s, b, seat)


@rule
def has_goods(s: CommonState, b: CommonBoard, seat: int) -> bool:
    """Whether a seat has anything to trade: cards, or goods that are public."""
    if s.hand_size[seat] > 0:
        return True
    for good in range(b.resources, b.goods):
        if holding(s, b, seat, good) > 0:
            return True
    return False


@rule
def first_to_act(s: CommonState, b: CommonBoard) -> int:
    """The seat that simulations ask: chance, the lowest that owes a discard, the next to answer, or seat_to_act."""
    if b.by_chance[s.phase] == 1:
        return CHANCE
    if s.phase == OFFER:
        return first_asked(s)
    if s.phase == DISCARD:
        return first_to_discard(s)
    return seat_to_act(s)


@rule
def first_asked(s: CommonState) -> int:
    """The next seat clockwise that has not answered the offer, else the turn player."""
    seat = next_seat(s, s.turn_seat)
    while seat != s.turn_seat and s.answer[seat] != ASKED:
        seat = next_seat(s, seat)
    return seat


@rule
def first_to_discard(s: CommonState) -> int:
    for seat in range(s.players):
        if s.discard_due[seat] > 0:
            return seat
    return s.turn_seat


@rule
def check_phase(s: CommonState, b: CommonBoard, seat: int, kind: int) -> int:
    """0, or a refusal: the seat cannot act, the kind is unknown, or the phase does not allow it."""
    if not may_act(s, b, seat):
        return NOT_YOURS
    coded = kind
    if kind == UNCODED_OFFER:
        coded = MAKE_OFFER
    if kind == UNCODED_COUNTER:
        coded = COUNTER
    if coded < 0 or coded >= len(b.block_start):
        return NO_CHOICE
    if b.fits[s.phase][coded] == 1:
        return 0
    if b.asks[s.phase] == 1:
        return CHOICE_FIRST
    return WRONG_PHASE
