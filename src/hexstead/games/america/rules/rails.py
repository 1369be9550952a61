"""Rails: where they go, what connecting a site pays, the track bonus and the Engineer (A-RAIL, A-GOLD, A-TRK)."""

from ....core.rule import rule
from ....core.rules.basics import emit, enter
from ....core.rules.hands import check_can_pay, pay
from ....core.table import NO_CHOICE, NOBODY
from ..actions import BUILD_RAIL
from ..events import RAIL_BUILT
from ..meta import BONUS, ENGINEER, RAIL, ROUTE, ROUTE_GOLD, SET_RAIL
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
    """An own city, or an end of an own rail; nothing that stands there blocks (A-RAIL-02, A-RAIL-03)."""
    if s.city_owner[node] == seat:
        return True
    for k in range(b.node_degree[node]):
        if s.rail_owner[b.node_path[node][k]] == seat:
            return True
    return False


@rule
def check_place_rail(s: State, b: Board, seat: int, path: int) -> int:
    """On a free path that touches an own city or rail, while rails are in stock (A-RAIL-04, AQ-34, AQ-42)."""
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
    """A start rail at an own city, a bonus at the marked rail, the Engineer's free one, else for its price."""
    refused = check_place_rail(s, b, seat, path)
    if s.phase == SET_RAIL and refused == A_RAIL_02:
        return A_VAR_08
    if refused != 0 or s.phase == ENGINEER or s.phase == SET_RAIL:
        return refused
    if s.phase == BONUS:
        if share_an_end(b, path, s.bonus):
            return 0
        return A_TRK_02
    return check_can_pay(s, b, seat, RAIL)


@rule
def build_rail(s: State, b: Board, w: Work, seat: int, path: int) -> int:
    """Paid or free; on a train track it allows another (A-TRK-01, A-TRK-03), also by a card (AQ-38, AQ-39, AQ-41)."""
    chained = s.phase == BONUS
    if s.phase == BONUS:
        s.bonus = NOBODY
        place_rail(s, b, w, seat, path, 1)
    elif s.phase == ENGINEER:
        s.free_rails -= 1
        place_rail(s, b, w, seat, path, 1)
    else:
        pay(s, b, w, seat, RAIL)
        place_rail(s, b, w, seat, path, 0)
    if b.path_track[path] == 1 and (b.track_chain == 1 or not chained):
        s.bonus = path
    settle_rails(s, b, w)
    return 0


@rule
def place_rail(s: State, b: Board, w: Work, seat: int, path: int, free: int) -> int:
    """A rail on the board, and the payouts of the connection that it makes, if any."""
    find_routes(s, b, w, seat, path)
    s.rail_owner[path] = seat
    s.rails_left[seat] -= 1
    emit(w, RAIL_BUILT, seat, path, free, 0)
    return 0


@rule
def find_routes(s: State, b: Board, w: Work, seat: int, path: int) -> int:
    """A site that was isolated is connected when one side of the new rail holds a single site and the other any.

    The shortest route runs from that site over the new rail to the nearest site beyond it, whichever side was the
    isolated one (A-GOLD-01 to A-GOLD-03, A-GOLD-06 to A-GOLD-09, AQ-35).
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
    """Every seat gets one gold per own rail of the route (A-GOLD-05)."""
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
    """After any rail: the payout, then the track bonus, then the Engineer's next rail, then back (A-GOLD-10)."""
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
    """Who built the rail chooses among equally short lines (A-GOLD-04, AQ-36, AQ-37)."""
    pay_route(s, w, choice)
    settle_rails(s, b, w)
    return 0


@rule
def any_bonus_rail(s: State, b: Board, seat: int) -> bool:
    """Without a rail or a free path beside the marked one the bonus lapses (A-TRK-04)."""
    if s.rails_left[seat] == 0:
        return False
    for k in range(b.besides[s.bonus]):
        if s.rail_owner[b.beside[s.bonus][k]] == NOBODY:
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
    """Add to the legal list the rails that the seat may build now."""
    if s.rails_left[seat] == 0:
        return 0
    mark_near_own(s, b, w, seat)
    n = w.n_legal
    for path in range(b.paths):
        if w.near_own[path] == 1 and check_build_rail(s, b, seat, path) == 0:
            w.legal[n] = b.block_start[BUILD_RAIL] + path
            n += 1
    w.n_legal = n
    return 0
