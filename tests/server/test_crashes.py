"""Killed servers lose nothing, on SQLite and PostgreSQL; several servers can share one PostgreSQL database."""

from __future__ import annotations

import contextlib
from concurrent.futures import ThreadPoolExecutor
from random import Random

import httpx

from hexstead.server.start import HOST
from tests.server.crashes import crash
from tests.server.processes import Servers
from tests.server.serving import Client, pick

KILLS = 10


def test_a_repeatedly_killed_server_loses_nothing_on_sqlite(tmp_path):
    counts = crash("germany", f"sqlite:///{tmp_path}/tables.sqlite", 1, KILLS)
    assert counts["kills"] >= KILLS
    assert counts["acknowledged"] > 50


def test_a_repeatedly_killed_server_loses_nothing_on_postgresql(postgres):
    counts = crash("germany", postgres, 2, KILLS)
    assert counts["kills"] >= KILLS
    assert counts["acknowledged"] > 50


def test_clients_of_one_table_on_two_servers_see_the_same_order(postgres):
    random = Random(4)
    with Servers(postgres) as servers, contextlib.ExitStack() as stack:
        ports = [servers.start()[1], servers.start()[1]]
        wanted = {"game": "germany", "seats": ["person", "person", "person", "random"], "seed": 8}
        made = httpx.post(f"http://{HOST}:{ports[0]}/api/tables", json=wanted).json()
        seats = [Client(ports[seat % 2], made["table"], made["tokens"][str(seat)]) for seat in range(3)]
        watchers = [Client(port, made["table"], None) for port in ports]
        for client in (*seats, *watchers):
            stack.enter_context(client)
        acted = 0
        while acted < 60:
            for client in seats:
                while not client.is_silent(0.005):
                    pass
                if client.prompt is not None:
                    acted += client.act(*pick(client.prompt, random))["type"] == "ok"
        with ThreadPoolExecutor(2) as pool:  # both servers write at the same time
            list(pool.map(lambda client: [client.say("chat", phrase="hello") for _ in range(15)], seats[:2]))
        total = max(client.now["seq"] for client in seats)
        for client in (*seats, *watchers):
            while client.now["seq"] < total or not client.is_silent(0.3):
                if client.now["seq"] < total:
                    client.read()
        first, second = (watcher.events for watcher in watchers)
        assert first == second
        assert len([event for event in first if event["type"] == "said"]) == 30
        for client in seats:
            assert [event["type"] for event in client.events] == [event["type"] for event in first]
        assert [seat["here"] for seat in seats[0].presence["seats"]] == [True, True, True, False]
        assert seats[0].presence["watching"] == 2
