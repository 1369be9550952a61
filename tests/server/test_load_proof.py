"""The proofs about load fail if a limit is exceeded. The proofs themselves need a quiet machine."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.bench.load import TABLES_SHARED, summarise_load, summarise_processes

GOOD = {"p99 at 800": 90_000, "processor at 800": 1_900, "busy at 800": 50_000, "collection at 800": 30_000,
        "late at 800": 500_000, "moves at 800": 16_000, "slowness at 800": 200,
        "slowness of the processor at 800": 200}  # fmt: skip


@pytest.mark.parametrize("kind", ["p99", "processor", "busy", "collection"])
def test_a_load_above_a_limit_fails(kind):
    """Times are in microseconds, and the machine is two times slower than the reference."""
    assert summarise_load(Counter(GOOD))["p99 at 800"] == 90
    with pytest.raises(AssertionError, match=f"^{kind} at 800: "):
        summarise_load(Counter(GOOD | {f"{kind} at 800": 110_000}))


def test_two_processes_that_cost_too_much_or_share_a_table_fail():
    live = {f"tables live in one process, of {number}": TABLES_SHARED for number in (1, 2)}
    good = {"processor with 1": 2_000, "processor with 2": 2_200, **live}
    assert summarise_processes(Counter(good))["ratio"] == 1.1
    with pytest.raises(AssertionError, match=r"1\.20 times"):
        summarise_processes(Counter(good | {"processor with 2": 2_400}))
    with pytest.raises(AssertionError):
        summarise_processes(Counter(good | {"tables live in one process, of 2": TABLES_SHARED - 1}))
