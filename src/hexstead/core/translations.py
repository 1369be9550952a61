"""Messages of the games' Fluent files. Reads only messages without arguments, and so needs no Fluent library."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from ..errors import HexsteadError
from ..game_packages import game_folder
from .definition import game_names
from .names import short_repr

LANGUAGES = {  # code and name of each language, as its readers write it; docs/translating.md
    "en": "English",
    "de": "Deutsch",
}
FALLBACK = "en"  # for messages that a translation lacks
SHARED_TEXT = Path(__file__).parent / "text"  # messages shared by all games


def text_folder(game: str) -> Path:
    """Return the folder of a game's Fluent files, or of the shared ones if `game` is empty."""
    return game_folder(game) / "text" if game else SHARED_TEXT


@cache
def messages(game: str, language: str) -> dict[str, str]:
    """Return a game's messages by id, or the shared ones if `game` is empty."""
    return read_messages(text_folder(game), language)


def read_messages(folder: Path, language: str) -> dict[str, str]:
    """Read `<language>.ftl` in a folder; messages that it lacks are English. Continuation lines are joined."""
    file = folder / f"{language}.ftl"
    out = read_messages(folder, FALLBACK) if language != FALLBACK else {}
    key = ""
    for line in file.read_text(encoding="utf-8").splitlines() if file.exists() else ():
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
    """Return the sentence of a rule by its ID; raise HexsteadError for an unknown rule or language."""
    if not isinstance(language, str) or language not in LANGUAGES:
        raise HexsteadError(f"The language must be {' or '.join(LANGUAGES)}, not {short_repr(language)}.")
    for game in game_names():
        sentence = messages(game, language).get(f"rule-{rule}")
        if sentence is not None:
            return sentence
    raise HexsteadError(f"There is no rule {short_repr(rule)}.")
