"""America's own events."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ...core.events import SHARED, Event, Flow, number_events


@dataclass(frozen=True, slots=True)
class TokenPlaced(Event):
    """A number token was placed in the set-up."""

    axes: ClassVar = ("hexes", None)
    detail: ClassVar = True
    folds: ClassVar = True
    hex: str
    number: int


@dataclass(frozen=True, slots=True)
class CityPlaced(Event):
    """A city was placed in the set-up; its owner is a seat or "neutral"."""

    axes: ClassVar = ("owners", "sites")
    owner: int | str
    site: str


@dataclass(frozen=True, slots=True)
class RailBuilt(Event):
    """A rail was built; `free` is 1 if nothing was paid for it."""

    axes: ClassVar = ("seats", "paths", None)
    seat: int
    path: str
    free: int


@dataclass(frozen=True, slots=True)
class TrainBuilt(Event):
    """A train was built on a path."""

    axes: ClassVar = ("seats", "pieces", "paths")
    seat: int
    train: int
    path: str


@dataclass(frozen=True, slots=True)
class SettlerBuilt(Event):
    """A settler was built at a city."""

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
    """A fee of one gold for using a rail."""

    axes: ClassVar = ("seats", "seats")
    detail: ClassVar = True
    flows: ClassVar = (
        Flow("seat", -1, "gold", 1, "fees"),
        Flow("owner", 1, "gold", 1, "fees"),
    )
    seat: int
    owner: int


@dataclass(frozen=True, slots=True)
class CityFounded(Event):
    """A settler founded a city, which frees goods for delivery."""

    axes: ClassVar = ("seats", "sites")
    seat: int
    site: str


@dataclass(frozen=True, slots=True)
class TokenMoved(Event):
    """A number token moved west."""

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
    """Gold from the bank, with its source."""

    shares: ClassVar = True
    axes: ClassVar = ("seats", None, "gold_sources")
    words: ClassVar = {"source": "gold"}
    flows: ClassVar = (Flow("seat", 1, "gold", "count", "source"),)
    seat: int
    count: int
    source: str


@dataclass(frozen=True, slots=True)
class GoldSpent(Event):
    """A resource card was bought from the bank with gold."""

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
    """The outlaw moved to another hex."""

    axes: ClassVar = ("seats", "hexes")
    seat: int
    hex: str


@dataclass(frozen=True, slots=True)
class NumberNamed(Event):
    """A seat named the result with Native Support."""

    axes: ClassVar = ("seats", None)
    seat: int
    number: int


@dataclass(frozen=True, slots=True)
class BuildPhase(Event):
    """A seat can build out of turn."""

    axes: ClassVar = ("seats",)
    detail: ClassVar = True
    seat: int


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A seat stopped building."""

    axes: ClassVar = ("seats",)
    detail: ClassVar = True
    seat: int


@dataclass(frozen=True, slots=True)
class Reshuffled(Event):
    """The played cards became the new stack."""


EVENT_CLASSES = number_events(
    *SHARED,
    TokenPlaced, CityPlaced, RailBuilt, TrainBuilt, SettlerBuilt, SettlerMoved, TrainMoved, FeePaid, CityFounded,
    TokenMoved, Delivered, GoldTaken, GoldSpent, OutlawMoved, NumberNamed, BuildPhase, Passed, Reshuffled,
)  # fmt: skip

# Kinds as module constants, because compiled rules cannot read class attributes.
TOKEN_PLACED = TokenPlaced.kind
CITY_PLACED = CityPlaced.kind
RAIL_BUILT = RailBuilt.kind
TRAIN_BUILT = TrainBuilt.kind
SETTLER_BUILT = SettlerBuilt.kind
SETTLER_MOVED = SettlerMoved.kind
TRAIN_MOVED = TrainMoved.kind
FEE_PAID = FeePaid.kind
CITY_FOUNDED = CityFounded.kind
TOKEN_MOVED = TokenMoved.kind
DELIVERED = Delivered.kind
GOLD_TAKEN = GoldTaken.kind
GOLD_SPENT = GoldSpent.kind
OUTLAW_MOVED = OutlawMoved.kind
NUMBER_NAMED = NumberNamed.kind
BUILD_PHASE = BuildPhase.kind
PASSED = Passed.kind
RESHUFFLED = Reshuffled.kind
