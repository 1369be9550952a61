"""The folder in which Hexstead keeps what it can make or download again."""

from __future__ import annotations

import os
import pathlib
import tempfile


def cache_home() -> pathlib.Path:
    """`HEXSTEAD_CACHE`, else the user's cache folder, else a temporary folder."""
    home = os.environ.get("HEXSTEAD_CACHE")
    if home is not None:
        return pathlib.Path(home)
    try:
        return pathlib.Path(os.environ.get("XDG_CACHE_HOME") or pathlib.Path.home() / ".cache") / "hexstead"
    except RuntimeError:  # no home directory
        return pathlib.Path(tempfile.gettempdir()) / "hexstead-cache"
