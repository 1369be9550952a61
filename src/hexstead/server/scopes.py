"""The scope that every endpoint and every socket message needs: the only place where scopes are declared.

`create_app` fails if an endpoint is missing here. A device's own cookie has all scopes, an API token those it was
created with, a seat token `play` and `watch`. Scopes only limit tokens: endpoints check whether a table is private, who
its host is and who sits where.
"""

from __future__ import annotations

from enum import StrEnum


class Scope(StrEnum):
    """What a token can be used for."""

    WATCH = "watch"  # read: tables, games, the socket's messages
    PLAY = "play"  # act at a seat: join, leave, send messages
    MAKE = "make"  # create tables and act as their host
    DEVICE = "device"  # only the device's cookie: no token has this scope
    PUBLIC = "public"  # no scope needed, and tokens are not read


ENDPOINTS: dict[str, Scope] = {
    "GET /api/catalog": Scope.PUBLIC,
    "POST /api/tables": Scope.MAKE,
    "GET /api/tables": Scope.WATCH,
    "GET /api/my/tables": Scope.WATCH,
    "GET /api/tables/{code}": Scope.WATCH,  # invitations are included for MAKE only
    "GET /api/tables/{code}/board": Scope.WATCH,
    "POST /api/join": Scope.PLAY,
    "POST /api/tables/{code}/leave": Scope.PLAY,
    "POST /api/tables/{code}/start": Scope.MAKE,
    "POST /api/tables/{code}/seats/{seat}/link": Scope.MAKE,
    "DELETE /api/tables/{code}/seats/{seat}/link": Scope.MAKE,
    "POST /api/tables/{code}/rematch": Scope.PLAY,
    "GET /api/tables/{code}/stream": Scope.WATCH,
    "POST /api/tables/{code}/messages": Scope.PLAY,
    "GET /api/games/{place}": Scope.WATCH,
    "GET /api/games/{place}/reasons": Scope.WATCH,
    "GET /api/games/{code}/events": Scope.WATCH,
    "GET /api/games/{code}/record": Scope.WATCH,
    "GET /api/games/{code}/statistics": Scope.WATCH,
    "GET /api/games/{code}/fair": Scope.WATCH,
    "POST /api/games": Scope.MAKE,
    "POST /api/tokens": Scope.DEVICE,
    "GET /api/tokens": Scope.DEVICE,
    "DELETE /api/tokens/{id}": Scope.DEVICE,
    "GET /api/costs/{game}": Scope.PUBLIC,
    "GET /api/pictures/{game}/{name}": Scope.PUBLIC,
    "GET /api/health": Scope.PUBLIC,
    "GET /api/schema.json": Scope.PUBLIC,
    "GET /api/openapi.json": Scope.PUBLIC,
    "GET /metrics": Scope.PUBLIC,
    "WS /ws": Scope.PUBLIC,  # each message is checked, see MESSAGES
    "GET /": Scope.PUBLIC,
    "GET /t/{code}": Scope.PUBLIC,
    "GET /g/{place}": Scope.PUBLIC,
    "GET /rules": Scope.PUBLIC,
    "GET /almanac": Scope.PUBLIC,
    "GET /new": Scope.PUBLIC,
    "GET /join": Scope.PUBLIC,
    "GET /icon.svg": Scope.PUBLIC,
    "GET /assets": Scope.PUBLIC,
}

MESSAGES: dict[str, Scope] = {
    "hello": Scope.WATCH,
    "act": Scope.PLAY,
    "undo": Scope.PLAY,
    "end": Scope.PLAY,
    "answer": Scope.PLAY,
    "order": Scope.PLAY,
    "chat": Scope.PLAY,
    "mute": Scope.PLAY,
}
