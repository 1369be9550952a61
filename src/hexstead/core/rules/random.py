"""Random numbers for simulations: a small generator in integers whose plain and compiled sequences are equal.

Two multiplicative generators combined (L'Ecuyer 1988); its state is the caller's, in the work record, never in a game.
"""

from ..rule import rule
from ..table import TableWork

MODULUS_A = 2147483563
MODULUS_B = 2147483399


@rule
def seed_random(w: TableWork, seed: int) -> int:
    """Start a sequence; nearby seeds give unrelated sequences."""
    seed = seed % 2147483647
    mixed = (seed * 2654435761 + 1013904223) % 4611686014132420609
    w.random_a = mixed % (MODULUS_A - 1) + 1
    w.random_b = (mixed // 65537 + seed) % (MODULUS_B - 1) + 1
    for _ in range(8):
        below(w, 2)
    return 0


@rule
def below(w: TableWork, n: int) -> int:
    """A number from 0 to n − 1."""
    w.random_a = w.random_a * 40014 % MODULUS_A
    w.random_b = w.random_b * 40692 % MODULUS_B
    return (w.random_a - w.random_b) % (MODULUS_A - 1) % n
