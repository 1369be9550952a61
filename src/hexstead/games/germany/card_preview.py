"""Which development cards would have no effect, for prompts."""

from __future__ import annotations

from ...core.rule import rule_function
from . import meta, rules
from .rules.roads import any_road
from .state import Board, State, Work


def is_idle_card(s: State, b: Board, w: Work, seat: int, card: int, _: int) -> bool:
    """Whether playing a card gives nothing: no road can be built, or the supply is empty (GQ-19, GQ-33, GQ-35)."""
    if card == meta.ROAD_BUILDING:
        return not rule_function(any_road, rules)(s, b, w, seat)
    return card == meta.BANKING and not any(s.supply)
