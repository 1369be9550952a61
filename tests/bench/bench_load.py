"""Latency and memory budgets of live tables, run by `make bench`. Times are scaled by the speed of the machine."""

import asyncio

import pytest

import hexstead
from hexstead.sim.reference_loops import slowness
from tests.bench.load import load, load_with_bots, served
from tests.random_play import warm_bots

TABLES, SECONDS = 200, 40
MAX_SECONDS = 0.050  # from a move until all seats have its events; 99th percentile
MAX_BYTES = 200_000  # per table, without its sockets
MAX_TRIES = 3


@pytest.mark.timeout(900)
def test_latency_and_memory_of_two_hundred_tables():
    for _ in range(MAX_TRIES):
        slow = slowness("plain")
        with served() as server:
            figures = asyncio.run(load([server], TABLES, SECONDS))
        slow = max(slow, slowness("plain"))
        print(f"\n{figures}; the machine is {slow:.1f} times slower than the reference", end="")
        if figures.quantile(0.99) <= MAX_SECONDS * slow and figures.bytes_per_table <= MAX_BYTES:
            return
    pytest.fail(str(figures))


@pytest.mark.timeout(900)
def test_four_settlers_do_not_delay_other_tables():
    for game in hexstead.game_names():  # bots start only when the kernels of all games are loaded
        warm_bots(game)
    for _ in range(MAX_TRIES):
        slow = slowness("plain")
        with served() as server:
            figures = asyncio.run(load_with_bots(server.port, TABLES // 4, SECONDS / 2))
        slow = max(slow, slowness("plain"))
        print(f"\nwith four Settlers: {figures}; the machine is {slow:.1f} times slower than the reference", end="")
        if figures.quantile(0.99) <= MAX_SECONDS * slow:
            return
    pytest.fail(str(figures))
