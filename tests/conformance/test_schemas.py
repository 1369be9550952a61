"""The JSON schemas accept everything that a game writes and reject malformed data."""

import copy
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from jsonschema_rs import Draft202012Validator, meta

import hexstead
from hexstead.board import check_map, shipped_map
from hexstead.core.definition import game_names
from hexstead.core.game_file import KEYS
from hexstead.core.schemas import schemas
from hexstead.sim.playout import play_out

RECORDS = sorted((Path(__file__).parents[1] / "records").glob("*.json"))


@pytest.fixture(scope="module", params=game_names())
def game(request):
    game = hexstead.new(request.param, players=3, seed=5, options={"trade.offers": 2})
    play_out(game, Random(5), limit=250)
    return game


@pytest.fixture(scope="module")
def fits(game):
    """Function of a format name and a value that returns whether the value is valid."""
    known = schemas(game.name)
    for schema in known.values():
        meta.validate(schema)
    readers = {name: Draft202012Validator(schema) for name, schema in known.items()}
    return lambda name, value: readers[name].is_valid(json.loads(json.dumps(value)))


def test_everything_that_a_game_writes_is_valid(game, fits):
    assert all(fits("action", action.to_json()) for action in game.history)
    assert all(fits("event", event.to_json()) for event in game.events_since(0))
    assert all(fits("event", event.to_json()) for event in game.events_since(0, viewer=None))
    assert fits("position", game.position())
    assert fits("record", game.record(proof=True))
    assert fits("map", shipped_map(game.name).data)


def test_an_action_of_every_kind_is_valid(game, fits):
    codec, known = game.engine.codec, game.definition.actions
    for kind in range(len(known.classes)):
        if game.definition.state_arguments(kind) is None:
            assert fits("action", codec.action(4 if known.classes[kind].by_chance else 0, known.code(kind)).to_json())
    good = next(iter(game.position()["supply"]))
    assert fits("action", {"type": "offer", "give": {good: 1}, "get": {}, "to": [1, 2]})


def test_data_that_the_engine_rejects_is_invalid(game, fits):
    codec = game.engine.codec
    tea = {"type": "discard", "resource": "tea"}
    good = next(iter(game.position()["supply"]))
    for bad in ({}, {"type": "fly"}, {"type": "roll", "sea": 1}, {"type": "discard"}, tea,
                {"type": "rob", "victim": 9}, {"type": "offer", "give": {good: 100}, "get": {}}):  # fmt: skip
        assert not fits("action", bad)
        with pytest.raises(hexstead.BadAction):
            codec.from_json(bad)
    wrong: dict[str, Any]
    for wrong in ({"hand": [{"tea": 1}, {}, {}]}, {"hand": 3}, {"phase": "lunch"}, {"turn": -1}, {"nose": 1}):
        assert not fits("position", game.position() | wrong)
        with pytest.raises(hexstead.BadPosition):
            hexstead.from_position(game.position() | wrong)
    record = game.record() | {"actions": [{"seat": 0, "type": "roll"}]}
    for wrong in ({"format": 2}, {"extra": 1}, {"actions": 5}, {"result": {"kind": "eaten"}}, {"seed": "abc"}):
        assert not fits("record", record | wrong)
        with pytest.raises(hexstead.BadRecord):
            hexstead.replay(record | wrong)
    for part, key, value in (("hexes", "col", "west"), ("places", "at", 5), ("nodes", "colour", "red")):
        ground: dict[str, Any] = copy.deepcopy(dict(shipped_map(game.name).data))
        ground[part][0][key] = value
        assert not fits("map", ground)
        assert check_map(ground) != []


def test_the_record_schema_lists_every_key_of_a_record(game):
    assert list(schemas(game.name)["record"]["properties"]) == list(KEYS)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_stored_records_are_valid(path):
    record = json.loads(path.read_text(encoding="utf-8"))
    assert Draft202012Validator(schemas(record["game"])["record"]).is_valid(record)
