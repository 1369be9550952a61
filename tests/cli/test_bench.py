"""`hexstead warm` and `hexstead bench`: what they say, not how fast the machine is."""

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
from hexstead.sim.reference import NOMINAL
from tests.cli.conftest import run_python
from tests.docs.register import told
from tests.making import make

FIELDS = {
    "games", "turns", "decisions", "choices", "chance", "seconds", "decisions_per_s", "choices_per_s",
    "plain_decisions_per_s", "seed", "sha256", "budgets",
}  # fmt: skip


# What was started in the background, as these tests may be, would pass on that Ctrl-C is not heard.
HEARING = """
import signal
from hexstead.cli import main
signal.signal(signal.SIGINT, signal.default_int_handler)
main()
"""


@pytest.mark.compiled
def test_what_is_compiled_stays_compiled(cli):
    cli("warm", "--game", "germany")
    assert cli("warm", "--game", "germany") == "germany: was compiled before.\n"


@pytest.mark.compiled
def test_several_games_compile_in_processes_of_their_own(cli):
    cli("warm", "--game", "germany")
    done = run_python("-c", "from hexstead.cli.warm import compile_beside; compile_beside(['germany'])")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "Compiling germany, once …\n")


@pytest.mark.compiled
@pytest.mark.skipif(os.name == "nt", reason="signals of POSIX")
@pytest.mark.parametrize("end", ["SIGKILL", "SIGTERM", "SIGINT"])
def test_what_is_ended_while_it_compiles_ends_at_once_and_leaves_nobody_behind(tmp_path, end):
    command = [sys.executable, "-c", HEARING, "warm"]
    cold = os.environ | {"HEXSTEAD_CACHE": str(tmp_path)}
    with subprocess.Popen(command, env=cold, stderr=subprocess.PIPE, text=True, start_new_session=True) as parent:
        assert parent.stderr is not None
        assert parent.stderr.readline().startswith("Compiling")
        time.sleep(2)  # now its workers are at it
        (os.killpg if end == "SIGINT" else os.kill)(parent.pid, signal.Signals[end])  # Ctrl-C reaches all of them
        said = parent.communicate(timeout=20)[1]  # who lives on keeps open what all write to
    assert "Traceback" not in said


@pytest.mark.compiled
def test_bench_gives_the_promised_fields():
    """`make bench`, which goes on to the files of tests/bench: here it only finds them."""
    assert told("bench") == ["hexstead bench"]
    finding = shlex.quote(f"PYTEST={shlex.quote(sys.executable)} -m pytest --collect-only")
    said = make(f"make bench ARGS='germany --games 2 --seed 3 --quick --json' {finding}")
    found, end = json.JSONDecoder().raw_decode(said)
    assert re.search(r"\btests/bench/bench_\w+\.py\b", said[end:])
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


def test_a_budget_is_clearly_missed_only_beyond_noise_and_the_machines_pace():
    def rate(value, pace=1.0):
        return Figure("plain_decisions_per_s", 1 / value, pace * NOMINAL["plain"])

    limit = BUDGETS["plain_decisions_per_s"].limit
    assert rate(limit * 1.01).reached > 1
    assert not rate(limit * (SLACK + 0.01)).clearly_missed
    assert rate(limit * (SLACK - 0.01)).clearly_missed
    assert not rate(limit * SLACK / 1.9, pace=0.5).clearly_missed
    assert rate(limit * SLACK / 2.1, pace=0.5).clearly_missed
    assert rate(limit * (SLACK - 0.01), pace=2).clearly_missed  # a quicker machine is no excuse, nor a duty
    assert not Figure("copy_plain_s", 15e-6, NOMINAL["plain"]).clearly_missed
    assert Figure("copy_plain_s", 25e-6, NOMINAL["plain"]).clearly_missed
