"""America's own actions. Their order determines kinds and codes, so new ones go to the end."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from ...core.actions import SHARED, Action, number_kinds


@dataclass(frozen=True, slots=True)
class PlaceCity(Action):
    """Place a city of the variable set-up, for oneself or a neutral one."""

    axes: ClassVar = ("sites",)
    site: str


@dataclass(frozen=True, slots=True)
class BuildRail(Action):
    """Build a rail on an empty path; free of charge in the set-up, as a track bonus or by the Engineer."""

    axes: ClassVar = ("paths",)
    path: str


@dataclass(frozen=True, slots=True)
class BuildSettler(Action):
    """Build a settler at one's own city; `taking` names the settler to move if both are on the board."""

    axes: ClassVar = ("nodes", "pieces_taken")
    node: str
    taking: str = "none"


@dataclass(frozen=True, slots=True)
class BuildTrain(Action):
    """Build a train on one's own rail at one's own city; `taking` names the train to move if both are on the board."""

    axes: ClassVar = ("paths", "pieces_taken")
    path: str
    taking: str = "none"


@dataclass(frozen=True, slots=True)
class MoveSettler(Action):
    """Walk a settler to an intersection for one grain per three steps; it founds a city on an empty site."""

    axes: ClassVar = ("pieces", "nodes")
    settler: int
    to: str


@dataclass(frozen=True, slots=True)
class MoveTrain(Action):
    """Move a train one step, for one coal per three steps in a row."""

    axes: ClassVar = ("pieces", "paths")
    train: int
    to: str


@dataclass(frozen=True, slots=True)
class Deliver(Action):
    """Deliver goods to a city next to one of the seat's trains."""

    axes: ClassVar = ("sites",)
    site: str


@dataclass(frozen=True, slots=True)
class BuyResource(Action):
    """Buy a resource card for two gold, twice a turn."""

    axes: ClassVar = ("resources",)
    instead_of: ClassVar = ("exchange", "give", "gold")
    resource: str


@dataclass(frozen=True, slots=True)
class SellForGold(Action):
    """Give three equal resource cards to the supply for one gold."""

    axes: ClassVar = ("resources",)
    instead_of: ClassVar = ("exchange", "get", "gold")
    resource: str


@dataclass(frozen=True, slots=True)
class ChoosePayout(Action):
    """Choose among equally short routes by the gold that each pays, keyed by colour or seat number."""

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
    """Stop building in this extraordinary build phase."""


@dataclass(frozen=True, slots=True)
class Token(Action):
    """Chance: the number token on the next hex."""

    axes: ClassVar = ("token_numbers",)
    by_chance: ClassVar[bool] = True
    number: int


ACTION_CLASSES = number_kinds(
    *SHARED, PlaceCity, BuildRail, BuildSettler, BuildTrain, MoveSettler, MoveTrain, Deliver, BuyResource, SellForGold,
    ChoosePayout, NativeSupport, MoveOutlaw, TakeGold, Pass, Token,
)  # fmt: skip

# Kinds as module constants, because compiled rules cannot read class attributes.
PLACE_CITY = PlaceCity.kind
BUILD_RAIL = BuildRail.kind
BUILD_SETTLER = BuildSettler.kind
BUILD_TRAIN = BuildTrain.kind
MOVE_SETTLER = MoveSettler.kind
MOVE_TRAIN = MoveTrain.kind
DELIVER = Deliver.kind
BUY_RESOURCE = BuyResource.kind
SELL_FOR_GOLD = SellForGold.kind
CHOOSE_PAYOUT = ChoosePayout.kind
NATIVE_SUPPORT = NativeSupport.kind
MOVE_OUTLAW = MoveOutlaw.kind
TAKE_GOLD = TakeGold.kind
PASS = Pass.kind
TOKEN = Token.kind
