"""Entry point for the page's first worker, which passes JavaScript objects for the protocols of this package."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

from .app import SETTINGS, OfflineApplication, open_application

TEST_SETTINGS = ("pace", "positions")


class JavaScriptWorker:
    """The second worker: `Worker` of bots.py over the class `Thinking` of app-worker.ts."""

    def __init__(self, worker: Any):
        self._worker = worker

    async def start(self) -> bool:
        return bool(await self._worker.start())

    async def ask(self, data: bytes) -> bytes:
        answer: bytes = (await self._worker.ask(data)).to_bytes()
        return answer

    def stop(self) -> None:
        self._worker.stop()


async def start_application(page: Any, database: Any, worker: Any, settings: str = "{}") -> OfflineApplication:
    """Start the application; it runs until the browser ends the worker. The settings are for tests."""
    chosen = {name: value for name, value in json.loads(settings).items() if name in TEST_SETTINGS}
    opened = open_application(page, database, JavaScriptWorker(worker), replace(SETTINGS, **chosen))
    _kept.append(opened)
    application: OfflineApplication = await opened.__aenter__()
    database.watch("signing")
    return application


_kept: list[Any] = []  # references to the running applications: one that is garbage-collected would be shut down
