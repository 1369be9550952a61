"""Trade by the race that results: what it brings oneself, against what it brings the partner.

Of the partner only what anyone can tell is known. A partner about to win gets nothing. A bot makes one offer a turn.
"""

from ...core.actions import ACCEPT, CONCLUDE, COUNTER, MAKE_OFFER
from ...core.kernel import copy_state
from ...core.rule import rule
from ...core.rules.goods import change_holding, holding
from ...core.rules.trade import read_answer, read_bundle
from ...core.table import ASKED, MAIN, TableBoard, TableState, TableWork
from ..mind import NEXT, SIGHT, TableMind
from .value import nearly_won, score, worth

LEAST = 20  # a trade below this gain, in thousandths of a point, is not worth the words
CONTENT = 100  # a partner that seems to gain this much is sure to agree; with less it is less likely


@rule
def own_gain(thoughts: list[TableState], b: TableBoard, w: TableWork, m: TableMind, seat: int) -> int:
    """What giving w.give and getting w.get brings the seat itself."""
    return score_after(thoughts, b, w, m, seat) - score(thoughts[SIGHT], b, w, m, seat)


@rule
def score_after(thoughts: list[TableState], b: TableBoard, w: TableWork, m: TableMind, seat: int) -> int:
    """The seat's score once it has given w.give and got w.get."""
    copy_state(thoughts, NEXT, thoughts, SIGHT)
    for good in range(b.goods):
        change_holding(thoughts[NEXT], b, seat, good, w.get[good] - w.give[good])
    return score(thoughts[NEXT], b, w, m, seat)


@rule
def others_gain(s: TableState, b: TableBoard, w: TableWork, m: TableMind, other: int) -> int:
    """What the other side of it, getting w.give and giving w.get, seems to bring an opponent."""
    total = 0
    for good in range(b.goods):
        change = w.give[good] - w.get[good]
        if change != 0:
            total += change * worth(s, b, w, m, other, good)
    return total


@rule
def race_gain(thoughts: list[TableState], b: TableBoard, w: TableWork, m: TableMind, seat: int, other: int) -> int:
    """What the trade in w brings the seat in the race: one opponent's gain counts as its share among them."""
    s = thoughts[SIGHT]
    if nearly_won(s, b, w, m, other):
        return -LEAST
    fed = max(0, others_gain(s, b, w, m, other))
    return own_gain(thoughts, b, w, m, seat) - fed // (s.players - 1)


@rule
def answer(thoughts: list[TableState], b: TableBoard, w: TableWork, m: TableMind, seat: int) -> int:
    """Accept, counter or decline; conclude with the best partner, or withdraw."""
    s = thoughts[SIGHT]
    best = -1
    best_gain = LEAST - 1
    for i in range(m.n_choices):
        code = m.choice[i]
        kind = b.code_kind[code]
        gain = -LEAST
        if kind == CONCLUDE:
            read_answer(s, b, w, b.code_x[code])
            gain = race_gain(thoughts, b, w, m, seat, b.code_x[code])
        elif kind == ACCEPT and s.answer[seat] == ASKED:
            for good in range(b.goods):
                w.give[good] = s.offer_get[good]
                w.get[good] = s.offer_give[good]
            gain = race_gain(thoughts, b, w, m, seat, s.turn_seat)
        if gain > best_gain:
            best = code
            best_gain = gain
    if best >= 0:
        return best
    if seat != s.turn_seat and m.trades[m.use] > 0:
        best = best_counter(thoughts, b, w, m, seat)
        if best >= 0:
            return best
    return m.choice[0]  # decline, withdraw


@rule
def best_counter(thoughts: list[TableState], b: TableBoard, w: TableWork, m: TableMind, seat: int) -> int:
    """Other terms for what the turn player asked, that bring both sides something; a code, or −1."""
    s = thoughts[SIGHT]
    if nearly_won(s, b, w, m, s.turn_seat):
        return -1
    best = -1
    best_gain = LEAST
    for i in range(m.n_choices):
        code = m.choice[i]
        if b.code_kind[code] == COUNTER:
            read_bundle(b, w, b.code_x[code])
            asked = s.offer_get[b.bundle_give[b.code_x[code]]]
            if asked > 0 and others_gain(s, b, w, m, s.turn_seat) > 0:
                gain = race_gain(thoughts, b, w, m, seat, s.turn_seat)
                if gain > best_gain:
                    best = code
                    best_gain = gain
    return best


@rule
def propose(thoughts: list[TableState], b: TableBoard, w: TableWork, m: TableMind, seat: int) -> int:
    """The offer worth making, once a turn, before anything else is done; a code, or −1."""
    s = thoughts[SIGHT]
    if s.phase != MAIN or m.trades[m.use] == 0 or s.offers_left != b.offers_per_turn or s.offers_left == 0:
        return -1
    before = score(s, b, w, m, seat)
    best = -1
    best_hope = 0
    for i in range(m.n_choices):
        code = m.choice[i]
        if b.code_kind[code] == MAKE_OFFER:
            read_bundle(b, w, b.code_x[code])
            gain = score_after(thoughts, b, w, m, seat) - before
            if gain > best_hope and gain >= LEAST:
                gain = hope(s, b, w, m, seat, gain)
                if gain > best_hope:
                    best = code
                    best_hope = gain
    return best


@rule
def hope(s: TableState, b: TableBoard, w: TableWork, m: TableMind, seat: int, gain: int) -> int:
    """What the trade in w promises with all whom it suits: the gain in the race, as far as each can and will agree."""
    total = 0
    for other in range(s.players):
        if other == seat or nearly_won(s, b, w, m, other):
            continue
        chance = chance_to_hold(s, b, w, other)
        if chance > 0:
            fed = others_gain(s, b, w, m, other)
            net = gain - fed // (s.players - 1)
            if fed > 0 and net >= LEAST:
                total += net * min(fed, CONTENT) // CONTENT * chance // 100
    return total


@rule
def chance_to_hold(s: TableState, b: TableBoard, w: TableWork, other: int) -> int:
    """How likely an opponent holds what w.get asks, in percent: cards by the size of its hand, open goods for sure."""
    asked = 0
    for good in range(b.resources):
        asked += w.get[good]
    for good in range(b.resources, b.goods):
        if holding(s, b, other, good) < w.get[good]:
            return 0
    if asked == 0:
        return 100
    if s.hand_size[other] < asked:
        return 0
    return min(100, 100 * s.hand_size[other] // (b.resources * asked * asked))
