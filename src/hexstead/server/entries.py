"""The log of a table: one type for each kind of entry.

A table's state follows from its log alone (table.py). An entry is stored as its kind and a JSON object with the fields
of its change; fields must keep their names and meaning, so that stored tables can be loaded.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Literal, get_args

from ..core.names import columns


class _Stored:
    """How a change is stored: all of its fields, except for omissible ones that are None."""

    __slots__ = ()
    kind: ClassVar[str]
    omissible: ClassVar[frozenset[str]] = frozenset()

    def to_json(self) -> dict[str, Any]:
        values = {name: getattr(self, name) for name in columns(type(self))}
        return {name: value for name, value in values.items() if value is not None or name not in self.omissible}


@dataclass(frozen=True, slots=True)
class Started(_Stored):
    """The game began: the nonces of all seats are fixed, and chance has set up the board."""

    kind = "start"
    nonces: list[str]
    actions: list[dict[str, Any]]
    numbers: list[int]  # prompt numbers after this entry, by seat


@dataclass(frozen=True, slots=True)
class Acted(_Stored):
    """Actions of a seat and of chance after it. If the seat accepted a proposal, its author's actions are included."""

    kind = "act"
    omissible = frozenset({"by", "proposal"})
    actions: list[dict[str, Any]]
    numbers: list[int]
    by: Literal["bot", "clock", "order"] | None = None  # None: a person
    proposal: int | None = None  # seq of the proposal that was accepted


@dataclass(frozen=True, slots=True)
class Undone(_Stored):
    """A seat took back its own actions."""

    kind = "undo"
    to: int  # number of actions that remain
    numbers: list[int]


@dataclass(frozen=True, slots=True)
class Asked(_Stored):
    """A seat asked for consent. The last two fields are set if that settled it, because nobody else had to agree."""

    kind = "ask"
    omissible = frozenset({"ends", "numbers", "who"})
    what: Literal["undo", "end", "give"]
    to: int | None
    ends: bool | None = None
    numbers: list[int] | None = None
    who: int | None = None  # the seat that is to be given to someone else


@dataclass(frozen=True, slots=True)
class Answered(_Stored):
    """A seat consented, declined, or withdrew its own request. The last two fields are set if that settled it."""

    kind = "answer"
    omissible = frozenset({"ends", "numbers"})
    ask: int  # seq of the request
    yes: bool
    ends: bool | None = None
    numbers: list[int] | None = None


@dataclass(frozen=True, slots=True)
class Lapsed(_Stored):
    """A request for consent expired before everyone had answered."""

    kind = "lapse"
    ask: int  # seq of the request


@dataclass(frozen=True, slots=True)
class Proposed(_Stored):
    """A seat proposed a trade to the turn player, in place of its earlier proposal."""

    kind = "propose"
    give: dict[str, int]
    get: dict[str, int]


@dataclass(frozen=True, slots=True)
class Unproposed(_Stored):
    """A proposal was withdrawn by its author or declined by the turn player. An accepted one is an `Acted`."""

    kind = "unpropose"
    proposal: int  # seq of the proposal


@dataclass(frozen=True, slots=True)
class Ordered(_Stored):
    """A seat changed its standing orders; None leaves one as it was."""

    kind = "order"
    omissible = frozenset({"asks", "offers"})
    passes: bool | None
    never: list[str] | None
    asks: bool | None = None
    offers: Literal["all", "turn", "game"] | None = None  # wanted offers; "turn" and "game": none until then


@dataclass(frozen=True, slots=True)
class Thinking(_Stored):
    """A seat asked for more time to answer a bot's offer."""

    kind = "think"
    offer: int  # seq of the offer


@dataclass(frozen=True, slots=True)
class Wished(_Stored):
    """A seat wants to build in the build phase after this turn, or no longer does."""

    kind = "build"
    on: bool


@dataclass(frozen=True, slots=True)
class Muted(_Stored):
    """A seat muted another seat, or no longer does."""

    kind = "mute"
    who: int
    on: bool


@dataclass(frozen=True, slots=True)
class Chatted(_Stored):
    """A seat wrote a text or a quick phrase."""

    kind = "say"
    text: str | None
    phrase: str | None


@dataclass(frozen=True, slots=True)
class Unsaid(_Stored):
    """The host removed a chat message, whose text is deleted from its entry too."""

    kind = "unsay"
    chat: int  # seq of the message


@dataclass(frozen=True, slots=True)
class Joined(_Stored):
    """A device took an open seat."""

    kind = "join"
    omissible = frozenset({"network"})
    device: str | None
    name: str | None
    nonce: str | None
    network: str | None = None  # keyed hash of the network it came from, see Keys.network_hash


@dataclass(frozen=True, slots=True)
class Linked(_Stored):
    """The host issued a new link for a seat; the previous holder lost it."""

    kind = "link"


@dataclass(frozen=True, slots=True)
class Closed(_Stored):
    """The host gave a seat to its bot for good; the person who held it is banned from the table."""

    kind = "close"
    omissible = frozenset({"device", "network"})
    device: str | None = None  # the banned device
    network: str | None = None  # the banned network, as a keyed hash


@dataclass(frozen=True, slots=True)
class Renamed(_Stored):
    """A player changed the name of their seat."""

    kind = "rename"
    name: str | None  # None once it has been deleted


@dataclass(frozen=True, slots=True)
class Left(_Stored):
    """A player left their seat to its bot."""

    kind = "leave"


@dataclass(frozen=True, slots=True)
class StoodIn(_Stored):
    """A bot took over the seat of an absent player."""

    kind = "sit_in"


@dataclass(frozen=True, slots=True)
class Returned(_Stored):
    """A player came back to a seat that a bot was playing."""

    kind = "return"


@dataclass(frozen=True, slots=True)
class Moved(_Stored):
    """A person moved all seats from one device to another, with the role of the host."""

    kind = "move"
    device: str | None  # None: deleted since
    was: str | None


@dataclass(frozen=True, slots=True)
class Forgotten(_Stored):
    """A person deleted their data: bots play these seats, and names and chat are gone."""

    kind = "forget"
    seats: list[int]
    host: bool  # whether they were the host
    chats: list[int]  # seqs of their chat messages, whose texts are deleted


@dataclass(frozen=True, slots=True)
class Substituted(_Stored):
    """Another level began to play for one; written once per table, level and reason."""

    kind = "substitute"
    omissible = frozenset({"why"})
    level: str
    by: str
    why: Literal["load"] | None = None  # None: its kernels are not compiled yet; load: bots are behind


@dataclass(frozen=True, slots=True)
class Rematched(_Stored):
    """The rematch table was created."""

    kind = "rematch"
    table: str


@dataclass(frozen=True, slots=True)
class Cancelled(_Stored):
    """The server's administrator ended the game."""

    kind = "cancel"


Change = (
    Started | Acted | Undone | Asked | Answered | Lapsed | Proposed | Unproposed | Ordered | Thinking | Wished | Muted
    | Chatted | Unsaid | Joined | Renamed | Linked | Closed | Left | StoodIn | Returned | Moved | Forgotten
    | Substituted | Rematched | Cancelled
)  # fmt: skip
KINDS: dict[str, type[Change]] = {change.kind: change for change in get_args(Change)}


def read_change(kind: str, data: Mapping[str, Any]) -> Change:
    """Read a stored change; raises LookupError for a kind that this version does not know."""
    if kind not in KINDS:
        raise LookupError(f"unknown kind of log entry: {kind!r}; was it written by a newer version?")
    return KINDS[kind](**data)


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry of a table's log."""

    seq: int  # from 1
    seat: int | None  # whose change it is; None: the table's
    at: float  # wall-clock time, in seconds since 1970
    change: Change
    client_id: str | None = None  # the id of the message that caused it, unique per table
