"""The compile cache: one folder per kernel, named by a hash of everything that its machine code depends on.

Numba's own cache is keyed by the place and date of a function's file, and notices neither changed constants nor edits
in other files. Here the folder's name covers the source of every reachable function, the constants that these read,
the layout of the structs and the compiler. A checkout with the same content finds what another has compiled.

`HEXSTEAD_CACHE` sets the location of the cache. `HEXSTEAD_NUMBA_PATCHES=0` leaves Numba unpatched: see patches_on.
"""

from __future__ import annotations

import contextlib
import dis
import hashlib
import inspect
import os
import pathlib
import sys
import tempfile
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import numba
import numpy as np
from numba.core import caching
from numba.core.registry import cpu_target

from ..cache_home import cache_home
from .kernel import Kernel
from .layout import Struct
from .rule import Function, reachable

LOCATOR: Any = caching._CacheLocator
CACHE: Any = caching.CacheImpl
COMPILER = ("compile_cache", "compiled", "numba_linking", "rule")  # modules that turn rule functions into machine code


def patches_on() -> bool:
    """Whether Numba's internals may be patched, which is the default.

    With `HEXSTEAD_NUMBA_PATCHES=0`, for example under an unsupported version of Numba, nothing is cached and compiling
    takes several times as long (docs/decisions/0010). The results are the same.
    """
    return os.environ.get("HEXSTEAD_NUMBA_PATCHES", "1") != "0"


def sources(functions: Iterable[Function]) -> dict[str, bytes]:
    """The text of the modules that the functions and the compiler consist of, by file name without the folder."""
    files = {function.__code__.co_filename for function in functions}
    found: dict[str, bytes] = {}
    for file in sorted(files):
        if file.startswith("<"):  # generated
            continue
        found["/".join(pathlib.Path(file).parts[-3:])] = pathlib.Path(file).read_bytes()
    for function in functions:
        if function.__code__.co_filename.startswith("<"):
            found[function.__code__.co_filename] = inspect.getsource(function).encode()
    for name in COMPILER:
        found[f"{name}.py"] = pathlib.Path(__file__).with_name(f"{name}.py").read_bytes()
    return found


def constants(function: Function) -> list[tuple[str, object]]:
    """The globals that a function reads, other than functions, by name."""
    names = {i.argval for i in dis.get_instructions(function) if i.opname == "LOAD_GLOBAL"}
    known = function.__globals__
    return [(name, known[name]) for name in sorted(names & known.keys()) if not callable(known[name])]


def cache_folder(
    game: str,
    kernel: Kernel,
    structs: Mapping[str, type[Struct]],
    hooks: Mapping[str, Function],
    bounds_checked: bool = False,
) -> pathlib.Path:
    """The folder of this kernel's compiled entry points, whether or not it exists."""
    functions = reachable(kernel.entries, hooks)
    digest = hashlib.sha256()
    digest.update(repr((numba.__version__, np.__version__, sys.version)).encode())
    digest.update(repr(cpu_target.target_context.codegen().magic_tuple()).encode())
    for name, text in sorted(sources(functions).items()):
        digest.update(name.encode() + text)
    for function in functions:
        digest.update(repr((function.__module__, function.__name__, constants(function))).encode())
    for name, kind in sorted({**structs, **kernel.structs}.items()):
        digest.update(repr((name, kind.FIELDS)).encode())
    digest.update(repr(sorted(kernel.arrays.items())).encode())
    folder = f"{game}-{kernel.name}-{digest.hexdigest()[:16]}{'-checked' if bounds_checked else ''}"
    return cache_home() / folder


def writable(folder: pathlib.Path) -> pathlib.Path:
    """The folder, created if necessary, or a temporary one for this process if it cannot be written."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=folder).close()
    except OSError:
        return pathlib.Path(tempfile.mkdtemp(prefix="hexstead-"))
    return folder


@contextlib.contextmanager
def kept_in(folder: pathlib.Path) -> Iterator[None]:
    """Patch Numba to load compiled functions from this folder and save them there."""

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
