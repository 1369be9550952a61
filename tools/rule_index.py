"""Find which functions decide each rule and which tests cover it; `make docs` shows the result on the rules pages.

Rules are the `rule-…` messages in a game's English text. A function decides a rule if its source contains the rule's ID
or returns the rule's refusal constant; a test covers the IDs in its docstring. Lists and ranges such as `G-ROAD-02, 03`
and `GQ-19 to GQ-21` are expanded. As a script, run by `make lint`, it reports rules without a test and refusals that no
function returns.
"""

import ast
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = Path("src/hexstead")

PREFIX = r"(?:[A-Z]-[A-Z]+|[A-Z]Q)"
MENTION = re.compile(rf"\b({PREFIX})-(\d\d)((?:(?:, | and | to |–)(?:{PREFIX}-)?\d\d\b)*)")
FURTHER = re.compile(rf"(, | and | to |–)(?:({PREFIX})-)?(\d\d)")

Index = dict[str, list[str]]  # rule ID -> functions or tests


def mentioned(text: str) -> list[str]:
    """The rule IDs in a text, with lists and ranges expanded."""
    found: list[str] = []
    for mention in MENTION.finditer(text):
        chapter, number = mention[1], int(mention[2])
        found.append(f"{chapter}-{number:02}")
        for link, other, digits in FURTHER.findall(mention[3]):
            first = int(digits) if link in (", ", " and ") else number + 1
            chapter, number = other or chapter, int(digits)
            found += [f"{chapter}-{n:02}" for n in range(first, number + 1)]
    return found


def refusals(source: str) -> dict[str, str]:
    """Map the refusal constants of a game (`NOT_YOURS`, `G_ROAD_01`) to rule IDs."""
    names: dict[str, str] = {}
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Dict):
            for key, value in zip(node.keys, node.values, strict=True):
                if isinstance(key, ast.Name) and isinstance(value, ast.Constant):
                    names[key.id] = str(value.value)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            if re.fullmatch(r"[A-Z](?:_[A-Z]+|Q)_\d\d", node.id):
                names[node.id] = node.id.replace("_", "-")
    return names


def named_parts(tree: ast.Module) -> Iterator[tuple[str, ast.stmt]]:
    """The functions, classes and constants of a module."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node.name, node
        elif isinstance(node, ast.Assign):
            yield from ((target.id, node) for target in node.targets if isinstance(target, ast.Name))


def places(source: str, constants: dict[str, str]) -> Iterator[tuple[str, str]]:
    """Pairs of a rule ID and the function, class or constant that decides it."""
    lines = source.splitlines()
    for name, node in named_parts(ast.parse(source)):
        text = "\n".join(lines[node.lineno - 1 : node.end_lineno])
        ids = mentioned(text)
        if isinstance(node, ast.FunctionDef):
            ids += [constants[n.id] for n in ast.walk(node) if isinstance(n, ast.Name) and n.id in constants]
        yield from ((id, name) for id in dict.fromkeys(ids))


def test_claims(source: str) -> Iterator[tuple[str, str]]:
    """Pairs of a rule ID and a test that names it in its docstring."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield from ((id, node.name) for id in dict.fromkeys(mentioned(ast.get_docstring(node) or "")))


def rule_ids(text: str) -> list[str]:
    """All rules of a game, in the order of its text file."""
    return re.findall(r"^rule-(\S+) =", text, re.M)


def index(root: Path, game: str) -> tuple[Index, Index]:
    """The functions that decide each rule of a game, and the tests that cover it."""
    folder = root / PACKAGE / "games" / game
    constants = refusals((folder / "refusals.py").read_text(encoding="utf-8"))
    decided: Index = {}
    core = root / PACKAGE / "core"
    for file in [*sorted(folder.rglob("*.py")), *sorted((core / "rules").glob("*.py"))]:
        if file.name != "refusals.py":
            where = "core." if file.is_relative_to(core) else ""
            for id, name in places(file.read_text(encoding="utf-8"), constants):
                decided.setdefault(id, []).append(f"`{where}{file.stem}.{name}`")
    return decided, covered_by(root)


@cache
def covered_by(root: Path) -> Index:
    """The tests that cover each rule, for all games."""
    covered: Index = {}
    for file in sorted((root / "tests").rglob("test_*.py")):
        for id, name in test_claims(file.read_text(encoding="utf-8")):
            covered.setdefault(id, []).append(f"`{file.stem}::{name}`")
    return covered


def faults(root: Path) -> list[str]:
    """One sentence for each rule that no test covers and each refusal that no function returns."""
    found: list[str] = []
    for file in sorted((root / PACKAGE / "games").glob("*/refusals.py")):
        decided, covered = index(root, file.parent.name)
        text = (file.parent / "text" / "en.ftl").read_text(encoding="utf-8")
        ids, refused = rule_ids(text), refusals(file.read_text(encoding="utf-8")).values()
        found += [f"{id}: no test names this rule in its docstring." for id in ids if id not in covered]
        found += [f"{id}: no function returns this refusal." for id in sorted(set(refused)) if id not in decided]
    return found


def main() -> int:
    found = faults(ROOT)
    for line in found:
        print(line)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
