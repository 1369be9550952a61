"""Runs in Pyodide: write the archives of the package and of the standard library to /out."""

# ruff: noqa: E402 -- the imports need the path
import sys

builtin, loaded = sys.builtin_module_names, list(sys.modules)
sys.path.insert(0, "/sources")

import json
from pathlib import Path

from hexstead.site.node import SiteError
from hexstead.site.python_parts import Library, pack

try:
    packed = pack(Library(Path("/pyodide/python_stdlib.zip")), builtin, loaded, Path("/out"))
except SiteError as error:
    packed = {"error": str(error)}
json.dumps(packed)
