"""Games between random players, played entirely inside the engine (compiled or plain)."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any

from ..bots.bot import Terms
from ..core.definition import definition
from ..core.engine import Engine
from ..core.game import new
from .match import TURNS, MatchResult, ending_of
from .records import LOG_SIZE, record_of
from .summary import Summary

OFFERS = 2  # default limit of offers per turn in simulations


def simulation_options(game: str, options: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """The given options, completed with the defaults for simulations: agreed trades count as offers there."""
    chosen = dict(options or {})
    known = {option.name for option in definition(game).options}
    defaults = {"trade.offers": OFFERS, "trade.total": chosen.get("trade.offers", OFFERS)}
    return {name: value for name, value in defaults.items() if name in known} | chosen


class RandomGames:
    """Plays games with the engine's random player at every seat; a game depends only on its seed."""

    def __init__(self, engine: Engine, turns: int):
        self.engine, self.turns = engine, turns
        self._works = engine.new_work()

    def _counters(self) -> list[int]:
        w = self.engine.look(self._works)
        return [w.decisions, w.choices, w.chances, *w.dice_count]

    def play(self, number: int, seed: int, recorded: bool = False) -> MatchResult:
        engine, zeros = self.engine, (0,) * self.engine.players
        state, log, ends = engine.start(), engine.log(LOG_SIZE if recorded else 0), engine.ends(1)
        before = self._counters()
        began = time.perf_counter()
        engine.play(state, self._works, log, ends, self.turns, seed)
        elapsed = time.perf_counter() - began
        decisions, choices, chance, *rolls = (now - then for now, then in zip(self._counters(), before, strict=True))
        return MatchResult(
            number=number,
            turns=min(engine.read(state, "turn"), self.turns),
            decisions=(decisions,),
            choices=choices,
            chance=chance,
            rolls=tuple(rolls),
            faults=zeros,
            fault_messages=(),
            seconds=zeros,
            longest=zeros,
            elapsed=elapsed,
            record=self._record([int(code) for code in log[: ends[0]]]) if recorded else None,
            **ending_of(engine, state),
        )

    def _record(self, codes: list[int]) -> bytes:
        engine = self.engine
        terms = Terms(engine.game.name, engine.players, engine.options, engine.board)
        return record_of(terms, codes, ["random"] * engine.players)


class Run:
    """A sequence of random games. Game i depends only on the seed and i, not on the calls of `play` before it."""

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
        """Play the next `count` games; return the summary of all games so far."""
        for number in range(self.summary.games, self.summary.games + count):
            self.summary.add(self._games.play(number, self.summary.seed + number))
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
    """Play random games and return their summary."""
    return Run(game, players, seed, options, turns, engine).play(games)
