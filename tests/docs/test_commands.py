"""The `hexstead` commands in the documents and examples run, and the options they mention exist.

test_make.py runs make commands and test_hosting.py servers; tests/packaging, tests/cli, tests/bots and tests/examples
run the commands of their areas.
"""

import json
import re
import runpy
import shlex
import sys
from random import Random
from typing import Any

import pytest
import typer
from typer.testing import CliRunner

import hexstead
from hexstead.board import shipped_map
from hexstead.cli.app import app
from hexstead.core.definition import definition
from hexstead.sim.playout import play_out
from tests.bots.processes import NODE
from tests.docs.blocks import ROOT, blocks, inline_code
from tests.docs.commands import documented, tutorial_bots

PLAYING = r"(cd examples && )?hexstead (simulate|tournament|balance|replay|verify|analyse|map|warm|--help)\b.*"
INCOMPLETE = re.compile(r"hexstead (simulate|balance|verify|analyse)")  # named without the required arguments
BOTS = sorted({code for _, code in inline_code() if re.match(r"cmd(\(.*\))?: ", code) and "…" not in code})


def command_parameters(group: Any) -> list[Any]:
    """The parameters of every command, including those of nested groups."""
    if hasattr(group, "commands"):
        return [part for command in group.commands.values() for part in command_parameters(command)]
    return list(group.params)


def test_options_in_sentences_exist():
    options = {option for part in command_parameters(typer.main.get_command(app)) for option in part.opts}
    in_sentences = {word for _, code in inline_code() if code.startswith("--") for word in code.split()}
    assert {word for word in in_sentences if word.startswith("--")} <= options


def shortened(words):
    """The same command with a few short games, on this machine's interpreters and in one process."""
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


def policy_bot():
    """The source of the bot in the training guide, without its trained policy."""
    (source,) = [block.text for block in blocks(ROOT / "docs/training.md", "python") if "class PolicyBot" in block.text]
    codes = definition("germany").actions.seat_codes
    return f"import numpy as np\n{source.replace('policies[0]', f'np.zeros({codes})')}"


@pytest.mark.parametrize(
    "command",
    [
        *(command for command in documented(PLAYING) if not INCOMPLETE.fullmatch(command)),
        *(f"hexstead tournament germany --bot random --bot {shlex.quote(bot)}" for bot in BOTS),
    ],
)
def test_documented_commands_run(command, tmp_path, monkeypatch, game):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    (tmp_path / "builder.py").symlink_to(ROOT / "examples" / "builder.py")  # for commands that `cd examples` first
    (tmp_path / "policy_bot.py").write_text(policy_bot(), encoding="utf-8")
    (tmp_path / "first_bot.py").write_text(tutorial_bots()[-1], encoding="utf-8")
    for kind in ("py", "js"):
        (tmp_path / f"my_bot.{kind}").symlink_to(ROOT / f"examples/bots/greedy.{kind}")
    (tmp_path / "game.json").write_text(json.dumps(game.record(proof=True)), encoding="utf-8")
    for name in ("my-map.json", "island.json"):
        (tmp_path / name).write_text(json.dumps(shipped_map("germany").data), encoding="utf-8")
    file = "my-map.json" if "map" in command else "game.json"
    _, *words = shlex.split(re.sub(r"^cd \w+ && ", "", command).replace(" FILE", f" {file}"))
    words = shortened(words)
    before = set(tmp_path.rglob("*"))
    done = CliRunner().invoke(app, words)
    assert done.exit_code == 0, f"{done.output}\n{done.exception!r}"
    assert done.output.strip() or set(tmp_path.rglob("*")) > before
    if words[0] == "tournament":
        assert set(re.findall(r'"faults": (\S+)', done.stdout)) <= {"0", "0,", "{},", "[],"}, done.stdout


def test_the_environment_command_prints_the_layout(capsys, monkeypatch):
    (command,) = documented(r"python -m hexstead\.env .+")
    monkeypatch.setattr(sys, "argv", ["hexstead.env", *shlex.split(command)[3:]])
    with pytest.raises(SystemExit) as ended:
        runpy.run_module("hexstead.env")
    assert ended.value.code == 0
    assert "hand_size" in capsys.readouterr().out
