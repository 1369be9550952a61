"""Training Baron by self-play; needs only numpy.

Two things are trained. The **weights** choose its moves: random perturbations of them, in antithetic pairs, play
matches against three Engineers; a regression of the win shares gives the gradient, and the best of a few step lengths
is kept (an evolution strategy). The **win model** (win_model.py) rates the positions at the end of rollouts: it is
fitted to the winners of self-play games from every seat's features at every turn. A value that predicts winners well
is a poor guide to single moves and vice versa, so there are two.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..errors import BadOption, HexsteadError
from ..processes import process_pool
from .bot import Terms
from .decision_kernel import decision_kernel
from .matches import play_levels
from .mind import Mind, mind_of
from .win_model import WinModel, fit, loss

Array = np.ndarray[Any, Any]
Levels = dict[str, Any]
Progress = Callable[[str, int, int], None]  # stage, amount done, total
CHUNK = 50  # games of one job; seeds depend on jobs, not on the number of processes
SAMPLES_PER_GAME = 1600
TRAINED = "baron"
OPPONENT = "engineer"
PERTURBATION = 0.35  # standard deviation as a fraction of each weight
MIN_SCALE = 5  # scale of the perturbation of weights near zero
STEPS = (0, 30, 60, 100)  # step lengths to try along the gradient, in percent of a perturbation's length
HELD_OUT = 5  # one job in five is held out to measure the loss


@dataclass(frozen=True, slots=True)
class Plan:
    """The amount of play, and the parameters of training."""

    terms: Terms
    generations: int = 2
    pairs: int = 50  # antithetic pairs of perturbations per generation
    matches: int = 400  # games of each perturbation
    games: int = 2000  # number of self-play games
    turns: int = 300
    epsilon: int = 30  # thousandths of the self-play moves that are random, for more varied positions
    seed: int = 1
    jobs: int = 2


@dataclass(frozen=True, slots=True)
class Report:
    """The result of a stage: win shares by step length, or the loss on held-out games, before and after."""

    stage: str
    games: int
    before: float
    after: float
    tried: dict[int, float]


def train(plan: Plan, progress: Progress = lambda stage, done, total: None) -> Iterator[tuple[Levels, Report]]:
    """Yield after each stage: all levels with what Baron has learned so far, and a report."""
    levels: Levels = _mind(plan).levels()
    plan.terms.engine("fast").load(decision_kernel(plan.terms.game))  # compile once, before the processes start
    with process_pool(plan.jobs) as pool:
        for generation in range(plan.generations):
            report = train_weights(pool, plan, levels, generation, progress)
            yield levels, report
        report = train_win_model(pool, plan, levels, progress)
        yield levels, report


def _mind(plan: Plan) -> Mind:
    mind = mind_of(plan.terms.game)
    if mind is None:
        raise HexsteadError(f"The bots of {plan.terms.game} play at random: there is nothing to train.")
    return mind


# Weights


def train_weights(pool: Any, plan: Plan, levels: Levels, generation: int, progress: Progress) -> Report:
    """Move Baron's weights along the gradient of the win share."""
    names = _mind(plan).features
    now = np.array([levels[TRAINED]["weights"].get(name, 0) for name in names], float)
    scale = np.maximum(np.abs(now), MIN_SCALE)
    first = plan.seed * 10_000_000 + generation * 1_000_000
    directions = np.random.default_rng(first).normal(size=(plan.pairs, len(names))) * PERTURBATION
    gains = np.zeros(plan.pairs)
    for k, direction in enumerate(directions):
        plus, minus = (
            win_share(pool, plan, levels, now + scale * direction * sign, first + k * plan.matches) for sign in (1, -1)
        )
        gains[k] = plus - minus
        progress(f"generation {generation + 1}: variations", k + 1, plan.pairs)
    gradient = gradient_of(directions, gains)
    steps = {part: now + scale * gradient * part / 100 for part in STEPS}
    shares = {}
    for at, (part, weights) in enumerate(steps.items()):
        shares[part] = win_share(pool, plan, levels, weights, first + 900_000, 4)
        progress(f"generation {generation + 1}: steps", at + 1, len(steps))
    kept = max(shares, key=lambda part: (shares[part], -part))
    levels[TRAINED] = {**levels[TRAINED], "weights": named(names, steps[kept])}
    games = plan.matches * (2 * plan.pairs + 4 * len(steps))
    return Report(f"weights {generation + 1}", games, shares[0], shares[kept], shares)


def gradient_of(directions: Array, gains: Array) -> Array:
    """The direction of steepest ascent by ridge regression, scaled to the length of a perturbation."""
    n, k = directions.shape
    ridge = directions.T @ directions + n * PERTURBATION**2 * np.eye(k)
    found: Array = np.linalg.solve(ridge, directions.T @ gains)
    return np.asarray(found * (PERTURBATION * np.sqrt(k) / (np.linalg.norm(found) or 1.0)))


def win_share(pool: Any, plan: Plan, levels: Mapping[str, Any], weights: Array, seed: int, times: int = 1) -> float:
    """The share of games that Baron with these weights, without search, wins against three Engineers."""
    tried = {**levels, TRAINED: {**levels[TRAINED], "weights": named(_mind(plan).features, weights)}}
    players = plan.terms.players
    jobs, seats = [], []
    for at in range(0, plan.matches * times, CHUNK):
        seat = at // CHUNK % players
        lineup = [TRAINED if s == seat else OPPONENT for s in range(players)]
        jobs.append((plan.terms, lineup, tried, seed + at, plan.turns))
        seats.append(seat)
    winners = list(pool.map(winners_of, jobs))
    wins: int = sum(won.count(seat) for won, seat in zip(winners, seats, strict=True))
    return wins / (len(jobs) * CHUNK)


def winners_of(job: tuple[Terms, list[str], Levels, int, int]) -> list[int]:
    """In a worker process: the winners of a chunk of games."""
    terms, lineup, levels, seed, turns = job
    return play_levels(terms, lineup, range(seed, seed + CHUNK), turns, levels=levels).winners


def named(names: Any, weights: Array) -> dict[str, int]:
    return {name: round(float(value)) for name, value in zip(names, weights, strict=True)}


# The win model


def train_win_model(pool: Any, plan: Plan, levels: Levels, progress: Progress) -> Report:
    """Fit Baron's win model to the winners of self-play, alternately of Barons and of Engineers."""
    names = tuple(_mind(plan).features)
    players = (TRAINED, OPPONENT)
    exploring = {**levels, **{level: {**levels[level], "epsilon": plan.epsilon} for level in players}}
    first = plan.seed * 10_000_000 + 9_000_000
    jobs = [
        (plan.terms, [players[i // CHUNK % 2]] * plan.terms.players, exploring, first + i, plan.turns)
        for i in range(0, plan.games, CHUNK)
    ]
    kept: list[tuple[Array, Array]] = []
    held_out: list[tuple[Array, Array]] = []
    for done, part in enumerate(pool.map(samples_of, jobs)):
        (held_out if done % HELD_OUT == 0 else kept).append(part)
        progress("self-play", (done + 1) * CHUNK, plan.games)
    x, winners = concatenated(kept)
    held, held_winners = concatenated(held_out)
    if len(x) == 0 or len(held) == 0:
        raise BadOption("These games are over, or cut, before anything can be learned from who wins them.")
    before = WinModel.from_json(names, levels[TRAINED])
    fitted = fit(x, winners, held, held_winners)
    levels[TRAINED] = {**levels[TRAINED], **fitted.to_json(names)}
    return Report("win model", plan.games, loss(held, held_winners, before), loss(held, held_winners, fitted), {})


def samples_of(job: tuple[Terms, list[str], Levels, int, int]) -> tuple[Array, Array]:
    """In a worker process: the features of a chunk of games (positions × seats × features), and their winners."""
    terms, lineup, levels, seed, turns = job
    played = play_levels(
        terms,
        lineup,
        range(seed, seed + CHUNK),
        turns,
        levels=levels,
        samples=CHUNK * SAMPLES_PER_GAME,
        sampled_level=TRAINED,
    )
    rows: Array = played.samples
    rows = rows[: np.flatnonzero(rows[:, 1]).max(initial=-1) + 1]
    rows = rows[: len(rows) // terms.players * terms.players]
    groups = rows.reshape(-1, terms.players, rows.shape[1])
    winners = np.array(played.winners)[groups[:, 0, 0]]
    kept = winners >= 0
    return groups[kept][:, :, 3:].astype(np.float32), winners[kept]


def concatenated(parts: list[tuple[Array, Array]]) -> tuple[Array, Array]:
    return np.concatenate([part[0] for part in parts]), np.concatenate([part[1] for part in parts])
