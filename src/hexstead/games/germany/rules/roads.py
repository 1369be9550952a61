"""Roads: where they can be built, paid or free (G-ROAD)."""

from ....core.common_fields import NO_CHOICE, NOBODY
from ....core.events import STOPPED
from ....core.rule import rule
from ....core.rules.awards import award_longest_path, mark_own_nodes, measure_path
from ....core.rules.basics import back_to_turn, emit, enter
from ..actions import BUILD_ROAD
from ..events import ROAD_BUILT
from ..meta import CITY, MONUMENT, OPEN, ROADS
from ..refusals import G_COMP_06, G_ROAD_01, G_ROAD_04, G_ROAD_05, G_ROAD_08
from ..state import Board, State, Work


@rule
def touches_own_road(s: State, b: Board, seat: int, node: int) -> bool:
    for k in range(b.node_degree[node]):
        if s.road_owner[b.node_path[node][k]] == seat:
            return True
    return False


@rule
def end_allows(s: State, b: Board, seat: int, node: int) -> bool:
    """Whether the seat's network reaches this end of a road and can continue through it.

    The seat needs a town hall there, or a road there if it is an open spot or a built landmark (G-ROAD-02 to 05,
    G-LAND-09, GQ-30, GQ-32).
    """
    if s.hall_owner[node] == seat:
        return True
    if b.spot[node] == CITY or not touches_own_road(s, b, seat, node):
        return False
    return b.spot[node] == OPEN or s.marker_owner[b.node_landmark[node]] != NOBODY


@rule
def check_place_road(s: State, b: Board, seat: int, path: int) -> int:
    """Require a road in stock and a free path with at least one end that allows it (G-ROAD-06 to 08, GQ-31)."""
    if s.roads_left[seat] == 0:
        return G_COMP_06
    if path >= b.paths:
        return NO_CHOICE
    if s.road_owner[path] != NOBODY:
        return G_ROAD_01
    one = b.path_a[path]
    two = b.path_b[path]
    if end_allows(s, b, seat, one) or end_allows(s, b, seat, two):
        return 0
    if stops_at(s, b, seat, one, CITY) or stops_at(s, b, seat, two, CITY):
        return G_ROAD_04
    if stops_at(s, b, seat, one, MONUMENT) or stops_at(s, b, seat, two, MONUMENT):
        return G_ROAD_05
    return G_ROAD_08


@rule
def stops_at(s: State, b: Board, seat: int, node: int, kind: int) -> bool:
    """Whether the seat has a road that ends here, at a spot of this kind."""
    return b.spot[node] == kind and touches_own_road(s, b, seat, node)


@rule
def build_road(s: State, b: Board, w: Work, seat: int, path: int) -> int:
    if s.phase == ROADS:
        place_road(s, b, w, seat, path, 1)
        s.free_roads -= 1
        settle_roads(s, b, w)
    else:
        place_road(s, b, w, seat, path, 0)
    return 0


@rule
def place_road(s: State, b: Board, w: Work, seat: int, path: int, free: int) -> int:
    s.road_owner[path] = seat
    s.roads_left[seat] -= 1
    s.round_busy = 1
    emit(w, ROAD_BUILT, seat, path, free, 0)
    measure_path(s, b, w, seat)
    award_longest_path(s, b, w)
    return 0


@rule
def give_roads(s: State, b: Board, w: Work, count: int) -> int:
    """Let the turn player build free roads, from a card or a landmark, wherever legal (GQ-25)."""
    s.free_roads = count
    enter(s, ROADS)
    settle_roads(s, b, w)
    return 0


@rule
def settle_roads(s: State, b: Board, w: Work) -> int:
    """Return to the turn unless a free road is due and can be built (GQ-19, GQ-33)."""
    if s.free_roads > 0 and any_road(s, b, w, s.turn_seat):
        return 0
    s.free_roads = 0
    back_to_turn(s)
    return 0


@rule
def any_road(s: State, b: Board, w: Work, seat: int) -> bool:
    mark_own_nodes(s, b, w, seat)
    for path in range(b.paths):
        if near_own(b, w, path) and check_place_road(s, b, seat, path) == 0:
            return True
    return False


@rule
def list_roads(s: State, b: Board, w: Work, seat: int) -> int:
    """Add the roads that the seat can build to the legal list."""
    mark_own_nodes(s, b, w, seat)
    n = w.n_legal
    for path in range(b.paths):
        if near_own(b, w, path) and check_place_road(s, b, seat, path) == 0:
            w.legal[n] = b.block_start[BUILD_ROAD] + path
            n += 1
    w.n_legal = n
    return 0


@rule
def near_own(b: Board, w: Work, path: int) -> bool:
    """Cheap necessary condition for a legal road: one end is marked by `mark_own_nodes`."""
    return w.own_node[b.path_a[path]] + w.own_node[b.path_b[path]] > 0


@rule
def stop_roads(s: State, w: Work, seat: int) -> int:
    s.free_roads = 0
    emit(w, STOPPED, seat, 0, 0, 0)
    back_to_turn(s)
    return 0
