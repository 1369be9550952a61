"""From map file and options to the records of a game; what follows from a position, and what makes one unsound."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...board import Board as MapBoard
from ...core.actions import PLAY_CARD
from ...core.names import Names, Terms
from ...core.table import (
    DISCARD,
    DRAW,
    ENDINGS,
    FIRST_ROLL,
    MAIN,
    NOBODY,
    OFFER,
    OVER,
    PRE_ROLL,
    ROB,
    RUNNING,
    SEATS,
    SET_UP,
    STEAL,
    TAKE,
    WON,
)
from . import meta
from .rules.longest_road import measure_all, rightful_holder
from .rules.points import points
from .state import Board, State, Work


def make_names(board: MapBoard) -> Names:
    cities = [name for name, data in board.place_data.items() if data["kind"] == "city"]
    landmarks = [entry["city"] for entry in board.data["landmarks"]]
    goods = len(meta.RESOURCES)

    def terms(give: int, give_count: int, get: int, get_count: int) -> Terms:
        return (
            tuple(give_count if i == give else 0 for i in range(goods)),
            tuple(get_count if i == get else 0 for i in range(goods)),
        )

    axes = {
        "seats": range(SEATS), "resources": meta.RESOURCES, "goods": meta.RESOURCES, "cards": meta.CARDS,
        "hexes": [tile.id for tile in board.hexes], "nodes": [board.node_name(i) for i in range(len(board.nodes))],
        "paths": [board.path_name(i) for i in range(len(board.paths))], "cities": cities, "landmarks": landmarks,
        "start_cards": range(1, len(board.data["start_cards"]) + 1),
        "phases": [meta.PHASES[i] for i in range(len(meta.PHASES))], "endings": ENDINGS,
    }  # fmt: skip
    find = {"paths": board.path, "nodes": board.node}
    return Names(axes, [terms(*bundle) for bundle in meta.BUNDLES], find)


def fill_board(b: Board, board: MapBoard, options: Mapping[str, Any], players: int) -> None:
    _fill_graph(b, board)
    _fill_places(b, board)
    b.resources = b.goods = len(meta.RESOURCES)
    b.cards = len(meta.CARDS)
    for item, cost in enumerate(meta.COSTS):
        for resource, count in cost.items():
            b.cost[item][resource] = count
    for entry in board.data["development_cards"]:
        b.card_supply[meta.CARDS.index(entry["id"])] = entry["count"]
    for phase, kinds in meta.ANSWERS.items():
        for kind in kinds:
            b.fits[phase][kind] = 1
    for phase in meta.PROMPTS:
        b.asks[phase] = 1
    b.bundles = len(meta.BUNDLES)
    for i, bundle in enumerate(meta.BUNDLES):
        b.bundle_give[i], b.bundle_give_count[i], b.bundle_get[i], b.bundle_get_count[i] = bundle
        b.bundle_start[bundle[0] + 1] = i + 1

    b.cards_per_resource = meta.CARDS_PER_RESOURCE
    b.hand_limit = meta.HAND_LIMIT
    b.roads_per_seat = meta.ROADS_PER_SEAT
    b.halls_per_seat = meta.HALLS_PER_SEAT
    b.start_halls = meta.START_HALLS
    b.longest_road_min = meta.LONGEST_ROAD_MIN
    b.largest_army_min = meta.LARGEST_ARMY_MIN
    b.roads_by_card = meta.ROADS_BY_CARD
    b.taken_by_card = meta.TAKEN_BY_CARD
    b.supply_price = meta.SUPPLY_PRICE
    b.trade_card_price = meta.TRADE_CARD_PRICE

    b.points_to_win = options["game.points"] or meta.POINTS_TO_WIN[players]
    b.offers_per_turn = options["trade.offers"]
    b.idle_limit = options["game.idleRounds"]
    b.variable = int(options["setup.pieces"] == "variable")
    b.lone_shortage = int(options["production.loneShortageGetsRest"])
    b.reward_playable = int(options["dev.rewardPlayableSameTurn"])
    b.holder_keeps = int(options["lr.tieAfterBreak"] == "holderKeeps")
    b.empty_separates = int(options["lr.emptySpotSeparates"])
    if not options["dev.beforeRoll"]:
        b.fits[PRE_ROLL][PLAY_CARD] = 0


def _fill_graph(b: Board, board: MapBoard) -> None:
    b.hexes, b.nodes, b.paths = len(board.hexes), len(board.nodes), len(board.paths)
    for i, path in enumerate(board.paths):
        b.path_a[i], b.path_b[i] = path.a, path.b
    for i in range(len(board.nodes)):
        b.node_degree[i] = len(board.node_paths[i])
        for k, p in enumerate(board.node_paths[i]):
            b.node_path[i][k] = p
        b.node_hexes[i] = len(board.node_hexes[i])
        for k, h in enumerate(board.node_hexes[i]):
            b.node_hex[i][k] = h
    for i, tile in enumerate(board.hexes):
        b.hex_resource[i] = meta.TERRAIN[tile.terrain]
        b.hex_number[i] = tile.number
        b.hex_corners[i] = len(tile.corners)
        for k, node in enumerate(tile.corners):
            b.hex_corner[i][k] = node


def _fill_places(b: Board, board: MapBoard) -> None:
    cities = [name for name, data in board.place_data.items() if data["kind"] == "city"]
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
    """Everything in stock and supply, no roads, Götz on his hex (G-SET-01, 04 to 06, G-VAR-04); chance acts first."""
    s.players = players
    s.phase = FIRST_ROLL if b.variable else meta.DEAL
    s.roller = 0
    s.goetz = b.goetz_start
    s.turn_seat = 0
    s.first = 0
    for resource in range(b.resources):
        s.supply[resource] = b.cards_per_resource
    for card in range(b.cards):
        s.stack[card] = b.card_supply[card]
    s.stack_size = sum(s.stack)
    for seat in range(players):
        s.contender[seat] = 1
        s.roads_left[seat] = b.roads_per_seat
        s.halls_left[seat] = b.halls_per_seat


def middle(s: State, b: Board, players: int) -> None:
    """An empty board in the middle of seat 0's turn: what a position is told against."""
    start(s, b, players)
    s.phase = MAIN
    s.roller = NOBODY
    s.turn = 1
    s.rolled = 1
    s.offers_left = b.offers_per_turn
    s.placed = players * b.start_halls if b.variable else 0


def derive(s: State, b: Board, w: Work, given: set[str]) -> None:
    """Fill in what follows from the rest of a position and was not given."""
    seats = range(s.players)
    if "hand_size" not in given:
        for seat in seats:
            s.hand_size[seat] = sum(s.hand[seat]) + sum(s.discarded[seat])
    if "supply" not in given:
        for r in range(b.resources):
            s.supply[r] = b.cards_per_resource - sum(s.hand[seat][r] + s.discarded[seat][r] for seat in seats)
    if "card_count" not in given:
        for seat in seats:
            s.card_count[seat] = sum(s.cards[seat])
    if "stack" not in given:
        for card in range(b.cards):
            s.stack[card] = b.card_supply[card] - sum(s.cards[seat][card] + s.cards_open[seat][card] for seat in seats)
    if "stack_size" not in given:
        s.stack_size = sum(s.stack)
    if "roads_left" not in given:
        for seat in seats:
            s.roads_left[seat] = b.roads_per_seat - s.road_owner.count(seat)
    if "round_busy" not in given and s.stack_size > 0:
        s.round_busy = 1
    if "lr_length" not in given:
        measure_all(s, b, w)
    if "lr_holder" not in given:
        s.lr_holder = rightful_holder(s, b)
    if "la_holder" not in given:
        armies = [s.cards_open[seat][meta.MERCENARY] for seat in seats]
        best = max(armies)
        s.la_holder = armies.index(best) if best >= b.largest_army_min and armies.count(best) == 1 else NOBODY
    if "halls_left" not in given:
        for seat in seats:
            s.halls_left[seat] = b.halls_per_seat - _halls_placed(s, seat)


def _halls_placed(s: State, seat: int) -> int:
    markers = s.marker_owner.count(seat) + (s.lr_holder == seat) + (s.la_holder == seat)
    return s.hall_owner.count(seat) + markers


def faults(s: State, b: Board) -> list[str]:
    """What is unsound in a state, in sentences (G-INV)."""
    found: list[str] = []
    seats = range(s.players)
    for r, name in enumerate(meta.RESOURCES):
        held = sum(s.hand[seat][r] + s.discarded[seat][r] for seat in seats)
        total = s.supply[r] + held
        if held > b.cards_per_resource:
            found.append(f"Hands hold {held} {name} cards, but there are {b.cards_per_resource} (G-INV-01).")
        elif total != b.cards_per_resource:
            found.append(f"Supply and hands hold {total} {name} cards instead of {b.cards_per_resource} (G-INV-01).")
    for seat in seats:
        if s.hand_size[seat] != sum(s.hand[seat]) + sum(s.discarded[seat]):
            found.append(f"The hand size of seat {seat} is not the number of its cards (G-INV-01).")
        if s.card_count[seat] != sum(s.cards[seat]):
            found.append(f"The card count of seat {seat} is not the number of its cards (G-INV-07).")
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
        found += _loose_roads(s, b, seat)
        if s.discard_due[seat] > sum(s.hand[seat]):
            found.append(f"Seat {seat} owes more cards than it holds (G-GOE-01).")
    for node in range(len(s.hall_owner)):
        if s.hall_owner[node] != NOBODY and (node >= b.nodes or b.spot[node] != meta.CITY):
            found.append("A town hall stands on a spot that is not a city (G-INV-03).")
    for card, name in enumerate(meta.CARDS):
        held = sum(s.cards[seat][card] + s.cards_open[seat][card] for seat in seats)
        total = max(s.stack[card], 0) + held
        if total != b.card_supply[card]:
            found.append(f"There are {total} {name} cards instead of {b.card_supply[card]} (G-INV-07).")
        if s.phase != OVER and s.cards_new[card] > s.cards[max(s.turn_seat, 0)][card]:
            found.append(f"More {name} cards are new than the turn player holds (G-DEV-03).")
    if s.stack_size != sum(s.stack):
        found.append("The stack size is not the number of cards in the stack (G-INV-07).")
    found += _odd_phase(s, b)
    return found


def _loose_roads(s: State, b: Board, seat: int) -> list[str]:
    """Every component of a colour's roads touches an own town hall (G-INV-05)."""
    reached = {node for node in range(b.nodes) if s.hall_owner[node] == seat}
    roads = {path for path in range(b.paths) if s.road_owner[path] == seat}
    while True:
        joined = {path for path in roads if b.path_a[path] in reached or b.path_b[path] in reached}
        if not joined:
            break
        reached |= {b.path_a[path] for path in joined} | {b.path_b[path] for path in joined}
        roads -= joined
    return [f"Roads of seat {seat} hang on no town hall of its own (G-INV-05)."] if roads else []


def _odd_phase(s: State, b: Board) -> list[str]:
    """A phase needs what it asks about, and only a finished game has an ending."""
    found: list[str] = []
    if (s.phase == OVER) != (s.ending != RUNNING):
        found.append("A game is over exactly when it has an ending.")
    if (s.ending == WON) != (s.winner != NOBODY):
        found.append("A game has a winner exactly when it was won.")
    for name, seat in (("turn_seat", s.turn_seat), ("first", s.first)):
        if seat == NOBODY:
            found.append(f"{name} is a seat.")
    if s.goetz == NOBODY:
        found.append("Götz stands on exactly one hex (G-INV-08).")
    if s.phase == STEAL and (s.victim == NOBODY or s.hand_size[s.victim] == 0):
        found.append("There is nobody to steal from.")
    if s.phase != STEAL and s.victim != NOBODY:
        found.append("A victim is named only while a card is stolen.")
    if s.phase == DISCARD and not any(s.discard_due):
        found.append("Nobody owes a discard.")
    if s.phase != DISCARD and (any(s.discard_due) or any(any(line) for line in s.discarded)):
        found.append("Cards are owed or set aside only on a 7.")
    if s.phase == DRAW and (not s.draws or not s.stack_size):
        found.append("There is no card to draw.")
    if s.phase == TAKE and (not s.take or not any(s.supply)):
        found.append("There is no card to take.")
    if s.phase == meta.ROADS and not s.free_roads:
        found.append("There is no free road to place.")
    if s.phase in (meta.DEAL, FIRST_ROLL) and (s.roller == NOBODY or not s.contender[s.roller]):
        found.append("Nobody is to roll for the first turn.")
    if s.phase == SET_UP and s.placed >= s.players * b.start_halls:
        found.append("All start town halls are placed.")
    if s.phase == meta.DEAL and NOBODY not in s.start_card[: s.players]:
        found.append("All start cards are dealt.")
    if s.phase != OFFER and any(s.answer):
        found.append("Seats answer only while an offer is open.")
    if s.phase == ROB and s.turn_seat != NOBODY and s.goetz != NOBODY:
        owners = {s.hall_owner[b.hex_corner[s.goetz][k]] for k in range(b.hex_corners[s.goetz])} - {NOBODY, s.turn_seat}
        if not any(s.hand_size[seat] for seat in owners):
            found.append("There is nobody to rob.")
    return found


def point_sources(s: State, b: Board, seat: int) -> dict[str, int]:
    """What a seat's points come from (G-WIN-03)."""
    return {
        "town halls": s.hall_owner.count(seat),
        "landmarks": s.marker_owner.count(seat),
        "longest road": int(s.lr_holder == seat),
        "largest army": int(s.la_holder == seat),
        "victory cards": s.cards[seat][meta.VICTORY_POINT] + s.cards_open[seat][meta.VICTORY_POINT],
    }


__all__ = ["derive", "faults", "fill_board", "make_names", "middle", "point_sources", "points", "start"]
