"""The dice and what they bring (G-PROD, the start of G-GOE)."""

from ....core.events import PRODUCED, ROLLED
from ....core.rule import rule
from ....core.rules.basics import emit, enter
from ....core.rules.dice import first_die, grant_production, second_die
from ....core.rules.hands import gain
from ....core.rules.seven import ask_discards
from ....core.table import DISCARD, MAIN, NOBODY, ROBBER
from ..state import Board, State, Work


@rule
def roll_dice(s: State, b: Board, w: Work, outcome: int) -> int:
    """7: discards, then Götz; any other sum: production (G-GOE-01, G-GOE-06, G-PROD-01)."""
    s.dice[0] = first_die(outcome)
    s.dice[1] = second_die(outcome)
    s.rolled = 1
    emit(w, ROLLED, s.turn_seat, s.dice[0], s.dice[1], 0)
    if s.dice[0] + s.dice[1] != 7:
        produce(s, b, w, s.dice[0] + s.dice[1])
        enter(s, MAIN)
    elif ask_discards(s, b):
        enter(s, DISCARD)
    else:
        enter(s, ROBBER)
    return 0


@rule
def produce(s: State, b: Board, w: Work, total: int) -> int:
    """One card per town hall and hex, for all seats, as far as the supply goes (G-PROD-02, GQ-02, GQ-03).

    Every hex with the number produces, but for the one under Götz (G-PROD-01, 03, G-GOE-03, GQ-45). Landmarks and
    markers have no owner on the map and bring nothing (G-PROD-04).
    """
    for seat in range(s.players):
        for resource in range(b.resources):
            w.due[seat][resource] = 0
    for hex in range(b.hexes):
        if b.hex_number[hex] == total and hex != s.goetz:
            for k in range(b.hex_corners[hex]):
                owner = s.hall_owner[b.hex_corner[hex][k]]
                if owner != NOBODY:
                    w.due[owner][b.hex_resource[hex]] += 1
    grant_production(s, b, w)
    for hex in range(b.hexes):
        if b.hex_number[hex] == total and hex != s.goetz:
            give_cards_of(s, b, w, hex)
    return 0


@rule
def give_cards_of(s: State, b: Board, w: Work, hex: int) -> int:
    resource = b.hex_resource[hex]
    for seat in range(s.players):
        count = 0
        for k in range(b.hex_corners[hex]):
            if s.hall_owner[b.hex_corner[hex][k]] == seat and w.grant[seat][resource] > 0:
                w.grant[seat][resource] -= 1
                count += 1
        if count > 0:
            gain(s, seat, resource, count)
            emit(w, PRODUCED, seat, resource, count, hex)
    return 0
