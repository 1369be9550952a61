"""Random numbers for simulations: a small integer generator with the same sequence in plain and compiled code.

Two combined multiplicative generators (L'Ecuyer 1988). The generator's state is in the workspace, never in a game.
"""

from ..common_fields import CommonWork
from ..rule import rule

MODULUS_A = 2147483563
MODULUS_B = 2147483399


@rule
def seed_random(w: CommonWork, seed: int) -> int:
    """Seed the generator; nearby seeds give unrelated sequences."""
    seed = seed % 2147483647
    mixed = (seed * 2654435761 + 1013904223) % 4611686014132420609
    w.random_a = mixed % (MODULUS_A - 1) + 1
    w.random_b = (mixed // 65537 + seed) % (MODULUS_B - 1) + 1
    for _ in range(8):
        below(w, 2)
    return 0


@rule
def below(w: CommonWork, n: int) -> int:
    """Return a random integer from 0 to n − 1."""
    w.random_a = w.random_a * 40014 % MODULUS_A
    w.random_b = w.random_b * 40692 % MODULUS_B
    return (w.random_a - w.random_b) % (MODULUS_A - 1) % n
