"""Plans: the goals of a seat, the time until it can pay for each, and their discounted gains."""

from ....bots.mind import NO_PLAN
from ....core.common_fields import NOBODY
from ....core.rule import rule
from ..meta import CARD, HALL, LANDMARK, ROAD
from ..state import Board, State
from .fields import BEST_PLAN, FAR, NEXT_PLAN, PLAN_CARD, PLAN_HALL, PLAN_LANDMARK, PLAN_ROAD, Mind
from .fields import CARD as ONE_CARD
from .income import NEVER, time_for_need

HALF_LIFE = 160  # tenths of turns after which a gain counts half
CARD_GAIN = 38  # of a development card, in hundredths of a point
ROAD_GAIN = 85  # of the longest road: a point that can be lost again
UNCERTAINTY = 10  # additional tenths of turns for every missing card that an exchange cannot provide


@rule
def add_goal(b: Board, m: Mind, plan: int, place: int, gain: int, item: int, roads: int) -> int:
    """Add a goal: an item, or none if it is −1, and a number of roads."""
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
    """How many connected roads the seat lacks for the longest road."""
    wanted = b.longest_path_min
    for other in range(s.players):
        if other != seat and s.lr_length[other] >= wanted:
            wanted = s.lr_length[other] + 1
    return wanted - s.lr_length[seat]


@rule
def list_goals(s: State, b: Board, m: Mind, seat: int) -> int:
    """List the goals, closest first; a more distant place must have a higher gain."""
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
    """Tenths of turns until m.need is covered, with a penalty for cards that an exchange cannot provide now."""
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
    return time + UNCERTAINTY * max(0, short)


@rule
def discounted(gain: int, time: int) -> int:
    """A gain discounted by the tenths of turns until it is reached."""
    return gain * HALF_LIFE // (HALF_LIFE + time)


@rule
def make_plans(s: State, b: Board, m: Mind, seat: int) -> int:
    """Make the goal with the highest discounted gain the plan; rate the next best goal after paying for the plan."""
    list_goals(s, b, m, seat)
    best = -1
    best_gain = 0
    for goal in range(m.goals):
        for resource in range(b.resources):
            m.need[resource] = m.goal_need[goal][resource]
        m.goal_time[goal] = time_for_goal(b, m)
        now = discounted(m.goal_gain[goal], m.goal_time[goal])
        if now > best_gain:
            best = goal
            best_gain = now
    m.plan = NO_PLAN
    m.feature[BEST_PLAN] = best_gain
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
        if (goal != best or repeated) and discounted(m.goal_gain[goal], m.goal_time[best]) > m.feature[NEXT_PLAN]:
            for resource in range(b.resources):
                m.need[resource] = m.goal_need[best][resource] + m.goal_need[goal][resource]
            now = discounted(m.goal_gain[goal], time_for_goal(b, m))
            if now > m.feature[NEXT_PLAN]:
                m.feature[NEXT_PLAN] = now
    return 0
