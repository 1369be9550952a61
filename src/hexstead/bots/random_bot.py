"""The random player."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Sequence
from random import Random
from typing import TypeVar

from ..core.actions import COUNTER, MAKE_OFFER
from .bot import Move, Seen, Sight, Terms

T = TypeVar("T")


def pick(legal: Sequence[T], is_offer: Callable[[T], bool], draw: Random) -> T:
    """A uniformly random choice in which all trade offers together count as one. Offers come last in `legal`."""
    singles = bisect_left(legal, True, key=is_offer) if is_offer(legal[-1]) else len(legal)
    at = int(draw.random() * (singles + (singles < len(legal))))
    return legal[at] if at < singles else legal[singles + int(draw.random() * (len(legal) - singles))]


def pick_code(terms: Terms, legal: Sequence[int], draw: Random) -> int:
    """`pick` from legal codes."""
    moves = terms.definition.actions.moves
    return pick(legal, lambda code: moves[code][0] in (MAKE_OFFER, COUNTER), draw)


class RandomBot:
    """Plays random legal moves."""

    name = "random"
    sees = False

    def begin(self, terms: Terms, seat: int, seed: int) -> None:
        self._draw = Random(seed)

    def see(self, seen: Seen) -> None:
        pass

    def decide(self, sight: Sight) -> Move:
        return pick_code(sight.terms, sight.legal, self._draw)

    def close(self) -> None:
        pass
