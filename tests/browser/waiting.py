"""What a busy machine takes from a table: the kernel counts it, so that pace can be judged on any."""

from __future__ import annotations

import threading
from pathlib import Path

from playwright.sync_api import Browser

from tests.server.serving import Served


class Chain:
    """The threads that a bot's turn goes through, one after the other: server, bots' processes, the page."""

    def __init__(self, served: Served, browser: Browser):
        main = threading.main_thread().native_id  # the test itself, which only looks on
        own = [task for task in Path("/proc/self/task").glob("*") if task.name != str(main)]
        bots = served.server.app.state.thinkers.pids
        session = browser.new_browser_cdp_session()
        found = session.send("SystemInfo.getProcessInfo")["processInfo"]
        pages = [process["id"] for process in found if process["type"] == "renderer"]
        self._threads = own + [Path(f"/proc/{pid}/task/{pid}") for pid in (*bots, *pages)]

    def starved(self) -> float:
        """Seconds for which they stood ready to run while others had the processor; 0 where nobody counts it."""
        counts = [thread / "schedstat" for thread in self._threads]
        return sum(int(count.read_text().split()[1]) for count in counts if count.exists()) / 1e9
