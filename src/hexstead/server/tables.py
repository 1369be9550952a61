"""The tables of a server: creating them, joining, what the host can do, rematches."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Mapping, Sequence
from typing import Any

import structlog

from ..core.game import Game, from_position, new
from ..core.game_file import replay
from ..core.options import seat_colours
from ..errors import HexsteadError
from .bots import Bots
from .checks import Draft
from .credentials import MOVE_LETTERS, MOVE_SECONDS, Caller, Keys
from .entries import Closed, Entry, Joined, Left, Linked, Rematched, Renamed
from .live_tables import LiveTables
from .messages import JoinRequest, MoveRequest, Refused, SeatRequest, TableRequest
from .parsing import read_json
from .room import Room
from .seats import BOT, LINK, PERSON
from .settings import CAP_SECONDS, MAX_IMPORT, Caps, Settings
from .store import BOTS, IMPORT, PEOPLE, GameRow, SeatRow, Store
from .table import GATHERING, OVER, PLAYING, Table
from .workers import Workers

log = structlog.get_logger("hexstead.server")
REMOVED = Refused("The host has removed you, or someone in your network, from this table.", "removed")
LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"  # alphabet of codes
MAX_NAME = 24  # characters
LARGE_RECORD = 300_000  # bytes; records of ordinary games are smaller


class Tables(LiveTables):
    """All tables by their six-letter codes."""

    def __init__(self, settings: Settings, store: Store, keys: Keys, bots: Bots, workers: Workers):
        super().__init__(settings, store, bots, workers)
        self.keys = keys
        self._creating = asyncio.Lock()
        self.is_draining = False  # a restart is near: create no tables

    # Creating

    async def make(self, wanted: TableRequest, caller: Caller, continued: bool = False) -> dict[str, Any]:
        """Create a table; return its code, seat tokens and invitations. Raises Refused.

        `continued`: it starts from a position made by offline/continuing.py.
        """
        if not self.settings.positions and not continued and (wanted.seed is not None or wanted.position is not None):
            raise Refused(f"This server does not allow a {'seed' if wanted.seed is not None else 'position'}.")
        game = _first_game(wanted)
        seats = wanted.seats if wanted.seats is not None else [PERSON] + [self.settings.level] * (game.players - 1)
        if len(seats) != game.players:
            raise Refused(f"seats: the game has {game.players} seats, not {len(seats)}.")
        terms: dict[str, Any] = {
            "game": game.name,
            "players": game.players,
            "options": game.options,
            "rules_version": game.rules_version,
            "seed": wanted.seed if wanted.seed is not None else secrets.token_hex(32),
            "seeded": wanted.seed is not None,
            "seats": [self._seat_terms(seat, game.seats[i], wanted, caller) for i, seat in enumerate(seats)],
            "clock": wanted.clock.model_dump(),
            "visibility": wanted.visibility,
            "grace": wanted.grace,
            "tracker": wanted.tracker,
            "coach": wanted.coach,
        }
        if wanted.position is not None:
            terms["position"] = {**wanted.position, "options": game.options}
        if continued:
            terms["continued"] = True
        return await self._create(terms, caller.device, caller.network)

    def _seat_terms(self, seat: str | SeatRequest, name: str, table: TableRequest, caller: Caller) -> dict[str, Any]:
        if isinstance(seat, str):
            is_bot = seat not in (PERSON, LINK)
            seat = SeatRequest.model_validate({"kind": BOT, "level": seat} if is_bot else {"kind": seat})
        return {
            "kind": seat.kind,
            "name": seat.name or name,
            "level": seat.level or self.settings.level,
            "device": caller.device if seat.kind == PERSON else None,
            "nonce": table.nonce if seat.kind == PERSON else None,
        }

    async def _create(self, terms: dict[str, Any], host: str | None, network: str) -> dict[str, Any]:
        """Store a new table under a free code, start it if no seat is open, and return how to join it."""
        async with self._creating:  # so that simultaneous requests cannot exceed a cap
            await self._check_caps(kind_of(terms), network)
            return await self._create_now(terms, host, network)

    async def _check_caps(self, kind: str, network: str) -> None:
        """Refuse a new table if too many of its kind are in use, in total or from its network."""
        if self.is_draining:
            raise Refused("This server is about to restart, and opens no new tables until then.", "restarting")
        if not self.settings.limits:
            return
        since = self.store.now() - CAP_SECONDS
        what, total, per_network = _cap(self.settings.caps, kind)
        if per_network and await self.store.count_used(kind, since, network) >= per_network:
            raise Refused(
                f"From your network, {per_network} {what} are in use, and this server allows no more. Try again later.",
                "too_many_tables",
            )
        if total and await self.store.count_used(kind, since) >= total:
            raise Refused(f"This server is full: {total} {what} are in use. Try again later.", "server_full")

    async def _create_now(self, terms: dict[str, Any], host: str | None, network: str) -> dict[str, Any]:
        while True:
            code = _random_code()
            table = await self.new_table(code, terms, host)
            room = Room(table, self.store, self.settings, self.store.now())
            rows = [SeatRow(s.number, s.device, _random_code() if s.open else None) for s in table.seats]
            entries = []
            if table.status == GATHERING and not any(seat.open for seat in table.seats):
                entries = [Entry(1, None, room.now(), room.checks.start().change)]
            status = PLAYING if entries else table.status
            kind = kind_of(terms)
            row = GameRow(code, terms, host, terms["visibility"], status, self.store.now(), rows, kind, network)
            if await self.store.make(row, entries):
                break
        for entry in entries:
            table.apply(entry)
        self.register(room)
        async with self.use(code):
            pass  # wakes its driver
        return {"table": code, "tokens": self._tokens(table, host), "invites": self.invites(table, rows)}

    def _tokens(self, table: Table, device: str | None) -> dict[str, str]:
        return {
            str(seat.number): self.keys.seat_token(table.code, seat.number, seat.serial)
            for seat in table.seats
            if seat.kind == PERSON or (device is not None and seat.device == device)
        }

    def invites(self, table: Table, rows: list[SeatRow]) -> dict[str, dict[str, str]]:
        """The invitations to open seats, by seat number; only for the host."""
        return {
            str(row.number): self._invite(table, row.number, row.code)
            for row in rows
            if row.code is not None and table.seats[row.number].open
        }

    def _invite(self, table: Table, seat: int, code: str) -> dict[str, str]:
        invite = self.keys.invite(table.code, seat, table.seats[seat].serial)
        return {"code": code, "link": f"/t/{table.code}#invite={invite}", "invite": invite}

    async def import_record(self, body: bytes, caller: Caller) -> dict[str, Any]:
        """Create a table that shows a finished or unfinished game from its record; raises Refused.

        A large record is checked in another process first: parsing megabytes would delay everyone's moves.
        """
        await self._check_caps(IMPORT, caller.network)
        if LARGE_RECORD < len(body) <= MAX_IMPORT:
            problem = await self.workers.in_process(record_problem, body)
            if problem is not None:
                raise Refused(*problem)
        record = read_json(body, "A record", MAX_IMPORT)
        try:
            game = await self.workers.in_thread(replay, record)
        except HexsteadError as error:
            raise Refused(str(error), "impossible_table") from None
        seat = {"kind": BOT, "level": self.settings.level, "nonce": None}
        terms = {
            "game": game.name, "players": game.players, "options": game.options, "record": record, "seeded": False,
            "seats": [seat | {"name": name[:MAX_NAME]} for name in game.seats], "visibility": "link", "grace": None,
            "clock": {"kind": "none", "seconds": 0},
        }  # fmt: skip
        return {"table": (await self._create(terms, caller.device, caller.network))["table"]}

    # Joining and leaving

    async def join(self, wanted: JoinRequest, caller: Caller) -> dict[str, Any]:
        """Take an open seat for a device, or return the seat again that it has taken; raises Refused."""
        if caller.device is None:
            raise Refused("Joining needs a device's cookie or API token.", "unknown_token")
        async with contextlib.AsyncExitStack() as stack:
            room, seat = await self._open_seat(wanted, stack)
            serial, network = room.table.seats[seat].serial, self.keys.network_hash(caller.network)

            def check() -> Draft | None:
                place = room.table.seats[seat]
                if place.device == caller.device:
                    return None
                if room.table.is_banned(caller.device, network):
                    raise REMOVED
                if not place.open or place.serial != serial:
                    raise Refused("That seat is taken.", "taken")
                if room.table.would_see_two_hands(caller.device):
                    raise Refused("You already play at this table, and would see a second hand.", "has_seat")
                return Draft(seat, Joined(caller.device, wanted.name, wanted.nonce, network))

            await room.write(check, seat_row=SeatRow(seat, caller.device))
            await self._start_if_full(room)
            token = self.keys.seat_token(room.table.code, seat, room.table.seats[seat].serial)
            return {"table": room.table.code, "seat": seat, "token": token}

    async def _open_seat(self, wanted: JoinRequest, stack: contextlib.AsyncExitStack) -> tuple[Room, int]:
        """The room and seat to join; the stack keeps the room in memory."""
        if (wanted.invite is None) == (wanted.code is None):
            raise Refused("Joining needs either an invite or a code.")
        if wanted.invite is not None:
            place = self.keys.read_invite(wanted.invite)
            if place is None:
                raise Refused("That is not an invitation of this server.", "closed")
            room = await stack.enter_async_context(self.use(place[0]))
            if place[1] >= len(room.table.seats) or room.table.seats[place[1]].serial != place[2]:
                raise Refused("That invitation was withdrawn; ask for a new one.", "closed")
            return room, place[1]
        code = str(wanted.code).strip().upper()
        found = await self.store.by_seat_code(code)
        if found is not None:
            return await stack.enter_async_context(self.use(found[0])), found[1]
        try:
            room = await stack.enter_async_context(self.use(code))
        except Refused:
            raise Refused("No seat or table has that code.", "unknown_code") from None
        if room.table.terms["visibility"] != "public":
            raise Refused("That is the code of the table; each seat has its own code.", "no_seat_code")
        free = next((seat.number for seat in room.table.seats if seat.open), None)
        if free is None:
            raise Refused("All seats of that table are taken.", "taken")
        return room, free

    async def _start_if_full(self, room: Room) -> None:
        def check() -> Draft | None:
            if room.table.status != GATHERING or any(seat.open for seat in room.table.seats):
                return None
            return room.checks.start()

        await room.write(check)

    async def start(self, room: Room) -> None:
        """Start the game now; bots play the open seats until they are taken."""

        def check() -> Draft:
            if room.table.status != GATHERING:
                raise Refused("The game has already begun.", "over")
            return room.checks.start()

        await room.write(check)

    async def leave(self, room: Room, seats: list[int]) -> None:
        for seat in seats:

            def check(seat: int = seat) -> Draft | None:
                if room.table.status == OVER or room.table.seats[seat].bot:
                    return None
                return Draft(seat, Left())

            await room.write(check)

    async def rename(self, room: Room, seat: int, name: str) -> None:
        """Change the name of a seat's player."""

        def check() -> Draft | None:
            return None if room.table.seats[seat].name == name else Draft(seat, Renamed(name))

        await room.write(check)

    # All tables of a device

    async def offer_move(self, device: str) -> str:
        """Create a single-use code, valid for MOVE_SECONDS, with which another device takes over all seats."""
        code = _random_code(MOVE_LETTERS)
        await self.store.offer_move(device, code, MOVE_SECONDS)
        return code

    async def move_here(self, wanted: MoveRequest, device: str) -> tuple[int, list[str]]:
        """Move all seats of another device to this one; return the number of tables and the withdrawn API tokens."""
        if (wanted.code is None) == (wanted.recovery is None):
            raise Refused("Moving needs either a code or a recovery text.")
        if wanted.recovery is not None:
            old = self.keys.read_recovery(wanted.recovery)
        else:
            old = await self.store.take_move("".join(filter(str.isalpha, str(wanted.code))).upper())
        if old is None:
            raise Refused("That code is unknown, was used before or has expired.", "unknown_code")
        if old == device:
            raise Refused("Those seats are on this device already.", "same_device")
        codes, tokens = await self.store.move_device(old, device)
        await self._catch_up(codes)
        return len(codes), tokens

    async def forget(self, device: str) -> tuple[list[str], list[str]]:
        """Delete what is stored about a device; return the deleted tables and the withdrawn API tokens."""
        deleted, others, tokens = await self.store.forget_device(device)
        for code in deleted:
            await self.drop(code)
        await self._catch_up(others)
        return deleted, tokens

    async def _catch_up(self, codes: Sequence[str]) -> None:
        """Load entries that were written without a room."""
        for code in codes:
            if (room := self.live_room(code)) is not None:
                await room.refresh()

    # For the host

    async def delete_hosted(self, room: Room, device: str) -> None:
        """Delete a table for its host, unless other people are playing."""
        table = room.table
        if table.status == PLAYING and any(seat.is_held and seat.device != device for seat in table.seats):
            raise Refused("Other people play at this table: end the game together first.", "not_over")
        await self.delete(table.code)

    async def new_link(self, room: Room, seat: int) -> dict[str, str]:
        """Issue a new link and code for a seat; its previous holder loses it."""
        code = _random_code()

        def check() -> Draft:
            place = room.table.seats[seat]
            if room.table.needs_consent(place):
                raise Refused(f"Everyone who plays has to agree to give {place.name}'s seat away.", "needs_consent")
            return _unless_over(room, Draft(seat, Linked()))

        await room.write(check, seat_row=SeatRow(seat, None, code))
        return self._invite(room.table, seat, code)

    async def close_seat(self, room: Room, seat: int, caller: Caller) -> None:
        """Give a seat to its bot for good, and ban its holder from the table.

        The holder's network is banned too, unless the host, who may be at the same party, shares it.
        """
        own = self.keys.network_hash(caller.network)

        def check() -> Draft:
            place = room.table.seats[seat]
            if place.device is None or place.device == room.table.host:
                return _unless_over(room, Draft(seat, Closed()))
            network = place.network if place.network != own else None
            return _unless_over(room, Draft(seat, Closed(place.device, network)))

        await room.write(check, seat_row=SeatRow(seat))
        await self._start_if_full(room)

    async def remove_chat(self, room: Room, chat: int) -> None:
        """Remove a chat message for everyone, and from the database."""
        said = await self.store.is_chat(room.table.code, chat)
        await room.write(lambda: room.checks.removal_of_chat(chat, said))

    async def rematch(self, room: Room, seats: list[int], network: str) -> dict[str, Any]:
        """Return the rematch table, where everyone moves one seat on, and the tokens of these seats' players there.

        The first call creates it.
        """
        old = room.table
        if old.status != OVER or "record" in old.terms:
            raise Refused("A rematch is possible after the game is over.", "not_over")
        async with room.making_rematch:
            if old.rematch is None:
                await self._make_rematch(room, network)
        assert old.rematch is not None
        places = [(seat + 1) % len(old.seats) for seat in seats]
        return {
            "table": old.rematch,
            "tokens": {
                str(place): self.keys.seat_token(old.rematch, place, 0)  # invalid if the seat was reassigned since
                for place in places
            },
        }

    async def _make_rematch(self, room: Room, network: str) -> None:
        """Create the table of the rematch, in which everyone moves up one seat."""
        old = room.table
        order = [old.seats[i - 1] for i in range(len(old.seats))]
        names = seat_colours(old.game.options)  # default names
        terms = dict(old.terms) | {
            "rules_version": old.game.definition.rules_version,
            "seed": secrets.token_hex(32),
            "seeded": False,
            "seats": [
                {
                    "kind": PERSON if seat.device is not None else seat.kind,
                    "name": names[i] if seat.name in names else seat.name,
                    "level": seat.level, "device": seat.device, "nonce": None,
                }
                for i, seat in enumerate(order)
            ],
        }  # fmt: skip
        terms.pop("position", None)
        terms.pop("continued", None)
        made = await self._create(terms, old.host, network)

        def check() -> Draft | None:
            return Draft(None, Rematched(made["table"])) if old.rematch is None else None

        await room.write(check)


def record_problem(body: bytes) -> tuple[str, str] | None:
    """The refusal for a record that cannot be imported: sentence and code."""
    try:
        replay(read_json(body, "A record", MAX_IMPORT))
    except Refused as refusal:
        return refusal.text, refusal.code
    except HexsteadError as error:
        return str(error), "impossible_table"
    return None


def kind_of(terms: Mapping[str, Any]) -> str:
    """The kind of a table, for caps and retention."""
    if "record" in terms:
        return IMPORT
    return BOTS if all(seat["kind"] == BOT for seat in terms["seats"]) else PEOPLE


def _cap(caps: Caps, kind: str) -> tuple[str, int, int]:
    """The caps of a kind of table: its name in messages, the maximum in total and from one network."""
    match kind:
        case "bots":
            return "tables of bots alone", caps.bots, caps.bots_per_network
        case "import":
            return "imported games", caps.imports, caps.imports_per_network
        case _:
            return "tables", caps.people, caps.people_per_network


def _unless_over(room: Room, draft: Draft) -> Draft:
    if room.table.status == OVER:
        raise Refused("The game is over.", "over")
    return draft


def _first_game(wanted: TableRequest) -> Game:
    """A game with the wanted settings; raises Refused if they are impossible."""
    try:
        if wanted.position is not None:
            return from_position(wanted.position, edition=wanted.edition, seed=0)
        return new(wanted.game, wanted.players, edition=wanted.edition, options=wanted.options, seed=0)
    except HexsteadError as error:
        raise Refused(str(error), "impossible_table") from None


def _random_code(length: int = 6) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(length))
