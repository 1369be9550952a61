"""Where every action comes in: who may act, what is legal, what happens. The order of checks is that of A-ACT."""

from ....core.actions import BUY_CARD, DONE, END_TURN, EXCHANGE, MAKE_OFFER, PLAY_CARD, ROB_SEAT, ROLL
from ....core.events import STOPPED
from ....core.rule import rule
from ....core.rules.acting import check_phase
from ....core.rules.basics import emit
from ....core.rules.chances import weigh_shared
from ....core.rules.hands import can_pay, list_exchanges
from ....core.rules.play import carry_out, check_kind, list_block
from ....core.rules.seven import check_rob, rob
from ....core.rules.trade import list_bundles
from ....core.table import CHOICE_FIRST, DRAW, FIRST_ROLL, MAIN, NOBODY, PRE_ROLL, ROB, ROBBER, SET_UP
from ..actions import (
    BUILD_RAIL,
    BUILD_SETTLER,
    BUILD_TRAIN,
    BUY_RESOURCE,
    CHOOSE_PAYOUT,
    DELIVER,
    MOVE_OUTLAW,
    MOVE_SETTLER,
    MOVE_TRAIN,
    NATIVE_SUPPORT,
    PASS,
    PLACE_CITY,
    SELL_FOR_GOLD,
    TAKE_GOLD,
    TOKEN,
)
from ..events import PASSED
from ..meta import (
    BONUS,
    CARD,
    CARD_MOVE,
    EBP,
    ENGINEER,
    RAIL,
    ROUTE,
    SCOUT,
    SET_NEUTRAL,
    SET_RAIL,
    SETTLER,
    TOKENS,
    TRAIN,
)
from ..state import Board, State, Work
from .cards import buy, check_buy, check_native_support, check_play, draw, native_support, play_card, scout_gold
from .delivery import check_deliver, deliver, list_deliveries
from .goods import buy_resource, check_buy_resource, check_sell, sell
from .outlaw import check_move_outlaw, move_outlaw
from .rails import build_rail, check_build_rail, check_choose_payout, choose_payout, list_rails, settle_rails
from .settlers import (
    build_settler,
    check_build_settler,
    check_move_settler,
    list_builds_of_settlers,
    list_walks,
    move_settler,
)
from .setup import (
    check_place_city,
    first_roll,
    place_chosen_city,
    place_chosen_rail,
    place_token,
    set_up_seat,
    tokens_left,
)
from .trains import (
    build_train,
    check_build_train,
    check_move_train,
    is_stranded,
    list_builds_of_trains,
    list_steps,
    move_train,
)
from .turn import acting, end_move, next_builder

LOWEST_SUM = 2


@rule
def is_set_up(phase: int) -> bool:
    return phase == SET_UP or phase == SET_RAIL or phase == SET_NEUTRAL


@rule
def seat_to_act(s: State) -> int:
    """Who places, builds out of turn or is on turn."""
    if is_set_up(s.phase):
        return set_up_seat(s)
    return acting(s)


@rule
def check(s: State, b: Board, w: Work, seat: int, kind: int, x: int, y: int) -> int:
    """0, or the number of the rule that forbids: seat, prompt, phase, then what the action's own rule says.

    What is refused costs nothing (A-BUY-04, AQ-32).
    """
    refused = check_phase(s, b, seat, kind)
    if refused != 0:
        return refused
    if is_stranded(s, b) and kind != DELIVER and (kind != MOVE_TRAIN or x != s.move_train):
        return CHOICE_FIRST
    return check_kind(s, b, w, seat, kind, x, y)


@rule
def check_own(s: State, b: Board, w: Work, seat: int, kind: int, x: int, y: int) -> int:
    if kind == MOVE_SETTLER:
        return check_move_settler(s, b, seat, x, y)
    if kind == MOVE_TRAIN:
        return check_move_train(s, b, w, seat, x, y)
    if kind == BUILD_RAIL:
        return check_build_rail(s, b, seat, x)
    if kind == BUILD_SETTLER:
        return check_build_settler(s, b, seat, x, y)
    if kind == BUILD_TRAIN:
        return check_build_train(s, b, seat, x, y)
    if kind == DELIVER:
        return check_deliver(s, b, seat, x)
    if kind == SELL_FOR_GOLD:
        return check_sell(s, b, seat, x)
    if kind == BUY_RESOURCE:
        return check_buy_resource(s, b, seat, x)
    if kind == BUY_CARD:
        return check_buy(s, b, seat)
    if kind == PLAY_CARD:
        return check_play(s, seat, x)
    if kind == NATIVE_SUPPORT:
        return check_native_support(s, seat)
    if kind == MOVE_OUTLAW:
        return check_move_outlaw(s, b, x)
    if kind == ROB_SEAT:
        return check_rob(s, b, x)
    if kind == PLACE_CITY:
        return check_place_city(s, b, x)
    if kind == CHOOSE_PAYOUT:
        return check_choose_payout(s, x)
    if s.phase == CARD_MOVE and is_stranded(s, b):  # done
        return CHOICE_FIRST
    return 0


@rule
def apply(s: State, b: Board, w: Work, seat: int, kind: int, x: int, y: int) -> int:
    """Carry out an action that was checked. Any act but a step or a delivery ends a train's move (A-TMOV-13, AQ-63)."""
    if s.phase == MAIN and kind != MOVE_TRAIN and kind != DELIVER:
        end_move(s)
    return carry_out(s, b, w, seat, kind, x, y)


@rule
def apply_own(s: State, b: Board, w: Work, seat: int, kind: int, x: int, y: int) -> int:
    if kind == MOVE_TRAIN:
        move_train(s, b, w, seat, x, y)
    elif kind == MOVE_SETTLER:
        move_settler(s, b, w, seat, x, y)
    elif kind == DELIVER:
        deliver(s, b, w, seat, x)
    elif kind == BUILD_RAIL:
        if s.phase == SET_RAIL:
            place_chosen_rail(s, b, w, seat, x)
        else:
            build_rail(s, b, w, seat, x)
    elif kind == BUILD_SETTLER:
        build_settler(s, b, w, seat, x, y)
    elif kind == BUILD_TRAIN:
        build_train(s, b, w, seat, x, y)
    elif kind == SELL_FOR_GOLD:
        sell(s, b, w, seat, x)
    elif kind == BUY_RESOURCE:
        buy_resource(s, b, w, seat, x)
    elif kind == BUY_CARD:
        buy(s, b, w, seat)
    elif kind == PLAY_CARD:
        play_card(s, b, w, seat, x)
    elif kind == NATIVE_SUPPORT:
        native_support(s, b, w, seat, x + LOWEST_SUM)
    elif kind == CHOOSE_PAYOUT:
        choose_payout(s, b, w, x)
    elif kind == MOVE_OUTLAW:
        move_outlaw(s, b, w, seat, x)
    elif kind == ROB_SEAT:
        rob(s, x)
    elif kind == PLACE_CITY:
        place_chosen_city(s, b, w, seat, x)
    elif kind == TAKE_GOLD:
        scout_gold(s, b, w, seat)
    elif kind == END_TURN:
        next_builder(s, b, w)
    elif kind == PASS:  # A-EBP-08, AQ-75
        emit(w, PASSED, seat, 0, 0, 0)
        next_builder(s, b, w)
    else:
        apply_done(s, b, w, seat)
    return 0


@rule
def apply_done(s: State, b: Board, w: Work, seat: int) -> int:
    """Decline what is left: a bonus, the Engineer's rails, steps, cards, gold, the steal (AQ-40, A-CARD-03, AD-06)."""
    emit(w, STOPPED, seat, 0, 0, 0)
    end_move(s)
    s.take = 0
    if s.phase == BONUS:
        s.bonus = NOBODY
    else:
        s.free_rails = 0
    settle_rails(s, b, w)
    return 0


@rule
def apply_own_outcome(s: State, b: Board, w: Work, x: int) -> int:
    if s.phase == DRAW:
        draw(s, b, w, x)
    elif s.phase == FIRST_ROLL:
        first_roll(s, b, w, x)
    else:
        place_token(s, b, w, x)
    return 0


@rule
def list_main(s: State, b: Board, w: Work, seat: int) -> int:
    if is_stranded(s, b):
        list_steps_of_moving(s, b, w, seat)
        list_deliveries(s, b, w, seat)
        return 0
    list_block(s, b, w, seat, END_TURN)
    list_builds(s, b, w, seat)
    list_walks(s, b, w, seat)
    list_steps(s, b, w, seat)
    list_deliveries(s, b, w, seat)
    if s.card_count[seat] > 0 and s.card_played == 0:
        list_block(s, b, w, seat, PLAY_CARD)
    list_exchanges(s, b, w, seat, EXCHANGE, b.supply_price)
    if s.hand_size[seat] >= b.supply_price:
        list_block(s, b, w, seat, SELL_FOR_GOLD)
    if s.gold[seat] >= b.gold_price:
        list_block(s, b, w, seat, BUY_RESOURCE)
    if s.offers_left > 0:
        list_bundles(s, b, w, seat, MAKE_OFFER)
    return 0


@rule
def list_own(s: State, b: Board, w: Work, seat: int) -> int:
    if s.phase == EBP:
        list_block(s, b, w, seat, PASS)
        list_builds(s, b, w, seat)
    elif s.phase == PRE_ROLL:
        list_block(s, b, w, seat, ROLL)
        if s.card_count[seat] > 0:
            list_block(s, b, w, seat, PLAY_CARD)
            list_block(s, b, w, seat, NATIVE_SUPPORT)
    elif s.phase == ROBBER:
        list_block(s, b, w, seat, MOVE_OUTLAW)
    elif s.phase == ROB:
        if b.steal_optional == 1:
            list_block(s, b, w, seat, DONE)
        list_block(s, b, w, seat, ROB_SEAT)
    elif s.phase == ROUTE:
        list_block(s, b, w, seat, CHOOSE_PAYOUT)
    elif s.phase == BONUS or s.phase == ENGINEER:
        list_block(s, b, w, seat, DONE)
        list_rails(s, b, w, seat)
    elif s.phase == CARD_MOVE:
        list_block(s, b, w, seat, DONE)
        list_steps(s, b, w, seat)
        list_deliveries(s, b, w, seat)
    elif s.phase == SCOUT:
        list_block(s, b, w, seat, DONE)
        list_block(s, b, w, seat, TAKE_GOLD)
        list_walks(s, b, w, seat)
    elif s.phase == SET_RAIL:
        list_rails(s, b, w, seat)
    else:
        list_block(s, b, w, seat, PLACE_CITY)
    return 0


@rule
def list_builds(s: State, b: Board, w: Work, seat: int) -> int:
    """What may be built in the own turn and out of it, as often as it can be paid (A-BUY-02, A-EBP-02)."""
    if can_pay(s, b, seat, RAIL):
        list_rails(s, b, w, seat)
    if can_pay(s, b, seat, SETTLER):
        list_builds_of_settlers(s, b, w, seat)
    if can_pay(s, b, seat, TRAIN):
        list_builds_of_trains(s, b, w, seat)
    if can_pay(s, b, seat, CARD):
        list_block(s, b, w, seat, BUY_CARD)
    return 0


@rule
def list_steps_of_moving(s: State, b: Board, w: Work, seat: int) -> int:
    """Only the train on the move may step: leave out what the other one could do."""
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


@rule
def weigh(s: State, b: Board, w: Work) -> int:
    """The weights of the outcomes of this chance node (section g); their sum."""
    if s.phase != TOKENS:
        return weigh_shared(s, b, w)
    w.chance_kind = TOKEN
    w.n_weights = len(b.token_numbers)
    for x in range(w.n_weights):
        w.weights[x] = tokens_left(s, b, x)
    return b.tokens - s.placed
