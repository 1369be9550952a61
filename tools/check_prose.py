"""Check the language and layout of text files; run by `make lint`.

Reports words of the project's former private vocabulary, names of games in shared code, and untidy whitespace. A line
that quotes such a word contains the marker `prose: quotation`. Text for players (.ftl files), proofs and decisions are
not checked for vocabulary.
"""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).resolve().parent.parent
GAMES = "src/hexstead/games"
VOCABULARY = re.compile(r"\b(anew|nought|whoever|gladly|told|signs|doors?|the house)\b", re.I)  # prose: quotation
MARKER = "prose: quotation"
CODE_SPAN = re.compile(r"`[^`\n]*`")
CHECKED = ("src", "web/src", "docs", "tests", "tools", "README.md", "CONTRIBUTING.md")
HISTORY = ("docs/proofs", "docs/decisions")
SHARED_CODE = ("src", "web/src")
SUFFIXES = {".css", ".ftl", ".html", ".js", ".json", ".md", ".py", ".sh", ".svelte", ".svg", ".toml", ".ts", ".yml"}


def is_under(path: str, folders: tuple[str, ...]) -> bool:
    return any(PurePosixPath(path).is_relative_to(folder) for folder in folders)


def faults(path: str, text: str, games: set[str]) -> Iterator[str]:
    """The faults in one file, as sentences with their line."""
    vocabulary = is_under(path, CHECKED) and not is_under(path, HISTORY) and not path.endswith(".ftl")
    shared = is_under(path, SHARED_CODE) and not is_under(path, (GAMES,))
    for number, line in enumerate(text.split("\n"), 1):
        if line != line.rstrip():
            yield f"{path}:{number}: trailing whitespace or carriage return."
        if MARKER in line:
            continue
        prose = CODE_SPAN.sub("", line) if path.endswith(".md") else line
        if vocabulary and (found := VOCABULARY.search(prose)):
            yield f"{path}:{number}: replace {found[0]!r} with plain English (docs/glossary.md)."
        if shared:
            for game in sorted(games):
                if game in line.lower():
                    yield f"{path}:{number}: shared code must not name the game {game!r}."
    if text and not text.endswith("\n"):
        yield f"{path}: no newline at the end of the file."


def tracked_files() -> list[str]:
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return [name for name in listed.stdout.splitlines() if PurePosixPath(name).suffix in SUFFIXES]


def main() -> int:
    games = {folder.parent.name for folder in (ROOT / GAMES).glob("*/__init__.py")}
    count = 0
    for name in tracked_files():
        file = ROOT / name
        if file.is_file():
            for line in faults(name, file.read_bytes().decode(), games):
                print(line)
                count += 1
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main())
