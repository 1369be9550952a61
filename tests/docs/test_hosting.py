"""The hosting guide is carried out: its servers start by its lines, on both databases and as a service; nginx and Caddy
go before them with TLS, by its configurations; copies of the database that are made by its commands come back.

Ports, certificates and folders are the test's own.
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
import ssl
import subprocess
import sys
from pathlib import Path
from random import Random

import httpx
import pytest
import sqlalchemy as sa
from websockets.sync.client import connect
from websockets.typing import Origin

from hexstead.server.settings import MOST_IMPORTED
from hexstead.server.start import HOST
from tests.docs.blocks import ROOT, all_blocks
from tests.docs.register import told
from tests.server.postgres import programs, running
from tests.server.serving import CALM, pick, serving, started

GUIDE = ROOT / "docs" / "hosting.md"
PUBLIC = "play.example"
SERVERS = told("serve")
ON_POSTGRESQL = [command for command in SERVERS if "postgresql:" in command]
HEXSTEAD = str(Path(sys.executable).with_name("hexstead"))
with_postgresql = pytest.mark.skipif(programs() is None, reason="no PostgreSQL")


def only(language):
    (block,) = all_blocks(language)
    return block.text


def serve(command, folder, **variables):
    """A server by a line of the guide, on a port of its own, with a folder for its data."""
    words = [HEXSTEAD, *shlex.split(command)[1:], "--port", "0"]
    return started(words, cwd=folder, env=os.environ | {"XDG_DATA_HOME": str(folder)} | variables)


def healthy(address):
    return httpx.get(f"{address}/api/health").json()["status"] == "ok"


@pytest.mark.parametrize("command", [command for command in SERVERS if command not in ON_POSTGRESQL])
def test_a_server_keeps_its_tables_in_a_file(command, tmp_path):
    with serve(command, tmp_path) as address:
        assert healthy(address)
    assert len(list(tmp_path.rglob("tables.sqlite"))) == 1


def test_the_service_serves(tmp_path):
    unit = configparser.ConfigParser(interpolation=None, strict=False)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read_string(only("ini"))
    service = unit["Service"]
    variables = dict(line.split("=", 1) for line in re.findall(r"^Environment=(.+)$", only("ini"), re.M))
    assert variables.pop("HEXSTEAD_CACHE") == f"/var/cache/{service['CacheDirectory']}"  # the tests' own is warm
    state = f"/var/lib/{service['StateDirectory']}"
    database = variables["HEXSTEAD_DATABASE"].replace(state, str(tmp_path))
    with serve(service["ExecStart"], tmp_path, **variables | {"HEXSTEAD_DATABASE": database}) as address:
        assert healthy(address)
    assert (tmp_path / "tables.sqlite").exists()


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="no systemd")
def test_systemd_takes_the_service(tmp_path):
    file = tmp_path / "hexstead.service"
    file.write_text(only("ini").replace("/opt/hexstead/bin/hexstead", HEXSTEAD))
    done = subprocess.run(["systemd-analyze", "verify", file], capture_output=True, text=True, timeout=60)
    assert (done.returncode, [line for line in done.stderr.splitlines() if file.name in line]) == (0, [])


@pytest.fixture(scope="module")
def cluster(tmp_path_factory):
    """The servers of the guide that share a PostgreSQL: their addresses, by their lines."""
    folder = tmp_path_factory.mktemp("cluster")
    with running("hexstead") as database, contextlib.ExitStack() as stack:
        port = str(sa.make_url(database).port)
        yield {line: stack.enter_context(serve(line, folder, PGPORT=port)) for line in ON_POSTGRESQL}


@with_postgresql
def test_every_server_on_postgresql_serves_every_table(cluster):
    assert len(cluster) > 2
    made = httpx.post(f"{next(iter(cluster.values()))}/api/tables", json={"game": "germany"}).json()
    for address in cluster.values():
        assert healthy(address)
        assert httpx.get(f"{address}/api/tables/{made['table']}").status_code == 200


def free_port():
    with socket.socket() as free:
        free.bind((HOST, 0))
        return free.getsockname()[1]


def play_through(proxy, port, **variables):
    """A player comes to the public name by TLS, through a proxy that is started by these words."""
    any_certificate = ssl.create_default_context()
    any_certificate.check_hostname = False
    any_certificate.verify_mode = ssl.CERT_NONE
    origin = f"https://{PUBLIC}"
    patient = httpx.HTTPTransport(verify=any_certificate, retries=6)  # until the proxy listens
    with subprocess.Popen(proxy, env=os.environ | variables) as process:
        try:
            with httpx.Client(transport=patient, headers={"Host": PUBLIC, "Origin": origin}) as client:

                def ask(method, path, **more):
                    at = f"https://{HOST}:{port}{path}"
                    return client.request(method, at, extensions={"sni_hostname": PUBLIC}, **more)

                assert ask("GET", "/api/health").json()["status"] == "ok"
                assert ask("GET", "/metrics").status_code == 404
                made = ask("POST", "/api/tables", json={"game": "germany"})
                assert made.status_code == 201, made.text
                assert "; Secure" in made.headers["set-cookie"]
                assert ask("POST", "/api/games", content=b" " * MOST_IMPORTED).status_code == 400  # it came through
            wire = socket.create_connection((HOST, port))
            with connect(f"wss://{PUBLIC}/ws", sock=wire, ssl=any_certificate, origin=Origin(origin)):
                pass
        finally:
            process.terminate()


@with_postgresql
@pytest.mark.skipif(not shutil.which("nginx") or not shutil.which("openssl"), reason="no nginx")
def test_nginx_goes_before_the_servers(cluster, tmp_path):
    text, port = only("nginx"), free_port()
    for found in re.findall(r"127\.0\.0\.1:(\d+)", text):
        (address,) = [address for line, address in cluster.items() if f"--port {found} " in line]
        text = text.replace(f"127.0.0.1:{found}", address.removeprefix("http://"))
    text = text.replace("listen 443 ssl", f"listen {HOST}:{port} ssl").replace("/etc/ssl/", f"{tmp_path}/")
    certificate, key = (tmp_path / f"{PUBLIC}.{kind}" for kind in ("pem", "key"))
    make = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", f"/CN={PUBLIC}"]
    subprocess.run([*make, "-keyout", key, "-out", certificate], check=True, capture_output=True, timeout=60)
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")  # its own folders are the system's alone
    folders = "".join(f"{kind}_temp_path {tmp_path}/{kind};\n" for kind in kinds)
    file = tmp_path / "nginx.conf"
    head = f"daemon off;\nmaster_process off;\npid {tmp_path}/pid;\nerror_log stderr;\nevents {{}}\n"
    file.write_text(f"{head}http {{\naccess_log off;\n{folders}{text}\n}}\n")
    play_through(["nginx", "-p", tmp_path, "-c", file], port)


@pytest.mark.skipif(not shutil.which("caddy"), reason="no Caddy")
def test_caddy_goes_before_the_first_server(tmp_path):
    """Its certificate is one of its own making."""
    first, file = SERVERS[0], tmp_path / "Caddyfile"
    assert "--port" not in first  # it is at 8000
    with serve(first, tmp_path) as address:
        port = free_port()
        own = ("admin off", "auto_https disable_redirects", "local_certs", "skip_install_trust",
               f"default_bind {HOST}", f"https_port {port}", f"storage file_system {tmp_path}/caddy")  # fmt: skip
        asked = only("caddy").replace(f"{HOST}:8000", address.removeprefix("http://"))
        file.write_text("{\n" + "\n".join(own) + "\n}\n" + asked)
        play_through(["caddy", "run", "--config", file], port, XDG_CONFIG_HOME=str(tmp_path))


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


def copying(program):
    (command,) = [command for command in told("copies") if command.startswith(f"{program} ")]
    return command


def test_a_copy_of_sqlite_comes_back(tmp_path):
    def backup():
        if shutil.which("sqlite3"):
            shell(copying("sqlite3"), tmp_path)
        else:  # what that command does
            source, copy = (sqlite3.connect(tmp_path / name) for name in ("tables.sqlite", "copy.sqlite"))
            with contextlib.closing(source), contextlib.closing(copy):
                source.backup(copy)

    def restore():
        for name in re.findall(r"`(tables\.sqlite-\w+)`", GUIDE.read_text(encoding="utf-8")):
            (tmp_path / name).unlink(missing_ok=True)
        (tmp_path / "copy.sqlite").replace(tmp_path / "tables.sqlite")

    copied_and_back(backup, restore, f"sqlite:///{tmp_path}/tables.sqlite")


@with_postgresql
def test_a_copy_of_postgresql_comes_back(tmp_path):
    with running("hexstead") as database:
        at = sa.make_url(database)
        where = {"PGHOST": str(at.host), "PGPORT": str(at.port), "PGUSER": str(at.username)}

        def restore():
            shell("dropdb hexstead && createdb hexstead", tmp_path, **where)
            shell(copying("psql"), tmp_path, **where)

        copied_and_back(lambda: shell(copying("pg_dump"), tmp_path, **where), restore, database)
