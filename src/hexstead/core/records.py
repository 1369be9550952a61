"""Records: a class body of integer fields becomes a slotted plain class (lists) and a packed numpy dtype (int16).

A field says its shape by axis names ("seats", "paths"; sizes come from the game), what its numbers stand for (`of`)
and who may know it (`who`): "all", "owner" (row i belongs to seat i), "turn" (the turn player) or "nobody".
Hiding is zeroing, so hidden fields hold counts.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, TypeVar, cast

NOBODY = -1
Row = list[int]
Grid = list[list[int]]
Axis = int | str
T = TypeVar("T")

WHO = ("all", "owner", "turn", "nobody")


@dataclass(frozen=True, slots=True)
class Field:
    """One named integer, row or grid of a record."""

    name: str
    axes: tuple[Axis, ...]
    shape: tuple[int, ...]
    who: str
    of: str | None
    wide: bool

    @property
    def size(self) -> int:
        product = 1
        for n in self.shape:
            product *= n
        return product

    @property
    def empty(self) -> int:
        """What an unset entry holds: owners are NOBODY, counts are 0."""
        return NOBODY if self.of is not None and self.of != "phases" and self.of != "endings" else 0


@dataclass(frozen=True, slots=True)
class _Spec:
    axes: tuple[Axis, ...]
    who: str
    of: str | None
    wide: bool


def _spec(axes: tuple[Axis, ...], who: str, of: str | None, wide: bool = False) -> _Spec:
    if who not in WHO:
        raise ValueError(f"A field is known to one of {', '.join(WHO)}, not to {who!r}.")
    return _Spec(axes, who, of, wide)


def number(*, who: str = "all", of: str | None = None, wide: bool = False) -> int:
    """A field of one integer. `wide` (64 bits) is for work records only."""
    return cast(int, _spec((), who, of, wide))


def row(axis: Axis, *, who: str = "all", of: str | None = None, wide: bool = False) -> Row:
    """A field of one integer per entry of an axis."""
    return cast(Row, _spec((axis,), who, of, wide))


def grid(axis: Axis, inner: Axis, *, who: str = "all", of: str | None = None, wide: bool = False) -> Grid:
    """A field of one integer per pair of entries."""
    return cast(Grid, _spec((axis, inner), who, of, wide))


class StrictList(list[Any]):
    """A list that refuses negative indices: −1 would silently be the last entry, compiled or not."""

    def __getitem__(self, i: Any) -> Any:
        if isinstance(i, int) and i < 0:
            raise IndexError(f"negative index {i}")
        return super().__getitem__(i)

    def __setitem__(self, i: Any, value: Any) -> None:
        if i < 0:
            raise IndexError(f"negative index {i}")
        super().__setitem__(i, value)


class Record:
    """What every record class can do; made by @record, never subclassed by hand."""

    __slots__ = ()
    FIELDS: ClassVar[tuple[Field, ...]] = ()
    FORMAT: ClassVar[struct.Struct]
    LIST: ClassVar[type[list[Any]]] = list

    def copy(self) -> Any:
        raise NotImplementedError  # written out by _source, like the next two

    def numbers(self) -> list[int]:
        """All integers in field order."""
        raise NotImplementedError

    def _read(self, numbers: tuple[int, ...]) -> None:
        raise NotImplementedError

    def to_bytes(self) -> bytes:
        """The record as the bytes of its compiled twin."""
        return self.FORMAT.pack(*self.numbers())

    @classmethod
    def from_bytes(cls, data: bytes) -> Any:
        out = cls.__new__(cls)
        out._read(cls.FORMAT.unpack(data))
        return out

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self.numbers() == other.numbers()

    __hash__ = None  # type: ignore[assignment]

    def masked(self, viewer: int | None, turn_seat: int) -> Any:
        """A copy in which everything that the viewer may not know is zero; None is a spectator."""
        out = self.copy()
        for field in self.FIELDS:
            if field.who == "all" or (field.who == "turn" and viewer == turn_seat):
                continue
            value = getattr(out, field.name)
            if not field.axes:
                setattr(out, field.name, 0)
            elif len(field.axes) == 1:
                for i in range(field.shape[0]):
                    if field.who != "owner" or i != viewer:
                        value[i] = 0
            else:
                for i in range(field.shape[0]):
                    if field.who != "owner" or i != viewer:
                        value[i] = self.LIST([0] * field.shape[1])
        return out


def visible(record: type[Record], viewer: int | None, is_turn: bool) -> list[int]:
    """One 0 or 1 per integer of the record: the mask that environments and search multiply a compiled state with."""
    flags: list[int] = []
    for field in record.FIELDS:
        if field.who == "owner":
            per_row = field.size // field.shape[0]
            for i in range(field.shape[0]):
                flags += [1 if i == viewer else 0] * per_row
        else:
            flags += [1 if field.who == "all" or (field.who == "turn" and is_turn) else 0] * field.size
    return flags


def hiding(record: type[Record]) -> Any:
    """A rule `hide(s, seat)` for this record: it zeroes what the seat may not know, like `masked`, in place."""
    lines = ["def hide(s, seat):"]
    for field in record.FIELDS:
        if field.who == "all":
            continue
        place, indent = f"s.{field.name}", " "
        if field.who == "turn":
            lines.append(" if s.turn_seat != seat:")
            indent = "  "
        for depth, size in enumerate(field.shape):
            lines.append(f"{indent}for i{depth} in range({size}):")
            place, indent = f"{place}[i{depth}]", indent + " "
            if field.who == "owner" and depth == 0:
                lines.append(f"{indent}if i0 == seat: continue")
        lines.append(f"{indent}{place} = 0")
    space: dict[str, Any] = {}
    exec("\n".join([*lines, " return 0"]), space)
    function = space["hide"]
    function.is_rule = True
    return function


def record(sizes: Mapping[str, int]) -> Callable[[type[T]], type[T]]:
    """Make a record class of a class body of fields, and of those of its bases, in order."""

    def make(body: type[T]) -> type[T]:
        fields: list[Field] = []
        for base in reversed(body.__mro__):
            for name, spec in vars(base).items():
                if isinstance(spec, _Spec):
                    shape = tuple(sizes[axis] if isinstance(axis, str) else axis for axis in spec.axes)
                    fields.append(Field(name, spec.axes, shape, spec.who, spec.of, spec.wide))
        return cast(type[T], _build(body.__name__, body.__doc__ or "", body.__module__, tuple(fields), list))

    return make


def strict(kind: type[Record]) -> type[Record]:
    """The same record with lists that refuse negative indices: tests run the plain rules on it."""
    return _build(kind.__name__, kind.__doc__ or "", kind.__module__, kind.FIELDS, StrictList)


def _build(name: str, doc: str, module: str, fields: tuple[Field, ...], kind: type[list[Any]]) -> type[Record]:
    space: dict[str, Any] = {"L": kind}
    exec(_source(fields, kind), space)  # written out field by field: a loop with getattr is five times slower
    body = {
        "__slots__": tuple(f.name for f in fields),
        "__doc__": doc,
        "__module__": module,
        "__init__": space["__init__"],
        "copy": space["copy"],
        "numbers": space["numbers"],
        "_read": space["read"],
        "FIELDS": fields,
        "FORMAT": struct.Struct("<" + "".join(f"{f.size}{'q' if f.wide else 'h'}" for f in fields)),
        "LIST": kind,
    }
    made = type(name, (Record,), body)
    space["new"] = made.__new__
    space["cls"] = made
    return made


def _source(fields: tuple[Field, ...], kind: type[list[Any]]) -> str:
    plain = kind is list
    init = ["def __init__(self):"]
    copy = ["def copy(self):", " out = new(cls)"]
    read = ["def read(self, v):"]
    flat: list[str] = []
    at = 0
    for f in fields:
        flat += _flat(f)
        read.append(f" self.{f.name} = {_cut(f.shape, at)}")
        at += f.size
        if not f.shape:
            init.append(f" self.{f.name} = {f.empty}")
            copy.append(f" out.{f.name} = self.{f.name}")
        elif len(f.shape) == 1:
            init.append(f" self.{f.name} = L([{f.empty}] * {f.shape[0]})")
            copy.append(f" out.{f.name} = {f'self.{f.name}[:]' if plain else f'L(self.{f.name})'}")
        else:
            init.append(f" self.{f.name} = L([L([{f.empty}] * {f.shape[1]}) for _ in range({f.shape[0]})])")
            inner = "[r[:] for r in self.NAME]" if plain else "L([L(r) for r in self.NAME])"
            copy.append(f" out.{f.name} = {inner.replace('NAME', f.name)}")
    numbers = ["def numbers(self):", f" return [{', '.join(flat)}]"]
    return "\n".join([*init, " return None", *copy, " return out", *read, *numbers])


def _flat(f: Field) -> list[str]:
    """The field's numbers as entries of a list display."""
    if not f.shape:
        return [f"self.{f.name}"]
    if len(f.shape) == 1:
        return [f"*self.{f.name}"]
    return [f"*self.{f.name}[{i}]" for i in range(f.shape[0])]


def _cut(shape: tuple[int, ...], at: int) -> str:
    """The expression that cuts a value of this shape out of the tuple v."""
    if not shape:
        return f"v[{at}]"
    if len(shape) == 1:
        return f"L(v[{at}:{at + shape[0]}])"
    return f"L([{', '.join(_cut(shape[1:], at + i * shape[1]) for i in range(shape[0]))}])"
