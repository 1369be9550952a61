"""The log: every event has a line in every language, grouped, with its places and without hidden values."""

import dataclasses
import importlib
import re
from typing import Any

import pytest

import hexstead
from hexstead.core.definition import definition, game_names
from hexstead.core.events import Accepted, Declined, Event, Offered, Traded, TurnBegan, Withdrawn
from hexstead.core.log import TABLE_EVENTS, log_lines, table_line
from hexstead.core.log_text import LogFormatter
from hexstead.core.translations import LANGUAGES, SHARED_TEXT, messages
from hexstead.games.america import events as rails
from hexstead.games.germany import events as roads
from tests.records import NAMES, load

core = importlib.import_module("hexstead.core.events")
SEATS = ["Ada", "Ben", "Cleo", "Dan"]
TRADE: dict[str, Any] = {"partner": 0, "give": {}, "get": {}}

each_language = pytest.mark.parametrize("language", LANGUAGES)
each_game = pytest.mark.parametrize("game", game_names())


def said(game, language, *events):
    return [LogFormatter(game, language, SEATS).format(line) for line in log_lines(events)]


def samples(game):
    """Every kind of event, with all fields and with the secret ones hidden."""
    names = hexstead.new(game).engine.names
    for cls in definition(game).events.classes:
        values: dict[str, Any] = {}
        for field, axis in zip(dataclasses.fields(cls), cls.axes, strict=True):
            if axis == "goods_bundle":
                values[field.name] = {names.name("goods", 0): 2, names.name("goods", 1): 1}
            elif axis == "seat_mask":
                values[field.name] = [1, 2]
            else:
                values[field.name] = 1 if axis is None else names.name(axis, 1)
        for changes in ({}, dict.fromkeys(cls.secret)):
            yield cls(**values | changes)
        for column, value in (("free", 0), ("owner", "neutral"), ("seat", None), ("give", {}), ("get", {})):
            key = {"free": "", "owner": "-neutral", "seat": "-nobody", "give": "-wanted", "get": "-given"}[column]
            if column in values and f"event-{cls.type_name()}{key}" in messages(game, "en"):
                yield cls(**values | {column: value})


def test_a_line_that_ends_with_an_abbreviated_place_has_one_full_stop():
    (line,) = said("america", "en", rails.CityFounded(seat=0, site="Washington D.C."))
    assert line == "Ada founds a city in Washington D.C."


def test_the_count_of_cards_follows_their_name():
    shown = [core.Revealed(0, "victory_point", 2), core.Revealed(1, "victory_point", 1)]
    assert said("germany", "en", *shown) == ["Ada reveals 2 Victory Point cards.", "Ben reveals a Victory Point."]
    assert said("germany", "de", *shown) == [
        "Ada deckt 2 Siegpunkt-Karten auf.", "Ben deckt eine Siegpunkt-Karte auf.",
    ]  # fmt: skip


@each_game
@each_language
def test_every_kind_of_event_has_a_line(game, language):
    """A kind of event without a message fails here."""
    used = set()
    for event in samples(game):
        (line,) = log_lines([event])
        used.add(line["id"])
        text = LogFormatter(game, language, SEATS).format(line)
        assert re.search(r"[.!]$", text) or "turn" in line, text
        assert not re.search(r"[{}_]|None", text), text
    known = {key for key in (*messages(game, language), *messages("", language)) if key.startswith("event-")}
    plain = {f"event-{cls.type_name()}" for cls in definition(game).events.classes if cls.sums or cls is core.TurnBegan}
    assert known - used == plain  # all are used, except those of events that are combined into one line


@each_game
def test_lines_contain_only_what_the_viewer_knows(game):
    for event in samples(game):
        (line,) = log_lines([event])
        unknown = [column for column in event.secret if getattr(event, column) is None]
        assert not set(unknown) & set(line["args"])
        if event.secret:
            assert line["id"].endswith("-known") == (not unknown)


@each_language
def test_all_languages_have_the_same_shared_keys_with_the_same_arguments(language):
    english, other = messages("", "en"), messages("", language)
    file = (SHARED_TEXT / f"{language}.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"^([\w-]+) =", file, re.MULTILINE)) == set(english)
    for key, text in english.items():
        assert set(re.findall(r"\$(\w+)", text)) == set(re.findall(r"\$(\w+)", other[key])), key


def test_shared_keys_are_those_of_the_log():
    english = messages("", "en")
    parts = {"log-list", "log-count", "log-count-card", "log-nothing"}
    summed = {f"log-{cls.type_name()}" for cls in core.SHARED if cls.sums or cls.folds}
    table = {key for key in english if key.split("-")[1] in TABLE_EVENTS}
    assert {key for key in english if key.startswith("log-")} == parts | summed | table | {
        "log-turn",
        "log-offered_in_vain",
    }
    assert {key.split("-")[1] for key in table} == set(TABLE_EVENTS)


@each_game
def test_folded_lines_have_messages(game):
    for cls in definition(game).events.classes:
        key = f"log-{cls.type_name()}"
        assert (cls.folds or cls.shares) == (key in messages(game, "en") or key in messages("", "en")) or cls.sums


def test_cards_of_a_roll_share_a_line_per_seat():
    events = [
        core.Rolled(1, 4, 4),
        core.Produced(1, "ore", 1, "A1"),
        core.Produced(2, "ore", 2, "A1"),
        core.Produced(1, "wool", 1, "B2"),
        core.Produced(1, "ore", 1, "C3"),
    ]
    lines = log_lines(events)
    assert [line["event"] for line in lines] == [0, 1, 2]
    assert lines[1] == {
        "event": 1,
        "id": "log-produced",
        "args": {"seat": {"seat": 1}, "goods": {"resource": {"ore": 2, "wool": 1}}},
        "seat": 1,
        "show": {"hexes": ["A1", "B2", "C3"]},
    }
    assert said("germany", "en", *events) == ["Ben rolls 4 and 4.", "Ben gets 2 ore, 1 wool.", "Cleo gets 2 ore."]
    assert said("germany", "de", *events)[1] == "Ben bekommt 2 Erz, 1 Wolle."


def test_lines_contain_their_places_and_mark_turns():
    road, city, card = roads.RoadBuilt(0, "v31-v38", 1), rails.CityFounded(2, "Omaha"), core.Stolen(0, 2, None)
    gate = roads.LandmarkBuilt(0, "Lübeck")
    assert [line.get("show") for line in log_lines([road, city, card, gate])] == [
        {"paths": ["v31-v38"]}, {"nodes": ["Omaha"]}, None, {"nodes": ["Lübeck"]},
    ]  # fmt: skip
    assert said("germany", "en", gate) == ["Ada builds the Holsten Gate (Lübeck)."]
    assert said("germany", "en", road) == ["Ada builds a free road (v31-v38)."]
    (turn,) = log_lines([core.TurnBegan(3, 12)])
    assert (turn["turn"], turn["seat"]) == (12, 3)
    assert LogFormatter("germany", "de", SEATS).format(turn) == "Zug 12 · Dan"


def test_details_are_marked_for_short_logs():
    """A card that the viewer has drawn is no detail; cards of others are."""
    events = [core.Paid(0, "ore", 1), core.Bought(0), core.Drew(0, "trade"), core.Drew(1, None), rails.Passed(2)]
    assert [line.get("detail", False) for line in log_lines(events)] == [True, False, False, True, True]


def test_the_message_depends_on_what_is_known_and_requested():
    assert said("germany", "en", core.Stolen(0, 2, None), core.Stolen(0, 2, "ore")) == [
        "Ada steals a card from Cleo.",
        "Ada steals 1 ore from Cleo.",
    ]
    assert said("america", "de", core.Offered(1, [0, 2], {}, {"gold": 2})) == [
        "Ben sucht 2 Gold und bittet um Vorschläge."
    ]
    assert said("america", "en", rails.CityPlaced("neutral", "Omaha"), rails.GoldTaken(0, 1, "coast")) == [
        "A neutral city is placed in Omaha.",
        "Ada gets 1 gold (city on the coast).",
    ]
    assert said("germany", "de", roads.LandmarkBuilt(0, "Köln")) == ["Ada baut den Dom (Köln)."]
    assert said("germany", "en", roads.LongestRoad(None, 0)) == ["Nobody has the Longest Road any more."]


@pytest.mark.parametrize("name", NAMES)
def test_every_line_of_a_whole_game_can_be_formatted(name):
    game = hexstead.replay(load(name))
    formatter = LogFormatter(game.name, "de", SEATS)
    for viewer in (None, 0):
        lines = log_lines(game.events_since(0, viewer))
        texts = [formatter.format(line) for line in lines]
        assert sum("turn" in line for line in lines) == game.turn
        assert len(texts) > 2 * game.turn
        starts = [line["event"] for line in lines]
        assert starts == sorted(set(starts))


@each_language
def test_events_of_the_table_have_lines(language):
    formatter = LogFormatter(game_names()[0], language, SEATS)
    several = ("asked", "answered", "substituted")  # have a line per variant
    events: list[dict[str, Any]] = [
        *(
            {"type": kind, "seat": 1, "name": "Eve", "former": "Eva"} | TRADE
            for kind in TABLE_EVENTS
            if kind not in several
        ),
        *({"type": "asked", "seat": 1, "what": what, "to": 5, "partner": 2} for what in ("undo", "end", "give")),
        *({"type": "answered", "seat": 1, "yes": yes} for yes in (True, False)),
        *({"type": "substituted", "level": "baron", "by": "engineer", "why": why} for why in (None, "load")),
    ]
    texts = {line["id"]: formatter.format(line) for event in events if (line := table_line(event, 3))}
    assert set(texts) == {key for key in messages("", language) if key.split("-")[1] in TABLE_EVENTS}
    assert len(set(texts.values())) == len(texts)
    assert table_line({"type": "said", "seat": 1, "text": "hello"}) is None


def test_the_line_of_an_undo_counts_actions():
    formatter = LogFormatter("germany", "en", SEATS)
    event = {"type": "undone", "seat": 0, "to": 7, "events": 4}
    assert [formatter.format(line) for n in (1, 2) if (line := table_line(event, n))] == [
        "Ada undoes an action.",
        "Ada undoes 2 actions.",
    ]


def test_an_event_without_a_message_raises():
    @dataclasses.dataclass(frozen=True, slots=True)
    class Vanished(Event):
        axes = ("seats",)
        seat: int

    with pytest.raises(LookupError):
        LogFormatter("germany", "en", SEATS).format(log_lines([Vanished(0)])[0])


def test_an_offer_that_is_taken_or_withdrawn_at_once_has_one_line():
    """G-TRADE-01."""
    offer = Offered(0, (1, 2), {"ore": 1}, {"wool": 1})
    taken = log_lines([offer, Accepted(1), Traded(0, 1, {"ore": 1}, {"wool": 1}), TurnBegan(1, 5)])
    assert [(line["event"], line["id"]) for line in taken] == [(0, "event-traded"), (3, "log-turn")]
    (line,) = log_lines([offer, Withdrawn(0)])
    assert (line["event"], line["id"]) == (0, "log-offered_in_vain")
    assert line["args"]["give"] == {"resource": {"ore": 1}}


def test_an_invitation_and_an_offer_with_answers_keep_their_lines():
    """G-TRADE-01."""
    invitation = log_lines([Offered(0, (1,), {}, {"wool": 1}), Withdrawn(0)])
    assert [line["id"] for line in invitation] == ["event-offered-wanted", "event-withdrawn"]
    answered = log_lines([Offered(0, (1,), {"ore": 1}, {"wool": 1}), Declined(1), Withdrawn(0)])
    assert len(answered) == 3
