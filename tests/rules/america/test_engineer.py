"""Engineer: two free rails (A-CARD-03)."""

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

from ..game_helpers import BLUE, RED, act, allowed, hand, refused
from .positions import RESOURCES, after_playing, before_and_after_roll, gold, rails
from .rail_helpers import TRACKS, network, path_name


@before_and_after_roll
def test_engineer_builds_two_free_rails(phase):
    """A-CARD-03, A-CARD-09."""
    game = after_playing("engineer", phase, cities={"Chicago": RED}, hands={RED: {"ore": 1}})
    assert (game.phase, game.to_act) == ("engineer", (RED,))
    assert act(game, BuildRail("Chicago-g9y3", seat=RED)) == [RailBuilt(RED, path_name("Chicago-g9y3"), 1)]
    assert game.phase == "engineer"
    act(game, BuildRail("g9y3-g9y2", seat=RED))
    assert (game.phase, hand(game, RED), gold(game)) == (phase, {"ore": 1}, [0, 0, 0, 0])
    assert rails(game, RED) == {path_name("Chicago-g9y3"), path_name("g9y3-g9y2")}
    assert game.position()["rails_left"] == [28, 30, 30, 30]


@before_and_after_roll
@pytest.mark.parametrize("built", [0, 1])
def test_the_rails_of_engineer_can_be_declined(phase, built):
    """A-CARD-03, A-GOLD-10."""
    game = after_playing("engineer", phase, cities={"Chicago": RED})
    if built:
        act(game, BuildRail("Chicago-g9y3", seat=RED))
    assert act(game, Done(seat=RED)) == [Stopped(RED)]
    assert (game.phase, len(rails(game, RED)), game.position()["free_rails"]) == (phase, built, 0)


@before_and_after_roll
def test_other_actions_are_refused_between_the_rails_of_engineer(phase):
    """A-CARD-03, A-ACT-02."""
    game = after_playing(
        "engineer", phase, cities={"Chicago": RED}, hands={RED: dict.fromkeys(RESOURCES, 4)}, gold={RED: 2}
    )
    act(game, BuildRail("Chicago-g9y3", seat=RED))
    for action in (
        EndTurn(seat=RED), Roll(seat=RED), BuyCard(seat=RED), BuildSettler("Chicago", seat=RED),
        Exchange("ore", "coal", seat=RED), BuyResource("ore", seat=RED),
    ):  # fmt: skip
        assert refused(game, action) == "A-ACT-02"
    assert {a.type_name() for a in game.legal(RED)} == {"build_rail", "done"}


@before_and_after_roll
def test_the_rails_of_engineer_follow_the_building_rules(phase):
    """A-CARD-03, A-RAIL-01, A-RAIL-02."""
    game = after_playing("engineer", phase, cities={"Chicago": RED, "Denver": BLUE}, rails={BLUE: ["Denver-g5y5"]})
    assert refused(game, BuildRail("Denver-g5y7", seat=RED)) == "A-RAIL-02"
    assert refused(game, BuildRail("Denver-g5y5", seat=RED)) == "A-RAIL-01"
    assert refused(game, BuildRail("g10y4-Columbus", seat=RED)) == "A-RAIL-02"
    act(game, BuildRail("Chicago-g10y4", seat=RED))
    assert allowed(game, BuildRail("g10y4-Columbus", seat=RED))


@before_and_after_roll
def test_each_rail_of_engineer_can_pay_connection_gold(phase):
    """A-CARD-03, A-GOLD-10."""
    game = after_playing("engineer", phase, cities={"Chicago": RED})
    act(game, BuildRail("Chicago-g10y4", seat=RED))
    assert gold(game)[RED] == 0
    act(game, BuildRail("g10y4-Columbus", seat=RED))
    assert (gold(game)[RED], game.phase) == (2, phase)
    game = after_playing("engineer", phase, cities={"Chicago": RED}, rails={RED: ["Chicago-g10y4"]})
    act(game, BuildRail("g10y4-Columbus", seat=RED))
    assert (gold(game)[RED], game.phase) == (2, "engineer")
    act(game, BuildRail("g10y4-Indianapolis", seat=RED))
    assert (gold(game)[RED], game.phase) == (4, phase)


@before_and_after_roll
def test_a_payout_is_chosen_before_the_next_rail_of_engineer(phase):
    """A-CARD-03, A-GOLD-10, A-GOLD-11."""
    game = after_playing(
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


@before_and_after_roll
def test_a_track_bonus_precedes_the_next_rail_of_engineer(phase):
    """A-CARD-03, A-GOLD-10, AQ-41."""
    game = after_playing(
        "engineer", phase, cities={"Rapid City": RED}, rails={RED: ["Rapid City-g5y2", "g5y2-g5y1"]}, outlaw="c9y5"
    )
    act(game, BuildRail("g5y1-g6y1", seat=RED))
    assert game.phase == "bonus"
    assert refused(game, BuildRail("Rapid City-g5y4", seat=RED)) == "A-TRK-02"
    act(game, BuildRail("g6y1-g6y0", seat=RED))
    assert game.phase == "engineer"
    act(game, BuildRail("Rapid City-g5y4", seat=RED))
    assert (game.phase, len(rails(game, RED))) == (phase, 5)
    game = after_playing(
        "engineer", phase, cities={"Rapid City": RED}, rails={RED: ["Rapid City-g5y2", "g5y2-g5y1"]}, outlaw="c9y5"
    )
    act(game, BuildRail("g5y1-g6y1", seat=RED))
    act(game, Done(seat=RED))
    assert game.phase == "engineer"


@before_and_after_roll
def test_engineer_has_no_effect_without_a_legal_path_or_a_rail(phase):
    """A-CARD-03, AQ-60."""
    game = after_playing("engineer", phase)
    assert (game.phase, game.position()["free_rails"]) == (phase, 0)
    full = after_playing("engineer", phase, cities={"Houston": RED, "Dallas": BLUE}, rails={BLUE: TO_HOUSTON})
    assert full.phase == phase


TO_HOUSTON = ["Dallas-g7y11", "g7y11-g8y11", "g8y11-Houston"]  # reaches the only path at Houston


@before_and_after_roll
@pytest.mark.parametrize("laid", [30, 29])
def test_engineer_ends_with_the_last_rail_in_stock(phase, laid):
    """A-CARD-03, A-RAIL-05."""
    paths = network("Chicago", 30, TRACKS)
    game = after_playing("engineer", phase, cities={"Chicago": RED}, rails={RED: paths[:laid]})
    for name in paths[laid:]:
        assert game.phase == "engineer"
        act(game, BuildRail(name, seat=RED))
    assert (game.phase, game.position()["free_rails"], game.position()["rails_left"][RED]) == (phase, 0, 0)
