"""The compiled back end: rule functions compiled by Numba, over arrays of structs.

Only this module, compile_cache.py and numba_linking.py import Numba. Every rule function gets one signature, derived
from its parameter names, callees first. Only the entry points are linked, turned into machine code and cached on disk;
a start from the cache compiles nothing.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

import numba
import numpy as np

from .compile_cache import cache_folder, kept_in, patches_on, writable
from .kernel import Kernel
from .layout import Struct
from .numba_linking import linked_late, linking_all
from .rule import Function, bind, reachable

_dtypes: dict[type[Struct], np.dtype[Any]] = {}  # Numba compares equal but not identical types slowly: 2 µs per call


def dtype(kind: type[Struct]) -> np.dtype[Any]:
    """The packed numpy type of a struct, with the same bytes as `to_bytes`; always the same object."""
    if kind not in _dtypes:
        _dtypes[kind] = np.dtype([(f.name, "<i8" if f.wide else "<i2", f.shape) for f in kind.FIELDS])
    return _dtypes[kind]


def array(kind: type[Struct], values: list[Any]) -> np.ndarray[Any, Any]:
    """Plain structs as one array."""
    return np.frombuffer(b"".join(v.to_bytes() for v in values), dtype=dtype(kind)).copy()


def copy_state(into: Any, to: int, states: Any, i: int) -> int:
    """kernel.copy_state for the compiled back end: one memory copy."""
    into[to] = states[i]
    return 0


def parameter_types(kernel: Kernel, structs: Mapping[str, type[Struct]]) -> dict[str, Any]:
    """Numba's types of the parameters that are not integers, by name."""
    typeof: Any = numba.typeof
    arrays = {name: typeof(np.zeros(1, dtype(kind))) for name, kind in {**structs, **kernel.structs}.items()}
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
    kernel: Kernel,
    structs: Mapping[str, type[Struct]],
    hooks: Mapping[str, Function],
    *,
    bounds_checked: bool = False,
    progress: Callable[[int, int, str], None] | None = None,
) -> dict[str, Any]:
    """The compiled entry points of a kernel by name, loaded from the cache if possible.

    `progress` is called with the number of functions done, their total and the name of the next one.
    """
    patched = patches_on()
    cache = cache_folder(game, kernel, structs, hooks, bounds_checked)
    cached = patched and (cache / "complete").exists()
    if patched and not cached:
        cache = writable(cache)
    hooks = {**hooks, "copy_state": copy_state}  # type: ignore[dict-item]
    types = parameter_types(kernel, structs)
    total = len(reachable(kernel.entries, hooks))
    entry_names = {entry.__name__ for entry in kernel.entries}
    done = 0

    def compiled(function: Function) -> Any:
        nonlocal done
        done += 1
        if progress is not None:
            progress(done, total, function.__name__)
        names = function.__code__.co_varnames[: function.__code__.co_argcount]
        signature = tuple(types.get(name, numba.int64) for name in names)
        if not patched:
            return _compile(function, signature, boundscheck=bounds_checked)
        if function.__name__ in entry_names:
            with linking_all(), kept_in(cache):
                return _compile(function, signature, cache=True, boundscheck=bounds_checked, no_cfunc_wrapper=True)
        if cached:
            return numba.njit(function)  # stays uncompiled: the entry points come from the cache
        inner = {"cache": False, "no_cpython_wrapper": True, "no_cfunc_wrapper": True}  # only called by compiled code
        with linked_late(function.__qualname__):
            return _compile(function, signature, boundscheck=bounds_checked, **inner)

    entries = bind(kernel.entries, hooks, compiled)
    if patched and not cached:
        (cache / "complete").touch()
    return entries


def _compile(function: Function, signature: tuple[Any, ...], **options: Any) -> Any:
    """Compile one function; raises TypeError with a two-line message in place of Numba's sixty lines."""
    try:
        return numba.njit([signature], **options)(function)
    except numba.core.errors.NumbaError as error:
        text = re.sub(r"\x1b\[[\d;]*m", "", str(error)).strip()
        places = dict.fromkeys(re.findall(r'File "([^"]+)", line (\d+)', text))
        lines = [
            f"{function.__module__}.{function.__name__} does not compile: {' '.join(text.splitlines()[1:3])[:300]}"
        ]
        raise TypeError("\n".join(lines + [f"  {file}:{line}" for file, line in places])) from error
