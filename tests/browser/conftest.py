"""Browser tests use the system's Chromium; without one they are skipped, and the last line of `make test` says so."""

import os
import shutil
from typing import Any

import pytest

QUIET = (
    "--disable-gpu --disable-quic --no-first-run "
    "--disable-background-networking --disable-component-update --disable-sync"
)


@pytest.fixture(scope="session", autouse=True)
def chromium() -> str:
    """The browser's path: $CHROMIUM, or the first one found."""
    names = (os.environ.get("CHROMIUM", ""), "chromium", "chromium-browser", "google-chrome")
    found = next((path for name in names if name and (path := shutil.which(name))), None)
    if found is None:
        pytest.skip("no Chromium")
    return found


@pytest.fixture(scope="session")
def browser_type_launch_args(chromium: str) -> dict[str, Any]:
    """pytest-playwright starts the browser with these."""
    sandbox = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    return {"executable_path": chromium, "args": QUIET.split() + sandbox}
