"""A thousand random games of every setup end and replay; `make proof` plays 100,000."""

import pytest

from tests.games.random_games import random_games
from tests.random_play import GAMES, all_terms

LEAST_WON = {"america": 100}  # of 1,000: random players rarely win this long game within the turn limit


@pytest.mark.compiled
@pytest.mark.parametrize("name", GAMES)
def test_random_games_end_and_replay_to_the_same_bytes(name):
    per_set_up = 1000 // len(all_terms(name))
    won = 0
    for seed in range(len(all_terms(name))):
        counts = random_games(name, seed, per_set_up)
        assert counts["won"] + counts["drawn"] + counts["cut"] == per_set_up
        assert counts["through the facade"] > 0
        won += counts["won"]
    assert won > LEAST_WON.get(name, 900)
