"""The host in a browser: modules that JavaScript has instantiated over the memory of Pyodide.

Structs are then ordinary Python bytes, and nothing is copied. JavaScript imports `pyodide._module.memory` as
`env.memory`, which is not part of Pyodide's public API; tests/wasm/pyodide.mjs shows how.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Mapping

from .host import Call, Host
from .memory import Block


class PythonBlock:
    """Bytes allocated by Python."""

    __slots__ = ("_kept", "address", "view")

    def __init__(self, size: int):
        data = bytearray(size)
        self._kept = (ctypes.c_char * size).from_buffer(data)
        self.address = ctypes.addressof(self._kept)
        self.view = memoryview(data)


class PyodideHost(Host):
    """Runs the functions in `exports`: module name → entry point → function."""

    def __init__(self, exports: Mapping[str, Mapping[str, Call]]):
        self._exports = exports
        super().__init__()

    def allocate(self, size: int) -> Block:
        return PythonBlock(size)

    def load(self, module: str, emit: Callable[[], bytes]) -> Mapping[str, Call]:
        return self._exports[module]
