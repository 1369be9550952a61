"""The Markdown documents of the repository and their code blocks."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from markdown_it import MarkdownIt

ROOT = Path(__file__).resolve().parents[2]
DOCUMENTS = [
    *sorted(ROOT.glob("*.md")),
    *sorted((ROOT / ".github").glob("*.md")),
    *sorted((ROOT / "docs").rglob("*.md")),
    *sorted((ROOT / "src/hexstead").rglob("README.md")),
    ROOT / "web/README.md",
    *sorted((ROOT / "examples").rglob("*.md")),
]


@dataclass(frozen=True)
class Block:
    """A code block. `kind` is the second word of the info string; an indented block has the language `indented`."""

    path: Path
    line: int
    language: str
    kind: str
    text: str

    def __str__(self) -> str:
        return f"{relative(self.path)}:{self.line}"


def relative(path: Path) -> str:
    return str(path.relative_to(ROOT))


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def blocks(path: Path, language: str | None = None) -> list[Block]:
    """The code blocks of one document, optionally in one language only."""
    found = []
    for token in MarkdownIt("commonmark").parse(read(path)):
        if token.type in ("fence", "code_block"):
            first, _, kind = token.info.partition(" ")
            line = token.map[0] + 1 if token.map else 0
            found.append(Block(path, line, first if token.type == "fence" else "indented", kind, token.content))
    return [block for block in found if language in (None, block.language)]


def all_blocks(language: str | None = None) -> list[Block]:
    return [block for path in DOCUMENTS for block in blocks(path, language)]


def inline_code() -> Iterator[tuple[Path, str]]:
    """Every code span in running text and tables, with its document."""
    for path in DOCUMENTS:
        for token in MarkdownIt("commonmark").enable("table").parse(read(path)):
            for child in token.children or []:
                if child.type == "code_inline":
                    yield path, child.content


def commands(block: Block) -> list[str]:
    """The commands of a shell block, without comments and with continuation lines joined."""
    text = block.text.replace("\\\n", " ")
    return [line for line in (re.sub(r"\s+# .*", "", line).strip() for line in text.splitlines()) if line]
