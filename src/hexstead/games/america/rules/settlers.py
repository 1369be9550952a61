"""Settlers: building, walking, founding (A-SBLD, A-SMOV)."""

from ....core.events import PAID
from ....core.rule import rule
from ....core.rules.basics import emit, other_end
from ....core.rules.hands import check_can_pay, lose, pay
from ....core.table import CANNOT_PAY, NO_CHOICE, NO_SUCH, NOBODY, SEATS
from ..actions import BUILD_SETTLER, MOVE_SETTLER
from ..events import SETTLER_BUILT, SETTLER_MOVED
from ..meta import GRAIN, SCOUT, SETTLER, SETTLERS_PER_SEAT
from ..refusals import A_CARD_07, A_COMP_09, A_SBLD_01, A_SBLD_05, A_SMOV_05, AQ_27, AQ_28, AQ_46, AQ_48
from ..state import Board, State, Work
from .cities import found_city, is_empty_site
from .turn import back


@rule
def settlers_out(s: State, seat: int) -> int:
    out = 0
    for k in range(SETTLERS_PER_SEAT):
        if s.settler_at[seat][k] != NOBODY:
            out += 1
    return out


@rule
def settlers_on(s: State, node: int) -> int:
    """How many settlers stand here, of any colour."""
    count = 0
    for seat in range(SEATS):
        for k in range(SETTLERS_PER_SEAT):
            if s.settler_at[seat][k] == node:
                count += 1
    return count


@rule
def next_to_own_city(s: State, b: Board, seat: int, node: int) -> bool:
    for k in range(b.node_degree[node]):
        if s.city_owner[other_end(b, b.node_path[node][k], node)] == seat:
            return True
    return False


@rule
def check_build_settler(s: State, b: Board, seat: int, node: int, taking: int) -> int:
    """At an own city, one settler per intersection; with both out, one is taken off for it (AQ-26 to AQ-28, AQ-30).

    Two is all there are, whether or not a city is left to found (A-SBLD-02 to 04, AQ-47).
    `taking` is 0 for a settler from the stock, else 1 + the number of the one taken off.
    """
    if taking == 0 and settlers_out(s, seat) == SETTLERS_PER_SEAT:
        return A_COMP_09
    if taking > 0 and settlers_out(s, seat) < SETTLERS_PER_SEAT:
        return A_SBLD_05
    if node >= b.nodes:
        return NO_CHOICE
    if b.start_adjacent == 0 and s.city_owner[node] != seat:
        return A_SBLD_01
    if b.start_adjacent == 1:
        if not next_to_own_city(s, b, seat, node):
            return A_SBLD_01
        if is_empty_site(s, b, node) or (s.city_owner[node] != NOBODY and s.city_owner[node] != seat):
            return AQ_28
    others = settlers_on(s, node)
    if taking > 0 and s.settler_at[seat][taking - 1] == node:
        others -= 1
    if others > 0:
        return AQ_27
    return check_can_pay(s, b, seat, SETTLER)


@rule
def build_settler(s: State, b: Board, w: Work, seat: int, node: int, taking: int) -> int:
    pay(s, b, w, seat, SETTLER)
    k = taking - 1
    if taking == 0:
        k = 0
        if s.settler_at[seat][0] != NOBODY:
            k = 1
    s.settler_at[seat][k] = node
    emit(w, SETTLER_BUILT, seat, k, node, 0)
    back(s, b, w)
    return 0


@rule
def grain_for(b: Board, steps: int) -> int:
    """One grain for every three steps of one walk; what is left of it lapses (A-SMOV-01 to 03, AQ-43, AQ-49)."""
    return (steps + b.steps_per_card - 1) // b.steps_per_card


@rule
def check_move_settler(s: State, b: Board, seat: int, settler: int, node: int) -> int:
    """It passes everything, and ends where no settler and no foreign city is, and where it can found if it must.

    Own cities are no hindrance, and grain is the only limit (A-SMOV-04, 06, 09, AQ-29, AQ-45, AQ-50).
    """
    here = s.settler_at[seat][settler]
    if here == NOBODY:
        return NO_SUCH
    if node >= b.nodes:
        return NO_CHOICE
    if node == here:
        return AQ_48
    if s.city_owner[node] != NOBODY and s.city_owner[node] != seat:
        return A_SMOV_05
    if settlers_on(s, node) > 0:
        return A_SMOV_05
    if is_empty_site(s, b, node) and s.cities_left[seat] == 0:
        return AQ_46
    steps = b.distance[here][node]
    if s.phase == SCOUT:
        if steps > b.scout_steps:
            return A_CARD_07
        return 0
    if s.hand[seat][GRAIN] * b.steps_per_card < steps:
        return CANNOT_PAY
    return 0


@rule
def move_settler(s: State, b: Board, w: Work, seat: int, settler: int, node: int) -> int:
    """A walk that ends on an empty site founds a city at once; any other may go on (A-CITY-01, 03, A-SMOV-07, AQ-44).

    That is the only way to a city (A-BUY-03).
    """
    steps = b.distance[s.settler_at[seat][settler]][node]
    if s.phase != SCOUT:
        lose(s, seat, GRAIN, grain_for(b, steps))
        emit(w, PAID, seat, GRAIN, grain_for(b, steps), 0)
    s.settler_at[seat][settler] = node
    emit(w, SETTLER_MOVED, seat, settler, node, steps)
    if is_empty_site(s, b, node):
        s.settler_at[seat][settler] = NOBODY
        found_city(s, b, w, seat, node)
    back(s, b, w)
    return 0


@rule
def list_builds_of_settlers(s: State, b: Board, w: Work, seat: int) -> int:
    """Add to the legal list where a settler may be built; its price is known to be payable."""
    first = 0
    last = 0
    if settlers_out(s, seat) == SETTLERS_PER_SEAT:
        first = 1
        last = SETTLERS_PER_SEAT
    n = w.n_legal
    for node in range(b.nodes):
        if b.start_adjacent == 1 or s.city_owner[node] == seat:
            for taking in range(first, last + 1):
                if check_build_settler(s, b, seat, node, taking) == 0:
                    w.legal[n] = b.block_start[BUILD_SETTLER] + node * (SETTLERS_PER_SEAT + 1) + taking
                    n += 1
    w.n_legal = n
    return 0


@rule
def list_walks(s: State, b: Board, w: Work, seat: int) -> int:
    """Add to the legal list where settlers may walk, within reach of the grain in hand or of the Scout."""
    reach = s.hand[seat][GRAIN] * b.steps_per_card
    if s.phase == SCOUT:
        reach = b.scout_steps
    n = w.n_legal
    for settler in range(SETTLERS_PER_SEAT):
        here = s.settler_at[seat][settler]
        if here != NOBODY and reach > 0:
            k = 1
            while k < b.nodes and b.distance[here][b.nearest[here][k]] <= reach:
                node = b.nearest[here][k]
                if check_move_settler(s, b, seat, settler, node) == 0:
                    w.legal[n] = b.block_start[MOVE_SETTLER] + settler * b.block_y[MOVE_SETTLER] + node
                    n += 1
                k += 1
    w.n_legal = n
    return 0
