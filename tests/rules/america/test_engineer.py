"""The Engineer: two rails for nothing, one after the other (A-CARD-03)."""

import pytest

from hexstead.core.actions import BuyCard, Done, EndTurn, Exchange, Roll
from hexstead.core.events import Stopped
from hexstead.games.america.actions import (
    BuildRail,
    BuildSettler,
    BuyResource,
    ChoosePayout,
)
from hexstead.games.america.events import (
    RailBuilt,
)

from ..tables import BLUE, RED, act, allowed, hand, refused
from .table import RESOURCES, TIMES, gold, playing, rails
from .trackwork import TRACKS, network, spot


@TIMES
def test_engineer_builds_two_rails_for_nothing(phase):
    """A-CARD-03, A-CARD-09."""
    game = playing("engineer", phase, cities={"Chicago": RED}, hands={RED: {"ore": 1}})
    assert (game.phase, game.to_act) == ("engineer", (RED,))
    assert act(game, BuildRail("Chicago-g9y3", seat=RED)) == [RailBuilt(RED, spot("Chicago-g9y3"), 1)]
    assert game.phase == "engineer"
    act(game, BuildRail("g9y3-g9y2", seat=RED))
    assert (game.phase, hand(game, RED), gold(game)) == (phase, {"ore": 1}, [0, 0, 0, 0])
    assert rails(game, RED) == {spot("Chicago-g9y3"), spot("g9y3-g9y2")}
    assert game.position()["rails_left"] == [28, 30, 30, 30]


@TIMES
@pytest.mark.parametrize("built", [0, 1])
def test_the_engineers_rails_may_be_declined(phase, built):
    """A-CARD-03, A-GOLD-10."""
    game = playing("engineer", phase, cities={"Chicago": RED})
    if built:
        act(game, BuildRail("Chicago-g9y3", seat=RED))
    assert act(game, Done(seat=RED)) == [Stopped(RED)]
    assert (game.phase, len(rails(game, RED)), game.position()["free_rails"]) == (phase, built, 0)


@TIMES
def test_nothing_is_done_between_the_engineers_rails(phase):
    """A-CARD-03, A-ACT-02."""
    game = playing("engineer", phase, cities={"Chicago": RED}, hands={RED: dict.fromkeys(RESOURCES, 4)}, gold={RED: 2})
    act(game, BuildRail("Chicago-g9y3", seat=RED))
    for action in (
        EndTurn(seat=RED), Roll(seat=RED), BuyCard(seat=RED), BuildSettler("Chicago", seat=RED),
        Exchange("ore", "coal", seat=RED), BuyResource("ore", seat=RED),
    ):  # fmt: skip
        assert refused(game, action) == "A-ACT-02"
    assert {a.type_name() for a in game.legal(RED)} == {"build_rail", "done"}


@TIMES
def test_the_engineers_rails_go_by_the_rules_of_rails(phase):
    """A-CARD-03, A-RAIL-01, A-RAIL-02."""
    game = playing("engineer", phase, cities={"Chicago": RED, "Denver": BLUE}, rails={BLUE: ["Denver-g5y5"]})
    assert refused(game, BuildRail("Denver-g5y7", seat=RED)) == "A-RAIL-02"
    assert refused(game, BuildRail("Denver-g5y5", seat=RED)) == "A-RAIL-01"
    assert refused(game, BuildRail("g10y4-Columbus", seat=RED)) == "A-RAIL-02"
    act(game, BuildRail("Chicago-g10y4", seat=RED))
    assert allowed(game, BuildRail("g10y4-Columbus", seat=RED))


@TIMES
def test_each_rail_of_the_engineer_pays_its_connection(phase):
    """A-CARD-03, A-GOLD-10."""
    game = playing("engineer", phase, cities={"Chicago": RED})
    act(game, BuildRail("Chicago-g10y4", seat=RED))
    assert gold(game)[RED] == 0
    act(game, BuildRail("g10y4-Columbus", seat=RED))
    assert (gold(game)[RED], game.phase) == (2, phase)
    game = playing("engineer", phase, cities={"Chicago": RED}, rails={RED: ["Chicago-g10y4"]})
    act(game, BuildRail("g10y4-Columbus", seat=RED))
    assert (gold(game)[RED], game.phase) == (2, "engineer")
    act(game, BuildRail("g10y4-Indianapolis", seat=RED))
    assert (gold(game)[RED], game.phase) == (4, phase)


@TIMES
def test_a_route_is_chosen_before_the_engineers_next_rail(phase):
    """A-CARD-03, A-GOLD-10, A-GOLD-11."""
    game = playing(
        "engineer", phase, cities={"Chicago": RED, "Columbus": BLUE},
        rails={RED: ["Chicago-g10y4"], BLUE: ["Columbus-g10y4"]},
    )  # fmt: skip
    act(game, BuildRail("g10y4-Indianapolis", seat=RED))
    assert (game.phase, game.to_act) == ("route", (RED,))
    assert game.legal(RED) == [ChoosePayout({"red": 2}, seat=RED), ChoosePayout({"red": 1, "blue": 1}, seat=RED)]
    act(game, ChoosePayout({"red": 1, "blue": 1}, seat=RED))
    assert (gold(game), game.phase) == ([1, 0, 0, 1], "engineer")
    act(game, Done(seat=RED))
    assert game.phase == phase


@TIMES
def test_a_track_bonus_comes_before_the_engineers_next_rail(phase):
    """A-CARD-03, A-GOLD-10, AQ-41."""
    game = playing(
        "engineer", phase, cities={"Rapid City": RED}, rails={RED: ["Rapid City-g5y2", "g5y2-g5y1"]}, outlaw="c9y5"
    )
    act(game, BuildRail("g5y1-g6y1", seat=RED))
    assert game.phase == "bonus"
    assert refused(game, BuildRail("Rapid City-g5y4", seat=RED)) == "A-TRK-02"
    act(game, BuildRail("g6y1-g6y0", seat=RED))
    assert game.phase == "engineer"
    act(game, BuildRail("Rapid City-g5y4", seat=RED))
    assert (game.phase, len(rails(game, RED))) == (phase, 5)
    game = playing(
        "engineer", phase, cities={"Rapid City": RED}, rails={RED: ["Rapid City-g5y2", "g5y2-g5y1"]}, outlaw="c9y5"
    )
    act(game, BuildRail("g5y1-g6y1", seat=RED))
    act(game, Done(seat=RED))
    assert game.phase == "engineer"


@TIMES
def test_without_a_path_or_a_rail_the_engineer_lapses(phase):
    """A-CARD-03, AQ-60."""
    game = playing("engineer", phase)
    assert (game.phase, game.position()["free_rails"]) == (phase, 0)
    full = playing("engineer", phase, cities={"Houston": RED, "Dallas": BLUE}, rails={BLUE: TO_HOUSTON})
    assert full.phase == phase


TO_HOUSTON = ["Dallas-g7y11", "g7y11-g8y11", "g8y11-Houston"]  # to the only path there


@TIMES
@pytest.mark.parametrize("laid", [30, 29])
def test_the_engineer_stops_at_the_last_rail_in_stock(phase, laid):
    """A-CARD-03, A-RAIL-05."""
    paths = network("Chicago", 30, TRACKS)
    game = playing("engineer", phase, cities={"Chicago": RED}, rails={RED: paths[:laid]})
    for name in paths[laid:]:
        assert game.phase == "engineer"
        act(game, BuildRail(name, seat=RED))
    assert (game.phase, game.position()["free_rails"], game.position()["rails_left"][RED]) == (phase, 0, 0)
