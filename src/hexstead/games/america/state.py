"""America's structs: the state of a game, the board with its options, and the workspace."""

from __future__ import annotations

from ...core.actions import ActionCodes
from ...core.common_fields import NODE_DEGREE, CommonBoard, CommonState, CommonWork
from ...core.layout import Grid, Row, grid, number, row, struct
from .actions import ACTION_CLASSES
from .meta import MOST_PAYOUTS, SIZES, START_CITIES

CODES = ActionCodes(ACTION_CLASSES, SIZES)
ALL_SIZES = {**SIZES, "codes": CODES.codes}
SIDES = SIZES[
    "nodes"
]  # index of the payout lists after those of the nodes: each side of a new rail, then both sides joined


@struct(ALL_SIZES)
class State(CommonState):
    """The state of a game of America. Gold, yards, board and pile are public (A-INFO-03, AQ-79)."""

    gold: Row = row("seats")
    city_owner: Row = row("nodes", of="owners")
    cities_left: Row = row("seats")  # in the yard; each holds back one cube
    cubes: Row = row("seats")  # available for delivery
    delivered: Row = row("seats")
    goods_on: Row = row("nodes", of="seats")  # owner of the cube in a city's goods space
    rail_owner: Row = row("paths", of="seats")
    rails_left: Row = row("seats")
    train_at: Grid = grid("seats", "pieces", of="paths")
    settler_at: Grid = grid("seats", "pieces", of="nodes")
    token: Row = row("hexes")  # the number of the token on a hex, 0 without one
    outlaw: int = number(of="hexes")
    pile: Row = row("cards")  # played development cards

    bought: int = number()  # resource cards bought with gold this turn
    cavalry: int = number()  # 1: the outlaw is moved by the Cavalry
    move_train: int = number(of="pieces")  # the train on the move
    move_steps: int = number()  # steps it has left
    move_made: int = number()  # steps it has made
    lapsed: Row = row("pieces")  # steps that each train of the turn player lost since it last paid, this turn
    fees: Row = row("pieces")  # owners paid this turn by each train of the turn player, one bit per seat
    builder: int = number(of="seats")  # the seat that builds out of turn
    bonus: int = number(of="paths")  # the marked rail that allows another
    free_rails: int = number()  # rails left of the Engineer
    n_routes: int = number()
    routes: Grid = grid("payouts", "seats")  # gold per seat of each payout to choose from
    route_times: int = number()  # how often the chosen payout is paid


@struct(ALL_SIZES)
class Board(CommonBoard):
    """A board of America with the options of a game."""

    sites: int = number()
    site_node: Row = row("sites")
    node_site: Row = row("nodes")  # the site's number, or NO_SITE
    site_start: Row = row("sites")
    site_gold: Row = row("sites")
    path_track: Row = row("paths")
    path_neighbours: Row = row("paths")  # number of paths that share an end with it
    path_neighbour: Grid = grid("paths", 2 * (NODE_DEGREE - 1))  # those paths, beginning with the ones at its first end
    hex_mark: Row = row("hexes")
    hex_land: Row = row("hexes")  # 0: desert, which has no resource
    distance: Grid = grid("nodes", "nodes")
    nearest: Grid = grid("nodes", "nodes")  # all intersections in order of their distance
    marks: int = number()
    mark_order: Row = row("marks")  # marked hexes, east to west and north to south
    token_hex: Row = row("tokens")
    token_start: Row = row("tokens")
    token_numbers: Row = row("token_numbers")
    token_counts: Row = row("token_numbers")
    tokens: int = number()
    outlaw_start: int = number()
    start_city: Grid = grid("colours", START_CITIES)
    start_rail: Row = row("colours")
    start_hand: Grid = grid("colours", "resources")
    seat_colour: Row = row("seats")
    left_colour: int = number()

    cities_per_seat: int = number()
    goods_to_win: int = number()
    rails_per_seat: int = number()
    start_cities: int = number()
    start_gold: int = number()
    gold_price: int = number()
    gold_purchases: int = number()
    steps_per_card: int = number()
    trains_per_path: int = number()
    cards_for_build_phase: int = number()

    variable: int = number()
    random_tokens: int = number()
    steal_optional: int = number()
    start_adjacent: int = number()
    track_chain: int = number()
    mutual_twice: int = number()
    single_mark_source: int = number()
    fee_per_move: int = number()
    on_arrival: int = number()
    turn_player_builds: int = number()
    early_delivery: int = number()  # 1: deliveries are possible before the roll
    scout_and_grain: int = number()  # 1: the Scout's steps and steps for grain can be one walk


@struct(ALL_SIZES)
class Work(CommonWork):
    """America's workspace."""

    queue: Row = row("nodes")
    dist: Row = row("nodes")
    n_payouts: Row = row(SIDES + 3)
    payouts: Grid = grid(SIDES + 3, MOST_PAYOUTS, wide=True)  # gold by seat of the routes, six bits each
    near_own: Row = row("paths")
    own_rails: Row = row(SIZES["paths"] + 1)  # one extra entry: entries are written before they are counted
    producing: Row = row("hexes")
    off_path: Row = row(8)  # search for a way off a full path: paths, and what is left at each
    off_next: Row = row(8)
    off_steps: Row = row(8)
    off_coal: Row = row(8)
    off_gold: Row = row(8)
    off_paid: Row = row(8)
