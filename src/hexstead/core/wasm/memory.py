"""Structs and arrays in WebAssembly memory, in the layout that entry points expect."""

from __future__ import annotations

import struct
from collections.abc import Iterable, Sequence
from typing import Any, Literal, Protocol

from ..layout import Struct
from .source import ENTRY_BYTES, Place, places

FORMATS: dict[str, Literal["h", "i", "q"]] = {"i2": "h", "i4": "i", "i8": "q"}


class Block(Protocol):
    """A range of WebAssembly memory, which is released when Python deletes the block."""

    address: int
    view: memoryview


class Allocator(Protocol):
    def allocate(self, size: int) -> Block:
        """Allocate at least one byte. The content is undefined."""


class HeapBlock:
    """A block of a heap."""

    __slots__ = ("_heap", "_size", "address", "view")

    def __init__(self, heap: Heap, address: int, size: int, reserved: int):
        self._heap, self._size = heap, reserved
        self.address = address
        self.view = heap.view[address : address + size]

    def __del__(self) -> None:
        self._heap.free[self._size].append(self.address)


class Heap:
    """Allocates blocks of a memory of fixed size, in sizes that are powers of two."""

    FIRST = 1024  # no block has the address 0

    def __init__(self, view: memoryview):
        self.view = view
        self.free: dict[int, list[int]] = {}
        self.top = self.FIRST

    def allocate(self, size: int) -> Block:
        reserved = max(8, 1 << (size - 1).bit_length())
        free = self.free.setdefault(reserved, [])
        if not free and self.top + reserved > len(self.view):
            raise MemoryError(f"The memory of WebAssembly, {len(self.view)} bytes, is full.")
        if free:
            return HeapBlock(self, free.pop(), size, reserved)
        self.top += reserved
        return HeapBlock(self, self.top - reserved, size, reserved)


class Group:
    """Structs of one type. A slice shares the memory; assigning to a slice copies bytes."""

    __slots__ = ("_block", "address", "count", "kind", "size", "view")

    def __init__(self, kind: type[Struct], count: int, block: Block, start: int = 0):
        self.kind = kind
        self.count = count
        self.size = kind.FORMAT.size
        self.address = block.address + start
        self.view = block.view[start : start + count * self.size]
        self._block = block

    def __reduce__(self) -> tuple[Any, ...]:
        from .host import restore_group

        return restore_group, (self.kind, bytes(self.view))

    def __len__(self) -> int:
        return self.count

    def __getitem__(self, key: slice) -> Group:
        start, stop = self._bounds(key)
        at = self.address - self._block.address + start * self.size
        return Group(self.kind, stop - start, self._block, at)

    def __setitem__(self, key: slice, other: Group) -> None:
        start, stop = self._bounds(key)
        self.view[start * self.size : stop * self.size] = other.view

    def _bounds(self, key: slice) -> tuple[int, int]:
        start, stop, _ = key.indices(self.count)
        return start, max(start, stop)

    def words(self) -> tuple[int, ...]:
        """The arguments that pass the group to an entry point."""
        return self.address, self.count

    def bytes_of(self, i: int) -> memoryview:
        """The bytes of struct `i`; a negative `i` counts from the end."""
        start = i % self.count * self.size
        return self.view[start : start + self.size]

    def entries(self, field: str, i: int = 0) -> memoryview:
        """The numbers of a field of struct i, in one row."""
        place = places(self.kind)[field]
        size = place.field.size * ENTRY_BYTES[place.entry]
        return self.bytes_of(i)[place.offset : place.offset + size].cast(FORMATS[place.entry])


class Numbers:
    """An array of integers of type "i2", "i4" or "i8"; two-dimensional if `columns` is given."""

    __slots__ = ("_block", "_columns", "_length", "address", "view")

    def __init__(self, entry: str, length: int, allocator: Allocator, columns: int | None = None):
        size = length * (1 if columns is None else columns) * ENTRY_BYTES[entry]
        self._block = allocator.allocate(max(1, size))
        self._length = length
        self._columns = columns
        self.address = self._block.address
        self._block.view[:size] = bytes(size)
        self.view = self._block.view[:size].cast(FORMATS[entry])

    def __len__(self) -> int:
        return self._length

    def __getitem__(self, key: Any) -> Any:
        """A number or, for a slice, a list of numbers; in a two-dimensional array, a row or rows."""
        if self._columns is None:
            return self.view[key].tolist() if isinstance(key, slice) else self.view[key]
        if isinstance(key, slice):
            return [self[i] for i in range(*key.indices(self._length))]
        start = range(self._length)[key] * self._columns
        return self.view[start : start + self._columns].tolist()

    def fill(self, numbers: Iterable[int]) -> None:
        values = list(numbers)
        struct.pack_into(f"={len(values)}{self.view.format}", self._block.view, 0, *values)

    def words(self) -> tuple[int, ...]:
        """The arguments that pass the array to an entry point."""
        if self._columns is None:
            return self.address, self._length
        return self.address, self._length, self._columns


class Look:
    """Read access to one struct of a group, with its fields as attributes."""

    __slots__ = ("_group", "_i")

    def __init__(self, group: Group, i: int):
        self._group = group
        self._i = i

    def __getattr__(self, field: str) -> Any:
        place = places(self._group.kind).get(field)
        if place is None:
            raise AttributeError(field)
        return _shaped(place, self._group.entries(field, self._i).tolist())


def _shaped(place: Place, numbers: Sequence[int]) -> Any:
    """The numbers in the shape of the field: a number, a row or a list of rows."""
    shape = place.field.shape
    if not shape:
        return numbers[0]
    if len(shape) == 1:
        return numbers
    return [numbers[i : i + shape[1]] for i in range(0, len(numbers), shape[1])]
