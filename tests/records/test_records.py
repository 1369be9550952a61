"""Stored records replay to their recorded result on both back ends, and from any action."""

import json

import pytest

import hexstead
from hexstead.core.game_file import without_proof
from tests.random_play import BUILT_IN, warm
from tests.records import NAMES, game_at, load

every_record = pytest.mark.parametrize("name", NAMES)


@every_record
@pytest.mark.parametrize("engine", ["plain", pytest.param("fast", marks=pytest.mark.compiled)])
def test_a_record_replays_to_its_recorded_result(name, engine):
    record = load(name)
    warm(record["game"], engine)
    game = hexstead.replay(record, engine=engine)
    assert game.is_over
    assert game.result == record["result"]
    assert json.loads(json.dumps(game.record()["actions"])) == record["actions"]


@every_record
def test_a_game_can_be_entered_at_any_action(name):
    record = load(name)
    middle = len(record["actions"]) // 2
    game = game_at(name, middle)
    assert len(game.history) == middle
    assert game.check(without_proof(record["actions"][middle])) is None


def test_every_game_has_records():
    assert {load(n)["game"] for n in NAMES} == set(BUILT_IN)


@pytest.mark.parametrize("name", [name for name in NAMES if load(name)["rules_version"] == 1])
def test_a_game_keeps_its_rules_version_in_records_and_positions(name):
    record = load(name)
    game = hexstead.replay(record, len(record["actions"]) // 2)
    assert game.rules_version == game.record()["rules_version"] == game.position()["rules_version"] == 1
    again = hexstead.from_position(game.position())
    assert again.rules_version == 1
    assert hexstead.replay(again.record()).rules_version == 1
    assert again.engine.board_struct.rules_version == 1
    assert "map" not in game.record()  # the shipped map of version 1
