"""Runs: random games one after the other on one engine, summed up as they come."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any

from ..core.definition import definition
from ..core.engine import Engine
from ..core.game import new
from .match import TURNS, MatchResult, ending_of
from .summary import Summary

DEFAULTS = {"trade.offers": 2}  # what simulations choose where a game has such an option and the caller says nothing


def simulation_options(game: str, options: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """The options given, and the defaults of simulations."""
    known = {option.name for option in definition(game).options}
    return {name: value for name, value in DEFAULTS.items() if name in known} | dict(options or {})


class RandomGames:
    """The engine's own random player at every seat; a game follows from its seed alone."""

    def __init__(self, engine: Engine, turns: int):
        self.engine, self.turns = engine, turns
        self._works = engine.new_work()

    def _counted(self) -> list[int]:
        w = self.engine.look(self._works)
        return [w.decisions, w.choices, w.chances, *w.dice_count]

    def play(self, number: int, seed: int) -> MatchResult:
        engine, nobody = self.engine, (0,) * self.engine.players
        state, log, ends = engine.start(), engine.log(0), engine.ends(1)
        before = self._counted()
        began = time.perf_counter()
        engine.play(state, self._works, log, ends, self.turns, seed)
        elapsed = time.perf_counter() - began
        decisions, choices, chance, *rolls = (now - then for now, then in zip(self._counted(), before, strict=True))
        return MatchResult(
            number=number,
            turns=min(engine.read(state, "turn"), self.turns),
            decisions=(decisions,),
            choices=choices,
            chance=chance,
            rolls=tuple(rolls),
            faults=nobody,
            told=(),
            seconds=nobody,
            longest=nobody,
            elapsed=elapsed,
            **ending_of(engine, state),
        )


class Run:
    """A run of random games; game i depends on the seed and i alone, so it does not matter how they are portioned."""

    def __init__(
        self,
        game: str,
        players: int = 4,
        seed: int = 0,
        options: Mapping[str, Any] | None = None,
        turns: int = TURNS,
        engine: str = "fast",
    ):
        table = new(game, players, options=simulation_options(game, options), engine=engine)
        self.engine = table.engine
        self.summary = Summary(game, players, seed, table.options, turns, engine)
        self._games = RandomGames(table.engine, turns)

    def play(self, count: int) -> Summary:
        """Play the next games; the summary of all so far."""
        for number in range(self.summary.games, self.summary.games + count):
            self.summary.take(self._games.play(number, self.summary.seed + number))
        return self.summary


def play_many(
    game: str,
    games: int,
    players: int = 4,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    turns: int = TURNS,
    engine: str = "fast",
) -> Summary:
    """So many random games, and what they add up to."""
    return Run(game, players, seed, options, turns, engine).play(games)
