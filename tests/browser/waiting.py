"""Waiting that works on busy machines: time lost to other processes, as counted by the kernel, and a still board."""

from __future__ import annotations

import contextlib
import threading
from pathlib import Path

from playwright.sync_api import Browser, Page

from tests.server.serving import Served

STILL = """() => new Promise((resolve) => {
  const world = document.querySelector('.world');
  let [before, frames] = ['', 0];
  const look = () => {
    const box = world.getBoundingClientRect(), now = [box.x, box.y, box.width, innerWidth, innerHeight].join();
    [before, frames] = [now, now === before ? frames + 1 : 0];
    frames < 8 ? requestAnimationFrame(look) : resolve();
  };
  look();
})"""


def settle(page: Page) -> None:
    """Wait until the board has stayed where it is for several frames."""
    page.evaluate(STILL)


class Chain:
    """The threads involved in a bot's turn: those of the server, the bot processes and, on request, the browser."""

    def __init__(self, served: Served, browser: Browser | None):
        main = threading.main_thread().native_id  # the test itself, which only observes
        self._own = [task for task in Path("/proc/self/task").glob("*") if task.name != str(main)]
        self._bots = served.server.app.state.bots
        self._pages: list[int] = []
        if browser is not None:
            found = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
            self._pages = [process["id"] for process in found if process["type"] == "renderer"]
        self._counted: dict[Path, int] = {}  # also of threads that have ended, such as those of replaced bot processes

    def starved(self) -> float:
        """Seconds that they waited for a processor; 0 if the kernel does not count it."""
        others = [Path(f"/proc/{pid}/task/{pid}") for pid in (*self._bots.pids, *self._pages)]
        for thread in self._own + others:
            with contextlib.suppress(OSError):  # it has ended
                self._counted[thread] = int((thread / "schedstat").read_text().split()[1])
        return sum(self._counted.values()) / 1e9
