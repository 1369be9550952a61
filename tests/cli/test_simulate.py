"""`hexstead simulate`: the same seed gives the same tables, and they add up."""

import json
import signal

import pytest

from hexstead.cli.simulate import run
from hexstead.sim import play_many
from hexstead.sim.jobs import Plan
from hexstead.sim.workers import Here
from tests.cli.conftest import run_python


def test_the_table_tells_length_endings_winners_points_and_dice(cli):
    said = cli("simulate", "germany", "--games", "3", "--seed", "4", "--plain")
    for words in ("turns", "decisions", "median", "How they ended", "Winners", "town halls", "longest road", "Dice"):
        assert words in said
    assert "games/s" in said.splitlines()[-1]
    assert "decisions/s, plain" in said.splitlines()[-1]


def test_the_same_seed_gives_the_same_table(cli):
    first, again, other = (
        cli("simulate", "germany", "--games", "4", "--turns", "20", "--plain", "--seed", seed) for seed in (8, 8, 9)
    )
    assert first.splitlines()[:-1] == again.splitlines()[:-1]  # all but the speed
    assert first.splitlines()[:-1] != other.splitlines()[:-1]


def numbers(summary):
    """All that does not depend on the machine."""
    return {key: value for key, value in summary.items() if key != "speed"}


@pytest.mark.compiled
def test_compiled_and_plain_tell_the_same(cli):
    words = (
        "simulate",
        "germany",
        "--players",
        "3",
        "--games",
        "3",
        "--seed",
        "2",
        "--option",
        "setup.pieces=variable",
    )
    compiled, plain = json.loads(cli(*words, "--json")), json.loads(cli(*words, "--json", "--plain"))
    assert numbers(compiled) == numbers(plain)
    assert (compiled["speed"]["engine"], plain["speed"]["engine"]) == ("fast", "plain")
    assert compiled["options"]["setup.pieces"] == "variable"


def test_json_is_what_the_library_gives(cli):
    said = json.loads(cli("simulate", "germany", "--games", "2", "--seed", "6", "--turns", "9", "--plain", "--json"))
    summary = play_many("germany", 2, seed=6, turns=9, engine="plain")
    assert numbers(said) == numbers(summary.to_json())


def test_the_number_of_processes_does_not_matter(cli):
    words = ("simulate", "germany", "--games", "7", "--seed", "6", "--turns", "9", "--plain", "--json", "--jobs")
    one, two = (json.loads(cli(*words, jobs)) for jobs in (1, 2))
    assert numbers(one) == numbers(two) == numbers(play_many("germany", 7, seed=6, turns=9, engine="plain").to_json())


def test_a_bot_sits_at_each_seat(cli):
    first = "module:tests.sim.bots:FirstLegal"
    words = ("simulate", "germany", "--players", "3", "--games", "2", "--turns", "30", "--plain")
    data = json.loads(cli(*words, "--bot", "random", "--bot", first, "--bot", "random", "--json"))
    assert data["bots"] == ["random", first, "random"]
    assert data["faults"] == [0, 0, 0]
    assert len(data["speed"]["ms_per_decision"]) == 3
    assert json.loads(cli(*words, "--bot", first, "--json"))["bots"] == [first] * 3
    assert "2 games of germany, 3 bots, seed 0" in cli(*words, "--bot", "random")


def test_what_bots_did_wrong_is_told_beside_the_tables():
    words = ("simulate", "germany", "--bot", "module:tests.sim.bots:Faulty", "--games", "3", "--turns", "3", "--plain")
    done = run_python("-m", "hexstead", *words, "--json")
    *told, all_of_them = done.stderr.splitlines()
    assert len(told) == 10
    assert told[0].startswith("Game 0: Turn ")
    assert all_of_them == f"There were {sum(json.loads(done.stdout)['faults']):,} faults in all."


def test_a_simulation_goes_on_from_what_its_folder_holds(cli, tmp_path):
    words = ("simulate", "germany", "--seed", "6", "--turns", "9", "--plain", "--json", "--games")
    cli(*words, "2", "--out", tmp_path)
    before = (tmp_path / "results.jsonl").read_bytes()
    assert numbers(json.loads(cli(*words, "5", "--out", tmp_path))) == numbers(json.loads(cli(*words, "5")))
    after = (tmp_path / "results.jsonl").read_bytes()
    assert after.startswith(before)
    assert after.count(b"\n") == 6


@pytest.mark.parametrize(
    ("bots", "sentence"),
    [
        (("random", "random"), "Name a bot for each of the 4 seats, not 2."),
        (("marshal",), "There is no bot 'marshal'."),
    ],
)
def test_bots_that_do_not_fit_are_refused(cli_fails, bots, sentence):
    assert sentence in cli_fails("simulate", "germany", "--plain", *(word for bot in bots for word in ("--bot", bot)))


class Interrupted(Here):
    """Somebody presses Ctrl-C during the third job."""

    jobs = 0

    def finished(self):
        Interrupted.jobs += 1
        if Interrupted.jobs == 3:
            signal.raise_signal(signal.SIGINT)
        return super().finished()


def test_ctrl_c_keeps_the_games_played_so_far(monkeypatch, capfd):
    monkeypatch.setattr("hexstead.sim.workers.Here", Interrupted)
    before = signal.getsignal(signal.SIGINT)
    with pytest.raises(SystemExit) as ended:
        run(Plan("germany", 1_000_000, turns=2, engine="plain"), 1, None, None, True)
    summary = json.loads((said := capfd.readouterr()).out)
    assert (ended.value.code, Interrupted.jobs) == (130, 3)
    assert 3 <= summary["games"] == sum(summary["endings"].values()) < 1_000_000
    assert said.err == f"Stopped after {summary['games']} of 1,000,000 games.\n"
    assert signal.getsignal(signal.SIGINT) is before
