"""Balance: win rates by seat and by start (a start card, a colour) between equal bots, and how often places are used.

Where options determine the starts, every seat plays every start equally often; where chance deals them, only on
average. A share is unfair if its whole 95 % interval differs from the even share by more than 1.5
percentage points. Places are counted by how often something is built there by the end of the game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from statistics import median
from typing import Any

from ..core.definition import definition
from .jobs import Job
from .match import MatchResult
from .ratings import Share
from .run_config import RunConfig

TOLERANCE = 0.015
JOB_GAMES = 10


@dataclass
class Balance:
    """Games between equal bots, counted by seat and by start."""

    game: str
    bot: str
    players: int
    counts: Counter[str] = field(default_factory=Counter)  # by label, so that runs can be added up

    def add(self, results: Iterable[MatchResult]) -> None:
        for result in results:
            self.counts.update(("games", f"{result.turns} turns"))
            self.counts.update({f"built on {place}": int(built) for place, built in result.built.items()})
            if result.winner is None:
                continue
            self.counts.update(("won", f"won at seat {result.winner}", f"won with {result.starts[result.winner]}"))
            self.counts.update(f"played with {start}" for start in result.starts)
            for source, points in result.sources[result.winner].items():
                self.counts[f"points of {source}"] += points

    def _with_prefix(self, prefix: str) -> dict[str, int]:
        """The counts whose labels start with the prefix, by the rest of the label."""
        return {name.removeprefix(prefix): n for name, n in sorted(self.counts.items()) if name.startswith(prefix)}

    def to_json(self) -> dict[str, Any]:
        counts, won = self.counts, self.counts["won"]
        turns = {int(name.removesuffix(" turns")): n for name, n in counts.items() if name.endswith(" turns")}
        sources, starts = self._with_prefix("points of "), self._with_prefix("played with ")
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
            "places": [self._place(place, n) for place, n in self._with_prefix("built on ").items()],
        }

    def _place(self, place: str, built: int) -> dict[str, Any]:
        kind, name = place.split(" ", 1)
        return {"kind": kind, "name": name, "built": built, "share": built / self.counts["games"]}

    def _row(self, name: str, wins: int, games: int) -> dict[str, Any]:
        share, even = Share(wins, games).to_json(), 1 / self.players
        fair = share["low"] <= even + TOLERANCE and share["high"] >= even - TOLERANCE
        return {"name": name, "games": games, **share, "fair": fair}


def balance_jobs(game: str, bot: str, games: int, players: int, seed: int, turns: int) -> list[Job]:
    """Jobs that play each of the game's start options equally often."""
    variants = definition(game).starts.options
    jobs = []
    for at, options in enumerate(variants):
        config = RunConfig(game, games, players, seed + at * games, options, turns, (bot,) * players)
        count = games // len(variants)
        for first in range(0, count, JOB_GAMES):
            jobs.append(Job(config, tuple(range(first, min(first + JOB_GAMES, count)))))
    return jobs
