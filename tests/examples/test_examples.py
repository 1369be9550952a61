"""The examples run with their documented commands, and the thirty-line bot beats random players."""

import json
import re
import shlex
import subprocess
import sys
from pathlib import Path

import hexstead
from hexstead.board import check_map
from hexstead.sim.jobs import Job, run_job
from hexstead.sim.run_config import RunConfig
from tests.board.svg import names
from tests.docs.commands import documented
from tests.env.conftest import warm_batch, warm_vector
from tests.server.serving import CALM, serving

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


def run(name, folder, *limits):
    """Run each documented command of an example in `folder` with extra arguments; return the last one's output."""
    (folder / "examples").symlink_to(EXAMPLES)
    commands = documented(rf"python examples/{re.escape(name)}\b.*")
    for command in commands:
        words = [sys.executable, *shlex.split(command.replace("FOLDER", "."))[1:], *map(str, limits)]
        done = subprocess.run(words, cwd=folder, capture_output=True, encoding="utf-8", timeout=250)
        assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_builder_bot_beats_random_players(monkeypatch):
    monkeypatch.syspath_prepend(str(EXAMPLES))
    for game, games, turns in (("germany", 24, 300), ("america", 1, 20)):
        config = RunConfig(
            game, games, 3, 1, {}, turns, ("module:builder:Builder", "random", "random"), "fixed", "plain"
        )
        played = run_job(Job(config, tuple(range(games))))
        assert not any(sum(result.faults) for result in played)
        if game == "germany":
            assert sum(result.winner == 0 for result in played) >= 12


def test_the_tournament_rates_all_entrants_and_writes_a_report(tmp_path):
    output = run("tournament.py", tmp_path, "--games", 3, "--turns", 80)
    entrants = output.splitlines()[0:6:2]
    assert sorted(name.split()[-1] for name in entrants) == ["greedy.py", "module:builder:Builder", "random"]
    assert output.count("games 3, seats 3") == output.count("faults 0") == 3
    assert "Wins per seat played" in (tmp_path / "report.html").read_text(encoding="utf-8")


def test_the_notebook_writes_a_page_of_plots(tmp_path):
    output = run("notebook.py", tmp_path)
    assert "seat 0 won" in output
    assert "5 games took" in output
    for name in ("notebook.html", "out.html"):
        page = (tmp_path / name).read_text(encoding="utf-8")
        assert page.count("<svg") == page.count("<section>") == 4


def test_short_training_improves_the_policy(tmp_path):
    warm_batch("germany")
    output = run("training.py", tmp_path, "--seconds", 200, "--steps", 1500, "--count", 48)
    before, after = (float(share) for share in re.findall(r"([\d.]+)%", output))
    assert after > before + 10
    learned = json.loads((tmp_path / "policy.json").read_text(encoding="utf-8"))
    assert learned["build_hall"] > 0 > learned["end_turn"]


def test_short_self_play_learns_and_its_policy_is_a_bot(tmp_path, monkeypatch):
    warm_vector("germany")
    limits = ("--steps", 1500, "--count", 64, "--samples", 1024, "--games", 48, "--every", 10**6)
    output = run("self_play.py", tmp_path, *limits)
    before, after = (float(share) for share in re.findall(r"wins ([\d.]+)%", output))
    assert after > before + 15
    monkeypatch.syspath_prepend(str(EXAMPLES))
    spec = f"module:self_play:SelfPlayBot({str(tmp_path / 'policy.npz')!r})"
    config = RunConfig("germany", 4, 4, 1, {}, 60, (spec, "random"), "ladder", "plain")
    assert not any(sum(result.faults) for result in run_job(Job(config, (0, 1))))


def test_the_remote_bot_takes_a_seat_by_its_code_and_plays_to_the_end():
    (command,) = documented(r"python examples/remote_bot\.py .+")
    with serving(CALM) as served:
        made = served.make(seats=["random", "link", "random"], players=3, seed=2, options={"game.points": 5})
        words = [*shlex.split(command)[1:2], served.url, made["invites"]["1"]["code"]]
        done = subprocess.run(
            [sys.executable, *words], cwd=EXAMPLES.parent, capture_output=True, encoding="utf-8", timeout=250
        )
        assert done.returncode == 0, done.stderr
        game = served.game(made["table"])
    assert done.stdout.splitlines() == [f"Seat 1 of table {made['table']}.", f"Seat {game.winner} won."]
    assert {"build_road", "end_turn"} <= {action.type_name() for action in game.history if action.seat == 1}


def test_the_custom_map_is_valid_and_playable(tmp_path):
    output = run("custom_map.py", tmp_path).splitlines()
    assert output[0] == "The map is valid."
    assert "is not a hex" in output[1]
    assert output[2].startswith("Seat ")
    assert output[3] == "Its record replays: True."
    data = json.loads((tmp_path / "island.json").read_text(encoding="utf-8"))
    assert check_map(data) == []
    assert len(hexstead.load_map(data).hexes) == 19
    assert {"Ash", "Teak", "Old Mill"} <= names((tmp_path / "island.svg").read_text(encoding="utf-8"))
