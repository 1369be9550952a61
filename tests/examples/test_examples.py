"""The examples do what they say, each by the commands that are told for it; the bot of thirty lines beats chance."""

import json
import re
import shlex
import subprocess
import sys
from pathlib import Path

import hexstead
from hexstead.board import check_map
from hexstead.sim.jobs import Job, Plan, run_job
from tests.board.svg import names
from tests.docs.register import told
from tests.env.conftest import warm_batch

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


def run(name, folder, *bounds):
    """An example in a folder, by each of its commands with these bounds; what the last said, that with most options."""
    (folder / "examples").symlink_to(EXAMPLES)
    commands = [command for command in told("examples") if shlex.split(command)[1] == f"examples/{name}"]
    for command in commands:
        words = [sys.executable, *shlex.split(command.replace("FOLDER", "."))[1:], *map(str, bounds)]
        done = subprocess.run(words, cwd=folder, capture_output=True, encoding="utf-8", timeout=250)
        assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_bot_has_thirty_lines_and_beats_random_players(monkeypatch):
    lines = (EXAMPLES / "builder.py").read_text(encoding="utf-8").splitlines()
    assert len(lines) - lines.index("from random import Random") <= 30
    monkeypatch.syspath_prepend(str(EXAMPLES))
    for game, games, turns in (("germany", 4, 300), ("america", 1, 20)):
        plan = Plan(game, games, 3, 1, {}, turns, ("module:builder:Builder", "random", "random"), "fixed", "plain")
        played = run_job(Job(plan, tuple(range(games))))
        assert not any(sum(result.faults) for result in played)
        if game == "germany":
            assert sum(result.winner == 0 for result in played) >= 3


def test_the_tournament_rates_all_examples_and_writes_a_report(tmp_path):
    said = run("tournament.py", tmp_path, "--games", 3, "--turns", 80)
    entrants = said.splitlines()[0:6:2]
    assert sorted(name.split()[-1] for name in entrants) == ["greedy.py", "module:builder:Builder", "random"]
    assert said.count("games 3, seats 3") == said.count("faults 0") == 3
    assert "Wins per seat taken" in (tmp_path / "report.html").read_text(encoding="utf-8")


def test_the_notebook_plays_draws_and_plots(tmp_path):
    said = run("notebook.py", tmp_path)
    assert "seat 1 won" in said
    assert "5 games took" in said
    for name in ("notebook.html", "out.html"):
        page = (tmp_path / name).read_text(encoding="utf-8")
        assert page.count("<svg") == page.count("<section>") == 4


def test_training_for_a_moment_helps(tmp_path):
    warm_batch("germany")
    said = run("training.py", tmp_path, "--seconds", 200, "--steps", 1500, "--count", 48)
    before, after = (float(share) for share in re.findall(r"([\d.]+)%", said))
    assert after > before + 10
    learned = json.loads((tmp_path / "policy.json").read_text(encoding="utf-8"))
    assert learned["build_hall"] > 0 > learned["end_turn"]


def test_the_custom_map_is_sound_drawn_and_played(tmp_path):
    said = run("custom_map.py", tmp_path).splitlines()
    assert said[0] == "The map is sound."
    assert "there is no such hex" in said[1]
    assert said[2].startswith("On it seat ")
    assert said[3] == "Its record replays: True."
    data = json.loads((tmp_path / "island.json").read_text(encoding="utf-8"))
    assert check_map(data) == []
    assert len(hexstead.load_map(data).hexes) == 19
    assert {"Ash", "Teak", "Old Mill"} <= names((tmp_path / "island.svg").read_text(encoding="utf-8"))


def test_every_example_is_in_the_readme():
    told = (EXAMPLES / "README.md").read_text(encoding="utf-8")
    for file in EXAMPLES.rglob("*.[pj][ys]"):
        assert f"]({file.relative_to(EXAMPLES).as_posix()})" in told
