"""Faults of the database: connections that swallow everything, closed connections, a full disk, wrong clocks."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from hexstead.server import Settings
from hexstead.server.database import DEADLINE_SECONDS
from hexstead.server.entries import Chatted, Entry
from hexstead.server.sql_store import SqlStore
from hexstead.server.store import GameRow, SeatRow, StoreFailed
from tests.server.faults import FAULTS, database_faults
from tests.server.processes import Servers
from tests.server.serving import Client, serving
from tests.server.tcp_proxy import HOST, Proxy

PATIENCE = 10.0  # seconds after which every client must be up to date


@pytest.fixture
def proxy(postgres: str) -> Iterator[Proxy]:
    made = Proxy(int(sa.make_url(postgres).port or 0))
    yield made
    made.close()


@pytest.fixture
def proxied(postgres: str, proxy: Proxy) -> str:
    """The URL of the database through the proxy."""
    return sa.make_url(postgres).set(host=HOST, port=proxy.port).render_as_string(hide_password=False)


def make(port: int, **wanted: object) -> dict[str, Any]:
    settings = {"game": "germany", "seats": ["person"] * 4} | wanted
    made: dict[str, Any] = httpx.post(f"http://{HOST}:{port}/api/tables", json=settings).json()
    return made


def eventually(check, seconds: float = PATIENCE) -> None:
    """Wait until a check succeeds."""
    deadline = time.monotonic() + seconds
    while not check():
        assert time.monotonic() < deadline
        time.sleep(0.1)


def test_a_database_that_swallows_everything_is_reported_and_survived(proxied, proxy):
    with Servers(proxied) as servers:
        _, port = servers.start()
        made = make(port)
        with Client(port, made["table"], made["tokens"]["0"]) as client:
            assert client.say("chat", phrase="hello")["type"] == "ok"
            proxy.swallow()
            began = time.monotonic()
            answer = client.say("chat", phrase="thanks")
            assert (answer["type"], answer["code"]) == ("no", "no_database")
            assert time.monotonic() - began < 3 * DEADLINE_SECONDS
            assert httpx.get(f"http://{HOST}:{port}/api/health", timeout=20).status_code == 503
            assert httpx.get(f"http://{HOST}:{port}/api/health/ready", timeout=20).status_code == 503
            assert httpx.get(f"http://{HOST}:{port}/api/health/live", timeout=20).status_code == 200
            proxy.heal()
            eventually(lambda: client.say("chat", phrase="sorry")["type"] == "ok")
            eventually(lambda: httpx.get(f"http://{HOST}:{port}/api/health", timeout=20).status_code == 200)


def test_an_outage_of_the_database_leaves_no_tracebacks_in_the_log(proxied, proxy, capfd):
    with Servers(proxied) as servers:
        _, port = servers.start(lease=0.2)
        made = make(port, seats=["random"] * 4, seed=2)
        with Client(port, made["table"], None) as spectator:  # bots play while somebody watches
            spectator.read()
            proxy.stop()
            time.sleep(1.5)
            proxy.heal()
            spectator.send({"type": "hello", "game": made["table"], "token": None, "last_seq": None, "seats": []})
            seq = spectator.read_until("full")["seq"]
            assert spectator.read_until("events")["seq"] > seq
    entries = [json.loads(line) for line in capfd.readouterr().err.splitlines()]
    assert any(entry["event"] == "database request failed" for entry in entries)
    assert not [entry for entry in entries if "exception" in entry]


def test_entries_of_many_tables_are_refused_at_once_when_the_database_does_not_answer(proxied, proxy):
    """They are committed together, and must not wait for the deadline one after the other."""

    async def append_to_all() -> None:
        store = await SqlStore.open(Settings(database=proxied))
        try:
            codes = [f"FAULT{letter}" for letter in "ABCDEFGH"]
            for code in codes:
                await store.make(GameRow(code, {}, None, "link", "playing", store.now(), [SeatRow(0)]), [])
            proxy.swallow()
            began = time.monotonic()
            entries = [store.append(code, Entry(1, 0, 0.0, Chatted("hello", None), None)) for code in codes]
            failures = await asyncio.gather(*entries, return_exceptions=True)
            assert all(isinstance(failure, StoreFailed) for failure in failures)
            assert time.monotonic() - began < 3 * DEADLINE_SECONDS
            proxy.heal()
            await asyncio.gather(
                *(store.append(code, Entry(1, 0, 0.0, Chatted("hello", None), None)) for code in codes)
            )
        finally:
            await store.close()

    asyncio.run(append_to_all())


def test_a_process_whose_notifications_are_swallowed_catches_up(postgres, proxied, proxy):
    with Servers(postgres) as direct, Servers(proxied) as behind:
        _, port = direct.start()
        _, other = behind.start()
        made = make(port)
        with (
            Client(port, made["table"], made["tokens"]["0"]) as here,
            Client(other, made["table"], made["tokens"]["1"]) as there,
        ):
            proxy.swallow(new_ones=False)
            began = time.monotonic()
            assert here.say("chat", phrase="hello")["type"] == "ok"
            while not any(event["type"] == "said" for event in there.events):
                there.read()
            assert time.monotonic() - began < PATIENCE


def test_closed_connections_cost_no_request(postgres):
    with Servers(postgres) as servers:
        _, port = servers.start()
        made = make(port)
        with Client(port, made["table"], made["tokens"]["0"]) as client:
            for _ in range(5):
                asyncio.run(close_connections(postgres))
                assert client.say("chat", phrase="hello")["type"] == "ok"


async def close_connections(url: str) -> None:
    """Let PostgreSQL close all other connections, as it does when it restarts."""
    store = await SqlStore.open(Settings(database=url))
    close = sa.text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")
    await store.do(lambda connection: connection.execute(close))
    await store.close()


def test_a_process_with_a_wrong_clock_neither_delays_bots_nor_runs_clocks_down(postgres):
    clock = {"kind": "turn", "seconds": 600}
    with Servers(postgres) as servers:
        _, ahead = servers.start(skew=3600)
        _, behind = servers.start(skew=-3600)
        seats = ["person", "random", "random", "random"]
        made = make(ahead, seats=seats, clock=clock, seed=2)
        with (
            Client(ahead, made["table"], None) as spectator,
            Client(behind, made["table"], made["tokens"]["0"]) as player,
        ):
            while player.prompt is None:
                player.read()
            assert player.act(player_choice(player))["type"] == "ok"
            assert not any(event["type"] == "out_of_time" for event in player.events + spectator.events)
            assert min(left for left in player.now["clock"]["left"] if left is not None) > 500


def player_choice(client: Client) -> dict[str, Any]:
    assert client.prompt is not None
    choice = client.prompt["choices"][0]
    values = choice.get("targets", [None])[0]
    named = values if isinstance(values, list) else [values]
    return {"type": choice["type"], **dict(zip(choice.get("arguments", []), named, strict=False))}


def test_a_full_disk_is_reported_and_survived():
    """SQLite's limit of pages stands for the disk: it raises the same error."""
    with serving(Settings(pace=0.0, level="random", limits=False)) as server:
        made = server.make(seats=["person"] * 4)
        store = server.server.app.state.auth.store

        def limit(pages: int) -> None:
            async def set_limit() -> None:
                await store.do(lambda connection: connection.exec_driver_sql(f"PRAGMA max_page_count={pages}"))

            asyncio.run(set_limit())

        with server.sit(made) as client:
            limit(1)  # SQLite keeps the pages that it has
            answers = [client.say("chat", text="x" * 300) for _ in range(60)]
            assert answers[-1]["code"] == "storage_full"
            health = httpx.get(f"{server.url}/api/health")
            assert (health.status_code, health.json()["status"]) == (503, "disk full")
            assert httpx.post(f"{server.url}/api/tables", json={"game": "germany"}).status_code == 507
            limit(1_000_000)
            assert client.say("chat", phrase="hello")["type"] == "ok"
            assert httpx.get(f"{server.url}/api/health").status_code == 200


@pytest.mark.timeout(240)
@pytest.mark.usefixtures("postgres")
def test_nothing_is_lost_when_the_database_or_the_connection_to_it_fails():
    counts = database_faults("germany", 1, len(FAULTS))
    assert all(counts[kind] == 1 for kind in FAULTS)
    assert counts["acknowledged"] > 30
