"""Plain and compiled are the same game after every action; the long run is `make proof`."""

import pytest

from tests.lockstep.lockstep import lockstep, same_play
from tests.play import GAMES

pytestmark = [pytest.mark.parametrize("name", GAMES), pytest.mark.compiled]


@pytest.mark.parametrize("seed", [1, 2])
def test_plain_and_compiled_agree_after_every_action(name, seed):
    counts = lockstep(name, seed, 4000)
    assert counts["actions"] >= 4000
    assert counts["free bundles"] > 10


def test_plain_rules_use_no_negative_index(name):
    assert lockstep(name, 3, 2500, one="strict")["actions"] >= 2500


def test_compiled_rules_stay_within_bounds(name):
    assert lockstep(name, 4, 3000, other="checked")["actions"] >= 3000


def test_random_games_inside_the_kernel_are_the_same(name):
    assert same_play(name, 1, 12)["kernel games"] == 24
