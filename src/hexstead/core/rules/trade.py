"""The trade protocol: the turn player offers, others accept, decline or counter, and it is concluded or withdrawn.

While an offer is open the turn player may only conclude or withdraw, so no term goes stale. Bundles with a code name
one good on each side; any other bundle stands in the work record (`give`, `get`).
"""

from ..actions import ACCEPT, CONCLUDE, COUNTER, DECLINE, EVERYONE, MAKE_OFFER, WITHDRAW
from ..events import ACCEPTED, COUNTERED, DECLINED, OFFERED, TRADED, WITHDRAWN
from ..rule import rule
from ..table import (
    ACCEPTS,
    ASKED,
    CANNOT_PAY,
    COUNTERS,
    DECLINES,
    MAIN,
    NO_CHOICE,
    NO_GIFTS,
    NOT_ASKED,
    NOT_YOURS,
    OFFER,
    TRADE_LIMIT,
    TableBoard,
    TableState,
    TableWork,
)
from .basics import emit, enter
from .goods import change_holding, holding


@rule
def read_bundle(b: TableBoard, w: TableWork, bundle: int) -> int:
    """Put the bundle of a code into the work record, where free bundles stand."""
    for good in range(b.goods):
        w.give[good] = 0
        w.get[good] = 0
    w.give[b.bundle_give[bundle]] = b.bundle_give_count[bundle]
    w.get[b.bundle_get[bundle]] = b.bundle_get_count[bundle]
    return 0


@rule
def check_terms(s: TableState, b: TableBoard, w: TableWork, seat: int, call_allowed: int) -> int:
    """The bundle in the work record as this seat's terms: no like for like, no gifts, and it holds what it gives."""
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
def check_coded_terms(s: TableState, b: TableBoard, seat: int, bundle: int) -> int:
    """The same for a bundle with a code, which is never like for like or a gift."""
    return check_coded_count(b, holding(s, b, seat, b.bundle_give[bundle]), bundle)


@rule
def check_coded_count(b: TableBoard, held: int, bundle: int) -> int:
    if held < b.bundle_give_count[bundle]:
        return CANNOT_PAY
    return 0


@rule
def list_bundles(s: TableState, b: TableBoard, w: TableWork, seat: int, kind: int) -> int:
    """Add to the legal list the bundles that the seat can give; it may make an offer, or counter one, now."""
    n = w.n_legal
    for good in range(b.goods):
        held = holding(s, b, seat, good)
        if held > 0:
            for bundle in range(b.bundle_start[good], b.bundle_start[good + 1]):
                if check_coded_count(b, held, bundle) == 0:
                    w.legal[n] = b.block_start[kind] + bundle
                    n += 1
    w.n_offers = n - w.n_legal
    w.n_legal = n
    return 0


@rule
def check_may_offer(s: TableState) -> int:
    if s.offers_left == 0:
        return TRADE_LIMIT
    return 0


@rule
def check_partners(s: TableState, seat: int, to: int) -> int:
    """At least one opponent who sits here is asked, and nobody else but, for everyone, oneself."""
    if to != EVERYONE and to >> s.players != 0:
        return TRADE_LIMIT
    if to != EVERYONE and to >> seat & 1 == 1:
        return TRADE_LIMIT
    if to == 0:
        return TRADE_LIMIT
    return 0


@rule
def make_offer(s: TableState, b: TableBoard, w: TableWork, seat: int, to: int) -> int:
    """Open an offer with the bundle in the work record."""
    asked = 0
    for other in range(s.players):
        s.answer[other] = NOT_ASKED
        if other != seat and to >> other & 1 == 1:
            s.answer[other] = ASKED
            asked += 1 << other
    for good in range(b.goods):
        s.offer_give[good] = w.give[good]
        s.offer_get[good] = w.get[good]
    s.offers_left -= 1
    emit(w, OFFERED, seat, asked, 0, 0)
    write_terms(b, w, 3)
    enter(s, OFFER)
    return 0


@rule
def write_terms(b: TableBoard, w: TableWork, column: int) -> int:
    """Add the bundle in the work record to the event just written."""
    if w.record == 1 and w.n_events > 0:
        for good in range(b.goods):
            w.events[w.n_events - 1][column + good] = w.give[good]
            w.events[w.n_events - 1][column + b.goods + good] = w.get[good]
    return 0


@rule
def check_accept(s: TableState, b: TableBoard, seat: int) -> int:
    """A call cannot be accepted, only countered; an offer by a seat that holds what is wanted."""
    if s.answer[seat] != ASKED:
        return NOT_YOURS
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
def accept_offer(s: TableState, w: TableWork, seat: int) -> int:
    s.answer[seat] = ACCEPTS
    emit(w, ACCEPTED, seat, 0, 0, 0)
    return 0


@rule
def check_decline(s: TableState, seat: int) -> int:
    if s.answer[seat] != ASKED and s.answer[seat] != ACCEPTS:
        return NOT_YOURS
    return 0


@rule
def decline_offer(s: TableState, w: TableWork, seat: int) -> int:
    s.answer[seat] = DECLINES
    emit(w, DECLINED, seat, 0, 0, 0)
    return 0


@rule
def check_may_counter(s: TableState, seat: int) -> int:
    if s.answer[seat] != ASKED:
        return NOT_YOURS
    return 0


@rule
def counter_offer(s: TableState, b: TableBoard, w: TableWork, seat: int) -> int:
    """Answer with the bundle in the work record: what this seat gives and gets."""
    s.answer[seat] = COUNTERS
    for good in range(b.goods):
        s.counter_give[seat][good] = w.give[good]
        s.counter_get[seat][good] = w.get[good]
    emit(w, COUNTERED, seat, 0, 0, 0)
    write_terms(b, w, 2)
    return 0


@rule
def check_turn_players(s: TableState, seat: int) -> int:
    """Concluding and withdrawing are the turn player's."""
    if seat != s.turn_seat:
        return NOT_YOURS
    return 0


@rule
def check_conclude(s: TableState, b: TableBoard, seat: int, partner: int) -> int:
    """With a seat that accepted, or countered by terms that the turn player can meet."""
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
def read_answer(s: TableState, b: TableBoard, w: TableWork, partner: int) -> int:
    """Put into the work record what the turn player would give and get by the answer of a partner."""
    for good in range(b.goods):
        w.give[good] = s.offer_give[good]
        w.get[good] = s.offer_get[good]
        if s.answer[partner] == COUNTERS:
            w.give[good] = s.counter_get[partner][good]
            w.get[good] = s.counter_give[partner][good]
    return 0


@rule
def conclude(s: TableState, b: TableBoard, w: TableWork, seat: int, partner: int) -> int:
    """Goods change hands by the offer, or by the partner's counter."""
    read_answer(s, b, w, partner)
    for good in range(b.goods):
        change = w.get[good] - w.give[good]
        change_holding(s, b, seat, good, change)
        change_holding(s, b, partner, good, -change)
    emit(w, TRADED, seat, partner, 0, 0)
    write_terms(b, w, 3)
    close_offer(s, b)
    return 0


@rule
def withdraw_offer(s: TableState, b: TableBoard, w: TableWork, seat: int) -> int:
    emit(w, WITHDRAWN, seat, 0, 0, 0)
    close_offer(s, b)
    return 0


@rule
def close_offer(s: TableState, b: TableBoard) -> int:
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
def check_offer(s: TableState, b: TableBoard, w: TableWork, seat: int, kind: int, x: int) -> int:
    """A bundle with a code goes to all opponents; a free one stands in the work record, x says to whom."""
    refused = check_may_offer(s)
    if refused != 0:
        return refused
    if kind == MAKE_OFFER:
        return check_coded_terms(s, b, seat, x)
    refused = check_partners(s, seat, x)
    if refused != 0:
        return refused
    return check_terms(s, b, w, seat, 1)


@rule
def check_trade(s: TableState, b: TableBoard, w: TableWork, seat: int, kind: int, x: int) -> int:
    """Answers to an open offer, and what the turn player may do with them."""
    if kind == ACCEPT:
        return check_accept(s, b, seat)
    if kind == DECLINE:
        return check_decline(s, seat)
    if kind == CONCLUDE:
        return check_conclude(s, b, seat, x)
    if kind == WITHDRAW:
        return check_turn_players(s, seat)
    refused = check_may_counter(s, seat)
    if refused != 0:
        return refused
    if kind == COUNTER:
        return check_coded_terms(s, b, seat, x)
    return check_terms(s, b, w, seat, 0)


@rule
def apply_trade(s: TableState, b: TableBoard, w: TableWork, seat: int, kind: int, x: int) -> int:
    if kind == ACCEPT:
        accept_offer(s, w, seat)
    elif kind == DECLINE:
        decline_offer(s, w, seat)
    elif kind == CONCLUDE:
        conclude(s, b, w, seat, x)
    elif kind == WITHDRAW:
        withdraw_offer(s, b, w, seat)
    else:
        if kind == COUNTER:
            read_bundle(b, w, x)
        counter_offer(s, b, w, seat)
    return 0
