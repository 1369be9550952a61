"""What the compiled cache is keyed by: every file that a rule takes anything from."""

import ast
from collections.abc import Callable
from pathlib import Path

import pytest

from hexstead.bots.imagining.worlds import imagining
from hexstead.bots.kernel import thinking
from hexstead.core.caching import engine_sources
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
