"""Development cards and the largest army (G-DEV, G-LA)."""

from ....core.action_specs import Card
from ....core.actions import PLAY_CARD
from ....core.common_fields import NOBODY, ROBBER, TAKE
from ....core.rule import rule
from ....core.rules.awards import award_largest_army
from ....core.rules.basics import back_to_turn, emit, enter
from ....core.rules.deck import card_effect, draw_card, open_card
from ....core.rules.hands import settle_take
from ....core.rules.play import list_block
from ..events import LARGEST_ARMY
from ..meta import BANKING, MERCENARY, ROAD_BUILDING, ROADS_BY_CARD, TAKEN_BY_CARD, TRADE, VICTORY_POINT
from ..state import Board, State, Work
from .points import place_marker, return_marker
from .roads import give_roads


@rule
def draw(s: State, b: Board, w: Work, card: int) -> int:
    """Draw a card. It is not playable this turn, unless it is a reward and the option allows it (G-DEV-03, GQ-22)."""
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
def play_card(s: State, b: Board, w: Work, seat: int, card: int) -> int:
    """Play a card, which never returns to the stack (G-DEV-09, GQ-09, GQ-35)."""
    open_card(s, w, seat, card)
    s.round_busy = 1
    return card_effect(s, b, w, seat, card)


@rule
def list_cards(s: State, b: Board, w: Work, seat: int) -> int:
    """List playable cards; before the roll only by option (GQ-01)."""
    if s.card_count[seat] > 0 and s.card_played == 0 and b.fits[s.phase][PLAY_CARD] == 1:
        list_block(s, b, w, seat, PLAY_CARD)
    return 0


@rule
def play_mercenary(s: State, b: Board, w: Work, seat: int) -> int:
    """Move Götz, and award the largest army (G-DEV-05)."""
    award_largest_army(s, b, w, seat)
    enter(s, ROBBER)
    return 0


@rule
def play_road_building(s: State, b: Board, w: Work) -> int:
    """Build roads for free (G-DEV-06)."""
    return give_roads(s, b, w, ROADS_BY_CARD)


@rule
def play_banking(s: State, b: Board) -> int:
    """Take any cards from the supply (G-DEV-07)."""
    s.take = TAKEN_BY_CARD
    enter(s, TAKE)
    settle_take(s, b)
    return 0


@rule
def play_trade(s: State) -> int:
    """Exchange at a better rate for the rest of the turn (G-DEV-08)."""
    s.two_for_one = 1
    return 0


@rule
def army_size(s: State, seat: int) -> int:
    return s.cards_open[seat][MERCENARY]


@rule
def move_largest_army(s: State, b: Board, w: Work, old: int, new: int) -> int:
    """The first seat with three Mercenaries takes the award, then any seat with more (G-LA-01 to 03, GQ-17)."""
    if old != NOBODY:
        return_marker(s, old)
    place_marker(s, new)
    emit(w, LARGEST_ARMY, new, army_size(s, new), 0, 0)
    return 0


DEVELOPMENT_CARDS = (
    Card(MERCENARY, play=play_mercenary),
    Card(ROAD_BUILDING, play=play_road_building),
    Card(BANKING, play=play_banking),
    Card(TRADE, play=play_trade),
    Card(VICTORY_POINT),  # kept until the end (G-DEV-10)
)
