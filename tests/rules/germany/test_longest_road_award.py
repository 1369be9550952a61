"""Whom the longest road is awarded to, and how it is lost again (G-LR-01, G-LR-04, GQ-10 to GQ-12)."""

import pytest

from hexstead.core.events import Won
from hexstead.games.germany.actions import BuildHall, BuildLandmark
from hexstead.games.germany.events import HallBuilt, LongestRoad, RoadBuilt

from ..tables import BLUE, COLOURS, ORANGE, RED, WHITE, act, changed, roll, told
from .boardwork import (
    BLUE_EAST,
    BLUE_WEST,
    CUT_HALLS,
    HOMES,
    LANDMARK_PRICE,
    LINES,
    PLENTY,
    RED_SOUTH,
    at_hannover,
    end_turn,
    lengths,
    lines,
    longest,
    path,
    road,
    stock,
)
from .table import position


def test_the_marker_in_the_worked_example():
    """Worked example G-T05; G-LR-01, G-LR-04, GQ-10."""
    game = position(
        turn=BLUE, halls={"Osnabrück": BLUE, "Hannover": RED, "Hof": RED}, hands={BLUE: PLENTY, RED: PLENTY},
        roads={BLUE: ["v24-v19", "v19-Osnabrück", "Osnabrück-v20", "v20-Hannover"],
               RED: ["Hof-v46", "v46-v52", "v52-v47", "v52-v57"]},
    )  # fmt: skip
    assert game.points() == [2, 0, 0, 1]
    act(game, road("v24-v30", BLUE))
    assert (longest(game), game.points()) == (BLUE, [2, 0, 0, 2])
    end_turn(game)
    roll(game, 1, 1)
    act(game, road("v57-v61", RED))
    act(game, road("Hof-v56", RED))
    assert lengths(game)[RED] == 5
    assert (longest(game), game.points()) == (BLUE, [2, 0, 0, 2])
    act(game, road("v57-v62", RED))
    assert lengths(game)[RED] == 5
    act(game, road("v61-Regensburg", RED))
    assert lengths(game)[RED] == 6
    assert (longest(game), game.points()) == (RED, [3, 0, 0, 1])


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
    before = game.points()
    onwards = {"Emden": "v19-v24", "Neubrandenburg": "v17-v22", "Osnabrück": "v20-Hannover", "Heidelberg": "v54-Trier"}
    events = act(game, road(onwards[home], seat))
    assert events[-2:] == [RoadBuilt(seat, path(onwards[home]), 0), LongestRoad(seat, 5)]
    assert (lengths(game)[seat], longest(game)) == (5, seat)
    assert game.points() == [p + (s == seat) for s, p in enumerate(before)]
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
    assert (longest(game), game.points()) == (RED, [2, 0, 0, 0])
    events = act(game, road("Emden-v19", RED))
    assert told(events, LongestRoad) == []
    assert (lengths(game)[RED], game.points()) == (6, [2, 0, 0, 0])


@pytest.mark.parametrize("players", [3, 4])
def test_a_strictly_longer_road_takes_the_marker_and_the_old_one_goes_back(players):
    """G-LR-04, GQ-10."""
    counts = [4, 5, 0, 0][:players]
    game = lines(*counts, hands={RED: PLENTY})
    assert longest(game) == ORANGE
    assert game.points() == [1, 2, 1, 1][:players]
    assert told(act(game, road("Emden-v19", RED)), LongestRoad) == []
    assert (lengths(game)[:2], longest(game)) == ([5, 5], ORANGE)
    events = act(game, road("v19-v24", RED))
    assert told(events, LongestRoad) == [LongestRoad(RED, 6)]
    assert game.points() == [2, 1, 1, 1][:players]
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
    assert game.points() == [n + (seat == holder) for seat, n in enumerate(halls)]


def test_a_town_hall_cuts_the_holders_road_and_a_longer_one_takes_the_marker():
    """Worked example G-T06; GQ-11, G-LR-04."""
    game = at_hannover()
    assert (lengths(game), longest(game), game.points()) == ([5, 0, 0, 6], BLUE, [1, 1, 1, 3])
    events = act(game, BuildHall("Hannover", seat=RED))
    assert (lengths(game), longest(game)) == ([5, 0, 0, 3], RED)
    assert game.points() == [3, 1, 1, 2]
    assert events[-2:] == [HallBuilt(RED, "Hannover"), LongestRoad(RED, 5)]


def test_a_cut_that_leaves_two_others_equal_leaves_the_field_vacant():
    """Worked example G-T06; GQ-11, `lr.tieAfterBreak`."""
    game = at_hannover(orange=5)
    events = act(game, BuildHall("Hannover", seat=RED))
    assert (lengths(game), longest(game)) == ([5, 5, 0, 3], None)
    assert events[-1] == LongestRoad(None, 0)
    assert game.points() == [2, 1, 1, 2]


def test_a_vacant_field_goes_to_the_first_who_is_longest_alone():
    """GQ-11."""
    game = lines(5, 5, 0, 0, hands={RED: PLENTY})
    assert longest(game) is None
    act(game, road("Emden-v19", RED))
    assert (longest(game), game.points()) == (RED, [2, 1, 1, 1])


def test_a_holder_who_is_still_longest_after_the_cut_keeps_the_marker():
    """GQ-11, GQ-10."""
    game = at_hannover(west=5, red=5, orange=5)
    assert longest(game) == BLUE
    events = act(game, BuildHall("Hannover", seat=RED))
    assert (lengths(game), longest(game)) == ([5, 5, 0, 5], BLUE)
    assert told(events, LongestRoad) == []
    assert game.points() == [2, 1, 1, 3]


@pytest.mark.parametrize(("rule", "holder"), [("vacant", None), ("holderKeeps", BLUE)])
def test_a_holder_with_five_behind_two_equals(rule, holder):
    """GQ-11, `lr.tieAfterBreak`."""
    game = at_hannover(west=5, red=6, orange=6, options={"lr.tieAfterBreak": rule})
    assert longest(game) == BLUE
    act(game, BuildHall("Hannover", seat=RED))
    assert (lengths(game), longest(game)) == ([6, 6, 0, 5], holder)
    assert game.points() == [2, 1, 1, 2 + (holder == BLUE)]


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
    assert (lengths(game), longest(game), game.points()) == ([4, 0, 0, 6], BLUE, [1, 1, 2, 3])
    events = act(game, BuildHall("Hannover", seat=RED))
    assert (lengths(game), longest(game), game.points()) == ([4, 0, 0, 3], None, [2, 1, 2, 2])
    assert events[-1] == LongestRoad(None, 0)
    assert stock(game)[1] == [10, 11, 10, 10]
    act(game, road("Frankfurt-v54", RED))
    assert (lengths(game), longest(game), game.points()) == ([5, 0, 0, 3], RED, [3, 1, 2, 2])


def test_a_cut_may_hand_the_marker_to_a_third_seat():
    """GQ-16, GQ-11."""
    game = at_hannover(west=3, red=2, orange=5)
    events = act(game, BuildHall("Hannover", seat=RED))
    assert longest(game) == ORANGE
    assert told(events, LongestRoad, Won) == [LongestRoad(ORANGE, 5)]
    assert game.points() == [2, 2, 1, 2]


def test_an_own_town_hall_cuts_nothing():
    """G-LR-03, GQ-11."""
    game = position(
        turn=BLUE, halls={"Osnabrück": BLUE, "Magdeburg": BLUE}, hands={BLUE: PLENTY},
        roads={BLUE: BLUE_WEST[:3] + BLUE_EAST},
    )  # fmt: skip
    assert told(act(game, BuildHall("Hannover", seat=BLUE)), LongestRoad) == []
    assert (lengths(game)[BLUE], longest(game), game.points()[BLUE]) == (6, BLUE, 4)


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
    assert game.points() == [2, 1, 0, 3]
