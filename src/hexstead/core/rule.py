"""`@rule` marks functions that run on both back ends; `bind` connects them with the functions of one game.

A rule function takes structs by fixed names – `s` state, `b` board, `w` workspace – and integers, and returns an
integer or a bool. On the plain back end it is ordinary Python.
"""

from __future__ import annotations

import dis
import importlib
import pkgutil
import types
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])
Function = types.FunctionType


def rule(function: F) -> F:
    """Mark a rule function."""
    function.is_rule = True  # type: ignore[attr-defined]
    return function


def hook(function: F) -> F:
    """Mark a placeholder in `core` that every game replaces by its own rule function of the same name."""
    function.is_hook = True  # type: ignore[attr-defined]
    return function


def default_hook(function: F) -> F:
    """Mark a rule function in `core` that a game can replace by its own of the same name."""
    function.is_hook = function.is_rule = True  # type: ignore[attr-defined]
    return function


def resolve(function: Callable[..., Any], hooks: Mapping[str, Function]) -> Function:
    """The function that fills a hook; raises LookupError if a game leaves a required one unfilled."""
    if function.__name__ in hooks:
        return hooks[function.__name__]
    if not getattr(function, "is_rule", False):
        raise LookupError(f"No rule function fills the hook {function.__name__}.")
    return function  # type: ignore[return-value]


def rules_in(package: types.ModuleType) -> dict[str, Function]:
    """All rule functions in a package by name. One with the name of a hook fills that hook."""
    found: dict[str, Function] = {}
    for entry in pkgutil.iter_modules(package.__path__, f"{package.__name__}."):
        for name, value in vars(importlib.import_module(entry.name)).items():
            if getattr(value, "is_rule", False) and value.__module__ == entry.name:
                found[name] = value
    return found


@cache
def rule_function(function: Callable[..., Any], rules: types.ModuleType) -> Callable[..., Any]:
    """A function of core that uses hooks, filled from a game's `rules` package, for calls from plain Python."""
    hooks = rules_in(rules)
    bound: Callable[..., Any] = bind([function], hooks)[function.__name__]  # type: ignore[list-item]
    return bound


def reachable(entries: Iterable[Function], hooks: Mapping[str, Function]) -> list[Function]:
    """All rule functions that the entries call, callees first; raises ValueError on recursion."""
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
    """The rule functions that a function calls, by the names it uses."""
    found: dict[str, Function] = {}
    for name in sorted({i.argval for i in dis.get_instructions(function) if i.opname == "LOAD_GLOBAL"}):
        value: Any = function.__globals__.get(name)
        if getattr(value, "is_hook", False):
            found[name] = resolve(value, hooks)
        elif getattr(value, "is_rule", False):
            found[name] = value
    return found


def bind(
    entries: Iterable[Function],
    hooks: Mapping[str, Function],
    wrap: Callable[[Function], Any] = lambda f: f,
) -> dict[str, Any]:
    """Clone every reachable rule function so that it calls the clones, each passed through `wrap`; the entries by name.

    Only functions that reach a hook need a clone on the plain back end; cloning all takes a millisecond.
    """
    entries = list(entries)
    clones: dict[Function, Any] = {}
    for function in reachable(entries, hooks):
        scope = dict(function.__globals__)
        for name, callee in callees(function, hooks).items():
            scope[name] = clones[callee]
        clone = Function(function.__code__, scope, function.__name__)
        clone.__qualname__ = function.__qualname__
        clone.__module__ = function.__module__
        clones[function] = wrap(clone)
    return {entry.__name__: clones[entry] for entry in entries}
