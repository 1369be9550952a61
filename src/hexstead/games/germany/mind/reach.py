"""The distance of a seat's roads from free cities and landmarks."""

from ....core.common_fields import NOBODY
from ....core.rule import rule
from ....core.rules.basics import other_end
from ....core.rules.dice import ways
from ..meta import CITY, OPEN, REWARD_CARDS, REWARD_RESOURCES
from ..state import Board, State
from .fields import FAR, HALL_NEAR, HALL_ROOM, PLACES, PLAN_HALL, PLAN_LANDMARK, PRODUCTION, Mind

MAX_PLACES = 4  # free places within reach that are counted
POINT = 100  # gains are in hundredths of a point


@rule
def lets_through(s: State, b: Board, seat: int, node: int) -> bool:
    """Whether the seat can extend a road beyond this node (G-ROAD-02 to 05)."""
    if b.spot[node] == CITY:
        return s.hall_owner[node] == seat
    return b.spot[node] == OPEN or s.marker_owner[b.node_landmark[node]] != NOBODY


@rule
def measure_reach(s: State, b: Board, m: Mind, seat: int) -> int:
    """Write the number of roads that the seat needs to reach each node into m.reach; FAR for that many or more."""
    for node in range(b.nodes):
        m.reach[node] = FAR
    n = 0
    for path in range(b.paths):
        if s.road_owner[path] == seat:
            if m.reach[b.path_a[path]] == FAR:
                m.reach[b.path_a[path]] = 0
                m.queue[n] = b.path_a[path]
                n += 1
            if m.reach[b.path_b[path]] == FAR:
                m.reach[b.path_b[path]] = 0
                m.queue[n] = b.path_b[path]
                n += 1
    for city in range(b.cities):
        node = b.city_node[city]
        if s.hall_owner[node] == seat and m.reach[node] == FAR:
            m.reach[node] = 0
            m.queue[n] = node
            n += 1
    i = 0
    while i < n:
        node = m.queue[i]
        i += 1
        if m.reach[node] < FAR - 1 and lets_through(s, b, seat, node):
            for k in range(b.node_degree[node]):
                path = b.node_path[node][k]
                if s.road_owner[path] == NOBODY:
                    end = other_end(b, path, node)
                    if m.reach[end] == FAR:
                        m.reach[end] = m.reach[node] + 1
                        m.queue[n] = end
                        n += 1
    return n


@rule
def measure_rivals(s: State, b: Board, m: Mind, seat: int) -> int:
    """Write the same for the closest opponent into m.rivals_reach; FAR for a level that ignores opponents."""
    for node in range(b.nodes):
        m.rivals_reach[node] = FAR
    if m.rival_discount[m.active] > 0:
        for other in range(s.players):
            if other != seat:
                measure_reach(s, b, m, other)
                for node in range(b.nodes):
                    m.rivals_reach[node] = min(m.rivals_reach[node], m.reach[node])
    return 0


@rule
def safe_gain(m: Mind, node: int, gain: int) -> int:
    """A gain, discounted if an opponent is within reach of it, and more so if the opponent is closer."""
    if m.rivals_reach[node] == FAR:
        return gain
    if m.rivals_reach[node] < m.reach[node]:
        return gain * (100 - m.rival_discount[m.active]) // 100
    return gain * (200 - m.rival_discount[m.active]) // 200


@rule
def city_gain(b: Board, m: Mind, node: int) -> int:
    """The gain of a town hall: a point, and its production, which counts double for a new resource."""
    gain = POINT
    for k in range(b.node_hexes[node]):
        hex = b.node_hex[node][k]
        pips = ways(b.hex_number[hex])
        gain += 3 * pips
        if m.feature[PRODUCTION + b.hex_resource[hex]] == 0:
            gain += 3 * pips
    return gain


@rule
def landmark_gain(s: State, b: Board, landmark: int) -> int:
    """The gain of a landmark: a point and its reward."""
    if b.reward[landmark] == REWARD_RESOURCES:
        return POINT + 12 * b.reward_count[landmark]
    if b.reward[landmark] == REWARD_CARDS:
        return POINT + 30 * min(b.reward_count[landmark], s.stack_size)
    return POINT + 20 * b.reward_count[landmark]


@rule
def find_places(s: State, b: Board, m: Mind, seat: int) -> int:
    """Find the best free city and landmark at every distance, the closest ones, and their numbers."""
    measure_rivals(s, b, m, seat)
    measure_reach(s, b, m, seat)
    for plan in range(PLACES):
        m.feature[HALL_NEAR + plan] = 0
        m.feature[HALL_ROOM + plan] = 0
        for distance in range(FAR):
            m.near[plan][distance] = NOBODY
            m.near_gain[plan][distance] = 0
    for city in range(b.cities):
        node = b.city_node[city]
        if m.reach[node] < FAR and s.hall_owner[node] == NOBODY:
            add_place(m, PLAN_HALL, node, city_gain(b, m, node))
    for landmark in range(b.landmarks):
        node = b.landmark_node[landmark]
        if m.reach[node] < FAR and s.marker_owner[landmark] == NOBODY:
            add_place(m, PLAN_LANDMARK, node, landmark_gain(s, b, landmark))
    return 0


@rule
def add_place(m: Mind, plan: int, node: int, gain: int) -> int:
    """Add a free place within reach."""
    distance = m.reach[node]
    m.feature[HALL_NEAR + plan] = max(m.feature[HALL_NEAR + plan], FAR - distance)
    m.feature[HALL_ROOM + plan] = min(m.feature[HALL_ROOM + plan] + 1, MAX_PLACES)
    safe = safe_gain(m, node, gain)
    if safe > m.near_gain[plan][distance]:
        m.near_gain[plan][distance] = safe
        m.near[plan][distance] = node
    return 0
