"""Check that every function marked `@rule` can be compiled and behaves the same on all back ends.

A rule takes arrays of structs, then the structs `s`, `b`, `w`, `m`, then integers. It reads and writes fields down to
single numbers, allocates nothing, calls only other rules and does not recurse. Shared packages must not name a game,
and `core` must not name a game's pieces. Prints one sentence per fault; run by `make lint`.
"""

import ast
import inspect
import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path, PurePosixPath

import hexstead
from hexstead.bots.wasm_modules import wasm_modules
from hexstead.core.definition import definition
from hexstead.core.wasm.source import Unsupported

PACKAGE = "src/hexstead"
STRUCTS = ("s", "b", "w", "m")
DIMENSIONS = {"number": 0, "row": 1, "grid": 2}
GENERATED = {"hide", "copy_state"}  # hooks that the engine generates for any game
BUILTINS = {"range", "min", "max", "abs", "int", "bool", "len"}
SHARED = ("core", "bots", "sim", "env", "server", "stats.py")
PIECE_ACTION = re.compile(r"(?:Build|Move|Place)([A-Z][a-z]+)$")  # action classes that name a piece

FORBIDDEN: tuple[tuple[tuple[type[ast.AST], ...], str], ...] = (
    ((ast.Tuple, ast.List, ast.Dict, ast.Set), "creates a tuple, list, dict or set"),
    ((ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp), "uses a comprehension"),
    ((ast.Try, ast.TryStar, ast.Raise, ast.Assert), "handles or raises an exception"),
    ((ast.With, ast.AsyncWith), "uses a with block"),
    ((ast.Lambda, ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef), "defines a function or class"),
    ((ast.JoinedStr,), "formats a string"),
    ((ast.Match,), "uses a match block"),
    ((ast.Slice, ast.Starred), "uses a slice or unpacking"),
    ((ast.Yield, ast.YieldFrom, ast.Await), "yields or awaits"),
    ((ast.Global, ast.Nonlocal, ast.Delete, ast.Import, ast.ImportFrom), "imports, deletes or declares outer names"),
    ((ast.Div,), "divides with `/`, which returns a float: use `//`"),
)


class Module:
    """One parsed file: its rules and hooks, the fields it declares and its negative constants."""

    def __init__(self, path: str, source: str) -> None:
        self.path, self.source = path, source
        self.tree = ast.parse(source, path)
        self.defaults = {f.name for f in self.marked("default_hook")}  # rules of core that a game can replace
        self.rules = [*self.marked("rule"), *self.marked("default_hook")]
        self.hooks = list(self.marked("hook"))  # placeholders in core that each game implements
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
    """The struct field in `s.hand[seat][r]`, and the number of its subscripts."""
    depth = 0
    while isinstance(node, ast.Subscript):
        node, depth = node.value, depth + 1
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in STRUCTS:
        return node, depth
    return None


def is_array(arg: ast.arg) -> bool:
    """Whether a parameter is an array: its annotation is a subscripted type."""
    return isinstance(arg.annotation, ast.Subscript)


def root_of(node: ast.AST) -> str:
    """The name that `samples[row][0]` subscripts."""
    while isinstance(node, ast.Subscript):
        node = node.value
    return node.id if isinstance(node, ast.Name) else ""


class RuleSet:
    """The rules, hooks and fields of `core` and one game."""

    def __init__(self, modules: list[Module]) -> None:
        self.modules = modules
        self.game = next((module.game for module in modules if module.game and module.rules), "")
        self.rules = {rule.name: rule for module in modules for rule in module.rules}
        self.defaults = {name for module in modules for name in module.defaults}
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
                if hook.name in GENERATED:
                    continue
                if self.game and hook.name not in self.rules:
                    yield module.path, hook.lineno, f"hook `{hook.name}` is not implemented in {self.game}"
                for line, what in self.signature(hook):
                    yield module.path, line, f"hook `{hook.name}` {what}"
            for rule in module.rules:
                if rule.name in seen and rule.name not in self.defaults:
                    yield module.path, rule.lineno, f"another rule is also named `{rule.name}`"
                seen.add(rule.name)
                for line, what in (*self.signature(rule), *self.body(rule), *self.recursion(rule)):
                    yield module.path, line, f"rule `{rule.name}` {what}"

    def signature(self, rule: ast.FunctionDef) -> Iterator[tuple[int, str]]:
        a = rule.args
        if a.vararg or a.kwarg or a.kwonlyargs or a.posonlyargs or a.defaults:
            yield rule.lineno, "has default, variadic or keyword-only parameters"
        arrays = [arg for arg in a.args if is_array(arg)]
        rest = a.args[len(arrays) :]
        names = [arg.arg for arg in rest]
        structs = [name for name in STRUCTS if name in names]
        if arrays != a.args[: len(arrays)] or names[: len(structs)] != structs:
            yield rule.lineno, "must take arrays first, then structs in the order s, b, w, m"
        for arg in rest[len(structs) :]:
            if arg.annotation is not None and not (isinstance(arg.annotation, ast.Name) and arg.annotation.id == "int"):
                yield arg.lineno, f"takes `{arg.arg}`, which is neither a struct nor an int"

    def body(self, rule: ast.FunctionDef) -> Iterator[tuple[int, str]]:
        statements = rule.body[1:] if ast.get_docstring(rule) is not None else rule.body
        nodes = [node for statement in statements for node in walk_without_annotations(statement)]
        inner = {id(node.value) for node in nodes if isinstance(node, ast.Subscript)}
        inner |= {id(arg) for node in nodes if isinstance(node, ast.Call) for arg in len_arguments(node)}
        for node in nodes:
            line = getattr(node, "lineno", rule.lineno)
            for kinds, what in FORBIDDEN:
                if isinstance(node, kinds):
                    yield line, what
            if isinstance(node, ast.Constant) and not isinstance(node.value, int):
                yield line, f"uses the constant {node.value!r}: only integers are allowed"
            elif isinstance(node, ast.Call):
                yield from self.call(node)
            elif isinstance(node, ast.Subscript) and is_negative(node.slice, self.negatives):
                yield line, f"uses the negative index `{ast.unparse(node)}`"
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
            yield field.lineno, f"uses `{ast.unparse(field)}`, which no struct declares"
        elif depth not in known:
            wanted = " or ".join(str(n) for n in sorted(known))
            yield field.lineno, f"uses `{ast.unparse(node)}` with {depth} subscripts instead of {wanted}"

    def assignment(
        self, node: ast.Assign | ast.AugAssign | ast.AnnAssign, arrays: set[str]
    ) -> Iterator[tuple[int, str]]:
        for target in node.targets if isinstance(node, ast.Assign) else [node.target]:
            if isinstance(target, ast.Name):
                if target.id in STRUCTS and not isinstance(node.value, ast.Subscript):
                    yield node.lineno, f"assigns to the struct `{target.id}`"
            elif root_of(target) in arrays:
                pass
            elif field_of(target) is None:
                yield node.lineno, f"assigns to `{ast.unparse(target)}`, which is not a field of s, b, w or m"
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
            yield rule.lineno, "is recursive: use an explicit stack"


def len_arguments(node: ast.Call) -> list[ast.expr]:
    """The arguments of a call of `len`, which accepts whole rows."""
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


def piece_names(modules: list[Module]) -> set[str]:
    """The pieces of all games, singular and plural: the nouns of the actions that build, place or move one."""
    names: set[str] = set()
    for module in modules:
        if module.game and module.path.endswith("/actions.py"):
            classes = (node.name for node in module.tree.body if isinstance(node, ast.ClassDef))
            names |= {found[1].lower() for name in classes if (found := PIECE_ACTION.match(name))}
    return names | {f"{name.removesuffix('y')}ies" if name.endswith("y") else f"{name}s" for name in names}


def game_names(path: str, source: str, words: set[str]) -> Iterator[tuple[str, int, str]]:
    for number, text in enumerate(source.splitlines(), 1):
        for word in re.findall(r"[^\W\d_]+", re.sub(r"(?<=[a-z])(?=[A-Z])", " ", text)):
            if word.lower() in words:
                yield path, number, f"names a game or its pieces (`{word}`) in a shared package"


def faults(sources: Mapping[str, str]) -> list[str]:
    """The faults in the given sources, which are keyed by path from the repository root, one sentence each."""
    modules = [Module(path, source) for path, source in sorted(sources.items())]
    games = sorted({module.game for module in modules} - {""})
    shared = [module for module in modules if not module.game]
    found: list[tuple[str, int, str]] = []
    for game in games or [""]:
        found += RuleSet(shared + [module for module in modules if game and module.game == game]).faults()
    for module in shared:
        if module.package in SHARED:
            pieces = piece_names(modules) if module.package == "core" else set()
            found += game_names(module.path, module.source, set(games) | pieces)
    return [f"{path}:{line}: {what}." for path, line, what in sorted(set(found))]


def generated_sources() -> dict[str, str]:
    """The dispatch generated from the action and card declarations of each game, as if it were a module of the game."""
    out: dict[str, str] = {}
    for game in hexstead.game_names():
        made = [f for f in definition(game).hooks.values() if f.__code__.co_filename.startswith("<")]
        text = "\n\n".join(f"@rule\n{inspect.getsource(function)}" for function in made)
        out[f"{PACKAGE}/games/{game}/rules/<generated>.py"] = text
    return out


def webassembly_faults() -> list[str]:
    """The first line of each game that cannot become WebAssembly, which covers a smaller subset of Python."""
    found: list[str] = []
    for game in hexstead.game_names():
        try:
            wasm_modules(game)
        except Unsupported as fault:
            found.append(str(fault))
    return found


def main() -> int:
    root = Path(__file__).resolve().parent.parent
    files = sorted((root / PACKAGE).rglob("*.py"))
    sources = {file.relative_to(root).as_posix(): file.read_text(encoding="utf-8") for file in files}
    found = faults(sources | generated_sources()) or webassembly_faults()
    for line in found:
        print(line)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
