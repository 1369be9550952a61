"""What the environments' tests share: the batch, compiled."""

from __future__ import annotations

import pytest

from tests.play import warm

pytest.importorskip("gymnasium")
pytest.importorskip("pettingzoo")


def warm_batch(game: str) -> None:
    """Compile the rules and the batch."""
    from hexstead.env.kernel import BATCH

    warm(game, "fast")
    warm(game, "fast", BATCH)


@pytest.fixture
def compiled():
    """A function that has a game's batch kernel ready."""
    return warm_batch
