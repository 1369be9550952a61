"""Entry point for the page's second worker. It imports what bots need, without the server's application."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..core.wasm.host import Call
from .thinking import Thinking


class JavaScriptThinking:
    """`Thinking` for JavaScript: it takes and returns typed arrays."""

    def __init__(self, kernels: Mapping[str, Mapping[str, Call]] | None):
        self._thinking = Thinking(kernels)

    def answer(self, data: Any) -> bytes:
        return self._thinking.answer(data.to_bytes())


def start_thinking(kernels: Any) -> JavaScriptThinking:
    return JavaScriptThinking(kernels)
