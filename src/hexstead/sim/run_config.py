"""Configuration of a run: the game, its terms, the bots and how they are seated."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations, permutations
from typing import Any

from ..bots.bot import Terms
from ..bots.levels import label_of
from ..bots.process import ProcessBot
from ..bots.specs import make_bot
from ..core.definition import definition
from ..core.game import new
from ..errors import BadOption
from .match import TURNS
from .random_games import simulation_options

FIELDS = {
    "mixed": "every combination of entrants that fills the seats, in every order",
    "ladder": "one copy of each entrant against the next entrant at all other seats",
    "fixed": "one bot per seat, the same in every game",
}


@dataclass(frozen=True)
class RunConfig:
    """The games of a run. Without bots, the engine's random player takes every seat."""

    game: str
    games: int
    players: int = 4
    seed: int = 0
    options: Mapping[str, Any] = field(default_factory=dict)
    turns: int = TURNS
    bots: tuple[str, ...] = ()
    field: str = "fixed"
    engine: str = "fast"
    recorded: frozenset[int] = frozenset()  # numbers of the games whose records are kept

    def check(self) -> None:
        """Raise a HexsteadError that explains why the run cannot be played."""
        new(self.game, self.players, options=self.full_options)
        if self.field not in FIELDS:
            raise BadOption(f"There is no field {self.field!r}. Known: {', '.join(FIELDS)}.")
        if self.field == "fixed" and len(self.bots) not in (0, self.players):
            raise BadOption(f"Name a bot for each of the {self.players} seats, not {len(self.bots)}.")
        if self.field != "fixed" and len({label_of(spec) for spec in self.bots}) < len(self.bots):
            raise BadOption("Name every entrant once: entrants are repeated automatically to fill the seats.")
        if self.field != "fixed" and not self.bots:
            raise BadOption("Name the entrants: --bot once for each.")
        if self.field == "ladder" and len(self.bots) < 2:
            raise BadOption("A ladder needs at least two entrants.")
        for spec in dict.fromkeys(self.bots):
            make_bot(spec).close()

    def rehearse(self) -> None:
        """Start a game with every external program among the bots; raise a HexsteadError if one fails."""
        for spec in dict.fromkeys(self.bots):
            bot = make_bot(spec)
            if isinstance(bot, ProcessBot):
                bot.rehearse(self.terms)

    @cached_property
    def full_options(self) -> dict[str, Any]:
        return simulation_options(self.game, self.options)

    @cached_property
    def terms(self) -> Terms:
        return Terms.of(new(self.game, self.players, options=self.full_options))

    def to_json(self) -> dict[str, Any]:
        """Everything that determines a game. The number of games is left out, so a run can be extended."""
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

    @classmethod
    def from_json(cls, data: Mapping[str, Any], games: int) -> RunConfig:
        """The configuration from the output of `to_json`, for this number of games."""
        return cls(
            data["game"], games, data["players"], data["seed"], data["options"], data["turn_limit"],
            tuple(data["bots"]), data["field"],
        )  # fmt: skip

    @property
    def digest(self) -> str:
        return hashlib.sha256(json.dumps(self.to_json(), sort_keys=True).encode()).hexdigest()

    @cached_property
    def lineups(self) -> list[tuple[int, ...]]:
        """Entrant indices in seating order. Each line-up is played in every rotation before the next one."""
        n, seats = len(self.bots), self.players
        if self.field == "ladder":
            return [(i, *[i + 1] * (seats - 1)) for i in range(n - 1)]
        if n >= seats:
            filled = list(combinations(range(n), seats))
        else:  # each entrant equally often; the remaining seats go to every combination of entrants
            copies, remaining = divmod(seats, n)
            filled = [(*[*range(n)] * copies, *extra) for extra in combinations(range(n), remaining)]
        orders = list(permutations(range(1, seats)))
        return [(who[0], *(who[i] for i in order)) for order in orders for who in filled]

    def names(self, number: int) -> list[str]:
        """The name of the bot at each seat of a game."""
        return [label_of(self.bots[entrant]) for entrant in self.seating(number)]

    def seating(self, number: int) -> tuple[int, ...]:
        """The entrant index at each seat of a game."""
        if self.field == "fixed":
            return tuple(range(len(self.bots)))
        lineup = self.lineups[number // self.players % len(self.lineups)]
        shift = number % self.players
        return lineup[-shift:] + lineup[:-shift] if shift else lineup
