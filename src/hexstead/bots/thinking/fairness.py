"""Fair trades: judged by the win probabilities of both sides before and after, each by what that side can know.

The seat judges its own side by its view. It judges a partner by the partner's view, for which it supposes a hand: the
cards that the trade needs and an even share of the rest.
"""

from ...core.common_fields import CommonBoard, CommonState, CommonWork
from ...core.kernel import copy_state, hide
from ...core.rule import rule
from ...core.rules.goods import change_holding
from ..mind import NEXT, SEEN, CommonMind
from .network import judge


@rule
def is_fair(scratch: list[CommonState], b: CommonBoard, w: CommonWork, m: CommonMind, seat: int, other: int) -> bool:
    """Whether the seat's chance rises if it gives w.give and gets w.get, and by enough of what the partner gains.

    The level's setting `judges_trades` is the least share of the partner's gain, in percent; with 0, every trade is
    fair.
    """
    percent = m.judges_trades[m.active]
    if percent == 0:
        return True
    own = own_rise(scratch, b, w, m, seat, other)
    if own <= 0:
        return False
    return 100 * own >= percent * partner_rise(scratch, b, w, m, seat, other)


@rule
def own_rise(scratch: list[CommonState], b: CommonBoard, w: CommonWork, m: CommonMind, seat: int, other: int) -> int:
    """How much the trade in w raises the seat's win probability by its own view, in millionths."""
    copy_state(scratch, NEXT, scratch, SEEN)
    return rise(scratch, b, w, m, seat, other, 1)


@rule
def partner_rise(
    scratch: list[CommonState], b: CommonBoard, w: CommonWork, m: CommonMind, seat: int, other: int
) -> int:
    """How much the trade in w raises the partner's win probability, in millionths, with the hand it may have."""
    copy_state(scratch, NEXT, scratch, SEEN)
    hide(scratch[NEXT], other)
    suppose_hand(scratch[NEXT], b, w, other)
    return rise(scratch, b, w, m, other, seat, -1)


@rule
def rise(
    scratch: list[CommonState], b: CommonBoard, w: CommonWork, m: CommonMind, viewer: int, other: int, sign: int
) -> int:
    """The change of the viewer's win probability in scratch state NEXT by the trade in w; sign −1: it gives w.get."""
    judge(scratch[NEXT], b, w, m, viewer)
    before = m.win_odds[viewer]
    trade_visibly(scratch[NEXT], b, w, viewer, other, sign)
    judge(scratch[NEXT], b, w, m, viewer)
    return m.win_odds[viewer] - before


@rule
def trade_visibly(s: CommonState, b: CommonBoard, w: CommonWork, viewer: int, other: int, sign: int) -> int:
    """Trade in a state masked for the viewer: of the other side's cards, only the number is visible."""
    for good in range(b.goods):
        change = sign * (w.get[good] - w.give[good])
        if change != 0:
            change_holding(s, b, viewer, good, change)
            if good < b.resources:
                s.hand_size[other] -= change
            else:
                change_holding(s, b, other, good, -change)
    return 0


@rule
def suppose_hand(s: CommonState, b: CommonBoard, w: CommonWork, other: int) -> int:
    """Give the seat a hand of its public size: the cards in w.get, and an even share of each resource."""
    rest = s.hand_size[other]
    for good in range(b.resources):
        rest -= w.get[good]
    rest = max(0, rest)
    for good in range(b.resources):
        s.hand[other][good] = w.get[good] + rest // b.resources + int(good < rest % b.resources)
    return 0
