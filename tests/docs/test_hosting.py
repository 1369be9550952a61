"""The configurations of the hosting guide fit the server: its port, its paths, its bounds, the headers it believes.

What nginx would send by the guide's lines is sent to a server here. nginx and Caddy read them too, where they are.
Copies of the database that are made by the guide's commands come back.
"""

import configparser
import contextlib
import dataclasses
import os
import re
import shlex
import shutil
import socket
import sqlite3
import subprocess
from random import Random
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from hexstead.server import Settings
from hexstead.server.settings import MOST_IMPORTED
from hexstead.server.start import HOST
from hexstead.server.store import database_url
from tests.docs.blocks import ROOT, all_blocks, blocks, commands, inline_code
from tests.docs.test_commands import parsed
from tests.server.postgres import programs, running
from tests.server.serving import CALM, pick, serving

GUIDE = ROOT / "docs" / "hosting.md"
PUBLIC = "play.example"


def only(language):
    (block,) = all_blocks(language)
    return block.text


def tree(text):
    """An nginx configuration as a list of (words, inner list or None); raises where it is none."""
    tokens = re.findall(r"'[^']*'|[{};]|[^\s{};]+", re.sub(r"#.*", "", text))

    def read(depth):
        out: list[Any] = []
        words: list[str] = []
        while tokens:
            token = tokens.pop(0)
            if token == ";":
                assert words, "an empty directive"
                out.append((words, None))
                words = []
            elif token == "{":
                out.append((words, read(depth + 1)))
                words = []
            elif token == "}":
                assert depth > 0, "one } too many"
                assert not words, f"no ; after {words}"
                return out
            else:
                words.append(token.strip("'"))
        assert depth == 0, "a } is missing"
        assert not words, f"no ; after {words}"
        return out

    return read(0)


def inner(entries, *head):
    (found,) = [inside for words, inside in entries if words[: len(head)] == list(head)]
    return found


@pytest.mark.parametrize("broken", ["server { listen 80 }", "server { listen 80; ", "listen 80; }", "server { ; }"])
def test_a_broken_configuration_is_noticed(broken):
    with pytest.raises(AssertionError):
        tree(broken)


@pytest.fixture(scope="module")
def nginx():
    return tree(only("nginx"))


def ports(text):
    return sorted(int(port) for port in re.findall(r"127\.0\.0\.1:(\d+)", text))


def test_nginx_asks_the_servers_that_the_guide_starts(nginx):
    started = [parsed(shlex.split(c)[1:])["port"] for b in blocks(GUIDE, "sh") for c in commands(b) if "serve" in c]
    assert ports(only("nginx")) == sorted(port for port in started if port != 8000)
    assert [port for port in ports(only("caddy")) if port not in started] == []
    place = inner(inner(nginx, "server"), "location", "/")
    assert (["proxy_pass", "http://hexstead"], None) in place
    assert inner(nginx, "upstream", "hexstead")


def test_nginx_lets_records_in_and_metrics_not_out(nginx):
    server = inner(nginx, "server")
    ((_, most),) = [words for words, _ in server if words[0] == "client_max_body_size"]
    assert int(most.removesuffix("m")) << 20 == MOST_IMPORTED
    assert inner(server, "location", "=", "/metrics") == [(["return", "404"], None)]
    assert re.search(r"^\s*respond /metrics 404$", only("caddy"), re.M)


def test_what_nginx_sends_on_is_what_the_server_goes_by(nginx):
    """The headers of the guide, filled in as nginx would for a browser at the public name."""
    variables = {"$http_host": PUBLIC, "$scheme": "https", "$proxy_add_x_forwarded_for": "203.0.113.7",
                 "$http_upgrade": "websocket", "$connection_upgrade": "upgrade"}  # fmt: skip
    place = inner(inner(nginx, "server"), "location", "/")
    headers = {words[1]: variables[words[2]] for words, _ in place if words[0] == "proxy_set_header"}
    assert [w for w, _ in inner(nginx, "map", "$http_upgrade")] == ([["default", "upgrade"], ["", "close"]])
    plain = {name: value for name, value in headers.items() if name not in ("Upgrade", "Connection")}
    with serving(Settings(pace=0.0, level="random")) as server:
        ours = plain | {"Origin": f"https://{PUBLIC}"}
        made = httpx.post(f"{server.url}/api/tables", json={"game": "germany"}, headers=ours)
        assert made.status_code == 201
        assert "; Secure" in made.headers["set-cookie"]
        request = "".join(f"{name}: {value}\r\n" for name, value in (headers | ours).items())
        key = "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        with socket.create_connection((HOST, server.port)) as wire:
            wire.sendall(f"GET /ws HTTP/1.1\r\n{request}{key}\r\n".encode())
            assert wire.recv(64).startswith(b"HTTP/1.1 101")


def test_the_service_starts_what_there_is():
    unit = configparser.ConfigParser(interpolation=None, strict=False)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    text = only("ini")
    unit.read_string(text)
    command = shlex.split(unit["Service"]["ExecStart"])
    assert command[0].endswith("/bin/hexstead")
    assert parsed(command[1:])["no_open"]
    variables = dict(line.split("=", 1) for line in re.findall(r"^Environment=(.+)$", text, re.M))
    state, cache = unit["Service"]["StateDirectory"], unit["Service"]["CacheDirectory"]
    database = sa.make_url(database_url(variables.pop("HEXSTEAD_DATABASE")))
    assert (database.get_backend_name(), database.database) == ("sqlite", f"/var/lib/{state}/tables.sqlite")
    assert variables == {"HEXSTEAD_CACHE": f"/var/cache/{cache}"}


def shell(command, folder, **variables):
    """A command of the guide, as somebody would give it."""
    path = f"{programs()}{os.pathsep}{os.environ['PATH']}"
    subprocess.run(command, shell=True, check=True, cwd=folder, timeout=60, env=os.environ | {"PATH": path} | variables)


def copied_and_back(backup, restore, database):
    """A table is copied while it is played at, played on, and found again in the copy as it was."""
    settings = dataclasses.replace(CALM, database=database)

    def act(server):
        with server.sit(made, server.game(made["table"]).to_act[0]) as client:
            assert client.act(*pick(client.prompt, Random(1)))["type"] == "ok"
            return server.game(made["table"]).record(proof=False)["actions"]

    with serving(settings) as server:
        made = server.make(players=3, seats=["person"] * 3, seed=1)
        before = act(server)
        backup()
        assert len(act(server)) > len(before)
    restore()
    with serving(settings) as server:
        httpx.get(f"{server.url}/api/tables/{made['table']}").raise_for_status()
        assert server.game(made["table"]).record(proof=False)["actions"] == before
        assert len(act(server)) > len(before)


def told(program):
    (command,) = [code for path, code in inline_code() if path == GUIDE and code.startswith(f"{program} ")]
    return command


def test_a_copy_of_sqlite_comes_back(tmp_path):
    def backup():
        if shutil.which("sqlite3"):
            shell(told("sqlite3"), tmp_path)
        else:  # what that command does
            source, copy = (sqlite3.connect(tmp_path / name) for name in ("tables.sqlite", "copy.sqlite"))
            with contextlib.closing(source), contextlib.closing(copy):
                source.backup(copy)

    def restore():
        for name in re.findall(r"`(tables\.sqlite-\w+)`", GUIDE.read_text(encoding="utf-8")):
            (tmp_path / name).unlink(missing_ok=True)
        (tmp_path / "copy.sqlite").replace(tmp_path / "tables.sqlite")

    copied_and_back(backup, restore, f"sqlite:///{tmp_path}/tables.sqlite")


@pytest.mark.skipif(programs() is None, reason="no PostgreSQL")
def test_a_copy_of_postgresql_comes_back(tmp_path):
    with running() as address:
        at = sa.make_url(address)
        where = {"PGHOST": str(at.host), "PGPORT": str(at.port), "PGUSER": str(at.username)}
        shell("createdb hexstead", tmp_path, **where)

        def restore():
            shell("dropdb hexstead && createdb hexstead", tmp_path, **where)
            shell(told("psql"), tmp_path, **where)

        database = at.set(database="hexstead").render_as_string()
        copied_and_back(lambda: shell(told("pg_dump"), tmp_path, **where), restore, database)


def test_nginx_reads_it(tmp_path, nginx):
    assert [words for words, _ in nginx] == [
        ["upstream", "hexstead"],
        ["map", "$http_upgrade", "$connection_upgrade"],
        ["server"],
    ]
    if not shutil.which("nginx"):
        return  # the tests above have read it
    text = re.sub(r"^\s*ssl_.*\n", "", only("nginx"), flags=re.M).replace("443 ssl", "8443")
    (tmp_path / "logs").mkdir()
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")  # its own folders are the system's alone
    folders = "".join(f"{kind}_temp_path {tmp_path}/{kind};\n" for kind in kinds)
    file = tmp_path / "nginx.conf"
    head = f"pid {tmp_path}/pid;\nerror_log stderr;\nevents {{}}\n"
    file.write_text(f"{head}http {{\naccess_log off;\n{folders}{text}\n}}\n")
    done = subprocess.run(["nginx", "-t", "-p", tmp_path, "-c", file], capture_output=True, text=True, timeout=30)
    assert done.returncode == 0, done.stderr


def test_caddy_reads_it(tmp_path):
    assert re.fullmatch(rf"{PUBLIC} {{\n(?:    \w[^{{}}\n]*\n)+}}\n", only("caddy"))
    if not shutil.which("caddy"):
        return
    file = tmp_path / "Caddyfile"
    file.write_text(only("caddy"))
    done = subprocess.run(["caddy", "adapt", "--config", file], capture_output=True, text=True, timeout=30)
    assert done.returncode == 0, done.stderr
