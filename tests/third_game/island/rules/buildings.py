"""Villages and towns (I-VILL, I-TOWN)."""

from hexstead.core.common_fields import NO_CHOICE, NOBODY, SET_UP
from hexstead.core.rule import rule
from hexstead.core.rules.basics import emit, enter
from hexstead.core.rules.hands import receive

from ..events import TOWN_BUILT, VILLAGE_BUILT
from ..meta import SET_ROAD
from ..refusals import I_COMP_04, I_SET_05, I_TOWN_02, I_VILL_02, I_VILL_03
from ..state import Board, State, Work
from .paths import recount_paths_at, touches_own_road


@rule
def building_owner(s: State, node: int) -> int:
    if s.town_owner[node] != NOBODY:
        return s.town_owner[node]
    return s.village_owner[node]


@rule
def building_yield(s: State, node: int) -> int:
    """A village yields one card, a town two (I-PROD-02)."""
    if s.town_owner[node] != NOBODY:
        return 2
    return 1


@rule
def check_build_village(s: State, b: Board, seat: int, node: int) -> int:
    """Require an empty intersection with a free path in the set-up, else with a road of the seat (I-VILL-02, 03)."""
    if s.villages_left[seat] == 0:
        return I_COMP_04
    if node >= b.nodes:
        return NO_CHOICE
    if building_owner(s, node) != NOBODY:
        return I_VILL_02
    if s.phase == SET_UP:
        if not has_free_path(s, b, node):
            return I_SET_05
    elif not touches_own_road(s, b, seat, node):
        return I_VILL_03
    return 0


@rule
def has_free_path(s: State, b: Board, node: int) -> bool:
    for k in range(b.node_degree[node]):
        if s.road_owner[b.node_path[node][k]] == NOBODY:
            return True
    return False


@rule
def build_village(s: State, b: Board, w: Work, seat: int, node: int) -> int:
    s.village_owner[node] = seat
    s.villages_left[seat] -= 1
    s.round_busy = 1
    if s.phase == SET_UP:
        emit(w, VILLAGE_BUILT, seat, node, 1, 0)
        start_at(s, b, w, seat, node)
    else:
        emit(w, VILLAGE_BUILT, seat, node, 0, 0)
        recount_paths_at(s, b, w, node)
    return 0


@rule
def start_at(s: State, b: Board, w: Work, seat: int, node: int) -> int:
    """The second village brings one card per hex; a road follows (I-SET-02, I-SET-03)."""
    s.start_node = node
    if s.placed >= s.players:
        for k in range(b.node_hexes[node]):
            receive(s, w, seat, b.hex_resource[b.node_hex[node][k]])
    enter(s, SET_ROAD)
    return 0


@rule
def check_build_town(s: State, b: Board, seat: int, node: int) -> int:
    """Require a village of the seat, which returns to the stock (I-TOWN-02)."""
    if s.towns_left[seat] == 0:
        return I_COMP_04
    if node >= b.nodes:
        return NO_CHOICE
    if s.village_owner[node] != seat:
        return I_TOWN_02
    return 0


@rule
def build_town(s: State, b: Board, w: Work, seat: int, node: int) -> int:
    s.village_owner[node] = NOBODY
    s.villages_left[seat] += 1
    s.town_owner[node] = seat
    s.towns_left[seat] -= 1
    s.round_busy = 1
    emit(w, TOWN_BUILT, seat, node, 0, 0)
    return 0
