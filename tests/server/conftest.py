"""One server for all server tests of a process, with bots that act without a pause."""

import contextlib
from collections.abc import Callable, Iterator

import httpx
import pytest

from tests.server.postgres import programs, running
from tests.server.serving import CALM, Client, Served, serving


@pytest.fixture(scope="session")
def served() -> Iterator[Served]:
    with serving(CALM) as server:
        yield server


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The URL of a PostgreSQL database for this session."""
    if programs() is None:
        pytest.skip("no PostgreSQL")
    with running() as address:
        yield address


@pytest.fixture
def device(served: Served) -> Iterator[Callable[[], httpx.Client]]:
    """Create devices: HTTP clients that keep their cookie."""
    with contextlib.ExitStack() as stack:
        yield lambda: stack.enter_context(httpx.Client(base_url=served.url))


@pytest.fixture
def persons(served):
    """Create a table of four people, so that nothing happens automatically; return it with a client at each seat."""
    clients: list[Client] = []

    def table(**wanted):
        players = wanted.get("players", 4)
        made = served.make(**{"seats": ["person"] * players, "seed": 7, **wanted})
        clients.extend(served.sit(made, seat) for seat in range(players))
        return made, clients

    yield table
    for client in clients:
        client.close()
