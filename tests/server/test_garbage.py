"""Full garbage collections, which stop the event loop, wait until the server is idle or its memory has grown."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import time
from collections.abc import Iterator
from typing import Any

import pytest

from hexstead.server import garbage

LOOK = 0.05  # seconds between two checks
OBJECTS = 500_000  # enough for several of Python's automatic full collections


@pytest.fixture
def full(monkeypatch) -> Iterator[list[str]]:
    """Short intervals; all full collections during the test, as a list that grows."""
    monkeypatch.setattr(garbage, "LOOK_SECONDS", LOOK)
    found: list[str] = []

    def note(phase: str, info: dict[str, Any]) -> None:
        if phase == "start" and info["generation"] == 2:
            found.append(phase)

    before = gc.get_threshold()
    gc.collect()
    gc.callbacks.append(note)
    yield found
    gc.callbacks.remove(note)
    gc.set_threshold(*before)
    gc.unfreeze()


def run(share: float) -> None:
    """Create objects, keep them for a second, and be busy for a share of it."""

    async def work() -> None:
        collecting = asyncio.create_task(garbage.collect_when_idle())
        await asyncio.sleep(0)
        kept = [[n] for n in range(OBJECTS)]
        end = time.monotonic() + 1
        while time.monotonic() < end:
            busy = time.process_time() + share * LOOK
            while time.process_time() < busy:
                pass
            await asyncio.sleep((1 - share) * LOOK)
        assert len(kept) == OBJECTS
        collecting.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await collecting

    asyncio.run(work())


def test_a_busy_server_makes_no_full_collection(full):
    run(0.5)
    assert not full


def test_an_idle_server_makes_a_full_collection(full, monkeypatch):
    monkeypatch.setattr(garbage, "IDLE_SHARE", 0.5)  # other tests' threads may use some of the time
    run(0.0)
    assert full


def test_a_busy_server_whose_memory_has_grown_makes_a_full_collection(full, monkeypatch):
    monkeypatch.setattr(garbage, "MAX_GROWTH", 0.0)
    monkeypatch.setattr(garbage, "MIN_GROWTH", -(1 << 30))
    run(0.5)
    assert full
