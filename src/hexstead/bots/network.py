"""The network of thinking/network.py in numpy: training by the winners of games, and quantised weights."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Any

import numpy as np

from .mind import NETWORK_GRIDS, NETWORK_ROWS, NETWORK_UNITS, NETWORK_UNITS_2
from .thinking.network import FACTOR_ONE, MAX_INPUT, ONE, WEIGHT_ONE

Array = np.ndarray[Any, Any]
BATCH_SIZE = 256
LOSS_BATCH_SIZE = 20_000
LEARNING_RATE = 1.5e-3  # decays to zero on a cosine schedule
WEIGHT_DECAY = 0.5  # decoupled (AdamW); applies to weights, not to biases
BETAS = 0.9, 0.999  # of Adam
MIN_SPREAD = 1e-6  # a feature that varies less is ignored
MAX_WEIGHT = 7.99  # so that a weight fits into 16 bits
RANGE = MAX_INPUT / ONE


@dataclass(frozen=True, slots=True)
class Samples:
    """Positions of games with the same number of players."""

    inputs: Array  # positions × seats × inputs, raw
    winners: Array  # by position
    quarters: Array  # quarter of the game, 0 to 3
    viewers: Array  # seat whose knowledge the inputs are, or CHANCE for the full state
    games: Array  # number of the game that a position is from

    def __len__(self) -> int:
        return len(self.winners)

    def some(self, chosen: Any) -> Samples:
        return Samples(*(getattr(self, field.name)[chosen] for field in fields(self)))


def joined(parts: Sequence[Samples]) -> Samples:
    """One sequence of positions; the parts have the same number of players."""
    return Samples(*(np.concatenate([getattr(part, field.name) for part in parts]) for field in fields(Samples)))


@dataclass(frozen=True, slots=True)
class Network:
    """The parameters as floats. `mean` and the deviation standardise the inputs and are not trained."""

    mean: Array  # by input
    spread: Array
    own: Array  # by input and unit
    others: Array
    bias: Array
    second: Array  # by unit and second unit
    second_bias: Array
    result: Array  # by second unit

    def trained(self) -> tuple[Array, ...]:
        return self.own, self.others, self.bias, self.second, self.second_bias, self.result


def start(samples: Sequence[Samples], rng: np.random.Generator) -> Network:
    """Random weights, and the means and deviations of the inputs."""
    every = np.concatenate([part.inputs.reshape(-1, part.inputs.shape[2]) for part in samples]).astype(np.float32)
    mean, spread = every.mean(0), every.std(0)
    spread[spread < MIN_SPREAD] = np.inf
    k = every.shape[1]
    parts = (
        rng.normal(size=(k, NETWORK_UNITS)) * np.sqrt(1 / k),
        rng.normal(size=(k, NETWORK_UNITS)) * np.sqrt(1 / k),
        np.zeros(NETWORK_UNITS),
        rng.normal(size=(NETWORK_UNITS, NETWORK_UNITS_2)) * np.sqrt(2 / NETWORK_UNITS),
        np.zeros(NETWORK_UNITS_2),
        rng.normal(size=NETWORK_UNITS_2) * 0.1,
    )
    return Network(mean, spread, *(part.astype(np.float32) for part in parts))


def scaled(inputs: Array, network: Network) -> Array:
    """Standardised inputs, clipped to the range of the integers."""
    return np.clip((inputs.astype(np.float32) - network.mean) / network.spread, -RANGE, RANGE)


def mean_of_others(z: Array) -> Array:
    return np.asarray((z.sum(1, keepdims=True) - z) / (z.shape[1] - 1))


def layers(z: Array, network: Network) -> tuple[Array, Array, Array, Array]:
    """The mean inputs of the others, both hidden layers, and the probabilities (positions × seats)."""
    others = mean_of_others(z)
    first = np.maximum(z @ network.own + others @ network.others + network.bias, 0)
    second = np.maximum(first @ network.second + network.second_bias, 0)
    scores = second @ network.result
    chance = np.exp(scores - scores.max(1, keepdims=True))
    return others, first, second, chance / chance.sum(1, keepdims=True)


def probabilities(inputs: Array, network: Network) -> Array:
    """Every seat's probability to win (positions × seats)."""
    parts = [inputs[i : i + LOSS_BATCH_SIZE] for i in range(0, len(inputs), LOSS_BATCH_SIZE)]
    return np.concatenate([layers(scaled(part, network), network)[3] for part in parts])


def loss(samples: Sequence[Samples], network: Network) -> float:
    """The mean cross-entropy of the winners."""
    chance = [probabilities(part.inputs, network)[np.arange(len(part)), part.winners] for part in samples]
    return float(-np.log(np.maximum(np.concatenate(chance), 1e-6)).mean())


def gradients(z: Array, winners: Array, network: Network) -> tuple[Array, ...]:
    """The gradient of the loss by each trained array."""
    others, first, second, error = layers(z, network)
    error[np.arange(len(z)), winners] -= 1
    error /= len(z)
    back_2 = error[:, :, None] * network.result * (second > 0)
    back = (back_2 @ network.second.T) * (first > 0)
    flat = back.reshape(-1, back.shape[2])
    return (
        z.reshape(len(flat), -1).T @ flat,
        others.reshape(len(flat), -1).T @ flat,
        flat.sum(0),
        first.reshape(len(flat), -1).T @ back_2.reshape(len(flat), -1),
        back_2.sum((0, 1)),
        np.einsum("nsu,ns->u", second, error),
    )


@dataclass(slots=True)
class Training:
    """The complete state of a training run between two epochs."""

    network: Network
    moments: list[tuple[Array, Array]]
    epoch: int = 0
    steps: int = 0


def begin(samples: Sequence[Samples], seed: int) -> Training:
    network = start(samples, np.random.default_rng(seed))
    return Training(network, [(np.zeros_like(part), np.zeros_like(part)) for part in network.trained()])


def train_epoch(run: Training, samples: Sequence[Samples], epochs: int, seed: int) -> None:
    """Pass over all samples once, in an order that depends on the seed and the epoch."""
    rng = np.random.default_rng([seed, run.epoch])
    orders = [rng.permutation(len(part)) for part in samples]
    batches = [(at, i) for at, part in enumerate(samples) for i in range(0, len(part), BATCH_SIZE)]
    rng.shuffle(batches)
    for done, (at, i) in enumerate(batches):
        chosen = orders[at][i : i + BATCH_SIZE]
        progress = (run.epoch + done / len(batches)) / epochs
        rate = LEARNING_RATE * (1 + np.cos(np.pi * progress)) / 2
        z = scaled(samples[at].inputs[chosen], run.network)
        adam_step(run, gradients(z, samples[at].winners[chosen], run.network), rate)
    run.epoch += 1


def adam_step(run: Training, gradient: tuple[Array, ...], rate: float) -> None:
    run.steps += 1
    parts = []
    for i, (part, slope) in enumerate(zip(run.network.trained(), gradient, strict=True)):
        mean = BETAS[0] * run.moments[i][0] + (1 - BETAS[0]) * slope
        square = BETAS[1] * run.moments[i][1] + (1 - BETAS[1]) * slope**2
        run.moments[i] = mean, square
        length = np.sqrt(square / (1 - BETAS[1] ** run.steps)) + 1e-8
        kept = part * (1 - rate * WEIGHT_DECAY) if part.ndim == 2 else part
        new = kept - rate * mean / (1 - BETAS[0] ** run.steps) / length
        parts.append(np.asarray(np.clip(new, -MAX_WEIGHT, MAX_WEIGHT), np.float32))
    run.network = Network(run.network.mean, run.network.spread, *parts)


# Quantised weights


def quantised(network: Network) -> dict[str, Any]:
    """The fields of the mind struct that hold the network, as integers."""

    def whole(part: Array, factor: float) -> Any:
        return np.rint(part * factor).astype(int).tolist()

    return {
        "input_factor": whole(1 / network.spread, ONE * FACTOR_ONE),
        "input_offset": whole(-network.mean / network.spread, ONE * FACTOR_ONE),
        "unit_bias": whole(network.bias, ONE * WEIGHT_ONE),
        "second_bias": whole(network.second_bias, ONE * WEIGHT_ONE),
        "result_weight": whole(network.result, WEIGHT_ONE),
        "own_weight": whole(network.own.T, WEIGHT_ONE),
        "others_weight": whole(network.others.T, WEIGHT_ONE),
        "second_weight": whole(network.second.T, WEIGHT_ONE),
    }


def from_quantised(data: dict[str, Any]) -> Network:
    """The network whose weights are the integers of a network file."""
    arrays = {name: np.array(data[name], float) for name in (*NETWORK_ROWS, *NETWORK_GRIDS)}
    factor = arrays["input_factor"] / (ONE * FACTOR_ONE)
    spread = np.where(factor == 0, np.inf, 1 / np.where(factor == 0, 1, factor))
    mean = np.where(factor == 0, 0, -arrays["input_offset"] / (ONE * FACTOR_ONE) * np.where(factor == 0, 0, spread))
    return Network(
        mean.astype(np.float32),
        spread.astype(np.float32),
        *(
            part.astype(np.float32)
            for part in (
                arrays["own_weight"].T / WEIGHT_ONE,
                arrays["others_weight"].T / WEIGHT_ONE,
                arrays["unit_bias"] / (ONE * WEIGHT_ONE),
                arrays["second_weight"].T / WEIGHT_ONE,
                arrays["second_bias"] / (ONE * WEIGHT_ONE),
                arrays["result_weight"] / WEIGHT_ONE,
            )
        ),
    )
