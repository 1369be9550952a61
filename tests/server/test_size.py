"""The memory of a live table, and the time to rebuild it from its log."""

from __future__ import annotations

import gc
import time
import tracemalloc
from typing import Any

import pytest

from hexstead.core.common_fields import COLOURS
from hexstead.server.entries import Acted, Entry, Started
from hexstead.server.table import Table
from tests.records import load

MAX_KB = 200
MAX_SECONDS = 0.1
LONG = 400  # actions


def table_of(record: dict[str, Any]) -> tuple[dict[str, Any], list[Entry]]:
    """The terms and log of a table at which a record was played."""
    seat = {"kind": "person", "level": "settler", "device": "d" * 22, "nonce": None}
    terms = {key: record[key] for key in ("game", "players", "options", "rules_version")} | {
        "seed": "00" * 32, "seeded": False, "clock": {"kind": "turn", "seconds": 60}, "visibility": "link", "grace": 60,
        "seats": [{**seat, "name": name} for name in COLOURS[: record["players"]]],
    }  # fmt: skip
    numbers = [1] * record["players"]
    entries = [Entry(1, None, 0.0, Started(["n"] * record["players"], [], numbers))]
    for action in record["actions"][:LONG]:
        by = action["seat"] if isinstance(action["seat"], int) else None
        entries.append(Entry(len(entries) + 1, by, 0.0, Acted([action], numbers), f"{by} {len(entries):036}"))
    return terms, entries


def loaded(terms: dict[str, Any], entries: list[Entry]) -> Table:
    table = Table("ABCDEF", terms, None)
    for entry in entries:
        table.apply(entry)
    table.prompts()
    return table


@pytest.mark.parametrize("name", ["germany-4-variable", "america-4-3"])
def test_a_table_needs_little_memory_and_loads_quickly(name):
    terms, entries = table_of(load(name))
    loaded(terms, entries)  # loads what all tables share
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    table = loaded(terms, entries)
    gc.collect()
    used = (tracemalloc.get_traced_memory()[0] - before) / 1024
    tracemalloc.stop()
    assert table.actions >= min(LONG, 300)
    assert used <= MAX_KB
    seconds = []
    for _ in range(3):
        began = time.process_time()
        loaded(terms, entries)
        seconds.append(time.process_time() - began)
    assert min(seconds) <= MAX_SECONDS
