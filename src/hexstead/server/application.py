"""The application, independent of the transport: tables, permissions and bots. app.py serves it over HTTP."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from functools import partial

from .analyses import Analyses
from .auth import Auth
from .bots import Bots
from .connection import Connection, Socket, accept_forwarded
from .credentials import Caller, Keys
from .limits import Limits
from .links import Links
from .operations import Operations
from .settings import Settings
from .store import Store
from .tables import Tables
from .workers import Workers


@dataclass(frozen=True, slots=True)
class Application:
    """A running application; `running` starts one."""

    tables: Tables
    auth: Auth
    bots: Bots
    workers: Workers
    analyses: Analyses

    async def serve(self, socket: Socket, caller: Caller, send_now: Callable[[str], bool] | None = None) -> None:
        """Accept a socket and answer its messages until it is closed. `send_now`: see `Connection`."""
        connection = Connection(socket, caller, self.auth, send_now)
        with self.auth.listening(caller, connection):
            await socket.accept()
            await asyncio.create_task(connection.run())  # resumed without all coroutines of the middleware


@contextlib.asynccontextmanager
async def running(settings: Settings, store: Store, bots: Bots, workers: Workers) -> AsyncIterator[Application]:
    """Run the application for the length of a block. The caller closes the store, the bots and the workers."""
    async with contextlib.AsyncExitStack() as stack:
        keys = Keys(await store.secret("signing"))
        tables = Tables(settings, store, keys, bots, workers)
        operations = Operations(settings, store, tables)
        auth = Auth(tables, store, keys, Limits(settings.limits), operations)
        await tables.open(await _links(store, auth))
        stack.push_async_callback(tables.close)
        await operations.open()
        stack.push_async_callback(operations.close)
        analyses = Analyses(bots)
        stack.push_async_callback(analyses.close)
        yield Application(tables, auth, bots, workers, analyses)


async def _links(store: Store, auth: Auth) -> Links | None:
    """The links to other processes; None if the database is not shared."""
    if not store.is_shared:
        return None
    return Links(await store.secret("links"), partial(accept_forwarded, auth))
