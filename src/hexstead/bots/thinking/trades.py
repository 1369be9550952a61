"""Trading: rate a trade by the seat's own gain minus its share of the partner's gain.

The partner's gain is judged by public information. A partner about to win gets no trade.
A level with `searched_offers` rates that many offers by what the rest of its turn is worth with and without the trade.
"""

from ...core.actions import ACCEPT, CONCLUDE, COUNTER, MAKE_OFFER
from ...core.common_fields import ASKED, MAIN, CommonBoard, CommonState, CommonWork
from ...core.kernel import copy_state
from ...core.rule import rule
from ...core.rules.goods import change_holding, holding
from ...core.rules.trade import read_answer, read_bundle
from ..mind import NEXT, SEEN, TURN, CommonMind
from .fairness import is_fair
from .hooks import nearly_won, worth
from .turns import UNSCORED, finish_turn
from .value import score

MIN_GAIN = 20  # least gain for which to trade, in thousandths of a point
MAX_GAIN = 10_000  # most that a trade counts for, so that a win this turn doesn't hide who is likely to agree
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
def rest_of_turn(
    scratch: list[CommonState], b: CommonBoard, w: CommonWork, m: CommonMind, seat: int, trades: int
) -> int:
    """The value of the seat's turn, played on after the trade in w (1) or without it (0)."""
    copy_state(scratch, TURN, scratch, SEEN)
    play_on(scratch[TURN], m)
    if trades == 1:
        for good in range(b.goods):
            change_holding(scratch[TURN], b, seat, good, w.get[good] - w.give[good])
    return finish_turn(scratch, b, w, m, TURN, seat)


@rule
def play_on(s: CommonState, m: CommonMind) -> int:
    """Leave the offer, if there is one; nobody is robbed now."""
    s.phase = MAIN
    m.robbing = 0
    return 0


@rule
def gain_of_trade(scratch: list[CommonState], b: CommonBoard, w: CommonWork, m: CommonMind, seat: int) -> int:
    """The seat's gain from the trade in w: over the rest of its turn if the level searches offers, else at once."""
    if m.searched_offers[m.active] == 0 or seat != scratch[SEEN].turn_seat:
        return own_gain(scratch, b, w, m, seat)
    return rest_of_turn(scratch, b, w, m, seat, 1) - rest_of_turn(scratch, b, w, m, seat, 0)


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
    gain = gain_of_trade(scratch, b, w, m, seat) - partner_gain // (s.players - 1)
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
    """The code of the best offer, while the level may make another one in this turn; −1 for none."""
    s = scratch[SEEN]
    if s.phase != MAIN or s.offers_made >= m.makes_trades[m.active]:
        return -1
    if m.searched_offers[m.active] > 0:
        return search_offers(scratch, b, w, m, seat)
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
def search_offers(scratch: list[CommonState], b: CommonBoard, w: CommonWork, m: CommonMind, seat: int) -> int:
    """The code of the best offer by the rest of the turn, among those with the best immediate gains; −1 for none."""
    for i in range(m.n_choices):
        m.score[i] = UNSCORED
        if b.code_kind[m.choice[i]] == MAKE_OFFER:
            read_bundle(b, w, b.code_x[m.choice[i]])
            if expected_gain(scratch, b, w, m, seat, MAX_GAIN) > 0:
                m.score[i] = score_after(scratch, b, w, m, seat)
    without = rest_of_turn(scratch, b, w, m, seat, 0)
    best = -1
    best_expected = 0
    for _ in range(m.searched_offers[m.active]):
        top = -1
        for i in range(m.n_choices):
            if m.score[i] > UNSCORED and (top < 0 or m.score[i] > m.score[top]):
                top = i
        if top < 0:
            return best
        m.score[top] = UNSCORED
        read_bundle(b, w, b.code_x[m.choice[top]])
        gain = rest_of_turn(scratch, b, w, m, seat, 1) - without
        if gain >= MIN_GAIN:
            gain = expected_gain(scratch, b, w, m, seat, min(gain, MAX_GAIN))
            if gain > best_expected:
                best = m.choice[top]
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
