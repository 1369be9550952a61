"""Germany's own actions. Their order determines kinds and codes, so new ones go to the end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ...core.actions import SHARED, Action, number_kinds


@dataclass(frozen=True, slots=True)
class PlaceHall(Action):
    """Place a start town hall (variable set-up)."""

    axes: ClassVar = ("cities",)
    city: str


@dataclass(frozen=True, slots=True)
class BuildRoad(Action):
    """Build a road on an empty path; free of charge while a card or a landmark grants roads."""

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
    """Chance: the start card dealt to a seat."""

    axes: ClassVar = ("start_cards",)
    by_chance: ClassVar[bool] = True
    card: int


@dataclass(frozen=True, slots=True)
class BuildLandmarkOnly(Action):
    """Build the landmark of a town and decline the development cards that it gives."""

    axes: ClassVar = ("landmarks",)
    landmark: str


ACTION_CLASSES = number_kinds(
    *SHARED, PlaceHall, BuildRoad, BuildHall, BuildLandmark, MoveGoetz, ExchangeTwo, StartCard, BuildLandmarkOnly,
)  # fmt: skip

# Kinds as module constants, because compiled rules cannot read class attributes.
PLACE_HALL = PlaceHall.kind
BUILD_ROAD = BuildRoad.kind
BUILD_HALL = BuildHall.kind
BUILD_LANDMARK = BuildLandmark.kind
MOVE_GOETZ = MoveGoetz.kind
EXCHANGE_TWO = ExchangeTwo.kind
START_CARD = StartCard.kind
BUILD_LANDMARK_ONLY = BuildLandmarkOnly.kind
