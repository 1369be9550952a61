"""The doors over HTTP: tables, seats, games to look at, tokens, and what those need who run the server."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Annotated, Any

from fastapi import APIRouter, Depends, FastAPI, Query, Request, Response
from fastapi.concurrency import run_in_threadpool
from fastapi.openapi.utils import get_openapi
from fastapi.responses import JSONResponse, StreamingResponse
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from pydantic import BaseModel, TypeAdapter, ValidationError
from pydantic.json_schema import models_json_schema

from .. import __version__
from ..core.definition import definition, game_names
from ..core.names import shown
from ..drawing import THEMES
from . import moments, sending
from .access import Who
from .connection import Stream
from .doors import Doors, address_of, set_cookie
from .messages import (
    LEVELS,
    PHRASES,
    SPOKEN,
    TO_SERVER,
    JoinWish,
    LeaveWish,
    Problem,
    Refused,
    Spoken,
    TableWish,
    TokenWish,
    schema,
)
from .metrics import BOTS_READY, ROOMS
from .picture import picture
from .reading import read_json, sentence
from .room import Room
from .settings import MOST_IMPORTED, MOST_SIGNS

LINES = {"Content-Encoding": "identity", "Cache-Control": "no-store", "X-Accel-Buffering": "no"}  # out at once
REFUSALS: dict[int | str, dict[str, Any]] = {"4XX": {"model": Problem, "description": "A refusal in a sentence."}}

api = APIRouter(prefix="/api", responses=REFUSALS)


# What every door asks first


def _doors(request: Request) -> Doors:
    doors: Doors = request.app.state.doors
    return doors


async def _who(request: Request) -> Who:
    return await _doors(request).who(request)


async def _guest(request: Request, response: Response) -> Who:
    """Whoever asks; a newcomer becomes a device."""
    who = await _who(request)
    if who.device is None and who.seat is None:
        who = Who(_doors(request).keys.new_device())
        set_cookie(request, response, _doors(request).keys.cookie(str(who.device)))
    return who


async def _room(request: Request, code: str) -> Room:
    return await _doors(request).tables.find(code)


TheDoors = Annotated[Doors, Depends(_doors)]
Asker = Annotated[Who, Depends(_who)]
Guest = Annotated[Who, Depends(_guest)]
At = Annotated[Room, Depends(_room)]
Eyes = Annotated[str, Query(max_length=8, description="me, watch, all or a seat")]


async def _body(request: Request, most: int) -> bytes:
    """The body as far as it may go; one sign more is enough to refuse it."""
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > most:
            break
    return body


def posted(model: Any, what: str) -> Any:
    """The body of a request as a model; raises Refused."""
    adapter: TypeAdapter[Any] = TypeAdapter(model)

    async def read(request: Request) -> Any:
        data = read_json(await _body(request, MOST_SIGNS) or b"{}", what)
        try:
            return adapter.validate_python(data)
        except ValidationError as error:
            raise Refused(sentence(error)) from None

    return Depends(read)


def takes(name: str) -> dict[str, Any]:
    """For the published description: the body is this schema."""
    content = {"application/json": {"schema": {"$ref": f"#/components/schemas/{name}"}}}
    return {"requestBody": {"required": True, "content": content}}


# Tables


@api.get("/catalog")
async def catalog() -> dict[str, Any]:
    """What can be played: games, their options, bots' levels, phrases."""
    games = []
    for name in game_names():
        found = definition(name)
        options = [
            {"name": o.name, "default": o.default}
            | ({"low": o.low, "high": o.high} if isinstance(o.values, int) else {"values": list(o.values)})
            for o in found.options
        ]
        games.append({"name": name, "players": list(found.players), "options": options,
                      "editions": {key: dict(preset) for key, preset in found.editions.items()}})  # fmt: skip
    return {"games": games, "levels": list(LEVELS), "phrases": list(PHRASES), "themes": list(THEMES)}


@api.post("/tables", status_code=201, openapi_extra=takes("TableWish"))
async def make_table(
    doors: TheDoors, who: Guest, wish: Annotated[TableWish, posted(TableWish, "A table")]
) -> dict[str, Any]:
    """Make a table."""
    doors.check_scope(who, "make")
    doors.limits.take("device", doors.check_device(who))
    return await doors.tables.make(wish, who)


@api.get("/tables")
async def public_tables(doors: TheDoors, who: Asker) -> dict[str, Any]:
    """Public tables that gather or play."""
    return {"tables": await _summaries(doors, await doors.store.public_codes(), who)}


@api.get("/my/tables")
async def my_tables(doors: TheDoors, who: Asker) -> dict[str, Any]:
    """This device's tables, last used first."""
    codes = [] if who.device is None else await doors.store.codes_of(who.device)
    return {"tables": await _summaries(doors, codes, who)}


async def _summaries(doors: Doors, codes: list[str], who: Who) -> list[dict[str, Any]]:
    out = []
    for code in codes:
        room = await doors.tables.find(code)
        out.append(sending.summary(room.table, who.device, room.used))
    return out


@api.get("/tables/{code}")
async def table(doors: TheDoors, room: At, who: Asker) -> dict[str, Any]:
    """A table; its host also learns how open seats can be taken."""
    doors.check_may_watch(room, who)
    out = {"table": sending.described(room.table), "yours": doors.seats(room, who)}
    if who.device is not None and who.device == room.table.host:
        found = await doors.store.load_seats(room.table.code)
        out["invites"] = doors.tables.invites(room.table, found)
    return out


@api.get("/tables/{code}/board")
async def board(doors: TheDoors, room: At, who: Asker, theme: str = "light") -> Response:
    """The board to draw."""
    doors.check_may_watch(room, who)
    return Response(await run_in_threadpool(picture, room.table.game, theme), media_type="application/json")


@api.post("/join", openapi_extra=takes("JoinWish"))
async def join(
    request: Request, doors: TheDoors, who: Guest, wish: Annotated[JoinWish, posted(JoinWish, "Joining")]
) -> dict[str, Any]:
    """Take a seat by an invitation or a code."""
    doors.check_scope(who, "play")
    doors.limits.take("join", address_of(request))
    return await doors.tables.join(wish, who)


@api.post("/tables/{code}/leave", openapi_extra=takes("LeaveWish"))
async def leave(
    doors: TheDoors, room: At, who: Asker, wish: Annotated[LeaveWish, posted(LeaveWish, "Leaving")]
) -> dict[str, Any]:
    """Leave seats to their bots; one comes back by connecting again."""
    doors.check_scope(who, "play")
    own = doors.seats(room, who)
    seats = own if wish.seats is None else wish.seats
    if not own or any(seat not in own for seat in seats):
        raise Refused("You do not sit there.", "not_your_seat")
    await doors.tables.leave(room, seats)
    return {"left": seats}


@api.post("/tables/{code}/start")
async def start(doors: TheDoors, room: At, who: Asker) -> dict[str, Any]:
    """Begin now; bots play open seats until somebody takes them."""
    doors.check_host(room, who)
    await doors.tables.start(room)
    return {"status": room.table.status}


@api.post("/tables/{code}/seats/{seat}/link")
async def invite(doors: TheDoors, room: At, who: Asker, seat: int) -> dict[str, Any]:
    """Invite anew: older links and tokens of the seat, and whoever has it, lose it."""
    _check_hosted_seat(doors, room, who, seat)
    return {"invite": await doors.tables.invite_anew(room, seat)}


@api.delete("/tables/{code}/seats/{seat}/link")
async def close_seat(doors: TheDoors, room: At, who: Asker, seat: int) -> dict[str, Any]:
    """Close a seat: its bot plays."""
    _check_hosted_seat(doors, room, who, seat)
    await doors.tables.close_seat(room, seat)
    return {"seat": room.table.seats[seat].shown()}


def _check_hosted_seat(doors: Doors, room: Room, who: Who, seat: int) -> None:
    doors.check_host(room, who)
    if not 0 <= seat < len(room.table.seats):
        raise Refused(f"There is no seat {seat}.", "unknown")


@api.post("/tables/{code}/rematch")
async def rematch(doors: TheDoors, room: At, who: Asker) -> dict[str, Any]:
    """The table that follows, everyone one seat on."""
    doors.check_scope(who, "play")
    seats = doors.seats(room, who)
    if not seats:
        raise Refused("Who watches cannot ask for a rematch.", "watching")
    return await doors.tables.rematch(room, seats)


# Playing and watching without a socket


@api.get("/tables/{code}/stream", response_class=StreamingResponse)
async def stream(
    doors: TheDoors,
    room: At,
    who: Asker,
    seats: Annotated[str | None, Query(max_length=32, description="0,2; empty: watch; left out: all yours")] = None,
    last_seq: Annotated[int | None, Query(ge=0, le=10**9)] = None,
) -> StreamingResponse:
    """The messages of the socket as lines of JSON, until the game is over."""
    doors.check_scope(who, "watch")
    viewers = await doors.viewers(room, who, None, _seat_list(seats))
    stream = Stream()

    async def lines() -> AsyncIterator[bytes]:
        with doors.holding(who, stream):
            async for line in stream.lines(room, viewers, last_seq):
                yield line

    return StreamingResponse(lines(), media_type="application/x-ndjson", headers=LINES)


def _seat_list(text: str | None) -> list[int] | None:
    if text is None:
        return None
    parts = [part for part in text.split(",") if part]
    if not all(part.isascii() and part.isdigit() for part in parts):
        raise Refused(f"seats are numbers with commas between, not {shown(text)}.")
    return [int(part) for part in parts]


@api.post("/tables/{code}/messages", openapi_extra=takes("Act"))
async def message(
    doors: TheDoors, room: At, who: Asker, said: Annotated[Spoken, posted(SPOKEN, "A message")]
) -> dict[str, Any]:
    """One message of the socket: act, undo, order, chat, …"""
    doors.check_scope(who, "play")
    seat = doors.speaker(said.seat, doors.seats(room, who))
    doors.limits.take("seat", (room.table.code, seat))
    return {"type": "ok", "id": said.id, "seq": await room.say(seat, said)}


# Games to look at


@api.get("/games/{place}")
async def moment(doors: TheDoors, who: Asker, place: str, viewer: Eyes = "me") -> dict[str, Any]:
    """How a game stood after N actions, for a viewer: `CODE@N`; `CODE` is its last moment."""
    room, n = await _moment(doors, who, place)
    seen = moments.viewer_of(room.table, doors.seats(room, who), viewer)
    return moments.moment(room.table, n, seen)


async def _moment(doors: Doors, who: Who, place: str) -> tuple[Room, int]:
    """The table and the number of actions that a place names."""
    code, at, number = place.partition("@")
    room = await doors.tables.find(code)
    doors.check_may_watch(room, who)
    if at and not (number.isascii() and number.isdigit() and len(number) < 9):
        raise Refused(f"A moment is CODE@N with a number of actions, not {shown(place)}.")
    return room, int(number) if at else room.table.actions


@api.get("/games/{place}/reasons")
async def reasons(request: Request, doors: TheDoors, who: Asker, place: str) -> dict[str, Any]:
    """Why action N of a game that is over was done, as a bot sees it: `CODE@N`."""
    room, n = await _moment(doors, who, place)
    doors.limits.take("reasons", address_of(request))
    return await moments.reasons(room.table, n, request.app.state.thinkers)


@api.get("/games/{code}/events")
async def story(doors: TheDoors, room: At, who: Asker, viewer: Eyes = "me") -> dict[str, Any]:
    """All events of a game for a viewer, each with the number of actions it stands at."""
    doors.check_may_watch(room, who)
    seen = moments.viewer_of(room.table, doors.seats(room, who), viewer)
    return {"events": await run_in_threadpool(moments.story, room.table, seen)}


@api.get("/games/{code}/record")
async def record(doors: TheDoors, room: At, who: Asker) -> dict[str, Any]:
    """The record of a game that is over."""
    doors.check_may_watch(room, who)
    return moments.record(room.table)


@api.get("/games/{code}/statistics")
async def statistics(doors: TheDoors, room: At, who: Asker) -> Response:
    """Dice, income, points, trades and luck of a game that is over."""
    doors.check_may_watch(room, who)
    return Response(await moments.statistics(room.table), media_type="application/json")


@api.get("/games/{code}/fair")
async def fair(doors: TheDoors, room: At, who: Asker) -> dict[str, Any]:
    """What proves the dice: the seed once the game is over."""
    doors.check_may_watch(room, who)
    return sending.fair(room.table)


@api.post("/games", status_code=201, openapi_extra=takes("Record"))
async def import_record(request: Request, doors: TheDoors, who: Guest) -> dict[str, Any]:
    """Import a record: a game to look at."""
    doors.check_scope(who, "make")
    doors.limits.take("device", doors.check_device(who))
    record = read_json(await _body(request, MOST_IMPORTED), "A record", MOST_IMPORTED)
    return await doors.tables.import_record(record, who)


# Tokens of programs


@api.post("/tokens", status_code=201, openapi_extra=takes("TokenWish"))
async def make_token(
    request: Request, doors: TheDoors, who: Guest, wish: Annotated[TokenWish, posted(TokenWish, "A token")]
) -> dict[str, Any]:
    """A token for a program; it is shown this once."""
    _check_by_cookie(request)
    device = doors.check_device(who)
    doors.limits.take("device", device)
    id, token = await doors.store.add_token(device, wish.name, sorted(set(wish.scopes)))
    return {"id": id, "token": token, "name": wish.name, "scopes": sorted(set(wish.scopes))}


@api.get("/tokens")
async def tokens(request: Request, doors: TheDoors, who: Asker) -> dict[str, Any]:
    """This device's tokens, without the tokens themselves."""
    _check_by_cookie(request)
    return {"tokens": [] if who.device is None else await doors.store.tokens(who.device)}


@api.delete("/tokens/{id}")
async def drop_token(request: Request, doors: TheDoors, who: Asker, id: str) -> dict[str, Any]:
    """Withdraw a token: sockets and streams that it opened end."""
    _check_by_cookie(request)
    if who.device is None or not await doors.withdraw(who.device, id):
        raise Refused(f"There is no token {shown(id)} of this device.", "unknown")
    return {"dropped": id}


def _check_by_cookie(request: Request) -> None:
    if "authorization" in request.headers:
        raise Refused("Tokens are made and withdrawn by the device itself, not by a token.", "not_yours")


# For those who run and write


@api.get("/health")
async def health(request: Request, doors: TheDoors) -> JSONResponse:
    """Whether the server serves and its database answers; bots that load make no move yet."""
    try:
        await doors.store.ping()
    except Exception:
        return JSONResponse({"status": "no database", "version": __version__}, 503)
    return JSONResponse({"status": "ok", "version": __version__, "bots": request.app.state.thinkers.state})


@api.get("/schema.json")
async def message_schema() -> dict[str, Any]:
    """The schema of every message over the socket and the stream."""
    return schema()


def add_endpoints(app: FastAPI) -> None:
    app.include_router(api)

    @app.get("/metrics", include_in_schema=False)
    async def metrics() -> Response:
        ROOMS.set(len(app.state.tables.live))
        BOTS_READY.set(app.state.thinkers.state == "ready")
        return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)

    def described() -> dict[str, Any]:
        if not app.openapi_schema:
            app.openapi_schema = get_openapi(title=app.title, version=__version__, routes=app.routes)
            models: list[type[BaseModel]] = [TableWish, JoinWish, LeaveWish, TokenWish, *TO_SERVER]
            _, found = models_json_schema(
                [(model, "validation") for model in models], ref_template="#/components/schemas/{model}"
            )
            app.openapi_schema["components"]["schemas"] |= found["$defs"] | {"Record": {"type": "object"}}
        return app.openapi_schema

    app.openapi = described  # type: ignore[method-assign]
