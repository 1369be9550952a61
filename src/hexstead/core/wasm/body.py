"""Statements of rule functions as WebAssembly: the body of one function."""

from __future__ import annotations

import ast
from collections.abc import Callable, Sequence

from ..rule import Function
from . import encoding as op
from .encoding import I32, I64, Code, Signature
from .expressions import LOADS, Expressions
from .source import NUMBER, ArrayRef, Kind, Number, Source, StructRef

STORES = {"i2": op.I64_STORE16, "i4": op.I64_STORE32, "i8": op.I64_STORE}


def value_types(kind: Kind) -> tuple[int, ...]:
    """The WebAssembly types of the arguments that pass a value; an array has an address, a length and maybe columns."""
    if isinstance(kind, ArrayRef):
        return (I32,) * (1 + kind.dimensions)
    return (I64,) if isinstance(kind, Number) else (I32,)


def signature(source: Source) -> Signature:
    return tuple(kind for parameter in source.parameters().values() for kind in value_types(parameter)), (I64,)


def emit_function(source: Source, number_of: Callable[[Function], int]) -> bytes:
    """The code of a rule function for the code section of a module."""
    parameters, _ = signature(source)
    code = Code(parameters)
    locals: dict[str, tuple[int, ...]] = {}
    used = 0
    for name, kind in source.parameters().items():
        size = len(value_types(kind))
        locals[name] = tuple(range(used, used + size))
        used += size
    for name, kind in source.kinds.items():
        if name not in locals:
            locals[name] = (code.new_local(*value_types(kind)),)
    Body(source, code, locals, number_of).emit()
    return code.encoded()


def always_leaves(statements: Sequence[ast.stmt]) -> bool:
    """Whether the statements end in return, continue, break or an endless loop on every path."""
    last = statements[-1] if statements else None
    if isinstance(last, ast.If):
        return always_leaves(last.body) and always_leaves(last.orelse)
    if isinstance(last, ast.While):
        endless = isinstance(last.test, ast.Constant) and bool(last.test.value)
        return endless and not any(isinstance(node, ast.Break) for node in ast.walk(last))
    return isinstance(last, ast.Return | ast.Continue | ast.Break)


def calls_rules(node: ast.expr, source: Source) -> bool:
    return any(
        isinstance(inner, ast.Call) and isinstance(inner.func, ast.Name) and inner.func.id in source.callees
        for inner in ast.walk(node)
    )


def reads_memory(node: ast.expr) -> bool:
    """Whether the index of a target depends on more than local variables."""
    return any(isinstance(inner, ast.Attribute | ast.Subscript | ast.Call) for inner in ast.walk(node))


class Body(Expressions):
    """Writes the statements of one function."""

    def __init__(
        self, source: Source, code: Code, locals: dict[str, tuple[int, ...]], number_of: Callable[[Function], int]
    ):
        super().__init__(source, code, locals, number_of)
        self._continue: list[int] = []  # labels of the loops around a statement
        self._break: list[int] = []

    def emit(self) -> None:
        tree = self.source.tree
        if not always_leaves(tree.body):
            self.source.refuse(tree.body[-1], "can end without returning a number")
        self.statements(tree.body)
        self.code.op(op.UNREACHABLE)

    def statements(self, statements: Sequence[ast.stmt]) -> None:
        for statement in statements:
            self.statement(statement)

    def statement(self, node: ast.stmt) -> None:
        match node:
            case ast.Expr(value=ast.Constant(value=str())) | ast.Pass():
                pass
            case ast.Expr(value=ast.Call() as call):
                self.call(call)
                self.code.op(op.DROP)
            case ast.Return(value=ast.expr() as value):
                self.number(value)
                self.code.op(op.RETURN)
            case ast.Assign(targets=[target]):
                self.assign(target, node.value)
            case ast.AnnAssign(value=ast.expr() as value):
                self.assign(node.target, value)
            case ast.AugAssign():
                self.change(node)
            case ast.If():
                self.choose(node)
            case ast.While(orelse=[]):
                self.loop(node)
            case ast.For(orelse=[]):
                self.count(node)
            case ast.Continue():
                self.code.branch(op.BR, self._continue[-1])
            case ast.Break():
                self.code.branch(op.BR, self._break[-1])
            case _:
                self.source.refuse(node, f"uses `{ast.unparse(node).splitlines()[0]}`, which is not supported")

    def assign(self, target: ast.expr, value: ast.expr) -> None:
        if isinstance(target, ast.Name):
            if isinstance(self.source.kind(target), StructRef):
                self.struct(value)
            else:
                self.number(value)
            self.code.local(op.LOCAL_SET, self.locals[target.id][0])
        elif calls_rules(value, self.source) and any(reads_memory(index) for index in self._indices(target)):
            with self.code.temporary(I64) as result:  # Python evaluates the value first
                self.number(value)
                self.code.local(op.LOCAL_SET, result)
                entry, offset = self.address(target)
                self.code.local(op.LOCAL_GET, result)
                self.code.memory(STORES[entry], offset)
        else:
            entry, offset = self.address(target)
            self.number(value)
            self.code.memory(STORES[entry], offset)

    def _indices(self, target: ast.expr) -> list[ast.expr]:
        """The subscripts of a target, including the one that selects a struct from an array."""
        found: list[ast.expr] = []
        while not isinstance(target, ast.Name):
            if isinstance(target, ast.Subscript):
                found.append(target.slice)
            elif not isinstance(target, ast.Attribute):
                self.source.refuse(target, f"assigns to `{ast.unparse(target)}`")
            target = target.value
        return found

    def change(self, node: ast.AugAssign) -> None:
        """`+=` and similar statements, which compute the address once."""
        if isinstance(node.target, ast.Name):
            self.number(node.target)
            self.apply(node, node.op, node.value)
            self.code.local(op.LOCAL_SET, self.locals[node.target.id][0])
            return
        with self.code.temporary(I32) as place:
            entry, offset = self.address(node.target)
            self.code.local(op.LOCAL_TEE, place)
            self.code.local(op.LOCAL_GET, place)
            self.code.memory(LOADS[entry], offset)
            self.apply(node, node.op, node.value)
            self.code.memory(STORES[entry], offset)

    def choose(self, node: ast.If) -> None:
        if not node.orelse:
            with self.code.block(op.BLOCK) as end:
                self.branch(node.test, end, False)
                self.statements(node.body)
            return
        with self.code.block(op.BLOCK) as end:
            with self.code.block(op.BLOCK) as otherwise:
                self.branch(node.test, otherwise, False)
                self.statements(node.body)
                if not always_leaves(node.body):
                    self.code.branch(op.BR, end)
            self.statements(node.orelse)

    def loop(self, node: ast.While) -> None:
        with self.code.block(op.BLOCK) as end, self.code.block(op.LOOP) as start:
            self.branch(node.test, end, False)
            self._inside(node.body, start, end)
            self.code.branch(op.BR, start)

    def count(self, node: ast.For) -> None:
        """A loop over a range, whose bounds are evaluated once. The test is at the end of the loop."""
        first, last, step = self._range(node)
        code = self.code
        upwards = step > 0
        with code.temporary(I64) as at, code.temporary(I64) as stop, code.block(op.BLOCK) as end:
            self.number(first)
            code.local(op.LOCAL_SET, at)
            self.number(last)
            code.local(op.LOCAL_SET, stop)
            self._compare(at, stop, op.I64_GE_S if upwards else op.I64_LE_S)
            code.branch(op.BR_IF, end)
            with code.block(op.LOOP) as start:
                self._set_target(node, at)
                with code.block(op.BLOCK) as next:
                    self._inside(node.body, next, end)
                code.local(op.LOCAL_GET, at)
                code.constant(step)
                code.op(op.I64_ADD)
                code.local(op.LOCAL_SET, at)
                self._compare(at, stop, op.I64_LT_S if upwards else op.I64_GT_S)
                code.branch(op.BR_IF, start)

    def _range(self, node: ast.For) -> tuple[ast.expr, ast.expr, int]:
        """The start, end and step of a loop's range."""
        zero: ast.expr = ast.copy_location(ast.Constant(0), node)
        match node.iter:
            case ast.Call(func=ast.Name(id="range"), args=[last], keywords=[]):
                return zero, last, 1
            case ast.Call(func=ast.Name(id="range"), args=[first, last], keywords=[]):
                return first, last, 1
            case ast.Call(func=ast.Name(id="range"), args=[first, last, by], keywords=[]):
                step = self.source.constant(by)
                if step:
                    return first, last, step
        self.source.refuse(node, "loops over something other than a range with a constant step")

    def _compare(self, at: int, stop: int, comparison: int) -> None:
        self.code.local(op.LOCAL_GET, at)
        self.code.local(op.LOCAL_GET, stop)
        self.code.op(comparison)

    def _set_target(self, node: ast.For, at: int) -> None:
        if not isinstance(node.target, ast.Name) or self.source.kinds[node.target.id] != NUMBER:
            self.source.refuse(node, "loops with something other than a number")
        self.code.local(op.LOCAL_GET, at)
        self.code.local(op.LOCAL_SET, self.locals[node.target.id][0])

    def _inside(self, body: Sequence[ast.stmt], next: int, end: int) -> None:
        """The statements of a loop, in which `continue` branches to `next` and `break` to `end`."""
        self._continue.append(next)
        self._break.append(end)
        self.statements(body)
        self._continue.pop()
        self._break.pop()
