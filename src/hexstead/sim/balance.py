"""Balance: how often each seat, and each start (a start card, a colour), wins between equal bots.

Every seat plays every start equally often, as far as options decide that; where chance deals starts, by its luck. A
share is unfair when its 95 % interval lies wholly more than three points off the even share.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from statistics import median
from typing import Any

from ..core.definition import definition
from .jobs import Job, Plan
from .match import MatchResult
from .ratings import Share

TOLERANCE = 0.03
PORTION = 10  # games of a job


@dataclass
class Balance:
    """Games between equal bots, counted by seat and by start."""

    game: str
    bot: str
    players: int
    games: int = 0
    finished: int = 0
    turns: list[int] = field(default_factory=list)
    seat_wins: Counter[str] = field(default_factory=Counter)
    start_wins: Counter[str] = field(default_factory=Counter)
    start_games: Counter[str] = field(default_factory=Counter)
    sources: Counter[str] = field(default_factory=Counter)  # of the winners' points

    def take(self, results: Iterable[MatchResult]) -> None:
        for result in results:
            self.games += 1
            self.turns.append(result.turns)
            if result.winner is None:
                continue
            self.finished += 1
            self.seat_wins[str(result.winner)] += 1
            self.start_wins[result.starts[result.winner]] += 1
            self.start_games.update(result.starts)
            self.sources.update(result.sources[result.winner])

    def to_json(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "bot": self.bot,
            "games": self.games,
            "finished": self.finished,
            "median_turns": median(self.turns) if self.turns else None,
            "longest": max(self.turns, default=0),
            "point_sources": {name: round(n / max(self.finished, 1), 2) for name, n in sorted(self.sources.items())},
            "seats": [self._row(str(seat), self.seat_wins[str(seat)], self.finished) for seat in range(self.players)],
            "starts": [
                self._row(name, self.start_wins[name], self.start_games[name])
                for name in sorted(self.start_games)
                if name
            ],
        }

    def _row(self, name: str, wins: int, games: int) -> dict[str, Any]:
        share = Share(wins, games)
        low, high = share.interval
        even = 1 / self.players
        fair = low <= even + TOLERANCE and high >= even - TOLERANCE
        return {
            "name": name,
            "wins": wins,
            "games": games,
            "share": share.value,
            "low": low,
            "high": high,
            "fair": fair,
        }


def balance_jobs(game: str, bot: str, games: int, players: int, seed: int, turns: int) -> list[Job]:
    """The games in portions, every start at every seat in turn."""
    rounds = definition(game).start_terms
    jobs = []
    for at, options in enumerate(rounds):
        plan = Plan(game, games, players, seed + at * games, options, turns, (bot,) * players)
        count = games // len(rounds)
        for first in range(0, count, PORTION):
            jobs.append(Job(plan, tuple(range(first, min(first + PORTION, count)))))
    return jobs
