"""The schemas of a game's formats take all that the game writes, and nothing that its readers call malformed."""

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
from hexstead.core.record import KEYS
from hexstead.core.schemas import schemas
from hexstead.sim.player import play_out

RECORDS = sorted((Path(__file__).parents[1] / "records").glob("*.json"))


@pytest.fixture(scope="module", params=game_names())
def game(request):
    game = hexstead.new(request.param, players=3, seed=5, options={"trade.offers": 2})
    play_out(game, Random(5), most=250)
    return game


@pytest.fixture(scope="module")
def fits(game):
    """Whether a value has the shape of a format of the game."""
    known = schemas(game.name)
    for schema in known.values():
        meta.validate(schema)
    readers = {name: Draft202012Validator(schema) for name, schema in known.items()}
    return lambda name, value: readers[name].is_valid(json.loads(json.dumps(value)))


def test_what_a_game_writes_has_the_shape_of_its_schemas(game, fits):
    assert all(fits("action", action.to_json()) for action in game.history)
    assert all(fits("event", event.to_json()) for event in game.events_since(0))
    assert all(fits("event", event.to_json()) for event in game.events_since(0, viewer=None))
    assert fits("position", game.position())
    assert fits("record", game.record(proof=True))
    assert fits("map", shipped_map(game.name).data)


def test_every_action_that_can_be_named_has_the_shape(game, fits):
    codec, table = game.engine.codec, game.definition.actions
    for kind in range(len(table.classes)):
        if kind not in game.definition.by_state:
            assert fits("action", codec.action(4 if table.classes[kind].by_chance else 0, table.code(kind)).to_json())
    assert fits("action", {"type": "offer", "give": {"ore": 1}, "get": {}, "to": [1, 2]})


def test_what_the_readers_call_malformed_is_none_of_the_shape(game, fits):
    codec = game.engine.codec
    tea = {"type": "discard", "resource": "tea"}
    for bad in ({}, {"type": "fly"}, {"type": "roll", "sea": 1}, {"type": "discard"}, tea,
                {"type": "rob", "victim": 9}, {"type": "offer", "give": {"ore": 100}, "get": {}}):  # fmt: skip
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


def test_the_schema_of_records_has_the_keys_that_records_have(game):
    assert list(schemas(game.name)["record"]["properties"]) == list(KEYS)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_kept_records_have_the_shape(path):
    record = json.loads(path.read_text(encoding="utf-8"))
    assert Draft202012Validator(schemas(record["game"])["record"]).is_valid(record)
