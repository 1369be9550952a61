"""Contests of the current levels against frozen ones, of Baron with more time, and of the planning example bots.

`references` plays them and `references_summary` checks the win shares; tools/proof.py and test_reference_contests.py
run them.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hexstead.sim.match import TURNS
from hexstead.sim.ratings import Share
from tests.bots.contests import against, described

PLANNER = Path(__file__).parents[2] / "examples" / "bots" / "planner.py"
BARON = "baron:ms=100"


@dataclass(frozen=True)
class Contest:
    """One bot against three others, and the limits of its win share."""

    name: str
    one: str
    others: str
    part: float  # fraction of the games to play
    least: float = 0.0
    most: float = 1.0
    above: float = 0.0  # the lower end of the 95 % interval is above this
    game: str = ""  # the only game in which it is played; empty for all

    def is_met(self, share: Share) -> bool:
        return self.least <= share.value <= self.most and (not self.above or share.interval[0] > self.above)

    @property
    def limits(self) -> str:
        above = f", interval above {self.above:.0%}" if self.above else ""
        return f"{self.least:.0%} to {self.most:.0%}{above}"


def _planning(name: str, spec: str) -> tuple[Contest, ...]:
    return (
        Contest(f"{name} against engineer", spec, "engineer", 1.0, most=0.20),
        Contest(f"{name} against baron", spec, BARON, 0.5, most=0.14),
    )


CONTESTS = (
    Contest("engineer against engineer@1", "engineer", "engineer@1", 1.0, least=0.45),
    Contest("baron against baron@1", BARON, "baron@1:ms=100", 0.5, least=0.35, above=0.28),
    Contest("baron at 500 ms against baron at 100 ms", "baron:ms=500", BARON, 0.5, least=0.32, game="germany"),
    *_planning("planner.py", f"cmd: {sys.executable} {PLANNER}"),
    *_planning("shopper.py", "module:examples.bots.shopper:Shopper"),
)


def contests_of(game: str) -> list[Contest]:
    return [contest for contest in CONTESTS if contest.game in ("", game)]


def references(
    game: str, seed: int, count: int, contests: Sequence[Contest] | None = None, turns: int = TURNS
) -> Counter[str]:
    """Play the games of each contest of a game, up to a number of turns; no bot may cause faults."""
    counts: Counter[str] = Counter()
    for contest in contests_of(game) if contests is None else contests:
        games = round(count * contest.part)
        for seat, result in against(game, contest.one, contest.others, seed * games, games, turns):
            counts[f"{contest.name}: games"] += 1
            counts[f"{contest.name}: won"] += result.winner == seat
            assert not any(result.faults), result.fault_messages
    return counts


def references_summary(counts: Mapping[str, int]) -> dict[str, Any]:
    """The win shares of all contests that were played; fails if one is outside its limits."""
    shares = {
        contest: Share(counts[f"{contest.name}: won"], counts[f"{contest.name}: games"])
        for contest in CONTESTS
        if counts.get(f"{contest.name}: games")
    }
    wrong = [
        f"{contest.name}: {described(share)}, not {contest.limits}"
        for contest, share in shares.items()
        if not contest.is_met(share)
    ]
    assert not wrong, "; ".join(wrong)
    return {**counts, **{contest.name: described(share) for contest, share in shares.items()}}
