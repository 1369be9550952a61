"""The levels on the plain back end: no faults, and a better level is ahead."""

import pytest

from hexstead.bots.bot import Terms
from hexstead.bots.level_bots import LevelBot
from hexstead.core.game import new
from hexstead.sim.match import play_match
from hexstead.sim.random_games import simulation_options


@pytest.mark.parametrize(("game", "turns"), [("germany", 80), ("america", 40)])
def test_levels_play_plain(game, turns):
    table = new(game, 3, options=simulation_options(game, None))
    terms = Terms.of(table)
    bots = [LevelBot(level, "plain") for level in ("engineer", "settler", "greenhorn@1")]
    played = play_match(terms, bots, 3, turns, engine="plain")
    assert played.fault_messages == ()
    assert played.points[0] > played.points[2]
