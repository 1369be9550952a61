"""`hexstead score`: the benchmark is reproducible, and scores equal bots like their opponents."""

import itertools
import json
from dataclasses import replace

from hexstead.bots.levels import LEVELS
from hexstead.sim.benchmark import GAMES, OPPONENTS, PLAYERS, score, series
from tests.docs.blocks import ROOT, read
from tests.random_play import BUILT_IN
from tests.sim.test_tournament import make_result
from tools import bench_table


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


def test_the_score_of_fewer_games_says_so(cli):
    text = cli("score", "germany", "--bot", "greenhorn@1", "--games", "1", "--jobs", "1")
    assert all(opponent in text for opponent in OPPONENTS)
    assert "This is not the full benchmark" in text


def test_the_tables_in_the_documentation_are_those_of_the_stored_results():
    text, results = read(bench_table.DOCUMENT), json.loads(read(bench_table.RESULTS))
    assert bench_table.with_tables(text, results) == text
    rows = {(row.game, row.name): row for row in bench_table.rows()}
    for game in BUILT_IN:
        measured = {name: found for name, found in results[game].items() if f"| {name} | {found['score']} |" in text}
        assert measured == results[game], "a result without a row"
        for name, found in measured.items():
            assert found["games"] == rows[game, name].games
            assert found["score"] == round(100 * sum(found["wins"].values()) / len(OPPONENTS) / found["games"], 1)


def test_the_benchmark_has_a_row_for_every_level_and_example():
    rows = {(row.game, row.name.partition(":ms=")[0]) for row in bench_table.rows()}
    examples = [str(path.relative_to(ROOT)) for path in (ROOT / "examples/bots").glob("*.py")]
    assert {(game, name) for game in BUILT_IN for name in [*LEVELS, *examples]} <= rows


def test_a_row_is_measured_by_its_command():
    """The bot is one of the reference levels, which gets a label against itself."""
    (row,) = [row for row in bench_table.rows() if (row.game, row.bot) == ("germany", "greenhorn@1")]
    found = bench_table.measure(replace(row, games=1))
    assert found["games"] == 1
    assert list(found["wins"]) == list(OPPONENTS)
    assert found["score"] == round(100 * sum(found["wins"].values()) / 3, 1)
