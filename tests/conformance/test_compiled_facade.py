"""The public API gives the same results on the plain and the compiled back end."""

import json
from random import Random

import pytest

import hexstead
from hexstead.core.game_file import without_proof
from tests.random_play import GAMES, Player, sampled_games, warm

pytestmark = [pytest.mark.parametrize("name", GAMES), pytest.mark.compiled]


@pytest.fixture(scope="module")
def pairs():
    """Sampled games, each as a pair of plain and compiled."""

    def both(name):
        warm(name, "fast")
        for game in sampled_games(name)[::6]:
            yield game, hexstead.replay(game.record(), engine="fast")

    return both


def snapshot(game):
    """Everything that the public API returns for a game."""
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


def test_a_compiled_game_equals_the_plain_one(name, pairs):
    for plain, fast in pairs(name):
        assert snapshot(fast) == snapshot(plain)


def test_a_compiled_game_continues_undoes_and_copies_like_the_plain_one(name, pairs):
    for n, (plain, fast) in enumerate(pairs(name)):
        trial, player = plain.copy(), Player(Random(n))
        before, copy = fast.state_bytes(), fast.copy()
        for _ in range(40):
            if trial.is_over:
                break
            action = player.act(trial)
            assert fast.check(action) is None
            fast.apply(action)
        assert snapshot(fast) == snapshot(trial)
        fast.undo(len(fast.history) - len(plain.history))
        assert fast.state_bytes() == copy.state_bytes() == before
        assert fast.to_act == plain.to_act


def test_a_position_gives_the_same_state_on_both_back_ends(name, pairs):
    for plain, _ in pairs(name):
        assert hexstead.from_position(plain.position(), engine="fast").state_bytes() == plain.state_bytes()


def test_states_of_all_games_have_the_same_numpy_type_object(name):
    """Numba compares types that are equal but not identical field by field on every call."""
    warm(name, "fast")
    first, second = (hexstead.new(name, engine="fast").engine for _ in range(2))
    states = first.start()
    kinds = {id(group.dtype) for group in (states, first.copy(states), first.many(2), second.start())}
    assert len(kinds) == 1
