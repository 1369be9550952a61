"""A room: a live table in this process, with its connected clients. All ways to play (alone, hot-seat, online) use it.

Every change takes the same path, one at a time: check → append and commit → apply → broadcast. Several processes can
have a room for the same table of one database; the first to write an entry wins, the others catch up and check again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from typing import Any, Protocol

from .checks import Check, Checks, Draft
from .encoding import encode
from .entries import (
    Answered,
    Asked,
    Closed,
    Entry,
    Forgotten,
    Linked,
    Moved,
    Muted,
    Ordered,
    Proposed,
    Started,
    Unsaid,
)
from .messages import (
    Refused,
    SeatMessage,
)
from .payloads import Messages
from .seats import Viewer
from .settings import Settings
from .store import IdTaken, SeatRow, SeqTaken, Store
from .table import OVER, PLAYING, Played, Table
from .windows import Audience, Window, does_not_wait_for, open_window

REASSIGNED = Refused("This seat was closed or given to someone else.", "closed")
MOVED = Refused("This seat was moved to another device.", "closed")
USED_SECONDS = 60.0  # precision of the stored time of last use
Done = Callable[[int], None]  # called with the number of events
MAX_TRIES = 20  # attempts to write an entry, while other processes write first


def monotonic() -> float:
    """The event loop's time, which rooms and drivers use for waiting; tests can simulate it."""
    return asyncio.get_running_loop().time()


class Listener(Protocol):
    """A client that receives messages: a socket or a stream."""

    def send(self, text: str) -> None: ...

    def cut_off(self, why: Refused = ...) -> None: ...


class Subscription:
    """The viewers of a listener, and the events, table version and entries that it has been sent."""

    __slots__ = ("entry", "seq", "version", "viewers")

    def __init__(self, viewers: Sequence[Viewer], table: Table):
        self.viewers = tuple(viewers)
        self.seq, self.version, self.entry = table.events, table.version, table.seq


class Room:
    """One live table."""

    def __init__(self, table: Table, store: Store, settings: Settings, used: float):
        self.table = table
        self.store = store
        self.settings = settings
        self.used = used
        self.checks = Checks(table, settings.frozen, self.now, self.window)
        self.away: dict[int, float] = {}  # seat → monotonic time at which its last client left
        self.changed = asyncio.Event()  # wakes the driver
        self.since = [monotonic()] * len(table.seats)  # monotonic time at which each seat got its prompt
        self.proposed = 0.0  # monotonic time of the first open proposal
        self.elsewhere: dict[str, tuple[float, list[int], int]] = {}  # other process → expiry, seats, spectators
        self.announce_presence: Callable[[], None] | None = None  # informs the other processes
        self.is_behind = False  # the database may have entries that this room has not read
        self._listeners: dict[Listener, Subscription] = {}
        self._audience: Audience | None = None  # cached while nobody is connected through other processes
        self.making_rematch = asyncio.Lock()  # so that simultaneous requests create one table
        self._lock = asyncio.Lock()
        self._writes: set[asyncio.Task[None]] = set()
        self._presence: tuple[int, list[tuple[bool, bool]]] = 0, []  # last sent: spectators; (connected, bot) by seat
        self._presence_version = -1  # table version for which presence was last compared
        self._optional: frozenset[int] = frozenset()  # the seats whose prompts were optional when last sent
        self._private: int | None = None  # the only seat that is informed of the last entry; None: all
        for seat in table.seats:
            self.away[seat.number] = monotonic()

    def now(self) -> float:
        """The time for entries and clocks."""
        return 0.0 if self.settings.frozen else self.store.now()

    @property
    def has_listeners(self) -> bool:
        return bool(self._listeners)

    @property
    def is_quiet(self) -> bool:
        """Whether nobody is connected and nothing is being written or read."""
        return not (self._listeners or self._writes or self._lock.locked())

    # Connections

    async def join(self, listener: Listener, viewers: Sequence[Viewer], last_seq: int | None) -> None:
        """Send a listener the events after `last_seq`, or the full state, and from now on every change."""
        await self.catch_up()
        table = self.table
        optional = self.optional_prompts()
        messages = Messages(table, self.now(), self.window(), optional)
        self._optional = self._optional if self._listeners else optional
        for viewer in viewers:
            if last_seq is None or not table.first_event <= last_seq <= table.events:
                listener.send(messages.full(viewer))
            else:
                listener.send(messages.news(viewer, last_seq, True))
        self._listeners[listener] = Subscription(viewers, table)
        self._audience = None
        for viewer in viewers:
            if viewer is not None and table.seats[viewer].bot and table.seats[viewer].device is not None:
                await self.write(partial(self.checks.return_to_seat, viewer))
        self.send_presence(listener)
        self.changed.set()

    def leave(self, listener: Listener) -> None:
        subscription = self._listeners.pop(listener, None)
        self._audience = None
        if subscription is not None:
            here = self.connected_seats()
            for viewer in subscription.viewers:
                if viewer is not None and viewer not in here:
                    self.away[viewer] = monotonic()
            self.send_presence()
            self.changed.set()

    def broadcast(self, text: str) -> None:
        """Send a message to every listener."""
        for listener in list(self._listeners):
            listener.send(text)

    def cut_off_all(self, why: Refused) -> None:
        """Disconnect every listener."""
        for listener in list(self._listeners):
            listener.cut_off(why)

    def cut_off_devices(self, check: Callable[[str | None], None]) -> None:
        """Disconnect the listeners at seats of devices for which `check` raises Refused."""
        for listener, own in list(self._listeners.items()):
            try:
                for viewer in own.viewers:
                    if viewer is not None:
                        check(self.table.seats[viewer].device)
            except Refused as why:
                listener.cut_off(why)

    @property
    def has_audience(self) -> bool:
        """Whether anyone is connected, at a seat or as a spectator, to this process or another."""
        now = monotonic()
        return bool(self._listeners) or any(
            expiry > now and (seats or watching) for expiry, seats, watching in self.elsewhere.values()
        )

    def connected_seats(self) -> set[int]:
        """The seats at which a client is connected, to this process or another."""
        now = monotonic()
        local = set(self.local_presence()[0])
        return local.union(*(seats for expiry, seats, _ in self.elsewhere.values() if expiry > now))

    def local_presence(self) -> tuple[list[int], int]:
        """The seats connected to this process, and the number of its spectators."""
        subscriptions = self._listeners.values()
        seats = {viewer for one in subscriptions for viewer in one.viewers if viewer is not None}
        return sorted(seats), sum(1 for one in subscriptions if None in one.viewers)

    def audience(self) -> Audience:
        """Who is connected, to this process or another."""
        if self._audience is None or self.elsewhere:
            self._audience = self._find_audience()
        return self._audience

    def _find_audience(self) -> Audience:
        viewers = [one.viewers for one in self._listeners.values() if len(one.viewers) > 1]
        shared = {viewer for several in viewers for viewer in several if viewer is not None}
        now = monotonic()
        elsewhere = sum(n for expiry, _, n in self.elsewhere.values() if expiry > now)
        return Audience(self.connected_seats(), shared, self.local_presence()[1] + elsewhere)

    def window(self, now: float | None = None) -> Window | None:
        """The window that is open now, or at another time, if any; without clocks there is none."""
        if self.settings.frozen:
            return None
        return open_window(self.table, self.audience(), self.now() if now is None else now)

    def optional_prompts(self) -> frozenset[int]:
        """The people's seats whose answers the table does not wait for."""
        table, audience, now = self.table, self.audience(), None if self.settings.frozen else self.now()
        acting = [seat for seat in table.persons() if seat.number in table.acting_seats()]
        return frozenset(seat.number for seat in acting if does_not_wait_for(table, audience, seat, now))

    def send_presence(self, new: Listener | None = None, announce: bool = True) -> None:
        """Broadcast who is connected if that has changed; a new listener gets it in any case."""
        audience = self.audience()
        here, watching = audience.seats, audience.spectators
        presence = watching, [(seat.number in here, seat.bot) for seat in self.table.seats]
        to = list(self._listeners) if presence != self._presence else [] if new is None else [new]
        if to:
            self._presence = presence
            seats = [{"seat": i, "here": is_here, "bot": bot} for i, (is_here, bot) in enumerate(presence[1])]
            text = encode({"type": "presence", "seats": seats, "watching": watching})
            for listener in to:
                listener.send(text)
        if announce and self.announce_presence is not None:
            self.announce_presence()
        if self.optional_prompts() != self._optional:  # whether a person has to answer depends on who is connected
            self._send_state()

    # Writing

    async def handle(self, seat: int, message: SeatMessage, done: Done | None = None) -> int:
        """Carry out a seat's message; return the number of events after it. Raises Refused and then changes nothing."""
        return await self.write(partial(self.checks.message, seat, message), f"{seat} {message.id}", done=done)

    async def write(
        self, check: Check, id: str | None = None, seat_row: SeatRow | None = None, done: Done | None = None
    ) -> int:
        """Check, append and commit, apply, broadcast; return the number of events after it.

        A cancelled caller does not interrupt it. A message whose id was written before has no further effect. `done` is
        called with the result right after the broadcast, before the event loop sends anything: so the socket of the
        caller gets its events and the answer at once.
        """
        result: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        writing = asyncio.create_task(self._settle(result, self._write(check, id, seat_row), done))
        self._writes.add(writing)
        writing.add_done_callback(self._writes.discard)
        return await result  # cancels only this future; asyncio.shield takes longer

    async def _settle(self, result: asyncio.Future[int], writing: Coroutine[Any, Any, int], done: Done | None) -> None:
        try:
            events = await writing
        except asyncio.CancelledError:
            result.cancel()
            raise
        except BaseException as error:
            if not result.done():
                result.set_exception(error)
            return
        if done is not None:
            done(events)
        if not result.done():
            result.set_result(events)

    async def _write(self, check: Check, id: str | None, seat_row: SeatRow | None) -> int:
        async with self._lock:
            for _ in range(MAX_TRIES):
                if self.is_behind:
                    await self._read_new()
                known = self.table.events_after(id) if id is not None else None
                if known is not None:
                    return known
                try:
                    draft = check()
                except Refused as refusal:
                    if id is not None and refusal.code in ("stale", "not_asked") and await self._was_written(id):
                        return self.table.events
                    raise
                if draft is None:
                    return self.table.events
                try:
                    if await self._append(draft, id, seat_row):
                        self.publish()
                        return self.table.events
                except IdTaken:  # it is older than the ids in memory
                    return self.table.events_after(str(id)) or self.table.events
            raise Refused("The table is too busy. Try again.", "too_many")

    async def _append(self, draft: Draft, id: str | None, seat_row: SeatRow | None) -> bool:
        """Write and apply a change; return False if another process was first, and this room has caught up."""
        table = self.table
        at = max(self.now(), table.at)
        entry = Entry(table.seq + 1, draft.seat, at, draft.change, id)
        used = at - self.used > USED_SECONDS
        self.is_behind = True  # until the result is known
        try:
            erased = draft.change.chat if isinstance(draft.change, Unsaid) else None
            status = _status_after(draft)
            await self.store.append(table.code, entry, seat=seat_row, status=status, used=used, erased=erased)
        except (SeqTaken, IdTaken) as error:
            await self._read_new()
            if isinstance(error, IdTaken):
                raise
            return False
        self.is_behind = False
        self.used = at if used else self.used
        self._apply(entry, draft.played)
        return True

    def _apply(self, entry: Entry, played: Played | None) -> None:
        before, serials = zip(*((seat.prompt_number, seat.serial) for seat in self.table.seats), strict=True)
        had_proposals = bool(self.table.proposals)
        self.table.apply(entry, played)
        now = monotonic()
        self._private = None
        match entry.change:
            case Linked() | Closed():
                self._cut_off_seats({entry.seat}, REASSIGNED)
            case Moved() | Forgotten():
                self._cut_off_seats({s.number for s in self.table.seats if s.serial != serials[s.number]}, MOVED)
            case Muted() | Ordered(passes=None, asks=None, offers=None):
                self._private = entry.seat
            case Proposed() if not had_proposals:
                self.proposed = now
        for seat in self.table.seats:
            if seat.prompt_number != before[seat.number]:
                self.since[seat.number] = now
        self.changed.set()

    def _cut_off_seats(self, seats: set[int | None], why: Refused) -> None:
        for listener in [one for one, own in self._listeners.items() if seats.intersection(own.viewers)]:
            listener.cut_off(why)

    async def _was_written(self, id: str) -> bool:
        """Look a message up in the database: memory has only the latest ids."""
        return await self.store.has_id(self.table.code, id)

    async def catch_up(self) -> None:
        """Apply what other processes have written."""
        if self.is_behind:
            async with self._lock:
                await self._read_new()

    async def refresh(self) -> None:
        """Catch up after another process has written."""
        self.is_behind = True
        await self.catch_up()

    async def _read_new(self) -> None:
        entries = await self.store.entries(self.table.code, self.table.seq)
        self.is_behind = False
        for entry in entries:
            self._apply(entry, None)
        self.publish()

    def publish(self) -> None:
        """Send every listener what is new to its viewers."""
        table, self._optional = self.table, self.optional_prompts()
        messages = Messages(table, self.now(), self.window(), self._optional)
        made: dict[tuple[Viewer, int, bool], str] = {}
        for listener, sent in list(self._listeners.items()):
            if sent.entry == table.seq:
                continue
            changed, no_events = sent.version != table.version, sent.seq == table.events
            for viewer in sent.viewers:
                if no_events and not changed and self._private not in (None, viewer):
                    continue
                key = viewer, sent.seq, changed
                if key not in made:
                    is_known = sent.seq >= table.first_event
                    made[key] = messages.news(*key) if is_known else messages.full(viewer)
                listener.send(made[key])
            sent.seq, sent.version, sent.entry = table.events, table.version, table.seq
        if self._presence_version != table.version or self.elsewhere:  # seats change with the version
            self._presence_version = table.version
            self.send_presence(announce=False)

    def _send_state(self) -> None:
        """Resend the state to every listener that is up to date."""
        table, self._optional = self.table, self.optional_prompts()
        messages = Messages(table, self.now(), self.window(), self._optional)
        for listener, sent in list(self._listeners.items()):
            for viewer in sent.viewers if sent.entry == table.seq else ():
                listener.send(messages.news(viewer, sent.seq, False))


def _status_after(draft: Draft) -> str | None:
    """The new status of the table, if it changes."""
    match draft:
        case Draft(change=Started()):
            return PLAYING
        case Draft(change=Asked(ends=True) | Answered(ends=True)):
            return OVER
        case Draft(played=Played(game=game)) if game.is_over:
            return OVER
    return None
