"""Running many games from the command line: options, progress bar, Ctrl-C and saved results."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from ..bots.levels import kernels_of
from ..errors import BadOption
from ..sim.executors import play_games
from ..sim.match import MatchResult
from ..sim.records import recorded_games, write_record
from ..sim.results_file import ResultsFile
from ..sim.run_config import RunConfig
from .output import bar, err
from .warm import compile_with_progress


def read_options(given: Sequence[str]) -> dict[str, Any]:
    """Parse NAME=VALUE options; values become booleans, integers or strings."""
    booleans: dict[str, Any] = {"true": True, "false": False}
    found: dict[str, Any] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(f"An option must be given as NAME=VALUE, not {text!r}.")
        number = value.isascii() and value.removeprefix("-").isdigit() and len(value) < 10
        found[name.strip()] = int(value) if number else booleans.get(value.lower(), value)
    return found


def find_modules_here() -> None:
    """Add the current folder to the import path, for bot modules."""
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())


def with_records(config: RunConfig, wanted: str | None, out: Path | None) -> RunConfig:
    """The run, with the numbers of the games to record in the folder `out`."""
    if wanted is None:
        return config
    if out is None:
        raise BadOption("--records needs --out FOLDER, where the records are kept.")
    return replace(config, recorded=recorded_games(wanted, config.games))


def play_run(
    config: RunConfig, description: str, jobs: int | None, out: Path | None, ray: str | None
) -> list[MatchResult]:
    """Play a run and return its results by game number, including saved ones; fewer after Ctrl-C."""
    find_modules_here()
    config.check()  # report errors before compiling anything
    if ray is None:  # on a cluster, programs run on its machines
        config.rehearse()
    saved = None if out is None else ResultsFile(out, config)
    try:
        compile_for(config)
        found = {} if saved is None else {n: r for n, r in saved.results.items() if n < config.games}
        missing = [number for number in range(config.games) if number not in found]
        with (
            stoppable() as stopped,
            bar() as progress,
            closing(play_games(config, missing, jobs=jobs, ray=ray, stopped=lambda: bool(stopped))) as games,
        ):
            task = progress.add_task(description, total=config.games, completed=len(found))
            for results in games:
                if saved is not None and out is not None:
                    for result in results:
                        if result.record is not None:
                            write_record(out, result.number, result.record)
                    saved.add(results)
                found |= {result.number: result for result in results}
                progress.update(task, completed=len(found))
    finally:
        if saved is not None:
            saved.close()
    return [found[number] for number in sorted(found)]


def compile_for(config: RunConfig) -> None:
    """Compile everything a run needs before its processes start."""
    if config.engine == "fast":
        compile_with_progress(config.game)
    for kernel in kernels_of(config.game, config.bots):
        compile_with_progress(config.game, kernel)


def exit_if_stopped(config: RunConfig, games: int, out: Path | None) -> None:
    """After Ctrl-C, report the number of games played and exit with the status of SIGINT."""
    if games < config.games:
        hint = " The same command continues from here." if out is not None else ""
        err.print(f"Stopped after {games:,} of {config.games:,} games.{hint}", soft_wrap=True)
        sys.exit(128 + signal.SIGINT)


@contextmanager
def stoppable() -> Iterator[list[int]]:
    """A list that stays empty until Ctrl-C is pressed; a second Ctrl-C raises KeyboardInterrupt."""
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
