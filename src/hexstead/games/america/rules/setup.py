"""Set-up: tokens, the suggested pieces, or cities, rails and trains by choice (A-SET, A-SUG, A-VAR)."""

from ....core.common_fields import FIRST_ROLL, NO_CHOICE, NOBODY, SET_UP
from ....core.rule import rule
from ....core.rules.basics import emit, enter
from ....core.rules.dice import roll_for_first
from ....core.rules.hands import receive
from ..events import CITY_PLACED, RAIL_BUILT, TOKEN_PLACED
from ..meta import NEUTRAL, SET_NEUTRAL, SET_RAIL
from ..refusals import A_VAR_06, A_VAR_10
from ..state import Board, State, Work
from .trains import put_train
from .turn import begin_turn


@rule
def place_token(s: State, b: Board, w: Work, number: int) -> int:
    """Put the token that chance drew on the next ? hex (A-SET-02, A-VAR-01, AQ-09)."""
    hex = b.token_hex[s.placed]
    s.token[hex] = b.token_numbers[number]
    emit(w, TOKEN_PLACED, hex, s.token[hex], 0, 0)
    s.placed += 1
    if s.placed == b.tokens:
        s.placed = 0
        enter(s, FIRST_ROLL)
    return 0


@rule
def weigh_tokens(s: State, b: Board, w: Work) -> int:
    """The tokens left, by number."""
    w.n_weights = len(b.token_numbers)
    for x in range(w.n_weights):
        w.weights[x] = tokens_left(s, b, x)
    return b.tokens - s.placed


@rule
def tokens_left(s: State, b: Board, number: int) -> int:
    left = b.token_counts[number]
    for i in range(s.placed):
        if s.token[b.token_hex[i]] == b.token_numbers[number]:
            left -= 1
    return left


@rule
def first_roll(s: State, b: Board, w: Work, outcome: int) -> int:
    """Roll for the first turn, in either set-up (A-VAR-02, A-VAR-11, A-TURN-01)."""
    if roll_for_first(s, b, w, outcome):
        if b.variable == 1:
            enter(s, SET_UP)
        else:
            place_suggested(s, b, w)
            begin_turn(s, b, w, s.first)
    return 0


@rule
def place_suggested(s: State, b: Board, w: Work) -> int:
    """Place the printed pieces of each colour; with three seats, the fourth colour is neutral (A-SUG-01 to 03, AQ-10).

    Three cities, a rail with a train, no settler (A-SET-01, A-SET-07).
    """
    for seat in range(s.players):
        colour = b.seat_colour[seat]
        for k in range(b.start_cities):
            place_city(s, b, w, seat, b.start_city[colour][k])
            s.cities_left[seat] -= 1
        place_start_rail(s, w, seat, b.start_rail[colour])
        for resource in range(b.resources):
            for _ in range(b.start_hand[colour][resource]):
                receive(s, w, seat, resource)
    if s.players == 3:
        for k in range(b.start_cities):
            place_city(s, b, w, NEUTRAL, b.start_city[b.left_colour][k])
    return 0


@rule
def place_city(s: State, b: Board, w: Work, owner: int, site: int) -> int:
    """Place a city of the set-up, which gives no gold and moves no tokens (AQ-06)."""
    s.city_owner[b.site_node[site]] = owner
    emit(w, CITY_PLACED, owner, site, 0, 0)
    return 0


@rule
def place_start_rail(s: State, w: Work, seat: int, path: int) -> int:
    """Place the start rail with its train (A-VAR-08, A-VAR-09)."""
    s.rail_owner[path] = seat
    s.rails_left[seat] -= 1
    emit(w, RAIL_BUILT, seat, path, 1, 0)
    put_train(s, w, seat, 0, path)
    return 0


@rule
def set_up_seat(s: State) -> int:
    """The seat that places next (A-VAR-03 to 05, A-VAR-08, A-VAR-10).

    Cities go clockwise, back and clockwise again; rails start with the last seat, neutral cities with the first.
    """
    in_round = s.placed % s.players
    if s.phase == SET_RAIL or (s.phase == SET_UP and s.placed // s.players % 2 == 1):
        in_round = s.players - 1 - in_round
    return (s.first + in_round) % s.players


@rule
def check_place_city(s: State, b: Board, site: int) -> int:
    """Require an empty purple site, not at the coast for neutral cities (A-VAR-06, A-VAR-10)."""
    if site >= b.sites:
        return NO_CHOICE
    if b.site_start[site] == 0 or s.city_owner[b.site_node[site]] != NOBODY:
        return A_VAR_06
    if s.phase == SET_NEUTRAL and b.site_gold[site] > 0:
        return A_VAR_10
    return 0


@rule
def place_chosen_city(s: State, b: Board, w: Work, seat: int, site: int) -> int:
    """Place a city; the third one gives a card per adjacent terrain hex (A-VAR-07, AQ-08)."""
    s.placed += 1
    if s.phase == SET_NEUTRAL:
        place_city(s, b, w, NEUTRAL, site)
        if s.placed == s.players:
            begin_turn(s, b, w, s.first)
        return 0
    place_city(s, b, w, seat, site)
    s.cities_left[seat] -= 1
    if s.placed > s.players * (b.start_cities - 1):
        node = b.site_node[site]
        for k in range(b.node_hexes[node]):
            hex = b.node_hex[node][k]
            if b.hex_land[hex] == 1:
                receive(s, w, seat, b.hex_resource[hex])
    if s.placed == s.players * b.start_cities:
        s.placed = 0
        enter(s, SET_RAIL)
    return 0


@rule
def place_chosen_rail(s: State, b: Board, w: Work, seat: int, path: int) -> int:
    place_start_rail(s, w, seat, path)
    s.placed += 1
    if s.placed == s.players:
        s.placed = 0
        if s.players == 3:
            enter(s, SET_NEUTRAL)
        else:
            begin_turn(s, b, w, s.first)
    return 0
