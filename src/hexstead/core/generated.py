"""Functions made from generated source.

The source is kept in `linecache`, so tracebacks and `inspect.getsource` show it.
"""

from __future__ import annotations

import linecache
import types
from collections.abc import Mapping
from typing import Any


def define(name: str, source: str, origin: str, scope: Mapping[str, Any] | None = None) -> types.FunctionType:
    """Execute `source` and return the function `name` that it defines.

    `origin` must be unique per source: it is the file name under which tracebacks find the text. `scope` holds the
    globals that the source uses.
    """
    file = f"<hexstead generated {origin}>"
    linecache.cache[file] = (len(source), None, source.splitlines(keepends=True), file)
    # Numba imports the module of a function that it loads from its cache, so this has to be a real one.
    space: dict[str, Any] = {**(scope or {}), "__name__": __name__}
    exec(compile(source, file, "exec"), space)
    made: types.FunctionType = space[name]
    return made
