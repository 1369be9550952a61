"""Map requirements of America beyond valid geometry: marks, tokens, sites, tracks, edge hexes and the set-up."""

from __future__ import annotations

from typing import Any

from ...board import Board, geometry
from ...board.validation import NO_KEYS, Checker, describe, is_integer
from ...core.common_fields import COLOURS
from .meta import CARDS, RESOURCES, SIZES, START_CITIES, TERRAIN

TERRAINS = tuple(sorted(["desert", *TERRAIN]))
PLACE_KINDS = ("start", "site")
MARKS = ("?", "??")
MAX_GOLD = 3
MAX_EDGE_HEXES = 60

KEYS = {
    "map": frozenset(
        {"edge_hexes", "outlaw_start", "number_tokens", "token_order", "development_cards", "suggested_setup"}
    ),
    "hex": frozenset({"mark"}),
    "path": frozenset({"track"}),
    "place": frozenset({"gold"}),
}


def faults(board: Board) -> list[str]:
    """Return what makes a valid board unsuitable as a map of America, as sentences."""
    checker = Checker()
    _check_size(board, checker)
    _check_hexes(board, checker)
    for path in board.paths:
        if "track" in path.data:
            checker.expect_bool(path.data["track"], f"Path {path.id}: track")
    for name, entry in board.place_data.items():
        checker.expect_one_of(entry["kind"], f"{name}: kind", PLACE_KINDS)
        checker.expect_integer(entry.get("gold", 0), f"{name}: gold", 0, MAX_GOLD)
    if checker.expect_object(board.data, "The map", KEYS["map"], frozenset(board.data)):
        _check_edge_hexes(board, checker)
        old = frozenset({"en", "de", "effect"})  # names and texts that maps of format 1 could have; unused
        checker.check_development_cards(board.data["development_cards"], CARDS, old)
        start = board.data["outlaw_start"]
        if not isinstance(start, str) or start not in {tile.id for tile in board.hexes}:
            checker.fault(f"The outlaw starts on {describe(start)}, which is not a hex.")
        _check_tokens(board, checker)
        _check_setup(board, checker)
    return checker.faults


def _check_size(board: Board, checker: Checker) -> None:
    for what, size, count in (
        ("hexes", "hexes", len(board.hexes)),
        ("nodes", "nodes", len(board.nodes)),
        ("paths", "paths", len(board.paths)),
        ("sites", "sites", len(board.places)),
        ("hexes marked ?", "tokens", len(_marked(board))),
        ("hexes with a mark", "marks", sum(tile.data.get("mark") is not None for tile in board.hexes)),
    ):
        checker.expect_at_most(count, what, SIZES[size], "America")


def _marked(board: Board) -> set[str]:
    """Ids of the hexes that get a number token at the start."""
    return {tile.id for tile in board.hexes if tile.data.get("mark") == "?"}


def _check_hexes(board: Board, checker: Checker) -> None:
    for tile in board.hexes:
        checker.expect_one_of(tile.terrain, f"Hex {tile.id}: terrain", TERRAINS)
        if tile.number == 7:
            checker.fault(f"Hex {tile.id} has the number 7, but a 7 moves the outlaw.")
        mark = tile.data.get("mark")
        if mark is not None:
            checker.expect_one_of(mark, f"Hex {tile.id}: mark", MARKS)
        if (tile.terrain == "desert") != (mark is None and tile.number == 0):
            checker.fault(f"Hex {tile.id} should have a number or a mark unless it is desert.")
        elif mark is not None and tile.number:
            checker.fault(f"Hex {tile.id} has both a number and a mark.")


def _check_edge_hexes(board: Board, checker: Checker) -> None:
    entries = board.data["edge_hexes"]
    if not checker.expect_list(entries, "The list of edge hexes", 0, MAX_EDGE_HEXES):
        return
    first = board.data["hexes"][0]
    taken = {(entry["col"], entry["row"]): entry["id"] for entry in board.data["hexes"]}
    for number, entry in enumerate(entries, 1):
        what = f"Edge hex number {number}"
        if not checker.expect_object(entry, what, frozenset({"id", "col", "row", "terrain"}), frozenset({"unsure"})):
            continue
        checker.check_unsure(entry, what)
        checker.expect_name(entry["id"], f"{what}: id")
        checker.expect_one_of(entry["terrain"], f"{what}: terrain", TERRAINS)
        if checker.expect_integer(entry["col"], f"{what}: col") and checker.expect_integer(
            entry["row"], f"{what}: row"
        ):
            spot = (entry["col"], entry["row"])
            if spot in taken:
                checker.fault(f"{what} is on the same spot as {taken[spot]}.")
            elif not geometry.is_hex_spot(board.grid, spot, (first["col"], first["row"])):
                checker.fault(f"{what} does not fit the other hexes.")
            taken[spot] = what


def _check_tokens(board: Board, checker: Checker) -> None:
    """Check that there is one token per hex marked "?", and that the token order lists exactly those hexes."""
    marked = _marked(board)
    order, tokens = board.data["token_order"], board.data["number_tokens"]
    if not isinstance(order, list) or any(not isinstance(id, str) for id in order):
        checker.fault(f"The token order should be a list of hex ids, not {describe(order)}.")
    elif len(order) != len(marked) or set(order) != marked:
        checker.fault("The token order should name every hex marked ? once.")
    if not isinstance(tokens, dict) or any(
        not (isinstance(number, str) and number in {"2", "3", "4", "5", "6", "8", "9", "10", "11", "12"})
        or not is_integer(count, 1, len(board.hexes))
        for number, count in tokens.items()
    ):
        checker.fault(f"The number tokens should be an object of counts by number, not {describe(tokens)}.")
    elif sum(tokens.values()) != len(marked):
        checker.fault(f"There are {sum(tokens.values())} number tokens for {len(marked)} hexes marked ?.")
    else:
        checker.expect_at_most(len(tokens), "different numbers on its tokens", SIZES["token_numbers"], "America")


def _check_setup(board: Board, checker: Checker) -> None:
    setup = board.data["suggested_setup"]
    parts = frozenset({"tokens", "cities", "rails", "hands"})
    if not checker.expect_object(setup, "The suggested set-up", parts, NO_KEYS):
        return
    for part in sorted(parts):
        if not isinstance(setup[part], dict):
            checker.fault(f"The suggested set-up: {part} should be an object, not {describe(setup[part])}.")
            return
    _check_setup_tokens(board, setup["tokens"], checker)
    for part in ("cities", "rails", "hands"):
        if checker.expect_object(setup[part], f"The suggested set-up: {part}", frozenset(COLOURS), NO_KEYS):
            for colour in COLOURS:
                _check_setup_entry(board, part, colour, setup[part][colour], checker)


def _check_setup_tokens(board: Board, tokens: dict[str, Any], checker: Checker) -> None:
    laid: dict[str, int] = {}
    for id, number in tokens.items():
        if not isinstance(id, str) or not is_integer(number, 2, 12):
            checker.fault(f"The suggested set-up places {describe(number)} on {describe(id)}.")
            return
        laid[str(number)] = laid.get(str(number), 0) + 1
    if laid != board.data["number_tokens"]:
        checker.fault("The suggested set-up does not place exactly the number tokens of the map.")
    if tokens.keys() != _marked(board):
        checker.fault("The suggested set-up should place one token on every hex marked ?.")


def _check_setup_entry(board: Board, part: str, colour: str, value: Any, checker: Checker) -> None:
    what = f"The suggested {part} of {colour}"
    if part == "hands":
        if not isinstance(value, dict) or not all(
            isinstance(good, str) and good in RESOURCES and is_integer(count, 1, 9) for good, count in value.items()
        ):
            checker.fault(f"{what} should count resource cards, not {describe(value)}.")
        return
    if not isinstance(value, list) or not all(isinstance(name, str) for name in value):
        checker.fault(f"{what} should be a list of names, not {describe(value)}.")
    elif part == "cities":
        if len(value) != START_CITIES:
            checker.fault(f"{what} should be {START_CITIES}, not {len(value)}.")
        for name in value:
            if name not in board.places or board.place_data[name]["kind"] != "start":
                checker.fault(f"{what} name {describe(name)}, which is not a start site.")
    elif len(value) != 2 or not board.has_path("-".join(value)):
        checker.fault(f"{what} should be the two ends of one path, not {', '.join(describe(end) for end in value)}.")
