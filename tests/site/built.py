"""The site that the tests use: built once for a state of the sources, by `hexstead site` as a user runs it."""

from __future__ import annotations

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

import hatch_build
from hexstead.server.settings import BUILT_PAGE

ROOT = Path(__file__).resolve().parents[2]
CACHE = ROOT / ".cache" / "site"
PACKAGE = ROOT / "src" / "hexstead"
KEPT = 3  # number of sites built from earlier sources that stay in the cache


def source_digest() -> str:
    """Hash of all files that are part of the site or build it."""
    found = hashlib.sha256((BUILT_PAGE / "sources.sha256").read_bytes())
    for file in sorted(PACKAGE.rglob("*")):
        if file.is_file() and "__pycache__" not in file.parts and not file.is_relative_to(BUILT_PAGE):
            found.update(f"{file.relative_to(PACKAGE).as_posix()}\0".encode() + file.read_bytes() + b"\0")
    return found.hexdigest()[:16]


@cache
def built_site() -> Path:
    """The folder of the site; builds the page and the site if their sources have changed. HEXSTEAD_SITE names a folder
    to test instead."""
    if given := os.environ.get("HEXSTEAD_SITE"):
        return Path(given)
    CACHE.mkdir(parents=True, exist_ok=True)
    with (CACHE / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # tests run in two processes
        hatch_build.build(ROOT)
        folder = CACHE / source_digest()
        if not folder.exists():
            made = folder.with_suffix(".new")
            shutil.rmtree(made, ignore_errors=True)
            build(made)
            made.rename(folder)
            earlier = sorted((path for path in CACHE.iterdir() if path.is_dir()), key=lambda path: path.stat().st_mtime)
            for path in earlier[:-KEPT]:
                shutil.rmtree(path)
    return folder


def build(folder: Path) -> None:
    """Run the command of these sources, without the game that only the tests have."""
    environment = os.environ | {"PYTHONPATH": str(PACKAGE.parent)}
    command = [sys.executable, "-m", "hexstead", "site", str(folder)]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    (folder.parent / f"{folder.stem}.txt").write_text(done.stdout)
