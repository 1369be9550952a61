"""A seat's production in pips by resource, and the time until it can pay for something."""

from ....core.common_fields import ROB, ROBBER, STEAL
from ....core.rule import rule
from ....core.rules.dice import ways
from ..meta import BANKING, HALL, LANDMARK, ROAD, ROAD_BUILDING, ROADS_BY_CARD
from ..state import Board, State
from .fields import (
    BLOCKED,
    CARD,
    KINDS,
    NUMBERS,
    PACE,
    PRODUCTION,
    Mind,
)

NEVER = 6000  # tenths of turns
SURPLUS = 4  # surplus cards that count as one needed card; slightly more than the supply's price
PACE_SCALE = 30_000


@rule
def count_production(s: State, b: Board, m: Mind, seat: int) -> int:
    """Count the pips of every resource with and without Götz, and the dice sums that produce something."""
    for resource in range(b.resources):
        m.pips[resource] = 0
        m.feature[PRODUCTION + resource] = 0
    blocked = 0
    sums = 0
    for city in range(b.cities):
        node = b.city_node[city]
        if s.hall_owner[node] == seat:
            for k in range(b.node_hexes[node]):
                hex = b.node_hex[node][k]
                pips = ways(b.hex_number[hex])
                m.feature[PRODUCTION + b.hex_resource[hex]] += pips
                if hex == s.goetz and not (s.phase == ROBBER and seat == s.turn_seat):
                    blocked += pips
                else:
                    m.pips[b.hex_resource[hex]] += pips
                    sums |= 1 << b.hex_number[hex]
    total = 0
    kinds = 0
    for resource in range(b.resources):
        total += m.pips[resource]
        if m.feature[PRODUCTION + resource] > 0:
            kinds += 1
    m.all_pips = total
    m.feature[BLOCKED] = blocked
    m.feature[KINDS] = kinds
    numbers = 0
    while sums > 0:
        numbers += sums & 1
        sums >>= 1
    m.feature[NUMBERS] = numbers
    return 0


@rule
def count_hand(s: State, b: Board, m: Mind, seat: int) -> int:
    """Count the cards of a hand, estimated if it is hidden, and cards about to be received."""
    seen = 0
    for resource in range(b.resources):
        seen += s.hand[seat][resource] + s.discarded[seat][resource]
    m.known = 1
    if seen != s.hand_size[seat]:
        m.known = 0
    for resource in range(b.resources):
        m.have[resource] = CARD * s.hand[seat][resource]
        if m.known == 0:
            m.have[resource] = CARD * s.hand_size[seat] * (m.pips[resource] + 1) // (m.all_pips + b.resources)
    m.wild = 2 * (CARD - 60) * s.cards[seat][BANKING]
    m.gift_roads = ROADS_BY_CARD * s.cards[seat][ROAD_BUILDING]
    if seat == s.turn_seat:
        m.wild += CARD * s.take
        m.gift_roads += s.free_roads
        if s.phase == ROBBER or s.phase == ROB or s.phase == STEAL:
            m.wild += CARD // 2
    return 0


@rule
def time_for_need(b: Board, m: Mind) -> int:
    """Tenths of turns until hand and production cover m.need, with surplus cards exchanged.

    The balance is concave and increasing in time, so Newton's method from zero converges within a few steps.
    """
    time = 0
    for _ in range(8):
        balance = SURPLUS * m.wild
        growth = 0
        for resource in range(b.resources):
            left = m.have[resource] - CARD * m.need[resource] + m.pips[resource] * time
            if left >= 0:
                balance += left
                growth += m.pips[resource]
            else:
                balance += SURPLUS * left
                growth += SURPLUS * m.pips[resource]
        if balance >= 0:
            return time
        if growth == 0:
            return NEVER
        time += (growth - 1 - balance) // growth
        if time >= NEVER:
            return NEVER
    return time


@rule
def measure_pace(b: Board, m: Mind) -> int:
    """How fast production alone pays for a road, a town hall and a landmark: about two points. Overwrites m.have."""
    m.wild = 0
    for resource in range(b.resources):
        m.have[resource] = 0
        m.need[resource] = b.cost[ROAD][resource] + b.cost[HALL][resource] + b.cost[LANDMARK][resource]
    m.feature[PACE] = PACE_SCALE // (time_for_need(b, m) + 20)
    return 0
