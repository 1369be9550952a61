"""The compiler and its cache, on two small functions so that `make coverage` can run these tests too."""

import importlib
import os
import sys
import tempfile

import numba
import pytest

from hexstead.core.compile_cache import kept_in
from hexstead.core.compiled import array, compile_entries
from hexstead.core.definition import definition
from hexstead.core.engine import compiled_folder, structs_of
from hexstead.core.kernel import Kernel
from hexstead.core.rule import rule
from tests.random_play import GAMES

GAME = definition(GAMES[0])
STRUCTS = structs_of(GAME)


@rule
def step(n):
    return n + 1


def entry_point(n):
    return step(n)


def uncompilable(n):
    return n.missing


def compiled(entry, **options):
    kernel = Kernel(entry.__name__, (entry,))
    return compile_entries(GAME.name, kernel, STRUCTS, {}, **options)[entry.__name__]


def test_a_second_checkout_uses_the_cache_of_the_first(tmp_path, monkeypatch):
    def found(clone: str, date: int) -> tuple[int, int]:
        file = tmp_path / clone / "example.py"
        file.parent.mkdir()
        file.write_text("def increment(n):\n    return n + 1\n")
        os.utime(file, (date, date))
        monkeypatch.syspath_prepend(file.parent)
        monkeypatch.delitem(sys.modules, "example", raising=False)
        with kept_in(tmp_path / "kept"):
            increment = numba.njit([numba.int64(numba.int64)], cache=True)(importlib.import_module("example").increment)
        assert increment(2) == 3
        return sum(increment.stats.cache_hits.values()), sum(increment.stats.cache_misses.values())

    assert found("here", 1) == (0, 1)
    assert found("there", 2) == (1, 0)


def test_rules_compile_without_a_writable_cache(tmp_path, monkeypatch):
    (tmp_path / "taken").touch()
    monkeypatch.setenv("HEXSTEAD_CACHE", str(tmp_path / "taken"))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    assert compiled(entry_point)(2) == 3


def test_a_filled_cache_is_used_without_writing(tmp_path, monkeypatch):
    """A container image can be built with a filled cache and run on a read-only file system."""

    def refused(*arguments, **more):
        raise PermissionError("nothing can be written")

    monkeypatch.setenv("HEXSTEAD_CACHE", str(tmp_path))
    compiled(entry_point)
    for function in ("TemporaryFile", "mkdtemp"):
        monkeypatch.setattr(tempfile, function, refused)
    again = compiled(entry_point)
    assert again(2) == 3
    assert sum(again.stats.cache_hits.values()) == 1


def test_progress_counts_every_function(tmp_path, monkeypatch):
    monkeypatch.setenv("HEXSTEAD_CACHE", str(tmp_path))
    seen = []
    compiled(entry_point, bounds_checked=True, progress=lambda *where: seen.append(where))
    assert seen == [(1, 2, "step"), (2, 2, "entry_point")]


def test_a_compile_error_names_the_function_in_two_lines(tmp_path, monkeypatch):
    monkeypatch.setenv("HEXSTEAD_CACHE", str(tmp_path))
    with pytest.raises(TypeError, match=r"test_compiling\.uncompilable does not compile: .*missing") as refused:
        compiled(uncompilable)
    assert len(str(refused.value).splitlines()) == 2


def test_structs_become_rows_of_an_array_with_the_same_bytes():
    first, second = GAME.work(), GAME.work()
    assert array(GAME.work, [first, second]).tobytes() == first.to_bytes() + second.to_bytes()


def test_without_a_home_folder_the_cache_is_in_the_temporary_folder(tmp_path, monkeypatch):
    def no_home():
        raise RuntimeError("no home folder")

    for name in ("HEXSTEAD_CACHE", "XDG_CACHE_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("pathlib.Path.home", no_home)
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    assert compiled_folder(GAME, Kernel("entry_point", (entry_point,))).is_relative_to(tmp_path)  # type: ignore[arg-type]
