"""Benchmarks with budgets: the best of several short repeats, each next to a run of a fixed reference loop.

A figure is the cost of one item in seconds, reported as a rate where that is usual. `steps` is the same cost in steps
of the reference loop, which hardly depends on the machine or its load.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Any, TypeVar

from ..core.game import Game, new
from ..core.game_file import replay
from .playout import play_out
from .random_games import play_many, simulation_options
from .reference_loops import NOMINAL, compiled, copy_around, pace
from .summary import Summary

T = TypeVar("T")

PLAYERS = 4
COPIES = 200_000
BATCH, MIXING_STEPS, STEPS = 1024, 2000, 200  # games per batch; steps before measuring, to mix stages; steps measured
SLACK = 0.75  # share of the budget below which a miss is more than noise


@dataclass(frozen=True, slots=True)
class Budget:
    """The limit for a figure: a minimum rate per second, or a maximum number of seconds."""

    label: str
    limit: float
    rate: bool
    reference: str  # reference loop: plain or compiled


BUDGETS = {
    "decisions_per_s": Budget("compiled, decisions", 1_700_000, True, "compiled"),
    "choices_per_s": Budget("compiled, choices", 1_000_000, True, "compiled"),
    "plain_decisions_per_s": Budget("plain, decisions", 20_000, True, "plain"),
    "facade_decisions_per_s": Budget("public API, plain, decisions", 10_000, True, "plain"),
    "facade_view_decisions_per_s": Budget("the same, with a view per decision", 3_000, True, "plain"),
    "facade_fast_decisions_per_s": Budget("public API, compiled, decisions", 50_000, True, "plain"),
    "batch_steps_per_s": Budget("batched environment, steps", 1_000_000, True, "compiled"),
    "copy_in_kernel_s": Budget("state copy in a kernel", 100e-9, False, "compiled"),
    "copy_fast_s": Budget("state copy, compiled", 2e-6, False, "plain"),
    "copy_plain_s": Budget("state copy, plain", 15e-6, False, "plain"),
    "first_plain_s": Budget("import and first game, plain", 0.3, False, "plain"),
    "first_fast_s": Budget("the same, compiled, cached", 2.0, False, "plain"),
    "load_record_s": Budget("load a finished game's record", 0.1, False, "plain"),
    "first_compile_s": Budget("first compile of everything", 90.0, False, "plain"),
}
QUICK = tuple(name for name in BUDGETS if name != "first_compile_s")


@dataclass(frozen=True, slots=True)
class Figure:
    """One measured figure."""

    name: str
    seconds: float  # cost of one item
    pace: float  # steps per second of the reference loop during the measurement

    @property
    def budget(self) -> Budget:
        return BUDGETS[self.name]

    @property
    def value(self) -> float:
        return 1 / self.seconds if self.budget.rate else self.seconds

    @property
    def steps(self) -> float:
        return self.seconds * self.pace

    @property
    def reached(self) -> float:
        """The fraction of the budget that is met; 1 or more is within budget."""
        return self.value / self.budget.limit if self.budget.rate else self.budget.limit / self.value

    @property
    def clearly_missed(self) -> bool:
        """Whether the budget is missed by more than noise and machine load explain."""
        return self.reached < SLACK * min(1.0, self.pace / NOMINAL[self.budget.reference])

    def to_json(self) -> dict[str, Any]:
        return {
            "value": self.value,
            "budget": self.budget.limit,
            "better": "higher" if self.budget.rate else "lower",
            "met": self.reached >= 1,
            "reference": self.budget.reference,
            "reference_steps_per_s": self.pace,
            "steps": self.steps,
        }


# Run in a new process: the time a user waits until the first decision of a first game.
FIRST_GAME = """
import hexstead
game = hexstead.new({game!r}, seed=1, engine={engine!r})
while game.to_act == ("chance",):
    game.step_chance()
game.apply(game.legal()[0])
"""


class Bench:
    """Measures one game: 4 seats, one core, random players, default simulation options."""

    def __init__(self, game: str, games: int = 300, seed: int = 1, repeats: int = 7):
        self.game, self.games, self.seed, self.repeats = game, games, seed, repeats

    def figure(self, name: str) -> Figure:
        """Measure one figure: the lowest cost over the repeats and the best pace of the reference loop."""
        if name == "plain_decisions_per_s":
            run, speed = self._plain
            return Figure(name, run.seconds / sum(run.decisions), speed)
        if name in ("decisions_per_s", "choices_per_s"):
            run, speed = self._compiled
            return Figure(name, run.seconds / (run.choices if name == "choices_per_s" else sum(run.decisions)), speed)
        measure: Callable[[], float] = getattr(self, f"_{name}")
        return Figure(name, *self._best(measure, float, BUDGETS[name].reference, name == "first_compile_s"))

    def fields(self) -> dict[str, Any]:
        """The documented fields of `hexstead bench --json` for one game."""
        run = self._compiled[0]
        return {
            "games": run.games,
            "turns": sum(run.turns),
            "decisions": sum(run.decisions),
            "choices": run.choices,
            "chance": run.chance,
            "seconds": run.seconds,
            "decisions_per_s": self.figure("decisions_per_s").value,
            "choices_per_s": self.figure("choices_per_s").value,
            "plain_decisions_per_s": self.figure("plain_decisions_per_s").value,
            "seed": self.seed,
            "sha256": run.sha256,
        }

    def _best(self, run: Callable[[], T], cost: Callable[[T], float], loop: str, once: bool = False) -> tuple[T, float]:
        """The result with the lowest cost, and the best pace of the reference loop."""
        pairs = [(pace(loop), run()) for _ in range(1 if once else self.repeats)]
        return min((result for _, result in pairs), key=cost), max(speed for speed, _ in pairs)

    def _games(self, engine: str, count: int) -> Summary:
        return play_many(self.game, count, PLAYERS, self.seed, engine=engine)

    @cached_property
    def _compiled(self) -> tuple[Summary, float]:
        return self._best(lambda: self._games("fast", self.games), lambda run: run.seconds, "compiled")

    @cached_property
    def _plain(self) -> tuple[Summary, float]:
        """The first few games of the compiled run."""
        return self._best(lambda: self._games("plain", min(self.games, 4)), lambda run: run.seconds, "plain")

    def _new_game(self, engine: str = "plain") -> Game:
        return new(self.game, PLAYERS, seed=self.seed, options=simulation_options(self.game), engine=engine)

    def _play_through_api(self, game: Game, look: Callable[[int], object] | None = None) -> float:
        draw = Random(self.seed)
        began = time.perf_counter()
        decisions = play_out(game, draw, look=look)
        return (time.perf_counter() - began) / decisions

    def _facade_decisions_per_s(self) -> float:
        return self._play_through_api(self._new_game())

    def _facade_view_decisions_per_s(self) -> float:
        game = self._new_game()
        return self._play_through_api(game, game.view)

    def _facade_fast_decisions_per_s(self) -> float:
        return self._play_through_api(self._new_game("fast"))

    @cached_property
    def _batch(self) -> Any:
        """A batch whose games are at different stages."""
        from ..env.batch import Batch

        batch = Batch(self.game, BATCH, PLAYERS, self.seed)
        for _ in range(MIXING_STEPS):
            batch.step(batch.sample())
        return batch

    def _batch_steps_per_s(self) -> float:
        """Steps of random players, including observations, masks and rewards."""
        batch = self._batch
        began = time.perf_counter()
        for _ in range(STEPS):
            batch.step(batch.sample())
        return (time.perf_counter() - began) / (STEPS * BATCH)

    def _copy_in_kernel_s(self) -> float:
        states = self._new_game("fast").engine.many(64)
        loop = compiled(copy_around)
        loop(states, 1)
        began = time.perf_counter()
        loop(states, COPIES)
        return (time.perf_counter() - began) / COPIES

    def _copy(self, engine: str, times: int = 5000) -> float:
        copy, states = (made := self._new_game(engine).engine).copy, made.start()
        began = time.perf_counter()
        for _ in range(times):
            copy(states)
        return (time.perf_counter() - began) / times

    def _copy_fast_s(self) -> float:
        return self._copy("fast")

    def _copy_plain_s(self) -> float:
        return self._copy("plain")

    def _first_plain_s(self) -> float:
        return _process("-c", FIRST_GAME.format(game=self.game, engine="plain"))

    def _first_fast_s(self) -> float:
        return _process("-c", FIRST_GAME.format(game=self.game, engine="fast"))

    @cached_property
    def _record(self) -> str:
        """The JSON text of a finished game's record."""
        game = self._new_game()
        play_out(game, Random(self.seed))
        return json.dumps(game.record())

    def _load_record_s(self) -> float:
        text = self._record
        began = time.perf_counter()
        replay(json.loads(text))
        return time.perf_counter() - began

    def _first_compile_s(self) -> float:
        """`hexstead warm` for all games with an empty cache."""
        with tempfile.TemporaryDirectory(prefix="hexstead-bench-") as folder:
            return _process("-m", "hexstead", "warm", HEXSTEAD_CACHE=folder)


def _process(*arguments: str, **environment: str) -> float:
    """The run time of a new Python process in seconds."""
    began = time.perf_counter()
    subprocess.run(
        [sys.executable, *arguments], check=True, env=os.environ | environment, stdout=subprocess.DEVNULL, timeout=600
    )
    return time.perf_counter() - began
