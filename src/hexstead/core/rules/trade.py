"""Trades between players: the turn player offers, opponents accept, decline or counter, then it is closed.

While an offer is open the turn player can only conclude or withdraw it, so its terms stay valid. Until then an asked
seat can replace its answer. Bundles with a code
have one good on each side; the terms of other trades are in the workspace (`give`, `get`).
"""

from ..actions import AGREED, CONCLUDE, COUNTER, EVERYONE, MAKE_OFFER
from ..common_fields import (
    ACCEPTS,
    ASKED,
    CANNOT_PAY,
    COUNTERS,
    DECLINES,
    FAILED_OFFERS,
    MAIN,
    NO_CHOICE,
    NO_GIFTS,
    NO_PARTNER,
    NOT_ASKED,
    NOT_YOURS,
    OFFER,
    TOTAL_OFFERS,
    TURN_CAP,
    CommonBoard,
    CommonState,
    CommonWork,
)
from ..events import ACCEPTED, COUNTERED, DECLINED, OFFERED, TRADED, WITHDRAWN
from ..rule import rule
from .basics import emit, enter
from .goods import change_holding, holding
from .play import list_block


@rule
def read_bundle(b: CommonBoard, w: CommonWork, bundle: int) -> int:
    """Copy the terms of a coded bundle into the workspace."""
    for good in range(b.goods):
        w.give[good] = 0
        w.get[good] = 0
    w.give[b.bundle_give[bundle]] = b.bundle_give_count[bundle]
    w.get[b.bundle_get[bundle]] = b.bundle_get_count[bundle]
    return 0


@rule
def check_terms(s: CommonState, b: CommonBoard, w: CommonWork, seat: int, call_allowed: int) -> int:
    """Check the terms in the workspace: no good on both sides, no gift, and the seat holds what it gives.

    With `call_allowed`, one side can be empty: a call for proposals.
    """
    given = 0
    got = 0
    for good in range(b.goods):
        given += w.give[good]
        got += w.get[good]
        if w.give[good] > 0 and w.get[good] > 0:
            return NO_GIFTS
    if given + got == 0:
        return NO_CHOICE
    if given * got == 0 and call_allowed == 0:
        return NO_GIFTS
    for good in range(b.goods):
        if holding(s, b, seat, good) < w.give[good]:
            return CANNOT_PAY
    return 0


@rule
def check_coded_terms(s: CommonState, b: CommonBoard, seat: int, bundle: int) -> int:
    """Require the goods to give; the two sides of a coded bundle are always different goods."""
    if holding(s, b, seat, b.bundle_give[bundle]) < b.bundle_give_count[bundle]:
        return CANNOT_PAY
    return 0


@rule
def list_bundles(s: CommonState, b: CommonBoard, w: CommonWork, seat: int, kind: int) -> int:
    """Append the bundles of a kind (offer or counter) that the seat can give, as `check_coded_terms` judges."""
    n = w.n_legal
    first = b.block_start[kind]
    for good in range(b.goods):
        held = holding(s, b, seat, good)
        if held > 0:
            for bundle in range(b.bundle_start[good], b.bundle_start[good + 1]):
                w.legal[n] = first + bundle  # written before it is counted: this compiles to code without a branch
                if held >= b.bundle_give_count[bundle]:
                    n += 1
    w.n_offers = n - w.n_legal
    w.n_legal = n
    return 0


@rule
def reset_offers(s: CommonState, b: CommonBoard) -> int:
    """Start to count the offers of a new turn."""
    s.offers_left = b.offers_per_turn
    s.offers_made = 0
    return 0


@rule
def check_may_offer(s: CommonState, b: CommonBoard, agreed: int) -> int:
    """Require that the seat has an offer left this turn.

    There is a limit of offers that end without a trade, and there may be one of all offers. A trade that the partner
    has proposed cannot end without a trade, so only the second limit applies to it.
    """
    if b.total_offers > 0 and s.offers_made >= b.total_offers:
        return TOTAL_OFFERS
    if s.offers_left > 0:
        return 0
    if agreed > 0 and b.open_trading == 1 and b.offers_per_turn > 0:
        return 0
    if b.open_trading == 0:  # agreed trades count as offers
        return TOTAL_OFFERS
    return FAILED_OFFERS


@rule
def check_partners(s: CommonState, seat: int, to: int) -> int:
    """Require that the seat mask `to`, without AGREED, is EVERYONE or names one or more opponents in this game."""
    if to != EVERYONE and to >> s.players != 0:
        return NO_PARTNER
    if to != EVERYONE and to >> seat & 1 == 1:
        return NO_PARTNER
    if to == 0:
        return NO_PARTNER
    return 0


@rule
def make_offer(s: CommonState, b: CommonBoard, w: CommonWork, seat: int, to: int) -> int:
    """Open an offer with the terms in the workspace to the seats in the bit mask `to`."""
    asked = 0
    for other in range(s.players):
        s.answer[other] = NOT_ASKED
        if other != seat and to >> other & 1 == 1:
            s.answer[other] = ASKED
            asked += 1 << other
    for good in range(b.goods):
        s.offer_give[good] = w.give[good]
        s.offer_get[good] = w.get[good]
    s.offers_left -= 1  # given back if a trade is agreed
    if s.offers_made < TURN_CAP:
        s.offers_made += 1
    emit(w, OFFERED, seat, asked, 0, 0)
    write_terms(b, w, 3)
    enter(s, OFFER)
    return 0


@rule
def write_terms(b: CommonBoard, w: CommonWork, column: int) -> int:
    """Add the terms in the workspace to the last event."""
    if w.events_on == 1 and w.n_events > 0:
        for good in range(b.goods):
            w.events[w.n_events - 1][column + good] = w.give[good]
            w.events[w.n_events - 1][column + b.goods + good] = w.get[good]
    return 0


@rule
def check_may_answer(s: CommonState, b: CommonBoard, seat: int, answer: int) -> int:
    """Require an asked seat that has not given this answer already; a counter-offer can always be replaced.

    Without open trading a seat answers once, except that it can decline after accepting.
    """
    given = s.answer[seat]
    if given == NOT_ASKED:
        return NOT_YOURS
    if b.open_trading == 0 and given != ASKED:
        if given != ACCEPTS or answer != DECLINES:
            return NOT_YOURS
    if given == answer and answer != COUNTERS:
        return NO_CHOICE
    return 0


@rule
def check_accept(s: CommonState, b: CommonBoard, seat: int) -> int:
    """Require an offer with goods on both sides that the seat can still accept, and that it holds the goods wanted."""
    refused = check_may_answer(s, b, seat, ACCEPTS)
    if refused != 0:
        return refused
    given = 0
    got = 0
    for good in range(b.goods):
        given += s.offer_give[good]
        got += s.offer_get[good]
    if given * got == 0:
        return NO_GIFTS
    for good in range(b.goods):
        if holding(s, b, seat, good) < s.offer_get[good]:
            return CANNOT_PAY
    return 0


@rule
def accept_offer(s: CommonState, b: CommonBoard, w: CommonWork, seat: int) -> int:
    set_answer(s, b, seat, ACCEPTS)
    emit(w, ACCEPTED, seat, 0, 0, 0)
    return 0


@rule
def check_decline(s: CommonState, b: CommonBoard, seat: int) -> int:
    return check_may_answer(s, b, seat, DECLINES)


@rule
def decline_offer(s: CommonState, b: CommonBoard, w: CommonWork, seat: int) -> int:
    set_answer(s, b, seat, DECLINES)
    emit(w, DECLINED, seat, 0, 0, 0)
    return 0


@rule
def set_answer(s: CommonState, b: CommonBoard, seat: int, answer: int) -> int:
    """Record an answer; it replaces an earlier one with its terms."""
    s.answer[seat] = answer
    for good in range(b.goods):
        s.counter_give[seat][good] = 0
        s.counter_get[seat][good] = 0
    return 0


@rule
def counter_offer(s: CommonState, b: CommonBoard, w: CommonWork, seat: int) -> int:
    """Answer with the terms in the workspace: what this seat gives and gets."""
    s.answer[seat] = COUNTERS
    for good in range(b.goods):
        s.counter_give[seat][good] = w.give[good]
        s.counter_get[seat][good] = w.get[good]
    emit(w, COUNTERED, seat, 0, 0, 0)
    write_terms(b, w, 2)
    return 0


@rule
def check_turn_players(s: CommonState, seat: int) -> int:
    """Require the turn player."""
    if seat != s.turn_seat:
        return NOT_YOURS
    return 0


@rule
def check_conclude(s: CommonState, b: CommonBoard, seat: int, partner: int) -> int:
    """Require that the partner accepted or countered, and that both seats hold what they would give."""
    if seat != s.turn_seat:
        return NOT_YOURS
    if partner >= s.players:
        return NO_CHOICE
    if s.answer[partner] != ACCEPTS and s.answer[partner] != COUNTERS:
        return NO_CHOICE
    for good in range(b.goods):
        gives = s.offer_give[good]
        gets = s.offer_get[good]
        if s.answer[partner] == COUNTERS:
            gives = s.counter_get[partner][good]
            gets = s.counter_give[partner][good]
        if holding(s, b, seat, good) < gives or holding(s, b, partner, good) < gets:
            return CANNOT_PAY
    return 0


@rule
def read_answer(s: CommonState, b: CommonBoard, w: CommonWork, partner: int) -> int:
    """Write the goods that the turn player would exchange with a partner, by the partner's answer, to the workspace."""
    for good in range(b.goods):
        w.give[good] = s.offer_give[good]
        w.get[good] = s.offer_get[good]
        if s.answer[partner] == COUNTERS:
            w.give[good] = s.counter_get[partner][good]
            w.get[good] = s.counter_give[partner][good]
    return 0


@rule
def conclude(s: CommonState, b: CommonBoard, w: CommonWork, seat: int, partner: int) -> int:
    """Exchange goods by the offer, or by the partner's counter-offer."""
    read_answer(s, b, w, partner)
    for good in range(b.goods):
        change = w.get[good] - w.give[good]
        change_holding(s, b, seat, good, change)
        change_holding(s, b, partner, good, -change)
    emit(w, TRADED, seat, partner, 0, 0)
    write_terms(b, w, 3)
    if b.open_trading == 1:
        s.offers_left += 1
    close_offer(s, b)
    return 0


@rule
def withdraw_offer(s: CommonState, b: CommonBoard, w: CommonWork, seat: int) -> int:
    emit(w, WITHDRAWN, seat, 0, 0, 0)
    s.offers_left = max(0, s.offers_left)  # an agreed trade can be offered with no offers left
    close_offer(s, b)
    return 0


@rule
def close_offer(s: CommonState, b: CommonBoard) -> int:
    for good in range(b.goods):
        s.offer_give[good] = 0
        s.offer_get[good] = 0
        for seat in range(s.players):
            s.counter_give[seat][good] = 0
            s.counter_get[seat][good] = 0
    for seat in range(s.players):
        s.answer[seat] = NOT_ASKED
    enter(s, MAIN)
    return 0


@rule
def check_coded_offer(s: CommonState, b: CommonBoard, seat: int, bundle: int) -> int:
    """Check an offer of a bundle with a code, which goes to all opponents."""
    refused = check_may_offer(s, b, 0)
    if refused != 0:
        return refused
    return check_coded_terms(s, b, seat, bundle)


@rule
def check_uncoded_offer(s: CommonState, b: CommonBoard, w: CommonWork, seat: int, to: int) -> int:
    """Check an offer of the terms in the workspace to the seats in the bit mask `to`."""
    refused = check_may_offer(s, b, to & AGREED)
    if refused != 0:
        return refused
    refused = check_partners(s, seat, to & EVERYONE)
    if refused != 0:
        return refused
    return check_terms(s, b, w, seat, 1)


@rule
def offer_bundle(s: CommonState, b: CommonBoard, w: CommonWork, seat: int, bundle: int) -> int:
    read_bundle(b, w, bundle)
    return make_offer(s, b, w, seat, EVERYONE)


@rule
def list_offers(s: CommonState, b: CommonBoard, w: CommonWork, seat: int) -> int:
    if check_may_offer(s, b, 0) == 0:
        list_bundles(s, b, w, seat, MAKE_OFFER)
    return 0


@rule
def check_coded_counter(s: CommonState, b: CommonBoard, seat: int, bundle: int) -> int:
    refused = check_may_answer(s, b, seat, COUNTERS)
    if refused != 0:
        return refused
    return check_coded_terms(s, b, seat, bundle)


@rule
def check_uncoded_counter(s: CommonState, b: CommonBoard, w: CommonWork, seat: int) -> int:
    """Check a counter-offer with the terms in the workspace."""
    refused = check_may_answer(s, b, seat, COUNTERS)
    if refused != 0:
        return refused
    return check_terms(s, b, w, seat, 0)


@rule
def counter_with_bundle(s: CommonState, b: CommonBoard, w: CommonWork, seat: int, bundle: int) -> int:
    read_bundle(b, w, bundle)
    return counter_offer(s, b, w, seat)


@rule
def list_counters(s: CommonState, b: CommonBoard, w: CommonWork, seat: int) -> int:
    if check_may_answer(s, b, seat, COUNTERS) == 0:
        list_bundles(s, b, w, seat, COUNTER)
    return 0


@rule
def list_conclusions(s: CommonState, b: CommonBoard, w: CommonWork, seat: int) -> int:
    if seat == s.turn_seat:
        list_block(s, b, w, seat, CONCLUDE)
    return 0
