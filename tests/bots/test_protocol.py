"""The bot protocol: its schema, the messages of real games, and the page that describes it."""

import inspect
import json

import pytest

import hexstead
from hexstead.bots import protocol
from hexstead.bots.process import Fault, ProcessBot
from tests.bots.processes import ROOT
from tests.bots.tables import play, sight_of

SCHEMA = json.loads((ROOT / "docs" / "bots.schema.json").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def valid():
    """The schema as a check."""
    return pytest.importorskip("jsonschema").Draft202012Validator(SCHEMA)


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("germany", {"setup.pieces": "variable"}),
        ("germany", {"game.points": 5}),
        ("america", {"setup.pieces": "variable", "setup.tokens": "random", "game.goods": 3}),
    ],
)
def test_every_message_of_a_game_fits_the_schema(bot, kept, valid, game, options):
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


def test_the_schema_is_sound_and_refuses_what_is_no_message(valid):
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


def test_every_kind_of_fault_and_every_limit_is_told_in_the_page():
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    assert Fault.__doc__ is not None
    for kind in Fault.__doc__.partition("Kinds: ")[2].rstrip(".").split(", "):
        assert f"| `{kind}` |" in page
    defaults = inspect.signature(ProcessBot).parameters
    limits = {name: defaults[name].default for name in ("seconds", "bank_seconds", "start_seconds", "memory_mb")}
    assert limits == {"seconds": 5, "bank_seconds": 300, "start_seconds": 10, "memory_mb": 1024}
    for words in ("in 10 s |", "5 s for a decision", "more than 300 s", "more than 1024 MB", "three times in a game"):
        assert words in page


def test_a_seed_is_never_passed_on():
    terms = sight_of(hexstead.new("germany", players=3, seed=1), 0).terms
    told = {protocol.hello(terms, seat, 7, {}, False)["seed"] for seat in range(3)}
    assert len(told) == 3
    assert 7 not in told
