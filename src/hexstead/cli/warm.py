"""`hexstead warm`: compile rules and bots ahead of time, with a progress line; two games at once at most."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from multiprocessing.managers import SyncManager
from typing import Any

from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from ..bots.levels import LEVELS, kernels_of
from ..core.definition import definition, game_names
from ..core.engine import compiled_entries
from ..core.kernels import RULES, Kernel
from ..processes import leave_with_parent, process_pool
from .show import err, out

PROCESSES = 2


def is_cached(game: str, kernel: Kernel = RULES) -> bool:
    """Whether this very kernel was compiled before."""
    from ..core.caching import cache_folder

    return (cache_folder(game, definition(game).folder, kernel, False) / "complete").exists()


@contextmanager
def _line() -> Iterator[Progress]:
    """A bar that says on a terminal what is being compiled, and is gone afterwards."""
    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.fields[rule]}"), TimeElapsedColumn())
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as bar:
        yield bar


def compile_with_line(game: str, kernel: Kernel = RULES) -> None:
    """Compile one game's rules, or another kernel, in this process; silent when it comes from the cache."""
    if is_cached(game, kernel):
        compiled_entries(definition(game), kernel)
        return
    err.print(f"Compiling {game}{'' if kernel is RULES else f' ({kernel.name})'}, once …")
    with _line() as bar:
        task = bar.add_task(game, rule="")

        def progress(done: int, total: int, name: str) -> None:
            bar.update(task, completed=done, total=total, rule=name)

        compiled_entries(definition(game), kernel, progress=progress)


def cold_kernels(game: str) -> list[Kernel]:
    """What of a game's rules and bots was not compiled yet."""
    return [kernel for kernel in (RULES, *kernels_of(game, list(LEVELS))) if not is_cached(game, kernel)]


def _compile_and_tell(game: str, told: Any) -> None:
    """In a process of its own: compile, and tell how far it is."""
    for kernel in cold_kernels(game):
        compiled_entries(
            definition(game), kernel, progress=lambda done, total, name: told.put((game, done, total, name))
        )


def run_cold(games: Sequence[str] = ()) -> list[str]:
    """Compile what was not compiled before, of these games or all; which games that was."""
    cold = [name for name in games or game_names() if cold_kernels(name)]
    if len(cold) == 1:
        for kernel in cold_kernels(cold[0]):
            compile_with_line(cold[0], kernel)
    elif cold:
        compile_beside(cold)
    return cold


def run(games: Sequence[str]) -> None:
    names = list(dict.fromkeys(games or game_names()))
    for name in names:
        definition(name)  # a wrong name is told before anything is compiled
    began = time.perf_counter()
    cold = run_cold(names)
    for name in names:
        out.print(f"{name}: {'compiled' if name in cold else 'was compiled before'}.")
    if cold:
        out.print(f"Took {time.perf_counter() - began:.1f} s.")


def compile_beside(games: Sequence[str]) -> None:
    """Several games, each in a process of its own."""
    manager = SyncManager()
    manager.start(leave_with_parent)
    err.print(f"Compiling {', '.join(games)}, once …")
    with manager, process_pool(PROCESSES) as pool, _line() as bar:
        told = manager.Queue()
        jobs = [pool.submit(_compile_and_tell, game, told) for game in games]
        tasks = {game: bar.add_task(game, rule="") for game in games}
        while not all(job.done() for job in jobs) or not told.empty():
            if told.empty():
                time.sleep(0.05)
                continue
            game, done, total, name = told.get()
            bar.update(tasks[game], completed=done, total=total, rule=name)
        for job in jobs:
            job.result()
