"""Names: convert between the integers of each axis (paths, resources, seats, …) and their names on one board."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ..errors import BadAction

TradeTerms = tuple[tuple[int, ...], tuple[int, ...]]  # counts of all goods: given, received
DICE_PAIRS = tuple((a, b) for a in range(1, 7) for b in range(1, 7))


def short_repr(value: object) -> str:
    """Return `repr(value)` for an error message, cut to at most 60 characters; safe for any object."""
    try:
        text = repr(value)
    except Exception:
        text = f"a {type(value).__name__}"
    return text if len(text) <= 60 else text[:57] + "..."


_type_names: dict[type, str] = {}  # caches: these lookups are frequent and slow
_columns: dict[type, tuple[str, ...]] = {}


def type_name(cls: type) -> str:
    """Return the JSON type of an action or event class: `end_turn` for EndTurn."""
    if cls not in _type_names:
        _type_names[cls] = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", cls.__name__).lower()
    return _type_names[cls]


def columns(cls: type) -> tuple[str, ...]:
    """Return the field names of a dataclass (cached)."""
    if cls not in _columns:
        _columns[cls] = tuple(f.name for f in dataclasses.fields(cls))
    return _columns[cls]


class Names:
    """The names on every axis ("paths", "resources", "seats", …) of one board."""

    def __init__(
        self,
        axes: Mapping[str, Sequence[Any]],
        bundles: Sequence[TradeTerms],
        find: Mapping[str, Callable[[str], int]],
    ):
        self._names = {"dice_pairs": DICE_PAIRS, **{axis: tuple(values) for axis, values in axes.items()}}
        self._numbers = {axis: {name: i for i, name in enumerate(names)} for axis, names in self._names.items()}
        self._find = find  # alternative spellings: a path by its ends reversed, a place by its node
        self.bundles = tuple(bundles)
        self.serialisers: dict[str, Callable[[Any], Any]] = {}  # cache of positions.py

    def __getstate__(self) -> dict[str, Any]:
        return self.__dict__ | {"serialisers": {}}

    def __deepcopy__(self, memo: object) -> Names:
        return self  # immutable apart from the cache

    def axis(self, axis: str) -> tuple[Any, ...]:
        return self._names[axis]

    def size(self, axis: str) -> int:
        return len(self._names[axis])

    def name(self, axis: str, number: int) -> Any:
        names = self._names[axis]
        return names[number] if 0 <= number < len(names) else f"#{number}"

    def number(self, axis: str, name: object, where: str) -> int:
        """Return the number of a name; raise BadAction, its message starting with `where`, if it is unknown."""
        if isinstance(name, list):
            name = tuple(name)
        try:
            if type(name) in (int, str, tuple) and name in self._numbers[axis]:
                found = self._numbers[axis][name]
                if self._names[axis][found] == name and type(self._names[axis][found]) is type(name):
                    return found
            if isinstance(name, str) and axis in self._find:
                return self._find[axis](name)
        except (LookupError, TypeError):
            pass
        raise BadAction(f"{where}{short_repr(name)} is not one of the {axis.replace('_', ' ')}{self._hint(axis)}.")

    def _hint(self, axis: str) -> str:
        names = self._names[axis]
        return f" ({', '.join(str(n) for n in names)})" if len(names) <= 8 else ""
