"""Endpoints, independent of the transport: the table of routes, and the arguments of their handlers.

A handler is an async function whose parameters are filled in by type: parts of the application (`Auth`, `Bots`,
`Workers`, `Analyses`), the `Caller`, the `Room` of the table in the path, the body as a model (`Posted`), the `Call`
itself. All others are path parameters or, with a default value, query parameters. A handler returns a dictionary, which
is sent as JSON, or `Content`. http_endpoints.py serves the routes over HTTP.
"""

from __future__ import annotations

import contextlib
import inspect
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Annotated, Any, NamedTuple, get_args, get_origin, get_type_hints
from urllib.parse import unquote

from pydantic import Field, TypeAdapter, ValidationError

from .analyses import Analyses
from .application import Application
from .auth import Auth
from .bots import Bots
from .credentials import Caller
from .messages import Refused
from .parsing import error_sentence, field_path, read_json
from .room import Room
from .scopes import ENDPOINTS, Endpoint
from .workers import Workers

Handler = Callable[..., Awaitable[Any]]


@dataclass(frozen=True, slots=True)
class Content:
    """An encoded response body, complete or in chunks."""

    body: bytes | str | AsyncIterator[bytes] | AsyncIterator[str]
    media_type: str = "application/json"
    status: int = 200
    headers: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Posted:
    """Marks a parameter as the request body; `what` names it in error messages."""

    what: str
    model: Any = None  # the model that validates it, if not the parameter's type


ShortName = Annotated[str, Field(max_length=64)]  # a parameter: a code, place or name
Theme = Annotated[str, Field(max_length=32)]
NEW_DEVICE = "an unknown caller becomes a new device"
DeviceCaller = Annotated[Caller, NEW_DEVICE]


@dataclass(slots=True)
class Call:
    """One request to an endpoint. Each transport provides the two functions."""

    application: Application
    identify: Callable[[], Awaitable[Caller]]  # raises Refused
    body: Callable[[], Awaitable[bytes]]  # can stop reading when the body exceeds the endpoint's limit
    new_cookie: str | None = None  # to be set on the caller's device
    deletes_cookie: bool = False

    async def new_device(self) -> Caller:
        """The caller; an unknown one becomes a new device."""
        caller, auth = await self.identify(), self.application.auth
        if caller.device is None and caller.seat is None:
            caller = replace(caller, device=auth.keys.new_device())
            self.new_cookie = auth.keys.cookie(str(caller.device), auth.store.now())
        return caller


class Need(NamedTuple):
    """A parameter that is injected by type."""

    kind: Any  # its type
    marks: tuple[Any, ...]


class Route:
    """An endpoint: its method, path and handler."""

    def __init__(self, method: str, path: str, handler: Handler, status: int = 200, streams: bool = False):
        self.method, self.path, self.handler, self.status, self.streams = method, path, handler, status, streams
        hints = get_type_hints(handler, include_extras=True)
        self.returns = hints.pop("return")
        self.parameters: dict[str, inspect.Parameter] = {}  # path and query parameters
        self._needs: dict[str, Need] = {}
        for name, parameter in inspect.signature(handler).parameters.items():
            need = _need(hints[name])
            if need is None:
                self.parameters[name] = parameter.replace(annotation=hints[name])
            else:
                self._needs[name] = need
        pattern = re.sub(r"\\\{(\w+)\\\}", r"(?P<\1>[^/]+)", re.escape(path))
        self._pattern = re.compile(pattern)
        self._in_path = set(self._pattern.groupindex)
        self._posted = {
            name: TypeAdapter(mark.model or need.kind)
            for name, need in self._needs.items()
            for mark in need.marks
            if isinstance(mark, Posted)
        }

    @property
    def name(self) -> str:
        """The endpoint's key in ENDPOINTS."""
        return f"{self.method} {self.path}"

    @property
    def endpoint(self) -> Endpoint:
        return ENDPOINTS[self.name]

    @property
    def uses_room(self) -> bool:
        return any(need.kind is Room for need in self._needs.values())

    def match(self, method: str, path: str) -> dict[str, str] | None:
        """The path parameters; None if the path does not match."""
        found = self._pattern.fullmatch(path) if method == self.method else None
        return None if found is None else {key: unquote(value) for key, value in found.groupdict().items()}

    def read(self, path: Mapping[str, str], query: Mapping[str, str]) -> dict[str, Any]:
        """Parse the path and query parameters; raise Refused. Over HTTP, the web framework does this."""
        out: dict[str, Any] = {}
        if self.uses_room:
            out["code"] = path["code"]  # validated by `find`
        for name, parameter in self.parameters.items():
            where = "path" if name in self._in_path else "query"
            text = (path if where == "path" else query).get(name)
            if text is None:
                out[name] = parameter.default
                continue
            try:
                out[name] = TypeAdapter(parameter.annotation).validate_strings(text)
            except ValidationError as error:
                first = error.errors()[0]
                raise Refused(f"{field_path((where, name, *first['loc']))}: {first['msg']}.") from None
        return out

    async def answer(self, call: Call, values: Mapping[str, Any]) -> Any:
        """Call the handler with its path and query parameters, which include the table's code if it has one."""
        async with contextlib.AsyncExitStack() as stack:
            given = {name: value for name, value in values.items() if name in self.parameters}
            for name, need in self._needs.items():
                given[name] = await self._fill_in(name, need, call, values, stack)
            return await self.handler(**given)

    async def _fill_in(
        self, name: str, need: Need, call: Call, values: Mapping[str, Any], stack: contextlib.AsyncExitStack
    ) -> Any:
        application = call.application
        if name in self._posted:
            return await self._read_body(name, need, call)
        if need.kind is Room:
            caller = await call.identify()
            return await stack.enter_async_context(application.auth.find(values["code"], caller.network, caller))
        if need.kind is Caller:
            return await (call.new_device() if NEW_DEVICE in need.marks else call.identify())
        parts = {
            Auth: application.auth,
            Bots: application.bots,
            Workers: application.workers,
            Analyses: application.analyses,
            Call: call,
        }
        return parts[need.kind]

    async def _read_body(self, name: str, need: Need, call: Call) -> Any:
        (what,) = (mark.what for mark in need.marks if isinstance(mark, Posted))
        data = read_json(await call.body() or b"{}", what, self.endpoint.body)
        try:
            return self._posted[name].validate_python(data)
        except ValidationError as error:
            raise Refused(error_sentence(error)) from None


def _need(hint: Any) -> Need | None:
    """How a parameter of this type is injected; None for path and query parameters."""
    kind, *marks = get_args(hint) if get_origin(hint) is Annotated else (hint,)
    known = (Auth, Bots, Workers, Analyses, Caller, Room, Call)
    is_filled_in = kind in known or any(isinstance(m, Posted) for m in marks)
    return Need(kind, tuple(marks)) if is_filled_in else None


class Routes:
    """A table of routes with a common prefix."""

    def __init__(self, prefix: str):
        self._prefix = prefix
        self.all: list[Route] = []

    def _add(self, method: str, path: str, **facts: Any) -> Callable[[Handler], Handler]:
        def add(handler: Handler) -> Handler:
            self.all.append(Route(method, self._prefix + path, handler, **facts))
            return handler

        return add

    def get(self, path: str, *, streams: bool = False) -> Callable[[Handler], Handler]:
        """`streams`: the body is endless."""
        return self._add("GET", path, streams=streams)

    def post(self, path: str, *, status: int = 200) -> Callable[[Handler], Handler]:
        return self._add("POST", path, status=status)

    def delete(self, path: str) -> Callable[[Handler], Handler]:
        return self._add("DELETE", path)
