"""The server's log: one JSON object per line, including failed joins and what libraries log."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import httpx

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
