"""Checks what the compiler asks of every function marked `@rule`, so that plain and compiled games stay the same.

A rule takes arrays of records, the records `s`, `b`, `w`, `m` and integers, uses every field down to a single number,
allocates nothing, calls only rules, and never itself. Shared packages name no game. Prints one sentence per fault; run
by `make lint`.
"""

import ast
import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path, PurePosixPath

PACKAGE = "src/hexstead"
RECORDS = ("s", "b", "w", "m")
DIMENSIONS = {"number": 0, "row": 1, "grid": 2}
MADE = {"hide", "copy_state"}  # hooks that the engine itself fills, for any game
BUILTINS = {"range", "min", "max", "abs", "int", "bool", "len"}
SHARED = ("core", "bots", "sim", "env", "server", "stats.py")
PIECES = {"goetz", "götz", "hall", "halls", "landmark", "landmarks", "rail", "rails", "railroad", "train", "trains"}

FORBIDDEN: tuple[tuple[tuple[type[ast.AST], ...], str], ...] = (
    ((ast.Tuple, ast.List, ast.Dict, ast.Set), "makes a tuple, list, dict or set"),
    ((ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp), "has a comprehension"),
    ((ast.Try, ast.TryStar, ast.Raise, ast.Assert), "handles or raises an exception"),
    ((ast.With, ast.AsyncWith), "has a with block"),
    ((ast.Lambda, ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef), "defines something inside"),
    ((ast.JoinedStr,), "formats a string"),
    ((ast.Match,), "has a match block"),
    ((ast.Slice, ast.Starred), "takes a slice or unpacks"),
    ((ast.Yield, ast.YieldFrom, ast.Await), "yields"),
    ((ast.Global, ast.Nonlocal, ast.Delete, ast.Import, ast.ImportFrom), "changes names outside its body"),
    ((ast.Div,), "divides with `/`, which gives a float: use `//`"),
)


class Module:
    """One parsed file: its rules and hooks, the fields it declares and its negative constants."""

    def __init__(self, path: str, source: str) -> None:
        self.path, self.source = path, source
        self.tree = ast.parse(source, path)
        self.rules = list(self.marked("rule"))
        self.hooks = list(self.marked("hook"))  # stand-ins in core: each game has a rule of that name
        parts = PurePosixPath(path).relative_to(PACKAGE).parts
        self.package = parts[0]
        self.game = parts[1] if parts[0] == "games" and len(parts) > 2 else ""

    def marked(self, mark: str) -> Iterator[ast.FunctionDef]:
        for node in ast.walk(self.tree):
            if isinstance(node, ast.FunctionDef):
                if any(isinstance(d, ast.Name) and d.id == mark for d in node.decorator_list):
                    yield node

    def fields(self) -> Iterator[tuple[str, int]]:
        for node in ast.walk(self.tree):
            if isinstance(node, ast.ClassDef):
                for line in node.body:
                    if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
                        maker = line.value.func if isinstance(line.value, ast.Call) else None
                        if isinstance(maker, ast.Name) and maker.id in DIMENSIONS:
                            yield line.target.id, DIMENSIONS[maker.id]

    def negatives(self) -> Iterator[str]:
        for node in self.tree.body:
            if (
                isinstance(node, ast.Assign | ast.AnnAssign)
                and node.value is not None
                and is_negative(node.value, set())
            ):
                targets = node.targets if isinstance(node, ast.Assign) else [node.target]
                yield from (t.id for t in targets if isinstance(t, ast.Name))


def is_negative(node: ast.AST, names: set[str]) -> bool:
    if isinstance(node, ast.Name):
        return node.id in names
    return isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub) and isinstance(node.operand, ast.Constant)


def field_of(node: ast.AST) -> tuple[ast.Attribute, int] | None:
    """The record field at the root of `s.hand[seat][r]`, and how often it is subscripted."""
    depth = 0
    while isinstance(node, ast.Subscript):
        node, depth = node.value, depth + 1
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in RECORDS:
        return node, depth
    return None


def is_array(arg: ast.arg) -> bool:
    """Whether a parameter holds many: its type is a list of something."""
    return isinstance(arg.annotation, ast.Subscript)


def root_of(node: ast.AST) -> str:
    """The name at the root of `samples[row][0]`."""
    while isinstance(node, ast.Subscript):
        node = node.value
    return node.id if isinstance(node, ast.Name) else ""


class World:
    """`core` and one game: what a rule may use."""

    def __init__(self, modules: list[Module]) -> None:
        self.modules = modules
        self.game = next((module.game for module in modules if module.game and module.rules), "")
        self.rules = {rule.name: rule for module in modules for rule in module.rules}
        self.hooks = {hook.name for module in modules for hook in module.hooks}
        self.negatives = {name for module in modules for name in module.negatives()}
        self.fields: dict[str, set[int]] = {}
        for module in modules:
            for name, dimensions in module.fields():
                self.fields.setdefault(name, set()).add(dimensions)

    def faults(self) -> Iterator[tuple[str, int, str]]:
        seen: set[str] = set()
        for module in self.modules:
            for hook in module.hooks:
                if hook.name in MADE:
                    continue
                if self.game and hook.name not in self.rules:
                    yield module.path, hook.lineno, f"hook `{hook.name}` has no rule of that name in {self.game}"
                for line, what in self.signature(hook):
                    yield module.path, line, f"hook `{hook.name}` {what}"
            for rule in module.rules:
                if rule.name in seen:
                    yield module.path, rule.lineno, f"`{rule.name}` is the name of a second rule"
                seen.add(rule.name)
                for line, what in (*self.signature(rule), *self.body(rule), *self.recursion(rule)):
                    yield module.path, line, f"rule `{rule.name}` {what}"

    def signature(self, rule: ast.FunctionDef) -> Iterator[tuple[int, str]]:
        a = rule.args
        if a.vararg or a.kwarg or a.kwonlyargs or a.posonlyargs or a.defaults:
            yield rule.lineno, "has defaults, * or / in its parameters: only plain ones"
        arrays = [arg for arg in a.args if is_array(arg)]
        rest = a.args[len(arrays) :]
        names = [arg.arg for arg in rest]
        records = [name for name in RECORDS if name in names]
        if arrays != a.args[: len(arrays)] or names[: len(records)] != records:
            yield rule.lineno, "must take arrays first, then its records, in the order s, b, w, m"
        for arg in rest[len(records) :]:
            if arg.annotation is not None and not (isinstance(arg.annotation, ast.Name) and arg.annotation.id == "int"):
                yield arg.lineno, f"takes `{arg.arg}`, which is neither a record nor an int"

    def body(self, rule: ast.FunctionDef) -> Iterator[tuple[int, str]]:
        statements = rule.body[1:] if ast.get_docstring(rule) is not None else rule.body
        nodes = [node for statement in statements for node in walk_without_annotations(statement)]
        inner = {id(node.value) for node in nodes if isinstance(node, ast.Subscript)}
        inner |= {id(arg) for node in nodes if isinstance(node, ast.Call) for arg in measured(node)}
        for node in nodes:
            line = getattr(node, "lineno", rule.lineno)
            for kinds, what in FORBIDDEN:
                if isinstance(node, kinds):
                    yield line, what
            if isinstance(node, ast.Constant) and not isinstance(node.value, int):
                yield line, f"uses the constant {node.value!r}: only integers"
            elif isinstance(node, ast.Call):
                yield from self.call(node)
            elif isinstance(node, ast.Subscript) and is_negative(node.slice, self.negatives):
                yield line, f"has the negative index `{ast.unparse(node)}`"
            if id(node) not in inner and (found := field_of(node)):
                yield from self.use(node, *found)
            if isinstance(node, ast.Assign | ast.AugAssign | ast.AnnAssign):
                yield from self.assignment(node, {arg.arg for arg in rule.args.args if is_array(arg)})

    def call(self, node: ast.Call) -> Iterator[tuple[int, str]]:
        if node.keywords:
            yield node.lineno, f"calls `{ast.unparse(node.func)}` with keyword arguments"
        if not isinstance(node.func, ast.Name):
            yield node.lineno, f"calls `{ast.unparse(node.func)}`: import the rule by its name"
        elif node.func.id not in self.rules.keys() | self.hooks | BUILTINS:
            yield node.lineno, f"calls `{node.func.id}`, which is not a rule"

    def use(self, node: ast.AST, field: ast.Attribute, depth: int) -> Iterator[tuple[int, str]]:
        known = self.fields.get(field.attr)
        if known is None:
            yield field.lineno, f"uses `{ast.unparse(field)}`, which no field table declares"
        elif depth not in known:
            wanted = " or ".join(str(n) for n in sorted(known))
            yield field.lineno, f"uses `{ast.unparse(node)}` with {depth} subscripts, the field has {wanted}"

    def assignment(
        self, node: ast.Assign | ast.AugAssign | ast.AnnAssign, arrays: set[str]
    ) -> Iterator[tuple[int, str]]:
        for target in node.targets if isinstance(node, ast.Assign) else [node.target]:
            if isinstance(target, ast.Name):
                if target.id in RECORDS and not isinstance(node.value, ast.Subscript):
                    yield node.lineno, f"assigns the record `{target.id}`"
            elif root_of(target) in arrays:
                pass
            elif field_of(target) is None:
                yield node.lineno, f"assigns `{ast.unparse(target)}`, which is no field of s, b, w or m"
            elif gives_bool(node.value):
                yield node.lineno, f"stores a bool in `{ast.unparse(target)}`: fields hold integers"

    def callees(self, name: str) -> set[str]:
        calls = (n for n in ast.walk(self.rules[name]) if isinstance(n, ast.Call) and isinstance(n.func, ast.Name))
        return {n.func.id for n in calls if isinstance(n.func, ast.Name) and n.func.id in self.rules}

    def recursion(self, rule: ast.FunctionDef) -> Iterator[tuple[int, str]]:
        reached: set[str] = set()
        todo = self.callees(rule.name)
        while todo:
            name = todo.pop()
            if name not in reached:
                reached.add(name)
                todo |= self.callees(name)
        if rule.name in reached:
            yield rule.lineno, "calls itself, directly or through others: use an explicit stack"


def measured(node: ast.Call) -> list[ast.expr]:
    """What `len` is taken of: a whole row is fine there, its length is its shape."""
    return node.args if isinstance(node.func, ast.Name) and node.func.id == "len" else []


def gives_bool(node: ast.AST | None) -> bool:
    negation = isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not)
    return (
        negation or isinstance(node, ast.Compare) or (isinstance(node, ast.Constant) and isinstance(node.value, bool))
    )


def walk_without_annotations(node: ast.AST) -> Iterator[ast.AST]:
    yield node
    for name, value in ast.iter_fields(node):
        if name != "annotation":
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST):
                    yield from walk_without_annotations(child)


def named_games(path: str, source: str, words: set[str]) -> Iterator[tuple[str, int, str]]:
    for number, text in enumerate(source.splitlines(), 1):
        for word in re.findall(r"[^\W\d_]+", re.sub(r"(?<=[a-z])(?=[A-Z])", " ", text)):
            if word.lower() in words:
                yield path, number, f"names a game (`{word}`) in a shared package"


def faults(sources: Mapping[str, str]) -> list[str]:
    """The faults of the given files, by path from the project's root, as sentences with their place."""
    modules = [Module(path, source) for path, source in sorted(sources.items())]
    games = sorted({module.game for module in modules} - {""})
    shared = [module for module in modules if not module.game]
    found: list[tuple[str, int, str]] = []
    for game in games or [""]:
        found += World(shared + [module for module in modules if game and module.game == game]).faults()
    for module in shared:
        if module.package in SHARED:
            found += named_games(
                module.path, module.source, set(games) | (PIECES if module.package == "core" else set())
            )
    return [f"{path}:{line}: {what}." for path, line, what in sorted(set(found))]


def main() -> int:
    root = Path(__file__).resolve().parent.parent
    files = sorted((root / PACKAGE).rglob("*.py"))
    found = faults({file.relative_to(root).as_posix(): file.read_text(encoding="utf-8") for file in files})
    for line in found:
        print(line)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
