"""What the server stores, and the interface of a store. sql_store.py is the one for SQLite and PostgreSQL.

A table is stored as its terms and its log. (table, seq) is unique, so of two processes that append the same entry one
fails; the id of a client message is unique per table, so a repeated message is recognised.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

from .entries import Entry

if TYPE_CHECKING:
    from .retention import Rule

MAX_LISTED = 20  # tables in a list
PEOPLE, BOTS, IMPORT = "people", "bots", "import"  # kinds of tables: with a person's seat, of bots alone, records
DELETED = "deleted"  # status of a deleted table, whose rows are removed later in the background


class SeqTaken(Exception):
    """Another process has written an entry with this number."""


class IdTaken(Exception):
    """A message with this id has been stored before."""


class StoreFailed(Exception):
    """A request to the database failed. Nothing was changed, unless the connection broke after the commit."""

    def __init__(self, is_full: bool = False):
        super().__init__("the disk is full" if is_full else "the database does not respond")
        self.is_full = is_full


class Unreachable(StoreFailed):
    """The database does not answer, so that another request would fail too."""


@dataclass(frozen=True, slots=True)
class SeatRow:
    """The device that owns a seat, and the code that opens or opened it."""

    number: int
    device: str | None = None
    code: str | None = None


@dataclass(frozen=True, slots=True)
class Ban:
    """A banned device or network, until a time or permanently."""

    who: str
    at: float
    until: float | None = None
    reason: str | None = None


@dataclass(frozen=True, slots=True)
class Operation:
    """An operation of an administrator or of the retention, which running servers react to."""

    id: int
    at: float
    kind: str
    subject: str


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
    kind: str = PEOPLE  # or BOTS or IMPORT
    network: str | None = None  # network of the client that created it


class Store(Protocol):
    """Persistent storage. Each method is one transaction, committed when it returns; it can raise StoreFailed."""

    is_shared: bool  # whether other processes can use the same data
    process: str  # identifies this process to the others
    is_full: bool  # whether the last request failed because the disk is full

    @property
    def waiting(self) -> int:
        """The number of log entries waiting to be committed."""

    async def close(self) -> None: ...

    def now(self) -> float:
        """Return the store's time in seconds, which is the same for all processes whatever their own clocks show."""

    async def ping(self) -> None:
        """Raise an exception if the store does not work."""

    async def secret(self, name: str) -> bytes:
        """Return a named random secret; it is created at first use and then stays the same."""

    async def make(self, game: GameRow, entries: Sequence[Entry]) -> bool:
        """Store a new table; return False if its code, or the code of a seat, is taken."""

    async def load(self, code: str) -> tuple[GameRow, list[Entry]] | None:
        """Return a table (without its seats) and its log."""

    async def load_seats(self, code: str) -> list[SeatRow]: ...

    async def count_used(self, kind: str, since: float, network: str | None = None) -> int:
        """Count the tables of a kind, or those from one network, that have changed since a time.

        Finished games do not count, except for imported ones.
        """

    async def delete(self, code: str) -> bool:
        """Delete a table and report that to the other processes; return whether there was one.

        Its rows are removed later, by `purge`.
        """

    async def expire(self, rules: Sequence[Rule], in_use: Collection[str], limit: int) -> list[str]:
        """Delete at most `limit` tables past the retention of a rule, except those in use; return their codes."""

    async def purge(self, limit: int) -> int:
        """Remove at most about `limit` rows of deleted tables; return how many."""

    async def count_tables(self) -> dict[tuple[str, str], int]:
        """Return the number of stored tables by status and kind."""

    async def last_operation(self) -> int:
        """Return the id of the newest operation, or 0."""

    async def operations(self, after: int) -> list[Operation]:
        """Return the operations with a greater id."""

    async def forget_operations(self, before: float) -> None:
        """Remove the operations before a time."""

    async def bans(self) -> list[Ban]: ...

    async def notices(self) -> dict[str, Any]:
        """Return the notices of administrators by name."""

    async def entries(self, code: str, after: int) -> list[Entry]:
        """Return the entries with a seq greater than `after`."""

    async def append(
        self,
        code: str,
        entry: Entry,
        *,
        seat: SeatRow | None = None,
        status: str | None = None,
        used: bool = False,
        erased: int | None = None,
    ) -> None:
        """Append an entry, and update a seat, the table's status and its time of use; raise SeqTaken or IdTaken.

        The text of the chat message with seq `erased` is deleted.
        """

    async def is_chat(self, code: str, seq: int) -> bool:
        """Return whether an entry is a chat message."""

    async def has_id(self, code: str, client_id: str) -> bool:
        """Return whether a message with this id is in the table's log."""

    async def lease(self, code: str, seconds: float) -> bool:
        """Acquire, renew or (seconds=0) release the lease to drive a table; return whether this process has it."""

    async def renew(self, codes: Collection[str], seconds: float) -> list[str]:
        """Acquire, renew or release many leases; return the codes of those that this process has."""

    async def owner(self, code: str) -> str | None:
        """Return the process that has the lease of a table."""

    async def notify(self, *texts: str) -> None:
        """Send texts to the other processes."""

    async def listen(
        self, receive: Callable[[str], None], on_loss: Callable[[], None]
    ) -> Callable[[], Awaitable[None]]:
        """Receive what other processes send; return a function that stops it. `on_loss`: the connection was lost."""

    async def by_seat_code(self, code: str) -> tuple[str, int] | None:
        """Return the table and seat that a six-letter code belongs to."""

    async def codes_of(self, device: str, limit: int = MAX_LISTED) -> list[str]:
        """Return the tables where a device has a seat or is the host, most recently used first."""

    async def public_codes(self, limit: int = MAX_LISTED) -> list[str]:
        """Return the public tables that are not over, most recently used first."""

    async def offer_move(self, device: str, code: str, seconds: float) -> None:
        """Let a code move the device's seats to another device, for a time and in place of its earlier code."""

    async def take_move(self, code: str) -> str | None:
        """Redeem a code for moving seats; return its device, or None if the code is unknown or has expired."""

    async def move_device(self, old: str, new: str) -> tuple[list[str], list[str]]:
        """Move all seats and hosted tables; return the tables and the ids of withdrawn API tokens."""

    async def forget_device(self, device: str) -> tuple[list[str], list[str], list[str]]:
        """Delete what is stored about a device; return the deleted tables, other tables, and ids of tokens."""

    async def all_codes_of(self, device: str) -> list[str]:
        """Return all tables that store something about a device, also from seats that it has lost."""

    async def table_of_device(self, code: str, device: str) -> dict[str, Any] | None:
        """Return everything that a table stores about a device; None if the table was deleted."""

    async def add_token(self, device: str, name: str, scopes: list[str]) -> tuple[str, str]:
        """Create an API token; return its id and the token, of which only a hash is stored."""

    async def token(self, token: str) -> tuple[str, list[str], str] | None:
        """Return the device, scopes and id of an API token."""

    async def tokens(self, device: str) -> list[dict[str, Any]]:
        """Return the id, name and scopes of a device's API tokens, by name."""

    async def drop_token(self, device: str, id: str) -> bool:
        """Delete an API token of a device; return whether it existed."""
