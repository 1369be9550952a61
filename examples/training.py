"""A training run of one minute: from random play to a policy that wins most games, by the simplest policy gradient.

python examples/training.py --seconds 60
The policy has one number for each kind of action. All seats of all games draw by it; when a game ends, what its winner
did becomes likelier, what the others did less likely (REINFORCE). `hexstead train` learns what Baron looks at instead.
"""

import argparse
import json
import time
from pathlib import Path
from typing import Any

import numpy as np

from hexstead.core.definition import definition
from hexstead.env.batch import Batch

Numbers = np.ndarray[Any, Any]


class Policy:
    """Draws kinds of action: any legal kind by its weight, then any legal action of that kind alike."""

    def __init__(self, game: str):
        actions = definition(game).actions
        self.kind = np.array([actions.moves[code][0] for code in range(actions.seat_codes)])
        self.names = [cls.type_name() for cls in actions.classes][: self.kind.max() + 1]
        self.starts = np.flatnonzero(np.r_[True, self.kind[1:] != self.kind[:-1]])  # codes of a kind stand together
        self.at = self.kind[self.starts]
        self.weights = np.zeros(len(self.names))

    def draw(self, masks: Numbers, random: np.random.Generator, weights: Numbers) -> tuple[Numbers, Numbers]:
        """A code for each game; and the slope of its logarithm, by which the weights of its kinds made it likelier."""
        many = np.zeros((len(masks), len(self.names)), np.int64)
        many[:, self.at] = np.add.reduceat(masks, self.starts, axis=1, dtype=np.int64)
        chances = np.where(many > 0, np.exp(weights - weights.max(axis=-1, keepdims=True)), 0.0)
        chances /= chances.sum(axis=1, keepdims=True)
        kinds = (chances.cumsum(axis=1) > random.random((len(masks), 1))).argmax(axis=1)
        rows = np.arange(len(masks))
        wanted = random.integers(many[rows, kinds]) + 1  # the how-manieth legal code of that kind
        codes = ((masks.astype(bool) & (self.kind == kinds[:, None])).cumsum(axis=1) == wanted[:, None]).argmax(axis=1)
        slope = -chances
        slope[rows, kinds] += 1
        return codes, slope


def train(policy: Policy, batch: Batch, seconds: float, steps: int, rate: float, random: np.random.Generator) -> int:
    """Play and learn, so long or so many steps; how many games ended."""
    slopes = np.zeros((batch.count, batch.players, len(policy.names)))  # of each seat's decisions since its game began
    rows, games, end = np.arange(batch.count), 0, time.monotonic() + seconds
    while time.monotonic() < end and steps > 0:
        steps -= 1
        codes, slope = policy.draw(batch.masks, random, policy.weights[None, :])
        slopes[rows, batch.seats] += slope
        batch.step(codes)
        ended = batch.done
        if ended.any():
            gain = (batch.rewards[ended, :, None] * slopes[ended]).sum(axis=(0, 1))
            policy.weights = np.clip(policy.weights + rate * gain / np.sqrt(batch.count), -6, 6)
            slopes[ended] = 0
            games += int(ended.sum())
    return games


def share(policy: Policy, game: str, count: int, turns: int, random: np.random.Generator) -> float:
    """How often seat 0 wins with the policy against seats that draw any kind alike; 25 % is what equals would."""
    batch = Batch(game, count, seed=2, turns=turns, auto_reset=False)
    nothing, won = np.zeros_like(policy.weights), np.zeros(count, bool)
    while (batch.seats >= 0).any():
        playing = batch.seats >= 0
        masks = np.where(playing[:, None], batch.masks, 1)
        codes, _ = policy.draw(masks, random, np.where((batch.seats == 0)[:, None], policy.weights, nothing))
        batch.step(np.where(playing, codes, 0))
        won |= batch.rewards[:, 0] > 0
    return float(won.mean())


def main() -> None:
    parser = argparse.ArgumentParser(description="A training run of one minute.")
    parser.add_argument("--game", default="germany")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--steps", type=int, default=10**9, help="at most so many, each a decision in every game")
    parser.add_argument("--count", type=int, default=256, help="games at once")
    parser.add_argument("--out", type=Path, default=Path("policy.json"))
    asked = parser.parse_args()
    random, policy = np.random.default_rng(1), Policy(asked.game)
    batch = Batch(asked.game, asked.count, seed=1, turns=300)
    before = share(policy, asked.game, asked.count, 300, random)
    games = train(policy, batch, asked.seconds, asked.steps, 0.05, random)
    after = share(policy, asked.game, asked.count, 300, random)
    learned = dict(sorted(zip(policy.names, policy.weights.round(2).tolist(), strict=True), key=lambda pair: -pair[1]))
    asked.out.write_text(json.dumps(learned, indent=1), encoding="utf-8")
    print(f"{games} games. Against three random players it won {before:.1%} before and {after:.1%} after.")
    print(f"What it likes: {', '.join(list(learned)[:5])}. All of it is in {asked.out}.")


if __name__ == "__main__":
    main()
