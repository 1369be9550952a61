"""A compiled game looks to everyone as the plain one does: views, prompts, events, undo, copies, chance."""

import json
from random import Random

import pytest

import hexstead
from hexstead.core.record import without_proof
from tests.play import GAMES, Player, moments, warm

pytestmark = [pytest.mark.parametrize("name", GAMES), pytest.mark.compiled]


@pytest.fixture(scope="module")
def pairs():
    """Games of the moments, plain and compiled."""

    def both(name):
        warm(name, "fast")
        for game in moments(name)[::6]:
            yield game, hexstead.replay(game.record(), engine="fast")

    return both


def looks(game):
    """All that the facade says of a game."""
    seats = range(game.players)
    return {
        "to act": [game.to_act, game.phase, game.turn, game.turn_seat, game.is_over, game.result, game.points()],
        "views": [json.dumps(game.view(viewer).to_json()) for viewer in (None, *seats)],
        "prompts": [game.prompt(seat) for seat in seats],
        "events": [list(game.events_since(0, viewer)) for viewer in (None, *seats)],
        "outcomes": game.outcomes(),
        "position": game.position(),
        "actions": [without_proof(action) for action in game.record()["actions"]],
        "bytes": game.state_bytes(),
    }


def test_a_compiled_game_says_what_the_plain_one_says(name, pairs):
    for plain, fast in pairs(name):
        assert looks(fast) == looks(plain)


def test_a_compiled_game_plays_on_undoes_and_copies_as_the_plain_one(name, pairs):
    for n, (plain, fast) in enumerate(pairs(name)):
        trial, player = plain.copy(), Player(Random(n))
        before, copy = fast.state_bytes(), fast.copy()
        for _ in range(40):
            if trial.is_over:
                break
            action = player.act(trial)
            assert fast.check(action) is None
            fast.apply(action)
        assert looks(fast) == looks(trial)
        fast.undo(len(fast.history) - len(plain.history))
        assert fast.state_bytes() == copy.state_bytes() == before
        assert fast.to_act == plain.to_act


def test_a_position_sets_up_the_same_compiled_game(name, pairs):
    for plain, _ in pairs(name):
        assert hexstead.from_position(plain.position(), engine="fast").state_bytes() == plain.state_bytes()
