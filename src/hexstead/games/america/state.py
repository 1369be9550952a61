"""America's records: the state of a game, the board with its options, and the work record."""

from __future__ import annotations

from ...core.actions import ActionTable
from ...core.records import Grid, Row, grid, number, record, row
from ...core.table import NODE_DEGREE, TableBoard, TableState, TableWork
from .actions import OWN_ACTIONS
from .meta import MOST_PAYOUTS, SIZES, START_CITIES

ACTIONS = ActionTable(OWN_ACTIONS, SIZES)
ALL_SIZES = {**SIZES, "codes": ACTIONS.codes}
SIDES = SIZES["nodes"]  # lists of payouts: of each node, then of both sides of a new rail, then of both together


@record(ALL_SIZES)
class State(TableState):
    """The state of a game of America. Gold, yards, board and pile are open to all (A-INFO-03, AQ-79)."""

    gold: Row = row("seats")
    city_owner: Row = row("nodes", of="owners")
    cities_left: Row = row("seats")  # in the yard; each keeps one cube locked
    cubes: Row = row("seats")  # free for delivery
    delivered: Row = row("seats")
    goods_on: Row = row("nodes", of="seats")  # whose cube fills a city's goods space
    rail_owner: Row = row("paths", of="seats")
    rails_left: Row = row("seats")
    train_at: Grid = grid("seats", "pieces", of="paths")
    settler_at: Grid = grid("seats", "pieces", of="nodes")
    token: Row = row("hexes")  # the number of the token on a hex, 0 without one
    outlaw: int = number(of="hexes")
    pile: Row = row("cards")  # played development cards

    bought: int = number()  # resource cards bought with gold this turn
    cavalry: int = number()  # 1: the outlaw moves by the Cavalry
    move_train: int = number(of="pieces")  # the train on the move
    move_steps: int = number()  # steps it has left
    move_made: int = number()  # steps it has made
    fees: Row = row("pieces")  # owners paid this turn by each train of the turn player, a bit per seat
    builder: int = number(of="seats")  # who builds out of turn
    bonus: int = number(of="paths")  # the marked rail that allows another
    free_rails: int = number()  # the Engineer's
    n_routes: int = number()
    routes: Grid = grid("payouts", "seats")  # gold by seat of each payout to choose from
    route_times: int = number()  # how often the chosen payout is paid


@record(ALL_SIZES)
class Board(TableBoard):
    """A board of America with the options of a game."""

    sites: int = number()
    site_node: Row = row("sites")
    node_site: Row = row("nodes")  # the site's number, or NO_SITE
    site_start: Row = row("sites")
    site_gold: Row = row("sites")
    path_track: Row = row("paths")
    besides: Row = row("paths")  # how many paths share an end with one
    beside: Grid = grid("paths", 2 * (NODE_DEGREE - 1))  # these, those at its first end before those at its second
    hex_mark: Row = row("hexes")
    hex_land: Row = row("hexes")  # 0: desert, which has no resource
    distance: Grid = grid("nodes", "nodes")
    nearest: Grid = grid("nodes", "nodes")  # all intersections by their distance from one
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
    cavalry_gold: int = number()
    engineer_rails: int = number()
    right_of_way_steps: int = number()
    taken_by_card: int = number()
    cattle_drive_gold: int = number()
    scout_steps: int = number()
    scout_gold: int = number()

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


@record(ALL_SIZES)
class Work(TableWork):
    """Scratch for America's searches."""

    queue: Row = row("nodes")
    dist: Row = row("nodes")
    n_payouts: Row = row(SIDES + 3)
    payouts: Grid = grid(SIDES + 3, MOST_PAYOUTS, wide=True)  # gold by seat of the routes, six bits each
    near_own: Row = row("paths")
    producing: Row = row("hexes")
    off_path: Row = row(8)  # the way off a full path: paths, and what is left at each
    off_next: Row = row(8)
    off_steps: Row = row(8)
    off_coal: Row = row(8)
    off_gold: Row = row(8)
    off_paid: Row = row(8)
