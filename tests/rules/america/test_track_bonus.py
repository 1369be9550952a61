"""Free rails for building on train tracks, and their order with payouts and Engineer (A-TRK)."""

from typing import Any

import pytest

from hexstead.core.actions import BuyCard, Done, EndTurn, PlayCard
from hexstead.core.events import Paid, Stopped
from hexstead.games.america.actions import ChoosePayout, Pass
from hexstead.games.america.events import GoldTaken, RailBuilt

from ..game_helpers import BLUE, ORANGE, RED, WHITE, act, allowed, changed_fields, hand, refused
from .positions import RAIL, gold, position, rails
from .rail_helpers import (
    PLENTY,
    TRACKS,
    buildable_rails,
    changed_map,
    gold_changes,
    line,
    nearest_site,
    network,
    path_name,
    path_names,
    paths_at,
    payouts,
    rail,
    shortest_path,
    stock,
)

# u is Minneapolis, v is g7y3, w is g7y2; the path v-w has a track.
TRACK: dict[str, Any] = {"turn": WHITE, "cities": {"Minneapolis": WHITE}, "rails": {WHITE: ["Minneapolis-g7y3"]}}
MARKED = "g7y3-g7y2"
ADJACENT = ("g7y2-Bismarck", "g7y2-g7y1", "g7y3-g7y4")
# An additional track, because no two tracks of the shipped map are adjacent.
CHAINED = changed_map(tracks=["g7y2-g7y1"])
ENGINEER = {"engineer": 1}


def test_a_rail_on_a_track_gives_an_adjacent_free_rail():
    """A-TRK-01, A-TRK-02; worked example A-T04."""
    game = position(**TRACK, hands={WHITE: {**RAIL, "grain": 1}}, gold={WHITE: 1})
    assert act(game, rail(MARKED, WHITE)) == [
        Paid(WHITE, "lumber", 1), Paid(WHITE, "ore", 1), RailBuilt(WHITE, path_name(MARKED), 0)
    ]  # fmt: skip
    assert (game.phase, game.to_act) == ("bonus", (WHITE,))
    assert buildable_rails(game, WHITE) == path_names(ADJACENT)
    assert len(game.legal(WHITE)) == 4
    assert act(game, rail("g7y2-g7y1", WHITE)) == [RailBuilt(WHITE, path_name("g7y2-g7y1"), 1)]
    assert stock(game, "rails_left") == [30, 30, 27, 30]
    assert hand(game, WHITE) == {"grain": 1}
    assert gold(game) == [0, 0, 1, 0]
    assert (game.phase, game.position()["bonus"]) == ("action", None)


@pytest.mark.parametrize("adjacent", ADJACENT)
def test_the_free_rail_can_be_at_either_end_of_the_track(adjacent):
    """A-TRK-02; worked example A-T04."""
    game = position(**TRACK, hands={WHITE: RAIL})
    act(game, rail(MARKED, WHITE))
    act(game, rail(adjacent, WHITE))
    assert rails(game, WHITE) == path_names(["Minneapolis-g7y3", MARKED, adjacent])


@pytest.mark.parametrize("track", TRACKS)
def test_every_track_gives_a_free_rail(track):
    """A-TRK-01, A-TRK-04: on any other path at its two ends."""
    a, b = track.split("-")
    city = nearest_site(a)
    laid = [path for path in shortest_path(city, a) if path != track]
    game = position(cities={city: RED}, rails={RED: laid}, hands={RED: RAIL})
    act(game, rail(track, RED))
    assert game.phase == "bonus"
    assert buildable_rails(game, RED) == paths_at(a, b) - {track, *laid}


def test_a_path_without_a_track_gives_no_free_rail():
    """A-TRK-01."""
    game = position(**TRACK, hands={WHITE: RAIL})
    act(game, rail("Minneapolis-g8y4", WHITE))
    assert game.phase == "action"


def test_the_free_rail_must_be_adjacent_to_the_track():
    """A-TRK-02."""
    game = position(**TRACK, hands={WHITE: PLENTY})
    act(game, rail(MARKED, WHITE))
    assert refused(game, rail("Minneapolis-g8y4", WHITE)) == "A-TRK-02"
    assert refused(game, rail("Minneapolis-g8y2", WHITE)) == "A-TRK-02"
    assert refused(game, rail("Minneapolis-g7y3", WHITE)) == "A-RAIL-01"
    assert refused(game, rail(MARKED, WHITE)) == "A-RAIL-01"
    assert refused(game, rail("Chicago-g10y4", WHITE)) == "A-RAIL-02"
    assert refused(game, rail("g7y2-Bismarck", RED)) == "A-ACT-01"


def test_the_free_rail_requires_an_unused_path():
    """A-TRK-02, A-TRK-03."""
    setup = {**TRACK, "cities": {"Minneapolis": WHITE, "Bismarck": BLUE}}
    setup["rails"] = {WHITE: ["Minneapolis-g7y3", "g7y3-g7y4"], BLUE: ["Bismarck-g7y2"]}
    game = position(**setup, hands={WHITE: RAIL})
    act(game, rail(MARKED, WHITE))
    assert buildable_rails(game, WHITE) == path_names(["g7y2-g7y1"])
    assert refused(game, rail("g7y2-Bismarck", WHITE)) == "A-RAIL-01"


def test_the_bonus_is_forfeited_without_an_unused_path():
    """A-TRK-04."""
    setup = {**TRACK, "cities": {"Minneapolis": WHITE, "Bismarck": BLUE}}
    setup["rails"] = {WHITE: ["Minneapolis-g7y3", "g7y3-g7y4"], BLUE: line("Bismarck", "g7y2", "g7y1")}
    game = position(**setup, hands={WHITE: RAIL})
    act(game, rail(MARKED, WHITE))
    assert (game.phase, game.position()["bonus"]) == ("action", None)


@pytest.mark.parametrize(("left", "phase"), [(1, "action"), (2, "bonus")])
def test_the_free_rail_requires_a_rail_in_stock(left, phase):
    """A-TRK-03, A-TRK-04, A-RAIL-05; worked example A-T04, variant a."""
    away = path_names([MARKED, *ADJACENT])
    laid = ["g8y3-g7y3", *network("Minneapolis", 29 - left, avoid=[*away, path_name("Minneapolis-g7y3")])]
    game = position(**TRACK | {"rails": {WHITE: laid}}, hands={WHITE: PLENTY})
    act(game, rail(MARKED, WHITE))
    assert game.phase == phase
    if phase == "bonus":
        act(game, rail("g7y2-g7y1", WHITE))
    assert stock(game, "rails_left")[WHITE] == 0
    assert refused(game, rail("g7y2-Bismarck", WHITE)) == "A-RAIL-05"


def test_declining_forfeits_the_free_rail():
    """AQ-40, A-TRK-04; worked example A-T04, variant c."""
    game = position(**TRACK, hands={WHITE: RAIL})
    act(game, rail(MARKED, WHITE))
    assert act(game, Done(seat=WHITE)) == [Stopped(WHITE)]
    assert (game.phase, game.position()["bonus"]) == ("action", None)
    assert refused(game, rail("g7y2-Bismarck", WHITE)) == "A-ACT-04"
    assert stock(game, "rails_left")[WHITE] == 28


def test_other_actions_are_refused_until_the_free_rail_is_placed_or_declined():
    """AQ-40, A-GOLD-10."""
    game = position(**TRACK, hands={WHITE: PLENTY}, cards={WHITE: ENGINEER})
    act(game, rail(MARKED, WHITE))
    for other in (EndTurn(seat=WHITE), BuyCard(seat=WHITE), PlayCard("engineer", seat=WHITE)):
        assert refused(game, other) == "A-ACT-02"


def test_the_free_rail_can_pay_connection_gold():
    """AQ-38, A-TRK-03."""
    game = position(**TRACK, hands={WHITE: RAIL})
    assert gold_changes(game, rail(MARKED, WHITE)) == [0, 0, 0, 0]
    assert gold_changes(game, rail("g7y2-Bismarck", WHITE)) == [0, 0, 3, 0]


def test_the_connection_of_the_first_rail_is_paid_before_the_bonus():
    """AQ-38, A-GOLD-10."""
    setup = {**TRACK, "cities": {"Minneapolis": WHITE, "Bismarck": BLUE}}
    setup["rails"] = {WHITE: ["Minneapolis-g7y3"], BLUE: ["Bismarck-g7y2"]}
    game = position(**setup, hands={WHITE: RAIL})
    assert gold_changes(game, rail(MARKED, WHITE)) == [0, 0, 2, 1]
    assert game.phase == "bonus"


def test_a_free_rail_on_a_track_gives_another():
    """AQ-39, A-TRK-03; worked example A-T04, variant b."""
    game = position(**TRACK, hands={WHITE: RAIL}, map=CHAINED)
    act(game, rail(MARKED, WHITE))
    act(game, rail("g7y2-g7y1", WHITE))
    assert game.phase == "bonus"
    assert buildable_rails(game, WHITE) == path_names(["g7y2-Bismarck", "g7y1-g7y0", "g7y1-g8y1"])
    assert refused(game, rail("g7y3-g7y4", WHITE)) == "A-TRK-02"
    act(game, rail("g7y1-g8y1", WHITE))
    assert game.phase == "action"
    assert stock(game, "rails_left")[WHITE] == 26


def test_an_option_disables_chains_of_free_rails():
    """`rail.trackChain`, AQ-39."""
    game = position(**TRACK, hands={WHITE: RAIL}, map=CHAINED, options={"rail.trackChain": False})
    act(game, rail(MARKED, WHITE))
    assert game.phase == "bonus"
    act(game, rail("g7y2-g7y1", WHITE))
    assert (game.phase, game.position()["bonus"]) == ("action", None)


def test_no_two_tracks_of_the_shipped_map_are_adjacent():
    """A-TRK-01, AQ-39: chains require another map."""
    ends = [end for track in TRACKS for end in track.split("-")]
    assert len(TRACKS) == 21
    assert len(set(ends)) == 42


@pytest.mark.parametrize("turn", [RED, ORANGE, BLUE])
def test_out_of_turn_the_builder_gets_the_free_rail(turn):
    """A-TRK-01, A-GOLD-10."""
    game = position(**TRACK | {"turn": turn}, builder=WHITE, hands={WHITE: {"ore": 2, "lumber": 2}})
    act(game, rail(MARKED, WHITE))
    assert (game.phase, game.to_act) == ("bonus", (WHITE,))
    act(game, rail("g7y2-g7y1", WHITE))
    assert (game.phase, game.to_act) == ("build_phase", (WHITE,))
    act(game, Pass(seat=WHITE))


def test_a_builder_with_too_few_cards_still_places_the_free_rail():
    """A-TRK-01, A-GOLD-10."""
    game = position(**TRACK | {"turn": RED}, builder=WHITE, hands={WHITE: RAIL, BLUE: PLENTY})
    act(game, rail(MARKED, WHITE))
    assert (game.phase, game.to_act) == ("bonus", (WHITE,))
    act(game, Done(seat=WHITE))
    assert (game.phase, game.to_act) == ("build_phase", (BLUE,))


# Payout, bonus and the next rail of Engineer

# Omaha's rail ends at a track, beyond which Rapid City and Bismarck are equally near.
ORDER: dict[str, Any] = {
    "cities": {"Omaha": RED, "Rapid City": ORANGE, "Bismarck": BLUE}, "cards": {RED: ENGINEER},
    "rails": {RED: ["Omaha-g7y4"], ORANGE: ["Rapid City-g6y3"], BLUE: line("Bismarck", "g6y3", "g6y4")},
}  # fmt: skip


def test_payout_bonus_and_next_rail_of_engineer_follow_in_this_order():
    """A-GOLD-10, AQ-41, A-CARD-03."""
    game = position(**ORDER)
    act(game, PlayCard("engineer", seat=RED))
    assert gold_changes(game, rail("g7y4-g6y4", RED)) == [0, 0, 0, 0]
    assert game.phase == "route"
    assert payouts(game, RED) == [{"red": 2, "orange": 1, "blue": 1}, {"red": 2, "blue": 2}]
    events = act(game, ChoosePayout({"red": 2, "blue": 2}, seat=RED))
    assert events == [GoldTaken(RED, 2, "route"), GoldTaken(BLUE, 2, "route")]
    assert game.phase == "bonus"
    assert buildable_rails(game, RED) == path_names(["g6y4-g6y5", "g7y4-g7y3"])
    act(game, rail("g7y4-g7y3", RED))
    assert (game.phase, game.position()["free_rails"]) == ("engineer", 1)
    act(game, rail("Omaha-g7y6", RED))
    assert game.phase == "action"
    assert stock(game, "rails_left")[RED] == 26


def test_declining_the_bonus_does_not_affect_engineer():
    """A-GOLD-10, A-CARD-03."""
    game = position(**ORDER)
    act(game, PlayCard("engineer", seat=RED))
    act(game, rail("g7y4-g6y4", RED))
    act(game, ChoosePayout({"red": 2, "orange": 1, "blue": 1}, seat=RED))
    act(game, Done(seat=RED))
    assert (game.phase, game.position()["free_rails"]) == ("engineer", 1)
    assert allowed(game, rail("g7y4-g7y3", RED))


def test_the_last_rail_of_engineer_can_give_a_bonus():
    """AQ-41, A-GOLD-10."""
    game = position(**TRACK, cards={WHITE: ENGINEER}, options={"rail.trackChain": False})
    act(game, PlayCard("engineer", seat=WHITE))
    act(game, rail("Minneapolis-g8y4", WHITE))
    assert changed_fields(game, rail(MARKED, WHITE)) == {"rail_owner", "rails_left", "phase", "bonus", "free_rails"}
    assert game.phase == "bonus"
    act(game, rail("g7y2-g7y1", WHITE))
    assert game.phase == "action"
