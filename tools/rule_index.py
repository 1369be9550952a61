"""Writes which function decides each rule and which tests show it into the README of every game's folder.

Rules are the `rule-…` messages of the game's English words. A function is named for a rule whose ID stands in its
source, or whose refusal it gives; a test for the IDs in its docstring. `G-ROAD-02, 03` and `GQ-19 to GQ-21` are read as
written. Run it after adding a rule or a test; with `--check` it only says whether the tables are up to date.
"""

import ast
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = Path("src/hexstead")
BEGIN, END = "<!-- made by tools/rule_index.py: -->", "<!-- end of what is made -->"
COMMAND = ".venv/bin/python tools/rule_index.py"

PREFIX = r"(?:[A-Z]-[A-Z]+|[A-Z]Q)"
MENTION = re.compile(rf"\b({PREFIX})-(\d\d)((?:(?:, | and | to |–)(?:{PREFIX}-)?\d\d\b)*)")
FURTHER = re.compile(rf"(, | and | to |–)(?:({PREFIX})-)?(\d\d)")

Found = dict[str, list[str]]  # rule ID -> where


def mentioned(text: str) -> list[str]:
    """The rule IDs in a text, with lists and ranges written out."""
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
    """What the constants of a game's refusals stand for: NOT_YOURS and G_ROAD_01 by their IDs."""
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
    """(rule ID, name of the part of the module that decides it)."""
    lines = source.splitlines()
    for name, node in named_parts(ast.parse(source)):
        text = "\n".join(lines[node.lineno - 1 : node.end_lineno])
        ids = mentioned(text)
        if isinstance(node, ast.FunctionDef):
            ids += [constants[n.id] for n in ast.walk(node) if isinstance(n, ast.Name) and n.id in constants]
        yield from ((id, name) for id in dict.fromkeys(ids))


def test_claims(source: str) -> Iterator[tuple[str, str]]:
    """(rule ID, test that names it in its docstring)."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield from ((id, node.name) for id in dict.fromkeys(mentioned(ast.get_docstring(node) or "")))


def rule_ids(words: str) -> list[str]:
    """All rules of a game, in the order of its words."""
    return re.findall(r"^rule-(\S+) =", words, re.M)


def index(root: Path, game: str) -> tuple[Found, Found]:
    """Where the rules of a game are decided, and which tests show them."""
    folder = root / PACKAGE / "games" / game
    constants = refusals((folder / "refusals.py").read_text(encoding="utf-8"))
    decided: Found = {}
    core = root / PACKAGE / "core"
    for file in [*sorted(folder.rglob("*.py")), *sorted((core / "rules").glob("*.py"))]:
        if file.name != "refusals.py":
            where = "core." if file.is_relative_to(core) else ""
            for id, name in places(file.read_text(encoding="utf-8"), constants):
                decided.setdefault(id, []).append(f"`{where}{file.stem}.{name}`")
    return decided, shown_by(root)


@cache
def shown_by(root: Path) -> Found:
    """The tests that show each rule, of all games."""
    shown: Found = {}
    for file in sorted((root / "tests").rglob("test_*.py")):
        for id, name in test_claims(file.read_text(encoding="utf-8")):
            shown.setdefault(id, []).append(f"`{file.stem}::{name}`")
    return shown


def table(root: Path, game: str) -> str:
    """The rules of a game with their functions and tests, as Markdown."""
    decided, shown = index(root, game)
    words = root / PACKAGE / "games" / game / "text" / "en.ftl"
    lines = ["| rule | decided in | shown by |", "| --- | --- | --- |"]
    for id in rule_ids(words.read_text(encoding="utf-8")):
        lines.append(f"| {id} | {'<br>'.join(decided.get(id, ['–']))} | {'<br>'.join(shown.get(id, ['–']))} |")
    return "\n".join(lines)


def renewed(readme: str, made: str) -> str:
    """A README with its table replaced."""
    before, found, rest = readme.partition(BEGIN)
    _, ended, after = rest.partition(END)
    if not found or not ended:
        raise ValueError(f"There is no place for the table: the lines {BEGIN} and {END}.")
    return f"{before}{BEGIN}\n\n{made}\n\n{END}{after}"


def stale(root: Path = ROOT, *, write: bool = False) -> list[str]:
    """The READMEs whose tables are not up to date; written anew if asked."""
    out: list[str] = []
    for folder in sorted((root / PACKAGE / "games").iterdir()):
        readme = folder / "README.md"
        if (folder / "refusals.py").exists():
            old = readme.read_text(encoding="utf-8")
            new = renewed(old, table(root, folder.name))
            if new != old:
                out.append(str(readme.relative_to(root)))
                if write:
                    readme.write_text(new, encoding="utf-8")
    return out


def main(arguments: list[str]) -> int:
    check = "--check" in arguments
    found = stale(write=not check)
    for readme in found:
        print(f"{readme} is not up to date: {COMMAND}" if check else f"{readme} written.")
    return 1 if check and found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
