"""The application: doors over HTTP and the socket, headers, bounds. Every refusal is a sentence, never a traceback."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

import structlog
from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.middleware.gzip import GZipMiddleware
from fastapi.responses import JSONResponse
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .access import Keys
from .connection import Connection
from .doors import Doors, address_of, check_origin
from .endpoints import add_endpoints
from .limits import Limits, TooMany
from .messages import Refused
from .pages import add_pages, is_for_reading, show_page
from .reading import place
from .settings import Settings
from .shelf import shelf
from .store import Store
from .tables import Tables
from .thinkers import Thinkers

log = structlog.get_logger("hexstead.server")
HEADERS = {  # nothing in the markup runs or styles: scripts and sheets come from files of this server
    "Content-Security-Policy": "default-src 'self'; object-src 'none'; frame-ancestors 'none'; base-uri 'none'; "
    "form-action 'self'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
}
STATUS = {
    "unknown_table": 404, "unknown": 404, "unknown_token": 401, "not_your_seat": 403, "watching": 403, "not_host": 403,
    "not_yours": 403, "private": 403, "foreign_origin": 403, "too_large": 413, "too_many": 429, "taken": 409,
    "closed": 409, "stale": 409, "not_asked": 409, "illegal": 409, "crossing": 409, "not_over": 409, "over": 409,
    "gathering": 409, "no_seat_code": 409, "unknown_code": 404,
}  # fmt: skip


def create_app(settings: Settings | None = None) -> FastAPI:
    """A server's application; without settings, that of a table at home."""
    chosen = settings or Settings()

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = await Store.open(chosen)
        keys = Keys(await store.secret("signing"))
        thinkers = Thinkers()
        warming = asyncio.create_task(thinkers.ready()) if chosen.warm else None
        tables = Tables(chosen, store, keys, thinkers)
        await tables.open()
        app.state.tables, app.state.thinkers = tables, thinkers
        app.state.doors = Doors(tables, store, keys, Limits(chosen.limits))
        try:
            yield
        finally:
            await tables.close()
            if warming is not None:
                warming.cancel()
            await thinkers.close()
            await store.close()

    app = FastAPI(
        title="Hexstead",
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        lifespan=lifespan,
    )
    app.add_middleware(GZipMiddleware)
    app.add_middleware(Guard)
    _add_refusals(app)
    add_pages(app)
    add_endpoints(app)
    app.include_router(shelf)

    @app.websocket("/ws")
    async def socket(ws: WebSocket) -> None:
        doors: Doors = app.state.doors
        try:
            check_origin(ws)
            doors.limits.take("socket", address_of(ws))
            who = await doors.who(ws)
        except Refused:
            await ws.close(1008)
            return
        connection = Connection(ws, who, address_of(ws), doors)
        with doors.holding(who, connection):
            await ws.accept()
            await connection.run()

    return app


def _answer(refusal: Refused) -> JSONResponse:
    headers = {"Retry-After": str(refusal.seconds)} if isinstance(refusal, TooMany) else None
    return JSONResponse({"code": refusal.code, "text": refusal.text}, STATUS.get(refusal.code, 400), headers)


def _add_refusals(app: FastAPI) -> None:
    @app.exception_handler(Refused)
    async def refused(request: Request, error: Refused) -> JSONResponse:
        return _answer(error)

    @app.exception_handler(RequestValidationError)
    async def malformed(request: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        return JSONResponse({"code": "malformed", "text": f"{place(first['loc'])}: {first['msg']}."}, 400)

    @app.exception_handler(HTTPException)
    async def unknown(request: Request, error: HTTPException) -> Response:
        if error.status_code == 404 and is_for_reading(request):
            return show_page(request, 404)
        code = "unknown" if error.status_code == 404 else "malformed"
        return JSONResponse({"code": code, "text": f"{error.detail}."}, error.status_code, error.headers)

    @app.exception_handler(Exception)
    async def broken(request: Request, error: Exception) -> JSONResponse:
        return JSONResponse({"code": "broken", "text": "Something went wrong here; it is in the server's log."}, 500)


class Guard:
    """Around every request: its address may ask so often, and the answer carries the headers of the house."""

    def __init__(self, app: ASGIApp):
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_on(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.update(HEADERS)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        request = Request(scope)
        try:
            request.app.state.doors.limits.take("address", address_of(request))
            if request.method not in ("GET", "HEAD"):
                check_origin(request)
        except Refused as refusal:
            await _answer(refusal)(scope, receive, send_on)
            return
        await self._app(scope, receive, send_on)
