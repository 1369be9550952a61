"""Training: what Baron looks at, learned by playing; numpy is all it needs.

Two things are learned. The **weights**, by which it chooses its moves: variations of them, each with its opposite, play
matches against three Engineers; the slope of their win shares shows where to go, and the best of a few steps is kept.
The **odds** (odds.py), by which it judges where an imagined world has led: they are fitted to the winners of games of
self-play, from every seat's features at every turn's end. A value that foresees winners well is a poor guide
to single moves, and the other way round; so there are two.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..errors import BadOption
from ..processes import process_pool
from .bot import Terms
from .kernel import thinking
from .matches import play_levels
from .mind import mind_of
from .odds import Odds, fit, loss

Array = np.ndarray[Any, Any]
Levels = dict[str, Any]
Told = Callable[[str, int, int], None]
CHUNK = 50  # games of one job: jobs, not processes, make the seeds
ROWS_PER_GAME = 1600
SPREAD = 0.35  # of a variation, as a part of each weight
LEAST = 5  # what a weight of nought is varied by, all the same
STEPS = (0, 30, 60, 100)  # percent of a variation's length that is gone along the slope
HELD_OUT = 5  # one game of so many is kept apart to see what was learned
PLAYERS = ("baron", "engineer")  # of the games that odds are learned from


@dataclass(frozen=True, slots=True)
class Plan:
    """How much is played and how."""

    terms: Terms
    generations: int = 2
    pairs: int = 50  # variations with their opposites
    matches: int = 400  # games of each variation
    games: int = 2000  # of self-play
    turns: int = 300
    stray: int = 30  # thousandths of the moves of self-play that are a Greenhorn's, so that more is seen
    seed: int = 1
    jobs: int = 2


@dataclass(frozen=True, slots=True)
class Report:
    """What a stage brought: win shares of the steps tried, or the loss on games held out, before and after."""

    stage: str
    games: int
    before: float
    after: float
    tried: dict[int, float]


def train(plan: Plan, told: Told = lambda what, done, total: None) -> Iterator[tuple[Levels, Report]]:
    """Stage after stage: the levels with what Baron has learned so far, and what it brought."""
    levels: Levels = dict(mind_of(plan.terms.game).levels())
    plan.terms.engine("fast").load(thinking(plan.terms.game))  # compiled once, here, for all processes
    with process_pool(plan.jobs) as pool:
        for generation in range(plan.generations):
            report = improve(pool, plan, levels, generation, told)
            yield levels, report
        report = foresee(pool, plan, levels, told)
        yield levels, report


# The weights, from matches


def improve(pool: Any, plan: Plan, levels: Levels, generation: int, told: Told) -> Report:
    """Move Baron's weights along the slope of the win shares."""
    names = mind_of(plan.terms.game).features
    now = np.array([levels["baron"]["weights"].get(name, 0) for name in names], float)
    size = np.maximum(np.abs(now), LEAST)
    first = plan.seed * 10_000_000 + generation * 1_000_000
    directions = np.random.default_rng(first).normal(size=(plan.pairs, len(names))) * SPREAD
    gains = np.zeros(plan.pairs)
    for k, direction in enumerate(directions):
        there, back = (
            share_of(pool, plan, levels, now + size * direction * sign, first + k * plan.matches) for sign in (1, -1)
        )
        gains[k] = there - back
        told(f"generation {generation + 1}: variations", k + 1, plan.pairs)
    slope = slope_of(directions, gains)
    steps = {part: now + size * slope * part / 100 for part in STEPS}
    rated = {}
    for at, (part, weights) in enumerate(steps.items()):
        rated[part] = share_of(pool, plan, levels, weights, first + 900_000, 4)
        told(f"generation {generation + 1}: steps", at + 1, len(steps))
    kept = max(rated, key=lambda part: (rated[part], -part))
    levels["baron"] = {**levels["baron"], "weights": named(names, steps[kept])}
    games = plan.matches * (2 * plan.pairs + 4 * len(steps))
    return Report(f"weights {generation + 1}", games, rated[0], rated[kept], rated)


def slope_of(directions: Array, gains: Array) -> Array:
    """The direction of the steepest rise, as long as a variation is; ridge regression against the noise."""
    n, k = directions.shape
    ridge = directions.T @ directions + n * SPREAD**2 * np.eye(k)
    found: Array = np.linalg.solve(ridge, directions.T @ gains)
    return np.asarray(found * (SPREAD * np.sqrt(k) / (np.linalg.norm(found) or 1.0)))


def share_of(pool: Any, plan: Plan, levels: Mapping[str, Any], weights: Array, seed: int, times: int = 1) -> float:
    """The share of games that Baron with these weights, without searching, wins against three Engineers."""
    names = mind_of(plan.terms.game).features
    tried = {**levels, "baron": {**levels["baron"], "weights": named(names, weights)}}
    players = plan.terms.players
    jobs, seats = [], []
    for at in range(0, plan.matches * times, CHUNK):
        seat = at // CHUNK % players
        lineup = ["baron" if s == seat else "engineer" for s in range(players)]
        jobs.append((plan.terms, lineup, tried, seed + at, plan.turns))
        seats.append(seat)
    winners = list(pool.map(wins_of, jobs))
    wins: int = sum(won.count(seat) for won, seat in zip(winners, seats, strict=True))
    return wins / (len(jobs) * CHUNK)


def wins_of(job: tuple[Terms, list[str], Levels, int, int]) -> list[int]:
    """In any process: the winners of a chunk of games."""
    terms, lineup, levels, seed, turns = job
    return play_levels(terms, lineup, range(seed, seed + CHUNK), turns, levels=levels).winners


def named(names: Any, weights: Array) -> dict[str, int]:
    return {name: round(float(value)) for name, value in zip(names, weights, strict=True)}


# The odds, from self-play


def foresee(pool: Any, plan: Plan, levels: Levels, told: Told) -> Report:
    """Fit Baron's odds to the winners of self-play, of Barons and of Engineers by turns."""
    names = tuple(mind_of(plan.terms.game).features)
    straying = {**levels, **{level: {**levels[level], "stray": plan.stray} for level in PLAYERS}}
    first = plan.seed * 10_000_000 + 9_000_000
    jobs = [
        (plan.terms, [PLAYERS[i // CHUNK % 2]] * plan.terms.players, straying, first + i, plan.turns)
        for i in range(0, plan.games, CHUNK)
    ]
    kept: list[tuple[Array, Array]] = []
    apart: list[tuple[Array, Array]] = []
    for done, part in enumerate(pool.map(samples_of, jobs)):
        (apart if done % HELD_OUT == 0 else kept).append(part)
        told("self-play", (done + 1) * CHUNK, plan.games)
    x, winners = together(kept)
    held, held_winners = together(apart)
    if len(x) == 0 or len(held) == 0:
        raise BadOption("These games are over, or cut, before anything can be learned from who wins them.")
    before = Odds.from_json(names, levels["baron"])
    fitted = fit(x, winners, held, held_winners)
    levels["baron"] = {**levels["baron"], **fitted.to_json(names)}
    return Report("odds", plan.games, loss(held, held_winners, before), loss(held, held_winners, fitted), {})


def samples_of(job: tuple[Terms, list[str], Levels, int, int]) -> tuple[Array, Array]:
    """In any process: features (positions × seats × features) of a chunk of games, and who won each."""
    terms, lineup, levels, seed, turns = job
    played = play_levels(terms, lineup, range(seed, seed + CHUNK), turns, levels=levels, samples=CHUNK * ROWS_PER_GAME)
    rows: Array = played.samples
    rows = rows[: np.flatnonzero(rows[:, 1]).max(initial=-1) + 1]
    rows = rows[: len(rows) // terms.players * terms.players]
    groups = rows.reshape(-1, terms.players, rows.shape[1])
    winners = np.array(played.winners)[groups[:, 0, 0]]
    kept = winners >= 0
    return groups[kept][:, :, 3:].astype(np.float32), winners[kept]


def together(parts: list[tuple[Array, Array]]) -> tuple[Array, Array]:
    return np.concatenate([part[0] for part in parts]), np.concatenate([part[1] for part in parts])
