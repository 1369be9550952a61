"""A minimal WebDriver BiDi client for Firefox: open a page, click and read."""

from __future__ import annotations

import itertools
import json
import os
import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from websockets.sync.client import ClientConnection, connect

START_SECONDS = 120.0
ADDRESS = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
# No pages of its own, no reports and updates, and nothing fetched from Mozilla.
PREFERENCES = {
    "app.normandy.enabled": False,
    "app.update.enabled": False,
    "browser.aboutwelcome.enabled": False,
    "browser.safebrowsing.downloads.remote.enabled": False,
    "browser.safebrowsing.malware.enabled": False,
    "browser.safebrowsing.phishing.enabled": False,
    "browser.startup.homepage": "about:blank",
    "browser.startup.page": 0,
    "captivedetect.canonicalURL": "",
    "datareporting.policy.dataSubmissionEnabled": False,
    "extensions.systemAddon.update.enabled": False,
    "extensions.update.enabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "services.settings.server": "",
    "toolkit.telemetry.enabled": False,
    "ui.prefersReducedMotion": 1,
}


def find_firefox() -> str | None:
    """The path of the browser: $FIREFOX, or the first one found."""
    names = (os.environ.get("FIREFOX", ""), "firefox-esr", "firefox")
    return next((path for name in names if name and (path := shutil.which(name))), None)


class Firefox:
    """One window of a running Firefox."""

    def __init__(self, socket: ClientConnection):
        self._socket, self._ids = socket, itertools.count(1)
        self.call("session.new", {"capabilities": {}})
        self._window = self.call("browsingContext.getTree", {})["contexts"][0]["context"]

    def call(self, method: str, params: dict[str, Any]) -> Any:
        id = next(self._ids)
        self._socket.send(json.dumps({"id": id, "method": method, "params": params}))
        while (reply := json.loads(self._socket.recv())).get("id") != id:
            pass  # an event
        if reply["type"] == "error":
            raise AssertionError(f"{method}: {reply['message']}")
        return reply["result"]

    def open(self, address: str) -> None:
        self.call("browsingContext.navigate", {"context": self._window, "url": address, "wait": "complete"})

    def run(self, expression: str) -> Any:
        """The value of an expression that is a text, a number, a bool or null; waits for a promise."""
        target = {"context": self._window}
        found = self.call("script.evaluate", {"expression": expression, "target": target, "awaitPromise": True})
        assert found["type"] == "success", found
        return found["result"].get("value")

    def before_pages(self, function: str) -> None:
        """Run a function in every page before its own scripts."""
        self.call("script.addPreloadScript", {"functionDeclaration": function})

    def wait(self, expression: str, seconds: float) -> Any:
        """Poll an expression until it is true, and return its value."""
        end = time.monotonic() + seconds
        while not (value := self.run(expression)):
            assert time.monotonic() < end, f"{expression}: {self.run('document.body.innerText')}"
            time.sleep(0.05)
        return value

    def click(self, selector: str, seconds: float) -> None:
        """Wait for an enabled control, and click on it."""
        found = f"document.querySelector({json.dumps(selector + ':enabled')})"
        self.wait(f"{found} !== null", seconds)
        self.run(f"{found}.click()")


@contextmanager
def running_firefox(program: str) -> Iterator[Firefox]:
    with TemporaryDirectory() as profile:
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in PREFERENCES.items()]
        Path(profile, "user.js").write_text("".join(lines))
        command = [program, "--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"]
        environment = os.environ | {"HOME": profile, "MOZ_CRASHREPORTER_DISABLE": "1"}
        log = Path(profile, "log.txt")
        with log.open("w") as output:
            process = subprocess.Popen(command, stdout=output, stderr=subprocess.STDOUT, env=environment)
        try:
            with connect(f"{_address(process, log)}/session", max_size=None, open_timeout=START_SECONDS) as socket:
                yield Firefox(socket)
        finally:
            process.terminate()
            process.wait(60)


def _address(process: subprocess.Popen[bytes], log: Path) -> str:
    """Wait for the address that Firefox prints."""
    end = time.monotonic() + START_SECONDS
    while not (found := ADDRESS.search(log.read_text())):
        assert process.poll() is None, f"Firefox does not start: {log.read_text()}"
        assert time.monotonic() < end, f"Firefox does not listen: {log.read_text()}"
        time.sleep(0.05)
    return found[1]
