"""The endpoints over HTTP: FastAPI serves the routes of endpoints.py and static_routes.py, and describes them."""

from __future__ import annotations

import inspect
import json
from collections.abc import AsyncIterator
from functools import cache
from typing import Annotated, Any, get_args, get_origin

from fastapi import APIRouter, Depends, FastAPI, Path, Query, Request, Response
from fastapi.openapi.utils import get_openapi
from fastapi.responses import JSONResponse, StreamingResponse
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from pydantic.fields import FieldInfo

from .. import __version__
from .auth import Auth
from .credentials import Caller
from .endpoints import api
from .gauges import measure
from .http_auth import client_network, delete_cookies, endpoint_names, http_caller, set_cookie
from .messages import Refused
from .responses import Problem
from .routing import Call, Content, Route, ShortName
from .schema import describe_bodies, schema
from .scopes import ENDPOINTS, Endpoint, Scope
from .settings import THIS_MACHINE
from .static_routes import static_api

REFUSALS: dict[int | str, dict[str, Any]] = {"4XX": {"model": Problem, "description": "A refusal in a sentence."}}


def _auth(request: Request) -> Auth:
    auth: Auth = request.app.state.auth
    return auth


async def _caller(request: Request) -> Caller:
    if not hasattr(request.state, "caller"):
        request.state.caller = await http_caller(_auth(request), request)
    caller: Caller = request.state.caller
    return caller


def _endpoint(request: Request) -> Endpoint:
    (name,) = endpoint_names([request.scope["route"]])
    return ENDPOINTS[name]


async def check_access(request: Request) -> None:
    """Charge the endpoint's cost to the client's network, and refuse a token without the required scope.

    Every route depends on it. The middleware has already taken one token of the bucket.
    """
    endpoint = _endpoint(request)
    if endpoint.cost > 1:
        _auth(request).limits.take("network", client_network(request), endpoint.cost - 1)
    match endpoint.scope:
        case Scope.PUBLIC:
            return
        case Scope.DEVICE:
            if "authorization" in request.headers:
                raise Refused("Only the device itself can do that, not a token.", "not_yours")
        case scope:
            _auth(request).check_scope(await _caller(request), scope)


async def _body(request: Request, limit: int) -> bytes:
    """Read the body, but stop as soon as it exceeds the limit."""
    parts, length = [], 0
    async for part in request.stream():
        parts.append(part)
        length += len(part)
        if length > limit:
            break
    return b"".join(parts)


# Registering the routes with FastAPI


def _served(route: Route) -> Any:
    """The function that FastAPI serves for a route, with the route's path and query parameters in its signature."""

    async def serve(request: Request, **values: Any) -> Response:
        call = Call(
            request.app.state.application,
            lambda: _caller(request),
            lambda: _body(request, route.endpoint.body),
        )
        response = _response(await route.answer(call, values), route.status)
        if call.new_cookie is not None:
            set_cookie(request, response, call.new_cookie)
        if call.deletes_cookie:
            delete_cookies(request, response)
        return response

    by_name = inspect.Parameter.KEYWORD_ONLY
    request = inspect.Parameter("request", by_name, annotation=Request)
    code = [inspect.Parameter("code", by_name, annotation=ShortName)] if route.uses_room else []
    others = [
        parameter.replace(kind=by_name, annotation=_described(parameter, f"{{{parameter.name}}}" in route.path))
        for parameter in route.parameters.values()
    ]
    returns = Response if route.returns is Content else route.returns
    serve.__signature__ = inspect.Signature([request, *code, *others], return_annotation=returns)  # type: ignore[attr-defined]
    serve.__name__, serve.__doc__ = route.handler.__name__, route.handler.__doc__
    return serve


def _described(parameter: inspect.Parameter, is_in_path: bool) -> Any:
    """The annotation of a parameter for FastAPI, with its limits."""
    if get_origin(parameter.annotation) is not Annotated:
        return parameter.annotation
    kind, *marks = get_args(parameter.annotation)
    for mark in marks:
        if isinstance(mark, FieldInfo):
            described = Path(description=mark.description) if is_in_path else Query(description=mark.description)
            return Annotated[kind, *mark.metadata, described]
    return parameter.annotation


def _response(answer: Any, status: int) -> Response:
    if not isinstance(answer, Content):
        return JSONResponse(answer, status)
    headers = dict(answer.headers)
    if isinstance(answer.body, AsyncIterator):
        return StreamingResponse(answer.body, answer.status, headers, answer.media_type)
    return Response(answer.body, answer.status, headers, answer.media_type)


def _router() -> APIRouter:
    router = APIRouter(responses=REFUSALS, dependencies=[Depends(check_access)])
    for route in (*api.all, *static_api.all):
        router.add_api_route(
            route.path,
            _served(route),
            methods=[route.method],
            status_code=route.status,
            response_class=StreamingResponse if route.streams else JSONResponse,
        )

    @router.get("/api/schema.json")
    async def protocol_schema() -> Response:
        """The JSON Schema of every socket message and HTTP body."""
        return Response(_schema_text(), media_type="application/json")

    return router


@cache
def _schema_text() -> bytes:
    return json.dumps(schema()).encode()


def add_endpoints(app: FastAPI) -> None:
    app.include_router(_router())

    @app.get("/metrics", include_in_schema=False)
    async def metrics(request: Request) -> Response:
        if request.client is None or request.client.host not in THIS_MACHINE:
            raise Refused("Metrics are available on the server's own machine only.", "not_yours")
        measure(app.state.auth, app.state.bots)
        return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)

    def openapi() -> dict[str, Any]:
        if not app.openapi_schema:
            app.openapi_schema = get_openapi(title=app.title, version=__version__, routes=app.routes)
            describe_bodies(app.openapi_schema)
        return app.openapi_schema

    app.openapi = openapi  # type: ignore[method-assign]
