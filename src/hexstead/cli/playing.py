"""What `simulate` and `tournament` share: options, a bar while games are played, Ctrl-C, results kept in a folder."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from ..bots.levels import kernels_of
from ..errors import BadOption
from ..sim.jobs import Plan
from ..sim.match import MatchResult
from ..sim.store import Store
from ..sim.workers import play_plan
from .show import bar, err
from .warm import compile_with_line


def read_options(given: Sequence[str]) -> dict[str, Any]:
    """`name=value` as the option's value: true and false, whole numbers, else words."""
    words: dict[str, Any] = {"true": True, "false": False}
    found: dict[str, Any] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(f"An option is given as NAME=VALUE, not as {text!r}.")
        number = value.isascii() and value.removeprefix("-").isdigit() and len(value) < 10
        found[name.strip()] = int(value) if number else words.get(value.lower(), value)
    return found


def played(plan: Plan, words: str, jobs: int | None, out: Path | None, ray: str | None) -> list[MatchResult]:
    """All games of a plan by number, those from an earlier run among them; fewer after Ctrl-C."""
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())  # a bot's module may lie where the command is given
    plan.check()  # what is wrong is told before anything is compiled
    if ray is None:  # else programs run on the machines of the cluster
        plan.rehearse()
    store = None if out is None else Store(out, plan)
    try:
        compile_for(plan)
        found = {} if store is None else {n: r for n, r in store.results.items() if n < plan.games}
        missing = [number for number in range(plan.games) if number not in found]
        with (
            stoppable() as stopped,
            bar() as progress,
            closing(play_plan(plan, missing, jobs=jobs, ray=ray, stopped=lambda: bool(stopped))) as games,
        ):
            task = progress.add_task(words, total=plan.games, completed=len(found))
            for results in games:
                if store is not None:
                    store.add(results)
                found |= {result.number: result for result in results}
                progress.update(task, completed=len(found))
    finally:
        if store is not None:
            store.close()
    return [found[number] for number in sorted(found)]


def compile_for(plan: Plan) -> None:
    """What a plan is played with, once, for all processes."""
    if plan.engine == "fast":
        compile_with_line(plan.game)
    for kernel in kernels_of(plan.game, plan.bots):
        compile_with_line(plan.game, kernel)


def tell_if_stopped(plan: Plan, games: int, out: Path | None) -> None:
    """Say how far it came, if not to the end, and end as Ctrl-C ends programs."""
    if games < plan.games:
        again = " The same command goes on from here." if out is not None else ""
        err.print(f"Stopped after {games:,} of {plan.games:,} games.{again}", soft_wrap=True)
        sys.exit(128 + signal.SIGINT)


@contextmanager
def stoppable() -> Iterator[list[int]]:
    """A list that is empty until Ctrl-C is pressed; a second one breaks off."""
    stopped: list[int] = []

    def stop(number: int, frame: object) -> None:
        if stopped:
            raise KeyboardInterrupt
        stopped.append(number)

    before = signal.signal(signal.SIGINT, stop)
    try:
        yield stopped
    finally:
        signal.signal(signal.SIGINT, before)
