"""The random player at the facade: any legal action alike, all trade offers together weighing as one."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from ..bots.levels import pick
from ..core.actions import CHANCE_NAME, Action, Counter, Offer
from ..core.game import Game


def is_offer(action: Action) -> bool:
    return isinstance(action, Offer | Counter)


def play_out(game: Game, draw: Random, most: int = 1_000_000, look: Callable[[int], object] | None = None) -> int:
    """Play to the end, or so many decisions; how many there were. `look` is called with the seat before each."""
    decisions = 0
    while decisions < most and (acting := game.to_act):
        seat = acting[0]
        if seat == CHANCE_NAME:
            game.step_chance()
            continue
        if look is not None and isinstance(seat, int):
            look(seat)
        game.apply(pick(game.legal(seat), is_offer, draw))
        decisions += 1
    return decisions
