"""From a map and options to boards and states; fields derived from a position, and why a position is invalid."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hexstead.board import Board as MapBoard
from hexstead.core.common_fields import FIRST_ROLL, NOBODY, ROB, SET_UP
from hexstead.core.names import Names
from hexstead.core.prepare import (
    ROLLED_IN,
    card_problems,
    derive_cards,
    derive_rolled,
    fill_graph,
    fill_stocks,
    fill_tables,
    fill_trading,
    in_first_turn,
    loose_paths,
    names_of,
    phase_problems,
    rolled_problems,
    someone_to_rob,
    win_problems,
)
from hexstead.core.rule import rule_function
from hexstead.core.rules.awards import longest_path_holder, measure_all_paths

from . import meta, rules
from .rules.points import points as points
from .state import Board, State, Work

PHASES_ROLLED = {**ROLLED_IN, meta.SET_ROAD: 0}
RULES = {"supply": "I-INV-01", "stack": "I-INV-02", "discard": "I-PIR-01", "new": "I-DEV-03"}


def make_names(board: MapBoard) -> Names:
    axes = {"resources": meta.RESOURCES, "goods": meta.RESOURCES, "cards": meta.CARDS}
    return names_of(board, meta.PHASES, meta.BUNDLES, axes)


def fill_board(b: Board, board: MapBoard, options: Mapping[str, Any], players: int) -> None:
    fill_graph(b, board, meta.TERRAIN)
    fill_tables(b, board, cards=meta.CARDS, costs=meta.COSTS, bundles=meta.BUNDLES)
    b.ports = len(board.data["ports"])
    for i, port in enumerate(board.data["ports"]):
        b.port_node[i] = board.places[port["place"]]
        b.port_resource[i] = meta.RESOURCES.index(port["resource"])
        b.port_rate[i] = port["rate"]
    b.pirate_start = board.hex(board.data["pirate_start"])
    b.resources = b.goods = len(meta.RESOURCES)
    b.cards_per_resource = meta.CARDS_PER_RESOURCE
    b.hand_limit = meta.HAND_LIMIT
    b.roads_per_seat = meta.ROADS_PER_SEAT
    b.villages_per_seat = meta.VILLAGES_PER_SEAT
    b.towns_per_seat = meta.TOWNS_PER_SEAT
    b.longest_path_min = meta.LONGEST_PATH_MIN
    b.largest_army_min = meta.LARGEST_ARMY_MIN
    b.taken_by_card = meta.TAKEN_BY_CARD
    b.supply_price = meta.SUPPLY_PRICE
    b.points_to_win = options["game.points"] or meta.POINTS_TO_WIN[players]
    fill_trading(b, options, open_trading=True)
    b.idle_limit = options["game.idleRounds"]
    b.lone_shortage = int(options["production.loneShortageGetsRest"])


def start(s: State, b: Board, players: int) -> None:
    """All pieces in stock, all cards in supply and stack, the pirate on its hex (I-SET-01)."""
    fill_stocks(s, b, players)
    s.phase = FIRST_ROLL
    s.pirate = b.pirate_start
    for seat in range(players):
        s.roads_left[seat] = b.roads_per_seat
        s.villages_left[seat] = b.villages_per_seat
        s.towns_left[seat] = b.towns_per_seat


def default_state(s: State, b: Board, players: int) -> None:
    """Default state that partial positions override: an empty board in seat 0's first turn, after the roll."""
    start(s, b, players)
    in_first_turn(s, b)
    s.placed = players * meta.START_VILLAGES


def derive(s: State, b: Board, w: Work, given: set[str]) -> None:
    """Fill in fields that a position leaves out."""
    derive_rolled(s, given, PHASES_ROLLED)
    derive_cards(s, b, given, _open_cards(s, b))
    for name, owners, count in _stocks(s, b):
        if name not in given:
            left = getattr(s, name)
            for seat in range(s.players):
                left[seat] = count - owners.count(seat)
    if "lr_length" not in given:
        rule_function(measure_all_paths, rules)(s, b, w)
    if "lr_holder" not in given:
        s.lr_holder = longest_path_holder(s, b)
    if "la_holder" not in given:
        armies = [s.cards_open[seat][meta.KNIGHT] for seat in range(s.players)]
        best = max(armies)
        s.la_holder = armies.index(best) if best >= b.largest_army_min and armies.count(best) == 1 else NOBODY


def _stocks(s: State, b: Board) -> list[tuple[str, Any, int]]:
    """The field of each stock, the owners of its pieces on the board, and the number of pieces per seat."""
    return [
        ("roads_left", s.road_owner, b.roads_per_seat),
        ("villages_left", s.village_owner, b.villages_per_seat),
        ("towns_left", s.town_owner, b.towns_per_seat),
    ]


def _open_cards(s: State, b: Board) -> list[int]:
    return [sum(s.cards_open[seat][card] for seat in range(s.players)) for card in range(b.cards)]


def problems(s: State, b: Board) -> list[str]:
    """Return why a position is invalid, as sentences (I-INV)."""
    found = card_problems(s, b, meta.RESOURCES, meta.CARDS, _open_cards(s, b), RULES)
    for seat in range(s.players):
        for name, owners, count in _stocks(s, b):
            if owners.count(seat) + getattr(s, name)[seat] != count:
                piece = name.removesuffix("_left")
                found.append(f"Seat {seat} does not have {count} {piece} on the board and in stock (I-INV-03).")
        buildings = [max(pair) for pair in zip(s.village_owner, s.town_owner, strict=True)]
        if loose_paths(b, s.road_owner, buildings, seat):
            found.append(f"Roads of seat {seat} are not connected to a building of its own (I-INV-04).")
    for village, town in zip(s.village_owner, s.town_owner, strict=True):
        if village != NOBODY and town != NOBODY:
            found.append("An intersection holds both a village and a town (I-INV-05).")
    found += phase_problems(s, ()) + rolled_problems(s, meta.PHASES, PHASES_ROLLED) + _phase_faults(s, b)
    if s.turn_seat != NOBODY:
        found += win_problems(s, s.turn_seat, points(s, b, s.turn_seat), b.points_to_win, "I-WIN-01")
    return found


def _phase_faults(s: State, b: Board) -> list[str]:
    found: list[str] = []
    if s.pirate == NOBODY:
        found.append("The pirate must be on a hex (I-INV-06).")
    if s.phase in (SET_UP, meta.SET_ROAD) and s.placed >= s.players * meta.START_VILLAGES:
        found.append("All start villages are placed.")
    if (s.phase == meta.SET_ROAD) != (s.start_node != NOBODY):
        found.append("A start village needs a road exactly in the phase set_road.")
    buildings = [max(pair) for pair in zip(s.village_owner, s.town_owner, strict=True)]
    if s.phase == ROB and s.pirate != NOBODY and not someone_to_rob(s, b, s.pirate, buildings):
        found.append("There is nobody to rob.")
    return found


def point_sources(s: State, b: Board, seat: int) -> dict[str, int]:
    """A seat's points by source (I-WIN-02)."""
    return {
        "villages": s.village_owner.count(seat),
        "towns": s.town_owner.count(seat) * meta.TOWN_POINTS,
        "longest path": meta.AWARD_POINTS * (s.lr_holder == seat),
        "largest army": meta.AWARD_POINTS * (s.la_holder == seat),
        "victory cards": s.cards[seat][meta.VICTORY_POINT] + s.cards_open[seat][meta.VICTORY_POINT],
    }
