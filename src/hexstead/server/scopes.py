"""The scope, cost and largest body of every endpoint, and the scope and cost of every socket message.

They are declared only here, and `create_app` fails if an endpoint is missing. A device's own cookie has all scopes,
an API token those it was created with, a seat token `play` and `watch`. Scopes only limit tokens: endpoints check
whether a table is private, who its host is and who sits where.

Costs are tokens of the bucket of the client's network (limits.py); an ordinary request costs 1, about a millisecond.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from .settings import MAX_IMPORT, MAX_MESSAGE


class Scope(StrEnum):
    """What a token can be used for."""

    WATCH = "watch"  # read: tables, games, the socket's messages
    PLAY = "play"  # act at a seat: join, leave, send messages
    MAKE = "make"  # create tables and act as their host
    DEVICE = "device"  # only the device's cookie: no token has this scope
    PUBLIC = "public"  # no scope needed, and tokens are not read


@dataclass(frozen=True, slots=True)
class Endpoint:
    """The required scope and the cost of an endpoint or message."""

    scope: Scope
    cost: int = 1  # tokens of the network's bucket
    body: int = 0  # largest body in bytes; 0: it has none


ENDPOINTS: dict[str, Endpoint] = {
    "GET /api/catalog": Endpoint(Scope.PUBLIC),
    "POST /api/tables": Endpoint(Scope.MAKE, cost=20, body=MAX_MESSAGE),
    "GET /api/tables": Endpoint(Scope.WATCH, cost=10),
    "GET /api/my/tables": Endpoint(Scope.WATCH, cost=10),
    "POST /api/my/move": Endpoint(Scope.DEVICE, cost=5),
    "GET /api/my/recovery": Endpoint(Scope.DEVICE),
    "POST /api/move": Endpoint(Scope.DEVICE, cost=20, body=MAX_MESSAGE),
    "GET /api/my/data": Endpoint(Scope.DEVICE, cost=100),
    "DELETE /api/my/data": Endpoint(Scope.DEVICE, cost=100),
    "DELETE /api/tables/{code}": Endpoint(Scope.MAKE),
    "GET /api/tables/{code}": Endpoint(Scope.WATCH),  # invitations are included for MAKE only
    "GET /api/tables/{code}/board": Endpoint(Scope.WATCH, cost=5),
    "GET /api/tables/{code}/known-cards": Endpoint(Scope.WATCH, cost=20),
    "GET /api/tables/{code}/obstacles": Endpoint(Scope.PLAY, cost=5),
    "GET /api/tables/{code}/suggestion": Endpoint(Scope.PLAY, cost=10),
    "GET /api/tables/{code}/coach": Endpoint(Scope.PLAY, cost=20),
    "GET /api/tables/{code}/warnings": Endpoint(Scope.PLAY, cost=20),
    "POST /api/join": Endpoint(Scope.PLAY, cost=3, body=MAX_MESSAGE),
    "POST /api/tables/{code}/leave": Endpoint(Scope.PLAY, body=MAX_MESSAGE),
    "POST /api/tables/{code}/name": Endpoint(Scope.PLAY, cost=3, body=MAX_MESSAGE),
    "POST /api/tables/{code}/start": Endpoint(Scope.MAKE),
    "POST /api/tables/{code}/seats/{seat}/link": Endpoint(Scope.MAKE),
    "DELETE /api/tables/{code}/seats/{seat}/link": Endpoint(Scope.MAKE),
    "DELETE /api/tables/{code}/chat/{id}": Endpoint(Scope.MAKE),
    "POST /api/tables/{code}/rematch": Endpoint(Scope.PLAY, cost=20),
    "GET /api/tables/{code}/stream": Endpoint(Scope.WATCH, cost=5),
    "POST /api/tables/{code}/messages": Endpoint(Scope.PLAY, body=MAX_MESSAGE),
    "GET /api/games/{place}": Endpoint(Scope.WATCH, cost=3),
    "GET /api/games/{place}/reasons": Endpoint(Scope.WATCH, cost=10),
    "GET /api/games/{code}/events": Endpoint(Scope.WATCH, cost=40),
    "GET /api/games/{code}/record": Endpoint(Scope.WATCH, cost=20),
    "GET /api/games/{code}/statistics": Endpoint(Scope.WATCH, cost=20),
    "GET /api/games/{code}/analysis": Endpoint(Scope.WATCH, cost=20),
    "GET /api/games/{code}/fair": Endpoint(Scope.WATCH),
    "POST /api/games": Endpoint(Scope.MAKE, cost=40, body=MAX_IMPORT),
    "POST /api/tokens": Endpoint(Scope.DEVICE, cost=5, body=MAX_MESSAGE),
    "GET /api/tokens": Endpoint(Scope.DEVICE),
    "DELETE /api/tokens/{id}": Endpoint(Scope.DEVICE),
    "GET /api/costs/{game}": Endpoint(Scope.PUBLIC),
    "GET /api/pictures/{game}/{name}": Endpoint(Scope.PUBLIC, cost=2),
    "GET /api/boards/{game}": Endpoint(Scope.PUBLIC, cost=5),
    "GET /api/lessons": Endpoint(Scope.PUBLIC, cost=2),
    "POST /api/lessons/{game}/{name}": Endpoint(Scope.PUBLIC, cost=10, body=MAX_MESSAGE),
    "GET /api/health": Endpoint(Scope.PUBLIC),
    "GET /api/health/live": Endpoint(Scope.PUBLIC),
    "GET /api/health/ready": Endpoint(Scope.PUBLIC),
    "GET /api/notices": Endpoint(Scope.PUBLIC),
    "GET /api/schema.json": Endpoint(Scope.PUBLIC, cost=5),
    "GET /api/openapi.json": Endpoint(Scope.PUBLIC, cost=5),
    "GET /metrics": Endpoint(Scope.PUBLIC),
    "WS /ws": Endpoint(Scope.PUBLIC),  # each message is checked, see MESSAGES
    "WS /ws/{code}": Endpoint(Scope.PUBLIC),
    "GET /": Endpoint(Scope.PUBLIC),
    "GET /t/{code}": Endpoint(Scope.PUBLIC),
    "GET /g/{place}": Endpoint(Scope.PUBLIC),
    "GET /rules": Endpoint(Scope.PUBLIC),
    "GET /almanac": Endpoint(Scope.PUBLIC),
    "GET /lessons": Endpoint(Scope.PUBLIC),
    "GET /lessons/{game}/{name}": Endpoint(Scope.PUBLIC),
    "GET /new": Endpoint(Scope.PUBLIC),
    "GET /join": Endpoint(Scope.PUBLIC),
    "GET /device": Endpoint(Scope.PUBLIC),
    "GET /privacy": Endpoint(Scope.PUBLIC),
    "GET /imprint": Endpoint(Scope.PUBLIC),
    "GET /icon.svg": Endpoint(Scope.PUBLIC),
    "GET /assets": Endpoint(Scope.PUBLIC),
    "GET /site": Endpoint(Scope.PUBLIC),
}

MESSAGES: dict[str, Endpoint] = {
    "hello": Endpoint(Scope.WATCH, cost=10),
    "act": Endpoint(Scope.PLAY, cost=2),
    "undo": Endpoint(Scope.PLAY, cost=3),
    "end": Endpoint(Scope.PLAY),
    "give": Endpoint(Scope.PLAY),
    "answer": Endpoint(Scope.PLAY),
    "propose": Endpoint(Scope.PLAY),
    "reply": Endpoint(Scope.PLAY, cost=2),
    "order": Endpoint(Scope.PLAY),
    "think": Endpoint(Scope.PLAY),
    "build": Endpoint(Scope.PLAY),
    "chat": Endpoint(Scope.PLAY),
    "mute": Endpoint(Scope.PLAY),
}
