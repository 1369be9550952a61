"""Compare the rules catalogue with the code, the texts and the tests; `make docs` shows the result as an index.

The catalogue (`docs/rules/<game>.md`) is the only list of a game's rules: IDs in bold, rulings and edition differences
in the first column of a table, options with a star. A function decides a rule if its source contains the rule's ID or
returns the rule's refusal constant; a test in `tests/rules` covers the IDs and options in its docstring. Lists and
ranges such as `G-ROAD-02, 03` and `GQ-19 to GQ-21` are expanded.

As a script, run by `make lint`, it reports entries of the catalogue without a test or a sentence, IDs that are not in
the catalogue, and refusals that no function returns.
"""

import ast
import re
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = Path("src/hexstead")
CATALOGUE = Path("docs/rules")
TESTS = Path("tests/rules")
MOST_CLAIMS = 4  # maximum number of entries per test, so that each covers one behaviour

PREFIX = r"(?:[A-Z]-[A-Z]+|[A-Z][QD])"
EXAMPLE = r"[A-Z]-T\d\d"
OPTION = r"`[a-zA-Z]+\.[a-zA-Z]+`"
MENTION = re.compile(rf"\b({PREFIX})-(\d\d)((?:(?:, | and | to |–)(?:{PREFIX}-)?\d\d\b)*)")
FURTHER = re.compile(rf"(, | and | to |–)(?:({PREFIX})-)?(\d\d)")
CLAIM = re.compile(rf"\b{EXAMPLE}\b|(?<!`){OPTION}(?!`)")
ENTRY = re.compile(rf"\*\*({PREFIX}-\d\d|{EXAMPLE})\b|^\| ({PREFIX}-\d\d) \||^\| ★ ({OPTION}) \|", re.M)

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
    """Pairs of a rule, example or option and a test that names it in its docstring."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            says = ast.get_docstring(node) or ""
            yield from ((id, node.name) for id in dict.fromkeys([*mentioned(says), *CLAIM.findall(says)]))


def entries(text: str) -> list[str]:
    """The rules, rulings, examples and options (in backticks) that a page of the catalogue defines, in its order."""
    return list(dict.fromkeys(next(filter(None, found)) for found in ENTRY.findall(text)))


def has_sentence(entry: str) -> bool:
    """Whether an entry is a rule or a ruling, which has a sentence in the game's text files."""
    return re.fullmatch(r"[A-Z]-[A-Z]+-\d\d|[A-Z]Q-\d\d", entry) is not None


def needs_test(entry: str) -> bool:
    """Whether a test must cover an entry: all but differences between editions."""
    return re.fullmatch(r"[A-Z]D-\d\d", entry) is None


def catalogue(root: Path, game: str) -> str:
    """The text of a game's page of the catalogue; empty if there is none."""
    file = root / CATALOGUE / f"{game}.md"
    return file.read_text(encoding="utf-8") if file.is_file() else ""


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
    """The tests that cover each entry of the catalogue, for all games."""
    covered: Index = {}
    for file in sorted((root / TESTS).rglob("test_*.py")):
        for id, name in test_claims(file.read_text(encoding="utf-8")):
            covered.setdefault(id, []).append(f"`{file.stem}::{name}`")
    return covered


def faults(root: Path) -> list[str]:
    """One sentence for each disagreement between the catalogue, the texts, the code and the tests."""
    found: list[str] = []
    for folder in sorted(file.parent for file in (root / PACKAGE / "games").glob("*/refusals.py")):
        found += game_faults(root, folder)
    for file in sorted((root / TESTS).rglob("test_*.py")):
        claims = Counter(name for id, name in test_claims(file.read_text(encoding="utf-8")) if needs_test(id))
        where = file.relative_to(root)
        found += [
            f"{where}: {name} names more than {MOST_CLAIMS} rules." for name, n in claims.items() if n > MOST_CLAIMS
        ]
    return found


def game_faults(root: Path, folder: Path) -> Iterator[str]:
    game = folder.name
    listed = entries(catalogue(root, game))
    decided, covered = index(root, game)
    text = (folder / "text" / "en.ftl").read_text(encoding="utf-8")
    sentences = re.findall(r"^rule-(\S+) =", text, re.M)
    options = {f"`{name.replace('-', '.')}`" for name in re.findall(r"^option-(\S+)-about =", text, re.M)}
    page = CATALOGUE / f"{game}.md"
    refused = set(refusals((folder / "refusals.py").read_text(encoding="utf-8")).values())
    letters = {id[0] for id in (*listed, *sentences)} - {"`"}
    named = {id for id in (*decided, *covered) if id[0] in letters} | set(sentences) | options
    for id in sorted(named - set(listed)):
        yield f"{id}: not in {page}."
    for id in listed:
        if has_sentence(id) and id not in sentences:
            yield f"{id}: no sentence in the game's texts."
        if id.startswith("`") and id not in options:
            yield f"{id}: the game has no such option."
        if needs_test(id) and id not in covered:
            yield f"{id}: no test names it in its docstring."
    for id in sorted(refused - decided.keys()):
        yield f"{id}: no function returns this refusal."


def main() -> int:
    found = faults(ROOT)
    for line in found:
        print(line)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
