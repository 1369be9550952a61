"""Victory points and the end of the game (I-WIN)."""

from hexstead.core.common_fields import NOBODY, OVER
from hexstead.core.rule import rule
from hexstead.core.rules.basics import finish
from hexstead.core.rules.deck import reveal_cards

from ..meta import AWARD_POINTS, TOWN_POINTS, VICTORY_POINT
from ..state import Board, State, Work


@rule
def points(s: State, b: Board, seat: int) -> int:
    """Villages, towns, awards and victory point cards, held or revealed (I-WIN-02)."""
    total = b.villages_per_seat - s.villages_left[seat]
    total += (b.towns_per_seat - s.towns_left[seat]) * TOWN_POINTS
    if s.lr_holder == seat:
        total += AWARD_POINTS
    if s.la_holder == seat:
        total += AWARD_POINTS
    return total + s.cards[seat][VICTORY_POINT] + s.cards_open[seat][VICTORY_POINT]


@rule
def after_action(s: State, b: Board, w: Work) -> int:
    """The turn player, and nobody else, wins with enough points (I-WIN-01, I-WIN-03)."""
    if s.phase != OVER and s.turn > 0 and points(s, b, s.turn_seat) >= b.points_to_win:
        show_cards(s, w)
        finish(s, w, s.turn_seat)
    return 0


@rule
def end_drawn(s: State, w: Work) -> int:
    show_cards(s, w)
    finish(s, w, NOBODY)
    return 0


@rule
def show_cards(s: State, w: Work) -> int:
    """Victory point cards are revealed at the end (I-DEV-07)."""
    for seat in range(s.players):
        reveal_cards(s, w, seat, VICTORY_POINT)
    return 0
