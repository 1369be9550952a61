"""Map requirements of the island beyond valid geometry: terrains, numbers, ports and cards."""

from __future__ import annotations

from hexstead.board import Board
from hexstead.board.validation import NO_KEYS, Checker, describe

from .meta import CARDS, RESOURCES, SIZES, TERRAIN

KEYS = {"map": frozenset({"ports", "pirate_start", "development_cards"})}
PORT_KEYS = frozenset({"place", "resource", "rate"})


def faults(board: Board) -> list[str]:
    """Return what makes a valid board unsuitable as a map of the island, as sentences."""
    checker = Checker()
    for what, count in (("hexes", len(board.hexes)), ("nodes", len(board.nodes)), ("paths", len(board.paths))):
        checker.expect_at_most(count, what, SIZES[what], "the island")
    for tile in board.hexes:
        checker.expect_one_of(tile.terrain, f"Hex {tile.id}: terrain", tuple(TERRAIN))
        if tile.number in (0, 7):
            checker.fault(f"Hex {tile.id} needs a number other than 7.")
    for name, entry in board.place_data.items():
        checker.expect_one_of(entry["kind"], f"{name}: kind", ("port",))
    if checker.expect_object(board.data, "The map", KEYS["map"], frozenset(board.data)):
        _check_ports(board, checker)
        checker.check_development_cards(board.data["development_cards"], tuple(CARDS))
        start = board.data["pirate_start"]
        if not isinstance(start, str) or start not in {tile.id for tile in board.hexes}:
            checker.fault(f"The pirate starts on {describe(start)}, which is not a hex.")
    return checker.faults


def _check_ports(board: Board, checker: Checker) -> None:
    if not checker.expect_list(board.data["ports"], "The list of ports", 0, SIZES["ports"]):
        return
    for number, entry in enumerate(board.data["ports"], 1):
        what = f"Port number {number}"
        if not checker.expect_object(entry, what, PORT_KEYS, NO_KEYS):
            continue
        if not isinstance(entry["place"], str) or entry["place"] not in board.places:
            checker.fault(f"{what} is at {describe(entry['place'])}, which is not a place of the map.")
        checker.expect_one_of(entry["resource"], f"{what}: resource", tuple(RESOURCES))
        checker.expect_integer(entry["rate"], f"{what}: rate", 1, 4)
