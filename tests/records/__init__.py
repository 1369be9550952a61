"""Whole games as JSON records: real positions for any test, and old games that must keep replaying.

A record is never regenerated: a game of an older rules version replays by the rules of its version. Add one with
`.venv/bin/python -m tests.records.add germany 4 SEED setup.pieces=variable`.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import hexstead

FOLDER = Path(__file__).parent
NAMES = sorted(path.stem for path in FOLDER.glob("*.json"))


@cache
def load(name: str) -> dict[str, Any]:
    """A record by its file's name."""
    record: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    return record


def game_at(record: str | dict[str, Any], n: int, engine: str = "plain") -> hexstead.Game:
    """The game of a record, by its name or itself, after its first n actions."""
    return hexstead.replay(load(record) if isinstance(record, str) else record, n, engine=engine)
