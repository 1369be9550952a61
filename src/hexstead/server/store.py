"""What the server stores, and the interface of a store. sql_store.py is the one for SQLite and PostgreSQL.

A table is stored as its terms and its log. (table, seq) is unique, so of two processes that append the same entry one
fails; the id of a client message is unique per table, so a repeated message is recognised.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from .entries import Entry

MAX_LISTED = 20  # tables in a list


class SeqTaken(Exception):
    """Another process has written an entry with this number."""


class IdTaken(Exception):
    """A message with this id has been stored before."""


class StoreFailed(Exception):
    """The database did not carry out a request; nothing was changed, unless the connection broke after the commit."""

    def __init__(self, is_full: bool = False):
        super().__init__("the disk is full" if is_full else "the database does not respond")
        self.is_full = is_full


@dataclass(frozen=True, slots=True)
class SeatRow:
    """The device that owns a seat, and the code that opens or opened it."""

    number: int
    device: str | None = None
    code: str | None = None


@dataclass(frozen=True, slots=True)
class GameRow:
    """A table without its log."""

    code: str
    terms: dict[str, Any]
    host: str | None
    visibility: str
    status: str
    used: float  # time of the last change, to within a minute
    seats: list[SeatRow] = field(default_factory=list)


class Store(Protocol):
    """Persistent storage. Each method is one transaction, committed when it returns; it can raise StoreFailed."""

    is_shared: bool  # whether other processes can use the same data
    process: str  # identifies this process to the others
    is_full: bool  # whether the last request failed because the disk is full

    async def close(self) -> None: ...

    def now(self) -> float:
        """Return the time in seconds that all processes on this store agree on, whatever their own clocks say."""

    async def ping(self) -> None:
        """Raise an exception if the store does not work."""

    async def secret(self, name: str) -> bytes:
        """Return a named random secret; it is created at first use and then stays the same."""

    async def make(self, game: GameRow, entries: Sequence[Entry]) -> bool:
        """Store a new table; return False if its code, or the code of a seat, is taken."""

    async def load(self, code: str) -> tuple[GameRow, list[Entry]] | None:
        """Return a table (without its seats) and its log."""

    async def load_seats(self, code: str) -> list[SeatRow]: ...

    async def entries(self, code: str, after: int) -> list[Entry]:
        """Return the entries with a seq greater than `after`."""

    async def append(
        self, code: str, entry: Entry, *, seat: SeatRow | None = None, status: str | None = None, used: bool = False
    ) -> None:
        """Append an entry, and update a seat, the table's status and its time of use; raise SeqTaken or IdTaken."""

    async def has_id(self, code: str, client_id: str) -> bool:
        """Return whether a message with this id is in the table's log."""

    async def lease(self, code: str, seconds: float) -> bool:
        """Acquire, renew or (seconds=0) release the lease to drive a table; return whether this process has it."""

    async def notify(self, text: str) -> None:
        """Send a text to the other processes."""

    async def listen(
        self, receive: Callable[[str], None], on_loss: Callable[[], None]
    ) -> Callable[[], Awaitable[None]]:
        """Receive what other processes send; return a function that stops it. `on_loss`: the connection was lost."""

    async def by_seat_code(self, code: str) -> tuple[str, int] | None:
        """Return the table and seat that a six-letter code belongs to."""

    async def codes_of(self, device: str, limit: int = MAX_LISTED) -> list[str]:
        """Return the tables of a device, most recently used first."""

    async def public_codes(self, limit: int = MAX_LISTED) -> list[str]:
        """Return the public tables that are not over, most recently used first."""

    async def add_token(self, device: str, name: str, scopes: list[str]) -> tuple[str, str]:
        """Create an API token; return its id and the token, of which only a hash is stored."""

    async def token(self, token: str) -> tuple[str, list[str], str] | None:
        """Return the device, scopes and id of an API token."""

    async def tokens(self, device: str) -> list[dict[str, Any]]:
        """Return the id, name and scopes of a device's API tokens, by name."""

    async def drop_token(self, device: str, id: str) -> bool:
        """Delete an API token of a device; return whether it existed."""
