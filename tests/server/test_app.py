"""The application with other parts: a store in memory, bots in the event loop, a page from another folder."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from hexstead.server import Settings, create_app
from hexstead.server.application import Application, running
from hexstead.server.credentials import Caller
from hexstead.server.memory_store import MemoryStore
from hexstead.server.messages import TableRequest
from hexstead.server.store import Store
from tests.server.loop_bots import LoopBots
from tests.server.serving import CALM, Client, serving


class InlineWorkers:
    """Runs all work in the event loop."""

    async def in_thread(self, job: Any, *args: Any) -> Any:
        return job(*args)

    in_process = in_thread

    def close(self) -> None: ...


def test_a_game_is_played_without_database_processes_and_threads():
    store, workers = MemoryStore(), InlineWorkers()
    typed: Store = store  # it has the whole interface
    app = create_app(CALM, store=typed, bots=LoopBots(), workers=workers)  # type: ignore[arg-type]
    with serving(CALM, app) as served:
        made = served.make(seats=["baron", "engineer", "settler", "greenhorn"], seed=2)
        with Client(served.port, made["table"], None) as watcher:
            while watcher.now["actions"] < 60:
                watcher.read()
        assert len(store.logs[made["table"]]) > 20
        assert httpx.get(f"{served.url}/api/tables/{made['table']}/board").json()["hexes"]
        assert httpx.get(f"{served.url}/api/health").json()["bots"] == "ready"


class Port:
    """A socket between two tasks of one event loop, as a worker in a browser has one to its page."""

    def __init__(self) -> None:
        self.sent: asyncio.Queue[dict[str, Any]] = asyncio.Queue()  # by the client
        self.received: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    async def accept(self) -> None: ...

    async def receive(self) -> dict[str, Any]:
        return await self.sent.get()

    async def send_text(self, data: str) -> None:
        self.received.put_nowait(json.loads(data))

    async def close(self, code: int = 1000, reason: str | None = None) -> None: ...

    def send(self, message: dict[str, Any]) -> None:
        self.sent.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    async def until(self, is_wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        while not is_wanted(message := await self.received.get()):
            pass
        return message


async def _act_once(application: Application) -> dict[str, Any]:
    """Make a table, take the first possible action at its only seat of a person, and return the answer."""
    caller, port = Caller("a device", network="here"), Port()
    seats = ["person", "greenhorn", "greenhorn", "greenhorn"]
    wanted = TableRequest.model_validate({"game": "germany", "players": 4, "seats": seats, "seed": 3})
    made = await application.tables.make(wanted, caller)
    serving = asyncio.create_task(application.serve(port, caller))
    port.send({"type": "hello", "game": made["table"]})
    asked = await port.until(lambda message: message.get("prompt") is not None)
    action = {"type": asked["prompt"]["choices"][0]["type"]}
    port.send({"type": "act", "id": "first", "prompt": asked["number"], "actions": [action]})
    answer = await port.until(lambda message: message.get("id") == "first")
    port.sent.put_nowait({"type": "websocket.disconnect"})
    await serving
    return answer


def test_a_table_is_played_without_http():
    async def run() -> dict[str, Any]:
        async with running(CALM, MemoryStore(), LoopBots(), InlineWorkers()) as application:  # type: ignore[arg-type]
            return await _act_once(application)

    assert asyncio.run(run())["type"] == "ok"


@pytest.mark.parametrize("module", ["application", "room", "tables", "replay"])
def test_the_logic_of_tables_needs_no_web_framework_and_no_database(module):
    code = f"import sys, hexstead.server.{module}; print({{'fastapi', 'starlette', 'sqlalchemy'}} & {{*sys.modules}})"
    assert subprocess.check_output([sys.executable, "-c", code], text=True).strip() == "set()"


def test_an_unknown_name_in_the_package_is_an_attribute_error():
    import hexstead.server

    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        _ = hexstead.server.nothing


@pytest.mark.parametrize("by", ["setting", "environment"])
def test_the_page_can_come_from_another_folder(tmp_path: Path, monkeypatch, by):
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<p>another page</p>", encoding="utf-8")
    (tmp_path / "assets" / "a.js").write_text("1", encoding="utf-8")
    (tmp_path / "icon.svg").write_text("<svg/>", encoding="utf-8")
    if by == "environment":
        monkeypatch.setenv("HEXSTEAD_PAGE", str(tmp_path))
    settings = Settings(page=str(tmp_path) if by == "setting" else None)
    pages = {"/": "another page", "/t/ABCDEF": "another page", "/assets/a.js": "1", "/icon.svg": "<svg/>"}
    with serving(settings) as served:
        for path, text in pages.items():
            assert text in httpx.get(served.url + path).text
