"""A host that runs WebAssembly modules in Node, as Chromium would, and measures their processor time."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any

from hexstead.core.engine import Engine
from hexstead.core.wasm.engine import WasmEngine
from hexstead.core.wasm.host import PAGE, Call, Host
from hexstead.core.wasm.memory import Block, Heap
from tests.bots.processes import WHEEL

MEMORY_BYTES = 64 << 20
SCRIPT = Path(__file__).with_name("run_modules.mjs")
NODE = next(path for path in (WHEEL / "bin" / "node", WHEEL / "node.exe") if path.exists())


class NodeHost(Host):
    """Node as a child process. Every call copies the used memory there and back."""

    def __init__(self) -> None:
        self.repeats = 1  # how often a call is repeated over the same memory, to be measured
        self.seconds: list[float] = []  # processor time of the last call's repeats
        self._heap = Heap(memoryview(bytearray(MEMORY_BYTES)))
        super().__init__()
        self._modules = 0
        command = [str(NODE), str(SCRIPT), str(MEMORY_BYTES // PAGE)]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def allocate(self, size: int) -> Block:
        return self._heap.allocate(size)

    def load(self, module: str, emit: Callable[[], bytes]) -> Mapping[str, Call]:
        reply, _ = self._request({"type": "load"}, emit())
        self._modules += 1
        return {name: partial(self._call, self._modules - 1, name) for name in reply["names"]}

    def _call(self, module: int, name: str, address: int) -> None:
        used = self._heap.view[: self._heap.top]
        request = {"type": "call", "module": module, "name": name, "address": address, "repeats": self.repeats}
        reply, used[:] = self._request(request, used)
        self.seconds = reply["seconds"]

    def _request(self, request: dict[str, Any], data: bytes | memoryview) -> tuple[dict[str, Any], bytes]:
        into, out = self._process.stdin, self._process.stdout
        assert into is not None
        assert out is not None
        into.write(json.dumps(request | {"size": len(data)}).encode() + b"\n")
        into.write(data)
        into.flush()
        reply = json.loads(out.readline())
        return reply, out.read(reply["size"])

    def close(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


def node_engine(host: NodeHost, like: Engine) -> WasmEngine:
    """An engine in Node with the terms of another engine."""

    class NodeEngine(WasmEngine):
        def _find_host(self) -> Host:
            return host

    return NodeEngine(like.game, like.board, like.options, like.players)
