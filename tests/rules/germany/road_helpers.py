"""Helpers for tests of roads, buildings and cards: routes on the map, prices, legal sites, award holders."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from hexstead import Event, Game
from hexstead.board import shipped_map
from hexstead.core.actions import EndTurn
from hexstead.games.germany.actions import BuildHall, BuildLandmark, BuildRoad

from ..game_helpers import BLUE, ORANGE, RED, WHITE, act, roll
from .positions import position

BOARD = shipped_map("germany")
CITIES = [name for name, data in BOARD.place_data.items() if data["kind"] == "city"]
LANDMARKS = [name for name, data in BOARD.place_data.items() if data["kind"] == "landmark"]

ROAD_PRICE = {"lumber": 1, "brick": 1}
HALL_PRICE = {"lumber": 1, "brick": 1, "grain": 1, "wool": 1}
LANDMARK_PRICE = {"ore": 2, "grain": 1}
CARD_PRICE = {"wool": 1, "ore": 1, "grain": 1}
PLENTY = {"lumber": 4, "brick": 4, "wool": 4, "grain": 4, "ore": 4}
PROGRESS = ("road_building", "banking", "trade")
CARD_PHASES = ("pre_roll", "main")  # before and after the roll

# A line of eight paths for each seat, starting at one of its cities; no two lines touch.
STRAIGHT_ROADS = {
    RED: ["Rostock-v04", "v04-v02", "v02-v00", "v00-v01", "v01-Flensburg", "Flensburg-v06", "v06-v10", "v10-Emden"],
    ORANGE: ["Hof-v46", "v46-v52", "v52-v57", "v57-v62", "v62-v67", "v67-Passau", "Passau-v75", "v75-v78"],
    WHITE: ["v19-Osnabrück", "v19-v24", "v24-v30", "v30-v36", "v36-v42", "v42-Aachen", "Aachen-v53", "v53-Trier"],
    BLUE: ["Konstanz-v79", "v79-v81", "v81-v80", "v80-v77", "v77-Ulm", "Ulm-Stuttgart", "Stuttgart-v65", "v65-v70"],
}
HOME_CITIES = {"Rostock": RED, "Hof": ORANGE, "Osnabrück": WHITE, "Konstanz": BLUE}


def path_name(name: str) -> str:
    """Canonical name of a path, given its two ends as places or intersections in any order."""
    return BOARD.path_name(BOARD.path(name))


def road(name: str, seat: int) -> BuildRoad:
    return BuildRoad(path_name(name), seat=seat)


def paths_at(*places: str) -> list[str]:
    """Paths that end at one of these places."""
    return sorted({BOARD.path_name(p) for place in places for p in BOARD.node_paths[BOARD.node(place)]})


def shortest_path(start: str, goal: str) -> list[str]:
    """Paths of one shortest route."""
    goal_node, here = BOARD.node(goal), BOARD.node(start)
    found = []
    while here != goal_node:
        nearer = min(BOARD.node_neighbours[here], key=lambda n: BOARD.distances[n][goal_node])
        found.append(path_name(f"{BOARD.nodes[here].id}-{BOARD.nodes[nearer].id}"))
        here = nearer
    return found


def nearest_city(place: str) -> str:
    """City nearest to a place, other than the place itself, from which a road can go there."""
    node = BOARD.node(place)
    near = sorted((c for c in CITIES if c != place), key=lambda c: BOARD.distances[node][BOARD.node(c)])
    return next(city for city in near if not crossed_places(shortest_path(city, place)))


def crossed_places(paths: Sequence[str]) -> list[str]:
    """Cities and landmarks in the middle of a road."""
    return [place for place in (*CITIES, *LANDMARKS) if len(set(paths_at(place)) & path_names(paths)) == 2]


def road_to(place: str, seat: int = RED) -> dict[str, Any]:
    """Arguments for `position`: a road of the seat from its town hall in the nearest city to this place."""
    city = nearest_city(place)
    return {"halls": {city: seat}, "roads": {seat: shortest_path(city, place)}}


def buildable_roads(game: Game, seat: int) -> set[str]:
    """Paths on which the seat can build a road now."""
    return {action.path for action in game.legal(seat) if isinstance(action, BuildRoad)}


def buildable_sites(game: Game, seat: int) -> set[str]:
    """Cities in which the seat can build a town hall, and landmarks that it can build."""
    halls = {action.city for action in game.legal(seat) if isinstance(action, BuildHall)}
    return halls | {action.landmark for action in game.legal(seat) if isinstance(action, BuildLandmark)}


def path_names(names: Iterable[str]) -> set[str]:
    """Canonical names of paths."""
    return {path_name(name) for name in names}


def road_lengths(game: Game) -> list[int]:
    found: list[int] = game.position()["lr_length"]
    return found


def longest_road_holder(game: Game) -> int | None:
    """Seat that holds the longest road."""
    holder: int | None = game.position()["lr_holder"]
    return holder


def largest_army_holder(game: Game) -> int | None:
    """Seat that holds the largest army."""
    holder: int | None = game.position()["la_holder"]
    return holder


def landmark_markers(game: Game) -> dict[str, int]:
    """Owner of each built landmark."""
    owners: dict[str, int] = game.position()["marker_owner"]
    return owners


def stock(game: Game) -> tuple[list[int], list[int]]:
    """Roads and town halls in stock, each as a list by seat."""
    data = game.position()
    return data["roads_left"], data["halls_left"]


def end_turn(game: Game) -> list[Event]:
    return act(game, EndTurn(seat=game.turn_seat))


def pass_turn(game: Game) -> None:
    """Roll a 2 and end the turn without building."""
    roll(game, 1, 1)
    end_turn(game)


# Blue's road reaches Hannover, an empty city, from both sides; red's road ends there.
BLUE_WEST = ["Hannover-v20", "v20-Osnabrück", "Osnabrück-v19", "v19-v24", "v24-v30"]
BLUE_EAST = ["Hannover-v21", "v21-Magdeburg", "Magdeburg-v22"]
RED_SOUTH = ["Hannover-v32", "v32-Kassel", "Kassel-Dortmund", "Dortmund-Düsseldorf", "Düsseldorf-v30", "v30-v36"]
CUT_HALLS = {
    "Kassel": RED, "Dortmund": RED, "Düsseldorf": RED, "Hof": ORANGE, "Heidelberg": WHITE, "Osnabrück": BLUE,
    "Magdeburg": BLUE,
}  # fmt: skip


def at_hannover(west: int = 3, red: int = 5, orange: int = 0, **more: Any) -> Game:
    """Return a position in which blue's road is cut off at Hannover: `west` pieces west of it and three east of it.

    `red` and `orange` are the lengths of the other roads.
    """
    return position(
        halls=CUT_HALLS, hands={RED: PLENTY},
        roads={
            RED: RED_SOUTH[:red], ORANGE: STRAIGHT_ROADS[ORANGE][:orange], BLUE: BLUE_WEST[:west] + BLUE_EAST,
        },
        **more,
    )  # fmt: skip


def line_cities(seat: int, count: int) -> list[str]:
    """The cities in which a straight road of `count` paths needs town halls: its start and those that it crosses."""
    home = next(city for city, owner in HOME_CITIES.items() if owner == seat)
    return [home, *crossed_places(STRAIGHT_ROADS[seat][:count])]


def straight_roads(*counts: int, **more: Any) -> Game:
    """Return a position in which each seat has a straight road of the given length."""
    homes = {city: seat for seat, count in enumerate(counts) for city in line_cities(seat, count)}
    roads = {seat: STRAIGHT_ROADS[seat][:count] for seat, count in enumerate(counts)}
    return position(len(counts), halls=homes | more.pop("halls", {}), roads=roads, **more)
