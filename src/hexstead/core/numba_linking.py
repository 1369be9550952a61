"""Patches that make Numba link rule functions once per entry point.

Numba optimises and emits every function together with everything it calls, so a function low in the call graph is
compiled again for each of its callers, which takes minutes for the bots. Here functions that only compiled code calls
keep their intermediate code, and each entry point is linked from all of it and optimised as a whole. This depends on
Numba's internals (docs/decisions/0010); HEXSTEAD_NUMBA_PATCHES=0 turns it off.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Any

from numba.core import codegen

LIBRARY: Any = codegen.JITCodeLibrary
CODEGEN: Any = codegen.JITCPUCodegen


@contextlib.contextmanager
def linked_late(name: str) -> Iterator[None]:
    """Leave the linking of functions with this name to their callers."""
    finalize, set_env = LIBRARY.finalize, CODEGEN.set_env

    def leave(library: Any) -> None:
        if library.name == name:
            library._finalized = library.is_late = True
        else:
            finalize(library)

    def set_env_if_there(target: Any, env_name: str, env: Any) -> None:
        if target._engine.is_symbol_defined(env_name):
            set_env(target, env_name, env)

    LIBRARY.finalize, CODEGEN.set_env = leave, set_env_if_there
    try:
        yield
    finally:
        LIBRARY.finalize, CODEGEN.set_env = finalize, set_env


@contextlib.contextmanager
def linking_all() -> Iterator[None]:
    """Link functions from everything that they reach."""
    finalize = LIBRARY.finalize

    def gather(library: Any) -> None:
        found = library._linking_libraries
        for other in found:  # grows during the loop
            if getattr(other, "is_late", False):
                found.extend(more for more in other._linking_libraries if more not in found)
        finalize(library)

    LIBRARY.finalize = gather
    try:
        yield
    finally:
        LIBRARY.finalize = finalize
