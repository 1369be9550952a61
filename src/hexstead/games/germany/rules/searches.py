"""Searches with their own stack: the longest trail of a seat's roads."""

from ....core.rule import rule
from ....core.rules.basics import other_end
from ....core.table import NOBODY
from ..meta import CITY, MONUMENT
from ..state import Board, State, Work


@rule
def separates(s: State, b: Board, seat: int, node: int) -> bool:
    """Whether a spot cuts the seat's road in two: a foreign town hall, or by option an empty spot (G-LR-03, GQ-13)."""
    owner = s.hall_owner[node]
    if owner != NOBODY:
        return owner != seat
    if b.empty_separates == 0:
        return False
    if b.spot[node] == CITY:
        return True
    return b.spot[node] == MONUMENT and s.marker_owner[b.node_landmark[node]] == NOBODY


@rule
def longest_trail(s: State, b: Board, w: Work, seat: int) -> int:
    """The longest line of the seat's roads: each piece once, spots may repeat (G-LR-02, GQ-14, GQ-15)."""
    best = 0
    pieces = b.roads_per_seat - s.roads_left[seat]
    mark_own_spots(s, b, w, seat)
    for start in range(b.nodes):
        if w.own_spot[start] > 0 and best < pieces:
            length = longest_trail_from(s, b, w, seat, start)
            if length > best:
                best = length
    return best


@rule
def mark_own_spots(s: State, b: Board, w: Work, seat: int) -> int:
    """Mark the spots that the seat's roads and town halls touch."""
    for node in range(b.nodes):
        w.own_spot[node] = 0
        if s.hall_owner[node] == seat:
            w.own_spot[node] = 1
    for path in range(b.paths):
        if s.road_owner[path] == seat:
            w.own_spot[b.path_a[path]] = 1
            w.own_spot[b.path_b[path]] = 1
    return 0


@rule
def longest_trail_from(s: State, b: Board, w: Work, seat: int, start: int) -> int:
    best = 0
    depth = 0
    w.trail_node[0] = start
    w.trail_next[0] = 0
    while depth >= 0:
        node = w.trail_node[depth]
        k = w.trail_next[depth]
        if k == b.node_degree[node] or (depth > 0 and separates(s, b, seat, node)):
            if depth > 0:
                w.trail_used[w.trail_path[depth]] = 0
            depth -= 1
            continue
        w.trail_next[depth] = k + 1
        path = b.node_path[node][k]
        if s.road_owner[path] == seat and w.trail_used[path] == 0:
            depth += 1
            w.trail_used[path] = 1
            w.trail_path[depth] = path
            w.trail_node[depth] = other_end(b, path, node)
            w.trail_next[depth] = 0
            if depth > best:
                best = depth
    return best
