"""Kernels as WebAssembly modules.

An entry point is exported under its name as a function of one i32: the address of its arguments, 64 bits each. An array
is passed as address, length and, for a table, columns. The result replaces the first argument. This avoids passing
64-bit integers to JavaScript, where they would be BigInts.
"""

from __future__ import annotations

from functools import cache

from ..definition import Definition
from ..engine import all_hooks, structs_of
from ..kernel import Kernel
from ..rule import reachable
from . import encoding as op
from .body import emit_function, signature
from .encoding import I32, Code, Signature, encode_module
from .expressions import COPY_STATE
from .source import Source, Vocabulary

ARGUMENT_BYTES = 8


def module_name(game: Definition, kernel: Kernel) -> str:
    return f"{game.name}-{kernel.name}"


@cache
def emit_module(game: Definition, kernel: Kernel) -> bytes:
    """A kernel as WebAssembly binary; raises Unsupported for code outside the subset of Python that it covers."""
    hooks = all_hooks(game, kernel)
    vocabulary = Vocabulary.of(kernel, structs_of(game), hooks)
    functions = [f for f in reachable(kernel.entries, hooks) if f.__name__ != COPY_STATE]
    numbers = {function: n for n, function in enumerate(functions)}
    sources = [Source(function, vocabulary) for function in functions]
    emitted = [(signature(source), emit_function(source, numbers.__getitem__)) for source in sources]
    exports: list[tuple[str, int]] = []
    for entry in kernel.entries:
        exports.append((entry.__name__, len(emitted)))
        emitted.append(_exported(sources[numbers[entry]], numbers[entry]))
    return encode_module(emitted, exports)


def _exported(source: Source, number: int) -> tuple[Signature, bytes]:
    """The function that reads the arguments of an entry point from memory and calls it."""
    parameters, _ = signature(source)
    code = Code((I32,))
    code.local(op.LOCAL_GET, 0)
    for i, kind in enumerate(parameters):
        code.local(op.LOCAL_GET, 0)
        code.memory(op.I32_LOAD if kind == I32 else op.I64_LOAD, ARGUMENT_BYTES * i)
    code.call(number)
    code.memory(op.I64_STORE, 0)
    return ((I32,), ()), code.encoded()
