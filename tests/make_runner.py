"""Runs `make` commands in the repository or in a copy of it, with the virtual environment of the current tests."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
IGNORED = (
    ".git", ".venv", ".cache", ".proof", "dist", "node_modules", "__pycache__", ".hypothesis", ".coverage",
)  # fmt: skip


def _ignored(folder: str, names: list[str]) -> set[str]:
    """Names that are not copied. At the top level, `site` is the built documentation; elsewhere it is a package."""
    built = {"site"} if Path(folder) == ROOT else set()
    return shutil.ignore_patterns(*IGNORED)(folder, names) | built


def copy_repository(folder: Path) -> Path:
    """Copy the working tree, including the built page but no other build products, into `folder`."""
    copied: Path = shutil.copytree(ROOT, folder / "hexstead", ignore=_ignored)
    return copied


def make_command(command: str) -> list[str]:
    """The argument list of a make command that uses the current virtual environment."""
    program, *rest = shlex.split(command)
    return [program, "--no-print-directory", f"VENV={sys.prefix}", *rest]


def clean_environment(**variables: object) -> dict[str, str]:
    """The current environment without the variables of an enclosing make, pytest or coverage run."""
    kept = {key: value for key, value in os.environ.items() if not key.startswith(("MAKE", "MFLAGS", "PYTEST", "COV"))}
    return kept | {key: str(value) for key, value in variables.items()}


def make(command: str, folder: Path = ROOT, fails: bool = False, **variables: object) -> str:
    """Run a make command and return its output; `fails` states whether it must fail. A copy skips `make setup`."""
    skip_setup = [] if folder == ROOT else ["-o", f"{sys.prefix}/.installed"]
    done = subprocess.run(
        [*make_command(command), *skip_setup],
        cwd=folder,
        env=clean_environment(**variables),
        capture_output=True,
        text=True,
        timeout=240,
    )
    output = done.stdout + done.stderr
    assert (done.returncode != 0) == fails, output
    return output
