"""Summary of many games: lengths, endings, winners, dice and speed. Deterministic apart from the speed."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from ..core.rules.dice import WAYS
from .match import MatchResult

PERCENTILES = (5, 25, 50, 75, 95)


@dataclass
class Summary:
    """Running totals over the games of a run."""

    game: str
    players: int
    seed: int
    options: dict[str, Any]
    turn_limit: int
    engine: str
    bots: tuple[str, ...] = ()  # by seat; empty for the engine's random players
    games: int = 0
    turns: list[int] = field(default_factory=list)  # per game
    decisions: list[int] = field(default_factory=list)  # per game
    choices: int = 0
    chance: int = 0
    rolls: list[int] = field(default_factory=lambda: [0] * 13)  # by the sum of the dice
    endings: Counter[str] = field(default_factory=Counter)
    wins: Counter[int] = field(default_factory=Counter)  # by seat
    points: Counter[int] = field(default_factory=Counter)  # points of the winners
    sources: Counter[str] = field(default_factory=Counter)  # the winners' points by source
    faults: Counter[int] = field(default_factory=Counter)  # by seat
    seconds: float = 0.0  # spent playing
    thinking_us: Counter[int] = field(default_factory=Counter)  # microseconds spent deciding, by seat
    decided: Counter[int] = field(default_factory=Counter)  # decisions, by seat
    _states: Any = field(default_factory=hashlib.sha256, repr=False, compare=False)

    def add(self, result: MatchResult) -> None:
        """Add the result of a game."""
        self.games += 1
        self.turns.append(result.turns)
        self.decisions.append(sum(result.decisions))
        self.choices += result.choices
        self.chance += result.chance
        self.rolls = [n + more for n, more in zip(self.rolls, result.rolls, strict=True)]
        self.endings[result.ending] += 1
        if result.winner is not None:
            self.wins[result.winner] += 1
            self.points[result.points[result.winner]] += 1
            self.sources.update(result.sources[result.winner])
        self.seconds += result.elapsed
        self._states.update(bytes.fromhex(result.state))
        if self.bots:
            for seat in range(self.players):
                self.faults[seat] += result.faults[seat]
                self.decided[seat] += result.decisions[seat]
                self.thinking_us[seat] += round(result.seconds[seat] * 1e6)

    @property
    def sha256(self) -> str:
        """SHA-256 over the SHA-256 digests of all final states, in the order added."""
        digest: str = self._states.hexdigest()
        return digest

    def per_second(self, count: int) -> float:
        return count / self.seconds if self.seconds else 0.0

    def to_json(self) -> dict[str, Any]:
        """All figures as JSON; machine-dependent ones are under "speed"."""
        decisions, rolled, won = sum(self.decisions), sum(self.rolls), sum(self.wins.values())
        bots = {"bots": list(self.bots), "faults": [self.faults[seat] for seat in range(self.players)]}
        ms = [share(self.thinking_us[i], 1000 * self.decided[i]) for i in range(self.players)]
        thinking = {"ms_per_decision": ms}
        return {
            "game": self.game,
            "players": self.players,
            "seed": self.seed,
            "options": self.options,
            "turn_limit": self.turn_limit,
            "games": self.games,
            "turns": spread(self.turns),
            "decisions": spread(self.decisions),
            "choices": self.choices,
            "chance": self.chance,
            "endings": {kind: self.endings[kind] for kind in ("won", "drawn", "cut")},
            "winners": [
                {"seat": seat, "wins": self.wins[seat], "share": share(self.wins[seat], won)}
                for seat in range(self.players)
            ],
            "points": {str(points): n for points, n in sorted(self.points.items())},
            "point_sources": {name: share(n, won) for name, n in self.sources.items()},
            "dice": [
                {
                    "sum": sum_,
                    "rolls": self.rolls[sum_],
                    "share": share(self.rolls[sum_], rolled),
                    "expected": ways / 36,
                }
                for sum_, ways in WAYS.items()
            ],
            **(bots if self.bots else {}),
            "sha256": self.sha256,
            "speed": {
                "engine": self.engine,
                "seconds": self.seconds,
                "games_per_s": self.per_second(self.games),
                "decisions_per_s": self.per_second(decisions),
                "choices_per_s": self.per_second(self.choices),
                **(thinking if self.bots else {}),
            },
        }


def share(part: int, whole: int) -> float:
    return part / whole if whole else 0.0


def spread(values: Sequence[int]) -> dict[str, float]:
    """Total, mean, minimum, nearest-rank percentiles and maximum."""
    if not values:
        return {}
    ranked = sorted(values)
    out: dict[str, float] = {"total": sum(ranked), "mean": sum(ranked) / len(ranked), "min": ranked[0]}
    for percent in PERCENTILES:
        out["median" if percent == 50 else f"p{percent}"] = ranked[-(-percent * len(ranked) // 100) - 1]
    return out | {"max": ranked[-1]}
