"""Awards that games share: the longest path of a seat, and the largest army.

A game that uses one adds its fields (`LongestPathState`, `LargestArmyState` and so on) and fills the hooks.
"""

from ..common_fields import (
    NOBODY,
    CommonWork,
    LargestArmyBoard,
    LargestArmyState,
    LongestPathBoard,
    LongestPathState,
    LongestPathWork,
)
from ..rule import default_hook, rule
from .basics import other_end
from .buildings import building_owner, path_owner


@default_hook
def separates(s: LongestPathState, b: LongestPathBoard, seat: int, node: int) -> bool:
    """Whether a node interrupts the seat's path: by default an opponent's building does."""
    owner = building_owner(s, node)
    return owner != NOBODY and owner != seat


@default_hook
def move_longest_path(s: LongestPathState, b: LongestPathBoard, w: LongestPathWork, old: int, new: int) -> int:
    """Called when the award moves between seats, or to or from NOBODY: write an event, move markers."""
    return 0


@rule
def mark_own_nodes(s: LongestPathState, b: LongestPathBoard, w: LongestPathWork, seat: int) -> int:
    """Mark the nodes touched by the seat's paths and buildings in `w.own_node`; returns the number of its paths."""
    count = 0
    for node in range(b.nodes):
        w.own_node[node] = 0
        if building_owner(s, node) == seat:
            w.own_node[node] = 1
    for path in range(b.paths):
        if path_owner(s, path) == seat:
            w.own_node[b.path_a[path]] = 1
            w.own_node[b.path_b[path]] = 1
            count += 1
    return count


@rule
def longest_trail(s: LongestPathState, b: LongestPathBoard, w: LongestPathWork, seat: int) -> int:
    """The length of the seat's longest trail, which uses each path once but can visit a node repeatedly."""
    best = 0
    count = mark_own_nodes(s, b, w, seat)
    for start in range(b.nodes):
        if w.own_node[start] > 0 and best < count:
            length = longest_trail_from(s, b, w, seat, start)
            if length > best:
                best = length
    return best


@rule
def longest_trail_from(s: LongestPathState, b: LongestPathBoard, w: LongestPathWork, seat: int, start: int) -> int:
    """The length of the longest trail that begins at a node: a depth-first search with an explicit stack."""
    best = 0
    depth = 0
    w.trail_node[0] = start
    w.trail_next[0] = 0
    while depth >= 0:
        node = w.trail_node[depth]
        k = w.trail_next[depth]
        if k == b.node_degree[node] or (k == 0 and depth > 0 and separates(s, b, seat, node)):
            if depth > 0:
                w.trail_used[w.trail_path[depth]] = 0
            depth -= 1
            continue
        w.trail_next[depth] = k + 1
        path = b.node_path[node][k]
        if path_owner(s, path) == seat and w.trail_used[path] == 0:
            depth += 1
            w.trail_used[path] = 1
            w.trail_path[depth] = path
            w.trail_node[depth] = other_end(b, path, node)
            w.trail_next[depth] = 0
            if depth > best:
                best = depth
    return best


@rule
def measure_path(s: LongestPathState, b: LongestPathBoard, w: LongestPathWork, seat: int) -> int:
    """Update a seat's length after a change to its paths or to what separates them."""
    s.lr_length[seat] = longest_trail(s, b, w, seat)
    return 0


@rule
def measure_all_paths(s: LongestPathState, b: LongestPathBoard, w: LongestPathWork) -> int:
    for seat in range(s.players):
        measure_path(s, b, w, seat)
    return 0


@rule
def longest_path_holder(s: LongestPathState, b: LongestPathBoard) -> int:
    """The seat that should hold the award, given all lengths and the current holder, or NOBODY.

    It takes a single longest path of at least `longest_path_min`. A holder keeps the award in a tie; when its path was
    cut and others tie, the award is vacant unless `holder_keeps` is 1.
    """
    best = b.longest_path_min
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
    if holder != NOBODY and b.holder_keeps == 1 and s.lr_length[holder] >= b.longest_path_min:
        return holder
    return NOBODY


@rule
def award_longest_path(s: LongestPathState, b: LongestPathBoard, w: LongestPathWork) -> int:
    """Move the award if another seat, or nobody, should hold it now."""
    old = s.lr_holder
    new = longest_path_holder(s, b)
    if new != old:
        s.lr_holder = new
        move_longest_path(s, b, w, old, new)
    return 0


@default_hook
def army_size(s: LargestArmyState, seat: int) -> int:
    """The number of cards that count for a seat's army."""
    return 0


@default_hook
def move_largest_army(s: LargestArmyState, b: LargestArmyBoard, w: CommonWork, old: int, new: int) -> int:
    """Called when the award moves from a seat, or from NOBODY, to a seat: write an event, move markers."""
    return 0


@rule
def award_largest_army(s: LargestArmyState, b: LargestArmyBoard, w: CommonWork, seat: int) -> int:
    """Give the award to a seat whose army is large enough and larger than the holder's."""
    old = s.la_holder
    size = army_size(s, seat)
    if old == seat or size < b.largest_army_min:
        return 0
    if old != NOBODY and size <= army_size(s, old):
        return 0
    s.la_holder = seat
    move_largest_army(s, b, w, old, seat)
    return 0
