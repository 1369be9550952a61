"""Where every action comes in: who may act, what is legal, what happens. The order of checks is that of G-ACT."""

from ....core.actions import (
    BUY_CARD,
    DISCARD_CARD,
    DONE,
    END_TURN,
    EVERYONE,
    EXCHANGE,
    MAKE_OFFER,
    OFFER_FREE,
    PLAY_CARD,
    ROB_SEAT,
    ROLL,
    TAKE_CARD,
)
from ....core.kernel import check_outcome, list_block, list_outcomes
from ....core.rule import rule
from ....core.rules.acting import check_phase, may_act
from ....core.rules.basics import back_to_turn, enter
from ....core.rules.chances import weigh_shared
from ....core.rules.hands import can_pay, check_exchange, check_take, exchange, list_exchanges, stop_taking, take_card
from ....core.rules.seven import check_discard, set_aside, steal_card
from ....core.rules.trade import (
    apply_trade,
    check_offer,
    check_trade,
    list_bundles,
    list_trade,
    make_offer,
    read_bundle,
)
from ....core.table import (
    CHANCE,
    DICE,
    DISCARD,
    DRAW,
    FIRST_ROLL,
    MAIN,
    OFFER,
    PRE_ROLL,
    ROB,
    ROBBER,
    SET_UP,
    STEAL,
    TAKE,
)
from ..actions import BUILD_HALL, BUILD_LANDMARK, BUILD_ROAD, EXCHANGE_TWO, MOVE_GOETZ, PLACE_HALL, START_CARD
from ..meta import CARD, DEAL, HALL, LANDMARK, ROAD, ROADS
from ..refusals import G_TRADE_03
from ..state import Board, State, Work
from .cards import buy, check_buy, check_play, draw, play_card
from .goetz import check_move_goetz, check_rob, move_goetz, rob
from .points import check_win
from .production import roll_dice
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
def check_kind(s: State, b: Board, w: Work, seat: int, kind: int, x: int, y: int) -> int:
    """What the action's own rule says, once seat and phase fit."""
    if s.phase == OFFER:
        return check_trade(s, b, w, seat, kind, x)
    if seat == CHANCE:
        return check_outcome(s, b, w, x)
    if kind == BUILD_ROAD:
        return check_build_road(s, b, seat, x)
    if kind == BUILD_HALL:
        return check_build_hall(s, b, seat, x)
    if kind == BUILD_LANDMARK:
        return check_build_landmark(s, b, seat, x)
    if kind == EXCHANGE:
        return check_exchange(s, seat, x, y, b.supply_price)
    if kind == EXCHANGE_TWO:
        if s.two_for_one == 0:
            return G_TRADE_03
        return check_exchange(s, seat, x, y, b.trade_card_price)
    if kind == MAKE_OFFER or kind == OFFER_FREE:
        return check_offer(s, b, w, seat, kind, x)
    if kind == BUY_CARD:
        return check_buy(s, b, seat)
    if kind == PLAY_CARD:
        return check_play(s, seat, x)
    if kind == DISCARD_CARD:
        return check_discard(s, seat, x)
    if kind == MOVE_GOETZ:
        return check_move_goetz(s, b, x)
    if kind == ROB_SEAT:
        return check_rob(s, b, seat, x)
    if kind == TAKE_CARD:
        return check_take(s, x)
    if kind == PLACE_HALL:
        return check_place_hall(s, b, seat, x)
    return 0


@rule
def apply(s: State, b: Board, w: Work, seat: int, kind: int, x: int, y: int) -> int:
    """Carry out an action that was checked, then see whether the turn player has won (G-WIN-04)."""
    if s.phase == OFFER:
        apply_trade(s, b, w, seat, kind, x)
    elif seat == CHANCE:
        apply_outcome(s, b, w, x)
    else:
        apply_choice(s, b, w, seat, kind, x, y)
    check_win(s, b, w)
    return 0


@rule
def apply_choice(s: State, b: Board, w: Work, seat: int, kind: int, x: int, y: int) -> int:
    if kind == ROLL:
        enter(s, DICE)
    elif kind == END_TURN:
        end_turn(s, b, w)
    elif kind == BUILD_ROAD:
        build_road(s, b, w, seat, x)
    elif kind == BUILD_HALL:
        build_hall(s, b, w, seat, x)
    elif kind == BUILD_LANDMARK:
        build_landmark(s, b, w, seat, x)
    elif kind == EXCHANGE:
        exchange(s, w, seat, x, y, b.supply_price)
    elif kind == EXCHANGE_TWO:
        exchange(s, w, seat, x, y, b.trade_card_price)
    elif kind == MAKE_OFFER:
        read_bundle(b, w, x)
        make_offer(s, b, w, seat, EVERYONE)
    elif kind == OFFER_FREE:
        make_offer(s, b, w, seat, x)
    elif kind == BUY_CARD:
        buy(s, b, w, seat)
    elif kind == PLAY_CARD:
        play_card(s, b, w, seat, x)
    elif kind == DISCARD_CARD:
        if set_aside(s, b, w, seat, x):
            enter(s, ROBBER)
    elif kind == MOVE_GOETZ:
        move_goetz(s, b, w, seat, x)
    elif kind == ROB_SEAT:
        rob(s, x)
    elif kind == TAKE_CARD:
        take_card(s, b, w, seat, x)
    elif kind == PLACE_HALL:
        place_chosen_hall(s, b, w, seat, x)
    elif s.phase == TAKE:  # done
        stop_taking(s, w, seat)
    else:
        stop_roads(s, w, seat)
    return 0


@rule
def apply_outcome(s: State, b: Board, w: Work, x: int) -> int:
    if s.phase == DICE:
        roll_dice(s, b, w, x)
    elif s.phase == STEAL:
        steal_card(s, w, s.turn_seat, x)
        back_to_turn(s)
    elif s.phase == DRAW:
        draw(s, b, w, x)
    elif s.phase == FIRST_ROLL:
        first_roll(s, b, w, x)
    else:
        deal(s, b, w, x)
    return 0


@rule
def legal(s: State, b: Board, w: Work, seat: int) -> int:
    """The seat's legal codes, trade bundles last. A block is passed over only where nothing in it could be legal."""
    w.n_legal = 0
    w.n_offers = 0
    if not may_act(s, b, seat):
        return 0
    if s.phase == MAIN:
        list_main(s, b, w, seat)
    elif s.phase == OFFER:
        list_trade(s, b, w, seat)
    elif s.phase == PRE_ROLL:
        list_block(s, b, w, seat, ROLL)
        if s.card_count[seat] > 0 and b.fits[PRE_ROLL][PLAY_CARD] == 1:
            list_block(s, b, w, seat, PLAY_CARD)
    elif s.phase == DISCARD:
        list_block(s, b, w, seat, DISCARD_CARD)
    elif s.phase == ROBBER:
        list_block(s, b, w, seat, MOVE_GOETZ)
    elif s.phase == ROADS:
        list_block(s, b, w, seat, DONE)
        list_roads(s, b, w, seat)
    elif s.phase == TAKE:
        list_block(s, b, w, seat, DONE)
        list_block(s, b, w, seat, TAKE_CARD)
    elif s.phase == ROB:
        list_block(s, b, w, seat, ROB_SEAT)
    elif s.phase == SET_UP:
        list_block(s, b, w, seat, PLACE_HALL)
    else:
        list_outcomes(s, b, w)
    return w.n_legal


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
