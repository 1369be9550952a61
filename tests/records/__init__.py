"""Records of complete games: realistic positions for tests, and old games that must still replay.

Never regenerate a record: a game of an older rules version replays under the rules of that version. Add one with
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
    """Return a record by its file name without the extension."""
    record: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    return record


def game_at(record: str | dict[str, Any], n: int, engine: str = "plain") -> hexstead.Game:
    """Return the game after the first n actions of a record, given the record or its name."""
    return hexstead.replay(load(record) if isinstance(record, str) else record, n, engine=engine)
