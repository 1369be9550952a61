"""Plans: what a seat could go for, when it would have the cards for it, and what that promises."""

from ....bots.mind import NO_PLAN
from ....core.rule import rule
from ....core.table import NOBODY
from ..meta import CARD, HALL, LANDMARK, ROAD
from ..state import Board, State
from .income import NEVER, time_for_need
from .record import BEST_PLAN, FAR, NEXT_PLAN, PLAN_CARD, PLAN_HALL, PLAN_LANDMARK, PLAN_ROAD, Mind
from .record import CARD as ONE_CARD

PATIENCE = 160  # tenths of turns after which what a goal promises is halved
CARD_GAIN = 38  # a development card, in hundredths of a point
ROAD_GAIN = 85  # the longest road: a point that may be lost again
UNSURE = 10  # tenths of turns for every card that cannot be had by exchange as yet


@rule
def add_goal(b: Board, m: Mind, plan: int, place: int, gain: int, item: int, roads: int) -> int:
    """One more thing to go for: an item, or none if it is −1, and roads to pay for."""
    n = m.goals
    m.goal_plan[n] = plan
    m.goal_place[n] = place
    m.goal_gain[n] = gain
    paid = max(0, roads - m.gift_roads)
    for resource in range(b.resources):
        m.goal_need[n][resource] = b.cost[ROAD][resource] * paid
        if item >= 0:
            m.goal_need[n][resource] += b.cost[item][resource]
    m.goals = n + 1
    return 0


@rule
def roads_to_longest(s: State, b: Board, seat: int) -> int:
    """How many roads in one line the seat lacks for the longest road."""
    wanted = b.longest_road_min
    for other in range(s.players):
        if other != seat and s.lr_length[other] >= wanted:
            wanted = s.lr_length[other] + 1
    return wanted - s.lr_length[seat]


@rule
def list_goals(s: State, b: Board, m: Mind, seat: int) -> int:
    """Nearest first; what is farther must bring more."""
    m.goals = 0
    hall = 0
    landmark = 0
    for distance in range(FAR):
        if distance <= s.roads_left[seat]:
            if m.near_gain[PLAN_HALL][distance] > hall:
                hall = m.near_gain[PLAN_HALL][distance]
                add_goal(b, m, PLAN_HALL, m.near[PLAN_HALL][distance], hall, HALL, distance)
            if m.near_gain[PLAN_LANDMARK][distance] > landmark:
                landmark = m.near_gain[PLAN_LANDMARK][distance]
                add_goal(b, m, PLAN_LANDMARK, m.near[PLAN_LANDMARK][distance], landmark, LANDMARK, distance)
    if s.stack_size > 0:
        add_goal(b, m, PLAN_CARD, NOBODY, CARD_GAIN, CARD, 0)
    if s.lr_holder != seat:
        lacking = roads_to_longest(s, b, seat)
        if lacking <= FAR and lacking <= s.roads_left[seat]:
            add_goal(b, m, PLAN_ROAD, NOBODY, ROAD_GAIN, -1, lacking)
    return m.goals


@rule
def time_for_goal(b: Board, m: Mind) -> int:
    """Tenths of turns for m.need; cards that no exchange brings now take longer than on average."""
    time = time_for_need(b, m)
    if m.known == 0 or time >= NEVER:
        return time
    short = -(m.wild // ONE_CARD)
    for resource in range(b.resources):
        left = m.have[resource] // ONE_CARD - m.need[resource]
        if left < 0:
            short -= left
        else:
            short -= left // b.supply_price
    return time + UNSURE * max(0, short)


@rule
def promise(gain: int, time: int) -> int:
    """A gain that comes later counts less."""
    return gain * PATIENCE // (PATIENCE + time)


@rule
def make_plans(s: State, b: Board, m: Mind, seat: int) -> int:
    """The goal that promises most is the plan; then the one that promises most once the plan is paid for."""
    list_goals(s, b, m, seat)
    best = -1
    best_promise = 0
    for goal in range(m.goals):
        for resource in range(b.resources):
            m.need[resource] = m.goal_need[goal][resource]
        m.goal_time[goal] = time_for_goal(b, m)
        now = promise(m.goal_gain[goal], m.goal_time[goal])
        if now > best_promise:
            best = goal
            best_promise = now
    m.plan = NO_PLAN
    m.feature[BEST_PLAN] = best_promise
    m.feature[NEXT_PLAN] = 0
    if best < 0:
        return 0
    m.plan = 1 + m.goal_plan[best]
    m.plan_place = m.goal_place[best]
    m.plan_tenths = m.goal_time[best] // s.players
    for resource in range(b.resources):
        m.plan_lack[resource] = max(0, m.goal_need[best][resource] - m.have[resource] // ONE_CARD)
    for goal in range(m.goals):
        repeated = m.goal_plan[goal] == PLAN_CARD
        if (goal != best or repeated) and promise(m.goal_gain[goal], m.goal_time[best]) > m.feature[NEXT_PLAN]:
            for resource in range(b.resources):
                m.need[resource] = m.goal_need[best][resource] + m.goal_need[goal][resource]
            now = promise(m.goal_gain[goal], time_for_goal(b, m))
            if now > m.feature[NEXT_PLAN]:
                m.feature[NEXT_PLAN] = now
    return 0
