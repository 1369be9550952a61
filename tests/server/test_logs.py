"""The server's log: one JSON object per line, including failed joins and what libraries log."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import httpx
import structlog

from hexstead.server import logs
from tests.server.serving import started

LIBRARY = """
import logging
from hexstead.server import logs
logs.configure()
try:
    1 / 0
except ZeroDivisionError:
    logging.getLogger("uvicorn.error").exception("Exception in ASGI application")
"""


def test_a_traceback_of_a_library_is_one_line_of_json():
    done = subprocess.run([sys.executable, "-c", LIBRARY], capture_output=True, text=True, timeout=60, check=True)
    (line,) = done.stderr.splitlines()
    entry = json.loads(line)
    assert entry["event"] == "Exception in ASGI application"
    assert "ZeroDivisionError" in entry["exception"]


CRASHES = """
import sys, threading, warnings
from hexstead.server import logs
logs.configure()
warnings.warn("old\\nsyntax", DeprecationWarning, stacklevel=1)
thread = threading.Thread(target=lambda: 1 / 0)
thread.start()
thread.join()
raise LookupError("in the main thread")
"""


def test_warnings_and_uncaught_exceptions_are_lines_of_json():
    options = {"capture_output": True, "text": True, "timeout": 60}
    done = subprocess.run([sys.executable, "-W", "always", "-c", CRASHES], **options)  # type: ignore[call-overload]
    entries = [json.loads(line) for line in done.stderr.splitlines()]
    assert done.returncode == 1
    assert "DeprecationWarning" in entries[0]["event"]
    assert [entry["event"] for entry in entries[1:]] == ["crashed", "crashed"]
    assert "ZeroDivisionError" in entries[1]["exception"]
    assert "in the main thread" in entries[2]["exception"]


def test_a_flood_of_refusals_does_not_flood_the_log(monkeypatch):
    now = [0.0]
    monkeypatch.setattr(logs, "time", SimpleNamespace(monotonic=lambda: now[0]))
    refusals = logs.Refusals()
    with structlog.testing.capture_logs() as entries:
        for _ in range(1000):
            refusals.add("too_many", "203.0.113.7", "/ws")
        refusals.add("too_many", "203.0.113.8", "/ws")
        assert len(entries) == logs.MAX_LINES + 1
        now[0] = 2 * logs.WINDOW_SECONDS
        refusals.flush()
        refusals.add("too_many", "203.0.113.7", "/ws")
    assert (entries[-2]["event"], entries[-2]["count"]) == ("refused often", 1000)
    assert entries[-1]["event"] == "refused"


def test_failed_joins_and_exceeded_limits_are_logged(tmp_path):
    command = [str(Path(sys.executable).with_name("hexstead")), "serve", "--no-open", "--port", "0"]
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    with (tmp_path / "log").open("w") as log, started([*command, "--database", database], stderr=log) as address:
        codes = [httpx.post(f"{address}/api/join", json={"code": "QQQQQQ"}).json()["code"] for _ in range(25)]
    entries = [json.loads(line) for line in (tmp_path / "log").read_text().splitlines()]
    refused = [entry for entry in entries if entry["event"] == "refused"]
    assert [entry["code"] for entry in refused] == codes
    assert codes[0] == "unknown_code"
    assert codes[-1] == "too_many"
    assert {(entry["network"], entry["where"]) for entry in refused} == {("127.0.0.1", "/api/join")}
