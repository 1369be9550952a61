"""The levels think in plain Python too, with no compiler: a game's opening without a fault, better ones ahead."""

import pytest

from hexstead.bots.bot import Terms
from hexstead.bots.thinker import Thinker
from hexstead.core.game import new
from hexstead.sim.match import play_match
from hexstead.sim.runs import simulation_options


@pytest.mark.parametrize(("game", "turns"), [("germany", 80), ("america", 40)])
def test_levels_play_plain(game, turns):
    table = new(game, 3, options=simulation_options(game, None))
    terms = Terms.of(table)
    bots = [Thinker(level, "plain") for level in ("engineer", "settler", "greenhorn")]
    played = play_match(terms, bots, 3, turns, engine="plain")
    assert played.told == ()
    assert played.points[0] > played.points[2]
