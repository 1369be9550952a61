"""The rules page and the almanac: every rule is in one section, everything in a game has a note, pictures are drawn."""

import copy
import importlib
import json
import re
from typing import Any

import pytest

import hexstead
from hexstead.core.translations import LANGUAGES, messages
from hexstead.drawing import THEMES
from hexstead.game_packages import game_folder
from hexstead.server.rule_pictures import draw_picture, lit_targets, moments, picture_games, pictures
from tests.random_play import BUILT_IN
from tests.text.test_game_text import slug
from tests.text.test_page_text import entries

SHARED = ("dice", "acts", "secret", "trade", "holds")  # sections that games share


def part(game: str, name: str) -> Any:
    return json.loads((game_folder(game) / "page" / name).read_text(encoding="utf-8"))


SECTIONS: dict[str, list[dict[str, Any]]] = {game: part(game, "sections.json") for game in BUILT_IN}
ALMANAC: dict[str, dict[str, list[str]]] = {game: part(game, "almanac.json") for game in BUILT_IN}

each_game = pytest.mark.parametrize("game", BUILT_IN)


def rules(game: str) -> list[str]:
    return [key[5:] for key in messages(game, "en") if key.startswith("rule-")]


def note(name: str) -> str:
    return "note-" + re.sub(r"[^\w-]+", "-", slug(name)).strip("-")


def section_text(game: str, key: str, language: str) -> dict[str, str]:
    """The messages of a section, shared or the game's own."""
    known = entries("" if key in SHARED else game, language)
    return {name: text for name, text in known.items() if re.fullmatch(rf"section-{key}(-text|-picture)?", name)}


@each_game
def test_every_rule_is_in_one_section(game):
    for rule in rules(game):
        found = [
            section["key"]
            for section in SECTIONS[game]
            for wanted in section["rules"]
            if rule == wanted or rule.startswith(f"{wanted}-")
        ]
        assert len(found) == 1, (rule, found)


# Words that players know from other games, by language; the search of the rules must find something for each.
FAMILIAR = {
    "en": "robber knight harbour port bank settlement road goal victory win lumber wood wheat tile",
    "de": "räuber ritter hafen bank siedlung straße ziel sieg gewinn holz weizen sechseck",
}


def synonyms(game: str, language: str) -> dict[str, list[str]]:
    """The words of other games with the terms of this one that they stand for."""
    found: dict[str, list[str]] = {}
    for line in entries(game, language)["synonyms"].splitlines():
        terms, _, words = line.partition(":")
        for word in filter(None, (word.strip() for word in words.split(","))):
            found.setdefault(word, []).extend(term.strip().lower() for term in terms.split(","))
    return found


def searched(game: str, language: str) -> str:
    """The texts of a game that the search of the rules page goes through."""
    sections = [value for key in SECTIONS[game] for value in section_text(game, key["key"], language).values()]
    sentences = [text for key, text in messages(game, language).items() if key.startswith("rule-")]
    return "\n".join([*sections, *map(str, sentences)]).lower()


@pytest.mark.parametrize("language", LANGUAGES)
@each_game
def test_familiar_words_of_other_games_are_found(game, language):
    text, known = searched(game, language), synonyms(game, language)
    for word in FAMILIAR[language].split():
        assert word in text or any(term in text for term in known.get(word, ())), word


@pytest.mark.parametrize("language", LANGUAGES)
@each_game
def test_every_synonym_leads_to_a_rule_or_a_section(game, language):
    text = searched(game, language)
    for word, terms in synonyms(game, language).items():
        assert any(term in text for term in terms), word


@each_game
def test_an_unavailable_action_gives_a_reason_and_a_section_of_the_rules(game):
    """The page's own refusals, of buttons without a target, lead to the rules like those of the server."""
    face = (game_folder(game) / "page" / "face.ts").read_text(encoding="utf-8")
    linked = dict(re.findall(r"(\w+): \"([\w-]+)\"", re.search(r"\n  rules: \{(.*?)\}", face, re.DOTALL)[1]))  # type: ignore[index]
    buttons = re.findall(r"type: \"(build_\w+|move_\w+|deliver)\", art", face)
    assert {*buttons, "buy_card", "offer", "exchange"} == set(linked)
    assert set(linked.values()) <= {section["key"] for section in SECTIONS[game]}
    for language in LANGUAGES:
        assert {f"nowhere-{action}" for action in linked} <= {*entries("", language), *entries(game, language)}


def test_there_are_about_forty_sections():
    own = [section["key"] for game in BUILT_IN for section in SECTIONS[game] if section["key"] not in SHARED]
    assert 35 <= len(own) + len(SHARED) <= 45
    assert len(set(own)) == len(own)


@each_game
def test_every_section_has_text_and_known_rules(game):
    for section in SECTIONS[game]:
        key = section["key"]
        for wanted in section["rules"]:
            assert any(rule == wanted or rule.startswith(f"{wanted}-") for rule in rules(game)), key
        keys = {f"section-{key}", f"section-{key}-text"} | (
            {f"section-{key}-picture"} if "picture" in section else set()
        )
        assert set(section_text(game, key, "en")) == keys


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_sections_are_short(game, language):
    for section in SECTIONS[game]:
        key = section["key"]
        more = entries(game, language).get(f"section-{key}-more", "")
        assert 15 <= len((section_text(game, key, language)[f"section-{key}-text"] + more).split()) <= 90, key


@each_game
def test_every_picture_of_the_rules_is_drawn_in_every_theme(game):
    wanted = {section["picture"] for section in SECTIONS[game] if "picture" in section}
    assert wanted
    assert wanted | {"board"} == set(pictures(game)) - {"hero"}
    for name in wanted:
        svg = draw_picture(game, name, "light")
        assert "<title" not in svg  # no English in it
        assert len(svg) < 150_000  # only what the frame shows
    assert len({draw_picture(game, "board", theme) for theme in THEMES}) == len(THEMES)


@each_game
def test_every_picture_shows_a_game_in_progress_that_legal_play_reaches(game):
    """Replaying checks every action; a record that began with a position could skip that."""
    assert set(moments(game)) == set(pictures(game))
    for name, shown in moments(game).items():
        assert shown.from_start, name
        assert not shown.custom_map, name
        assert shown.rules_version == shown.definition.rules_version, name
        assert shown.length == pictures(game)[name]["at_action"], name
        assert not shown.is_over, name
        assert set(shown.state.hall_owner if game == "germany" else shown.state.city_owner) >= {0, 1, 2, 3}, name


def test_a_picture_with_an_illegal_action_cannot_be_drawn():
    record = copy.deepcopy(picture_games("germany")[0])
    (first, *_) = [i for i, action in enumerate(record["actions"]) if action["type"] == "build_road"]
    taken = record["actions"][first]["path"]
    later = [i for i, action in enumerate(record["actions"]) if action["type"] == "build_road" and i > first]
    record["actions"][later[0]]["path"] = taken
    with pytest.raises(hexstead.BadRecord, match=f"Action {later[0] + 1} "):
        hexstead.replay(record)


@each_game
def test_highlighted_targets_are_those_that_the_rules_allow_red(game):
    lit = {name: spec["lit"] for name, spec in pictures(game).items() if "lit" in spec}
    assert lit
    for name, type in lit.items():
        shown = moments(game)[name]
        assert shown.to_act[0] == 0, name
        legal = {v for a in shown.legal(0) if a.type_name() == type for v in a.to_json().values() if isinstance(v, str)}
        assert set(lit_targets(shown, type)) == legal - {type, "none"}, name


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_captions_use_the_values_of_their_pictures(game, language):
    for section in SECTIONS[game]:
        if "picture" in section:
            caption = section_text(game, section["key"], language)[f"section-{section['key']}-picture"]
            values = pictures(game)[section["picture"]].get("caption", {})
            assert set(re.findall(r"\$(\w+)", caption)) == set(values), section["key"]


@each_game
def test_cards_goods_pieces_and_places_have_a_note(game):
    meta = importlib.import_module(f"hexstead.games.{game}.meta")
    data = hexstead.new(game).board.data
    noted = ALMANAC[game]
    assert set(noted["resources"]) >= set(meta.RESOURCES)
    assert set(noted["cards"]) == set(meta.CARDS)
    assert set(noted["pieces"]) >= set(meta.ITEMS) - {"card", "landmark"}
    assert set(noted.get("landmarks", [])) == {slug(entry["city"]) for entry in data.get("landmarks", ())}
    if "cities" in noted:
        assert set(noted["cities"]) == {place["name"] for place in data["places"] if place["kind"] == "city"}
    keys = {note(name) for names in noted.values() for name in names}
    assert keys == {key for key in entries(game, "en") if key.startswith("note-")}


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_notes_have_the_length_of_a_note(game, language):
    for kind, names in ALMANAC[game].items():
        low, high = (7, 30) if kind == "cities" else (30, 120)
        for name in names:
            assert low <= len(entries(game, language)[note(name)].split()) <= high, name
