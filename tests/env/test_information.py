"""Information-state tensors: what the seat saw, and nothing else."""

from random import Random

import numpy as np
import pytest

import hexstead
from hexstead.core.common_fields import CHANCE
from hexstead.env.information import history_columns, information_state
from hexstead.sim.playout import play_out
from tests.random_play import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_history_has_the_last_actions_as_the_seat_saw_them(game):
    made = hexstead.new(game, seed=3, options={})
    play_out(made, Random(3), 150)
    columns = {name: i for i, name in enumerate(history_columns(made))}
    for seat in range(made.players):
        _, rows = information_state(made, seat, last=60)
        assert rows.shape == (60, len(columns))
        for row, (actor, _), action in zip(rows, made.entries[-60:], made.history[-60:], strict=True):
            who = "chance" if actor == CHANCE else "self" if actor == seat else f"seat+{(actor - seat) % made.players}"
            assert row[columns[f"by {who}"]] == 1
            assert row[columns[action.type_name()]] == 1
            assert row[: made.players + 1].sum() == 1
    _, rows = information_state(made, 0, last=made.length + 5)
    assert not rows[:5].any()
    assert rows[5:].any(1).all()


@pytest.mark.parametrize("game", GAMES)
def test_hidden_outcomes_have_no_arguments(game):
    made = hexstead.new(game, seed=4)
    play_out(made, Random(4), 400)
    hidden = history_columns(made).index("hidden")
    found = [information_state(made, seat, last=made.length)[1] for seat in range(made.players)]
    some = np.any([rows[:, hidden] for rows in found], 0)
    assert some.any()
    for rows in found:
        unknown = rows[:, hidden] == 1
        assert not rows[unknown][:, hidden + 1 :].any()


def test_observation_is_encoded_for_the_seat():
    made = hexstead.new("germany", seed=5)
    play_out(made, Random(5), 60)
    own, other = (information_state(made, seat)[0] for seat in (0, 1))
    assert own.shape == other.shape
    assert not np.array_equal(own, other)
