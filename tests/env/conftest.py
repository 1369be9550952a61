"""Fixtures for the environment tests."""

from __future__ import annotations

import pytest

from tests.random_play import warm

pytest.importorskip("gymnasium")
pytest.importorskip("pettingzoo")


def warm_batch(game: str) -> None:
    """Compile the rules and the batch kernel."""
    from hexstead.env.batch_kernel import BATCH

    warm(game, "fast")
    warm(game, "fast", BATCH)


@pytest.fixture
def compiled():
    """A function that compiles a game's batch kernel."""
    return warm_batch


def warm_vector(game: str) -> None:
    """Compile the kernels of vector environments."""
    from hexstead.env.encoding import ENCODE
    from hexstead.env.vector_kernel import vector_kernel

    warm(game, "fast")
    warm(game, "fast", vector_kernel(game))
    warm(game, "fast", ENCODE)


@pytest.fixture
def vector():
    """A function that compiles a game's vector kernels."""
    return warm_vector
