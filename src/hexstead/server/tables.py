"""The tables of a server: making one, finding one, taking a seat, a rematch. What is quiet stays in the database."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Mapping
from typing import Any

from anyio import to_thread

from ..core.game import Game, from_position, new
from ..core.names import shown
from ..core.record import replay
from ..core.table import COLOURS
from ..errors import HexsteadError
from .access import Keys, Who
from .bus import Bus
from .driver import Driver
from .messages import JoinWish, Refused, SeatWish, TableWish
from .room import Change, Room
from .settings import Settings
from .store import Entry, GameRow, SeatRow, Store
from .table import BOT, GATHERING, LINK, OVER, PERSON, PLAYING, Table
from .thinkers import Thinkers

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"


class Live:
    """A room in memory, and what moves it."""

    __slots__ = ("driver", "room")

    def __init__(self, room: Room, driver: Driver):
        self.room, self.driver = room, driver


class Tables:
    """All tables by their six-letter codes."""

    def __init__(self, settings: Settings, store: Store, keys: Keys, thinkers: Thinkers):
        self.settings, self.store, self.keys = settings, store, keys
        self._thinkers = thinkers
        self._live: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self.bus = Bus(store, self)

    async def open(self) -> None:
        await self.bus.open()

    async def close(self) -> None:
        await self.bus.close()
        await asyncio.gather(*(live.driver.close() for live in self._live.values()))

    @property
    def live(self) -> Mapping[str, Live]:
        return self._live

    # Finding

    async def find(self, code: str) -> Room:
        """The room of a code, from memory or from the database; raises Refused."""
        live = self._live.pop(code, None)
        if live is None:
            live = await self._load(code)
        self._live[code] = live  # the last one used stands last
        await self._make_space()
        await live.room.catch_up()
        live.driver.wake()
        return live.room

    def at_hand(self, code: str) -> Room | None:
        """The room if it is in memory."""
        live = self._live.get(code)
        return None if live is None else live.room

    async def _load(self, code: str) -> Live:
        """Once, even if several ask at the same time."""
        if code not in self._loading:
            self._loading[code] = asyncio.create_task(self._load_now(code))
        try:
            return await asyncio.shield(self._loading[code])
        finally:
            self._loading.pop(code, None)

    async def _load_now(self, code: str) -> Live:
        found = await self.store.load(code) if len(code) == 6 and code.isascii() and code.isalpha() else None
        if found is None:
            raise Refused(f"There is no table {shown(code)} here.", "unknown_table")
        row, entries = found
        table = await _laid(row.code, row.terms, row.host)
        for i, entry in enumerate(entries):
            table.take(entry)
            if i % 100 == 99:
                await asyncio.sleep(0)  # let others in between
        return self._enter(Room(table, self.store, self.settings, row.used))

    def _enter(self, room: Room) -> Live:
        known = self._live.get(room.table.code)
        if known is not None:
            return known
        room.told_presence = self.bus.teller(room)
        self._live[room.table.code] = Live(room, Driver(room, self._thinkers))
        return self._live[room.table.code]

    async def _make_space(self) -> None:
        """Let the room go that was quiet longest; its table stays in the database."""
        if len(self._live) <= self.settings.rooms:
            return
        for code, live in list(self._live.items())[:-1]:
            if live.room.is_quiet and not live.driver.is_busy:
                del self._live[code]
                await live.driver.close()
                return

    # Making

    async def make(self, wish: TableWish, who: Who) -> dict[str, Any]:
        """A table as wished; its code, tokens and invitations. Raises Refused."""
        if not self.settings.positions and (wish.seed is not None or wish.position is not None):
            raise Refused(f"A table has no {'seed' if wish.seed is not None else 'position'!r}.")
        game = _game_of(wish)
        wishes = wish.seats if wish.seats is not None else [PERSON] + [self.settings.level] * (game.players - 1)
        if len(wishes) != game.players:
            raise Refused(f"seats: there are {game.players} seats, not {len(wishes)}.")
        seats = [self._seat(w, game.seats[i], wish, who) for i, w in enumerate(wishes)]
        terms: dict[str, Any] = {
            "game": game.name,
            "players": game.players,
            "options": game.options,
            "rules_version": game.definition.rules_version,
            "seed": wish.seed if wish.seed is not None else secrets.token_hex(32),
            "seeded": wish.seed is not None,
            "seats": seats,
            "clock": wish.clock.model_dump(),
            "visibility": wish.visibility,
            "grace": wish.grace,
        }
        if wish.position is not None:
            terms["position"] = wish.position
        return await self._keep(terms, who.device)

    def _seat(self, wish: str | SeatWish, name: str, table: TableWish, who: Who) -> dict[str, Any]:
        if isinstance(wish, str):
            wish = SeatWish.model_validate({"kind": wish} if wish in (PERSON, LINK) else {"kind": BOT, "level": wish})
        return {
            "kind": wish.kind,
            "name": wish.name or name,
            "level": wish.level or self.settings.level,
            "device": who.device if wish.kind == PERSON else None,
            "nonce": table.nonce if wish.kind == PERSON else None,
        }

    async def _keep(self, terms: dict[str, Any], host: str | None) -> dict[str, Any]:
        """Write a new table under a code that is free, begin it if nobody is to come, and say how to get in."""
        while True:
            code = _letters()
            table = await _laid(code, terms, host)
            room = Room(table, self.store, self.settings, time.time())
            rows = [SeatRow(s.number, s.device, _letters() if s.open else None) for s in table.seats]
            entries = []
            if table.status == GATHERING and not any(seat.open for seat in table.seats):
                kind, _, data, _ = room.starting()
                entries = [Entry(1, kind, None, room.now(), data)]
            status = PLAYING if entries else table.status
            row = GameRow(code, terms, host, terms["visibility"], status, time.time(), rows)
            if await self.store.make(row, entries):
                break
        for entry in entries:
            table.take(entry)
        live = self._enter(room)
        await self._make_space()
        live.driver.wake()
        return {"table": code, "tokens": self._tokens(table, host), "invites": self.invites(table, rows)}

    def _tokens(self, table: Table, device: str | None) -> dict[str, str]:
        return {
            str(seat.number): self.keys.seat_token(table.code, seat.number, seat.serial)
            for seat in table.seats
            if seat.kind == PERSON or (device is not None and seat.device == device)
        }

    def invites(self, table: Table, rows: list[SeatRow]) -> dict[str, dict[str, str]]:
        """How open seats can be taken: for the host's eyes."""
        return {
            str(row.number): self._invite(table, row.number, row.code)
            for row in rows
            if row.code is not None and table.seats[row.number].open
        }

    def _invite(self, table: Table, seat: int, code: str) -> dict[str, str]:
        invite = self.keys.invite(table.code, seat, table.seats[seat].serial)
        return {"code": code, "link": f"/t/{table.code}#invite={invite}", "invite": invite}

    async def import_record(self, record: dict[str, Any], who: Who) -> dict[str, Any]:
        """A game to look at, from its record; raises Refused."""
        try:
            game = await to_thread.run_sync(replay, record)
        except HexsteadError as error:
            raise Refused(str(error), "impossible_table") from None
        seat = {"kind": BOT, "level": self.settings.level, "nonce": None}
        terms = {
            "game": game.name, "players": game.players, "options": game.options, "record": record, "seeded": False,
            "seats": [seat | {"name": name[:24]} for name in game.seats], "clock": {"kind": "none", "seconds": 0},
            "visibility": "link", "grace": None,
        }  # fmt: skip
        return {"table": (await self._keep(terms, who.device))["table"]}

    # Coming, going, and what the host may do

    async def join(self, wish: JoinWish, who: Who) -> dict[str, Any]:
        """Take an open seat for a device; the same device may ask again. Raises Refused."""
        if who.device is None:
            raise Refused("Joining needs a device: a cookie, or a token of one.", "unknown_token")
        room, seat = await self._open_seat(wish)
        serial = room.table.seats[seat].serial

        def check() -> Change | None:
            place = room.table.seats[seat]
            if place.device == who.device:
                return None
            if not place.open or place.serial != serial:
                raise Refused("That seat is taken.", "taken")
            return "join", seat, {"device": who.device, "name": wish.name, "nonce": wish.nonce}, None

        await room.write(check, seat_row=SeatRow(seat, who.device))
        await self._begin_if_all_sit(room)
        token = self.keys.seat_token(room.table.code, seat, room.table.seats[seat].serial)
        return {"table": room.table.code, "seat": seat, "token": token}

    async def _open_seat(self, wish: JoinWish) -> tuple[Room, int]:
        if (wish.invite is None) == (wish.code is None):
            raise Refused("Joining takes an invite or a code, one of them.")
        if wish.invite is not None:
            place = self.keys.read_invite(wish.invite)
            if place is None:
                raise Refused("That is no invitation of this server.", "closed")
            room = await self.find(place[0])
            if place[1] >= len(room.table.seats) or room.table.seats[place[1]].serial != place[2]:
                raise Refused("That invitation was withdrawn; ask for a new one.", "closed")
            return room, place[1]
        code = str(wish.code).strip().upper()
        found = await self.store.by_seat_code(code)
        if found is not None:
            return await self.find(found[0]), found[1]
        try:
            room = await self.find(code)
        except Refused:
            raise Refused("No seat and no table here has that code.", "unknown_code") from None
        if room.table.terms["visibility"] != "public":
            raise Refused("That is the table's code; a seat has a code of its own.", "no_seat_code")
        free = next((seat.number for seat in room.table.seats if seat.open), None)
        if free is None:
            raise Refused("All seats of that table are taken.", "taken")
        return room, free

    async def _begin_if_all_sit(self, room: Room) -> None:
        def check() -> Change | None:
            if room.table.status != GATHERING or any(seat.open for seat in room.table.seats):
                return None
            return room.starting()

        await room.write(check)

    async def start(self, room: Room) -> None:
        """Begin now; bots play the open seats until somebody takes them."""

        def check() -> Change:
            if room.table.status != GATHERING:
                raise Refused("The game has begun already.", "over")
            return room.starting()

        await room.write(check)

    async def leave(self, room: Room, seats: list[int]) -> None:
        for seat in seats:

            def check(seat: int = seat) -> Change | None:
                if room.table.status == OVER or room.table.seats[seat].bot:
                    return None
                return "leave", seat, {}, None

            await room.write(check)

    async def invite_anew(self, room: Room, seat: int) -> dict[str, str]:
        """A new link and code for a seat; whoever had it before loses it."""
        letters = _letters()
        await room.write(lambda: self._not_over(room, ("link", seat, {}, None)), seat_row=SeatRow(seat, None, letters))
        return self._invite(room.table, seat, letters)

    async def close_seat(self, room: Room, seat: int) -> None:
        await room.write(lambda: self._not_over(room, ("close", seat, {}, None)), seat_row=SeatRow(seat))
        await self._begin_if_all_sit(room)

    def _not_over(self, room: Room, change: Change) -> Change:
        if room.table.status == OVER:
            raise Refused("The game is over.", "over")
        return change

    async def rematch(self, room: Room, seats: list[int]) -> dict[str, Any]:
        """The table that follows, everyone one seat on; tokens for whoever sits at these seats. The same for all."""
        old = room.table
        if old.status != OVER or "record" in old.terms:
            raise Refused("A rematch comes after the end.", "not_over")
        if old.rematch is None:
            order = [old.seats[i - 1] for i in range(len(old.seats))]
            names = COLOURS[: len(old.seats)]  # of seats that nobody named
            terms = dict(old.terms) | {
                "rules_version": old.game.definition.rules_version,
                "seed": secrets.token_hex(32),
                "seeded": False,
                "seats": [
                    {
                        "kind": PERSON if seat.device is not None else seat.kind,
                        "name": seat.name if seat.name not in names else names[i],
                        "level": seat.level, "device": seat.device, "nonce": None,
                    }
                    for i, seat in enumerate(order)
                ],
            }  # fmt: skip
            terms.pop("position", None)
            made = await self._keep(terms, old.host)

            def check() -> Change | None:
                return ("rematch", None, {"table": made["table"]}, None) if old.rematch is None else None

            await room.write(check)
        assert old.rematch is not None
        following = (await self.find(old.rematch)).table
        places = [(seat + 1) % len(old.seats) for seat in seats]
        return {
            "table": following.code,
            "tokens": {
                str(place): self.keys.seat_token(following.code, place, 0)  # worthless where it was given away since
                for place in places
            },
        }


async def _laid(code: str, terms: Mapping[str, Any], host: str | None) -> Table:
    """A table before its first entry; a record is replayed beside the event loop, as it may be long."""
    return await to_thread.run_sync(Table, code, terms, host) if "record" in terms else Table(code, terms, host)


def _game_of(wish: TableWish) -> Game:
    try:
        if wish.position is not None:
            return from_position(wish.position, seed=0)
        return new(wish.game, wish.players, edition=wish.edition, options=wish.options, seed=0)
    except HexsteadError as error:
        raise Refused(str(error), "impossible_table") from None


def _letters() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(6))
