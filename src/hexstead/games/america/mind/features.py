"""The features of a position, the plan of a seat, and the value of goods to it, computed from a masked state."""

from ....core.common_fields import DRAW, NOBODY, ROBBER, STEAL
from ....core.rule import rule
from ..meta import CARD_MOVE, CAVALRY_GOLD, SCOUT, SETTLERS_PER_SEAT, TRAINS_PER_SEAT
from ..rules.settlers import settlers_out
from ..rules.trains import trains_out
from ..rules.turn import acting
from ..state import Board, State, Work
from .fields import (
    BLOCKED,
    CARDS_HELD,
    CATTLE_HELD,
    CITIES,
    CUBES,
    DELIVER_TIME,
    DELIVERED,
    EXCESS,
    FOUND,
    FOUND_TIME,
    FOUND_WANT,
    GOALS,
    GOLD_HELD,
    INCOME,
    KINDS,
    MISSING,
    NEAR,
    NEW_TRAIN,
    OPEN,
    PENDING,
    PROMISE,
    RACE,
    RAILS,
    READY,
    RICHES,
    SETTLERS,
    STEPS,
    SUPPLY,
    SUPPLY_WANT,
    SURPLUS,
    TRAIN_TIME,
    TRAIN_WANT,
    TRAINS,
    WALK,
    WIN_WANT,
    Mind,
)
from .land import evaluate_land
from .network import evaluate_network
from .race import (
    NO_AIM,
    UNIT,
    choose_sites,
    count_holdings,
    time_until,
    to_deliver,
    to_found,
    useful_steps,
    want_city,
    want_supply,
    want_train,
    want_win,
)

USEFUL_GOLD = 10
USEFUL_CARDS = 3  # of one resource
MAX_DISTANCE = 48  # cost in train steps beyond which a city is ignored
WITH_GOODS = 3  # factor for a city if goods are free for it
LONG = 400  # tenths of a turn; longer times are not distinguished

# Values in tenths of a resource card: development cards in the order of meta.CARDS, then pending effects.
CAVALRY_TENTHS, ENGINEER_TENTHS, RIGHT_OF_WAY_TENTHS, MINERAL_TENTHS, DRIVE_TENTHS, SCOUT_TENTHS, SUPPORT_TENTHS = (
    13, 30, 16, 19, 14, 13, 10,
)  # fmt: skip
UNKNOWN_CARD = 18
STOLEN, TAKEN, GOLD_TENTHS, FREE_RAIL, FREE_STEP, SCOUTING = 8, 11, 5, 20, 3, 16

# Gain of each plan, and tenths of a turn added to its time before dividing.
FOUND_GAIN, SUPPLY_GAIN, EARLY_RAIL_GAIN, TRAIN_GAIN = 1000, 1300, 500, 400
TIME_OFFSET = 30

# Value of a tenth of a turn, and least value of any card, in thousandths of a delivery.
TURN_TENTH, MIN_WORTH = 18, 10


@rule
def evaluate(s: State, b: Board, m: Mind, seat: int) -> int:
    """Evaluate land, network, sites and holdings of a seat, which everything else is computed from."""
    evaluate_land(s, b, m, seat)
    evaluate_network(s, b, m, seat)
    choose_sites(s, b, m, seat)
    count_holdings(s, b, m, seat)
    return 0


@rule
def features(s: State, b: Board, w: Work, m: Mind, seat: int) -> int:
    evaluate(s, b, m, seat)
    count_progress(s, b, m, seat)
    count_cards(s, b, m, seat)
    count_pieces(s, b, m, seat)
    count_ways(s, b, m, seat)
    m.feature[PENDING] = pending(s, b, m, seat)
    count_times(s, b, m, seat)
    return 0


@rule
def count_progress(s: State, b: Board, m: Mind, seat: int) -> int:
    m.feature[DELIVERED] = s.delivered[seat]
    m.feature[CUBES] = min(s.cubes[seat], to_deliver(s, b, seat))
    m.feature[CITIES] = m.cities[seat]
    income = 0
    kinds = 0
    for resource in range(b.resources):
        income += m.pips[seat][resource]
        if m.pips[seat][resource] > 0:
            kinds += 1
    m.feature[INCOME] = income
    m.feature[KINDS] = kinds
    m.feature[BLOCKED] = m.lost_pips[seat]
    return 0


@rule
def count_cards(s: State, b: Board, m: Mind, seat: int) -> int:
    m.feature[GOLD_HELD] = min(s.gold[seat], USEFUL_GOLD)
    m.feature[RICHES] = max(0, s.gold[seat] - USEFUL_GOLD)
    m.feature[EXCESS] = 0
    if s.hand_size[seat] > b.hand_limit:
        m.feature[EXCESS] = s.hand_size[seat] // 2
    surplus = s.hand_size[seat]
    for resource in range(b.resources):
        m.feature[CATTLE_HELD + resource] = min(USEFUL_CARDS, s.hand[seat][resource])
        surplus -= m.feature[CATTLE_HELD + resource]
    m.feature[SURPLUS] = surplus
    m.feature[CARDS_HELD] = card_tenths(s, b, seat)
    return 0


@rule
def card_tenths(s: State, b: Board, seat: int) -> int:
    """The value of development cards in tenths of a resource card; those of others are unknown."""
    known = 0
    for card in range(b.cards):
        known += s.cards[seat][card]
    return (
        s.cards[seat][0] * CAVALRY_TENTHS
        + s.cards[seat][1] * ENGINEER_TENTHS
        + s.cards[seat][2] * RIGHT_OF_WAY_TENTHS
        + s.cards[seat][3] * MINERAL_TENTHS
        + s.cards[seat][4] * DRIVE_TENTHS
        + s.cards[seat][5] * SCOUT_TENTHS
        + s.cards[seat][6] * SUPPORT_TENTHS
        + (s.card_count[seat] - known) * UNKNOWN_CARD
    )


@rule
def count_pieces(s: State, b: Board, m: Mind, seat: int) -> int:
    m.feature[SETTLERS] = min(settlers_out(s, seat), to_found(s, b, seat))
    m.feature[TRAINS] = trains_out(s, seat)
    walk = 0
    promise = 0
    for k in range(SETTLERS_PER_SEAT):
        if m.aim[k] != NO_AIM:
            walk += m.aim_far[k]
            promise += m.site_yield[seat][m.aim[k]]
    m.feature[WALK] = walk
    m.feature[PROMISE] = promise
    return 0


@rule
def count_ways(s: State, b: Board, m: Mind, seat: int) -> int:
    """How close the next cities to supply are, weighted by whether goods are free for them."""
    missing = 0
    open_now = 0
    for k in range(GOALS):
        m.feature[NEAR + k] = 0
        if k < m.goals[seat] and k < to_deliver(s, b, seat):
            near = max(0, MAX_DISTANCE - m.goal_cost[seat][k])
            missing += m.goal_rails[seat][k]
            if s.cubes[seat] > k:
                near *= WITH_GOODS
            if m.goal_rails[seat][k] + m.goal_trains[seat][k] == 0:
                open_now += 1
            m.feature[NEAR + k] = near
    m.feature[MISSING] = missing
    m.feature[OPEN] = open_now
    m.feature[READY] = 0
    if m.goals[seat] > 0 and m.goal_cost[seat][0] == 0 and s.cubes[seat] > 0:
        m.feature[READY] = 1
    m.feature[STEPS] = useful_steps(s, m, seat)
    return 0


@rule
def pending(s: State, b: Board, m: Mind, seat: int) -> int:
    """Pending gains and losses of a seat in tenths of a resource card; chance and later choices count by their mean."""
    due = 0
    if s.phase == STEAL and s.victim == seat:
        due -= STOLEN
    if seat == s.turn_seat:
        if s.phase == STEAL or s.phase == ROBBER:
            due += STOLEN
        if s.cavalry == 1:
            due += CAVALRY_GOLD * GOLD_TENTHS
        if s.phase == SCOUT:
            due += SCOUTING
        due += s.take * TAKEN
        if s.phase == CARD_MOVE:
            due += useful_steps(s, m, seat) * FREE_STEP
    if s.turn_seat != NOBODY and seat == acting(s):
        if s.phase == DRAW:
            due += UNKNOWN_CARD
        rails = s.free_rails
        if s.bonus != NOBODY:
            rails += 1
        due += rails * FREE_RAIL
        most = 0
        for i in range(s.n_routes):
            most = max(most, s.routes[i][seat] * s.route_times)
        due += most * GOLD_TENTHS
    return due


@rule
def count_times(s: State, b: Board, m: Mind, seat: int) -> int:
    """Estimate times in tenths of a turn, and choose the plan by them."""
    want_win(s, b, m, seat)
    m.feature[RACE] = time_until(b, m, seat, WIN_WANT)
    m.plan = 0
    m.feature[FOUND_TIME] = 0
    m.feature[DELIVER_TIME] = LONG
    m.feature[TRAIN_TIME] = 0
    best = 0
    if to_found(s, b, seat) > 0 and s.cities_left[seat] > 0:
        first = want_city(b, m)
        tenths = time_until(b, m, seat, FOUND_WANT)
        m.feature[FOUND_TIME] = min(LONG, tenths)
        aim = m.next_aim
        if first != NOBODY:
            aim = m.aim[first]
        if aim != NO_AIM:
            best = FOUND_GAIN * 100 // (tenths + TIME_OFFSET)
            set_plan(b, m, FOUND, FOUND_WANT, b.site_node[aim], tenths)
    if m.goals[seat] > 0 and to_deliver(s, b, seat) > 0:
        want_supply(b, m, seat)
        tenths = time_until(b, m, seat, SUPPLY_WANT)
        m.feature[DELIVER_TIME] = min(LONG, tenths)
        gain = SUPPLY_GAIN
        if s.cubes[seat] == 0:
            gain = EARLY_RAIL_GAIN
        if gain * 100 // (tenths + TIME_OFFSET) > best:
            best = gain * 100 // (tenths + TIME_OFFSET)
            kind = SUPPLY
            if m.goal_trains[seat][0] > 0:
                kind = NEW_TRAIN
            if m.goal_rails[seat][0] > 0:
                kind = RAILS
            set_plan(b, m, kind, SUPPLY_WANT, m.goal_node[seat][0], tenths)
    if trains_out(s, seat) < TRAINS_PER_SEAT and m.cities[seat] > 0:
        want_train(b, m)
        tenths = time_until(b, m, seat, TRAIN_WANT)
        m.feature[TRAIN_TIME] = min(LONG, tenths)
        if TRAIN_GAIN * 100 // (tenths + TIME_OFFSET) > best:
            set_plan(b, m, NEW_TRAIN, TRAIN_WANT, m.own_city[seat], tenths)
    return 0


@rule
def set_plan(b: Board, m: Mind, plan: int, want: int, place: int, tenths: int) -> int:
    m.plan = plan
    m.plan_place = place
    m.plan_tenths = tenths
    for good in range(b.goods):
        m.plan_lack[good] = (max(0, m.want[want][good] - m.have[good]) + UNIT - 1) // UNIT
    return 0


@rule
def worth(s: State, b: Board, w: Work, m: Mind, seat: int, good: int) -> int:
    """How much sooner, judged by public information, the seat could win with one more of a good."""
    evaluate(s, b, m, seat)
    want_win(s, b, m, seat)
    m.have[good] -= UNIT // 2
    before = time_until(b, m, seat, WIN_WANT)
    m.have[good] += UNIT
    after = time_until(b, m, seat, WIN_WANT)
    return (before - after) * TURN_TENTH + MIN_WORTH


@rule
def nearly_won(s: State, b: Board, w: Work, m: Mind, seat: int) -> bool:
    """Whether goods are free for all deliveries left and at most one rail or train is missing."""
    left = to_deliver(s, b, seat)
    if left > GOALS or s.cubes[seat] < left:
        return False
    evaluate_network(s, b, m, seat)
    if m.goals[seat] < left:
        return False
    rails = 0
    for k in range(left):
        rails += m.goal_rails[seat][k] + m.goal_trains[seat][k]
    return rails <= 1
