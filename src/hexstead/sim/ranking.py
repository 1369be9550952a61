"""Rankings fitted to all games at once: the Plackett–Luce model of winners, with 95 % intervals.

A game is won by entrant i with a probability proportional to k_i · exp(θ_i), where k_i is the number of its seats. The
strengths θ maximise the likelihood, so the order of games does not matter, and entrants that meet the same opponents
equally often rank by their wins. The model has one parameter per entrant and is concave: Newton's method in a few lines
of numpy also gives the covariance, which the packages for such models leave out.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from .ratings import Z95

Array = np.ndarray[Any, Any]
POINTS = 400 / math.log(10)  # rating points per unit of strength: a lead of 400 points wins ten times as often
PRIOR_PRECISION = 1 / 16  # a weak normal prior (1 / variance), so that entrants without a win or a loss stay finite
MAX_STEPS = 100
LARGEST_STEP = 2.0
TOLERANCE = 1e-10


@dataclass(frozen=True, slots=True)
class Fit:
    """Strengths with mean zero, and their covariance."""

    strength: Array
    covariance: Array

    def rating(self, i: int) -> tuple[float, float, float]:
        """Points above the mean of all entrants, with the ends of the 95 % interval."""
        margin = Z95 * math.sqrt(max(0.0, self.covariance[i, i]))
        return tuple(POINTS * float(self.strength[i] + side * margin) for side in (0, -1, 1))  # type: ignore[return-value]

    def chance(self, i: int, j: int) -> tuple[float, float, float]:
        """The chance that i wins rather than j with equal seats, with the ends of the 95 % interval."""
        c = self.covariance
        margin = Z95 * math.sqrt(max(0.0, c[i, i] + c[j, j] - 2 * c[i, j]))
        lead = float(self.strength[i] - self.strength[j])
        return tuple(1 / (1 + math.exp(-lead - side * margin)) for side in (0, -1, 1))  # type: ignore[return-value]


class Ranking:
    """Collects the winners of games between entrants."""

    def __init__(self, entrants: int):
        self.entrants = entrants
        self._won: Counter[tuple[tuple[int, ...], int]] = Counter()  # by seats of each entrant, and winner
        self._met: Counter[tuple[int, int]] = Counter()  # games of two entrants, with or without a winner

    def add(self, seating: Sequence[int], winner: int | None) -> None:
        """Add a game: the entrant at each seat, and the entrant that won. Games without a winner do not count."""
        seats = tuple(seating.count(entrant) for entrant in range(self.entrants))
        present = [entrant for entrant in range(self.entrants) if seats[entrant]]
        self._met.update((i, j) for i in present for j in present if i != j)
        if winner is not None:
            self._won[seats, winner] += 1

    def fit(self) -> Fit:
        """The strengths of all entrants."""
        return fit(self._won.items(), self.entrants)

    def head_to_head(self, i: int, j: int) -> dict[str, float]:
        """Games of two entrants: wins of either, and the chance that i wins rather than j with equal seats."""
        pair: Counter[tuple[tuple[int, ...], int]] = Counter()
        for (seats, winner), count in self._won.items():
            if winner in (i, j) and seats[i] and seats[j]:
                pair[(seats[i], seats[j]), int(winner == j)] += count
        share, low, high = fit(pair.items(), 2).chance(0, 1)
        wins, losses = (sum(n for (_, winner), n in pair.items() if winner == side) for side in (0, 1))
        return {"games": self._met[i, j], "wins": wins, "losses": losses, "share": share, "low": low, "high": high}


def fit(games: Iterable[tuple[tuple[tuple[int, ...], int], int]], entrants: int) -> Fit:
    """Fit the model to pairs of ((seats of each entrant, winner), number of such games)."""
    known = list(games)
    seats = np.array([seats for (seats, _), _ in known], float).reshape(-1, entrants)
    count = np.array([count for _, count in known], float)
    wins = np.zeros(entrants)
    for (_, winner), number in known:
        wins[winner] += number
    strength = np.zeros(entrants)
    for _ in range(MAX_STEPS):
        chance = seats * np.exp(strength - strength.max())
        chance /= chance.sum(1, keepdims=True)
        expected = count @ chance
        slope = wins - expected - PRIOR_PRECISION * strength
        curvature = np.diag(expected + PRIOR_PRECISION) - (chance * count[:, None]).T @ chance
        step = np.linalg.solve(curvature, slope)
        strength = strength + step * min(1.0, LARGEST_STEP / max(LARGEST_STEP, float(np.abs(step).max())))
        if np.abs(step).max() < TOLERANCE:
            break
    centre = np.eye(entrants) - 1 / entrants
    return Fit(centre @ strength, centre @ np.linalg.inv(curvature) @ centre)
