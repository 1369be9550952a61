"""The page's messages: complete in every language, all of them used, and no text in the components."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentSerializer, ast, parse

from hexstead.core.definition import definition
from hexstead.core.translations import LANGUAGES, messages
from hexstead.game_packages import game_folder
from tests.random_play import BUILT_IN
from tests.text.test_game_text import ENGLISH

SOURCE = Path(__file__).parents[2] / "web" / "src"
CODE = {
    file: file.read_text(encoding="utf-8")
    for folder in (SOURCE, *(game_folder(game) / "page" for game in BUILT_IN))
    for file in sorted(folder.rglob("*"))
    if file.suffix in (".ts", ".svelte") and "generated" not in file.parts
}
PAGES = ("", *BUILT_IN)  # the page's own messages, and those of each game's page folder

SAME_IN_GERMAN = {
    "": {
        "brand", "with-supply", "exchange-ratio", "special-holder", "hex-of", "hex-numbered", "new-bot", "new-name",
        "bot-baron", "chat-title",
    },
    "america": set(),
    "germany": {"reward-of"},
}  # fmt: skip
OVERRIDES = {"with-supply", "guide-goal"}  # messages of the page that a game replaces

each_language = pytest.mark.parametrize("language", LANGUAGES)
other_languages = pytest.mark.parametrize("language", [code for code in LANGUAGES if code != "en"])
each_page = pytest.mark.parametrize("game", PAGES)


@cache
def entries(game: str, language: str) -> dict[str, str]:
    """All messages of the page by key, or of a game's page folder, as they are in the files."""
    out: dict[str, str] = {}
    folder = game_folder(game) / "page" if game else SOURCE / "i18n"
    for file in sorted(folder.glob(f"*{language}.ftl")):
        for entry in parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in out, f"{entry.id.name} is defined twice"
                out[entry.id.name] = FluentSerializer().serialize_entry(entry).partition("=")[2]
    return out


def all_entries(language: str) -> dict[str, str]:
    """The messages of the page and of all games' page folders."""
    return {key: text for game in PAGES for key, text in entries(game, language).items()}


def key_argument(text: str, of: bool) -> str:
    """The key argument of a call: the first one, or the second one after a game."""
    depth, start = 0, 0
    for i, sign in enumerate(text):
        depth += (sign in "([{") - (sign in ")]}")
        if depth < 0 or (depth == 0 and sign == ","):
            if not of or depth < 0:
                return text[start:i]
            of, start = False, i
    return text[start:]


def used_keys() -> tuple[set[str], set[str]]:
    """The keys in the code, and the prefixes of keys that it composes."""
    whole, prefixes = set(), set()
    for text in CODE.values():
        prefixes |= set(re.findall(r"`([a-z]+-(?:[a-z]+-)?)\$\{", text))
        for call in re.finditer(r"\bt(Optional|Of|OfOptional)?\(", text):
            key = key_argument(text[call.end() :], (call[1] or "").startswith("Of"))
            whole |= set(re.findall(r'"([a-z][\w-]+)"', key))
        for keys in re.findall(r'\[("[a-z][\w-]+"(?:, "[a-z][\w-]+")*)\]\.map\(\(key\) =>', text):
            whole |= set(re.findall(r'"([\w-]+)"', keys))
    return whole, prefixes


@each_page
@other_languages
def test_all_languages_have_the_same_keys_with_the_same_arguments(game, language):
    english, other = entries(game, "en"), entries(game, language)
    assert set(english) == set(other)
    for key, text in english.items():
        assert set(re.findall(r"\$(\w+)", text)) == set(re.findall(r"\$(\w+)", other[key])), key


def test_every_key_in_the_code_exists():
    known = set(all_entries("en")).union(*(messages(game, "en") for game in PAGES))
    whole, _ = used_keys()
    assert len(whole) > 100  # the regular expression matches
    assert {key for key in whole if "-" in key} - known == set()


def test_every_key_is_used():
    whole, prefixes = used_keys()
    assert {key for key in all_entries("en") if key not in whole and not key.startswith(tuple(prefixes))} == set()


def test_games_override_only_what_is_meant_to_be_overridden():
    for game in BUILT_IN:
        others = set().union(*(messages(other, "en") for other in PAGES), entries("", "en"))
        assert set(entries(game, "en")) & others <= OVERRIDES


def test_messages_for_names_belong_to_actions_phases_and_cards():
    """A message for an action, phase or card that no game has would never be shown; every card and prompt has one."""
    games = [definition(game) for game in BUILT_IN]
    actions = {name for game in games for name in game.actions.by_type}
    phases = {name for game in games for name in game.phases.values()}
    cards = {key[5:] for game in BUILT_IN for key in messages(game, "en") if re.fullmatch(r"card-\w+", key)}
    page = {"offer_mine", "offer_theirs", "cancel"}
    for key in all_entries("en"):
        family, _, name = key.partition("-")
        if family in ("act", "target", "under"):
            assert name in actions | page, key
        if family in ("title", "line", "done"):
            assert (
                name.removesuffix("_taking").removesuffix("_nothing").removesuffix("_board") in actions | phases | page
            ), key
    assert {key[7:] for key in all_entries("en") if key.startswith("effect-")} == cards
    prompts = {name for game in games for phase, name in game.phases.items() if phase not in game.phases.purposes}
    titles = {key[6:] for key in all_entries("en") if key.startswith("title-")}
    assert prompts - {"over", "discard", "offer"} <= titles


@each_page
def test_no_english_is_left_in_german(game):
    english, german = entries(game, "en"), entries(game, "de")
    assert {key for key in english if english[key] == german[key]} == SAME_IN_GERMAN[game]
    for key, text in german.items():
        found = re.findall(r"[A-Za-zÄÖÜäöüß]+", re.sub(r"\{[^{}]*?(->|\})|\[\w+\]|A-RAIL-02", " ", text).lower())
        assert not set(found) & ENGLISH, key


def test_no_component_contains_text():
    for file, text in CODE.items():
        if file.suffix == ".svelte":
            markup = re.sub(r"<!--.*?-->|<script.*?</script>|<style>.*?</style>", "", text, flags=re.DOTALL)
            while (less := re.sub(r"\{[^{}]*\}", "", markup)) != markup:
                markup = less
            shown = re.sub(r"=>", "", re.sub(r"<code>.*?</code>", "", markup))
            found = re.findall(r'(?:aria-label|title|placeholder|alt)="([^"]*)"', shown)
            found += re.findall(r">([^<>]*)<", shown)
            assert [text for text in found if re.search(r"[A-Za-z]{2,}", text)] == [], file.name


def test_shared_sources_name_no_game():
    """A game's part of the page is in its own folder."""
    for file in sorted(SOURCE.rglob("*")):
        if file.is_file() and "generated" not in file.parts:
            text = file.read_text(encoding="utf-8").lower()
            assert [game for game in BUILT_IN if game in text] == [], file.name
