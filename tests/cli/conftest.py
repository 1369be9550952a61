"""Fixtures that run commands in their own process."""

import json
import os
import subprocess
import sys
from random import Random

import pytest

import hexstead
from hexstead.sim.playout import play_out


def run_python(*arguments, timeout=280):
    """Run Python; return the completed process with its output."""
    environment = os.environ | {"COLUMNS": "120", "PYTHONIOENCODING": "utf-8", "NO_COLOR": "1"}
    command = [sys.executable, *map(str, arguments)]
    return subprocess.run(command, capture_output=True, encoding="utf-8", env=environment, timeout=timeout)


@pytest.fixture
def cli():
    """Runs `python -m hexstead …`, which must succeed; returns stdout."""

    def run(*arguments):
        done = run_python("-m", "hexstead", *arguments)
        assert done.returncode == 0, done.stderr
        return done.stdout

    return run


@pytest.fixture
def cli_fails():
    """Runs `python -m hexstead …`, which must fail with a message and no traceback; returns stderr."""

    def run(*arguments, code=1):
        done = run_python("-m", "hexstead", *arguments)
        assert done.returncode == code
        assert "Traceback" not in done.stderr
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
