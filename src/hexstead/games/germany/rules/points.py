"""Victory points and the end of the game (G-WIN)."""

from ....core.common_fields import NOBODY, OVER
from ....core.rule import rule
from ....core.rules.basics import finish
from ....core.rules.deck import reveal_cards
from ..meta import VICTORY_POINT
from ..state import Board, State, Work


@rule
def points(s: State, b: Board, seat: int) -> int:
    """Count town halls on the map, markers, and victory point cards in hand or revealed (G-WIN-03)."""
    placed = b.halls_per_seat - s.halls_left[seat]
    return placed + s.cards[seat][VICTORY_POINT] + s.cards_open[seat][VICTORY_POINT]


@rule
def check_win(s: State, b: Board, w: Work) -> int:
    """End the game if the turn player has enough points; no one else can win (G-WIN-01, 02, 04, GQ-37 to 39, GQ-46)."""
    if s.phase != OVER and s.turn > 0 and points(s, b, s.turn_seat) >= b.points_to_win:
        show_points(s, w)
        finish(s, w, s.turn_seat)
        s.free_roads = 0
    return 0


@rule
def end_drawn(s: State, w: Work) -> int:
    """End in a draw because no seat can gain another point (G-WIN-05)."""
    show_points(s, w)
    finish(s, w, NOBODY)
    return 0


@rule
def show_points(s: State, w: Work) -> int:
    """Reveal all victory point cards at the end (G-DEV-10)."""
    for seat in range(s.players):
        reveal_cards(s, w, seat, VICTORY_POINT)
    return 0


@rule
def place_marker(s: State, seat: int) -> int:
    """Use a town hall from the stock as a marker worth one point (G-HALL-04, G-INV-09, GQ-27)."""
    s.halls_left[seat] -= 1
    return 0


@rule
def return_marker(s: State, seat: int) -> int:
    s.halls_left[seat] += 1
    return 0
