"""Components and board (G-COMP, G-MAP)."""

from collections import Counter

import pytest

import hexstead
from hexstead import BadOption
from hexstead.core.actions import EndTurn
from hexstead.games.germany.actions import BuildLandmark, StartCard

from ..game_helpers import RED, SUMS, act, allowed, chance, hand, roll, supply
from .positions import LAND, position
from .road_helpers import BOARD, CITIES, LANDMARKS, road, road_to

MAP = BOARD.data


def city_at(hex_id):
    """Return a city at a corner of the hex."""
    corners = next(tile["corners"] for tile in MAP["hexes"] if tile["id"] == hex_id)
    return next(p["name"] for p in MAP["places"] if p["kind"] == "city" and p["at"] in corners)


@pytest.mark.parametrize("players", [3, 4])
def test_three_or_four_players_can_play(players):
    """G-COMP-01."""
    assert hexstead.new("germany", players=players, seed=1).players == players


@pytest.mark.parametrize("players", [1, 2, 5, 6])
def test_other_numbers_of_players_are_rejected(players):
    """G-COMP-01."""
    with pytest.raises(BadOption):
        hexstead.new("germany", players=players)


def test_there_are_90_resource_cards_26_development_cards_and_4_start_cards():
    """G-COMP-02."""
    game = hexstead.new("germany", seed=1)
    assert sum(supply(game).values()) == 90
    assert sum(game.position()["stack"].values()) == game.position()["stack_size"] == 26
    assert len(game.outcomes()) == 4


def test_there_are_18_cards_of_each_of_the_five_resources():
    """G-COMP-03, GQ-04."""
    game = hexstead.new("germany", seed=1)
    assert supply(game) == {"lumber": 18, "brick": 18, "wool": 18, "grain": 18, "ore": 18}


@pytest.mark.parametrize("players", [3, 4])
def test_each_colour_has_20_roads_and_12_town_halls_and_there_are_12_landmarks(players):
    """G-COMP-04."""
    start = hexstead.new("germany", players=players, seed=1).position()
    assert start["roads_left"] == [20] * players
    assert start["halls_left"] == [12] * players
    assert len(MAP["landmarks"]) == 12


@pytest.mark.parametrize("tile", MAP["hexes"], ids=lambda tile: tile["id"])
def test_a_hex_produces_the_resource_of_its_terrain_on_its_number(tile):
    """G-COMP-05, G-COMP-08."""
    elsewhere = "A1" if tile["id"] != "A1" else "B1"
    game = position(phase="pre_roll", halls={city_at(tile["id"]): RED}, goetz=elsewhere)
    events = [e.to_json() for e in roll(game, *SUMS[tile["number"]])]
    resource = LAND[tile["terrain"]]
    assert {"type": "produced", "seat": RED, "resource": resource, "count": 1, "hex": tile["id"]} in events


def test_the_map_has_the_documented_terrains_and_numbers():
    """G-COMP-08, G-MAP-05: change this test together with the map file."""
    printed = """
    A1 pasture 6, B1 hills 9, B2 forest 9, B3 fields 6, C1 pasture 9
    C2 pasture 3, C3 hills 11, C4 forest 4, D1 fields 2, D2 hills 8
    D3 mountains 5, D4 fields 9, D5 pasture 4, E1 hills 5, E2 mountains 10
    E3 forest 3, E4 fields 11, E5 mountains 6, F1 mountains 8, F2 fields 10
    F3 forest 8, F4 pasture 5, G1 forest 5, G2 hills 3, G3 mountains 12
    G4 forest 10, H1 pasture 6, H2 hills 4, H3 fields 8, I1 mountains 11
    """
    expected = [f"{tile['id']} {tile['terrain']} {tile['number']}" for tile in MAP["hexes"]]
    assert [entry.strip() for entry in printed.replace("\n", ",").split(",") if entry.strip()] == expected


def test_there_is_no_desert_and_every_hex_has_a_number():
    """G-COMP-05, G-COMP-08."""
    assert Counter(tile["terrain"] for tile in MAP["hexes"]) == dict.fromkeys(LAND, 6)
    assert {tile["number"] for tile in MAP["hexes"]} == {2, 3, 4, 5, 6, 8, 9, 10, 11, 12}


def test_every_intersection_is_a_city_a_landmark_or_open():
    """G-COMP-07."""
    assert len(CITIES) == len(set(CITIES)) == 28
    assert len(LANDMARKS) == len(set(LANDMARKS)) == 12
    places = {place["at"] for place in MAP["places"]}
    assert len(places) == 40
    assert len(BOARD.nodes) == 82
    assert len(BOARD.paths) == 111
    assert len(BOARD.hexes) == 30


def test_numbers_do_not_move():
    """G-COMP-08: a repeated roll has the same result."""
    game = position(3, phase="pre_roll", halls={"Kassel": RED})
    for turns in range(1, 3):
        for _ in range(3):
            roll(game, 1, 2)
            act(game, EndTurn(seat=game.turn_seat))
        assert hand(game, RED) == {"lumber": 3 * turns}


def test_the_deck_is_14_mercenaries_and_three_of_each_other_card():
    """G-MAP-01."""
    game = hexstead.new("germany", seed=1)
    deck = {"mercenary": 14, "road_building": 3, "banking": 3, "trade": 3, "victory_point": 3}
    assert game.position()["stack"] == deck


def test_goetz_starts_on_the_mountains_12_east_of_nuremberg():
    """G-MAP-03."""
    assert hexstead.new("germany", seed=1).position()["goetz"] == "G3"
    tile = next(tile for tile in MAP["hexes"] if tile["id"] == "G3")
    nuremberg = next(place["at"] for place in MAP["places"] if place["name"] == "Nürnberg")
    assert (tile["terrain"], tile["number"]) == ("mountains", 12)
    assert nuremberg in tile["corners"]


@pytest.mark.parametrize(("one", "two", "between"), [("Heidelberg", "Stuttgart", "v64"), ("Trier", "Frankfurt", "v54")])
def test_the_towns_of_the_worked_examples_share_an_open_intersection(one, two, between):
    """G-MAP-04: a road connects the two towns through an open intersection."""
    setup = road_to(one)
    setup["roads"][RED].append(f"{one}-{between}")
    if one in LANDMARKS:
        setup["landmarks"] = {one: RED}
    else:
        setup["halls"][one] = RED
    game = position(**setup, hands={RED: {"lumber": 1, "brick": 1}})
    assert allowed(game, road(f"{between}-{two}", RED))


def test_the_start_cards_name_three_cities_and_two_resources_each():
    """G-COMP-02, G-SET-02."""
    assert [(card["cities"], card["resources"]) for card in MAP["start_cards"]] == [
        (["Leipzig", "Hof", "Emden"], ["lumber", "brick"]),
        (["Dortmund", "Rostock", "Saarbrücken"], ["lumber", "lumber"]),
        (["Kassel", "Passau", "Regensburg"], ["lumber", "ore"]),
        (["Osnabrück", "Flensburg", "Neubrandenburg"], ["lumber", "wool"]),
    ]


def corrected(**changes):
    """Return a copy of the map data that a test can change."""
    return {**MAP, **changes}


def test_a_map_file_can_correct_a_number():
    """G-MAP-05."""
    tiles = [tile | ({"number": 11} if tile["id"] == "E3" else {}) for tile in MAP["hexes"]]
    data = corrected(hexes=tiles)
    game = position(phase="pre_roll", halls={"Kassel": RED}, map=data)
    roll(game, 5, 6)
    assert hand(game, RED) == {"lumber": 1}
    game = position(phase="pre_roll", halls={"Kassel": RED}, map=data)
    roll(game, 1, 2)
    assert hand(game, RED) == {}


def test_a_map_file_can_correct_a_reward():
    """G-MAP-05."""
    other = {"reward": {"type": "development", "count": 1}}
    data = corrected(landmarks=[entry | (other if entry["city"] == "Köln" else {}) for entry in MAP["landmarks"]])
    game = position(map=data, halls={"Aachen": RED}, roads={RED: ["Aachen-Köln"]}, hands={RED: {"ore": 2, "grain": 1}})
    act(game, BuildLandmark("Köln", seat=RED))
    assert game.phase == "draw"


def test_a_map_file_can_correct_a_start_card():
    """G-MAP-05."""
    first = {"cities": ["Aachen", "Ulm", "Konstanz"], "resources": ["ore", "ore"]}
    game = hexstead.new("germany", seed=1, board=corrected(start_cards=[first, *MAP["start_cards"][1:]]))
    chance(game, StartCard(1))
    assert game.position()["hall_owner"] == {"Aachen": RED, "Ulm": RED, "Konstanz": RED}
    assert hand(game, RED) == {"ore": 2}


def test_a_map_file_can_correct_the_start_of_goetz():
    """G-MAP-05."""
    assert hexstead.new("germany", board=corrected(gotz_start="E2")).position()["goetz"] == "E2"
