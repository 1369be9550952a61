"""Fixtures that run commands, in this process or in one of their own."""

import json
import os
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from io import StringIO
from random import Random

import pytest

import hexstead
from hexstead.cli import main, output
from hexstead.sim.playout import play_out

WIDTH = 120  # columns of the terminal


def run_python(*arguments, timeout=280):
    """Run Python; return the completed process with its output."""
    environment = os.environ | {"COLUMNS": str(WIDTH), "PYTHONIOENCODING": "utf-8", "NO_COLOR": "1"}
    command = [sys.executable, *map(str, arguments)]
    return subprocess.run(command, capture_output=True, encoding="utf-8", env=environment, timeout=timeout)


def own_process(*arguments):
    """Run a command in a new process."""
    return run_python("-m", "hexstead", *arguments)


# For commands that start a compiler or a cluster, or whose effect on the process matters.
in_own_process = pytest.mark.parametrize("run_command", [own_process], ids=["process"])


@dataclass
class Done:
    """A command that ended."""

    returncode: int | str
    stdout: str
    stderr: str


@pytest.fixture
def run_command(monkeypatch):
    """Runs a command in this process, which has the modules that a new one would have to load first."""
    monkeypatch.setenv("COLUMNS", str(WIDTH))
    for console in (output.out, output.err):
        monkeypatch.setattr(console, "width", WIDTH)
    monkeypatch.setattr("sys.path", sys.path[:])  # commands add the current folder

    def run(*arguments):
        monkeypatch.setattr("sys.argv", ["hexstead", *map(str, arguments)])
        stdout, stderr = StringIO(), StringIO()
        with redirect_stdout(stdout), redirect_stderr(stderr), pytest.raises(SystemExit) as ended:
            main()
        code = ended.value.code or 0
        return Done(code, stdout.getvalue(), stderr.getvalue())

    return run


@pytest.fixture
def cli(run_command):
    """Runs `hexstead …`, which must succeed; returns stdout."""

    def run(*arguments):
        done = run_command(*arguments)
        assert done.returncode == 0, done.stderr
        return done.stdout

    return run


@pytest.fixture
def cli_fails(run_command):
    """Runs `hexstead …`, which must fail with a message; returns stderr."""

    def run(*arguments, code=1):
        done = run_command(*arguments)
        assert done.returncode == code
        assert done.stdout == ""
        return done.stderr

    return run


@pytest.fixture(scope="session")
def finished():
    """A finished game between random players."""
    game = hexstead.new("germany", players=3, seed=5, options={"trade.offers": 2})
    play_out(game, Random(5))
    assert game.winner is not None
    return game


@pytest.fixture
def record_file(finished, tmp_path):
    file = tmp_path / "game.json"
    file.write_text(json.dumps(finished.record()), encoding="utf-8")
    return file
