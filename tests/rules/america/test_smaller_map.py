"""A map with fewer intersections, paths and sites than the shipped one."""

import copy
from typing import Any

import pytest

import hexstead
from hexstead import Game, IllegalAction
from hexstead.core.actions import ROB_SEAT
from hexstead.games.america.actions import (
    BUILD_RAIL,
    BUILD_SETTLER,
    BUILD_TRAIN,
    DELIVER,
    MOVE_OUTLAW,
    MOVE_SETTLER,
    MOVE_TRAIN,
    PLACE_CITY,
)

from ..game_helpers import BLUE, ORANGE, RED, act
from .positions import position
from .rail_helpers import BOARD, PLENTY, deliver, line, move_settler, move_train, rail

LAST = BOARD.nodes[-1].id
FEWER = {
    "hexes": len(BOARD.hexes) - 1, "nodes": len(BOARD.nodes) - 1, "paths": len(BOARD.paths) - 1,
    "sites": len(BOARD.places) - 1,
}  # fmt: skip
GONE = next(name for name in reversed(BOARD.places) if BOARD.place_data[name]["kind"] == "site")


def smaller(**more: Any) -> Game:
    """Return the America map without its last hex and intersection, the path to it and one red site."""
    data = copy.deepcopy(BOARD.data)
    data["hexes"] = data["hexes"][:-1]
    data["nodes"] = [entry for entry in data["nodes"] if entry["id"] != LAST]
    data["paths"] = [entry for entry in data["paths"] if LAST not in (entry["a"], entry["b"])]
    data["places"] = [entry for entry in data["places"] if entry["name"] != GONE]
    for entry in data["hexes"]:
        if LAST in entry.get("corners", ()):
            entry["corners"].remove(LAST)
    assert {key: len(data["places" if key == "sites" else key]) for key in FEWER} == FEWER
    return position(map=data, **{"hands": {RED: PLENTY}, **more})


def assert_no_choice(game: Game, kind: int, *place: Any) -> None:
    before = game.state_bytes()
    with pytest.raises(IllegalAction) as error:
        game.apply_code(game.definition.actions.code(kind, *[FEWER.get(str(n), n) for n in place]), RED)
    assert error.value.rule == "A-ACT-05"
    assert game.state_bytes() == before


@pytest.mark.parametrize(
    ("kind", "place"),
    [
        (BUILD_RAIL, ("paths",)), (BUILD_SETTLER, ("nodes", 0)), (BUILD_TRAIN, ("paths", 0)), (DELIVER, ("sites",)),
        (MOVE_SETTLER, (0, "nodes")), (MOVE_TRAIN, (0, "paths")),
    ],
)  # fmt: skip
def test_codes_beyond_the_map_are_refused(kind, place):
    """A-ACT-05."""
    game = smaller(
        cities={"Boston": RED}, rails={RED: ["Boston-g13y0"]}, trains={RED: ["Boston-g13y0", None]},
        settlers={RED: ["g13y0", None]},
    )  # fmt: skip
    assert_no_choice(game, kind, *place)


def test_the_outlaw_cannot_leave_the_map():
    """A-ACT-05."""
    assert_no_choice(smaller(phase="outlaw"), MOVE_OUTLAW, "hexes")


def test_start_cities_cannot_be_placed_beyond_the_map():
    """A-ACT-05."""
    game = smaller(phase="set_city", hands={}, options={"setup.pieces": "variable"}, first=RED)
    assert_no_choice(game, PLACE_CITY, "sites")


def test_a_missing_seat_cannot_be_robbed():
    """A-ACT-05."""
    game = smaller(players=3, phase="rob", cities={"Boston": ORANGE}, outlaw="c14y0", hands={ORANGE: {"ore": 1}})
    assert_no_choice(game, ROB_SEAT, BLUE)


def test_the_last_path_and_intersection_of_the_smaller_map_can_be_used():
    """A-RAIL-02, A-SMOV-01, A-TMOV-01, A-DLV-01."""
    laid = line("Raleigh", "g13y6", "g13y5", "g13y4", "New York")
    assert (BOARD.nodes[-2].id, BOARD.paths[-1].id, list(BOARD.places)[-1]) == ("g13y6", laid[1], "New York")
    game = smaller(
        cities={"Raleigh": RED, "New York": BLUE}, rails={RED: laid[:1], BLUE: laid[2:]}, settlers={RED: ["Raleigh"]},
        trains={RED: [laid[0], laid[3]]},
    )  # fmt: skip
    act(game, move_settler("g13y6"))
    act(game, rail(laid[1], RED))
    act(game, move_train(laid[1]))
    act(game, deliver("New York"))


def test_positions_with_fewer_token_numbers_are_valid():
    """A-INV-06."""
    data = copy.deepcopy(BOARD.data)
    data["suggested_setup"]["tokens"] = {hex: max(n, 10) for hex, n in data["suggested_setup"]["tokens"].items()}
    data["number_tokens"] = {"10": 8, "11": 4}
    game = hexstead.new("america", board=data, seed=1)
    assert hexstead.from_position(game.position()).position() == game.position()
