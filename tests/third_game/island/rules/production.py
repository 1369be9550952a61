"""Production (I-PROD)."""

from hexstead.core.rule import rule
from hexstead.core.rules.dice import claim_cards_of, forget_claims, give_cards_of, grant_production

from ..state import Board, State, Work


@rule
def produce(s: State, b: Board, w: Work, total: int) -> int:
    """Every hex with the number produces, except under the pirate (I-PROD-01 to I-PROD-04)."""
    forget_claims(s, b, w)
    for hex in range(b.hexes):
        if b.hex_number[hex] == total and hex != s.pirate:
            claim_cards_of(s, b, w, hex)
    grant_production(s, b, w)
    for hex in range(b.hexes):
        if b.hex_number[hex] == total and hex != s.pirate:
            give_cards_of(s, b, w, hex)
    return 0
