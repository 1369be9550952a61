"""Fixed loops that measure the current speed of the machine. Do not change them: versions are compared by them."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import cache
from typing import Any

# Steps per second on the idle machine for which the budgets were set.
NOMINAL = {"plain": 8.4e6, "compiled": 185e6}
STEPS = {"plain": 200_000, "compiled": 4_000_000}


def steps(n: int) -> int:
    """A chain of n dependent integer steps."""
    x = 1
    for i in range(n):
        x = (x * 40014 + i) % 2147483563
    return x


def copy_around(states: Any, n: int) -> int:
    """Copy states n times within an array of them."""
    size = len(states)
    for i in range(n):
        states[(i + 1) % size] = states[i % size]
    return n


@cache
def compiled(function: Callable[..., int]) -> Callable[..., int]:
    """The function compiled by Numba."""
    import numba

    made: Callable[..., int] = numba.njit(function)
    return made


def slowness(kind: str, clock: Callable[[], float] = time.perf_counter) -> float:
    """How many times slower than nominal the machine currently is; at least 1.

    Processor time is to be compared with `time.process_time` as the clock: other processes hardly change it.
    """
    return max(1.0, NOMINAL[kind] / pace(kind, clock))


def pace(kind: str, clock: Callable[[], float] = time.perf_counter) -> float:
    """The current speed of the plain or compiled loop in steps per second."""
    loop = steps if kind == "plain" else compiled(steps)
    if kind == "compiled":
        loop(1)
    began = clock()
    loop(STEPS[kind])
    return STEPS[kind] / (clock() - began)
