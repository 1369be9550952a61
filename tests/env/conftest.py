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
