"""What a seat's production brings: pips by resource, and how long cards take to come."""

from ....core.rule import rule
from ....core.rules.dice import ways
from ....core.table import ROB, ROBBER, STEAL
from ..meta import BANKING, HALL, LANDMARK, ROAD, ROAD_BUILDING
from ..state import Board, State
from .record import (
    BLOCKED,
    CARD,
    KINDS,
    NUMBERS,
    PACE,
    PRODUCTION,
    Mind,
)

NEVER = 6000  # tenths of turns
SURPLUS = 4  # so many surplus cards count as one that is needed; a little more than the supply's price
PACE_SCALE = 30_000


@rule
def count_production(s: State, b: Board, m: Mind, seat: int) -> int:
    """The pips of every resource, with and without Götz, and the sums of the dice that bring something."""
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
    """The cards of a hand, or what is likely in one that is hidden, and cards that are about to come."""
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
    m.gift_roads = b.roads_by_card * s.cards[seat][ROAD_BUILDING]
    if seat == s.turn_seat:
        m.wild += CARD * s.take
        m.gift_roads += s.free_roads
        if s.phase == ROBBER or s.phase == ROB or s.phase == STEAL:
            m.wild += CARD // 2
    return 0


@rule
def time_for_need(b: Board, m: Mind) -> int:
    """Tenths of turns until hand and production cover m.need, surplus cards being exchanged.

    The balance of all resources grows with time, ever more slowly, so Newton's steps from zero stop after a few.
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
    """How fast production alone pays a road, a town hall and a landmark: about two points. Asked before the hand."""
    m.wild = 0
    for resource in range(b.resources):
        m.have[resource] = 0
        m.need[resource] = b.cost[ROAD][resource] + b.cost[HALL][resource] + b.cost[LANDMARK][resource]
    m.feature[PACE] = PACE_SCALE // (time_for_need(b, m) + 20)
    return 0
