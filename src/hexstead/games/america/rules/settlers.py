"""Settlers: building, moving and founding cities (A-SBLD, A-SMOV)."""

from ....core.common_fields import CANNOT_PAY, NO_CHOICE, NO_SUCH, NOBODY, SEATS
from ....core.events import PAID
from ....core.rule import rule
from ....core.rules.basics import emit, other_end
from ....core.rules.hands import lose
from ..actions import BUILD_SETTLER, MOVE_SETTLER
from ..events import SETTLER_BUILT, SETTLER_MOVED
from ..meta import GRAIN, SCOUT, SCOUT_STEPS, SETTLERS_PER_SEAT
from ..refusals import A_CARD_07, A_CARD_12, A_COMP_09, A_SBLD_01, A_SBLD_05, A_SMOV_05, AQ_27, AQ_28, AQ_46, AQ_48
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
    """Return the number of settlers at a node, of any colour."""
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
    """Require a node at one of the seat's cities without another settler (AQ-26 to AQ-28, AQ-30).

    A seat has two settlers, whether or not it has a city left to found (A-SBLD-02 to 04, AQ-47). If both are on the
    board, one of them is moved: `taking` is 0 for a settler from the stock, else 1 + the number of the one taken.
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
    return 0


@rule
def build_settler(s: State, b: Board, w: Work, seat: int, node: int, taking: int) -> int:
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
def free_steps(s: State) -> int:
    """Return the steps of one walk that cost nothing: those of the Scout (A-CARD-07)."""
    if s.phase == SCOUT:
        return SCOUT_STEPS
    return 0


@rule
def grain_for(b: Board, steps: int) -> int:
    """Return the grain needed: one per three steps of one move, unused steps lapse (A-SMOV-01 to 03, AQ-43, AQ-49)."""
    return (steps + b.steps_per_card - 1) // b.steps_per_card


@rule
def walk_grain(s: State, b: Board, steps: int) -> int:
    """Return the grain for the steps of a walk that are not free (A-CARD-12)."""
    return grain_for(b, max(0, steps - free_steps(s)))


@rule
def may_use_grain(s: State, b: Board) -> bool:
    """Whether steps can be paid for now: not before the roll, nor with the Scout before rules version 3 (A-CARD-12)."""
    return s.phase != SCOUT or (s.rolled == 1 and b.scout_and_grain == 1)


@rule
def check_walk_end(s: State, b: Board, seat: int, node: int) -> int:
    """Require a node without a settler or foreign city and, if it is an empty site, a city left to found.

    A settler can end its move at a city of its own seat (A-SMOV-04, 06, AQ-29, AQ-45).
    """
    if s.city_owner[node] != NOBODY and s.city_owner[node] != seat:
        return A_SMOV_05
    if settlers_on(s, node) > 0:
        return A_SMOV_05
    if is_empty_site(s, b, node) and s.cities_left[seat] == 0:
        return AQ_46
    return 0


@rule
def check_move_settler(s: State, b: Board, seat: int, settler: int, node: int) -> int:
    """Require another node where a walk can end. A settler passes through anything; only grain limits its range.

    (A-SMOV-09, AQ-50)
    """
    here = s.settler_at[seat][settler]
    if here == NOBODY:
        return NO_SUCH
    if node >= b.nodes:
        return NO_CHOICE
    if node == here:
        return AQ_48
    refusal = check_walk_end(s, b, seat, node)
    if refusal != 0:
        return refusal
    grain = walk_grain(s, b, b.distance[here][node])
    if grain > 0 and not may_use_grain(s, b):
        return A_CARD_07
    if grain > s.hand[seat][GRAIN]:
        if s.phase == SCOUT:
            return A_CARD_12
        return CANNOT_PAY
    return 0


@rule
def move_settler(s: State, b: Board, w: Work, seat: int, settler: int, node: int) -> int:
    """Move a settler and found a city if it ends on an empty site (A-CITY-01, 03, A-SMOV-07, AQ-44).

    Otherwise it can be moved again. There is no other way to get a city (A-BUY-03).
    """
    steps = b.distance[s.settler_at[seat][settler]][node]
    grain = walk_grain(s, b, steps)
    if grain > 0:
        lose(s, seat, GRAIN, grain)
        emit(w, PAID, seat, GRAIN, grain, 0)
    s.settler_at[seat][settler] = node
    emit(w, SETTLER_MOVED, seat, settler, node, steps)
    if is_empty_site(s, b, node):
        s.settler_at[seat][settler] = NOBODY
        found_city(s, b, w, seat, node)
    back(s, b, w)
    return 0


@rule
def list_builds_of_settlers(s: State, b: Board, w: Work, seat: int) -> int:
    """Add the places where a settler can be built to the legal list."""
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
    """Add the legal moves of settlers, within reach of the Scout and the grain in hand, to the legal list."""
    reach = free_steps(s)
    if may_use_grain(s, b):
        reach += s.hand[seat][GRAIN] * b.steps_per_card
    n = w.n_legal
    for settler in range(SETTLERS_PER_SEAT):
        here = s.settler_at[seat][settler]
        if here != NOBODY and reach > 0:
            k = 1
            while k < b.nodes and b.distance[here][b.nearest[here][k]] <= reach:
                node = b.nearest[here][k]
                if check_walk_end(s, b, seat, node) == 0:
                    w.legal[n] = b.block_start[MOVE_SETTLER] + settler * b.block_y[MOVE_SETTLER] + node
                    n += 1
                k += 1
    w.n_legal = n
    return 0
