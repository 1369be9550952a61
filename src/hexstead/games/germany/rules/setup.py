"""Set-up by start cards or by free choice (G-SET, G-VAR)."""

from ....core.common_fields import FIRST_ROLL, NOBODY, SET_UP
from ....core.rule import rule
from ....core.rules.basics import emit, enter
from ....core.rules.dice import roll_for_first
from ....core.rules.hands import receive
from ..events import DEALT, HALL_PLACED
from ..meta import START_RESOURCES
from ..state import Board, State, Work
from .towns import check_empty_city, place_hall
from .turn import begin_turn


@rule
def next_dealt(s: State) -> int:
    """The seat that is dealt the next start card; the number of players if all have one."""
    seat = 0
    while seat < s.players and s.start_card[seat] != NOBODY:
        seat += 1
    return seat


@rule
def weigh_start_cards(s: State, b: Board, w: Work) -> int:
    """Every start card that is not dealt yet is equally likely."""
    w.n_weights = b.start_cards
    total = 0
    for x in range(b.start_cards):
        w.weights[x] = 0
        if not is_dealt(s, x):
            w.weights[x] = 1
            total += 1
    return total


@rule
def is_dealt(s: State, card: int) -> bool:
    for seat in range(s.players):
        if s.start_card[seat] == card:
            return True
    return False


@rule
def deal(s: State, b: Board, w: Work, card: int) -> int:
    """Deal a start card: place its cities and give its hand (G-SET-02, 03, GQ-42)."""
    seat = next_dealt(s)
    s.start_card[seat] = card
    emit(w, DEALT, seat, card, 0, 0)
    for k in range(b.start_halls):
        place_start_hall(s, b, w, seat, b.start_city[card][k])
    for k in range(START_RESOURCES):
        receive(s, w, seat, b.start_resource[card][k])
    if next_dealt(s) == s.players:
        enter(s, FIRST_ROLL)
    return 0


@rule
def place_start_hall(s: State, b: Board, w: Work, seat: int, city: int) -> int:
    place_hall(s, seat, b.city_node[city])
    emit(w, HALL_PLACED, seat, city, 0, 0)
    return 0


@rule
def first_roll(s: State, b: Board, w: Work, outcome: int) -> int:
    """Roll for the first turn, unless an option names the first player (G-SET-07, G-VAR-01, GQ-43)."""
    if roll_for_first(s, b, w, outcome):
        if b.variable == 1:
            enter(s, SET_UP)
        else:
            begin_turn(s, b, w, s.first)
    return 0


@rule
def set_up_seat(s: State) -> int:
    """The seat that places the next town hall: clockwise, back, clockwise again (G-VAR-02)."""
    in_round = s.placed % s.players
    if s.placed // s.players % 2 == 1:
        in_round = s.players - 1 - in_round
    return (s.first + in_round) % s.players


@rule
def check_place_hall(s: State, b: Board, seat: int, city: int) -> int:
    """Require an empty city, at any distance from others (G-VAR-05, GQ-28)."""
    return check_empty_city(s, b, seat, city)


@rule
def place_chosen_hall(s: State, b: Board, w: Work, seat: int, city: int) -> int:
    """Place a town hall; the third one gives a card per adjacent hex (G-VAR-03, GQ-44)."""
    place_start_hall(s, b, w, seat, city)
    s.placed += 1
    if s.placed > s.players * (b.start_halls - 1):
        node = b.city_node[city]
        for k in range(b.node_hexes[node]):
            receive(s, w, seat, b.hex_resource[b.node_hex[node][k]])
    if s.placed == s.players * b.start_halls:
        begin_turn(s, b, w, s.first)
    return 0
