"""The actions that only America has; the order fixes their kinds and codes, new ones go to the end."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from ...core.actions import OWN_KINDS, Action


@dataclass(frozen=True, slots=True)
class PlaceCity(Action):
    """Place a city of the variable set-up, one's own or a neutral one."""

    axes: ClassVar = ("sites",)
    site: str


@dataclass(frozen=True, slots=True)
class BuildRail(Action):
    """Build a rail on a free path; free of charge in the set-up, as a track bonus or by the Engineer."""

    axes: ClassVar = ("paths",)
    path: str


@dataclass(frozen=True, slots=True)
class BuildSettler(Action):
    """Build a settler at an own city; with both out, `taking` says which one is taken off for it."""

    axes: ClassVar = ("nodes", "pieces_taken")
    node: str
    taking: str = "none"


@dataclass(frozen=True, slots=True)
class BuildTrain(Action):
    """Build a train on an own rail at an own city; with both out, `taking` says which one is taken off for it."""

    axes: ClassVar = ("paths", "pieces_taken")
    path: str
    taking: str = "none"


@dataclass(frozen=True, slots=True)
class MoveSettler(Action):
    """Walk a settler to an intersection: one grain for every three steps, founding where it ends on an empty site."""

    axes: ClassVar = ("pieces", "nodes")
    settler: int
    to: str


@dataclass(frozen=True, slots=True)
class MoveTrain(Action):
    """Move a train one step: one coal for every three steps in a row."""

    axes: ClassVar = ("pieces", "paths")
    train: int
    to: str


@dataclass(frozen=True, slots=True)
class Deliver(Action):
    """Deliver goods to a city that an own train touches."""

    axes: ClassVar = ("sites",)
    site: str


@dataclass(frozen=True, slots=True)
class BuyResource(Action):
    """Buy a resource card for two gold, twice a turn."""

    axes: ClassVar = ("resources",)
    resource: str


@dataclass(frozen=True, slots=True)
class SellForGold(Action):
    """Give three equal resource cards to the supply for one gold."""

    axes: ClassVar = ("resources",)
    resource: str


@dataclass(frozen=True, slots=True)
class ChoosePayout(Action):
    """Choose among equally short routes, by the gold that they bring to each seat."""

    axes: ClassVar = ("payouts",)
    gold: Mapping[str, int] | int


@dataclass(frozen=True, slots=True)
class NativeSupport(Action):
    """Play Native Support: name the result instead of rolling."""

    axes: ClassVar = ("sums",)
    number: int


@dataclass(frozen=True, slots=True)
class MoveOutlaw(Action):
    """Move the outlaw to another hex with a number."""

    axes: ClassVar = ("hexes",)
    hex: str


@dataclass(frozen=True, slots=True)
class TakeGold(Action):
    """Take three gold instead of moving a settler by the Scout."""


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Build no more in this extraordinary build phase."""


@dataclass(frozen=True, slots=True)
class Token(Action):
    """Chance: which number token lies on the next hex."""

    axes: ClassVar = ("token_numbers",)
    by_chance: ClassVar[bool] = True
    number: int


OWN_ACTIONS: tuple[type[Action], ...] = (
    PlaceCity, BuildRail, BuildSettler, BuildTrain, MoveSettler, MoveTrain, Deliver, BuyResource, SellForGold,
    ChoosePayout, NativeSupport, MoveOutlaw, TakeGold, Pass, Token,
)  # fmt: skip
(
    PLACE_CITY, BUILD_RAIL, BUILD_SETTLER, BUILD_TRAIN, MOVE_SETTLER, MOVE_TRAIN, DELIVER, BUY_RESOURCE, SELL_FOR_GOLD,
    CHOOSE_PAYOUT, NATIVE_SUPPORT, MOVE_OUTLAW, TAKE_GOLD, PASS, TOKEN,
) = range(OWN_KINDS, OWN_KINDS + 15)  # fmt: skip
