"""The kernel builder: compiles the kernels of bots at low priority, started as
`python -m hexstead.bots.kernel_builder GAME …`.

server/kernel_build.py starts it. It writes its status to stdout as lines of JSON (`Status`) and exits when everything
is compiled, or when its stdin is closed. Each finished kernel is in the compile cache at once, so the next builder
continues where this one ended. Builders that share a cache folder compile one after the other, never the same kernel.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import sys
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypedDict

from ..core.definition import definition
from ..core.engine import compiled_entries, compiled_folder, is_compiled
from ..core.kernel import Kernel
from ..processes import hold
from .levels import all_kernels

NICENESS = 15  # the server and the bots go first
REPORT_SECONDS = 0.5  # interval between reports of progress
WAIT_SECONDS = 0.5  # interval between attempts to lock the cache folder
ENTRY_SHARE = 0.3  # share of a kernel's compile time spent on its entry points, which come last


class Status(TypedDict):
    """A report of the builder."""

    cold: list[str]  # games that were not compiled when it started
    compiled: list[str]  # games whose kernels can be loaded now
    progress: float  # 0 to 1
    cache: str | None  # a temporary cache folder, if the usual one is read-only


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server handles Ctrl-C
    out = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # redirect the compiler's output to stderr
    threading.Thread(target=_leave_with_parent, daemon=True).start()

    def report(status: Status) -> None:
        print(json.dumps(status), file=out, flush=True)

    builder = Builder(sys.argv[1:], report)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    builder.build()


def _leave_with_parent() -> None:
    sys.stdin.buffer.read()
    os._exit(0)


def cold_kernels(game: str) -> list[Kernel]:
    """The kernels of a game's bots that are not in the compile cache."""
    return [kernel for kernel in all_kernels(game) if not is_compiled(definition(game), kernel)]


class Builder:
    """Compiles the kernels of some games, one after the other; reports at once which ones are missing."""

    def __init__(self, games: Sequence[str], report: Callable[[Status], None]):
        self._report = report
        self._todo = {game: kernels for game in games if (kernels := cold_kernels(game))}
        compiled = [game for game in games if game not in self._todo]
        self._status = Status(cold=list(self._todo), compiled=compiled, progress=0.0, cache=None)
        self._reported = 0.0  # monotonic time of the last report
        report(self._status)

    def build(self) -> None:
        """Compile everything that is missing, and report the progress."""
        if not self._todo:
            return
        from ..core.compile_cache import patches_on  # imports Numba, which the server does not need

        if patches_on():
            self._build()
        else:  # nothing is cached: every bot host compiles its games when it loads them
            self._status["compiled"] += self._todo
            self._report(self._status)

    def _build(self) -> None:
        folder = self._choose_folder()
        with (folder / "building.lock").open("a") as lock:
            while not hold(lock):  # another builder is at work
                time.sleep(WAIT_SECONDS)
            done, total = 0, sum(map(len, self._todo.values()))
            for game, kernels in self._todo.items():
                for kernel in kernels:
                    self._compile(game, kernel, done, total)
                    done += 1
                self._status["compiled"].append(game)
                self._report(self._status)

    def _choose_folder(self) -> Path:
        """The compile cache; a copy of it in a temporary folder if it is read-only."""
        from ..core.compile_cache import writable

        usual = compiled_folder(definition(next(iter(self._todo)))).parent
        folder = writable(usual)
        if folder != usual:
            for game in self._status["cold"] + self._status["compiled"]:
                for kernel in all_kernels(game):
                    if is_compiled(definition(game), kernel):
                        kept = compiled_folder(definition(game), kernel)
                        shutil.copytree(kept, folder / kept.name)
            os.environ["HEXSTEAD_CACHE"] = self._status["cache"] = str(folder)
        return folder

    def _compile(self, game: str, kernel: Kernel, done: int, total: int) -> None:
        """Compile one of `total` kernels, unless another builder has done so."""
        if is_compiled(definition(game), kernel):
            return
        entries = len(kernel.entries)

        def progress(at: int, functions: int, name: str) -> None:
            inner = min(1.0, (at - 1) / max(1, functions - entries))
            entry = max(0, at - 1 - (functions - entries)) / entries
            share = (1 - ENTRY_SHARE) * inner + ENTRY_SHARE * entry
            self._status["progress"] = round((done + share) / total, 3)
            if time.monotonic() - self._reported >= REPORT_SECONDS:
                self._reported = time.monotonic()
                self._report(self._status)

        compiled_entries(definition(game), kernel, progress=progress)


if __name__ == "__main__":
    main()
