"""Trading: rate a trade by the seat's own gain minus its share of the partner's gain.

The partner's gain is judged by public information. A partner about to win gets no trade. A bot makes one offer a turn.
"""

from ...core.actions import ACCEPT, CONCLUDE, COUNTER, MAKE_OFFER
from ...core.common_fields import ASKED, MAIN, CommonBoard, CommonState, CommonWork
from ...core.kernel import copy_state
from ...core.rule import rule
from ...core.rules.goods import change_holding, holding
from ...core.rules.trade import read_answer, read_bundle
from ..mind import NEXT, SEEN, CommonMind
from .fairness import is_fair
from .hooks import nearly_won, worth
from .value import score

MIN_GAIN = 20  # least gain for which to trade, in thousandths of a point
CERTAIN_GAIN = 100  # partner's gain above which it is assumed to agree; below, less likely in proportion


@rule
def own_gain(scratch: list[CommonState], b: CommonBoard, w: CommonWork, m: CommonMind, seat: int) -> int:
    """The change of the seat's score if it gives w.give and gets w.get."""
    return score_after(scratch, b, w, m, seat) - score(scratch[SEEN], b, w, m, seat)


@rule
def score_after(scratch: list[CommonState], b: CommonBoard, w: CommonWork, m: CommonMind, seat: int) -> int:
    """The seat's score after it gave w.give and got w.get."""
    copy_state(scratch, NEXT, scratch, SEEN)
    for good in range(b.goods):
        change_holding(scratch[NEXT], b, seat, good, w.get[good] - w.give[good])
    return score(scratch[NEXT], b, w, m, seat)


@rule
def opponent_gain(s: CommonState, b: CommonBoard, w: CommonWork, m: CommonMind, other: int) -> int:
    """The estimated gain of an opponent that gets w.give and gives w.get."""
    total = 0
    for good in range(b.goods):
        change = w.give[good] - w.get[good]
        if change != 0:
            total += change * worth(s, b, w, m, other, good)
    return total


@rule
def net_gain(scratch: list[CommonState], b: CommonBoard, w: CommonWork, m: CommonMind, seat: int, other: int) -> int:
    """The seat's gain from the trade in w, minus the partner's gain divided by the number of opponents.

    A trade that is not fair (fairness.py) counts as a loss.
    """
    s = scratch[SEEN]
    if nearly_won(s, b, w, m, other):
        return -MIN_GAIN
    partner_gain = max(0, opponent_gain(s, b, w, m, other))
    gain = own_gain(scratch, b, w, m, seat) - partner_gain // (s.players - 1)
    if gain >= MIN_GAIN and not is_fair(scratch, b, w, m, seat, other):
        return -MIN_GAIN
    return gain


@rule
def answer_offer(scratch: list[CommonState], b: CommonBoard, w: CommonWork, m: CommonMind, seat: int) -> int:
    """The best answer to an offer: accept, counter or decline; to the seat's own offer, conclude or withdraw."""
    s = scratch[SEEN]
    best = -1
    best_gain = MIN_GAIN - 1
    for i in range(m.n_choices):
        code = m.choice[i]
        kind = b.code_kind[code]
        gain = -MIN_GAIN
        if kind == CONCLUDE:
            read_answer(s, b, w, b.code_x[code])
            gain = net_gain(scratch, b, w, m, seat, b.code_x[code])
        elif kind == ACCEPT and s.answer[seat] == ASKED:
            for good in range(b.goods):
                w.give[good] = s.offer_get[good]
                w.get[good] = s.offer_give[good]
            gain = net_gain(scratch, b, w, m, seat, s.turn_seat)
        if gain > best_gain:
            best = code
            best_gain = gain
    if best >= 0:
        return best
    if seat != s.turn_seat and m.makes_trades[m.active] > 0:
        best = best_counter(scratch, b, w, m, seat)
        if best >= 0:
            return best
    return m.choice[0]  # decline, withdraw


@rule
def best_counter(scratch: list[CommonState], b: CommonBoard, w: CommonWork, m: CommonMind, seat: int) -> int:
    """The code of the best counter-offer for what the turn player asked, with a gain for both sides; −1 for none."""
    s = scratch[SEEN]
    if nearly_won(s, b, w, m, s.turn_seat):
        return -1
    best = -1
    best_gain = MIN_GAIN
    for i in range(m.n_choices):
        code = m.choice[i]
        if b.code_kind[code] == COUNTER:
            read_bundle(b, w, b.code_x[code])
            asked = s.offer_get[b.bundle_give[b.code_x[code]]]
            if asked > 0 and opponent_gain(s, b, w, m, s.turn_seat) > 0:
                gain = net_gain(scratch, b, w, m, seat, s.turn_seat)
                if gain > best_gain:
                    best = code
                    best_gain = gain
    return best


@rule
def best_offer(scratch: list[CommonState], b: CommonBoard, w: CommonWork, m: CommonMind, seat: int) -> int:
    """The code of the best offer, which is made once a turn before any other action; −1 for none."""
    s = scratch[SEEN]
    if s.phase != MAIN or m.makes_trades[m.active] == 0 or s.offers_made > 0:
        return -1
    before = score(s, b, w, m, seat)
    best = -1
    best_expected = 0
    for i in range(m.n_choices):
        code = m.choice[i]
        if b.code_kind[code] == MAKE_OFFER:
            read_bundle(b, w, b.code_x[code])
            gain = score_after(scratch, b, w, m, seat) - before
            if gain > best_expected and gain >= MIN_GAIN:
                gain = expected_gain(scratch, b, w, m, seat, gain)
                if gain > best_expected:
                    best = code
                    best_expected = gain
    return best


@rule
def expected_gain(
    scratch: list[CommonState], b: CommonBoard, w: CommonWork, m: CommonMind, seat: int, gain: int
) -> int:
    """The net gain of the trade in w, summed over opponents, each weighted by the chance that it can and will agree.

    Opponents with whom the trade would not be fair do not count.
    """
    s = scratch[SEEN]
    total = 0
    for other in range(s.players):
        if other == seat or nearly_won(s, b, w, m, other):
            continue
        chance = percent_to_hold(s, b, w, other)
        if chance > 0:
            partner_gain = opponent_gain(s, b, w, m, other)
            net = gain - partner_gain // (s.players - 1)
            if partner_gain > 0 and net >= MIN_GAIN and is_fair(scratch, b, w, m, seat, other):
                total += net * min(partner_gain, CERTAIN_GAIN) // CERTAIN_GAIN * chance // 100
    return total


@rule
def percent_to_hold(s: CommonState, b: CommonBoard, w: CommonWork, other: int) -> int:
    """The chance in percent that an opponent holds w.get: resources judged by hand size, public goods known exactly."""
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
