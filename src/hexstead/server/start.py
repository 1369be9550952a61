"""Starting a server on this machine: a free port, a line that says where, a browser that opens there."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import threading
import webbrowser

import uvicorn

from . import logs
from .app import create_app
from .settings import LARGEST_FRAME, Settings
from .store import Store

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
                lifespan="on",
                timeout_graceful_shutdown=2,
            )
        )
        self._announced = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self._announced is not None:
            self._announced.set()


def bind(port: int) -> socket.socket:
    """A listening place on loopback: that port, or the next free one; 0 is any."""
    for candidate in range(port, port + TRIES) if port else [0]:
        place = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        place.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            place.bind((HOST, candidate))
        except (OSError, OverflowError):
            place.close()
            continue
        place.listen(128)
        return place
    raise SystemExit(f"No free port from {port} to {port + TRIES - 1} on this machine.")


def run(port: int = 8000, open_browser: bool = True, database: str | None = None) -> None:
    """Serve tables on this machine until Ctrl+C."""
    logs.configure()
    with contextlib.closing(bind(port)) as place:
        address = f"http://{HOST}:{place.getsockname()[1]}/"
        started = threading.Event()
        asyncio.run(_try(database))
        kill_after = int(os.environ.get("HEXSTEAD_TEST_KILL_AFTER", "0"))  # for the tests that kill servers
        server = Server(Settings(database=database, warm=True, kill_after=kill_after), started)
        threading.Thread(target=_announce, args=(address, started, open_browser), daemon=True).start()
        with contextlib.suppress(KeyboardInterrupt):
            server.run(sockets=[place])


async def _try(database: str | None) -> None:
    """Open the database once, so that what is wrong with it is said in a sentence."""
    store = await Store.open(Settings(database=database))
    await store.close()


def _announce(address: str, started: threading.Event, open_browser: bool) -> None:
    started.wait()
    print(f"Hexstead is at {address} (Ctrl+C stops it).", flush=True)
    if open_browser:
        webbrowser.open(address)
