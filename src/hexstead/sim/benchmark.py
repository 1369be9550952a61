"""Hexstead-Bench: a fixed series of games that gives every bot a comparable score.

A bot plays alone against three copies of each frozen reference level, with seats rotated. The score of a game is the
mean of the win shares in percent: 25 is as good as the opponents on average. The seeds of the games are fixed, so a bot
that takes random numbers only from its seed always gets the same score.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from .match import MatchResult, first_faults
from .ratings import Share
from .run_config import RunConfig

VERSION = 1  # results of different versions must not be compared
OPPONENTS = ("greenhorn@1", "settler@1", "engineer@1")
GAMES = 200  # against each opponent; a multiple of the number of seats
PLAYERS = 4
SEED = 5_000_000
TURNS = 400


def series(game: str, bot: str, games: int = GAMES) -> dict[str, RunConfig]:
    """The runs of the benchmark, by opponent. A reference level that meets itself gets a label."""
    runs = {}
    for n, opponent in enumerate(OPPONENTS):
        entrants = (f"candidate={bot}" if bot == opponent else bot, opponent)
        runs[opponent] = RunConfig(game, games, PLAYERS, SEED + 10_000 * n, {}, TURNS, entrants, "ladder")
    return runs


def score(game: str, bot: str, results: Mapping[str, Iterable[MatchResult]]) -> dict[str, Any]:
    """The score of a bot, from the results against each opponent."""
    rows: list[dict[str, Any]] = []
    faults: list[str] = []
    for opponent, config in series(game, bot).items():
        played = sorted(results[opponent], key=lambda result: result.number)
        winners = [config.seating(result.number)[result.winner] for result in played if result.winner is not None]
        share = Share(winners.count(0), len(played)).to_json()
        cut = sum(result.ending == "cut" for result in played)
        rows.append({"opponent": opponent, "games": len(played), **share, "cut": cut})
        faults += first_faults(played)
    return {
        "benchmark": VERSION,
        "game": game,
        "bot": bot,
        "score": 100 * sum(row["share"] for row in rows) / len(rows),
        "opponents": rows,
        "faults": faults,
    }
