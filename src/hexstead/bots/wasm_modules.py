"""All WebAssembly modules of a game: its rules and its bots."""

from __future__ import annotations

from ..core.definition import definition
from ..core.kernel import RULES
from ..core.wasm.module import emit_module, module_name
from .levels import LEVELS
from .mind import mind_of


def wasm_modules(game: str) -> dict[str, bytes]:
    """The modules by name, without ".wasm"; raises Unsupported if a rule cannot become WebAssembly."""
    makers = dict.fromkeys(kernel for level in LEVELS.values() for kernel in level.kernels)
    kernels = [RULES, *((kernel(game) for kernel in makers) if mind_of(game) else ())]
    found = definition(game)
    return {module_name(found, kernel): emit_module(found, kernel) for kernel in kernels}
