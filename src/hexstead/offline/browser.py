"""Entry points for the page's workers, which pass JavaScript objects for the protocols of this package."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from ..core.wasm.host import Call
from .app import SETTINGS, OfflineApplication, open_application
from .thinking import Thinking

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


class JavaScriptThinking:
    """`Thinking` for JavaScript: it takes and returns typed arrays."""

    def __init__(self, kernels: Mapping[str, Mapping[str, Call]] | None):
        self._thinking = Thinking(kernels)

    def answer(self, data: Any) -> bytes:
        return self._thinking.answer(data.to_bytes())


async def start_application(page: Any, database: Any, worker: Any, settings: str = "{}") -> OfflineApplication:
    """Start the application; it runs until the browser ends the worker. The settings are for tests."""
    chosen = {name: value for name, value in json.loads(settings).items() if name in TEST_SETTINGS}
    opened = open_application(page, database, JavaScriptWorker(worker), replace(SETTINGS, **chosen))
    _kept.append(opened)
    application: OfflineApplication = await opened.__aenter__()
    database.watch("signing")
    return application


_kept: list[Any] = []  # references to the running applications: one that is garbage-collected would be shut down


def start_thinking(kernels: Any) -> JavaScriptThinking:
    return JavaScriptThinking(kernels)
