"""Tournaments between two equal bots, for the proof that rating intervals have the right width."""

from collections import Counter
from typing import Any

from hexstead.sim.jobs import Job, run_job
from hexstead.sim.run_config import RunConfig
from hexstead.sim.tournament import Tournament

GAMES_PER_TOURNAMENT = 100
FIRST_SEED = 1_000_000
LEVEL = "greenhorn@1"  # the cheapest level
LEVELS = {"america": "settler@1"}  # where the cheapest level does not finish its games
FEWEST, MOST = 0.90, 0.99  # of tournaments whose interval covers equality


def equal_tournaments(game: str, seed: int, count: int, games: int = GAMES_PER_TOURNAMENT) -> Counter[str]:
    """Count the tournaments whose rating interval contains equality."""
    counts: Counter[str] = Counter()
    for n in range(seed * count, (seed + 1) * count):
        bots = (LEVELS.get(game, LEVEL),) * 2
        config = RunConfig(game, games, seed=FIRST_SEED + n * games, turns=400, bots=bots, field="mixed")
        data = Tournament(config, run_job(Job(config, tuple(range(games))))).to_json()
        first = data["entrants"][0]
        counts["tournaments"] += 1
        counts["games won"] += data["endings"]["won"]
        counts["covering equality"] += first["rating_low"] <= 0 <= first["rating_high"]
    return counts


def ranking_summary(counts: Counter[str]) -> dict[str, Any]:
    """Fail if fewer than 90 % or, in a full proof, more than 99 % of the intervals cover equality."""
    covering, tournaments = counts["covering equality"], counts["tournaments"]
    most = MOST if tournaments >= 100 else 1.0
    assert FEWEST * tournaments <= covering <= most * tournaments, f"equality in {covering} of {tournaments}"
    return dict(counts)
