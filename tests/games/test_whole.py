"""A thousand random games on every set-up end and replay; 100,000 are in `make proof`."""

import pytest

from tests.games.whole import whole_games
from tests.play import GAMES, set_ups

LEAST_WON = {"america": 100}  # of 1,000: random players seldom win so long a game before the cut


@pytest.mark.compiled
@pytest.mark.parametrize("name", GAMES)
def test_random_games_end_and_replay_to_the_same_bytes(name):
    per_set_up = 1000 // len(set_ups(name))
    won = 0
    for seed in range(len(set_ups(name))):
        counts = whole_games(name, seed, per_set_up)
        assert counts["won"] + counts["drawn"] + counts["cut"] == per_set_up
        assert counts["through the facade"] > 0
        won += counts["won"]
    assert won > LEAST_WON.get(name, 900)
