"""Positions: convert a state to readable JSON and back; for a viewer, hidden values are null."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ..errors import BadAction, BadPosition
from .events import EVERYTHING
from .layout import NOBODY, Axis, Field
from .names import Names, short_repr

MAX_VALUE = 30000


Serialiser = Callable[[Any], Any]  # from a field's value to its JSON


def serialise(s: Any, names: Names, viewer: int | None = EVERYTHING) -> dict[str, Any]:
    """Return every field of a state by name; values hidden from the viewer are None.

    A field with one entry per seat is a list. A field indexed by a named axis (nodes, resources, …) is a mapping from
    name to value without its empty entries.
    """
    serialisers = field_serialisers(s, names)
    return {field.name: field_value(s, field, serialisers[field.name], viewer) for field in s.FIELDS}


def field_value(s: Any, field: Field, serialise_value: Serialiser, viewer: int | None = EVERYTHING) -> Any:
    """Return a field of a state as JSON, with None for values hidden from the viewer."""
    value = getattr(s, field.name)
    if viewer == EVERYTHING or field.who == "all" or (field.who == "turn" and viewer == s.turn_seat):
        is_by_seat = field.axes[:1] == ("seats",)
        return [serialise_value(value[i]) for i in range(s.players)] if is_by_seat else serialise_value(value)
    if field.who == "owner":
        return [serialise_value(value[i]) if i == viewer else None for i in range(s.players)]
    return None


def field_differs(field: Field, viewer: int | None, before: Any, after: Any) -> bool:
    """Return whether a viewer sees different values of a partly hidden field in two states."""
    old, new = getattr(before, field.name), getattr(after, field.name)
    if field.who == "owner":
        return viewer is not None and bool(old[viewer] != new[viewer])
    if field.who == "turn" and viewer in (before.turn_seat, after.turn_seat):
        return bool(before.turn_seat != after.turn_seat or old != new)
    return False


def field_serialisers(s: Any, names: Names) -> dict[str, Serialiser]:
    """Return the cached serialisers by field name; for a field with one entry per seat, of one such entry."""
    if not names.serialisers:
        names.serialisers = {f.name: _serialiser(f, int(f.axes[:1] == ("seats",)), names) for f in s.FIELDS}
    return names.serialisers


def _serialiser(field: Field, depth: int, names: Names) -> Serialiser:
    if depth == len(field.axes):
        if field.of is None:
            return lambda value: value
        of = field.of
        return lambda value: None if value == NOBODY else names.name(of, value)
    axis, inner = field.axes[depth], _serialiser(field, depth + 1, names)
    is_plain = depth + 1 == len(field.axes) and field.of is None
    if is_list_axis(axis, field, depth, names):
        return list if is_plain else lambda value: [inner(entry) for entry in value]
    labels, empty = names.axis(str(axis)), field.empty
    if is_plain:
        return lambda value: {label: n for label, n in zip(labels, value, strict=False) if n != empty}
    return lambda value: {label: inner(n) for label, n in zip(labels, value, strict=False) if n != empty}


def is_list_axis(axis: Axis, field: Field, depth: int, names: Names) -> bool:
    """Whether an axis is written as a list: one without names, or an outer one. Others are mappings by name."""
    return isinstance(axis, int) or depth + 1 < len(field.axes) or isinstance(names.axis(axis)[0], int)


def read_into(s: Any, data: Mapping[str, Any], names: Names) -> set[str]:
    """Write the fields of a position into a state and return their names; raise BadPosition if one is invalid."""
    fields = {field.name: field for field in s.FIELDS}
    given: set[str] = set()
    for key, value in data.items():
        if key not in fields:
            raise BadPosition([f"A position has no entry {short_repr(key)}."])
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
            raise _Unreadable(f"expected one entry for each of the {players} seats, not {short_repr(value)}.")
        read = [_read(entry, field, depth + 1, names, players, old[i]) for i, entry in enumerate(value)]
        return read + old[players:]
    if is_list_axis(axis, field, depth, names):
        if not isinstance(value, list | tuple) or len(value) != size:
            raise _Unreadable(f"expected a list of {size} entries, not {short_repr(value)}.")
        return [_read(entry, field, depth + 1, names, players, old[i]) for i, entry in enumerate(value)]
    if not isinstance(value, Mapping):
        raise _Unreadable(f"expected an object with entries by name, not {short_repr(value)}.")
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
            raise _Unreadable(f"there is no seat {number} in a game of {players} players.")
        return number
    if type(value) is not int or not 0 <= value <= MAX_VALUE:
        raise _Unreadable(f"{short_repr(value)} is not an integer from 0 to {MAX_VALUE}.")
    return value
