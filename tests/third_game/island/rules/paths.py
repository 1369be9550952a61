"""Roads and the longest path (I-ROAD, I-PATH). Core measures paths and finds the holder of the award."""

from hexstead.core.common_fields import NO_CHOICE, NOBODY
from hexstead.core.rule import rule
from hexstead.core.rules.awards import award_longest_path, measure_path
from hexstead.core.rules.basics import emit
from hexstead.core.rules.buildings import building_owner

from ..events import LONGEST_PATH, ROAD_BUILT
from ..meta import SET_ROAD
from ..refusals import I_COMP_04, I_ROAD_02, I_ROAD_03, I_SET_04
from ..state import Board, State, Work
from .setup import end_placement


@rule
def path_owner(s: State, path: int) -> int:
    return s.road_owner[path]


@rule
def touches_own_road(s: State, b: Board, seat: int, node: int) -> bool:
    for k in range(b.node_degree[node]):
        if s.road_owner[b.node_path[node][k]] == seat:
            return True
    return False


@rule
def can_continue_at(s: State, b: Board, seat: int, node: int) -> bool:
    """Whether a road can start at a node: the seat has a building there, or a road and no opponent has a building."""
    owner = building_owner(s, node)
    return owner == seat or (owner == NOBODY and touches_own_road(s, b, seat, node))


@rule
def check_build_road(s: State, b: Board, seat: int, path: int) -> int:
    """In the set-up at the village just placed, else connected at one end (I-SET-04, I-ROAD-02, I-ROAD-03)."""
    if s.roads_left[seat] == 0:
        return I_COMP_04
    if path >= b.paths:
        return NO_CHOICE
    if s.road_owner[path] != NOBODY:
        return I_ROAD_02
    one = b.path_a[path]
    two = b.path_b[path]
    if s.phase == SET_ROAD:
        if one != s.start_node and two != s.start_node:
            return I_SET_04
    elif not can_continue_at(s, b, seat, one) and not can_continue_at(s, b, seat, two):
        return I_ROAD_03
    return 0


@rule
def build_road(s: State, b: Board, w: Work, seat: int, path: int) -> int:
    s.road_owner[path] = seat
    s.roads_left[seat] -= 1
    s.round_busy = 1
    free = 0
    if s.phase == SET_ROAD:
        free = 1
    emit(w, ROAD_BUILT, seat, path, free, 0)
    measure_path(s, b, w, seat)
    award_longest_path(s, b, w)
    if free == 1:
        end_placement(s, b, w)
    return 0


@rule
def recount_paths_at(s: State, b: Board, w: Work, node: int) -> int:
    """A new building can break the paths of opponents (I-PATH-02)."""
    for seat in range(s.players):
        if touches_own_road(s, b, seat, node):
            measure_path(s, b, w, seat)
    award_longest_path(s, b, w)
    return 0


@rule
def move_longest_path(s: State, b: Board, w: Work, old: int, new: int) -> int:
    """The award moves at once, in any player's turn (I-PATH-01)."""
    length = 0
    if new != NOBODY:
        length = s.lr_length[new]
    emit(w, LONGEST_PATH, new, length, 0, 0)
    return 0
