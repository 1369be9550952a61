"""Searches over rails: the shortest routes from a new rail to sites, and what each would pay (A-GOLD)."""

from ....core.rule import rule
from ....core.rules.basics import other_end
from ....core.table import NOBODY, SEATS
from ..meta import MOST_PAYOUTS
from ..state import SIDES, Board, State, Work

# A payout is one number, six bits per seat, the lowest seat first: so larger means more for the lower seats
# (A-GOLD-11), and payouts of two parts of a route add up.
DIGIT = 64
NO_SITE = -1
JOINED = SIDES + 2  # the list of whole routes


@rule
def one_rail(seat: int) -> int:
    """The payout of a single rail of this seat."""
    value = 1
    for _ in range(SEATS - 1 - seat):
        value *= DIGIT
    return value


@rule
def gold_of(payout: int, seat: int) -> int:
    """A seat's gold in a payout."""
    for _ in range(SEATS - 1 - seat):
        payout = payout // DIGIT
    return payout % DIGIT


@rule
def add_payout(w: Work, where: int, payout: int) -> int:
    """Keep the largest different payouts of a list, in falling order (A-GOLD-11, AQ-37)."""
    n = w.n_payouts[where]
    at = 0
    while at < n and w.payouts[where][at] > payout:
        at += 1
    if (at < n and w.payouts[where][at] == payout) or at == MOST_PAYOUTS:
        return 0
    if n < MOST_PAYOUTS:
        n += 1
    for i in range(n - 1 - at):
        w.payouts[where][n - 1 - i] = w.payouts[where][n - 2 - i]
    w.payouts[where][at] = payout
    w.n_payouts[where] = n
    return 0


@rule
def search_side(s: State, b: Board, w: Work, start: int, avoid: int, side: int) -> int:
    """From one end of a new rail, without crossing it: the payouts of the shortest routes to the nearest sites.

    They go to the list of that side; the number of sites that it holds, or −1 when it holds the other end too.
    """
    for node in range(b.nodes):
        w.dist[node] = -1
        w.n_payouts[node] = 0
    w.dist[start] = 0
    w.queue[0] = start
    add_payout(w, start, 0)
    head = 0
    tail = 1
    sites = 0
    nearest = -1
    w.n_payouts[side] = 0
    goal = b.path_a[avoid]
    if goal == start:
        goal = b.path_b[avoid]
    while head < tail:
        node = w.queue[head]
        head += 1
        if node == goal:
            return -1
        if b.node_site[node] != NO_SITE:
            sites += 1
            if nearest == -1:
                nearest = w.dist[node]
            if w.dist[node] == nearest:
                for i in range(w.n_payouts[node]):
                    add_payout(w, side, w.payouts[node][i])
        for k in range(b.node_degree[node]):
            path = b.node_path[node][k]
            owner = s.rail_owner[path]
            if owner == NOBODY or path == avoid:
                continue
            other = other_end(b, path, node)
            if w.dist[other] == -1:
                w.dist[other] = w.dist[node] + 1
                w.queue[tail] = other
                tail += 1
            if w.dist[other] == w.dist[node] + 1:
                for i in range(w.n_payouts[node]):
                    add_payout(w, other, w.payouts[node][i] + one_rail(owner))
    return sites


@rule
def join_sides(w: Work, between: int) -> int:
    """All ways of one side with all of the other and the new rail between them; how many payouts that gives."""
    w.n_payouts[JOINED] = 0
    for i in range(w.n_payouts[SIDES]):
        for k in range(w.n_payouts[SIDES + 1]):
            add_payout(w, JOINED, w.payouts[SIDES][i] + between + w.payouts[SIDES + 1][k])
    return w.n_payouts[JOINED]


@rule
def mark_near_own(s: State, b: Board, w: Work, seat: int) -> int:
    """Mark the paths that touch the seat's cities and rails."""
    for path in range(b.paths):
        w.near_own[path] = 0
    for site in range(b.sites):
        node = b.site_node[site]
        if s.city_owner[node] == seat:
            for k in range(b.node_degree[node]):
                w.near_own[b.node_path[node][k]] = 1
    for path in range(b.paths):
        if s.rail_owner[path] == seat:
            for k in range(b.besides[path]):
                w.near_own[b.beside[path][k]] = 1
    return 0
