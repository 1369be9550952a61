"""Authentication and permissions for every transport: which seats a cookie or token gives access to."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Iterator, Sequence
from typing import Protocol

from .credentials import Caller, Keys
from .limits import Limits, TooMany
from .messages import Refused
from .operations import Operations
from .room import Listener, Room
from .scopes import Scope
from .seats import Viewer
from .store import Store
from .tables import REMOVED, Tables

GUESSES = ("unknown_table", "unknown_code", "no_seat_code", "closed")  # error codes that count as a guess
UNKNOWN = Refused("Unknown token.", "unknown_token")
WITHDRAWN = Refused("This token was withdrawn.", "unknown_token")


class Connected(Listener, Protocol):
    """A listener over the network."""

    @property
    def waiting(self) -> int:
        """The number of messages that wait to be sent."""


class Auth:
    """Authentication and permissions, with everything they depend on."""

    def __init__(self, tables: Tables, store: Store, keys: Keys, limits: Limits, operations: Operations):
        self.tables, self.store, self.keys, self.limits, self.operations = tables, store, keys, limits, operations
        self._listening: dict[Connected, Caller] = {}
        tables.bus.on_withdrawn = self._cut_off
        operations.on_bans = self._cut_off_banned

    @contextlib.asynccontextmanager
    async def find(self, code: str, network: str, caller: Caller, token: str | None = None) -> AsyncIterator[Room]:
        """Hold the room of a table like `Tables.use`, counting unknown codes as guesses of the caller's network.

        A caller with a seat at the table, or with a seat's `token`, is not refused because of guesses by others on the
        same network.
        """
        async with contextlib.AsyncExitStack() as stack:
            try:
                with self.guessing(network):
                    room = await stack.enter_async_context(self.tables.use(code))
            except TooMany:
                if not await self._has_seat(code, caller, token):
                    raise
                room = await stack.enter_async_context(self.tables.use(code))
            if room.table.banned and token is None and not self.seats(room, caller):
                if room.table.is_banned(caller.device, self.keys.network_hash(network)):
                    raise REMOVED
            yield room

    async def _has_seat(self, code: str, caller: Caller, token: str | None) -> bool:
        held = caller.seat if token is None else self.keys.read_seat_token(token)
        if held is not None and held[0] == code:
            return True
        return caller.device is not None and code in await self.store.codes_of(caller.device)

    @contextlib.contextmanager
    def guessing(self, network: str) -> Iterator[None]:
        """Count a failure in the block as a guess of the network; raise TooMany if it has guessed too often."""
        self.limits.check("guess", network)
        try:
            yield
        except Refused as refusal:
            if refusal.code in GUESSES:
                self.limits.take("guess", network)
            raise

    async def caller(self, token: str | None, cookie: str | None, network: str) -> Caller:
        """Identify a caller by token or cookie; raise Refused for an unknown token or a banned device."""
        if token is not None:
            caller = await self._token_holder(token, network)
        else:
            found = self.keys.read_cookie(cookie, self.store.now())
            caller = Caller(found[0] if found else None, network=network)
        self.operations.bans.check_device(caller.device)
        return caller

    async def _token_holder(self, token: str, network: str) -> Caller:
        seat = self.keys.read_seat_token(token)
        if seat is not None:
            return Caller(None, seat, frozenset({Scope.PLAY, Scope.WATCH}), network=network)
        known = await self.store.token(token)
        if known is None:
            raise UNKNOWN
        device, scopes, id = known
        return Caller(device, None, frozenset(scopes), id, network)

    @contextlib.contextmanager
    def listening(self, caller: Caller, listener: Connected) -> Iterator[None]:
        """Register a listener for the length of a block.

        It is disconnected if the caller's token is revoked, or its network or device is banned.
        """
        self._listening[listener] = caller
        try:
            yield
        finally:
            del self._listening[listener]

    @property
    def listeners(self) -> int:
        """The number of clients connected by socket or stream."""
        return len(self._listening)

    @property
    def unsent(self) -> int:
        """The number of messages waiting to be sent to clients."""
        return sum(listener.waiting for listener in self._listening)

    async def withdraw(self, device: str, token: str) -> bool:
        """Delete an API token and cut off its listeners in all processes; return whether it existed."""
        found = await self.store.drop_token(device, token)
        if found:
            await self.cut_off([token])
        return found

    async def cut_off(self, tokens: Sequence[str]) -> None:
        """Disconnect the listeners of deleted API tokens in all processes."""
        for token in tokens:
            self._cut_off(token)
            await self.tables.bus.announce_withdrawn(token)

    def _cut_off(self, token: str) -> None:
        for listener, caller in list(self._listening.items()):
            if caller.token == token:
                listener.cut_off(WITHDRAWN)

    def _cut_off_banned(self) -> None:
        for listener, caller in list(self._listening.items()):
            try:
                self.operations.bans.check(caller.network, caller.device)
            except Refused as banned:
                listener.cut_off(banned)
        for live in list(self.tables.live.values()):
            live.room.cut_off_devices(self.operations.bans.check_device)  # seat tokens name no device

    def seats(self, room: Room, caller: Caller) -> list[int]:
        """The seats of a table that belong to a caller; raises Refused for the seat token of a banned device."""
        if caller.seat is None:
            return room.table.seats_of(caller.device)
        code, seat, serial = caller.seat
        fits = code == room.table.code and seat < len(room.table.seats) and room.table.seats[seat].serial == serial
        if fits:
            self.operations.bans.check_device(room.table.seats[seat].device)
        return [seat] if fits else []

    async def viewers(self, room: Room, caller: Caller, token: str | None, wanted: list[int] | None) -> list[Viewer]:
        """The viewers of a connection: the wanted seats, by default all of the caller's, or a spectator."""
        if token is not None:
            seat = self.keys.read_seat_token(token)
            own = [] if seat is None else self.seats(room, Caller(None, seat))
            if not own:
                raise Refused("That token is not for a seat at this table.", "unknown_seat")
        else:
            own = self.seats(room, caller)
        chosen = own if wanted is None else wanted
        if any(seat not in own for seat in chosen):
            raise Refused("That is not your seat.", "not_your_seat")
        if not chosen:
            self.check_can_watch(room, caller)
            return [None]
        return list(dict.fromkeys(chosen))

    def check_can_watch(self, room: Room, caller: Caller) -> None:
        table = room.table
        own = bool(self.seats(room, caller)) or (caller.device is not None and caller.device == table.host)
        if table.terms["visibility"] == "private" and not own:
            raise Refused("This table is private.", "private")

    def acting_seat(self, named: int | None, own: list[int]) -> int:
        """The seat for which a message is sent; `named` can be None if there is only one."""
        if not own:
            raise Refused("Spectators cannot act.", "watching")
        if named is None:
            if len(own) > 1:
                raise Refused("You have several seats here: name one in `seat`.", "not_your_seat")
            return own[0]
        if named not in own:
            raise Refused(f"You do not play seat {named}.", "not_your_seat")
        return named

    def check_host(self, room: Room, caller: Caller) -> None:
        if caller.device is None or caller.device != room.table.host:
            raise Refused("Only the table's host can do that.", "not_host")

    def check_scope(self, caller: Caller, scope: Scope) -> None:
        if scope not in caller.scopes:
            raise Refused(f"This token lacks the scope {scope}.", "not_yours")

    def check_device(self, caller: Caller) -> str:
        if caller.device is None:
            raise Refused("This needs a device's cookie or API token.", "unknown_token")
        return caller.device
