"""A real server on a free loopback port, and a client that knows only what the server sends to its seat."""

from __future__ import annotations

import contextlib
import dataclasses
import functools
import json
import re
import sqlite3
import subprocess
import tempfile
import threading
import uuid
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import httpx
from fastapi import FastAPI
from httpx._config import DEFAULT_TIMEOUT_CONFIG
from httpx._transports import default
from websockets.sync.client import ClientConnection, connect

from hexstead.core.game import Game
from hexstead.core.game_file import replay, without_proof
from hexstead.server import Settings
from hexstead.server.entries import Entry, read_change
from hexstead.server.start import HOST, Server, bind
from hexstead.server.table import Table

MEMORY = Path("/dev/shm")  # a file system in memory, on Linux
PATIENCE = 90.0  # seconds until a missing message is an error; long, as the machine may be busy
for kind in ("connect", "read", "write", "pool"):  # httpx gives up after 5 s by default, which a busy machine may need
    setattr(DEFAULT_TIMEOUT_CONFIG, kind, PATIENCE)
httpx_transport: Any = default
if not hasattr(httpx_transport.create_ssl_context, "cache_info"):  # reading the system's certificates takes 20 ms
    httpx_transport.create_ssl_context = functools.cache(httpx_transport.create_ssl_context)


CALM = Settings(pace=0.0, positions=True, level="random", limits=False)  # no pauses, no limits


class Served:
    """A running server."""

    def __init__(self, port: int, server: Server, database: str):
        self.port, self.database = port, database
        self.server = server
        self.url = f"http://{HOST}:{port}"

    def make(self, **wanted: Any) -> dict[str, Any]:
        """Create a table as a new device; return the response."""
        reply = httpx.post(f"{self.url}/api/tables", json={"game": "germany", **wanted})
        assert reply.status_code == 201, reply.text
        made: dict[str, Any] = reply.json()
        return made

    def game(self, code: str) -> Game:
        """The game of a table with everything that is hidden; possible because the server runs in this process."""
        return self.table(code).game

    def table(self, code: str) -> Table:
        """The state of a table in the server's memory."""
        table: Table = self.server.app.state.tables.live[code].room.table
        return table

    def table_from_disk(self, code: str) -> Table:
        """The state of a table, rebuilt from its log in SQLite."""
        with contextlib.closing(sqlite3.connect(self.database.removeprefix("sqlite:///"))) as database:
            terms, host = database.execute("SELECT terms, host FROM game WHERE code = ?", [code]).fetchone()
            rows = database.execute(
                "SELECT seq, kind, seat, at, data, client_id FROM action WHERE game = ? ORDER BY seq", [code]
            ).fetchall()
        table = Table(code, json.loads(terms), host)
        for seq, kind, seat, at, data, client_id in rows:
            table.apply(Entry(seq, seat, at, read_change(kind, json.loads(data)), client_id))
        return table

    def events(self, code: str, viewer: int | None) -> list[dict[str, Any]]:
        """All events of the game so far for a viewer, from its record, without log lines."""
        return events_of(self.game(code).record(proof=False), viewer)

    @staticmethod
    def bare(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """Events without their log lines."""
        return [{key: value for key, value in event.items() if key != "log"} for event in events]

    def sit(self, made: dict[str, Any], seat: int = 0, last_seq: int | None = None) -> Client:
        return Client(self.port, made["table"], made["tokens"][str(seat)], last_seq)


def events_of(record: dict[str, Any], viewer: int | None) -> list[dict[str, Any]]:
    """The events of a record as they are sent to a viewer, without log lines."""
    game, out = replay(record, 0), []
    for n, action in enumerate(record["actions"], 1):
        before = len(game.events_since(0))
        game.apply(without_proof(action))
        out += [event.to_json() | {"n": n} for event in game.events_since(before, viewer)]
    return out


@contextlib.contextmanager
def serving(settings: Settings, app: FastAPI | None = None, port: int = 0) -> Iterator[Served]:
    """A server in another thread, by default with a temporary SQLite database in memory, where commits are fast."""
    with tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as folder:
        database = settings.database or f"sqlite:///{folder}/tables.sqlite"
        with _serving(dataclasses.replace(settings, database=database), app, port) as served:
            yield served


@contextlib.contextmanager
def _serving(settings: Settings, app: FastAPI | None, port: int) -> Iterator[Served]:
    listening = bind(port, tries=1)
    started = threading.Event()
    server = Server(settings, started, app)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    assert started.wait(PATIENCE)
    try:
        yield Served(listening.getsockname()[1], server, str(settings.database))
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        listening.close()


class Client:
    """A socket at a table that keeps all frames."""

    def __init__(
        self,
        port: int,
        table: str,
        token: str | None,
        last_seq: int | None = None,
        *,
        device: httpx.Client | None = None,
        bearer: str | None = None,
        seats: list[int] | None = None,
        path: str = "/ws",
    ):
        """Connect by seat token, or at seats of a device by its cookie or an API token, or as a spectator."""
        self.frames: list[dict[str, Any]] = []
        self.events: list[dict[str, Any]] = []
        self.now: dict[str, Any] = {}
        self.presence: dict[str, Any] = {}
        self._open = contextlib.ExitStack()
        headers = cookies(device) | ({"Authorization": f"Bearer {bearer}"} if bearer else {})
        self.socket: ClientConnection = self._open.enter_context(
            connect(f"ws://{HOST}:{port}{path}", max_size=None, close_timeout=0.5, additional_headers=headers)
        )
        self.send({"type": "hello", "game": table, "token": token, "last_seq": last_seq, "seats": seats})
        self.read()

    def __enter__(self) -> Client:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def close(self) -> None:
        self._open.close()

    def send(self, message: object) -> None:
        self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def read(self, timeout: float = PATIENCE) -> dict[str, Any]:
        """Read the next message other than presence, and update `now`, `events` and `presence`."""
        message: dict[str, Any] = json.loads(self.socket.recv(timeout))
        while message["type"] == "presence":
            self.presence = message
            message = json.loads(self.socket.recv(timeout))
        self.frames.append(message)
        if message["type"] in ("full", "events"):
            self.events += message.get("events", message.get("recent", []))
            self.now = message
        return message

    def read_until(self, kind: str) -> dict[str, Any]:
        while (message := self.read())["type"] != kind:
            pass
        return message

    def is_silent(self, seconds: float = 0.25) -> bool:
        try:
            self.read(seconds)
        except TimeoutError:
            return True
        return False

    @property
    def prompt(self) -> dict[str, Any] | None:
        found: dict[str, Any] | None = self.now["prompt"]
        return found

    @property
    def position(self) -> dict[str, Any]:
        found: dict[str, Any] = self.now["view"]["position"]
        return found

    def choice(self, kind: str) -> dict[str, Any]:
        assert self.prompt is not None
        return next(choice for choice in self.prompt["choices"] if choice["type"] == kind)

    def say(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a message and return the answer, ok or no. After ok, its events have been read too."""
        self.send({"type": kind, "id": uuid.uuid4().hex} | fields)
        return self._answered()

    def act(self, *actions: dict[str, Any], id: str | None = None, number: int | None = None) -> dict[str, Any]:
        """Send actions and return the answer, ok or no. After ok, their events have been read too."""
        prompt = self.now["number"] if number is None else number
        self.send({"type": "act", "id": id or uuid.uuid4().hex, "prompt": prompt, "actions": list(actions)})
        return self._answered()

    def _answered(self) -> dict[str, Any]:
        while (answer := self.read())["type"] not in ("ok", "no"):
            pass
        while answer["type"] == "ok" and self.now["seq"] < answer["seq"]:
            self.read()
        return answer


def cookies(device: httpx.Client | None) -> dict[str, str]:
    """The Cookie header of a device."""
    return {"Cookie": "; ".join(f"{name}={value}" for name, value in device.cookies.items())} if device else {}


WEIGHTS = {"end_turn": 0.5, "offer": 0.03, "counter": 0.1, "exchange": 0.3, "done": 0.1}


def pick(prompt: dict[str, Any], random: Random) -> list[dict[str, Any]]:
    """A random answer to a prompt, from the information in the prompt alone."""
    choices = prompt["choices"]
    choice = random.choices(choices, [WEIGHTS.get(choice["type"], 1.0) for choice in choices])[0]
    kind, shape = choice["type"], choice.get("shape", {})
    if kind == "discard":
        held = [resource for resource, count in shape["from"].items() for _ in range(count)]
        return [{"type": kind, "resource": resource} for resource in random.sample(held, shape["count"])]
    if kind in ("offer", "counter"):
        if not shape["give"]:
            return [{"type": "decline"}] if kind == "counter" else [{"type": "end_turn"}]
        give = random.choice(list(shape["give"]))
        get = random.choice([good for good in shape["get"] if good != give])
        return [{"type": kind, "give": {give: 1}, "get": {get: 1}}]
    if "targets" not in choice:
        return [{"type": kind}]
    target = random.choice(choice["targets"])
    values = target if isinstance(target, list) else [target]
    return [{"type": kind, **dict(zip(choice["arguments"], values, strict=True))}]


@contextlib.contextmanager
def started(command: Sequence[str | Path], **options: Any) -> Iterator[str]:
    """Run a command that starts a server for the length of a block; yield the address that it prints."""
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, **options) as process:
        try:
            assert process.stdout is not None
            lines = (re.search(r"Hexstead is at (http://\S+) ", line) for line in process.stdout)
            address = next((found[1].rstrip("/") for found in lines if found), None)
            assert address, f"ended with {process.wait()} before it served"
            yield address
        finally:
            process.terminate()
