"""Endpoints: tables, seats, replays, API tokens, operation of the server. scopes.py has the scope of each.

They do not depend on a web framework: http_endpoints.py serves them over HTTP, and a page without a server calls them
in a worker.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import AsyncIterator
from functools import partial
from typing import Annotated, Any

from pydantic import Field

from .. import __version__
from ..bots.levels import OFFERED
from ..bots.rating import MAX_DEPTH
from ..core.definition import definition, game_names
from ..core.names import short_repr
from ..core.obstacles import obstacles
from ..drawing import THEMES
from . import payloads, replay
from .advice import check_alone, suggestion
from .analyses import Analyses
from .auth import Auth
from .board_picture import board_picture
from .bots import Bots
from .coach import advice, check_coached, warnings
from .connection import Stream
from .credentials import MOVE_SECONDS, Caller
from .encoding import encode
from .messages import (
    PHRASES,
    SEAT_MESSAGE,
    JoinRequest,
    LeaveRequest,
    MoveRequest,
    Refused,
    RenameRequest,
    SeatMessage,
    TableRequest,
    TokenRequest,
)
from .room import Room
from .routing import Call, Content, DeviceCaller, Posted, Routes, ShortName, Theme
from .scopes import Scope
from .settings import published
from .workers import Workers

UNBUFFERED = {"Content-Encoding": "identity", "Cache-Control": "no-store", "X-Accel-Buffering": "no"}
ViewerName = Annotated[str, Field(max_length=8, description="me, watch, all or a seat number")]

SeatPath = Annotated[int, Field(ge=0, le=99)]
AnalysisDepth = Annotated[
    int, Field(ge=1, le=MAX_DEPTH, description="how many times as many determinizations rate each decision")
]
EntryNumber = Annotated[int, Field(ge=0, le=10**9)]

api = Routes("/api")

# Tables


@api.get("/catalog")
async def catalog() -> dict[str, Any]:
    """Games with their options and editions, bot levels, quick phrases, themes."""
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
    return {"games": games, "levels": list(OFFERED), "phrases": list(PHRASES), "themes": list(THEMES)}


@api.post("/tables", status=201)
async def make_table(
    auth: Auth,
    caller: DeviceCaller,
    wanted: Annotated[TableRequest, Posted("A table")],
) -> dict[str, Any]:
    """Create a table."""
    auth.check_device(caller)
    auth.limits.take("create", caller.network)
    return await auth.tables.make(wanted, caller)


@api.get("/tables")
async def public_tables(auth: Auth, caller: Caller) -> dict[str, Any]:
    """List the latest public tables that are not over."""
    return {"tables": await _summaries(auth, await auth.store.public_codes(), caller)}


@api.get("/my/tables")
async def my_tables(auth: Auth, caller: Caller) -> dict[str, Any]:
    """List this device's tables, most recently used first."""
    codes = [] if caller.device is None else await auth.store.codes_of(caller.device)
    return {"tables": await _summaries(auth, codes, caller)}


async def _summaries(auth: Auth, codes: list[str], caller: Caller) -> list[dict[str, Any]]:
    out = []
    for code in codes:
        async with auth.tables.use(code) as room:
            out.append(payloads.summary(room.table, caller.device, room.used))
    return out


@api.get("/tables/{code}")
async def table(auth: Auth, room: Room, caller: Caller) -> dict[str, Any]:
    """Describe a table; its host also gets the invitations to open seats."""
    auth.check_can_watch(room, caller)
    out = {"table": payloads.table_info(room.table), "yours": auth.seats(room, caller)}
    if caller.device is not None and caller.device == room.table.host and Scope.MAKE in caller.scopes:
        found = await auth.store.load_seats(room.table.code)
        out["invites"] = auth.tables.invites(room.table, found)
    return out


@api.delete("/tables/{code}")
async def delete_table(auth: Auth, room: Room, caller: Caller) -> dict[str, Any]:
    """Delete a table and its game. Only for the host, and not while other people play."""
    auth.check_host(room, caller)
    await auth.tables.delete_hosted(room, auth.check_device(caller))
    return {"deleted": [room.table.code]}


@api.get("/tables/{code}/board")
async def board(auth: Auth, workers: Workers, room: Room, caller: Caller, theme: Theme = "light") -> Content:
    """Everything needed to draw the table's board."""
    auth.check_can_watch(room, caller)
    picture = await workers.in_thread(board_picture, room.table.game, theme)
    return Content(picture)


@api.get("/tables/{code}/known-cards")
async def known_hands(auth: Auth, workers: Workers, room: Room, caller: Caller) -> Content:
    """What everyone could know about hands from public events. Refused if the host has disabled that."""
    auth.check_can_watch(room, caller)
    if not room.table.terms.get("tracker", True):
        raise Refused("The host does not allow the card tracker.", "no_tracker")
    return Content(await replay.known_hands(room.table, workers))


@api.get("/tables/{code}/suggestion")
async def suggest(
    auth: Auth, bots: Bots, room: Room, caller: Caller, seat: Annotated[int | None, Field(ge=0, le=9)] = None
) -> dict[str, Any]:
    """A suggested move and plan for the caller's seat, based on what it knows.

    Refused if other people play or can join.
    """
    own = auth.acting_seat(seat, auth.seats(room, caller))
    check_alone(room.table, own)
    auth.limits.take("suggestion", caller.network)
    return await suggestion(room, own, bots)


@api.get("/tables/{code}/coach")
async def coach(
    auth: Auth,
    bots: Bots,
    workers: Workers,
    room: Room,
    caller: Caller,
    seat: Annotated[int | None, Field(ge=0, le=9)] = None,
) -> dict[str, Any]:
    """The best move for the caller's seat and its worth, by what the seat knows. Refused if the table has no coach."""
    own = _coached_seat(auth, room, caller, seat)
    return await advice(room, own, bots, workers)


@api.get("/tables/{code}/warnings")
async def coach_warnings(
    auth: Auth,
    bots: Bots,
    workers: Workers,
    room: Room,
    caller: Caller,
    seat: Annotated[int | None, Field(ge=0, le=9)] = None,
) -> dict[str, Any]:
    """What ending the turn now and the last moves of the caller's seat give away. Refused if the table has no coach."""
    own = _coached_seat(auth, room, caller, seat)
    return await warnings(room, own, bots, workers)


def _coached_seat(auth: Auth, room: Room, caller: Caller, seat: int | None) -> int:
    own = auth.acting_seat(seat, auth.seats(room, caller))
    check_coached(room.table, own)
    auth.limits.take("coach", caller.network)
    return own


@api.get("/tables/{code}/obstacles")
async def what_is_missing(
    auth: Auth, workers: Workers, room: Room, caller: Caller, seat: Annotated[int | None, Field(ge=0, le=9)] = None
) -> dict[str, Any]:
    """Pieces and places that the caller's seat lacks for each type of action, based on what it knows."""
    own = auth.acting_seat(seat, auth.seats(room, caller))
    game = room.table.game
    return {"seat": own, "missing": await workers.in_thread(obstacles, game.engine, game.masked(own), own)}


@api.post("/join")
async def join(
    auth: Auth,
    caller: DeviceCaller,
    wanted: Annotated[JoinRequest, Posted("Joining")],
) -> dict[str, Any]:
    """Take an open seat by invitation or code."""
    with auth.guessing(caller.network):
        return await auth.tables.join(wanted, caller)


@api.post("/tables/{code}/leave")
async def leave(
    auth: Auth, room: Room, caller: Caller, wanted: Annotated[LeaveRequest, Posted("Leaving")]
) -> dict[str, Any]:
    """Leave seats to their bots; connecting again takes them back."""
    own = auth.seats(room, caller)
    seats = own if wanted.seats is None else wanted.seats
    if not own or any(seat not in own for seat in seats):
        raise Refused("That is not your seat.", "not_your_seat")
    await auth.tables.leave(room, seats)
    return {"left": seats}


@api.post("/tables/{code}/name")
async def rename(
    auth: Auth,
    room: Room,
    caller: Caller,
    wanted: Annotated[RenameRequest, Posted("Renaming")],
) -> dict[str, Any]:
    """Change the name of the caller's seat."""
    seat = auth.acting_seat(wanted.seat, auth.seats(room, caller))
    auth.limits.take("seat", (room.table.code, seat))
    await auth.tables.rename(room, seat, wanted.name.strip() or wanted.name)
    return {"seat": room.table.seats[seat].to_json()}


@api.post("/tables/{code}/start")
async def start(auth: Auth, room: Room, caller: Caller) -> dict[str, Any]:
    """Start the game now; bots play open seats until they are taken. Only for the host."""
    auth.check_host(room, caller)
    await auth.tables.start(room)
    return {"status": room.table.status}


@api.post("/tables/{code}/seats/{seat}/link")
async def new_link(auth: Auth, room: Room, caller: Caller, seat: SeatPath) -> dict[str, Any]:
    """Issue a new link for a seat, which revokes its old links, tokens and holder. Only for the host.

    During the game the other players must agree first, unless the seat's player has left or is away.
    """
    _check_hosted_seat(auth, room, caller, seat)
    return {"invite": await auth.tables.new_link(room, seat)}


@api.delete("/tables/{code}/seats/{seat}/link")
async def close_seat(auth: Auth, room: Room, caller: Caller, seat: SeatPath) -> dict[str, Any]:
    """Give a seat to its bot for good, and ban the person who held it from the table. Only for the host."""
    _check_hosted_seat(auth, room, caller, seat)
    await auth.tables.close_seat(room, seat, caller)
    return {"seat": room.table.seats[seat].to_json()}


def _check_hosted_seat(auth: Auth, room: Room, caller: Caller, seat: int) -> None:
    auth.check_host(room, caller)
    if not 0 <= seat < len(room.table.seats):
        raise Refused(f"There is no seat {seat}.", "unknown")


@api.delete("/tables/{code}/chat/{id}")
async def remove_chat(auth: Auth, room: Room, caller: Caller, id: EntryNumber) -> dict[str, Any]:
    """Remove a chat message for everyone. Only for the host."""
    auth.check_host(room, caller)
    await auth.tables.remove_chat(room, id)
    return {"removed": id}


@api.post("/tables/{code}/rematch")
async def rematch(auth: Auth, room: Room, caller: Caller) -> dict[str, Any]:
    """The rematch table, where everyone moves one seat on; the first call creates it."""
    seats = auth.seats(room, caller)
    if not seats:
        raise Refused("Spectators cannot ask for a rematch.", "watching")
    return await auth.tables.rematch(room, seats, caller.network)


# Playing and watching without a socket


@api.get("/tables/{code}/stream", streams=True)
async def stream(
    auth: Auth,
    room: Room,
    caller: Caller,
    seats: Annotated[
        str | None, Field(max_length=32, description="seat numbers such as 0,2; empty: watch; default: all yours")
    ] = None,
    last_seq: Annotated[int | None, Field(ge=0, le=10**9)] = None,
) -> Content:
    """The socket's messages as lines of JSON, until the game is over."""
    viewers = await auth.viewers(room, caller, None, _seat_list(seats))
    stream = Stream()

    async def lines() -> AsyncIterator[bytes]:
        async with auth.tables.use(room.table.code) as held:  # the request's own hold may end before the stream
            with auth.listening(caller, stream):
                async for line in stream.lines(held, viewers, last_seq):
                    yield line

    return Content(lines(), "application/x-ndjson", headers=UNBUFFERED)


def _seat_list(text: str | None) -> list[int] | None:
    if text is None:
        return None
    parts = [part for part in text.split(",") if part]
    if not all(part.isascii() and part.isdigit() for part in parts):
        raise Refused(f"seats must be numbers separated by commas, not {short_repr(text)}.")
    return [int(part) for part in parts]


@api.post("/tables/{code}/messages")
async def message(
    auth: Auth, room: Room, caller: Caller, sent: Annotated[SeatMessage, Posted("A message", SEAT_MESSAGE)]
) -> dict[str, Any]:
    """Send one message of the socket: act, undo, order, chat and so on."""
    seat = auth.acting_seat(sent.seat, auth.seats(room, caller))
    auth.limits.take("seat", (room.table.code, seat))
    return {"type": "ok", "id": sent.id, "seq": await room.handle(seat, sent)}


# Replays


@api.get("/games/{place}")
async def replay_step(auth: Auth, caller: Caller, place: ShortName, viewer: ViewerName = "me") -> dict[str, Any]:
    """The game after N actions, for a viewer: `CODE@N`, or `CODE` for the current position."""
    async with _place(auth, caller, place) as (room, n):
        audience = replay.audience(room.table, auth.seats(room, caller), viewer)
        return replay.step(room.table, n, audience)


@contextlib.asynccontextmanager
async def _place(auth: Auth, caller: Caller, place: str) -> AsyncIterator[tuple[Room, int]]:
    """The room and the number of actions of a place such as CODE@N."""
    code, at, number = place.partition("@")
    async with auth.find(code, caller.network, caller) as room:
        auth.check_can_watch(room, caller)
        if at and not (number.isascii() and number.isdigit() and len(number) < 9):
            raise Refused(f"A place must be CODE@N with a number of actions N, not {short_repr(place)}.")
        yield room, int(number) if at else room.table.actions


@api.get("/games/{place}/reasons")
async def reasons(auth: Auth, bots: Bots, caller: Caller, place: ShortName) -> dict[str, Any]:
    """Why action N of a finished game was chosen, as a bot judges it: `CODE@N`."""
    async with _place(auth, caller, place) as (room, n):
        auth.limits.take("reasons", caller.network)
        return await replay.reasons(room.table, n, bots)


@api.get("/games/{code}/events")
async def all_events(auth: Auth, workers: Workers, room: Room, caller: Caller, viewer: ViewerName = "me") -> Content:
    """All events of a game for a viewer, each with the number of the action that caused it."""
    auth.check_can_watch(room, caller)
    audience = replay.audience(room.table, auth.seats(room, caller), viewer)
    return Content(await replay.all_events(room.table, audience, workers))


@api.get("/games/{code}/record")
async def record(auth: Auth, workers: Workers, room: Room, caller: Caller) -> Content:
    """The record of a finished game."""
    auth.check_can_watch(room, caller)
    return Content(await replay.record(room.table, workers))


@api.get("/games/{code}/statistics")
async def statistics(auth: Auth, workers: Workers, room: Room, caller: Caller) -> Content:
    """Dice, income, points, trades and luck of a finished game."""
    auth.check_can_watch(room, caller)
    return Content(await replay.statistics(room.table, workers))


@api.get("/games/{code}/analysis")
async def analysis(auth: Auth, analyses: Analyses, room: Room, caller: Caller, depth: AnalysisDepth = 1) -> Content:
    """Win probabilities, luck and the cost of every decision of a finished game, or how far the analysis is."""
    auth.check_can_watch(room, caller)
    charge = partial(auth.limits.take, "analysis", caller.network, depth)
    return Content(await analyses.find(room.table, depth, charge))


@api.get("/games/{code}/fair")
async def fairness(auth: Auth, room: Room, caller: Caller) -> dict[str, Any]:
    """The proof of fair dice, with the seed after the game is over."""
    auth.check_can_watch(room, caller)
    return payloads.fairness(room.table)


@api.post("/games", status=201)
async def import_record(call: Call, auth: Auth, caller: DeviceCaller) -> dict[str, Any]:
    """Import a record as a table to look at."""
    auth.check_device(caller)
    auth.limits.check("import", caller.network)
    auth.limits.take("create", caller.network)
    body = await call.body()
    auth.limits.take("import", caller.network, len(body))
    return await auth.tables.import_record(body, caller)


# Data of a device


@api.post("/my/move")
async def offer_move(auth: Auth, caller: Caller) -> dict[str, Any]:
    """Create a short-lived, single-use code with which another device takes over all seats of this one."""
    device = auth.check_device(caller)
    auth.limits.take("create", caller.network)
    code = await auth.tables.offer_move(device)
    return {"code": code, "link": f"/device#code={code}", "seconds": MOVE_SECONDS}


@api.get("/my/recovery")
async def recovery(auth: Auth, caller: Caller) -> dict[str, Any]:
    """The recovery text and link of this device, which move its seats to another device if its cookie is lost."""
    text = auth.keys.recovery(auth.check_device(caller))
    return {"recovery": text, "link": f"/device#recover={text}"}


@api.post("/move")
async def move_here(
    auth: Auth,
    caller: DeviceCaller,
    wanted: Annotated[MoveRequest, Posted("Moving")],
) -> dict[str, Any]:
    """Move all seats and hosted tables of another device to this one."""
    with auth.guessing(caller.network):
        tables, tokens = await auth.tables.move_here(wanted, auth.check_device(caller))
    await auth.cut_off(tokens)
    return {"tables": tables}


@api.get("/my/data", streams=True)
async def my_data(auth: Auth, caller: Caller) -> Content:
    """Everything that is stored about this device, as JSON: tables, seats, chat, actions and API tokens."""
    device = auth.check_device(caller)
    codes, tokens = await auth.store.all_codes_of(device), await auth.store.tokens(device)

    async def parts() -> AsyncIterator[str]:
        yield f'{{"device": {json.dumps(device)}, "tokens": {json.dumps(tokens)}, "tables": ['
        separator = ""
        for code in codes:  # one at a time, because there can be many
            found = await auth.store.table_of_device(code, device)
            if found is not None:
                yield separator + json.dumps(found)
                separator = ", "
        yield "]}"

    name = {"Content-Disposition": 'attachment; filename="hexstead-data.json"'}
    return Content(parts(), headers=name)


@api.delete("/my/data")
async def delete_my_data(call: Call, auth: Auth, caller: Caller) -> dict[str, Any]:
    """Delete everything that is stored about this device, and its cookie. In games with others, a bot takes over."""
    deleted, tokens = await auth.tables.forget(auth.check_device(caller))
    await auth.cut_off(tokens)
    call.deletes_cookie = True
    return {"deleted": deleted}


# API tokens


@api.post("/tokens", status=201)
async def make_token(
    auth: Auth,
    caller: DeviceCaller,
    wanted: Annotated[TokenRequest, Posted("A token")],
) -> dict[str, Any]:
    """Create an API token for this device. The token itself is shown only in this response."""
    device = auth.check_device(caller)
    auth.limits.take("create", caller.network)
    scopes = sorted(set(wanted.scopes))
    id, token = await auth.store.add_token(device, wanted.name, list(scopes))
    return {"id": id, "token": token, "name": wanted.name, "scopes": scopes}


@api.get("/tokens")
async def tokens(auth: Auth, caller: Caller) -> dict[str, Any]:
    """List this device's API tokens, without the tokens themselves."""
    return {"tokens": [] if caller.device is None else await auth.store.tokens(caller.device)}


@api.delete("/tokens/{id}")
async def drop_token(auth: Auth, caller: Caller, id: ShortName) -> dict[str, Any]:
    """Withdraw an API token, and disconnect the sockets and streams that use it."""
    if caller.device is None or not id.isalnum() or not await auth.withdraw(caller.device, id):
        raise Refused(f"This device has no token {short_repr(id)}.", "unknown")
    return {"dropped": id}


# Operation


async def _database_problem(auth: Auth) -> str | None:
    try:
        await auth.store.ping()
    except Exception:
        return "no database"
    return "disk full" if auth.store.is_full else None


@api.get("/health/live")
async def liveness() -> dict[str, Any]:
    """Liveness: restart the process if this does not answer."""
    return {"status": "ok"}


@api.get("/health/ready")
async def readiness(auth: Auth) -> Content:
    """Readiness: whether a proxy should send clients to this process.

    It is not ready without a database or while draining.
    """
    problem = await _database_problem(auth) or ("draining" if auth.tables.is_draining else None)
    found = {"status": problem or "ready", "server": auth.tables.settings.name}
    return Content(encode(found), status=200 if problem is None else 503)


@api.get("/notices")
async def notices(auth: Auth) -> dict[str, Any]:
    """The announcement of the server's administrator, and the pages that the host publishes."""
    return auth.operations.notice() | {"pages": published(auth.tables.settings)}


@api.get("/health")
async def health(auth: Auth, bots: Bots) -> Content:
    """Whether the server and its database work, and whether bots are warming up, with the percentage done."""
    problem = await _database_problem(auth)
    if problem is not None:
        return Content(encode({"status": problem, "version": __version__}), status=503)
    found = {"status": "ok", "version": __version__, "bots": bots.state}
    return Content(encode(found | ({"percent": int(100 * bots.progress)} if bots.state == "warming" else {})))
