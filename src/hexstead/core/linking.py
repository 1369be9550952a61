"""Linking compiled rules once: Numba by itself optimises and emits every function together with all that it calls.

A rule deep down is then compiled again in each of its callers, and theirs: minutes for the bots. Rules that nobody
calls from outside only hand on their own code here; the entry point that reaches them is linked from all of it and
optimised as one. This reaches into Numba's code libraries; decision 10 says why, and what holds it.
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
    """Functions of that name, compiled meanwhile, are left to their callers to link."""
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
    """Functions compiled meanwhile are linked from all that they reach."""
    finalize = LIBRARY.finalize

    def gather(library: Any) -> None:
        found = library._linking_libraries
        for other in found:  # grows as it goes
            if getattr(other, "is_late", False):
                found.extend(more for more in other._linking_libraries if more not in found)
        finalize(library)

    LIBRARY.finalize = gather
    try:
        yield
    finally:
        LIBRARY.finalize = finalize
