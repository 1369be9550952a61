"""What a map of Germany must hold beyond sound geometry: terrains, numbers, landmarks, cards and start cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...board import Board
from ...board.shapes import NOTHING, Findings, shown
from .meta import CARDS, RESOURCES, REWARDS, SIZES, START_HALLS, START_RESOURCES, TERRAIN

PLACE_KINDS = ("city", "landmark")
MOST_REWARD = 2

KEYS = {"map": frozenset({"landmarks", "gotz_start", "development_cards", "start_cards"})}


def faults(board: Board) -> list[str]:
    """What is wrong with a map as a map of Germany, in sentences."""
    found = Findings()
    _check_size(board, found)
    _check_hexes(board, found)
    kinds = [found.one_of(entry["kind"], f"{name}: kind", PLACE_KINDS) for name, entry in board.place_data.items()]
    if found.an_object(board.data, "The map", KEYS["map"], frozenset(board.data)) and all(kinds):
        _check_landmarks(board, found)
        found.development_cards(board.data["development_cards"], CARDS)
        _check_start_cards(board, found)
        start = board.data["gotz_start"]
        if not isinstance(start, str) or start not in {tile.id for tile in board.hexes}:
            found.add(f"Götz starts on {shown(start)}, and there is no such hex.")
    return found.faults


def places_of_kind(board: Board, kind: str) -> list[str]:
    return [name for name, entry in board.place_data.items() if entry["kind"] == kind]


def _check_size(board: Board, found: Findings) -> None:
    for what, size, count in (
        ("hexes", "hexes", len(board.hexes)),
        ("nodes", "nodes", len(board.nodes)),
        ("paths", "paths", len(board.paths)),
        ("cities", "cities", len(places_of_kind(board, "city"))),
        ("landmark towns", "landmarks", len(places_of_kind(board, "landmark"))),
    ):
        found.at_most(count, what, SIZES[size], "Germany")


def _check_hexes(board: Board, found: Findings) -> None:
    for tile in board.hexes:
        found.one_of(tile.terrain, f"Hex {tile.id}: terrain", tuple(TERRAIN))
        if tile.number == 0:
            found.add(f"Hex {tile.id} has no number; every hex of Germany bears one.")
        elif tile.number == 7:
            found.add(f"Hex {tile.id} bears a 7, and a 7 moves Götz.")


def _check_landmarks(board: Board, found: Findings) -> None:
    landmarks = board.data["landmarks"]
    if not found.a_list(landmarks, "The list of landmarks", 1, SIZES["landmarks"]):
        return
    towns = places_of_kind(board, "landmark")
    listed: set[str] = set()
    for number, entry in enumerate(landmarks, 1):
        what = f"Landmark number {number}"
        if not found.an_object(entry, what, frozenset({"city", "name", "reward"}), frozenset({"unsure"})):
            continue
        found.unsure(entry, what)
        found.a_name(entry["name"], f"{what}: name")
        city = entry["city"]
        if not isinstance(city, str) or city not in towns:
            found.add(f"{what} stands at {shown(city)}, which is not a landmark town.")
        elif city in listed:
            found.add(f"{city} has two landmarks.")
        else:
            listed.add(city)
        _check_reward(entry["reward"], what, found)
    found.faults += [f"{town} is a landmark town without a landmark." for town in towns if town not in listed]


def _check_reward(reward: Any, what: str, found: Findings) -> None:
    if not found.an_object(reward, f"The reward of {what}", frozenset({"type", "count"}), frozenset({"choice"})):
        return
    found.one_of(reward["type"], f"The reward of {what}: type", REWARDS)
    found.a_number(reward["count"], f"The reward of {what}: count", 1, MOST_REWARD)
    if "choice" in reward:
        found.one_of(reward["choice"], f"The reward of {what}: choice", ("any",))


def _check_start_cards(board: Board, found: Findings) -> None:
    cards = board.data["start_cards"]
    if not found.a_list(cards, "The list of start cards", SIZES["start_cards"], SIZES["start_cards"]):
        return
    cities = places_of_kind(board, "city")
    taken: set[str] = set()
    for number, entry in enumerate(cards, 1):
        what = f"Start card {number}"
        if not found.an_object(entry, what, frozenset({"cities", "resources"}), NOTHING):
            continue
        if found.a_list(entry["cities"], f"{what}: cities", START_HALLS, START_HALLS):
            for city in entry["cities"]:
                _check_start_city(city, what, cities, taken, found)
        if found.a_list(entry["resources"], f"{what}: resources", START_RESOURCES, START_RESOURCES):
            for resource in entry["resources"]:
                found.one_of(resource, f"{what}: resource", RESOURCES)


def _check_start_city(city: Any, what: str, cities: list[str], taken: set[str], found: Findings) -> None:
    if not isinstance(city, str) or city not in cities:
        found.add(f"{what} names {shown(city)}, which is not a city of the map.")
    elif city in taken:
        found.add(f"{what} names {city}, which is on a start card already.")
    else:
        taken.add(city)


def landmark_of(board: Board, town: str) -> Mapping[str, Any]:
    """The landmark that stands, or will stand, at a landmark town."""
    entries: list[Mapping[str, Any]] = board.data["landmarks"]
    return next(entry for entry in entries if entry["city"] == town)
