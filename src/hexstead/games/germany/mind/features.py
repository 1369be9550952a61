"""The features of a position, computed from a masked state."""

from ....bots.mind import NO_PLAN
from ....core.common_fields import NOBODY, ROB, ROBBER, STEAL
from ....core.rule import rule
from ..meta import BANKING, CARD, HALL, LANDMARK, MERCENARY, ROAD_BUILDING, TRADE
from ..rules.points import points
from ..state import Board, State, Work
from .fields import (
    ARMY,
    ARMY_CLOSE,
    ARMY_LEAD,
    AT_RISK,
    BANKINGS,
    BEST_PLAN,
    BLOCKED,
    BLOCKED_LEAD,
    CARD_SET,
    END,
    FAR,
    FREE_ROADS,
    HALL_NEAR,
    HALL_SET,
    HAND,
    LANDMARK_NEAR,
    LANDMARK_SET,
    MERCENARIES,
    NEXT_PLAN,
    PACE,
    PACE_LEFT,
    PENDING,
    POINTS,
    ROAD_BUILDINGS,
    ROAD_CLOSE,
    ROAD_LEAD,
    ROBBED,
    TRADES,
    TWO_FOR_ONE,
    UNKNOWN_CARDS,
    Mind,
)
from .income import count_hand, count_production, measure_pace
from .plans import make_plans, roads_to_longest
from .reach import find_places

LAST_POINTS = 4  # the feature "end" counts points within this distance of winning


@rule
def features(s: State, b: Board, w: Work, m: Mind, seat: int) -> int:
    """Compute all features; pace and plans only for levels that search turns."""
    count_production(s, b, m, seat)
    m.feature[PACE] = 0
    if m.beam_width[m.active] > 0:
        measure_pace(b, m)
    count_hand(s, b, m, seat)
    count_points(s, b, m, seat)
    count_cards(s, b, m, seat)
    count_army(s, b, m, seat)
    count_roads(s, b, m, seat)
    find_places(s, b, m, seat)
    count_sets(s, b, m, seat)
    m.plan = NO_PLAN
    m.feature[BEST_PLAN] = 0
    m.feature[NEXT_PLAN] = 0
    if m.beam_width[m.active] > 0:
        make_plans(s, b, m, seat)
    return 0


@rule
def count_points(s: State, b: Board, m: Mind, seat: int) -> int:
    has = points(s, b, seat)
    near = max(0, has + LAST_POINTS - b.points_to_win)
    m.feature[POINTS] = has
    m.feature[END] = near * near
    m.feature[BLOCKED_LEAD] = m.feature[BLOCKED] * max(0, has + 5 - b.points_to_win)
    m.feature[PACE_LEFT] = m.feature[PACE] * max(0, b.points_to_win - has) // 10
    m.feature[ROBBED] = 0
    if s.phase == STEAL and s.victim == seat:
        m.feature[ROBBED] = has
    return 0


@rule
def count_cards(s: State, b: Board, m: Mind, seat: int) -> int:
    """Resource and development cards, held and about to be received."""
    size = s.hand_size[seat]
    m.feature[AT_RISK] = 0
    if size > b.hand_limit:
        m.feature[AT_RISK] = size // 2
    m.feature[MERCENARIES] = s.cards[seat][MERCENARY]
    m.feature[ROAD_BUILDINGS] = s.cards[seat][ROAD_BUILDING]
    m.feature[BANKINGS] = s.cards[seat][BANKING]
    m.feature[TRADES] = s.cards[seat][TRADE]
    unknown = s.card_count[seat]
    for card in range(b.cards):
        unknown -= s.cards[seat][card]
    held = 0
    pairs = 0
    for resource in range(b.resources):
        held += s.hand[seat][resource]
        pairs += s.hand[seat][resource] // 2
    if m.known == 0:
        held = size
    m.feature[HAND] = min(held, b.hand_limit)
    m.feature[PENDING] = 0
    m.feature[FREE_ROADS] = 0
    m.feature[TWO_FOR_ONE] = 0
    if seat == s.turn_seat:
        unknown += min(s.draws, s.stack_size)
        m.feature[FREE_ROADS] = s.free_roads
        m.feature[PENDING] = 2 * s.take
        m.feature[TWO_FOR_ONE] = s.two_for_one * pairs
        if s.phase == ROBBER or s.phase == ROB or s.phase == STEAL:
            m.feature[PENDING] += 1
    m.feature[UNKNOWN_CARDS] = unknown
    return 0


@rule
def count_army(s: State, b: Board, m: Mind, seat: int) -> int:
    """The largest army: the lead if held, else how close (G-LA)."""
    played = s.cards_open[seat][MERCENARY]
    rest = 0
    for other in range(s.players):
        if other != seat:
            rest = max(rest, s.cards_open[other][MERCENARY])
    wanted = b.largest_army_min
    if s.la_holder != NOBODY and s.la_holder != seat:
        wanted = max(wanted, rest + 1)
    m.feature[ARMY] = min(played, b.largest_army_min)
    m.feature[ARMY_CLOSE] = 0
    m.feature[ARMY_LEAD] = 0
    if s.la_holder == seat:
        m.feature[ARMY_LEAD] = min(played - rest, 2)
    else:
        m.feature[ARMY_CLOSE] = max(0, b.largest_army_min - wanted + played + s.cards[seat][MERCENARY])
    return 0


@rule
def count_roads(s: State, b: Board, m: Mind, seat: int) -> int:
    """The longest road: the lead if held, else how close (G-LR)."""
    m.feature[ROAD_CLOSE] = 0
    m.feature[ROAD_LEAD] = 0
    if s.lr_holder == seat:
        rest = 0
        for other in range(s.players):
            if other != seat:
                rest = max(rest, s.lr_length[other])
        m.feature[ROAD_LEAD] = min(s.lr_length[seat] - max(rest, b.longest_path_min - 1), 3)
    else:
        m.feature[ROAD_CLOSE] = max(0, FAR - roads_to_longest(s, b, seat))
    return 0


@rule
def cards_towards(s: State, b: Board, seat: int, item: int) -> int:
    count = 0
    for resource in range(b.resources):
        count += min(s.hand[seat][resource], b.cost[item][resource])
    return count


@rule
def count_sets(s: State, b: Board, m: Mind, seat: int) -> int:
    """Count the cards in hand that each price needs, twice if the seat already reaches a place to build on."""
    m.feature[HALL_SET] = cards_towards(s, b, seat, HALL)
    m.feature[LANDMARK_SET] = cards_towards(s, b, seat, LANDMARK)
    m.feature[CARD_SET] = cards_towards(s, b, seat, CARD)
    if m.feature[HALL_NEAR] == FAR:
        m.feature[HALL_SET] *= 2
    if m.feature[LANDMARK_NEAR] == FAR:
        m.feature[LANDMARK_SET] *= 2
    return 0
