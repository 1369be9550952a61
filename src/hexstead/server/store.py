"""The database: what was done at every table, one row each, and who sits where. SQLite or PostgreSQL.

A table is its terms and its list of entries. Whoever writes entry `seq` first wins: (game, seq) is the primary key. A
message's id is unique per table, so a repetition is recognised. Everything is on disk before anyone hears of it.
"""

from __future__ import annotations

import asyncio
import hashlib
import os
import secrets
import signal
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from platformdirs import user_data_path
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from .database import ACTIONS, GAMES, SEATS, SECRETS, TOKENS
from .metrics import COMMIT_SECONDS, ENTRIES
from .settings import Settings

T = TypeVar("T")
MOST_AT_ONCE = 64  # entries in one commit


class SeqTaken(Exception):
    """Another process wrote this entry first."""


class IdTaken(Exception):
    """A message with this id was written before."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing that was done at a table."""

    seq: int
    kind: str
    seat: int | None
    at: float
    data: dict[str, Any]
    client_id: str | None = None


@dataclass(frozen=True, slots=True)
class SeatRow:
    """Which device a seat belongs to, or by which letters it can be taken; they stay when it is taken."""

    number: int
    device: str | None = None
    code: str | None = None


@dataclass(frozen=True, slots=True)
class _Waiting:
    """An entry on its way to the disk, and what it changes about a seat or the table."""

    code: str
    entry: Entry
    seat: SeatRow | None
    status: str | None
    used: bool
    kept: asyncio.Future[None]


@dataclass(frozen=True, slots=True)
class GameRow:
    """A table as it was agreed."""

    code: str
    terms: dict[str, Any]
    host: str | None
    visibility: str
    status: str
    used: float
    seats: list[SeatRow] = field(default_factory=list)


def database_url(wish: str | None) -> str:
    """The address with the driver in it; raises SystemExit with a sentence."""
    if wish is None:
        folder = user_data_path("hexstead", appauthor=False, ensure_exists=True)
        return f"sqlite:///{folder / 'tables.sqlite'}"
    try:
        url = sa.make_url(wish)
    except sa.exc.ArgumentError:
        raise SystemExit(f"{wish!r} is no address of a database, such as postgresql://name@host/base.") from None
    kind = url.get_backend_name()
    if kind == "postgres":
        kind = "postgresql"
    drivers = {"sqlite": "sqlite", "postgresql": "postgresql+asyncpg"}
    if kind not in drivers:
        raise SystemExit(f"Tables are kept in SQLite or PostgreSQL, not in {kind}.")
    return url.set(drivername=drivers[kind]).render_as_string(hide_password=False)


class Store:
    """All that is kept. Every method is one transaction: SQLite's in one thread, PostgreSQL's on the event loop."""

    def __init__(self, url: str, settings: Settings):
        self._thread = ThreadPoolExecutor(1, "store")
        self.engine: sa.Engine | AsyncEngine
        if url.startswith("sqlite"):
            self.engine = sa.create_engine(url)
            sa.event.listen(self.engine, "connect", _prepare_sqlite)
        else:
            self.engine = create_async_engine(url, pool_size=8, max_overflow=8)
        self.is_shared = isinstance(self.engine, AsyncEngine)  # several processes may serve it
        self.process = secrets.token_hex(8)
        self._kill_after = settings.kill_after
        self._commits = 0
        self._waiting: list[_Waiting] = []
        self._writer: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, settings: Settings) -> Store:
        """Connect, and bring the tables to the newest shape."""
        try:
            store = cls(database_url(settings.database), settings)
        except ImportError:
            raise SystemExit("PostgreSQL needs the extra: pip install 'hexstead[postgres]'.") from None
        try:
            await store.do(_migrate)
        except (OSError, sa.exc.SQLAlchemyError) as error:
            await store.close()
            raise SystemExit(
                f"The database {store.engine.url} cannot be opened: {str(error).splitlines()[0]}"
            ) from None
        return store

    async def close(self) -> None:
        if self._writer is not None:
            await self._writer
        if isinstance(self.engine, AsyncEngine):
            await self.engine.dispose()
        else:
            await asyncio.get_running_loop().run_in_executor(self._thread, self.engine.dispose)
        self._thread.shutdown()

    async def do(self, job: Callable[[sa.Connection], T]) -> T:
        """What a job does in one transaction, committed when this returns."""
        if isinstance(self.engine, AsyncEngine):
            async with self.engine.begin() as connection:
                return await connection.run_sync(job)
        return await asyncio.get_running_loop().run_in_executor(self._thread, _in_transaction, self.engine, job)

    async def ping(self) -> None:
        await self.do(lambda connection: connection.execute(sa.text("SELECT 1")).all())

    async def secret(self, name: str) -> bytes:
        """A secret of this database, drawn when it is first asked for; the same for all processes."""
        value = secrets.token_hex(32)
        try:
            await self.do(lambda connection: connection.execute(SECRETS.insert().values(name=name, value=value)))
        except IntegrityError:
            found = sa.select(SECRETS.c.value).where(SECRETS.c.name == name)
            value = await self.do(lambda connection: connection.execute(found).scalar_one())
        return bytes.fromhex(value)

    # Tables

    async def make(self, game: GameRow, entries: Sequence[Entry]) -> bool:
        """Keep a new table; False when a code of it is taken."""

        def write(connection: sa.Connection) -> None:
            connection.execute(
                GAMES.insert().values(
                    code=game.code, terms=game.terms, host=game.host, visibility=game.visibility,
                    status=game.status, used=game.used, lease=0.0,
                )
            )  # fmt: skip
            rows = [{"game": game.code, "number": s.number, "device": s.device, "code": s.code} for s in game.seats]
            connection.execute(SEATS.insert(), rows)
            if entries:
                connection.execute(ACTIONS.insert(), [_row(game.code, entry) for entry in entries])

        try:
            await self.do(write)
        except IntegrityError:
            return False
        return True

    async def load(self, code: str) -> tuple[GameRow, list[Entry]] | None:
        """A table with everything that was done at it."""

        def read(connection: sa.Connection) -> tuple[GameRow, list[Entry]] | None:
            found = connection.execute(sa.select(GAMES).where(GAMES.c.code == code)).mappings().first()
            if found is None:
                return None
            row = {key: found[key] for key in ("code", "terms", "host", "visibility", "status", "used")}
            return GameRow(**row), _entries(connection, code, 0)

        return await self.do(read)

    async def load_seats(self, code: str) -> list[SeatRow]:
        wanted = sa.select(SEATS).where(SEATS.c.game == code).order_by(SEATS.c.number)
        rows = await self.do(lambda connection: connection.execute(wanted).all())
        return [SeatRow(row.number, row.device, row.code) for row in rows]

    async def entries(self, code: str, after: int) -> list[Entry]:
        return await self.do(lambda connection: _entries(connection, code, after))

    async def append(
        self, code: str, entry: Entry, *, seat: SeatRow | None = None, status: str | None = None, used: bool = False
    ) -> None:
        """Keep an entry, and what it changes about a seat or the table, for good. Raises SeqTaken or IdTaken."""
        began = time.perf_counter()
        waiting = _Waiting(code, entry, seat, status, used, asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write())
        try:
            await waiting.kept
        except IntegrityError:
            if entry.client_id is not None and await self.has_id(code, entry.client_id):
                raise IdTaken from None
            raise SeqTaken from None
        COMMIT_SECONDS.observe(time.perf_counter() - began)
        ENTRIES.labels(entry.kind).inc()
        self._commits += 1
        if self._commits == self._kill_after:
            os.kill(os.getpid(), signal.SIGKILL)

    async def _write(self) -> None:
        """Commit whatever waits, of all tables at once: a commit waits for the disk, however much is in it."""
        while self._waiting:
            batch, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
            try:
                await self._commit(batch)
            except Exception:  # one of them does not fit; the others do
                for one in batch:
                    await self._commit_alone(one)

    async def _commit_alone(self, one: _Waiting) -> None:
        try:
            await self._commit([one])
        except Exception as error:
            if not one.kept.done():
                one.kept.set_exception(error)

    async def _commit(self, batch: Sequence[_Waiting]) -> None:
        await self.do(lambda connection: self._append(connection, batch))
        for one in batch:
            if not one.kept.done():
                one.kept.set_result(None)

    def _append(self, connection: sa.Connection, batch: Sequence[_Waiting]) -> None:
        connection.execute(ACTIONS.insert(), [_row(one.code, one.entry) for one in batch])
        for one in batch:
            if (seat := one.seat) is not None:
                letters = {} if seat.device is not None else {"code": seat.code}
                place = SEATS.c.game == one.code, SEATS.c.number == seat.number
                connection.execute(SEATS.update().where(*place).values(device=seat.device, **letters))
            if one.status is not None or one.used:
                values = {"used": one.entry.at} | ({"status": one.status} if one.status is not None else {})
                connection.execute(GAMES.update().where(GAMES.c.code == one.code).values(**values))
            if self.is_shared:
                _notify(connection, f"{one.code} {one.entry.seq} {self.process}")

    async def tell(self, text: str) -> None:
        """Tell the other processes that serve this database."""
        await self.do(lambda connection: _notify(connection, text))

    async def has_id(self, code: str, client_id: str) -> bool:
        wanted = sa.select(ACTIONS.c.seq).where(ACTIONS.c.game == code, ACTIONS.c.client_id == client_id)
        return await self.do(lambda connection: connection.execute(wanted).first()) is not None

    async def lease(self, code: str, now: float, until: float) -> bool:
        """Whether this process may move the table's bots and clocks until then; `until` 0 gives it back."""
        if not self.is_shared:
            return True
        free = sa.or_(GAMES.c.owner.is_(None), GAMES.c.owner == self.process, GAMES.c.lease < now)
        change = GAMES.update().where(GAMES.c.code == code, free).values(owner=self.process, lease=until)
        return bool(await self.do(lambda connection: connection.execute(change).rowcount))

    # Finding

    async def by_seat_code(self, code: str) -> tuple[str, int] | None:
        """The table and seat that six letters open."""
        wanted = sa.select(SEATS).where(SEATS.c.code == code)
        row = await self.do(lambda connection: connection.execute(wanted).first())
        return None if row is None else (row.game, row.number)

    async def codes_of(self, device: str, most: int = 20) -> list[str]:
        """The tables of a device, last used first."""
        return await self._codes(
            sa.select(GAMES.c.code)
            .where(GAMES.c.code.in_(sa.select(SEATS.c.game).where(SEATS.c.device == device)))
            .order_by(GAMES.c.used.desc())
            .limit(most)
        )

    async def public_codes(self, most: int = 20) -> list[str]:
        return await self._codes(
            sa.select(GAMES.c.code)
            .where(GAMES.c.visibility == "public", GAMES.c.status != "over")
            .order_by(GAMES.c.used.desc())
            .limit(most)
        )

    async def _codes(self, wanted: sa.Select[Any]) -> list[str]:
        return await self.do(lambda connection: list(connection.execute(wanted).scalars()))

    # Tokens of programs

    async def add_token(self, device: str, name: str, scopes: list[str]) -> tuple[str, str]:
        """A new token's id, and the token itself, which is kept as a hash only."""
        id, token = secrets.token_hex(8), "ha_" + secrets.token_urlsafe(24)
        row = TOKENS.insert().values(id=id, device=device, name=name, scopes=scopes, hash=_hash(token))
        await self.do(lambda connection: connection.execute(row))
        return id, token

    async def token(self, token: str) -> tuple[str, list[str], str] | None:
        """The device, scopes and id of a token."""
        wanted = sa.select(TOKENS).where(TOKENS.c.hash == _hash(token))
        row = await self.do(lambda connection: connection.execute(wanted).first())
        return None if row is None else (row.device, row.scopes, row.id)

    async def tokens(self, device: str) -> list[dict[str, Any]]:
        wanted = sa.select(TOKENS).where(TOKENS.c.device == device).order_by(TOKENS.c.name)
        rows = await self.do(lambda connection: connection.execute(wanted).all())
        return [{"id": row.id, "name": row.name, "scopes": row.scopes} for row in rows]

    async def drop_token(self, device: str, id: str) -> bool:
        wanted = TOKENS.delete().where(TOKENS.c.device == device, TOKENS.c.id == id)
        return bool(await self.do(lambda connection: connection.execute(wanted).rowcount))


def _in_transaction(engine: sa.Engine, job: Callable[[sa.Connection], T]) -> T:
    with engine.begin() as connection:
        return job(connection)


def _notify(connection: sa.Connection, text: str) -> None:
    """Tell the other processes, when the transaction is committed."""
    connection.execute(sa.text("SELECT pg_notify('hexstead', :text)"), {"text": text})


def _entries(connection: sa.Connection, code: str, after: int) -> list[Entry]:
    wanted = sa.select(ACTIONS).where(ACTIONS.c.game == code, ACTIONS.c.seq > after).order_by(ACTIONS.c.seq)
    return [Entry(row.seq, row.kind, row.seat, row.at, row.data, row.client_id) for row in connection.execute(wanted)]


def _row(code: str, entry: Entry) -> dict[str, Any]:
    return {
        "game": code, "seq": entry.seq, "kind": entry.kind, "seat": entry.seat, "at": entry.at,
        "client_id": entry.client_id, "data": entry.data,
    }  # fmt: skip


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode(errors="replace")).hexdigest()


def _prepare_sqlite(connection: Any, _: object) -> None:
    for line in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        connection.execute(f"PRAGMA {line}")


def _migrate(connection: sa.Connection) -> None:
    if connection.dialect.name == "postgresql":  # one process at a time; ends with the transaction
        connection.execute(sa.text("SELECT pg_advisory_xact_lock(7467)"))
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
