"""A temporary PostgreSQL server for tests: on loopback, on a free port, in a temporary folder, never as root."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
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


@contextlib.contextmanager
def running(name: str = "postgres") -> Iterator[str]:
    """The URL of an empty database on a new server, which runs for the length of the block."""
    folder = programs()
    assert folder is not None, "PostgreSQL is not installed"
    user = account()
    with tempfile.TemporaryDirectory() as home:
        data = Path(home) / "data"
        data.mkdir()
        if user:
            os.chmod(home, 0o755)
            shutil.chown(data, user)
        subprocess.run(
            [folder / "initdb", "-D", data, "-A", "trust", "-U", "hexstead", "--no-sync", "-E", "UTF8"],
            check=True, capture_output=True, user=user, cwd=data,
        )  # fmt: skip
        with socket.socket() as free:
            free.bind((HOST, 0))
            port = free.getsockname()[1]
        options = {"listen_addresses": HOST, "port": port, "unix_socket_directories": "", "fsync": "off"}
        command = [str(folder / "postgres"), "-D", str(data)]
        command += [part for key, value in options.items() for part in ("-c", f"{key}={value}")]
        with subprocess.Popen(command, user=user, cwd=data, stderr=subprocess.DEVNULL) as process:
            try:
                _wait(folder, port)
                if name != "postgres":
                    make = [str(folder / "createdb"), "-h", HOST, "-p", str(port), "-U", "hexstead", name]
                    subprocess.run(make, check=True, timeout=PATIENCE)
                yield f"postgresql://hexstead@{HOST}:{port}/{name}"
            finally:
                process.terminate()


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
