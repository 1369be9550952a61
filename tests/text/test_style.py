"""Player-facing texts keep to the terms of the style guides (docs/style-english.md, docs/style-german.md)."""

import re
from pathlib import Path

import pytest

from hexstead.core.translations import LANGUAGES

ROOT = Path(__file__).parents[2]
# Words of our own earlier texts that the style guides replace, as regular expressions, with the word to use.
REPLACED = {
    "en": {
        r"\b(may|shall)\b": "can, must",
        r"\b(cannot|(do|does|did|is|are|was|were|will|would|could) not)\b": "contractions",
        r"\bsupply\b": "bank",
        r"\bturn player\b": "the player whose turn it is",
        r"\bset-up\b": "setup",
        r"\bgiv(e|es|ing) (away|back)\b": "discard",
        r"\blaps(e|es|ed)\b": "is lost",
        r"\b(beside|adjacent)\b": "next to",
    },
    "de": {
        r"\bSchienen?\b": "Gleis",
        r"\bBank\b": "Vorrat",
        r"\bBandit": "Outlaw",
        r"\b(zieh|ziehst|zieht) (den Outlaw|Götz)\b": "versetzen",
        r"\bWeiden?\b": "Weideland",
        r"\b(erhält|erhältst|erhalten)\b": "bekommen",
        r"\bje Zug\b": "pro Zug",
        r"\bgleich wem\b": "egal wem",
        r"\bSitz\b": "Platz",
        r"\bGastgeber\b": "neutral wording",
        r"\b(gibst|gibt) [^.]*\bab\.": "abwerfen",
    },
}


def messages(language: str) -> list[tuple[str, str]]:
    """The messages of the table, the page, the games and their lessons; not the almanac, and no search words."""
    found = []
    for folder in ("src/hexstead", "web/src"):
        for file in sorted((ROOT / folder).rglob(f"*{language}.ftl")):
            if file.name.startswith("almanac"):
                continue
            text = re.sub(r"^synonyms =.*\n(    .*\n)*", "", file.read_text("utf-8"), flags=re.MULTILINE)
            text = re.sub(r"\{[^{}]*->|\{[^{}]*\}", "", text)  # arguments have names of their own
            values = re.findall(r"^([\w-]+) =((?:.*\n)(?: .*\n)*)", text, flags=re.MULTILINE)
            found += [(f"{file.relative_to(ROOT)}: {key}", value) for key, value in values]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_use_the_terms_of_the_style_guide(language):
    texts = messages(language)
    assert len(texts) > 1000
    wrong = [
        f"{where}: {match[0]!r}, better: {better}"
        for where, text in texts
        for pattern, better in REPLACED.get(language, {}).items()
        if (match := re.search(pattern, text, flags=re.IGNORECASE if language == "en" else 0))
    ]
    assert not wrong, "\n".join(wrong)
