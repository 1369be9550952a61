"""Jobs: a plan says which games are played by whom; a job is a portion of them, played wherever there is a core.

Game n of a plan follows from the plan and n alone, so it does not matter who plays it, when, or beside what.
"""

from __future__ import annotations

import hashlib
import json
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations, permutations
from typing import Any

from ..bots.bot import Bot, Terms
from ..bots.levels import COMPILED, make_bot
from ..bots.matches import play_levels
from ..bots.process import ProcessBot
from ..core.definition import definition
from ..core.game import new
from ..errors import BadOption
from .match import TURNS, MatchResult, ending_of, play_match
from .runs import RandomGames, simulation_options

FIELDS = {
    "mixed": "every choice of entrants that fills the seats, in every order",
    "ladder": "each entrant alone against seats full of the one named after it",
    "fixed": "a bot per seat, always the same",
}


@dataclass(frozen=True)
class Plan:
    """Which games are to be played. Without bots the random player of the engine plays at every seat."""

    game: str
    games: int
    players: int = 4
    seed: int = 0
    options: Mapping[str, Any] = field(default_factory=dict)
    turns: int = TURNS
    bots: tuple[str, ...] = ()
    field: str = "fixed"
    engine: str = "fast"

    def check(self) -> None:
        """Say in a sentence what cannot be played."""
        new(self.game, self.players, options=self.settled_options)
        if self.field not in FIELDS:
            raise BadOption(f"There is no field {self.field!r}. Known: {', '.join(FIELDS)}.")
        if self.field == "fixed" and len(self.bots) not in (0, self.players):
            raise BadOption(f"Name a bot for each of the {self.players} seats, not {len(self.bots)}.")
        if self.field != "fixed" and len(set(self.bots)) < len(self.bots):
            raise BadOption("Name every entrant once: seats are filled by repeating entrants where they are few.")
        if self.field != "fixed" and not self.bots:
            raise BadOption("Name the entrants: --bot once for each.")
        if self.field == "ladder" and len(self.bots) < 2:
            raise BadOption("A ladder needs at least two entrants.")
        for spec in dict.fromkeys(self.bots):
            make_bot(spec).close()

    def rehearse(self) -> None:
        """Have every program among the bots begin a game; raises a sentence that says which cannot, and why."""
        for spec in dict.fromkeys(self.bots):
            bot = make_bot(spec)
            if isinstance(bot, ProcessBot):
                bot.rehearse(self.terms)

    @cached_property
    def settled_options(self) -> dict[str, Any]:
        return simulation_options(self.game, self.options)

    @cached_property
    def terms(self) -> Terms:
        return Terms.of(new(self.game, self.players, options=self.settled_options))

    def to_json(self) -> dict[str, Any]:
        """What decides how each game goes. How many there are does not, so a run may be prolonged."""
        return {
            "game": self.game,
            "rules_version": definition(self.game).rules_version,
            "players": self.players,
            "seed": self.seed,
            "options": self.terms.options,
            "turn_limit": self.turns,
            "bots": list(self.bots),
            "field": self.field,
        }

    @property
    def digest(self) -> str:
        return hashlib.sha256(json.dumps(self.to_json(), sort_keys=True).encode()).hexdigest()

    @cached_property
    def lineups(self) -> list[tuple[int, ...]]:
        """Entrants in the order they sit; each is played in every rotation before the next begins."""
        n, seats = len(self.bots), self.players
        if self.field == "ladder":
            return [(i, *[i + 1] * (seats - 1)) for i in range(n - 1)]
        if n >= seats:
            filled = list(combinations(range(n), seats))
        else:  # everyone as often as the others, and the seats left over to some in turn
            often, over = divmod(seats, n)
            filled = [(*[*range(n)] * often, *extra) for extra in combinations(range(n), over)]
        orders = list(permutations(range(1, seats)))
        return [(who[0], *(who[i] for i in order)) for order in orders for who in filled]

    def seating(self, number: int) -> tuple[int, ...]:
        """Which entrant sits where in a game."""
        if self.field == "fixed":
            return tuple(range(len(self.bots)))
        lineup = self.lineups[number // self.players % len(self.lineups)]
        turned = number % self.players
        return lineup[-turned:] + lineup[:-turned] if turned else lineup


@dataclass(frozen=True)
class Job:
    """Some games of a plan."""

    plan: Plan
    numbers: tuple[int, ...]


def run_job(job: Job) -> list[MatchResult]:
    """Play them. Here it is chosen how: the engine's own random player, compiled levels, or bots asked step by step."""
    plan = job.plan
    if not plan.bots:
        games = RandomGames(plan.terms.engine(plan.engine), plan.turns)
        return [games.play(number, plan.seed + number) for number in job.numbers]
    if set(plan.bots) <= set(COMPILED):
        return [_with_levels(plan, number) for number in job.numbers]
    return _with_bots(plan, job.numbers)


def _with_levels(plan: Plan, number: int) -> MatchResult:
    """A game between levels in one call; nobody's thinking is timed apart."""
    lineup = [plan.bots[entrant] for entrant in plan.seating(number)]
    seed = plan.seed + number
    began = time.perf_counter()
    played = play_levels(plan.terms, lineup, range(seed, seed + 1), plan.turns, engine=plan.engine)
    nobody = (0,) * plan.players
    return MatchResult(
        number=number,
        turns=played.turns[0],
        decisions=tuple(played.decisions[: plan.players]),
        choices=played.choices,
        chance=played.chances,
        rolls=tuple(played.rolls),
        faults=nobody,
        told=(),
        seconds=nobody,
        longest=nobody,
        elapsed=time.perf_counter() - began,
        **ending_of(plan.terms.engine(plan.engine), played.states[0]),
    )


def _with_bots(plan: Plan, numbers: Sequence[int]) -> list[MatchResult]:
    """Bots are made once for a job: as many of each as ever sit at one table."""
    made: dict[tuple[str, int], Bot] = {}

    def bot(spec: str, copy: int) -> Bot:
        if (spec, copy) not in made:
            made[spec, copy] = make_bot(spec)
        return made[spec, copy]

    try:
        return [
            play_match(
                plan.terms,
                seated(plan, number, bot),
                plan.seed + number,
                plan.turns,
                engine=plan.engine,
                number=number,
            )
            for number in numbers
        ]
    finally:
        for each in made.values():
            each.close()


def seated(plan: Plan, number: int, bot: Callable[[str, int], Bot]) -> list[Bot]:
    """The bots of a game by seat; of equal ones the first, the second and so on."""
    specs = [plan.bots[entrant] for entrant in plan.seating(number)]
    return [bot(spec, specs[:seat].count(spec)) for seat, spec in enumerate(specs)]
