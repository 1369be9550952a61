"""Development cards (A-DEV, A-CARD)."""

from ....core.action_specs import Card
from ....core.actions import PLAY_CARD
from ....core.common_fields import NOBODY, ROBBER, STACK_EMPTY, TAKE
from ....core.events import PAID
from ....core.rule import rule
from ....core.rules.basics import back_to_turn, emit, enter
from ....core.rules.deck import buy_card, card_effect, check_play_card, draw_card, open_card
from ....core.rules.dice import resolve_roll
from ....core.rules.hands import lose, settle_take
from ....core.rules.play import list_block
from ..actions import NATIVE_SUPPORT
from ..events import NUMBER_NAMED, RESHUFFLED
from ..meta import (
    CARD_GOLD,
    CARD_MOVE,
    CATTLE,
    CATTLE_DRIVE,
    CATTLE_DRIVE_GOLD,
    CAVALRY,
    ENGINEER_CARD,
    ENGINEER_RAILS,
    MINERAL_RIGHTS,
    RIGHT_OF_WAY,
    SCOUT,
    SCOUT_CARD,
    SCOUT_GOLD,
    SUPPORT,
    TAKEN_BY_CARD,
)
from ..refusals import A_CARD_06
from ..state import Board, State, Work
from .goods import take_gold
from .rails import settle_rails
from .trains import start_card_move
from .turn import acting, back

LOWEST_SUM = 2


@rule
def pile_size(s: State, b: Board) -> int:
    size = 0
    for card in range(b.cards):
        size += s.pile[card]
    return size


@rule
def check_buy(s: State, b: Board) -> int:
    """Require a card in the stack or the pile (AQ-58)."""
    if s.stack_size + pile_size(s, b) == 0:
        return STACK_EMPTY
    return 0


@rule
def buy(s: State, b: Board, w: Work, seat: int) -> int:
    """Chance draws a card of the stack next (A-DEV-01)."""
    refill(s, b, w)
    buy_card(s, w, seat)
    return 0


@rule
def refill(s: State, b: Board, w: Work) -> int:
    """Turn the pile into the stack if that is empty; this happens only in a purchase (A-DEV-07, AQ-59)."""
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
    """Draw a card. It is playable this turn only if it was bought out of turn (A-DEV-03, 04, AQ-62)."""
    playable_now = 0
    if s.builder != NOBODY:
        playable_now = 1
    draw_card(s, w, acting(s), card, playable_now)
    refill(s, b, w)
    back(s, b, w)
    return 0


@rule
def put_on_pile(s: State, w: Work, seat: int, card: int) -> int:
    """Put a card on the open pile (A-DEV-06)."""
    open_card(s, w, seat, card)
    s.pile[card] += 1
    return 0


@rule
def play_card(s: State, b: Board, w: Work, seat: int, card: int) -> int:
    """Play a card, also before the roll and without any effect (A-CARD-09, AQ-60, AQ-61)."""
    put_on_pile(s, w, seat, card)
    return card_effect(s, b, w, seat, card)


@rule
def list_cards(s: State, b: Board, w: Work, seat: int) -> int:
    if s.card_count[seat] > 0 and s.card_played == 0:
        list_block(s, b, w, seat, PLAY_CARD)
    return 0


@rule
def play_cavalry(s: State) -> int:
    """Move the outlaw, with gold on arrival (A-CARD-02)."""
    s.cavalry = 1
    enter(s, ROBBER)
    return 0


@rule
def play_engineer(s: State, b: Board, w: Work) -> int:
    """Build rails for free (A-CARD-03)."""
    s.free_rails = ENGINEER_RAILS
    settle_rails(s, b, w)
    return 0


@rule
def play_right_of_way(s: State) -> int:
    """Move one train for free (A-CARD-04)."""
    start_card_move(s)
    enter(s, CARD_MOVE)
    return 0


@rule
def play_mineral_rights(s: State, b: Board) -> int:
    """Take any cards from the supply (A-CARD-05)."""
    s.take = TAKEN_BY_CARD
    enter(s, TAKE)
    settle_take(s, b)
    return 0


@rule
def check_cattle_drive(s: State, seat: int) -> int:
    """Require a cattle card (A-CARD-06, A-CARD-11)."""
    if s.hand[seat][CATTLE] == 0:
        return A_CARD_06
    return 0


@rule
def play_cattle_drive(s: State, w: Work, seat: int) -> int:
    """Sell a cattle card for gold (A-CARD-06)."""
    lose(s, seat, CATTLE, 1)
    emit(w, PAID, seat, CATTLE, 1, 0)
    take_gold(s, w, seat, CATTLE_DRIVE_GOLD, CARD_GOLD)
    return 0


@rule
def play_scout(s: State) -> int:
    """Walk a settler without grain, or take gold (A-CARD-07)."""
    enter(s, SCOUT)
    return 0


DEVELOPMENT_CARDS = (
    Card(CAVALRY, play=play_cavalry),
    Card(ENGINEER_CARD, play=play_engineer),
    Card(RIGHT_OF_WAY, play=play_right_of_way),
    Card(MINERAL_RIGHTS, play=play_mineral_rights),
    Card(CATTLE_DRIVE, play=play_cattle_drive, check=check_cattle_drive),
    Card(SCOUT_CARD, play=play_scout),
    Card(SUPPORT),  # played by the action NativeSupport, which names the number (A-CARD-08)
)


@rule
def check_native_support(s: State, seat: int) -> int:
    return check_play_card(s, seat, SUPPORT)


@rule
def list_native_support(s: State, b: Board, w: Work, seat: int) -> int:
    if s.card_count[seat] > 0:
        list_block(s, b, w, seat, NATIVE_SUPPORT)
    return 0


@rule
def native_support(s: State, b: Board, w: Work, seat: int, choice: int) -> int:
    """Name the number that counts as rolled; the dice show no faces (A-CARD-08, A-CARD-11)."""
    number = choice + LOWEST_SUM
    put_on_pile(s, w, seat, SUPPORT)
    s.dice[0] = 0
    s.dice[1] = 0
    emit(w, NUMBER_NAMED, seat, number, 0, 0)
    resolve_roll(s, b, w, number)
    return 0


@rule
def scout_gold(s: State, w: Work, seat: int) -> int:
    take_gold(s, w, seat, SCOUT_GOLD, CARD_GOLD)
    back_to_turn(s)
    return 0
