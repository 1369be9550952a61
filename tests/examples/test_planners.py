"""The two planning bots play both games without faults, and beat random players in Germany."""

import sys
from pathlib import Path

import pytest

from hexstead.sim.jobs import Job, run_job
from hexstead.sim.run_config import RunConfig

BOTS = Path(__file__).resolve().parents[2] / "examples" / "bots"
SPECS = {"planner": f"cmd: {sys.executable} {BOTS / 'planner.py'}", "shopper": "module:shopper:Shopper"}


@pytest.mark.parametrize(("game", "games", "turns"), [("germany", 4, 300), ("america", 1, 24)])
@pytest.mark.parametrize("bot", SPECS)
def test_a_planning_bot_plays_without_faults_and_beats_random_players(bot, game, games, turns, monkeypatch):
    monkeypatch.syspath_prepend(str(BOTS))
    config = RunConfig(game, games, 3, 1, {}, turns, (SPECS[bot], "random", "random"), "fixed", "plain")
    played = run_job(Job(config, tuple(range(games))))
    assert [result.fault_messages for result in played] == [()] * games
    if game == "germany":
        assert sum(result.winner == 0 for result in played) >= 3
