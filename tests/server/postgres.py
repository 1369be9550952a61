"""A temporary PostgreSQL server for tests: on loopback, on a free port, in a temporary folder, never as root."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from hexstead.server.start import HOST

PATIENCE = 30.0


def programs() -> Path | None:
    """The folder of initdb and postgres; None if PostgreSQL is not installed."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    other = shutil.which("initdb")
    return found[-1].parent if found else Path(other).parent if other else None


def account() -> str | None:
    """The user to run it, because PostgreSQL refuses to run as root; None for the current user."""
    if os.geteuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


class Postgres:
    """A PostgreSQL server with an empty database, which can be stopped and started again."""

    def __init__(self, home: Path, name: str = "postgres"):
        folder = programs()
        assert folder is not None, "PostgreSQL is not installed"
        self._folder, self._user, self._data = folder, account(), home / "data"
        self._data.mkdir()
        if self._user:
            os.chmod(home, 0o755)
            shutil.chown(self._data, self._user)
        subprocess.run(
            [folder / "initdb", "-D", self._data, "-A", "trust", "-U", "hexstead", "--no-sync", "-E", "UTF8"],
            check=True, capture_output=True, user=self._user, cwd=self._data,
        )  # fmt: skip
        with socket.socket() as free:
            free.bind((HOST, 0))
            self.port = free.getsockname()[1]
        self.url = f"postgresql://hexstead@{HOST}:{self.port}/{name}"
        self.start()
        if name != "postgres":
            make = [str(folder / "createdb"), "-h", HOST, "-p", str(self.port), "-U", "hexstead", name]
            subprocess.run(make, check=True, timeout=PATIENCE)

    def start(self) -> None:
        """Start the server and wait until it answers."""
        options = {"listen_addresses": HOST, "port": self.port, "unix_socket_directories": "", "fsync": "off"}
        command = [str(self._folder / "postgres"), "-D", str(self._data)]
        command += [part for key, value in options.items() for part in ("-c", f"{key}={value}")]
        self._process = subprocess.Popen(command, user=self._user, cwd=self._data, stderr=subprocess.DEVNULL)
        _wait(self._folder, self.port)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop the server: SIGINT ends all connections first, SIGQUIT ends at once, as after a crash."""
        self._process.send_signal(how)
        self._process.wait(PATIENCE)


@contextlib.contextmanager
def server(name: str = "postgres") -> Iterator[Postgres]:
    """A new server, which runs for the length of the block."""
    with tempfile.TemporaryDirectory() as home:
        made = Postgres(Path(home), name)
        try:
            yield made
        finally:
            made.stop()


@contextlib.contextmanager
def running(name: str = "postgres") -> Iterator[str]:
    """The URL of an empty database on a new server."""
    with server(name) as made:
        yield made.url


def _wait(folder: Path, port: int) -> None:
    """Wait until it accepts queries; before that it accepts connections, but reports that it is starting up."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        asked = subprocess.run(
            [folder / "pg_isready", "-h", HOST, "-p", str(port)], capture_output=True, timeout=PATIENCE
        )
        if asked.returncode == 0:
            return
        time.sleep(0.05)
    raise AssertionError("PostgreSQL does not answer")
