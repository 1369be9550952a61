"""The container files are valid and consistent with the package, and their commands work.

No container runs here. The tests parse both files and run their commands on this machine: the server with its options
and settings on a free port, then the health check against that server.
"""

from __future__ import annotations

import ipaddress
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
import yaml
from packaging.requirements import Requirement
from sqlalchemy import make_url

from tests.docs.commands import documented
from tests.packaging.conftest import ROOT
from tests.server.postgres import programs, running
from tests.server.serving import started

KNOWN = {"FROM", "WORKDIR", "COPY", "RUN", "USER", "ENV", "VOLUME", "EXPOSE", "HEALTHCHECK", "CMD"}


def stages() -> list[list[tuple[str, str]]]:
    """The build stages of the container file, each a list of (instruction, arguments)."""
    text = (ROOT / "Containerfile").read_text(encoding="utf-8")
    bare = "\n".join(line for line in text.splitlines() if not line.startswith("#"))
    found: list[list[tuple[str, str]]] = []
    for line in filter(None, re.sub(r"\\\n\s*", " ", bare).splitlines()):
        name, _, rest = line.partition(" ")
        if name == "FROM":
            found.append([])
        found[-1].append((name, rest))
    return found


BUILD, FINAL = stages()
COMPOSE = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
SERVER, DATABASE = COMPOSE["services"]["server"], COMPOSE["services"]["database"]
CHECK = json.loads(next(rest for name, rest in FINAL if name == "HEALTHCHECK").partition("CMD ")[2])
COMMAND = json.loads(FINAL[-1][1])
ENVIRONMENT = dict(pair.split("=", 1) for name, rest in FINAL if name == "ENV" for pair in rest.split())


def test_the_container_file_is_valid():
    assert {name for name, _ in BUILD + FINAL} <= KNOWN
    images = [rest.split(" AS ")[0] for name, rest in BUILD + FINAL if name == "FROM"]
    assert len(set(images)) == 1, "both stages must use the same image"
    version = re.fullmatch(r"python:(\d+\.\d+)-slim", images[0])
    assert version, "the Python version must be pinned"
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert tuple(map(int, version[1].split("."))) >= tuple(map(int, project["requires-python"][2:].split(".")))
    order = [name for name, _ in FINAL]
    assert order[-1] == "CMD"
    assert order.count("CMD") == order.count("USER") == order.count("HEALTHCHECK") == 1
    assert order.index("USER") < order.index("VOLUME"), "the server must not run as root"
    for name in set(ENVIRONMENT) - {"NUMBA_CPU_NAME", "PYTHONUNBUFFERED"}:
        assert any(name in file.read_text(encoding="utf-8") for file in (ROOT / "src").rglob("*.py")), name
    assert "[postgres]" in next(rest for _, rest in FINAL if "pip install" in rest)


def test_the_build_context_has_the_sources_and_no_build_products():
    ignored = [line for line in (ROOT / ".dockerignore").read_text().splitlines() if not line.startswith("#")]
    generated = [line.strip("/") for line in (ROOT / ".gitignore").read_text().splitlines() if line.startswith("/")]
    assert set(generated) <= set(ignored)
    for needed in ("pyproject.toml", "hatch_build.py", "requirements.lock", "README.md", "LICENSE", "web/src", "src"):
        assert (ROOT / needed).exists()
        assert not {needed, *(parent.as_posix() for parent in Path(needed).parents)} & set(ignored)


@pytest.mark.skipif(shutil.which("sed") is None, reason="no sed")
def test_the_image_installs_the_locked_versions(tmp_path):
    """The constraints derived from requirements.lock pin every dependency of the extra."""
    command = next(rest for name, rest in BUILD if name == "RUN" and "constraints" in rest)
    subprocess.run(command.replace("/wheel/", f"{tmp_path}/"), shell=True, check=True, cwd=ROOT)
    lines = (tmp_path / "constraints.txt").read_text(encoding="utf-8").splitlines()
    pinned = {Requirement(line).name for line in lines if str(Requirement(line).specifier).startswith("==")}
    assert len(lines) > 50
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    required = [Requirement(line) for extra in ("postgres", "play", "fast") for line in extras[extra]]
    assert {found.name.replace(".", "-").lower() for found in required} - {"hexstead"} <= pinned


def test_ports_names_and_addresses_are_consistent():
    ports = {rest for name, rest in FINAL if name == "EXPOSE"}
    address = re.search(r"http://[^']+", CHECK[2])
    assert address
    assert {str(urlsplit(address[0]).port)} == ports
    assert {COMMAND[COMMAND.index("--port") + 1]} == ports
    (published,) = SERVER["ports"]
    host, _, inside = published.split(":")
    assert {inside} == ports
    assert ipaddress.ip_address(host).is_loopback, "only a proxy on this machine may connect"
    (network,) = COMPOSE["networks"]["default"]["ipam"]["config"]
    host_name = "${HEXSTEAD_HOST_NAME:-localhost}"
    assert SERVER["command"] == [*COMMAND, "--trust", network["gateway"], "--host-name", host_name]
    assert ipaddress.ip_address(network["gateway"]) in ipaddress.ip_network(network["subnet"])
    assert (ROOT / SERVER["build"]["context"] / SERVER["build"]["dockerfile"]).exists()
    assert set(SERVER["depends_on"]) <= set(COMPOSE["services"])
    assert {volume.split(":")[0] for volume in DATABASE["volumes"]} == set(COMPOSE["volumes"])
    secret = re.compile(r"\$\{HEXSTEAD_PASSWORD:\?[^}]+\}")
    url = urlsplit(secret.sub("secret", SERVER["environment"]["HEXSTEAD_DATABASE"]))
    settings = DATABASE["environment"]
    assert (url.username, url.path, url.hostname) == (
        settings["POSTGRES_USER"],
        f"/{settings['POSTGRES_DB']}",
        "database",
    )
    assert url.password == secret.sub("secret", settings["POSTGRES_PASSWORD"]) == "secret"
    assert DATABASE["healthcheck"]["test"][2:] == [f"--username={url.username}", f"--dbname={url.path[1:]}"]
    docker = shutil.which("docker")
    if docker and subprocess.run([docker, "compose", "version"], capture_output=True).returncode == 0:
        command = [docker, "compose", "--file", str(ROOT / "compose.yaml"), "config", "--quiet"]
        subprocess.run(command, env={**os.environ, "HEXSTEAD_PASSWORD": "secret"}, check=True)


@pytest.mark.skipif(programs() is None, reason="no PostgreSQL")
def test_the_compose_server_starts_and_passes_the_health_check():
    """With the password of the documented command and the settings of compose.yaml, without containers."""
    (command,) = documented(r"HEXSTEAD_PASSWORD=\S+ HEXSTEAD_HOST_NAME=\S+ docker compose .+")
    setting, _, *words = shlex.split(command)
    assert words[:3] == ["docker", "compose", "up"]
    name, _, password = setting.partition("=")
    configured = make_url(re.sub(rf"\$\{{{name}:[^}}]+\}}", password, SERVER["environment"]["HEXSTEAD_DATABASE"]))
    assert configured.password == password
    with running(str(configured.database)) as address:
        here = configured.set(host=make_url(address).host, port=make_url(address).port)
        database = {"HEXSTEAD_DATABASE": here.render_as_string(hide_password=False)}
        words = [sys.executable, "-m", *SERVER["command"], "--port", "0"]
        with started(words, env=os.environ | database) as address:
            check = [sys.executable, *CHECK[1:-1], re.sub(r"http://127\.0\.0\.1:\d+", address, CHECK[-1])]
            assert subprocess.run(check, timeout=60).returncode == 0
            assert httpx.get(f"{address}/api/health").json()["status"] == "ok"
    assert subprocess.run(check, timeout=60, capture_output=True).returncode != 0  # the server has stopped
