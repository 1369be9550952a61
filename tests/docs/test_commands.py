"""Every command that the documents and the heads of the examples show is one, in a block or in a sentence.

| command | treatment |
| --- | --- |
| `hexstead simulate`, `tournament`, `replay`, `verify`, `map`, `python -m hexstead.env` | run, with few games |
| `hexstead serve` | read, and the database and proxies it names too; one is started in earnest |
| `hexstead warm`, `train`, `bench`, `balance`, `play` | read: their own tests run them |
| `make` | the Makefile has that target |
| `pip install` | the package has that extra |
| `docker compose up` | the file is there; tests/packaging runs its commands |
| `python examples/…` | the file is there; tests/examples runs it |
| `python tools/…`, `python -m pytest …`, `npx …` | the file, or the package of web/, is there |
| `sqlite3`, `pg_dump`, `psql` | test_hosting.py keeps a copy by them and plays on from it |

Read means by the program's own parser: an option that is no more is an error. Anything else fails. A sentence may name
a command without its arguments.
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
from hexstead.core.definition import definition
from hexstead.server.start import check_network
from hexstead.server.store import database_url
from hexstead.sim.player import play_out
from tests.bots.processes import NODE
from tests.docs.blocks import ROOT, all_blocks, blocks, commands, inline_code

RUN = ("simulate", "tournament", "replay", "verify", "map")
SHELL = [(str(block), command) for block in all_blocks("sh") for command in commands(block)]
WORDS = r"(?:cd|hexstead|make|pip|python|docker|npx|sqlite3|pg_dump|psql|\.venv/bin/\w+|HEXSTEAD_\w+=\S+) "
INLINE = sorted({code for _, code in inline_code() if re.match(WORDS, code) and "…" not in code})
EXAMPLES = [file for file in (ROOT / "examples").rglob("*.[pj][ys]") if "__pycache__" not in file.parts]
HEADS = [
    (file.name, line.strip(" */"))
    for file in EXAMPLES
    for line in re.sub(r" +# .*", "", file.read_text(encoding="utf-8")[:800]).splitlines()
    if re.match(r"[ */]*(hexstead|python) [^…]*$", line)
]
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
    if words[0] == "cd":
        assert (ROOT / words[1]).is_dir()
        assert words[2] == "&&"
        words = words[3:]
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
    elif program == "python":
        assert (ROOT / rest[0]).exists(), command
    elif program == "npx":
        assert rest[0] in json.loads((ROOT / "web/package.json").read_text(encoding="utf-8"))["dependencies"]
    elif program in ("sqlite3", "pg_dump", "psql"):
        assert f"`{command}`" in (ROOT / "docs/hosting.md").read_text(encoding="utf-8")
    else:
        raise AssertionError(f"nobody checks {command!r}")


@pytest.mark.parametrize("command", INLINE)
def test_commands_in_sentences_are_commands(command):
    check(command, complete=False)


@pytest.mark.parametrize(("where", "command"), SHELL + HEADS)
def test_commands_in_blocks_are_commands(where, command):
    check(command)


def test_every_example_says_how_it_is_run():
    assert {name for name, _ in HEADS} == {file.name for file in EXAMPLES}


@pytest.mark.parametrize("name", ["README.md", "CHANGELOG.md"])
def test_the_commands_are_listed(name):
    text = (ROOT / name).read_text(encoding="utf-8")
    (listed,) = re.findall(r"(?:lists the commands|The command line\*\*): ([^.]+)\.", text)
    group: Any = typer.main.get_command(app)
    maps = [f"map {part}" for part in group.commands["map"].commands]
    assert re.findall(r"`([^`]+)`", listed) == [part for part in group.commands if part != "map"] + maps


def few(words):
    """The same command with few and short games by quick bots, in this process."""
    python = shlex.quote(sys.executable)
    out = [word.replace("cmd: python ", f"cmd: {python} ").replace("cmd: node ", f"cmd: {NODE} ") for word in words]
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


def taster():
    """The bot of the training guide, as the file that the guide asks for."""
    (made,) = [block.text for block in blocks(ROOT / "docs/training.md", "python") if "class Taster" in block.text]
    codes = definition("germany").actions.seat_codes
    return f"import numpy as np\n{made.replace('tastes[0]', f'np.zeros({codes})')}"


@pytest.mark.parametrize(
    "command",
    sorted({
        command
        for command in [*(command for _, command in SHELL + HEADS), *INLINE]
        if re.match(rf"(cd \w+ && )?hexstead ({'|'.join(RUN)}) \S", command)
    }),
)  # fmt: skip
def test_commands_that_play_and_show_do_it(command, tmp_path, monkeypatch, game):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    (tmp_path / "builder.py").symlink_to(ROOT / "examples" / "builder.py")  # for those who did `cd examples`
    (tmp_path / "taster.py").write_text(taster(), encoding="utf-8")
    (tmp_path / "my_bot.py").write_text(
        (ROOT / "examples/bots/greedy.py").read_text(encoding="utf-8"), encoding="utf-8"
    )
    (tmp_path / "game.json").write_text(json.dumps(game.record(proof=True)), encoding="utf-8")
    for name in ("my-map.json", "island.json"):
        (tmp_path / name).write_text(json.dumps(shipped_map("germany").data), encoding="utf-8")
    file = "my-map.json" if "map" in command else "game.json"
    _, *words = shlex.split(re.sub(r"^cd \w+ && ", "", command).replace(" FILE", f" {file}"))
    words = few(words)
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
