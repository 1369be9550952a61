"""Production by a dice roll (G-PROD)."""

from ....core.rule import rule
from ....core.rules.dice import claim_cards_of, forget_claims, give_cards_of, grant_production
from ..state import Board, State, Work


@rule
def produce(s: State, b: Board, w: Work, total: int) -> int:
    """Give every seat one card per town hall and hex, subject to the supply (G-PROD-02, GQ-02, GQ-03).

    Every hex with the number produces, except the one with Götz (G-PROD-01, 03, G-GOE-03, GQ-45). Landmarks and
    markers have no owner on the map and produce nothing (G-PROD-04).
    """
    forget_claims(s, b, w)
    for hex in range(b.hexes):
        if b.hex_number[hex] == total and hex != s.goetz:
            claim_cards_of(s, b, w, hex)
    grant_production(s, b, w)
    for hex in range(b.hexes):
        if b.hex_number[hex] == total and hex != s.goetz:
            give_cards_of(s, b, w, hex)
    return 0
