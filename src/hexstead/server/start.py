"""Start a server on this machine: find a port, print the address, open the browser."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import ipaddress
import os
import socket
import threading
import webbrowser
from collections.abc import Sequence
from pathlib import Path
from typing import IO, TypeVar

import structlog
import uvicorn
from fastapi import FastAPI
from sqlalchemy import make_url

from .. import __version__
from ..processes import hold
from . import logs
from .app import create_app
from .database import database_url
from .garbage import collect_when_idle
from .retention import KEEP_ALL, Retention
from .settings import MAX_FRAME, NO_CAPS, THIS_MACHINE, Caps, Settings
from .socket_protocol import SocketProtocol
from .sql_store import SqlStore
from .watching import add_watching

log = structlog.get_logger("hexstead.server")
T = TypeVar("T")
HOST = "127.0.0.1"
MAX_PORTS = 50  # tried, starting with the wanted one


class Server(uvicorn.Server):
    """uvicorn with an event that is set when it serves."""

    def __init__(self, settings: Settings, started: threading.Event | None = None, app: FastAPI | None = None):
        self.app = app or create_app(settings)
        super().__init__(
            uvicorn.Config(
                self.app,
                log_config=None,  # logging is configured by logs.configure
                ws=SocketProtocol,
                ws_max_size=MAX_FRAME,
                ws_per_message_deflate=False,  # per socket it needs more memory than a table, and it delays moves
                lifespan="on",
                timeout_graceful_shutdown=2,
                forwarded_allow_ips=list(settings.trusted),
            )
        )
        self._announced = started
        self._collecting: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if threading.current_thread() is threading.main_thread():  # otherwise the server runs inside another program
            self._collecting = asyncio.create_task(collect_when_idle())
        if self._announced is not None:
            self._announced.set()


def bind(port: int, host: str = HOST, tries: int = MAX_PORTS) -> socket.socket:
    """Listen on a port, or on the first free one of `tries` ports after it; 0 is any port. Raises SystemExit."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    error_text = f"No free port from {port} to {port + tries - 1} on this machine."
    for candidate in range(port, port + tries) if port else [0]:
        listening = socket.socket(family, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, candidate))
        except (OSError, OverflowError) as error:
            listening.close()
            if tries == 1:
                error_text = f"Cannot listen on port {port} of {host}: {error}."
            continue
        listening.listen(128)
        return listening
    raise SystemExit(error_text)


def run(
    port: int = 8000,
    *,
    host: str = HOST,
    tries: int = MAX_PORTS,
    open_browser: bool = True,
    database: str | None = None,
    trusted: Sequence[str] = (),
    host_names: Sequence[str] = (),
    link_host: str = HOST,
    caps: Caps = NO_CAPS,
    retention: Retention = KEEP_ALL,
    notices: Path | None = None,
    site: Path | None = None,
    join: bool = False,
    watched: Path | None = None,
    opened: str = "",
) -> None:
    """Serve tables until Ctrl+C, and open the path `opened` in the browser.

    `watched` is the folder of a run whose recorded games are served too.
    If another server uses the same SQLite file, exit with an error, or with `join` print its address and open that.
    """
    logs.configure()
    if notices is not None and not notices.is_dir():
        raise SystemExit(f"There is no folder {str(notices)!r}.")
    if site is not None and not (site / "service-worker.js").is_file():
        raise SystemExit(f"{str(site)!r} is not a folder that `hexstead site` has written.")
    settings = Settings(
        database=database,
        warm=True,
        trusted=THIS_MACHINE + tuple(check_network(address) for address in trusted),
        host_names=tuple(name.lower() for name in (host, *host_names)),
        link_host=link_host,
        caps=caps,
        retention=retention,
        notices=None if notices is None else str(notices),
        site=None if site is None else str(site),
        kill_after=int(os.environ.get("HEXSTEAD_TEST_KILL_AFTER", "0")),  # only for tests
    )
    lock = lock_file(database_url(database))
    if isinstance(lock, str):
        if not (join and lock):
            raise SystemExit(
                f"Only one server can use a SQLite file, and another one is using it: {lock or 'it is just starting.'}"
            )
        print(f"Hexstead is already at {lock}")
        if open_browser:
            webbrowser.open(lock)
        return
    with contextlib.closing(bind(port, host, tries)) as listening:
        shown = {"0.0.0.0": HOST, "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
        own_port = listening.getsockname()[1]
        settings = dataclasses.replace(settings, name=f"{socket.gethostname()}:{own_port}")
        address = f"http://{shown}:{own_port}/"
        if lock is not None:
            lock.truncate(0)
            print(address, file=lock, flush=True)
        started = threading.Event()
        asyncio.run(_check_database(database))
        app = create_app(settings)
        if watched is not None:
            add_watching(app, watched)
        server = Server(settings, started, app)
        log.info("starting", server=settings.name, version=__version__, address=address)
        threading.Thread(target=_announce, args=(address + opened, started, open_browser), daemon=True).start()
        with contextlib.suppress(KeyboardInterrupt):
            server.run(sockets=[listening])


def lock_file(url: str) -> IO[str] | str | None:
    """Lock a SQLite database for this process, because a second server would not notice the changes of the first.

    Return the lock, or the address of the server that has it; None if no lock is needed or it cannot be created.
    """
    at = make_url(url)
    if at.get_backend_name() != "sqlite" or not at.database or at.database == ":memory:":
        return None
    try:
        file = Path(f"{at.database}.lock").open("a+", encoding="utf-8")  # noqa: SIM115
    except OSError:
        return None
    if hold(file):
        return file
    with file:
        file.seek(0)
        return file.read().strip()


def check_network(address: str) -> str:
    """Check the address or network (10.0.0.0/8) of a proxy; raise SystemExit."""
    try:
        return str(ipaddress.ip_network(address) if "/" in address else ipaddress.ip_address(address))
    except ValueError:
        raise SystemExit(f"{address!r} is not an address or a network, such as 10.0.0.5 or 10.0.0.0/8.") from None


def read_numbers(defaults: T, texts: Sequence[str]) -> T:
    """Replace fields of a dataclass of numbers by texts such as `bots=10`; raise SystemExit."""
    names = [field.name.replace("_", "-") for field in dataclasses.fields(defaults)]  # type: ignore[arg-type]
    values = {}
    for text in texts:
        name, _, number = text.partition("=")
        if name not in names or not (number.isascii() and number.isdigit() and len(number) < 10):
            raise SystemExit(f"{text!r} is not NAME=NUMBER with one of these names: {', '.join(names)}.")
        values[name.replace("-", "_")] = int(number)
    return dataclasses.replace(defaults, **values)  # type: ignore[type-var]


async def _check_database(database: str | None) -> None:
    """Open the database once, so that an error ends the program before it serves."""
    store = await SqlStore.open(Settings(database=database))
    await store.close()


def _announce(address: str, started: threading.Event, open_browser: bool) -> None:
    started.wait()
    print(f"Hexstead is at {address} (Ctrl+C stops it).", flush=True)
    if open_browser:
        webbrowser.open(address)
