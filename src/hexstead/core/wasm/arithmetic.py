"""Python's integer arithmetic where WebAssembly has no instruction for it. Functions work on i64 on the stack.

Python rounds quotients down and gives a remainder the sign of the divisor; WebAssembly rounds towards zero.
"""

from __future__ import annotations

from . import encoding as op
from .encoding import I64, Code


def floor_divide_by(code: Code, divisor: int) -> None:
    """Divide the number on the stack by a positive constant."""
    if divisor & (divisor - 1) == 0:
        code.constant(divisor.bit_length() - 1)
        code.op(op.I64_SHR_S)
        return
    with code.temporary(I64) as value, code.temporary(I64) as quotient:
        code.local(op.LOCAL_TEE, value)
        code.constant(divisor)
        code.op(op.I64_DIV_S)
        code.local(op.LOCAL_TEE, quotient)
        code.local(op.LOCAL_GET, value)
        code.local(op.LOCAL_GET, quotient)
        code.constant(divisor)
        code.op(op.I64_MUL, op.I64_SUB)
        code.constant(63)
        code.op(op.I64_SHR_S, op.I64_ADD)  # −1 if the remainder is negative


def modulo_by(code: Code, divisor: int) -> None:
    """Replace the number on the stack by its remainder modulo a positive constant."""
    if divisor & (divisor - 1) == 0:
        code.constant(divisor - 1)
        code.op(op.I64_AND)
        return
    with code.temporary(I64) as rest:
        code.constant(divisor)
        code.op(op.I64_REM_S)
        code.local(op.LOCAL_TEE, rest)
        code.local(op.LOCAL_GET, rest)
        code.constant(63)
        code.op(op.I64_SHR_S)
        code.constant(divisor)
        code.op(op.I64_AND, op.I64_ADD)  # the divisor if the remainder is negative


def floor_divide(code: Code) -> None:
    """Replace a number and a divisor by the quotient. A divisor of 0 is a trap."""
    with code.temporary(I64) as value, code.temporary(I64) as divisor, code.temporary(I64) as rest:
        _set_rest(code, value, divisor, rest)
        code.local(op.LOCAL_GET, value)
        code.local(op.LOCAL_GET, divisor)
        code.op(op.I64_DIV_S)
        _is_wrong(code, rest, divisor)
        code.op(op.I64_EXTEND_I32_U, op.I64_SUB)


def modulo(code: Code) -> None:
    """Replace a number and a divisor by the remainder. A divisor of 0 is a trap."""
    with code.temporary(I64) as value, code.temporary(I64) as divisor, code.temporary(I64) as rest:
        _set_rest(code, value, divisor, rest)
        code.local(op.LOCAL_GET, rest)
        code.local(op.LOCAL_GET, divisor)
        code.op(op.I64_ADD)
        code.local(op.LOCAL_GET, rest)
        _is_wrong(code, rest, divisor)
        code.op(op.SELECT)


def _set_rest(code: Code, value: int, divisor: int, rest: int) -> None:
    """Pop both numbers and push WebAssembly's remainder, which has the sign of the dividend."""
    code.local(op.LOCAL_SET, divisor)
    code.local(op.LOCAL_TEE, value)
    code.local(op.LOCAL_GET, divisor)
    code.op(op.I64_REM_S)
    code.local(op.LOCAL_SET, rest)


def _is_wrong(code: Code, rest: int, divisor: int) -> None:
    """Whether the remainder is not 0 and has another sign than the divisor."""
    code.local(op.LOCAL_GET, rest)
    code.local(op.LOCAL_GET, divisor)
    code.op(op.I64_XOR)
    code.constant(0)
    code.op(op.I64_LT_S)
    code.local(op.LOCAL_GET, rest)
    code.constant(0)
    code.op(op.I64_NE, op.I32_AND)


def choose(code: Code, comparison: int) -> None:
    """Replace two numbers by the first if the comparison is true, else by the second."""
    with code.temporary(I64) as first, code.temporary(I64) as second:
        code.local(op.LOCAL_SET, second)
        code.local(op.LOCAL_TEE, first)
        code.local(op.LOCAL_GET, second)
        code.local(op.LOCAL_GET, first)
        code.local(op.LOCAL_GET, second)
        code.op(comparison, op.SELECT)


def absolute(code: Code) -> None:
    with code.temporary(I64) as value:
        code.local(op.LOCAL_TEE, value)
        code.constant(0)
        code.local(op.LOCAL_GET, value)
        code.op(op.I64_SUB)
        code.local(op.LOCAL_GET, value)
        code.constant(0)
        code.op(op.I64_GE_S, op.SELECT)
