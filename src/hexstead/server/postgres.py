"""Direct connections to PostgreSQL through asyncpg, for what happens with every move: appending to logs and listening.

SQLAlchemy takes several times as long for an insertion as the driver, and a transaction of its own three round trips.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa
import structlog

from .database import DEADLINE_SECONDS
from .store import Unreachable

if TYPE_CHECKING:
    import asyncpg

log = structlog.get_logger("hexstead.server")
HEARTBEAT_SECONDS = 1.5  # interval of checks of the listening connection
CHANNEL = "hexstead"  # channel of PostgreSQL notifications


class Statement:
    """A statement that is executed often, each time in a transaction of its own, over its own connection."""

    def __init__(self, url: sa.URL, text: str):
        self._url, self._text = url, text
        self._connection: asyncpg.Connection[Any] | None = None
        self._prepared: Any = None

    async def execute(self, *values: Any) -> None:
        """Execute the statement; one call at a time.

        Raises Unreachable if the database does not answer, and exceptions of asyncpg if the statement or the connection
        failed. If the connection was lost, the statement may have been executed.
        """
        import asyncpg

        try:
            if self._connection is None or self._connection.is_closed():
                self._connection = await _connect(self._url, DEADLINE_SECONDS)
                self._prepared = await self._connection.prepare(self._text)
            await self._prepared.fetchval(*values)
        except asyncpg.IntegrityConstraintViolationError:
            raise
        except (OSError, TimeoutError) as error:
            self._drop()
            log.warning("database request failed", why=str(error).splitlines()[0] if str(error) else repr(error))
            raise Unreachable from error
        except BaseException:
            self._drop()
            raise

    async def close(self) -> None:
        if self._connection is not None:
            with contextlib.suppress(Exception):
                await self._connection.close(timeout=DEADLINE_SECONDS)

    def _drop(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None


async def listen(
    url: sa.URL, receive: Callable[[str], None], on_loss: Callable[[], None]
) -> Callable[[], Awaitable[None]]:
    """Receive notifications until the returned function is called; `on_loss` is called if the connection is lost."""
    import asyncpg

    connection = await _connect(url, HEARTBEAT_SECONDS)
    await connection.add_listener(CHANNEL, lambda *args: receive(str(args[3])))
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


async def _connect(url: sa.URL, seconds: float) -> asyncpg.Connection[Any]:
    """Connect; `seconds` is the time limit of each command."""
    import asyncpg

    text = url.set(drivername="postgresql").render_as_string(hide_password=False)
    return await asyncpg.connect(text, timeout=DEADLINE_SECONDS, command_timeout=seconds)
