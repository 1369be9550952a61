"""Map validation: first the JSON structure, then geometry and graph, then the requirements of the map's game."""

from __future__ import annotations

from collections.abc import Mapping
from types import ModuleType
from typing import Any

from ..game_packages import game_module, game_packages
from . import geometry
from .graph import UNREACHABLE, Board, build_board
from .validation import NO_KEYS, Checker, describe, is_name, truncated

FORMAT = 1
MAX_HEXES = 200
MAX_NODES = 400
MAX_PATHS = 600
MAX_TEXT_LENGTH = 4000

MAP_KEYS = frozenset({"format", "game", "title", "grid", "hexes", "nodes", "paths", "places", "provenance"})
HEX_KEYS, HEX_OPTIONS = frozenset({"id", "col", "row", "terrain"}), frozenset({"number", "corners", "region", "unsure"})
NODE_KEYS = frozenset({"id", "col", "row"})
PATH_KEYS, PATH_OPTIONS = frozenset({"a", "b"}), frozenset({"unsure"})
PLACE_KEYS, PLACE_OPTIONS = frozenset({"name", "at", "kind"}), frozenset({"unsure"})


def check_map(data: object) -> list[str]:
    """Return the faults of a map as sentences, at most 20 and a count of the rest; an empty list if it is valid."""
    return truncated(examine(data)[1])


def examine(data: object) -> tuple[Board | None, list[str]]:
    """Build the board of a map and list all faults; the board is None if there are any."""
    checker = Checker()
    game = _game_check(data, checker)
    keys: Mapping[str, frozenset[str]] = getattr(game, "KEYS", {})
    if _check_shape(data, checker, keys) and not checker.faults and isinstance(data, dict):
        _check_spots(data, checker)
        _check_references(data, checker)
        if not checker.faults:
            board = build_board(data)
            faults = _graph_faults(board)
            if not faults and game is not None:
                faults = list(game.faults(board))
            return (None if faults else board), faults
    return None, checker.faults


def _game_check(data: object, checker: Checker) -> ModuleType | None:
    """Import `mapcheck` of the map's game; None, with a fault added, if there is no such game."""
    game = data.get("game") if isinstance(data, dict) else None
    if not isinstance(game, str) or not is_name(game):
        return None  # _check_shape reports the fault
    if game not in game_packages():
        checker.fault(f"The map is for the game {game!r}, which does not exist.")
        return None
    return game_module(game, "mapcheck")


def _check_shape(data: object, checker: Checker, keys: Mapping[str, frozenset[str]]) -> bool:
    if not checker.expect_object(data, "The map", MAP_KEYS, keys.get("map", NO_KEYS)) or not isinstance(data, dict):
        return False
    if data["format"] != FORMAT or type(data["format"]) is not int:
        checker.fault(f"The map's format should be {FORMAT}, not {describe(data['format'])}.")
    checker.expect_name(data["game"], "The map's game")
    checker.expect_name(data["title"], "The map's title")
    checker.expect_one_of(data["grid"], "The map's grid", geometry.GRIDS)
    _check_provenance(data["provenance"], checker)
    usable = True
    if checker.expect_list(data["hexes"], "The list of hexes", 1, MAX_HEXES):
        for number, entry in enumerate(data["hexes"], 1):
            usable &= _check_hex(entry, f"Hex number {number}", checker, HEX_OPTIONS | keys.get("hex", NO_KEYS))
    if checker.expect_list(data["nodes"], "The list of nodes", 1, MAX_NODES):
        for number, entry in enumerate(data["nodes"], 1):
            what = f"Node number {number}"
            usable &= checker.expect_object(entry, what, NODE_KEYS, keys.get("node", NO_KEYS)) and _check_spot(
                entry, what, "Node", checker
            )
    if checker.expect_list(data["paths"], "The list of paths", 1, MAX_PATHS):
        for number, entry in enumerate(data["paths"], 1):
            usable &= _check_path(entry, f"Path number {number}", checker, PATH_OPTIONS | keys.get("path", NO_KEYS))
    if checker.expect_list(data["places"], "The list of places", 0, MAX_NODES):
        for number, entry in enumerate(data["places"], 1):
            usable &= _check_place(entry, f"Place number {number}", checker, PLACE_OPTIONS | keys.get("place", NO_KEYS))
    return usable


def _check_provenance(value: object, checker: Checker) -> None:
    if not isinstance(value, dict):
        checker.fault(f"The map's provenance should be an object, not {describe(value)}.")
        return
    if not value:
        checker.fault("The map's provenance is empty; state what is documented and what is reconstructed.")
    for key, text in value.items():
        if not is_name(key):
            checker.fault(f"The map's provenance has a key that is not a name: {describe(key)}.")
        elif not isinstance(text, str) or len(text) > MAX_TEXT_LENGTH:
            allowed = f"a text of at most {MAX_TEXT_LENGTH} characters"
            checker.fault(f"The map's provenance {key!r} should be {allowed}, not {describe(text)}.")


def _check_spot(entry: Mapping[str, Any], what: str, kind: str, checker: Checker) -> bool:
    if not checker.expect_name(entry["id"], f"The id of {what[0].lower()}{what[1:]}"):
        return False
    what = f"{kind} {entry['id']}"
    col = checker.expect_integer(entry["col"], f"{what}: col")
    return checker.expect_integer(entry["row"], f"{what}: row") and col


def _check_hex(entry: Any, what: str, checker: Checker, options: frozenset[str]) -> bool:
    if not checker.expect_object(entry, what, HEX_KEYS, options) or not _check_spot(entry, what, "Hex", checker):
        return False
    what = f"Hex {entry['id']}"
    checker.check_unsure(entry, what)
    usable = checker.expect_name(entry["terrain"], f"{what}: terrain")
    if "region" in entry:
        checker.expect_name(entry["region"], f"{what}: region")
    if "number" in entry:
        usable &= checker.expect_integer(entry["number"], f"{what}: number", 2, 12)
    if "corners" in entry:
        usable &= checker.expect_list(entry["corners"], f"{what}: corners", 1, 6) and all(
            checker.expect_name(corner, f"{what}: corner") for corner in entry["corners"]
        )
    return usable


def _check_path(entry: Any, what: str, checker: Checker, options: frozenset[str]) -> bool:
    if not checker.expect_object(entry, what, PATH_KEYS, options):
        return False
    checker.check_unsure(entry, what)
    one_end = checker.expect_name(entry["a"], f"{what}: end a")
    return checker.expect_name(entry["b"], f"{what}: end b") and one_end


def _check_place(entry: Any, what: str, checker: Checker, options: frozenset[str]) -> bool:
    if not checker.expect_object(entry, what, PLACE_KEYS, options):
        return False
    checker.check_unsure(entry, what)
    if not checker.expect_name(entry["name"], f"{what}: name"):
        return False
    what = entry["name"]
    spot = checker.expect_name(entry["at"], f"{what}: at")
    return checker.expect_name(entry["kind"], f"{what}: kind") and spot


def _check_spots(data: Mapping[str, Any], checker: Checker) -> None:
    """Check that ids and grid spots are unique, hexes fit the tiling, and nodes are corners of it."""
    grid = data["grid"]
    origin = (data["hexes"][0]["col"], data["hexes"][0]["row"])
    for kind, entries in (("Hex", data["hexes"]), ("Node", data["nodes"])):
        ids: set[str] = set()
        taken: dict[geometry.Spot, str] = {}
        for entry in entries:
            spot = (entry["col"], entry["row"])
            if entry["id"] in ids:
                checker.fault(f"{kind} {entry['id']} is listed twice.")
                continue
            ids.add(entry["id"])
            if spot in taken:
                checker.fault(
                    f"{kind} {entry['id']} is on the same spot as {taken[spot]}: col {spot[0]}, row {spot[1]}."
                )
            taken.setdefault(spot, entry["id"])
            if kind == "Hex" and not geometry.is_hex_spot(grid, spot, origin):
                checker.fault(f"Hex {entry['id']} at col {spot[0]}, row {spot[1]} does not fit the other hexes.")
            if kind == "Node" and not geometry.is_corner_spot(grid, spot, origin):
                checker.fault(f"Node {entry['id']} at col {spot[0]}, row {spot[1]} is not a corner of a hex.")


def _check_references(data: Mapping[str, Any], checker: Checker) -> None:
    spots = {entry["id"]: (entry["col"], entry["row"]) for entry in data["nodes"]}
    _check_corners(data, spots, checker)
    _check_paths(data, spots, checker)
    names: set[str] = set()
    taken: dict[str, str] = {}
    for entry in data["places"]:
        name, at = entry["name"], entry["at"]
        if name in names:
            checker.fault(f"The place {name} is listed twice.")
        names.add(name)
        if name in spots:
            checker.fault(f"The place {name} has the same name as a node.")
        if at not in spots:
            checker.fault(f"{name} is at {at}, which is not a node.")
        elif at in taken:
            checker.fault(f"{name} and {taken[at]} are at the same node, {at}.")
        taken.setdefault(at, name)


def _check_corners(data: Mapping[str, Any], spots: Mapping[str, geometry.Spot], checker: Checker) -> None:
    node_at = {spot: id for id, spot in spots.items()}
    for entry in data["hexes"]:
        corners = geometry.hex_corners(data["grid"], entry["col"], entry["row"])
        existing = [node_at[corner] for corner in corners if corner in node_at]
        if not existing:
            checker.fault(f"None of the corners of hex {entry['id']} exists as a node.")
        listed = entry.get("corners", existing)
        unknown = [corner for corner in listed if corner not in spots]
        if unknown:
            checker.fault(f"Hex {entry['id']} lists corners that do not exist: {', '.join(unknown)}.")
        elif listed != existing:
            checker.fault(
                f"Hex {entry['id']} lists the corners {', '.join(listed)}, "
                f"but by its position they are {', '.join(existing) or 'none'}."
            )


def _check_paths(data: Mapping[str, Any], spots: Mapping[str, geometry.Spot], checker: Checker) -> None:
    listed: set[frozenset[str]] = set()
    names: set[str] = set()
    for entry in data["paths"]:
        a, b = entry["a"], entry["b"]
        unknown = [end for end in (a, b) if end not in spots]
        if unknown:
            checker.fault(f"Path {a}-{b} leads to {unknown[0]}, which is not a node.")
        elif a == b:
            checker.fault(f"Path {a}-{b} starts and ends at the same node.")
        elif not geometry.is_edge(data["grid"], spots[a], spots[b]):
            checker.fault(f"Path {a}-{b} is not one edge long: its ends are not neighbouring corners.")
        if frozenset((a, b)) in listed:
            checker.fault(f"Path {a}-{b} is listed twice.")
        elif f"{a}-{b}" in names:
            checker.fault(f"Two paths are named {a}-{b}; rename one of their ends.")
        names.add(f"{a}-{b}")
        listed.add(frozenset((a, b)))


def _graph_faults(board: Board) -> list[str]:
    return [
        f"Node {board.node_name(i)} cannot be reached from {board.node_name(0)}."
        for i, distance in enumerate(board.distances_from(0))
        if distance == UNREACHABLE
    ]
