"""Several processes on one database: a table is live in one of them, and the others forward their sockets to it."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import os
import re
import signal
import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from hexstead.server.links import Link, Links
from hexstead.sim.reference_loops import slowness
from tests.server.processes import Servers, kill
from tests.server.serving import CALM, Client, serving

HOST = "127.0.0.1"
PATIENCE = 60.0
LEASE = 3.0  # the default
MAX_SECONDS = 5.0  # until another process has taken over, on a machine of nominal speed


@pytest.fixture
def servers(postgres: str) -> Iterator[Servers]:
    with Servers(postgres) as started:
        yield started


def pair(servers: Servers) -> tuple[tuple[int, int], tuple[int, int]]:
    """Start two servers with the default lease; return the process id and port of each."""
    return servers.start(lease=LEASE), servers.start(lease=LEASE)


def make(port: int, **wanted: object) -> dict[str, Any]:
    settings = {"game": "germany", "seats": ["person"] * 4} | wanted
    made: dict[str, Any] = httpx.post(f"http://{HOST}:{port}/api/tables", json=settings).json()
    return made


def metric(port: int, name: str) -> float:
    found = re.search(rf"^hexstead_{name} (\S+)$", httpx.get(f"http://{HOST}:{port}/metrics").text, re.MULTILINE)
    assert found is not None
    return float(found[1])


def spread(*ports: int) -> list[tuple[float, float]]:
    """The leased tables and the forwarded sockets of each process."""
    return [(metric(port, "leased_tables"), metric(port, "forwarded_sockets")) for port in ports]


def eventually(check: Any, seconds: float = PATIENCE) -> None:
    deadline = time.monotonic() + seconds
    while not check():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def read_until_closed(client: Client) -> None:
    with contextlib.suppress(ConnectionClosed):
        while True:
            client.read()


@contextlib.contextmanager
def seated(made: dict[str, Any], *ports: int) -> Iterator[list[Client]]:
    """A client at each of the first seats, connected to these ports in order."""
    with contextlib.ExitStack() as stack:
        yield [
            stack.enter_context(Client(port, made["table"], made["tokens"][str(seat)]))
            for seat, port in enumerate(ports)
        ]


def test_sockets_are_forwarded_to_the_process_where_their_table_is_live(servers):
    (_, one), (_, two) = pair(servers)
    made = make(two)
    with seated(made, one, two, two, one) as clients:
        eventually(lambda: spread(one, two) in ([(1, 0), (0, 2)], [(0, 2), (1, 0)]))
        for seat, client in enumerate(clients):
            assert client.say("chat", text=f"from {seat}")["type"] == "ok"
        for client in clients:
            said: list[str] = []
            while len(said) < 4:
                said = [event["text"] for event in client.events if event["type"] == "said"]
                if len(said) < 4:
                    client.read()
            assert said == [f"from {seat}" for seat in range(4)]
    eventually(lambda: not any(forwarded for _, forwarded in spread(one, two)))


def test_refusals_are_forwarded_too(servers):
    (_, one), (_, two) = pair(servers)
    made = make(one)
    with seated(made, one, two) as (_, forwarded):
        assert forwarded.say("chat")["text"] == "chat: needs either a text or a phrase."
        assert forwarded.say("nonsense")["code"] == "malformed"
        assert forwarded.say("chat", phrase="hello")["type"] == "ok"


def test_a_client_that_loses_its_seat_is_disconnected_over_the_link(servers):
    (_, one), (_, two) = pair(servers)
    with httpx.Client(base_url=f"http://{HOST}:{one}") as host:
        wanted = {"game": "germany", "seats": ["person"] * 4}
        made = host.post("/api/tables", json=wanted).json()
        with seated(made, one, two) as (_, forwarded):
            assert host.delete(f"/api/tables/{made['table']}/seats/1/link").status_code == 200
            read_until_closed(forwarded)
            assert forwarded.frames[-1]["code"] == "closed"


def test_a_table_without_clients_moves_to_the_process_that_asks_for_it(servers):
    (_, one), (_, two) = pair(servers)
    made = make(one)
    with seated(made, one):
        assert spread(one, two) == [(1, 0), (0, 0)]
    with seated(made, two) as (client,):
        assert client.say("chat", phrase="hello")["type"] == "ok"
        assert spread(one, two) == [(0, 0), (1, 0)]


def test_players_and_bots_go_on_within_seconds_after_a_process_was_killed(servers):
    (first, one), (_, two) = pair(servers)
    made = make(one, seats=["person", "random", "random", "random"], seed=4)
    with seated(made, one), Client(two, made["table"], None) as spectator:
        assert spread(one, two) == [(1, 0), (0, 1)]
        in_time = MAX_SECONDS * slowness("plain")
        kill(first)
        killed = time.monotonic()
        read_until_closed(spectator)
    with seated(made, two) as (client,):
        assert time.monotonic() - killed < in_time
        client.say("chat", phrase="hello")
        while client.prompt is None:  # it is a bot's turn
            client.read()
        assert time.monotonic() - killed < 2 * in_time
        eventually(lambda: metric(two, "leased_tables") == 1)


def test_a_stopped_process_is_replaced_by_a_room_here(servers):
    (first, one), (_, two) = pair(servers)
    made = make(one)
    with seated(made, one, two) as (_, forwarded):
        in_time = MAX_SECONDS * slowness("plain")
        os.kill(first, signal.SIGSTOP)
        stopped = time.monotonic()
        read_until_closed(forwarded)
        assert time.monotonic() - stopped < in_time
        with seated(made, two) as (client,):
            assert client.say("chat", text="still here")["type"] == "ok"
            os.kill(first, signal.SIGCONT)
            assert client.say("chat", text="both here")["type"] == "ok"


def test_the_table_can_be_named_in_the_address_of_the_socket(served):
    made = served.make(seats=["person"] * 4)
    with Client(served.port, made["table"], made["tokens"]["0"], path=f"/ws/{made['table']}") as client:
        assert client.say("chat", phrase="hello")["type"] == "ok"


# Links


class Echo:
    """Sends back what it receives over a link."""

    def __init__(self, link: Link, channel: int, data: Any):
        self.link, self.channel, self.data = link, channel, data

    def receive(self, text: str) -> None:
        self.link.send(self.channel, f"{self.data}: {text}")

    def closed(self, code: int, reason: str) -> None: ...


class Caller:
    """Collects what it receives over a link."""

    def __init__(self) -> None:
        self.received: asyncio.Queue[Any] = asyncio.Queue()

    def receive(self, text: str) -> None:
        self.received.put_nowait(text)

    def closed(self, code: int, reason: str) -> None:
        self.received.put_nowait(code)


def test_channels_of_a_link_are_independent():
    async def talk() -> None:
        near, far = Links(b"key", Echo), Links(b"key", Echo)
        link = await near.to(await far.open(HOST))
        assert link is not None
        callers = [Caller() for _ in range(3)]
        channels = [link.open_channel(caller, n) for n, caller in enumerate(callers)]
        for channel in channels:
            link.send(channel, "ä" * 100_000)
        for n, caller in enumerate(callers):
            assert await asyncio.wait_for(caller.received.get(), PATIENCE) == f"{n}: {'ä' * 100_000}"
        await far.close()
        assert await asyncio.wait_for(callers[0].received.get(), PATIENCE) == 1012
        await near.close()

    asyncio.run(talk())


def test_a_process_without_the_secret_gets_no_link():
    async def connect() -> None:
        stranger, server = Links(b"guess", Echo), Links(b"key", Echo)
        assert await stranger.to(await server.open(HOST)) is None
        await server.close()
        await stranger.close()

    asyncio.run(connect())


def test_frames_before_the_proof_are_not_read():
    async def connect() -> None:
        accepted: list[Any] = []

        def accept(link: Link, channel: int, data: Any) -> Echo:
            accepted.append(data)
            return Echo(link, channel, data)

        server = Links(b"key", accept)
        host, port = (await server.open(HOST)).split()
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(bytes(64) + b"\0\0\0\2\0\0\0\0\0{}")
        assert len(await asyncio.wait_for(reader.read(), PATIENCE)) <= 64  # the challenge and its own proof
        assert not accepted
        writer.close()
        await server.close()

    asyncio.run(connect())


def test_a_process_reads_the_entries_of_another_when_it_needs_them(postgres):
    settings = dataclasses.replace(CALM, database=postgres)
    with serving(settings) as one, serving(settings) as two:
        made = one.make(seats=["person"] * 4, grace=None)  # else the room here waits to replace absent players
        code = made["table"]
        with two.sit(made) as client:
            before = one.table(code).seq
            for _ in range(3):
                client.say("chat", phrase="hello")
            eventually(lambda: one.server.app.state.tables.live[code].room.is_behind)
            assert one.table(code).seq == before
            with one.sit(made, 1) as other:  # its messages are forwarded
                assert [event["type"] for event in other.events].count("said") == 3
            assert httpx.get(f"{one.url}/api/games/{code}?viewer=watch").status_code == 200
            assert one.table(code).seq == two.table(code).seq
