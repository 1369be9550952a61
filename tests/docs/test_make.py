"""Every `make` command of the documents and of `make help` does what it says; so does the tool that they name.

What would take minutes is given less to do, by a variable of the Makefile or of pytest; the rest of it is as ever.
test_site.py carries out `make docs`, tests/packaging `make dist`, tests/cli `make bench`.
"""

import json
import re
import shlex
import subprocess
import sys

import httpx
import pytest

from tests.docs.register import told
from tests.making import ROOT, copy, environment, make, words
from tests.server.serving import started


def few(which):
    """For `make`: a pytest that runs some of the tests it is told."""
    return shlex.quote(f"PYTEST={shlex.quote(sys.executable)} -m pytest {which}")


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    """A copy with a history of its own."""
    made = copy(tmp_path_factory.mktemp("copy"))
    subprocess.run(["git", "init", "--quiet"], cwd=made, check=True)
    return made


def test_every_make_command_is_carried_out():
    listed = {f"make {line.split()[1]}" for line in make("make help").splitlines()}
    assert set(told("make")) <= listed
    texts = "".join(file.read_text(encoding="utf-8") for file in (ROOT / "tests").rglob("*.py"))
    assert [command for command in listed if not re.search(rf'\b(make|words)\(f?"{command}[" ]', texts)] == []


def test_setup_finds_nothing_left_to_do_and_tells_who_is_too_old(house):
    """The tests run in what it made."""
    assert "Nothing to be done" in make("make setup")
    assert "Hexstead needs Python 3.11 or later" in make("make setup VENV=new PYTHON=false", house, fails=True)


def test_play_opens_a_table(tmp_path):
    with started(words("make play"), cwd=ROOT, env=environment(XDG_DATA_HOME=tmp_path, BROWSER="true")) as address:
        assert httpx.get(f"{address}/api/health").json()["status"] == "ok"
        assert "<title>" in httpx.get(address).text


def test_test_closes_with_what_did_not_run():
    """Without lint, which is the next."""
    *_, passed, last = make(f"make test -o lint {few('tests/tools/test_check_rules.py')}").splitlines()
    assert re.match(r"\d+ passed in", passed)
    assert last == "Every test ran."


def test_lint_is_content():
    make("make lint")


def test_format_lays_out(house):
    file = house / "tools" / "check_rules.py"
    well = file.read_text(encoding="utf-8")
    file.write_text(well.replace("import ", "import  ", 1), encoding="utf-8")
    make("make format", house)
    assert file.read_text(encoding="utf-8") == well


def test_the_rules_alone_are_tested():
    only_roads = "--ignore-glob=*/test_[!r]*"
    assert re.search(r"\d+ passed in", make(f"make test-rules {few(only_roads)}"))


def test_coverage_fails_under_its_bound(tmp_path):
    """With one file of many."""
    paths = re.findall(r" (tests/[\w./]+)", make("make coverage --dry-run"))
    assert len(paths) > 8
    assert [path for path in paths if not (ROOT / path).exists()] == []
    said = make("make coverage COVERING=tests/words/test_words.py", fails=True, COVERAGE_FILE=tmp_path / "coverage")
    assert " passed" in said
    assert "is less than fail-under=97" in said


def test_a_proof_is_kept(house):
    make("make proof ARGS='games --game germany --scale 0.001 --jobs 1'", house)
    kept = json.loads((house / "docs/proofs/games-germany.json").read_text(encoding="utf-8"))
    assert (kept["result"], kept["seeds"]) == ("passed", "pieces 0 to 0 of 500 each")


def test_git_gets_its_hooks(house):
    make("make hooks", house)
    assert "pre-commit" in (house / ".git/hooks/pre-commit").read_text(encoding="utf-8")


def test_the_lock_is_what_the_resolver_says(house, tmp_path):
    """One that asks no registry and repeats what it was asked."""
    resolver = tmp_path / "bin" / "uv"
    resolver.parent.mkdir()
    resolver.write_text('#!/bin/sh\necho "$@"\n')
    resolver.chmod(0o755)
    make(f"make lock LOCK_TOOL={tmp_path}", house)
    *head, asked = (house / "requirements.lock").read_text(encoding="utf-8").splitlines()
    assert (ROOT / "requirements.lock").read_text(encoding="utf-8").splitlines()[: len(head)] == head
    assert re.fullmatch(r"pip compile .*--universal .*--generate-hashes .*--extra dev pyproject\.toml", asked)


def test_the_rule_index_writes_what_stands_there(house):
    (command,) = told("tools")
    readme = "src/hexstead/games/germany/README.md"
    written = (ROOT / readme).read_text(encoding="utf-8")
    shorter = re.sub(r"(?m)^\| G-ROAD-\d+ .*\n", "", written)
    assert shorter != written
    (house / readme).write_text(shorter, encoding="utf-8")
    subprocess.run([sys.executable, *shlex.split(command)[1:]], cwd=house, check=True, timeout=120)
    assert (house / readme).read_text(encoding="utf-8") == written
