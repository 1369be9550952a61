"""The dice and what they bring: cards, or a gold for who got none (A-PROD, the start of A-OUT)."""

from ....core.events import PRODUCED, ROLLED
from ....core.rule import rule
from ....core.rules.basics import emit, enter
from ....core.rules.dice import first_die, grant_production, second_die
from ....core.rules.hands import gain
from ....core.rules.seven import ask_discards
from ....core.table import DISCARD, MAIN, NOBODY, ROBBER
from ..meta import COMPENSATION, NEUTRAL
from ..state import Board, State, Work
from .goods import take_gold
from .outlaw import number_on


@rule
def roll_dice(s: State, b: Board, w: Work, outcome: int) -> int:
    s.dice[0] = first_die(outcome)
    s.dice[1] = second_die(outcome)
    emit(w, ROLLED, s.turn_seat, s.dice[0], s.dice[1], 0)
    resolve_roll(s, b, w, s.dice[0] + s.dice[1])
    return 0


@rule
def resolve_roll(s: State, b: Board, w: Work, total: int) -> int:
    """7: discards, then the outlaw; any other sum: production, and compensation (A-PROD-08)."""
    s.rolled = 1
    if total != 7:
        produce(s, b, w, total)
        enter(s, MAIN)
    elif ask_discards(s, b):
        enter(s, DISCARD)
    else:
        enter(s, ROBBER)
    return 0


@rule
def produce(s: State, b: Board, w: Work, total: int) -> int:
    """One card per city and hex, for all seats, as far as the supply goes; neutral cities take no part (A-PROD-02, 09).

    Every hex that bears the number produces, but for the one under the outlaw (A-PROD-01, A-PROD-04).
    """
    for seat in range(s.players):
        for resource in range(b.resources):
            w.due[seat][resource] = 0
    n = 0
    for hex in range(b.hexes):
        if number_on(s, b, hex) == total and hex != s.outlaw and claim_cards_of(s, b, w, hex):
            w.producing[n] = hex
            n += 1
    grant_production(s, b, w)
    for seat in range(s.players):
        got = 0
        for resource in range(b.resources):
            got += w.grant[seat][resource]
        if got == 0:
            take_gold(s, w, seat, 1, COMPENSATION)
    for i in range(n):
        give_cards_of(s, b, w, w.producing[i])
    return 0


@rule
def claim_cards_of(s: State, b: Board, w: Work, hex: int) -> bool:
    """Add what a hex yields to what is due to each seat; False where no seat has a city."""
    claimed = False
    for k in range(b.hex_corners[hex]):
        owner = s.city_owner[b.hex_corner[hex][k]]
        if owner != NOBODY and owner != NEUTRAL:
            w.due[owner][b.hex_resource[hex]] += 1
            claimed = True
    return claimed


@rule
def give_cards_of(s: State, b: Board, w: Work, hex: int) -> int:
    resource = b.hex_resource[hex]
    for seat in range(s.players):
        count = 0
        for k in range(b.hex_corners[hex]):
            if s.city_owner[b.hex_corner[hex][k]] == seat and w.grant[seat][resource] > 0:
                w.grant[seat][resource] -= 1
                count += 1
        if count > 0:
            gain(s, seat, resource, count)
            emit(w, PRODUCED, seat, resource, count, hex)
    return 0
