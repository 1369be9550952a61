"""`@rule` marks a function that runs plain and compiled, and `bind` gives such functions a game's own functions.

A rule takes records by their fixed names – `s` state, `b` board, `w` work – and integers, and returns an integer or a
bool. The mark changes nothing: plain, a rule is ordinary Python.
"""

from __future__ import annotations

import dis
import importlib
import pkgutil
import types
from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])
Function = types.FunctionType


def rule(function: F) -> F:
    """Mark a function as a rule."""
    function.is_rule = True  # type: ignore[attr-defined]
    return function


def hook(function: F) -> F:
    """Mark a stand-in in `core` that every game replaces by its own function of that name."""
    function.is_hook = True  # type: ignore[attr-defined]
    return function


def rules_in(package: types.ModuleType) -> dict[str, Function]:
    """The rules of a game by name, which is theirs alone (tools/check_rules.py): one named like a hook fills it."""
    found: dict[str, Function] = {}
    for entry in pkgutil.iter_modules(package.__path__, f"{package.__name__}."):
        for name, value in vars(importlib.import_module(entry.name)).items():
            if getattr(value, "is_rule", False) and value.__module__ == entry.name:
                found[name] = value
    return found


def reachable(entries: Iterable[Function], hooks: Mapping[str, Function]) -> list[Function]:
    """All rules that the entries call, callees first. Refuses recursion, which a compiled cache does not survive."""
    done: list[Function] = []
    under_way: list[Function] = []

    def visit(function: Function) -> None:
        if function in done:
            return
        if function in under_way:
            raise ValueError(f"{function.__name__} calls itself, through {[f.__name__ for f in under_way]}")
        under_way.append(function)
        for callee in callees(function, hooks).values():
            visit(callee)
        under_way.pop()
        done.append(function)

    for entry in entries:
        visit(entry)
    return done


def callees(function: Function, hooks: Mapping[str, Function]) -> dict[str, Function]:
    """The rules a function calls, by the name it calls them."""
    found: dict[str, Function] = {}
    for name in {i.argval for i in dis.get_instructions(function) if i.opname == "LOAD_GLOBAL"}:
        value: Any = function.__globals__.get(name)
        if getattr(value, "is_hook", False):
            found[name] = hooks[name]
        elif getattr(value, "is_rule", False):
            found[name] = value
    return found


def bind(
    entries: Iterable[Function],
    hooks: Mapping[str, Function],
    wrap: Callable[[Function], Any] = lambda f: f,
) -> dict[str, Any]:
    """Clone every reachable rule over globals in which each rule is its clone, wrapped; give back the entries by name.

    Plain needs clones only for functions that reach a hook; cloning all is simpler and costs a millisecond.
    """
    entries = list(entries)
    twins: dict[Function, Any] = {}
    for function in reachable(entries, hooks):
        scope = dict(function.__globals__)
        for name, callee in callees(function, hooks).items():
            scope[name] = twins[callee]
        clone = Function(function.__code__, scope, function.__name__)
        clone.__qualname__ = function.__qualname__
        clone.__module__ = function.__module__
        twins[function] = wrap(clone)
    return {entry.__name__: twins[entry] for entry in entries}
