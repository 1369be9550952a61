"""The actions that only Germany has; the order fixes their kinds and codes, new ones go to the end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ...core.actions import OWN_KINDS, Action


@dataclass(frozen=True, slots=True)
class PlaceHall(Action):
    """Place a start town hall (variable set-up)."""

    axes: ClassVar = ("cities",)
    city: str


@dataclass(frozen=True, slots=True)
class BuildRoad(Action):
    """Build a road on a free path; free of charge while a card or a landmark gives roads."""

    axes: ClassVar = ("paths",)
    path: str


@dataclass(frozen=True, slots=True)
class BuildHall(Action):
    """Build a town hall in a city."""

    axes: ClassVar = ("cities",)
    city: str


@dataclass(frozen=True, slots=True)
class BuildLandmark(Action):
    """Build the landmark of a town."""

    axes: ClassVar = ("landmarks",)
    landmark: str


@dataclass(frozen=True, slots=True)
class MoveGoetz(Action):
    """Move Götz to another hex."""

    axes: ClassVar = ("hexes",)
    hex: str


@dataclass(frozen=True, slots=True)
class ExchangeTwo(Action):
    """Give two equal resource cards to the supply for one of another kind, in a turn with the Trade card."""

    axes: ClassVar = ("resources", "resources")
    give: str
    get: str


@dataclass(frozen=True, slots=True)
class StartCard(Action):
    """Chance: which start card a seat is dealt."""

    axes: ClassVar = ("start_cards",)
    by_chance: ClassVar[bool] = True
    card: int


OWN_ACTIONS: tuple[type[Action], ...] = (
    PlaceHall, BuildRoad, BuildHall, BuildLandmark, MoveGoetz, ExchangeTwo, StartCard,
)  # fmt: skip
PLACE_HALL, BUILD_ROAD, BUILD_HALL, BUILD_LANDMARK, MOVE_GOETZ, EXCHANGE_TWO, START_CARD = range(
    OWN_KINDS, OWN_KINDS + 7
)
