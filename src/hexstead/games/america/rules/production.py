"""Production by a dice roll: cards, or one gold for each seat that gets none (A-PROD)."""

from ....core.rule import rule
from ....core.rules.dice import claim_cards_of, forget_claims, give_cards_of, grant_production
from ..meta import COMPENSATION
from ..state import Board, State, Work
from .goods import take_gold
from .outlaw import number_on


@rule
def produce(s: State, b: Board, w: Work, total: int) -> int:
    """Give every seat one card per city and hex, subject to the supply; neutral cities get nothing (A-PROD-02, 09).

    Every hex with the number produces, except the one with the outlaw (A-PROD-01, 03, 04, 10, A-TOK-04). If the supply
    is too short, no seat gets any of that resource or, by option, a single entitled seat gets the rest (A-PROD-05,
    AQ-12). A seat that gets no card, for whatever reason, gets one gold (A-PROD-06 to 08, AQ-13).
    """
    forget_claims(s, b, w)
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
