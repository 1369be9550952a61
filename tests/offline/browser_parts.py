"""In-memory versions of the browser's parts that the application needs: the database, the page, the second worker."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Callable
from typing import Any

from hexstead.offline.app import SETTINGS, OfflineApplication, open_application
from hexstead.offline.thinking import Thinking
from hexstead.server.settings import Settings


class MemoryDatabase:
    """Like web/src/offline/database.ts. `problem` is what the next commits fail with."""

    def __init__(self, shared: MemoryDatabase | None = None) -> None:
        self.rows: dict[str, dict[str, str]] = shared.rows if shared else {"tables": {}, "entries": {}, "secrets": {}}
        self.windows: list[MemoryDatabase] = shared.windows if shared else []
        self.windows.append(self)
        self.changed: Callable[[str], None] = lambda code: None
        self.problem = ""
        self.commits = 0

    async def load(self) -> str:
        return json.dumps({"tables": list(self.rows["tables"].values()), "secrets": self.rows["secrets"]})

    async def table(self, code: str) -> str:
        entries = [text for key, text in sorted(self.rows["entries"].items()) if key.startswith(f"{code}/")]
        return json.dumps({"table": self.rows["tables"].get(code), "entries": entries})

    async def commit(self, changes: str) -> str:
        if self.problem:
            return self.problem
        found = json.loads(changes)
        if any(is_new and key in self.rows[collection] for collection, key, _, is_new in found):
            return "ConstraintError"
        self.commits += 1
        for collection, key, text, _ in found:
            rows = self.rows[collection]
            if text is not None:
                rows[key] = text
            for each in [name for name in rows if text is None and (name == key or name.startswith(key))]:
                del rows[each]
        for code in dict.fromkeys(key for collection, key, *_ in found if collection == "tables"):
            for window in self.windows:
                if window is not self:
                    window.changed(code)
        return ""


class LocalWorker:
    """The second worker, in this process. While `is_stuck`, it does not answer."""

    def __init__(self) -> None:
        self._thinking: Thinking | None = None
        self.starts = 0
        self.is_stuck = False

    async def start(self) -> bool:
        self.starts += 1
        self._thinking = Thinking()
        return False

    async def ask(self, data: bytes) -> bytes:
        assert self._thinking is not None
        while self.is_stuck:
            await asyncio.sleep(0.01)
        return self._thinking.answer(data)

    def stop(self) -> None:
        self._thinking, self.is_stuck = None, False


class RecordingPage:
    """Records the messages to the page."""

    def __init__(self) -> None:
        self.replies: dict[int, tuple[bool, Any]] = {}
        self.texts: list[dict[str, Any]] = []
        self.closed_sockets: list[int] = []
        self._changed = asyncio.Event()

    def reply(self, id: int, ok: bool, text: str) -> None:
        self.replies[id] = ok, (text if text.startswith("<") else json.loads(text))
        self._changed.set()

    def text(self, id: int, text: str) -> None:
        self.texts.append(json.loads(text))
        self._changed.set()

    def closed(self, id: int) -> None:
        self.closed_sockets.append(id)
        self._changed.set()

    async def wait(self, found: Any, seconds: float = 60) -> Any:
        """Wait until `found()` returns something true, and return it."""
        async with asyncio.timeout(seconds):
            while not (result := found()):
                self._changed.clear()
                await self._changed.wait()
            return result


class Browser:
    """A browser with the application in it."""

    def __init__(self, database: MemoryDatabase | None = None):
        self.page, self.database, self.worker = RecordingPage(), database or MemoryDatabase(), LocalWorker()
        self.application: OfflineApplication | None = None
        self._last = 0

    async def request(self, name: str, body: Any = None) -> tuple[bool, Any]:
        """The reply to a request such as GET /api/catalog."""
        assert self.application is not None
        self._last += 1
        method, target = name.split(" ")
        text = "" if body is None else body if isinstance(body, str) else json.dumps(body)
        self.application.request(self._last, method, target, text)
        id = self._last
        reply: tuple[bool, Any] = await self.page.wait(lambda: self.page.replies.get(id))
        return reply


@contextlib.asynccontextmanager
async def running_browser(
    database: MemoryDatabase | None = None, settings: Settings = SETTINGS
) -> AsyncIterator[Browser]:
    browser = Browser(database)
    async with open_application(browser.page, browser.database, browser.worker, settings) as application:
        browser.application = application
        browser.database.changed = application.changed
        yield browser
        browser.database.changed = lambda code: None
