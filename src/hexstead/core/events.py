"""Events: what an action made happen, as typed objects for people and flat rows of integers inside the engine.

A class names the axis of each column, and in `secret` which columns only some seats may know: those seats that stand
in the named columns. Everyone gets every event; a column one may not know is None.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, overload

from .names import Names, columns, type_name
from .records import NOBODY

EVERYTHING = -2  # the viewer who may know all: the engine itself, and everyone after the end

Columns = tuple[str | None, ...]


@dataclass(frozen=True, slots=True)
class Flow:
    """Goods that an event brings to a seat, or takes from it. A word that names a column stands for its value."""

    seat: str
    sign: int
    good: str  # a good, or a whole bundle
    count: str | int
    source: str


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened."""

    axes: ClassVar[Columns] = ()
    secret: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    # For the log (core/log.py): columns in words of another family than their axis has; the column whose counts are
    # summed over rows in a row, by seat; whether lines in a row may be told as one.
    words: ClassVar[Mapping[str, str]] = {}
    sums: ClassVar[str | None] = None
    folds: ClassVar[bool] = False
    flows: ClassVar[tuple[Flow, ...]] = ()  # for statistics: what it moved, and why

    @classmethod
    def type_name(cls) -> str:
        return type_name(cls)

    def to_json(self) -> dict[str, Any]:
        out: dict[str, Any] = {"type": self.type_name()}
        for name in columns(type(self)):
            out[name] = getattr(self, name)
        return out


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A turn begins."""

    axes: ClassVar = ("seats", None)
    seat: int
    turn: int


@dataclass(frozen=True, slots=True)
class FirstRolled(Event):
    """A roll for the first turn."""

    axes: ClassVar = ("seats", None, None)
    seat: int
    a: int
    b: int


@dataclass(frozen=True, slots=True)
class FirstPlayer(Event):
    """Who begins."""

    axes: ClassVar = ("seats",)
    seat: int


@dataclass(frozen=True, slots=True)
class Rolled(Event):
    """The turn player's dice."""

    axes: ClassVar = ("seats", None, None)
    seat: int
    a: int
    b: int


@dataclass(frozen=True, slots=True)
class Produced(Event):
    """A hex gave cards to a seat."""

    axes: ClassVar = ("seats", "resources", None, "hexes")
    sums: ClassVar = "resource"
    flows: ClassVar = (Flow("seat", 1, "resource", "count", "production"),)
    seat: int
    resource: str
    count: int
    hex: str


@dataclass(frozen=True, slots=True)
class Shortage(Event):
    """The supply could not serve everyone entitled to a resource."""

    axes: ClassVar = ("resources",)
    resource: str


@dataclass(frozen=True, slots=True)
class Received(Event):
    """A seat got resource cards of the set-up."""

    axes: ClassVar = ("seats", "resources", None)
    sums: ClassVar = "resource"
    flows: ClassVar = (Flow("seat", 1, "resource", "count", "start"),)
    seat: int
    resource: str
    count: int


@dataclass(frozen=True, slots=True)
class Paid(Event):
    """A seat paid resource cards to the supply."""

    axes: ClassVar = ("seats", "resources", None)
    sums: ClassVar = "resource"
    flows: ClassVar = (Flow("seat", -1, "resource", "count", "spent"),)
    seat: int
    resource: str
    count: int


@dataclass(frozen=True, slots=True)
class SetAside(Event):
    """A seat chose a card to discard; which one is shown once all have chosen."""

    axes: ClassVar = ("seats", "resources")
    secret: ClassVar = {"resource": ("seat",)}
    folds: ClassVar = True
    seat: int
    resource: str | None


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """Cards that a seat gave back on a 7."""

    axes: ClassVar = ("seats", "resources", None)
    sums: ClassVar = "resource"
    flows: ClassVar = (Flow("seat", -1, "resource", "count", "seven"),)
    seat: int
    resource: str
    count: int


@dataclass(frozen=True, slots=True)
class Stolen(Event):
    """A card went from one hand to another; only those two know which."""

    axes: ClassVar = ("seats", "seats", "resources")
    secret: ClassVar = {"resource": ("seat", "victim")}
    flows: ClassVar = (
        Flow("seat", 1, "resource", 1, "robbery"),
        Flow("victim", -1, "resource", 1, "robbery"),
    )
    seat: int
    victim: int
    resource: str | None


@dataclass(frozen=True, slots=True)
class Took(Event):
    """A seat took a card from the supply."""

    axes: ClassVar = ("seats", "resources")
    flows: ClassVar = (Flow("seat", 1, "resource", 1, "choice"),)
    seat: int
    resource: str


@dataclass(frozen=True, slots=True)
class Stopped(Event):
    """A seat takes no more of what a card or a reward offered."""

    axes: ClassVar = ("seats",)
    seat: int


@dataclass(frozen=True, slots=True)
class Exchanged(Event):
    """A trade with the supply."""

    axes: ClassVar = ("seats", "resources", None, "resources")
    flows: ClassVar = (
        Flow("seat", -1, "give", "count", "supply"),
        Flow("seat", 1, "get", 1, "supply"),
    )
    seat: int
    give: str
    count: int
    get: str


@dataclass(frozen=True, slots=True)
class Bought(Event):
    """A seat bought a development card."""

    axes: ClassVar = ("seats",)
    seat: int


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """A development card went to a seat, which alone knows it."""

    axes: ClassVar = ("seats", "cards")
    secret: ClassVar = {"card": ("seat",)}
    seat: int
    card: str | None


@dataclass(frozen=True, slots=True)
class Played(Event):
    """A development card was played."""

    axes: ClassVar = ("seats", "cards")
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class Offered(Event):
    """An offer to some seats."""

    axes: ClassVar = ("seats", "seat_mask", "goods_bundle", "goods_bundle")
    seat: int
    to: Sequence[int]
    give: Mapping[str, int]
    get: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Accepted(Event):
    """A seat accepts the offer."""

    axes: ClassVar = ("seats",)
    seat: int


@dataclass(frozen=True, slots=True)
class Declined(Event):
    """A seat declines the offer."""

    axes: ClassVar = ("seats",)
    seat: int


@dataclass(frozen=True, slots=True)
class Countered(Event):
    """A seat answers by its own terms."""

    axes: ClassVar = ("seats", "goods_bundle", "goods_bundle")
    seat: int
    give: Mapping[str, int]
    get: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Traded(Event):
    """Goods changed hands: what the turn player gave, and got."""

    axes: ClassVar = ("seats", "seats", "goods_bundle", "goods_bundle")
    flows: ClassVar = (
        Flow("seat", -1, "give", 1, "players"),
        Flow("partner", 1, "give", 1, "players"),
        Flow("seat", 1, "get", 1, "players"),
        Flow("partner", -1, "get", 1, "players"),
    )
    seat: int
    partner: int
    give: Mapping[str, int]
    get: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Withdrawn(Event):
    """The offer is off."""

    axes: ClassVar = ("seats",)
    seat: int


@dataclass(frozen=True, slots=True)
class Revealed(Event):
    """Kept cards shown at the end."""

    axes: ClassVar = ("seats", "cards", None)
    sums: ClassVar = "card"
    seat: int
    card: str
    count: int


@dataclass(frozen=True, slots=True)
class Won(Event):
    """The game is won."""

    axes: ClassVar = ("seats",)
    seat: int


@dataclass(frozen=True, slots=True)
class EndedDrawn(Event):
    """Nobody can win any more."""


SHARED: tuple[type[Event], ...] = (
    TurnBegan, FirstRolled, FirstPlayer, Rolled, Produced, Shortage, Received, Paid, SetAside, Discarded, Stolen, Took,
    Stopped, Exchanged, Bought, Drew, Played, Offered, Accepted, Declined, Countered, Traded, Withdrawn, Revealed, Won,
    EndedDrawn,
)  # fmt: skip
(
    TURN_BEGAN, FIRST_ROLLED, FIRST_PLAYER, ROLLED, PRODUCED, SHORTAGE, RECEIVED, PAID, SET_ASIDE, DISCARDED, STOLEN,
    TOOK, STOPPED, EXCHANGED, BOUGHT, DREW, PLAYED, OFFERED, ACCEPTED, DECLINED, COUNTERED, TRADED, WITHDRAWN,
    REVEALED, WON_GAME, ENDED_DRAWN,
) = range(26)  # fmt: skip
OWN_EVENTS = 26  # a game's own kinds follow


class EventTable:
    """The event classes of a game, and how a row of integers becomes an event for a viewer."""

    def __init__(self, own: Sequence[type[Event]]):
        self.classes: tuple[type[Event], ...] = (*SHARED, *own)
        self._fields = [columns(cls) for cls in self.classes]

    def event(self, names: Names, line: Sequence[int], viewer: int | None = EVERYTHING) -> Event:
        """The event of a row as the viewer may know it; None is a spectator."""
        cls = self.classes[line[0]]
        values: list[Any] = []
        at = 1
        goods = names.size("goods")
        for axis in cls.axes:
            if axis == "goods_bundle":
                values.append({names.name("goods", i): line[at + i] for i in range(goods) if line[at + i]})
                at += goods
                continue
            if axis is None:
                values.append(line[at])
            elif axis == "seat_mask":
                values.append([i for i in range(8) if line[at] >> i & 1])
            else:
                values.append(None if line[at] == NOBODY else names.name(axis, line[at]))
            at += 1
        if viewer != EVERYTHING:
            for column in self.hidden_columns(line, viewer):
                values[column - 1] = None
        return cls(*values)

    def hidden_columns(self, line: Sequence[int], viewer: int | None) -> list[int]:
        """The columns of a row that the viewer may not know; bundles, which are wider than one, come after them."""
        cls, fields = self.classes[line[0]], self._fields[line[0]]
        return [
            1 + fields.index(column)
            for column, knowers in cls.secret.items()
            if viewer is None or viewer not in [line[1 + fields.index(k)] for k in knowers]
        ]


class Events(Sequence[Event]):
    """Events as typed objects, made when they are looked at."""

    __slots__ = ("_names", "_rows", "_table", "_viewer")

    def __init__(self, table: EventTable, names: Names, rows: list[list[int]], viewer: int | None):
        self._table, self._names, self._rows, self._viewer = table, names, rows, viewer

    def __len__(self) -> int:
        return len(self._rows)

    @overload
    def __getitem__(self, i: int) -> Event: ...
    @overload
    def __getitem__(self, i: slice) -> Events: ...
    def __getitem__(self, i: int | slice) -> Event | Events:
        if isinstance(i, slice):
            return Events(self._table, self._names, self._rows[i], self._viewer)
        return self._table.event(self._names, self._rows[i], self._viewer)

    def __iter__(self) -> Iterator[Event]:
        return (self[i] for i in range(len(self)))

    def __repr__(self) -> str:
        return repr(list(self))
