"""The command line: help, version, error messages and missing packages."""

import subprocess
import sys
from pathlib import Path
from runpy import run_path

import pytest

import hexstead
from tests.cli.conftest import run_python

COMMANDS = (
    "play", "serve", "simulate", "tournament", "train", "balance", "replay", "verify", "warm", "bench", "map",
)  # fmt: skip


def test_help_lists_every_command(cli):
    output = cli("--help")
    assert all(f" {command} " in output for command in COMMANDS)


def test_the_console_script_is_the_module(cli):
    script = Path(sys.executable).with_name("hexstead")
    output = subprocess.run([script, "--version"], capture_output=True, text=True, timeout=60, check=True).stdout
    assert output == cli("--version") == f"hexstead {hexstead.__version__}\n"


def run_without(package, *arguments):
    """Run the command line as if a package were not installed."""
    argv = ["hexstead", *arguments]
    code = f"import sys; sys.modules[{package!r}] = None; sys.argv = {argv!r}; from hexstead.cli import main; main()"
    return run_python("-c", code)


@pytest.mark.parametrize(
    ("package", "arguments"),
    [
        ("typer", ["--help"]),
        ("rich", ["warm"]),
        ("numba", ["simulate", "germany", "--games", "1"]),
        ("fastapi", ["play"]),
    ],
)
def test_missing_packages_give_one_line_with_the_command_to_install(package, arguments):
    done = run_without(package, *arguments)
    assert done.returncode == 1
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1
    assert 'pip install "hexstead[play]"' in done.stderr


def test_plain_simulations_need_no_compiler():
    done = run_without("numba", "simulate", "germany", "--games", "1", "--turns", "3", "--plain")
    assert done.returncode == 0, done.stderr


def test_help_needs_no_heavy_imports():
    heavy = {"numba", "numpy", "fastapi", "hexstead.sim"}
    code = f"import sys; from hexstead.cli import app; print({heavy!r} & set(sys.modules))"
    assert run_python("-c", code).stdout == "set()\n"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["simulate", "mars"], "There is no game 'mars'. Known: "),
        (["simulate", "germany", "--players", "7"], "germany is for 3 or 4 players, not 7."),
        (
            ["simulate", "germany", "--option", "trade.offers=99"],
            "trade.offers must be a whole number from 0 to 20, not 99.",
        ),
        (["simulate", "germany", "--option", "nothing"], "An option must be given as NAME=VALUE, not 'nothing'."),
        (["simulate", "germany", "--option", "no.such=1"], "There is no option 'no.such'."),
        (["replay", "no/such/file"], "'no/such/file' cannot be read: No such file or directory."),
        (["warm", "--game", "mars"], "There is no game 'mars'."),
        (["bench", "mars"], "There is no game 'mars'."),
        (["map", "check", "no/such/file"], "The map file 'no/such/file' cannot be read: No such file or directory."),
        (["map", "draw", "germany", "--theme", "pink"], "There is no theme 'pink'. Known: light, dark, hc."),
        (
            ["map", "draw", "germany", "-o", "no/such/file"],
            "'no/such/file' cannot be written: No such file or directory.",
        ),
    ],
)
def test_errors_are_one_message(cli_fails, arguments, message):
    assert message in cli_fails(*arguments)


@pytest.mark.parametrize(
    "arguments",
    [
        ["simulate"],
        ["simulate", "germany", "--games", "0"],
        ["simulate", "germany", "--seed", "-1"],
        ["fly"],
        ["replay"],
    ],
)
def test_wrong_usage_has_exit_code_2(cli_fails, arguments):
    assert "Usage: hexstead" in cli_fails(*arguments, code=2)


def test_worker_processes_can_load_the_main_module_by_its_path():
    """As multiprocessing does in the worker processes of a server started by `python -m hexstead`."""
    run_path(str(Path(hexstead.__file__).with_name("__main__.py")), run_name="__mp_main__")
