"""What tests of roads, buildings and cards need beside `table.py`: ways over the real board, prices, who holds what."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from hexstead import Event, Game
from hexstead.board import shipped_map
from hexstead.core.actions import EndTurn
from hexstead.games.germany.actions import BuildHall, BuildLandmark, BuildRoad

from ..tables import BLUE, ORANGE, RED, WHITE, act, roll
from .table import position

BOARD = shipped_map("germany")
CITIES = [name for name, data in BOARD.place_data.items() if data["kind"] == "city"]
LANDMARKS = [name for name, data in BOARD.place_data.items() if data["kind"] == "landmark"]

ROAD_PRICE = {"lumber": 1, "brick": 1}
HALL_PRICE = {"lumber": 1, "brick": 1, "grain": 1, "wool": 1}
LANDMARK_PRICE = {"ore": 2, "grain": 1}
CARD_PRICE = {"wool": 1, "ore": 1, "grain": 1}
PLENTY = {"lumber": 4, "brick": 4, "wool": 4, "grain": 4, "ore": 4}
PROGRESS = ("road_building", "banking", "trade")
WHENS = ("pre_roll", "main")  # before and after the roll

# A way of eight paths for each seat, from a city of its own; no two ways touch.
LINES = {
    RED: ["v10-Emden", "v06-v10", "Flensburg-v06", "v01-Flensburg", "v00-v01", "v00-v02", "v02-v04", "v04-Rostock"],
    ORANGE: [
        "Neubrandenburg-v18", "v18-Frankfurt (Oder)", "Frankfurt (Oder)-v29", "v29-v35", "v35-Dresden", "Dresden-v47",
        "v47-v52", "v52-v57",
    ],
    WHITE: ["v19-Osnabrück", "v19-v24", "v24-v30", "v30-v36", "v36-v42", "v42-Aachen", "Aachen-v53", "v53-Trier"],
    BLUE: [
        "Heidelberg-v64", "v64-Baden-Baden", "Baden-Baden-Freiburg", "Freiburg-Konstanz", "Konstanz-v79", "v79-v81",
        "v80-v81", "v77-v80",
    ],
}  # fmt: skip
HOMES = {"Emden": RED, "Neubrandenburg": ORANGE, "Osnabrück": WHITE, "Heidelberg": BLUE}


def path(name: str) -> str:
    """A path as the engine calls it, from its two ends by place or spot."""
    return BOARD.path_name(BOARD.path(name))


def road(name: str, seat: int) -> BuildRoad:
    return BuildRoad(path(name), seat=seat)


def paths_at(*places: str) -> list[str]:
    """All paths that touch one of these places."""
    return sorted({BOARD.path_name(p) for place in places for p in BOARD.node_paths[BOARD.node(place)]})


def way(start: str, goal: str) -> list[str]:
    """The paths of a shortest way."""
    goal_node, here = BOARD.node(goal), BOARD.node(start)
    found = []
    while here != goal_node:
        nearer = min(BOARD.node_neighbours[here], key=lambda n: BOARD.distances[n][goal_node])
        found.append(path(f"{BOARD.nodes[here].id}-{BOARD.nodes[nearer].id}"))
        here = nearer
    return found


def nearest_city(place: str) -> str:
    """The city next to a place, not the place itself."""
    node = BOARD.node(place)
    return min((c for c in CITIES if c != place), key=lambda c: BOARD.distances[node][BOARD.node(c)])


def at(place: str, seat: int = RED) -> dict[str, Any]:
    """A table at which a seat's road reaches this place from its town hall in the next city."""
    city = nearest_city(place)
    return {"halls": {city: seat}, "roads": {seat: way(city, place)}}


def roads_of(game: Game, seat: int) -> set[str]:
    """The paths on which the seat may build a road now."""
    return {action.path for action in game.legal(seat) if isinstance(action, BuildRoad)}


def towns_of(game: Game, seat: int) -> set[str]:
    """The cities in which the seat may build a town hall, and the landmarks that it may build."""
    halls = {action.city for action in game.legal(seat) if isinstance(action, BuildHall)}
    return halls | {action.landmark for action in game.legal(seat) if isinstance(action, BuildLandmark)}


def spots(names: Iterable[str]) -> set[str]:
    """Paths by whatever names, as the engine calls them."""
    return {path(name) for name in names}


def lengths(game: Game) -> list[int]:
    found: list[int] = game.position()["lr_length"]
    return found


def longest(game: Game) -> int | None:
    """Who holds the longest road."""
    holder: int | None = game.position()["lr_holder"]
    return holder


def army(game: Game) -> int | None:
    """Who holds the largest army."""
    holder: int | None = game.position()["la_holder"]
    return holder


def markers(game: Game) -> dict[str, int]:
    """Who has a marker on which ground plan: who built which landmark."""
    owners: dict[str, int] = game.position()["marker_owner"]
    return owners


def stock(game: Game) -> tuple[list[int], list[int]]:
    """Every seat's roads and town halls in stock."""
    told = game.position()
    return told["roads_left"], told["halls_left"]


def end_turn(game: Game) -> list[Event]:
    return act(game, EndTurn(seat=game.turn_seat))


def pass_turn(game: Game) -> None:
    """The turn player rolls a 2, builds nothing and ends the turn."""
    roll(game, 1, 1)
    end_turn(game)


# Blue's road runs from both sides to Hannover, an empty city; red's road ends there.
BLUE_WEST = ["Hannover-v20", "v20-Osnabrück", "Osnabrück-v19", "v19-v24", "v24-v30"]
BLUE_EAST = ["Hannover-v21", "v21-Magdeburg", "Magdeburg-v22"]
RED_SOUTH = ["Hannover-v32", "v32-Kassel", "Kassel-Dortmund", "Dortmund-Düsseldorf", "Düsseldorf-Köln", "Köln-Aachen"]
CUT_HALLS = {"Kassel": RED, "Neubrandenburg": ORANGE, "Heidelberg": WHITE, "Osnabrück": BLUE, "Magdeburg": BLUE}


def at_hannover(west: int = 3, red: int = 5, orange: int = 0, **more: Any) -> Game:
    """Blue's road has `west` pieces on one side of Hannover and three on the other; the others' roads are so long."""
    return position(
        halls=CUT_HALLS, hands={RED: PLENTY},
        roads={
            RED: RED_SOUTH[:red], ORANGE: LINES[ORANGE][:orange], BLUE: BLUE_WEST[:west] + BLUE_EAST,
        },
        **more,
    )  # fmt: skip


def lines(*counts: int, **more: Any) -> Game:
    """Straight roads of so many pieces, one for each seat."""
    return position(
        len(counts), halls={city: seat for city, seat in HOMES.items() if seat < len(counts)} | more.pop("halls", {}),
        roads={seat: LINES[seat][:count] for seat, count in enumerate(counts)}, **more,
    )  # fmt: skip
