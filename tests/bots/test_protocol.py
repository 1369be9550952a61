"""The bot protocol: real games match its schema, and its documentation is complete."""

import json

import pytest

import hexstead
from hexstead.bots import protocol
from hexstead.bots.process import FAULT_KINDS
from tests.bots.processes import ROOT
from tests.bots.tables import play, sight_of

SCHEMA = json.loads((ROOT / "docs" / "bots.schema.json").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def valid():
    """A validator of the schema."""
    return pytest.importorskip("jsonschema").Draft202012Validator(SCHEMA)


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("germany", {"setup.pieces": "variable"}),
        ("germany", {"game.points": 5}),
        ("america", {"setup.pieces": "variable", "setup.tokens": "random", "game.goods": 3}),
    ],
)
def test_every_message_of_a_game_matches_the_schema(bot, kept, valid, game, options):
    setup, lines = kept
    some = "if random.random() < 0.5: good = json.dumps({'action': legal[count % len(legal)]})\nprint(good)"
    player = bot(some, setup)
    play(player, game, options=options, turns=60)
    player.close()
    assert player.faults == []
    seen = lines()
    assert [error.message for line in seen for error in valid.iter_errors(line)] == []
    assert {line["type"] for line in seen if "type" in line} == {"hello", "decide", "end"}
    assert {key for line in seen if "type" not in line for key in line} == {"ready", "id", "choose", "action"}


def test_the_schema_is_valid_and_rejects_other_messages(valid):
    valid.check_schema(SCHEMA)
    game = hexstead.new("germany", players=3, seed=1)
    while game.to_act == ("chance",):
        game.step_chance()
    sight = sight_of(game, int(game.to_act[0]))
    limits = {"seconds": 5.0, "bank_seconds": 300.0, "memory_mb": None}
    good = [
        protocol.hello(sight.terms, sight.seat, 1, limits, False),
        json.loads(json.dumps(protocol.decide(sight, 1, 100, []))),
        protocol.end([], None),
        {"ready": 1},
        {"choose": 0},
    ]
    assert [error.message for message in good for error in valid.iter_errors(message)] == []
    for message in good:
        for key in message:
            assert not valid.is_valid({k: v for k, v in message.items() if k != key}), key
        assert not valid.is_valid(message | {"unknown": 1})
    assert not valid.is_valid({"choose": 0, "action": {"type": "roll"}})
    assert not valid.is_valid({"choose": -1})


def test_every_kind_of_fault_is_documented():
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    assert [kind for kind in FAULT_KINDS if f"| `{kind}` |" not in page] == []


def test_the_seed_of_a_bot_does_not_reveal_the_seed_of_the_game():
    terms = sight_of(hexstead.new("germany", players=3, seed=1), 0).terms
    seeds = {protocol.hello(terms, seat, 7, {}, False)["seed"] for seat in range(3)}
    assert len(seeds) == 3
    assert 7 not in seeds
