"""Random play through the public API: legal actions are equally likely, and all trade offers together count as one."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from ..bots.random_bot import pick
from ..core.actions import CHANCE_NAME, Action, Counter, Offer
from ..core.game import Game


def is_offer(action: Action) -> bool:
    return isinstance(action, Offer | Counter)


def play_out(game: Game, draw: Random, limit: int = 1_000_000, look: Callable[[int], object] | None = None) -> int:
    """Play until the end or `limit` decisions; return their number. `look(seat)` is called before each decision."""
    decisions = 0
    while decisions < limit and (acting := game.to_act):
        seat = acting[0]
        if seat == CHANCE_NAME:
            game.step_chance()
            continue
        if look is not None and isinstance(seat, int):
            look(seat)
        game.apply(pick(game.legal(seat), is_offer, draw))
        decisions += 1
    return decisions
