"""What the environments' tests share: every kernel is compiled once, though several processes want it."""

from __future__ import annotations

import contextlib
import tempfile
from functools import cache
from pathlib import Path

import pytest

from tests.play import warm

pytest.importorskip("gymnasium")
pytest.importorskip("pettingzoo")


@cache
def warm_batch(game: str) -> None:
    """Compile the rules and the batch; another process waits for it."""
    from hexstead.core.definition import definition
    from hexstead.core.engine import compiled_entries
    from hexstead.env.kernel import BATCH

    warm(game, "fast")
    with contextlib.ExitStack() as stack:
        with contextlib.suppress(ImportError):
            import fcntl

            lock = stack.enter_context(open(Path(tempfile.gettempdir()) / f"hexstead-{game}-batch.lock", "w"))
            fcntl.flock(lock, fcntl.LOCK_EX)
        compiled_entries(definition(game), BATCH)


@pytest.fixture
def compiled():
    """A function that has a game's batch kernel ready."""
    return warm_batch
