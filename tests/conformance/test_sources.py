"""What the compiled cache is keyed by: every file that a rule takes anything from, and nothing of where it lies."""

import ast
import importlib
import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import pytest

from hexstead.bots.imagining.worlds import imagining
from hexstead.bots.kernel import thinking
from hexstead.core.caching import engine_sources, kept_in
from hexstead.core.definition import definition
from hexstead.core.engine import all_hooks
from hexstead.core.kernels import RULES, Kernel
from hexstead.core.rule import reachable
from hexstead.env.kernel import BATCH
from tests.play import GAMES

PACKAGE = Path(definition(GAMES[0]).folder).parents[1]
NO_CONSTANTS = {"definition.py", "errors.py", "names.py", "options.py", "board/__init__.py"}  # not read by any rule


def imported(file: Path) -> set[Path]:
    """The files of the package that a file imports from, by its relative imports."""
    found: set[Path] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.level:
            base = file.parents[node.level - 1].joinpath(*(node.module or "").split("."))
            for path in (base.with_suffix(".py"), base / "__init__.py", *(base / f"{a.name}.py" for a in node.names)):
                if path.is_file() and path != file:
                    found.add(path)
    return found


KERNELS: dict[str, Callable[[str], Kernel]] = {
    "rules": lambda game: RULES,
    "bots": thinking,
    "worlds": imagining,
    "batch": lambda game: BATCH,
}


@pytest.mark.compiled
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", KERNELS)
def test_every_file_a_kernel_reads_is_part_of_the_key(game, name):
    kernel = KERNELS[name](game)
    sources = {*engine_sources(definition(game).folder), *kernel.sources}
    assert all(path.is_file() for path in sources)
    functions = reachable(kernel.entries, all_hooks(definition(game), kernel))
    read = {Path(function.__code__.co_filename) for function in functions if function.__name__ != "hide"}  # generated
    assert read <= sources
    for file in read | {path for path in sources if path.name in ("meta.py", "state.py", "table.py", "refusals.py")}:
        for other in imported(file):
            path = str(other.relative_to(PACKAGE)).removeprefix("core/")
            assert other in sources or path in NO_CONSTANTS or other.name == "__init__.py", f"{file.name} reads {path}"


@pytest.mark.compiled
def test_what_one_clone_compiled_another_finds(tmp_path, monkeypatch):
    import numba

    def compiled(clone: str, date: int) -> tuple[int, int]:
        file = tmp_path / clone / "doors.py"
        file.parent.mkdir()
        file.write_text("def door(n):\n    return n + 1\n")
        os.utime(file, (date, date))
        monkeypatch.syspath_prepend(file.parent)
        monkeypatch.delitem(sys.modules, "doors", raising=False)
        with kept_in(tmp_path / "kept"):
            door = numba.njit([numba.int64(numba.int64)], cache=True)(importlib.import_module("doors").door)
        assert door(2) == 3
        return sum(door.stats.cache_hits.values()), sum(door.stats.cache_misses.values())

    assert compiled("here", 1) == (0, 1)
    assert compiled("there", 2) == (1, 0)


def door(n):
    return n + 1


def compiled_door():
    from hexstead.core.compiled import compile_entries

    game = definition(GAMES[0])
    records = {"s": game.state, "b": game.board, "w": game.work}
    return compile_entries(game.name, game.folder, Kernel("door", (door,)), records, {})["door"]  # type: ignore[arg-type]


@pytest.mark.compiled
def test_where_nothing_can_be_kept_it_is_compiled_all_the_same(tmp_path, monkeypatch):
    (tmp_path / "taken").touch()
    monkeypatch.setenv("HEXSTEAD_CACHE", str(tmp_path / "taken"))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    assert compiled_door()(2) == 3


@pytest.mark.compiled
def test_what_was_compiled_before_is_only_read(tmp_path, monkeypatch):
    """A container may have compiled it when it was built, and not be able to write now."""

    def refused(*arguments, **more):
        raise PermissionError("nothing can be written")

    monkeypatch.setenv("HEXSTEAD_CACHE", str(tmp_path))
    compiled_door()
    for function in ("TemporaryFile", "mkdtemp"):
        monkeypatch.setattr(tempfile, function, refused)
    again = compiled_door()
    assert again(2) == 3
    assert sum(again.stats.cache_hits.values()) == 1
