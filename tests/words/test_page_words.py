"""The page's words: complete in each language, each of them used, and no word of the page anywhere else."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentSerializer, ast, parse

from hexstead.core.definition import definition, game_names
from hexstead.core.words import LANGUAGES, SHARED_TEXT, messages
from tests.words.test_words import ENGLISH

SOURCE = Path(__file__).parents[2] / "web" / "src"
CODE = {
    file: file.read_text(encoding="utf-8") for file in sorted(SOURCE.rglob("*")) if file.suffix in (".ts", ".svelte")
}

SAME_IN_BOTH = {
    "brand", "language-en", "language-de", "with-supply", "exchange-ratio", "special-holder",
    "reward-of", "hex-of", "hex-numbered", "new-bot", "new-name", "bot-baron", "start-seats", "after-gold",
}  # fmt: skip

each_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def entries(language: str) -> dict[str, str]:
    """Every message of the page by its key, as it stands in the file."""
    out: dict[str, str] = {}
    for file in sorted((SOURCE / "words").glob(f"*{language}.ftl")):
        for entry in parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in out, f"{entry.id.name} stands twice"
                out[entry.id.name] = FluentSerializer().serialize_entry(entry).partition("=")[2]
    return out


def key_argument(text: str, of: bool) -> str:
    """The argument of a call that is the key: the first, or the second where a game is named."""
    depth, start = 0, 0
    for i, sign in enumerate(text):
        depth += (sign in "([{") - (sign in ")]}")
        if depth < 0 or (depth == 0 and sign == ","):
            if not of or depth < 0:
                return text[start:i]
            of, start = False, i
    return text[start:]


def asked() -> tuple[set[str], set[str]]:
    """The keys that the code asks for, and the beginnings of those that it puts together."""
    whole, begun = set(), set()
    for text in CODE.values():
        begun |= set(re.findall(r"`([a-z]+-(?:[a-z]+-)?)\$\{", text))
        for call in re.finditer(r"\bsay(Any|Of)?\(", text):
            key = key_argument(text[call.end() :], call[1] == "Of")
            whole |= set(re.findall(r'"([a-z][\w-]+)"', key))
    return whole, begun


def test_both_languages_have_the_same_keys_with_the_same_arguments():
    english, german = entries("en"), entries("de")
    assert set(english) == set(german)
    for key, text in english.items():
        assert set(re.findall(r"\$(\w+)", text)) == set(re.findall(r"\$(\w+)", german[key])), key


def test_every_key_that_the_code_asks_for_is_there():
    shared = parse((SHARED_TEXT / "en.ftl").read_text(encoding="utf-8")).body
    known = set(entries("en")).union(*(messages(game, "en") for game in game_names()))
    known |= {entry.id.name for entry in shared if isinstance(entry, ast.Message)}
    whole, _ = asked()
    assert len(whole) > 100  # the search finds something
    assert {key for key in whole if "-" in key} - known == set()


def test_every_key_is_asked_for():
    whole, begun = asked()
    assert {key for key in entries("en") if key not in whole and not key.startswith(tuple(begun))} == set()


def test_words_for_names_are_those_of_the_games():
    """A word for an action, phase or card that no game has would never be seen; cards and questions have theirs."""
    games = [definition(game) for game in game_names()]
    actions = {name for game in games for name in game.actions.by_type}
    phases = {name for game in games for name in game.phases.values()}
    cards = {key[5:] for game in game_names() for key in messages(game, "en") if re.fullmatch(r"card-\w+", key)}
    page = {"offer_mine", "offer_theirs", "cancel"}
    for key in entries("en"):
        family, _, name = key.partition("-")
        if family in ("act", "target", "under"):
            assert name in actions | page, key
        if family in ("title", "line", "done"):
            assert name.removesuffix("_taking").removesuffix("_nothing") in actions | phases | page, key
    assert {key[7:] for key in entries("en") if key.startswith("effect-")} == cards
    asking = {name for game in games for phase, name in game.phases.items() if phase not in game.purposes}
    assert asking - {"over", "discard", "offer"} <= {key[6:] for key in entries("en") if key.startswith("title-")}


def test_no_english_is_left_in_german():
    english, german = entries("en"), entries("de")
    assert {key for key in english if english[key] == german[key]} == SAME_IN_BOTH
    for key, text in german.items():
        words = re.findall(r"[A-Za-zÄÖÜäöüß]+", re.sub(r"\{[^{}]*?(->|\})|\[\w+\]|A-RAIL-02", " ", text).lower())
        assert not set(words) & ENGLISH, key


def test_no_component_has_words_of_its_own():
    for file, text in CODE.items():
        if file.suffix == ".svelte":
            markup = re.sub(r"<!--.*?-->|<script.*?</script>|<style>.*?</style>", "", text, flags=re.DOTALL)
            while (less := re.sub(r"\{[^{}]*\}", "", markup)) != markup:
                markup = less
            shown = re.sub(r"=>", "", re.sub(r"<code>.*?</code>", "", markup))
            spoken = re.findall(r'(?:aria-label|title|placeholder|alt)="([^"]*)"', shown)
            spoken += re.findall(r">([^<>]*)<", shown)
            assert [words for words in spoken if re.search(r"[A-Za-z]{2,}", words)] == [], file.name
