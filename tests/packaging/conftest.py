"""A wheel built from the tree with the tools at hand, and venvs that hold it: nothing is fetched."""

from __future__ import annotations

import os
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

ROOT = Path(__file__).resolve().parents[2]


def build(source: Path, target: str, into: Path) -> Path:
    """A wheel or an sdist, by the hatchling of this environment."""
    command = [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", str(into)]
    subprocess.run(command, cwd=source, check=True, capture_output=True, timeout=120)
    (made,) = into.iterdir()
    return made


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if not (STATIC / "index.html").exists():
        pytest.skip("the page is not built")
    return build(ROOT, "wheel", tmp_path_factory.mktemp("wheel"))


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
def install(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Callable[[], Installed]:
    """Makes an empty environment and puts the wheel into it, without dependencies."""

    def make() -> Installed:
        made = Installed(tmp_path_factory.mktemp("environment"))
        venv.create(made.folder, with_pip=False)
        pip = [sys.executable, "-m", "pip", "--python", str(made.programs / "python")]
        options = ["--no-deps", "--no-index", "--no-compile", "--disable-pip-version-check", "--quiet"]
        subprocess.run([*pip, "install", *options, str(wheel)], check=True, capture_output=True, timeout=120)
        return made

    return make


@pytest.fixture(scope="session")
def bare(install: Callable[[], Installed]) -> Installed:
    """The wheel and nothing else."""
    return install()


@pytest.fixture(scope="session")
def with_play(install: Callable[[], Installed]) -> Installed:
    """The wheel and what its extra `play` asks for, taken from this environment; nothing that merely lies here."""
    made = install()
    for name in needed_by("play"):
        found = distribution(name)
        for top in {file.parts[0] for file in found.files or () if file.parts[0] not in ("..", "__pycache__")}:
            link = made.packages / top
            if not link.exists():
                link.symlink_to(Path(str(found.locate_file(top))))
    return made


def needed_by(extra: str) -> set[str]:
    """The names of all packages that an extra brings, theirs among them."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    own = {key: [Requirement(line) for line in lines] for key, lines in project["optional-dependencies"].items()}
    found: set[str] = set()
    todo, asked = [Requirement(f"hexstead[{extra}]")], set()
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
