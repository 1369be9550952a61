"""Deliveries, and winning by the last of them (A-DLV, A-WIN)."""

from ....core.common_fields import NO_CHOICE, NOBODY, PRE_ROLL
from ....core.rule import rule
from ....core.rules.basics import emit, finish
from ..actions import DELIVER
from ..events import DELIVERED
from ..meta import CARD_MOVE, TRAINS_PER_SEAT
from ..refusals import A_CARD_10, A_DLV_01, A_DLV_02, A_DLV_03, A_DLV_04, AQ_72, AQ_73
from ..state import Board, State, Work
from .rails import touches
from .searches import NO_SITE
from .turn import end_move


@rule
def points(s: State, b: Board, seat: int) -> int:
    """Return the number of deliveries made."""
    return s.delivered[seat]


@rule
def is_at(s: State, b: Board, seat: int, train: int, node: int) -> bool:
    """Whether the train is on a rail of any owner at the node (A-DLV-06, 07, AQ-64, AQ-71)."""
    path = s.train_at[seat][train]
    return path != NOBODY and touches(b, path, node)


@rule
def check_train_delivers(s: State, b: Board, seat: int, node: int) -> int:
    """Require a train at the city which, by option or card, is the one being moved (A-DLV-01, A-CARD-10, AQ-72)."""
    must_arrive = b.on_arrival == 1 or s.phase == CARD_MOVE
    parked = False
    for train in range(TRAINS_PER_SEAT):
        if is_at(s, b, seat, train, node):
            if not must_arrive or (s.move_train == train and s.move_made > 0):
                return 0
            parked = True
    if s.phase == CARD_MOVE and s.move_made == 0:
        return A_CARD_10
    if parked and s.phase != CARD_MOVE:
        return AQ_72
    return A_DLV_01


@rule
def check_deliver(s: State, b: Board, seat: int, site: int) -> int:
    """Require another owner's city with an empty goods space and a train of the seat (A-DLV-02, A-TERM-07, AQ-50).

    The roll makes no difference from rules version 3 on (AQ-73).
    """
    if s.phase == PRE_ROLL and b.early_delivery == 0:
        return AQ_73
    if site >= b.sites:
        return NO_CHOICE
    node = b.site_node[site]
    owner = s.city_owner[node]
    if owner == NOBODY or owner == seat:
        return A_DLV_04
    if s.goods_on[node] != NOBODY:
        return A_DLV_03
    if s.cubes[seat] == 0:
        return A_DLV_02
    return check_train_delivers(s, b, seat, node)


@rule
def deliver(s: State, b: Board, w: Work, seat: int, site: int) -> int:
    """Deliver a goods cube, without cost or income (A-DLV-05, 08, 09); the last one wins at once (A-WIN-01, 02)."""
    s.goods_on[b.site_node[site]] = seat
    s.cubes[seat] -= 1
    s.delivered[seat] += 1
    emit(w, DELIVERED, seat, site, 0, 0)
    if s.delivered[seat] >= b.goods_to_win:
        end_move(s)
        finish(s, w, seat)
    return 0


@rule
def list_deliveries(s: State, b: Board, w: Work, seat: int) -> int:
    """Add the possible deliveries to the legal list."""
    if s.cubes[seat] == 0:
        return 0
    n = w.n_legal
    for k in range(2 * TRAINS_PER_SEAT):
        path = s.train_at[seat][k // 2]
        if path == NOBODY:
            continue
        site = b.node_site[b.path_a[path]]
        if k % 2 == 1:
            site = b.node_site[b.path_b[path]]
        if site != NO_SITE and check_deliver(s, b, seat, site) == 0:
            listed = False
            for i in range(w.n_legal, n):
                if w.legal[i] == b.block_start[DELIVER] + site:
                    listed = True
            if not listed:
                w.legal[n] = b.block_start[DELIVER] + site
                n += 1
    w.n_legal = n
    return 0
