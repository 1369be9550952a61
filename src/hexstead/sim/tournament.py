"""Tournaments: standings of entrants that rotate through the seats. Deterministic apart from the timings."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from statistics import median
from typing import Any

from ..bots.levels import label_of
from .match import MatchResult, first_faults
from .ranking import Fit, Ranking
from .ratings import Ratings, Share, places
from .run_config import RunConfig
from .summary import spread


@dataclass
class Entrant:
    """Totals of one entrant, counted per seat: it can hold several seats of one game."""

    name: str
    games: int = 0
    seats: int = 0
    wins: int = 0
    places: float = 0.0
    won_turns: list[int] = field(default_factory=list)  # lengths of the games it won
    points: int = 0
    sources: Counter[str] = field(default_factory=Counter)
    decisions: int = 0
    faults: int = 0
    seconds: float = 0.0
    longest: float = 0.0


@dataclass
class Pairing:
    """A rung of a ladder: one entrant against another entrant at all other seats."""

    lone: int
    others: int
    games: int = 0
    wins: int = 0


class Tournament:
    """Totals over the games of a run, added in order of their numbers."""

    def __init__(self, config: RunConfig, results: Iterable[MatchResult]):
        self.config = config
        self.entrants = [Entrant(label_of(spec)) for spec in config.bots]
        self.pairings = (
            {line[0]: Pairing(line[0], line[1]) for line in config.lineups} if config.field == "ladder" else {}
        )
        self.games = 0
        self.turns: list[int] = []
        self.endings: Counter[str] = Counter()
        self.seat_wins: Counter[int] = Counter()
        self._ratings = Ratings(len(config.bots))
        self._ranking = Ranking(len(config.bots))
        self._states = hashlib.sha256()
        played = sorted(results, key=lambda result: result.number)
        for result in played:
            self._add(result)
        self.fault_messages = first_faults(played)

    def _add(self, result: MatchResult) -> None:
        seating = self.config.seating(result.number)
        self.games += 1
        self.turns.append(result.turns)
        self.endings[result.ending] += 1
        self._states.update(bytes.fromhex(result.state))
        self._ratings.add(seating, result)
        self._ranking.add(seating, None if result.winner is None else seating[result.winner])
        for seat, (who, place) in enumerate(zip(seating, places(result), strict=True)):
            entrant = self.entrants[who]
            entrant.seats += 1
            entrant.places += place
            entrant.points += result.points[seat]
            entrant.sources.update(result.sources[seat])
            entrant.decisions += result.decisions[seat]
            entrant.faults += result.faults[seat]
            entrant.seconds += result.seconds[seat]
            entrant.longest = max(entrant.longest, result.longest[seat])
        for who in set(seating):
            self.entrants[who].games += 1
        if result.winner is not None:
            winner = self.entrants[seating[result.winner]]
            winner.wins += 1
            winner.won_turns.append(result.turns)
            self.seat_wins[result.winner] += 1
        if self.pairings:
            self._add_pairing(seating, result)

    def _add_pairing(self, seating: tuple[int, ...], result: MatchResult) -> None:
        lone = min(seating)
        pairing = self.pairings[lone]
        pairing.games += 1
        pairing.wins += result.winner is not None and seating[result.winner] == lone

    def to_json(self) -> dict[str, Any]:
        """All figures as JSON; machine-dependent ones are under "speed"."""
        names = [entrant.name for entrant in self.entrants]
        fit = self._ranking.fit()
        ranked = sorted(range(len(names)), key=lambda i: -fit.strength[i])
        return {
            **self.config.to_json(),
            "games": self.games,
            "fair_share": 1 / self.config.players,
            "turns": spread(self.turns),
            "lengths": {str(turns): n for turns, n in sorted(Counter(self.turns).items())},
            "endings": {kind: self.endings[kind] for kind in ("won", "drawn", "cut")},
            "entrants": [self._entrant(i) | _rating(fit, i, ranked) for i in range(len(self.entrants))],
            "head_to_head": [
                {"bot": names[i], "against": names[j], **self._ranking.head_to_head(i, j)}
                for i in ranked
                for j in ranked
                if i != j
            ],
            "seats": [
                {"seat": seat, **Share(self.seat_wins[seat], self.games).to_json()}
                for seat in range(self.config.players)
            ],
            "ladder": [
                {
                    "bot": names[pairing.lone],
                    "against": names[pairing.others],
                    "games": pairing.games,
                    **Share(pairing.wins, pairing.games).to_json(),
                }
                for pairing in self.pairings.values()
            ],
            "faults": self.fault_messages,
            "sha256": self._states.hexdigest(),
            "speed": {
                "seconds": sum(entrant.seconds for entrant in self.entrants),
                "entrants": [
                    {
                        "bot": entrant.name,
                        "ms_per_decision": 1000 * entrant.seconds / max(entrant.decisions, 1),
                        "longest_ms": 1000 * entrant.longest,
                    }
                    for entrant in self.entrants
                ],
            },
        }

    def _entrant(self, i: int) -> dict[str, Any]:
        entrant, rating = self.entrants[i], self._ratings.ratings[i]
        seats = max(entrant.seats, 1)
        return {
            "bot": entrant.name,
            "games": entrant.games,
            "seats": entrant.seats,
            **Share(entrant.wins, entrant.seats).to_json(),
            "mu": rating.mu,
            "sigma": rating.sigma,
            "mean_place": entrant.places / seats,
            "median_turns_won": median(entrant.won_turns) if entrant.won_turns else None,
            "mean_points": entrant.points / seats,
            "point_sources": {name: n / seats for name, n in entrant.sources.items()},
            "decisions": entrant.decisions,
            "faults": entrant.faults,
        }


def _rating(fit: Fit, i: int, ranked: list[int]) -> dict[str, float]:
    """The rank of an entrant, and its rating with the 95 % interval."""
    rating, low, high = fit.rating(i)
    return {"rank": 1 + ranked.index(i), "rating": rating, "rating_low": low, "rating_high": high}
