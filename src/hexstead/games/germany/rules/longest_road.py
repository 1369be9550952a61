"""The longest road award (G-LR). Core measures the roads and finds the holder (core/rules/awards.py)."""

from ....core.common_fields import NOBODY
from ....core.rule import rule
from ....core.rules.basics import emit
from ..events import LONGEST_ROAD
from ..meta import CITY, MONUMENT
from ..state import Board, State, Work
from .points import place_marker, return_marker


@rule
def path_owner(s: State, path: int) -> int:
    return s.road_owner[path]


@rule
def separates(s: State, b: Board, seat: int, node: int) -> bool:
    """Whether a spot cuts the seat's road: an opponent's town hall, or by option an empty spot (G-LR-03, GQ-13).

    Each road is used once, spots can repeat (G-LR-02, GQ-14, GQ-15).
    """
    owner = s.hall_owner[node]
    if owner != NOBODY:
        return owner != seat
    if b.empty_separates == 0:
        return False
    if b.spot[node] == CITY:
        return True
    return b.spot[node] == MONUMENT and s.marker_owner[b.node_landmark[node]] == NOBODY


@rule
def move_longest_path(s: State, b: Board, w: Work, old: int, new: int) -> int:
    """Move the marker at once, in any player's turn (G-LR-01, G-LR-04, GQ-10 to GQ-12, GQ-16)."""
    if old != NOBODY:
        return_marker(s, old)
    if new == NOBODY:
        emit(w, LONGEST_ROAD, NOBODY, 0, 0, 0)
    else:
        place_marker(s, new)
        emit(w, LONGEST_ROAD, new, s.lr_length[new], 0, 0)
    return 0
