"""Shortest paths to the next cities to supply, over existing rails and rails to build, possibly with a new train.

A Dijkstra search whose costs are in train steps. After each city it continues with the rails built on the way, so the
second and third city have their additional cost.
"""

from ....core.common_fields import NOBODY
from ....core.rule import rule
from ....core.rules.basics import other_end
from ..meta import TRAINS_PER_SEAT
from ..rules.searches import NO_SITE
from ..state import Board, State
from .fields import FARTHEST, GOALS, Mind

# Costs in train steps; a card costs three.
STEP, FEE, RAIL_COST, TRAIN_COST = 1, 2, 6, 9
NONE = -1
UNREACHED = 1000


@rule
def city_and_goods(s: State, node: int) -> int:
    return (s.city_owner[node] + 1) * 8 + s.goods_on[node] + 1


@rule
def same_network(s: State, b: Board, m: Mind, seat: int) -> bool:
    if m.net_known[seat] == 0:
        return False
    for k in range(TRAINS_PER_SEAT):
        if m.net_train[seat][k] != s.train_at[seat][k]:
            return False
    for path in range(b.paths):
        if m.net_rail[seat][path] != s.rail_owner[path]:
            return False
    for site in range(b.sites):
        if m.net_city[seat][site] != city_and_goods(s, b.site_node[site]):
            return False
    return True


@rule
def evaluate_network(s: State, b: Board, m: Mind, seat: int) -> int:
    """Find the next cities to supply, unless the cached result is still valid."""
    if same_network(s, b, m, seat):
        return 0
    m.net_known[seat] = 1
    for k in range(TRAINS_PER_SEAT):
        m.net_train[seat][k] = s.train_at[seat][k]
    for site in range(b.sites):
        m.net_city[seat][site] = city_and_goods(s, b.site_node[site])
    start_search(s, b, m, seat)
    search_goals(s, b, m, seat)
    return 0


@rule
def start_search(s: State, b: Board, m: Mind, seat: int) -> int:
    """Start from both ends of each train's path, and with a new train from each of the seat's cities."""
    for cost in range(FARTHEST):
        m.bucket[cost] = NONE
    for node in range(b.nodes):
        m.cost_to[node] = UNREACHED
        m.came_by[node] = NONE
        m.new_train[node] = 0
        m.queued[node] = 0
        m.spot[node] = 0
    for path in range(b.paths):
        m.net_rail[seat][path] = s.rail_owner[path]
        if s.rail_owner[path] == seat:
            m.spot[b.path_a[path]] = 1
            m.spot[b.path_b[path]] = 1
    for site in range(b.sites):
        node = b.site_node[site]
        if s.city_owner[node] == seat:
            m.spot[node] = 1
            m.new_train[node] = 1
            reach(m, node, TRAIN_COST, NONE)
    for k in range(TRAINS_PER_SEAT):
        path = s.train_at[seat][k]
        if path != NOBODY:
            for end in range(2):
                node = b.path_a[path]
                if end == 1:
                    node = b.path_b[path]
                m.new_train[node] = 0
                reach(m, node, 0, NONE)
    return 0


@rule
def reach(m: Mind, node: int, cost: int, path: int) -> int:
    """Move a node to the bucket of its new, lower cost."""
    if cost >= FARTHEST or cost >= m.cost_to[node]:
        return 0
    if m.queued[node] == 1:
        leave_bucket(m, node)
    m.cost_to[node] = cost
    m.came_by[node] = path
    first = m.bucket[cost]
    m.after[node] = first
    m.before[node] = NONE
    if first != NONE:
        m.before[first] = node
    m.bucket[cost] = node
    m.queued[node] = 1
    return 0


@rule
def leave_bucket(m: Mind, node: int) -> int:
    m.queued[node] = 0
    if m.before[node] == NONE:
        m.bucket[m.cost_to[node]] = m.after[node]
    else:
        m.after[m.before[node]] = m.after[node]
    if m.after[node] != NONE:
        m.before[m.after[node]] = m.before[node]
    return 0


@rule
def is_open(s: State, seat: int, node: int) -> bool:
    """A city of another seat, or a neutral one, whose goods space is empty (A-DLV-02)."""
    owner = s.city_owner[node]
    return owner != NOBODY and owner != seat and s.goods_on[node] == NOBODY


@rule
def is_goal(m: Mind, seat: int, node: int) -> bool:
    for k in range(m.goals[seat]):
        if m.goal_node[seat][k] == node:
            return True
    return False


@rule
def search_goals(s: State, b: Board, m: Mind, seat: int) -> int:
    m.goals[seat] = 0
    cost = 0
    while cost < FARTHEST and m.goals[seat] < GOALS:
        node = m.bucket[cost]
        if node == NONE:
            cost += 1
            continue
        leave_bucket(m, node)
        if b.node_site[node] != NO_SITE and is_open(s, seat, node) and not is_goal(m, seat, node):
            take_goal(s, b, m, seat, node)
            cost = 0
        else:
            expand(s, b, m, seat, node, cost)
    return 0


@rule
def expand(s: State, b: Board, m: Mind, seat: int, node: int, cost: int) -> int:
    """Expand a node over every rail, with a fee where the owner changes, and over free paths the seat can build on."""
    by = m.came_by[node]
    by_owner = NOBODY
    builds = s.rails_left[seat] > 0 and m.spot[node] == 1
    bonus = False
    if by != NONE:
        by_owner = s.rail_owner[by]
        if by_owner == NOBODY:
            builds = s.rails_left[seat] > 0
            bonus = b.path_track[by] == 1
    for k in range(b.node_degree[node]):
        path = b.node_path[node][k]
        if path == by:
            continue
        owner = s.rail_owner[path]
        more = STEP
        if owner == NOBODY:
            if not builds:
                continue
            if not bonus:
                more += RAIL_COST
        elif owner != seat and owner != by_owner:
            more += FEE
        reach(m, other_end(b, path, node), cost + more, path)
    return 0


@rule
def take_goal(s: State, b: Board, m: Mind, seat: int, node: int) -> int:
    """Add up the path to a goal, and continue the search with the train at the goal and the rails on its path built."""
    n = m.goals[seat]
    m.goal_node[seat][n] = node
    m.goal_cost[seat][n] = m.cost_to[node]
    m.goal_rails[seat][n] = 0
    m.goal_fees[seat][n] = 0
    m.goals[seat] = n + 1
    at = node
    steps = 0
    while m.came_by[at] != NONE:
        path = m.came_by[at]
        owner = s.rail_owner[path]
        steps += 1
        back = other_end(b, path, at)
        if owner == NOBODY:
            m.spot[at] = 1
            m.spot[back] = 1
            by = m.came_by[back]
            if by == NONE or s.rail_owner[by] != NOBODY or b.path_track[by] == 0:
                m.goal_rails[seat][n] += 1
        elif owner != seat:
            by = m.came_by[back]
            if by == NONE or s.rail_owner[by] != owner:
                m.goal_fees[seat][n] += 1
        at = back
    m.goal_trains[seat][n] = m.new_train[at]
    if m.new_train[at] == 0:
        m.goal_steps[seat][n] = steps + m.cost_to[at]
    else:
        m.goal_steps[seat][n] = steps
    reset_path_costs(b, m, node)
    return 0


@rule
def reset_path_costs(b: Board, m: Mind, node: int) -> int:
    """With the train at the goal, going back along its path costs one step per edge."""
    at = node
    back = 0
    while True:
        path = m.came_by[at]
        if at == node:
            m.cost_to[at] = UNREACHED
        if back < m.cost_to[at]:
            m.new_train[at] = 0
            reach(m, at, back, NONE)
        if path == NONE:
            return 0
        at = other_end(b, path, at)
        back += STEP
