"""The application: the page, tables over HTTP, and one socket per player. Every refusal is a sentence."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.middleware.gzip import GZipMiddleware
from fastapi.responses import FileResponse, JSONResponse, PlainTextResponse
from fastapi.staticfiles import StaticFiles

from .messages import Act, Hello, Refused, message_id, read_json, read_message
from .picture import picture
from .room import Room, Viewer, encode
from .settings import MOST_SIGNS, MOST_UNSENT, Settings
from .shelf import shelf
from .tables import Tables

STATIC = Path(__file__).parent / "static"
NOT_BUILT = "The page is not built yet. In a clone, `make play` builds and opens it."
HEADERS = {
    "Content-Security-Policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
}


def create_app(settings: Settings | None = None) -> FastAPI:
    """A server's application; without settings, that of a table at home."""
    tables = Tables(settings or Settings())

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        yield
        tables.close()

    app = FastAPI(title="Hexstead", docs_url=None, redoc_url=None, openapi_url=None, lifespan=lifespan)
    app.state.tables = tables
    app.add_middleware(GZipMiddleware)
    _add_pages(app)
    _add_tables(app, tables)
    app.include_router(shelf)

    @app.websocket("/ws")
    async def socket(ws: WebSocket) -> None:
        if not _same_origin(ws):
            await ws.close(1008)
            return
        await ws.accept()
        await Connection(ws, tables).run()

    return app


def _add_pages(app: FastAPI) -> None:
    @app.middleware("http")
    async def headers(request: Request, call_next: Callable[[Request], Awaitable[Response]]) -> Response:
        response = await call_next(request)
        response.headers.update(HEADERS)
        return response

    @app.exception_handler(Refused)
    async def refused(request: Request, error: Refused) -> JSONResponse:
        status = 404 if error.code == "unknown_table" else 413 if error.code == "too_large" else 400
        return JSONResponse({"code": error.code, "text": error.text}, status)

    @app.get("/", response_model=None)
    @app.get("/t/{code}", response_model=None)
    @app.get("/g/{place}", response_model=None)
    @app.get("/rules", response_model=None)
    @app.get("/almanac", response_model=None)
    @app.get("/new", response_model=None)
    @app.get("/join", response_model=None)
    async def page() -> Response:
        index = STATIC / "index.html"
        if not index.exists():
            return PlainTextResponse(NOT_BUILT, 503)
        return FileResponse(index, headers={"Cache-Control": "no-cache"})

    @app.get("/icon.svg", response_model=None)
    async def icon() -> Response:
        found = STATIC / "icon.svg"
        return FileResponse(found) if found.exists() else PlainTextResponse(NOT_BUILT, 503)

    app.mount("/assets", StaticFiles(directory=STATIC / "assets", check_dir=False))


def _add_tables(app: FastAPI, tables: Tables) -> None:
    @app.post("/api/tables", status_code=201)
    async def make_table(request: Request) -> dict[str, Any]:
        if not _same_origin(request):
            raise Refused("Tables are made from this server's own page.", "foreign_origin")
        room = tables.make(read_json(await _body(request), "A table"))
        return {"table": room.code, "tokens": {str(s.number): s.token for s in room.seats if s.token is not None}}

    @app.get("/api/tables/{code}/board")
    async def board(code: str, theme: str = "light") -> dict[str, Any]:
        return picture(tables.find(code).game, theme)


async def _body(request: Request) -> bytes:
    """The body as far as it may go; one sign more is enough to refuse it."""
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > MOST_SIGNS:
            break
    return body


def _same_origin(source: Request | WebSocket) -> bool:
    """A page of another site may not speak for the player; programs send no origin."""
    origin = source.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == source.headers.get("host")


class Connection:
    """One socket: reads messages one by one, sends from a queue, is dropped when it reads too slowly."""

    def __init__(self, ws: WebSocket, tables: Tables):
        self._ws = ws
        self._tables = tables
        self._queue: asyncio.Queue[str | None] = asyncio.Queue()
        self._room: Room | None = None
        self._viewer: Viewer = None

    async def run(self) -> None:
        sender = asyncio.create_task(self._send_all())
        try:
            while True:
                frame = await self._ws.receive()
                if frame["type"] == "websocket.disconnect":
                    break
                text = frame.get("text")
                self._answer(text if text is not None else frame.get("bytes") or b"")
        except RuntimeError:  # the sender closed the socket
            pass
        finally:
            self._leave()
            sender.cancel()

    def send(self, message: dict[str, Any]) -> None:
        if self._queue.qsize() < MOST_UNSENT:
            self._queue.put_nowait(encode(message))
            return
        self._leave()
        self._queue.put_nowait(None)

    def _answer(self, text: str | bytes) -> None:
        id: str | None = None
        try:
            message = read_message(text)
            if isinstance(message, Hello):
                self._join(message)
                return
            id = message.id
            if not isinstance(message, Act):
                raise Refused("This server does not know that yet.", "not_yet")
            if self._room is None:
                raise Refused("Say hello first: which table, which seat.", "no_hello")
            seq = self._room.act(self._viewer, message)
        except Refused as refusal:
            self.send({"type": "no", "id": id or message_id(text), "code": refusal.code, "rule": refusal.rule,
                       "text": refusal.text})  # fmt: skip
            return
        self.send({"type": "ok", "id": id, "seq": seq})
        self._room.publish()

    def _join(self, hello: Hello) -> None:
        room = self._tables.find(hello.game)
        viewer = room.viewer_of(hello.token)
        self._leave()
        self._room, self._viewer = room, viewer
        room.join(self, viewer, hello.last_seq)

    def _leave(self) -> None:
        if self._room is not None:
            self._room.leave(self)

    async def _send_all(self) -> None:
        with contextlib.suppress(Exception):  # the reading side learns that the socket is gone
            while (text := await self._queue.get()) is not None:
                await self._ws.send_text(text)
            await self._ws.close(1013, "Too slow; come back from your last event.")
