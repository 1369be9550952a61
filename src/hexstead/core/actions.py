"""Actions in three forms: frozen dataclasses for people, (kind, x, y) for rules, one integer code for bots.

The order of a game's action classes determines kinds, codes, JSON names and masks. A class names the axis of each
argument; the game's `Names` translates between an argument's name and its number. Trades without a code pass their
goods through the workspace.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar

from ..errors import BadAction
from .common_fields import CHANCE, SEATS
from .names import Names, columns, short_repr, type_name

ANYBODY = None
CHANCE_NAME = "chance"
BUNDLES = ("bundles",)  # axes of trades


class Bundle(dict[str, int]):
    """Goods by name and count, such as {"ore": 2}. Hashable, so do not modify it."""

    def __hash__(self) -> int:  # type: ignore[override]
        return hash(frozenset(self.items()))


@dataclass(frozen=True, slots=True)
class Action:
    """An action of a seat or of chance. `seat` can be omitted when exactly one seat is to act."""

    kind: ClassVar[int] = -1  # set by number_kinds
    axes: ClassVar[tuple[str, ...]] = ()
    by_chance: ClassVar[bool] = False
    instead_of: ClassVar[tuple[str, str, str] | None] = None  # type, argument and value for which this is the action
    seat: int | str | None = field(default=ANYBODY, kw_only=True)

    @classmethod
    def type_name(cls) -> str:
        return type_name(cls)

    def to_json(self) -> dict[str, Any]:
        out: dict[str, Any] = {"seat": self.seat, "type": self.type_name()}
        for name in columns(type(self)):
            if name != "seat":
                value = getattr(self, name)
                if value is not None:
                    out[name] = list(value) if isinstance(value, tuple) else value
        return out


@dataclass(frozen=True, slots=True)
class Roll(Action):
    """Roll the dice."""


@dataclass(frozen=True, slots=True)
class EndTurn(Action):
    """End the turn."""


@dataclass(frozen=True, slots=True)
class Done(Action):
    """Decline the rest of what a card or a reward offers."""


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """Put one resource card aside for the supply, on a 7."""

    axes: ClassVar = ("resources",)
    resource: str


@dataclass(frozen=True, slots=True)
class Rob(Action):
    """Choose the seat to steal a card from."""

    axes: ClassVar = ("seats",)
    victim: int


@dataclass(frozen=True, slots=True)
class Take(Action):
    """Take one resource card from the supply, as allowed by a card or a reward."""

    axes: ClassVar = ("resources",)
    resource: str


@dataclass(frozen=True, slots=True)
class BuyCard(Action):
    """Buy a development card."""


@dataclass(frozen=True, slots=True)
class PlayCard(Action):
    """Play a development card."""

    axes: ClassVar = ("cards",)
    card: str


@dataclass(frozen=True, slots=True)
class Exchange(Action):
    """Give equal resource cards to the supply for one of another kind."""

    axes: ClassVar = ("resources", "resources")
    give: str
    get: str


@dataclass(frozen=True, slots=True)
class Offer(Action):
    """Offer a trade, `give` for `get`, to all opponents or to some. An empty side asks for proposals.

    `agreed` marks a trade that the recipient has proposed, which is possible even if no offers are left.
    """

    axes: ClassVar = BUNDLES
    uncoded_kind: ClassVar[int] = 120  # for trades without a code; beyond all kinds
    give: Mapping[str, int]
    get: Mapping[str, int]
    to: tuple[int, ...] | None = None
    agreed: bool | None = None


@dataclass(frozen=True, slots=True)
class Accept(Action):
    """Accept the offer."""


@dataclass(frozen=True, slots=True)
class Decline(Action):
    """Decline the offer, or take back an acceptance."""


@dataclass(frozen=True, slots=True)
class Counter(Action):
    """Answer an offer with other terms: what this seat would give and get."""

    axes: ClassVar = BUNDLES
    uncoded_kind: ClassVar[int] = 121
    give: Mapping[str, int]
    get: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Conclude(Action):
    """Trade with a seat that accepted or countered."""

    axes: ClassVar = ("seats",)
    partner: int


@dataclass(frozen=True, slots=True)
class Withdraw(Action):
    """Take the offer back."""


@dataclass(frozen=True, slots=True)
class Dice(Action):
    """Chance: two dice."""

    axes: ClassVar = ("dice_pairs",)
    by_chance: ClassVar[bool] = True
    dice: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Steal(Action):
    """Chance: the card stolen from the victim's hand."""

    axes: ClassVar = ("resources",)
    by_chance: ClassVar[bool] = True
    resource: str


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """Chance: the development card on top of the stack."""

    axes: ClassVar = ("cards",)
    by_chance: ClassVar[bool] = True
    card: str


def number_kinds(*classes: type[Action]) -> tuple[type[Action], ...]:
    """Give each class its position as its `kind`. A game passes `*SHARED` first; new classes go to the end."""
    for kind, cls in enumerate(classes):
        cls.kind = kind
    return classes


SHARED = number_kinds(
    Roll, EndTurn, Done, Discard, Rob, Take, BuyCard, PlayCard, Exchange,
    Offer, Accept, Decline, Counter, Conclude, Withdraw, Dice, Steal, Draw,
)  # fmt: skip

# Kinds as module constants, because compiled rules cannot read class attributes.
ROLL = Roll.kind
END_TURN = EndTurn.kind
DONE = Done.kind
DISCARD_CARD = Discard.kind
ROB_SEAT = Rob.kind
TAKE_CARD = Take.kind
BUY_CARD = BuyCard.kind
PLAY_CARD = PlayCard.kind
EXCHANGE = Exchange.kind
MAKE_OFFER = Offer.kind
ACCEPT = Accept.kind
DECLINE = Decline.kind
COUNTER = Counter.kind
CONCLUDE = Conclude.kind
WITHDRAW = Withdraw.kind
DICE_ROLL = Dice.kind
STEAL_CARD = Steal.kind
DRAW_CARD = Draw.kind
UNCODED_OFFER = Offer.uncoded_kind
UNCODED_COUNTER = Counter.uncoded_kind

EVERYONE = (1 << SEATS + 1) - 1  # recipients of an offer: all opponents. No list of seats has this mask
AGREED = EVERYONE + 1  # an additional bit: the recipients have proposed the trade

Move = tuple[int, int, int]  # kind, x, y


@dataclass(frozen=True, slots=True)
class UncodedTrade:
    """Terms of a trade without a code: kind, recipients (one bit per seat, and AGREED), and counts per good."""

    kind: int
    to: int
    give: tuple[int, ...]
    get: tuple[int, ...]


class ActionCodes:
    """The codes of a game: one block per action class, seat actions first, then those of chance."""

    def __init__(self, classes: Sequence[type[Action]], sizes: Mapping[str, int]):
        self.classes = tuple(classes)
        if any(cls.kind != kind for kind, cls in enumerate(self.classes)):
            raise ValueError("Pass the classes in the order of their kinds, as returned by number_kinds.")
        self.kinds = {cls: kind for kind, cls in enumerate(self.classes)}
        self.by_type = {cls.type_name(): cls for cls in self.classes}
        self.needed = {
            cls: [f.name for f in dataclasses.fields(cls) if f.default is dataclasses.MISSING] for cls in self.classes
        }
        self.defaults = {
            cls: {f.name: f.default for f in dataclasses.fields(cls) if f.default is not dataclasses.MISSING}
            for cls in self.classes
        }
        self.keys = {cls: {"type", *columns(cls)} for cls in self.classes}  # keys of a complete JSON object
        self.arguments = {
            cls: tuple(zip(cls.axes, (name for name in columns(cls) if name != "seat"), strict=True))
            for cls in self.classes
            if cls.axes != BUNDLES
        }
        self.start = [0] * len(self.classes)
        self.size_x = [sizes[cls.axes[0]] if cls.axes else 1 for cls in self.classes]
        self.size_y = [sizes[cls.axes[1]] if len(cls.axes) > 1 else 1 for cls in self.classes]
        self.moves: list[Move] = []
        for by_chance in (False, True):
            for kind, cls in enumerate(self.classes):
                if cls.by_chance == by_chance:
                    self.start[kind] = len(self.moves)
                    self.moves += [(kind, x, y) for x in range(self.size_x[kind]) for y in range(self.size_y[kind])]
            if not by_chance:
                self.seat_codes = len(self.moves)
        self.codes = len(self.moves)

    def code(self, kind: int, x: int = 0, y: int = 0) -> int:
        return self.start[kind] + x * self.size_y[kind] + y

    def fill(self, b: Any) -> None:
        """Write the numbering into a board struct."""
        b.codes = self.codes
        for code, (kind, x, y) in enumerate(self.moves):
            b.code_kind[code], b.code_x[code], b.code_y[code] = kind, x, y
        for kind in range(len(self.classes)):
            b.block_start[kind], b.block_x[kind], b.block_y[kind] = (
                self.start[kind], self.size_x[kind], self.size_y[kind],
            )  # fmt: skip


class Codec:
    """Translates between actions, codes and JSON on one board. Equal codes give the same action object."""

    def __init__(self, table: ActionCodes, names: Names, by_state: Container[int] = ()):
        self.table = table
        self.by_state = by_state  # kinds whose arguments depend on the state: see Game
        self.names = names
        self._actions: list[list[Action | None]] = [[None] * table.codes for _ in range(SEATS + 1)]
        self._codes: dict[int, int] = {}  # by identity: interned actions live as long as the codec
        self._bundles: dict[tuple[tuple[int, ...], tuple[int, ...]], int] = {
            terms: i for i, terms in enumerate(names.bundles)
        }

    def action(self, seat: int, code: int) -> Action:
        """The action of a code. Seat 4 is chance."""
        action = self._actions[seat][code]
        if action is None:
            action = self._actions[seat][code] = self._make(seat, code)
            self._codes[id(action)] = code
        return action

    def actions(self, seat: int, codes: Iterable[int]) -> list[Action]:
        known = self._actions[seat]
        return [known[code] or self.action(seat, code) for code in codes]

    def _make(self, seat: int, code: int) -> Action:
        kind, *numbers = self.table.moves[code]
        cls = self.table.classes[kind]
        who = CHANCE_NAME if seat == CHANCE else seat
        if cls.axes == BUNDLES:
            give, get = (self.bundle(side) for side in self.names.bundles[numbers[0]])
            return cls(give=give, get=get, seat=who)  # type: ignore[call-arg]
        return cls(*(self.names.name(axis, n) for axis, n in zip(cls.axes, numbers, strict=False)), seat=who)

    def uncoded(self, seat: int, move: UncodedTrade) -> Action:
        give, get = self.bundle(move.give), self.bundle(move.get)
        if move.kind == UNCODED_COUNTER:
            return Counter(give=give, get=get, seat=seat)
        to = None if move.to & EVERYONE == EVERYONE else tuple(i for i in range(SEATS) if move.to >> i & 1)
        return Offer(give=give, get=get, to=to, agreed=bool(move.to & AGREED) or None, seat=seat)

    def bundle(self, counts: Sequence[int]) -> Bundle:
        return Bundle({self.names.name("goods", i): n for i, n in enumerate(counts) if n})

    def from_json(self, data: object) -> Action:
        """The action described by a JSON object; raises BadAction."""
        cls, arguments = self._parse(data)
        action = cls(**arguments)
        self.move(action)
        return action

    def read(self, data: object) -> tuple[Any, int | UncodedTrade | Action]:
        """The seat of a JSON object as given, and its move like `move`; raises BadAction."""
        cls, arguments = self._parse(data)
        seat = arguments.get("seat")
        if cls.kind in self.by_state:
            return seat, cls(**arguments)
        if cls.axes == BUNDLES:
            return seat, self._encode_trade(cls, arguments)
        return seat, self._encode(cls, arguments.__getitem__)

    def _parse(self, data: Any) -> tuple[type[Action], dict[str, Any]]:
        """The class and arguments of a JSON object; raises BadAction if arguments are missing or unknown."""
        if type(data) is not dict and not isinstance(data, Mapping):
            raise BadAction(f"An action is an object with a type, not {short_repr(data)}.")
        kind = data.get("type")
        if not isinstance(kind, str) or kind not in self.table.by_type:
            raise BadAction(f"There is no action of type {short_repr(kind)}. Known: {', '.join(self.table.by_type)}.")
        cls = self.table.by_type[kind]
        arguments = {k: tuple(v) if isinstance(v, list) else v for k, v in data.items() if k != "type"}
        if data.keys() != self.table.keys[cls]:
            self._check_keys(cls, data)
            arguments = self.table.defaults[cls] | arguments
        return cls, arguments

    def _check_keys(self, cls: type[Action], data: Mapping[str, Any]) -> None:
        wanted = columns(cls)
        for key in data:
            if key not in wanted and key != "type":
                raise BadAction(f"{data['type']} has no argument {short_repr(key)}; it takes {', '.join(wanted)}.")
        for key in self.table.needed[cls]:
            if key not in data:
                raise BadAction(f"{data['type']} needs {key}.")

    def _encode(self, cls: type[Action], argument: Callable[[str], Any]) -> int:
        kind, arguments = cls.type_name(), self.table.arguments[cls]
        try:
            numbers = [self.names.number(axis, argument(name), f"{kind}: ") for axis, name in arguments]
        except BadAction:
            self._suggest(kind, {name: argument(name) for _, name in arguments})
            raise
        return self.table.code(cls.kind, *numbers)

    def _suggest(self, kind: str, arguments: Mapping[str, Any]) -> None:
        """Raise BadAction if another action must be used for one of these arguments; the message names it."""
        for other in self.table.classes:
            if (
                other.instead_of
                and other.instead_of[0] == kind
                and arguments.get(other.instead_of[1]) == other.instead_of[2]
            ):
                _, name, value = other.instead_of
                raise BadAction(f"{kind}: {name} cannot be {value}. Use {other.type_name()} instead.")

    def move(self, action: Action) -> int | UncodedTrade | Action:
        """The code of an action, its terms if it has no code, or the action itself if its code depends on the state."""
        known = self._codes.get(id(action))
        if known is not None:
            return known
        return action if self.table.kinds.get(type(action)) in self.by_state else self.encode(action)

    def encode(self, action: Action) -> int | UncodedTrade:
        """The code of an action, or its terms if it has no code; raises BadAction."""
        known = self._codes.get(id(action))
        if known is not None:
            return known
        cls = type(action)
        if cls not in self.table.kinds:
            raise BadAction(f"{short_repr(action)} is not an action of this game.")
        if isinstance(action, Offer | Counter):
            return self._encode_trade(cls, {name: getattr(action, name) for name in columns(cls)})
        return self._encode(cls, lambda name: getattr(action, name))

    def _encode_trade(self, cls: type[Action], arguments: Mapping[str, Any]) -> int | UncodedTrade:
        type_name, to, agreed = cls.type_name(), arguments.get("to"), arguments.get("agreed")
        terms = self._counts(arguments["give"], "give", type_name), self._counts(arguments["get"], "get", type_name)
        if agreed is not None and type(agreed) is not bool:
            raise BadAction(f"offer: 'agreed' is true or false, not {short_repr(agreed)}.")
        if to is None and not agreed and terms in self._bundles:
            return self.table.code(cls.kind, self._bundles[terms])
        if cls is Counter:
            return UncodedTrade(UNCODED_COUNTER, 0, *terms)
        recipients = EVERYONE if to is None else self._mask(to)
        return UncodedTrade(UNCODED_OFFER, recipients | AGREED if agreed else recipients, *terms)

    def _mask(self, seats: object) -> int:
        """The recipients of an offer, one bit per seat."""
        if not isinstance(seats, tuple | list) or not seats:
            raise BadAction(f"offer: 'to' is a list of seats, not {short_repr(seats)}.")
        mask = 0
        for seat in seats:
            mask |= 1 << self.names.number("seats", seat, "offer: ")
        return mask

    def _counts(self, goods: object, side: str, type_name: str) -> tuple[int, ...]:
        if type(goods) is not dict and not isinstance(goods, Mapping):
            raise BadAction(
                f"{type_name}: '{side}' names goods and counts, as in {{'ore': 1}}, not {short_repr(goods)}."
            )
        counts = [0] * self.names.size("goods")
        for good, count in goods.items():
            i = self.names.number("goods", good, f"{type_name}: ")
            if type(count) is not int or not 0 <= count <= 99:
                raise BadAction(f"{type_name}: {short_repr(count)} is not a number of {good} cards from 0 to 99.")
            counts[i] = count
        return tuple(counts)

    def seat(self, value: object) -> int | None:
        """The number of a seat as given in an action; None if it was omitted."""
        if value is None:
            return None
        if value == CHANCE_NAME:
            return CHANCE
        return self.names.number("seats", value, "")
