"""The rules page and the almanac: every rule in one section, every thing of a game with a note, every picture drawn."""

import importlib
import json
import re
from pathlib import Path
from typing import Any

import pytest

import hexstead
from hexstead.core.definition import game_names
from hexstead.core.words import LANGUAGES, messages
from hexstead.drawing import THEMES
from hexstead.server.detail import draw_detail, pictures
from tests.words.test_page_words import entries
from tests.words.test_words import slug

RULES = Path(__file__).parents[2] / "web" / "src" / "rules"
SECTIONS: list[dict[str, Any]] = json.loads((RULES / "sections.json").read_text(encoding="utf-8"))
ALMANAC: dict[str, dict[str, list[str]]] = json.loads((RULES / "almanac.json").read_text(encoding="utf-8"))

each_game = pytest.mark.parametrize("game", game_names())


def rules(game: str) -> list[str]:
    return [key[5:] for key in messages(game, "en") if key.startswith("rule-")]


def note(game: str, name: str) -> str:
    return f"note-{game}-" + re.sub(r"[^\w-]+", "-", slug(name)).strip("-")


@each_game
def test_every_rule_stands_in_one_section(game):
    for rule in rules(game):
        found = [
            section["key"]
            for section in SECTIONS
            for wanted in section["rules"]
            if game in section["games"] and (rule == wanted or rule.startswith(f"{wanted}-"))
        ]
        assert len(found) == 1, (rule, found)


@each_game
def test_an_action_that_is_not_possible_says_why_and_where_the_rules_tell_of_it(game):
    """The page's own refusals, of buttons without a target: as those of the server they lead to the rules."""
    face = (RULES.parent / "games" / f"{game}.ts").read_text(encoding="utf-8")
    told = dict(re.findall(r"(\w+): \"([\w-]+)\"", re.search(r"\n  rules: \{(.*?)\}", face, re.DOTALL)[1]))  # type: ignore[index]
    buttons = re.findall(r"type: \"(build_\w+|move_\w+|deliver)\", art", face)
    assert {*buttons, "buy_card", "offer", "exchange"} == set(told)
    assert set(told.values()) <= {section["key"] for section in SECTIONS if game in section["games"]}
    for language in LANGUAGES:
        assert {f"nowhere-{action}" for action in told} <= set(entries(language))


def test_there_are_about_forty_sections_each_with_words_and_rules():
    assert 35 <= len(SECTIONS) <= 45
    assert len({section["key"] for section in SECTIONS}) == len(SECTIONS)
    for section in SECTIONS:
        known = [rule for game in section["games"] for rule in rules(game)]
        assert all(any(rule == w or rule.startswith(f"{w}-") for rule in known) for w in section["rules"]), section[
            "key"
        ]
        keys = {f"section-{section['key']}", f"section-{section['key']}-text"}
        keys |= {f"section-{section['key']}-picture"} if "picture" in section else set()
        assert {
            key for key in entries("en") if re.fullmatch(rf"section-{section['key']}(-text|-picture)?", key)
        } == keys


@pytest.mark.parametrize("language", LANGUAGES)
def test_sections_are_short(language):
    for section in SECTIONS:
        assert 15 <= len(entries(language)[f"section-{section['key']}-text"].split()) <= 90, section["key"]


@each_game
def test_every_picture_of_the_rules_is_drawn_in_every_theme(game):
    wanted = {section["picture"] for section in SECTIONS if section["games"] == [game] and "picture" in section}
    assert wanted
    assert wanted | {"board"} == set(pictures(game)["pictures"]) - {"hero"}
    for name in wanted:
        svg = draw_detail(game, name, "light")
        assert "<title" not in svg  # no English in it
        assert len(svg) < 150_000  # only what the frame shows
    assert len({draw_detail(game, "board", theme) for theme in THEMES}) == len(THEMES)


def test_what_is_lit_in_a_picture_is_what_the_rules_allow():
    position = pictures("germany")["base"] | {"hall_owner": {"Kassel": 0}, "road_owner": {"Kassel-v32": 0}}
    legal = [a for a in hexstead.from_position(position).legal(0) if a.to_json()["type"] == "build_road"]
    assert draw_detail("germany", "road", "light").count('stroke="#7DF0DB"') == len(legal) == 4


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
    keys = {note(game, name) for names in noted.values() for name in names}
    assert keys == {key for key in entries("en") if key.startswith(f"note-{game}-")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_notes_have_the_length_of_a_note(language):
    for game, kinds in ALMANAC.items():
        for kind, names in kinds.items():
            low, high = (7, 30) if kind == "cities" else (30, 120)
            for name in names:
                assert low <= len(entries(language)[note(game, name)].split()) <= high, (game, name)
