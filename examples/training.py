"""Train for one minute with the simplest policy gradient: from random play to a policy that wins most games.

python examples/training.py --seconds 60
The policy has one weight per action type. All seats of all games sample from it. When a game ends, the winner's choices
become more likely and the others' less likely (REINFORCE). `hexstead train` trains the weights of the Baron level.
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
    """Samples a legal action type by softmax over the weights, then a legal action of that type uniformly."""

    def __init__(self, game: str):
        actions = definition(game).actions
        self.kind = np.array([actions.moves[code][0] for code in range(actions.seat_codes)])
        self.names = [cls.type_name() for cls in actions.classes][: self.kind.max() + 1]
        self.starts = np.flatnonzero(np.r_[True, self.kind[1:] != self.kind[:-1]])  # codes of one kind are contiguous
        self.at = self.kind[self.starts]
        self.weights = np.zeros(len(self.names))

    def draw(self, masks: Numbers, random: np.random.Generator, weights: Numbers) -> tuple[Numbers, Numbers]:
        """Sample a code per game; also return the gradient of its log-probability with respect to the weights."""
        many = np.zeros((len(masks), len(self.names)), np.int64)
        many[:, self.at] = np.add.reduceat(masks, self.starts, axis=1, dtype=np.int64)
        chances = np.where(many > 0, np.exp(weights - weights.max(axis=-1, keepdims=True)), 0.0)
        chances /= chances.sum(axis=1, keepdims=True)
        kinds = (chances.cumsum(axis=1) > random.random((len(masks), 1))).argmax(axis=1)
        rows = np.arange(len(masks))
        wanted = random.integers(many[rows, kinds]) + 1  # 1-based index among the legal codes of that kind
        codes = ((masks.astype(bool) & (self.kind == kinds[:, None])).cumsum(axis=1) == wanted[:, None]).argmax(axis=1)
        gradient = -chances
        gradient[rows, kinds] += 1
        return codes, gradient


def train(policy: Policy, batch: Batch, seconds: float, steps: int, rate: float, random: np.random.Generator) -> int:
    """Play and learn until the seconds or the steps run out; return the number of finished games."""
    gradients = np.zeros(
        (batch.count, batch.players, len(policy.names))
    )  # summed over each seat's decisions in the current game
    rows, games, end = np.arange(batch.count), 0, time.monotonic() + seconds
    while time.monotonic() < end and steps > 0:
        steps -= 1
        codes, gradient = policy.draw(batch.masks, random, policy.weights[None, :])
        gradients[rows, batch.seats] += gradient
        batch.step(codes)
        ended = batch.done
        if ended.any():
            gain = (batch.rewards[ended, :, None] * gradients[ended]).sum(axis=(0, 1))
            policy.weights = np.clip(policy.weights + rate * gain / np.sqrt(batch.count), -6, 6)
            gradients[ended] = 0
            games += int(ended.sum())
    return games


def win_share(policy: Policy, game: str, count: int, turns: int, random: np.random.Generator) -> float:
    """The share of games that seat 0 wins with the policy against three uniform random players (25 % is even)."""
    batch = Batch(game, count, seed=2, turns=turns, auto_reset=False)
    uniform, won = np.zeros_like(policy.weights), np.zeros(count, bool)
    while (batch.seats >= 0).any():
        playing = batch.seats >= 0
        masks = np.where(playing[:, None], batch.masks, 1)
        codes, _ = policy.draw(masks, random, np.where((batch.seats == 0)[:, None], policy.weights, uniform))
        batch.step(np.where(playing, codes, 0))
        won |= batch.rewards[:, 0] > 0
    return float(won.mean())


def main() -> None:
    parser = argparse.ArgumentParser(description="Train a policy for one minute.")
    parser.add_argument("--game", default="germany")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument(
        "--steps", type=int, default=10**9, help="maximum number of steps; each is one decision in every game"
    )
    parser.add_argument("--count", type=int, default=256, help="number of parallel games")
    parser.add_argument("--out", type=Path, default=Path("policy.json"))
    options = parser.parse_args()
    random, policy = np.random.default_rng(1), Policy(options.game)
    batch = Batch(options.game, options.count, seed=1, turns=300)
    before = win_share(policy, options.game, options.count, 300, random)
    games = train(policy, batch, options.seconds, options.steps, 0.05, random)
    after = win_share(policy, options.game, options.count, 300, random)
    learned = dict(sorted(zip(policy.names, policy.weights.round(2).tolist(), strict=True), key=lambda pair: -pair[1]))
    options.out.write_text(json.dumps(learned, indent=1), encoding="utf-8")
    print(f"{games} games. Wins against three random players: {before:.1%} before, {after:.1%} after.")
    print(f"Preferred actions: {', '.join(list(learned)[:5])}. All weights: {options.out}")


if __name__ == "__main__":
    main()
