"""The random player at the facade: any legal action alike, all trade offers together weighing as one."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Sequence
from random import Random

from ..core.actions import CHANCE_NAME, Action, Counter, Offer
from ..core.game import Game

OFFERS = (Offer, Counter)


def is_offer(action: Action) -> bool:
    return isinstance(action, OFFERS)


def pick(legal: Sequence[Action], draw: Random) -> Action:
    """One of the legal actions; offers stand last in the list."""
    if not is_offer(legal[-1]):
        return legal[int(draw.random() * len(legal))]
    singles = bisect_left(legal, True, key=is_offer)
    at = int(draw.random() * (singles + 1))
    return legal[at] if at < singles else legal[singles + int(draw.random() * (len(legal) - singles))]


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
        game.apply(pick(game.legal(seat), draw))
        decisions += 1
    return decisions
