"""How tests find and start Chromium."""

from __future__ import annotations

import os
import shutil

QUIET = (
    "--disable-gpu --disable-quic --no-first-run "
    "--disable-background-networking --disable-component-update --disable-sync"
)


def find_chromium() -> str | None:
    """The path of the browser: $CHROMIUM, or the first one found."""
    names = (os.environ.get("CHROMIUM", ""), "chromium", "chromium-browser", "google-chrome")
    return next((path for name in names if name and (path := shutil.which(name))), None)


def no_sandbox() -> list[str]:
    """The argument without which Chromium does not start as root."""
    return ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
