"""Town halls: price, legal cities and points (G-HALL)."""

import pytest

from hexstead import BadAction
from hexstead.core.actions import EndTurn
from hexstead.core.events import Paid
from hexstead.games.germany.actions import BuildHall
from hexstead.games.germany.events import HallBuilt

from ..game_helpers import BLUE, COLOURS, ORANGE, RED, WHITE, act, changed_fields, hands, refused, supply
from .positions import halls, position
from .road_helpers import (
    CITIES,
    HALL_PRICE,
    LANDMARKS,
    PLENTY,
    buildable_sites,
    longest_road_holder,
    nearest_city,
    road,
    road_lengths,
    road_to,
    stock,
)


@pytest.mark.parametrize("seat", COLOURS)
def test_a_town_hall_costs_one_lumber_brick_grain_and_wool(seat):
    """G-HALL-01, G-HALL-02."""
    holds = {s: {"lumber": 2, "brick": 2, "wool": 2, "grain": 2, "ore": 2} for s in COLOURS}
    game = position(turn=seat, halls={"Kassel": seat}, roads={seat: ["Kassel-Marburg"]}, hands=holds)
    events = act(game, BuildHall("Marburg", seat=seat))
    paid = [Paid(seat, name, 1) for name in ("lumber", "brick", "wool", "grain")]
    assert events == [*paid, HallBuilt(seat, "Marburg")]
    left = {"lumber": 1, "brick": 1, "wool": 1, "grain": 1, "ore": 2}
    assert hands(game) == [left if s == seat else holds[s] for s in COLOURS]
    assert supply(game) == {"lumber": 11, "brick": 11, "wool": 11, "grain": 11, "ore": 10}
    assert halls(game) == {"Kassel": seat, "Marburg": seat}
    assert stock(game) == ([19 if s == seat else 20 for s in COLOURS], [10 if s == seat else 12 for s in COLOURS])


def test_building_a_town_hall_changes_only_the_expected_fields():
    """G-HALL-01."""
    game = position(halls={"Kassel": RED}, roads={RED: ["Kassel-Marburg"]}, hands={RED: PLENTY}, round_busy=0)
    changes = changed_fields(game, BuildHall("Marburg", seat=RED))
    assert changes == {"hand", "hand_size", "supply", "hall_owner", "halls_left", "round_busy"}
    assert game.phase == "main"


def test_a_town_hall_requires_an_own_road_at_the_city():
    """G-HALL-02."""
    game = position(halls={"Kassel": RED}, roads={RED: ["Kassel-v32"]}, hands={RED: PLENTY})
    assert refused(game, BuildHall("Marburg", seat=RED)) == "G-HALL-02"
    assert refused(game, BuildHall("Hannover", seat=RED)) == "G-HALL-02"
    assert buildable_sites(game, RED) == set()
    act(game, road("v32-Hannover", RED))
    assert buildable_sites(game, RED) == {"Hannover"}


def test_roads_of_other_seats_at_the_city_are_not_enough():
    """G-HALL-02."""
    game = position(
        turn=BLUE, halls={"Kassel": RED, "Hof": BLUE}, hands={BLUE: PLENTY},
        roads={RED: ["Kassel-Marburg", "Kassel-Dortmund"], BLUE: ["Hof-v46"]},
    )  # fmt: skip
    assert refused(game, BuildHall("Marburg", seat=BLUE)) == "G-HALL-02"
    assert refused(game, BuildHall("Erfurt", seat=BLUE)) == "G-HALL-02"


@pytest.mark.parametrize("city", CITIES)
def test_a_town_hall_can_be_built_in_every_city_at_the_end_of_an_own_road(city):
    """G-HALL-02, G-HALL-06: even next to other town halls."""
    game = position(3, turn=WHITE, hands={WHITE: HALL_PRICE}, **road_to(city, WHITE))
    act(game, BuildHall(city, seat=WHITE))
    assert halls(game) == {city: WHITE, nearest_city(city): WHITE}
    assert game.points() == [0, 0, 2 + (longest_road_holder(game) == WHITE)]


@pytest.mark.parametrize("owner", COLOURS)
def test_a_city_holds_a_single_town_hall(owner):
    """G-HALL-03, G-HALL-05."""
    game = position(
        halls={"Kassel": RED, "Marburg": owner}, roads={RED: ["Kassel-Marburg"]}, hands={RED: PLENTY, BLUE: PLENTY}
    )
    assert refused(game, BuildHall("Marburg", seat=RED)) == "G-HALL-03"
    assert halls(game) == {"Kassel": RED, "Marburg": owner}


def test_refusals_check_a_taken_city_then_the_road_then_the_price():
    """G-HALL-02, G-HALL-03."""
    game = position(halls={"Kassel": RED, "Hof": BLUE}, roads={RED: ["Kassel-Marburg"]})
    assert refused(game, BuildHall("Hof", seat=RED)) == "G-HALL-03"
    assert refused(game, BuildHall("Ulm", seat=RED)) == "G-HALL-02"
    assert refused(game, BuildHall("Marburg", seat=RED)) == "G-ACT-04"


@pytest.mark.parametrize("spot", [*LANDMARKS, "v32"])
def test_town_halls_can_only_be_built_in_cities(spot):
    """G-HALL-02."""
    game = position(hands={RED: PLENTY}, **road_to(spot))
    with pytest.raises(BadAction):
        game.check(BuildHall(spot, seat=RED))


def test_town_halls_cannot_be_upgraded():
    """G-HALL-05."""
    game = position(halls={"Kassel": RED}, roads={RED: ["Kassel-Marburg"]}, hands={RED: PLENTY})
    assert buildable_sites(game, RED) == {"Marburg"}
    assert {name for name in game.definition.actions.by_type if name.startswith(("build", "place"))} == {
        "place_hall", "build_road", "build_hall", "build_landmark", "build_landmark_only"
    }  # fmt: skip
    assert refused(game, BuildHall("Kassel", seat=RED)) == "G-HALL-03"


def test_there_is_no_distance_rule():
    """G-HALL-06."""
    game = position(
        halls={"Kassel": RED, "Düsseldorf": BLUE, "Osnabrück": WHITE}, roads={RED: ["Kassel-Dortmund"]},
        hands={RED: PLENTY},
    )  # fmt: skip
    act(game, BuildHall("Dortmund", seat=RED))


def test_every_town_hall_and_every_marker_counts_one_point():
    """G-HALL-04, G-WIN-03."""
    game = position(
        halls={"Kassel": RED, "Hof": RED, "Ulm": ORANGE}, landmarks={"Köln": RED, "Berlin": WHITE, "Trier": WHITE},
        roads={ORANGE: ["Ulm-Stuttgart", "Ulm-Konstanz", "Ulm-v77", "v77-v80", "v80-v81", "v79-v81"]},
        played={BLUE: {"mercenary": 3}},
    )  # fmt: skip
    assert longest_road_holder(game) == ORANGE
    assert game.points() == [3, 2, 2, 1]
    assert stock(game)[1] == [9, 10, 10, 11]


def test_a_town_hall_counts_immediately():
    """G-HALL-04."""
    game = position(halls={"Kassel": RED}, roads={RED: ["Kassel-Marburg"]}, hands={RED: PLENTY})
    act(game, BuildHall("Marburg", seat=RED))
    assert game.points() == [2, 0, 0, 0]
    act(game, EndTurn(seat=RED))
    assert game.points() == [2, 0, 0, 0]


@pytest.mark.parametrize(("city", "left"), [("Hannover", 4), ("Dortmund", 5)])
def test_a_town_hall_can_be_built_into_a_road_of_another_seat(city, left):
    """GQ-29, G-LR-03."""
    game = position(
        turn=BLUE, halls={"Kassel": RED, "Magdeburg": RED, "Düsseldorf": RED, "Osnabrück": BLUE}, hands={BLUE: PLENTY},
        roads={
            RED: ["Kassel-v32", "v32-Hannover", "Hannover-v21", "v21-Magdeburg", "Kassel-Dortmund",
                  "Dortmund-Düsseldorf"],
            BLUE: ["Osnabrück-v20", "v20-Hannover", "Osnabrück-Dortmund"],
        },
    )  # fmt: skip
    assert road_lengths(game) == [6, 0, 0, 3]
    act(game, BuildHall(city, seat=BLUE))
    assert halls(game)[city] == BLUE
    assert road_lengths(game) == [left, 0, 0, 3]
    assert longest_road_holder(game) == (RED if left == 5 else None)
    assert game.points() == [3 + (left == 5), 0, 0, 2]


def test_the_last_town_hall_in_stock_wins_the_game():
    """GQ-27: with three players the twelfth town hall is the winning point."""
    placed = dict.fromkeys(CITIES[:11], RED)
    game = position(3, halls=placed, roads={RED: ["Dortmund-Kassel"]}, hands={RED: PLENTY})
    assert stock(game)[1][RED] == 1
    act(game, BuildHall("Kassel", seat=RED))
    assert stock(game)[1][RED] == 0
    assert game.winner == RED


def test_a_town_hall_requires_one_in_stock():
    """GQ-27, G-COMP-06."""
    placed = {city: RED for city in CITIES[:13] if city != "Emden"}
    roads = {RED: ["Dortmund-Kassel", "Düsseldorf-Köln"]}
    game = position(3, halls=placed, roads=roads, hands={RED: PLENTY}, rules_version=2)  # play cannot reach it
    assert stock(game)[1][RED] == 0
    assert refused(game, BuildHall("Kassel", seat=RED)) == "G-COMP-06"
    assert refused(game, BuildHall("Dortmund", seat=RED)) == "G-COMP-06"


def test_three_players_pay_the_same_for_a_town_hall():
    """G-HALL-01."""
    game = position(3, turn=ORANGE, halls={"Hof": ORANGE}, roads={ORANGE: ["Hof-Erfurt"]}, hands={ORANGE: HALL_PRICE})
    act(game, BuildHall("Erfurt", seat=ORANGE))
    assert hands(game) == [{}, {}, {}]
    assert game.points() == [0, 2, 0]
