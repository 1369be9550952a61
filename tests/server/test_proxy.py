"""Servers behind a proxy: trusted headers, origin, port. Only one server can use a SQLite file."""

from __future__ import annotations

import socket
import time
from io import TextIOWrapper
from types import SimpleNamespace
from typing import cast

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from hexstead.server import Settings, limits
from hexstead.server.limits import LIMITS
from hexstead.server.start import HOST, bind, check_network, lock_file, run
from tests.server.serving import Served, serving

PUBLIC = "play.example"
GUESSER = httpx.Client()  # shared, because creating one takes longer than a request, and slow requests are not limited
FORWARDED = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.7", "Host": PUBLIC}


@pytest.fixture(scope="module")
def proxied():
    with serving(Settings(pace=0.0, level="random", host_names=(PUBLIC,))) as server:
        yield server


def cookie(server: Served, headers: dict[str, str]) -> str:
    return httpx.post(f"{server.url}/api/tables", json={"game": "germany"}, headers=headers).headers["set-cookie"]


def guess(server: Served, address: str) -> int:
    """Try to join with an invalid code from an address; return the status."""
    headers = FORWARDED | {"X-Forwarded-For": address}
    return GUESSER.post(f"{server.url}/api/join", json={"code": "QQQQQQ"}, headers=headers).status_code


def test_over_tls_the_cookie_is_secure(proxied):
    assert "; Secure" in cookie(proxied, FORWARDED)
    assert "; Secure" not in cookie(proxied, {})


@pytest.fixture
def still(monkeypatch):
    """Stop the clock of the rate limits, because requests can be slow on a busy machine."""
    now = time.monotonic()
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: now))


def test_limits_apply_to_the_address_forwarded_by_the_proxy(proxied, still):
    tries = int(LIMITS["guess"].burst)
    statuses = [guess(proxied, "203.0.113.7") for _ in range(tries + 1)]
    assert statuses == [404] * tries + [429]
    assert guess(proxied, "203.0.113.8") == 404
    assert guess(proxied, "203.0.113.8, 203.0.113.7") == 429  # only the last address comes from the proxy


def test_forwarded_headers_are_trusted_only_from_the_named_proxies(still):
    with serving(Settings(pace=0.0, level="random", trusted=("10.0.0.0/8",), host_names=(PUBLIC,))) as server:
        assert "; Secure" not in cookie(server, FORWARDED)
        statuses = [guess(server, f"203.0.113.{n}") for n in range(int(LIMITS["guess"].burst) + 1)]
        assert statuses[-1] == 429


def test_the_origin_must_match_the_host_forwarded_by_the_proxy(proxied):
    ours, rewritten = FORWARDED | {"Origin": f"https://{PUBLIC}"}, {"Origin": f"https://{PUBLIC}"}
    tables = f"{proxied.url}/api/tables"
    assert httpx.post(tables, json={"game": "germany"}, headers=ours).status_code == 201
    assert httpx.post(tables, json={"game": "germany"}, headers=rewritten).json()["code"] == "foreign_origin"
    where = f"ws://{HOST}:{proxied.port}/ws"
    with pytest.raises(InvalidStatus), connect(where, additional_headers=rewritten):
        pass
    with socket.create_connection((HOST, proxied.port)) as wire:  # the websockets client cannot set the Host header
        head = {"Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13"}
        head |= {"Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==", **ours}
        lines = "".join(f"{name}: {value}\r\n" for name, value in head.items())
        wire.sendall(f"GET /ws HTTP/1.1\r\n{lines}\r\n".encode())
        assert wire.recv(64).startswith(b"HTTP/1.1 101")


@pytest.mark.parametrize("host", ["localhost:8000", "127.0.0.1", "[::1]:8000", "192.168.0.7", PUBLIC, f"{PUBLIC}:443"])
def test_addresses_and_own_names_are_served(proxied, host):
    assert httpx.get(f"{proxied.url}/api/health", headers={"Host": host}).status_code == 200


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example", "[", "localhost.evil.example", ""])
def test_a_foreign_name_that_points_to_the_server_is_refused(proxied, host):
    """A page of that name could otherwise take seats and read tables (DNS rebinding)."""
    own_page = {"Host": host, "Origin": f"http://{host}"}
    reply = httpx.post(f"{proxied.url}/api/tables", json={"game": "germany"}, headers=own_page)
    assert (reply.status_code, reply.json()["code"]) == (421, "unknown_host")


def test_metrics_are_for_this_machine_only(proxied):
    assert httpx.get(f"{proxied.url}/metrics").status_code == 200
    assert httpx.get(f"{proxied.url}/metrics", headers=FORWARDED).status_code == 403


def test_a_server_with_a_fixed_port_uses_no_other():
    with socket.socket() as busy:
        busy.bind((HOST, 0))
        busy.listen()
        port = busy.getsockname()[1]
        with pytest.raises(SystemExit, match=f"Cannot listen on port {port} of {HOST}: "):
            bind(port, tries=1)
    with pytest.raises(SystemExit, match=r"Cannot listen on port 8000 of no\.such\.host\.invalid"):
        bind(8000, "no.such.host.invalid", tries=1)


@pytest.mark.parametrize("address", ["proxy", "10.0.0.1/8", "10.0.0", "*", ""])
def test_a_proxy_must_be_an_address_or_a_network(address):
    with pytest.raises(SystemExit, match="is not an address or a network"):
        check_network(address)


def test_a_server_can_listen_on_all_addresses():
    with bind(0, "0.0.0.0") as listening:
        assert listening.getsockname()[0] == "0.0.0.0"


def test_only_one_server_can_use_a_sqlite_file(tmp_path, monkeypatch):
    """A second server exits, or with `join` opens the first one in the browser."""
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    first = lock_file(url)
    assert isinstance(first, TextIOWrapper)
    with first, pytest.raises(SystemExit, match="another one is using it: it is just starting"):
        run(0, database=url, join=True)
    with cast(TextIOWrapper, lock_file(url)) as first:
        print("http://127.0.0.1:8000/", file=first, flush=True)
        with pytest.raises(
            SystemExit, match="Only one server can use a SQLite file, and another one is using it: http://127"
        ):
            run(0, database=url)
        assert not opened
        run(0, database=url, join=True)
        assert opened == ["http://127.0.0.1:8000/"]
    with cast(TextIOWrapper, lock_file(url)):
        pass
    assert lock_file("postgresql://hexstead@localhost/hexstead") is None
