"""`hexstead warm` and `hexstead bench`: their output, not the speed of the machine."""

import json
import os
import re
import shlex
import signal
import subprocess
import sys
import time

import pytest

from hexstead.sim import play_many
from hexstead.sim.bench import BUDGETS, QUICK, SLACK, Figure
from hexstead.sim.reference_loops import NOMINAL
from tests.cli.conftest import in_own_process, run_python
from tests.make_runner import make

FIELDS = {
    "games", "turns", "decisions", "choices", "chance", "seconds", "decisions_per_s", "choices_per_s",
    "plain_decisions_per_s", "seed", "sha256", "budgets",
}  # fmt: skip


# Restore the SIGINT handler: processes started in the background, as these tests can be, inherit "ignore".
WITH_SIGINT = """
import signal
from hexstead.cli import main
signal.signal(signal.SIGINT, signal.default_int_handler)
main()
"""


@pytest.mark.compiled
@in_own_process
def test_compiled_games_stay_compiled(cli):
    cli("warm", "--game", "germany")
    assert cli("warm", "--game", "germany") == "germany: already compiled.\n"


@pytest.mark.compiled
@in_own_process
def test_several_games_compile_in_separate_processes(cli):
    cli("warm", "--game", "germany")
    done = run_python("-c", "from hexstead.cli.warm import compile_in_processes; compile_in_processes(['germany'])")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "Compiling germany (first time only) …\n")


@pytest.mark.compiled
@pytest.mark.skipif(os.name == "nt", reason="signals of POSIX")
@pytest.mark.parametrize("end", ["SIGKILL", "SIGTERM", "SIGINT"])
def test_compilation_stops_at_once_when_killed_and_leaves_no_process(tmp_path, end):
    command = [sys.executable, "-c", WITH_SIGINT, "warm"]
    cold = os.environ | {"HEXSTEAD_CACHE": str(tmp_path)}
    with subprocess.Popen(command, env=cold, stderr=subprocess.PIPE, text=True, start_new_session=True) as parent:
        assert parent.stderr is not None
        assert parent.stderr.readline().startswith("Compiling")
        time.sleep(2)  # its workers are compiling now
        (os.killpg if end == "SIGINT" else os.kill)(parent.pid, signal.Signals[end])  # Ctrl-C reaches the whole group
        errors = parent.communicate(timeout=20)[1]  # blocks while a worker keeps stderr open
    assert "Traceback" not in errors


@pytest.mark.compiled
def test_bench_prints_the_documented_fields():
    """`make bench` also runs tests/bench, which is only collected here."""
    collect = shlex.quote(f"PYTEST={shlex.quote(sys.executable)} -m pytest --collect-only")
    output = make(f"make bench ARGS='germany --games 2 --seed 3 --quick --json' {collect}")
    found, end = json.JSONDecoder().raw_decode(output)
    assert re.search(r"\btests/bench/bench_\w+\.py\b", output[end:])
    assert set(found) == {"germany"}
    data = found["germany"]
    assert set(data) == FIELDS
    assert set(data["budgets"]) == set(QUICK) == set(BUDGETS) - {"first_compile_s"}
    run = play_many("germany", 2, seed=3, engine="plain")
    assert data["sha256"] == run.sha256
    counted = (run.games, sum(run.turns), sum(run.decisions), run.choices, run.chance, run.seed)
    assert tuple(data[name] for name in ("games", "turns", "decisions", "choices", "chance", "seed")) == counted
    assert data["decisions_per_s"] == pytest.approx(data["decisions"] / data["seconds"])
    assert data["choices_per_s"] == pytest.approx(data["choices"] / data["seconds"])
    for name in ("decisions_per_s", "choices_per_s", "plain_decisions_per_s"):
        assert data["budgets"][name]["value"] == data[name]
    for name, entry in data["budgets"].items():
        assert entry["value"] > 0
        assert entry["met"] == (
            entry["value"] >= entry["budget"] if BUDGETS[name].rate else entry["value"] <= entry["budget"]
        )


def test_budget_is_clearly_missed_only_beyond_noise_and_machine_load():
    def rate(value, pace=1.0):
        return Figure("plain_decisions_per_s", 1 / value, pace * NOMINAL["plain"])

    limit = BUDGETS["plain_decisions_per_s"].limit
    assert rate(limit * 1.01).reached > 1
    assert not rate(limit * (SLACK + 0.01)).clearly_missed
    assert rate(limit * (SLACK - 0.01)).clearly_missed
    assert not rate(limit * SLACK / 1.9, pace=0.5).clearly_missed
    assert rate(limit * SLACK / 2.1, pace=0.5).clearly_missed
    assert rate(limit * (SLACK - 0.01), pace=2).clearly_missed  # a faster machine does not change the budget
    assert not Figure("copy_plain_s", 15e-6, NOMINAL["plain"]).clearly_missed
    assert Figure("copy_plain_s", 25e-6, NOMINAL["plain"]).clearly_missed
