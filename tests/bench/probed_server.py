"""A server for load tests: `python probed_server.py DATABASE LOG [SETTING=NUMBER…]` prints its port and serves.

It imports nothing but hexstead, so that any version can be measured with the same clients. It logs stalls of its event
loop of 10 ms or more to LOG, as lines of monotonic time, kind and seconds: `collection` (processor time of a
garbage collection), `late` (a tick came too late, which depends on the load of the machine) and `busy` (processor time
between two ticks).
"""

from __future__ import annotations

import asyncio
import gc
import sys
import time
from typing import Any

from hexstead.server import Settings
from hexstead.server.start import Server, bind

TICK = 0.01


class ProbedServer(Server):
    """A server that measures its event loop."""

    def __init__(self, settings: Settings, log: str):
        super().__init__(settings)
        self._log = open(log, "a", buffering=1, encoding="ascii")  # noqa: SIM115
        self._began = 0.0
        self._due = self._used = 0.0

    async def startup(self, sockets: list[Any] | None = None) -> None:
        await super().startup(sockets)
        gc.callbacks.append(self._collected)
        self._wait()

    def _write(self, kind: str, seconds: float) -> None:
        if seconds >= TICK:
            print(time.monotonic(), kind, seconds, file=self._log)

    def _collected(self, phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            self._began = time.thread_time()
        else:
            self._write("collection", time.thread_time() - self._began)

    def _wait(self) -> None:
        self._due, self._used = time.monotonic() + TICK, time.thread_time()
        asyncio.get_running_loop().call_later(TICK, self._tick)

    def _tick(self) -> None:
        self._write("late", time.monotonic() - self._due)
        self._write("busy", time.thread_time() - self._used)
        self._wait()


if __name__ == "__main__":
    database, log, *others = sys.argv[1:]
    given: Any = {name: float(value) for name, _, value in (other.partition("=") for other in others)}
    listening = bind(0)
    print(listening.getsockname()[1], flush=True)
    ProbedServer(Settings(**{"database": database, "limits": False, "pace": 0.1, "rooms": 5000, **given}), log).run(
        sockets=[listening]
    )
