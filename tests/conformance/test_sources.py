"""The key of the compile cache covers everything that compiled code depends on."""

import importlib
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from hexstead.bots.decision_kernel import decision_kernel
from hexstead.bots.mind import mind_of
from hexstead.bots.particles.filtering import particle_kernel
from hexstead.core import compile_cache
from hexstead.core.definition import definition
from hexstead.core.engine import all_hooks, compiled_folder, structs_of
from hexstead.core.kernel import RULES, Kernel
from hexstead.core.layout import number, struct
from hexstead.core.rule import Function, reachable
from hexstead.env.batch_kernel import BATCH
from tests.random_play import GAMES

KERNELS: dict[str, Callable[[str], Kernel]] = {
    "rules": lambda game: RULES,
    "bots": decision_kernel,
    "particles": particle_kernel,
    "batch": lambda game: BATCH,
}
FILES = {
    "entries.py": "from callee import callee\n\ndef entry(s, n):\n    return callee(n)\n",
    "callee.py": (
        "from hexstead.core.rule import rule\nfrom numbers_of import FIVE\n\n"
        "@rule\ndef callee(n):\n    return n + FIVE\n"
    ),
    "numbers_of.py": "FIVE = 5\nUNUSED = 1\n",
}


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """Return a function that writes the three modules, imports them again and returns the kernel's cache folder."""
    monkeypatch.syspath_prepend(tmp_path)

    def written(changes: dict[str, str] | None = None, structs=None, hooks=None) -> str:
        for name, text in (FILES | (changes or {})).items():
            (tmp_path / name).write_text(text, encoding="utf-8")
            sys.modules.pop(Path(name).stem, None)
        importlib.invalidate_caches()
        sys.dont_write_bytecode, before = True, sys.dont_write_bytecode
        try:
            entry = importlib.import_module("entries").entry
        finally:
            sys.dont_write_bytecode = before
        known = structs_of(definition(GAMES[0])) if structs is None else structs
        return compile_cache.cache_folder("game", Kernel("k", (entry,)), known, hooks or {}).name

    yield written
    for name in FILES:
        sys.modules.pop(Path(name).stem, None)


def test_equal_sources_have_the_same_folder(folder):
    assert folder() == folder()


@pytest.mark.parametrize("name", ["entries.py", "callee.py"])
def test_a_changed_module_of_a_reachable_function_changes_the_folder(folder, name):
    assert folder() != folder({name: FILES[name] + "# edited\n"})


def test_a_changed_constant_changes_the_folder_wherever_it_is_defined(folder):
    before = folder()
    assert folder({"numbers_of.py": "FIVE = 6\nUNUSED = 1\n"}) != before
    assert folder({"numbers_of.py": "FIVE = 5\nUNUSED = 2\n"}) == before


def test_a_changed_struct_changes_the_folder(folder):
    @struct({})
    class One:
        a: int = number()

    @struct({})
    class Two:
        a: int = number()
        b: int = number()

    assert folder(structs={"s": One}) != folder(structs={"s": Two})


CASES = [(game, name) for game in GAMES for name in KERNELS if name != "bots" or mind_of(game) is not None]


@pytest.mark.parametrize(("game", "name"), CASES)
def test_the_key_contains_every_function_of_a_kernel(game, name):
    kernel = KERNELS[name](game)
    functions = reachable(kernel.entries, all_hooks(definition(game), kernel))
    texts = compile_cache.sources(functions)
    for function in functions:
        file = function.__code__.co_filename
        assert (file if file.startswith("<") else "/".join(Path(file).parts[-3:])) in texts
    assert any(file.startswith("<") for file in texts)
    assert len(texts) == len(set(texts))


@pytest.mark.parametrize(("game", "name"), CASES)
def test_rule_functions_read_integer_constants_only(game, name):
    kernel = KERNELS[name](game)
    for function in reachable(kernel.entries, all_hooks(definition(game), kernel)):
        assert all(type(value) is int for _, value in compile_cache.constants(function)), function


def test_a_changed_declaration_changes_the_folder(monkeypatch):
    """The dispatch is generated, so no file of a rule function changes with it."""
    game = definition(GAMES[0])
    before = compiled_folder(game)
    made = dict(game.hooks)
    made["check_action"] = _renamed(game.hooks["check_action"])
    folder = compile_cache.cache_folder(game.name, RULES, structs_of(game), all_hooks(game, RULES) | made)
    assert folder != before


def _renamed(function: Function) -> Function:
    """The same generated function with one spec less."""
    import inspect

    from hexstead.core.generated import define

    source = inspect.getsource(function)
    shorter = source.replace("    if kind == ROLL:\n        return 0\n", "")
    assert shorter != source
    made = define("check_action", shorter, "test.check_action", function.__globals__)
    made.is_rule = True  # type: ignore[attr-defined]
    return made


@pytest.mark.compiled
def test_the_patches_of_numba_can_be_disabled(tmp_path):
    script = (
        "import tests.conformance.test_compiling as t\n"
        "from numba.core import codegen, caching\n"
        "before = codegen.JITCodeLibrary.finalize\n"
        "assert t.compiled(t.entry_point)(2) == 3\n"
        "print(codegen.JITCodeLibrary.finalize is before)\n"
    )
    environment = {"HEXSTEAD_NUMBA_PATCHES": "0", "HEXSTEAD_CACHE": str(tmp_path / "cache"), "PATH": ""}
    done = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=False)
    assert done.stdout == "True\n", done.stderr
    assert not (tmp_path / "cache").exists()  # nothing is cached


def test_the_key_is_the_same_in_every_process():
    """Python hashes strings differently in each process, which must not change the order of the functions."""
    code = (
        "from hexstead.core.definition import definition\nfrom hexstead.core.engine import compiled_folder\n"
        f"print(compiled_folder(definition({GAMES[0]!r})).name)"
    )
    keys = {
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2", "3")
    }
    assert len(keys) == 1
