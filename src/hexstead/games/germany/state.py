"""Germany's structs: the state of a game, the board with its options, and the workspace."""

from __future__ import annotations

from ...core.actions import ActionCodes
from ...core.common_fields import (
    LargestArmyBoard,
    LargestArmyState,
    LongestPathBoard,
    LongestPathState,
    LongestPathWork,
)
from ...core.layout import Grid, Row, grid, number, row, struct
from .actions import ACTION_CLASSES
from .meta import SIZES, START_HALLS, START_RESOURCES

CODES = ActionCodes(ACTION_CLASSES, SIZES)
ALL_SIZES = {**SIZES, "codes": CODES.codes}


@struct(ALL_SIZES)
class State(LongestPathState, LargestArmyState):
    """The state of a game of Germany. The awards' fields are declared again to keep their position."""

    start_card: Row = row("seats", of="start_cards")
    road_owner: Row = row("paths", of="seats")
    roads_left: Row = row("seats")
    hall_owner: Row = row("nodes", of="seats")
    halls_left: Row = row("seats")  # in stock; those on the map and used as markers are points
    marker_owner: Row = row("landmarks", of="seats")  # the builder, whose marker is on the ground plan
    goetz: int = number(of="hexes")
    free_roads: int = number()
    two_for_one: int = number()  # 1: the Trade card was played this turn
    lr_length: Row = row("seats")
    lr_holder: int = number(of="seats")
    la_holder: int = number(of="seats")
    round_busy: int = number()  # 1: this round was not idle
    idle_rounds: int = number()


@struct(ALL_SIZES)
class Board(LongestPathBoard, LargestArmyBoard):
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
    trade_card_price: int = number()
    points_to_win: int = number()

    variable: int = number()
    reward_playable: int = number()
    empty_separates: int = number()
    cards_declinable: int = number()  # since rules version 3: a landmark's development cards
    idle_limit: int = number()


@struct(ALL_SIZES)
class Work(LongestPathWork):
    """Germany's workspace."""
