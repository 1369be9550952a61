"""Every command that the documents and the heads of the examples show is run by a test, in a block or in a sentence.

register.py has them by kind. Here are those that play and show; test_make.py has what is made, test_hosting.py the
servers and copies, tests/packaging the installing and the containers, tests/cli and tests/examples their own.
"""

import json
import re
import runpy
import shlex
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
import typer
from typer.testing import CliRunner

import hexstead
from hexstead.board import shipped_map
from hexstead.cli.app import app
from hexstead.core.definition import definition
from hexstead.sim.player import play_out
from tests.bots.processes import NODE
from tests.docs.blocks import ROOT, blocks, inline_code
from tests.docs.register import EXAMPLES, KINDS, NAMED, shown, told

BOTS = sorted({code for _, code in inline_code() if re.match(r"cmd(\(.*\))?: ", code) and "…" not in code})


@pytest.mark.parametrize("command", shown())
def test_every_command_is_of_a_kind(command):
    assert len([kind for kind, pattern in KINDS.items() if re.fullmatch(pattern, command)]) == 1, shown()[command]


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_is_asked_for_by_a_test(kind):
    assert told(kind)
    texts = (file.read_text(encoding="utf-8") for file in Path(ROOT / "tests").rglob("*.py"))
    assert any(f'told("{kind}")' in text for text in texts)


def test_what_a_sentence_only_names_is_shown_with_all_it_needs_elsewhere():
    named = {code for _, code in inline_code() if NAMED.fullmatch(code)}
    assert named
    assert [name for name in named if not any(command.startswith(f"{name} ") for command in shown())] == []


def test_every_example_says_how_it_is_run():
    assert {file.name for file in EXAMPLES} <= set(shown().values())


def commands_of(group: Any, before: str = "") -> dict[str, Any]:
    """Every command of the program, by its words."""
    found: dict[str, Any] = {}
    for name, command in group.commands.items():
        found |= commands_of(command, f"{name} ") if hasattr(command, "commands") else {before + name: command}
    return found


COMMANDS = commands_of(typer.main.get_command(app))


@pytest.mark.parametrize("name", ["README.md", "CHANGELOG.md"])
def test_the_commands_are_listed(name):
    text = (ROOT / name).read_text(encoding="utf-8")
    (listed,) = re.findall(r"(?:lists the commands|The command line\*\*): ([^.]+)\.", text)
    assert re.findall(r"`([^`]+)`", listed) == list(COMMANDS)


def test_options_in_sentences_are_options():
    options = {option for command in COMMANDS.values() for part in command.params for option in part.opts}
    in_sentences = {word for _, code in inline_code() if code.startswith("--") for word in code.split()}
    assert {word for word in in_sentences if word.startswith("--")} <= options


def few(words):
    """The same command with few and short games by quick bots, in this process."""
    python = shlex.quote(sys.executable)
    out = [re.sub(r"^(cmd\S*:) python ", rf"\1 {python} ", word) for word in words]
    out = [re.sub(r"^(cmd\S*:) node ", rf"\1 {NODE} ", word) for word in out]
    if out[0] in ("simulate", "tournament", "balance"):
        out += ["--games", "4" if out[0] == "balance" else "2", "--turns", "3", "--jobs", "1", "--json"]
        if not {"greenhorn", "settler", "engineer", "balance"} & set(out):
            out.append("--plain")
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
    "command", [*told("games"), *(f"hexstead tournament germany --bot random --bot {shlex.quote(bot)}" for bot in BOTS)]
)
def test_commands_that_play_and_show_do_it(command, tmp_path, monkeypatch, game):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    (tmp_path / "builder.py").symlink_to(ROOT / "examples" / "builder.py")  # for those who did `cd examples`
    (tmp_path / "taster.py").write_text(taster(), encoding="utf-8")
    for kind in ("py", "js"):
        (tmp_path / f"my_bot.{kind}").symlink_to(ROOT / f"examples/bots/greedy.{kind}")
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
    (command,) = told("environments")
    monkeypatch.setattr(sys, "argv", ["hexstead.env", *shlex.split(command)[3:]])
    with pytest.raises(SystemExit) as ended:
        runpy.run_module("hexstead.env")
    assert ended.value.code == 0
    assert "hand_size" in capsys.readouterr().out
