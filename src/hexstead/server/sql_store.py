"""The store for SQLite and PostgreSQL. Everything is on disk before it is sent to anyone."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import os
import secrets
import signal
import time
from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

import sqlalchemy as sa
import structlog
from sqlalchemy.exc import IntegrityError

from . import sql_devices, sql_operations
from .database import CLOCK, Database, check_file, database_url
from .encoding import encode
from .entries import Chatted, Entry, read_change
from .metrics import COMMIT_SECONDS, entries_of
from .postgres import CHANNEL, Direct, listen
from .retention import Rule
from .settings import Settings
from .sql_operations import STORED, kind_column
from .sql_schema import ACTIONS, GAMES, SEATS, SECRETS, TOKENS
from .store import IMPORT, MAX_LISTED, Ban, GameRow, IdTaken, Operation, SeatRow, SeqTaken, StoreFailed, Unreachable

log = structlog.get_logger("hexstead.server")
T = TypeVar("T")
MAX_BATCH = 64  # entries in one commit
COMMIT_INTERVAL = 0.02  # seconds from the start of a commit to that of the next, so that entries share commits ...
ENOUGH = 4  # ... unless this many entries wait: each commit wakes the thread of the store and waits for the disk

IS_CHAT = ACTIONS.c.kind == Chatted.kind


@dataclass(frozen=True, slots=True)
class _Pending:
    """An entry to commit, with the changes to its seat and table."""

    code: str
    entry: Entry
    seat: SeatRow | None
    status: str | None
    used: bool
    erased: int | None
    committed: asyncio.Future[None]

    @property
    def has_more(self) -> bool:
        """Whether more than the entry itself is written."""
        return self.used or self.seat is not None or self.status is not None or self.erased is not None


class SqlStore(Database):
    """A `Store` in SQLite or PostgreSQL."""

    def __init__(self, url: str, settings: Settings):
        super().__init__(url)
        self.process = secrets.token_hex(8)
        self._kill_after = settings.kill_after
        self._commits = 0
        self._pending: list[_Pending] = []
        self._writer: asyncio.Task[None] | None = None
        self._enough: asyncio.Future[None] | None = None  # done when enough entries are pending
        self._next_commit = 0.0  # earliest monotonic time of the next commit of few entries
        self._appending = Direct(self.engine.url) if self.is_shared else None
        self._aside = Direct(self.engine.url) if self.is_shared else None  # for what no player waits for

    @classmethod
    async def open(cls, settings: Settings, migrate: bool = True) -> SqlStore:
        """Connect and migrate; raise SystemExit if that fails, or without `migrate` if the schema is another one."""
        if not migrate:
            check_file(database_url(settings.database))
        try:
            store = cls(database_url(settings.database), settings)
        except ImportError:
            raise SystemExit("PostgreSQL needs an extra: pip install 'hexstead[postgres]'.") from None
        await store.prepare(migrate)
        return store

    async def close(self) -> None:
        if self._writer is not None:
            await self._writer
        for direct in (self._appending, self._aside):
            if direct is not None:
                await direct.close()
        await super().close()

    @property
    def waiting(self) -> int:
        return len(self._pending)

    async def secret(self, name: str) -> bytes:
        value = secrets.token_hex(32)
        try:
            await self.do(lambda connection: connection.execute(SECRETS.insert().values(name=name, value=value)))
        except IntegrityError:
            found = sa.select(SECRETS.c.value).where(SECRETS.c.name == name)
            value = await self.do(lambda connection: connection.execute(found).scalar_one())
        return bytes.fromhex(value)

    # Tables

    async def make(self, game: GameRow, entries: Sequence[Entry]) -> bool:
        def write(connection: sa.Connection) -> None:
            connection.execute(
                GAMES.insert().values(
                    code=game.code, terms=game.terms, host=game.host, visibility=game.visibility,
                    status=game.status, used=game.used, lease=0.0, kind=game.kind, network=game.network,
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
        def read(connection: sa.Connection) -> tuple[GameRow, list[Entry]] | None:
            wanted = sa.select(GAMES).where(GAMES.c.code == code, STORED)
            found = connection.execute(wanted).mappings().first()
            if found is None:
                return None
            row = {key: found[key] for key in ("code", "terms", "host", "visibility", "status", "used")}
            return GameRow(**row), _entries(connection, code, 0)

        return await self.do(read)

    async def load_seats(self, code: str) -> list[SeatRow]:
        wanted = sa.select(SEATS).where(SEATS.c.game == code).order_by(SEATS.c.number)
        rows = await self.do(lambda connection: connection.execute(wanted).all())
        return [SeatRow(row.number, row.device, row.code) for row in rows]

    async def count_used(self, kind: str, since: float, network: str | None = None) -> int:
        statuses = ["over"] if kind == IMPORT else ["gathering", "playing"]
        wanted = sa.select(sa.func.count()).where(GAMES.c.status.in_(statuses), GAMES.c.used >= since)
        wanted = wanted.where(kind_column == kind)
        if network is not None:
            wanted = wanted.where(GAMES.c.network == network)
        return await self.do(lambda connection: connection.execute(wanted).scalar_one())

    async def delete(self, code: str) -> bool:
        return await self.do(lambda connection: sql_operations.delete_table(connection, code, self.now()))

    async def expire(self, rules: Sequence[Rule], in_use: Collection[str], limit: int) -> list[str]:
        now = self.now()
        return await self.do(lambda connection: sql_operations.expire(connection, rules, now, in_use, limit))

    async def purge(self, limit: int) -> int:
        return await self.do(lambda connection: sql_operations.purge(connection, limit))

    async def count_tables(self) -> dict[tuple[str, str], int]:
        return await self.do(sql_operations.count_tables)

    async def last_operation(self) -> int:
        return await self.do(sql_operations.last_operation)

    async def operations(self, after: int) -> list[Operation]:
        if self._aside is not None:
            rows = await self._aside.fetch(_OPERATIONS, after)
            return [Operation(**row) for row in rows]
        return await self.do(lambda connection: sql_operations.operations(connection, after))

    async def forget_operations(self, before: float) -> None:
        await self.do(lambda connection: sql_operations.forget_operations(connection, before))

    async def bans(self) -> list[Ban]:
        return await self.do(sql_operations.bans)

    async def notices(self) -> dict[str, Any]:
        return await self.do(sql_operations.notices)

    async def entries(self, code: str, after: int) -> list[Entry]:
        return await self.do(lambda connection: _entries(connection, code, after))

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
        began = time.perf_counter()
        pending = _Pending(code, entry, seat, status, used, erased, asyncio.get_running_loop().create_future())
        self._pending.append(pending)
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write())
        elif self._enough is not None and len(self._pending) >= ENOUGH:
            _finish(self._enough)
        try:
            await pending.committed
        except IntegrityError:
            if entry.client_id is not None and await self.has_id(code, entry.client_id):
                raise IdTaken from None
            raise SeqTaken from None
        self.is_full = False
        COMMIT_SECONDS.observe(time.perf_counter() - began)
        entries_of(entry.change.kind).inc()
        self._commits += 1
        if self._commits == self._kill_after:
            os.kill(os.getpid(), signal.SIGKILL)

    async def _write(self) -> None:
        """Commit pending entries of all tables in batches: a commit waits for the disk, whatever its size."""
        while self._pending:
            if (wait := self._next_commit - time.monotonic()) > 0 and len(self._pending) < ENOUGH:
                await self._wait_for_more(wait)
            self._next_commit = time.monotonic() + COMMIT_INTERVAL
            batch, self._pending = self._pending[:MAX_BATCH], self._pending[MAX_BATCH:]
            try:
                await self._commit(batch)
            except Unreachable as error:  # each entry alone would wait for the deadline too
                for one in batch:
                    if not one.committed.done():
                        one.committed.set_exception(error)
            except Exception:  # one entry is to blame; the others can be committed
                for one in batch:
                    await self._commit_alone(one)

    async def _wait_for_more(self, seconds: float) -> None:
        """Wait until enough entries for a commit are pending, at most for some seconds."""
        loop = asyncio.get_running_loop()
        self._enough = loop.create_future()
        timer = loop.call_later(seconds, _finish, self._enough)
        await self._enough
        timer.cancel()

    async def _commit_alone(self, one: _Pending) -> None:
        try:
            await self.do(lambda connection: self._append(connection, [one]))
            _set_committed([one])
        except Exception as error:
            if not one.committed.done():
                one.committed.set_exception(error)

    async def _commit(self, batch: Sequence[_Pending]) -> None:
        rows = [_values(_row(one.code, one.entry)) for one in batch]
        if any(one.has_more for one in batch):
            await self.do(lambda connection: self._append(connection, batch))
        elif self._appending is not None:
            await self._appending.fetch(_APPEND, self.process, *zip(*rows, strict=True), again=False)
        else:
            await self.insert(_INSERT, rows)
        _set_committed(batch)

    def _append(self, connection: sa.Connection, batch: Sequence[_Pending]) -> None:
        _insert(connection, [_row(one.code, one.entry) for one in batch])
        for one in batch:
            if (seat := one.seat) is not None:
                code = {} if seat.device is not None else {"code": seat.code}  # a taken seat keeps its code
                place = SEATS.c.game == one.code, SEATS.c.number == seat.number
                if seat.device is None:
                    sql_devices.keep_former_holder(connection, one.code, seat.number)
                connection.execute(SEATS.update().where(*place).values(device=seat.device, **code))
            if one.erased is not None:
                place = ACTIONS.c.game == one.code, ACTIONS.c.seq == one.erased
                connection.execute(ACTIONS.update().where(*place, IS_CHAT).values(data=Chatted(None, None).to_json()))
            if one.status is not None or one.used:
                values = {"used": one.entry.at} | ({"status": one.status} if one.status is not None else {})
                connection.execute(GAMES.update().where(GAMES.c.code == one.code).values(**values))
            if self.is_shared:
                _notify(connection, f"{one.code} {one.entry.seq} {self.process}")

    async def notify(self, *texts: str) -> None:
        assert self._aside is not None
        await self._aside.fetch(_NOTIFY, texts)

    async def listen(
        self, receive: Callable[[str], None], on_loss: Callable[[], None]
    ) -> Callable[[], Awaitable[None]]:
        return await listen(self.engine.url, receive, on_loss)

    async def is_chat(self, code: str, seq: int) -> bool:
        wanted = sa.select(ACTIONS.c.seq).where(ACTIONS.c.game == code, ACTIONS.c.seq == seq, IS_CHAT)
        return await self.do(lambda connection: connection.execute(wanted).first()) is not None

    async def has_id(self, code: str, client_id: str) -> bool:
        wanted = sa.select(ACTIONS.c.seq).where(ACTIONS.c.game == code, ACTIONS.c.client_id == client_id)
        return await self.do(lambda connection: connection.execute(wanted).first()) is not None

    async def lease(self, code: str, seconds: float) -> bool:
        if not self.is_shared:
            return True
        free = sa.or_(GAMES.c.owner.is_(None), GAMES.c.owner == self.process, GAMES.c.lease < CLOCK)
        until = CLOCK + seconds if seconds else 0.0
        change = GAMES.update().where(GAMES.c.code == code, free).values(owner=self.process, lease=until)
        return bool(await self.do(lambda connection: connection.execute(change).rowcount))

    async def renew(self, codes: Collection[str], seconds: float) -> list[str]:
        if self._aside is None:
            return list(codes)
        values = (self.process, list(codes), seconds) if seconds else (self.process, list(codes))
        rows = await self._aside.fetch(_RENEW if seconds else _RELEASE, *values)
        return [row["code"] for row in rows]

    async def owner(self, code: str) -> str | None:
        wanted = sa.select(GAMES.c.owner).where(GAMES.c.code == code, GAMES.c.lease > CLOCK)
        return await self.do(lambda connection: connection.execute(wanted).scalar())

    # Searching

    async def by_seat_code(self, code: str) -> tuple[str, int] | None:
        wanted = sa.select(SEATS).join(GAMES).where(SEATS.c.code == code, STORED)
        row = await self.do(lambda connection: connection.execute(wanted).first())
        return None if row is None else (row.game, row.number)

    async def codes_of(self, device: str, limit: int = MAX_LISTED) -> list[str]:
        return await self.do(lambda connection: sql_devices.codes_of(connection, device, limit))

    async def public_codes(self, limit: int = MAX_LISTED) -> list[str]:
        return await self._codes(
            sa.select(GAMES.c.code)
            .where(GAMES.c.visibility == "public", GAMES.c.status.in_(["gathering", "playing"]))
            .order_by(GAMES.c.used.desc())
            .limit(limit)
        )

    async def _codes(self, wanted: sa.Executable) -> list[str]:
        return await self.do(lambda connection: list(connection.execute(wanted).scalars()))

    # Devices

    async def offer_move(self, device: str, code: str, seconds: float) -> None:
        now = self.now()
        await self.do(lambda connection: sql_devices.offer_move(connection, device, _hash(code), now, now + seconds))

    async def take_move(self, code: str) -> str | None:
        return await self.do(lambda connection: sql_devices.take_move(connection, _hash(code), self.now()))

    async def move_device(self, old: str, new: str) -> tuple[list[str], list[str]]:
        def move(connection: sa.Connection) -> tuple[list[str], list[str]]:
            written, tokens = sql_devices.move_device(connection, old, new, self.now())
            return self._report(connection, written), tokens

        return await self._do_again(move)

    async def forget_device(self, device: str) -> tuple[list[str], list[str], list[str]]:
        def forget(connection: sa.Connection) -> tuple[list[str], list[str], list[str]]:
            deleted, written, tokens = sql_devices.forget_device(connection, device, self.now())
            return deleted, self._report(connection, written), tokens

        return await self._do_again(forget)

    async def _do_again(self, job: Callable[[sa.Connection], T]) -> T:
        """Run a job that appends entries; retry if a move was appended in the meantime."""
        for _ in range(10):
            with contextlib.suppress(IntegrityError):
                return await self.do(job)
        raise StoreFailed

    def _report(self, connection: sa.Connection, written: Sequence[tuple[str, int]]) -> list[str]:
        """Notify the other processes of entries; return the codes of their tables."""
        for code, seq in written if self.is_shared else ():
            _notify(connection, f"{code} {seq} {self.process}")
        return [code for code, _ in written]

    async def all_codes_of(self, device: str) -> list[str]:
        return await self.do(lambda connection: sql_devices.all_codes(connection, device))

    async def table_of_device(self, code: str, device: str) -> dict[str, Any] | None:
        return await self.do(lambda connection: sql_devices.table_of_device(connection, code, device))

    # API tokens

    async def add_token(self, device: str, name: str, scopes: list[str]) -> tuple[str, str]:
        id, token = secrets.token_hex(8), "ha_" + secrets.token_urlsafe(24)
        row = TOKENS.insert().values(id=id, device=device, name=name, scopes=scopes, hash=_hash(token))
        await self.do(lambda connection: connection.execute(row))
        return id, token

    async def token(self, token: str) -> tuple[str, list[str], str] | None:
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


def _notify(connection: sa.Connection, text: str) -> None:
    """Notify the other processes when the transaction is committed."""
    connection.execute(sa.text("SELECT pg_notify(:channel, :text)"), {"channel": CHANNEL, "text": text})


def _entries(connection: sa.Connection, code: str, after: int) -> list[Entry]:
    wanted = sa.select(ACTIONS).where(ACTIONS.c.game == code, ACTIONS.c.seq > after).order_by(ACTIONS.c.seq)
    return [
        Entry(row.seq, row.seat, row.at, read_change(row.kind, row.data), row.client_id)
        for row in connection.execute(wanted)
    ]


def _insert(connection: sa.Connection, rows: Sequence[dict[str, Any]]) -> None:
    """Insert entries. On SQLite it bypasses SQLAlchemy, which takes several times as long as the insertion itself."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql(_INSERT, [_values(row) for row in rows])
    else:
        connection.execute(ACTIONS.insert(), rows)


def _values(row: dict[str, Any]) -> tuple[Any, ...]:
    """The values of an entry, in the order of the columns."""
    return tuple(encode(row[name]) if name == "data" else row[name] for name in _COLUMNS)


def _set_committed(batch: Sequence[_Pending]) -> None:
    for one in batch:
        _finish(one.committed)


def _finish(future: asyncio.Future[None]) -> None:
    if not future.done():
        future.set_result(None)


_COLUMNS = tuple(column.name for column in ACTIONS.columns)
_INSERT = f"INSERT INTO {ACTIONS.name} ({', '.join(_COLUMNS)}) VALUES ({', '.join('?' * len(_COLUMNS))})"
_TYPES = {sa.String: "text", sa.Integer: "integer", sa.Float: "double precision", sa.JSON: "text"}  # in PostgreSQL
_ARRAYS = ", ".join(f"${2 + i}::{_TYPES[type(column.type)]}[]" for i, column in enumerate(ACTIONS.columns))
_APPEND = f"""
    WITH entry AS (
        INSERT INTO {ACTIONS.name} ({", ".join(_COLUMNS)})
        SELECT {", ".join(f"{name}::json" if name == "data" else name for name in _COLUMNS)}
        FROM unnest({_ARRAYS}) AS new ({", ".join(_COLUMNS)})
        RETURNING game, seq
    )
    SELECT count(pg_notify('{CHANNEL}', game || ' ' || seq || ' ' || $1::text)) FROM entry
"""  # for PostgreSQL, like those below; takes the process, then an array for each column
_NOTIFY = f"SELECT count(pg_notify('{CHANNEL}', text)) FROM unnest($1::text[]) AS new (text)"
_NOW = "extract(epoch FROM clock_timestamp())::double precision"
_RENEW = f"""
    UPDATE game SET owner = $1, lease = {_NOW} + $3::double precision
    WHERE code = ANY($2::text[]) AND (owner = $1 OR owner IS NULL OR lease < {_NOW})
    RETURNING code
"""
_RELEASE = "UPDATE game SET lease = 0 WHERE code = ANY($2::text[]) AND owner = $1 RETURNING code"
_OPERATIONS = "SELECT id, at, kind, subject FROM operation WHERE id > $1 ORDER BY id"


def _row(code: str, entry: Entry) -> dict[str, Any]:
    return {
        "game": code, "seq": entry.seq, "kind": entry.change.kind, "seat": entry.seat, "at": entry.at,
        "client_id": entry.client_id, "data": entry.change.to_json(),
    }  # fmt: skip


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode(errors="replace")).hexdigest()
