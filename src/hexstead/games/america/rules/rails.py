"""Rails: building them, gold for connecting a site, the track bonus and the Engineer (A-RAIL, A-GOLD, A-TRK)."""

from ....core.common_fields import NO_CHOICE, NOBODY
from ....core.rule import rule
from ....core.rules.basics import emit, enter
from ..actions import BUILD_RAIL
from ..events import RAIL_BUILT
from ..meta import BONUS, ENGINEER, ROUTE, ROUTE_GOLD, SET_RAIL
from ..refusals import A_RAIL_01, A_RAIL_02, A_RAIL_05, A_TRK_02, A_VAR_08
from ..state import SIDES, Board, State, Work
from .goods import take_gold
from .searches import JOINED, gold_of, join_sides, mark_near_own, one_rail, search_side
from .turn import acting, back


@rule
def touches(b: Board, path: int, node: int) -> bool:
    return b.path_a[path] == node or b.path_b[path] == node


@rule
def share_an_end(b: Board, path: int, other: int) -> bool:
    return touches(b, other, b.path_a[path]) or touches(b, other, b.path_b[path])


@rule
def is_own_spot(s: State, b: Board, seat: int, node: int) -> bool:
    """Whether the seat has a city or rail at the node; other pieces there do not block it (A-RAIL-02, A-RAIL-03)."""
    if s.city_owner[node] == seat:
        return True
    for k in range(b.node_degree[node]):
        if s.rail_owner[b.node_path[node][k]] == seat:
            return True
    return False


@rule
def check_place_rail(s: State, b: Board, seat: int, path: int) -> int:
    """Require a rail in stock and a free path at one of the seat's cities or rails (A-RAIL-04, AQ-34, AQ-42)."""
    if s.rails_left[seat] == 0:
        return A_RAIL_05
    if path >= b.paths:
        return NO_CHOICE
    if s.rail_owner[path] != NOBODY:
        return A_RAIL_01
    if is_own_spot(s, b, seat, b.path_a[path]) or is_own_spot(s, b, seat, b.path_b[path]):
        return 0
    return A_RAIL_02


@rule
def check_build_rail(s: State, b: Board, seat: int, path: int) -> int:
    """Check a rail by phase: in the set-up, a bonus rail at the marked one, or any other."""
    refused = check_place_rail(s, b, seat, path)
    if s.phase == SET_RAIL and refused == A_RAIL_02:
        return A_VAR_08
    if refused == 0 and s.phase == BONUS and not share_an_end(b, path, s.bonus):
        return A_TRK_02
    return refused


@rule
def build_rail(s: State, b: Board, w: Work, seat: int, path: int) -> int:
    """Build a rail, paid or free.

    A rail on a train track earns a bonus rail (A-TRK-01, A-TRK-03), even if it was free (AQ-38, AQ-39, AQ-41).
    """
    chained = s.phase == BONUS
    if s.phase == BONUS:
        s.bonus = NOBODY
        place_rail(s, b, w, seat, path, 1)
    elif s.phase == ENGINEER:
        s.free_rails -= 1
        place_rail(s, b, w, seat, path, 1)
    else:
        place_rail(s, b, w, seat, path, 0)
    if b.path_track[path] == 1 and (b.track_chain == 1 or not chained):
        s.bonus = path
    settle_rails(s, b, w)
    return 0


@rule
def place_rail(s: State, b: Board, w: Work, seat: int, path: int, free: int) -> int:
    """Place a rail, and find the payouts of the connection it makes, if any."""
    find_routes(s, b, w, seat, path)
    s.rail_owner[path] = seat
    s.rails_left[seat] -= 1
    emit(w, RAIL_BUILT, seat, path, free, 0)
    return 0


@rule
def find_routes(s: State, b: Board, w: Work, seat: int, path: int) -> int:
    """Find the payouts of the shortest routes if a new rail connects an isolated site.

    It does if one side of the rail has exactly one site and the other at least one. The shortest route runs from the
    isolated site over the new rail to the nearest site beyond it (A-GOLD-01 to A-GOLD-03, A-GOLD-06 to A-GOLD-09,
    AQ-35).
    """
    s.n_routes = 0
    s.route_times = 1
    one = search_side(s, b, w, b.path_a[path], path, SIDES)
    if one < 1:
        return 0
    two = search_side(s, b, w, b.path_b[path], path, SIDES + 1)
    if two < 1 or (one > 1 and two > 1):
        return 0
    if one == 1 and two == 1 and b.mutual_twice == 1:
        s.route_times = 2
    s.n_routes = join_sides(w, one_rail(seat))
    for i in range(s.n_routes):
        for other in range(s.players):
            s.routes[i][other] = gold_of(w.payouts[JOINED][i], other)
    return 0


@rule
def check_choose_payout(s: State, x: int) -> int:
    if x >= s.n_routes:
        return NO_CHOICE
    return 0


@rule
def pay_route(s: State, w: Work, choice: int) -> int:
    """Pay every seat one gold for each of its rails on the route (A-GOLD-05)."""
    for seat in range(s.players):
        take_gold(s, w, seat, s.routes[choice][seat] * s.route_times, ROUTE_GOLD)
    for i in range(s.n_routes):
        for seat in range(s.players):
            s.routes[i][seat] = 0
    s.n_routes = 0
    s.route_times = 0
    return 0


@rule
def settle_rails(s: State, b: Board, w: Work) -> int:
    """Continue after a rail: payout, track bonus, the Engineer's next rail, then back to the turn (A-GOLD-10)."""
    seat = acting(s)
    if s.n_routes > 1:
        enter(s, ROUTE)
        return 0
    if s.n_routes == 1:
        pay_route(s, w, 0)
    s.route_times = 0
    if s.bonus != NOBODY and any_bonus_rail(s, b, seat):
        enter(s, BONUS)
        return 0
    s.bonus = NOBODY
    if s.free_rails > 0 and any_rail(s, b, w, seat):
        enter(s, ENGINEER)
        return 0
    s.free_rails = 0
    back(s, b, w)
    return 0


@rule
def choose_payout(s: State, b: Board, w: Work, choice: int) -> int:
    """Pay the route that the builder chose among equally short ones (A-GOLD-04, AQ-36, AQ-37)."""
    pay_route(s, w, choice)
    settle_rails(s, b, w)
    return 0


@rule
def any_bonus_rail(s: State, b: Board, seat: int) -> bool:
    """Whether a bonus rail can be built: a rail is in stock and a path next to the marked one is free (A-TRK-04)."""
    if s.rails_left[seat] == 0:
        return False
    for k in range(b.path_neighbours[s.bonus]):
        if s.rail_owner[b.path_neighbour[s.bonus][k]] == NOBODY:
            return True
    return False


@rule
def any_rail(s: State, b: Board, w: Work, seat: int) -> bool:
    if s.rails_left[seat] == 0:
        return False
    mark_near_own(s, b, w, seat)
    for path in range(b.paths):
        if w.near_own[path] == 1 and check_place_rail(s, b, seat, path) == 0:
            return True
    return False


@rule
def list_rails(s: State, b: Board, w: Work, seat: int) -> int:
    """Add the rails that the seat can build now to the legal list."""
    if s.rails_left[seat] == 0:
        return 0
    mark_near_own(s, b, w, seat)
    n = w.n_legal
    if s.phase == BONUS:
        for path in range(b.paths):
            if w.near_own[path] == 1 and check_build_rail(s, b, seat, path) == 0:
                w.legal[n] = b.block_start[BUILD_RAIL] + path
                n += 1
    else:
        for path in range(b.paths):  # `near_own` is what check_place_rail allows; no branch, as in find_own_rails
            w.legal[n] = b.block_start[BUILD_RAIL] + path
            near = w.near_own[path]
            owner = s.rail_owner[path]
            if near == 1 and owner == NOBODY:
                n += 1
    w.n_legal = n
    return 0
