"""Direct connections to PostgreSQL through asyncpg, for what happens with every move: appending to logs and listening.

SQLAlchemy takes several times as long for an insertion as the driver, and a transaction of its own three round trips.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa
import structlog

from .database import DEADLINE_SECONDS
from .store import StoreFailed, Unreachable

if TYPE_CHECKING:
    import asyncpg

log = structlog.get_logger("hexstead.server")
HEARTBEAT_SECONDS = 1.5  # interval of checks of the listening connection
READ_INTERVAL = 0.05  # seconds from a notification until the next ones are read
CHANNEL = "hexstead"  # channel of PostgreSQL notifications


class Direct:
    """A connection without SQLAlchemy for statements that are executed often, each in a transaction of its own."""

    def __init__(self, url: sa.URL):
        self._url = url
        self._connection: asyncpg.Connection[Any] | None = None
        self._lock = asyncio.Lock()

    async def fetch(self, statement: str, *values: Any, again: bool = True) -> list[asyncpg.Record]:
        """Execute a statement and return its rows; with `again`, repeat it if the connection was lost.

        Raises StoreFailed, which without `again` can mean that it was executed, or asyncpg's error if a constraint was
        violated.
        """
        import asyncpg

        async with self._lock:
            try:
                return await self._fetch_again(statement, values) if again else await self._fetch(statement, values)
            except asyncpg.IntegrityConstraintViolationError:
                raise
            except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("database request failed", why=str(error).splitlines()[0] if str(error) else repr(error))
                if isinstance(error, OSError | TimeoutError):  # no connection, or no answer
                    raise Unreachable from error
                raise StoreFailed from error

    async def _fetch_again(self, statement: str, values: Sequence[Any]) -> list[asyncpg.Record]:
        """Execute a statement, a second time if it failed over a connection that had been open before."""
        import asyncpg

        was_open = self._connection is not None
        try:
            return await self._fetch(statement, values)
        except (asyncpg.PostgresError, asyncpg.InterfaceError):
            if not was_open:
                raise
            return await self._fetch(statement, values)

    async def _fetch(self, statement: str, values: Sequence[Any]) -> list[asyncpg.Record]:
        import asyncpg

        if self._connection is None or self._connection.is_closed():
            self._connection = await _connect(self._url, DEADLINE_SECONDS)
        try:
            rows: list[asyncpg.Record] = await self._connection.fetch(statement, *values)
            return rows
        except asyncpg.IntegrityConstraintViolationError:
            raise
        except BaseException:  # whatever it was, the next statement gets a new connection
            self._connection.terminate()
            self._connection = None
            raise

    async def close(self) -> None:
        if self._connection is not None:
            with contextlib.suppress(Exception):
                await self._connection.close(timeout=DEADLINE_SECONDS)


async def listen(
    url: sa.URL, receive: Callable[[str], None], on_loss: Callable[[], None]
) -> Callable[[], Awaitable[None]]:
    """Receive notifications until the returned function is called; `on_loss` is called if the connection is lost."""
    import asyncpg

    connection = await _connect(url, HEARTBEAT_SECONDS)
    reader = _Reader(connection._transport)

    def receive_text(*args: Any) -> None:
        reader.pause()
        receive(str(args[3]))

    await connection.add_listener(CHANNEL, receive_text)
    connection.add_termination_listener(lambda _: on_loss())

    async def beat() -> None:  # detects a connection that broke silently
        with contextlib.suppress(OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError):
            while True:
                await asyncio.sleep(HEARTBEAT_SECONDS)
                await connection.execute("SELECT 1")
        connection.terminate()

    heartbeat = asyncio.create_task(beat())

    async def close() -> None:
        heartbeat.cancel()
        await connection.close(timeout=HEARTBEAT_SECONDS)

    return close


class _Reader:
    """Reads from a connection at intervals while data arrives: waking up takes longer than reading a notification."""

    def __init__(self, transport: asyncio.Transport):
        self._transport = transport
        self._is_paused = False

    def pause(self) -> None:
        if not self._is_paused and not self._transport.is_closing():
            self._is_paused = True
            self._transport.pause_reading()
            asyncio.get_running_loop().call_later(READ_INTERVAL, self._resume)

    def _resume(self) -> None:
        self._is_paused = False
        if not self._transport.is_closing():
            self._transport.resume_reading()


async def _connect(url: sa.URL, seconds: float) -> asyncpg.Connection[Any]:
    """Connect; `seconds` is the time limit of each command."""
    import asyncpg

    text = url.set(drivername="postgresql").render_as_string(hide_password=False)
    return await asyncpg.connect(text, timeout=DEADLINE_SECONDS, command_timeout=seconds)
