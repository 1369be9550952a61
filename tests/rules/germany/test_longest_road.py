"""The longest road: how it is measured (G-LR-02, G-LR-03, GQ-13 to GQ-15)."""

from typing import Any

import pytest

import hexstead
from hexstead.games.germany.actions import BuildHall, BuildLandmark
from hexstead.games.germany.events import HallBuilt, LandmarkBuilt, LongestRoad

from ..tables import BLUE, COLOURS, ORANGE, RED, WHITE, act, changed
from .boardwork import (
    BLUE_EAST,
    BLUE_WEST,
    HOMES,
    LANDMARK_PRICE,
    LINES,
    PLENTY,
    at_hannover,
    lengths,
    lines,
    longest,
    paths_at,
    road,
    spots,
    stock,
)
from .table import position


@pytest.mark.parametrize("count", range(9))
@pytest.mark.parametrize("seat", COLOURS)
def test_a_straight_road_is_as_long_as_its_pieces(seat, count):
    """G-LR-02."""
    counts = [count if s == seat else 0 for s in COLOURS]
    assert lengths(lines(*counts)) == counts


def test_branches_do_not_add():
    """G-LR-02."""
    star = ["Kassel-v32", "Kassel-Dortmund", "Kassel-Marburg"]
    game = position(halls={"Kassel": RED}, roads={RED: star})
    assert lengths(game)[RED] == 2
    game = position(halls={"Kassel": RED}, roads={RED: [*star, "v32-v39", "v32-Hannover"]})
    assert lengths(game)[RED] == 3


def test_pieces_that_do_not_meet_do_not_add():
    """G-LR-02."""
    game = position(halls={"Kassel": RED, "Hof": RED}, roads={RED: ["Kassel-v32", "v32-v39", "Hof-v46", "v46-v52"]})
    assert lengths(game)[RED] == 2


BRANCHED = ["v30-v24", "v24-v19", "v19-Osnabrück", "Osnabrück-v20", "v20-Hannover", "Osnabrück-Dortmund"]


@pytest.mark.parametrize(("owner", "length"), [(None, 7), (BLUE, 7), (RED, 5), (ORANGE, 5), (WHITE, 5)])
def test_a_road_with_a_branch_and_a_town_hall_in_it(owner, length):
    """Worked example G-T05; G-LR-02, G-LR-03, GQ-15."""
    halls = {"Osnabrück": BLUE, "Magdeburg": BLUE} | ({} if owner is None else {"Hannover": owner})
    game = position(halls=halls, roads={BLUE: [*BRANCHED, "Hannover-v21", "v21-Magdeburg"]})
    assert lengths(game)[BLUE] == length


@pytest.mark.parametrize("builder", [None, *COLOURS])
def test_a_road_with_a_branch_and_a_landmark_in_it(builder):
    """Worked example G-T05; G-LR-03, GQ-13."""
    game = position(
        halls={"Osnabrück": BLUE, "Emden": BLUE}, landmarks={} if builder is None else {"Bremen": builder},
        roads={BLUE: [*BRANCHED[:4], BRANCHED[5], "v20-Bremen", "Bremen-v10", "v10-Emden"]},
    )  # fmt: skip
    assert lengths(game)[BLUE] == 7


@pytest.mark.parametrize("seat", COLOURS)
@pytest.mark.parametrize("owner", COLOURS)
def test_only_a_foreign_town_hall_separates(seat, owner):
    """G-LR-03."""
    game = position(
        halls={"Kassel": seat, "Hannover": owner}, roads={seat: ["Kassel-v32", "v32-Hannover", "Hannover-v20"]}
    )
    assert lengths(game)[seat] == (3 if owner == seat else 2)


def test_a_piece_that_ends_at_a_foreign_town_hall_counts():
    """GQ-15."""
    game = position(halls={"Kassel": RED, "Marburg": BLUE, "Hannover": BLUE}, roads={RED: ["Kassel-Marburg"]})
    assert lengths(game)[RED] == 1
    roads = ["Kassel-Marburg", "Kassel-v32", "v32-Hannover"]
    game = position(halls={"Kassel": RED, "Marburg": BLUE, "Hannover": BLUE}, roads={RED: roads})
    assert lengths(game)[RED] == 3


RING = ["Kassel-v32", "v32-v39", "v39-Erfurt", "Erfurt-Eisenach", "Eisenach-Marburg", "Marburg-Kassel"]
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
def test_rings_count_in_full_each_piece_once(more, length):
    """GQ-14."""
    game = position(halls={"Kassel": RED}, roads={RED: RING + more})
    assert lengths(game)[RED] == length


def test_a_ring_through_a_foreign_town_hall_begins_and_ends_there():
    """GQ-14, GQ-15."""
    game = position(halls={"Kassel": RED, "Erfurt": BLUE}, roads={RED: RING})
    assert lengths(game)[RED] == 6
    game = position(halls={"Kassel": RED, "Erfurt": BLUE}, roads={RED: [*RING, "Erfurt-Hof"]})
    assert lengths(game)[RED] == 6
    game = position(halls={"Kassel": RED, "Erfurt": BLUE, "Marburg": WHITE}, roads={RED: RING})
    assert lengths(game)[RED] == 4


def test_twenty_pieces_in_one_line():
    """G-LR-02, GQ-14."""
    white, blue = LINES[WHITE], LINES[BLUE]
    bend = ["Trier-Saarbrücken", "Saarbrücken-Baden-Baden"]
    line = [*white, *bend, *blue[2:], "Ulm-v77", "Ulm-Stuttgart", "v65-Stuttgart", "v65-v70"]
    game = position(halls={"Osnabrück": WHITE}, roads={WHITE: line})
    assert len(line) == 20
    assert lengths(game) == [0, 0, 20, 0]
    assert stock(game)[0][WHITE] == 0


def test_roads_meeting_at_an_empty_city_are_continuous():
    """GQ-13, `lr.emptySpotSeparates`."""
    assert lengths(at_hannover()) == [5, 0, 0, 6]
    assert lengths(at_hannover(options={"lr.emptySpotSeparates": True}))[BLUE] == 3


def test_by_option_every_empty_city_on_the_way_separates():
    """GQ-13, `lr.emptySpotSeparates`."""
    game = lines(8, 8, 8, 8, options={"lr.emptySpotSeparates": True})
    assert lengths(game) == [5, 3, 6, 4]


@pytest.mark.parametrize("builder", COLOURS)
def test_roads_meeting_at_an_unbuilt_landmark_are_continuous(builder):
    """GQ-13, `lr.emptySpotSeparates`."""
    table: dict[str, Any] = {
        "halls": {"Düsseldorf": RED, "Aachen": RED},
        "roads": {RED: ["v30-Düsseldorf", "Düsseldorf-Köln", "Köln-Aachen", "Aachen-v53", "v53-Trier"]},
    }
    separates = {"lr.emptySpotSeparates": True}
    assert lengths(position(**table))[RED] == 5
    assert lengths(position(options=separates, **table))[RED] == 3
    assert lengths(position(options=separates, landmarks={"Köln": builder}, **table))[RED] == 5
    assert lengths(position(options=separates, landmarks={"Trier": builder}, **table))[RED] == 3


def test_by_option_open_spots_and_own_town_halls_still_join():
    """GQ-13, `lr.emptySpotSeparates`."""
    game = position(
        options={"lr.emptySpotSeparates": True}, halls={"Kassel": RED, "Hannover": BLUE},
        roads={RED: ["Kassel-Marburg", "Kassel-v32", "v32-v39", "v32-Hannover"]},
    )  # fmt: skip
    assert lengths(game)[RED] == 3


def test_by_option_an_own_town_hall_joins_what_the_empty_city_separated():
    """`lr.emptySpotSeparates`, GQ-11, GQ-13."""
    game = position(
        options={"lr.emptySpotSeparates": True}, halls={"Osnabrück": BLUE, "Magdeburg": BLUE}, turn=BLUE,
        hands={BLUE: PLENTY}, roads={BLUE: BLUE_WEST[:3] + BLUE_EAST},
    )  # fmt: skip
    assert (lengths(game)[BLUE], longest(game)) == (3, None)
    events = act(game, BuildHall("Hannover", seat=BLUE))
    assert (lengths(game)[BLUE], longest(game)) == (6, BLUE)
    assert events[-2:] == [HallBuilt(BLUE, "Hannover"), LongestRoad(BLUE, 6)]
    assert game.points() == [0, 0, 0, 4]


def test_by_option_a_landmark_joins_the_roads_of_everyone_there():
    """`lr.emptySpotSeparates`, GQ-11, GQ-13."""
    game = position(
        options={"lr.emptySpotSeparates": True}, turn=RED, hands={RED: LANDMARK_PRICE},
        halls={"Düsseldorf": BLUE, "Marburg": RED, "Aachen": BLUE},
        roads={RED: ["Marburg-Frankfurt", "Frankfurt-Köln"],
               BLUE: ["v24-v30", "v30-Düsseldorf", "Düsseldorf-Köln", "Köln-Aachen", "Aachen-v53"]},
    )  # fmt: skip
    assert (lengths(game), longest(game)) == ([1, 0, 0, 3], None)
    events = act(game, BuildLandmark("Köln", seat=RED))
    assert (lengths(game), longest(game)) == ([1, 0, 0, 5], BLUE)
    assert events[-2:] == [LandmarkBuilt(RED, "Köln"), LongestRoad(BLUE, 5)]
    assert game.points() == [2, 0, 0, 3]


def test_without_the_option_a_landmark_changes_no_length():
    """GQ-13."""
    game = position(
        turn=RED, hands={RED: LANDMARK_PRICE}, halls={"Düsseldorf": BLUE, "Marburg": RED, "Aachen": BLUE},
        roads={RED: ["Marburg-Frankfurt", "Frankfurt-Köln"],
               BLUE: ["v24-v30", "v30-Düsseldorf", "Düsseldorf-Köln", "Köln-Aachen", "Aachen-v53"]},
    )  # fmt: skip
    assert (lengths(game), longest(game)) == ([2, 0, 0, 5], BLUE)
    assert not {"lr_length", "lr_holder"} & changed(game, BuildLandmark("Köln", seat=RED))


@pytest.mark.parametrize("seat", COLOURS)
def test_measuring_reads_no_path_before_the_first(seat):
    """GQ-14: on lists that refuse negative indices."""
    home = next(city for city, owner in HOMES.items() if owner == seat)
    table = position(turn=seat, halls={home: seat}, roads={seat: LINES[seat][:4]}, hands={seat: PLENTY})
    game = hexstead.from_position(table.position(), engine="strict")
    act(game, road(sorted(set(paths_at(home)) - spots(LINES[seat]))[0], seat))
    assert (lengths(game)[seat], longest(game)) == (5, seat)
