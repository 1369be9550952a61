"""The part of the WebAssembly binary format that the emitter uses (WebAssembly Core Specification, chapter 5)."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager

I32, I64 = 0x7F, 0x7E  # value types
NO_RESULT = 0x40  # type of a block without a result

BLOCK, LOOP, IF, ELSE, END, BR, BR_IF, RETURN, CALL = 0x02, 0x03, 0x04, 0x05, 0x0B, 0x0C, 0x0D, 0x0F, 0x10
UNREACHABLE, DROP, SELECT = 0x00, 0x1A, 0x1B
LOCAL_GET, LOCAL_SET, LOCAL_TEE = 0x20, 0x21, 0x22
I32_LOAD, I64_LOAD, I32_LOAD16_S, I64_LOAD16_S, I64_LOAD32_S = 0x28, 0x29, 0x2E, 0x32, 0x34
I64_STORE, I64_STORE16, I64_STORE32 = 0x37, 0x3D, 0x3E
I32_CONST, I64_CONST = 0x41, 0x42
I32_EQZ, I64_EQZ = 0x45, 0x50
I64_EQ, I64_NE, I64_LT_S, I64_GT_S, I64_LE_S, I64_GE_S = 0x51, 0x52, 0x53, 0x55, 0x57, 0x59
I32_ADD, I32_SUB, I32_MUL, I32_AND, I32_SHL = 0x6A, 0x6B, 0x6C, 0x71, 0x74
I64_ADD, I64_SUB, I64_MUL, I64_DIV_S, I64_REM_S = 0x7C, 0x7D, 0x7E, 0x7F, 0x81
I64_AND, I64_OR, I64_XOR, I64_SHL, I64_SHR_S = 0x83, 0x84, 0x85, 0x86, 0x87
I32_WRAP_I64, I64_EXTEND_I32_U = 0xA7, 0xAD
MEMORY_COPY = bytes((0xFC, 0x0A, 0x00, 0x00))

TYPES, IMPORTS, FUNCTIONS, EXPORTS, CODE = 1, 2, 3, 7, 10  # numbers of sections
FUNCTION_TYPE, FUNCTION_EXPORT, MEMORY_IMPORT, MEMORY_WITHOUT_MAXIMUM = 0x60, 0x00, 0x02, 0x00
HEADER = b"\0asm\x01\0\0\0"

Signature = tuple[tuple[int, ...], tuple[int, ...]]  # types of the parameters and of the results


def unsigned(n: int) -> bytes:
    """Unsigned LEB128."""
    out = bytearray()
    while n >= 0x80:
        out.append(n & 0x7F | 0x80)
        n >>= 7
    out.append(n)
    return bytes(out)


def signed(n: int) -> bytes:
    """Signed LEB128."""
    out = bytearray()
    while not -0x40 <= n < 0x40:
        out.append(n & 0x7F | 0x80)
        n >>= 7
    out.append(n & 0x7F)
    return bytes(out)


def vector(items: Sequence[bytes]) -> bytes:
    return unsigned(len(items)) + b"".join(items)


def section(number: int, items: Sequence[bytes]) -> bytes:
    content = vector(items)
    return bytes((number,)) + unsigned(len(content)) + content


def text(value: str) -> bytes:
    data = value.encode()
    return unsigned(len(data)) + data


class Code:
    """The instructions of one function, its local variables and the labels of open blocks.

    A label is the number of blocks that were open before its own.
    """

    def __init__(self, parameters: Iterable[int]):
        self._bytes = bytearray()
        self._parameters = len(types := list(parameters))
        self._types = types
        self._free: dict[int, list[int]] = {I32: [], I64: []}
        self._open = 0

    def op(self, *codes: int) -> None:
        self._bytes += bytes(codes)

    def constant(self, n: int) -> None:
        self._bytes += bytes((I64_CONST,)) + signed(n)

    def constant_i32(self, n: int) -> None:
        self._bytes += bytes((I32_CONST,)) + signed(n)

    def local(self, op: int, index: int) -> None:
        """LOCAL_GET, LOCAL_SET or LOCAL_TEE."""
        self._bytes += bytes((op,)) + unsigned(index)

    def call(self, index: int) -> None:
        self._bytes += bytes((CALL,)) + unsigned(index)

    def memory(self, op: int, offset: int) -> None:
        """A load or store without alignment, as fields are packed."""
        self._bytes += bytes((op, 0)) + unsigned(offset)

    def copy_memory(self) -> None:
        self._bytes += MEMORY_COPY

    def new_local(self, kind: int) -> int:
        self._types.append(kind)
        return len(self._types) - 1

    @contextmanager
    def temporary(self, kind: int) -> Iterator[int]:
        """A local variable that is used again after the `with` block."""
        free = self._free[kind]
        index = free.pop() if free else self.new_local(kind)
        yield index
        free.append(index)

    @contextmanager
    def block(self, op: int, result: int = NO_RESULT) -> Iterator[int]:
        """Open a BLOCK, LOOP or IF, and return its label."""
        self.op(op, result)
        self._open += 1
        yield self._open - 1
        self._open -= 1
        self.op(END)

    def branch(self, op: int, label: int) -> None:
        """BR or BR_IF: to the end of a BLOCK or IF, or the start of a LOOP."""
        self._bytes += bytes((op,)) + unsigned(self._open - 1 - label)

    def encoded(self) -> bytes:
        """The function's entry in the section CODE."""
        kinds = [(len(list(group)), kind) for kind, group in itertools.groupby(self._types[self._parameters :])]
        body = vector([unsigned(n) + bytes((kind,)) for n, kind in kinds]) + bytes(self._bytes) + bytes((END,))
        return unsigned(len(body)) + body


def encode_module(functions: Sequence[tuple[Signature, bytes]], exports: Sequence[tuple[str, int]]) -> bytes:
    """A module of functions, each with its encoded code, over an imported memory `env.memory`."""
    signatures = list(dict.fromkeys(signature for signature, _ in functions))
    types = [
        bytes((FUNCTION_TYPE,)) + vector([bytes((p,)) for p in parameters]) + vector([bytes((r,)) for r in results])
        for parameters, results in signatures
    ]
    memory = text("env") + text("memory") + bytes((MEMORY_IMPORT, MEMORY_WITHOUT_MAXIMUM)) + unsigned(1)
    return b"".join(
        (
            HEADER,
            section(TYPES, types),
            section(IMPORTS, [memory]),
            section(FUNCTIONS, [unsigned(signatures.index(signature)) for signature, _ in functions]),
            section(EXPORTS, [text(name) + bytes((FUNCTION_EXPORT,)) + unsigned(index) for name, index in exports]),
            section(CODE, [code for _, code in functions]),
        )
    )
