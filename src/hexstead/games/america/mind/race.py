"""Time estimates: the goods a goal needs, what the seat has and produces, and the turns until it has enough."""

from ....core.common_fields import NOBODY
from ....core.rule import rule
from ..meta import COAL, GOLD, GRAIN, RAIL, SETTLER, SETTLERS_PER_SEAT, TRAIN
from ..rules.settlers import grain_for
from ..state import Board, State
from .fields import FOUND_WANT, SUPPLY_WANT, TRAIN_WANT, WIN_WANT, Mind
from .land import FAR

# Units of a card: a pip produces one unit in a tenth of a turn; a train step is a third of a coal.
UNIT = 360
STEP_UNITS = 120
MAX_TIME = 4096  # in tenths of a turn
# Estimated needs, in units, of deliveries and foundings beyond the next ones.
RAILS_LATER, COAL_LATER, GRAIN_LATER = 540, 480, 600
# Weights of a site's yield (per delivery left), of the steps to it, and of its gold.
YIELD_VALUE, WALK_VALUE, GOLD_VALUE = 8, 120, 180
NO_AIM = -1


@rule
def to_deliver(s: State, b: Board, seat: int) -> int:
    return max(0, b.goods_to_win - s.delivered[seat])


@rule
def to_found(s: State, b: Board, seat: int) -> int:
    """Cities still to be founded to have enough goods."""
    return max(0, to_deliver(s, b, seat) - s.cubes[seat])


@rule
def site_value(s: State, b: Board, m: Mind, seat: int, site: int, far: int) -> int:
    return (
        m.site_yield[seat][site] * YIELD_VALUE * to_deliver(s, b, seat)
        + b.site_gold[site] * GOLD_VALUE
        - grain_for(b, far) * b.steps_per_card * WALK_VALUE
        - far * WALK_VALUE // 4
    )


@rule
def choose_sites(s: State, b: Board, m: Mind, seat: int) -> int:
    """Choose a target site for each settler and for the next one."""
    for k in range(SETTLERS_PER_SEAT + 1):
        here = NOBODY
        if k < SETTLERS_PER_SEAT:
            here = s.settler_at[seat][k]
            m.aim[k] = NO_AIM
            m.aim_far[k] = FAR
            if here == NOBODY:
                continue
        best = NO_AIM
        best_far = FAR
        best_value = 0
        for site in range(b.sites):
            if m.site_yield[seat][site] < 0 or (k > 0 and m.aim[0] == site) or (k > 1 and m.aim[1] == site):
                continue
            far = m.site_far[seat][site]
            if here != NOBODY:
                far = b.distance[here][b.site_node[site]]
            now = site_value(s, b, m, seat, site, far)
            if best == NO_AIM or now > best_value:
                best = site
                best_far = far
                best_value = now
        if k < SETTLERS_PER_SEAT:
            m.aim[k] = best
            m.aim_far[k] = best_far
        else:
            m.next_aim = best
            m.next_far = best_far
    return 0


@rule
def count_holdings(s: State, b: Board, m: Mind, seat: int) -> int:
    """Count what the seat has, in units; an unknown hand counts as evenly mixed. Steps left of a move save coal."""
    known = 0
    for resource in range(b.resources):
        known += s.hand[seat][resource]
    for resource in range(b.resources):
        m.have[resource] = s.hand[seat][resource] * UNIT
        if known == 0:
            m.have[resource] = s.hand_size[seat] * UNIT // b.resources
    m.have[GOLD] = s.gold[seat] * UNIT
    m.have[COAL] += useful_steps(s, m, seat) * STEP_UNITS
    return 0


@rule
def useful_steps(s: State, m: Mind, seat: int) -> int:
    """Train steps already paid for that lead towards the next city, if goods are free for it."""
    if s.move_steps == 0 or seat != s.turn_seat or s.cubes[seat] == 0 or m.goals[seat] == 0:
        return 0
    if m.goal_rails[seat][0] + m.goal_trains[seat][0] > 0:
        return 0
    return min(s.move_steps, m.goal_steps[seat][0])


@rule
def want_item(b: Board, m: Mind, want: int, item: int, parts: int) -> int:
    for resource in range(b.resources):
        m.want[want][resource] += b.cost[item][resource] * parts
    return 0


@rule
def want_goal(b: Board, m: Mind, want: int, seat: int, k: int) -> int:
    """Add the rails, train, coal and fees of the path to goal k."""
    want_item(b, m, want, RAIL, m.goal_rails[seat][k] * UNIT)
    want_item(b, m, want, TRAIN, m.goal_trains[seat][k] * UNIT)
    m.want[want][COAL] += m.goal_steps[seat][k] * STEP_UNITS
    m.want[want][GOLD] += m.goal_fees[seat][k] * UNIT
    return 0


@rule
def clear_want(b: Board, m: Mind, want: int) -> int:
    for good in range(b.goods):
        m.want[want][good] = 0
    return 0


@rule
def want_win(s: State, b: Board, m: Mind, seat: int) -> int:
    """Everything needed until the last delivery."""
    clear_want(b, m, WIN_WANT)
    deliveries = to_deliver(s, b, seat)
    seen = min(deliveries, m.goals[seat])
    for k in range(seen):
        want_goal(b, m, WIN_WANT, seat, k)
    want_item(b, m, WIN_WANT, RAIL, (deliveries - seen) * RAILS_LATER)
    m.want[WIN_WANT][COAL] += (deliveries - seen) * COAL_LATER
    cities = to_found(s, b, seat)
    for k in range(SETTLERS_PER_SEAT):
        if cities > 0 and m.aim[k] != NO_AIM:
            m.want[WIN_WANT][GRAIN] += grain_for(b, m.aim_far[k]) * UNIT
            cities -= 1
    want_item(b, m, WIN_WANT, SETTLER, cities * UNIT)
    m.want[WIN_WANT][GRAIN] += cities * GRAIN_LATER
    return 0


@rule
def want_city(b: Board, m: Mind) -> int:
    """Needs of the next city, founded by the settler closest to its site or by a new one; returns the settler or −1."""
    clear_want(b, m, FOUND_WANT)
    first = NOBODY
    for k in range(SETTLERS_PER_SEAT):
        if m.aim[k] != NO_AIM and (first == NOBODY or m.aim_far[k] < m.aim_far[first]):
            first = k
    if first != NOBODY:
        m.want[FOUND_WANT][GRAIN] = grain_for(b, m.aim_far[first]) * UNIT
    else:
        want_item(b, m, FOUND_WANT, SETTLER, UNIT)
        m.want[FOUND_WANT][GRAIN] += grain_for(b, min(m.next_far, FAR)) * UNIT
    return first


@rule
def want_supply(b: Board, m: Mind, seat: int) -> int:
    clear_want(b, m, SUPPLY_WANT)
    if m.goals[seat] > 0:
        want_goal(b, m, SUPPLY_WANT, seat, 0)
    return 0


@rule
def want_train(b: Board, m: Mind) -> int:
    clear_want(b, m, TRAIN_WANT)
    want_item(b, m, TRAIN_WANT, TRAIN, UNIT)
    return 0


@rule
def is_met(b: Board, m: Mind, seat: int, want: int, tenths: int) -> bool:
    """Whether the needs are covered after this time, with gold and surplus cards exchanged at the supply's prices."""
    lack = 0
    spare = 0
    for resource in range(b.resources):
        left = m.have[resource] + m.pips[seat][resource] * tenths - m.want[want][resource]
        if left < 0:
            lack -= left
        else:
            spare += left
    gold = m.have[GOLD] + m.gold_pips[seat] * tenths - m.want[want][GOLD]
    if gold < 0:
        return spare >= b.supply_price * (lack - gold)
    return lack <= gold // b.gold_price + spare // b.supply_price


@rule
def time_until(b: Board, m: Mind, seat: int, want: int) -> int:
    """Tenths of a turn until the needs are covered; every seat's roll counts as a turn."""
    if is_met(b, m, seat, want, 0):
        return 0
    low = 0
    high = MAX_TIME
    while high - low > 1:
        middle = (low + high) // 2
        if is_met(b, m, seat, want, middle):
            high = middle
        else:
            low = middle
    return high
