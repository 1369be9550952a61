"""The make commands a player or contributor relies on: setup, play, test, the quick test targets, proof.

Long commands get less work through variables of the Makefile or of pytest. test_site.py runs `make docs`,
tests/packaging `make dist`, tests/cli `make bench`.
"""

import json
import re
import shlex
import sys

import httpx
import pytest

from tests.make_runner import ROOT, clean_environment, copy_repository, make, make_command
from tests.server.serving import started


def pytest_variable(arguments):
    """A make variable that replaces pytest's arguments."""
    return shlex.quote(f"PYTEST={shlex.quote(sys.executable)} -m pytest {arguments}")


@pytest.fixture(scope="module")
def copied(tmp_path_factory):
    return copy_repository(tmp_path_factory.mktemp("copy"))


def test_setup_does_nothing_when_up_to_date_and_rejects_an_old_python(copied):
    assert "Nothing to be done" in make("make setup")
    assert "Hexstead needs Python 3.11 or later" in make("make setup VENV=new PYTHON=false", copied, fails=True)


def test_play_installs_only_what_playing_needs(copied):
    steps = make("make -n play VENV=new", copied)
    assert re.findall(r"-r (\S+)", steps) == ["requirements-page.lock", "requirements-play.lock"]
    assert steps.index("-m venv new") < steps.index("-r ") < steps.index("-m hexstead play")
    assert "-r requirements.lock" in make("make -n setup VENV=new", copied)


def test_play_installs_nothing_after_setup():
    make("make setup")
    assert "pip install" not in make("make -n play")


def test_play_opens_a_table(tmp_path):
    environment = clean_environment(XDG_DATA_HOME=tmp_path, BROWSER="true")
    with started(make_command("make play"), cwd=ROOT, env=environment) as address:
        assert httpx.get(f"{address}/api/health").json()["status"] == "ok"
        assert "<title>" in httpx.get(address).text


def test_test_ends_with_a_summary_of_skipped_tests():
    """Without lint."""
    *_, passed, last = make(f"make test -o lint {pytest_variable('tests/tools/test_check_rules.py')}").splitlines()
    assert re.match(r"\d+ passed in", passed)
    assert last == "Every test ran."


@pytest.mark.parametrize("target", ["test-rules", "test-server", "test-page", "test-bots", "test-docs"])
def test_quick_targets_find_their_tests(target):
    output = make(f"make {target} {pytest_variable('--collect-only')}")
    assert re.search(r"\d+ tests collected", output)


def test_proof_writes_its_result(copied):
    make("make proof ARGS='games --game germany --scale 0.001 --jobs 1'", copied)
    written = json.loads((copied / "docs/proofs/games-germany.json").read_text(encoding="utf-8"))
    assert (written["result"], written["seeds"]) == ("passed", "pieces 0 to 0 of 500 each")
