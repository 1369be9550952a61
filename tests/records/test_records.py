"""Whole games replay to their recorded end, on both back ends, and can be entered at any action."""

import json

import pytest

import hexstead
from hexstead.core.record import without_proof
from tests.play import GAMES, warm
from tests.records import NAMES, game_at, load

every_record = pytest.mark.parametrize("name", NAMES)


@every_record
@pytest.mark.parametrize("engine", ["plain", pytest.param("fast", marks=pytest.mark.compiled)])
def test_the_game_replays_to_its_recorded_end(name, engine):
    record = load(name)
    warm(record["game"], engine)
    game = hexstead.replay(record, engine=engine)
    assert game.is_over
    assert game.result == record["result"]
    assert json.loads(json.dumps(game.record()["actions"])) == record["actions"]


@every_record
def test_a_test_can_start_at_any_action(name):
    record = load(name)
    middle = len(record["actions"]) // 2
    game = game_at(name, middle)
    assert len(game.history) == middle
    assert game.check(without_proof(record["actions"][middle])) is None


def test_every_game_has_records():
    assert {load(n)["game"] for n in NAMES} == set(GAMES)
