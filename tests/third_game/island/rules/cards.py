"""Development cards and the largest army (I-DEV, I-ARMY)."""

from hexstead.core.action_specs import Card
from hexstead.core.actions import PLAY_CARD
from hexstead.core.common_fields import ROBBER, TAKE
from hexstead.core.rule import rule
from hexstead.core.rules.awards import award_largest_army
from hexstead.core.rules.basics import back_to_turn, emit, enter
from hexstead.core.rules.deck import card_effect, draw_card, open_card
from hexstead.core.rules.hands import settle_take
from hexstead.core.rules.play import list_block

from ..events import LARGEST_ARMY
from ..meta import HARVEST, KNIGHT, VICTORY_POINT
from ..state import Board, State, Work


@rule
def draw(s: State, w: Work, card: int) -> int:
    """A bought card cannot be played in the same turn (I-DEV-03)."""
    draw_card(s, w, s.turn_seat, card, 0)
    s.round_busy = 1
    back_to_turn(s)
    return 0


@rule
def play_card(s: State, b: Board, w: Work, seat: int, card: int) -> int:
    """Before or after the roll, one per turn (I-DEV-04)."""
    open_card(s, w, seat, card)
    s.round_busy = 1
    return card_effect(s, b, w, seat, card)


@rule
def list_cards(s: State, b: Board, w: Work, seat: int) -> int:
    if s.card_count[seat] > 0 and s.card_played == 0:
        list_block(s, b, w, seat, PLAY_CARD)
    return 0


@rule
def play_harvest(s: State, b: Board) -> int:
    """Two cards of one's choice from the supply (I-DEV-06)."""
    s.take = b.taken_by_card
    enter(s, TAKE)
    settle_take(s, b)
    return 0


@rule
def play_knight(s: State, b: Board, w: Work, seat: int) -> int:
    """Move the pirate; the largest army can change hands (I-DEV-05)."""
    award_largest_army(s, b, w, seat)
    enter(s, ROBBER)
    return 0


@rule
def army_size(s: State, seat: int) -> int:
    return s.cards_open[seat][KNIGHT]


@rule
def move_largest_army(s: State, b: Board, w: Work, old: int, new: int) -> int:
    """To the first with two Knights, then to a larger army (I-ARMY-01)."""
    emit(w, LARGEST_ARMY, new, army_size(s, new), 0, 0)
    return 0


DEVELOPMENT_CARDS = (
    Card(KNIGHT, play=play_knight),
    Card(HARVEST, play=play_harvest),
    Card(VICTORY_POINT),  # kept until the end (I-DEV-07)
)
