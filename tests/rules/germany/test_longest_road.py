"""The longest road: how it is measured and whom it is awarded to (G-LR)."""

from typing import Any

import pytest

import hexstead
from hexstead.core.events import Won
from hexstead.games.germany.actions import BuildHall, BuildLandmark
from hexstead.games.germany.events import HallBuilt, LandmarkBuilt, LongestRoad, RoadBuilt

from ..tables import BLUE, COLOURS, ORANGE, RED, WHITE, act, changed, points, roll
from .boardwork import (
    HOMES,
    LANDMARK_PRICE,
    LINES,
    PLENTY,
    end_turn,
    lengths,
    longest,
    path,
    paths_at,
    road,
    spots,
    stock,
    told,
)
from .table import position

# Blue's road runs from both sides to Hannover, an empty city; red's road ends there.
BLUE_WEST = ["Hannover-v20", "v20-Osnabrück", "Osnabrück-v19", "v19-v24", "v24-v30"]
BLUE_EAST = ["Hannover-v21", "v21-Magdeburg", "Magdeburg-v22"]
RED_SOUTH = ["Hannover-v32", "v32-Kassel", "Kassel-Dortmund", "Dortmund-Düsseldorf", "Düsseldorf-Köln", "Köln-Aachen"]
CUT_HALLS = {"Kassel": RED, "Neubrandenburg": ORANGE, "Heidelberg": WHITE, "Osnabrück": BLUE, "Magdeburg": BLUE}


def at_hannover(west=3, red=5, orange=0, white=0, **more):
    """Blue's road has `west` pieces on one side of Hannover and three on the other; the others' roads are so long."""
    return position(
        halls=CUT_HALLS, hands={RED: PLENTY},
        roads={
            RED: RED_SOUTH[:red], ORANGE: LINES[ORANGE][:orange], WHITE: LINES[BLUE][:white],
            BLUE: BLUE_WEST[:west] + BLUE_EAST,
        },
        **more,
    )  # fmt: skip


def lines(*counts, **more):
    """Straight roads of so many pieces, one for each seat."""
    return position(
        len(counts), halls={city: seat for city, seat in HOMES.items() if seat < len(counts)} | more.pop("halls", {}),
        roads={seat: LINES[seat][:count] for seat, count in enumerate(counts)}, **more,
    )  # fmt: skip


# Measuring


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


def test_the_marker_in_the_worked_example():
    """Worked example G-T05; G-LR-01, G-LR-04, GQ-10."""
    game = position(
        turn=BLUE, halls={"Osnabrück": BLUE, "Hannover": RED, "Hof": RED}, hands={BLUE: PLENTY, RED: PLENTY},
        roads={BLUE: ["v24-v19", "v19-Osnabrück", "Osnabrück-v20", "v20-Hannover"],
               RED: ["Hof-v46", "v46-v52", "v52-v47", "v52-v57"]},
    )  # fmt: skip
    assert points(game) == [2, 0, 0, 1]
    act(game, road("v24-v30", BLUE))
    assert (longest(game), points(game)) == (BLUE, [2, 0, 0, 2])
    end_turn(game)
    roll(game, 1, 1)
    act(game, road("v57-v61", RED))
    act(game, road("Hof-v56", RED))
    assert lengths(game)[RED] == 5
    assert (longest(game), points(game)) == (BLUE, [2, 0, 0, 2])
    act(game, road("v57-v62", RED))
    assert lengths(game)[RED] == 5
    act(game, road("v61-Regensburg", RED))
    assert lengths(game)[RED] == 6
    assert (longest(game), points(game)) == (RED, [3, 0, 0, 1])


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
    assert points(game) == [0, 0, 0, 4]


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
    assert points(game) == [2, 0, 0, 3]


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


# The award


@pytest.mark.parametrize("seat", COLOURS)
def test_the_first_road_of_five_pieces_takes_the_marker(seat):
    """G-LR-01, GQ-10."""
    home = next(city for city, owner in HOMES.items() if owner == seat)
    others = {"Dessau": (seat + 1) % 4}
    game = position(turn=seat, halls={home: seat, **others}, roads={seat: LINES[seat][:3]}, hands={seat: PLENTY})
    other_path = {"Emden": "Emden-v19", "Neubrandenburg": "Neubrandenburg-v17", "Osnabrück": "Osnabrück-v20",
                  "Heidelberg": "Heidelberg-v54"}[home]  # fmt: skip
    act(game, road(other_path, seat))
    assert (lengths(game)[seat], longest(game)) == (4, None)
    before = points(game)
    onwards = {"Emden": "v19-v24", "Neubrandenburg": "v17-v22", "Osnabrück": "v20-Hannover", "Heidelberg": "v54-Trier"}
    events = act(game, road(onwards[home], seat))
    assert events[-2:] == [RoadBuilt(seat, path(onwards[home]), 0), LongestRoad(seat, 5)]
    assert (lengths(game)[seat], longest(game)) == (5, seat)
    assert points(game) == [p + (s == seat) for s, p in enumerate(before)]
    assert stock(game)[1][seat] == 10


def test_taking_the_marker_changes_nothing_else():
    """G-LR-01."""
    game = position(halls={"Emden": RED, "Ulm": BLUE}, roads={RED: LINES[RED][:4]}, hands={RED: PLENTY}, round_busy=0)
    assert changed(game, road("Emden-v19", RED)) == {
        "hand", "hand_size", "supply", "road_owner", "roads_left", "lr_length", "lr_holder", "halls_left", "round_busy"
    }  # fmt: skip
    assert stock(game)[1] == [10, 12, 12, 11]


def test_the_holder_who_builds_on_is_told_nothing_new():
    """G-LR-01."""
    game = position(halls={"Emden": RED}, roads={RED: LINES[RED][:5]}, hands={RED: PLENTY})
    assert (longest(game), points(game)) == (RED, [2, 0, 0, 0])
    events = act(game, road("Emden-v19", RED))
    assert told(events, LongestRoad) == []
    assert (lengths(game)[RED], points(game)) == (6, [2, 0, 0, 0])


@pytest.mark.parametrize("players", [3, 4])
def test_a_strictly_longer_road_takes_the_marker_and_the_old_one_goes_back(players):
    """G-LR-04, GQ-10."""
    counts = [4, 5, 0, 0][:players]
    game = lines(*counts, hands={RED: PLENTY})
    assert longest(game) == ORANGE
    assert points(game) == [1, 2, 1, 1][:players]
    assert told(act(game, road("Emden-v19", RED)), LongestRoad) == []
    assert (lengths(game)[:2], longest(game)) == ([5, 5], ORANGE)
    events = act(game, road("v19-v24", RED))
    assert told(events, LongestRoad) == [LongestRoad(RED, 6)]
    assert points(game) == [2, 1, 1, 1][:players]
    assert stock(game)[1] == [10, 11, 11, 11][:players]


# (lengths after the act, old holder, new holder, the same with lr.tieAfterBreak = holderKeeps)
AWARDS = [
    ((4, 4, 4, 4), None, None, None),
    ((5, 4, 0, 0), None, RED, RED),
    ((1, 5, 4, 0), None, ORANGE, ORANGE),
    ((1, 4, 5, 0), None, WHITE, WHITE),
    ((1, 0, 4, 5), None, BLUE, BLUE),
    ((5, 5, 0, 0), None, None, None),
    ((1, 5, 0, 5), None, None, None),
    ((5, 5, 6, 0), None, WHITE, WHITE),
    ((6, 5, 5, 0), None, RED, RED),
    ((5, 6, 6, 0), None, None, None),
    ((6, 6, 6, 7), None, BLUE, BLUE),
    ((5, 5, 0, 0), RED, RED, RED),
    ((5, 5, 0, 0), ORANGE, ORANGE, ORANGE),
    ((5, 5, 5, 5), WHITE, WHITE, WHITE),
    ((5, 5, 5, 5), BLUE, BLUE, BLUE),
    ((6, 5, 0, 0), ORANGE, RED, RED),
    ((5, 6, 0, 0), ORANGE, ORANGE, ORANGE),
    ((5, 6, 0, 0), RED, ORANGE, ORANGE),
    ((7, 6, 6, 0), BLUE, RED, RED),
    ((7, 6, 6, 5), BLUE, RED, RED),
    ((6, 6, 0, 4), BLUE, None, None),
    ((6, 6, 0, 5), BLUE, None, BLUE),
    ((5, 6, 6, 0), RED, None, RED),
    ((6, 5, 6, 6), ORANGE, None, ORANGE),
    ((7, 6, 7, 5), ORANGE, None, ORANGE),
    ((4, 5, 5, 0), RED, None, None),
    ((4, 5, 0, 0), RED, ORANGE, ORANGE),
    ((4, 4, 4, 4), RED, None, None),
    ((1, 0, 0, 4), BLUE, None, None),
    ((5, 0, 0, 0), RED, RED, RED),
    ((5, 5, 4), None, None, None),
    ((4, 5, 5), RED, None, None),
    ((5, 6, 6), RED, None, RED),
    ((1, 5, 6), ORANGE, WHITE, WHITE),
    ((1, 6, 6), WHITE, WHITE, WHITE),
]


@pytest.mark.parametrize("rule", ["vacant", "holderKeeps"])
@pytest.mark.parametrize(("counts", "old", "new", "kept"), AWARDS)
def test_the_award_follows_from_all_lengths_and_the_old_holder(counts, old, new, kept, rule):
    """GQ-10, GQ-11, GQ-12, `lr.tieAfterBreak`."""
    game = lines(*counts, halls={"Dessau": RED}, hands={RED: PLENTY}, lr_holder=old, options={"lr.tieAfterBreak": rule})
    events = act(game, road("Dessau-v39", RED))  # leaves every length as it is
    holder = kept if rule == "holderKeeps" else new
    assert lengths(game) == list(counts)
    assert longest(game) == holder
    expected = [] if holder == old else [LongestRoad(holder, 0 if holder is None else counts[holder])]
    assert told(events, LongestRoad) == expected
    halls = [2 if seat == RED else 1 for seat in range(len(counts))]
    assert points(game) == [n + (seat == holder) for seat, n in enumerate(halls)]


# Cutting


def test_a_town_hall_cuts_the_holders_road_and_a_longer_one_takes_the_marker():
    """Worked example G-T06; GQ-11, G-LR-04."""
    game = at_hannover()
    assert (lengths(game), longest(game), points(game)) == ([5, 0, 0, 6], BLUE, [1, 1, 1, 3])
    events = act(game, BuildHall("Hannover", seat=RED))
    assert (lengths(game), longest(game)) == ([5, 0, 0, 3], RED)
    assert points(game) == [3, 1, 1, 2]
    assert events[-2:] == [HallBuilt(RED, "Hannover"), LongestRoad(RED, 5)]


def test_a_cut_that_leaves_two_others_equal_leaves_the_field_vacant():
    """Worked example G-T06; GQ-11, `lr.tieAfterBreak`."""
    game = at_hannover(orange=5)
    events = act(game, BuildHall("Hannover", seat=RED))
    assert (lengths(game), longest(game)) == ([5, 5, 0, 3], None)
    assert events[-1] == LongestRoad(None, 0)
    assert points(game) == [2, 1, 1, 2]


def test_a_vacant_field_goes_to_the_first_who_is_longest_alone():
    """GQ-11."""
    game = lines(5, 5, 0, 0, hands={RED: PLENTY})
    assert longest(game) is None
    act(game, road("Emden-v19", RED))
    assert (longest(game), points(game)) == (RED, [2, 1, 1, 1])


def test_a_holder_who_is_still_longest_after_the_cut_keeps_the_marker():
    """GQ-11, GQ-10."""
    game = at_hannover(west=5, red=5, orange=5)
    assert longest(game) == BLUE
    events = act(game, BuildHall("Hannover", seat=RED))
    assert (lengths(game), longest(game)) == ([5, 5, 0, 5], BLUE)
    assert told(events, LongestRoad) == []
    assert points(game) == [2, 1, 1, 3]


@pytest.mark.parametrize(("rule", "holder"), [("vacant", None), ("holderKeeps", BLUE)])
def test_a_holder_with_five_behind_two_equals(rule, holder):
    """GQ-11, `lr.tieAfterBreak`."""
    game = at_hannover(west=5, red=6, orange=6, options={"lr.tieAfterBreak": rule})
    assert longest(game) == BLUE
    act(game, BuildHall("Hannover", seat=RED))
    assert (lengths(game), longest(game)) == ([6, 6, 0, 5], holder)
    assert points(game) == [2, 1, 1, 2 + (holder == BLUE)]


@pytest.mark.parametrize("rule", ["vacant", "holderKeeps"])
def test_a_holder_below_five_keeps_nothing(rule):
    """GQ-11, GQ-12, `lr.tieAfterBreak`."""
    game = at_hannover(west=4, red=5, orange=5, options={"lr.tieAfterBreak": rule})
    act(game, BuildHall("Hannover", seat=RED))
    assert (lengths(game), longest(game)) == ([5, 5, 0, 4], None)


def test_when_nobody_has_five_any_more_the_marker_returns_and_the_first_to_five_takes_it_anew():
    """GQ-12, G-LR-01."""
    game = position(
        halls=CUT_HALLS, hands={RED: PLENTY}, landmarks={"Frankfurt": WHITE},
        roads={RED: [*RED_SOUTH[:2], "Kassel-Marburg", "Marburg-Frankfurt"], BLUE: BLUE_WEST[:3] + BLUE_EAST},
    )  # fmt: skip
    assert (lengths(game), longest(game), points(game)) == ([4, 0, 0, 6], BLUE, [1, 1, 2, 3])
    events = act(game, BuildHall("Hannover", seat=RED))
    assert (lengths(game), longest(game), points(game)) == ([4, 0, 0, 3], None, [2, 1, 2, 2])
    assert events[-1] == LongestRoad(None, 0)
    assert stock(game)[1] == [10, 11, 10, 10]
    act(game, road("Frankfurt-v54", RED))
    assert (lengths(game), longest(game), points(game)) == ([5, 0, 0, 3], RED, [3, 1, 2, 2])


def test_a_cut_may_hand_the_marker_to_a_third_seat():
    """GQ-16, GQ-11."""
    game = at_hannover(west=3, red=2, orange=5)
    events = act(game, BuildHall("Hannover", seat=RED))
    assert longest(game) == ORANGE
    assert told(events, LongestRoad, Won) == [LongestRoad(ORANGE, 5)]
    assert points(game) == [2, 2, 1, 2]


def test_an_own_town_hall_cuts_nothing():
    """G-LR-03, GQ-11."""
    game = position(
        turn=BLUE, halls={"Osnabrück": BLUE, "Magdeburg": BLUE}, hands={BLUE: PLENTY},
        roads={BLUE: BLUE_WEST[:3] + BLUE_EAST},
    )  # fmt: skip
    assert told(act(game, BuildHall("Hannover", seat=BLUE)), LongestRoad) == []
    assert (lengths(game)[BLUE], longest(game), points(game)[BLUE]) == (6, BLUE, 4)


@pytest.mark.parametrize("seat", [ORANGE, WHITE, BLUE])
def test_a_town_hall_cuts_whoever_passes_there(seat):
    """G-LR-03, GQ-29."""
    game = position(
        halls={"Kassel": RED, "Osnabrück": seat}, hands={RED: PLENTY},
        roads={RED: RED_SOUTH[:2], seat: ["v19-Osnabrück", "Osnabrück-v20", "v20-Hannover", "Hannover-v21"]},
    )  # fmt: skip
    assert lengths(game)[seat] == 4
    act(game, BuildHall("Hannover", seat=RED))
    assert lengths(game) == [2 if s == RED else 3 if s == seat else 0 for s in COLOURS]


def test_by_option_a_holder_loses_the_marker_to_a_landmark_that_joins_a_longer_road():
    """`lr.emptySpotSeparates`, G-LR-04, GQ-16."""
    game = position(
        options={"lr.emptySpotSeparates": True}, hands={RED: LANDMARK_PRICE},
        halls={"Düsseldorf": BLUE, "Marburg": RED, "Aachen": BLUE, "Ulm": ORANGE},
        roads={RED: ["Marburg-Frankfurt", "Frankfurt-Köln"],
               BLUE: ["v24-v30", "v30-Düsseldorf", "Düsseldorf-Köln", "Köln-Aachen", "Aachen-v53", "v53-Trier"],
               ORANGE: ["Ulm-Stuttgart", "Ulm-v77", "v77-v80", "v80-v81", "v79-v81"]},
    )  # fmt: skip
    assert (lengths(game), longest(game)) == ([1, 5, 0, 3], ORANGE)
    act(game, BuildLandmark("Köln", seat=RED))
    assert (lengths(game), longest(game)) == ([1, 5, 0, 6], BLUE)
    assert points(game) == [2, 1, 0, 3]
