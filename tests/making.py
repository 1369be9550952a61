"""`make` as somebody would give it, in the house itself or in a copy of it, where it may write."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
MADE = (".git", ".venv", ".cache", ".proof", "dist", "site", "node_modules", "__pycache__", ".hypothesis", ".coverage")


def copy(folder: Path) -> Path:
    """The house in another folder, with its page, as it stands; what is made otherwise is left out."""
    made: Path = shutil.copytree(ROOT, folder / "house", ignore=shutil.ignore_patterns(*MADE))
    return made


def words(command: str) -> list[str]:
    """The command in this environment, wherever the house is."""
    program, *rest = shlex.split(command)
    return [program, "--no-print-directory", f"VENV={sys.prefix}", *rest]


def environment(**variables: object) -> dict[str, str]:
    """That of somebody who has not begun a `make test` already."""
    kept = {key: value for key, value in os.environ.items() if not key.startswith(("MAKE", "MFLAGS", "PYTEST", "COV"))}
    return kept | {key: str(value) for key, value in variables.items()}


def make(command: str, folder: Path = ROOT, fails: bool = False, **variables: object) -> str:
    """What a make command says; it must end well, or badly. A copy never sets itself up in this environment."""
    set_up = [] if folder == ROOT else ["-o", f"{sys.prefix}/.installed"]
    done = subprocess.run(
        [*words(command), *set_up],
        cwd=folder,
        env=environment(**variables),
        capture_output=True,
        text=True,
        timeout=240,
    )
    said = done.stdout + done.stderr
    assert (done.returncode != 0) == fails, said
    return said
