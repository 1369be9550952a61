"""The events that only Germany has."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ...core.events import OWN_EVENTS, Event


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """A seat got a start card: three cities and two resource cards."""

    axes: ClassVar = ("seats", "start_cards")
    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class HallPlaced(Event):
    """A town hall of the set-up."""

    axes: ClassVar = ("seats", "cities")
    seat: int
    city: str


@dataclass(frozen=True, slots=True)
class RoadBuilt(Event):
    """A road; `free` is 1 when a card or a landmark gave it."""

    axes: ClassVar = ("seats", "paths", None)
    seat: int
    path: str
    free: int


@dataclass(frozen=True, slots=True)
class HallBuilt(Event):
    """A town hall."""

    axes: ClassVar = ("seats", "cities")
    seat: int
    city: str


@dataclass(frozen=True, slots=True)
class LandmarkBuilt(Event):
    """A landmark moved to its spot, and a marker of the builder to its ground plan."""

    axes: ClassVar = ("seats", "landmarks")
    seat: int
    landmark: str


@dataclass(frozen=True, slots=True)
class GoetzMoved(Event):
    """Götz stands on another hex."""

    axes: ClassVar = ("seats", "hexes")
    seat: int
    hex: str


@dataclass(frozen=True, slots=True)
class LongestRoad(Event):
    """Who holds the longest road now, None for nobody, and how long it is."""

    axes: ClassVar = ("seats", None)
    seat: int | None
    length: int


@dataclass(frozen=True, slots=True)
class LargestArmy(Event):
    """Who holds the largest army now."""

    axes: ClassVar = ("seats", None)
    seat: int
    count: int


OWN: tuple[type[Event], ...] = (
    Dealt, HallPlaced, RoadBuilt, HallBuilt, LandmarkBuilt, GoetzMoved, LongestRoad, LargestArmy,
)  # fmt: skip
DEALT, HALL_PLACED, ROAD_BUILT, HALL_BUILT, LANDMARK_BUILT, GOETZ_MOVED, LONGEST_ROAD, LARGEST_ARMY = range(
    OWN_EVENTS, OWN_EVENTS + 8
)
