"""Cities: founding, the goods it makes available, coastal gold, and moving number tokens west (A-CITY, A-TOK)."""

from ....core.common_fields import NOBODY
from ....core.rule import rule
from ....core.rules.basics import emit
from ..events import CITY_FOUNDED, TOKEN_MOVED
from ..meta import COAST, DOUBLE_MARK, SINGLE_MARK
from ..state import Board, State, Work
from .goods import take_gold
from .searches import NO_SITE


@rule
def building_owner(s: State, node: int) -> int:
    return s.city_owner[node]


@rule
def is_empty_site(s: State, b: Board, node: int) -> bool:
    """Whether the node is an empty city site, purple or red (A-TERM-03, A-CITY-04)."""
    return b.node_site[node] != NO_SITE and s.city_owner[node] == NOBODY


@rule
def found_city(s: State, b: Board, w: Work, seat: int, node: int) -> int:
    """Place a city: it frees a goods cube, pays coastal gold and moves tokens (A-CITY-02, 05, 06, AQ-57)."""
    site = b.node_site[node]
    s.city_owner[node] = seat
    s.cities_left[seat] -= 1
    s.cubes[seat] += 1
    emit(w, CITY_FOUNDED, seat, site, 0, 0)
    take_gold(s, w, seat, b.site_gold[site], COAST)
    move_tokens(s, b, w, node)
    return 0


@rule
def hex_touches(b: Board, hex: int, node: int) -> bool:
    for k in range(b.node_hexes[node]):
        if b.node_hex[node][k] == hex:
            return True
    return False


@rule
def move_tokens(s: State, b: Board, w: Work, node: int) -> int:
    """Move a token to every empty ?? hex at the new city, east to west and north to south (A-TOK-01, AQ-51, AQ-52).

    The hex it came from is left without a number; printed numbers and the outlaw stay (A-TOK-03, A-TOK-05, AQ-54,
    AQ-56).
    """
    for i in range(b.marks):
        hex = b.mark_order[i]
        if b.hex_mark[hex] == DOUBLE_MARK and s.token[hex] == 0 and hex_touches(b, hex, node):
            source = token_source(s, b, node)
            if source != NOBODY:
                s.token[hex] = s.token[source]
                s.token[source] = 0
                emit(w, TOKEN_MOVED, source, hex, s.token[hex], 0)
    return 0


@rule
def token_source(s: State, b: Board, node: int) -> int:
    """Return the hex of the northernmost token in the easternmost column, or NOBODY (A-TOK-02, AQ-53).

    Tokens on ?? hexes at the city, or by option on any ?? hex, are not used.
    """
    for i in range(b.marks):
        hex = b.mark_order[i]
        if s.token[hex] == 0:
            continue
        if b.hex_mark[hex] == SINGLE_MARK or (b.single_mark_source == 0 and not hex_touches(b, hex, node)):
            return hex
    return NOBODY
