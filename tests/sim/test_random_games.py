"""Random games: deterministic, correctly summarised, and a fair random player."""

from random import Random

import pytest

from hexstead.bots.random_bot import pick
from hexstead.core.actions import EndTurn, Offer, Roll
from hexstead.sim import Run, play_many
from hexstead.sim.playout import is_offer
from hexstead.sim.summary import spread


def without_speed(summary):
    return {key: value for key, value in summary.to_json().items() if key != "speed"}


@pytest.fixture(scope="module")
def four():
    """Four games of three players."""
    return play_many("germany", 4, players=3, seed=11, engine="plain")


def test_games_do_not_depend_on_how_many_are_played_at_once(four):
    run = Run("germany", players=3, seed=11, engine="plain")
    for count in (1, 2, 0, 1):
        run.play(count)
    assert without_speed(run.summary) == without_speed(four)


def test_game_depends_only_on_its_own_seed(four):
    later = play_many("germany", 1, players=3, seed=14, engine="plain")
    assert (later.turns[0], later.decisions[0]) == (four.turns[3], four.decisions[3])


def test_totals_are_consistent(four):
    data = four.to_json()
    assert data["games"] == sum(data["endings"].values()) == len(four.turns) == 4
    assert sum(four.wins.values()) == data["endings"]["won"] == sum(four.points.values()) > 0
    assert sum(four.sources.values()) == sum(points * n for points, n in four.points.items())
    assert min(four.points) >= 12  # three players
    assert 0 < data["choices"] <= data["decisions"]["total"]
    assert sum(entry["expected"] for entry in data["dice"]) == pytest.approx(1)
    assert (
        data["turns"]["total"] - 4 <= sum(four.rolls) <= data["turns"]["total"]
    )  # the last turn can end before its roll


def test_games_stop_at_the_turn_limit():
    summary = play_many("germany", 2, turns=5, engine="plain")
    assert (summary.endings["cut"], summary.turns, sum(summary.wins.values())) == (2, [5, 5], 0)


@pytest.mark.parametrize(("given", "offers"), [({}, 2), ({"trade.offers": 4}, 4)])
def test_simulations_limit_offers_by_default(given, offers):
    assert Run("germany", options=given, engine="plain").summary.options["trade.offers"] == offers


def test_percentiles_are_observed_values():
    found = spread([*range(1, 21)])
    assert found == {
        "total": 210, "mean": 10.5, "min": 1, "p5": 1, "p25": 5, "median": 10, "p75": 15, "p95": 19, "max": 20,
    }  # fmt: skip
    assert spread([7])["p95"] == 7


def test_all_offers_together_count_as_one_action():
    legal = [EndTurn(seat=0), Roll(seat=0), *(Offer({"ore": n}, {"wool": 1}, seat=0) for n in range(1, 41))]
    draw = Random(1)
    picked = [pick(legal, is_offer, draw) for _ in range(6000)]
    for kind in (EndTurn, Roll, Offer):
        assert 1850 < sum(isinstance(action, kind) for action in picked) < 2150
    assert len({action.give["ore"] for action in picked if isinstance(action, Offer)}) == 40
