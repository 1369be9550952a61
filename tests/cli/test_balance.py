"""`hexstead balance`: every start at every seat, wins by both."""

import json

import pytest

from hexstead.bots.kernel import thinking
from hexstead.core.definition import game_names
from hexstead.sim.balance import Balance, balance_jobs
from hexstead.sim.jobs import run_job
from tests.play import warm

GAMES = 8


@pytest.mark.compiled
@pytest.mark.parametrize("game", game_names())
def test_wins_are_counted_by_seat_and_start(game):
    warm(game, "fast")
    warm(game, "fast", thinking(game))
    sums = Balance(game, "settler", 4)
    for job in balance_jobs(game, "settler", GAMES, 4, seed=3, turns=500):
        sums.take(run_job(job))
    data = sums.to_json()
    assert (data["games"], data["finished"]) == (GAMES, GAMES)
    for rows in (data["seats"], data["starts"]):
        assert len(rows) == 4
        assert sum(row["wins"] for row in rows) == GAMES
        for row in rows:
            assert row["games"] == GAMES
            assert row["share"] == row["wins"] / GAMES
            assert row["fair"] == (row["low"] <= 0.28 and row["high"] >= 0.22)
    assert 0 < data["median_turns"] <= data["longest"] <= 500
    assert sum(data["point_sources"].values()) >= 6  # of a winner


@pytest.mark.compiled
def test_the_command_says_what_the_same_games_add_up_to(cli):
    warm("germany", "fast")
    warm("germany", "fast", thinking("germany"))
    sums = Balance("germany", "settler", 4)
    for job in balance_jobs("germany", "settler", 4, 4, seed=3, turns=30):
        sums.take(run_job(job))
    words = ("--bot", "settler", "--games", "4", "--seed", "3", "--turns", "30", "--jobs", "1", "--json")
    assert json.loads(cli("balance", "germany", *words)) == sums.to_json()


def test_a_bot_that_there_is_none_of_is_a_sentence(cli_fails):
    assert "There is no bot 'marshal'." in cli_fails("balance", "germany", "--bot", "marshal")
