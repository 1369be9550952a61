"""Authentication over HTTP: hosts, origins, cookies and headers of requests; the declared scope of every route."""

from __future__ import annotations

import ipaddress
from collections.abc import Container, Iterable, Iterator
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute

from .auth import Auth
from .credentials import COOKIE, COOKIE_SECONDS, Caller
from .limits import network_of
from .messages import Refused
from .scopes import ENDPOINTS


async def http_caller(auth: Auth, source: HTTPConnection) -> Caller:
    """Identify the caller of a request or socket; raises Refused like `Auth.caller`."""
    kind, _, token = source.headers.get("authorization", "").partition(" ")
    bearer = token.strip() if kind.lower() == "bearer" else None
    return await auth.caller(bearer, device_cookie(source), client_network(source))


def check_host(source: HTTPConnection, names: Container[str]) -> None:
    """Refuse requests for foreign host names.

    Another site could point its own name at this server (DNS rebinding) and would then pass `check_origin`. IP
    addresses are always accepted, because they cannot be rebound.
    """
    name = (_host_name(source.headers.get("host", "")) or "").lower().rstrip(".")
    if name not in names and name != "localhost" and not _is_address(name):
        raise Refused("This server does not serve that host name (see the option --host-name).", "unknown_host")


def _host_name(host: str) -> str | None:
    try:
        return urlsplit(f"//{host}").hostname
    except ValueError:
        return None


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def check_origin(source: HTTPConnection) -> None:
    """Refuse requests from pages of other sites; programs send no Origin header."""
    origin = source.headers.get("origin")
    if origin is not None and _netloc(origin) != source.headers.get("host"):
        raise Refused("This server only accepts requests from its own pages.", "foreign_origin")


def _netloc(url: str) -> str | None:
    try:
        return urlsplit(url).netloc
    except ValueError:
        return None


def client_network(source: HTTPConnection) -> str:
    """The client's network, the key of its rate limits."""
    return network_of(source.client.host) if source.client else "?"


def is_secure(source: HTTPConnection) -> bool:
    return source.url.scheme in ("https", "wss")


def cookie_name(source: HTTPConnection) -> str:
    """The name of the device cookie; over https, the prefix keeps other hosts of the domain from setting it."""
    return f"__Host-{COOKIE}" if is_secure(source) else COOKIE


def device_cookie(source: HTTPConnection) -> str | None:
    """The device cookie of a request; over https also one without the prefix, which earlier versions set."""
    plain = source.cookies.get(COOKIE)
    is_undated = plain is not None and plain.count(".") == 1
    return source.cookies.get(cookie_name(source)) or (plain if is_undated else None)


def set_cookie(source: HTTPConnection, response: Response, cookie: str) -> None:
    """Store a device's cookie in the browser."""
    name, secure = cookie_name(source), is_secure(source)
    response.set_cookie(name, cookie, max_age=COOKIE_SECONDS, httponly=True, samesite="lax", secure=secure)


def delete_cookies(source: HTTPConnection, response: Response) -> None:
    for name in {cookie_name(source), COOKIE}:
        response.delete_cookie(name, httponly=True, samesite="lax", secure=is_secure(source))


def endpoint_names(routes: Iterable[BaseRoute]) -> Iterator[str]:
    """The routes as they are named in ENDPOINTS, one name per method."""
    for route in routes:
        match route:
            case Route():
                yield from (f"{method} {route.path}" for method in sorted((route.methods or set()) - {"HEAD"}))
            case WebSocketRoute():
                yield f"WS {route.path}"
            case Mount():
                yield f"GET {route.path}"
            case _ if hasattr(route, "original_router"):  # newer FastAPI versions nest included routers
                yield from endpoint_names(route.original_router.routes)
            case _:
                yield f"? {route!r}"


def check_declared(routes: Iterable[BaseRoute]) -> None:
    """Raise LookupError if ENDPOINTS does not list exactly these routes."""
    names = set(endpoint_names(routes))
    if names != ENDPOINTS.keys():
        raise LookupError(
            f"endpoints without a declared scope: {sorted(names - ENDPOINTS.keys())}; "
            f"declared, but not served: {sorted(ENDPOINTS.keys() - names)}"
        )
