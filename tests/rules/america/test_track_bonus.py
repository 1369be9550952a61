"""The train track's free rail: where, when, and in which order with payouts and the Engineer's rails (A-TRK)."""

from typing import Any

import pytest

from hexstead.core.actions import BuyCard, Done, EndTurn, PlayCard
from hexstead.core.events import Paid, Stopped
from hexstead.games.america.actions import ChoosePayout, Pass
from hexstead.games.america.events import GoldTaken, RailBuilt

from ..tables import BLUE, ORANGE, RED, WHITE, act, allowed, changed, hand, refused
from .table import RAIL, gold, position, rails
from .trackwork import (
    PLENTY,
    TRACKS,
    changed_map,
    gained,
    line,
    nearest_site,
    network,
    paths_at,
    payouts,
    rail,
    rails_open,
    spot,
    spots,
    stock,
    way,
)

# u is Minneapolis, v g7y3, w g7y2; the path v-w is marked.
TRACK: dict[str, Any] = {"turn": WHITE, "cities": {"Minneapolis": WHITE}, "rails": {WHITE: ["Minneapolis-g7y3"]}}
MARKED = "g7y3-g7y2"
BESIDE = ("g7y2-Bismarck", "g7y2-g7y1", "g7y3-g7y4")
# One more marked path than on the real board, on which no two of them meet.
CHAINED = changed_map(tracks=["g7y2-g7y1"])
ENGINEER = {"engineer": 1}


def test_a_rail_on_a_marked_path_gives_a_free_one_beside_it():
    """A-TRK-01, A-TRK-02; worked example A-T04."""
    game = position(**TRACK, hands={WHITE: {**RAIL, "grain": 1}}, gold={WHITE: 1})
    assert act(game, rail(MARKED, WHITE)) == [
        Paid(WHITE, "lumber", 1), Paid(WHITE, "ore", 1), RailBuilt(WHITE, spot(MARKED), 0)
    ]  # fmt: skip
    assert (game.phase, game.to_act) == ("bonus", (WHITE,))
    assert rails_open(game, WHITE) == spots(BESIDE)
    assert len(game.legal(WHITE)) == 4
    assert act(game, rail("g7y2-g7y1", WHITE)) == [RailBuilt(WHITE, spot("g7y2-g7y1"), 1)]
    assert stock(game, "rails_left") == [30, 30, 27, 30]
    assert hand(game, WHITE) == {"grain": 1}
    assert gold(game) == [0, 0, 1, 0]
    assert (game.phase, game.position()["bonus"]) == ("action", None)


@pytest.mark.parametrize("beside", BESIDE)
def test_the_free_rail_goes_to_either_end_of_the_marked_one(beside):
    """A-TRK-02; worked example A-T04."""
    game = position(**TRACK, hands={WHITE: RAIL})
    act(game, rail(MARKED, WHITE))
    act(game, rail(beside, WHITE))
    assert rails(game, WHITE) == spots(["Minneapolis-g7y3", MARKED, beside])


@pytest.mark.parametrize("track", TRACKS)
def test_every_marked_path_gives_a_free_rail(track):
    """A-TRK-01, A-TRK-04: beside every path at its two ends but itself."""
    a, b = track.split("-")
    city = nearest_site(a)
    laid = [path for path in way(city, a) if path != track]
    game = position(cities={city: RED}, rails={RED: laid}, hands={RED: RAIL})
    act(game, rail(track, RED))
    assert game.phase == "bonus"
    assert rails_open(game, RED) == paths_at(a, b) - {track, *laid}


def test_an_unmarked_path_gives_no_free_rail():
    """A-TRK-01."""
    game = position(**TRACK, hands={WHITE: RAIL})
    act(game, rail("Minneapolis-g8y4", WHITE))
    assert game.phase == "action"


def test_the_free_rail_goes_nowhere_else():
    """A-TRK-02."""
    game = position(**TRACK, hands={WHITE: PLENTY})
    act(game, rail(MARKED, WHITE))
    assert refused(game, rail("Minneapolis-g8y4", WHITE)) == "A-TRK-02"
    assert refused(game, rail("Minneapolis-g8y2", WHITE)) == "A-TRK-02"
    assert refused(game, rail("Minneapolis-g7y3", WHITE)) == "A-RAIL-01"
    assert refused(game, rail(MARKED, WHITE)) == "A-RAIL-01"
    assert refused(game, rail("Chicago-g10y4", WHITE)) == "A-RAIL-02"
    assert refused(game, rail("g7y2-Bismarck", RED)) == "A-ACT-01"


def test_the_free_rail_needs_a_free_path():
    """A-TRK-02, A-TRK-03."""
    table = {**TRACK, "cities": {"Minneapolis": WHITE, "Bismarck": BLUE}}
    table["rails"] = {WHITE: ["Minneapolis-g7y3", "g7y3-g7y4"], BLUE: ["Bismarck-g7y2"]}
    game = position(**table, hands={WHITE: RAIL})
    act(game, rail(MARKED, WHITE))
    assert rails_open(game, WHITE) == spots(["g7y2-g7y1"])
    assert refused(game, rail("g7y2-Bismarck", WHITE)) == "A-RAIL-01"


def test_without_a_free_path_the_bonus_lapses():
    """A-TRK-04."""
    table = {**TRACK, "cities": {"Minneapolis": WHITE, "Bismarck": BLUE}}
    table["rails"] = {WHITE: ["Minneapolis-g7y3", "g7y3-g7y4"], BLUE: line("Bismarck", "g7y2", "g7y1")}
    game = position(**table, hands={WHITE: RAIL})
    act(game, rail(MARKED, WHITE))
    assert (game.phase, game.position()["bonus"]) == ("action", None)


@pytest.mark.parametrize(("left", "phase"), [(1, "action"), (2, "bonus")])
def test_the_free_rail_comes_from_the_stock(left, phase):
    """A-TRK-03, A-TRK-04, A-RAIL-05; worked example A-T04, variant a."""
    away = spots([MARKED, *BESIDE])
    laid = ["g8y3-g7y3", *network("Minneapolis", 29 - left, avoid=[*away, spot("Minneapolis-g7y3")])]
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


def test_the_free_rail_comes_before_anything_else():
    """AQ-40, A-GOLD-10."""
    game = position(**TRACK, hands={WHITE: PLENTY}, cards={WHITE: ENGINEER})
    act(game, rail(MARKED, WHITE))
    for other in (EndTurn(seat=WHITE), BuyCard(seat=WHITE), PlayCard("engineer", seat=WHITE)):
        assert refused(game, other) == "A-ACT-02"


def test_the_free_rail_pays_for_a_connection_of_its_own():
    """AQ-38, A-TRK-03."""
    game = position(**TRACK, hands={WHITE: RAIL})
    assert gained(game, rail(MARKED, WHITE)) == [0, 0, 0, 0]
    assert gained(game, rail("g7y2-Bismarck", WHITE)) == [0, 0, 3, 0]


def test_the_marked_rails_connection_is_paid_before_its_bonus():
    """AQ-38, A-GOLD-10."""
    table = {**TRACK, "cities": {"Minneapolis": WHITE, "Bismarck": BLUE}}
    table["rails"] = {WHITE: ["Minneapolis-g7y3"], BLUE: ["Bismarck-g7y2"]}
    game = position(**table, hands={WHITE: RAIL})
    assert gained(game, rail(MARKED, WHITE)) == [0, 0, 2, 1]
    assert game.phase == "bonus"


def test_a_free_rail_on_a_marked_path_gives_another():
    """AQ-39, A-TRK-03; worked example A-T04, variant b."""
    game = position(**TRACK, hands={WHITE: RAIL}, map=CHAINED)
    act(game, rail(MARKED, WHITE))
    act(game, rail("g7y2-g7y1", WHITE))
    assert game.phase == "bonus"
    assert rails_open(game, WHITE) == spots(["g7y2-Bismarck", "g7y1-g7y0", "g7y1-g8y1"])
    assert refused(game, rail("g7y3-g7y4", WHITE)) == "A-TRK-02"
    act(game, rail("g7y1-g8y1", WHITE))
    assert game.phase == "action"
    assert stock(game, "rails_left")[WHITE] == 26


def test_without_chains_a_free_rail_gives_no_other():
    """`rail.trackChain`, AQ-39."""
    game = position(**TRACK, hands={WHITE: RAIL}, map=CHAINED, options={"rail.trackChain": False})
    act(game, rail(MARKED, WHITE))
    assert game.phase == "bonus"
    act(game, rail("g7y2-g7y1", WHITE))
    assert (game.phase, game.position()["bonus"]) == ("action", None)


def test_no_two_marked_paths_of_the_real_board_meet():
    """A-TRK-01, AQ-39: so only another map has chains."""
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


def test_out_of_turn_the_free_rail_comes_before_the_seat_is_passed_over():
    """A-TRK-01, A-GOLD-10."""
    game = position(**TRACK | {"turn": RED}, builder=WHITE, hands={WHITE: RAIL, BLUE: PLENTY})
    act(game, rail(MARKED, WHITE))
    assert (game.phase, game.to_act) == ("bonus", (WHITE,))
    act(game, Done(seat=WHITE))
    assert (game.phase, game.to_act) == ("build_phase", (BLUE,))


# Payout, bonus, the Engineer's next rail

# Omaha's rail ends beside a marked path, beyond which Rapid City and Bismarck are equally near.
ORDER: dict[str, Any] = {
    "cities": {"Omaha": RED, "Rapid City": ORANGE, "Bismarck": BLUE}, "cards": {RED: ENGINEER},
    "rails": {RED: ["Omaha-g7y4"], ORANGE: ["Rapid City-g6y3"], BLUE: line("Bismarck", "g6y3", "g6y4")},
}  # fmt: skip


def test_payout_then_bonus_then_the_engineers_next_rail():
    """A-GOLD-10, AQ-41, A-CARD-03."""
    game = position(**ORDER)
    act(game, PlayCard("engineer", seat=RED))
    assert gained(game, rail("g7y4-g6y4", RED)) == [0, 0, 0, 0]
    assert game.phase == "route"
    assert payouts(game, RED) == [{"red": 2, "orange": 1, "blue": 1}, {"red": 2, "blue": 2}]
    events = act(game, ChoosePayout({"red": 2, "blue": 2}, seat=RED))
    assert events == [GoldTaken(RED, 2, "route"), GoldTaken(BLUE, 2, "route")]
    assert game.phase == "bonus"
    assert rails_open(game, RED) == spots(["g6y4-g6y5", "g7y4-g7y3"])
    act(game, rail("g7y4-g7y3", RED))
    assert (game.phase, game.position()["free_rails"]) == ("engineer", 1)
    act(game, rail("Omaha-g7y6", RED))
    assert game.phase == "action"
    assert stock(game, "rails_left")[RED] == 26


def test_declining_the_bonus_leaves_the_engineers_next_rail():
    """A-GOLD-10, A-CARD-03."""
    game = position(**ORDER)
    act(game, PlayCard("engineer", seat=RED))
    act(game, rail("g7y4-g6y4", RED))
    act(game, ChoosePayout({"red": 2, "orange": 1, "blue": 1}, seat=RED))
    act(game, Done(seat=RED))
    assert (game.phase, game.position()["free_rails"]) == ("engineer", 1)
    assert allowed(game, rail("g7y4-g7y3", RED))


def test_the_engineers_last_rail_may_end_with_a_bonus():
    """AQ-41, A-GOLD-10."""
    game = position(**TRACK, cards={WHITE: ENGINEER}, options={"rail.trackChain": False})
    act(game, PlayCard("engineer", seat=WHITE))
    act(game, rail("Minneapolis-g8y4", WHITE))
    assert changed(game, rail(MARKED, WHITE)) == {"rail_owner", "rails_left", "phase", "bonus", "free_rails"}
    assert game.phase == "bonus"
    act(game, rail("g7y2-g7y1", WHITE))
    assert game.phase == "action"
