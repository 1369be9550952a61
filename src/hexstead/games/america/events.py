"""The events that only America has."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ...core.events import OWN_EVENTS, Event, Flow


@dataclass(frozen=True, slots=True)
class TokenPlaced(Event):
    """A number token of the set-up."""

    axes: ClassVar = ("hexes", None)
    folds: ClassVar = True
    hex: str
    number: int


@dataclass(frozen=True, slots=True)
class CityPlaced(Event):
    """A city of the set-up; its owner is a seat or neutral."""

    axes: ClassVar = ("owners", "sites")
    owner: int | str
    site: str


@dataclass(frozen=True, slots=True)
class RailBuilt(Event):
    """A rail; `free` is 1 where nothing was paid for it."""

    axes: ClassVar = ("seats", "paths", None)
    seat: int
    path: str
    free: int


@dataclass(frozen=True, slots=True)
class TrainBuilt(Event):
    """A train on a path."""

    axes: ClassVar = ("seats", "pieces", "paths")
    seat: int
    train: int
    path: str


@dataclass(frozen=True, slots=True)
class SettlerBuilt(Event):
    """A settler at a city."""

    axes: ClassVar = ("seats", "pieces", "nodes")
    seat: int
    settler: int
    node: str


@dataclass(frozen=True, slots=True)
class SettlerMoved(Event):
    """A settler walked."""

    axes: ClassVar = ("seats", "pieces", "nodes", None)
    seat: int
    settler: int
    to: str
    steps: int


@dataclass(frozen=True, slots=True)
class TrainMoved(Event):
    """A train made a step."""

    axes: ClassVar = ("seats", "pieces", "paths")
    folds: ClassVar = True
    seat: int
    train: int
    to: str


@dataclass(frozen=True, slots=True)
class FeePaid(Event):
    """One gold for the right of way."""

    axes: ClassVar = ("seats", "seats")
    flows: ClassVar = (
        Flow("seat", -1, "gold", 1, "fees"),
        Flow("owner", 1, "gold", 1, "fees"),
    )
    seat: int
    owner: int


@dataclass(frozen=True, slots=True)
class CityFounded(Event):
    """A settler became a city, and goods are free for delivery."""

    axes: ClassVar = ("seats", "sites")
    seat: int
    site: str


@dataclass(frozen=True, slots=True)
class TokenMoved(Event):
    """A number token went west."""

    axes: ClassVar = ("hexes", "hexes", None)
    source: str
    to: str
    number: int


@dataclass(frozen=True, slots=True)
class Delivered(Event):
    """Goods were delivered."""

    axes: ClassVar = ("seats", "sites")
    seat: int
    site: str


@dataclass(frozen=True, slots=True)
class GoldTaken(Event):
    """Gold from the bank, and why."""

    axes: ClassVar = ("seats", None, "gold_sources")
    words: ClassVar = {"source": "gold"}
    flows: ClassVar = (Flow("seat", 1, "gold", "count", "source"),)
    seat: int
    count: int
    source: str


@dataclass(frozen=True, slots=True)
class GoldSpent(Event):
    """Gold to the bank for a resource card."""

    axes: ClassVar = ("seats", None, "resources")
    flows: ClassVar = (
        Flow("seat", -1, "gold", "count", "supply"),
        Flow("seat", 1, "resource", 1, "supply"),
    )
    seat: int
    count: int
    resource: str


@dataclass(frozen=True, slots=True)
class OutlawMoved(Event):
    """The outlaw stands on another hex."""

    axes: ClassVar = ("seats", "hexes")
    seat: int
    hex: str


@dataclass(frozen=True, slots=True)
class NumberNamed(Event):
    """Native Support named the result."""

    axes: ClassVar = ("seats", None)
    seat: int
    number: int


@dataclass(frozen=True, slots=True)
class BuildPhase(Event):
    """A seat may build out of turn."""

    axes: ClassVar = ("seats",)
    seat: int


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A seat builds no more."""

    axes: ClassVar = ("seats",)
    seat: int


@dataclass(frozen=True, slots=True)
class Reshuffled(Event):
    """The played cards became the new stack."""


OWN: tuple[type[Event], ...] = (
    TokenPlaced, CityPlaced, RailBuilt, TrainBuilt, SettlerBuilt, SettlerMoved, TrainMoved, FeePaid, CityFounded,
    TokenMoved, Delivered, GoldTaken, GoldSpent, OutlawMoved, NumberNamed, BuildPhase, Passed, Reshuffled,
)  # fmt: skip
(
    TOKEN_PLACED, CITY_PLACED, RAIL_BUILT, TRAIN_BUILT, SETTLER_BUILT, SETTLER_MOVED, TRAIN_MOVED, FEE_PAID,
    CITY_FOUNDED, TOKEN_MOVED, DELIVERED, GOLD_TAKEN, GOLD_SPENT, OUTLAW_MOVED, NUMBER_NAMED, BUILD_PHASE,
    PASSED, RESHUFFLED,
) = range(OWN_EVENTS, OWN_EVENTS + 18)  # fmt: skip
