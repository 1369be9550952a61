"""How far a seat's roads are from free cities and landmarks."""

from ....core.rule import rule
from ....core.rules.basics import other_end
from ....core.rules.dice import ways
from ....core.table import NOBODY
from ..meta import CITY, OPEN, REWARD_CARDS, REWARD_RESOURCES
from ..state import Board, State
from .record import FAR, HALL_NEAR, HALL_ROOM, PLACES, PLAN_HALL, PLAN_LANDMARK, PRODUCTION, Mind

ROOM = 4  # more free places than this within reach help no further
POINT = 100  # gains are counted in hundredths of a point


@rule
def lets_through(s: State, b: Board, seat: int, node: int) -> bool:
    """Whether a road of the seat that ends here may go on (G-ROAD-02 to 05)."""
    if b.spot[node] == CITY:
        return s.hall_owner[node] == seat
    return b.spot[node] == OPEN or s.marker_owner[b.node_landmark[node]] != NOBODY


@rule
def measure_reach(s: State, b: Board, m: Mind, seat: int) -> int:
    """Write into m.reach how many roads the seat must build to touch each spot; FAR if they are that many or more."""
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
    """The same into m.rivals_reach for the nearest opponent; FAR everywhere for a level that does not look."""
    for node in range(b.nodes):
        m.rivals_reach[node] = FAR
    if m.wary[m.use] > 0:
        for other in range(s.players):
            if other != seat:
                measure_reach(s, b, m, other)
                for node in range(b.nodes):
                    m.rivals_reach[node] = min(m.rivals_reach[node], m.reach[node])
    return 0


@rule
def safe_gain(m: Mind, node: int, gain: int) -> int:
    """What is left of a gain that an opponent in sight of it may take first: less where the opponent is nearer."""
    if m.rivals_reach[node] == FAR:
        return gain
    if m.rivals_reach[node] < m.reach[node]:
        return gain * (100 - m.wary[m.use]) // 100
    return gain * (200 - m.wary[m.use]) // 200


@rule
def city_gain(b: Board, m: Mind, node: int) -> int:
    """What a town hall here brings: a point, and production, twice as good where the seat has none of it."""
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
    """What a landmark brings: a point and its reward."""
    if b.reward[landmark] == REWARD_RESOURCES:
        return POINT + 12 * b.reward_count[landmark]
    if b.reward[landmark] == REWARD_CARDS:
        return POINT + 30 * min(b.reward_count[landmark], s.stack_size)
    return POINT + 20 * b.reward_count[landmark]


@rule
def look_around(s: State, b: Board, m: Mind, seat: int) -> int:
    """The best free city and the best landmark at every distance, how near the nearest is and how many there are."""
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
            note_place(m, PLAN_HALL, node, city_gain(b, m, node))
    for landmark in range(b.landmarks):
        node = b.landmark_node[landmark]
        if m.reach[node] < FAR and s.marker_owner[landmark] == NOBODY:
            note_place(m, PLAN_LANDMARK, node, landmark_gain(s, b, landmark))
    return 0


@rule
def note_place(m: Mind, plan: int, node: int, gain: int) -> int:
    """One more free place within reach."""
    distance = m.reach[node]
    m.feature[HALL_NEAR + plan] = max(m.feature[HALL_NEAR + plan], FAR - distance)
    m.feature[HALL_ROOM + plan] = min(m.feature[HALL_ROOM + plan] + 1, ROOM)
    safe = safe_gain(m, node, gain)
    if safe > m.near_gain[plan][distance]:
        m.near_gain[plan][distance] = safe
        m.near[plan][distance] = node
    return 0
