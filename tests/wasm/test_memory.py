"""Structs and arrays in the memory of WebAssembly."""

from typing import Any

import pytest

from hexstead.core.definition import definition
from hexstead.core.wasm.memory import Group, Heap, Look, Numbers
from tests.random_play import GAMES

STATE: Any = definition(GAMES[0]).state


@pytest.fixture
def heap():
    return Heap(memoryview(bytearray(1 << 20)))


@pytest.fixture
def group(heap):
    """Three states, in turn 1, 2 and 3."""
    block = heap.allocate(3 * STATE.FORMAT.size)
    for i in range(3):
        state = STATE()
        state.turn = i + 1
        block.view[i * STATE.FORMAT.size : (i + 1) * STATE.FORMAT.size] = state.to_bytes()
    return Group(STATE, 3, block)


def turns(group):
    return [Look(group, i).turn for i in range(len(group))]


def test_a_slice_shares_the_memory(group):
    part = group[1:]
    part.entries("turn", 1)[0] = 30
    assert turns(part) == [2, 30]
    assert turns(group) == [1, 2, 30]
    assert part.address == group.address + STATE.FORMAT.size


def test_assigning_to_a_slice_copies(group):
    group[0:1] = group[2:3]
    group.entries("turn", 2)[0] = 9
    assert turns(group) == [3, 2, 9]


def test_a_negative_index_counts_from_the_end(group):
    assert Look(group, -1).turn == 3


def test_fields_have_their_shapes(group):
    look, plain = Look(group, 0), STATE.from_bytes(group.bytes_of(0))
    assert all(getattr(look, field.name) == getattr(plain, field.name) for field in STATE.FIELDS)
    with pytest.raises(AttributeError, match="missing"):
        look.missing  # noqa: B018


def test_blocks_are_used_again_when_nothing_refers_to_them(heap):
    first = heap.allocate(100)
    address = first.address
    assert heap.allocate(100).address != address
    del first
    assert heap.allocate(90).address == address


def test_a_block_stays_in_use_while_a_slice_refers_to_it(heap, group):
    part = group[2:]
    start = group.address
    del group
    assert heap.allocate(3 * STATE.FORMAT.size).address != start
    assert turns(part) == [3]


def test_a_full_memory_is_reported(heap):
    with pytest.raises(MemoryError, match="1048576 bytes, is full"):
        heap.allocate(2 << 20)


def test_a_table_has_rows_and_an_array_numbers(heap):
    table, line = Numbers("i4", 2, heap, 3), Numbers("i8", 2, heap)
    table.fill([1, 2, 3, -4, 5, 1 << 20])
    assert [table[0], table[-1], table[:1]] == [[1, 2, 3], [-4, 5, 1 << 20], [[1, 2, 3]]]
    assert (len(table), len(line), line[:], line[-1]) == (2, 2, [0, 0], 0)
    assert (table.words()[1:], line.words()[1:]) == ((2, 3), (2,))
