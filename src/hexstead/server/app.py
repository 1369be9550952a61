"""The ASGI application. Every error is answered with a sentence, never with a traceback."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator

from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.middleware.gzip import GZipMiddleware
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from .application import Application, running
from .auth import Auth
from .bots import Bots
from .http_auth import check_declared, check_host, check_origin, client_network, http_caller
from .http_endpoints import add_endpoints
from .logs import log_refusal
from .messages import Refused, failed_store
from .middleware import Guard, refusal_response
from .pages import add_pages, show_page, wants_page
from .parsing import field_path
from .settings import Settings
from .socket_protocol import SEND_NOW
from .store import Store, StoreFailed
from .workers import Workers


def create_app(
    settings: Settings | None = None,
    *,
    store: Store | None = None,
    bots: Bots | None = None,
    workers: Workers | None = None,
) -> FastAPI:
    """Build the application. Whatever is not given is created at startup and closed at shutdown.

    By default the store is the database of the settings, and bots run in processes.
    """
    chosen = settings or Settings()

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with contextlib.AsyncExitStack() as stack:
            own_store = store or await _open_store(chosen, stack)
            own_bots = bots or _start_bots(chosen, stack)
            own_workers = workers or Workers()
            if workers is None:
                stack.callback(own_workers.close)
            application = await stack.enter_async_context(running(chosen, own_store, own_bots, own_workers))
            app.state.application, app.state.auth = application, application.auth
            app.state.tables, app.state.bots, app.state.workers = application.tables, own_bots, own_workers
            yield

    app = FastAPI(
        title="Hexstead",
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        lifespan=lifespan,
    )
    app.state.settings = chosen
    app.state.page = chosen.page_folder()
    app.add_middleware(GZipMiddleware)
    app.add_middleware(Guard)
    _add_error_handlers(app)
    add_pages(app)
    add_endpoints(app)

    @app.websocket("/ws")
    @app.websocket("/ws/{code}")  # the code lets a proxy route all sockets of a table to one process
    async def socket(ws: WebSocket) -> None:
        auth: Auth = app.state.auth
        try:
            check_host(ws, chosen.host_names)
            check_origin(ws)
            auth.operations.bans.check(client_network(ws))
            auth.limits.take("socket", client_network(ws))
            caller = await http_caller(auth, ws)
        except Refused as refusal:
            log_refusal(refusal, client_network(ws), "/ws")
            await ws.close(1008)
            return
        application: Application = app.state.application
        await application.serve(ws, caller, ws.scope["extensions"].get(SEND_NOW))

    check_declared(app.routes)
    return app


async def _open_store(settings: Settings, stack: contextlib.AsyncExitStack) -> Store:
    from .sql_store import SqlStore

    store = await SqlStore.open(settings)
    stack.push_async_callback(store.close)
    return store


def _start_bots(settings: Settings, stack: contextlib.AsyncExitStack) -> Bots:
    from .bot_pool import BotPool

    pool = BotPool()
    stack.push_async_callback(pool.close)
    if settings.warm:
        pool.start()
    return pool


def _add_error_handlers(app: FastAPI) -> None:
    @app.exception_handler(Refused)
    async def refused(request: Request, error: Refused) -> JSONResponse:
        log_refusal(error, client_network(request), request.url.path)
        return refusal_response(error)

    @app.exception_handler(StoreFailed)
    async def not_stored(request: Request, error: StoreFailed) -> JSONResponse:
        return refusal_response(failed_store(error))

    @app.exception_handler(RequestValidationError)
    async def malformed(request: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        return JSONResponse({"code": "malformed", "text": f"{field_path(first['loc'])}: {first['msg']}."}, 400)

    @app.exception_handler(HTTPException)
    async def unknown(request: Request, error: HTTPException) -> Response:
        if error.status_code == 404 and wants_page(request):
            return show_page(request, 404)
        code = "unknown" if error.status_code == 404 else "malformed"
        return JSONResponse({"code": code, "text": f"{error.detail}."}, error.status_code, error.headers)

    @app.exception_handler(Exception)
    async def broken(request: Request, error: Exception) -> JSONResponse:
        return JSONResponse({"code": "broken", "text": "Internal error; the server's log has the details."}, 500)
