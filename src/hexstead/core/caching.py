"""Where compiled rules are kept: one folder for each kernel, named by a hash of everything that its code is made of.

Numba by itself keeps a function by its file's place and date, and notices neither changed globals nor edits of other
files. Here the folder stands for the code, so that another clone, or this one after its files were written anew, finds
what was compiled before, and an edit anywhere in the engine starts afresh.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import pathlib
import sys
import tempfile
from collections.abc import Iterator
from typing import Any

import numba
import numpy as np
from numba.core import caching
from numba.core.registry import cpu_target

from .kernels import Kernel
from .rule import Function

LOCATOR: Any = caching._CacheLocator
CACHE: Any = caching.CacheImpl


def engine_sources(folder: pathlib.Path) -> list[pathlib.Path]:
    """The files that compiled code is made of: rules, and where they take constants and records from."""
    core = pathlib.Path(__file__).parent
    names = ("actions", "caching", "compiled", "events", "kernel", "kernels", "linking", "records", "rule", "table")
    shared = [core / f"{name}.py" for name in names]
    own = [folder / f"{name}.py" for name in ("actions", "events", "meta", "refusals", "state")]
    return [*shared, *sorted((core / "rules").glob("*.py")), *own, *sorted((folder / "rules").glob("*.py"))]


def cache_folder(game: str, folder: pathlib.Path, kernel: Kernel, bounds_checked: bool) -> pathlib.Path:
    """Where the compiled entry points of this very kernel are kept."""
    made_for = (numba.__version__, np.__version__, sys.version, cpu_target.target_context.codegen().magic_tuple())
    digest = hashlib.sha256(repr(made_for).encode())
    for file in [*engine_sources(folder), *kernel.sources]:
        digest.update(file.name.encode() + file.read_bytes())
    home = os.environ.get("HEXSTEAD_CACHE")
    if home is None:
        try:
            home = str(pathlib.Path(os.environ.get("XDG_CACHE_HOME") or pathlib.Path.home() / ".cache") / "hexstead")
        except RuntimeError:  # no home at all
            home = str(pathlib.Path(tempfile.gettempdir()) / "hexstead-cache")
    name = f"{game}-{kernel.name}-{digest.hexdigest()[:16]}{'-checked' if bounds_checked else ''}"
    return pathlib.Path(home) / name


def writable(folder: pathlib.Path) -> pathlib.Path:
    """The folder, made if need be; where it cannot be written, one for this process alone."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=folder).close()
    except OSError:
        return pathlib.Path(tempfile.mkdtemp(prefix="hexstead-"))
    return folder


@contextlib.contextmanager
def kept_in(folder: pathlib.Path) -> Iterator[None]:
    """Functions compiled meanwhile are looked for, and kept, in this folder."""

    class Locator(LOCATOR):  # type: ignore[misc]
        def __init__(self, line: int):
            self._line = line

        def get_cache_path(self) -> str:
            return str(folder)

        def get_source_stamp(self) -> str:
            return folder.name

        def get_disambiguator(self) -> str:
            return str(self._line)

        @classmethod
        def from_function(cls, function: Function, file: str) -> Locator:
            return cls(function.__code__.co_firstlineno)

    before = CACHE._locator_classes
    CACHE._locator_classes = [Locator]
    try:
        yield
    finally:
        CACHE._locator_classes = before
