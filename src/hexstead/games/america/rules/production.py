"""The dice and what they bring: cards, or a gold for who got none (A-PROD, the start of A-OUT)."""

from ....core.rule import rule
from ....core.rules.dice import claim_cards_of, forget_claims, give_cards_of, grant_production
from ..meta import COMPENSATION
from ..state import Board, State, Work
from .goods import take_gold
from .outlaw import number_on


@rule
def produce(s: State, b: Board, w: Work, total: int) -> int:
    """One card per city and hex, for all seats, as far as the supply goes; neutral cities take no part (A-PROD-02, 09).

    Every hex with the number produces, but for the one under the outlaw (A-PROD-01, 03, 04, 10, A-TOK-04). When
    the supply is short nobody gets any, or by option a lone seat the rest (A-PROD-05, AQ-12). Who got no card, for
    whatever reason, gets a gold (A-PROD-06 to 08, AQ-13).
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
