"""The application in a worker of the page: its requests and sockets are messages between the page and the worker."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Coroutine, MutableMapping
from typing import Any, Protocol
from urllib.parse import parse_qsl

from ..server.application import Application, running
from ..server.credentials import Caller
from ..server.encoding import encode
from ..server.endpoints import api
from ..server.messages import Refused, failed_store
from ..server.routing import Call, Content
from ..server.settings import NO_CAPS, Settings
from ..server.static_routes import static_api
from ..server.store import StoreFailed
from .bots import BrowserWorkers, Worker, WorkerBots, WorkerHost
from .continuing import continue_game
from .store import BrowserStore, Database

SETTINGS = Settings(limits=False, caps=NO_CAPS)
EXPORT, IMPORT, CONTINUE = "GET /offline/tables", "POST /offline/tables", "POST /offline/continue"
ROUTES = (*api.all, *static_api.all)


class Page(Protocol):
    """Sends answers to the page; implemented by web/src/offline/app-worker.ts."""

    def reply(self, id: int, ok: bool, text: str) -> None: ...

    def text(self, id: int, text: str) -> None:
        """Send a text over a socket."""

    def closed(self, id: int) -> None:
        """Notify the page that a socket was closed."""


class PageSocket:
    """A socket to the page."""

    def __init__(self, id: int, page: Page):
        self._id, self._page = id, page
        self._received: asyncio.Queue[MutableMapping[str, Any]] = asyncio.Queue()

    def put(self, text: str) -> None:
        self._received.put_nowait({"type": "websocket.receive", "text": text})

    def end(self) -> None:
        self._received.put_nowait({"type": "websocket.disconnect"})

    async def accept(self) -> None: ...

    async def receive(self) -> MutableMapping[str, Any]:
        return await self._received.get()

    async def send_text(self, data: str) -> None:
        self._page.text(self._id, data)

    def send_now(self, data: str) -> bool:
        self._page.text(self._id, data)
        return True

    async def close(self, code: int = 1000, reason: str | None = None) -> None:
        self._page.closed(self._id)
        self.end()


class OfflineApplication:
    """The running application; `start` starts one. JavaScript calls the methods without `async`."""

    def __init__(self, application: Application, store: BrowserStore, page: Page):
        self._application, self._store, self._page = application, store, page
        self._caller = Caller(store.device, network="browser")
        self._sockets: dict[int, PageSocket] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def request(self, id: int, method: str, target: str, body: str) -> None:
        self._run(self._reply(id, method, target, body))

    def connect(self, id: int) -> None:
        self._sockets[id] = PageSocket(id, self._page)
        self._run(self._serve(id, self._sockets[id]))

    def receive(self, id: int, text: str) -> None:
        if id in self._sockets:
            self._sockets[id].put(text)

    def disconnect(self, id: int) -> None:
        if id in self._sockets:
            self._sockets[id].end()

    def changed(self, code: str) -> None:
        """Another window of this browser has changed, made or deleted a table."""
        self._run(self._catch_up(code))

    async def _catch_up(self, code: str) -> None:
        tables = self._application.tables
        if not await self._store.refresh(code):
            await tables.drop(code)
        elif (room := tables.live_room(code)) is not None:
            await room.refresh()

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _serve(self, id: int, socket: PageSocket) -> None:
        try:
            await self._application.serve(socket, self._caller, socket.send_now)
        finally:
            del self._sockets[id]
            self._page.closed(id)

    async def _reply(self, id: int, method: str, target: str, body: str) -> None:
        try:
            self._page.reply(id, True, await self.answer(method, target, body))
        except (Refused, StoreFailed) as error:
            why = failed_store(error) if isinstance(error, StoreFailed) else error
            rule = {} if why.rule is None else {"rule": why.rule}
            self._page.reply(id, False, encode({"code": why.code, "text": why.text} | rule))
        except Exception:
            self._page.reply(id, False, encode({"code": "broken", "text": "Internal error; the console has details."}))
            raise

    async def answer(self, method: str, target: str, body: str = "") -> str:
        """The response text of a request; raises Refused and StoreFailed."""
        if f"{method} {target}" == EXPORT:
            return await self._store.export()
        if f"{method} {target}" == IMPORT:
            return encode({"tables": await self._store.import_tables(body)})
        if f"{method} {target}" == CONTINUE:
            return encode(await continue_game(self._application.tables, self._caller, body))
        return await answer_request(self._application, self._caller, method, target, body)


async def answer_request(application: Application, caller: Caller, method: str, target: str, body: str = "") -> str:
    """The response text of the server's endpoints to a request; raises Refused and StoreFailed."""

    async def identify() -> Caller:
        return caller

    async def read_body() -> bytes:
        return body.encode()

    path, _, query = target.partition("?")
    for route in ROUTES:
        found = route.match(method, path)
        if found is not None:
            values = route.read(found, dict(parse_qsl(query, keep_blank_values=True)))
            return await _text(await route.answer(Call(application, identify, read_body), values))
    raise Refused("There is no such page.", "unknown")


async def _text(answer: Any) -> str:
    if not isinstance(answer, Content):
        return encode(answer)
    if isinstance(answer.body, str):
        return answer.body
    if isinstance(answer.body, bytes):
        return answer.body.decode()
    return "".join([part if isinstance(part, str) else part.decode() async for part in answer.body])


@contextlib.asynccontextmanager
async def open_application(page: Page, database: Database, worker: Worker, settings: Settings = SETTINGS) -> Any:
    """Run the application for the length of a block."""
    store = await BrowserStore.open(database)
    host = WorkerHost(worker)
    async with running(settings, store, WorkerBots(host), BrowserWorkers(host)) as application:
        yield OfflineApplication(application, store, page)
