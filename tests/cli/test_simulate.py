"""`hexstead simulate`: deterministic tables and JSON, saved results, Ctrl-C."""

import json
import signal

import pytest

from hexstead.cli.simulate import run
from hexstead.sim import play_many
from hexstead.sim.executors import InProcess
from hexstead.sim.run_config import RunConfig
from tests.cli.conftest import run_python


def test_tables_show_length_endings_winners_points_and_dice(cli):
    output = cli("simulate", "germany", "--games", "3", "--seed", "4", "--plain")
    for text in ("turns", "decisions", "median", "Endings", "Winners", "town halls", "longest road", "Dice"):
        assert text in output
    assert "games/s" in output.splitlines()[-1]
    assert "decisions/s, plain" in output.splitlines()[-1]


def test_equal_seeds_give_equal_tables(cli):
    first, again, other = (
        cli("simulate", "germany", "--games", "4", "--turns", "20", "--plain", "--seed", seed) for seed in (8, 8, 9)
    )
    assert first.splitlines()[:-1] == again.splitlines()[:-1]  # all but the speed
    assert first.splitlines()[:-1] != other.splitlines()[:-1]


def numbers(summary):
    """Everything that does not depend on the machine."""
    return {key: value for key, value in summary.items() if key != "speed"}


@pytest.mark.compiled
def test_compiled_and_plain_give_equal_results(cli):
    arguments = (
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
    compiled, plain = json.loads(cli(*arguments, "--json")), json.loads(cli(*arguments, "--json", "--plain"))
    assert numbers(compiled) == numbers(plain)
    assert (compiled["speed"]["engine"], plain["speed"]["engine"]) == ("fast", "plain")
    assert compiled["options"]["setup.pieces"] == "variable"


def test_json_equals_the_library_result(cli):
    output = json.loads(cli("simulate", "germany", "--games", "2", "--seed", "6", "--turns", "9", "--plain", "--json"))
    summary = play_many("germany", 2, seed=6, turns=9, engine="plain")
    assert numbers(output) == numbers(summary.to_json())


def test_number_of_processes_does_not_matter(cli):
    arguments = ("simulate", "germany", "--games", "7", "--seed", "6", "--turns", "9", "--plain", "--json", "--jobs")
    one, two = (json.loads(cli(*arguments, jobs)) for jobs in (1, 2))
    assert numbers(one) == numbers(two) == numbers(play_many("germany", 7, seed=6, turns=9, engine="plain").to_json())


def test_one_bot_per_seat(cli):
    first = "module:tests.sim.bots:FirstLegal"
    arguments = ("simulate", "germany", "--players", "3", "--games", "2", "--turns", "30", "--plain")
    data = json.loads(cli(*arguments, "--bot", "random", "--bot", first, "--bot", "random", "--json"))
    assert data["bots"] == ["random", first, "random"]
    assert data["faults"] == [0, 0, 0]
    assert len(data["speed"]["ms_per_decision"]) == 3
    assert json.loads(cli(*arguments, "--bot", first, "--json"))["bots"] == [first] * 3
    assert "2 games of germany, 3 bots, seed 0" in cli(*arguments, "--bot", "random")


def test_faults_of_bots_are_printed_to_stderr():
    arguments = (
        "simulate",
        "germany",
        "--bot",
        "module:tests.sim.bots:Faulty",
        "--games",
        "3",
        "--turns",
        "3",
        "--plain",
    )
    done = run_python("-m", "hexstead", *arguments, "--json")
    *messages, total = done.stderr.splitlines()
    assert len(messages) == 10
    assert messages[0].startswith("Game 0: Turn ")
    assert total == f"There were {sum(json.loads(done.stdout)['faults']):,} faults in all."


def test_simulation_continues_from_saved_results(cli, tmp_path):
    arguments = ("simulate", "germany", "--seed", "6", "--turns", "9", "--plain", "--json", "--games")
    cli(*arguments, "2", "--out", tmp_path)
    before = (tmp_path / "results.jsonl").read_bytes()
    assert numbers(json.loads(cli(*arguments, "5", "--out", tmp_path))) == numbers(json.loads(cli(*arguments, "5")))
    after = (tmp_path / "results.jsonl").read_bytes()
    assert after.startswith(before)
    assert after.count(b"\n") == 6


@pytest.mark.parametrize(
    ("bots", "message"),
    [
        (("random", "random"), "Name a bot for each of the 4 seats, not 2."),
        (("marshal",), "There is no bot 'marshal'."),
    ],
)
def test_invalid_bots_are_rejected(cli_fails, bots, message):
    options = [argument for bot in bots for argument in ("--bot", bot)]
    assert message in cli_fails("simulate", "germany", "--plain", *options)


class Interrupted(InProcess):
    """Raises SIGINT during the third job."""

    jobs = 0

    def finished(self):
        Interrupted.jobs += 1
        if Interrupted.jobs == 3:
            signal.raise_signal(signal.SIGINT)
        return super().finished()


def test_ctrl_c_keeps_the_games_played_so_far(monkeypatch, capfd):
    monkeypatch.setattr("hexstead.sim.executors.InProcess", Interrupted)
    before = signal.getsignal(signal.SIGINT)
    with pytest.raises(SystemExit) as ended:
        run(RunConfig("germany", 1_000_000, turns=2, engine="plain"), 1, None, None, True)
    summary = json.loads((output := capfd.readouterr()).out)
    assert (ended.value.code, Interrupted.jobs) == (130, 3)
    assert 3 <= summary["games"] == sum(summary["endings"].values()) < 1_000_000
    assert output.err == f"Stopped after {summary['games']} of 1,000,000 games.\n"
    assert signal.getsignal(signal.SIGINT) is before
