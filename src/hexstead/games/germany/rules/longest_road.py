"""Who holds the longest road (G-LR)."""

from ....core.rule import rule
from ....core.rules.basics import emit
from ....core.table import NOBODY
from ..events import LONGEST_ROAD
from ..state import Board, State, Work
from .points import place_marker, return_marker
from .searches import longest_trail


@rule
def measure(s: State, b: Board, w: Work, seat: int) -> int:
    """A seat's roads have changed, or what separates them."""
    s.lr_length[seat] = longest_trail(s, b, w, seat)
    return 0


@rule
def measure_all(s: State, b: Board, w: Work) -> int:
    for seat in range(s.players):
        measure(s, b, w, seat)
    return 0


@rule
def rightful_holder(s: State, b: Board) -> int:
    """The award as a function of all lengths and the old holder only (G-LR-01, G-LR-04, GQ-10 to GQ-12)."""
    best = b.longest_road_min
    leader = NOBODY
    leaders = 0
    for seat in range(s.players):
        if s.lr_length[seat] > best or (s.lr_length[seat] == best and leaders == 0):
            best = s.lr_length[seat]
            leader = seat
            leaders = 1
        elif s.lr_length[seat] == best:
            leaders += 1
    holder = s.lr_holder
    if holder != NOBODY and leaders > 0 and s.lr_length[holder] == best:
        return holder
    if leaders == 1:
        return leader
    if holder != NOBODY and b.holder_keeps == 1 and s.lr_length[holder] >= b.longest_road_min:
        return holder
    return NOBODY


@rule
def award_longest_road(s: State, b: Board, w: Work) -> int:
    """Markers move at once, in anybody's turn (GQ-16)."""
    holder = rightful_holder(s, b)
    if holder == s.lr_holder:
        return 0
    if s.lr_holder != NOBODY:
        return_marker(s, s.lr_holder)
    s.lr_holder = holder
    if holder == NOBODY:
        emit(w, LONGEST_ROAD, NOBODY, 0, 0, 0)
    else:
        place_marker(s, holder)
        emit(w, LONGEST_ROAD, holder, s.lr_length[holder], 0, 0)
    return 0
