"""The messages of every game: complete, with the same keys in every language, readable with and without Fluent."""

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
from hexstead.core.common_fields import COLOURS, ENDINGS
from hexstead.core.definition import definition, game_names
from hexstead.core.events import Event
from hexstead.core.translations import LANGUAGES, messages
from hexstead.game_packages import game_folder
from hexstead.games.america.meta import GOLD_SOURCES
from tests.random_play import BUILT_IN
from tools import rule_index

# Names that are neither in a game's lists nor on its board.
OTHER_NAMES = {
    "germany": {
        "piece-marker", "piece-goetz", "spot-open", "seat-chance", "honour-longest_road", "honour-largest_army",
    },
    "america": {
        "piece-city", "piece-goods", "piece-token", "piece-outlaw", "piece-yard", "spot-open", "seat-chance",
        "seat-neutral", *(f"gold-{source}" for source in GOLD_SOURCES),
    },
}  # fmt: skip

# Families of messages that have their own tests; all others are names.
OTHER_FAMILIES = ("rule", "action", "event", "log", "phase", "prompt", "ending", "option", "points", "game", "plan")

# Messages that are the same in English and German because they are names.
SAME_IN_BOTH = {
    "germany": {
        "piece-goetz", "colour-orange", "landmark-dresden", "landmark-eisenach", "landmark-frankfurt", "landmark-trier",
    },
    "america": {"colour-orange", "good-gold", "piece-outlaw", "seat-neutral"},
}  # fmt: skip
ENGLISH = {
    "the", "and", "of", "a", "your", "you", "is", "are", "not", "from", "with", "for", "to", "by", "on",
    "card", "cards", "road", "roads", "seat", "town", "hall", "turn", "city", "site", "rail", "rails", "train", "goods",
}  # fmt: skip

each_language = pytest.mark.parametrize("language", LANGUAGES)
each_file = pytest.mark.parametrize(  # the third game of the tests is in English and German only
    ("game", "language"),
    [(game, code) for game in game_names() for code in (LANGUAGES if game in BUILT_IN else ("en", "de"))],
)
each_game = pytest.mark.parametrize("game", game_names())
each_built_in = pytest.mark.parametrize("game", BUILT_IN)  # tests that compare with data about a game


@cache
def parsed(game: str, language: str) -> Any:
    return parse((game_folder(game) / "text" / f"{language}.ftl").read_text(encoding="utf-8"))


@cache
def entries(game: str, language: str) -> dict[str, Any]:
    return {entry.id.name: entry for entry in parsed(game, language).body if isinstance(entry, ast.Message)}


@cache
def bundle(game: str, language: str) -> Any:
    out = FluentBundle([language], use_isolating=False)
    out.add_resource(FluentResource((game_folder(game) / "text" / f"{language}.ftl").read_text(encoding="utf-8")))
    return out


def said(game: str, language: str, key: str, **arguments: Any) -> str:
    message = bundle(game, language).get_message(key)
    text, errors = bundle(game, language).format_pattern(message.value, arguments)
    assert errors == [], (key, errors)
    return str(text)


def arguments_of(game: str, language: str, key: str) -> set[str]:
    return set(re.findall(r"\{ \$(\w+)", messages(game, language)[key]))


def slug(name: str) -> str:
    """A name as part of a key, in which Fluent allows only ASCII letters."""
    for letter, plain in (("ä", "ae"), ("ö", "oe"), ("ü", "ue"), ("ß", "ss")):
        name = name.lower().replace(letter, plain)
    return name


@each_file
def test_all_languages_have_the_same_keys(game, language):
    assert set(entries(game, language)) == set(entries(game, "en"))


@each_file
def test_files_are_valid_and_have_no_duplicate_keys(game, language):
    body = parsed(game, language).body
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    keys = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert [key for key in keys if keys.count(key) > 1] == []


@each_file
def test_our_parser_agrees_with_the_library(game, language):
    """Messages without arguments are the same with and without the library."""
    own = messages(game, language)
    assert set(own) == set(entries(game, language))
    for key, text in own.items():
        if "{" not in text:
            assert said(game, language, key) == text, key


@each_game
@each_language
def test_every_rule_that_can_refuse_an_action_has_a_sentence(game, language):
    for rule in definition(game).rule_ids:
        if rule:
            sentence = hexstead.rule(rule, language)
            assert re.fullmatch(r"[A-ZÄÖÜ].{8,}\.", sentence), rule


@each_built_in
@each_language
def test_every_rule_of_the_catalogue_has_a_sentence(game, language):
    page = rule_index.catalogue(rule_index.ROOT, game)
    wanted = set(filter(rule_index.has_sentence, rule_index.entries(page)))
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
def test_actions_events_phases_and_endings_have_messages(game, language):
    words, found = messages(game, language), definition(game)
    wanted = {f"action-{name}" for name in found.actions.by_type}
    wanted |= {f"event-{cls.type_name()}" for cls in found.events.classes}
    wanted |= {f"phase-{name}" for name in found.phases.values()}
    wanted |= {f"ending-{name}" for name in (*ENDINGS, "agreed", "cancelled", "cut")}
    wanted |= {f"colour-{name}" for name in COLOURS} | {"seat-chance", "game", "game-about"}
    assert wanted <= set(words)
    for prefix, known in (("action", found.actions.by_type), ("phase", found.phases.values())):
        assert {key.split("-", 1)[1] for key in words if key.startswith(f"{prefix}-")} == set(known)


@each_game
@each_language
def test_phases_with_a_decision_have_a_prompt(game, language):
    found = definition(game)
    asking = {name for phase, name in found.phases.items() if phase not in found.phases.purposes} - {"over"}
    prompts = {key.removeprefix("prompt-") for key in messages(game, language) if key.startswith("prompt-")}
    assert prompts == asking


@each_built_in
@each_language
def test_every_name_has_a_message_and_every_message_a_name(game, language):
    meta = importlib.import_module(f"hexstead.games.{game}.meta")
    board = hexstead.new(game).board
    data, names = board.data, definition(game).set_up.names(board)
    goods = {str(names.name("goods", i)) for i in range(names.size("goods"))}
    wanted = {f"resource-{name}" for name in meta.RESOURCES} | {f"good-{name}" for name in goods - set(meta.RESOURCES)}
    wanted |= {f"piece-{name}" for name in meta.ITEMS} | {f"reward-{name}" for name in getattr(meta, "REWARDS", ())}
    wanted |= {f"terrain-{tile['terrain']}" for tile in data["hexes"]}
    wanted |= {f"card-{name}{end}" for name in meta.CARDS for end in ("", "-about")}
    wanted |= {f"spot-{place['kind']}" for place in data["places"]} | {f"colour-{name}" for name in COLOURS}
    wanted |= {f"landmark-{slug(entry['city'])}{end}" for entry in data.get("landmarks", ()) for end in ("", "-about")}
    wanted |= {f"built-{slug(entry['city'])}" for entry in data.get("landmarks", ())}
    wanted |= {f"edition-{name}{end}" for name in definition(game).editions for end in ("", "-about")}
    coast = json.loads((definition(game).folder / "art" / "coast.json").read_text(encoding="utf-8"))
    wanted |= {f"land-{entry['text'].lower().replace(' ', '_')}" for entry in coast["names"]}
    assert {key for key in messages(game, language) if key.split("-")[0] not in OTHER_FAMILIES} == wanted | OTHER_NAMES[
        game
    ]


@each_game
@each_language
def test_options_and_their_values_have_messages(game, language):
    words = messages(game, language)
    wanted = set()
    for option in definition(game).options:
        key = f"option-{option.name.replace('.', '-')}"
        wanted |= {key, f"{key}-about"}
        if isinstance(option.values, tuple):
            values = {str(v).lower() if isinstance(v, bool) else str(v) for v in option.values}
            if all(set(value.split()) <= set(COLOURS) for value in values):  # orders of colours
                values = set()
            wanted |= {f"{key}-{value}" for value in values}
        elif f"{key}-0" in words:  # a number for which 0 has a special meaning
            assert option.low == 0
            wanted.add(f"{key}-0")
    assert {key for key in words if key.startswith("option-")} == wanted


@each_game
@each_language
def test_sources_of_points_have_messages(game, language):
    started = hexstead.new(game)
    sources = definition(game).scoring.sources(started.state, started.engine.board_struct, 0)
    words = {key.removeprefix("points-") for key in messages(game, language) if key.startswith("points-")}
    assert words == {name.replace(" ", "_") for name in sources}


def variants(cls: type[Event], words: dict[str, str]) -> list[str]:
    key = f"event-{cls.type_name()}"
    return [k for k in words if k == key or k.startswith(f"{key}-")]


@each_file
def test_messages_of_events_use_their_fields_but_no_secret_ones(game, language):
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
@each_language
def test_messages_have_the_same_arguments_in_all_languages(game, language):
    for key in messages(game, "en"):
        if key.startswith(("event-", "reward-")):
            assert arguments_of(game, "en", key) == arguments_of(game, language, key), key


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [("en", "a development card", "2 development cards"), ("de", "eine Entwicklungskarte", "2 Entwicklungskarten")],
)
def test_messages_of_rewards_have_plural_forms(language, one, two):
    assert said("germany", language, "reward-development", count=1) == one
    assert said("germany", language, "reward-development", count=2) == two


@each_built_in
def test_no_english_is_left_in_german(game):
    english, german = messages(game, "en"), messages(game, "de")
    assert {key for key in english if english[key] == german[key]} == SAME_IN_BOTH[game]
    for key, text in german.items():
        words = re.findall(r"[A-Za-zÄÖÜäöüß]+", re.sub(r"\{.*?\}|\[\w+\]", " ", text).lower())
        assert not set(words) & ENGLISH, key


@each_game
def test_german_uses_umlauts(game):
    """No ae, oe, ue or ss in place of ä, ö, ü or ß."""
    text = " ".join(messages(game, "de").values())
    suspicious = re.findall(r"\b\w*(?:ae|oe|(?<![aeäq])ue)\w*\b", re.sub(r"\{.*?\}|\[\w+\]", " ", text))
    assert {word.lower() for word in suspicious} == {"zuerst"}
    assert "Strasse" not in text
    assert "gross" not in text.lower()


def test_a_rule_has_a_sentence_in_every_language():
    assert hexstead.rule("G-ROAD-01") == hexstead.rule("G-ROAD-01", "en")
    assert "one road per path" in hexstead.rule("G-ROAD-01", "en")
    assert "eine Straße pro Weg" in hexstead.rule("G-ROAD-01", "de")
    assert "one rail per path" in hexstead.rule("A-RAIL-01", "en")
    assert "ein Gleis pro Weg" in hexstead.rule("A-RAIL-01", "de")
    assert hexstead.rule("GQ-14", "de") != hexstead.rule("GQ-14", "en")


@pytest.mark.parametrize("rule", ["G-ROAD-99", "A-TMOV-11", "", "resource-ore", "../en", None, 7, "x" * 500])
def test_an_unknown_rule_is_reported(rule):
    with pytest.raises(hexstead.HexsteadError, match=r"^There is no rule .{0,70}\.$"):
        hexstead.rule(rule)


@each_language
def test_games_use_the_same_names_for_the_same_things(language):
    """Names that several games have are the same in all of them."""
    first, *others = (messages(game, language) for game in BUILT_IN)
    shared = ("resource", "terrain", "colour", "seat", "card", "spot", "ending")
    for other in others:
        for key in set(first) & set(other):
            if key.split("-")[0] in shared:
                assert first[key] == other[key], key


@pytest.mark.parametrize("language", ["xx", "", "EN", None, 7, ["en"], {}])
def test_an_unknown_language_is_reported(language):
    with pytest.raises(hexstead.HexsteadError, match=rf"^The language must be {' or '.join(LANGUAGES)}, not .*\.$"):
        hexstead.rule("G-ROAD-01", language)


@each_built_in
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_plan_of_the_bots_has_a_message(game, language):
    plans = importlib.import_module(f"hexstead.games.{game}.mind").MIND.plans
    assert {key for key in messages(game, language) if key.startswith("plan-")} == {f"plan-{plan}" for plan in plans}
