"""The win model: every seat's chance to win in a position, fitted to the winners of games. It needs only numpy.

A seat's score is a linear term plus one hidden ReLU layer, trained with Adam; a softmax over the seats gives the
chances.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from .mind import MAX_HIDDEN_UNITS

Array = np.ndarray[Any, Any]
MILLION = 1_000_000
MIN_EPOCHS = 8
MIN_STEPS = 4000  # minimum number of steps; a small training set is passed over more often
BATCH_SIZE = 512
LOSS_BATCH_SIZE = 50_000
LEARNING_RATE = 2e-3  # decays to zero
WEIGHT_DECAY = 1e-4
BETAS = np.array([0.9, 0.999], np.float32)  # of Adam


@dataclass(frozen=True, slots=True)
class WinModel:
    """The parameters of the model."""

    linear: Array  # by feature
    hidden: Array  # by feature and hidden unit
    bias: Array  # by hidden unit
    output: Array  # by hidden unit

    def parameters(self) -> tuple[Array, ...]:
        return self.linear, self.hidden, self.bias, self.output

    def to_json(self, names: tuple[str, ...]) -> dict[str, Any]:
        """The entries of `weights.json`, in millionths."""
        whole = [np.rint(part * MILLION).astype(int).tolist() for part in self.parameters()]
        return {
            "win_weights": dict(zip(names, whole[0], strict=True)),
            "hidden_weights": dict(zip(names, whole[1], strict=True)),
            "hidden_biases": whole[2],
            "output_weights": whole[3],
        }

    @classmethod
    def from_json(cls, names: tuple[str, ...], settings: dict[str, Any]) -> WinModel:
        none = len(settings.get("output_weights", ())) * [0]
        parts = (
            [settings.get("win_weights", {}).get(name, 0) for name in names],
            [settings.get("hidden_weights", {}).get(name, none) for name in names],
            settings.get("hidden_biases", ()),
            settings.get("output_weights", ()),
        )
        return cls(*(np.array(part, float) / MILLION for part in parts))


def activations(x: Array, model: WinModel) -> Array:
    """The outputs of the hidden units."""
    return np.asarray(np.maximum(x @ model.hidden + model.bias, 0))


def chances(x: Array, model: WinModel) -> Array:
    """The chance of each seat (positions × seats) by features (positions × seats × features)."""
    scores = x @ model.linear + activations(x, model) @ model.output
    chance = np.exp(scores - scores.max(1, keepdims=True))
    return np.asarray(chance / chance.sum(1, keepdims=True))


def loss(x: Array, winners: Array, model: WinModel) -> float:
    """The mean cross-entropy of the winners."""
    parts = 1 + len(x) // LOSS_BATCH_SIZE
    some = zip(np.array_split(x, parts), np.array_split(winners, parts), strict=True)
    chance = [chances(positions, model)[np.arange(len(won)), won] for positions, won in some]
    return float(-np.log(np.concatenate(chance)).mean())


def fit(x: Array, winners: Array, held: Array, held_winners: Array, units: int = MAX_HIDDEN_UNITS) -> WinModel:
    """The model after the epoch with the least loss on held-out positions."""
    every = x.reshape(-1, x.shape[2])
    mean, spread = every.mean(0), every.std(0)
    spread[spread < 1e-6] = np.inf  # a constant feature gets the weight zero
    z = ((x - mean) / spread).astype(np.float32)
    rng = np.random.default_rng(1)
    k = x.shape[2]
    parts = [
        np.zeros(k),
        rng.normal(size=(k, units)) * np.sqrt(2 / k),
        np.zeros(units),
        rng.normal(size=units) * 0.1,
    ]
    model = WinModel(*(part.astype(np.float32) for part in parts))
    moments = [(np.zeros_like(part), np.zeros_like(part)) for part in model.parameters()]
    best = unscaled(model, mean, spread)
    least = loss(held, held_winners, best)
    steps = 0
    epochs = max(MIN_EPOCHS, MIN_STEPS * BATCH_SIZE // len(z))
    for epoch in range(epochs):
        order = rng.permutation(len(z))
        rate = LEARNING_RATE * (1 - epoch / epochs)
        for i in range(0, len(z), BATCH_SIZE):
            steps += 1
            some = order[i : i + BATCH_SIZE]
            model = adam_step(model, gradients(z[some], winners[some], model), moments, steps, rate)
        found = unscaled(model, mean, spread)
        held_loss = loss(held, held_winners, found)
        if held_loss < least:
            best, least = found, held_loss
    return best


def gradients(z: Array, winners: Array, model: WinModel) -> tuple[Array, ...]:
    """The gradient of the loss by each parameter array."""
    active = activations(z, model)
    error = chances(z, model)
    error[np.arange(len(z)), winners] -= 1
    error /= len(z)
    back = error[:, :, None] * model.output * (active > 0)
    return (
        np.einsum("nsk,ns->k", z, error),
        np.tensordot(z, back, ((0, 1), (0, 1))),
        back.sum((0, 1)),
        np.einsum("nsb,ns->b", active, error),
    )


def adam_step(
    model: WinModel, gradient: tuple[Array, ...], moments: list[tuple[Array, Array]], steps: int, rate: float
) -> WinModel:
    """One step of Adam with weight decay; updates `moments` in place."""
    parts = []
    for i, (part, slope) in enumerate(zip(model.parameters(), gradient, strict=True)):
        slope = slope + WEIGHT_DECAY * part
        mean = BETAS[0] * moments[i][0] + (1 - BETAS[0]) * slope
        square = BETAS[1] * moments[i][1] + (1 - BETAS[1]) * slope**2
        moments[i] = mean, square
        length = np.sqrt(square / (1 - BETAS[1] ** steps)) + 1e-8
        parts.append(np.asarray(part - rate * mean / (1 - BETAS[0] ** steps) / length, np.float32))
    return WinModel(*parts)


def unscaled(model: WinModel, mean: Array, spread: Array) -> WinModel:
    """The same model for features that are not standardised."""
    hidden = model.hidden / spread[:, None]
    return WinModel(model.linear / spread, hidden, model.bias - mean @ hidden, model.output)
