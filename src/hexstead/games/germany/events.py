"""Germany's own events."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ...core.events import SHARED, Event, number_events


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """A seat was dealt a start card: three cities and two resource cards."""

    axes: ClassVar = ("seats", "start_cards")
    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class HallPlaced(Event):
    """A town hall was placed in the set-up."""

    axes: ClassVar = ("seats", "cities")
    seat: int
    city: str


@dataclass(frozen=True, slots=True)
class RoadBuilt(Event):
    """A road was built; `free` is 1 if a card or a landmark granted it."""

    axes: ClassVar = ("seats", "paths", None)
    seat: int
    path: str
    free: int


@dataclass(frozen=True, slots=True)
class HallBuilt(Event):
    """A town hall was built."""

    axes: ClassVar = ("seats", "cities")
    seat: int
    city: str


@dataclass(frozen=True, slots=True)
class LandmarkBuilt(Event):
    """A landmark was built: its figure moved to the map, the builder's marker to its ground plan."""

    axes: ClassVar = ("seats", "landmarks")
    words: ClassVar = {"landmark": "built"}
    places: ClassVar = ("landmark",)
    seat: int
    landmark: str


@dataclass(frozen=True, slots=True)
class GoetzMoved(Event):
    """Götz moved to another hex."""

    axes: ClassVar = ("seats", "hexes")
    seat: int
    hex: str


@dataclass(frozen=True, slots=True)
class LongestRoad(Event):
    """The new holder of the longest road (None for nobody) and its length."""

    axes: ClassVar = ("seats", None)
    seat: int | None
    length: int


@dataclass(frozen=True, slots=True)
class LargestArmy(Event):
    """The new holder of the largest army."""

    axes: ClassVar = ("seats", None)
    seat: int
    count: int


EVENT_CLASSES = number_events(
    *SHARED, Dealt, HallPlaced, RoadBuilt, HallBuilt, LandmarkBuilt, GoetzMoved, LongestRoad, LargestArmy,
)  # fmt: skip

# Kinds as module constants, because compiled rules cannot read class attributes.
DEALT = Dealt.kind
HALL_PLACED = HallPlaced.kind
ROAD_BUILT = RoadBuilt.kind
HALL_BUILT = HallBuilt.kind
LANDMARK_BUILT = LandmarkBuilt.kind
GOETZ_MOVED = GoetzMoved.kind
LONGEST_ROAD = LongestRoad.kind
LARGEST_ARMY = LargestArmy.kind
