"""Training: what features are worth, learned from who won games of self-play; numpy is all it needs.

A generation plays games in which every seat now and then strays, writes down every seat's features at every turn's
start, and fits a softmax over the seats to the winners: a seat's chance to win is exp(its score) among all. The
learned weights meet the ones before them in matches, mixed in several proportions; the best mixture is kept.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Any

import numpy as np

from .bot import Terms
from .kernel import thinking
from .matches import play_levels
from .mind import mind_of

Array = np.ndarray[Any, Any]
Levels = dict[str, Any]
CHUNK = 50  # games of one job: jobs, not processes, make the seeds
ROWS_PER_GAME = 1600
MIXTURES = (25, 50, 75, 100)  # percent of the learned weights


@dataclass(frozen=True, slots=True)
class Plan:
    """How much is played and how."""

    terms: Terms
    generations: int = 3
    games: int = 2000
    matches: int = 400
    turns: int = 300
    stray: int = 40
    seed: int = 1
    jobs: int = 2


@dataclass(frozen=True, slots=True)
class Report:
    """What a generation brought: the share of wins of each mixture against three of the level below."""

    generation: int
    games: int
    rows: int
    loss: float
    shares: dict[int, float]
    kept: int


def samples_of(job: tuple[Terms, list[str], Levels, int, int]) -> tuple[Array, Array]:
    """In any process: features (positions × seats × features) of a chunk of games, and who won each."""
    terms, lineup, levels, seed, turns = job
    played = play_levels(terms, lineup, range(seed, seed + CHUNK), turns, levels=levels, samples=CHUNK * ROWS_PER_GAME)
    rows: Array = played.samples
    rows = rows[: np.flatnonzero(rows[:, 1])[-1] + 1]
    rows = rows[: len(rows) // terms.players * terms.players]
    groups = rows.reshape(-1, terms.players, rows.shape[1])
    winners = np.array(played.winners)[groups[:, 0, 0]]
    kept = winners >= 0
    return groups[kept][:, :, 3:], winners[kept]


def wins_of(job: tuple[Terms, list[str], Levels, int, int]) -> list[int]:
    """In any process: the winners of a chunk of games."""
    terms, lineup, levels, seed, turns = job
    return play_levels(terms, lineup, range(seed, seed + CHUNK), turns, levels=levels).winners


def fit(x: Array, winners: Array, start: Array, keep: float = 3.0, steps: int = 60) -> tuple[Array, float]:
    """The weights under which the winners are likeliest, by Newton's method; the further from the start the dearer."""
    spread = np.maximum(x.reshape(-1, x.shape[2]).std(0), 1e-9)
    z = x / spread
    base = start * spread
    size = float(np.sqrt(((z - z.mean(1, keepdims=True)) @ base).var())) or 1.0
    base = base / size  # the start may have any scale: only its direction counts
    weights = base.copy()
    loss = 0.0
    for _ in range(steps):
        scores = z @ weights
        scores -= scores.max(1, keepdims=True)
        chance = np.exp(scores)
        chance /= chance.sum(1, keepdims=True)
        mean = (chance[:, :, None] * z).sum(1)
        own = z[np.arange(len(z)), winners]
        loss = float(-np.log(chance[np.arange(len(z)), winners]).mean())
        slope = (own - mean).sum(0) - keep * (weights - base)
        centred = z - mean[:, None, :]
        curve = np.einsum("nsk,ns,nsl->kl", centred, chance, centred, optimize=True) + keep * np.eye(len(weights))
        step = np.linalg.solve(curve, slope)
        weights = weights + step
        if float(np.abs(step).max()) < 1e-4:
            break
    return weights / spread, loss


def scaled(weights: Array, like: Array, x: Array) -> Array:
    """The weights on the scale of others: equal spread of the scores among the seats of a position."""

    def spread(of: Array) -> float:
        scores = x @ of
        return float((scores - scores.mean(1, keepdims=True)).std())

    return weights * (spread(like) / (spread(weights) or 1.0))


def named(game: str, weights: Array) -> dict[str, int]:
    return {name: round(float(value)) for name, value in zip(mind_of(game).features, weights, strict=True)}


def train(
    plan: Plan, told: Callable[[str, int, int], None] = lambda what, done, total: None
) -> Iterator[tuple[Levels, Report]]:
    """Generation after generation: the levels with Baron's new weights, and what they brought."""
    game = plan.terms.game
    levels: Levels = dict(mind_of(game).levels())
    below = levels["engineer"]
    levels["baron"] = {**below, **{k: v for k, v in levels.get("baron", {}).items() if k != "weights"}}
    levels["baron"]["weights"] = dict(below["weights"])
    names = mind_of(game).features
    plan.terms.engine("fast").load(thinking(game))  # compiled once, here, for all processes
    with ProcessPoolExecutor(plan.jobs, get_context("spawn")) as pool:
        for generation in range(plan.generations):
            now = np.array([levels["baron"]["weights"].get(name, 0) for name in names], float)
            straying = {**levels, "baron": {**levels["baron"], "stray": plan.stray}}
            seed = plan.seed * 1_000_000 + generation * 100_000
            jobs = [
                (plan.terms, ["baron"] * plan.terms.players, straying, seed + i, plan.turns)
                for i in range(0, plan.games, CHUNK)
            ]
            parts = []
            for done, part in enumerate(pool.map(samples_of, jobs)):
                parts.append(part)
                told(f"generation {generation + 1}: self-play", (done + 1) * CHUNK, plan.games)
            x = np.concatenate([part[0] for part in parts]).astype(float)
            winners = np.concatenate([part[1] for part in parts])
            fitted, loss = fit(x, winners, now)
            fitted = scaled(fitted, now, x)
            shares: dict[int, float] = {}
            mixtures = {0: now} | {part: now + (fitted - now) * part / 100 for part in MIXTURES}
            for at, (part, mixture) in enumerate(mixtures.items()):
                shares[part] = share_of(pool, plan, levels, named(game, mixture))
                told(f"generation {generation + 1}: matches", at + 1, len(mixtures))
            kept = max(shares, key=lambda part: (shares[part], -part))
            levels["baron"] = {**levels["baron"], "weights": named(game, mixtures[kept])}
            yield levels, Report(generation + 1, plan.games, len(x), loss, shares, kept)


def share_of(pool: Any, plan: Plan, levels: Mapping[str, Any], weights: dict[str, int]) -> float:
    """The share of games that Baron with these weights, without searching, wins against three Engineers."""
    tried = {**levels, "baron": {**levels["baron"], "weights": weights}}
    players = plan.terms.players
    jobs, seats = [], []
    for i in range(0, plan.matches, CHUNK):
        seat = i // CHUNK % players
        lineup = ["baron" if s == seat else "engineer" for s in range(players)]
        jobs.append((plan.terms, lineup, tried, plan.seed * 1_000_000 + 900_000 + i, plan.turns))
        seats.append(seat)
    winners = list(pool.map(wins_of, jobs))
    wins: int = sum(won.count(seat) for won, seat in zip(winners, seats, strict=True))
    return wins / (len(jobs) * CHUNK)
