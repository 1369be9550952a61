"""Events: the consequences of an action, as typed objects for people and rows of integers inside the engine.

A class names the axis of each column. `secret` maps a column to the columns with the seats that can see it. Every
viewer gets every event; columns hidden from the viewer are None.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, overload

from .layout import NOBODY
from .names import Names, columns, type_name

EVERYTHING = -2  # the viewer who sees everything: the engine itself, and everyone after the end

Columns = tuple[str | None, ...]


@dataclass(frozen=True, slots=True)
class Flow:
    """Goods that an event gives to (sign 1) or takes from (-1) a seat.

    `seat`, `good` and `count` can be names of columns of the event.
    """

    seat: str
    sign: int
    good: str  # a good, or the column of a good or a bundle
    count: str | int
    source: str


@dataclass(frozen=True, slots=True)
class Event:
    """Base class of events."""

    kind: ClassVar[int] = -1  # set by number_events
    axes: ClassVar[Columns] = ()
    secret: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    # For the log (core/log.py): text families of columns that differ from their axis; which of them are places;
    # the column by which consecutive counts are summed per seat; whether consecutive lines can be merged, of one
    # seat or also of several; whether the line is a detail that a short log leaves out.
    words: ClassVar[Mapping[str, str]] = {}
    places: ClassVar[tuple[str, ...]] = ()
    sums: ClassVar[str | None] = None
    folds: ClassVar[bool] = False
    shares: ClassVar[bool] = False
    detail: ClassVar[bool] = False
    flows: ClassVar[tuple[Flow, ...]] = ()  # goods moved, and their source

    @classmethod
    def type_name(cls) -> str:
        return type_name(cls)

    def to_json(self) -> dict[str, Any]:
        out: dict[str, Any] = {"type": self.type_name()}
        for name in columns(type(self)):
            out[name] = getattr(self, name)
        return out

    def moved_goods(self) -> list[tuple[int, str | None, int, str]]:
        """The goods that the event moved as (seat, good, signed count, source); a hidden good is None."""

        def resolve(value: Any) -> Any:
            """The field of this name, else the value itself."""
            return getattr(self, value, value) if isinstance(value, str) else value

        out = []
        for flow in self.flows:
            goods, seat, source = resolve(flow.good), resolve(flow.seat), resolve(flow.source)
            if not isinstance(goods, Mapping):
                goods = {goods: resolve(flow.count)}
            out += [(seat, good, flow.sign * count, source) for good, count in goods.items()]
        return out


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A turn began."""

    axes: ClassVar = ("seats", None)
    seat: int
    turn: int


@dataclass(frozen=True, slots=True)
class FirstRolled(Event):
    """A seat rolled to determine the first player."""

    axes: ClassVar = ("seats", None, None)
    detail: ClassVar = True
    seat: int
    a: int
    b: int


@dataclass(frozen=True, slots=True)
class FirstPlayer(Event):
    """The seat that takes the first turn."""

    axes: ClassVar = ("seats",)
    seat: int


@dataclass(frozen=True, slots=True)
class Rolled(Event):
    """The turn player rolled the dice."""

    axes: ClassVar = ("seats", None, None)
    seat: int
    a: int
    b: int


@dataclass(frozen=True, slots=True)
class Produced(Event):
    """A hex produced cards for a seat."""

    axes: ClassVar = ("seats", "resources", None, "hexes")
    sums: ClassVar = "resource"
    flows: ClassVar = (Flow("seat", 1, "resource", "count", "production"),)
    seat: int
    resource: str
    count: int
    hex: str


@dataclass(frozen=True, slots=True)
class Shortage(Event):
    """The supply had too few cards of a resource for everyone entitled to it."""

    axes: ClassVar = ("resources",)
    resource: str


@dataclass(frozen=True, slots=True)
class Received(Event):
    """A seat received resource cards in the set-up."""

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
    detail: ClassVar = True
    sums: ClassVar = "resource"
    flows: ClassVar = (Flow("seat", -1, "resource", "count", "spent"),)
    seat: int
    resource: str
    count: int


@dataclass(frozen=True, slots=True)
class SetAside(Event):
    """A seat chose a card to discard; it is revealed once all seats have chosen."""

    axes: ClassVar = ("seats", "resources")
    detail: ClassVar = True
    secret: ClassVar = {"resource": ("seat",)}
    folds: ClassVar = True
    seat: int
    resource: str | None


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """Cards that a seat discarded on a 7."""

    axes: ClassVar = ("seats", "resources", None)
    sums: ClassVar = "resource"
    flows: ClassVar = (Flow("seat", -1, "resource", "count", "seven"),)
    seat: int
    resource: str
    count: int


@dataclass(frozen=True, slots=True)
class Stolen(Event):
    """A seat stole a card; only thief and victim see which."""

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
    """A seat declined the rest of a card or a reward."""

    axes: ClassVar = ("seats",)
    detail: ClassVar = True
    seat: int


@dataclass(frozen=True, slots=True)
class Exchanged(Event):
    """A seat traded with the supply."""

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
    """A seat drew a development card; nobody else sees which."""

    axes: ClassVar = ("seats", "cards")
    detail: ClassVar = True
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
    """A seat made an offer to other seats."""

    axes: ClassVar = ("seats", "seat_mask", "goods_bundle", "goods_bundle")
    seat: int
    to: Sequence[int]
    give: Mapping[str, int]
    get: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Accepted(Event):
    """A seat accepted the offer."""

    axes: ClassVar = ("seats",)
    detail: ClassVar = True
    seat: int


@dataclass(frozen=True, slots=True)
class Declined(Event):
    """A seat declined the offer."""

    axes: ClassVar = ("seats",)
    detail: ClassVar = True
    seat: int


@dataclass(frozen=True, slots=True)
class Countered(Event):
    """A seat answered an offer with other terms."""

    axes: ClassVar = ("seats", "goods_bundle", "goods_bundle")
    detail: ClassVar = True
    seat: int
    give: Mapping[str, int]
    get: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Traded(Event):
    """A trade: what the turn player (`seat`) gave and got."""

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
    """The offer was withdrawn."""

    axes: ClassVar = ("seats",)
    detail: ClassVar = True
    seat: int


@dataclass(frozen=True, slots=True)
class Revealed(Event):
    """Hidden cards revealed at the end."""

    axes: ClassVar = ("seats", "cards", None)
    sums: ClassVar = "card"
    seat: int
    card: str
    count: int


@dataclass(frozen=True, slots=True)
class Won(Event):
    """A seat won the game."""

    axes: ClassVar = ("seats",)
    seat: int


@dataclass(frozen=True, slots=True)
class EndedDrawn(Event):
    """The game ended in a draw."""


def number_events(*classes: type[Event]) -> tuple[type[Event], ...]:
    """Give each class its position as its `kind`. A game passes `*SHARED` first."""
    for kind, cls in enumerate(classes):
        cls.kind = kind
    return classes


SHARED = number_events(
    TurnBegan, FirstRolled, FirstPlayer, Rolled, Produced, Shortage, Received, Paid, SetAside, Discarded, Stolen, Took,
    Stopped, Exchanged, Bought, Drew, Played, Offered, Accepted, Declined, Countered, Traded, Withdrawn, Revealed, Won,
    EndedDrawn,
)  # fmt: skip

# Kinds as module constants, because compiled rules cannot read class attributes.
TURN_BEGAN = TurnBegan.kind
FIRST_ROLLED = FirstRolled.kind
FIRST_PLAYER = FirstPlayer.kind
ROLLED = Rolled.kind
PRODUCED = Produced.kind
SHORTAGE = Shortage.kind
RECEIVED = Received.kind
PAID = Paid.kind
SET_ASIDE = SetAside.kind
DISCARDED = Discarded.kind
STOLEN = Stolen.kind
TOOK = Took.kind
STOPPED = Stopped.kind
EXCHANGED = Exchanged.kind
BOUGHT = Bought.kind
DREW = Drew.kind
PLAYED = Played.kind
OFFERED = Offered.kind
ACCEPTED = Accepted.kind
DECLINED = Declined.kind
COUNTERED = Countered.kind
TRADED = Traded.kind
WITHDRAWN = Withdrawn.kind
REVEALED = Revealed.kind
WON_GAME = Won.kind
ENDED_DRAWN = EndedDrawn.kind


class EventTypes:
    """The event classes of a game; decodes rows of integers into events as a viewer sees them."""

    def __init__(self, classes: Sequence[type[Event]]):
        self.classes = tuple(classes)
        self._fields = [columns(cls) for cls in self.classes]

    def event(self, names: Names, line: Sequence[int], viewer: int | None = EVERYTHING) -> Event:
        """The event of a row as the viewer sees it; None is a spectator."""
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
        """The columns of a row that are hidden from the viewer. They precede any bundle, which spans several."""
        cls, fields = self.classes[line[0]], self._fields[line[0]]
        return [
            1 + fields.index(column)
            for column, knowers in cls.secret.items()
            if viewer is None or viewer not in [line[1 + fields.index(k)] for k in knowers]
        ]


class Events(Sequence[Event]):
    """A sequence of events, decoded on access."""

    __slots__ = ("_names", "_rows", "_table", "_viewer")

    def __init__(self, table: EventTypes, names: Names, rows: list[list[int]], viewer: int | None):
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
