"""Development cards and the largest army (G-DEV, G-LA)."""

from ....core.rule import rule
from ....core.rules.basics import back_to_turn, emit, enter
from ....core.rules.deck import buy_card, check_play_card, check_stack, draw_card, open_card
from ....core.rules.hands import check_can_pay, pay, settle_take
from ....core.table import CARD_KEPT, NOBODY, ROBBER, TAKE
from ..events import LARGEST_ARMY
from ..meta import BANKING, CARD, MERCENARY, ROAD_BUILDING, VICTORY_POINT
from ..state import Board, State, Work
from .points import place_marker, return_marker
from .roads import give_roads


@rule
def check_buy(s: State, b: Board, seat: int) -> int:
    """Any number, while the stack lasts (G-DEV-01, G-DEV-11, GQ-36)."""
    refused = check_stack(s)
    if refused != 0:
        return refused
    return check_can_pay(s, b, seat, CARD)


@rule
def buy(s: State, b: Board, w: Work, seat: int) -> int:
    pay(s, b, w, seat, CARD)
    buy_card(s, w, seat)
    return 0


@rule
def draw(s: State, b: Board, w: Work, card: int) -> int:
    """A bought card is not playable this turn; a reward is by option (G-DEV-03, GQ-22)."""
    playable_now = 0
    if s.draw_free == 1 and b.reward_playable == 1:
        playable_now = 1
    draw_card(s, w, s.turn_seat, card, playable_now)
    if s.draws == 0 or s.stack_size == 0:
        s.draws = 0
        s.draw_free = 0
        back_to_turn(s)
    return 0


@rule
def check_play(s: State, seat: int, card: int) -> int:
    """Victory point cards are kept, the others played one a turn (G-DEV-04, G-DEV-10)."""
    if card == VICTORY_POINT:
        return CARD_KEPT
    return check_play_card(s, seat, card)


@rule
def play_card(s: State, b: Board, w: Work, seat: int, card: int) -> int:
    """Mercenary, Road Building, Banking, Trade; what is played never comes back (G-DEV-05 to 09, GQ-09, GQ-35)."""
    open_card(s, w, seat, card)
    s.round_busy = 1
    if card == MERCENARY:
        award_largest_army(s, b, w, seat)
        enter(s, ROBBER)
    elif card == ROAD_BUILDING:
        give_roads(s, b, w, b.roads_by_card)
    elif card == BANKING:
        s.take = b.taken_by_card
        enter(s, TAKE)
        settle_take(s, b)
    else:
        s.two_for_one = 1
    return 0


@rule
def award_largest_army(s: State, b: Board, w: Work, seat: int) -> int:
    """The first with three played Mercenaries, then whoever has more than the holder (G-LA-01 to 03, GQ-17)."""
    army = s.cards_open[seat][MERCENARY]
    holder = s.la_holder
    if holder == seat or army < b.largest_army_min:
        return 0
    if holder != NOBODY:
        if army <= s.cards_open[holder][MERCENARY]:
            return 0
        return_marker(s, holder)
    s.la_holder = seat
    place_marker(s, seat)
    emit(w, LARGEST_ARMY, seat, army, 0, 0)
    return 0
