"""Every command that the documents show is one: those in blocks are run, with few games; those in sentences are read.

| command | in a block | in a sentence |
| --- | --- | --- |
| `hexstead simulate`, `tournament`, `replay`, `verify`, `map`, `python -m hexstead.env` | run, with few games | read |
| `hexstead serve` | read, and the database and proxies it names too; one is started in earnest | read |
| `hexstead warm`, `train`, `bench`, `balance`, `play` | read: their own tests run them | read |
| `make` | the Makefile has that target | the same |
| `pip install` | the package has that extra | the same |
| `docker compose up` | the file is there; tests/packaging runs its commands | |
| `python tools/…`, `python -m pytest …` | the file is there | the same |

Read means by the program's own parser: an option that is no more is an error. Anything else fails.
"""

import json
import os
import re
import runpy
import shlex
import signal
import subprocess
import sys
import tomllib
from random import Random
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
import typer
from typer.testing import CliRunner

import hexstead
from hexstead.board import shipped_map
from hexstead.cli.app import app
from hexstead.server.start import check_network
from hexstead.server.store import database_url
from hexstead.sim.player import play_out
from tests.docs.blocks import ROOT, all_blocks, commands, inline_code

RUN = ("simulate", "tournament", "replay", "verify", "map")
SHELL = [(str(block), command) for block in all_blocks("sh") for command in commands(block)]
WORDS = r"(?:hexstead|make|pip|python|docker|\.venv/bin/\w+|HEXSTEAD_\w+=\S+) "
INLINE = sorted({code for _, code in inline_code() if re.match(WORDS, code) and "…" not in code})
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
EXTRAS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]


def parsed(arguments, complete=True):
    """The options of a command as the program reads them; raises what it would say. A sentence may name it alone."""
    command: Any = typer.main.get_command(app)
    while hasattr(command, "commands"):
        name, *arguments = arguments
        command = command.commands[name]
    return command.make_context(command.name, list(arguments)).params if arguments or complete else {}


def check(command, complete=True):
    """Whether a command could be given; raises if not."""
    words = [word for word in shlex.split(command) if not re.match(r"[A-Z_]+=", word)]
    program, *rest = words
    program = program.removeprefix(".venv/bin/")
    if program == "make":
        assert all(re.search(rf"^{target}:", MAKEFILE, re.M) for target in rest if "=" not in target), command
    elif program == "pip":
        assert rest[0] == "install"
        assert rest[1:] in (["hexstead"], *([f"hexstead[{extra}]"] for extra in EXTRAS)), command
    elif program == "hexstead":
        if rest != ["--help"]:
            parsed(rest, complete)
    elif program == "python" and rest[:1] == ["-m"]:
        assert rest[1] in ("hexstead", "hexstead.env", "pytest"), command
        assert all((ROOT / word).exists() for word in rest[2:] if word.startswith("tests/")), command
    elif program == "docker":
        assert rest[:2] == ["compose", "up"]
        assert (ROOT / "compose.yaml").exists()
    elif program in ("python", "mkdocs"):
        assert program == "mkdocs" or (ROOT / rest[0]).exists(), command
    else:
        raise AssertionError(f"nobody checks {command!r}")


@pytest.mark.parametrize("command", INLINE)
def test_commands_in_sentences_are_commands(command):
    check(command, complete=False)


@pytest.mark.parametrize(("where", "command"), SHELL)
def test_commands_in_blocks_are_commands(where, command):
    check(command)


def few(words):
    """The same command with few and short games by quick bots, in this process."""
    out = [word.replace("cmd: python ", f"cmd: {shlex.quote(sys.executable)} ") for word in words]
    if out[0] in ("simulate", "tournament"):
        if "--games" in out:
            del out[out.index("--games") : out.index("--games") + 2]
        levels = {"greenhorn", "settler", "engineer"}
        out += ["--games", "2", "--turns", "3", "--jobs", "1", "--json", *([] if levels & set(out) else ["--plain"])]
    return out


@pytest.fixture(scope="module")
def game():
    game = hexstead.new("germany", players=3, seed=5, options={"trade.offers": 2})
    play_out(game, Random(5))
    return game


@pytest.mark.parametrize(
    ("where", "command"),
    [(where, command) for where, command in SHELL if command.startswith(tuple(f"hexstead {name} " for name in RUN))],
)
def test_commands_that_play_and_show_do_it(where, command, tmp_path, monkeypatch, game):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    (tmp_path / "my_bot.py").write_text(
        (ROOT / "examples/bots/greedy.py").read_text(encoding="utf-8"), encoding="utf-8"
    )
    (tmp_path / "game.json").write_text(json.dumps(game.record(proof=True)), encoding="utf-8")
    (tmp_path / "my-map.json").write_text(json.dumps(shipped_map("germany").data), encoding="utf-8")
    words = few(shlex.split(command)[1:])
    before = set(tmp_path.rglob("*"))
    done = CliRunner().invoke(app, words)
    assert done.exit_code == 0, f"{done.output}\n{done.exception!r}"
    assert done.output.strip() or set(tmp_path.rglob("*")) > before
    if words[0] == "tournament":
        assert set(re.findall(r'"faults": (\S+)', done.stdout)) <= {"0", "0,", "{},", "[],"}, done.stdout


def test_the_environments_print_their_tables(capsys, monkeypatch):
    (command,) = [command for _, command in SHELL if "hexstead.env" in command]
    monkeypatch.setattr(sys, "argv", ["hexstead.env", *shlex.split(command)[3:]])
    with pytest.raises(SystemExit) as ended:
        runpy.run_module("hexstead.env")
    assert ended.value.code == 0
    assert "hand_size" in capsys.readouterr().out


SERVERS = [(where, command) for where, command in SHELL if command.startswith("hexstead serve")]


@pytest.mark.parametrize(("where", "command"), SERVERS)
def test_servers_are_told_what_they_understand(where, command):
    told = parsed(shlex.split(command)[1:])
    assert told["no_open"]
    if told["database"]:
        assert sa.make_url(database_url(told["database"])).database in ("tables.sqlite", "hexstead")
    assert [check_network(address) for address in told["trust"] or ()] == list(told["trust"] or ())


def test_a_server_of_the_hosting_guide_serves(tmp_path):
    """The one that says most, on a port of its own and with a database that is forgotten."""
    command = max((command for _, command in SERVERS if "postgresql" not in command), key=len)
    words = [sys.executable, "-m", "hexstead", *shlex.split(command)[1:], "--port", "0"]
    environment = os.environ | {"HEXSTEAD_DATABASE": f"sqlite:///{tmp_path}/tables.sqlite"}
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stdout is not None
        (address,) = re.findall(r"http://\S+/", process.stdout.readline())
        assert httpx.get(f"{address}api/health").json()["status"] == "ok"
        process.send_signal(signal.SIGTERM)
        assert process.wait(30) in (0, -signal.SIGTERM)
    assert (tmp_path / "tables.sqlite").exists()
