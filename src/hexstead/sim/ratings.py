"""Win shares with confidence intervals, final places, and ratings."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from .match import MatchResult

Z95 = 1.959963984540054


@dataclass(frozen=True, slots=True)
class Share:
    """A proportion with its 95 % Wilson interval."""

    part: int
    whole: int

    @property
    def value(self) -> float:
        return self.part / self.whole if self.whole else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        if self.whole == 0:
            return 0.0, 1.0
        n, p, z2 = self.whole, self.value, Z95 * Z95
        centre = (p + z2 / (2 * n)) / (1 + z2 / n)
        margin = Z95 / (1 + z2 / n) * math.sqrt(p * (1 - p) / n + z2 / (4 * n * n))
        return max(0.0, centre - margin), min(1.0, centre + margin)

    def to_json(self) -> dict[str, float]:
        low, high = self.interval
        return {"wins": self.part, "share": self.value, "low": low, "high": high}


def places(result: MatchResult) -> list[float]:
    """Each seat's place: the winner first, the others by points; tied seats share the mean of their places."""
    keys = [(seat != result.winner, -points) for seat, points in enumerate(result.points)]
    return [sum(other < key for other in keys) + (keys.count(key) + 1) / 2 for key in keys]


class Ratings:
    """Ratings of entrants by openskill's Plackett-Luce model, updated after every game.

    An entrant at several seats of one game is rated at each of them, and gets the mean of the new ratings.
    """

    def __init__(self, entrants: int):
        from openskill.models import PlackettLuce

        self._model = PlackettLuce()
        self.ratings = [self._model.rating() for _ in range(entrants)]

    def add(self, seating: Sequence[int], result: MatchResult) -> None:
        if len(set(seating)) < 2:
            return  # a game of copies of one entrant says nothing about its strength
        ratings = self.ratings
        teams = [[self._model.rating(mu=ratings[e].mu, sigma=ratings[e].sigma)] for e in seating]
        rated = self._model.rate(teams, ranks=places(result))
        for entrant in sorted(set(seating)):
            new = [rated[seat][0] for seat, who in enumerate(seating) if who == entrant]
            mu, sigma = (sum(getattr(r, name) for r in new) / len(new) for name in ("mu", "sigma"))
            ratings[entrant] = self._model.rating(mu=mu, sigma=sigma)
