"""Seats of a table, and requests between the people at them: consent and proposals of trades."""

from __future__ import annotations

from array import array
from dataclasses import dataclass, field
from typing import Any, Literal

PERSON, LINK, BOT = "person", "link", "bot"
Viewer = int | None  # a seat; None: a spectator


@dataclass(slots=True)
class Seat:
    """A seat at the table."""

    number: int
    colour: str
    kind: str
    name: str
    level: str
    device: str | None = None
    network: str | None = None  # keyed hash of the network from which it was taken
    serial: int = 0  # generation of its link and token; increasing it invalidates the old ones
    open: bool = False  # can be taken by link or code
    bot: bool = False  # a bot is playing it
    released: bool = False  # during the game, the host can give it to someone else without asking
    nonce: str | None = None
    passes: bool = False
    asks: bool = False  # takes part in every build phase
    no_offers: Literal["turn", "game"] | None = None
    no_offers_turn: int = -1  # the turn of `no_offers`
    never: tuple[str, ...] = ()
    muted: frozenset[int] = frozenset()
    prompt_number: int = 0
    decisions: array[int] = field(default_factory=lambda: array("i"))  # number of actions before each decision

    @property
    def is_held(self) -> bool:
        """Whether the seat belongs to a person, connected or not."""
        return self.kind != BOT and not self.open

    @property
    def stands_in(self) -> bool:
        """Whether a bot replaces this seat's person, who can return; such a bot does not trade."""
        return self.bot and self.is_held

    def to_json(self) -> dict[str, Any]:
        """Return the public part, as in the protocol's SeatInfo."""
        return {
            "seat": self.number, "colour": self.colour, "kind": self.kind, "name": self.name, "level": self.level,
            "open": self.open, "bot": self.bot, "released": self.released,
        }  # fmt: skip


@dataclass(slots=True)
class ConsentRequest:
    """A request that needs the consent of every player."""

    id: int
    what: str
    seat: int
    to: int | None
    waiting: set[int]  # seats that have not answered
    seconds: float  # lifetime
    expiry: float  # wall-clock time
    who: int | None = None  # the seat that is to be given to someone else

    @property
    def since(self) -> float:
        """The time at which it was made."""
        return self.expiry - self.seconds

    def can_answer(self, yes: bool) -> set[int]:
        """The seats that can give this answer. The seat that asked can withdraw its request by answering no."""
        return self.waiting if yes else self.waiting | {self.seat}

    def to_json(self, now: float) -> dict[str, Any]:
        """Return it as in the protocol, at a time of entries."""
        return {"id": self.id, "what": self.what, "seat": self.seat, "to": self.to, "waiting": sorted(self.waiting),
                "seconds": self.seconds, "left": round(max(0.0, self.expiry - now), 1), "who": self.who}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Proposal:
    """A trade that a seat proposes to the turn player."""

    id: int
    seat: int
    give: dict[str, int]
    get: dict[str, int]
    turn: int
    actions: int  # number of actions in the game when it was made

    def to_json(self) -> dict[str, Any]:
        return {"id": self.id, "seat": self.seat, "give": self.give, "get": self.get}
