"""Static import tracing: which modules a program can import, without running it."""

from __future__ import annotations

import ast
from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass, field

REQUIRED, GUARDED, LAZY = "required", "guarded", "lazy"  # at module level; in a `try`; in a function
NEVER = ("TYPE_CHECKING", "typing.TYPE_CHECKING", "__name__ == '__main__'")  # false in an imported module
ABSENCE = ("ImportError", "ModuleNotFoundError", "Exception")


@dataclass(frozen=True, slots=True)
class Source:
    """The source of a module."""

    name: str
    text: str
    is_package: bool


@dataclass(frozen=True, slots=True)
class Import:
    """An import statement's module, and the names taken from it, each of which can be a module too."""

    module: str
    names: tuple[str, ...]
    kind: str


@dataclass
class Trace:
    """The modules that can be imported, with the first module that imports each."""

    modules: dict[str, str] = field(default_factory=dict)
    missing: dict[str, str] = field(default_factory=dict)  # required, but unknown to `find`


def imports(source: Source) -> Iterator[Import]:
    """All imports of a module, except those for type checkers and for programs."""
    return _imports(ast.parse(source.text).body, source, REQUIRED)


def _imports(nodes: Iterable[ast.AST], source: Source, kind: str) -> Iterator[Import]:
    for node in nodes:
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield Import(alias.name, (), kind)
        elif isinstance(node, ast.ImportFrom):
            yield Import(_absolute(node, source), tuple(alias.name for alias in node.names), kind)
        elif isinstance(node, ast.If) and ast.unparse(node.test) in NEVER:
            yield from _imports(node.orelse, source, kind)
        elif isinstance(node, ast.Try) and kind == REQUIRED and any(map(_is_guard, node.handlers)):
            yield from _imports(ast.iter_child_nodes(node), source, GUARDED)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield from _imports(node.body, source, LAZY)
        else:
            yield from _imports(ast.iter_child_nodes(node), source, kind)


def _absolute(node: ast.ImportFrom, source: Source) -> str:
    if not node.level:
        return node.module or ""
    parts = source.name.split(".")
    kept = parts[: len(parts) - node.level + source.is_package]
    return ".".join([*kept, *([node.module] if node.module else [])])


def _is_guard(handler: ast.ExceptHandler) -> bool:
    caught = handler.type.elts if isinstance(handler.type, ast.Tuple) else [handler.type]
    return any(kind is None or ast.unparse(kind) in ABSENCE for kind in caught)


def trace(roots: Iterable[str], find: Callable[[str], Source | None], kinds: Collection[str] = (REQUIRED,)) -> Trace:
    """Follow imports of these kinds from `roots`; `find` gives the source of a module, or None if there is none."""
    found = Trace()
    queue = [(root, "") for root in roots]
    while queue:
        name, importer = queue.pop()
        if name in found.modules or name in found.missing:
            continue
        source = find(name)
        if source is None:
            found.missing[name] = importer
            continue
        found.modules[name] = importer
        package, _, _ = name.rpartition(".")
        if package:
            queue.append((package, name))
        for wanted in imports(source):
            if wanted.kind in kinds:
                queue.append((wanted.module, name))
                queue += [(whole, name) for part in wanted.names if find(whole := f"{wanted.module}.{part}")]
    return found
