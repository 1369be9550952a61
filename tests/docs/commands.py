"""The shell commands that the documents and the examples show, for the tests that run them."""

from __future__ import annotations

import re
from functools import cache

from tests.docs.blocks import ROOT, all_blocks, blocks, commands, inline_code

EXAMPLES = [file for file in (ROOT / "examples").rglob("*.[pj][ys]") if "__pycache__" not in file.parts]


@cache
def all_commands() -> frozenset[str]:
    """Lines of `sh` blocks, code spans, and the usage lines at the top of each example."""
    found = {command for block in all_blocks("sh") for command in commands(block)}
    found |= {code for _, code in inline_code()}
    for file in EXAMPLES:
        head = re.sub(r" +# .*", "", file.read_text(encoding="utf-8")[:800])
        found |= set(re.findall(r"^[ */]*((?:hexstead|python) [^…\n]+)$", head, re.M))
    return frozenset(found)


def documented(pattern: str) -> list[str]:
    """The documented commands that match the whole regular expression. Fails if there are none."""
    found = sorted(command for command in all_commands() if re.fullmatch(pattern, command))
    assert found, f"no document shows a command like {pattern!r}"
    return found


def tutorial_bots() -> list[str]:
    """The versions of the bot in the tutorial, first to last."""
    return [block.text for block in blocks(ROOT / "docs/first-bot.md", "python")]
