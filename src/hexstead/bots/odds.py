"""Odds: who wins from a position, by every seat's features; fitted to the winners of games.

A softmax over the seats. Every feature counts straight, and by bends: sums of features that count as far as they are
above nought. That is a small network with one layer, learned by Adam's method; numpy is all it needs.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from .mind import MOST_BENDS

Array = np.ndarray[Any, Any]
MILLION = 1_000_000
ROUNDS = 8  # over all positions, and more where there are few:
LEAST_STEPS = 4000
BATCH = 512
AT_ONCE = 50_000  # positions judged together
FIRST_STEP = 2e-3
SHRINK = 1e-4
FADE = np.array([0.9, 0.999], np.float32)  # of the slope, and of its square


@dataclass(frozen=True, slots=True)
class Odds:
    """What they are made of: `straight` by feature, `of` by feature and bend, the rest by bend."""

    straight: Array
    of: Array
    start: Array
    adds: Array

    def parts(self) -> tuple[Array, ...]:
        return self.straight, self.of, self.start, self.adds

    def to_json(self, names: tuple[str, ...]) -> dict[str, Any]:
        """As `weights.json` has them, in millionths."""
        whole = [np.rint(part * MILLION).astype(int).tolist() for part in self.parts()]
        return {
            "odds": dict(zip(names, whole[0], strict=True)),
            "bends": dict(zip(names, whole[1], strict=True)),
            "bends_from": whole[2],
            "bends_add": whole[3],
        }

    @classmethod
    def from_json(cls, names: tuple[str, ...], said: dict[str, Any]) -> Odds:
        none = len(said.get("bends_add", ())) * [0]
        parts = (
            [said.get("odds", {}).get(name, 0) for name in names],
            [said.get("bends", {}).get(name, none) for name in names],
            said.get("bends_from", ()),
            said.get("bends_add", ()),
        )
        return cls(*(np.array(part, float) / MILLION for part in parts))


def above(x: Array, odds: Odds) -> Array:
    """How far every bend is above nought."""
    return np.asarray(np.maximum(x @ odds.of + odds.start, 0))


def chances(x: Array, odds: Odds) -> Array:
    """Every seat's, by features (positions × seats × features)."""
    scores = x @ odds.straight + above(x, odds) @ odds.adds
    chance = np.exp(scores - scores.max(1, keepdims=True))
    return np.asarray(chance / chance.sum(1, keepdims=True))


def loss(x: Array, winners: Array, odds: Odds) -> float:
    """How surprising the winners are: the mean of -log of the chance they had."""
    parts = 1 + len(x) // AT_ONCE
    some = zip(np.array_split(x, parts), np.array_split(winners, parts), strict=True)
    had = [chances(positions, odds)[np.arange(len(won)), won] for positions, won in some]
    return float(-np.log(np.concatenate(had)).mean())


def fit(x: Array, winners: Array, held: Array, held_winners: Array, bends: int = MOST_BENDS) -> Odds:
    """The odds under which winners are likely; of all rounds those that surprise least in positions held out."""
    every = x.reshape(-1, x.shape[2])
    middle, spread = every.mean(0), every.std(0)
    spread[spread < 1e-6] = np.inf  # a feature that never varied says nothing
    z = ((x - middle) / spread).astype(np.float32)
    rng = np.random.default_rng(1)
    k = x.shape[2]
    parts = [
        np.zeros(k),
        rng.normal(size=(k, bends)) * np.sqrt(2 / k),
        np.zeros(bends),
        rng.normal(size=bends) * 0.1,
    ]
    now = Odds(*(part.astype(np.float32) for part in parts))
    memory = [(np.zeros_like(part), np.zeros_like(part)) for part in now.parts()]
    best = unscaled(now, middle, spread)
    least = loss(held, held_winners, best)
    steps = 0
    rounds = max(ROUNDS, LEAST_STEPS * BATCH // len(z))
    for done in range(rounds):
        order = rng.permutation(len(z))
        pace = FIRST_STEP * (1 - done / rounds)
        for i in range(0, len(z), BATCH):
            steps += 1
            some = order[i : i + BATCH]
            now = stepped(now, slopes(z[some], winners[some], now), memory, steps, pace)
        found = unscaled(now, middle, spread)
        surprise = loss(held, held_winners, found)
        if surprise < least:
            best, least = found, surprise
    return best


def slopes(z: Array, winners: Array, odds: Odds) -> tuple[Array, ...]:
    """How the loss rises with each part."""
    bent = above(z, odds)
    wrong = chances(z, odds)
    wrong[np.arange(len(z)), winners] -= 1
    wrong /= len(z)
    back = wrong[:, :, None] * odds.adds * (bent > 0)
    return (
        np.einsum("nsk,ns->k", z, wrong),
        np.tensordot(z, back, ((0, 1), (0, 1))),
        back.sum((0, 1)),
        np.einsum("nsb,ns->b", bent, wrong),
    )


def stepped(odds: Odds, rise: tuple[Array, ...], memory: list[tuple[Array, Array]], steps: int, pace: float) -> Odds:
    """One step of Adam's method."""
    parts = []
    for i, (part, slope) in enumerate(zip(odds.parts(), rise, strict=True)):
        slope = slope + SHRINK * part
        mean = FADE[0] * memory[i][0] + (1 - FADE[0]) * slope
        square = FADE[1] * memory[i][1] + (1 - FADE[1]) * slope**2
        memory[i] = mean, square
        length = np.sqrt(square / (1 - FADE[1] ** steps)) + 1e-8
        parts.append(np.asarray(part - pace * mean / (1 - FADE[0] ** steps) / length, np.float32))
    return Odds(*parts)


def unscaled(odds: Odds, middle: Array, spread: Array) -> Odds:
    """The same odds for features as they are."""
    of = odds.of / spread[:, None]
    return Odds(odds.straight / spread, of, odds.start - middle @ of, odds.adds)
