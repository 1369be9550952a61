"""Effects of Mercenary, Road Building and Banking, before and after the roll (G-DEV-05 to G-DEV-07).

The Trade card is tested in test_supply_trade.py.
"""

from fractions import Fraction
from typing import Any

import pytest

from hexstead.core.actions import BuyCard, Discard, Done, EndTurn, Exchange, PlayCard, Rob, Steal, Take
from hexstead.core.events import Played, Stolen, Stopped, Took
from hexstead.games.germany.actions import BuildHall, MoveGoetz
from hexstead.games.germany.events import GoetzMoved, RoadBuilt

from ..game_helpers import BLUE, COLOURS, RED, WHITE, act, cards, chance, hand, hands, refused, supply
from .positions import RESOURCES, position
from .road_helpers import CARD_PHASES, PLENTY, buildable_roads, end_turn, path_name, paths_at, road, stock

# Mercenary


@pytest.mark.parametrize("when", CARD_PHASES)
@pytest.mark.parametrize("seat", COLOURS)
def test_a_mercenary_moves_goetz_and_takes_a_card(seat, when):
    """G-DEV-05."""
    victim = (seat + 1) % 4
    game = position(
        turn=seat, phase=when, cards={seat: {"mercenary": 2}}, halls={"Emden": victim},
        hands={victim: {"wool": 1, "ore": 2}},
    )  # fmt: skip
    assert act(game, PlayCard("mercenary", seat=seat)) == [Played(seat, "mercenary")]
    assert (game.phase, game.to_act) == ("goetz", (seat,))
    assert act(game, MoveGoetz("C1", seat=seat)) == [GoetzMoved(seat, "C1")]
    assert game.outcomes() == [
        (Steal("wool", seat="chance"), Fraction(1, 3)), (Steal("ore", seat="chance"), Fraction(2, 3))
    ]  # fmt: skip
    assert chance(game, Steal("ore")) == [Stolen(seat, victim, "ore")]
    assert game.phase == when
    assert hand(game, seat) == {"ore": 1}
    assert hand(game, victim) == {"wool": 1, "ore": 1}
    assert game.position()["goetz"] == "C1"
    assert cards(game, seat) == {"mercenary": 1}
    assert game.position()["cards_open"][seat] == {"mercenary": 1}
    assert game.position()["card_count"][seat] == 1


def test_a_mercenary_must_move_goetz_to_another_hex():
    """G-DEV-05."""
    game = position(cards={RED: {"mercenary": 1}}, goetz="C1")
    act(game, PlayCard("mercenary", seat=RED))
    assert refused(game, MoveGoetz("C1", seat=RED)) == "G-GOE-02"
    assert refused(game, Done(seat=RED)) == "G-ACT-02"
    assert refused(game, EndTurn(seat=RED)) == "G-ACT-02"
    assert len(game.legal(RED)) == 29


@pytest.mark.parametrize("when", CARD_PHASES)
def test_a_mercenary_without_a_victim_continues_the_turn(when):
    """G-DEV-05, GQ-07."""
    game = position(phase=when, cards={RED: {"mercenary": 1}}, halls={"Emden": RED}, hands={RED: PLENTY})
    act(game, PlayCard("mercenary", seat=RED))
    act(game, MoveGoetz("C1", seat=RED))
    assert game.phase == when
    assert hand(game, RED) == PLENTY


@pytest.mark.parametrize("when", CARD_PHASES)
def test_a_mercenary_lets_the_player_choose_between_victims(when):
    """G-DEV-05."""
    game = position(
        phase=when, cards={RED: {"mercenary": 1}}, halls={"Emden": BLUE, "Osnabrück": WHITE},
        hands={BLUE: {"ore": 1}, WHITE: {"wool": 1}},
    )  # fmt: skip
    act(game, PlayCard("mercenary", seat=RED))
    act(game, MoveGoetz("C1", seat=RED))
    assert game.legal(RED) == [Rob(WHITE, seat=RED), Rob(BLUE, seat=RED)]
    act(game, Rob(WHITE, seat=RED))
    chance(game, Steal("wool"))
    assert game.phase == when
    assert hands(game) == [{"wool": 1}, {}, {}, {"ore": 1}]


@pytest.mark.parametrize("when", CARD_PHASES)
def test_a_mercenary_causes_no_discards(when):
    """G-DEV-05, GQ-09."""
    game = position(phase=when, cards={RED: {"mercenary": 1}}, hands={RED: PLENTY, BLUE: {"ore": 9}})
    act(game, PlayCard("mercenary", seat=RED))
    assert game.phase == "goetz"
    assert refused(game, Discard("ore", seat=BLUE)) == "G-ACT-01"
    act(game, MoveGoetz("A1", seat=RED))
    assert hands(game) == [PLENTY, {}, {}, {"ore": 9}]


def test_a_played_mercenary_stays_face_up_with_its_owner():
    """G-DEV-05, G-DEV-09."""
    game = position(cards={RED: {"mercenary": 1}})
    act(game, PlayCard("mercenary", seat=RED))
    act(game, MoveGoetz("A1", seat=RED))
    end_turn(game)
    for viewer in (RED, BLUE, None):
        assert game.view(viewer).position["cards_open"][RED] == {"mercenary": 1}


# Road Building


@pytest.mark.parametrize("when", CARD_PHASES)
@pytest.mark.parametrize("seat", COLOURS)
def test_road_building_places_two_free_roads(seat, when):
    """G-DEV-06."""
    game = position(turn=seat, phase=when, cards={seat: {"road_building": 1}}, halls={"Kassel": seat})
    assert act(game, PlayCard("road_building", seat=seat)) == [Played(seat, "road_building")]
    assert (game.phase, game.to_act, game.position()["free_roads"]) == ("roads", (seat,), 2)
    assert buildable_roads(game, seat) == set(paths_at("Kassel"))
    assert act(game, road("Kassel-v32", seat)) == [RoadBuilt(seat, path_name("Kassel-v32"), 1)]
    assert (game.phase, game.position()["free_roads"]) == ("roads", 1)
    assert act(game, road("v32-v39", seat)) == [RoadBuilt(seat, path_name("v32-v39"), 1)]
    assert (game.phase, game.position()["free_roads"]) == (when, 0)
    assert hands(game) == [{}, {}, {}, {}]
    assert stock(game)[0] == [18 if s == seat else 20 for s in COLOURS]


def test_free_roads_follow_the_building_rules():
    """G-DEV-06."""
    game = position(
        phase="pre_roll", cards={RED: {"road_building": 1}}, halls={"Hannover": RED, "Hof": BLUE},
        roads={RED: ["Hannover-v32", "v32-Kassel"]},
    )  # fmt: skip
    act(game, PlayCard("road_building", seat=RED))
    assert refused(game, road("Kassel-Marburg", RED)) == "G-ROAD-04"
    assert refused(game, road("Hannover-v32", RED)) == "G-ROAD-01"
    assert refused(game, road("Hof-v46", RED)) == "G-ROAD-08"


def test_no_other_action_is_allowed_between_the_two_roads():
    """GQ-33, G-DEV-06."""
    game = position(hands={RED: PLENTY}, cards={RED: {"road_building": 1}}, halls={"Kassel": RED})
    act(game, PlayCard("road_building", seat=RED))
    act(game, road("Kassel-Marburg", RED))
    for action in (
        BuildHall("Marburg", seat=RED),
        BuyCard(seat=RED),
        EndTurn(seat=RED),
        Exchange("ore", "wool", seat=RED),
    ):
        assert refused(game, action) == "G-ACT-02"
    act(game, road("Kassel-Dortmund", RED))
    assert hand(game, RED) == PLENTY
    act(game, BuildHall("Marburg", seat=RED))


@pytest.mark.parametrize("when", CARD_PHASES)
@pytest.mark.parametrize("built", [0, 1])
def test_road_building_can_be_stopped(built, when):
    """GQ-33."""
    game = position(phase=when, cards={RED: {"road_building": 1}}, halls={"Kassel": RED})
    act(game, PlayCard("road_building", seat=RED))
    for _ in range(built):
        act(game, road("Kassel-v32", RED))
    assert act(game, Done(seat=RED)) == [Stopped(RED)]
    assert (game.phase, game.position()["free_roads"]) == (when, 0)
    assert stock(game)[0][RED] == 20 - built


@pytest.mark.parametrize("when", CARD_PHASES)
@pytest.mark.parametrize("left", [0, 1, 2])
def test_road_building_places_no_more_roads_than_are_in_stock(left, when):
    """GQ-33."""
    own = ["Kassel", "Hannover", "Heidelberg", "Leipzig", "Hof", "Ulm", "Emden"]
    game = position(
        phase=when, cards={RED: {"road_building": 1}}, halls=dict.fromkeys(own, RED),
        roads={RED: paths_at(*own)[left:]},
    )  # fmt: skip
    assert stock(game)[0][RED] == left
    act(game, PlayCard("road_building", seat=RED))
    for name in paths_at(*own)[:left]:
        act(game, road(name, RED))
    assert (game.phase, game.position()["free_roads"]) == (when, 0)
    assert game.position()["cards_open"][RED] == {"road_building": 1}


@pytest.mark.parametrize("when", CARD_PHASES)
@pytest.mark.parametrize("open_paths", [0, 1])
def test_road_building_ends_when_no_path_is_legal(open_paths, when):
    """GQ-33: Emden has two paths, and blue has the paths beyond them."""
    blue = ["Osnabrück-v19", "v19-v24", "v19-Emden"] + ([] if open_paths else ["v10-Emden"])
    game = position(
        phase=when, cards={RED: {"road_building": 1}}, halls={"Emden": RED, "Osnabrück": BLUE, "Flensburg": BLUE},
        roads={BLUE: [*blue, "v10-Bremen", "v06-v10", "Flensburg-v06", "Bremen-v20", "v20-Osnabrück"]},
    )  # fmt: skip
    act(game, PlayCard("road_building", seat=RED))
    if open_paths:
        assert game.phase == "roads"
        act(game, road("Emden-v10", RED))
    assert (game.phase, game.position()["free_roads"]) == (when, 0)
    assert stock(game)[0][RED] == 20 - open_paths


ONE_WAY_OUT: dict[str, Any] = {
    "v00-v01": {
        "halls": {"Flensburg": RED, "Hamburg": BLUE, "Emden": BLUE},
        "roads": {
            RED: ["Flensburg-v01"],
            BLUE: ["Hamburg-Lübeck", "Lübeck-Flensburg", "Emden-v10", "v10-v06", "v06-Flensburg"],
        },
        "landmarks": {"Lübeck": BLUE},
    },
    "v80-v81": {
        "halls": {"Konstanz": RED, "Baden-Baden": BLUE, "Ulm": BLUE},
        "roads": {
            RED: ["Konstanz-v79", "v79-v81"],
            BLUE: ["Baden-Baden-Freiburg", "Freiburg-Konstanz", "Ulm-Konstanz"],
        },
        "landmarks": {"Freiburg": BLUE},
    },
}


@pytest.mark.parametrize("name", ONE_WAY_OUT)
def test_road_building_prompts_even_for_a_single_legal_path(name):
    """GQ-33, GQ-19."""
    game = position(cards={RED: {"road_building": 1}}, **ONE_WAY_OUT[name])
    act(game, PlayCard("road_building", seat=RED))
    assert (game.phase, buildable_roads(game, RED)) == ("roads", {name})


# Banking


@pytest.mark.parametrize("when", CARD_PHASES)
@pytest.mark.parametrize("seat", COLOURS)
def test_banking_takes_two_cards_from_the_supply(seat, when):
    """G-DEV-07."""
    game = position(turn=seat, phase=when, cards={seat: {"banking": 1}})
    assert act(game, PlayCard("banking", seat=seat)) == [Played(seat, "banking")]
    assert (game.phase, game.to_act, game.position()["take"]) == ("take", (seat,), 2)
    assert act(game, Take("ore", seat=seat)) == [Took(seat, "ore")]
    assert (game.phase, game.position()["take"]) == ("take", 1)
    assert act(game, Take("wool", seat=seat)) == [Took(seat, "wool")]
    assert (game.phase, game.position()["take"]) == (when, 0)
    assert hands(game) == [{"wool": 1, "ore": 1} if s == seat else {} for s in COLOURS]
    assert supply(game) == {"lumber": 18, "brick": 18, "wool": 17, "grain": 18, "ore": 17}
    assert game.position()["hand_size"] == [2 if s == seat else 0 for s in COLOURS]


@pytest.mark.parametrize("when", CARD_PHASES)
@pytest.mark.parametrize("taken", [0, 1])
def test_banking_can_be_stopped(taken, when):
    """G-DEV-07, GQ-35."""
    game = position(phase=when, cards={RED: {"banking": 1}})
    act(game, PlayCard("banking", seat=RED))
    for _ in range(taken):
        act(game, Take("ore", seat=RED))
    assert act(game, Done(seat=RED)) == [Stopped(RED)]
    assert (game.phase, game.position()["take"]) == (when, 0)
    assert sum(hand(game, RED).values()) == taken


@pytest.mark.parametrize("when", CARD_PHASES)
@pytest.mark.parametrize("left", [0, 1, 2])
def test_banking_ends_when_the_supply_is_empty(left, when):
    """G-DEV-07, GQ-35."""
    everything = dict.fromkeys(RESOURCES, 18)
    game = position(phase=when, cards={RED: {"banking": 1}}, hands={BLUE: {**everything, "grain": 18 - left}})
    act(game, PlayCard("banking", seat=RED))
    for _ in range(left):
        assert refused(game, Take("ore", seat=RED)) == "G-TRADE-04"
        act(game, Take("grain", seat=RED))
    assert (game.phase, game.position()["take"]) == (when, 0)
    assert supply(game)["grain"] == 0


@pytest.mark.parametrize("resource", RESOURCES)
def test_banking_continues_while_the_supply_has_any_card(resource):
    """G-DEV-07, GQ-35."""
    everything = dict.fromkeys(RESOURCES, 18)
    game = position(cards={RED: {"banking": 1}}, hands={BLUE: {**everything, resource: 17}})
    act(game, PlayCard("banking", seat=RED))
    assert game.phase == "take"
    act(game, Take(resource, seat=RED))
    assert game.phase == "main"


def test_cards_from_banking_can_be_used_immediately():
    """G-DEV-07, GQ-35."""
    game = position(cards={RED: {"banking": 1}}, halls={"Kassel": RED})
    act(game, PlayCard("banking", seat=RED))
    assert refused(game, EndTurn(seat=RED)) == "G-ACT-02"
    act(game, Take("lumber", seat=RED))
    act(game, Take("brick", seat=RED))
    act(game, road("Kassel-v32", RED))


@pytest.mark.parametrize(("one", "two"), [("ore", "ore"), ("ore", "wool"), ("grain", "lumber"), ("brick", "brick")])
def test_banking_takes_two_equal_or_different_cards(one, two):
    """GQ-35."""
    game = position(cards={RED: {"banking": 1}})
    act(game, PlayCard("banking", seat=RED))
    assert (game.phase, game.position()["take"]) == ("take", 2)
    assert game.legal(RED) == [Done(seat=RED), *(Take(r, seat=RED) for r in RESOURCES)]
    assert act(game, Take(one, seat=RED)) == [Took(RED, one)]
    assert (game.phase, game.position()["take"]) == ("take", 1)
    assert act(game, Take(two, seat=RED)) == [Took(RED, two)]
    assert (game.phase, game.position()["take"]) == ("main", 0)
    assert hand(game, RED) == ({one: 2} if one == two else {one: 1, two: 1})
    assert sum(supply(game).values()) == 88
