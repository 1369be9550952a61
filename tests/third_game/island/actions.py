"""The island's own actions. Their order determines kinds and codes, so new ones go to the end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from hexstead.core.actions import SHARED, Action, number_kinds


@dataclass(frozen=True, slots=True)
class BuildRoad(Action):
    """Build a road on an empty path; free of charge in the set-up."""

    axes: ClassVar = ("paths",)
    path: str


@dataclass(frozen=True, slots=True)
class BuildVillage(Action):
    """Build a village at an empty intersection; free of charge in the set-up."""

    axes: ClassVar = ("nodes",)
    node: str


@dataclass(frozen=True, slots=True)
class BuildTown(Action):
    """Replace a village with a town, which yields two cards."""

    axes: ClassVar = ("nodes",)
    node: str


@dataclass(frozen=True, slots=True)
class MovePirate(Action):
    """Move the pirate to another hex."""

    axes: ClassVar = ("hexes",)
    hex: str


ACTION_CLASSES = number_kinds(*SHARED, BuildRoad, BuildVillage, BuildTown, MovePirate)

# Kinds as module constants, because compiled rules cannot read class attributes.
BUILD_ROAD = BuildRoad.kind
BUILD_VILLAGE = BuildVillage.kind
BUILD_TOWN = BuildTown.kind
MOVE_PIRATE = MovePirate.kind
