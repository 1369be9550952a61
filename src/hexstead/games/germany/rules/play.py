"""Hooks for all of Germany's actions, and exchanges with the Trade card."""

from ....core.common_fields import SET_UP, TAKE
from ....core.rule import rule
from ....core.rules.hands import check_exchange, exchange, list_exchanges, stop_taking
from ..actions import EXCHANGE_TWO
from ..refusals import G_TRADE_03
from ..state import Board, State, Work
from .points import check_win
from .roads import stop_roads
from .setup import set_up_seat


@rule
def seat_to_act(s: State) -> int:
    """The seat that places in the set-up, else the turn player alone (G-TURN-04)."""
    if s.phase == SET_UP:
        return set_up_seat(s)
    return s.turn_seat


@rule
def after_action(s: State, b: Board, w: Work) -> int:
    """End the game as soon as the turn player has enough points (G-WIN-04)."""
    return check_win(s, b, w)


@rule
def check_exchange_two(s: State, b: Board, seat: int, give: int, get: int) -> int:
    """Require a turn with the Trade card (G-TRADE-03)."""
    if s.two_for_one == 0:
        return G_TRADE_03
    return check_exchange(s, seat, give, get, b.trade_card_price)


@rule
def exchange_two(s: State, b: Board, w: Work, seat: int, give: int, get: int) -> int:
    return exchange(s, w, seat, give, get, b.trade_card_price)


@rule
def list_exchanges_of_two(s: State, b: Board, w: Work, seat: int) -> int:
    if s.two_for_one == 1:
        list_exchanges(s, b, w, seat, EXCHANGE_TWO, b.trade_card_price)
    return 0


@rule
def apply_done(s: State, w: Work, seat: int) -> int:
    """Decline the rest of free cards or roads."""
    if s.phase == TAKE:
        return stop_taking(s, w, seat)
    return stop_roads(s, w, seat)
