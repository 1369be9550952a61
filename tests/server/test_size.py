"""What a live table takes: memory, and the time to load it from the database."""

from __future__ import annotations

import gc
import time
import tracemalloc
from typing import Any

import pytest

from hexstead.core.table import COLOURS
from hexstead.server.store import Entry
from hexstead.server.table import Table
from tests.records import load

MOST_KB = 200
MOST_SECONDS = 0.1
LONG = 400  # actions


def table_of(record: dict[str, Any]) -> tuple[dict[str, Any], list[Entry]]:
    """A table's terms and entries as the game of a record would have made them."""
    seat = {"kind": "person", "level": "settler", "device": "d" * 22, "nonce": None}
    terms = {key: record[key] for key in ("game", "players", "options", "rules_version")} | {
        "seed": "00" * 32, "seeded": False, "clock": {"kind": "turn", "seconds": 60}, "visibility": "link", "grace": 60,
        "seats": [{**seat, "name": name} for name in COLOURS[: record["players"]]],
    }  # fmt: skip
    numbers = [1] * record["players"]
    entries = [Entry(1, "start", None, 0.0, {"nonces": ["n"] * record["players"], "actions": [], "numbers": numbers})]
    for action in record["actions"][:LONG]:
        by = action["seat"] if isinstance(action["seat"], int) else None
        data = {"actions": [action], "numbers": numbers}
        entries.append(Entry(len(entries) + 1, "act", by, 0.0, data, f"{by} {len(entries):036}"))
    return terms, entries


def loaded(terms: dict[str, Any], entries: list[Entry]) -> Table:
    table = Table("ABCDEF", terms, None)
    for entry in entries:
        table.take(entry)
    table.prompts()
    return table


@pytest.mark.parametrize("name", ["germany-4-variable", "america-4-3"])
def test_a_table_takes_little_memory_and_loads_at_once(name):
    terms, entries = table_of(load(name))
    loaded(terms, entries)  # what all tables share is there now
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = loaded(terms, entries)
    gc.collect()
    taken = (tracemalloc.get_traced_memory()[0] - before) / 1024
    tracemalloc.stop()
    assert kept.actions >= min(LONG, 300)
    assert taken <= MOST_KB
    seconds = []
    for _ in range(3):
        began = time.process_time()
        loaded(terms, entries)
        seconds.append(time.process_time() - began)
    assert min(seconds) <= MOST_SECONDS
