"""The compiled back end: Numba twins of the rules over arrays of records. Only this file and linking.py import numba.

Every rule gets exactly one signature, made from its parameter names, callees first. Only the entry points are linked,
made into machine code and cached on disk; a cached start does not compile anything. The cache folder's name holds a
hash of all sources of the engine, because Numba itself notices neither changed globals nor edits of other files.
"""

from __future__ import annotations

import hashlib
import os
import pathlib
import re
import sys
import tempfile
from collections.abc import Callable, Mapping
from typing import Any

import numba
import numpy as np

from .kernels import Kernel
from .linking import linked_late, linking_all
from .records import Record
from .rule import Function, bind, reachable


def dtype(record: type[Record]) -> np.dtype[Any]:
    """The packed numpy type of a record class: its bytes are those of `to_bytes`."""
    return np.dtype([(f.name, "<i8" if f.wide else "<i2", f.shape) for f in record.FIELDS])


def array(record: type[Record], values: list[Any]) -> np.ndarray[Any, Any]:
    """Plain records as one compiled array."""
    return np.frombuffer(b"".join(v.to_bytes() for v in values), dtype=dtype(record)).copy()


def engine_sources(folder: pathlib.Path) -> list[pathlib.Path]:
    """The files that compiled code is made of: rules, and where they take constants and records from."""
    core = pathlib.Path(__file__).parent
    names = ("actions", "compiled", "events", "kernel", "kernels", "linking", "records", "rule", "table")
    shared = [core / f"{name}.py" for name in names]
    own = [folder / f"{name}.py" for name in ("actions", "events", "meta", "refusals", "state")]
    return [*shared, *sorted((core / "rules").glob("*.py")), *own, *sorted((folder / "rules").glob("*.py"))]


def cache_folder(game: str, folder: pathlib.Path, kernel: Kernel, bounds_checked: bool) -> pathlib.Path:
    """Where the compiled entry points of this very kernel are kept."""
    digest = hashlib.sha256(f"{numba.__version__} {np.__version__} {sys.version}".encode())
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


def copy_state(into: Any, to: int, states: Any, i: int) -> int:
    """The compiled twin of kernel.copy_state: one copy of memory."""
    into[to] = states[i]
    return 0


def parameter_types(kernel: Kernel, records: Mapping[str, type[Record]]) -> dict[str, Any]:
    """Numba's type of every parameter that is not an integer."""
    typeof: Any = numba.typeof
    arrays = {name: typeof(np.zeros(1, dtype(kind))) for name, kind in {**records, **kernel.records}.items()}
    types = {name: kind.dtype for name, kind in arrays.items()}
    types |= {"states": arrays["s"], "into": arrays["s"], "boards": arrays["b"], "works": arrays["w"]}
    for name, of in kernel.arrays.items():
        if of in arrays:
            types[name] = arrays[of]
        else:
            kind, _, dimensions = of.partition(" ")
            types[name] = typeof(np.zeros((1,) * int(dimensions or 1), kind))
    return types


def compile_entries(
    game: str,
    folder: pathlib.Path,
    kernel: Kernel,
    records: Mapping[str, type[Record]],
    hooks: Mapping[str, Function],
    *,
    bounds_checked: bool = False,
    progress: Callable[[int, int, str], None] | None = None,
) -> dict[str, Any]:
    """The compiled entry points, from the cache if they are there."""
    cache = cache_folder(game, folder, kernel, bounds_checked)
    complete = cache / "complete"
    cached = complete.exists()
    try:
        cache.mkdir(parents=True, exist_ok=True)
    except OSError:
        cache = pathlib.Path(tempfile.mkdtemp(prefix="hexstead-"))
        cached = False
    setattr(numba.config, "CACHE_DIR", str(cache))  # noqa: B010 (numba makes its settings at run time)
    hooks = {**hooks, "copy_state": copy_state}  # type: ignore[dict-item]
    types = parameter_types(kernel, records)
    total = len(reachable(kernel.entries, hooks))
    doors = {entry.__name__ for entry in kernel.entries}
    done = 0

    def twin(function: Function) -> Any:
        nonlocal done
        done += 1
        if progress is not None:
            progress(done, total, function.__name__)
        names = function.__code__.co_varnames[: function.__code__.co_argcount]
        signature = tuple(types.get(name, numba.int64) for name in names)
        if function.__name__ in doors:
            with linking_all():
                return _compile(function, signature, cache=True, boundscheck=bounds_checked, no_cfunc_wrapper=True)
        if cached:
            return numba.njit(function)  # never compiled: the entry points come from the cache
        inner = {"cache": False, "no_cpython_wrapper": True, "no_cfunc_wrapper": True}  # nobody calls it from outside
        with linked_late(function.__qualname__):
            return _compile(function, signature, boundscheck=bounds_checked, **inner)

    entries = bind(kernel.entries, hooks, twin)
    if not cached:
        complete.touch()
    return entries


def _compile(function: Function, signature: tuple[Any, ...], **options: Any) -> Any:
    """One twin; a type error is told in two lines instead of sixty."""
    try:
        return numba.njit([signature], **options)(function)
    except numba.core.errors.NumbaError as error:
        place = re.findall(r"During: .*?\((\d+)\)|File \"([^\"]+)\", line (\d+)", str(error))
        reason = str(error).strip().splitlines()
        lines = [f"{function.__module__}.{function.__name__} does not compile: {' '.join(reason[1:3])[:300]}"]
        lines += [f"  {file}:{line}" for _, file, line in place if file]
        raise TypeError("\n".join(lines)) from error
