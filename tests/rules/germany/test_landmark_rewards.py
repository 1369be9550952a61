"""Landmark rewards: free roads, resource cards and development cards (G-LAND-07, G-LAND-08)."""

import pytest

from hexstead.core.actions import BuyCard, Done, Draw, EndTurn, PlayCard, Take
from hexstead.core.events import Drew, Stopped, Took, Won
from hexstead.games.germany.actions import BuildHall, BuildLandmark, BuildLandmarkOnly
from hexstead.games.germany.events import RoadBuilt

from ..game_helpers import (
    BLUE,
    ORANGE,
    RED,
    WHITE,
    act,
    cards,
    chance,
    changed_fields,
    events_of,
    hand,
    hands,
    refused,
    supply,
)
from .positions import DECK, DECK_SIZE, RESOURCES, deck_without, position
from .road_helpers import (
    CITIES,
    LANDMARK_PRICE,
    LANDMARKS,
    PLENTY,
    buildable_roads,
    landmark_markers,
    longest_road_holder,
    path_names,
    paths_at,
    road,
    road_to,
    stock,
)

REWARDS = {
    "Köln": ("roads", 1), "Bremen": ("roads", 1), "Nürnberg": ("roads", 1), "Eisenach": ("roads", 1),
    "Berlin": ("take", 2), "Frankfurt": ("take", 2), "Lübeck": ("take", 2), "Trier": ("take", 2),
    "Dresden": ("draw", 1), "München": ("draw", 1), "Schwerin": ("draw", 1), "Freiburg": ("draw", 2),
}  # fmt: skip


FREE_ROADS = [name for name, (kind, _) in REWARDS.items() if kind == "roads"]


FREE_CARDS = [name for name, (kind, _) in REWARDS.items() if kind == "take"]


DEVELOPMENT = [name for name, (kind, _) in REWARDS.items() if kind == "draw"]


ALL_BUT_PRICE = {"lumber": 18, "brick": 18, "wool": 18, "grain": 17, "ore": 16}


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("name", LANDMARKS)
def test_every_landmark_gives_its_reward(name, players):
    """G-LAND-07, G-LAND-08, G-MAP-02."""
    game = position(players, turn=WHITE, hands={WHITE: LANDMARK_PRICE}, round_busy=0, **road_to(name, WHITE))
    seen = changed_fields(game, BuildLandmark(name, seat=WHITE))
    phase, count = REWARDS[name]
    field = {"roads": "free_roads", "take": "take", "draw": "draws"}[phase]
    assert game.phase == phase
    assert game.position()[field] == count
    always = {"hand", "hand_size", "supply", "marker_owner", "halls_left", "phase", "round_busy", field}
    assert seen - {"draw_free"} == always
    assert ("draw_free" in seen) == (phase == "draw")


@pytest.mark.parametrize("name", FREE_ROADS)
def test_the_free_road_costs_nothing_and_the_turn_continues(name):
    """G-LAND-07, GQ-18."""
    game = position(hands={RED: LANDMARK_PRICE}, **road_to(name))
    act(game, BuildLandmark(name, seat=RED))
    before = len(game.position()["road_owner"])
    target = sorted(buildable_roads(game, RED))[0]
    assert act(game, road(target, RED)) == [RoadBuilt(RED, target, 1)]
    assert len(game.position()["road_owner"]) == before + 1
    assert stock(game)[0][RED] == 20 - before - 1
    assert hand(game, RED) == {}
    assert game.phase == "main"
    assert game.position()["free_roads"] == 0
    onwards = set(paths_at(name)) - set(game.position()["road_owner"])
    assert {refused(game, road(name, RED)) for name in onwards} == {"G-ACT-04"}


@pytest.mark.parametrize("name", FREE_ROADS)
def test_the_free_road_can_be_declined(name):
    """GQ-18."""
    game = position(hands={RED: LANDMARK_PRICE}, **road_to(name))
    act(game, BuildLandmark(name, seat=RED))
    roads = game.position()["road_owner"]
    assert act(game, Done(seat=RED)) == [Stopped(RED)]
    assert game.phase == "main"
    assert game.position()["free_roads"] == 0
    assert game.position()["road_owner"] == roads
    assert refused(game, Done(seat=RED)) == "G-ACT-03"


def test_other_actions_are_refused_until_the_free_road_is_placed_or_declined():
    """GQ-18."""
    game = position(hands={RED: PLENTY}, cards={RED: {"trade": 1}}, **road_to("Köln"))
    act(game, BuildLandmark("Köln", seat=RED))
    assert refused(game, EndTurn(seat=RED)) == "G-ACT-02"
    assert refused(game, BuildHall("Aachen", seat=RED)) == "G-ACT-02"
    assert refused(game, PlayCard("trade", seat=RED)) == "G-ACT-02"
    assert refused(game, Take("ore", seat=RED)) == "G-ACT-02"
    assert refused(game, road("Hof-v46", RED)) == "G-ROAD-08"


def test_the_free_road_can_use_the_new_landmark():
    """GQ-25."""
    game = position(halls={"Düsseldorf": RED, "Emden": RED}, roads={RED: ["Düsseldorf-Köln"]}, hands={RED: PLENTY})
    assert refused(game, road("Köln-Aachen", RED)) == "G-ROAD-05"
    act(game, BuildLandmark("Köln", seat=RED))
    assert buildable_roads(game, RED) == path_names(
        ["Köln-Aachen", "Köln-Frankfurt", "Düsseldorf-v30", "Düsseldorf-Dortmund", "Emden-v10", "Emden-v19"]
    )
    act(game, road("Emden-v10", RED))
    assert game.phase == "main"


def test_the_free_road_is_forfeited_without_a_road_in_stock():
    """GQ-19."""
    own = ["Düsseldorf", "Kassel", "Hannover", "Heidelberg", "Hof", "Ulm", "Emden"]
    game = position(halls=dict.fromkeys(own, RED), roads={RED: paths_at(*own)}, hands={RED: PLENTY})
    assert stock(game)[0][RED] == 0
    act(game, BuildLandmark("Köln", seat=RED))
    assert game.phase == "main"
    assert game.position()["free_roads"] == 0
    assert game.points()[RED] == 9  # seven town halls, the marker and the longest road


def test_the_free_road_is_forfeited_without_a_legal_path():
    """GQ-19: red's only road runs from Erfurt to Eisenach, and all adjacent paths are taken."""
    game = position(
        hands={RED: PLENTY},
        halls={"Erfurt": RED, "Hof": ORANGE, "Dessau": ORANGE, "Marburg": WHITE, "Würzburg": WHITE},
        roads={
            RED: ["Erfurt-Eisenach"], ORANGE: ["Hof-Erfurt", "Dessau-v39", "v39-Erfurt"],
            WHITE: ["Marburg-Eisenach", "Würzburg-Eisenach"],
        },
    )  # fmt: skip
    act(game, BuildLandmark("Eisenach", seat=RED))
    assert game.phase == "main"
    assert game.position()["free_roads"] == 0
    assert buildable_roads(game, RED) == set()


@pytest.mark.parametrize("name", FREE_CARDS)
def test_two_resource_cards_are_chosen_one_at_a_time(name):
    """G-LAND-07, GQ-18."""
    game = position(hands={RED: LANDMARK_PRICE, BLUE: PLENTY}, **road_to(name))
    act(game, BuildLandmark(name, seat=RED))
    assert game.legal(RED) == [Done(seat=RED), *(Take(resource, seat=RED) for resource in RESOURCES)]
    assert act(game, Take("lumber", seat=RED)) == [Took(RED, "lumber")]
    assert game.phase == "take"
    assert act(game, Take("lumber", seat=RED)) == [Took(RED, "lumber")]
    assert game.phase == "main"
    assert hands(game) == [{"lumber": 2}, {}, {}, PLENTY]
    assert supply(game)["lumber"] == 12
    assert refused(game, Take("lumber", seat=RED)) == "G-ACT-03"


@pytest.mark.parametrize("taken", [0, 1])
def test_taking_cards_can_be_stopped(taken):
    """GQ-18."""
    game = position(hands={RED: LANDMARK_PRICE}, **road_to("Berlin"))
    act(game, BuildLandmark("Berlin", seat=RED))
    for _ in range(taken):
        act(game, Take("wool", seat=RED))
    assert act(game, Done(seat=RED)) == [Stopped(RED)]
    assert game.phase == "main"
    assert game.position()["take"] == 0
    assert sum(hand(game, RED).values()) == taken


def test_only_cards_in_the_supply_can_be_taken():
    """GQ-20: the supply holds only the price that was just paid."""
    game = position(hands={RED: LANDMARK_PRICE, BLUE: ALL_BUT_PRICE}, **road_to("Trier"))
    act(game, BuildLandmark("Trier", seat=RED))
    assert supply(game) == {"lumber": 0, "brick": 0, "wool": 0, "grain": 1, "ore": 2}
    for name in ("lumber", "brick", "wool"):
        assert refused(game, Take(name, seat=RED)) == "G-TRADE-04"
    act(game, Take("grain", seat=RED))
    assert refused(game, Take("grain", seat=RED)) == "G-TRADE-04"
    act(game, Take("ore", seat=RED))
    assert hand(game, RED) == {"grain": 1, "ore": 1}
    assert game.phase == "main"


def test_cards_missing_from_the_supply_are_forfeited():
    """GQ-20."""
    game = position(hands={RED: {"lumber": 17}, BLUE: {**ALL_BUT_PRICE, "lumber": 0, "grain": 18, "ore": 18}},
                    phase="take", take=2)  # fmt: skip
    assert supply(game) == {"lumber": 1, "brick": 0, "wool": 0, "grain": 0, "ore": 0}
    act(game, Take("lumber", seat=RED))
    assert game.phase == "main"
    assert game.position()["take"] == 0


@pytest.mark.parametrize("name", DEVELOPMENT)
def test_development_cards_are_drawn_without_a_prompt(name):
    """G-LAND-07, GQ-18."""
    game = position(hands={RED: LANDMARK_PRICE}, **road_to(name))
    act(game, BuildLandmark(name, seat=RED))
    count = REWARDS[name][1]
    for n in range(count):
        assert game.to_act == ("chance",)
        assert refused(game, Done(seat=RED)) == "G-ACT-01"
        assert chance(game, Draw("mercenary")) == [Drew(RED, "mercenary")]
        assert cards(game, RED) == {"mercenary": n + 1}
    assert game.phase == "main"
    assert game.position()["stack_size"] == DECK_SIZE - count
    assert game.position()["stack"]["mercenary"] == DECK["mercenary"] - count
    assert game.position()["card_count"] == [count, 0, 0, 0]
    assert (game.position()["draws"], game.position()["draw_free"]) == (0, 0)


@pytest.mark.parametrize(("left", "drawn"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_freiburg_gives_no_more_cards_than_the_stack_has(left, drawn):
    """GQ-21."""
    gone = deck_without(mercenary=left) | {"victory_point": 0}
    shown = {"victory_point": DECK["victory_point"]}
    game = position(hands={RED: PLENTY}, played={BLUE: gone, WHITE: shown}, **road_to("Freiburg"))
    act(game, BuildLandmark("Freiburg", seat=RED))
    for _ in range(drawn):
        chance(game, Draw("mercenary"))
    assert game.phase == "main"
    assert cards(game, RED) == ({"mercenary": drawn} if drawn else {})
    assert game.position()["stack_size"] == left - drawn
    assert game.position()["draws"] == 0


@pytest.mark.parametrize("name", ["Dresden", "Freiburg"])
def test_a_reward_card_cannot_be_played_in_the_same_turn(name):
    """GQ-22, `dev.rewardPlayableSameTurn`."""
    game = position(hands={RED: PLENTY}, **road_to(name))
    act(game, BuildLandmark(name, seat=RED))
    for _ in range(REWARDS[name][1]):
        chance(game, Draw("trade"))
    assert refused(game, PlayCard("trade", seat=RED)) == "G-DEV-03"


@pytest.mark.parametrize("name", ["Dresden", "Freiburg"])
def test_an_option_allows_playing_a_reward_card_in_the_same_turn(name):
    """GQ-22, `dev.rewardPlayableSameTurn`."""
    game = position(hands={RED: PLENTY}, options={"dev.rewardPlayableSameTurn": True}, **road_to(name))
    act(game, BuildLandmark(name, seat=RED))
    for _ in range(REWARDS[name][1]):
        chance(game, Draw("trade"))
    act(game, PlayCard("trade", seat=RED))


def test_the_option_does_not_apply_to_bought_cards():
    """`dev.rewardPlayableSameTurn`, G-DEV-03."""
    game = position(hands={RED: PLENTY}, options={"dev.rewardPlayableSameTurn": True}, **road_to("Dresden"))
    act(game, BuyCard(seat=RED))
    chance(game, Draw("banking"))
    assert refused(game, PlayCard("banking", seat=RED)) == "G-DEV-03"
    act(game, BuildLandmark("Dresden", seat=RED))
    chance(game, Draw("trade"))
    act(game, BuyCard(seat=RED))
    chance(game, Draw("mercenary"))
    assert refused(game, PlayCard("mercenary", seat=RED)) == "G-DEV-03"
    act(game, PlayCard("trade", seat=RED))


def test_a_victory_point_from_a_reward_counts_immediately():
    """GQ-23."""
    game = position(hands={RED: PLENTY}, **road_to("Schwerin"))
    act(game, BuildLandmark("Schwerin", seat=RED))
    assert game.points() == [2, 0, 0, 0]
    chance(game, Draw("victory_point"))
    assert game.points() == [3, 0, 0, 0]


@pytest.mark.parametrize("name", ["Trier", "Köln", "Freiburg"])
def test_only_the_builder_gets_the_point_and_the_reward(name):
    """GQ-24."""
    roads_to = {"Trier": ("Aachen", ["Aachen-v53", "v53-Trier"]), "Köln": ("Aachen", ["Aachen-Köln"]),
            "Freiburg": ("Konstanz", ["Konstanz-Freiburg"])}  # fmt: skip
    other = {"Trier": ("Saarbrücken", ["Saarbrücken-Trier"]), "Köln": ("Düsseldorf", ["Düsseldorf-Köln"]),
             "Freiburg": ("Baden-Baden", ["Baden-Baden-Freiburg"])}  # fmt: skip
    game = position(
        turn=ORANGE, hands={ORANGE: PLENTY, BLUE: PLENTY}, halls={roads_to[name][0]: BLUE, other[name][0]: ORANGE},
        roads={BLUE: roads_to[name][1], ORANGE: other[name][1]},
    )  # fmt: skip
    act(game, BuildLandmark(name, seat=ORANGE))
    assert game.points() == [0, 2, 0, 1]
    assert hand(game, BLUE) == PLENTY
    if REWARDS[name][0] == "draw":
        chance(game, Draw("banking"))
        chance(game, Draw("banking"))
        assert cards(game, BLUE) == {}
        assert cards(game, ORANGE) == {"banking": 2}
    else:
        assert game.to_act == (ORANGE,)


@pytest.mark.parametrize("name", LANDMARKS)
def test_the_reward_is_forfeited_if_the_marker_wins_the_game(name):
    """GQ-46, GQ-18, G-WIN-01."""
    table = road_to(name)
    table["halls"] |= dict.fromkeys([city for city in CITIES if city not in table["halls"]][:8], RED)
    game = position(hands={RED: LANDMARK_PRICE}, **table)
    assert game.points()[RED] == 9
    events = act(game, BuildLandmark(name, seat=RED))
    assert events_of(events, Won) == [Won(RED)]
    assert (game.phase, game.winner, game.to_act) == ("over", RED, ())
    after = game.position()
    assert (after["free_roads"], after["take"], after["draws"]) == (0, 0, 0)
    assert hand(game, RED) == {}
    assert after["stack_size"] == DECK_SIZE


@pytest.mark.parametrize(("first", "over"), [("victory_point", True), ("mercenary", False)])
def test_if_the_first_card_of_freiburg_wins_the_second_stays_in_the_stack(first, over):
    """GQ-46, GQ-23."""
    own = dict.fromkeys(("Konstanz", "Hof", "Ulm", "Emden", "Kassel", "Leipzig", "Dessau", "Passau"), RED)
    game = position(halls=own, roads={RED: ["Konstanz-Freiburg"]}, hands={RED: LANDMARK_PRICE})
    act(game, BuildLandmark("Freiburg", seat=RED))
    assert game.points()[RED] == 9
    chance(game, Draw(first))
    assert game.is_over == over
    assert game.position()["draws"] == (0 if over else 1)
    assert game.position()["stack_size"] == DECK_SIZE - 1


def test_the_free_road_can_take_the_longest_road():
    """G-LAND-07, G-LR-01."""
    game = position(
        halls={"Düsseldorf": RED}, hands={RED: LANDMARK_PRICE},
        roads={RED: ["Düsseldorf-Köln", "Düsseldorf-v30", "v30-v36", "v36-v42"]},
    )  # fmt: skip
    act(game, BuildLandmark("Köln", seat=RED))
    act(game, road("Köln-Frankfurt", RED))
    assert longest_road_holder(game) == RED
    assert game.points() == [3, 0, 0, 0]


@pytest.mark.parametrize("town", ["Dresden", "Freiburg"])
def test_development_cards_of_a_landmark_can_be_declined(town):
    """GQ-18, G-LAND-06: the landmark, its price and its point are the same."""
    game = position(hands={RED: LANDMARK_PRICE}, **road_to(town))
    act(game, BuildLandmarkOnly(town, seat=RED))
    assert (game.phase, game.points()[RED], game.position()["card_count"][RED]) == ("main", 2, 0)
    assert (landmark_markers(game), hand(game, RED)) == ({town: RED}, {})


@pytest.mark.parametrize("town", ["Köln", "Berlin"])
def test_only_development_cards_are_declined_in_advance(town):
    """GQ-18: free roads and resource cards are asked for, and can be stopped there."""
    game = position(hands={RED: LANDMARK_PRICE}, **road_to(town))
    assert refused(game, BuildLandmarkOnly(town, seat=RED)) == "G-ACT-05"


def test_development_cards_cannot_be_declined_under_older_rules():
    """GQ-18."""
    game = position(hands={RED: LANDMARK_PRICE}, rules_version=2, **road_to("Dresden"))
    assert refused(game, BuildLandmarkOnly("Dresden", seat=RED)) == "G-ACT-05"
    assert not [action for action in game.legal(RED) if isinstance(action, BuildLandmarkOnly)]
