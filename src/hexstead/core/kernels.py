"""Kernels: entry points that are bound, or compiled, together over a game's records.

The rules' own kernel is `RULES` (kernel.py). Bots and environments bring kernels of their own, with further records and
arrays among their parameters; each is compiled and cached by itself, so a table never waits for what it does not use.
"""

from __future__ import annotations

import pathlib
from collections.abc import Mapping
from dataclasses import dataclass, field

from . import kernel
from .records import Record
from .rule import Function


@dataclass(frozen=True, slots=True, eq=False)
class Kernel:
    """What is compiled together.

    `records` are parameters beside `s`, `b` and `w`; `arrays` are parameters that hold many: of a record ("s", "m"), or
    of numbers by numpy's name and the number of dimensions ("i2", "f4 2"). `hooks` are functions beside the game's own.
    """

    name: str
    entries: tuple[Function, ...]
    records: Mapping[str, type[Record]] = field(default_factory=dict)
    arrays: Mapping[str, str] = field(default_factory=dict)
    hooks: Mapping[str, Function] = field(default_factory=dict)
    sources: tuple[pathlib.Path, ...] = ()  # the files it is made of, beside the rules' own


RULES = Kernel("rules", (kernel.ask, kernel.run), arrays={"log": "i2", "ends": "i8"})  # type: ignore[arg-type]
