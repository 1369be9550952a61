"""The emitter on small functions: they compute what Python computes, and others are refused with file and line."""

import inspect
import os
import re
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from hexstead.core.definition import definition
from hexstead.core.kernel import Kernel, copy_state
from hexstead.core.layout import grid, number, row, struct
from hexstead.core.rule import rule
from hexstead.core.wasm.engine import load_entries
from hexstead.core.wasm.host import current_host
from hexstead.core.wasm.memory import Group, Numbers
from hexstead.core.wasm.module import emit_module
from hexstead.core.wasm.source import Unsupported
from tests.random_play import GAMES

GAME = definition(GAMES[0])
NUMBERS = [-(1 << 40), -1000, -64, -7, -3, -1, 0, 1, 2, 3, 7, 12, 64, 999, 1 << 33, (1 << 62) + 1]
SEVEN = 7
ARRAYS = {"many": "m", "log": "i2", "pairs": "i4 2", "floats": "f4"}


@struct({})
class SmallFields:
    """A field of each shape."""

    one: int = number()
    wide: int = number(wide=True)
    line: list[int] = row(4)
    table: list[list[int]] = grid(2, 3)
    wide_line: list[int] = row(3, wide=True)


Small: Any = SmallFields


@cache
def kernel(entry):
    return Kernel(entry.__name__, (entry,), structs={"m": Small}, arrays=ARRAYS)


def emit(entry):
    return emit_module(GAME, kernel(entry))


def run(entry, *arguments):
    return load_entries(current_host(), GAME, kernel(entry))[entry.__name__](*arguments)


def small(count=1):
    """A group of small structs, filled with zeros."""
    block = current_host().allocate(count * Small.FORMAT.size)
    block.view[:] = bytes(len(block.view))
    return Group(Small, count, block)


# Arithmetic: each function is compared with itself in Python.


def quotient(x, y):
    return x // y if y != 0 else 0


def remainder(x, y):
    return x % y if y != 0 else 0


def constant_quotients(x, y):
    return x // SEVEN + x // 8 + x // 1 + (x - y) // 100


def constant_remainders(x, y):
    return x % SEVEN + x % 16 * 100 + x % 1 + (x - y) % 60


def least_and_greatest(x, y):
    return min(x, y, SEVEN) * 3 + max(x, y) // 5 + abs(x) // 7 - -y // 9


def bits(x, y):
    return (x & y) + (x | 5) // 3 + (x ^ y) // 3 + (x >> 3) + (x % 9 << 4)


def conditions(x, y):
    both = x < y and y < 100
    either = x > 3 or y >= 7 or x == -y
    return int(both) + 2 * int(either) + 4 * (not both) + 8 * (0 <= x < 50) + 16 * bool(y) + 32 * (x != y)


def branches(x, y):
    if not (x < 0 and y < 0) and (x > 5 or not y > 5):
        return 1
    elif x <= y:
        return 2
    else:
        y = 3
    return y


def upwards(x, y):
    total = 0
    for i in range(x % 7, y % 11):
        if i == 4:
            continue
        if i == 9:
            break
        total = total * 3 + i
        i = 100
    return total


def downwards(x, y):
    total = 0
    for i in range(y % 30, x % 5, -3):
        total = total * 2 + i
        for _ in range(2):
            total += 1
    return total


def while_loop(x, y):
    n = 0
    x = abs(x) % 1000
    while True:
        if x == 0:
            return n
        x //= 2
        n += 1
        if n > 5:
            n -= y % 3


ARITHMETIC = [
    quotient, remainder, constant_quotients, constant_remainders, least_and_greatest, bits, conditions, branches,
    upwards, downwards, while_loop,
]  # fmt: skip


@pytest.mark.parametrize("function", ARITHMETIC, ids=lambda function: function.__name__)
def test_arithmetic_and_control_flow_equal_python(function):
    for x in NUMBERS:
        for y in NUMBERS:
            assert run(function, x, y) == function(x, y), (x, y)


# Structs, arrays and calls


@rule
def add_to(m, k, n):
    m.line[k] += n
    m.one = k
    return m.line[k]


def fields(many, i, n):
    m = many[i]
    m.wide = n * n
    m.table[1][n % 3] = -n
    m.wide_line[2] -= n
    m.line[m.one + 1] = add_to(m, 2, n)
    return m.wide + many[0].line[3] + len(many) + len(m.table) * 10 + len(m.table[0]) * 100


def test_fields_are_written_at_their_places():
    group = small(3)
    assert run(fields, group, 1, 1000) == 1_000_000 + 0 + 3 + 20 + 300
    written = Small.from_bytes(group.bytes_of(1))
    assert (written.one, written.wide, written.line) == (2, 1_000_000, [0, 0, 1000, 1000])
    assert (written.table, written.wide_line) == ([[0, 0, 0], [0, -1000, 0]], [0, 0, -1000])
    assert Small.from_bytes(group.bytes_of(0)) == Small.from_bytes(group.bytes_of(2)) == Small()


def value_before_index(many, n):
    m = many[0]
    m.line[m.one] = add_to(m, 2, n)
    return 0


def test_a_value_is_computed_before_the_place_it_is_assigned_to():
    group = small()
    run(value_before_index, group, 5)
    assert Small.from_bytes(group.bytes_of(0)).line == [0, 0, 5, 0]
    assert Small.from_bytes(group.bytes_of(0)).one == 2


def array_sum(log, pairs, n):
    total = 0
    for i in range(len(log)):
        log[i] += n
        total += log[i] * pairs[i][1]
    pairs[1][0] = total
    return total


def test_arrays_and_tables_are_read_and_written():
    log, pairs = Numbers("i2", 3, current_host()), Numbers("i4", 3, current_host(), 2)
    log.fill([1, 2, -30_000])
    pairs.fill([0, 10, 0, 100_000, 0, -1])
    assert run(array_sum, log, pairs, 4) == 50 + 600_000 + 29_996
    assert log[:] == [5, 6, -29_996]
    assert pairs[1] == [630_046, 100_000]


def copies(states, i):
    return copy_state(states, 1, states, i)


def test_a_state_is_copied_as_a_whole():
    changed: Any = GAME.state()
    changed.turn = 77
    data = GAME.state().to_bytes() * 2 + changed.to_bytes()
    block = current_host().allocate(len(data))
    block.view[:] = data
    states = Group(GAME.state, 3, block)
    run(copies, states, 2)
    assert bytes(states.bytes_of(1)) == changed.to_bytes()
    assert bytes(states.bytes_of(0)) == GAME.state().to_bytes()


# Code that is refused; the line at fault is marked.


def not_a_rule(n):
    return n


def has_a_float(n):
    return n * 0.5  # here


def true_division(n):
    return n / 2  # here


def power(n):
    return n**2  # here


def calls_other_functions(n):
    return not_a_rule(n)  # here


def calls_a_method(n):
    return n.bit_length()  # here


def keyword_call(many, n):
    return add_to(many[0], 0, n=n)  # here


def wrong_argument(many, n):
    return add_to(many, 0, n)  # here


def too_few_arguments(many):
    return add_to(many[0], 0)  # type: ignore[call-arg]  # here


def unknown_field(many):
    return many[0].missing  # here


def whole_row(many):
    return many[0].line  # here


def too_deep(many):
    return many[0].line[0][0]  # here


def negative_index(many):
    return many[0].line[-1]  # here


def number_as_struct(n):
    return n.one  # here


def builds_a_list(n):
    kept = [n]  # here
    return len(kept)


def unpacks(n):
    a, b = n, n  # here
    return a + b


def ends_without_return(n):
    if n > 1:  # here
        return 1


def returns_nothing(n):
    if n > 1:
        return  # here
    return 0


def loops_over_a_list(many):
    for n in many[0].line:  # here
        return n
    return 0


def variable_step(n):
    total = 0
    for i in range(0, 10, n):  # here
        total += i
    return total


def value_of_or(n):
    return n or 7  # here


def raises(n):
    if n > 1:
        raise ValueError(n)  # here
    return 0


def identity(n):
    if n is True:  # here
        return 1
    return 0


def unknown_name(n):
    return n + MISSING  # type: ignore[name-defined]  # noqa: F821  # here


def text_constant(n):
    return n + __name__  # here


def too_large(n):
    return n + 9_223_372_036_854_775_808  # here


def float_array(floats):  # here
    return len(floats)


def two_kinds(many, n):
    m = many[0]
    m = n  # here
    return m


def renames_an_array(many):
    other = many  # here
    return len(other)


def default_value(n=1):  # here
    return n


def walrus(n):
    if (m := n) > 1:  # here
        return m
    return 0


def computed_chain(many, n):
    return int(0 <= many[0].one + n < 7)  # here


REFUSED = {
    has_a_float: "`0.5`, which is not an integer",
    true_division: "the operator Div",
    power: "the operator Pow",
    calls_other_functions: "`not_a_rule`, which is not a rule",
    calls_a_method: "only rules are called",
    keyword_call: "without keywords",
    wrong_argument: "passes `many` to add_to as `m`",
    too_few_arguments: "with 2 arguments, not 3",
    unknown_field: "`many[0].missing`, which is no field",
    whole_row: "with 0 subscripts, not 1",
    too_deep: "with 2 subscripts, not 1",
    negative_index: "the negative index -1",
    number_as_struct: "which is not a field of a struct",
    builds_a_list: "`[n]`, which is not supported",
    unpacks: "which is not",
    ends_without_return: "can end without returning a number",
    returns_nothing: "`return`, which is not supported",
    loops_over_a_list: "something other than a range",
    variable_step: "a constant step",
    value_of_or: "which may not be a bool",
    raises: "`raise ValueError(n)`, which is not supported",
    identity: "compares with Is",
    unknown_name: "`MISSING`, which is not defined",
    text_constant: "`__name__`, which is not an integer",
    too_large: "more than 64 bits",
    float_array: "an array of f4: only integers",
    two_kinds: "for a struct and for a number",
    renames_an_array: "gives an array another name",
    default_value: "has default",
    walrus: "assigns inside an expression",
    computed_chain: "chains comparisons",
}


@pytest.mark.parametrize("function", REFUSED, ids=lambda function: function.__name__)
def test_other_code_is_refused_with_file_line_and_reason(function):
    lines, first = inspect.getsourcelines(function)
    line = first + next(i for i, text in enumerate(lines) if "# here" in text)
    start = re.escape(f"{Path(__file__)}:{line}: {function.__name__} ")
    with pytest.raises(Unsupported, match=start + ".*" + re.escape(REFUSED[function])):
        emit(function)


@rule
def calls_itself(n):
    return calls_itself(n)


def test_recursion_is_refused():
    with pytest.raises(ValueError, match="calls_itself calls itself"):
        emit(calls_itself)


def test_the_same_sources_give_the_same_bytes_in_every_process():
    code = (
        "import hashlib\nfrom hexstead.core.definition import definition\nfrom hexstead.core.kernel import RULES\n"
        f"from hexstead.core.wasm.module import emit_module\ngame = definition({GAMES[0]!r})\n"
        "print(hashlib.sha256(emit_module(game, RULES)).hexdigest())"
    )
    digests = {
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(digests) == 1
