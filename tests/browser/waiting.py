"""Time lost to other processes, as counted by the kernel, so that tests of pace work on busy machines."""

from __future__ import annotations

import threading
from pathlib import Path

from playwright.sync_api import Browser

from tests.server.serving import Served


class Chain:
    """The threads that take part in a bot's turn: server, bot processes and browser."""

    def __init__(self, served: Served, browser: Browser):
        main = threading.main_thread().native_id  # the test itself, which only observes
        own = [task for task in Path("/proc/self/task").glob("*") if task.name != str(main)]
        bots = served.server.app.state.bots.pids
        session = browser.new_browser_cdp_session()
        found = session.send("SystemInfo.getProcessInfo")["processInfo"]
        pages = [process["id"] for process in found if process["type"] == "renderer"]
        self._threads = own + [Path(f"/proc/{pid}/task/{pid}") for pid in (*bots, *pages)]

    def starved(self) -> float:
        """Seconds that they waited for a processor; 0 if the kernel does not count it."""
        counts = [thread / "schedstat" for thread in self._threads]
        return sum(int(count.read_text().split()[1]) for count in counts if count.exists()) / 1e9
