"""Rail searches: the shortest routes from a new rail to sites, and the payout of each (A-GOLD)."""

from ....core.common_fields import NOBODY, SEATS
from ....core.rule import rule
from ....core.rules.basics import other_end
from ..meta import MOST_PAYOUTS
from ..state import SIDES, Board, State, Work

# A payout is one integer with six bits per seat, seat 0 in the highest bits. A larger payout therefore gives more to
# the lower seats (A-GOLD-11), and the payouts of two parts of a route can be added.
DIGIT = 64
NO_SITE = -1
JOINED = SIDES + 2  # index of the payout list of complete routes


@rule
def one_rail(seat: int) -> int:
    """Return the payout of a single rail of this seat."""
    value = 1
    for _ in range(SEATS - 1 - seat):
        value *= DIGIT
    return value


@rule
def gold_of(payout: int, seat: int) -> int:
    """Return a seat's gold in a payout."""
    for _ in range(SEATS - 1 - seat):
        payout = payout // DIGIT
    return payout % DIGIT


@rule
def add_payout(w: Work, where: int, payout: int) -> int:
    """Insert a payout into a list that keeps the largest distinct payouts in descending order (A-GOLD-11, AQ-37)."""
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
    """Find the payouts of the shortest routes from one end of a new rail (`avoid`) to the nearest sites.

    The routes do not use the new rail itself. Their payouts are written to the list `side`. Returns the number of sites
    connected to this end, or −1 if the other end is connected as well.
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
    """Combine the routes of both sides with the new rail (`between`); return the number of distinct payouts."""
    w.n_payouts[JOINED] = 0
    for i in range(w.n_payouts[SIDES]):
        for k in range(w.n_payouts[SIDES + 1]):
            add_payout(w, JOINED, w.payouts[SIDES][i] + between + w.payouts[SIDES + 1][k])
    return w.n_payouts[JOINED]


@rule
def mark_near_own(s: State, b: Board, w: Work, seat: int) -> int:
    """Mark the paths that touch the seat's cities and rails in `w.near_own`."""
    for path in range(b.paths):
        w.near_own[path] = 0
    for site in range(b.sites):
        node = b.site_node[site]
        if s.city_owner[node] == seat:
            for k in range(b.node_degree[node]):
                w.near_own[b.node_path[node][k]] = 1
    for i in range(find_own_rails(s, b, w, seat)):
        path = w.own_rails[i]
        for k in range(b.path_neighbours[path]):
            w.near_own[b.path_neighbour[path][k]] = 1
    return 0


@rule
def find_own_rails(s: State, b: Board, w: Work, seat: int) -> int:
    """Write the seat's rails into `w.own_rails`, in order; returns their number.

    The entry is written in any case and kept by counting it, which compiles to code without a branch per path.
    """
    n = 0
    for path in range(b.paths):
        w.own_rails[n] = path
        if s.rail_owner[path] == seat:
            n += 1
    return n
