"""Learn Germany by self-play with numpy alone, and measure the policy against three frozen Greenhorns.

python examples/self_play.py

One network with a hidden layer plays all four seats of many games. It chooses a legal code by softmax, and learns by an
actor-critic: a decision is rewarded by the rise of the seat's evaluation until its next decision, and by the result of
the game. Decisions with a single legal code are not learned from.
"""

import argparse
import json
import time
from pathlib import Path

import numpy as np

from hexstead.bots import BaseBot
from hexstead.env.encoding import encoder
from hexstead.env.self_play import SelfPlay
from hexstead.env.vector import SeatVectorEnv

HIDDEN = 96
GAMMA = 0.9  # discount from one decision of a seat to its next one
SHAPING = 0.2  # reward for a rise of the evaluation by one point
ENTROPY = 0.005
RATE = 1e-3
SAMPLES = 4096  # decisions per update
TURNS = 300


class Policy:
    """A hidden layer (ReLU), a score for each code, and the expected return; trained with Adam."""

    def __init__(self, inputs, codes, seed=1):
        draw = np.random.default_rng(seed)
        self.parts = [
            draw.normal(0, (2 / inputs) ** 0.5, (inputs, HIDDEN)).astype(np.float32),
            np.zeros(HIDDEN, np.float32),
            np.zeros((HIDDEN, codes), np.float32),
            np.zeros(codes, np.float32),
            np.zeros(HIDDEN, np.float32),
            np.zeros(1, np.float32),
        ]
        self.moments = [(np.zeros_like(part), np.zeros_like(part)) for part in self.parts]
        self.steps = 0

    def hidden(self, x):
        return np.maximum(x @ self.parts[0] + self.parts[1], 0)

    def chances(self, hidden, masks):
        scores = hidden @ self.parts[2] + self.parts[3]
        scores = np.where(masks, scores, -np.inf)
        chance = np.exp(scores - scores.max(1, keepdims=True))
        return chance / chance.sum(1, keepdims=True)

    def returns(self, hidden):
        return hidden @ self.parts[4] + self.parts[5]

    def choose(self, x, masks, draw):
        """A code for each row, drawn by its chance, and the expected returns."""
        hidden = self.hidden(x)
        chance = self.chances(hidden, masks)
        codes = (chance.cumsum(1) > draw.random((len(x), 1), np.float32)).argmax(1)
        illegal = ~masks[np.arange(len(x)), codes]  # by rounding
        codes[illegal] = masks[illegal].argmax(1)
        return codes, self.returns(hidden)

    def learn(self, x, masks, codes, targets):
        """One Adam step that makes actions with better returns than expected more likely."""
        hidden = self.hidden(x)
        chance = self.chances(hidden, masks)
        error = targets - self.returns(hidden)
        advantage = error / (error.std() + 1e-3)
        log = np.log(np.maximum(chance, 1e-9))
        surprise = -(chance * log).sum(1, keepdims=True)
        slope = chance * advantage[:, None] + ENTROPY * chance * (log + surprise)
        slope[np.arange(len(x)), codes] -= advantage
        slope /= len(x)
        value = -error / len(x)
        back = (slope @ self.parts[2].T + 0.5 * value[:, None] * self.parts[4]) * (hidden > 0)
        slopes = [x.T @ back, back.sum(0), hidden.T @ slope, slope.sum(0), hidden.T @ value, value.sum(keepdims=True)]
        self.steps += 1
        for part, slope, (mean, square) in zip(self.parts, slopes, self.moments, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            scale = RATE * (1 - 0.999**self.steps) ** 0.5 / (1 - 0.9**self.steps)
            part -= scale * mean / (np.sqrt(square) + 1e-8)


class Learner:
    """Self-play that keeps each seat's last decision until the seat decides again or the game ends."""

    def __init__(self, game, count, seed=1, batch=SAMPLES):
        self.batch = batch
        self.games = SelfPlay(game, count, seed=seed, turns=TURNS)
        self.draw = np.random.default_rng(seed)
        self.policy = Policy(self.games.size, self.games.codes, seed)
        shape = (count, self.games.players)
        self.open = np.zeros(shape, bool)
        self.x = np.zeros((*shape, self.games.size), np.float32)
        self.masks = np.zeros((*shape, self.games.codes), bool)
        self.codes = np.zeros(shape, np.int64)
        self.values = np.zeros(shape)
        self.samples = []

    def close(self, rows, seats, targets):
        """Turn open decisions into samples with these returns."""
        taken = self.open[rows, seats]
        rows, seats, targets = rows[taken], seats[taken], targets[taken]
        self.samples.append((self.x[rows, seats], self.masks[rows, seats], self.codes[rows, seats], targets))
        self.open[rows, seats] = False

    def step(self):
        """One decision in every game; learn if there are enough samples."""
        games = self.games
        codes = games.masks.argmax(1)
        rows = np.flatnonzero(games.masks.sum(1) > 1)
        seats = games.seats[rows]
        chosen, expected = self.policy.choose(games.observations[rows], games.masks[rows], self.draw)
        codes[rows] = chosen
        rise = SHAPING * (games.values[rows] - self.values[rows, seats])
        self.close(rows, seats, rise + GAMMA * expected)
        self.open[rows, seats] = True
        self.x[rows, seats] = games.observations[rows]
        self.masks[rows, seats] = games.masks[rows]
        self.codes[rows, seats], self.values[rows, seats] = chosen, games.values[rows]
        games.step(codes)
        ended = np.flatnonzero(games.done)
        for seat in range(games.players):
            self.close(ended, np.full(len(ended), seat), games.rewards[ended, seat].astype(float))
        if sum(len(sample[2]) for sample in self.samples) >= self.batch:
            self.policy.learn(*(np.concatenate(parts) for parts in zip(*self.samples, strict=True)))
            self.samples = []
        return len(ended)


def win_share(policy, game, games, seed=1, opponents="greenhorn@1"):
    """The share of games that the policy wins against three opponents, rotating through the seats."""
    env = SeatVectorEnv(game, games, opponents=opponents, turns=1000)
    draw = np.random.default_rng(seed)
    seen, _ = env.reset(seed=seed)
    won, playing = np.zeros(games, bool), np.ones(games, bool)
    while playing.any():
        codes = seen["action_mask"].argmax(1)
        rows = np.flatnonzero(playing)
        codes[rows], _ = policy.choose(seen["observation"][rows], seen["action_mask"][rows].astype(bool), draw)
        seen, rewards, terminated, truncated, _ = env.step(codes)
        won |= playing & (rewards > 0)
        playing &= ~(terminated | truncated)
    return float(won.mean())


class SelfPlayBot(BaseBot):
    """Plays with a policy that this program has saved."""

    def __init__(self, file="policy.npz"):
        with np.load(file) as parts:
            self.parts = [parts[name] for name in parts.files]

    def begin(self, terms, seat, seed):
        super().begin(terms, seat, seed)
        self.encoder = encoder(terms.game, terms.players)

    def decide(self, sight):
        seen = np.frombuffer(sight.masked.to_bytes(), "<i2")
        x = self.encoder.encode(seen, np.array([sight.seat]))[0]
        hidden = np.maximum(x @ self.parts[0] + self.parts[1], 0)
        legal = np.array(sight.legal)
        legal = legal[legal < len(self.parts[3])]
        scores = hidden @ self.parts[2][:, legal] + self.parts[3][legal]
        chance = np.exp(scores - scores.max())
        return int(self.random.choices(legal.tolist(), chance.tolist())[0])


def main():
    parser = argparse.ArgumentParser(description="Learn by self-play with numpy.")
    parser.add_argument("--game", default="germany")
    parser.add_argument("--minutes", type=float, default=20, help="processor time for learning")
    parser.add_argument("--count", type=int, default=256, help="number of parallel games")
    parser.add_argument("--every", type=float, default=60, help="seconds of processor time between measurements")
    parser.add_argument("--games", type=int, default=200, help="games of a measurement")
    parser.add_argument("--steps", type=int, default=10**9, help="maximum number of steps, one decision in every game")
    parser.add_argument("--samples", type=int, default=SAMPLES, help="decisions per update")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("policy.npz"))
    options = parser.parse_args()
    learner = Learner(options.game, options.count, options.seed, options.samples)
    spent, due, finished, steps, curve = 0.0, 0.0, 0, 0, []
    while True:
        is_over = spent >= 60 * options.minutes or steps >= options.steps
        if spent >= due or is_over:
            share = win_share(learner.policy, options.game, options.games, seed=1000 + len(curve))
            decisions = steps * options.count
            curve.append({"seconds": round(spent), "decisions": decisions, "share": share})
            print(f"{spent:5.0f} s, {decisions:,} decisions, {finished:,} games: wins {share:.1%}", flush=True)
            np.savez(options.out, *learner.policy.parts)
            options.out.with_suffix(".json").write_text(json.dumps(curve), encoding="utf-8")
            due += options.every
        if is_over:
            break
        began = time.process_time()
        for _ in range(20):
            finished += learner.step()
            steps += 1
        spent += time.process_time() - began


if __name__ == "__main__":
    main()
