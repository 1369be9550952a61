"""Administration of a server through its database, while it runs or is stopped.

Running servers apply changes within a second or two (operations.py). No function returns hidden cards, seeds, tokens,
invitations or seat codes.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
import time
from collections.abc import AsyncIterator
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.util import CommandError

from ..errors import HexsteadError
from . import sql_operations
from .database import migrations
from .entries import Cancelled, Chatted, Entry
from .operations import EVERY_SERVER, read_network
from .settings import Settings
from .sql_operations import STORED, kind_column
from .sql_schema import ACTIONS, GAMES
from .sql_store import SqlStore
from .store import Ban, SeqTaken
from .table import OVER, PLAYING, Table

DEVICE = re.compile(r"[0-9A-Za-z_-]{22}")
SEAT = re.compile(r"([A-Z]{6}):(\d)")
CODE = re.compile(r"[A-Z]{6}")
MAX_TEXT = 300  # maximum length of an announcement, in characters
LIVE_SECONDS = 120.0  # a game counts as live if it has changed within this time; times are stored to the minute


@contextlib.asynccontextmanager
async def opened(database: str | None) -> AsyncIterator[Admin]:
    """Administration of a database; raises SystemExit if it cannot be opened or has another schema."""
    store = await SqlStore.open(Settings(database=database), migrate=False)
    try:
        yield Admin(store)
    finally:
        await store.close()


async def downgrade(database: str | None, schema: str) -> None:
    """Downgrade a database to an older schema; raises HexsteadError for an unknown schema."""
    store = await SqlStore.open(Settings(database=database), migrate=False)
    try:
        await store.do(lambda connection: command.downgrade(migrations(connection), schema), seconds=600)
    except CommandError:
        raise HexsteadError(f"This version knows no schema {schema!r}.") from None
    finally:
        await store.close()


class Admin:
    """Queries and commands on a server's database."""

    def __init__(self, store: SqlStore):
        self._store = store

    # Tables

    async def tables(
        self, *, status: str | None, kind: str | None, network: str | None, older: float | None, limit: int
    ) -> list[dict[str, Any]]:
        """The tables that match, most recently used first; `older` is in days since the last change."""
        entries = sa.select(sa.func.count()).where(ACTIONS.c.game == GAMES.c.code).scalar_subquery()
        columns = GAMES.c.code, GAMES.c.status, GAMES.c.visibility, GAMES.c.used, GAMES.c.network
        wanted = sa.select(
            *columns,
            kind_column.label("kind"),
            GAMES.c.terms["game"].as_string().label("game"),
            entries.label("entries"),
        )
        wanted = wanted.where(STORED).order_by(GAMES.c.used.desc()).limit(limit)
        if status is not None:
            wanted = wanted.where(GAMES.c.status == status)
        if kind is not None:
            wanted = wanted.where(kind_column == kind)
        if network is not None:
            wanted = wanted.where(GAMES.c.network == network)
        if older is not None:
            wanted = wanted.where(GAMES.c.used < self._store.now() - older * 86400)
        rows = await self._store.do(lambda connection: connection.execute(wanted).mappings().all(), seconds=60)
        return [dict(row) for row in rows]

    async def table(self, code: str, chat: bool = False) -> dict[str, Any]:
        """The public state of a table, with the devices and networks that can be banned."""
        table, row, entries = await self._load(code)
        out = {
            "code": code, "game": table.game.name, "status": table.status, "kind": row["kind"],
            "visibility": row["visibility"], "used": row["used"], "host": row["host"], "network": row["network"],
            "entries": table.seq, "actions": table.actions, "turn": table.game.turn, "result": table.result,
            "seats": [seat.to_json() | {"device": seat.device} for seat in table.seats],
        }  # fmt: skip
        if chat:
            out["chat"] = [
                {"seat": entry.seat, "at": entry.at, "text": entry.change.text or f"({entry.change.phrase})"}
                for entry in entries
                if isinstance(entry.change, Chatted)
            ]
        return out

    async def _load(self, code: str) -> tuple[Table, dict[str, Any], list[Entry]]:
        found = await self._store.load(code) if CODE.fullmatch(code) else None
        if found is None:
            raise HexsteadError(f"There is no table {code!r}.")
        game, entries = found
        columns = GAMES.c.visibility, GAMES.c.used, GAMES.c.host, GAMES.c.network, kind_column.label("kind")
        wanted = sa.select(*columns).where(GAMES.c.code == code)
        row = await self._store.do(lambda connection: connection.execute(wanted).mappings().one())
        table = Table(code, game.terms, game.host)
        for entry in entries:
            table.apply(entry)
        return table, dict(row), entries

    async def close(self, code: str) -> None:
        """End the game of a table without a winner."""
        while True:
            table, _, _ = await self._load(code)
            if table.status == OVER:
                raise HexsteadError(f"The game of table {code} is over.")
            if table.status != PLAYING:
                raise HexsteadError(f"The game of table {code} has not started. Delete the table instead.")
            entry = Entry(table.seq + 1, None, max(self._store.now(), table.at), Cancelled())
            try:
                await self._store.append(code, entry, status=OVER, used=True)
                break
            except SeqTaken:  # a move was written in the meantime
                continue
        await self._add("close", code)

    async def delete(self, code: str) -> None:
        if not await self._store.delete(code):
            raise HexsteadError(f"There is no table {code!r}.")

    # Bans

    async def ban(self, who: str, days: float | None, reason: str | None) -> str:
        """Ban a device, the device at a seat (ABCDEF:1), an address or a network; return what was banned."""
        found = await self._whom(who)
        now = self._store.now()
        ban = Ban(found, now, None if days is None else now + days * 86400, reason)
        await self._store.do(lambda connection: sql_operations.set_ban(connection, ban))
        return found

    async def unban(self, who: str) -> str:
        found = await self._whom(who)
        if not await self._store.do(lambda connection: sql_operations.drop_ban(connection, found, self._store.now())):
            raise HexsteadError(f"{found} is not banned.")
        return found

    async def bans(self) -> list[Ban]:
        return await self._store.bans()

    async def _whom(self, who: str) -> str:
        network = read_network(who)
        if network is not None:
            return str(network)
        if seat := SEAT.fullmatch(who):
            table, _, _ = await self._load(seat[1])
            number = int(seat[2])
            device = table.seats[number].device if number < len(table.seats) else None
            if device is None:
                raise HexsteadError(f"No device plays seat {number} of table {seat[1]}.")
            return device
        if DEVICE.fullmatch(who):
            return who
        raise HexsteadError(f"{who!r} is no device, seat (ABCDEF:1), address or network (203.0.113.0/24).")

    # Notices

    async def announce(self, texts: dict[str, str], minutes: float | None) -> None:
        """Announce a text, given by language, at all tables; without texts, withdraw the announcement."""
        if any(not 0 < len(text) <= MAX_TEXT for text in texts.values()):
            raise HexsteadError(f"An announcement must have 1 to {MAX_TEXT} characters.")
        until = None if minutes is None else self._store.now() + minutes * 60
        await self._notice("announcement", {"texts": texts, "until": until} if texts else None)

    async def drain(self, server: str | None) -> None:
        """Drain one server or all servers: they stop creating tables."""
        known = await self._drained()
        await self._notice("drain", {"servers": sorted({*known, server or EVERY_SERVER})})

    async def undrain(self, server: str | None) -> None:
        left = [] if server is None else [name for name in await self._drained() if name != server]
        await self._notice("drain", {"servers": left} if left else None)

    async def _drained(self) -> list[str]:
        found: list[str] = (await self._store.notices()).get("drain", {}).get("servers", [])
        return found

    async def live_games(self) -> int:
        """The number of live games."""
        since = self._store.now() - LIVE_SECONDS
        wanted = sa.select(sa.func.count()).where(GAMES.c.status == PLAYING, GAMES.c.used >= since)
        return await self._store.do(lambda connection: connection.execute(wanted).scalar_one())

    async def wait_for_games(self, seconds: float) -> int:
        """Wait until no game is live, up to a time limit; return how many are left."""
        end = time.monotonic() + seconds
        while (left := await self.live_games()) and time.monotonic() < end:
            await asyncio.sleep(min(5.0, max(0.0, end - time.monotonic())))
        return left

    async def status(self) -> dict[str, Any]:
        """The number of tables by status and kind, and the notices in force."""
        notices = await self._store.notices()
        counted = await self._store.count_tables()
        return {
            "tables": [{"status": status, "kind": kind, "count": n} for (status, kind), n in sorted(counted.items())],
            "playing": await self.live_games(),
            "announcement": notices.get("announcement"),
            "draining": notices.get("drain", {}).get("servers", []),
            "bans": len(await self.bans()),
        }

    async def _notice(self, name: str, value: Any) -> None:
        at = self._store.now()
        await self._store.do(lambda connection: sql_operations.set_notice(connection, name, value, at))

    async def _add(self, kind: str, subject: str) -> None:
        at = self._store.now()
        await self._store.do(lambda connection: sql_operations.add_operation(connection, at, kind, subject))
