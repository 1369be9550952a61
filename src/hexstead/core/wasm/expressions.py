"""Expressions of rule functions as WebAssembly.

Numbers are i64, as in the compiled back end; conditions and addresses are i32. Unless stated otherwise, a method
leaves one value on the stack.
"""

from __future__ import annotations

import ast
from collections.abc import Callable

from ..rule import Function
from . import arithmetic
from . import encoding as op
from .encoding import I32, I64, Code
from .source import ENTRY_BYTES, ArrayRef, Source, StructRef

LOADS = {"i2": op.I64_LOAD16_S, "i4": op.I64_LOAD32_S, "i8": op.I64_LOAD}
COMPARISONS: dict[type[ast.cmpop], tuple[int, int]] = {  # comparison → instruction and its negation
    ast.Eq: (op.I64_EQ, op.I64_NE),
    ast.NotEq: (op.I64_NE, op.I64_EQ),
    ast.Lt: (op.I64_LT_S, op.I64_GE_S),
    ast.GtE: (op.I64_GE_S, op.I64_LT_S),
    ast.Gt: (op.I64_GT_S, op.I64_LE_S),
    ast.LtE: (op.I64_LE_S, op.I64_GT_S),
}
ARITHMETIC: dict[type[ast.operator], int] = {
    ast.Add: op.I64_ADD,
    ast.Sub: op.I64_SUB,
    ast.Mult: op.I64_MUL,
    ast.BitAnd: op.I64_AND,
    ast.BitOr: op.I64_OR,
    ast.BitXor: op.I64_XOR,
    ast.LShift: op.I64_SHL,
    ast.RShift: op.I64_SHR_S,
}
INDEX_ARITHMETIC: dict[type[ast.operator], int] = {ast.Add: op.I32_ADD, ast.Sub: op.I32_SUB, ast.Mult: op.I32_MUL}
COPY_STATE = "copy_state"  # this hook becomes one memory copy (kernel.copy_state)


class Expressions:
    """Writes the expressions of one function to `code`.

    `locals` has the local variables of WebAssembly by name: one for a number or struct; address, length and, for a
    table, columns for an array. `number_of` gives the index of a function in the module.
    """

    def __init__(
        self, source: Source, code: Code, locals: dict[str, tuple[int, ...]], number_of: Callable[[Function], int]
    ):
        self.source = source
        self.code = code
        self.locals = locals
        self.number_of = number_of

    def get(self, name: str, part: int = 0) -> None:
        self.code.local(op.LOCAL_GET, self.locals[name][part])

    # Numbers

    def number(self, node: ast.expr) -> None:
        value = self.source.constant(node)
        if value is not None:
            self.code.constant(value)
            return
        match node:
            case ast.Name():
                if isinstance(self.source.kind(node), StructRef | ArrayRef):
                    self.source.refuse(node, f"uses `{node.id}` as a number")
                self.get(node.id)
            case ast.Attribute() | ast.Subscript():
                entry, offset = self.address(node)
                self.code.memory(LOADS[entry], offset)
            case ast.BinOp():
                self.number(node.left)
                self.apply(node, node.op, node.right)
            case ast.UnaryOp(op=ast.USub()):
                self.code.constant(0)
                self.number(node.operand)
                self.code.op(op.I64_SUB)
            case ast.Compare() | ast.BoolOp() | ast.UnaryOp(op=ast.Not()):
                if not self.source.is_boolean(node):
                    self.source.refuse(node, f"uses the value of `{ast.unparse(node)}`, which may not be a bool")
                self.condition(node)
                self.code.op(op.I64_EXTEND_I32_U)
            case ast.IfExp():
                self.condition(node.test)
                with self.code.block(op.IF, I64):
                    self.number(node.body)
                    self.code.op(op.ELSE)
                    self.number(node.orelse)
            case ast.Call():
                self.call(node)
            case _:
                self.source.refuse(node, f"uses `{ast.unparse(node)}`, which is not supported")

    def apply(self, node: ast.AST, operator: ast.operator, right: ast.expr) -> None:
        """Combine the number on the stack with the value of `right`."""
        divisor = self.source.constant(right)
        match operator:
            case ast.FloorDiv() if divisor is not None and divisor > 0:
                arithmetic.floor_divide_by(self.code, divisor)
            case ast.Mod() if divisor is not None and divisor > 0:
                arithmetic.modulo_by(self.code, divisor)
            case ast.FloorDiv():
                self.number(right)
                arithmetic.floor_divide(self.code)
            case ast.Mod():
                self.number(right)
                arithmetic.modulo(self.code)
            case _ if type(operator) in ARITHMETIC:
                self.number(right)
                self.code.op(ARITHMETIC[type(operator)])
            case _:
                self.source.refuse(node, f"uses the operator {type(operator).__name__}, which is not supported")

    # Conditions

    def condition(self, node: ast.expr) -> None:
        """Leave 0 or 1 on the stack."""
        match node:
            case ast.Compare(ops=[comparison]):
                self.number(node.left)
                self.number(node.comparators[0])
                self.code.op(self._comparison(node, comparison)[0])
            case ast.Compare():
                self.condition(self._both(node))
            case ast.BoolOp():
                self._all_or_any(node.op, node.values)
            case ast.UnaryOp(op=ast.Not()):
                self.condition(node.operand)
                self.code.op(op.I32_EQZ)
            case _:
                self.number(node)
                self.code.constant(0)
                self.code.op(op.I64_NE)

    def _all_or_any(self, operator: ast.boolop, values: list[ast.expr]) -> None:
        self.condition(values[0])
        if len(values) == 1:
            return
        with self.code.block(op.IF, I32):
            if isinstance(operator, ast.And):
                self._all_or_any(operator, values[1:])
                self.code.op(op.ELSE)
                self.code.constant_i32(0)
            else:
                self.code.constant_i32(1)
                self.code.op(op.ELSE)
                self._all_or_any(operator, values[1:])

    def branch(self, node: ast.expr, label: int, when: bool) -> None:
        """Branch to the label if the condition is `when`; leaves nothing on the stack."""
        match node:
            case ast.BoolOp():
                self._branch_all_or_any(node, label, when)
            case ast.UnaryOp(op=ast.Not()):
                self.branch(node.operand, label, not when)
            case ast.Compare(ops=[comparison]):
                self.number(node.left)
                self.number(node.comparators[0])
                self.code.op(self._comparison(node, comparison)[0 if when else 1])
                self.code.branch(op.BR_IF, label)
            case ast.Compare():
                self.branch(self._both(node), label, when)
            case _:
                self.number(node)
                if when:
                    self.code.constant(0)
                self.code.op(op.I64_NE if when else op.I64_EQZ)
                self.code.branch(op.BR_IF, label)

    def _branch_all_or_any(self, node: ast.BoolOp, label: int, when: bool) -> None:
        decisive = isinstance(node.op, ast.Or)  # the operand value that decides the result
        if decisive == when:
            for value in node.values:
                self.branch(value, label, when)
            return
        with self.code.block(op.BLOCK) as decided:
            for value in node.values[:-1]:
                self.branch(value, decided, decisive)
            self.branch(node.values[-1], label, when)

    def _comparison(self, node: ast.AST, comparison: ast.cmpop) -> tuple[int, int]:
        if type(comparison) not in COMPARISONS:
            self.source.refuse(node, f"compares with {type(comparison).__name__}, which is not supported")
        return COMPARISONS[type(comparison)]

    def _both(self, node: ast.Compare) -> ast.expr:
        """`a < b < c` as `a < b and b < c`."""
        if not all(isinstance(inner, ast.Name | ast.Constant) for inner in node.comparators[:-1]):
            self.source.refuse(node, f"chains comparisons around a computed value in `{ast.unparse(node)}`")
        lefts = [node.left, *node.comparators]
        pairs = [
            ast.copy_location(ast.Compare(left, [comparison], [right]), node)
            for left, comparison, right in zip(lefts, node.ops, node.comparators, strict=False)
        ]
        return ast.copy_location(ast.BoolOp(ast.And(), [*pairs]), node)

    # Addresses

    def struct(self, node: ast.expr) -> None:
        """The address of a struct."""
        kind = self.source.kind(node)
        if not isinstance(kind, StructRef):
            self.source.refuse(node, f"uses `{ast.unparse(node)}` as a struct")
        if isinstance(node, ast.Name):
            self.get(node.id)
        else:
            assert isinstance(node, ast.Subscript)
            assert isinstance(node.value, ast.Name)
            self.element(node.value, node.slice)

    def element(self, array: ast.expr, index: ast.expr) -> None:
        """The address of a struct in an array."""
        kind = self.source.kind(array)
        if not isinstance(array, ast.Name) or not isinstance(kind, ArrayRef) or kind.of in ENTRY_BYTES:
            self.source.refuse(array, f"uses `{ast.unparse(array)}` as an array of structs")
        self.get(array.id)
        size = self.source.vocabulary.structs[kind.of].FORMAT.size
        position = self.source.constant(index)
        if position is not None:
            if position != 0:
                self.code.constant_i32(position * size)
                self.code.op(op.I32_ADD)
            return
        self.index(index)
        self._scale(size)
        self.code.op(op.I32_ADD)

    def address(self, node: ast.expr) -> tuple[str, int]:
        """Leave the base address of a number in memory on the stack; return the type of the entry and an offset."""
        indices: list[ast.expr] = []
        inner = node
        while isinstance(inner, ast.Subscript) and not isinstance(self.source.kind(inner), StructRef):
            indices.insert(0, inner.slice)
            inner = inner.value
        if isinstance(inner, ast.Attribute):
            return self._field_address(node, inner, indices)
        kind = self.source.kind(inner)
        if not isinstance(inner, ast.Name) or not isinstance(kind, ArrayRef) or kind.dimensions != len(indices):
            self.source.refuse(node, f"uses `{ast.unparse(node)}`, which is not a single number")
        return self._entry_address(inner, kind, indices)

    def _field_address(self, node: ast.expr, field: ast.Attribute, indices: list[ast.expr]) -> tuple[str, int]:
        place = self.source.place(field)
        shape = place.field.shape
        if len(indices) != len(shape):
            self.source.refuse(node, f"uses `{ast.unparse(node)}` with {len(indices)} subscripts, not {len(shape)}")
        self.struct(field.value)
        offset = place.offset
        scale = ENTRY_BYTES[place.entry] * place.field.size
        for size, index in zip(shape, indices, strict=True):
            scale //= size
            offset += self._add_index(index, scale)
        return place.entry, offset

    def _entry_address(self, array: ast.Name, kind: ArrayRef, indices: list[ast.expr]) -> tuple[str, int]:
        self.get(array.id)
        scale = ENTRY_BYTES[kind.of]
        if kind.dimensions == 2:
            self.index(indices[0])
            self.get(array.id, 2)
            self.code.op(op.I32_MUL)
            self._scale(scale)
            self.code.op(op.I32_ADD)
        return kind.of, self._add_index(indices[-1], scale)

    def _add_index(self, index: ast.expr, scale: int) -> int:
        """Add a scaled index to the address on the stack, or return it as an offset if it is constant."""
        position = self.source.constant(index)
        if position is not None:
            if position < 0:
                self.source.refuse(index, f"uses the negative index {position}")
            return position * scale
        self.index(index)
        self._scale(scale)
        self.code.op(op.I32_ADD)
        return 0

    def _scale(self, factor: int) -> None:
        if factor & (factor - 1) == 0:
            self.code.constant_i32(factor.bit_length() - 1)
            self.code.op(op.I32_SHL)
        else:
            self.code.constant_i32(factor)
            self.code.op(op.I32_MUL)

    def index(self, node: ast.expr) -> None:
        """Leave the lower 32 bits of a number on the stack, as i32."""
        value = self.source.constant(node)
        if value is not None:
            self.code.constant_i32(value)
        elif isinstance(node, ast.BinOp) and type(node.op) in INDEX_ARITHMETIC:
            self.index(node.left)
            self.index(node.right)
            self.code.op(INDEX_ARITHMETIC[type(node.op)])
        elif isinstance(node, ast.Attribute | ast.Subscript):
            entry, offset = self.address(node)
            self.code.memory(op.I32_LOAD16_S if entry == "i2" else op.I32_LOAD, offset)
        else:
            self.number(node)
            self.code.op(op.I32_WRAP_I64)

    # Calls

    def call(self, node: ast.Call) -> None:
        if node.keywords or not isinstance(node.func, ast.Name):
            self.source.refuse(node, f"calls `{ast.unparse(node)}`: only rules are called, without keywords")
        callee = self.source.callees.get(node.func.id)
        if callee is not None:
            self._call_rule(node, callee)
        elif self.source.is_builtin(node.func.id):
            self._call_builtin(node, node.func.id)
        else:
            self.source.refuse(node, f"calls `{node.func.id}`, which is not a rule")

    def _call_rule(self, node: ast.Call, callee: Function) -> None:
        names = callee.__code__.co_varnames[: callee.__code__.co_argcount]
        if len(names) != len(node.args):
            self.source.refuse(node, f"calls {callee.__name__} with {len(node.args)} arguments, not {len(names)}")
        if callee.__name__ == COPY_STATE:
            self._copy_state(*node.args)
            return
        for name, argument in zip(names, node.args, strict=True):
            wanted, given = self.source.vocabulary.kind(name), self.source.kind(argument)
            if wanted != given:
                self.source.refuse(node, f"passes `{ast.unparse(argument)}` to {callee.__name__} as `{name}`")
            if isinstance(given, ArrayRef):
                assert isinstance(argument, ast.Name)
                for part in range(len(self.locals[argument.id])):
                    self.get(argument.id, part)
            elif isinstance(given, StructRef):
                self.struct(argument)
            else:
                self.number(argument)
        self.code.call(self.number_of(callee))

    def _copy_state(self, into: ast.expr, to: ast.expr, states: ast.expr, i: ast.expr) -> None:
        self.element(into, to)
        self.element(states, i)
        self.code.constant_i32(self.source.vocabulary.structs["s"].FORMAT.size)
        self.code.copy_memory()
        self.code.constant(0)

    def _call_builtin(self, node: ast.Call, name: str) -> None:
        match name, node.args:
            case "min" | "max", [first, *others] if others:
                self.number(first)
                for other in others:
                    self.number(other)
                    arithmetic.choose(self.code, op.I64_LE_S if name == "min" else op.I64_GE_S)
            case "abs", [inner]:
                self.number(inner)
                arithmetic.absolute(self.code)
            case "int", [inner]:
                self.number(inner)
            case "bool", [inner]:
                self.condition(inner)
                self.code.op(op.I64_EXTEND_I32_U)
            case "len", [ast.Name() as array] if isinstance(self.source.kind(array), ArrayRef):
                self.get(array.id, 1)
                self.code.op(op.I64_EXTEND_I32_U)
            case _:
                self.source.refuse(node, f"calls `{ast.unparse(node)}`, which is not supported")
