"""Positions: a state as readable JSON by names, and back; for a viewer, with null for what that viewer may not know."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ..errors import BadAction, BadPosition
from .events import EVERYTHING
from .names import Names, shown
from .records import NOBODY, Axis, Field

LARGEST = 30000


Teller = Callable[[Any], Any]  # a value of a field as it is told


def describe(s: Any, names: Names, viewer: int | None = EVERYTHING) -> dict[str, Any]:
    """Every field of a state by name. Owners by place, counts by name without the zeros, seats as a list."""
    out: dict[str, Any] = {}
    players, tellers = s.players, _tellers(s, names)
    for field in s.FIELDS:
        value, tell = getattr(s, field.name), tellers[field.name]
        by_seat = field.axes[:1] == ("seats",)
        if viewer == EVERYTHING or field.who == "all" or (field.who == "turn" and viewer == s.turn_seat):
            out[field.name] = [tell(value[i]) for i in range(players)] if by_seat else tell(value)
        elif field.who == "owner":
            out[field.name] = [tell(value[i]) if i == viewer else None for i in range(players)]
        else:
            out[field.name] = None
    return out


def _tellers(s: Any, names: Names) -> dict[str, Teller]:
    """How each field is told, of one seat where it has seats; worked out once."""
    if not names.tellers:
        names.tellers = {f.name: _teller(f, int(f.axes[:1] == ("seats",)), names) for f in s.FIELDS}
    return names.tellers


def _teller(field: Field, depth: int, names: Names) -> Teller:
    if depth == len(field.axes):
        if field.of is None:
            return lambda value: value
        of = field.of
        return lambda value: None if value == NOBODY else names.name(of, value)
    axis, inner = field.axes[depth], _teller(field, depth + 1, names)
    is_plain = depth + 1 == len(field.axes) and field.of is None
    if is_told_as_list(axis, field, depth, names):
        return list if is_plain else lambda value: [inner(entry) for entry in value]
    labels, empty = names.axis(str(axis)), field.empty
    if is_plain:
        return lambda value: {label: n for label, n in zip(labels, value, strict=False) if n != empty}
    return lambda value: {label: inner(n) for label, n in zip(labels, value, strict=False) if n != empty}


def is_told_as_list(axis: Axis, field: Field, depth: int, names: Names) -> bool:
    """Axes without names of their own, and outer ones, are told in order; the others by name."""
    return isinstance(axis, int) or depth + 1 < len(field.axes) or isinstance(names.axis(axis)[0], int)


def read_into(s: Any, data: Mapping[str, Any], names: Names) -> set[str]:
    """Write the given fields of a position into a state; the names of those that were given. Raises BadPosition."""
    fields = {field.name: field for field in s.FIELDS}
    given: set[str] = set()
    for key, value in data.items():
        if key not in fields:
            raise BadPosition([f"A position has no entry {shown(key)}."])
        field = fields[key]
        try:
            setattr(s, key, _read(value, field, 0, names, s.players, getattr(s, key)))
        except (BadAction, _Unreadable) as error:
            raise BadPosition([f"{key}: {error}"]) from None
        given.add(key)
    return given


class _Unreadable(Exception):
    pass


def _read(value: Any, field: Field, depth: int, names: Names, players: int, old: Any) -> Any:
    if depth == len(field.axes):
        return _read_number(value, field, names, players)
    axis = field.axes[depth]
    size = field.shape[depth]
    if axis == "seats" and depth == 0:
        if not isinstance(value, list | tuple) or len(value) != players:
            raise _Unreadable(f"one entry for each of the {players} seats is needed, not {shown(value)}.")
        read = [_read(entry, field, depth + 1, names, players, old[i]) for i, entry in enumerate(value)]
        return read + old[players:]
    if is_told_as_list(axis, field, depth, names):
        if not isinstance(value, list | tuple) or len(value) != size:
            raise _Unreadable(f"a list of {size} is needed, not {shown(value)}.")
        return [_read(entry, field, depth + 1, names, players, old[i]) for i, entry in enumerate(value)]
    if not isinstance(value, Mapping):
        raise _Unreadable(f"entries by name are needed, not {shown(value)}.")
    out = [field.empty] * size
    for key, entry in value.items():
        out[names.number(str(axis), key, "")] = _read(entry, field, depth + 1, names, players, None)
    return out


def _read_number(value: Any, field: Field, names: Names, players: int) -> int:
    if field.of is not None:
        if value is None and field.empty == NOBODY:
            return NOBODY
        number = names.number(field.of, value, "")
        if field.of == "seats" and number >= players:
            raise _Unreadable(f"there is no seat {number} among {players} players.")
        return number
    if type(value) is not int or not 0 <= value <= LARGEST:
        raise _Unreadable(f"{shown(value)} is not a number from 0 to {LARGEST}.")
    return value
