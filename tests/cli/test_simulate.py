"""`hexstead simulate`: the same seed gives the same tables, and they add up."""

import json
import signal

import pytest

from hexstead.cli.simulate import play
from hexstead.sim import Run, play_many


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


class Interrupted(Run):
    """A run in which somebody presses Ctrl-C during the third portion."""

    portions = 0

    def play(self, count):
        self.portions += 1
        if self.portions == 3:
            signal.raise_signal(signal.SIGINT)
        return super().play(count)


def test_ctrl_c_keeps_the_games_played_so_far():
    run = Interrupted("germany", turns=2, engine="plain")
    summary = play(run, 1_000_000)
    assert run.portions == 3
    assert 3 <= summary.games == sum(summary.endings.values()) < 1_000_000
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
