"""Town halls and landmarks (G-HALL, G-LAND)."""

from ....core.common_fields import DRAW, NO_CHOICE, NOBODY, TAKE
from ....core.rule import rule
from ....core.rules.awards import award_longest_path, measure_all_paths, measure_path
from ....core.rules.basics import emit, enter
from ....core.rules.hands import settle_take
from ..events import HALL_BUILT, LANDMARK_BUILT
from ..meta import REWARD_CARDS, REWARD_RESOURCES, REWARD_ROAD
from ..refusals import G_COMP_06, G_HALL_02, G_HALL_03, G_LAND_02, G_LAND_03
from ..state import Board, State, Work
from .points import place_marker
from .roads import give_roads, touches_own_road


@rule
def building_owner(s: State, node: int) -> int:
    return s.hall_owner[node]


@rule
def check_empty_city(s: State, b: Board, seat: int, city: int) -> int:
    """Require a town hall in stock and a city spot without one (G-HALL-03, G-COMP-06)."""
    if s.halls_left[seat] == 0:
        return G_COMP_06
    if city >= b.cities:
        return NO_CHOICE
    if s.hall_owner[b.city_node[city]] != NOBODY:
        return G_HALL_03
    return 0


@rule
def check_build_hall(s: State, b: Board, seat: int, city: int) -> int:
    """Require an empty city at one of the seat's roads; there is no distance rule (G-HALL-02, G-HALL-06, GQ-28)."""
    refused = check_empty_city(s, b, seat, city)
    if refused != 0:
        return refused
    if not touches_own_road(s, b, seat, b.city_node[city]):
        return G_HALL_02
    return 0


@rule
def build_hall(s: State, b: Board, w: Work, seat: int, city: int) -> int:
    place_hall(s, seat, b.city_node[city])
    emit(w, HALL_BUILT, seat, city, 0, 0)
    recount_roads_at(s, b, w, b.city_node[city])
    return 0


@rule
def place_hall(s: State, seat: int, node: int) -> int:
    s.hall_owner[node] = seat
    s.halls_left[seat] -= 1
    s.round_busy = 1
    return 0


@rule
def recount_roads_at(s: State, b: Board, w: Work, node: int) -> int:
    """Measure roads at a new building: it can cut opponents' roads (GQ-11, GQ-29) or, by option, join the owner's."""
    for seat in range(s.players):
        if b.empty_separates == 1 or touches_own_road(s, b, seat, node):
            measure_path(s, b, w, seat)
    award_longest_path(s, b, w)
    return 0


@rule
def check_build_landmark(s: State, b: Board, seat: int, landmark: int) -> int:
    """Require an unbuilt landmark whose spot is touched by one of the seat's roads (G-LAND-02, 03)."""
    if s.halls_left[seat] == 0:
        return G_COMP_06
    if landmark >= b.landmarks:
        return NO_CHOICE
    if s.marker_owner[landmark] != NOBODY:
        return G_LAND_03
    if not touches_own_road(s, b, seat, b.landmark_node[landmark]):
        return G_LAND_02
    return 0


@rule
def build_landmark(s: State, b: Board, w: Work, seat: int, landmark: int) -> int:
    """Place the landmark, and give the builder the reward (G-LAND-07, GQ-24)."""
    place_landmark(s, b, w, seat, landmark)
    reward(s, b, w, landmark)
    return 0


@rule
def check_build_landmark_only(s: State, b: Board, seat: int, landmark: int) -> int:
    """Require a landmark that gives development cards, which can be declined since rules version 3 (GQ-18)."""
    refused = check_build_landmark(s, b, seat, landmark)
    if refused != 0:
        return refused
    if b.cards_declinable == 0 or b.reward[landmark] != REWARD_CARDS or s.stack_size == 0:
        return NO_CHOICE
    return 0


@rule
def place_landmark(s: State, b: Board, w: Work, seat: int, landmark: int) -> int:
    """Place the landmark and the builder's marker (G-LAND-04 to 06)."""
    s.marker_owner[landmark] = seat
    place_marker(s, seat)
    s.round_busy = 1
    emit(w, LANDMARK_BUILT, seat, landmark, 0, 0)
    if b.empty_separates == 1:
        measure_all_paths(s, b, w)
        award_longest_path(s, b, w)
    return 0


@rule
def reward(s: State, b: Board, w: Work, landmark: int) -> int:
    """Give the reward of a landmark (G-LAND-08, GQ-18); any part that cannot be given lapses (GQ-19 to GQ-21)."""
    count = b.reward_count[landmark]
    if b.reward[landmark] == REWARD_ROAD:
        give_roads(s, b, w, count)
    elif b.reward[landmark] == REWARD_RESOURCES:
        s.take = count
        enter(s, TAKE)
        settle_take(s, b)
    elif s.stack_size > 0:
        s.draws = count
        s.draw_free = 1
        enter(s, DRAW)
    return 0
