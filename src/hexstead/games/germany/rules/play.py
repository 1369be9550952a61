"""Where every action comes in: who may act, what is legal, what happens. The order of checks is that of G-ACT."""

from ....core.actions import BUY_CARD, DONE, END_TURN, EXCHANGE, MAKE_OFFER, PLAY_CARD, ROB_SEAT, ROLL
from ....core.rule import rule
from ....core.rules.acting import check_phase
from ....core.rules.chances import weigh_shared
from ....core.rules.hands import can_pay, check_exchange, exchange, list_exchanges, stop_taking
from ....core.rules.play import carry_out, check_kind, list_block
from ....core.rules.seven import rob
from ....core.rules.trade import list_bundles
from ....core.table import DRAW, FIRST_ROLL, PRE_ROLL, ROB, ROBBER, SET_UP, TAKE
from ..actions import BUILD_HALL, BUILD_LANDMARK, BUILD_ROAD, EXCHANGE_TWO, MOVE_GOETZ, PLACE_HALL, START_CARD
from ..meta import CARD, DEAL, HALL, LANDMARK, ROAD, ROADS
from ..refusals import G_TRADE_03
from ..state import Board, State, Work
from .cards import buy, check_buy, check_play, draw, play_card
from .goetz import check_move_goetz, check_rob_other, move_goetz
from .points import check_win
from .roads import build_road, check_build_road, list_roads, stop_roads
from .setup import check_place_hall, deal, first_roll, is_dealt, place_chosen_hall, set_up_seat
from .towns import build_hall, build_landmark, check_build_hall, check_build_landmark
from .turn import end_turn


@rule
def seat_to_act(s: State) -> int:
    """Who places at the set-up, else the turn player alone (G-TURN-04)."""
    if s.phase == SET_UP:
        return set_up_seat(s)
    return s.turn_seat


@rule
def check(s: State, b: Board, w: Work, seat: int, kind: int, x: int, y: int) -> int:
    """0, or the number of the rule that forbids: seat, prompt, phase, then what the action's own rule says."""
    refused = check_phase(s, b, seat, kind)
    if refused != 0:
        return refused
    return check_kind(s, b, w, seat, kind, x, y)


@rule
def check_own(s: State, b: Board, w: Work, seat: int, kind: int, x: int, y: int) -> int:
    if kind == BUILD_ROAD:
        return check_build_road(s, b, seat, x)
    if kind == BUILD_HALL:
        return check_build_hall(s, b, seat, x)
    if kind == BUILD_LANDMARK:
        return check_build_landmark(s, b, seat, x)
    if kind == EXCHANGE_TWO:
        if s.two_for_one == 0:
            return G_TRADE_03
        return check_exchange(s, seat, x, y, b.trade_card_price)
    if kind == BUY_CARD:
        return check_buy(s, b, seat)
    if kind == PLAY_CARD:
        return check_play(s, seat, x)
    if kind == MOVE_GOETZ:
        return check_move_goetz(s, b, x)
    if kind == ROB_SEAT:
        return check_rob_other(s, b, seat, x)
    if kind == PLACE_HALL:
        return check_place_hall(s, b, seat, x)
    return 0


@rule
def apply(s: State, b: Board, w: Work, seat: int, kind: int, x: int, y: int) -> int:
    """Carry out an action that was checked, then see whether the turn player has won (G-WIN-04)."""
    carry_out(s, b, w, seat, kind, x, y)
    check_win(s, b, w)
    return 0


@rule
def apply_own(s: State, b: Board, w: Work, seat: int, kind: int, x: int, y: int) -> int:
    if kind == END_TURN:
        end_turn(s, b, w)
    elif kind == BUILD_ROAD:
        build_road(s, b, w, seat, x)
    elif kind == BUILD_HALL:
        build_hall(s, b, w, seat, x)
    elif kind == BUILD_LANDMARK:
        build_landmark(s, b, w, seat, x)
    elif kind == EXCHANGE_TWO:
        exchange(s, w, seat, x, y, b.trade_card_price)
    elif kind == BUY_CARD:
        buy(s, b, w, seat)
    elif kind == PLAY_CARD:
        play_card(s, b, w, seat, x)
    elif kind == MOVE_GOETZ:
        move_goetz(s, b, w, seat, x)
    elif kind == ROB_SEAT:
        rob(s, x)
    elif kind == PLACE_HALL:
        place_chosen_hall(s, b, w, seat, x)
    elif s.phase == TAKE:  # done
        stop_taking(s, w, seat)
    else:
        stop_roads(s, w, seat)
    return 0


@rule
def apply_own_outcome(s: State, b: Board, w: Work, x: int) -> int:
    if s.phase == DRAW:
        draw(s, b, w, x)
    elif s.phase == FIRST_ROLL:
        first_roll(s, b, w, x)
    else:
        deal(s, b, w, x)
    return 0


@rule
def list_main(s: State, b: Board, w: Work, seat: int) -> int:
    list_block(s, b, w, seat, END_TURN)
    if can_pay(s, b, seat, ROAD):
        list_roads(s, b, w, seat)
    if can_pay(s, b, seat, HALL):
        list_block(s, b, w, seat, BUILD_HALL)
    if can_pay(s, b, seat, LANDMARK):
        list_block(s, b, w, seat, BUILD_LANDMARK)
    if can_pay(s, b, seat, CARD):
        list_block(s, b, w, seat, BUY_CARD)
    if s.card_count[seat] > 0 and s.card_played == 0:
        list_block(s, b, w, seat, PLAY_CARD)
    list_exchanges(s, b, w, seat, EXCHANGE, b.supply_price)
    if s.two_for_one == 1:
        list_exchanges(s, b, w, seat, EXCHANGE_TWO, b.trade_card_price)
    if s.offers_left > 0:
        list_bundles(s, b, w, seat, MAKE_OFFER)
    return 0


@rule
def list_own(s: State, b: Board, w: Work, seat: int) -> int:
    if s.phase == PRE_ROLL:
        list_block(s, b, w, seat, ROLL)
        if s.card_count[seat] > 0 and b.fits[PRE_ROLL][PLAY_CARD] == 1:
            list_block(s, b, w, seat, PLAY_CARD)
    elif s.phase == ROBBER:
        list_block(s, b, w, seat, MOVE_GOETZ)
    elif s.phase == ROADS:
        list_block(s, b, w, seat, DONE)
        list_roads(s, b, w, seat)
    elif s.phase == ROB:
        list_block(s, b, w, seat, ROB_SEAT)
    else:
        list_block(s, b, w, seat, PLACE_HALL)
    return 0


@rule
def weigh(s: State, b: Board, w: Work) -> int:
    """The weights of the outcomes of this chance node (section g); their sum."""
    if s.phase != DEAL:
        return weigh_shared(s, b, w)
    w.chance_kind = START_CARD
    w.n_weights = b.start_cards
    total = 0
    for x in range(b.start_cards):
        w.weights[x] = 0
        if not is_dealt(s, x):
            w.weights[x] = 1
            total += 1
    return total
