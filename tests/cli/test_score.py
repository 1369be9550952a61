"""`hexstead score`: the benchmark is reproducible, and scores equal bots like their opponents."""

import itertools
import json

from hexstead.sim.benchmark import GAMES, OPPONENTS, PLAYERS, score, series
from tests.sim.test_tournament import make_result


def test_series_has_fixed_seeds_that_do_not_overlap():
    runs = series("germany", "random")
    assert list(runs) == list(OPPONENTS)
    seeds = [range(config.seed, config.seed + config.games) for config in runs.values()]
    assert seeds[0].start == 5_000_000
    assert all(one.stop <= two.start for one, two in itertools.pairwise(seeds))
    assert GAMES % PLAYERS == 0  # every seat equally often
    for opponent, config in runs.items():
        assert [config.bots[who] for who in config.seating(1)] == [opponent, "random", opponent, opponent]


def test_score_is_the_mean_share_of_wins():
    def results(wins):  # the bot sits at seat n % 4
        return [make_result(n, winner=n % 4 if n < wins else (n + 1) % 4) for n in range(8)]

    data = score("germany", "x", dict(zip(OPPONENTS, (results(8), results(4), results(0)), strict=True)))
    assert [row["share"] for row in data["opponents"]] == [1, 0.5, 0]
    assert data["score"] == 50


def test_reference_level_can_play_the_benchmark(cli):
    arguments = ("score", "germany", "--bot", "greenhorn@1", "--games", "1", "--jobs", "1")
    found = json.loads(cli(*arguments, "--json"))
    assert (found["benchmark"], found["game"], found["bot"]) == (1, "germany", "greenhorn@1")
    assert [row["opponent"] for row in found["opponents"]] == list(OPPONENTS)
    assert [row["games"] for row in found["opponents"]] == [1, 1, 1]
    assert f"Score {found['score']:.1f}" in (text := cli(*arguments))
    assert "This is not the full benchmark" in text
