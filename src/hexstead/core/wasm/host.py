"""Hosts run WebAssembly modules: Wasmtime in CPython (the extra `wasm`), the browser in Pyodide (pyodide_host.py)."""

from __future__ import annotations

import atexit
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from ...errors import needs
from ..layout import Struct
from .memory import Block, Group, Heap

PAGE = 65536
MEMORY_BYTES = 512 << 20  # of address space; the system allocates pages when they are written
MAX_ARGUMENT_BYTES = 512

Call = Callable[[int], None]  # takes the address of the arguments


class Host(ABC):
    """Runs modules that share one memory. Subclasses set up the memory before they call this initialiser."""

    def __init__(self) -> None:
        self.lock = threading.RLock()  # held from writing arguments to reading the result
        self.arguments = self.allocate(MAX_ARGUMENT_BYTES)

    @abstractmethod
    def allocate(self, size: int) -> Block:
        """Allocate at least one byte. The content is undefined."""

    @abstractmethod
    def load(self, module: str, emit: Callable[[], bytes]) -> Mapping[str, Call]:
        """The exported functions of a module by name. A host that needs the module's bytes calls `emit`."""


class WasmtimeHost(Host):
    """Wasmtime in this process."""

    def __init__(self) -> None:
        with needs("wasm"):
            import wasmtime

        self._wasmtime = wasmtime
        self._engine = wasmtime.Engine()
        self._store = wasmtime.Store(self._engine)
        pages = MEMORY_BYTES // PAGE
        self._memory = wasmtime.Memory(self._store, wasmtime.MemoryType(wasmtime.Limits(pages, pages)))
        buffer = self._memory.get_buffer_ptr(self._store)
        self._heap = Heap(memoryview(buffer).cast("B"))
        super().__init__()
        atexit.register(self._close)  # closing it later fails, as Wasmtime's Python modules are gone by then

    def _close(self) -> None:
        self._store.close()
        self._engine.close()

    def allocate(self, size: int) -> Block:
        return self._heap.allocate(size)

    def load(self, module: str, emit: Callable[[], bytes]) -> Mapping[str, Call]:
        compiled = self._wasmtime.Module(self._engine, emit())
        exports = self._wasmtime.Instance(self._store, compiled, [self._memory]).exports(self._store)
        return {export.name: self._call(exports[export.name]) for export in compiled.exports}

    def _call(self, function: Any) -> Call:
        return lambda address: function(self._store, address)


_chosen: list[Host] = []


def choose_host(host: Host) -> None:
    """Run the WebAssembly engine on this host, and make that engine the default of bots."""
    _chosen[:] = [host]


def has_host() -> bool:
    """Whether a host was chosen."""
    return bool(_chosen)


def current_host() -> Host:
    """The chosen host; Wasmtime if none was chosen."""
    return _chosen[0] if _chosen else _wasmtime_host()


@cache
def _wasmtime_host() -> Host:
    return WasmtimeHost()


def restore_group(kind: type[Struct], data: bytes) -> Group:
    """A group with these bytes in the memory of the current host, for pickles."""
    block = current_host().allocate(max(1, len(data)))
    block.view[: len(data)] = data
    return Group(kind, len(data) // kind.FORMAT.size, block)
