"""Runs: random games one after the other on one engine, summed up as they come."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any

from ..core.definition import definition
from ..core.game import new
from ..core.table import ENDINGS, OVER
from .summary import Summary

DEFAULTS = {"trade.offers": 2}  # what simulations choose where a game has such an option and the caller says nothing
TURNS = 1000  # where a game is cut


def simulation_options(game: str, options: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """The options given, and the defaults of simulations."""
    known = {option.name for option in definition(game).options}
    return {name: value for name, value in DEFAULTS.items() if name in known} | dict(options or {})


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
        self._works = self.engine.new_work()

    def play(self, count: int) -> Summary:
        """Play the next games; the summary of all so far."""
        states = self.engine.many(count)
        for i in range(count):
            self._play_one(states[i : i + 1])
        return self.summary

    def _play_one(self, state: Any) -> None:
        engine, works, total = self.engine, self._works, self.summary
        decided = engine.read(works, "decisions")
        log, ends = engine.log(0), engine.ends(1)
        began = time.perf_counter()
        engine.play(state, works, log, ends, total.turn_limit, total.seed + total.games)
        total.seconds += time.perf_counter() - began
        total.games += 1
        total.turns.append(min(engine.read(state, "turn"), total.turn_limit))
        total.decisions.append(engine.read(works, "decisions") - decided)
        counted = engine.look(works)
        total.choices, total.chance, total.rolls = counted.choices, counted.chances, list(counted.dice_count)
        total.take_state(engine.to_bytes(state))
        over = engine.read(state, "phase") == OVER
        total.endings[ENDINGS[engine.read(state, "ending")] if over else "cut"] += 1
        winner = engine.read(state, "winner")
        if winner >= 0:
            s, b = engine.look(state), engine.board_record
            total.wins[winner] += 1
            total.points[engine.game.points(s, b, winner)] += 1
            total.sources.update(engine.game.point_sources(s, b, winner))


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
