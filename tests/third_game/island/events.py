"""The island's own events."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from hexstead.core.events import SHARED, Event, number_events


@dataclass(frozen=True, slots=True)
class RoadBuilt(Event):
    """A road was built; `free` is 1 in the set-up."""

    axes: ClassVar = ("seats", "paths", None)
    seat: int
    path: str
    free: int


@dataclass(frozen=True, slots=True)
class VillageBuilt(Event):
    """A village was built; `free` is 1 in the set-up."""

    axes: ClassVar = ("seats", "nodes", None)
    seat: int
    node: str
    free: int


@dataclass(frozen=True, slots=True)
class TownBuilt(Event):
    """A village became a town."""

    axes: ClassVar = ("seats", "nodes")
    seat: int
    node: str


@dataclass(frozen=True, slots=True)
class PirateMoved(Event):
    """The pirate moved to another hex."""

    axes: ClassVar = ("seats", "hexes")
    seat: int
    hex: str


@dataclass(frozen=True, slots=True)
class LongestPath(Event):
    """The new holder of the longest path (None for nobody) and its length."""

    axes: ClassVar = ("seats", None)
    seat: int | None
    length: int


@dataclass(frozen=True, slots=True)
class LargestArmy(Event):
    """The new holder of the largest army."""

    axes: ClassVar = ("seats", None)
    seat: int
    count: int


EVENT_CLASSES = number_events(*SHARED, RoadBuilt, VillageBuilt, TownBuilt, PirateMoved, LongestPath, LargestArmy)

# Kinds as module constants, because compiled rules cannot read class attributes.
ROAD_BUILT = RoadBuilt.kind
VILLAGE_BUILT = VillageBuilt.kind
TOWN_BUILT = TownBuilt.kind
PIRATE_MOVED = PirateMoved.kind
LONGEST_PATH = LongestPath.kind
LARGEST_ARMY = LargestArmy.kind
