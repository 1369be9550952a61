"""The source of rule functions: syntax trees, with a kind (number, struct or array) for every local variable."""

from __future__ import annotations

import ast
import builtins
import inspect
import textwrap
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NoReturn

from ..kernel import Kernel
from ..layout import Field, Struct
from ..rule import Function, callees

INT_64 = range(-(1 << 63), 1 << 63)
ENTRY_BYTES = {"i2": 2, "i4": 4, "i8": 8}  # array entries, and struct fields: i2, or i8 if wide


class Unsupported(TypeError):
    """Code that cannot be translated to WebAssembly; the message starts with file and line."""


@dataclass(frozen=True, slots=True)
class Number:
    """A 64-bit integer."""


@dataclass(frozen=True, slots=True)
class StructRef:
    """The address of a struct; `name` is the parameter name that stands for its type ("s", "m")."""

    name: str


@dataclass(frozen=True, slots=True)
class ArrayRef:
    """An array of structs (`of` is their name) or numbers (`of` is "i2" …), possibly with columns."""

    of: str
    dimensions: int


Kind = Number | StructRef | ArrayRef
NUMBER = Number()


@dataclass(frozen=True, slots=True)
class Place:
    """Where a field starts within its struct, in bytes."""

    offset: int
    field: Field

    @property
    def entry(self) -> str:
        return "i8" if self.field.wide else "i2"


_places: dict[type[Struct], dict[str, Place]] = {}


def places(struct: type[Struct]) -> dict[str, Place]:
    """The fields of a struct by name, packed as in `to_bytes`."""
    if struct not in _places:
        found: dict[str, Place] = {}
        offset = 0
        for each in struct.FIELDS:
            found[each.name] = place = Place(offset, each)
            offset += each.size * ENTRY_BYTES[place.entry]
        _places[struct] = found
    return _places[struct]


@dataclass(frozen=True)
class Vocabulary:
    """The types of a kernel's parameters by name, and the functions that implement its hooks."""

    structs: Mapping[str, type[Struct]]
    arrays: Mapping[str, ArrayRef]
    hooks: Mapping[str, Function]

    @classmethod
    def of(cls, kernel: Kernel, structs: Mapping[str, type[Struct]], hooks: Mapping[str, Function]) -> Vocabulary:
        arrays = {"states": ArrayRef("s", 1), "into": ArrayRef("s", 1), "boards": ArrayRef("b", 1)}
        arrays["works"] = ArrayRef("w", 1)
        for name, text in kernel.arrays.items():
            of, _, dimensions = text.partition(" ")
            arrays[name] = ArrayRef(of, int(dimensions or 1))
        return cls({**structs, **kernel.structs}, arrays, hooks)

    def kind(self, parameter: str) -> Kind:
        if parameter in self.structs:
            return StructRef(parameter)
        return self.arrays.get(parameter, NUMBER)


@dataclass
class Source:
    """A parsed rule function."""

    function: Function
    vocabulary: Vocabulary
    tree: ast.FunctionDef = field(init=False)
    first_line: int = field(init=False)
    kinds: dict[str, Kind] = field(init=False)  # kinds of parameters and other local variables
    callees: dict[str, Function] = field(init=False)

    def __post_init__(self) -> None:
        lines, self.first_line = inspect.getsourcelines(self.function)
        tree = ast.parse(textwrap.dedent("".join(lines))).body[0]
        assert isinstance(tree, ast.FunctionDef)
        self.tree = tree
        self.callees = callees(self.function, self.vocabulary.hooks)
        self.kinds = self.parameters()
        for node in ast.walk(tree):
            self._note_local(node)

    def parameters(self) -> dict[str, Kind]:
        arguments = self.tree.args
        if arguments.vararg or arguments.kwarg or arguments.kwonlyargs or arguments.posonlyargs or arguments.defaults:
            self.refuse(self.tree, "has default, variadic or keyword-only parameters")
        kinds = {argument.arg: self.vocabulary.kind(argument.arg) for argument in arguments.args}
        for kind in kinds.values():
            if isinstance(kind, ArrayRef) and kind.of not in (*self.vocabulary.structs, *ENTRY_BYTES):
                self.refuse(self.tree, f"takes an array of {kind.of}: only integers are supported")
        return kinds

    def refuse(self, node: ast.AST, reason: str) -> NoReturn:
        line = self.first_line + getattr(node, "lineno", 1) - 1
        raise Unsupported(f"{self.function.__code__.co_filename}:{line}: {self.function.__name__} {reason}.")

    def _note_local(self, node: ast.AST) -> None:
        """Store the kind of the local variable that a statement assigns, if any."""
        if isinstance(node, ast.Assign):
            targets, kind = node.targets, self.kind(node.value)
        elif isinstance(node, ast.AnnAssign | ast.AugAssign | ast.For):
            targets, kind = [node.target], NUMBER
        elif isinstance(node, ast.NamedExpr):
            self.refuse(node, "assigns inside an expression")
        else:
            return
        if isinstance(kind, ArrayRef):
            self.refuse(node, "gives an array another name")
        for target in targets:
            if isinstance(target, ast.Name) and self.kinds.setdefault(target.id, kind) != kind:
                self.refuse(node, f"uses `{target.id}` for a struct and for a number")

    def kind(self, node: ast.expr) -> Kind:
        """The kind of an expression."""
        if isinstance(node, ast.Name):
            return self.kinds.get(node.id, NUMBER)
        if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name):
            array = self.kinds.get(node.value.id)
            if isinstance(array, ArrayRef) and array.of in self.vocabulary.structs:
                return StructRef(array.of)
        return NUMBER

    def is_boolean(self, node: ast.expr) -> bool:
        """Whether the value of an expression is always True or False."""
        if isinstance(node, ast.BoolOp):
            return all(map(self.is_boolean, node.values))
        if isinstance(node, ast.UnaryOp):
            return isinstance(node.op, ast.Not)
        if isinstance(node, ast.Constant):
            return isinstance(node.value, bool)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            callee = self.callees.get(node.func.id)
            returned = bool if callee is None and node.func.id == "bool" else None
            return (callee.__annotations__.get("return") if callee else returned) in (bool, "bool")
        if isinstance(node, ast.Name):
            return self._holds_booleans(node.id)
        return isinstance(node, ast.Compare)

    def _holds_booleans(self, name: str) -> bool:
        """Whether every value assigned to a local variable is True or False."""
        assigned = [
            node.value
            for node in ast.walk(self.tree)
            if isinstance(node, ast.Assign) and any(isinstance(t, ast.Name) and t.id == name for t in node.targets)
        ]
        others = [
            node
            for node in ast.walk(self.tree)
            if isinstance(node, ast.AugAssign | ast.For | ast.AnnAssign)
            and isinstance(node.target, ast.Name)
            and node.target.id == name
        ]
        return bool(assigned) and not others and all(map(self.is_boolean, assigned))

    def constant(self, node: ast.expr) -> int | None:
        """The value of an expression without variables; None for any other."""
        value: int | None = None
        if isinstance(node, ast.Constant):
            value = self._integer(node, node.value)
        elif isinstance(node, ast.Name) and node.id not in self.kinds:
            value = self._integer(node, self._global(node))
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
            inner = self.constant(node.operand)
            value = None if inner is None else -inner
        elif isinstance(node, ast.BinOp):
            left, right = self.constant(node.left), self.constant(node.right)
            if left is not None and right is not None:
                value = self._computed(node, left, right)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "len":
            value = self._row_length(node)
        if value is not None and value not in INT_64:
            self.refuse(node, f"uses {value}, which has more than 64 bits")
        return value

    def _integer(self, node: ast.expr, value: object) -> int:
        if not isinstance(value, int):
            self.refuse(node, f"uses `{ast.unparse(node)}`, which is not an integer")
        return int(value)

    def _global(self, node: ast.Name) -> object:
        if node.id not in self.function.__globals__:
            self.refuse(node, f"uses `{node.id}`, which is not defined")
        return self.function.__globals__[node.id]

    def _computed(self, node: ast.BinOp, left: int, right: int) -> int | None:
        match node.op:
            case ast.Add():
                return left + right
            case ast.Sub():
                return left - right
            case ast.Mult():
                return left * right
            case _:
                return None

    def _row_length(self, node: ast.Call) -> int | None:
        """The constant `len` of a row of a struct; None for an array, whose length varies."""
        if len(node.args) != 1:
            self.refuse(node, "calls `len` with other than one argument")
        depth, inner = 0, node.args[0]
        while isinstance(inner, ast.Subscript):
            depth, inner = depth + 1, inner.value
        if not isinstance(inner, ast.Attribute):
            return None
        shape = self.place(inner).field.shape
        if depth >= len(shape):
            self.refuse(node, f"takes the length of `{ast.unparse(node.args[0])}`, which is a number")
        return shape[depth]

    def place(self, node: ast.Attribute) -> Place:
        """The field that an attribute names."""
        kind = self.kind(node.value)
        if not isinstance(kind, StructRef):
            self.refuse(node, f"reads `{ast.unparse(node)}`, which is not a field of a struct")
        found = places(self.vocabulary.structs[kind.name]).get(node.attr)
        if found is None:
            self.refuse(node, f"uses `{ast.unparse(node)}`, which is no field of that struct")
        return found

    def is_builtin(self, name: str) -> bool:
        return name not in self.function.__globals__ and hasattr(builtins, name)
