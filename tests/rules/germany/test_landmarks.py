"""Landmarks: price, location and marker (G-LAND). Rewards are tested in test_landmark_rewards.py."""

import pytest

from hexstead import BadAction
from hexstead.core.actions import Done, Draw, Take
from hexstead.core.events import Paid
from hexstead.games.germany.actions import BuildLandmark
from hexstead.games.germany.events import LandmarkBuilt

from ..game_helpers import BLUE, COLOURS, RED, act, allowed, cards, chance, hand, hands, refused, supply
from .positions import position
from .road_helpers import (
    CITIES,
    LANDMARKS,
    PLENTY,
    buildable_sites,
    landmark_markers,
    road,
    road_to,
    stock,
)


@pytest.mark.parametrize("seat", COLOURS)
def test_a_landmark_costs_two_ore_and_one_grain(seat):
    """G-LAND-01, G-LAND-04, G-LAND-06."""
    holds = {s: {"grain": 2, "ore": 3, "wool": 1} for s in COLOURS}
    game = position(turn=seat, hands=holds, **road_to("Trier", seat))
    events = act(game, BuildLandmark("Trier", seat=seat))
    assert events == [Paid(seat, "grain", 1), Paid(seat, "ore", 2), LandmarkBuilt(seat, "Trier")]
    assert hands(game) == [{"grain": 1, "ore": 1, "wool": 1} if s == seat else holds[s] for s in COLOURS]
    assert supply(game) == {"lumber": 18, "brick": 18, "wool": 14, "grain": 11, "ore": 8}
    assert landmark_markers(game) == {"Trier": seat}
    assert stock(game)[1] == [10 if s == seat else 12 for s in COLOURS]
    assert game.points() == [2 if s == seat else 0 for s in COLOURS]


def test_a_landmark_requires_a_road_of_the_builder():
    """G-LAND-02, G-LAND-03."""
    game = position(halls={"Aachen": RED}, roads={RED: ["Aachen-v53"]}, hands={RED: PLENTY})
    assert refused(game, BuildLandmark("Trier", seat=RED)) == "G-LAND-02"
    assert refused(game, BuildLandmark("Köln", seat=RED)) == "G-LAND-02"
    act(game, road("v53-Trier", RED))
    assert buildable_sites(game, RED) == {"Trier"}
    assert {game.check(BuildLandmark(name, seat=RED)) for name in LANDMARKS if name != "Trier"} == {"G-LAND-02"}


def test_a_road_of_another_seat_is_not_enough():
    """G-LAND-02."""
    game = position(
        halls={"Aachen": BLUE, "Saarbrücken": RED}, roads={BLUE: ["Aachen-v53", "v53-Trier", "Aachen-Köln"]},
        hands={RED: PLENTY},
    )  # fmt: skip
    assert refused(game, BuildLandmark("Trier", seat=RED)) == "G-LAND-02"
    assert refused(game, BuildLandmark("Köln", seat=RED)) == "G-LAND-02"


def test_there_are_twelve_landmarks_at_different_towns():
    """G-LAND-03."""
    assert len(LANDMARKS) == 12
    game = position(hands={RED: PLENTY}, **road_to("Trier"))
    for name in ("Kassel", "v32", "Porta"):
        with pytest.raises(BadAction):
            game.check(BuildLandmark(name, seat=RED))


@pytest.mark.parametrize("name", LANDMARKS)
@pytest.mark.parametrize("owner", [RED, BLUE])
def test_a_landmark_can_only_be_built_once(name, owner):
    """G-LAND-03."""
    game = position(hands={RED: PLENTY}, landmarks={name: owner}, **road_to(name))
    assert refused(game, BuildLandmark(name, seat=RED)) == "G-LAND-03"
    assert landmark_markers(game) == {name: owner}


def test_refusals_check_a_built_landmark_then_the_road_then_the_price():
    """G-LAND-02, G-LAND-03."""
    game = position(landmarks={"Köln": BLUE}, **road_to("Trier"))
    assert refused(game, BuildLandmark("Köln", seat=RED)) == "G-LAND-03"
    assert refused(game, BuildLandmark("Berlin", seat=RED)) == "G-LAND-02"
    assert refused(game, BuildLandmark("Trier", seat=RED)) == "G-ACT-04"


def test_worked_example_of_porta_nigra():
    """Worked example G-T08; G-LAND-03, G-LAND-06, G-LAND-07."""
    game = position(hands={RED: PLENTY, BLUE: PLENTY}, **road_to("Trier"))
    assert refused(game, BuildLandmark("Frankfurt", seat=RED)) == "G-LAND-02"
    act(game, BuildLandmark("Trier", seat=RED))
    assert game.points() == [2, 0, 0, 0]
    assert game.phase == "take"
    assert game.to_act == (RED,)
    act(game, Take("ore", seat=RED))
    act(game, Take("wool", seat=RED))
    assert refused(game, BuildLandmark("Trier", seat=RED)) == "G-LAND-03"


def test_worked_example_of_porta_nigra_without_a_road_and_of_freiburg():
    """Worked example G-T08."""
    game = position(turn=BLUE, halls={"Saarbrücken": BLUE}, hands={BLUE: PLENTY})
    assert refused(game, BuildLandmark("Trier", seat=BLUE)) == "G-LAND-02"
    game = position(hands={RED: PLENTY}, **road_to("Freiburg"))
    act(game, BuildLandmark("Freiburg", seat=RED))
    chance(game, Draw("mercenary"))
    chance(game, Draw("trade"))
    assert cards(game, RED) == {"mercenary": 1, "trade": 1}
    assert game.phase == "main"


def test_several_landmarks_can_be_built_in_one_turn():
    """GQ-26."""
    game = position(
        halls={"Düsseldorf": RED, "Marburg": RED}, hands={RED: {"ore": 6, "grain": 3}},
        roads={RED: ["Düsseldorf-Köln", "Marburg-Frankfurt", "Marburg-Eisenach"]},
    )  # fmt: skip
    for name in ("Köln", "Frankfurt", "Eisenach"):
        act(game, BuildLandmark(name, seat=RED))
        act(game, Done(seat=RED))
    assert landmark_markers(game) == {"Köln": RED, "Frankfurt": RED, "Eisenach": RED}
    assert game.points() == [5, 0, 0, 0]
    assert hand(game, RED) == {}


def test_every_seat_can_build_roads_past_a_built_landmark():
    """G-LAND-05, G-LAND-09; GD-02."""
    game = position(
        turn=BLUE, halls={"Düsseldorf": RED, "Aachen": BLUE}, hands={RED: PLENTY, BLUE: PLENTY},
        roads={RED: ["Düsseldorf-Köln"], BLUE: ["Aachen-Köln"]},
    )  # fmt: skip
    assert refused(game, road("Köln-Frankfurt", BLUE)) == "G-ROAD-05"
    act(game, BuildLandmark("Köln", seat=BLUE))
    act(game, Done(seat=BLUE))
    assert allowed(game, road("Köln-Frankfurt", BLUE))
    data = game.position()
    assert "Köln" not in data["hall_owner"]
    passing = position(
        turn=RED, halls={"Düsseldorf": RED, "Aachen": BLUE}, landmarks=data["marker_owner"],
        roads={RED: ["Düsseldorf-Köln"], BLUE: ["Aachen-Köln"]}, hands={RED: PLENTY},
    )  # fmt: skip
    assert allowed(passing, road("Köln-Frankfurt", RED))


def test_a_landmark_requires_a_town_hall_in_stock():
    """GQ-27, G-COMP-06."""
    own = dict.fromkeys(CITIES[:12], RED)  # play cannot reach it, so that only a position of old rules has it
    game = position(3, halls=own, roads={RED: ["Düsseldorf-Köln"]}, hands={RED: PLENTY}, rules_version=2)
    assert refused(game, BuildLandmark("Köln", seat=RED)) == "G-COMP-06"
    assert refused(game, BuildLandmark("Trier", seat=RED)) == "G-COMP-06"
    one_left = dict.fromkeys(CITIES[:11], RED)
    game = position(3, halls=one_left, roads={RED: ["Düsseldorf-Köln"]}, hands={RED: PLENTY}, rules_version=2)
    act(game, BuildLandmark("Köln", seat=RED))
    assert (stock(game)[1][RED], game.winner) == (0, RED)
