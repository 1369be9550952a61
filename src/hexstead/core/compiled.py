"""The compiled back end: Numba twins of the rules over arrays of records.

Only this file, caching.py and linking.py import numba. Every rule gets exactly one signature, made from its parameter
names, callees first. Only the entry points are linked, made into machine code and cached on disk; a cached start does
not compile anything.
"""

from __future__ import annotations

import pathlib
import re
from collections.abc import Callable, Mapping
from typing import Any

import numba
import numpy as np

from .caching import cache_folder, kept_in, writable
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
    cached = (cache / "complete").exists()
    if not cached:
        cache = writable(cache)
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
            with linking_all(), kept_in(cache):
                return _compile(function, signature, cache=True, boundscheck=bounds_checked, no_cfunc_wrapper=True)
        if cached:
            return numba.njit(function)  # never compiled: the entry points come from the cache
        inner = {"cache": False, "no_cpython_wrapper": True, "no_cfunc_wrapper": True}  # nobody calls it from outside
        with linked_late(function.__qualname__):
            return _compile(function, signature, boundscheck=bounds_checked, **inner)

    entries = bind(kernel.entries, hooks, twin)
    if not cached:
        (cache / "complete").touch()
    return entries


def _compile(function: Function, signature: tuple[Any, ...], **options: Any) -> Any:
    """One twin; a type error is told in two lines instead of sixty."""
    try:
        return numba.njit([signature], **options)(function)
    except numba.core.errors.NumbaError as error:
        text = re.sub(r"\x1b\[[\d;]*m", "", str(error)).strip()
        places = dict.fromkeys(re.findall(r'File "([^"]+)", line (\d+)', text))
        lines = [
            f"{function.__module__}.{function.__name__} does not compile: {' '.join(text.splitlines()[1:3])[:300]}"
        ]
        raise TypeError("\n".join(lines + [f"  {file}:{line}" for file, line in places])) from error
