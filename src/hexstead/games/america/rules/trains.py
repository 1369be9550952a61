"""Trains: building, moving over any player's rails, fees, the two-train limit (A-TBLD, A-TMOV, A-FEE)."""

from ....core.common_fields import CANNOT_PAY, CHOICE_FIRST, NO_CHOICE, NO_SUCH, NOBODY
from ....core.events import PAID
from ....core.rule import rule
from ....core.rules.basics import emit
from ....core.rules.hands import lose
from ..actions import BUILD_TRAIN, DELIVER, MOVE_TRAIN
from ..events import FEE_PAID, TRAIN_BUILT, TRAIN_MOVED
from ..meta import CARD_MOVE, COAL, RIGHT_OF_WAY_STEPS, TRAINS_PER_SEAT
from ..refusals import (
    A_CARD_10,
    A_COMP_09,
    A_FEE_07,
    A_TBLD_01,
    A_TBLD_03,
    A_TBLD_04,
    A_TMOV_01,
    A_TMOV_02,
    A_TMOV_14,
    AQ_63,
)
from ..state import Board, State, Work
from .rails import share_an_end
from .searches import find_own_rails
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
    """Return the number of trains on a path, not counting train `but` of seat `but_seat`."""
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
    """Require one of the seat's rails, next to one of its cities, with fewer than two trains (A-TBLD-02, AQ-33).

    The new train can move and deliver at once (A-TBLD-05) and counts towards the path's limit (AQ-31). If both
    of the seat's trains are on the board, one of them is moved: `taking` is 0 for a train from the stock, else 1 + the
    number of the one taken.
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
    return 0


@rule
def build_train(s: State, b: Board, w: Work, seat: int, path: int, taking: int) -> int:
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
    """Place a new train on a path; it has paid no fees yet (A-TMOV-15, AQ-66)."""
    s.train_at[seat][train] = path
    if seat == s.turn_seat:
        s.fees[train] = 0
        s.lapsed[train] = 0
    emit(w, TRAIN_BUILT, seat, train, path, 0)
    return 0


@rule
def is_stranded(s: State, b: Board) -> bool:
    """Whether the moving train is on a path with two others, so that it must move on (A-TMOV-14)."""
    if s.move_train == NOBODY:
        return False
    path = s.train_at[s.turn_seat][s.move_train]
    return trains_on(s, path, s.turn_seat, s.move_train) >= b.trains_per_path


@rule
def fees_paid(s: State, b: Board, train: int) -> int:
    """Return the mask of owners this train has paid this turn, or this move if fees are per move (A-FEE-02 to 06)."""
    if b.fee_per_move == 1 and s.move_train != train:
        return 0
    return s.fees[train]


@rule
def owes_fee(s: State, seat: int, path: int, paid: int) -> bool:
    """Whether the path has an opponent's rail and that opponent is not paid yet (A-FEE-01, A-FEE-08, AQ-67, AQ-68)."""
    owner = s.rail_owner[path]
    return owner != seat and paid >> owner & 1 == 0


@rule
def check_move_train(s: State, b: Board, w: Work, seat: int, train: int, path: int) -> int:
    """Check a step to an adjacent rail, with coal for every three steps and fees for others' rails (A-TMOV-03, 04).

    A train can reverse. Only a path with two trains stops it, if it cannot move on from there (A-TMOV-05 to 08, AQ-70,
    AQ-74). A fee must be paid from gold in hand (AQ-65).
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
            if s.lapsed[train] > 0:
                return AQ_63
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
    """Whether a train on a full path can move on to one that is not, passing each full path at most once (A-TMOV-14).

    There are at most three full paths. The search stack holds the steps, coal and gold left at each of them.
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
        if k == b.path_neighbours[here]:
            depth -= 1
            continue
        w.off_next[depth] = k + 1
        there = b.path_neighbour[here][k]
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
    """Move a train one step; pay coal for the first of three steps, and any fee with the step it is for (AQ-69)."""
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
            s.lapsed[train] = 0
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
def start_card_move(s: State) -> int:
    """Right of Way: five steps without coal or fees; the first step chooses the train (A-CARD-04, A-CARD-10)."""
    end_move(s)
    s.move_steps = RIGHT_OF_WAY_STEPS
    return 0


@rule
def list_builds_of_trains(s: State, b: Board, w: Work, seat: int) -> int:
    """Add the places where a train can be built to the legal list."""
    first = 0
    last = 0
    if trains_out(s, seat) == TRAINS_PER_SEAT:
        first = 1
        last = TRAINS_PER_SEAT
    n = w.n_legal
    for i in range(find_own_rails(s, b, w, seat)):
        path = w.own_rails[i]
        if is_at_own_city(s, b, seat, path):
            for taking in range(first, last + 1):
                if check_build_train(s, b, seat, path, taking) == 0:
                    w.legal[n] = b.block_start[BUILD_TRAIN] + path * (TRAINS_PER_SEAT + 1) + taking
                    n += 1
    w.n_legal = n
    return 0


@rule
def may_step(s: State, seat: int) -> bool:
    """Cheap necessary condition for a legal move: a step left, or coal for more."""
    return s.hand[seat][COAL] > 0 or s.move_steps > 0


@rule
def list_steps(s: State, b: Board, w: Work, seat: int) -> int:
    """Add the possible next steps of each train to the legal list."""
    n = w.n_legal
    for train in range(TRAINS_PER_SEAT):
        here = s.train_at[seat][train]
        if here != NOBODY and may_step(s, seat):
            for k in range(b.path_neighbours[here]):
                path = b.path_neighbour[here][k]
                if s.rail_owner[path] != NOBODY and check_move_train(s, b, w, seat, train, path) == 0:
                    w.legal[n] = b.block_start[MOVE_TRAIN] + train * b.block_y[MOVE_TRAIN] + path
                    n += 1
    w.n_legal = n
    return 0


@rule
def goes_on(s: State, kind: int, x: int) -> bool:
    """Whether the moving train can continue after an action: its own step or a delivery (A-TMOV-10, A-TMOV-13)."""
    return kind == DELIVER or (kind == MOVE_TRAIN and x == s.move_train)


@rule
def check_forced(s: State, b: Board, seat: int, kind: int, x: int) -> int:
    """Require that a stranded train moves on first; deliveries are still allowed (A-TMOV-14)."""
    if is_stranded(s, b) and not goes_on(s, kind, x):
        return CHOICE_FIRST
    return 0


@rule
def list_steps_of_moving(s: State, b: Board, w: Work, seat: int) -> int:
    """Append only the steps of the moving train."""
    start = w.n_legal
    list_steps(s, b, w, seat)
    n = start
    first = b.block_start[MOVE_TRAIN] + s.move_train * b.block_y[MOVE_TRAIN]
    for i in range(start, w.n_legal):
        if first <= w.legal[i] and w.legal[i] < first + b.block_y[MOVE_TRAIN]:
            w.legal[n] = w.legal[i]
            n += 1
    w.n_legal = n
    return 0
