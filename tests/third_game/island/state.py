"""The island's structs: the state of a game, the board with its options, and the workspace."""

from __future__ import annotations

from hexstead.core.actions import ActionCodes
from hexstead.core.common_fields import (
    LargestArmyBoard,
    LargestArmyState,
    LongestPathBoard,
    LongestPathState,
    LongestPathWork,
)
from hexstead.core.layout import Row, number, row, struct

from .actions import ACTION_CLASSES
from .meta import SIZES

CODES = ActionCodes(ACTION_CLASSES, SIZES)
ALL_SIZES = {**SIZES, "codes": CODES.codes}


@struct(ALL_SIZES)
class State(LongestPathState, LargestArmyState):
    """The state of a game on the island."""

    road_owner: Row = row("paths", of="seats")
    roads_left: Row = row("seats")
    village_owner: Row = row("nodes", of="seats")
    villages_left: Row = row("seats")
    town_owner: Row = row("nodes", of="seats")
    towns_left: Row = row("seats")
    start_node: int = number(of="nodes")  # the village just placed in the set-up, which needs a road
    pirate: int = number(of="hexes")
    round_busy: int = number()  # 1: a piece was built, or a card bought or played, this round
    idle_rounds: int = number()


@struct(ALL_SIZES)
class Board(LongestPathBoard, LargestArmyBoard):
    """A board of the island with the options of a game."""

    ports: int = number()
    port_node: Row = row("ports")
    port_resource: Row = row("ports")
    port_rate: Row = row("ports")
    pirate_start: int = number()

    roads_per_seat: int = number()
    villages_per_seat: int = number()
    towns_per_seat: int = number()
    taken_by_card: int = number()
    points_to_win: int = number()
    idle_limit: int = number()


@struct(ALL_SIZES)
class Work(LongestPathWork):
    """The workspace."""
