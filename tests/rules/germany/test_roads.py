"""Roads: price, legal paths and refusals (G-ROAD)."""

from typing import Any

import pytest

from hexstead.core.events import Paid
from hexstead.games.germany.actions import BuildHall, BuildLandmark
from hexstead.games.germany.events import RoadBuilt

from ..game_helpers import BLUE, COLOURS, ORANGE, RED, WHITE, act, allowed, changed_fields, hands, refused, supply
from .positions import position
from .road_helpers import (
    BOARD,
    HALL_PRICE,
    LANDMARK_PRICE,
    PLENTY,
    ROAD_PRICE,
    buildable_roads,
    path_name,
    path_names,
    paths_at,
    road,
    road_lengths,
    stock,
)


@pytest.mark.parametrize("seat", COLOURS)
def test_a_road_costs_one_lumber_and_one_brick(seat):
    """G-ROAD-01."""
    holds = {s: {"lumber": 2, "brick": 2, "ore": 1} for s in COLOURS}
    game = position(turn=seat, halls={"Kassel": seat}, hands=holds)
    events = act(game, road("Kassel-v32", seat))
    assert events == [Paid(seat, "lumber", 1), Paid(seat, "brick", 1), RoadBuilt(seat, path_name("Kassel-v32"), 0)]
    assert hands(game) == [{"lumber": 1, "brick": 1, "ore": 1} if s == seat else holds[s] for s in COLOURS]
    assert supply(game) == {"lumber": 11, "brick": 11, "wool": 18, "grain": 18, "ore": 14}
    assert game.position()["road_owner"] == {path_name("Kassel-v32"): seat}
    assert stock(game) == ([19 if s == seat else 20 for s in COLOURS], [11 if s == seat else 12 for s in COLOURS])


def test_building_a_road_changes_only_the_expected_fields():
    """G-ROAD-01."""
    game = position(halls={"Kassel": RED}, hands={RED: PLENTY, BLUE: PLENTY}, round_busy=0)
    assert changed_fields(game, road("Kassel-v32", RED)) == {
        "hand", "hand_size", "supply", "road_owner", "roads_left", "lr_length", "round_busy"
    }  # fmt: skip
    assert game.points() == [1, 0, 0, 0]
    assert game.phase == "main"


@pytest.mark.parametrize("owner", COLOURS)
def test_a_path_holds_a_single_road(owner):
    """G-ROAD-01."""
    halls = {"Kassel": RED} | ({"Hannover": owner} if owner != RED else {})
    game = position(halls=halls, roads={owner: ["Hannover-v32", "Kassel-v32"]}, hands={RED: ROAD_PRICE})
    assert refused(game, road("Kassel-v32", RED)) == "G-ROAD-01"
    assert allowed(game, road("Kassel-Dortmund", RED))


def test_the_place_of_a_road_is_checked_before_its_price():
    """G-ROAD-01, G-ROAD-08."""
    game = position(halls={"Kassel": RED}, roads={RED: ["Kassel-v32"]})
    assert refused(game, road("Kassel-v32", RED)) == "G-ROAD-01"
    assert refused(game, road("Hof-v46", RED)) == "G-ROAD-08"


def test_a_seat_has_twenty_roads():
    """G-COMP-06, G-ROAD-01."""
    halls = dict.fromkeys(("Kassel", "Hannover", "Heidelberg", "Leipzig", "Hof", "Ulm", "Emden"), RED)
    laid = paths_at(*halls)
    assert len(laid) == 20
    game = position(halls=halls, roads={RED: laid[1:]}, hands={RED: PLENTY})
    act(game, road(laid[0], RED))
    assert stock(game)[0] == [0, 20, 20, 20]
    assert refused(game, road("v19-v25", RED)) == "G-COMP-06"
    assert refused(game, road(laid[0], RED)) == "G-COMP-06"


@pytest.mark.parametrize("seat", COLOURS)
def test_without_roads_only_paths_at_own_town_halls_are_legal(seat):
    """G-ROAD-02, GQ-32."""
    own = ("Kassel", "Marburg", "Emden")  # the first two are adjacent
    game = position(turn=seat, halls=dict.fromkeys(own, seat), hands={seat: ROAD_PRICE})
    assert buildable_roads(game, seat) == set(paths_at(*own))
    others = {BOARD.path_name(p) for p in range(len(BOARD.paths))} - buildable_roads(game, seat)
    assert {game.check(road(name, seat)) for name in others} == {"G-ROAD-08"}


def test_roads_can_start_at_a_town_hall_built_later():
    """G-ROAD-02; GD-06."""
    game = position(halls={"Kassel": RED}, roads={RED: ["Kassel-Marburg"]}, hands={RED: PLENTY})
    assert refused(game, road("Marburg-Frankfurt", RED)) == "G-ROAD-04"
    act(game, BuildHall("Marburg", seat=RED))
    assert buildable_roads(game, RED) == path_names(
        ["Kassel-v32", "Kassel-Dortmund", "Marburg-Frankfurt", "Marburg-Eisenach"]
    )


def test_roads_cannot_start_at_an_own_landmark():
    """G-ROAD-02, G-LAND-05."""
    game = position(halls={"Emden": RED}, landmarks={"Köln": RED}, hands={RED: ROAD_PRICE})
    assert buildable_roads(game, RED) == set(paths_at("Emden"))
    assert refused(game, road("Köln-Aachen", RED)) == "G-ROAD-08"


def test_roads_cannot_start_at_a_town_hall_of_another_seat():
    """G-ROAD-02, G-ROAD-08."""
    game = position(halls={"Kassel": RED, "Hof": BLUE}, hands={RED: ROAD_PRICE})
    assert refused(game, road("Hof-v46", RED)) == "G-ROAD-08"


def test_a_road_continues_across_an_open_intersection():
    """G-ROAD-03."""
    game = position(halls={"Kassel": RED}, roads={RED: ["Kassel-v32"]}, hands={RED: ROAD_PRICE})
    assert buildable_roads(game, RED) == path_names(["Kassel-Dortmund", "Kassel-Marburg", "v32-Hannover", "v32-v39"])


@pytest.mark.parametrize(
    ("city", "laid", "onwards"),
    [
        ("Flensburg", ["v01-Flensburg", "v00-v01"], {"v00-v02"}),
        ("Konstanz", ["Konstanz-v79", "v79-v81", "v80-v81"], {"v77-v80"}),
    ],
)
def test_roads_continue_at_the_edges_of_the_map(city, laid, onwards):
    """G-ROAD-03."""
    game = position(halls={city: RED}, roads={RED: laid}, hands={RED: ROAD_PRICE})
    assert buildable_roads(game, RED) == onwards | set(paths_at(city)) - path_names(laid)
    assert road_lengths(game)[RED] == len(laid)


def test_roads_of_other_seats_do_not_block_an_open_intersection():
    """G-ROAD-03, G-ROAD-07, GQ-30; worked example G-T04."""
    game = position(
        halls={"Kassel": RED, "Hannover": BLUE}, hands={RED: PLENTY},
        roads={RED: ["Kassel-v32"], BLUE: ["Hannover-v32"]},
    )  # fmt: skip
    assert refused(game, road("v32-Hannover", RED)) == "G-ROAD-01"
    act(game, road("v32-v39", RED))
    assert game.position()["road_owner"][path_name("v32-v39")] == RED


def test_two_roads_of_other_seats_do_not_block_the_third_path():
    """GQ-30."""
    game = position(
        turn=WHITE, halls={"Kassel": RED, "Hannover": BLUE, "Dessau": WHITE}, hands={WHITE: ROAD_PRICE},
        roads={RED: ["Kassel-v32"], BLUE: ["Hannover-v32"], WHITE: ["Dessau-v39"]},
    )  # fmt: skip
    assert allowed(game, road("v39-v32", WHITE))


@pytest.mark.parametrize("target", ["Kassel-Marburg", "Kassel-Dortmund"])
def test_a_road_cannot_cross_an_empty_city(target):
    """G-ROAD-04."""
    game = position(halls={"Hannover": RED}, roads={RED: ["Hannover-v32", "v32-Kassel"]}, hands={RED: PLENTY})
    assert refused(game, road(target, RED)) == "G-ROAD-04"
    act(game, BuildHall("Kassel", seat=RED))
    assert allowed(game, road(target, RED))


@pytest.mark.parametrize("owner", COLOURS)
@pytest.mark.parametrize("target", ["Kassel-Marburg", "Kassel-Dortmund"])
def test_a_road_crosses_a_city_only_with_an_own_town_hall(owner, target):
    """G-ROAD-04."""
    game = position(
        halls={"Hannover": RED, "Kassel": owner}, hands={RED: ROAD_PRICE},
        roads={RED: ["Hannover-v32", "v32-Kassel"]},
    )  # fmt: skip
    if owner == RED:
        assert allowed(game, road(target, RED))
    else:
        assert refused(game, road(target, RED)) == "G-ROAD-04"


@pytest.mark.parametrize("target", ["Frankfurt-v54", "Frankfurt-Köln"])
def test_a_road_cannot_cross_an_unbuilt_landmark(target):
    """G-ROAD-05."""
    game = position(halls={"Marburg": RED}, roads={RED: ["Marburg-Frankfurt"]}, hands={RED: ROAD_PRICE})
    assert refused(game, road(target, RED)) == "G-ROAD-05"


@pytest.mark.parametrize("builder", COLOURS)
@pytest.mark.parametrize("target", ["Frankfurt-v54", "Frankfurt-Köln"])
def test_a_road_crosses_a_built_landmark_of_any_seat(builder, target):
    """G-ROAD-05, G-LAND-05, G-LAND-09."""
    game = position(
        halls={"Marburg": RED}, roads={RED: ["Marburg-Frankfurt"]}, hands={RED: PLENTY},
        landmarks={"Frankfurt": builder},
    )  # fmt: skip
    act(game, road(target, RED))


def test_a_landmark_does_not_open_other_towns():
    """G-ROAD-05."""
    built = dict.fromkeys(("Berlin", "Trier", "Köln", "Eisenach", "Bremen", "Dresden"), BLUE)
    game = position(halls={"Marburg": RED}, roads={RED: ["Marburg-Frankfurt"]}, hands={RED: PLENTY}, landmarks=built)
    assert refused(game, road("Frankfurt-v54", RED)) == "G-ROAD-05"


def test_roads_cannot_start_at_a_built_landmark_without_a_connection():
    """G-ROAD-05, G-ROAD-08."""
    game = position(halls={"Kassel": RED}, landmarks={"Frankfurt": RED}, hands={RED: ROAD_PRICE})
    assert refused(game, road("Frankfurt-v54", RED)) == "G-ROAD-08"


@pytest.mark.parametrize("owner", [None, ORANGE])
def test_a_road_can_end_at_a_city_without_an_own_town_hall(owner):
    """G-ROAD-06."""
    halls = {"Kassel": RED} | ({} if owner is None else {"Hannover": owner, "Marburg": owner})
    game = position(halls=halls, roads={RED: ["Kassel-v32"]}, hands={RED: PLENTY})
    act(game, road("v32-Hannover", RED))
    act(game, road("Kassel-Marburg", RED))


def test_a_road_can_end_at_an_unbuilt_landmark():
    """G-ROAD-06."""
    game = position(halls={"Hamburg": RED}, roads={RED: ["Hamburg-v16"]}, hands={RED: PLENTY})
    act(game, road("Hamburg-Lübeck", RED))
    act(game, road("v16-Schwerin", RED))
    assert refused(game, road("Schwerin-v17", RED)) == "G-ROAD-05"


def test_roads_cannot_start_at_roads_of_other_seats():
    """G-ROAD-07, G-ROAD-08."""
    game = position(
        turn=ORANGE, halls={"Kassel": RED, "Marburg": RED, "Emden": ORANGE}, hands={ORANGE: ROAD_PRICE},
        roads={RED: ["Kassel-v32", "Kassel-Marburg", "Marburg-Frankfurt"]}, landmarks={"Frankfurt": RED},
    )  # fmt: skip
    for name in ("v32-Hannover", "Marburg-Eisenach", "Frankfurt-v54", "Kassel-Dortmund"):
        assert refused(game, road(name, ORANGE)) == "G-ROAD-08"
    assert buildable_roads(game, ORANGE) == set(paths_at("Emden"))


@pytest.mark.parametrize(("start", "goal"), [("Osnabrück", "Kassel"), ("Kassel", "Osnabrück")])
def test_a_road_needs_only_one_connected_end(start, goal):
    """G-ROAD-08: the other end is an empty city at which one of the seat's roads ends."""
    game = position(
        halls={start: RED, goal: RED}, roads={RED: [f"{start}-Dortmund"]}, hands={RED: ROAD_PRICE}
    )  # fmt: skip
    assert refused(game, road("Dortmund-Düsseldorf", RED)) == "G-ROAD-04"
    assert allowed(game, road(f"Dortmund-{goal}", RED))


def test_roads_can_reach_an_empty_city_from_every_side():
    """GQ-31, G-ROAD-08."""
    game = position(
        halls={"Kassel": RED, "Magdeburg": RED}, hands={RED: PLENTY},
        roads={RED: ["Kassel-v32", "Magdeburg-v21", "v32-Hannover"]},
    )  # fmt: skip
    act(game, road("v21-Hannover", RED))
    assert refused(game, road("Hannover-v20", RED)) == "G-ROAD-04"


def test_worked_example_of_heidelberg_and_stuttgart():
    """Worked example G-T02; G-ROAD-04, G-MAP-04."""
    setup: dict[str, Any] = {
        "halls": {"Heidelberg": RED, "Würzburg": BLUE, "Ulm": BLUE}, "hands": {RED: PLENTY, BLUE: PLENTY},
        "roads": {RED: ["v54-Heidelberg"], BLUE: ["Würzburg-Heidelberg", "Ulm-Stuttgart"]},
    }  # fmt: skip
    game = position(turn=RED, **setup)
    assert allowed(game, road("Heidelberg-v64", RED))
    assert refused(game, road("Stuttgart-v64", RED)) == "G-ROAD-08"
    assert refused(game, road("Stuttgart-v65", RED)) == "G-ROAD-08"
    game = position(turn=BLUE, **setup)
    assert refused(game, road("Heidelberg-v64", BLUE)) == "G-ROAD-04"
    assert refused(game, road("Stuttgart-v64", BLUE)) == "G-ROAD-04"
    act(game, BuildHall("Stuttgart", seat=BLUE))
    assert allowed(game, road("Stuttgart-v64", BLUE))
    assert allowed(game, road("Stuttgart-v65", BLUE))
    assert refused(game, road("Heidelberg-v64", BLUE)) == "G-ROAD-04"


@pytest.mark.parametrize("builder", COLOURS)
def test_worked_example_of_trier_and_frankfurt(builder):
    """Worked example G-T03; G-ROAD-05, G-MAP-04."""
    setup: dict[str, Any] = {
        "halls": {"Aachen": RED, "Marburg": RED, "Saarbrücken": BLUE}, "landmarks": {"Trier": builder},
        "roads": {RED: ["Aachen-v53", "v53-Trier", "Marburg-Frankfurt"], BLUE: ["Saarbrücken-Trier"]},
        "hands": {RED: PLENTY, BLUE: PLENTY},
    }  # fmt: skip
    game = position(turn=RED, **setup)
    assert allowed(game, road("Trier-v54", RED))
    assert refused(game, road("Frankfurt-v54", RED)) == "G-ROAD-05"
    assert refused(game, road("Frankfurt-Köln", RED)) == "G-ROAD-05"
    act(game, BuildLandmark("Frankfurt", seat=RED))
    assert game.phase == "take"
    game = position(turn=RED, **setup | {"landmarks": {"Trier": builder, "Frankfurt": WHITE}})
    assert allowed(game, road("Frankfurt-v54", RED))
    assert allowed(game, road("Frankfurt-Köln", RED))
    game = position(turn=BLUE, **setup)
    assert allowed(game, road("Trier-v54", BLUE))
    assert refused(game, road("Frankfurt-v54", BLUE)) == "G-ROAD-08"


def test_three_players_have_the_same_road_rules():
    """G-ROAD-01, G-ROAD-04."""
    game = position(3, turn=WHITE, halls={"Hannover": WHITE}, roads={WHITE: ["Hannover-v32"]}, hands={WHITE: PLENTY})
    act(game, road("v32-Kassel", WHITE))
    assert refused(game, road("Kassel-Marburg", WHITE)) == "G-ROAD-04"
    assert hands(game)[WHITE] == {**PLENTY, "lumber": 3, "brick": 3}


def test_prices_match_the_rule_catalogue():
    """G-ROAD-01, G-HALL-01, G-LAND-01, G-DEV-01."""
    everything = position(
        halls={"Marburg": RED}, roads={RED: ["Marburg-Frankfurt", "Marburg-Kassel"]}, hands={RED: PLENTY}
    )
    asked = everything.prompt(RED)
    assert asked is not None
    costs = {choice["type"]: choice["cost"] for choice in asked["choices"] if "cost" in choice}
    assert costs == {
        "build_road": ROAD_PRICE, "build_hall": HALL_PRICE, "build_landmark": LANDMARK_PRICE,
        "buy_card": {"wool": 1, "ore": 1, "grain": 1},
    }  # fmt: skip
