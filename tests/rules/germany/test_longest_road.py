"""Measuring the longest road (G-LR-02, G-LR-03, GQ-13 to GQ-15)."""

from typing import Any

import pytest

import hexstead
from hexstead.games.germany.actions import BuildHall, BuildLandmark
from hexstead.games.germany.events import HallBuilt, LandmarkBuilt, LongestRoad

from ..game_helpers import BLUE, COLOURS, ORANGE, RED, WHITE, act, changed_fields
from .positions import position
from .road_helpers import (
    BLUE_EAST,
    BLUE_WEST,
    HOME_CITIES,
    LANDMARK_PRICE,
    PLENTY,
    STRAIGHT_ROADS,
    at_hannover,
    longest_road_holder,
    path_names,
    paths_at,
    road,
    road_lengths,
    stock,
    straight_roads,
)


@pytest.mark.parametrize("count", range(9))
@pytest.mark.parametrize("seat", COLOURS)
def test_the_length_of_a_straight_road_is_its_number_of_pieces(seat, count):
    """G-LR-02."""
    counts = [count if s == seat else 0 for s in COLOURS]
    assert road_lengths(straight_roads(*counts)) == counts


def test_branches_do_not_count():
    """G-LR-02."""
    star = ["Kassel-v32", "Kassel-Dortmund", "Kassel-Marburg"]
    game = position(halls={"Kassel": RED}, roads={RED: star})
    assert road_lengths(game)[RED] == 2
    game = position(halls={"Kassel": RED}, roads={RED: [*star, "v32-v39", "v32-Hannover"]})
    assert road_lengths(game)[RED] == 3


def test_disconnected_pieces_do_not_count():
    """G-LR-02."""
    game = position(halls={"Kassel": RED, "Hof": RED}, roads={RED: ["Kassel-v32", "v32-v39", "Hof-v46", "v46-v52"]})
    assert road_lengths(game)[RED] == 2


BRANCHED = ["v30-v24", "v24-v19", "v19-Osnabrück", "Osnabrück-v20", "v20-Hannover", "Osnabrück-Dortmund"]


@pytest.mark.parametrize(("owner", "length"), [(None, 7), (BLUE, 7), (RED, 5), (ORANGE, 5), (WHITE, 5)])
def test_worked_example_with_a_branch_and_a_town_hall(owner, length):
    """Worked example G-T05; G-LR-02, G-LR-03, GQ-15."""
    halls = {"Osnabrück": BLUE, "Magdeburg": BLUE} | ({} if owner is None else {"Hannover": owner})
    game = position(halls=halls, roads={BLUE: [*BRANCHED, "Hannover-v21", "v21-Magdeburg"]})
    assert road_lengths(game)[BLUE] == length


@pytest.mark.parametrize("builder", [None, *COLOURS])
def test_worked_example_with_a_branch_and_a_landmark(builder):
    """Worked example G-T05; G-LR-03, GQ-13."""
    game = position(
        halls={"Osnabrück": BLUE, "Emden": BLUE}, landmarks={} if builder is None else {"Bremen": builder},
        roads={BLUE: [*BRANCHED[:4], BRANCHED[5], "v20-Bremen", "Bremen-v10", "v10-Emden"]},
    )  # fmt: skip
    assert road_lengths(game)[BLUE] == 7


@pytest.mark.parametrize("seat", COLOURS)
@pytest.mark.parametrize("owner", COLOURS)
def test_only_a_town_hall_of_another_seat_interrupts_a_road(seat, owner):
    """G-LR-03."""
    game = position(
        halls={"Kassel": seat, "Osnabrück": seat, "Hannover": owner},
        roads={seat: ["Kassel-v32", "v32-Hannover", "Hannover-v20", "v20-Osnabrück"]},
    )
    assert road_lengths(game)[seat] == (4 if owner == seat else 2)


def test_a_piece_ending_at_a_town_hall_of_another_seat_counts():
    """GQ-15."""
    game = position(halls={"Kassel": RED, "Marburg": BLUE, "Hannover": BLUE}, roads={RED: ["Kassel-Marburg"]})
    assert road_lengths(game)[RED] == 1
    roads = ["Kassel-Marburg", "Kassel-v32", "v32-Hannover"]
    game = position(halls={"Kassel": RED, "Marburg": BLUE, "Hannover": BLUE}, roads={RED: roads})
    assert road_lengths(game)[RED] == 3


RING = ["Kassel-v32", "v32-v39", "v39-Erfurt", "Erfurt-Eisenach", "Eisenach-Marburg", "Marburg-Kassel"]
RING_CITIES = ("Kassel", "Erfurt", "Marburg", "Hannover", "Heidelberg", "Würzburg", "Aachen")
SECOND_RING = ["Marburg-Frankfurt", "Frankfurt-v54", "v54-Heidelberg", "Heidelberg-Würzburg", "Würzburg-Eisenach"]


@pytest.mark.parametrize(
    ("more", "length"),
    [
        ([], 6),
        (["v32-Hannover"], 7),
        (["v32-Hannover", "Hannover-v20"], 8),
        (["v32-Hannover", "v39-Dessau"], 7),
        (["v32-Hannover", "Marburg-Frankfurt"], 7),
        (SECOND_RING, 11),
        ([*SECOND_RING, "v32-Hannover"], 11),
        ([*SECOND_RING, "Frankfurt-Köln", "Köln-Aachen"], 12),
    ],
)
def test_every_piece_of_a_ring_counts_once(more, length):
    """GQ-14."""
    game = position(halls=dict.fromkeys(RING_CITIES, RED), landmarks={"Frankfurt": BLUE}, roads={RED: RING + more})
    assert road_lengths(game)[RED] == length


def test_a_town_hall_of_another_seat_interrupts_a_ring():
    """GQ-14, GQ-15."""
    halls, built = {"Kassel": RED, "Marburg": RED, "Hof": RED, "Erfurt": BLUE}, {"Eisenach": WHITE}
    game = position(halls=halls, landmarks=built, roads={RED: RING})
    assert road_lengths(game)[RED] == 6
    game = position(halls=halls, landmarks=built, roads={RED: [*RING, "Erfurt-Hof"]})
    assert road_lengths(game)[RED] == 6
    halls |= {"Marburg": WHITE, "Würzburg": RED}
    game = position(halls=halls, landmarks=built, roads={RED: [*RING, "Eisenach-Würzburg"]})
    assert road_lengths(game)[RED] == 4


def test_a_line_of_twenty_pieces_has_length_twenty():
    """G-LR-02, GQ-14."""
    white, blue = STRAIGHT_ROADS[WHITE], STRAIGHT_ROADS[BLUE]
    bend = ["Trier-Saarbrücken", "Saarbrücken-Baden-Baden", "Baden-Baden-Freiburg", "Freiburg-Konstanz"]
    line = [*white, *bend, *blue]
    cities = ("Osnabrück", "Aachen", "Saarbrücken", "Baden-Baden", "Konstanz", "Ulm", "Stuttgart")
    game = position(halls=dict.fromkeys(cities, WHITE), roads={WHITE: line})
    assert len(line) == 20
    assert road_lengths(game) == [0, 0, 20, 0]
    assert stock(game)[0][WHITE] == 0


def test_an_empty_city_does_not_interrupt_a_road():
    """GQ-13, `lr.emptySpotSeparates`."""
    assert road_lengths(at_hannover()) == [5, 0, 0, 6]
    assert road_lengths(at_hannover(options={"lr.emptySpotSeparates": True}))[BLUE] == 3


def test_an_option_lets_empty_cities_interrupt_roads():
    """GQ-13, `lr.emptySpotSeparates`."""
    setup: dict[str, Any] = {"halls": {"Rostock": RED, "Emden": RED}, "roads": {RED: STRAIGHT_ROADS[RED]}}
    assert road_lengths(position(**setup))[RED] == 8
    assert road_lengths(position(options={"lr.emptySpotSeparates": True}, **setup))[RED] == 5


@pytest.mark.parametrize("builder", COLOURS)
def test_an_unbuilt_landmark_does_not_interrupt_a_road(builder):
    """GQ-13, `lr.emptySpotSeparates`."""
    setup: dict[str, Any] = {
        "halls": {"Düsseldorf": RED, "Aachen": RED},
        "roads": {RED: ["v30-Düsseldorf", "Düsseldorf-Köln", "Köln-Aachen", "Aachen-v53", "v53-Trier"]},
    }
    separates = {"lr.emptySpotSeparates": True}
    assert road_lengths(position(**setup))[RED] == 5
    assert road_lengths(position(options=separates, **setup))[RED] == 3
    assert road_lengths(position(options=separates, landmarks={"Köln": builder}, **setup))[RED] == 5
    assert road_lengths(position(options=separates, landmarks={"Trier": builder}, **setup))[RED] == 3


def test_with_the_option_open_intersections_and_own_town_halls_do_not_interrupt_roads():
    """GQ-13, `lr.emptySpotSeparates`."""
    game = position(
        options={"lr.emptySpotSeparates": True}, halls={"Kassel": RED, "Hannover": BLUE},
        roads={RED: ["Kassel-Marburg", "Kassel-v32", "v32-v39", "v32-Hannover"]},
    )  # fmt: skip
    assert road_lengths(game)[RED] == 3


def test_with_the_option_building_a_town_hall_joins_both_sides():
    """`lr.emptySpotSeparates`, GQ-11, GQ-13."""
    game = position(
        options={"lr.emptySpotSeparates": True}, halls={"Osnabrück": BLUE, "Magdeburg": BLUE}, turn=BLUE,
        hands={BLUE: PLENTY}, roads={BLUE: BLUE_WEST[:3] + BLUE_EAST},
    )  # fmt: skip
    assert (road_lengths(game)[BLUE], longest_road_holder(game)) == (3, None)
    events = act(game, BuildHall("Hannover", seat=BLUE))
    assert (road_lengths(game)[BLUE], longest_road_holder(game)) == (6, BLUE)
    assert events[-2:] == [HallBuilt(BLUE, "Hannover"), LongestRoad(BLUE, 6)]
    assert game.points() == [0, 0, 0, 4]


def test_with_the_option_building_a_landmark_joins_roads_of_all_seats():
    """`lr.emptySpotSeparates`, GQ-11, GQ-13."""
    game = position(
        options={"lr.emptySpotSeparates": True}, turn=RED, hands={RED: LANDMARK_PRICE},
        halls={"Düsseldorf": BLUE, "Marburg": RED, "Aachen": BLUE}, landmarks={"Frankfurt": WHITE},
        roads={RED: ["Marburg-Frankfurt", "Frankfurt-Köln"],
               BLUE: ["v24-v30", "v30-Düsseldorf", "Düsseldorf-Köln", "Köln-Aachen", "Aachen-v53"]},
    )  # fmt: skip
    assert (road_lengths(game), longest_road_holder(game)) == ([2, 0, 0, 3], None)
    events = act(game, BuildLandmark("Köln", seat=RED))
    assert (road_lengths(game), longest_road_holder(game)) == ([2, 0, 0, 5], BLUE)
    assert events[-2:] == [LandmarkBuilt(RED, "Köln"), LongestRoad(BLUE, 5)]
    assert game.points() == [2, 0, 1, 3]


def test_without_the_option_building_a_landmark_changes_no_length():
    """GQ-13."""
    game = position(
        turn=RED, hands={RED: LANDMARK_PRICE}, halls={"Düsseldorf": BLUE, "Marburg": RED, "Aachen": BLUE},
        landmarks={"Frankfurt": WHITE},
        roads={RED: ["Marburg-Frankfurt", "Frankfurt-Köln"],
               BLUE: ["v24-v30", "v30-Düsseldorf", "Düsseldorf-Köln", "Köln-Aachen", "Aachen-v53"]},
    )  # fmt: skip
    assert (road_lengths(game), longest_road_holder(game)) == ([2, 0, 0, 5], BLUE)
    assert not {"lr_length", "lr_holder"} & changed_fields(game, BuildLandmark("Köln", seat=RED))


@pytest.mark.parametrize("seat", COLOURS)
def test_measuring_roads_uses_no_negative_index(seat):
    """GQ-14: on the strict engine."""
    home = next(city for city, owner in HOME_CITIES.items() if owner == seat)
    setup = position(turn=seat, halls={home: seat}, roads={seat: STRAIGHT_ROADS[seat][:4]}, hands={seat: PLENTY})
    game = hexstead.from_position(setup.position(), engine="strict")
    act(game, road(sorted(set(paths_at(home)) - path_names(STRAIGHT_ROADS[seat]))[0], seat))
    assert (road_lengths(game)[seat], longest_road_holder(game)) == (5, seat)
