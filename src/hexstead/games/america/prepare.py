"""Preparation: board struct and start state, derived fields, and validation of positions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...board import Board as MapBoard
from ...core.actions import DONE, Bundle
from ...core.common_fields import COLOURS, DRAW, FIRST_ROLL, NOBODY, OVER, ROB, SEATS, SET_UP
from ...core.names import Names
from ...core.options import SEAT_COLOURS, seat_colours
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
    loose_paths,
    names_of,
    phase_problems,
    rolled_problems,
    someone_to_rob,
    win_problems,
)
from . import meta
from .actions import ChoosePayout
from .meta import GOLD_SOURCES
from .rules.delivery import points as points
from .rules.searches import NO_SITE
from .state import Board, State, Work


def make_names(board: MapBoard) -> Names:
    axes = {
        "owners": (*range(SEATS), "neutral"), "resources": meta.RESOURCES, "goods": meta.GOODS, "cards": meta.CARDS,
        "sites": list(board.places), "pieces": range(2), "pieces_taken": ("none", "first", "second"),
        "payouts": range(meta.MOST_PAYOUTS), "sums": range(2, 13),
        "token_numbers": sorted(int(n) for n in board.data["number_tokens"]), "gold_sources": GOLD_SOURCES,
    }  # fmt: skip
    return names_of(board, meta.PHASES, meta.BUNDLES, axes)


def fill_board(b: Board, board: MapBoard, options: Mapping[str, Any], players: int) -> None:
    fill_graph(b, board, meta.TERRAIN)
    _fill_land(b, board)
    _fill_places(b, board)
    _fill_set_up(b, board, options, players)
    fill_tables(
        b,
        board,
        cards=meta.CARDS,
        costs=meta.COSTS,
        bundles=meta.BUNDLES,
    )
    b.resources, b.goods = len(meta.RESOURCES), len(meta.GOODS)
    b.cards_per_resource = meta.CARDS_PER_RESOURCE
    b.hand_limit = meta.HAND_LIMIT
    b.cities_per_seat = meta.CITIES_PER_SEAT[players]
    b.rails_per_seat = meta.RAILS_PER_SEAT
    b.start_cities = meta.START_CITIES
    b.start_gold = meta.START_GOLD
    b.supply_price = meta.SUPPLY_PRICE
    b.gold_price = meta.GOLD_PRICE
    b.gold_purchases = meta.GOLD_PURCHASES
    b.steps_per_card = meta.STEPS_PER_CARD
    b.trains_per_path = meta.TRAINS_PER_PATH
    b.cards_for_build_phase = meta.CARDS_FOR_BUILD_PHASE

    b.goods_to_win = min(options["game.goods"] or meta.GOODS_TO_WIN[players], meta.GOODS_TO_WIN[players])
    fill_trading(b, options, open_trading=b.rules_version >= 3)
    b.first_seat = options["game.first"]
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
    b.early_delivery = b.scout_and_grain = int(b.rules_version >= 3)
    b.fits[ROB][DONE] = b.steal_optional


def _fill_land(b: Board, board: MapBoard) -> None:
    """Fill in tracks, neighbouring paths, marks and distances (A-TERM-01, 02, 06, 09, AQ-01)."""
    marks = {None: meta.NO_MARK, "?": meta.SINGLE_MARK, "??": meta.DOUBLE_MARK}
    for i, path in enumerate(board.paths):
        b.path_track[i] = int(path.data.get("track", False))
        neighbours = [k for node in (path.a, path.b) for k in board.node_paths[node] if k != i]
        b.path_neighbours[i] = len(neighbours)
        for k, other in enumerate(neighbours):
            b.path_neighbour[i][k] = other
    for i, tile in enumerate(board.hexes):
        b.hex_land[i] = int(tile.terrain in meta.TERRAIN)
        b.hex_mark[i] = marks[tile.data.get("mark")]
    for i, line in enumerate(board.distances):
        for k, distance in enumerate(line):
            b.distance[i][k] = distance
        for k, node in enumerate(sorted(range(len(line)), key=line.__getitem__)):
            b.nearest[i][k] = node


def _fill_places(b: Board, board: MapBoard) -> None:
    """Fill in sites, purple ones among them, and coastal gold (A-TERM-03, 04, 08)."""
    b.sites = len(board.places)
    for node in range(len(b.node_site)):
        b.node_site[node] = NO_SITE
    for i, (name, node) in enumerate(board.places.items()):
        b.site_node[i] = node
        b.node_site[node] = i
        b.site_start[i] = int(board.place_data[name]["kind"] == "start")
        b.site_gold[i] = board.place_data[name].get("gold", 0)


def _fill_set_up(b: Board, board: MapBoard, options: Mapping[str, Any], players: int) -> None:
    """Fill in the order of hexes and tokens, the outlaw's hex and the pieces of each colour (A-SUG-01, 02, AQ-02)."""
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
    for c, colour in enumerate(COLOURS):
        for k, name in enumerate(data["suggested_setup"]["cities"][colour]):
            b.start_city[c][k] = sites.index(name)
        b.start_rail[c] = board.path("-".join(data["suggested_setup"]["rails"][colour]))
        for resource, count in data["suggested_setup"]["hands"][colour].items():
            b.start_hand[c][meta.RESOURCES.index(resource)] = count
    colours = seat_colours(options)
    for seat in range(players):
        b.seat_colour[seat] = COLOURS.index(colours[seat])
    b.left_colour = COLOURS.index(colours[-1])


def start(s: State, b: Board, players: int) -> None:
    """Start state: everything in stock and supply; chance acts first (A-SET-02 to 06)."""
    fill_stocks(s, b, players)
    s.phase = meta.TOKENS if b.random_tokens else FIRST_ROLL
    s.outlaw = b.outlaw_start
    if not b.random_tokens:
        for i in range(b.tokens):
            s.token[b.token_hex[i]] = b.token_start[i]
    for seat in range(players):
        s.gold[seat] = b.start_gold
        s.rails_left[seat] = b.rails_per_seat
        s.cities_left[seat] = b.cities_per_seat
        s.cubes[seat] = 1


def default_state(s: State, b: Board, players: int) -> None:
    """Default state that partial positions override: an empty board in seat 0's first turn, after the roll."""
    start(s, b, players)
    in_first_turn(s, b)
    for i in range(b.tokens):
        s.token[b.token_hex[i]] = b.token_start[i]


def derive(s: State, b: Board, w: Work, given: set[str]) -> None:
    """Derive the fields that a position leaves out."""
    seats = range(s.players)
    if b.rules_version >= meta.STRICT_POSITIONS:
        derive_rolled(s, given, PHASES_ROLLED)
    derive_cards(s, b, given, s.pile)
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


def point_sources(s: State, b: Board, seat: int) -> dict[str, int]:
    """A seat's points by source."""
    return {"deliveries": s.delivered[seat]}


def payout_arguments(s: State, options: Mapping[str, Any], x: int) -> dict[str, Any]:
    """The arguments of a choice of routes: the gold that each colour gets (A-GOLD-11)."""
    colours = seat_colours(options)
    return {"gold": Bundle({colours[seat]: s.routes[x][seat] for seat in range(s.players) if s.routes[x][seat]})}


def payout_number(s: State, options: Mapping[str, Any], action: ChoosePayout) -> int | None:
    """The number of a choice of routes, given by its gold or by its number; None if there is none.

    The gold is by colour or by seat, as a number or as the key of a JSON object.
    """
    if type(action.gold) is int and 0 <= action.gold < meta.MOST_PAYOUTS:
        return action.gold
    if not isinstance(action.gold, Mapping):
        return None
    by_seat = {str(seat): colour for seat, colour in enumerate(seat_colours(options))}
    gold = {by_seat.get(str(whose), whose): count for whose, count in action.gold.items()}
    for x in range(s.n_routes):
        if payout_arguments(s, options, x)["gold"] == gold:
            return x
    return None


PHASES_ROLLED = {**ROLLED_IN, DRAW: 1, meta.TOKENS: 0, meta.SET_RAIL: 0, meta.SET_NEUTRAL: 0, meta.EBP: 1}
OUT_OF_TURN = (meta.EBP, meta.ROUTE, meta.BONUS, DRAW, OVER)  # phases in which a seat can be building out of turn
RULES = {"supply": "A-INV-01", "stack": "A-INV-08", "discard": "A-OUT-01", "new": "A-DEV-03"}


def problems(s: State, b: Board) -> list[str]:
    """Why a state is invalid, as sentences (A-INV)."""
    found = card_problems(s, b, meta.RESOURCES, meta.CARDS, s.pile, RULES)
    seats = range(s.players)
    for seat in seats:
        found += _seat_problems(s, b, seat)
    for path in range(len(s.rail_owner)):
        trains = sum(at == path for seat in seats for at in s.train_at[seat])
        moving = s.move_train != NOBODY and s.train_at[s.turn_seat][s.move_train] == path
        if trains > b.trains_per_path + moving:
            found.append("More than two trains stand on one path (A-INV-04).")
        if trains and s.rail_owner[path] == NOBODY:
            found.append("A train stands where there is no rail (A-INV-04).")
    found += _settler_problems(s, b)
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
        for number, count in zip(b.token_numbers, b.token_counts, strict=True):
            if number and s.token.count(number) != count:
                found.append(f"There are not {count} tokens with a {number} (A-INV-06).")
    found += phase_problems(s, (meta.TOKENS,)) + _odd_phase(s, b)
    if b.rules_version >= meta.STRICT_POSITIONS:
        found += rolled_problems(s, meta.PHASES, PHASES_ROLLED)
        for seat in seats:  # all seats: a delivery is only possible in the seat's own turn and wins at once
            found += win_problems(s, seat, points(s, b, seat), b.goods_to_win, "A-WIN-01")
    return found


def _seat_problems(s: State, b: Board, seat: int) -> list[str]:
    found: list[str] = []
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
    if loose_paths(b, s.rail_owner, s.city_owner, seat):
        found.append(f"Rails of seat {seat} hang on no city of its own (A-INV-10).")
    return found


def _settler_problems(s: State, b: Board) -> list[str]:
    found: list[str] = []
    spots = [(seat, node) for seat in range(s.players) for node in s.settler_at[seat] if node != NOBODY]
    if len({node for _, node in spots}) != len(spots):
        found.append("Two settlers stand on one intersection (A-INV-05).")
    for seat, node in spots:
        if node >= b.nodes or (b.node_site[node] != NO_SITE and s.city_owner[node] != seat):
            found.append(f"A settler of seat {seat} stands on an empty site or a foreign city (A-INV-05).")
    return found


def _odd_phase(s: State, b: Board) -> list[str]:
    """Problems with America's own phases."""
    found: list[str] = []
    if s.outlaw == NOBODY:
        found.append("The outlaw stands on a hex.")
    if s.phase == SET_UP and s.placed >= s.players * b.start_cities:
        found.append("All start cities are placed.")
    if s.phase in (meta.SET_RAIL, meta.SET_NEUTRAL) and s.placed >= s.players:
        found.append("All pieces of the set-up are placed.")
    if s.phase == meta.TOKENS and s.placed >= b.tokens:
        found.append("All tokens are placed.")
    if s.n_routes > meta.MOST_PAYOUTS or (s.phase == meta.ROUTE) != (s.n_routes > 1):
        found.append("There are routes to choose from exactly while a payout is chosen.")
    if s.phase == meta.BONUS and s.bonus == NOBODY:
        found.append("There is no marked rail.")
    if s.phase == meta.ENGINEER and not s.free_rails:
        found.append("There is no free rail to place.")
    if s.phase == meta.EBP and s.builder == NOBODY:
        found.append("Nobody builds out of turn.")
    if s.builder != NOBODY and s.phase not in OUT_OF_TURN:
        found.append("A seat builds out of turn only after the turn.")
    if s.move_train != NOBODY and s.train_at[max(s.turn_seat, 0)][s.move_train] == NOBODY:
        found.append("The train on the move is not on the board.")
    if s.phase == ROB and s.outlaw != NOBODY and not someone_to_rob(s, b, s.outlaw, s.city_owner):
        found.append("There is nobody to rob.")
    return found


def start_of(s: State, b: Board, seat: int) -> str:
    """The colour of a seat, which determines its cities and hand in the suggested set-up."""
    return COLOURS[b.seat_colour[seat]]


def start_terms() -> tuple[dict[str, Any], ...]:
    """The colours in every rotation, so that every seat plays every colour."""
    turned = [COLOURS[i:] + COLOURS[:i] for i in range(len(COLOURS))]
    return tuple({SEAT_COLOURS.name: " ".join(colours)} for colours in turned)


def built_nodes(s: State, b: Board) -> set[int]:
    """The nodes with a city."""
    return {node for node in range(b.nodes) if s.city_owner[node] != NOBODY}
