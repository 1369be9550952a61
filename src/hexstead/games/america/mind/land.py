"""A seat's land: the yield of its cities, and the yield and distance of free sites."""

from ....core.common_fields import NOBODY
from ....core.rule import rule
from ....core.rules.dice import ways
from ..meta import DOUBLE_MARK
from ..rules.outlaw import number_on
from ..state import Board, State
from .fields import Mind

FAR = 99
MOVED_TOKEN = 3  # estimated pips of the token that a ?? hex will get
# Weight of a pip in tenths: higher if the seat produces little or nothing of the resource.
PLENTY, LITTLE, NOTHING = 10, 12, 15
ENOUGH = 5


@rule
def same_land(s: State, b: Board, m: Mind, seat: int) -> bool:
    if m.land_known[seat] == 0 or m.land_outlaw[seat] != s.outlaw:
        return False
    for site in range(b.sites):
        if m.land_city[seat][site] != s.city_owner[b.site_node[site]]:
            return False
    for i in range(b.marks):
        if m.land_token[seat][i] != s.token[b.mark_order[i]]:
            return False
    return True


@rule
def evaluate_land(s: State, b: Board, m: Mind, seat: int) -> int:
    """Evaluate a seat's land, unless the cached result is still valid."""
    if same_land(s, b, m, seat):
        return 0
    m.land_known[seat] = 1
    m.land_outlaw[seat] = s.outlaw
    for i in range(b.marks):
        m.land_token[seat][i] = s.token[b.mark_order[i]]
    for site in range(b.sites):
        m.land_city[seat][site] = s.city_owner[b.site_node[site]]
    count_pips(s, b, m, seat)
    rate_sites(s, b, m, seat)
    return 0


@rule
def count_pips(s: State, b: Board, m: Mind, seat: int) -> int:
    """Count the pips of the seat's cities; a roll that produces no card gives a gold."""
    for resource in range(b.resources):
        m.pips[seat][resource] = 0
    m.lost_pips[seat] = 0
    n = 0
    bearing = 0
    for site in range(b.sites):
        node = b.site_node[site]
        if s.city_owner[node] != seat:
            continue
        m.own_node[n] = node
        m.own_city[seat] = node
        n += 1
        for k in range(b.node_hexes[node]):
            hex = b.node_hex[node][k]
            number = number_on(s, b, hex)
            if number == 0 or b.hex_land[hex] == 0:
                continue
            if hex == s.outlaw:
                m.lost_pips[seat] += ways(number)
            else:
                m.pips[seat][b.hex_resource[hex]] += ways(number)
                bearing |= 1 << number
    m.cities[seat] = n
    m.gold_pips[seat] = 0
    for number in range(2, 13):
        if number != 7 and bearing >> number & 1 == 0:
            m.gold_pips[seat] += ways(number)
    return 0


@rule
def pip_weight(m: Mind, seat: int, resource: int) -> int:
    if m.pips[seat][resource] == 0:
        return NOTHING
    if m.pips[seat][resource] < ENOUGH:
        return LITTLE
    return PLENTY


@rule
def rate_sites(s: State, b: Board, m: Mind, seat: int) -> int:
    """Compute the yield of a city at each free site, and its distance from the seat's nearest city."""
    for site in range(b.sites):
        node = b.site_node[site]
        m.site_yield[seat][site] = -1
        m.site_far[seat][site] = FAR
        if s.city_owner[node] != NOBODY:
            continue
        total = 0
        for k in range(b.node_hexes[node]):
            hex = b.node_hex[node][k]
            if b.hex_land[hex] == 1:
                number = number_on(s, b, hex)
                if number > 0:
                    total += ways(number) * pip_weight(m, seat, b.hex_resource[hex])
                elif b.hex_mark[hex] == DOUBLE_MARK:
                    total += MOVED_TOKEN * pip_weight(m, seat, b.hex_resource[hex])
        m.site_yield[seat][site] = total
        for i in range(m.cities[seat]):
            m.site_far[seat][site] = min(m.site_far[seat][site], b.distance[m.own_node[i]][node])
    return 0
