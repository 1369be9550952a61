"""The commands and configurations of the hosting guide work.

Servers start on both databases and as a service, nginx and Caddy terminate TLS in front of them, and database backups
can be restored. The tests substitute their own ports, certificates and folders.
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

from hexstead.server.settings import MAX_IMPORT
from hexstead.server.start import HOST
from tests.docs.blocks import ROOT, all_blocks, blocks
from tests.docs.commands import documented
from tests.server.postgres import programs, running
from tests.server.serving import CALM, pick, serving, started

GUIDE = ROOT / "docs" / "hosting.md"
PUBLIC = "play.example"
SERVERS = documented("hexstead serve --.+")
ON_POSTGRESQL = [command for command in SERVERS if "postgresql:" in command]
WITH_SITE = [command for command in SERVERS if "--site" in command]  # tests/site serves a built site
HEXSTEAD = str(Path(sys.executable).with_name("hexstead"))
with_postgresql = pytest.mark.skipif(programs() is None, reason="no PostgreSQL")


def only(language):
    (block,) = blocks(GUIDE, language)
    return block.text


def serve(command, folder, **variables):
    """Start a server with a command of the guide, on a free port and with its data in `folder`."""
    words = [HEXSTEAD, *shlex.split(command)[1:], "--port", "0"]
    return started(words, cwd=folder, env=os.environ | {"XDG_DATA_HOME": str(folder)} | variables)


def healthy(address):
    return httpx.get(f"{address}/api/health").json()["status"] == "ok"


@pytest.mark.parametrize("command", [command for command in SERVERS if command not in ON_POSTGRESQL + WITH_SITE])
def test_a_server_stores_its_tables_in_a_file(command, tmp_path):
    with serve(command, tmp_path) as address:
        assert healthy(address)
    assert len(list(tmp_path.rglob("tables.sqlite"))) == 1


def units():
    """The texts of the systemd units: for SQLite, and the template for PostgreSQL."""
    simple, template = (block.text for block in all_blocks("ini"))
    return simple, template


def read_unit(text):
    unit = configparser.ConfigParser(interpolation=None, strict=False)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read_string(text)
    return unit


def test_the_service_starts(tmp_path):
    simple, _ = units()
    service = read_unit(simple)["Service"]
    variables = dict(line.split("=", 1) for line in re.findall(r"^Environment=(.+)$", simple, re.M))
    assert variables.pop("HEXSTEAD_CACHE") == f"/var/cache/{service['CacheDirectory']}"  # the tests use a warm cache
    state = f"/var/lib/{service['StateDirectory']}"
    database = variables["HEXSTEAD_DATABASE"].replace(state, str(tmp_path))
    with serve(service["ExecStart"], tmp_path, **variables | {"HEXSTEAD_DATABASE": database}) as address:
        assert healthy(address)
    assert (tmp_path / "tables.sqlite").exists()


@with_postgresql
def test_instances_of_the_service_start_on_postgresql(tmp_path):
    _, template = units()
    service = read_unit(template)["Service"]
    assert service["EnvironmentFile"] == "/etc/hexstead/database"
    command = service["ExecStart"].replace("--port %i ", "")
    with running("hexstead") as database, serve(command, tmp_path, HEXSTEAD_DATABASE=database) as address:
        assert healthy(address)
        assert httpx.get(f"{address}/api/health/ready").json()["server"].endswith(address.rpartition(":")[2])


def test_the_service_for_postgresql_is_hardened():
    """Every restriction of a network service that needs no devices, no privileges and no home, except one."""
    _, template = units()
    service = read_unit(template)["Service"]
    on = {key for key, value in service.items() if value in ("yes", "strict", "invisible", "0077", "")}
    assert on >= {
        "NoNewPrivileges", "ProtectSystem", "ProtectHome", "PrivateTmp", "PrivateDevices", "PrivateUsers",
        "ProtectProc", "ProtectClock", "ProtectHostname", "ProtectKernelLogs", "ProtectKernelModules",
        "ProtectKernelTunables",
        "ProtectControlGroups", "RestrictNamespaces", "RestrictRealtime", "RestrictSUIDSGID", "RemoveIPC",
        "LockPersonality", "CapabilityBoundingSet", "AmbientCapabilities", "DynamicUser", "UMask",
    }  # fmt: skip
    assert "MemoryDenyWriteExecute" not in service  # Numba compiles at run time
    assert re.findall(r"^SystemCallFilter=(.*)$", template, re.M) == ["@system-service", "~@privileged"]
    assert set(service["RestrictAddressFamilies"].split()) == {"AF_INET", "AF_INET6", "AF_UNIX"}
    assert set(read_unit(template).sections()) == {"Unit", "Service", "Install"}


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="no systemd")
@pytest.mark.parametrize("name", ["hexstead.service", "hexstead@8001.service"])
def test_systemd_accepts_the_service(tmp_path, name):
    file = tmp_path / name
    file.write_text(units()["@" in name].replace("/opt/hexstead/bin/hexstead", HEXSTEAD))
    done = subprocess.run(["systemd-analyze", "verify", file], capture_output=True, text=True, timeout=60)
    assert (done.returncode, [line for line in done.stderr.splitlines() if file.name in line]) == (0, [])


@pytest.fixture(scope="module")
def cluster(tmp_path_factory):
    """The servers of the guide that share a PostgreSQL database: addresses by command."""
    folder = tmp_path_factory.mktemp("cluster")
    with running("hexstead") as database, contextlib.ExitStack() as stack:
        port = str(sa.make_url(database).port)
        yield {line: stack.enter_context(serve(line, folder, PGPORT=port)) for line in ON_POSTGRESQL}


@with_postgresql
def test_every_server_on_postgresql_serves_every_table(cluster):
    assert len(cluster) > 2
    created = httpx.post(f"{next(iter(cluster.values()))}/api/tables", json={"game": "germany"}).json()
    for address in cluster.values():
        assert healthy(address)
        assert httpx.get(f"{address}/api/tables/{created['table']}").status_code == 200


def free_port():
    with socket.socket() as free:
        free.bind((HOST, 0))
        return free.getsockname()[1]


def play_through(proxy, port, **variables):
    """Start the proxy with these arguments and use the server through it, by its public name and TLS."""
    any_certificate = ssl.create_default_context()
    any_certificate.check_hostname = False
    any_certificate.verify_mode = ssl.CERT_NONE
    origin = f"https://{PUBLIC}"
    transport = httpx.HTTPTransport(verify=any_certificate, retries=6)  # retry until the proxy listens
    with subprocess.Popen(proxy, env=os.environ | variables) as process:
        try:
            with httpx.Client(transport=transport, headers={"Host": PUBLIC, "Origin": origin}) as client:

                def ask(method, path, **more):
                    at = f"https://{HOST}:{port}{path}"
                    return client.request(method, at, extensions={"sni_hostname": PUBLIC}, **more)

                assert ask("GET", "/api/health").json()["status"] == "ok"
                assert ask("GET", "/metrics").status_code == 404
                created = ask("POST", "/api/tables", json={"game": "germany"})
                assert created.status_code == 201, created.text
                assert "; Secure" in created.headers["set-cookie"]
                assert (
                    ask("POST", "/api/games", content=b" " * MAX_IMPORT).status_code == 400
                )  # the body reached the server
            wire = socket.create_connection((HOST, port))
            with connect(f"wss://{PUBLIC}/ws", sock=wire, ssl=any_certificate, origin=Origin(origin)):
                pass
        finally:
            process.terminate()


@with_postgresql
@pytest.mark.skipif(not shutil.which("nginx") or not shutil.which("openssl"), reason="no nginx")
def test_nginx_proxies_the_servers(cluster, tmp_path):
    text, port = only("nginx"), free_port()
    for found in re.findall(r"127\.0\.0\.1:(\d+)", text):
        (address,) = [address for line, address in cluster.items() if f"--port {found} " in line]
        text = text.replace(f"127.0.0.1:{found}", address.removeprefix("http://"))
    text = text.replace("listen 443 ssl", f"listen {HOST}:{port} ssl").replace("/etc/ssl/", f"{tmp_path}/")
    certificate, key = (tmp_path / f"{PUBLIC}.{kind}" for kind in ("pem", "key"))
    make = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", f"/CN={PUBLIC}"]
    subprocess.run([*make, "-keyout", key, "-out", certificate], check=True, capture_output=True, timeout=60)
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")  # the default folders need root
    folders = "".join(f"{kind}_temp_path {tmp_path}/{kind};\n" for kind in kinds)
    file = tmp_path / "nginx.conf"
    head = f"daemon off;\nmaster_process off;\npid {tmp_path}/pid;\nerror_log stderr;\nevents {{}}\n"
    file.write_text(f"{head}http {{\naccess_log off;\n{folders}{text}\n}}\n")
    play_through(["nginx", "-p", tmp_path, "-c", file], port)


@pytest.mark.skipif(not shutil.which("caddy"), reason="no Caddy")
def test_caddy_proxies_the_server_with_a_host_name(tmp_path):
    """With a self-signed certificate."""
    first = next(command for command in SERVERS if "--host-name" in command and "--port" not in command)  # port 8000
    file = tmp_path / "Caddyfile"
    with serve(first, tmp_path) as address:
        port = free_port()
        own = ("admin off", "auto_https disable_redirects", "local_certs", "skip_install_trust",
               f"default_bind {HOST}", f"https_port {port}", f"storage file_system {tmp_path}/caddy")  # fmt: skip
        site = only("caddy").replace(f"{HOST}:8000", address.removeprefix("http://"))
        file.write_text("{\n" + "\n".join(own) + "\n}\n" + site)
        play_through(["caddy", "run", "--config", file], port, XDG_CONFIG_HOME=str(tmp_path))


def shell(command, folder, **variables):
    """Run a command of the guide in a shell."""
    path = f"{programs()}{os.pathsep}{os.environ['PATH']}"
    subprocess.run(command, shell=True, check=True, cwd=folder, timeout=60, env=os.environ | {"PATH": path} | variables)


def check_backup(backup, restore, database):
    """Back up a table during a game, play on, restore, and expect the state at the time of the backup."""
    settings = dataclasses.replace(CALM, database=database)

    def act(server):
        with server.sit(created, server.game(created["table"]).to_act[0]) as client:
            assert client.act(*pick(client.prompt, Random(1)))["type"] == "ok"
            return server.game(created["table"]).record(proof=False)["actions"]

    with serving(settings) as server:
        created = server.make(players=3, seats=["person"] * 3, seed=1)
        before = act(server)
        backup()
        assert len(act(server)) > len(before)
    restore()
    with serving(settings) as server:
        httpx.get(f"{server.url}/api/tables/{created['table']}").raise_for_status()
        assert server.game(created["table"]).record(proof=False)["actions"] == before
        assert len(act(server)) > len(before)


def backup_command(program):
    (command,) = [command for command in documented("(sqlite3|pg_dump|psql) .+") if command.startswith(f"{program} ")]
    return command


def test_a_sqlite_backup_can_be_restored(tmp_path):
    def backup():
        if shutil.which("sqlite3"):
            shell(backup_command("sqlite3"), tmp_path)
        else:  # equivalent to the command
            source, copy = (sqlite3.connect(tmp_path / name) for name in ("tables.sqlite", "copy.sqlite"))
            with contextlib.closing(source), contextlib.closing(copy):
                source.backup(copy)

    def restore():
        for name in re.findall(r"`(tables\.sqlite-\w+)`", GUIDE.read_text(encoding="utf-8")):
            (tmp_path / name).unlink(missing_ok=True)
        (tmp_path / "copy.sqlite").replace(tmp_path / "tables.sqlite")

    check_backup(backup, restore, f"sqlite:///{tmp_path}/tables.sqlite")


@with_postgresql
def test_a_postgresql_backup_can_be_restored(tmp_path):
    with running("hexstead") as database:
        at = sa.make_url(database)
        where = {"PGHOST": str(at.host), "PGPORT": str(at.port), "PGUSER": str(at.username)}

        def restore():
            shell("dropdb hexstead && createdb hexstead", tmp_path, **where)
            shell(backup_command("psql"), tmp_path, **where)

        check_backup(lambda: shell(backup_command("pg_dump"), tmp_path, **where), restore, database)
