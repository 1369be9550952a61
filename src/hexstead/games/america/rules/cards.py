"""Development cards (A-DEV, A-CARD)."""

from ....core.events import PAID
from ....core.rule import rule
from ....core.rules.basics import back_to_turn, emit, enter
from ....core.rules.deck import buy_card, check_play_card, draw_card, open_card
from ....core.rules.dice import resolve_roll
from ....core.rules.hands import check_can_pay, lose, pay, settle_take
from ....core.table import CARD_KEPT, NOBODY, ROBBER, STACK_EMPTY, TAKE
from ..events import NUMBER_NAMED, RESHUFFLED
from ..meta import (
    CARD,
    CARD_GOLD,
    CARD_MOVE,
    CATTLE,
    CATTLE_DRIVE,
    CAVALRY,
    ENGINEER_CARD,
    MINERAL_RIGHTS,
    RIGHT_OF_WAY,
    SCOUT,
    SUPPORT,
)
from ..refusals import A_CARD_06
from ..state import Board, State, Work
from .goods import take_gold
from .rails import settle_rails
from .trains import start_card_move
from .turn import acting, back


@rule
def pile_size(s: State, b: Board) -> int:
    size = 0
    for card in range(b.cards):
        size += s.pile[card]
    return size


@rule
def check_buy(s: State, b: Board, seat: int) -> int:
    """Refused only when neither the stack nor the pile has a card (AQ-58)."""
    if s.stack_size + pile_size(s, b) == 0:
        return STACK_EMPTY
    return check_can_pay(s, b, seat, CARD)


@rule
def buy(s: State, b: Board, w: Work, seat: int) -> int:
    """A card of the stack for its price (A-DEV-01)."""
    pay(s, b, w, seat, CARD)
    refill(s, b, w)
    buy_card(s, w, seat)
    return 0


@rule
def refill(s: State, b: Board, w: Work) -> int:
    """Played cards become the stack when that is empty, inside a purchase and nowhere else (A-DEV-07, AQ-59)."""
    if s.stack_size > 0 or pile_size(s, b) == 0:
        return 0
    for card in range(b.cards):
        s.stack[card] = s.pile[card]
        s.stack_size += s.pile[card]
        s.pile[card] = 0
    emit(w, RESHUFFLED, 0, 0, 0, 0)
    return 0


@rule
def draw(s: State, b: Board, w: Work, card: int) -> int:
    """A card bought in the own turn waits for the next; one bought out of turn does not (A-DEV-03, 04, AQ-62)."""
    playable_now = 0
    if s.builder != NOBODY:
        playable_now = 1
    draw_card(s, w, acting(s), card, playable_now)
    refill(s, b, w)
    back(s, b, w)
    return 0


@rule
def check_play(s: State, seat: int, card: int) -> int:
    """Native Support is played with its number; the Cattle Drive needs cattle (A-CARD-08, A-CARD-11)."""
    if card == SUPPORT:
        return CARD_KEPT
    refused = check_play_card(s, seat, card)
    if refused == 0 and card == CATTLE_DRIVE and s.hand[seat][CATTLE] == 0:
        return A_CARD_06
    return refused


@rule
def put_on_pile(s: State, w: Work, seat: int, card: int) -> int:
    """Played cards lie open (A-DEV-06)."""
    open_card(s, w, seat, card)
    s.pile[card] += 1
    return 0


@rule
def play_card(s: State, b: Board, w: Work, seat: int, card: int) -> int:
    """What each card does, before the roll too (A-CARD-02 to 07, A-CARD-09); it may be nothing (AQ-60, AQ-61)."""
    put_on_pile(s, w, seat, card)
    if card == CAVALRY:
        s.cavalry = 1
        enter(s, ROBBER)
    elif card == ENGINEER_CARD:
        s.free_rails = b.engineer_rails
        settle_rails(s, b, w)
    elif card == RIGHT_OF_WAY:
        start_card_move(s, b)
        enter(s, CARD_MOVE)
    elif card == MINERAL_RIGHTS:
        s.take = b.taken_by_card
        enter(s, TAKE)
        settle_take(s, b)
    elif card == CATTLE_DRIVE:
        lose(s, seat, CATTLE, 1)
        emit(w, PAID, seat, CATTLE, 1, 0)
        take_gold(s, w, seat, b.cattle_drive_gold, CARD_GOLD)
    else:
        enter(s, SCOUT)
    return 0


@rule
def check_native_support(s: State, seat: int) -> int:
    return check_play_card(s, seat, SUPPORT)


@rule
def native_support(s: State, b: Board, w: Work, seat: int, number: int) -> int:
    """The number counts as rolled; no dice faces are recorded (A-CARD-08, A-CARD-11)."""
    put_on_pile(s, w, seat, SUPPORT)
    s.dice[0] = 0
    s.dice[1] = 0
    emit(w, NUMBER_NAMED, seat, number, 0, 0)
    resolve_roll(s, b, w, number)
    return 0


@rule
def scout_gold(s: State, b: Board, w: Work, seat: int) -> int:
    take_gold(s, w, seat, b.scout_gold, CARD_GOLD)
    back_to_turn(s)
    return 0
