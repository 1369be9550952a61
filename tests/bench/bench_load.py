"""The budgets of live tables, asserted: collected by `make bench` only. Times are set against the machine's pace."""

import asyncio

import pytest

import hexstead
from hexstead.sim.reference import slowness
from tests.bench.load import load, load_beside_bots, served
from tests.play import warm_bots

TABLES, SECONDS = 200, 40
LATEST = 0.050  # seconds from a move to the last event about it, 99 of 100
LARGEST = 200_000  # bytes of a table, sockets aside
TRIES = 3


@pytest.mark.timeout(900)
def test_two_hundred_tables_are_served_in_time_and_within_memory():
    for _ in range(TRIES):
        slow = slowness("plain")
        with served() as (port, pid):
            figures = asyncio.run(load(port, pid, TABLES, SECONDS))
        slow = max(slow, slowness("plain"))
        print(f"\n{figures.said()}; the machine runs {slow:.1f} times slower than it should", end="")
        if figures.share(0.99) <= LATEST * slow and figures.bytes_per_table <= LARGEST:
            return
    pytest.fail(figures.said())


@pytest.mark.timeout(900)
def test_four_settlers_do_not_slow_the_other_tables():
    for game in hexstead.game_names():  # a server's bots wait until those of all games are loaded
        warm_bots(game)
    for _ in range(TRIES):
        slow = slowness("plain")
        with served() as (port, _pid):
            figures = asyncio.run(load_beside_bots(port, TABLES // 4, SECONDS / 2))
        slow = max(slow, slowness("plain"))
        print(f"\nbeside four Settlers: {figures.said()}; {slow:.1f} times slower than it should", end="")
        if figures.share(0.99) <= LATEST * slow:
            return
    pytest.fail(figures.said())
