"""Tradable goods in America: resource cards and gold (A-TRADE); and gold from the bank, which is unlimited (AQ-14)."""

from ....core.common_fields import CANNOT_PAY, NOT_IN_SUPPLY
from ....core.events import PAID
from ....core.rule import rule
from ....core.rules.basics import emit
from ....core.rules.hands import gain, lose
from ....core.rules.play import list_block
from ..actions import BUY_RESOURCE, SELL_FOR_GOLD
from ..events import GOLD_SPENT, GOLD_TAKEN
from ..meta import EXCHANGE_GOLD, GOLD
from ..refusals import A_TRADE_04
from ..state import Board, State, Work


@rule
def holding(s: State, b: Board, seat: int, good: int) -> int:
    """Return how much gold, or how many cards of a resource, the seat has to trade (A-TRADE-02, A-TRADE-08, AQ-22)."""
    if good == GOLD:
        return s.gold[seat]
    return s.hand[seat][good]


@rule
def change_holding(s: State, b: Board, seat: int, good: int, count: int) -> int:
    if good == GOLD:
        s.gold[seat] += count
    else:
        s.hand[seat][good] += count
        s.hand_size[seat] += count
    return 0


@rule
def take_gold(s: State, w: Work, seat: int, count: int, source: int) -> int:
    """Give a seat gold from the bank, which never runs out (A-COMP-03, A-MAP-05, AQ-14).

    Gold enters the game in no other way (A-INV-09).
    """
    if count > 0:
        s.gold[seat] += count
        emit(w, GOLD_TAKEN, seat, count, source, 0)
    return 0


@rule
def check_buy_resource(s: State, b: Board, seat: int, resource: int) -> int:
    """Check buying a card from the supply for two gold, at most twice a turn (A-TRADE-03, A-TRADE-04, AQ-23, AQ-24)."""
    if s.supply[resource] == 0:
        return NOT_IN_SUPPLY
    if s.bought == b.gold_purchases:
        return A_TRADE_04
    if s.gold[seat] < b.gold_price:
        return CANNOT_PAY
    return 0


@rule
def list_purchases(s: State, b: Board, w: Work, seat: int) -> int:
    if s.gold[seat] >= b.gold_price:
        list_block(s, b, w, seat, BUY_RESOURCE)
    return 0


@rule
def buy_resource(s: State, b: Board, w: Work, seat: int, resource: int) -> int:
    s.gold[seat] -= b.gold_price
    s.bought += 1
    gain(s, seat, resource, 1)
    emit(w, GOLD_SPENT, seat, b.gold_price, resource, 0)
    return 0


@rule
def check_sell(s: State, b: Board, seat: int, resource: int) -> int:
    """Check selling three equal cards for one gold (A-TRADE-05)."""
    if s.hand[seat][resource] < b.supply_price:
        return CANNOT_PAY
    return 0


@rule
def sell(s: State, b: Board, w: Work, seat: int, resource: int) -> int:
    lose(s, seat, resource, b.supply_price)
    emit(w, PAID, seat, resource, b.supply_price, 0)
    take_gold(s, w, seat, 1, EXCHANGE_GOLD)
    return 0


@rule
def list_sales(s: State, b: Board, w: Work, seat: int) -> int:
    if s.hand_size[seat] >= b.supply_price:
        list_block(s, b, w, seat, SELL_FOR_GOLD)
    return 0
