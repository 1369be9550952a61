"""Preparation: board struct and start state, derived fields, and validation of positions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...board import Board as MapBoard
from ...core.actions import PLAY_CARD
from ...core.common_fields import DRAW, FIRST_ROLL, NOBODY, PRE_ROLL, ROB, SET_UP
from ...core.names import Names
from ...core.prepare import (
    ROLLED_IN,
    card_problems,
    derive_cards,
    derive_rolled,
    fill_graph,
    fill_stocks,
    fill_tables,
    fill_trading,
    in_first_turn,
    largest_army_problems,
    longest_path_problems,
    loose_paths,
    names_of,
    phase_problems,
    rolled_problems,
    someone_to_rob,
    win_problems,
)
from ...core.rule import rule_function
from ...core.rules.awards import longest_path_holder, longest_trail, measure_all_paths
from . import meta, rules
from .mapcheck import places_of_kind
from .networks import network_problems
from .rules.points import points as points
from .state import Board, State, Work


def make_names(board: MapBoard) -> Names:
    landmarks = [entry["city"] for entry in board.data["landmarks"]]
    axes = {
        "resources": meta.RESOURCES, "goods": meta.RESOURCES, "cards": meta.CARDS,
        "cities": places_of_kind(board, "city"), "landmarks": landmarks,
        "start_cards": range(1, len(board.data["start_cards"]) + 1),
    }  # fmt: skip
    return names_of(board, meta.PHASES, meta.BUNDLES, axes)


def fill_board(b: Board, board: MapBoard, options: Mapping[str, Any], players: int) -> None:
    fill_graph(b, board, meta.TERRAIN)
    _fill_places(b, board)
    fill_tables(
        b,
        board,
        cards=meta.CARDS,
        costs=meta.COSTS,
        bundles=meta.BUNDLES,
    )
    b.resources = b.goods = len(meta.RESOURCES)
    b.cards_per_resource = meta.CARDS_PER_RESOURCE
    b.hand_limit = meta.HAND_LIMIT
    b.roads_per_seat = meta.ROADS_PER_SEAT
    b.halls_per_seat = meta.HALLS_PER_SEAT
    b.start_halls = meta.START_HALLS
    b.longest_path_min = meta.LONGEST_ROAD_MIN
    b.largest_army_min = meta.LARGEST_ARMY_MIN
    b.supply_price = meta.SUPPLY_PRICE
    b.trade_card_price = meta.TRADE_CARD_PRICE

    b.points_to_win = options["game.points"] or meta.POINTS_TO_WIN[players]
    fill_trading(b, options, open_trading=b.rules_version >= 3)
    b.first_seat = options["game.first"]
    b.idle_limit = options["game.idleRounds"]
    b.variable = int(options["setup.pieces"] == "variable")
    b.lone_shortage = int(options["production.loneShortageGetsRest"])
    b.reward_playable = int(options["dev.rewardPlayableSameTurn"])
    b.holder_keeps = int(options["lr.tieAfterBreak"] == "holderKeeps")
    b.empty_separates = int(options["lr.emptySpotSeparates"])
    b.cards_declinable = int(b.rules_version >= meta.CARDS_DECLINABLE)
    if not options["dev.beforeRoll"]:
        b.fits[PRE_ROLL][PLAY_CARD] = 0


def _fill_places(b: Board, board: MapBoard) -> None:
    cities = places_of_kind(board, "city")
    b.cities = len(cities)
    for i, name in enumerate(cities):
        b.city_node[i] = board.places[name]
        b.spot[board.places[name]] = meta.CITY
    b.landmarks = len(board.data["landmarks"])
    for i, entry in enumerate(board.data["landmarks"]):
        node = board.places[entry["city"]]
        b.landmark_node[i] = node
        b.node_landmark[node] = i
        b.spot[node] = meta.MONUMENT
        b.reward[i] = meta.REWARDS.index(entry["reward"]["type"])
        b.reward_count[i] = entry["reward"]["count"]
    b.start_cards = len(board.data["start_cards"])
    for i, card in enumerate(board.data["start_cards"]):
        for k, name in enumerate(card["cities"]):
            b.start_city[i][k] = cities.index(name)
        for k, resource in enumerate(card["resources"]):
            b.start_resource[i][k] = meta.RESOURCES.index(resource)
    b.goetz_start = board.hex(board.data["gotz_start"])


def start(s: State, b: Board, players: int) -> None:
    """Start state: no pieces on the map but Götz on his hex; chance acts first (G-SET-01, 04 to 06, G-VAR-04)."""
    fill_stocks(s, b, players)
    s.phase = FIRST_ROLL if b.variable else meta.DEAL
    s.goetz = b.goetz_start
    for seat in range(players):
        s.roads_left[seat] = b.roads_per_seat
        s.halls_left[seat] = b.halls_per_seat


def default_state(s: State, b: Board, players: int) -> None:
    """Default state that partial positions override: an empty board in seat 0's first turn, after the roll."""
    start(s, b, players)
    in_first_turn(s, b)
    s.placed = players * b.start_halls if b.variable else 0


def derive(s: State, b: Board, w: Work, given: set[str]) -> None:
    """Derive the fields that a position leaves out."""
    seats = range(s.players)
    if b.rules_version >= meta.STRICT_POSITIONS:
        derive_rolled(s, given, PHASES_ROLLED)
    derive_cards(s, b, given, _cards_away(s, b))
    if "roads_left" not in given:
        for seat in seats:
            s.roads_left[seat] = b.roads_per_seat - s.road_owner.count(seat)
    if "round_busy" not in given and s.stack_size > 0:
        s.round_busy = 1
    if "lr_length" not in given:
        rule_function(measure_all_paths, rules)(s, b, w)
    if "lr_holder" not in given:
        s.lr_holder = longest_path_holder(s, b)
    if "la_holder" not in given:
        armies = _armies(s)
        best = max(armies)
        s.la_holder = armies.index(best) if best >= b.largest_army_min and armies.count(best) == 1 else NOBODY
    if "halls_left" not in given:
        for seat in seats:
            s.halls_left[seat] = b.halls_per_seat - _halls_placed(s, seat)


def _cards_away(s: State, b: Board) -> list[int]:
    """Played and revealed development cards, by kind."""
    return [sum(s.cards_open[seat][card] for seat in range(s.players)) for card in range(b.cards)]


def _armies(s: State) -> list[int]:
    return [s.cards_open[seat][meta.MERCENARY] for seat in range(s.players)]


def _halls_placed(s: State, seat: int) -> int:
    markers = s.marker_owner.count(seat) + (s.lr_holder == seat) + (s.la_holder == seat)
    return s.hall_owner.count(seat) + markers


PHASES_ROLLED = {**ROLLED_IN, DRAW: 1, meta.DEAL: 0}
RULES = {"supply": "G-INV-01", "stack": "G-INV-07", "discard": "G-GOE-01", "new": "G-DEV-03"}


def problems(s: State, b: Board) -> list[str]:
    """Why a state is invalid, as sentences (G-INV)."""
    found = card_problems(s, b, meta.RESOURCES, meta.CARDS, _cards_away(s, b), RULES)
    for seat in range(s.players):
        roads = s.road_owner.count(seat)
        if roads > b.roads_per_seat:
            found.append(f"Seat {seat} has {roads} roads, but there are {b.roads_per_seat} (G-INV-02).")
        elif roads + s.roads_left[seat] != b.roads_per_seat:
            found.append(f"Seat {seat} has {roads} roads and {s.roads_left[seat]} in stock (G-INV-02).")
        halls = _halls_placed(s, seat)
        if halls > b.halls_per_seat:
            found.append(f"Seat {seat} has placed {halls} town halls, but there are {b.halls_per_seat} (G-INV-02).")
        elif halls + s.halls_left[seat] != b.halls_per_seat:
            found.append(f"Seat {seat} has placed {halls} town halls and {s.halls_left[seat]} are in stock (G-INV-02).")
        if loose_paths(b, s.road_owner, s.hall_owner, seat):
            found.append(f"Roads of seat {seat} hang on no town hall of its own (G-INV-05).")
    for node in range(len(s.hall_owner)):
        if s.hall_owner[node] != NOBODY and (node >= b.nodes or b.spot[node] != meta.CITY):
            found.append("A town hall stands on a spot that is not a city (G-INV-03).")
    found += phase_problems(s, (meta.DEAL,)) + _odd_phase(s, b)
    return found + _unreachable(s, b) if b.rules_version >= meta.STRICT_POSITIONS else found


def _unreachable(s: State, b: Board) -> list[str]:
    """Why play cannot reach a state whose pieces and cards are complete."""
    found = rolled_problems(s, meta.PHASES, PHASES_ROLLED) + network_problems(s, b)
    measure, w = rule_function(longest_trail, rules), Work()
    lengths = [measure(s, b, w, seat) for seat in range(s.players)]
    found += longest_path_problems(s, b, lengths, "longest road", "G-LR-01")
    found += largest_army_problems(s, b, _armies(s), "G-LA-01")
    if s.turn_seat != NOBODY:
        found += win_problems(s, s.turn_seat, points(s, b, s.turn_seat), b.points_to_win, "G-WIN-01")
    return found


def _odd_phase(s: State, b: Board) -> list[str]:
    """Problems with Germany's own phases."""
    found: list[str] = []
    if s.goetz == NOBODY:
        found.append("Götz stands on exactly one hex (G-INV-08).")
    if s.phase == meta.ROADS and not s.free_roads:
        found.append("There is no free road to place.")
    if s.phase == SET_UP and s.placed >= s.players * b.start_halls:
        found.append("All start town halls are placed.")
    if s.phase == meta.DEAL and NOBODY not in s.start_card[: s.players]:
        found.append("All start cards are dealt.")
    if s.phase == ROB and s.goetz != NOBODY and not someone_to_rob(s, b, s.goetz, s.hall_owner):
        found.append("There is nobody to rob.")
    return found


def point_sources(s: State, b: Board, seat: int) -> dict[str, int]:
    """A seat's points by source (G-WIN-03)."""
    return {
        "town halls": s.hall_owner.count(seat),
        "landmarks": s.marker_owner.count(seat),
        "longest road": int(s.lr_holder == seat),
        "largest army": int(s.la_holder == seat),
        "victory cards": s.cards[seat][meta.VICTORY_POINT] + s.cards_open[seat][meta.VICTORY_POINT],
    }


def start_of(s: State, b: Board, seat: int) -> str:
    """The start card of a seat; empty without start cards."""
    return "" if s.start_card[seat] < 0 else f"card {s.start_card[seat] + 1}"


def built_nodes(s: State, b: Board) -> set[int]:
    """The nodes with a town hall or a built landmark."""
    halls = {node for node in range(b.nodes) if s.hall_owner[node] != NOBODY}
    return halls | {b.landmark_node[i] for i in range(b.landmarks) if s.marker_owner[i] != NOBODY}
