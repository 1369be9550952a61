"""Caps on the number of tables in use: with people, of bots alone, imported; in all and from one network."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator, Mapping

import httpx
import pytest

from hexstead.server import Settings, limits
from hexstead.server.settings import Caps
from hexstead.server.start import read_numbers
from tests.records import load
from tests.server import postgres
from tests.server.serving import Client, Served, serving
from tests.server.test_hostile_clients import from_address

PEOPLE = {"game": "germany", "seats": ["person", "link", "link", "link"]}
BOTS = {"game": "germany", "seats": ["random"] * 4}


@contextlib.contextmanager
def capped(database: str | None = None, **caps: int) -> Iterator[Served]:
    settings = Settings(pace=0.0, level="random", database=database, caps=Caps(**caps))
    with serving(settings) as server:
        yield server


def made(server: Served, address: str, wanted: Mapping[str, object]) -> httpx.Response:
    with from_address(server, address) as device:
        return device.post("/api/tables", json=wanted)


@pytest.mark.parametrize("database", ["sqlite", "postgres"])
def test_tables_of_bots_alone_are_capped_per_network_and_in_all(database):
    """On a database of its own: tables that other tests made would count."""
    if database == "postgres" and postgres.programs() is None:
        pytest.skip("no PostgreSQL")
    place = postgres.running() if database == "postgres" else contextlib.nullcontext()
    with place as url, capped(url, bots_per_network=2, bots=3) as server:
        replies = [made(server, f"203.0.113.{n}", BOTS) for n in (1, 1, 1, 2, 3)]
        assert [reply.status_code for reply in replies] == [201, 201, 429, 201, 503]
        assert replies[2].json() == {
            "code": "too_many_tables",
            "text": "From your network, 2 tables of bots alone are in use, and this server allows no more. "
            "Try again later.",
        }
        full = "This server is full: 3 tables of bots alone are in use. Try again later."
        assert replies[4].json() == {"code": "server_full", "text": full}
        assert made(server, "203.0.113.1", PEOPLE).status_code == 201  # tables with people have a cap of their own


def test_addresses_of_one_ipv6_network_share_a_cap():
    with capped(people_per_network=1) as server:
        assert made(server, "2001:db8::1", PEOPLE).status_code == 201
        assert made(server, "2001:db8::2", PEOPLE).json()["code"] == "too_many_tables"
        assert made(server, "2001:db8:0:1::1", PEOPLE).status_code == 201


def test_imported_games_are_capped():
    with capped(imports_per_network=1) as server, from_address(server, "203.0.113.4") as device:
        replies = [device.post("/api/games", json=load("germany-4-8")) for _ in range(2)]
    assert [reply.status_code for reply in replies] == [201, 429]
    assert "1 imported games are in use" in replies[1].json()["text"]


def test_a_table_that_was_not_used_for_long_does_not_count(monkeypatch):
    from hexstead.server import tables

    with capped(people_per_network=1) as server:
        assert made(server, "203.0.113.5", PEOPLE).status_code == 201
        assert made(server, "203.0.113.5", PEOPLE).status_code == 429
        monkeypatch.setattr(tables, "CAP_SECONDS", 0.0)
        assert made(server, "203.0.113.5", PEOPLE).status_code == 201


def test_simultaneous_requests_cannot_exceed_a_cap(monkeypatch):
    monkeypatch.setitem(limits.LIMITS, "create", limits.Limit(1000, 1000))

    async def create_at_once(url: str) -> list[int]:
        async with httpx.AsyncClient(base_url=url, timeout=30) as client:
            return [
                r.status_code
                for r in await asyncio.gather(*(client.post("/api/tables", json=PEOPLE) for _ in range(12)))
            ]

    with capped(people_per_network=4) as server:
        assert sorted(asyncio.run(create_at_once(server.url))) == [201] * 4 + [429] * 8


def test_a_rematch_counts_as_a_new_table():
    with capped(people_per_network=1) as server, from_address(server, "203.0.113.6") as device:
        code = device.post("/api/tables", json={"game": "germany", "seats": ["person"] + ["random"] * 3}).json()[
            "table"
        ]
        with Client(server.port, code, None, device=device) as client:
            client.say("end")
            while not client.now["result"]:
                client.read()
        assert made(server, "203.0.113.6", PEOPLE).status_code == 201  # a finished game does not count
        assert device.post(f"/api/tables/{code}/rematch").json()["code"] == "too_many_tables"


def test_options_of_the_command_line_change_single_caps():
    assert read_numbers(Caps(), ["bots=7", "people-per-network=0"]) == Caps(bots=7, people_per_network=0)
    for wrong in ("cats=3", "bots", "bots=-1", "bots=x"):
        with pytest.raises(SystemExit, match="is not NAME=NUMBER with one of these names: people, people-per-network"):
            read_numbers(Caps(), [wrong])
