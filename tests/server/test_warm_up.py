"""A server whose kernels are not compiled yet: tables open at once, and bots play on the plain engine until then."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import psutil
import pytest

from hexstead.bots.kernel_builder import NICENESS
from hexstead.bots.levels import all_kernels
from hexstead.core.definition import definition
from hexstead.core.engine import compiled_folder
from hexstead.processes import hold
from hexstead.server import Settings
from tests.random_play import BUILT_IN, warm_bots
from tests.server.serving import Client, Served, serving, started

pytestmark = [pytest.mark.compiled, pytest.mark.timeout(280)]

GAME = BUILT_IN[-1]
SETTINGS = Settings(pace=0.0, positions=True, limits=False, warm=True)
SECONDS = 90.0  # time limit for things that take a moment on an idle machine
SERVE = [sys.executable, "-m", "hexstead", "serve", "--no-open", "--port", "0"]

BUILD = """
import json, sys
from hexstead.bots.kernel_builder import Builder
Builder(sys.argv[1:], lambda status: print(json.dumps(status))).build()
"""  # not at low priority


def wait_for(condition: Callable[[], Any], what: str) -> None:
    until = time.monotonic() + SECONDS
    while not condition():
        assert time.monotonic() < until, f"not in time: {what}"
        time.sleep(0.05)


def health(address: str) -> dict[str, Any]:
    reply = httpx.get(f"{address}/api/health")
    assert reply.status_code == 200
    found: dict[str, Any] = reply.json()
    assert found["status"] == "ok"
    return found


def play_until(served: Served, seats: list[str], turn: int) -> tuple[str, list[dict[str, Any]]]:
    """Create a table of bots and watch it until this turn; return its code and its events."""
    made = served.make(game=GAME, seats=seats, seed=3)
    with Client(served.port, made["table"], None) as spectator:
        while spectator.now["view"]["position"]["turn"] < turn:
            spectator.read(SECONDS)
        return made["table"], spectator.events


@pytest.fixture(scope="module")
def kernels() -> dict[tuple[str, str], Path]:
    """The folders of all kernels in the compile cache of this machine, compiled, by game and kernel."""
    for game in BUILT_IN:
        warm_bots(game)
    return {
        (game, kernel.name): compiled_folder(definition(game), kernel)
        for game in BUILT_IN
        for kernel in all_kernels(game)
    }


@pytest.fixture
def cache(kernels: dict[tuple[str, str], Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty compile cache for the servers of a test."""
    folder = tmp_path / "cache"
    folder.mkdir()
    monkeypatch.setenv("HEXSTEAD_CACHE", str(folder))
    return folder


def test_bots_play_on_the_plain_engine_until_the_kernels_are_compiled(kernels, cache):
    """The test acts as another process that is compiling into the same cache folder."""
    with (cache / "building.lock").open("a") as lock, serving(SETTINGS) as served:
        assert hold(lock)
        assert health(served.url)["bots"] == "warming"
        code, events = play_until(served, ["baron", "engineer", "baron", "settler"], 3)
        assert health(served.url) | {"version": ""} == {"status": "ok", "version": "", "bots": "warming", "percent": 0}
        said = [event for event in events if event["type"] == "substituted"]
        assert [(event["level"], event["by"], event["log"]["id"]) for event in said] == [
            ("baron", "engineer", "log-substituted-baron")
        ]
        assert served.table_from_disk(code).substituted == {("baron", None)}
        bots = served.server.app.state.bots
        assert asyncio.run(bots.playing_level(GAME, "baron")) == "engineer"

        for folder in kernels.values():
            shutil.copytree(folder, cache / folder.name)
        lock.close()
        wait_for(lambda: health(served.url)["bots"] == "ready", "the kernels are loaded")
        assert "percent" not in health(served.url)
        assert asyncio.run(bots.playing_level(GAME, "baron")) == "baron"
        _, events = play_until(served, ["baron", "engineer", "baron", "settler"], 3)
        assert "substituted" not in {event["type"] for event in events}


def test_the_builder_compiles_only_what_is_missing(kernels, cache):
    """As after an interruption: one kernel is missing."""
    missing = kernels[GAME, "particles"]
    for folder in kernels.values():
        if folder != missing:
            shutil.copytree(folder, cache / folder.name)
    done = subprocess.run([sys.executable, "-c", BUILD, *BUILT_IN], stdout=subprocess.PIPE, text=True, check=True)
    reports = [json.loads(line) for line in done.stdout.splitlines()]
    first, last = reports[0], reports[-1]
    assert (first["cold"], first["compiled"]) == ([GAME], [game for game in BUILT_IN if game != GAME])
    assert sorted(last["compiled"]) == BUILT_IN
    progress = [report["progress"] for report in reports]
    assert progress == sorted(progress)
    assert progress[-1] > 0.5
    assert (cache / missing.name / "complete").exists()


@pytest.mark.skipif(sys.platform == "win32", reason="sends signals")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_no_process_is_left_when_the_server_ends_while_it_compiles(cache, tmp_path, number):
    environment = {**os.environ, "HEXSTEAD_DATABASE": f"sqlite:///{tmp_path}/tables.sqlite"}
    with subprocess.Popen(SERVE, env=environment) as server:
        try:
            process = psutil.Process(server.pid)
            lowest = min(19, os.nice(0) + NICENESS)
            wait_for(lambda: lowest in [child.nice() for child in process.children()], "it compiles at low priority")
            children = process.children(recursive=True)
            server.send_signal(number)
            server.wait(SECONDS)
        finally:
            server.kill()
    wait_for(lambda: not any(child.is_running() for child in children), "its processes end")


def test_a_read_only_cache_folder_is_replaced_by_a_temporary_one(cache, tmp_path, monkeypatch):
    (tmp_path / "file").touch()
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    monkeypatch.setenv("HEXSTEAD_CACHE", str(tmp_path / "file" / "cache"))  # cannot be created
    monkeypatch.setenv("TMPDIR", str(temporary))
    with serving(SETTINGS) as served:
        play_until(served, ["baron", "engineer", "settler", "greenhorn"], 2)
        wait_for(lambda: served.server.app.state.bots.progress > 0, "it compiles")
        assert len(list(temporary.glob("hexstead-*"))) == 1
        assert health(served.url)["bots"] == "warming"
    wait_for(lambda: list(temporary.iterdir()) == [], "the temporary folder is removed")


def test_without_numba_bots_stay_on_the_plain_engine(cache, tmp_path):
    hidden = tmp_path / "hidden"
    hidden.mkdir()
    (hidden / "sitecustomize.py").write_text("import sys\nsys.modules['numba'] = None\n", encoding="utf-8")
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join((str(hidden), os.environ["PYTHONPATH"])),
        "HEXSTEAD_DATABASE": f"sqlite:///{tmp_path}/tables.sqlite",
    }
    with started(SERVE, env=environment) as address:
        wait_for(lambda: health(address)["bots"] == "ready", "the plain engine is ready")
        made = httpx.post(f"{address}/api/tables", json={"game": GAME, "seats": ["baron", *["greenhorn"] * 3]}).json()
        with Client(int(address.rpartition(":")[2]), made["table"], None) as spectator:
            while spectator.now["view"]["position"]["turn"] < 2:
                spectator.read(SECONDS)
        assert "substituted" not in {event["type"] for event in spectator.events}
    assert list(cache.iterdir()) == []
