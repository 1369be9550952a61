"""What a map of America must hold beyond sound geometry: marks, tokens, sites, tracks, edge hexes and the set-up."""

from __future__ import annotations

from typing import Any

from ...board import Board, geometry
from ...board.shapes import NOTHING, Findings, is_integer, shown
from ...core.table import COLOURS
from .meta import CARDS, RESOURCES, SIZES, START_CITIES, TERRAIN

TERRAINS = tuple(sorted(["desert", *TERRAIN]))
PLACE_KINDS = ("start", "site")
MARKS = ("?", "??")
MOST_GOLD = 3
MOST_EDGE_HEXES = 60

KEYS = {
    "map": frozenset(
        {"edge_hexes", "outlaw_start", "number_tokens", "token_order", "development_cards", "suggested_setup"}
    ),
    "hex": frozenset({"mark"}),
    "path": frozenset({"track"}),
    "place": frozenset({"gold"}),
}


def faults(board: Board) -> list[str]:
    """What is wrong with a map as a map of America, in sentences."""
    found = Findings()
    _check_size(board, found)
    _check_hexes(board, found)
    for path in board.paths:
        if "track" in path.data:
            found.a_truth(path.data["track"], f"Path {path.id}: track")
    for name, entry in board.place_data.items():
        found.one_of(entry["kind"], f"{name}: kind", PLACE_KINDS)
        found.a_number(entry.get("gold", 0), f"{name}: gold", 0, MOST_GOLD)
    if found.an_object(board.data, "The map", KEYS["map"], frozenset(board.data)):
        _check_edge_hexes(board, found)
        found.development_cards(board.data["development_cards"], CARDS, frozenset({"en", "de", "effect"}))
        start = board.data["outlaw_start"]
        if not isinstance(start, str) or start not in {tile.id for tile in board.hexes}:
            found.add(f"The outlaw starts on {shown(start)}, and there is no such hex.")
        _check_tokens(board, found)
        _check_setup(board, found)
    return found.faults


def _check_size(board: Board, found: Findings) -> None:
    for what, size, count in (
        ("hexes", "hexes", len(board.hexes)),
        ("nodes", "nodes", len(board.nodes)),
        ("paths", "paths", len(board.paths)),
        ("sites", "sites", len(board.places)),
        ("hexes marked ?", "tokens", len(_marked(board))),
        ("hexes with a mark", "marks", sum(tile.data.get("mark") is not None for tile in board.hexes)),
    ):
        found.at_most(count, what, SIZES[size], "America")


def _marked(board: Board) -> set[str]:
    """The hexes on which a token lies at the start."""
    return {tile.id for tile in board.hexes if tile.data.get("mark") == "?"}


def _check_hexes(board: Board, found: Findings) -> None:
    for tile in board.hexes:
        found.one_of(tile.terrain, f"Hex {tile.id}: terrain", TERRAINS)
        if tile.number == 7:
            found.add(f"Hex {tile.id} bears a 7, and a 7 moves the outlaw.")
        mark = tile.data.get("mark")
        if mark is not None:
            found.one_of(mark, f"Hex {tile.id}: mark", MARKS)
        if (tile.terrain == "desert") != (mark is None and tile.number == 0):
            found.add(f"Hex {tile.id} should have a number or a mark unless it is desert.")
        elif mark is not None and tile.number:
            found.add(f"Hex {tile.id} has both a number and a mark.")


def _check_edge_hexes(board: Board, found: Findings) -> None:
    entries = board.data["edge_hexes"]
    if not found.a_list(entries, "The list of edge hexes", 0, MOST_EDGE_HEXES):
        return
    first = board.data["hexes"][0]
    taken = {(entry["col"], entry["row"]): entry["id"] for entry in board.data["hexes"]}
    for number, entry in enumerate(entries, 1):
        what = f"Edge hex number {number}"
        if not found.an_object(entry, what, frozenset({"id", "col", "row", "terrain"}), frozenset({"unsure"})):
            continue
        found.unsure(entry, what)
        found.a_name(entry["id"], f"{what}: id")
        found.one_of(entry["terrain"], f"{what}: terrain", TERRAINS)
        if found.a_number(entry["col"], f"{what}: col") and found.a_number(entry["row"], f"{what}: row"):
            spot = (entry["col"], entry["row"])
            if spot in taken:
                found.add(f"{what} lies on the same spot as {taken[spot]}.")
            elif not geometry.is_hex_spot(board.grid, spot, (first["col"], first["row"])):
                found.add(f"{what} does not fit the other hexes.")
            taken[spot] = what


def _check_tokens(board: Board, found: Findings) -> None:
    """One token for every hex marked "?", and one order in which those hexes are laid out."""
    marked = _marked(board)
    order, tokens = board.data["token_order"], board.data["number_tokens"]
    if not isinstance(order, list) or any(not isinstance(id, str) for id in order):
        found.add(f"The token order should be a list of hex ids, not {shown(order)}.")
    elif len(order) != len(marked) or set(order) != marked:
        found.add("The token order should name every hex marked ? once.")
    if not isinstance(tokens, dict) or any(
        not (isinstance(number, str) and number in {"2", "3", "4", "5", "6", "8", "9", "10", "11", "12"})
        or not is_integer(count, 1, len(board.hexes))
        for number, count in tokens.items()
    ):
        found.add(f"The number tokens should be an object of counts by number, not {shown(tokens)}.")
    elif sum(tokens.values()) != len(marked):
        found.add(f"There are {sum(tokens.values())} number tokens for {len(marked)} hexes marked ?.")
    else:
        found.at_most(len(tokens), "different numbers on its tokens", SIZES["token_numbers"], "America")


def _check_setup(board: Board, found: Findings) -> None:
    setup = board.data["suggested_setup"]
    parts = frozenset({"tokens", "cities", "rails", "hands"})
    if not found.an_object(setup, "The suggested set-up", parts, NOTHING):
        return
    for part in sorted(parts):
        if not isinstance(setup[part], dict):
            found.add(f"The suggested set-up: {part} should be an object, not {shown(setup[part])}.")
            return
    _check_setup_tokens(board, setup["tokens"], found)
    for part in ("cities", "rails", "hands"):
        if found.an_object(setup[part], f"The suggested set-up: {part}", frozenset(COLOURS), NOTHING):
            for colour in COLOURS:
                _check_setup_entry(board, part, colour, setup[part][colour], found)


def _check_setup_tokens(board: Board, tokens: dict[str, Any], found: Findings) -> None:
    laid: dict[str, int] = {}
    for id, number in tokens.items():
        if not isinstance(id, str) or not is_integer(number, 2, 12):
            found.add(f"The suggested set-up lays {shown(number)} on {shown(id)}.")
            return
        laid[str(number)] = laid.get(str(number), 0) + 1
    if laid != board.data["number_tokens"]:
        found.add("The suggested set-up does not lay exactly the number tokens of the map.")
    if tokens.keys() != _marked(board):
        found.add("The suggested set-up should lay one token on every hex marked ?.")


def _check_setup_entry(board: Board, part: str, colour: str, value: Any, found: Findings) -> None:
    what = f"The suggested {part} of {colour}"
    if part == "hands":
        if not isinstance(value, dict) or not all(
            isinstance(good, str) and good in RESOURCES and is_integer(count, 1, 9) for good, count in value.items()
        ):
            found.add(f"{what} should count resource cards, not {shown(value)}.")
        return
    if not isinstance(value, list) or not all(isinstance(name, str) for name in value):
        found.add(f"{what} should be a list of names, not {shown(value)}.")
    elif part == "cities":
        if len(value) != START_CITIES:
            found.add(f"{what} should be {START_CITIES}, not {len(value)}.")
        for name in value:
            if name not in board.places or board.place_data[name]["kind"] != "start":
                found.add(f"{what} name {shown(name)}, which is not a start site.")
    elif len(value) != 2 or not board.has_path("-".join(value)):
        found.add(f"{what} should be the two ends of one path, not {', '.join(shown(end) for end in value)}.")
