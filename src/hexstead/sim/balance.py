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
    counts: Counter[str] = field(default_factory=Counter)  # sums of several runs are counts too

    def take(self, results: Iterable[MatchResult]) -> None:
        for result in results:
            self.counts.update(("games", f"{result.turns} turns"))
            if result.winner is None:
                continue
            self.counts.update(("won", f"won at seat {result.winner}", f"won with {result.starts[result.winner]}"))
            self.counts.update(f"played with {start}" for start in result.starts)
            for source, points in result.sources[result.winner].items():
                self.counts[f"points of {source}"] += points

    def _named(self, words: str) -> dict[str, int]:
        """What was counted under these words and a name, by the name."""
        return {name.removeprefix(words): n for name, n in sorted(self.counts.items()) if name.startswith(words)}

    def to_json(self) -> dict[str, Any]:
        counts, won = self.counts, self.counts["won"]
        turns = {int(name.removesuffix(" turns")): n for name, n in counts.items() if name.endswith(" turns")}
        sources, starts = self._named("points of "), self._named("played with ")
        return {
            "game": self.game,
            "bot": self.bot,
            "games": counts["games"],
            "finished": won,
            "median_turns": median(Counter(turns).elements()) if turns else None,
            "longest": max(turns, default=0),
            "point_sources": {name: round(n / max(won, 1), 2) for name, n in sources.items()},
            "seats": [self._row(str(seat), counts[f"won at seat {seat}"], won) for seat in range(self.players)],
            "starts": [self._row(name, counts[f"won with {name}"], n) for name, n in starts.items() if name],
        }

    def _row(self, name: str, wins: int, games: int) -> dict[str, Any]:
        told, even = Share(wins, games).to_json(), 1 / self.players
        fair = told["low"] <= even + TOLERANCE and told["high"] >= even - TOLERANCE
        return {"name": name, "games": games, **told, "fair": fair}


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
