"""Awarding and losing the longest road (G-LR-01, G-LR-04, GQ-10 to GQ-12)."""

import pytest

from hexstead.core.events import Won
from hexstead.games.germany.actions import BuildHall, BuildLandmark
from hexstead.games.germany.events import HallBuilt, LongestRoad, RoadBuilt

from ..game_helpers import BLUE, COLOURS, ORANGE, RED, WHITE, act, changed_fields, events_of, roll
from .positions import position
from .road_helpers import (
    BLUE_EAST,
    BLUE_WEST,
    CUT_HALLS,
    HOME_CITIES,
    LANDMARK_PRICE,
    PLENTY,
    RED_SOUTH,
    STRAIGHT_ROADS,
    at_hannover,
    end_turn,
    line_cities,
    longest_road_holder,
    path_name,
    road,
    road_lengths,
    stock,
    straight_roads,
)


def test_worked_example_of_the_marker():
    """Worked example G-T05; G-LR-01, G-LR-04, GQ-10."""
    game = position(
        turn=BLUE, halls={"Osnabrück": BLUE, "Hannover": RED, "Hof": RED}, hands={BLUE: PLENTY, RED: PLENTY},
        roads={BLUE: ["v24-v19", "v19-Osnabrück", "Osnabrück-v20", "v20-Hannover"],
               RED: ["Hof-v46", "v46-v52", "v52-v47", "v52-v57"]},
    )  # fmt: skip
    assert game.points() == [2, 0, 0, 1]
    act(game, road("v24-v30", BLUE))
    assert (longest_road_holder(game), game.points()) == (BLUE, [2, 0, 0, 2])
    end_turn(game)
    roll(game, 1, 1)
    act(game, road("v57-v61", RED))
    act(game, road("Hof-v56", RED))
    assert road_lengths(game)[RED] == 5
    assert (longest_road_holder(game), game.points()) == (BLUE, [2, 0, 0, 2])
    act(game, road("v57-v62", RED))
    assert road_lengths(game)[RED] == 5
    act(game, road("v61-Regensburg", RED))
    assert road_lengths(game)[RED] == 6
    assert (longest_road_holder(game), game.points()) == (RED, [3, 0, 0, 1])


@pytest.mark.parametrize("seat", COLOURS)
def test_the_first_seat_with_a_road_of_five_takes_the_marker(seat):
    """G-LR-01, GQ-10."""
    home = next(city for city, owner in HOME_CITIES.items() if owner == seat)
    others = {"Dessau": (seat + 1) % 4}
    game = position(
        turn=seat, halls={home: seat, **others}, roads={seat: STRAIGHT_ROADS[seat][:3]}, hands={seat: PLENTY}
    )
    fourth, fifth = STRAIGHT_ROADS[seat][3:5]
    act(game, road(fourth, seat))
    assert (road_lengths(game)[seat], longest_road_holder(game)) == (4, None)
    before = game.points()
    events = act(game, road(fifth, seat))
    assert events[-2:] == [RoadBuilt(seat, path_name(fifth), 0), LongestRoad(seat, 5)]
    assert (road_lengths(game)[seat], longest_road_holder(game)) == (5, seat)
    assert game.points() == [p + (s == seat) for s, p in enumerate(before)]
    assert stock(game)[1][seat] == 10


def test_taking_the_marker_changes_only_the_expected_fields():
    """G-LR-01."""
    game = position(
        halls={"Rostock": RED, "Ulm": BLUE}, roads={RED: STRAIGHT_ROADS[RED][:4]}, hands={RED: PLENTY}, round_busy=0
    )
    assert changed_fields(game, road(STRAIGHT_ROADS[RED][4], RED)) == {
        "hand", "hand_size", "supply", "road_owner", "roads_left", "lr_length", "lr_holder", "halls_left", "round_busy"
    }  # fmt: skip
    assert stock(game)[1] == [10, 12, 12, 11]


def test_extending_the_road_of_the_holder_causes_no_award_event():
    """G-LR-01."""
    game = position(halls={"Rostock": RED}, roads={RED: STRAIGHT_ROADS[RED][:5]}, hands={RED: PLENTY})
    assert (longest_road_holder(game), game.points()) == (RED, [2, 0, 0, 0])
    events = act(game, road("Rostock-Stralsund", RED))
    assert events_of(events, LongestRoad) == []
    assert (road_lengths(game)[RED], game.points()) == (6, [2, 0, 0, 0])


@pytest.mark.parametrize("players", [3, 4])
def test_a_longer_road_takes_the_marker_from_the_holder(players):
    """G-LR-04, GQ-10."""
    counts = [4, 5, 0, 0][:players]
    game = straight_roads(*counts, hands={RED: PLENTY})
    assert longest_road_holder(game) == ORANGE
    assert game.points() == [1, 2, 1, 1][:players]
    assert events_of(act(game, road(STRAIGHT_ROADS[RED][4], RED)), LongestRoad) == []
    assert (road_lengths(game)[:2], longest_road_holder(game)) == ([5, 5], ORANGE)
    events = act(game, road("Rostock-Stralsund", RED))
    assert events_of(events, LongestRoad) == [LongestRoad(RED, 6)]
    assert game.points() == [2, 1, 1, 1][:players]
    assert stock(game)[1] == [10, 11, 11, 11][:players]


# (lengths after the action, old holder, new holder, new holder with lr.tieAfterBreak = holderKeeps)
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
def test_the_award_depends_on_all_lengths_and_the_previous_holder(counts, old, new, kept, rule):
    """GQ-10, GQ-11, GQ-12, `lr.tieAfterBreak`."""
    game = straight_roads(
        *counts, halls={"Dessau": RED}, hands={RED: PLENTY}, lr_holder=old, options={"lr.tieAfterBreak": rule},
        rules_version=2,  # newer positions must have the right holder from the start
    )  # fmt: skip
    events = act(game, road("Dessau-v39", RED))  # does not change any length
    holder = kept if rule == "holderKeeps" else new
    assert road_lengths(game) == list(counts)
    assert longest_road_holder(game) == holder
    expected = [] if holder == old else [LongestRoad(holder, 0 if holder is None else counts[holder])]
    assert events_of(events, LongestRoad) == expected
    halls = [len(line_cities(seat, count)) + (seat == RED) for seat, count in enumerate(counts)]
    assert game.points() == [n + (seat == holder) for seat, n in enumerate(halls)]


def test_a_town_hall_can_cut_the_longest_road_and_move_the_marker():
    """Worked example G-T06; GQ-11, G-LR-04."""
    game = at_hannover()
    assert (road_lengths(game), longest_road_holder(game), game.points()) == ([5, 0, 0, 6], BLUE, [3, 1, 1, 3])
    events = act(game, BuildHall("Hannover", seat=RED))
    assert (road_lengths(game), longest_road_holder(game)) == ([5, 0, 0, 3], RED)
    assert game.points() == [5, 1, 1, 2]
    assert events[-2:] == [HallBuilt(RED, "Hannover"), LongestRoad(RED, 5)]


def test_nobody_holds_the_marker_if_a_cut_leaves_two_equal_roads():
    """Worked example G-T06; GQ-11, `lr.tieAfterBreak`."""
    game = at_hannover(orange=5)
    events = act(game, BuildHall("Hannover", seat=RED))
    assert (road_lengths(game), longest_road_holder(game)) == ([5, 5, 0, 3], None)
    assert events[-1] == LongestRoad(None, 0)
    assert game.points() == [4, 1, 1, 2]


def test_a_vacant_marker_goes_to_the_first_seat_with_the_only_longest_road():
    """GQ-11."""
    game = straight_roads(5, 5, 0, 0, hands={RED: PLENTY})
    assert longest_road_holder(game) is None
    act(game, road("Rostock-Stralsund", RED))
    assert (longest_road_holder(game), game.points()) == (RED, [2, 1, 1, 1])


def test_the_holder_keeps_the_marker_if_still_longest_after_a_cut():
    """GQ-11, GQ-10."""
    game = at_hannover(west=5, red=5, orange=5)
    assert longest_road_holder(game) == BLUE
    events = act(game, BuildHall("Hannover", seat=RED))
    assert (road_lengths(game), longest_road_holder(game)) == ([5, 5, 0, 5], BLUE)
    assert events_of(events, LongestRoad) == []
    assert game.points() == [4, 1, 1, 3]


@pytest.mark.parametrize(("rule", "holder"), [("vacant", None), ("holderKeeps", BLUE)])
def test_an_option_decides_whether_a_holder_behind_two_equal_roads_keeps_the_marker(rule, holder):
    """GQ-11, `lr.tieAfterBreak`."""
    game = at_hannover(west=5, red=6, orange=6, options={"lr.tieAfterBreak": rule})
    assert longest_road_holder(game) == BLUE
    act(game, BuildHall("Hannover", seat=RED))
    assert (road_lengths(game), longest_road_holder(game)) == ([6, 6, 0, 5], holder)
    assert game.points() == [4, 1, 1, 2 + (holder == BLUE)]


@pytest.mark.parametrize("rule", ["vacant", "holderKeeps"])
def test_a_holder_with_fewer_than_five_pieces_loses_the_marker(rule):
    """GQ-11, GQ-12, `lr.tieAfterBreak`."""
    game = at_hannover(west=4, red=5, orange=5, options={"lr.tieAfterBreak": rule})
    act(game, BuildHall("Hannover", seat=RED))
    assert (road_lengths(game), longest_road_holder(game)) == ([5, 5, 0, 4], None)


def test_the_marker_is_returned_when_nobody_has_five_and_can_be_taken_again():
    """GQ-12, G-LR-01."""
    game = position(
        halls={city: seat for city, seat in CUT_HALLS.items() if seat != RED} | {"Kassel": RED, "Marburg": RED},
        hands={RED: PLENTY}, landmarks={"Frankfurt": WHITE},
        roads={RED: [*RED_SOUTH[:2], "Kassel-Marburg", "Marburg-Frankfurt"], BLUE: BLUE_WEST[:3] + BLUE_EAST},
    )  # fmt: skip
    assert (road_lengths(game), longest_road_holder(game), game.points()) == ([4, 0, 0, 6], BLUE, [2, 1, 2, 3])
    events = act(game, BuildHall("Hannover", seat=RED))
    assert (road_lengths(game), longest_road_holder(game), game.points()) == ([4, 0, 0, 3], None, [3, 1, 2, 2])
    assert events[-1] == LongestRoad(None, 0)
    assert stock(game)[1] == [9, 11, 10, 10]
    act(game, road("Frankfurt-v54", RED))
    assert (road_lengths(game), longest_road_holder(game), game.points()) == ([5, 0, 0, 3], RED, [4, 1, 2, 2])


def test_a_cut_can_give_the_marker_to_a_third_seat():
    """GQ-16, GQ-11."""
    game = at_hannover(west=3, red=2, orange=5)
    events = act(game, BuildHall("Hannover", seat=RED))
    assert longest_road_holder(game) == ORANGE
    assert events_of(events, LongestRoad, Won) == [LongestRoad(ORANGE, 5)]
    assert game.points() == [4, 2, 1, 2]


def test_a_town_hall_does_not_cut_roads_of_its_owner():
    """G-LR-03, GQ-11."""
    game = position(
        turn=BLUE, halls={"Osnabrück": BLUE, "Magdeburg": BLUE}, hands={BLUE: PLENTY},
        roads={BLUE: BLUE_WEST[:3] + BLUE_EAST},
    )  # fmt: skip
    assert events_of(act(game, BuildHall("Hannover", seat=BLUE)), LongestRoad) == []
    assert (road_lengths(game)[BLUE], longest_road_holder(game), game.points()[BLUE]) == (6, BLUE, 4)


@pytest.mark.parametrize("seat", [ORANGE, WHITE, BLUE])
def test_a_town_hall_cuts_roads_of_every_other_seat(seat):
    """G-LR-03, GQ-29."""
    game = position(
        halls={"Kassel": RED, "Osnabrück": seat, "Magdeburg": seat}, hands={RED: PLENTY},
        roads={
            RED: RED_SOUTH[:2],
            seat: ["v19-Osnabrück", "Osnabrück-v20", "v20-Hannover", "Hannover-v21", "v21-Magdeburg"],
        },
    )  # fmt: skip
    assert road_lengths(game)[seat] == 5
    act(game, BuildHall("Hannover", seat=RED))
    assert road_lengths(game) == [2 if s == RED else 3 if s == seat else 0 for s in COLOURS]


def test_with_the_option_a_landmark_can_join_roads_and_move_the_marker():
    """`lr.emptySpotSeparates`, G-LR-04, GQ-16."""
    game = position(
        options={"lr.emptySpotSeparates": True}, hands={RED: LANDMARK_PRICE}, landmarks={"Frankfurt": WHITE},
        halls={"Düsseldorf": BLUE, "Marburg": RED, "Aachen": BLUE, "Ulm": ORANGE},
        roads={RED: ["Marburg-Frankfurt", "Frankfurt-Köln"],
               BLUE: ["v24-v30", "v30-Düsseldorf", "Düsseldorf-Köln", "Köln-Aachen", "Aachen-v53", "v53-Trier"],
               ORANGE: ["Ulm-Stuttgart", "Ulm-v77", "v77-v80", "v80-v81", "v79-v81"]},
    )  # fmt: skip
    assert (road_lengths(game), longest_road_holder(game)) == ([2, 5, 0, 3], ORANGE)
    act(game, BuildLandmark("Köln", seat=RED))
    assert (road_lengths(game), longest_road_holder(game)) == ([2, 5, 0, 6], BLUE)
    assert game.points() == [2, 1, 1, 3]
