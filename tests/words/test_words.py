"""The words of every game: complete, the same keys in each language, readable with and without the Fluent library."""

import dataclasses
import importlib
import json
import re
from functools import cache
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse

import hexstead
from hexstead.core.definition import GAMES, definition, game_names
from hexstead.core.events import Event
from hexstead.core.table import COLOURS, ENDINGS
from hexstead.core.words import LANGUAGES, messages
from hexstead.games.america.meta import GOLD_SOURCES

# How many rules each chapter of a game's catalogue has; those that were struck out.
CHAPTERS = {"germany": {
    "G-ACT": 6, "G-COMP": 8, "G-SET": 9, "G-VAR": 5, "G-TURN": 4, "G-PROD": 6, "G-GOE": 6, "G-INFO": 2, "G-TRADE": 4,
    "G-ROAD": 8, "G-HALL": 6, "G-LAND": 9, "G-DEV": 11, "G-LR": 4, "G-LA": 3, "G-WIN": 6, "G-INV": 9, "G-MAP": 5,
    "GQ": 47,
}, "america": {
    "A-ACT": 6, "A-TERM": 9, "A-COMP": 10, "A-SET": 7, "A-SUG": 4, "A-VAR": 11, "A-TURN": 6, "A-PROD": 10, "A-OUT": 6,
    "A-INFO": 4, "A-TRADE": 8, "A-BUY": 4, "A-SBLD": 5, "A-TBLD": 5, "A-RAIL": 5, "A-GOLD": 11, "A-TRK": 4, "A-SMOV": 9,
    "A-CITY": 7, "A-TOK": 5, "A-DEV": 8, "A-TMOV": 15, "A-FEE": 8, "A-DLV": 9, "A-EBP": 8, "A-WIN": 3, "A-INV": 10,
    "A-CARD": 11, "A-MAP": 5, "AQ": 80,
}}  # fmt: skip
STRUCK = {"G-PROD-05", "A-TMOV-11"}

# Names that stand neither in a game's tables nor on its board.
OTHER_NAMES = {
    "germany": {
        "piece-marker", "piece-goetz", "spot-open", "seat-chance", "honour-longest_road", "honour-largest_army",
    },
    "america": {
        "piece-city", "piece-goods", "piece-token", "piece-outlaw", "piece-yard", "spot-open", "seat-chance",
        "seat-neutral", *(f"gold-{source}" for source in GOLD_SOURCES),
    },
}  # fmt: skip

# Families of messages with tests of their own; all others are names.
TOLD = ("rule", "action", "event", "log", "phase", "prompt", "ending", "option", "points", "game", "plan")

# Messages that are rightly the same in English and German: names.
SAME_IN_BOTH = {
    "germany": {
        "piece-goetz", "colour-orange", "landmark-dresden", "landmark-eisenach", "landmark-frankfurt", "landmark-trier",
    },
    "america": {"colour-orange", "good-gold", "seat-neutral"},
}  # fmt: skip
# A train is a Zug in German, so a turn is a Spielzug in America and a Zug elsewhere.
TOLD_APART = {"ending-cut"}
ENGLISH = {
    "the", "and", "of", "a", "your", "you", "is", "are", "not", "from", "with", "for", "to", "by", "on",
    "card", "cards", "road", "roads", "seat", "town", "hall", "turn", "city", "site", "rail", "rails", "train", "goods",
}  # fmt: skip

each_language = pytest.mark.parametrize("language", LANGUAGES)
each_game = pytest.mark.parametrize("game", game_names())


@cache
def parsed(game: str, language: str) -> Any:
    return parse((GAMES / game / "text" / f"{language}.ftl").read_text(encoding="utf-8"))


@cache
def entries(game: str, language: str) -> dict[str, Any]:
    return {entry.id.name: entry for entry in parsed(game, language).body if isinstance(entry, ast.Message)}


@cache
def bundle(game: str, language: str) -> Any:
    out = FluentBundle([language], use_isolating=False)
    out.add_resource(FluentResource((GAMES / game / "text" / f"{language}.ftl").read_text(encoding="utf-8")))
    return out


def said(game: str, language: str, key: str, **arguments: Any) -> str:
    message = bundle(game, language).get_message(key)
    text, errors = bundle(game, language).format_pattern(message.value, arguments)
    assert errors == [], (key, errors)
    return str(text)


def arguments_of(game: str, language: str, key: str) -> set[str]:
    return set(re.findall(r"\{ \$(\w+)", messages(game, language)[key]))


def slug(name: str) -> str:
    """A name as it stands in a key, where Fluent allows only plain letters."""
    for letter, plain in (("ä", "ae"), ("ö", "oe"), ("ü", "ue"), ("ß", "ss")):
        name = name.lower().replace(letter, plain)
    return name


@each_game
def test_all_languages_have_the_same_keys(game):
    keys = {language: set(messages(game, language)) for language in LANGUAGES}
    assert keys["en"] == keys["de"]


@each_game
@each_language
def test_a_file_has_no_junk_and_no_key_twice(game, language):
    body = parsed(game, language).body
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    keys = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert [key for key in keys if keys.count(key) > 1] == []


@each_game
@each_language
def test_our_reader_and_the_library_agree(game, language):
    """Messages without arguments come out the same with no library."""
    own = messages(game, language)
    assert set(own) == set(entries(game, language))
    for key, text in own.items():
        if "{" not in text:
            assert said(game, language, key) == text, key


@each_game
@each_language
def test_every_rule_that_may_refuse_has_a_sentence(game, language):
    for rule in definition(game).rule_ids:
        if rule:
            sentence = hexstead.rule(rule, language)
            assert re.fullmatch(r"[A-ZÄÖÜ].{8,}\.", sentence), rule


@each_game
@each_language
def test_every_rule_of_the_catalogue_has_a_sentence(game, language):
    wanted = {f"{chapter}-{n:02}" for chapter, count in CHAPTERS[game].items() for n in range(1, count + 1)} - STRUCK
    assert {key.removeprefix("rule-") for key in messages(game, language) if key.startswith("rule-")} == wanted


@each_game
@each_language
def test_rules_are_short_sentences_without_references(game, language):
    for key, text in messages(game, language).items():
        if key.startswith("rule-"):
            assert re.fullmatch(r"[A-ZÄÖÜ].*\.", text), key
            assert len(text) <= 260, key
            assert not re.search(r"\bL\d+|\b[AG]-[A-Z]+-\d|\b[AG][QD]-|(?i:catan|buch|book)", text), key


@each_game
@each_language
def test_actions_events_phases_and_endings_have_their_words(game, language):
    words, found = messages(game, language), definition(game)
    wanted = {f"action-{name}" for name in found.actions.by_type}
    wanted |= {f"event-{cls.type_name()}" for cls in found.events.classes}
    wanted |= {f"phase-{name}" for name in found.phases.values()}
    wanted |= {f"ending-{name}" for name in (*ENDINGS, "agreed", "cut")}
    wanted |= {f"colour-{name}" for name in COLOURS} | {"seat-chance", "game", "game-about"}
    assert wanted <= set(words)
    for prefix, known in (("action", found.actions.by_type), ("phase", found.phases.values())):
        assert {key.split("-", 1)[1] for key in words if key.startswith(f"{prefix}-")} == set(known)


@each_game
@each_language
def test_phases_that_ask_a_seat_have_a_prompt(game, language):
    found = definition(game)
    asking = {name for phase, name in found.phases.items() if phase not in found.purposes} - {"over"}
    prompts = {key.removeprefix("prompt-") for key in messages(game, language) if key.startswith("prompt-")}
    assert prompts == asking


@each_game
@each_language
def test_every_name_has_its_word_and_no_word_is_left_over(game, language):
    meta = importlib.import_module(f"hexstead.games.{game}.meta")
    board = hexstead.new(game).board
    data, names = board.data, definition(game).make_names(board)
    goods = {str(names.name("goods", i)) for i in range(names.size("goods"))}
    wanted = {f"resource-{name}" for name in meta.RESOURCES} | {f"good-{name}" for name in goods - set(meta.RESOURCES)}
    wanted |= {f"piece-{name}" for name in meta.ITEMS} | {f"reward-{name}" for name in getattr(meta, "REWARDS", ())}
    wanted |= {f"terrain-{tile['terrain']}" for tile in data["hexes"]}
    wanted |= {f"card-{name}{end}" for name in meta.CARDS for end in ("", "-about")}
    wanted |= {f"spot-{place['kind']}" for place in data["places"]} | {f"colour-{name}" for name in COLOURS}
    wanted |= {f"landmark-{slug(entry['city'])}{end}" for entry in data.get("landmarks", ()) for end in ("", "-about")}
    wanted |= {f"edition-{name}{end}" for name in definition(game).editions for end in ("", "-about")}
    coast = json.loads((definition(game).folder / "art" / "coast.json").read_text(encoding="utf-8"))
    wanted |= {f"land-{entry['text'].lower().replace(' ', '_')}" for entry in coast["names"]}
    assert {key for key in messages(game, language) if key.split("-")[0] not in TOLD} == wanted | OTHER_NAMES[game]


@each_game
@each_language
def test_options_and_their_values_have_their_words(game, language):
    words = messages(game, language)
    wanted = set()
    for option in definition(game).options:
        key = f"option-{option.name.replace('.', '-')}"
        wanted |= {key, f"{key}-about"}
        if isinstance(option.values, tuple):
            values = {str(v).lower() if isinstance(v, bool) else str(v) for v in option.values}
            if all(set(value.split()) <= set(COLOURS) for value in values):  # orders of colours: these have their words
                values = set()
            wanted |= {f"{key}-{value}" for value in values}
        elif f"{key}-0" in words:  # a number whose zero has a meaning of its own
            assert option.low == 0
            wanted.add(f"{key}-0")
    assert {key for key in words if key.startswith("option-")} == wanted


@each_game
@each_language
def test_what_points_come_from_has_its_words(game, language):
    started = hexstead.new(game)
    sources = definition(game).point_sources(started.state, started.engine.board_record, 0)
    words = {key.removeprefix("points-") for key in messages(game, language) if key.startswith("points-")}
    assert words == {name.replace(" ", "_") for name in sources}


def variants(cls: type[Event], words: dict[str, str]) -> list[str]:
    key = f"event-{cls.type_name()}"
    return [k for k in words if k == key or k.startswith(f"{key}-")]


@each_game
@each_language
def test_events_are_told_with_their_own_columns_and_without_secrets(game, language):
    words = messages(game, language)
    for cls in definition(game).events.classes:
        columns = {f.name for f in dataclasses.fields(cls)}
        key = f"event-{cls.type_name()}"
        for variant in variants(cls, words):
            assert arguments_of(game, language, variant) <= columns, variant
            text = said(game, language, variant, **dict.fromkeys(columns, "Q"))
            assert text.endswith("."), variant
        assert not arguments_of(game, language, key) & set(cls.secret), f"{key} tells a secret"
        if cls.secret:
            assert set(cls.secret) <= arguments_of(game, language, f"{key}-known")
        else:
            assert f"{key}-known" not in words


@each_game
def test_events_say_the_same_in_both_languages(game):
    for key in messages(game, "en"):
        if key.startswith(("event-", "reward-")):
            assert arguments_of(game, "en", key) == arguments_of(game, "de", key), key


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [("en", "a development card", "2 development cards"), ("de", "eine Entwicklungskarte", "2 Entwicklungskarten")],
)
def test_rewards_count(language, one, two):
    assert said("germany", language, "reward-development", count=1) == one
    assert said("germany", language, "reward-development", count=2) == two


@each_game
def test_no_english_is_left_in_german(game):
    english, german = messages(game, "en"), messages(game, "de")
    assert {key for key in english if english[key] == german[key]} == SAME_IN_BOTH[game]
    for key, text in german.items():
        words = re.findall(r"[A-Za-zÄÖÜäöüß]+", re.sub(r"\{.*?\}|\[\w+\]", " ", text).lower())
        assert not set(words) & ENGLISH, key


@each_game
def test_german_has_its_umlauts(game):
    """No ae, oe, ue, ss instead of letters that German has."""
    text = " ".join(messages(game, "de").values())
    suspicious = re.findall(r"\b\w*(?:ae|oe|(?<![aeäq])ue)\w*\b", re.sub(r"\{.*?\}|\[\w+\]", " ", text))
    assert {word.lower() for word in suspicious} == {"zuerst"}
    assert "Strasse" not in text
    assert "gross" not in text.lower()


def test_a_rule_is_told_in_either_language():
    assert hexstead.rule("G-ROAD-01") == hexstead.rule("G-ROAD-01", "en")
    assert "one road per path" in hexstead.rule("G-ROAD-01", "en")
    assert "eine Straße je Weg" in hexstead.rule("G-ROAD-01", "de")
    assert "one rail per path" in hexstead.rule("A-RAIL-01", "en")
    assert "ein Gleis je Weg" in hexstead.rule("A-RAIL-01", "de")
    assert hexstead.rule("GQ-14", "de") != hexstead.rule("GQ-14", "en")


@pytest.mark.parametrize("rule", ["G-ROAD-99", "A-TMOV-11", "", "resource-ore", "../en", None, 7, "x" * 500])
def test_an_unknown_rule_gets_a_sentence(rule):
    with pytest.raises(hexstead.HexsteadError, match=r"^There is no rule .{0,70}\.$"):
        hexstead.rule(rule)


@each_language
def test_games_that_share_a_word_say_it_alike(language):
    """A name, and what is the same in every game, reads the same at every table."""
    first, *others = (messages(game, language) for game in game_names())
    shared = ("resource", "terrain", "colour", "seat", "card", "spot", "ending")
    for other in others:
        for key in set(first) & set(other):
            if key.split("-")[0] in shared and key not in TOLD_APART:
                assert first[key] == other[key], key


@pytest.mark.parametrize("language", ["fr", "", "EN", None, 7, ["en"], {}])
def test_an_unknown_language_gets_a_sentence(language):
    with pytest.raises(hexstead.HexsteadError, match=r"^There are words in en and de, not in .*\.$"):
        hexstead.rule("G-ROAD-01", language)


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_plan_of_the_bots_has_words(game, language):
    plans = importlib.import_module(f"hexstead.games.{game}.mind").MIND.plans
    assert {key for key in messages(game, language) if key.startswith("plan-")} == {f"plan-{plan}" for plan in plans}
