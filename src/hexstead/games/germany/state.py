"""Germany's records: the state of a game, the board with its options, and the work record."""

from __future__ import annotations

from ...core.actions import ActionTable
from ...core.records import Grid, Row, grid, number, record, row
from ...core.table import TableBoard, TableState, TableWork
from .actions import OWN_ACTIONS
from .meta import ROADS_PER_SEAT, SIZES, START_HALLS, START_RESOURCES

ACTIONS = ActionTable(OWN_ACTIONS, SIZES)
ALL_SIZES = {**SIZES, "codes": ACTIONS.codes}


@record(ALL_SIZES)
class State(TableState):
    """The state of a game of Germany."""

    start_card: Row = row("seats", of="start_cards")
    road_owner: Row = row("paths", of="seats")
    roads_left: Row = row("seats")
    hall_owner: Row = row("nodes", of="seats")
    halls_left: Row = row("seats")  # town halls in stock; those placed, on the map or as markers, are points
    marker_owner: Row = row("landmarks", of="seats")  # who built the landmark, by the marker on its ground plan
    goetz: int = number(of="hexes")
    free_roads: int = number()
    two_for_one: int = number()  # 1: the Trade card was played this turn
    lr_length: Row = row("seats")
    lr_holder: int = number(of="seats")
    la_holder: int = number(of="seats")
    round_busy: int = number()  # 1: something happened this round that keeps the game alive
    idle_rounds: int = number()


@record(ALL_SIZES)
class Board(TableBoard):
    """A board of Germany with the options of a game."""

    cities: int = number()
    landmarks: int = number()
    start_cards: int = number()
    spot: Row = row("nodes")
    city_node: Row = row("cities")
    landmark_node: Row = row("landmarks")
    node_landmark: Row = row("nodes")
    reward: Row = row("landmarks")
    reward_count: Row = row("landmarks")
    start_city: Grid = grid("start_cards", START_HALLS)
    start_resource: Grid = grid("start_cards", START_RESOURCES)
    goetz_start: int = number()

    roads_per_seat: int = number()
    halls_per_seat: int = number()
    start_halls: int = number()
    longest_road_min: int = number()
    largest_army_min: int = number()
    roads_by_card: int = number()
    taken_by_card: int = number()
    trade_card_price: int = number()
    points_to_win: int = number()

    variable: int = number()
    reward_playable: int = number()
    holder_keeps: int = number()
    empty_separates: int = number()
    idle_limit: int = number()


@record(ALL_SIZES)
class Work(TableWork):
    """Scratch for Germany's searches."""

    trail_node: Row = row(ROADS_PER_SEAT + 1)
    trail_path: Row = row(ROADS_PER_SEAT + 1)
    trail_next: Row = row(ROADS_PER_SEAT + 1)
    trail_used: Row = row("paths")
    own_spot: Row = row("nodes")
