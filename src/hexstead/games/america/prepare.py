"""From map file and options to the records of a game; what follows from a position, and what makes one unsound."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...board import Board as MapBoard
from ...core.actions import DONE, Bundle
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
    ROB,
    RUNNING,
    SEATS,
    SET_UP,
    STEAL,
    TAKE,
    WON,
)
from . import meta
from .actions import ChoosePayout
from .events import GOLD_SOURCES
from .rules.searches import NO_SITE
from .state import Board, State, Work


def make_names(board: MapBoard) -> Names:
    def terms(give: int, give_count: int, get: int, get_count: int) -> Terms:
        goods = range(len(meta.GOODS))
        return (
            tuple(give_count if i == give else 0 for i in goods),
            tuple(get_count if i == get else 0 for i in goods),
        )

    axes: dict[str, Any] = {
        "seats": range(SEATS), "owners": (*range(SEATS), "neutral"), "resources": meta.RESOURCES, "goods": meta.GOODS,
        "cards": meta.CARDS, "hexes": [tile.id for tile in board.hexes],
        "nodes": [board.node_name(i) for i in range(len(board.nodes))],
        "paths": [board.path_name(i) for i in range(len(board.paths))], "sites": list(board.places),
        "pieces": range(2), "pieces_taken": ("none", "first", "second"), "payouts": range(meta.MOST_PAYOUTS),
        "sums": range(2, 13), "token_numbers": sorted(int(n) for n in board.data["number_tokens"]),
        "phases": [meta.PHASES[i] for i in range(len(meta.PHASES))], "endings": ENDINGS, "gold_sources": GOLD_SOURCES,
    }  # fmt: skip
    return Names(axes, [terms(*bundle) for bundle in meta.BUNDLES], {"paths": board.path, "nodes": board.node})


def fill_board(b: Board, board: MapBoard, options: Mapping[str, Any], players: int) -> None:
    _fill_graph(b, board)
    _fill_places(b, board)
    _fill_set_up(b, board, options, players)
    b.resources, b.goods, b.cards = len(meta.RESOURCES), len(meta.GOODS), len(meta.CARDS)
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
    b.cities_per_seat = meta.CITIES_PER_SEAT[players]
    b.rails_per_seat = meta.RAILS_PER_SEAT
    b.trains_per_seat = meta.TRAINS_PER_SEAT
    b.start_cities = meta.START_CITIES
    b.start_gold = meta.START_GOLD
    b.supply_price = meta.SUPPLY_PRICE
    b.gold_price = meta.GOLD_PRICE
    b.gold_purchases = meta.GOLD_PURCHASES
    b.steps_per_card = meta.STEPS_PER_CARD
    b.trains_per_path = meta.TRAINS_PER_PATH
    b.cards_for_build_phase = meta.CARDS_FOR_BUILD_PHASE
    b.cavalry_gold = meta.CAVALRY_GOLD
    b.engineer_rails = meta.ENGINEER_RAILS
    b.right_of_way_steps = meta.RIGHT_OF_WAY_STEPS
    b.taken_by_card = meta.TAKEN_BY_CARD
    b.cattle_drive_gold = meta.CATTLE_DRIVE_GOLD
    b.scout_steps = meta.SCOUT_STEPS
    b.scout_gold = meta.SCOUT_GOLD

    b.goods_to_win = options["game.goods"] or meta.GOODS_TO_WIN[players]
    b.offers_per_turn = options["trade.offers"]
    b.variable = int(options["setup.pieces"] == "variable")
    b.random_tokens = int(options["setup.tokens"] == "random")
    b.steal_optional = int(options["outlaw.stealOptional"])
    b.lone_shortage = int(options["production.loneShortageGetsRest"])
    b.start_adjacent = int(options["settler.startSpot"] == "adjacent")
    b.track_chain = int(options["rail.trackChain"])
    b.mutual_twice = int(options["railGold.mutual"] == "twice")
    b.single_mark_source = int(options["token.source"] == "singleMarkOnly")
    b.fee_per_move = int(options["fee.scope"] == "perTrainOwnerMove")
    b.on_arrival = int(options["delivery.timing"] == "onArrival")
    b.turn_player_builds = int(options["ebp.includesTurnPlayer"])
    b.fits[ROB][DONE] = b.steal_optional


def _fill_graph(b: Board, board: MapBoard) -> None:
    b.hexes, b.nodes, b.paths = len(board.hexes), len(board.nodes), len(board.paths)
    for i, path in enumerate(board.paths):
        b.path_a[i], b.path_b[i] = path.a, path.b
        b.path_track[i] = int(path.data.get("track", False))
    for i in range(len(board.nodes)):
        b.node_degree[i] = len(board.node_paths[i])
        for k, p in enumerate(board.node_paths[i]):
            b.node_path[i][k] = p
        b.node_hexes[i] = len(board.node_hexes[i])
        for k, h in enumerate(board.node_hexes[i]):
            b.node_hex[i][k] = h
        for k, distance in enumerate(board.distances[i]):
            b.distance[i][k] = distance
    marks = {None: meta.NO_MARK, "?": meta.SINGLE_MARK, "??": meta.DOUBLE_MARK}
    for i, tile in enumerate(board.hexes):
        b.hex_land[i] = int(tile.terrain in meta.TERRAIN)
        b.hex_resource[i] = meta.TERRAIN.get(tile.terrain, 0)
        b.hex_number[i] = tile.number
        b.hex_mark[i] = marks[tile.data.get("mark")]
        b.hex_corners[i] = len(tile.corners)
        for k, node in enumerate(tile.corners):
            b.hex_corner[i][k] = node


def _fill_places(b: Board, board: MapBoard) -> None:
    b.sites = len(board.places)
    for node in range(len(b.node_site)):
        b.node_site[node] = NO_SITE
    for i, (name, node) in enumerate(board.places.items()):
        b.site_node[i] = node
        b.node_site[node] = i
        b.site_start[i] = int(board.place_data[name]["kind"] == "start")
        b.site_gold[i] = board.place_data[name].get("gold", 0)


def _fill_set_up(b: Board, board: MapBoard, options: Mapping[str, Any], players: int) -> None:
    data = board.data
    marked = [i for i in range(len(board.hexes)) if b.hex_mark[i]]
    marked.sort(key=lambda i: (-board.hexes[i].x, board.hexes[i].y))  # east to west, north to south (AQ-55)
    b.marks = len(marked)
    for i, hex in enumerate(marked):
        b.mark_order[i] = hex
    b.tokens = len(data["token_order"])
    for i, id in enumerate(data["token_order"]):
        b.token_hex[i] = board.hex(id)
        b.token_start[i] = data["suggested_setup"]["tokens"][id]
    for i, number in enumerate(sorted(int(n) for n in data["number_tokens"])):
        b.token_numbers[i] = number
        b.token_counts[i] = data["number_tokens"][str(number)]
    b.outlaw_start = board.hex(data["outlaw_start"])
    sites = list(board.places)
    for c, colour in enumerate(meta.COLOURS):
        for k, name in enumerate(data["suggested_setup"]["cities"][colour]):
            b.start_city[c][k] = sites.index(name)
        b.start_rail[c] = board.path("-".join(data["suggested_setup"]["rails"][colour]))
        for resource, count in data["suggested_setup"]["hands"][colour].items():
            b.start_hand[c][meta.RESOURCES.index(resource)] = count
    colours = options["setup.colours"].split()
    for seat in range(players):
        b.seat_colour[seat] = meta.COLOURS.index(colours[seat])
    b.left_colour = meta.COLOURS.index(colours[-1])


def start(s: State, b: Board, players: int) -> None:
    """Everything in stock and supply; chance acts first."""
    s.players = players
    s.phase = meta.TOKENS if b.random_tokens else FIRST_ROLL
    s.roller = 0
    s.outlaw = b.outlaw_start
    s.turn_seat = 0
    s.first = 0
    for resource in range(b.resources):
        s.supply[resource] = b.cards_per_resource
    for card in range(b.cards):
        s.stack[card] = b.card_supply[card]
    s.stack_size = sum(s.stack)
    if not b.random_tokens:
        for i in range(b.tokens):
            s.token[b.token_hex[i]] = b.token_start[i]
    for seat in range(players):
        s.contender[seat] = 1
        s.gold[seat] = b.start_gold
        s.rails_left[seat] = b.rails_per_seat
        s.cities_left[seat] = b.cities_per_seat
        s.cubes[seat] = 1


def middle(s: State, b: Board, players: int) -> None:
    """An empty board in the middle of seat 0's turn: what a position is told against."""
    start(s, b, players)
    s.phase = MAIN
    s.roller = NOBODY
    s.turn = 1
    s.rolled = 1
    s.offers_left = b.offers_per_turn
    for i in range(b.tokens):
        s.token[b.token_hex[i]] = b.token_start[i]


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
            s.stack[card] = b.card_supply[card] - s.pile[card] - sum(s.cards[seat][card] for seat in seats)
    if "stack_size" not in given:
        s.stack_size = sum(s.stack)
    if "rails_left" not in given:
        for seat in seats:
            s.rails_left[seat] = b.rails_per_seat - s.rail_owner.count(seat)
    if "cities_left" not in given:
        for seat in seats:
            s.cities_left[seat] = b.cities_per_seat - s.city_owner.count(seat)
    if "delivered" not in given:
        for seat in seats:
            s.delivered[seat] = s.goods_on.count(seat)
    if "cubes" not in given:
        for seat in seats:
            founded = max(s.city_owner.count(seat) - b.start_cities, 0)
            s.cubes[seat] = max(1 + founded - s.delivered[seat], 0)


def points(s: State, b: Board, seat: int) -> int:
    """Deliveries made."""
    return s.delivered[seat]


def point_sources(s: State, b: Board, seat: int) -> dict[str, int]:
    """What a seat's points come from."""
    return {"deliveries": s.delivered[seat]}


def payout_arguments(s: State, options: Mapping[str, Any], x: int) -> dict[str, Any]:
    """A choice among routes, by the gold that each colour would get (A-GOLD-11)."""
    colours = options["setup.colours"].split()
    return {"gold": Bundle({colours[seat]: s.routes[x][seat] for seat in range(s.players) if s.routes[x][seat]})}


def payout_number(s: State, options: Mapping[str, Any], action: ChoosePayout) -> int | None:
    for x in range(s.n_routes):
        if payout_arguments(s, options, x)["gold"] == action.gold:
            return x
    return None


def faults(s: State, b: Board) -> list[str]:
    """What is unsound in a state, in sentences (A-INV)."""
    found: list[str] = []
    seats = range(s.players)
    for r, name in enumerate(meta.RESOURCES):
        total = s.supply[r] + sum(s.hand[seat][r] + s.discarded[seat][r] for seat in seats)
        if total != b.cards_per_resource or s.supply[r] < 0:
            found.append(f"Supply and hands hold {total} {name} cards instead of {b.cards_per_resource} (A-INV-01).")
    for seat in seats:
        found += _seat_faults(s, b, seat)
    for path in range(len(s.rail_owner)):
        trains = sum(at == path for seat in seats for at in s.train_at[seat])
        moving = s.move_train != NOBODY and s.train_at[s.turn_seat][s.move_train] == path
        if trains > b.trains_per_path + moving:
            found.append("More than two trains stand on one path (A-INV-04).")
        if trains and s.rail_owner[path] == NOBODY:
            found.append("A train stands where there is no rail (A-INV-04).")
    found += _settler_faults(s, b)
    for node in range(len(s.city_owner)):
        owner, cube = s.city_owner[node], s.goods_on[node]
        if owner != NOBODY and (node >= b.nodes or b.node_site[node] == NO_SITE):
            found.append("A city stands where there is no site (A-TERM-03).")
        if cube != NOBODY and owner in (NOBODY, cube):
            found.append("Goods lie where no other seat's city is (A-INV-07).")
    if any(s.token[i] and not b.hex_mark[i] for i in range(b.hexes)):
        found.append("A token lies on a hex without a mark (A-INV-06).")
    if s.phase != meta.TOKENS and sum(1 for n in s.token if n) != b.tokens:
        found.append(f"There are not {b.tokens} tokens on the board (A-INV-06).")
    if s.phase != meta.TOKENS:
        for i in range(len(b.token_numbers)):
            if s.token.count(b.token_numbers[i]) != b.token_counts[i]:
                found.append(f"There are not {b.token_counts[i]} tokens with a {b.token_numbers[i]} (A-INV-06).")
    for card, name in enumerate(meta.CARDS):
        total = s.stack[card] + s.pile[card] + sum(s.cards[seat][card] for seat in seats)
        if total != b.card_supply[card] or s.stack[card] < 0:
            found.append(f"There are {total} {name} cards instead of {b.card_supply[card]} (A-INV-08).")
        if s.cards_new[card] > s.cards[max(s.turn_seat, 0)][card]:
            found.append(f"More {name} cards are new than the turn player holds (A-DEV-03).")
    if s.stack_size != sum(s.stack):
        found.append("The stack size is not the number of cards in the stack (A-INV-08).")
    return found + _odd_phase(s, b)


def _seat_faults(s: State, b: Board, seat: int) -> list[str]:
    found: list[str] = []
    if s.hand_size[seat] != sum(s.hand[seat]) + sum(s.discarded[seat]):
        found.append(f"The hand size of seat {seat} is not the number of its cards (A-INV-01).")
    if s.card_count[seat] != sum(s.cards[seat]):
        found.append(f"The card count of seat {seat} is not the number of its cards (A-INV-08).")
    rails = s.rail_owner.count(seat)
    if rails + s.rails_left[seat] != b.rails_per_seat:
        found.append(f"Seat {seat} has {rails} rails and {s.rails_left[seat]} in stock (A-INV-03).")
    cities = s.city_owner.count(seat)
    if cities + s.cities_left[seat] != b.cities_per_seat:
        found.append(f"Seat {seat} has {cities} cities and {s.cities_left[seat]} in the yard (A-INV-03).")
    if s.goods_on.count(seat) != s.delivered[seat]:
        found.append(
            f"Seat {seat} has delivered {s.delivered[seat]} but {s.goods_on.count(seat)} cubes lie out (A-INV-02)."
        )
    most = 1 + max(cities - b.start_cities, 0)
    if s.delivered[seat] + s.cubes[seat] != most and cities >= b.start_cities:
        found.append(f"Seat {seat} has freed {most} cubes, not {s.delivered[seat] + s.cubes[seat]} (A-INV-02).")
    if s.discard_due[seat] > sum(s.hand[seat]):
        found.append(f"Seat {seat} owes more cards than it holds (A-OUT-01).")
    reached = {node for node in range(b.nodes) if s.city_owner[node] == seat}
    loose = {path for path in range(b.paths) if s.rail_owner[path] == seat}
    while True:
        joined = {path for path in loose if b.path_a[path] in reached or b.path_b[path] in reached}
        if not joined:
            break
        reached |= {b.path_a[path] for path in joined} | {b.path_b[path] for path in joined}
        loose -= joined
    if loose:
        found.append(f"Rails of seat {seat} hang on no city of its own (A-INV-10).")
    return found


def _settler_faults(s: State, b: Board) -> list[str]:
    found: list[str] = []
    spots = [(seat, node) for seat in range(s.players) for node in s.settler_at[seat] if node != NOBODY]
    if len({node for _, node in spots}) != len(spots):
        found.append("Two settlers stand on one intersection (A-INV-05).")
    for seat, node in spots:
        if node >= b.nodes or (b.node_site[node] != NO_SITE and s.city_owner[node] != seat):
            found.append(f"A settler of seat {seat} stands on an empty site or a foreign city (A-INV-05).")
    return found


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
    if s.outlaw == NOBODY:
        found.append("The outlaw stands on a hex.")
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
    if s.phase == FIRST_ROLL and (s.roller == NOBODY or not s.contender[s.roller]):
        found.append("Nobody is to roll for the first turn.")
    if s.phase == SET_UP and s.placed >= s.players * b.start_cities:
        found.append("All start cities are placed.")
    if s.phase in (meta.SET_RAIL, meta.SET_NEUTRAL) and s.placed >= s.players:
        found.append("All pieces of the set-up are placed.")
    if s.phase == meta.TOKENS and s.placed >= b.tokens:
        found.append("All tokens are placed.")
    if s.phase == meta.ROUTE and not 1 < s.n_routes <= meta.MOST_PAYOUTS:
        found.append("There are no routes to choose from.")
    if s.phase == meta.BONUS and s.bonus == NOBODY:
        found.append("There is no marked rail.")
    if s.phase == meta.ENGINEER and not s.free_rails:
        found.append("There is no free rail to place.")
    if s.phase == meta.EBP and s.builder == NOBODY:
        found.append("Nobody builds out of turn.")
    if s.phase in (MAIN, OFFER, meta.CARD_MOVE, meta.SCOUT, ROB) and s.builder != NOBODY:
        found.append("A seat builds out of turn only after the turn.")
    if s.move_train != NOBODY and s.train_at[max(s.turn_seat, 0)][s.move_train] == NOBODY:
        found.append("The train on the move is not on the board.")
    if s.phase != OFFER and any(s.answer):
        found.append("Seats answer only while an offer is open.")
    if s.phase == ROB and s.turn_seat != NOBODY and s.outlaw != NOBODY:
        owners = {s.city_owner[b.hex_corner[s.outlaw][k]] for k in range(b.hex_corners[s.outlaw])}
        if not any(s.hand_size[seat] for seat in owners - {NOBODY, s.turn_seat, meta.NEUTRAL}):
            found.append("There is nobody to rob.")
    return found
