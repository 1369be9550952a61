"""`hexstead balance`: wins by seat and by start, and usage of places."""

import json

import pytest

from hexstead.board import shipped_map
from hexstead.bots.decision_kernel import decision_kernel
from hexstead.sim.balance import Balance, balance_jobs
from hexstead.sim.jobs import run_job
from tests.random_play import BUILT_IN, warm

GAMES = 8


@pytest.mark.compiled
@pytest.mark.parametrize("game", BUILT_IN)
def test_wins_are_counted_by_seat_and_start(game):
    warm(game, "fast")
    warm(game, "fast", decision_kernel(game))
    totals = Balance(game, "settler", 4)
    for job in balance_jobs(game, "settler", GAMES, 4, seed=3, turns=500):
        totals.add(run_job(job))
    data = totals.to_json()
    assert (data["games"], data["finished"]) == (GAMES, GAMES)
    for rows in (data["seats"], data["starts"]):
        assert len(rows) == 4
        assert sum(row["wins"] for row in rows) == GAMES
        for row in rows:
            assert row["games"] == GAMES
            assert row["share"] == row["wins"] / GAMES
            assert row["fair"] == (row["low"] <= 0.265 and row["high"] >= 0.235)
    assert 0 < data["median_turns"] <= data["longest"] <= 500
    assert sum(data["point_sources"].values()) >= 6  # the winner has at least 6 points
    assert {row["name"] for row in data["places"]} == set(shipped_map(game).places)
    for row in data["places"]:
        assert 0 <= row["built"] <= GAMES
        assert row["share"] == row["built"] / GAMES
    assert sum(row["built"] for row in data["places"]) > 4 * 3 * GAMES  # more than the start buildings


@pytest.mark.compiled
def test_command_prints_the_totals_of_the_same_games(cli):
    warm("germany", "fast")
    warm("germany", "fast", decision_kernel("germany"))
    totals = Balance("germany", "settler", 4)
    for job in balance_jobs("germany", "settler", 4, 4, seed=3, turns=30):
        totals.add(run_job(job))
    arguments = ("--bot", "settler", "--games", "4", "--seed", "3", "--turns", "30", "--jobs", "1", "--json")
    assert json.loads(cli("balance", "germany", *arguments)) == totals.to_json()


def test_unknown_bot_is_rejected(cli_fails):
    assert "There is no bot 'marshal'." in cli_fails("balance", "germany", "--bot", "marshal")
