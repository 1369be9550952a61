"""The second worker: decisions of bots and other long jobs, one request at a time."""

from __future__ import annotations

import pickle
from collections.abc import Mapping
from typing import Any

from ..bots.hosted_bots import HostedBots
from ..core.wasm.host import Call, choose_host
from ..core.wasm.pyodide_host import PyodideHost


class Thinking:
    """Answers requests of bots.py. `kernels` are the WebAssembly modules that JavaScript has instantiated."""

    def __init__(self, kernels: Mapping[str, Mapping[str, Call]] | None = None):
        if kernels:
            choose_host(PyodideHost(kernels))
        self._bots = HostedBots(())

    def answer(self, data: bytes) -> bytes:
        """The reply to a request. Both are pickles, exchanged only with the worker beside this one."""
        return pickle.dumps(self._reply(pickle.loads(data)))

    def _reply(self, request: tuple[Any, ...]) -> Any:
        match request:
            case "bots", asked:
                return self._bots.answer(asked)
            case "job", job, arguments:
                return job(*arguments)
        raise ValueError(f"not a request: {request[0]!r}")
