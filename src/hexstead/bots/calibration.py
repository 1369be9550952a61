"""Calibration: the share of wins among seats with the same predicted probability, by quarter of the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from .network import Samples

Array = np.ndarray[Any, Any]
Predict = Callable[[Array], Array]  # raw inputs (positions × seats × inputs) → probabilities (positions × seats)
QUARTERS = 4
BINS = 20  # of equal width
LEAST = 1e-6  # lower bound of probabilities in the loss


@dataclass(frozen=True, slots=True)
class Reliability:
    """Counts of seats by quarter and by bin of their probability."""

    count: Array
    chance: Array  # sum of the probabilities
    won: Array

    @classmethod
    def of(cls, samples: Sequence[Samples], predict: Predict) -> Reliability:
        count, chance, won = (np.zeros((QUARTERS, BINS)) for _ in range(3))
        for part in samples:
            p = predict(part.inputs)
            at = (part.quarters[:, None], np.minimum((p * BINS).astype(int), BINS - 1))
            wins = part.winners[:, None] == np.arange(p.shape[1])
            for total, values in ((count, np.ones_like(p)), (chance, p), (won, wins)):
                np.add.at(total, at, values)
        return cls(count, chance, won)

    def error(self, quarter: int | None = None) -> float:
        """The expected calibration error: the mean distance of probability and share of wins, over all seats."""
        chosen = slice(None) if quarter is None else slice(quarter, quarter + 1)
        count, chance, won = (part[chosen].sum(0) for part in (self.count, self.chance, self.won))
        return float(np.abs(chance - won).sum() / count.sum())


def quarter_losses(samples: Sequence[Samples], predict: Predict) -> list[float]:
    """The mean cross-entropy of the winners in each quarter of the game."""
    total, count = np.zeros(QUARTERS), np.zeros(QUARTERS)
    for part in samples:
        chance = np.maximum(predict(part.inputs)[np.arange(len(part)), part.winners], LEAST)
        np.add.at(total, part.quarters, -np.log(chance))
        np.add.at(count, part.quarters, 1)
    return [float(n) for n in total / np.maximum(count, 1)]
