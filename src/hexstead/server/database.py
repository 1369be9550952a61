"""A SQLite or PostgreSQL database: URL, migrations, transactions with a deadline, and the shared clock."""

from __future__ import annotations

import asyncio
import contextlib
import os
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
import structlog
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from platformdirs import user_data_path
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from .store import StoreFailed, Unreachable
from .workers import Thread

log = structlog.get_logger("hexstead.server")
T = TypeVar("T")
DEADLINE_SECONDS = 4.0  # limit for a transaction on PostgreSQL, because a dead connection may never answer
CLOCK = sa.cast(sa.func.extract("epoch", sa.func.clock_timestamp()), sa.Float)  # PostgreSQL's time in seconds


class OldSchema(Exception):
    """The database has an older schema than this version."""


def database_url(wanted: str | None) -> str:
    """Return the database URL with its driver, by default a file in the user's data folder; raise SystemExit."""
    if wanted is None:
        folder = user_data_path("hexstead", appauthor=False, ensure_exists=True)
        return f"sqlite:///{folder / 'tables.sqlite'}"
    try:
        url = sa.make_url(wanted)
    except sa.exc.ArgumentError:
        raise SystemExit(f"{wanted!r} is not a database URL, such as postgresql://user@host/database.") from None
    kind = url.get_backend_name()
    if kind == "postgres":
        kind = "postgresql"
    drivers = {"sqlite": "sqlite", "postgresql": "postgresql+asyncpg"}
    if kind not in drivers:
        raise SystemExit(f"The database must be SQLite or PostgreSQL, not {kind}.")
    return url.set(drivername=drivers[kind]).render_as_string(hide_password=False)


class Database:
    """A database: SQLite, accessed from one thread, or PostgreSQL, accessed from the event loop."""

    def __init__(self, url: str):
        self._thread = Thread("store")  # for SQLite
        self._connection: sa.Connection | None = None  # SQLite only; opened and used in `_thread`
        self.engine: sa.Engine | AsyncEngine
        if url.startswith("sqlite"):
            _make_private(url)
            self.engine = sa.create_engine(url)
            sa.event.listen(self.engine, "connect", _prepare_sqlite)
        else:
            limits = {"timeout": DEADLINE_SECONDS, "command_timeout": DEADLINE_SECONDS}
            self.engine = create_async_engine(url, pool_size=8, max_overflow=8, pool_timeout=5, connect_args=limits)
        self._clock = time.time() - time.monotonic()  # wall-clock time at monotonic time 0
        self.is_shared = isinstance(self.engine, AsyncEngine)
        self.is_full = False

    async def prepare(self, migrate: bool) -> None:
        """Connect and migrate; raise SystemExit if that fails, or without `migrate` if the schema is another one."""
        try:
            await self.do(_migrate if migrate else _check_schema, seconds=600)
            await self.synchronise()
        except CommandError:  # a schema version that this package does not have
            await self.close()
            raise SystemExit(
                f"The database {self.engine.url} was written by a newer version of Hexstead. Upgrade, or restore the"
                " backup from before the upgrade."
            ) from None
        except OldSchema:
            await self.close()
            raise SystemExit(
                f"The database {self.engine.url} was written by an older version of Hexstead. Start the server once to"
                " upgrade it."
            ) from None
        except (StoreFailed, sa.exc.SQLAlchemyError) as error:
            await self.close()
            reason = str(error.__cause__ or error).splitlines()[0]
            raise SystemExit(f"Cannot open the database {self.engine.url}: {reason}") from None

    async def close(self) -> None:
        if isinstance(self.engine, AsyncEngine):
            await self.engine.dispose()
        else:
            await self._thread.run(self._dispose)
        self._thread.stop()

    async def do(self, job: Callable[[sa.Connection], T], seconds: float = DEADLINE_SECONDS) -> T:
        """Run a job in one transaction, which is committed when this returns; raises StoreFailed.

        `seconds` is the time limit on PostgreSQL. A job that got a closed connection is retried once.
        """
        try:
            if not isinstance(self.engine, AsyncEngine):
                return await self._thread.run(self._do_locally, job)
            try:
                return await self._do_remotely(job, seconds)
            except sa.exc.DBAPIError as error:
                if not error.connection_invalidated:
                    raise
                return await self._do_remotely(job, seconds)
        except sa.exc.IntegrityError:
            raise
        except (OSError, TimeoutError, sa.exc.TimeoutError, sa.exc.DBAPIError) as error:
            log.warning("database request failed", why=str(error).splitlines()[0] if str(error) else repr(error))
            self.is_full = "is full" in str(error) or "No space left" in str(error)
            if isinstance(error, OSError | TimeoutError | sa.exc.TimeoutError):  # no connection, or no answer
                raise Unreachable(self.is_full) from error
            raise StoreFailed(self.is_full) from error

    async def insert(self, statement: str, rows: Sequence[tuple[Any, ...]]) -> None:
        """Insert rows into SQLite in one transaction, without SQLAlchemy, which takes longer than the insertion.

        Any exception means that nothing was inserted; `do` gives the same error as an exception of SQLAlchemy.
        """
        await self._thread.run(self._insert, statement, rows)

    def _insert(self, statement: str, rows: Sequence[tuple[Any, ...]]) -> None:
        connection: Any = self._open().connection.driver_connection
        with connection:  # commits, or rolls back after an exception
            connection.executemany(statement, rows)

    def _do_locally(self, job: Callable[[sa.Connection], T]) -> T:
        """Run a job on SQLite, in the store's thread."""
        connection = self._open()
        with connection.begin():
            return job(connection)

    def _open(self) -> sa.Connection:
        """The connection to SQLite, for the store's thread."""
        if self._connection is None:
            assert isinstance(self.engine, sa.Engine)
            self._connection = self.engine.connect()
        return self._connection

    def _dispose(self) -> None:
        assert isinstance(self.engine, sa.Engine)
        if self._connection is not None:
            self._connection.close()
        self.engine.dispose()

    async def _do_remotely(self, job: Callable[[sa.Connection], T], seconds: float) -> T:
        """Run a job on PostgreSQL. On a timeout, its connection and all idle ones are dropped."""
        opened: list[Any] = []
        transaction = asyncio.create_task(self._transaction(job, opened))
        done, _ = await asyncio.wait({transaction}, timeout=seconds)
        if done:
            return transaction.result()
        for connection in opened:
            connection.terminate()
        transaction.cancel()
        transaction.add_done_callback(lambda task: task.cancelled() or task.exception())  # reported already
        assert isinstance(self.engine, AsyncEngine)
        await self.engine.dispose(close=False)
        raise TimeoutError(f"no answer in {seconds:g} s")

    async def _transaction(self, job: Callable[[sa.Connection], T], opened: list[Any]) -> T:
        assert isinstance(self.engine, AsyncEngine)
        async with self.engine.connect() as connection:
            opened.append((await connection.get_raw_connection()).driver_connection)
            async with connection.begin():
                return await connection.run_sync(job)

    async def ping(self) -> None:
        await self.do(lambda connection: connection.execute(sa.text("SELECT 1")).all(), seconds=2)

    def now(self) -> float:
        return time.monotonic() + self._clock

    async def synchronise(self) -> None:
        """Set the clock to the database's time, which all processes share."""
        if self.is_shared:
            self._clock = await self.do(_database_time) - time.monotonic()


def _database_time(connection: sa.Connection) -> float:
    return float(connection.execute(sa.select(CLOCK)).scalar_one())


def _make_private(url: str) -> None:
    """Create the file of a new SQLite database, readable only by its owner: it has keys and hidden hands."""
    file = sa.make_url(url).database
    if file and file != ":memory:":
        with contextlib.suppress(OSError):  # connecting will report the problem
            os.close(os.open(file, os.O_CREAT | os.O_EXCL, 0o600))


def _prepare_sqlite(connection: Any, _: object) -> None:
    for line in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        connection.execute(f"PRAGMA {line}")


def check_file(url: str) -> None:
    """Raise SystemExit if a SQLite database does not exist, because connecting would create it."""
    at = sa.make_url(url)
    if at.get_backend_name() == "sqlite" and not (at.database and Path(at.database).exists()):
        raise SystemExit(f"There is no database {at}.")


def migrations(connection: sa.Connection) -> Config:
    """The configuration of Alembic for a connection."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    return config


def _migrate(connection: sa.Connection) -> None:
    if connection.dialect.name == "postgresql":  # only one process migrates; released at the end of the transaction
        connection.execute(sa.text("SELECT pg_advisory_xact_lock(7467)"))
    command.upgrade(migrations(connection), "head")


def _check_schema(connection: sa.Connection) -> None:
    """Raise OldSchema, or CommandError for a schema that this version does not know."""
    found = MigrationContext.configure(connection).get_current_revision()
    known = ScriptDirectory.from_config(migrations(connection))
    if found is None or known.get_revision(found).revision != known.get_current_head():
        raise OldSchema
