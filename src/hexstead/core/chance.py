"""Fair chance: outcome k of a game follows from a key alone and can be recomputed by anyone who has it.

The key starts as the secret of whoever runs the game, who publishes the secret's SHA-256 before anything else, and then
takes in the nonces of the seats. So nobody can choose it, and nobody knows it before the end but who runs the game.

x = the first 64-bit word of HMAC-SHA-256(key, k ‖ purpose ‖ try) below the largest multiple of the sum of the weights,
modulo that sum; the outcome is where the running sum of the weights passes x. k counts the chance entries of the line
that stands, so undoing and playing again never rolls anew.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence

WORD = 1 << 64


def secret_of(seed: int | str | bytes) -> bytes:
    """The secret of a seed: 32 bytes are a secret themselves, a number or a text stands for its SHA-256."""
    return seed if isinstance(seed, bytes) else hashlib.sha256(str(seed).encode()).digest()


def commitment(secret: bytes) -> str:
    """What may be published before the first action without giving the secret away."""
    return hashlib.sha256(secret).hexdigest()


def key_of(secret: bytes, nonces: Sequence[str] = ()) -> bytes:
    """The key: the secret, into which the nonces of the seats go one after the other."""
    key = secret
    for nonce in nonces:
        key = hmac.digest(key, nonce.encode(), "sha256")
    return key


def draw(key: bytes, k: int, purpose: str, weights: Sequence[int]) -> int:
    """The outcome that the key gives at chance entry k."""
    total = sum(weights)
    limit = WORD - WORD % total
    for attempt in range(1000):
        message = k.to_bytes(8, "big") + purpose.encode() + attempt.to_bytes(4, "big")
        word = int.from_bytes(hmac.digest(key, message, "sha256")[:8], "big")
        if word < limit:
            x = word % total
            for outcome, weight in enumerate(weights):
                if x < weight:
                    return outcome
                x -= weight
    raise AssertionError("a thousand words in a row above the limit")
