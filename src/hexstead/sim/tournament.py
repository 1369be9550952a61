"""Tournaments: entrants in turn at every seat, and what the games say about them. Equal for equal games."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from statistics import median
from typing import Any

from .jobs import Plan
from .match import MatchResult, first_faults
from .ratings import Ratings, Share, places
from .summary import spread


@dataclass
class Entrant:
    """What an entrant did; by seats, for it may sit at several of one game."""

    name: str
    games: int = 0
    seats: int = 0
    wins: int = 0
    places: float = 0.0
    won_turns: list[int] = field(default_factory=list)  # the lengths of the games it won
    points: int = 0
    sources: Counter[str] = field(default_factory=Counter)
    decisions: int = 0
    faults: int = 0
    seconds: float = 0.0
    longest: float = 0.0


@dataclass
class Pairing:
    """A step of a ladder: one entrant alone against seats full of another."""

    lone: int
    others: int
    games: int = 0
    wins: int = 0


class Tournament:
    """The sum of games between entrants, taken in the order of their numbers."""

    def __init__(self, plan: Plan, results: Iterable[MatchResult]):
        self.plan = plan
        self.entrants = [Entrant(name) for name in plan.bots]
        self.pairings = {line[0]: Pairing(line[0], line[1]) for line in plan.lineups} if plan.field == "ladder" else {}
        self.games = 0
        self.turns: list[int] = []
        self.endings: Counter[str] = Counter()
        self.seat_wins: Counter[int] = Counter()
        self._ratings = Ratings(len(plan.bots))
        self._states = hashlib.sha256()
        played = sorted(results, key=lambda result: result.number)
        for result in played:
            self._take(result)
        self.told = first_faults(played)

    def _take(self, result: MatchResult) -> None:
        seating = self.plan.seating(result.number)
        self.games += 1
        self.turns.append(result.turns)
        self.endings[result.ending] += 1
        self._states.update(bytes.fromhex(result.state))
        self._ratings.take(seating, result)
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
            self._take_pairing(seating, result)

    def _take_pairing(self, seating: tuple[int, ...], result: MatchResult) -> None:
        lone = min(seating)
        pairing = self.pairings[lone]
        pairing.games += 1
        pairing.wins += result.winner is not None and seating[result.winner] == lone

    def to_json(self) -> dict[str, Any]:
        """Everything that the tables and the report show; what depends on the machine stands under "speed"."""
        names = [entrant.name for entrant in self.entrants]
        return {
            **self.plan.to_json(),
            "games": self.games,
            "fair_share": 1 / self.plan.players,
            "turns": spread(self.turns),
            "lengths": {str(turns): n for turns, n in sorted(Counter(self.turns).items())},
            "endings": {kind: self.endings[kind] for kind in ("won", "drawn", "cut")},
            "entrants": [self._entrant(i) for i in range(len(self.entrants))],
            "seats": [
                {"seat": seat, **Share(self.seat_wins[seat], self.games).to_json()} for seat in range(self.plan.players)
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
            "faults": self.told,
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
