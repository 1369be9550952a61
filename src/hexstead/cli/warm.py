"""`hexstead warm`: compile rules and bots ahead of time, up to two games at once."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from multiprocessing.managers import SyncManager
from typing import Any

from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from ..bots.levels import LEVELS, kernels_of
from ..core.definition import definition, game_names
from ..core.engine import compiled_entries, is_compiled
from ..core.kernel import RULES, Kernel
from ..processes import leave_with_parent, process_pool
from .output import err, out

PROCESSES = 2


def is_cached(game: str, kernel: Kernel = RULES) -> bool:
    """Whether the kernel is in the compile cache."""
    return is_compiled(definition(game), kernel)


@contextmanager
def _progress_bar() -> Iterator[Progress]:
    """A progress bar with the name of the function being compiled; hidden if stderr is not a terminal."""
    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.fields[rule]}"), TimeElapsedColumn())
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as bar:
        yield bar


def compile_with_progress(game: str, kernel: Kernel = RULES) -> None:
    """Compile one kernel of a game in this process; prints nothing if it is cached."""
    if is_cached(game, kernel):
        compiled_entries(definition(game), kernel)
        return
    err.print(f"Compiling {game}{'' if kernel is RULES else f' ({kernel.name})'} (first time only) …")
    with _progress_bar() as bar:
        task = bar.add_task(game, rule="")

        def progress(done: int, total: int, name: str) -> None:
            bar.update(task, completed=done, total=total, rule=name)

        compiled_entries(definition(game), kernel, progress=progress)


def cold_kernels(game: str) -> list[Kernel]:
    """The kernels of a game's rules and bots that are not compiled yet."""
    return [kernel for kernel in (RULES, *kernels_of(game, list(LEVELS))) if not is_cached(game, kernel)]


def _compile_and_report(game: str, progress: Any) -> None:
    """Compile a game in a worker process and put its progress into a queue."""
    for kernel in cold_kernels(game):
        compiled_entries(
            definition(game), kernel, progress=lambda done, total, name: progress.put((game, done, total, name))
        )


def run_cold(games: Sequence[str] = ()) -> list[str]:
    """Compile these games, or all, as far as they are not cached; return the names of the games compiled."""
    cold = [name for name in games or game_names() if cold_kernels(name)]
    if len(cold) == 1:
        for kernel in cold_kernels(cold[0]):
            compile_with_progress(cold[0], kernel)
    elif cold:
        compile_in_processes(cold)
    return cold


def run(games: Sequence[str]) -> None:
    names = list(dict.fromkeys(games or game_names()))
    for name in names:
        definition(name)  # report an unknown name before compiling anything
    began = time.perf_counter()
    cold = run_cold(names)
    for name in names:
        out.print(f"{name}: {'compiled' if name in cold else 'already compiled'}.")
    if cold:
        out.print(f"Took {time.perf_counter() - began:.1f} s.")


def compile_in_processes(games: Sequence[str]) -> None:
    """Compile several games, each in its own process."""
    manager = SyncManager()
    manager.start(leave_with_parent)
    err.print(f"Compiling {', '.join(games)} (first time only) …")
    with manager, process_pool(PROCESSES) as pool, _progress_bar() as bar:
        progress = manager.Queue()
        jobs = [pool.submit(_compile_and_report, game, progress) for game in games]
        tasks = {game: bar.add_task(game, rule="") for game in games}
        while not all(job.done() for job in jobs) or not progress.empty():
            if progress.empty():
                time.sleep(0.05)
                continue
            game, done, total, name = progress.get()
            bar.update(tasks[game], completed=done, total=total, rule=name)
        for job in jobs:
            job.result()
