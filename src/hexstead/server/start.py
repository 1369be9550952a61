"""Starting a server on this machine: a free port, a line that says where, a browser that opens there."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import ipaddress
import os
import socket
import threading
import webbrowser
from collections.abc import Sequence
from pathlib import Path
from typing import IO

import uvicorn
from sqlalchemy import make_url

from ..processes import hold
from . import logs
from .app import create_app
from .settings import LARGEST_FRAME, THIS_MACHINE, Settings
from .store import Store, database_url

HOST = "127.0.0.1"
TRIES = 50


class Server(uvicorn.Server):
    """uvicorn, with a call when it has begun to serve."""

    def __init__(self, settings: Settings, started: threading.Event | None = None):
        self.app = create_app(settings)
        super().__init__(
            uvicorn.Config(
                self.app,
                log_level="warning",
                ws_max_size=LARGEST_FRAME,
                ws_per_message_deflate=False,  # it would cost a socket more memory than its table, and moves time
                lifespan="on",
                timeout_graceful_shutdown=2,
                forwarded_allow_ips=list(settings.trusted),
            )
        )
        self._announced = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        gc.freeze()  # what is loaded now stays; looking through it again and again would hold up the moves
        if self._announced is not None:
            self._announced.set()


def bind(port: int, host: str = HOST, tries: int = TRIES) -> socket.socket:
    """A listening place: that port, or the next free one of so many; 0 is any."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    trouble = f"No free port from {port} to {port + tries - 1} on this machine."
    for candidate in range(port, port + tries) if port else [0]:
        place = socket.socket(family, socket.SOCK_STREAM)
        place.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            place.bind((host, candidate))
        except (OSError, OverflowError) as error:
            place.close()
            if tries == 1:
                trouble = f"Cannot listen on port {port} of {host}: {error}."
            continue
        place.listen(128)
        return place
    raise SystemExit(trouble)


def run(
    port: int = 8000,
    *,
    host: str = HOST,
    tries: int = TRIES,
    open_browser: bool = True,
    database: str | None = None,
    trusted: Sequence[str] = (),
    join: bool = False,
) -> None:
    """Serve tables until Ctrl+C, on this machine alone or on all the addresses of a host.

    Where another server has the same SQLite file, this is refused; or one goes there, to `join` it.
    """
    logs.configure()
    settings = Settings(
        database=database,
        warm=True,
        trusted=THIS_MACHINE + tuple(check_network(address) for address in trusted),
        kill_after=int(os.environ.get("HEXSTEAD_TEST_KILL_AFTER", "0")),  # for the tests that kill servers
    )
    kept = keep(database_url(database))
    if isinstance(kept, str):
        if not (join and kept):
            raise SystemExit(f"SQLite is for one server, and another has this file: {kept or 'it is just starting.'}")
        print(f"Hexstead is already at {kept}")
        webbrowser.open(kept)
        return
    with contextlib.closing(bind(port, host, tries)) as place:
        shown = {"0.0.0.0": HOST, "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
        address = f"http://{shown}:{place.getsockname()[1]}/"
        if kept is not None:
            kept.truncate(0)
            print(address, file=kept, flush=True)
        started = threading.Event()
        asyncio.run(_try(database))
        server = Server(settings, started)
        threading.Thread(target=_announce, args=(address, started, open_browser), daemon=True).start()
        with contextlib.suppress(KeyboardInterrupt):
            server.run(sockets=[place])


def keep(url: str) -> IO[str] | str | None:
    """Have a SQLite file alone, for a second server would not hear what this one does: a file that is held, or the
    address of the server that has it. None: nothing of the kind is needed, or it cannot be written at all.
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
    """An address or a network (10.0.0.0/8) of proxies; raises SystemExit with a sentence."""
    try:
        return str(ipaddress.ip_network(address) if "/" in address else ipaddress.ip_address(address))
    except ValueError:
        raise SystemExit(f"{address!r} is no address of a proxy, such as 10.0.0.5 or 10.0.0.0/8.") from None


async def _try(database: str | None) -> None:
    """Open the database once, so that what is wrong with it is said in a sentence."""
    store = await Store.open(Settings(database=database))
    await store.close()


def _announce(address: str, started: threading.Event, open_browser: bool) -> None:
    started.wait()
    print(f"Hexstead is at {address} (Ctrl+C stops it).", flush=True)
    if open_browser:
        webbrowser.open(address)
