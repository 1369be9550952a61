"""Provably fair chance: every outcome is derived from a key, so anyone who has the key can recompute it.

The host of a game chooses a secret and publishes its SHA-256 (the commitment) before the seats add their nonces. The
key is derived from the secret and the nonces, so no one can choose it, and only the host knows it before the game ends.

Outcome k: for attempt = 0, 1, … take the first 64 bits of HMAC-SHA-256(key, k ‖ purpose ‖ attempt) as an integer, and
reject it unless it is below the largest multiple of the total weight (rejection sampling). The first accepted integer
modulo the total selects an outcome by cumulative weight. k is the number of chance actions before this one in the
current history, so undoing and repeating an action gives the same outcome.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence

WORD = 1 << 64


def secret_of(seed: int | str | bytes) -> bytes:
    """Return the secret of a seed: bytes are used as they are, anything else as the SHA-256 of its text."""
    return seed if isinstance(seed, bytes) else hashlib.sha256(str(seed).encode()).digest()


def commitment(secret: bytes) -> str:
    """Return the SHA-256 of the secret in hex, which can be published before the first action."""
    return hashlib.sha256(secret).hexdigest()


def key_of(secret: bytes, nonces: Sequence[str] = ()) -> bytes:
    """Derive the key: start with the secret and, for each seat's nonce, take HMAC-SHA-256(key, nonce)."""
    key = secret
    for nonce in nonces:
        key = hmac.digest(key, nonce.encode(), "sha256")
    return key


def draw(key: bytes, k: int, purpose: str, weights: Sequence[int]) -> int:
    """Return the outcome (an index into `weights`) of chance action k."""
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
    raise AssertionError("1000 consecutive words were at or above the limit")
