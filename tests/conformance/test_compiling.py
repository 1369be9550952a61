"""The compiler and its cache on two lines of rules: `make coverage` runs this too, which compiles no rule of a game."""

import importlib
import os
import sys
import tempfile

import numba
import pytest

from hexstead.core.caching import cache_folder, kept_in
from hexstead.core.compiled import array, compile_entries
from hexstead.core.definition import definition
from hexstead.core.kernels import Kernel
from hexstead.core.rule import rule
from tests.play import GAMES

GAME = definition(GAMES[0])
RECORDS = {"s": GAME.state, "b": GAME.board, "w": GAME.work}


@rule
def step(n):
    return n + 1


def door(n):
    return step(n)


def no_door(n):
    return n.missing


def compiled(entry, **options):
    kernel = Kernel(entry.__name__, (entry,))
    return compile_entries(GAME.name, GAME.folder, kernel, RECORDS, {}, **options)[entry.__name__]


def test_what_one_clone_compiled_another_finds(tmp_path, monkeypatch):
    def found(clone: str, date: int) -> tuple[int, int]:
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

    assert found("here", 1) == (0, 1)
    assert found("there", 2) == (1, 0)


def test_where_nothing_can_be_kept_it_is_compiled_all_the_same(tmp_path, monkeypatch):
    (tmp_path / "taken").touch()
    monkeypatch.setenv("HEXSTEAD_CACHE", str(tmp_path / "taken"))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    assert compiled(door)(2) == 3


def test_what_was_compiled_before_is_only_read(tmp_path, monkeypatch):
    """A container may have compiled it when it was built, and not be able to write now."""

    def refused(*arguments, **more):
        raise PermissionError("nothing can be written")

    monkeypatch.setenv("HEXSTEAD_CACHE", str(tmp_path))
    compiled(door)
    for function in ("TemporaryFile", "mkdtemp"):
        monkeypatch.setattr(tempfile, function, refused)
    again = compiled(door)
    assert again(2) == 3
    assert sum(again.stats.cache_hits.values()) == 1


def test_progress_counts_every_function(tmp_path, monkeypatch):
    monkeypatch.setenv("HEXSTEAD_CACHE", str(tmp_path))
    seen = []
    compiled(door, bounds_checked=True, progress=lambda *where: seen.append(where))
    assert seen == [(1, 2, "step"), (2, 2, "door")]


def test_what_does_not_compile_is_named_in_two_lines(tmp_path, monkeypatch):
    monkeypatch.setenv("HEXSTEAD_CACHE", str(tmp_path))
    with pytest.raises(TypeError, match=r"test_compiling\.no_door does not compile: .*missing") as refused:
        compiled(no_door)
    assert len(str(refused.value).splitlines()) == 2


def test_records_become_rows_of_an_array_byte_by_byte():
    first, second = GAME.work(), GAME.work()
    assert array(GAME.work, [first, second]).tobytes() == first.to_bytes() + second.to_bytes()


def test_without_a_home_the_cache_is_among_what_is_temporary(tmp_path, monkeypatch):
    def homeless():
        raise RuntimeError("no home")

    for name in ("HEXSTEAD_CACHE", "XDG_CACHE_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("pathlib.Path.home", homeless)
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    assert cache_folder(GAME.name, GAME.folder, Kernel("door", (door,)), False).is_relative_to(tmp_path)  # type: ignore[arg-type]
