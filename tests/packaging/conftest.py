"""Fixtures: the wheel and sdist from `make dist`, and virtual environments with the wheel, built without a network."""

from __future__ import annotations

import functools
import os
import shlex
import subprocess
import sys
import sysconfig
import tomllib
import venv
from collections.abc import Callable, Iterable, Mapping
from importlib.metadata import distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from hexstead.server.settings import BUILT_PAGE
from tests.make_runner import copy_repository, make

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="session")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with the wheel and the sdist."""
    if not (BUILT_PAGE / "index.html").exists():
        pytest.skip("the page is not built")
    copied = copy_repository(tmp_path_factory.mktemp("copy"))
    make("make dist", copied)
    return copied / "dist"


@pytest.fixture(scope="session")
def wheel(dist: Path) -> Path:
    (found,) = dist.glob("*.whl")
    return found


class Installed:
    """A virtual environment with the wheel."""

    def __init__(self, folder: Path):
        self.folder = folder
        self.programs = folder / ("Scripts" if os.name == "nt" else "bin")
        self.packages = Path(sysconfig.get_path("purelib", "venv", vars={"base": str(folder)}))

    def link(self, names: Iterable[str]) -> None:
        """Link distributions of the current environment, so that nothing has to be downloaded."""
        for name in names:
            found = distribution(name)
            for top in {file.parts[0] for file in found.files or () if file.parts[0] not in ("..", "__pycache__")}:
                link = self.packages / top
                if not link.exists():
                    link.symlink_to(Path(str(found.locate_file(top))))

    def environment(self) -> dict[str, str]:
        """Environment variables without Node or a compiler on the PATH, and with an empty home directory."""
        home = self.folder / "home"
        home.mkdir(exist_ok=True)
        kept = {key: value for key, value in os.environ.items() if key in ("SYSTEMROOT", "LANG")}
        return {**kept, "PATH": str(self.programs), "HOME": str(home), "COLUMNS": "200", "NO_COLOR": "1"}

    def python(self, *arguments: str, environment: Mapping[str, str] | None = None) -> subprocess.CompletedProcess[str]:
        command = [str(self.programs / "python"), *arguments]
        variables = self.environment() | dict(environment or {})
        return subprocess.run(
            command, cwd=self.folder, env=variables, capture_output=True, encoding="utf-8", timeout=240
        )

    def hexstead(
        self, *arguments: str, environment: Mapping[str, str] | None = None
    ) -> subprocess.CompletedProcess[str]:
        return self.python(str(self.programs / "hexstead"), *arguments, environment=environment)


@pytest.fixture(scope="session")
def install(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Installed]:
    """Run a documented `pip install` command in a new environment, with the path of the wheel for the package name.

    Exactly the dependencies of the wheel are linked from the current environment, so nothing is downloaded.
    """

    @functools.cache
    def installed_by(command: str) -> Installed:
        installed = Installed(tmp_path_factory.mktemp("environment"))
        venv.create(installed.folder, with_pip=False)
        _, verb, requirement = shlex.split(command)
        installed.link(dependencies(requirement))
        pip = [sys.executable, "-m", "pip", "--python", str(installed.programs / "python"), verb]
        options = ["--no-index", "--no-compile", "--disable-pip-version-check", "--quiet"]
        done = subprocess.run(
            [*pip, *options, requirement.replace("hexstead", str(wheel))], capture_output=True, text=True, timeout=120
        )
        assert done.returncode == 0, done.stderr
        return installed

    return installed_by


@pytest.fixture(scope="session")
def bare(install: Callable[[str], Installed]) -> Installed:
    """The wheel without extras."""
    return install("pip install hexstead")


@pytest.fixture(scope="session")
def with_play(install: Callable[[str], Installed]) -> Installed:
    return install('pip install "hexstead[play]"')


def dependencies(package: str) -> set[str]:
    """The names of all direct and indirect dependencies of a requirement such as `hexstead[play]`."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    own = {key: [Requirement(line) for line in lines] for key, lines in project["optional-dependencies"].items()}
    found: set[str] = set()
    todo, visited = [Requirement(package)], set()
    while todo:
        current = todo.pop()
        if str(current) in visited:
            continue
        visited.add(str(current))
        if current.name == "hexstead":
            todo += [line for key in current.extras for line in own[key]]
            continue
        found.add(canonicalize_name(current.name))
        for line in map(Requirement, distribution(current.name).requires or ()):
            if line.marker is None or any(line.marker.evaluate({"extra": key}) for key in ("", *current.extras)):
                todo.append(line)
    return found
