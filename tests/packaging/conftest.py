"""What `make dist` makes of the tree, and environments that it is installed in: nothing is fetched."""

from __future__ import annotations

import functools
import os
import shlex
import subprocess
import sys
import sysconfig
import tomllib
import venv
from collections.abc import Callable
from importlib.metadata import distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from hexstead.server.pages import STATIC
from tests.making import copy, make

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="session")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What is shipped, by `make dist`."""
    if not (STATIC / "index.html").exists():
        pytest.skip("the page is not built")
    house = copy(tmp_path_factory.mktemp("copy"))
    make("make dist", house)
    return house / "dist"


@pytest.fixture(scope="session")
def wheel(dist: Path) -> Path:
    (made,) = dist.glob("*.whl")
    return made


class Installed:
    """An environment of its own with the wheel in it."""

    def __init__(self, folder: Path):
        self.folder = folder
        self.programs = folder / ("Scripts" if os.name == "nt" else "bin")
        self.packages = Path(sysconfig.get_path("purelib", "venv", vars={"base": str(folder)}))

    def environment(self) -> dict[str, str]:
        """Nothing of this machine: no Node and no compiler to be found, an empty home."""
        home = self.folder / "home"
        home.mkdir(exist_ok=True)
        kept = {key: value for key, value in os.environ.items() if key in ("SYSTEMROOT", "LANG")}
        return {**kept, "PATH": str(self.programs), "HOME": str(home), "COLUMNS": "200", "NO_COLOR": "1"}

    def python(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        command = [str(self.programs / "python"), *arguments]
        return subprocess.run(
            command, cwd=self.folder, env=self.environment(), capture_output=True, encoding="utf-8", timeout=120
        )

    def hexstead(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        return self.python(str(self.programs / "hexstead"), *arguments)


@pytest.fixture(scope="session")
def install(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Installed]:
    """Makes an empty environment and carries a `pip install` of the documents out in it, with the path of the wheel.

    What it would fetch lies there already, taken from this environment: all that the wheel asks for, and nothing else.
    """

    @functools.cache
    def made_by(command: str) -> Installed:
        made = Installed(tmp_path_factory.mktemp("environment"))
        venv.create(made.folder, with_pip=False)
        _, verb, wish = shlex.split(command)
        for name in needed_by(wish):
            found = distribution(name)
            for top in {file.parts[0] for file in found.files or () if file.parts[0] not in ("..", "__pycache__")}:
                link = made.packages / top
                if not link.exists():
                    link.symlink_to(Path(str(found.locate_file(top))))
        pip = [sys.executable, "-m", "pip", "--python", str(made.programs / "python"), verb]
        options = ["--no-index", "--no-compile", "--disable-pip-version-check", "--quiet"]
        done = subprocess.run(
            [*pip, *options, wish.replace("hexstead", str(wheel))], capture_output=True, text=True, timeout=120
        )
        assert done.returncode == 0, done.stderr
        return made

    return made_by


@pytest.fixture(scope="session")
def bare(install: Callable[[str], Installed]) -> Installed:
    """The wheel and nothing else."""
    return install("pip install hexstead")


@pytest.fixture(scope="session")
def with_play(install: Callable[[str], Installed]) -> Installed:
    return install('pip install "hexstead[play]"')


def needed_by(package: str) -> set[str]:
    """The names of all packages that the package with some of its extras brings, theirs among them."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    own = {key: [Requirement(line) for line in lines] for key, lines in project["optional-dependencies"].items()}
    found: set[str] = set()
    todo, asked = [Requirement(package)], set()
    while todo:
        wish = todo.pop()
        if str(wish) in asked:
            continue
        asked.add(str(wish))
        if wish.name == "hexstead":
            todo += [line for key in wish.extras for line in own[key]]
            continue
        found.add(canonicalize_name(wish.name))
        for line in map(Requirement, distribution(wish.name).requires or ()):
            if line.marker is None or any(line.marker.evaluate({"extra": key}) for key in ("", *wish.extras)):
                todo.append(line)
    return found
