"""Names: what the numbers of each axis are called on one board, and back. Everything readable goes through here."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ..errors import BadAction

TradeTerms = tuple[tuple[int, ...], tuple[int, ...]]  # counts of all goods: given, got
DICE_PAIRS = tuple((a, b) for a in range(1, 7) for b in range(1, 7))


def shown(value: object) -> str:
    """A value as it may stand in a sentence: short, whatever it is."""
    try:
        text = repr(value)
    except Exception:
        text = f"a {type(value).__name__}"
    return text if len(text) <= 60 else text[:57] + "..."


_type_names: dict[type, str] = {}  # asked often, and slow to find out
_columns: dict[type, tuple[str, ...]] = {}


def type_name(cls: type) -> str:
    """What a class of actions or events is called in JSON: `build_road` for BuildRoad."""
    if cls not in _type_names:
        _type_names[cls] = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", cls.__name__).lower()
    return _type_names[cls]


def columns(cls: type) -> tuple[str, ...]:
    """The names of a dataclass's fields."""
    if cls not in _columns:
        _columns[cls] = tuple(f.name for f in dataclasses.fields(cls))
    return _columns[cls]


class Names:
    """The names of every axis ("paths", "resources", "seats", …), on one board."""

    def __init__(
        self,
        axes: Mapping[str, Sequence[Any]],
        bundles: Sequence[TradeTerms],
        find: Mapping[str, Callable[[str], int]],
    ):
        self._names = {"dice_pairs": DICE_PAIRS, **{axis: tuple(values) for axis, values in axes.items()}}
        self._numbers = {axis: {name: i for i, name in enumerate(names)} for axis, names in self._names.items()}
        self._find = find  # other spellings: a path from its other end, a place by its intersection
        self.bundles = tuple(bundles)
        self.tellers: dict[str, Callable[[Any], Any]] = {}  # positions.py keeps here how fields are told

    def axis(self, axis: str) -> tuple[Any, ...]:
        return self._names[axis]

    def size(self, axis: str) -> int:
        return len(self._names[axis])

    def name(self, axis: str, number: int) -> Any:
        names = self._names[axis]
        return names[number] if 0 <= number < len(names) else f"#{number}"

    def number(self, axis: str, name: object, where: str) -> int:
        """The number of a name; raises BadAction with a sentence."""
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
        raise BadAction(f"{where}{shown(name)} is none of the {axis.replace('_', ' ')}{self._hint(axis)}.")

    def _hint(self, axis: str) -> str:
        names = self._names[axis]
        return f" ({', '.join(str(n) for n in names)})" if len(names) <= 8 else ""
