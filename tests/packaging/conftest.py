"""A wheel built from the tree with the tools at hand, and venvs that hold it: nothing is fetched."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import venv
from collections.abc import Callable
from pathlib import Path

import pytest

from hexstead.server.endpoints import STATIC

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
def with_extras(install: Callable[[], Installed]) -> Installed:
    """The wheel, and every package of this environment; not the tree."""
    made = install()
    (made.packages / "extras.pth").write_text(sysconfig.get_path("purelib") + "\n", encoding="utf-8")
    return made
