"""A map with fewer hexes, paths, cities and landmarks than the shipped one."""

import copy

import pytest

from hexstead import IllegalAction
from hexstead.games.germany.actions import BUILD_HALL, BUILD_LANDMARK, BUILD_ROAD, MOVE_GOETZ, BuildHall, BuildLandmark

from ..game_helpers import RED, act
from .positions import position
from .road_helpers import BOARD, PLENTY, longest_road_holder, road


def smaller(**more):
    """Return the Germany map without its last hex and path, the city of Dessau and the landmark of Trier."""
    data = copy.deepcopy(BOARD.data)
    data["hexes"] = data["hexes"][:-1]
    data["paths"] = data["paths"][:-1]
    data["places"] = [place for place in data["places"] if place["name"] not in ("Dessau", "Trier")]
    data["landmarks"] = [landmark for landmark in data["landmarks"] if landmark["city"] != "Trier"]
    return position(map=data, hands={RED: PLENTY}, **more)


@pytest.mark.parametrize(
    ("kind", "number", "phase"),
    [(BUILD_ROAD, 110, "main"), (BUILD_HALL, 27, "main"), (BUILD_LANDMARK, 11, "main"), (MOVE_GOETZ, 29, "goetz")],
)
def test_codes_beyond_the_map_are_refused(kind, number, phase):
    """G-ACT-05, G-MAP-05."""
    game = smaller(halls={"Kassel": RED, "Ulm": RED}, phase=phase)
    before = game.state_bytes()
    with pytest.raises(IllegalAction) as error:
        game.apply_code(game.definition.actions.code(kind, number), RED)
    assert error.value.rule == "G-ACT-05"
    assert game.state_bytes() == before


def test_the_last_path_city_and_landmark_of_the_smaller_map_can_be_used():
    """G-MAP-05."""
    game = smaller(
        halls={"Konstanz": RED, "Heidelberg": RED, "Rostock": RED},
        roads={RED: ["Konstanz-v79", "Heidelberg-Würzburg", "Rostock-Schwerin"]},
    )
    act(game, road("v79-v81", RED))
    act(game, BuildHall("Würzburg", seat=RED))
    act(game, BuildLandmark("Schwerin", seat=RED))
    assert game.phase == "draw"
    assert game.points()[RED] == 5


def test_an_intersection_without_a_place_is_open_on_the_smaller_map():
    """G-MAP-05, G-ROAD-03."""
    game = smaller(halls={"Aachen": RED}, roads={RED: ["Aachen-v53", "v53-v58"]})
    act(game, road("v58-v54", RED))
    act(game, road("v54-Heidelberg", RED))
    act(game, road("Aachen-v42", RED))
    assert longest_road_holder(game) == RED
