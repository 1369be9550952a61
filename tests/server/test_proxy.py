"""A server behind a proxy: whom it believes about scheme and address, its own name, and the port it was told. A file of
tables has one server.
"""

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
from hexstead.server.start import HOST, bind, check_network, keep, run
from tests.server.serving import Served, serving

PUBLIC = "play.example"
GUESSER = httpx.Client()  # of its own: to make one takes longer than to ask, and who asks slowly is let in again
FORWARDED = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.7", "Host": PUBLIC}


@pytest.fixture(scope="module")
def proxied():
    with serving(Settings(pace=0.0, level="random")) as server:
        yield server


def cookie(server: Served, headers: dict[str, str]) -> str:
    return httpx.post(f"{server.url}/api/tables", json={"game": "germany"}, headers=headers).headers["set-cookie"]


def guess(server: Served, address: str) -> int:
    """The status of trying a code that is none, for somebody at an address."""
    headers = FORWARDED | {"X-Forwarded-For": address}
    return GUESSER.post(f"{server.url}/api/join", json={"code": "QQQQQQ"}, headers=headers).status_code


def test_over_tls_the_cookie_is_for_tls_alone(proxied):
    assert "; Secure" in cookie(proxied, FORWARDED)
    assert "; Secure" not in cookie(proxied, {})


@pytest.fixture
def still(monkeypatch):
    """No time passes for the limits, however long the requests take on a busy machine."""
    now = time.monotonic()
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: now))


def test_limits_are_those_of_the_address_that_the_proxy_names(proxied, still):
    tries = int(LIMITS["join"].burst)
    told = [guess(proxied, "203.0.113.7") for _ in range(tries + 1)]
    assert told == [404] * tries + [429]
    assert guess(proxied, "203.0.113.8") == 404
    assert guess(proxied, "203.0.113.8, 203.0.113.7") == 429  # what a client wrote before the proxy is not believed


def test_nobody_is_believed_but_the_proxies_that_were_named(still):
    with serving(Settings(pace=0.0, level="random", trusted=("10.0.0.0/8",))) as server:
        assert "; Secure" not in cookie(server, FORWARDED)
        told = [guess(server, f"203.0.113.{n}") for n in range(int(LIMITS["join"].burst) + 1)]
        assert told[-1] == 429


def test_the_page_of_the_public_name_is_our_own_as_long_as_the_proxy_hands_the_name_on(proxied):
    ours, rewritten = FORWARDED | {"Origin": f"https://{PUBLIC}"}, {"Origin": f"https://{PUBLIC}"}
    tables = f"{proxied.url}/api/tables"
    assert httpx.post(tables, json={"game": "germany"}, headers=ours).status_code == 201
    assert httpx.post(tables, json={"game": "germany"}, headers=rewritten).json()["code"] == "foreign_origin"
    where = f"ws://{HOST}:{proxied.port}/ws"
    with pytest.raises(InvalidStatus), connect(where, additional_headers=rewritten):
        pass
    with socket.create_connection((HOST, proxied.port)) as wire:  # a client that names the host as a proxy does
        head = {"Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13"}
        head |= {"Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==", **ours}
        lines = "".join(f"{name}: {value}\r\n" for name, value in head.items())
        wire.sendall(f"GET /ws HTTP/1.1\r\n{lines}\r\n".encode())
        assert wire.recv(64).startswith(b"HTTP/1.1 101")


def test_a_server_that_was_told_its_port_takes_no_other():
    with socket.socket() as busy:
        busy.bind((HOST, 0))
        busy.listen()
        port = busy.getsockname()[1]
        with pytest.raises(SystemExit, match=f"Cannot listen on port {port} of {HOST}: "):
            bind(port, tries=1)
    with pytest.raises(SystemExit, match=r"Cannot listen on port 8000 of no\.such\.host\.invalid"):
        bind(8000, "no.such.host.invalid", tries=1)


@pytest.mark.parametrize("address", ["proxy", "10.0.0.1/8", "10.0.0", "*", ""])
def test_a_proxy_is_named_by_its_address(address):
    with pytest.raises(SystemExit, match="is no address of a proxy"):
        check_network(address)


def test_all_of_a_machine_may_be_listened_on():
    with bind(0, "0.0.0.0") as place:
        assert place.getsockname()[0] == "0.0.0.0"


def test_a_file_of_tables_is_for_one_server(tmp_path, monkeypatch):
    """Another would not hear what the first does; who only wants to play is sent there."""
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    first = keep(url)
    assert isinstance(first, TextIOWrapper)
    with first, pytest.raises(SystemExit, match="another has this file: it is just starting"):
        run(0, database=url, join=True)
    with cast(TextIOWrapper, keep(url)) as first:
        print("http://127.0.0.1:8000/", file=first, flush=True)
        with pytest.raises(SystemExit, match="SQLite is for one server, and another has this file: http://127"):
            run(0, database=url)
        assert not opened
        run(0, database=url, join=True)
        assert opened == ["http://127.0.0.1:8000/"]
    with cast(TextIOWrapper, keep(url)):
        pass
    assert keep("postgresql://hexstead@localhost/hexstead") is None
