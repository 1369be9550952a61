"""Map requirements of Germany beyond valid geometry: terrains, numbers, landmarks, cards and start cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...board import Board
from ...board.validation import NO_KEYS, Checker, describe
from .meta import CARDS, RESOURCES, REWARDS, SIZES, START_HALLS, START_RESOURCES, TERRAIN

PLACE_KINDS = ("city", "landmark")
MAX_REWARD = 2

KEYS = {"map": frozenset({"landmarks", "gotz_start", "development_cards", "start_cards"})}


def faults(board: Board) -> list[str]:
    """Return what makes a valid board unsuitable as a map of Germany, as sentences."""
    checker = Checker()
    _check_size(board, checker)
    _check_hexes(board, checker)
    kinds = [
        checker.expect_one_of(entry["kind"], f"{name}: kind", PLACE_KINDS) for name, entry in board.place_data.items()
    ]
    if checker.expect_object(board.data, "The map", KEYS["map"], frozenset(board.data)) and all(kinds):
        _check_landmarks(board, checker)
        checker.check_development_cards(board.data["development_cards"], CARDS)
        _check_start_cards(board, checker)
        start = board.data["gotz_start"]
        if not isinstance(start, str) or start not in {tile.id for tile in board.hexes}:
            checker.fault(f"Götz starts on {describe(start)}, which is not a hex.")
    return checker.faults


def places_of_kind(board: Board, kind: str) -> list[str]:
    return [name for name, entry in board.place_data.items() if entry["kind"] == kind]


def _check_size(board: Board, checker: Checker) -> None:
    for what, size, count in (
        ("hexes", "hexes", len(board.hexes)),
        ("nodes", "nodes", len(board.nodes)),
        ("paths", "paths", len(board.paths)),
        ("cities", "cities", len(places_of_kind(board, "city"))),
        ("landmark towns", "landmarks", len(places_of_kind(board, "landmark"))),
    ):
        checker.expect_at_most(count, what, SIZES[size], "Germany")


def _check_hexes(board: Board, checker: Checker) -> None:
    for tile in board.hexes:
        checker.expect_one_of(tile.terrain, f"Hex {tile.id}: terrain", tuple(TERRAIN))
        if tile.number == 0:
            checker.fault(f"Hex {tile.id} has no number; every hex of Germany needs one.")
        elif tile.number == 7:
            checker.fault(f"Hex {tile.id} has the number 7, but a 7 moves Götz.")


def _check_landmarks(board: Board, checker: Checker) -> None:
    landmarks = board.data["landmarks"]
    if not checker.expect_list(landmarks, "The list of landmarks", 1, SIZES["landmarks"]):
        return
    towns = places_of_kind(board, "landmark")
    listed: set[str] = set()
    for number, entry in enumerate(landmarks, 1):
        what = f"Landmark number {number}"
        if not checker.expect_object(entry, what, frozenset({"city", "name", "reward"}), frozenset({"unsure"})):
            continue
        checker.check_unsure(entry, what)
        checker.expect_name(entry["name"], f"{what}: name")
        city = entry["city"]
        if not isinstance(city, str) or city not in towns:
            checker.fault(f"{what} is at {describe(city)}, which is not a landmark town.")
        elif city in listed:
            checker.fault(f"{city} has two landmarks.")
        else:
            listed.add(city)
        _check_reward(entry["reward"], what, checker)
    checker.faults += [f"{town} is a landmark town without a landmark." for town in towns if town not in listed]


def _check_reward(reward: Any, what: str, checker: Checker) -> None:
    if not checker.expect_object(reward, f"The reward of {what}", frozenset({"type", "count"}), frozenset({"choice"})):
        return
    checker.expect_one_of(reward["type"], f"The reward of {what}: type", REWARDS)
    checker.expect_integer(reward["count"], f"The reward of {what}: count", 1, MAX_REWARD)
    if "choice" in reward:
        checker.expect_one_of(reward["choice"], f"The reward of {what}: choice", ("any",))


def _check_start_cards(board: Board, checker: Checker) -> None:
    cards = board.data["start_cards"]
    if not checker.expect_list(cards, "The list of start cards", SIZES["start_cards"], SIZES["start_cards"]):
        return
    cities = places_of_kind(board, "city")
    taken: set[str] = set()
    for number, entry in enumerate(cards, 1):
        what = f"Start card {number}"
        if not checker.expect_object(entry, what, frozenset({"cities", "resources"}), NO_KEYS):
            continue
        if checker.expect_list(entry["cities"], f"{what}: cities", START_HALLS, START_HALLS):
            for city in entry["cities"]:
                _check_start_city(city, what, cities, taken, checker)
        if checker.expect_list(entry["resources"], f"{what}: resources", START_RESOURCES, START_RESOURCES):
            for resource in entry["resources"]:
                checker.expect_one_of(resource, f"{what}: resource", RESOURCES)


def _check_start_city(city: Any, what: str, cities: list[str], taken: set[str], checker: Checker) -> None:
    if not isinstance(city, str) or city not in cities:
        checker.fault(f"{what} names {describe(city)}, which is not a city of the map.")
    elif city in taken:
        checker.fault(f"{what} names {city}, which is already on a start card.")
    else:
        taken.add(city)


def landmark_of(board: Board, town: str) -> Mapping[str, Any]:
    """Return the map entry of a town's landmark, whether or not it is built yet."""
    entries: list[Mapping[str, Any]] = board.data["landmarks"]
    return next(entry for entry in entries if entry["city"] == town)
