"""Whether a map file is sound, in sentences: first its shape, then its geometry and graph, then what its game asks."""

from __future__ import annotations

import re
from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from . import geometry
from .graph import UNREACHABLE, Board, build_board
from .shapes import NOTHING, Findings, cut_short, is_name, shown

FORMAT = 1
MOST_HEXES = 200
MOST_NODES = 400
MOST_PATHS = 600
LONGEST_TEXT = 4000
GAME_NAME = re.compile(r"[a-z][a-z0-9_]*")

MAP_KEYS = frozenset({"format", "game", "title", "grid", "hexes", "nodes", "paths", "places", "provenance"})
HEX_KEYS, HEX_OPTIONS = frozenset({"id", "col", "row", "terrain"}), frozenset({"number", "corners", "region", "unsure"})
NODE_KEYS = frozenset({"id", "col", "row"})
PATH_KEYS, PATH_OPTIONS = frozenset({"a", "b"}), frozenset({"unsure"})
PLACE_KEYS, PLACE_OPTIONS = frozenset({"name", "at", "kind"}), frozenset({"unsure"})


def check_map(data: object) -> list[str]:
    """What is wrong with a map, in sentences; an empty list when it is sound."""
    return cut_short(examine(data)[1])


def examine(data: object) -> tuple[Board | None, list[str]]:
    """The board of a map and all its faults; the board is there only when the map is sound."""
    shape = Findings()
    game = _game_check(data, shape)
    keys: Mapping[str, frozenset[str]] = getattr(game, "KEYS", {})
    if _check_shape(data, shape, keys) and not shape.faults and isinstance(data, dict):
        _check_spots(data, shape)
        _check_references(data, shape)
        if not shape.faults:
            board = build_board(data)
            faults = _graph_faults(board)
            if not faults and game is not None:
                faults = list(game.faults(board))
            return (None if faults else board), faults
    return None, shape.faults


def _game_check(data: object, found: Findings) -> ModuleType | None:
    """The module in the game's folder that knows what its maps must hold."""
    game = data.get("game") if isinstance(data, dict) else None
    if not isinstance(game, str) or not is_name(game):
        return None  # the shape check names the fault
    package = f"hexstead.games.{game}"
    if not GAME_NAME.fullmatch(game) or find_spec(package) is None or find_spec(f"{package}.mapcheck") is None:
        found.add(f"The map is for the game {game!r}, and there is no such game here.")
        return None
    return import_module(f"{package}.mapcheck")


def _check_shape(data: object, found: Findings, keys: Mapping[str, frozenset[str]]) -> bool:
    if not found.an_object(data, "The map", MAP_KEYS, keys.get("map", NOTHING)) or not isinstance(data, dict):
        return False
    if data["format"] != FORMAT or type(data["format"]) is not int:
        found.add(f"The map's format should be {FORMAT}, not {shown(data['format'])}.")
    found.a_name(data["game"], "The map's game")
    found.a_name(data["title"], "The map's title")
    found.one_of(data["grid"], "The map's grid", geometry.GRIDS)
    _check_provenance(data["provenance"], found)
    usable = True
    if found.a_list(data["hexes"], "The list of hexes", 1, MOST_HEXES):
        for number, entry in enumerate(data["hexes"], 1):
            usable &= _check_hex(entry, f"Hex number {number}", found, HEX_OPTIONS | keys.get("hex", NOTHING))
    if found.a_list(data["nodes"], "The list of nodes", 1, MOST_NODES):
        for number, entry in enumerate(data["nodes"], 1):
            what = f"Node number {number}"
            usable &= found.an_object(entry, what, NODE_KEYS, keys.get("node", NOTHING)) and _check_spot(
                entry, what, "Node", found
            )
    if found.a_list(data["paths"], "The list of paths", 1, MOST_PATHS):
        for number, entry in enumerate(data["paths"], 1):
            usable &= _check_path(entry, f"Path number {number}", found, PATH_OPTIONS | keys.get("path", NOTHING))
    if found.a_list(data["places"], "The list of places", 0, MOST_NODES):
        for number, entry in enumerate(data["places"], 1):
            usable &= _check_place(entry, f"Place number {number}", found, PLACE_OPTIONS | keys.get("place", NOTHING))
    return usable


def _check_provenance(value: object, found: Findings) -> None:
    if not isinstance(value, dict):
        found.add(f"The map's provenance should be an object, not {shown(value)}.")
        return
    if not value:
        found.add("The map's provenance says nothing: name what is documented or what is reconstructed.")
    for key, text in value.items():
        if not is_name(key):
            found.add(f"The map's provenance has a key that is no name: {shown(key)}.")
        elif not isinstance(text, str) or len(text) > LONGEST_TEXT:
            allowed = f"a text of at most {LONGEST_TEXT} characters"
            found.add(f"The map's provenance {key!r} should be {allowed}, not {shown(text)}.")


def _check_spot(entry: Mapping[str, Any], what: str, kind: str, found: Findings) -> bool:
    if not found.a_name(entry["id"], f"The id of {what[0].lower()}{what[1:]}"):
        return False
    what = f"{kind} {entry['id']}"
    col = found.a_number(entry["col"], f"{what}: col")
    return found.a_number(entry["row"], f"{what}: row") and col


def _check_hex(entry: Any, what: str, found: Findings, options: frozenset[str]) -> bool:
    if not found.an_object(entry, what, HEX_KEYS, options) or not _check_spot(entry, what, "Hex", found):
        return False
    what = f"Hex {entry['id']}"
    found.unsure(entry, what)
    usable = found.a_name(entry["terrain"], f"{what}: terrain")
    if "region" in entry:
        found.a_name(entry["region"], f"{what}: region")
    if "number" in entry:
        usable &= found.a_number(entry["number"], f"{what}: number", 2, 12)
    if "corners" in entry:
        usable &= found.a_list(entry["corners"], f"{what}: corners", 1, 6) and all(
            found.a_name(corner, f"{what}: corner") for corner in entry["corners"]
        )
    return usable


def _check_path(entry: Any, what: str, found: Findings, options: frozenset[str]) -> bool:
    if not found.an_object(entry, what, PATH_KEYS, options):
        return False
    found.unsure(entry, what)
    one_end = found.a_name(entry["a"], f"{what}: end a")
    return found.a_name(entry["b"], f"{what}: end b") and one_end


def _check_place(entry: Any, what: str, found: Findings, options: frozenset[str]) -> bool:
    if not found.an_object(entry, what, PLACE_KEYS, options):
        return False
    found.unsure(entry, what)
    if not found.a_name(entry["name"], f"{what}: name"):
        return False
    what = entry["name"]
    spot = found.a_name(entry["at"], f"{what}: at")
    return found.a_name(entry["kind"], f"{what}: kind") and spot


def _check_spots(data: Mapping[str, Any], found: Findings) -> None:
    """Ids are unique, every hex fits the tiling, every node is a corner of it, no two share a spot."""
    grid = data["grid"]
    origin = (data["hexes"][0]["col"], data["hexes"][0]["row"])
    for kind, entries in (("Hex", data["hexes"]), ("Node", data["nodes"])):
        ids: set[str] = set()
        taken: dict[geometry.Spot, str] = {}
        for entry in entries:
            spot = (entry["col"], entry["row"])
            if entry["id"] in ids:
                found.add(f"{kind} {entry['id']} is listed twice.")
                continue
            ids.add(entry["id"])
            if spot in taken:
                found.add(f"{kind} {entry['id']} lies on the same spot as {taken[spot]}: col {spot[0]}, row {spot[1]}.")
            taken.setdefault(spot, entry["id"])
            if kind == "Hex" and not geometry.is_hex_spot(grid, spot, origin):
                found.add(f"Hex {entry['id']} at col {spot[0]}, row {spot[1]} does not fit the other hexes.")
            if kind == "Node" and not geometry.is_corner_spot(grid, spot, origin):
                found.add(f"Node {entry['id']} at col {spot[0]}, row {spot[1]} is not a corner of a hex.")


def _check_references(data: Mapping[str, Any], found: Findings) -> None:
    spots = {entry["id"]: (entry["col"], entry["row"]) for entry in data["nodes"]}
    _check_corners(data, spots, found)
    _check_paths(data, spots, found)
    names: set[str] = set()
    taken: dict[str, str] = {}
    for entry in data["places"]:
        name, at = entry["name"], entry["at"]
        if name in names:
            found.add(f"The place {name} is listed twice.")
        names.add(name)
        if name in spots:
            found.add(f"The place {name} bears the id of a node.")
        if at not in spots:
            found.add(f"{name} lies on {at}, and there is no such node.")
        elif at in taken:
            found.add(f"{name} and {taken[at]} lie on one spot, {at}.")
        taken.setdefault(at, name)


def _check_corners(data: Mapping[str, Any], spots: Mapping[str, geometry.Spot], found: Findings) -> None:
    node_at = {spot: id for id, spot in spots.items()}
    for entry in data["hexes"]:
        corners = geometry.hex_corners(data["grid"], entry["col"], entry["row"])
        existing = [node_at[corner] for corner in corners if corner in node_at]
        if not existing:
            found.add(f"None of the corners of hex {entry['id']} exists as a node.")
        listed = entry.get("corners", existing)
        unknown = [corner for corner in listed if corner not in spots]
        if unknown:
            found.add(f"Hex {entry['id']} lists corners that do not exist: {', '.join(unknown)}.")
        elif listed != existing:
            found.add(
                f"Hex {entry['id']} lists the corners {', '.join(listed)}, "
                f"but by its place they are {', '.join(existing) or 'none'}."
            )


def _check_paths(data: Mapping[str, Any], spots: Mapping[str, geometry.Spot], found: Findings) -> None:
    listed: set[frozenset[str]] = set()
    names: set[str] = set()
    for entry in data["paths"]:
        a, b = entry["a"], entry["b"]
        nowhere = [end for end in (a, b) if end not in spots]
        if nowhere:
            found.add(f"Path {a}-{b} leads to {nowhere[0]}, and there is no such node.")
        elif a == b:
            found.add(f"Path {a}-{b} starts and ends at the same node.")
        elif not geometry.is_edge(data["grid"], spots[a], spots[b]):
            found.add(f"Path {a}-{b} is not one edge long: its ends are not neighbouring corners.")
        if frozenset((a, b)) in listed:
            found.add(f"Path {a}-{b} is listed twice.")
        elif f"{a}-{b}" in names:
            found.add(f"Two paths are called {a}-{b}; rename one of their ends.")
        names.add(f"{a}-{b}")
        listed.add(frozenset((a, b)))


def _graph_faults(board: Board) -> list[str]:
    return [
        f"Node {board.node_name(i)} cannot be reached from {board.node_name(0)}."
        for i, distance in enumerate(board.distances_from(0))
        if distance == UNREACHABLE
    ]
