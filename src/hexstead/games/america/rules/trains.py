"""Trains: building, stepping over anybody's rails, fees, the two-train limit (A-TBLD, A-TMOV, A-FEE)."""

from ....core.events import PAID
from ....core.rule import rule
from ....core.rules.basics import emit
from ....core.rules.hands import check_can_pay, lose, pay
from ....core.table import CANNOT_PAY, NO_CHOICE, NO_SUCH, NOBODY
from ..actions import BUILD_TRAIN, MOVE_TRAIN
from ..events import FEE_PAID, TRAIN_BUILT, TRAIN_MOVED
from ..meta import CARD_MOVE, COAL, TRAIN, TRAINS_PER_SEAT
from ..refusals import A_CARD_10, A_COMP_09, A_FEE_07, A_TBLD_01, A_TBLD_03, A_TBLD_04, A_TMOV_01, A_TMOV_02, A_TMOV_14
from ..state import Board, State, Work
from .rails import share_an_end
from .turn import back, end_move


@rule
def trains_out(s: State, seat: int) -> int:
    out = 0
    for k in range(TRAINS_PER_SEAT):
        if s.train_at[seat][k] != NOBODY:
            out += 1
    return out


@rule
def trains_on(s: State, path: int, but_seat: int, but: int) -> int:
    """How many trains stand on a path, leaving one out of account."""
    count = 0
    for seat in range(s.players):
        for k in range(TRAINS_PER_SEAT):
            if s.train_at[seat][k] == path and not (seat == but_seat and k == but):
                count += 1
    return count


@rule
def is_at_own_city(s: State, b: Board, seat: int, path: int) -> bool:
    return s.city_owner[b.path_a[path]] == seat or s.city_owner[b.path_b[path]] == seat


@rule
def check_build_train(s: State, b: Board, seat: int, path: int, taking: int) -> int:
    """On an own rail at an own city with fewer than two trains; with both out, one is taken off (A-TBLD-02, AQ-33).

    It may move and deliver at once (A-TBLD-05); the path's limit holds for it too (AQ-31).
    """
    if taking == 0 and trains_out(s, seat) == TRAINS_PER_SEAT:
        return A_COMP_09
    if taking > 0 and trains_out(s, seat) < TRAINS_PER_SEAT:
        return A_TBLD_04
    if path >= b.paths:
        return NO_CHOICE
    if s.rail_owner[path] != seat:
        return A_TBLD_01
    if not is_at_own_city(s, b, seat, path):
        return A_TBLD_01
    if trains_on(s, path, seat, taking - 1) >= b.trains_per_path:
        return A_TBLD_03
    return check_can_pay(s, b, seat, TRAIN)


@rule
def build_train(s: State, b: Board, w: Work, seat: int, path: int, taking: int) -> int:
    pay(s, b, w, seat, TRAIN)
    k = taking - 1
    if taking == 0:
        k = 0
        if s.train_at[seat][0] != NOBODY:
            k = 1
    put_train(s, w, seat, k, path)
    back(s, b, w)
    return 0


@rule
def put_train(s: State, w: Work, seat: int, train: int, path: int) -> int:
    """A train on the board, new: it has paid no fees (A-TMOV-15, AQ-66)."""
    s.train_at[seat][train] = path
    if seat == s.turn_seat:
        s.fees[train] = 0
    emit(w, TRAIN_BUILT, seat, train, path, 0)
    return 0


@rule
def is_stranded(s: State, b: Board) -> bool:
    """The moving train stands on a path with two others: it must go on (A-TMOV-14)."""
    if s.move_train == NOBODY:
        return False
    path = s.train_at[s.turn_seat][s.move_train]
    return trains_on(s, path, s.turn_seat, s.move_train) >= b.trains_per_path


@rule
def fees_paid(s: State, b: Board, train: int) -> int:
    """The owners this train has paid this turn; a new move starts afresh where the fee is per move (A-FEE-02 to 06)."""
    if b.fee_per_move == 1 and s.move_train != train:
        return 0
    return s.fees[train]


@rule
def owes_fee(s: State, seat: int, path: int, paid: int) -> bool:
    """Foreign rail of an owner who was not paid yet (A-FEE-01, A-FEE-08, AQ-67, AQ-68)."""
    owner = s.rail_owner[path]
    return owner != seat and paid >> owner & 1 == 0


@rule
def check_move_train(s: State, b: Board, w: Work, seat: int, train: int, path: int) -> int:
    """One step to a railed path that shares an end: coal for every three, a fee for foreign rails (A-TMOV-03, 04).

    It may turn round, and nothing stops it but a path with two trains where it cannot go on (A-TMOV-05 to 08, AQ-70,
    AQ-74). Nobody runs into debt for a fee (AQ-65).
    """
    here = s.train_at[seat][train]
    if here == NOBODY:
        return NO_SUCH
    if path >= b.paths:
        return NO_CHOICE
    if s.rail_owner[path] == NOBODY:
        return A_TMOV_02
    if path == here or not share_an_end(b, path, here):
        return A_TMOV_01
    steps = 0
    if s.move_train == train:
        steps = s.move_steps
    coal = s.hand[seat][COAL]
    gold = s.gold[seat]
    paid = fees_paid(s, b, train)
    if s.phase == CARD_MOVE:
        if s.move_train != NOBODY and s.move_train != train:
            return A_CARD_10
        steps = s.move_steps
        coal = 0
        if steps == 0:
            return A_CARD_10
    elif owes_fee(s, seat, path, paid):
        if gold == 0:
            return A_FEE_07
        gold -= 1
        paid += 1 << s.rail_owner[path]
    if steps == 0:
        if coal == 0:
            return CANNOT_PAY
        coal -= 1
        steps = b.steps_per_card
    if trains_on(s, path, seat, train) < b.trains_per_path:
        return 0
    if way_off(s, b, w, seat, train, path, steps - 1, coal, gold, paid):
        return 0
    return A_TMOV_14


@rule
def way_off(
    s: State, b: Board, w: Work, seat: int, train: int, path: int, steps: int, coal: int, gold: int, paid: int
) -> bool:
    """Whether a train on a full path can go on to one that is not: over full paths, none twice (A-TMOV-14).

    There are at most three full paths; the search keeps what is left at each of them.
    """
    depth = 0
    w.off_path[0] = path
    w.off_next[0] = 0
    w.off_steps[0] = steps
    w.off_coal[0] = coal
    w.off_gold[0] = gold
    w.off_paid[0] = paid
    while depth >= 0:
        here = w.off_path[depth]
        k = w.off_next[depth]
        if k == b.besides[here]:
            depth -= 1
            continue
        w.off_next[depth] = k + 1
        there = b.beside[here][k]
        if s.rail_owner[there] == NOBODY:
            continue
        steps = w.off_steps[depth]
        coal = w.off_coal[depth]
        gold = w.off_gold[depth]
        paid = w.off_paid[depth]
        if steps == 0:
            if coal == 0:
                continue
            coal -= 1
            steps = b.steps_per_card
        if s.phase != CARD_MOVE and owes_fee(s, seat, there, paid):
            if gold == 0:
                continue
            gold -= 1
            paid += 1 << s.rail_owner[there]
        if trains_on(s, there, seat, train) < b.trains_per_path:
            return True
        seen = False
        for i in range(depth + 1):
            if w.off_path[i] == there:
                seen = True
        if not seen and depth < 6:
            depth += 1
            w.off_path[depth] = there
            w.off_next[depth] = 0
            w.off_steps[depth] = steps - 1
            w.off_coal[depth] = coal
            w.off_gold[depth] = gold
            w.off_paid[depth] = paid
    return False


@rule
def move_train(s: State, b: Board, w: Work, seat: int, train: int, path: int) -> int:
    """Coal with the first of three steps, and the fee, which nobody can waive, with the step that owes it (AQ-69)."""
    if s.move_train != train:
        if s.phase != CARD_MOVE:
            end_move(s)
            if b.fee_per_move == 1:
                s.fees[train] = 0
        s.move_train = train
    if s.phase != CARD_MOVE:
        if s.move_steps == 0:
            lose(s, seat, COAL, 1)
            emit(w, PAID, seat, COAL, 1, 0)
            s.move_steps = b.steps_per_card
        if owes_fee(s, seat, path, s.fees[train]):
            owner = s.rail_owner[path]
            s.gold[seat] -= 1
            s.gold[owner] += 1
            s.fees[train] += 1 << owner
            emit(w, FEE_PAID, seat, owner, 0, 0)
    s.move_steps -= 1
    s.move_made += 1
    s.train_at[seat][train] = path
    emit(w, TRAIN_MOVED, seat, train, path, 0)
    return 0


@rule
def start_card_move(s: State, b: Board) -> int:
    """Right of Way: five steps without coal and fees; the first chooses the train (A-CARD-04, A-CARD-10)."""
    end_move(s)
    s.move_steps = b.right_of_way_steps
    return 0


@rule
def list_builds_of_trains(s: State, b: Board, w: Work, seat: int) -> int:
    """Add to the legal list where a train may be built; its price is known to be payable."""
    first = 0
    last = 0
    if trains_out(s, seat) == TRAINS_PER_SEAT:
        first = 1
        last = TRAINS_PER_SEAT
    n = w.n_legal
    for path in range(b.paths):
        if s.rail_owner[path] == seat and is_at_own_city(s, b, seat, path):
            for taking in range(first, last + 1):
                if check_build_train(s, b, seat, path, taking) == 0:
                    w.legal[n] = b.block_start[BUILD_TRAIN] + path * (TRAINS_PER_SEAT + 1) + taking
                    n += 1
    w.n_legal = n
    return 0


@rule
def may_step(s: State, seat: int) -> bool:
    """A necessary condition, quickly told: a step left, or coal for more."""
    return s.hand[seat][COAL] > 0 or s.move_steps > 0


@rule
def list_steps(s: State, b: Board, w: Work, seat: int) -> int:
    """Add to the legal list the next step of each train."""
    n = w.n_legal
    for train in range(TRAINS_PER_SEAT):
        here = s.train_at[seat][train]
        if here != NOBODY and may_step(s, seat):
            for k in range(b.besides[here]):
                path = b.beside[here][k]
                if s.rail_owner[path] != NOBODY and check_move_train(s, b, w, seat, train, path) == 0:
                    w.legal[n] = b.block_start[MOVE_TRAIN] + train * b.block_y[MOVE_TRAIN] + path
                    n += 1
    w.n_legal = n
    return 0
