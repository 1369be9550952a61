"""Short differential tests of the back ends; `make proof` runs the long ones."""

import pytest

from tests.differential.back_ends import compare_back_ends, compare_kernel_games
from tests.random_play import GAMES

pytestmark = [pytest.mark.parametrize("name", GAMES), pytest.mark.compiled]


@pytest.mark.parametrize("seed", [1, 2])
def test_plain_and_compiled_agree_after_every_action(name, seed):
    counts = compare_back_ends(name, seed, 4000)
    assert counts["actions"] >= 4000
    assert counts["free bundles"] > 10


def test_plain_rules_never_use_a_negative_index(name):
    assert compare_back_ends(name, 3, 2500, one="strict")["actions"] >= 2500


def test_compiled_rules_stay_within_bounds(name):
    assert compare_back_ends(name, 4, 3000, other="checked")["actions"] >= 3000


def test_random_games_inside_the_kernel_are_equal(name):
    assert compare_kernel_games(name, 1, 12)["kernel games"] == 24
