"""Who may do what: from cookies and tokens to seats. Every door of the server, HTTP or socket, asks here."""

from __future__ import annotations

import contextlib
from collections import defaultdict
from collections.abc import Iterator
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.responses import Response

from .access import COOKIE, YEAR, Keys, Who
from .limits import Limits
from .messages import Refused
from .room import Listener, Room
from .store import Store
from .table import Viewer
from .tables import Tables

UNKNOWN = Refused("That token opens nothing here.", "unknown_token")
WITHDRAWN = Refused("That token was withdrawn.", "unknown_token")


class Doors:
    """What all doors need."""

    def __init__(self, tables: Tables, store: Store, keys: Keys, limits: Limits):
        self.tables, self.store, self.keys, self.limits = tables, store, keys, limits
        self._listening: defaultdict[str, set[Listener]] = defaultdict(set)  # by a token's id
        tables.bus.withdrawn = self._cut_off

    async def who(self, source: HTTPConnection) -> Who:
        """Who asks, by token or cookie; raises Refused for a token that is none."""
        kind, _, token = source.headers.get("authorization", "").partition(" ")
        if kind.lower() == "bearer":
            return await self._holder(token.strip())
        return Who(self.keys.device_of(source.cookies.get(COOKIE)))

    async def _holder(self, token: str) -> Who:
        place = self.keys.read_seat_token(token)
        if place is not None:
            return Who(None, place, frozenset({"play", "watch"}))
        known = await self.store.token(token)
        if known is None:
            raise UNKNOWN
        device, scopes, id = known
        return Who(device, None, frozenset(scopes), id)

    @contextlib.contextmanager
    def holding(self, who: Who, listener: Listener) -> Iterator[None]:
        """As long as somebody listens by a token: they are cut off when it is withdrawn."""
        if who.token is None:
            yield
            return
        self._listening[who.token].add(listener)
        try:
            yield
        finally:
            self._listening[who.token].discard(listener)
            if not self._listening[who.token]:
                del self._listening[who.token]

    async def withdraw(self, device: str, token: str) -> bool:
        """Drop a token of a device, and whoever listens by it, here and at other processes; whether there was one."""
        found = await self.store.drop_token(device, token)
        if found:
            self._cut_off(token)
            await self.tables.bus.tell_withdrawn(token)
        return found

    def _cut_off(self, token: str) -> None:
        for listener in list(self._listening.get(token, ())):
            listener.cut_off(WITHDRAWN)

    def seats(self, room: Room, who: Who) -> list[int]:
        """The seats of a table that somebody may speak for."""
        if who.seat is None:
            return room.table.seats_of(who.device)
        code, seat, serial = who.seat
        fits = code == room.table.code and seat < len(room.table.seats) and room.table.seats[seat].serial == serial
        return [seat] if fits else []

    async def viewers(self, room: Room, who: Who, token: str | None, wanted: list[int] | None) -> list[Viewer]:
        """For whom a connection listens: its seats, or nobody; raises Refused."""
        if token is not None:
            place = self.keys.read_seat_token(token)
            own = [] if place is None else self.seats(room, Who(None, place))
            if not own:
                raise Refused("That token opens no seat at this table.", "unknown_seat")
        else:
            own = self.seats(room, who)
        chosen = own if wanted is None else wanted
        if any(seat not in own for seat in chosen):
            raise Refused("You do not sit there.", "not_your_seat")
        if not chosen:
            self.check_may_watch(room, who)
            return [None]
        return list(dict.fromkeys(chosen))

    def check_may_watch(self, room: Room, who: Who) -> None:
        table = room.table
        own = bool(self.seats(room, who)) or (who.device is not None and who.device == table.host)
        if table.terms["visibility"] == "private" and not own:
            raise Refused("That table is private.", "private")

    def speaker(self, named: int | None, own: list[int]) -> int:
        """The seat that a message is from; raises Refused."""
        if not own:
            raise Refused("Who watches cannot act.", "watching")
        if named is None:
            if len(own) > 1:
                raise Refused("Say which seat you speak for.", "not_your_seat")
            return own[0]
        if named not in own:
            raise Refused(f"You do not play seat {named}.", "not_your_seat")
        return named

    def check_host(self, room: Room, who: Who) -> None:
        if who.device is None or who.device != room.table.host:
            raise Refused("Only who made the table may do that.", "not_host")

    def check_scope(self, who: Who, scope: str) -> None:
        if scope not in who.scopes:
            raise Refused(f"That token is not for this; it lacks the scope {scope}.", "not_yours")

    def check_device(self, who: Who) -> str:
        if who.device is None:
            raise Refused("This needs the cookie of a device, or a token of one.", "unknown_token")
        return who.device


def check_origin(source: HTTPConnection) -> None:
    """A page of another site may not speak for the player; programs send no origin."""
    origin = source.headers.get("origin")
    if origin is not None and urlsplit(origin).netloc != source.headers.get("host"):
        raise Refused("This server listens to its own pages only.", "foreign_origin")


def address_of(source: HTTPConnection) -> str:
    return source.client.host if source.client else "?"


def set_cookie(source: HTTPConnection, response: Response, cookie: str) -> None:
    """Let a device keep who it is."""
    secure = source.url.scheme == "https"
    response.set_cookie(COOKIE, cookie, max_age=YEAR, httponly=True, samesite="lax", secure=secure)
