"""Servers in separate processes that can be killed: one process imports everything once and forks the servers."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
import threading
import time
from typing import Any

CALM: dict[str, Any] = {"pace": 0.0, "positions": True, "level": "random", "limits": False, "lease": 0.4}


class Servers:
    """Starts servers on one database, and kills them at the end."""

    def __init__(self, database: str):
        self._database = database
        command = [sys.executable, "-c", "from tests.server.processes import fork; fork()"]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self._pids: list[int] = []

    def __enter__(self) -> Servers:
        return self

    def __exit__(self, *error: object) -> None:
        for pid in self._pids:
            kill(pid)
        self._process.kill()
        self._process.wait()

    def start(self, **settings: Any) -> tuple[int, int]:
        """Start a server and wait until it serves; return its process id and port.

        The setting `skew` is the number of seconds by which its wall clock is ahead.
        """
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(json.dumps(CALM | {"database": self._database} | settings) + "\n")
        self._process.stdin.flush()
        pid, port = json.loads(self._process.stdout.readline())
        self._pids.append(pid)
        return pid, port


def kill(pid: int) -> None:
    with contextlib.suppress(ProcessLookupError):
        os.kill(pid, signal.SIGKILL)


def fork() -> None:
    """Read settings from standard input, one JSON object per line, and fork a server for each."""
    from hexstead.server import Settings, logs
    from hexstead.server.start import Server, bind

    logs.configure()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        if os.fork():
            continue
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        wanted = json.loads(line)
        _skew(wanted.pop("skew", 0))
        listening, started = bind(0), threading.Event()
        server = Server(Settings(**wanted), started)
        threading.Thread(target=_report, args=(started, listening.getsockname()[1]), daemon=True).start()
        server.run(sockets=[listening])
        os._exit(0)


def _skew(seconds: float) -> None:
    """Shift this process's wall clock."""
    real = time.time
    time.time = lambda: real() + seconds


def _report(started: threading.Event, port: int) -> None:
    started.wait()
    print(json.dumps([os.getpid(), port]), flush=True)
