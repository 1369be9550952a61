"""Words from the games' Fluent files: here only whole messages without arguments, which need no library."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from ..errors import HexsteadError
from .definition import GAMES, game_names
from .names import shown

LANGUAGES = ("en", "de")
SHARED_TEXT = Path(__file__).parent / "text"  # words that belong to no game


@cache
def messages(game: str, language: str) -> dict[str, str]:
    """All messages of a game's file, by id, or with no game the shared ones; continuation lines are joined."""
    folder = GAMES / game / "text" if game else SHARED_TEXT
    out: dict[str, str] = {}
    key = ""
    for line in (folder / f"{language}.ftl").read_text(encoding="utf-8").splitlines():
        if line.startswith((" ", "\t")) and key:
            out[key] = f"{out[key]} {line.strip()}".strip()
        elif "=" in line and not line.startswith("#"):
            key, _, text = line.partition("=")
            key = key.strip()
            out[key] = text.strip()
        else:
            key = ""
    return out


def rule_sentence(rule: str, language: str = "en") -> str:
    """The sentence of a rule by its ID, in English or German."""
    if language not in LANGUAGES:
        raise HexsteadError(f"There are words in {' and '.join(LANGUAGES)}, not in {shown(language)}.")
    for game in game_names():
        sentence = messages(game, language).get(f"rule-{rule}")
        if sentence is not None:
            return sentence
    raise HexsteadError(f"There is no rule {shown(rule)}.")
