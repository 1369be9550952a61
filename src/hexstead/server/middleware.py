"""Middleware: rate-limit by client address, reject unknown hosts and foreign origins, and add security headers."""

from __future__ import annotations

import time

from fastapi import Request
from fastapi.responses import JSONResponse
from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .http_auth import check_host, check_origin, client_network, endpoint_names
from .limits import TooMany
from .logs import log_refusal
from .messages import Refused
from .metrics import HTTP_SECONDS
from .scopes import ENDPOINTS

HEADERS = {  # no inline scripts or styles: all come from files of this server
    "Content-Security-Policy": "default-src 'self'; object-src 'none'; frame-ancestors 'none'; base-uri 'none'; "
    "form-action 'self'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
}
SITE_HEADERS = HEADERS | {  # the page of a static site runs Python, which needs WebAssembly
    "Content-Security-Policy": HEADERS["Content-Security-Policy"].replace(
        "default-src 'self'", "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'"
    )
}
STATUS = {
    "unknown_table": 404, "unknown": 404, "unknown_token": 401, "not_your_seat": 403, "watching": 403, "not_host": 403,
    "not_yours": 403, "private": 403, "foreign_origin": 403, "unknown_host": 421, "too_large": 413, "too_many": 429,
    "taken": 409, "closed": 409, "stale": 409, "not_asked": 409, "illegal": 409, "crossing": 409, "not_over": 409,
    "over": 409, "not_alone": 403, "gathering": 409, "no_seat_code": 409, "not_undoable": 409, "needs_consent": 409,
    "has_seat": 409, "same_device": 409, "removed": 403, "unknown_code": 404,
    "storage_full": 507, "no_database": 503, "too_many_tables": 429, "server_full": 503, "banned": 403,
    "restarting": 503, "asked_before": 409,
}  # fmt: skip


def refusal_response(refusal: Refused) -> JSONResponse:
    headers = {"Retry-After": str(refusal.seconds)} if isinstance(refusal, TooMany) else None
    rule = {} if refusal.rule is None else {"rule": refusal.rule}
    return JSONResponse({"code": refusal.code, "text": refusal.text} | rule, STATUS.get(refusal.code, 400), headers)


def _endpoint_name(scope: Scope) -> str:
    """The label of a request in metrics: its endpoint as in ENDPOINTS, one label for everything else."""
    route = scope.get("route")
    name = next(endpoint_names([route]), "") if route is not None else ""
    return name if name in ENDPOINTS else "none"


class Guard:
    """Rate-limit, check host and origin, and add security headers; only for HTTP, as the socket does its own checks."""

    def __init__(self, app: ASGIApp):
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        began = time.perf_counter()

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                status = f"{message['status'] // 100}xx"
                HTTP_SECONDS.labels(_endpoint_name(scope), status).observe(time.perf_counter() - began)
                headers = MutableHeaders(scope=message)
                headers.update(SITE_HEADERS if scope["path"].startswith("/site/") else HEADERS)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        request = Request(scope)
        try:
            check_host(request, request.app.state.settings.host_names)
            request.app.state.auth.operations.bans.check(client_network(request))
            request.app.state.auth.limits.take("network", client_network(request))
            if request.method not in ("GET", "HEAD"):
                check_origin(request)
        except Refused as refusal:
            log_refusal(refusal, client_network(request), request.url.path)
            await refusal_response(refusal)(scope, receive, send_with_headers)
            return
        await self._app(scope, receive, send_with_headers)
