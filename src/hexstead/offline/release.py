"""Frees the files of imported modules: Pyodide keeps its file system in the memory of the page."""

from __future__ import annotations

import importlib
import io
import os
import sys
import zipfile
from collections.abc import Collection
from pathlib import Path


def release_modules(folder: Path, archive: Path) -> None:
    """Empty the bytecode files below `folder` and take the modules out of `archive` that are imported already.

    The empty files stay: some packages list their modules. The rest of the archive can still be imported.
    """
    files = {str(file) for module in list(sys.modules.values()) if (file := getattr(module, "__file__", None))}
    for file in files:
        if file.endswith(".pyc") and file.startswith(f"{folder}/"):
            os.truncate(file, 0)
    imported = {file.removeprefix(f"{archive}/") for file in files if file.startswith(f"{archive}/")}
    if imported:
        archive.write_bytes(_without(archive, imported))
        importlib.invalidate_caches()


def _without(archive: Path, names: Collection[str]) -> bytes:
    """The archive's other files, uncompressed as in the original."""
    packed = io.BytesIO()
    with zipfile.ZipFile(archive) as before, zipfile.ZipFile(packed, "w", zipfile.ZIP_STORED) as after:
        for entry in before.infolist():
            if entry.filename not in names:
                after.writestr(entry, before.read(entry))
    return packed.getvalue()
