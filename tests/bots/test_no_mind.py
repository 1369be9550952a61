"""A game without a bot mind: every level plays at random, and nothing that needs values fails."""

from random import Random

import pytest

import hexstead
from hexstead.bots import make_bot
from hexstead.bots.bot import Terms
from hexstead.bots.explain import explain, reasons
from hexstead.bots.level_bots import LevelBot
from hexstead.bots.levels import LEVELS, kernels_of, play_in_kernel
from hexstead.bots.random_bot import RandomBot
from hexstead.bots.training import Plan, train
from hexstead.errors import HexsteadError
from hexstead.sim.jobs import Job, run_job
from hexstead.sim.playout import play_out
from hexstead.sim.run_config import RunConfig
from hexstead.stats import statistics
from tests.bots.tables import play, sight_of

GAME = "island"  # tests/third_game


def test_every_level_plays_like_the_random_bot_and_needs_no_kernels():
    expected = play(RandomBot(), GAME, turns=4).history
    for level in LEVELS:
        assert play(make_bot(level), GAME, turns=4).history == expected, level
    assert kernels_of(GAME, list(LEVELS)) == []
    assert not play_in_kernel(GAME, ["settler"] * 4)


def test_matches_are_played_step_by_step():
    config = RunConfig(GAME, 1, 4, 1, {}, 5, ("settler", "baron", "engineer@1", "random"), engine="plain")
    (result,) = run_job(Job(config, (0,)))
    assert result.turns == 5
    assert not any(result.faults)


def test_reasons_say_that_the_move_was_random():
    game = hexstead.new(GAME, 4, seed=1)
    play_out(game, Random(1), limit=20)
    while game.to_act == ("chance",) or len(game.legal_codes()) < 2:
        play_out(game, Random(1), limit=1)
    seat = int(game.to_act[0])
    sight = sight_of(game, seat)
    bot = LevelBot("engineer")
    bot.begin(sight.terms, seat, 0)
    found = reasons(bot, sight, sight.legal[0])
    assert found["why"] == "random"
    assert found["plan"] is None
    assert explain(bot, sight, sight.legal[0]).startswith("I just felt like it")


def test_statistics_have_no_values_and_no_turning_points():
    game = hexstead.new(GAME, 4, seed=1)
    play_out(game, Random(1), limit=200)
    found = statistics(game)
    assert found["values"] == []
    assert found["turning_points"] == []
    assert found["points"]


def test_training_explains_that_there_is_nothing_to_train():
    terms = Terms.of(hexstead.new(GAME, 4))
    with pytest.raises(HexsteadError, match="nothing to train"):
        next(iter(train(Plan(terms))))
