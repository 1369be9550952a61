"""Run configurations, jobs, results files, ratings and reports."""

import json
import re
from collections import Counter
from concurrent.futures import wait
from dataclasses import replace

import pytest

from hexstead.errors import HexsteadError
from hexstead.sim.executors import InProcess, ProcessPool, play_games
from hexstead.sim.jobs import Job, run_job
from hexstead.sim.match import MatchResult
from hexstead.sim.plots import Mark, histogram, intervals, stacks, ticks
from hexstead.sim.ratings import Ratings, Share, places
from hexstead.sim.report import report
from hexstead.sim.results_file import ResultsFile
from hexstead.sim.run_config import RunConfig
from hexstead.sim.tournament import Tournament

FIRST, LAST = (f"module:tests.sim.bots:{name}" for name in ("FirstLegal", "LastLegal"))
CONFIG = RunConfig("germany", 12, 3, seed=4, turns=25, bots=("random", FIRST), field="mixed", engine="plain")


def without_timings(result):
    return {k: v for k, v in result.to_json().items() if k not in ("seconds", "longest", "elapsed")}


def standings(results, config=CONFIG):
    data = Tournament(config, results).to_json()
    del data["speed"]
    return data


@pytest.fixture(scope="module")
def results():
    return run_job(Job(CONFIG, tuple(range(12))))


def make_result(number=0, winner=0, points=(10, 5, 5, 3), **more):
    nothing = (0,) * len(points)
    return MatchResult(
        number=number, ending="won" if winner is not None else "cut", winner=winner, turns=50 + number, points=points,
        sources=tuple({"halls": n} for n in points), decisions=(9,) * len(points), choices=9, chance=9,
        rolls=(0,) * 13, state="00" * 32, starts=("",) * len(points),
        faults=nothing, fault_messages=(), seconds=nothing, longest=nothing, elapsed=0.1,
    )  # fmt: skip


# Seating


@pytest.mark.parametrize(("entrants", "players"), [(2, 4), (3, 4), (4, 4), (6, 4), (2, 3), (5, 3)])
def test_every_entrant_sits_equally_often_at_every_seat(entrants, players):
    config = RunConfig("germany", 0, players, bots=tuple("abcdef"[:entrants]), field="mixed")
    whole = len(config.lineups) * players
    sat = Counter((who, seat) for n in range(whole) for seat, who in enumerate(config.seating(n)))
    assert len(sat) == entrants * players
    assert len(set(sat.values())) == 1


def test_line_up_is_played_in_every_rotation_before_the_next():
    config = RunConfig("germany", 0, 4, bots=tuple("abcde"), field="mixed")
    assert [config.seating(n) for n in range(5)] == [
        (0, 1, 2, 3),
        (3, 0, 1, 2),
        (2, 3, 0, 1),
        (1, 2, 3, 0),
        (0, 1, 2, 4),
    ]
    assert len(config.lineups) == 5 * 6  # combinations of four × circular orders


def test_few_entrants_repeat_as_evenly_as_possible():
    config = RunConfig("germany", 0, 4, bots=("a", "b", "c"), field="mixed")
    assert {tuple(sorted(line)) for line in config.lineups} == {(0, 0, 1, 2), (0, 1, 1, 2), (0, 1, 2, 2)}


def test_ladder_pits_one_entrant_against_copies_of_the_next():
    config = RunConfig("germany", 0, 4, bots=("a", "b", "c"), field="ladder")
    assert [config.seating(n) for n in (0, 1, 4, 8)] == [(0, 1, 1, 1), (1, 0, 1, 1), (1, 2, 2, 2), (0, 1, 1, 1)]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"bots": ()}, "Name the entrants"),
        ({"bots": ("random", "random")}, "Name every entrant once"),
        ({"bots": ("random",), "field": "ladder"}, "at least two entrants"),
        ({"field": "cup"}, "There is no field 'cup'. Known: mixed, ladder, fixed."),
        ({"field": "fixed"}, "Name a bot for each of the 3 seats, not 2."),
        ({"players": 9}, "germany is for 3 or 4 players, not 9."),
        ({"bots": ("random", "marshal")}, "There is no bot 'marshal'."),
    ],
)
def test_invalid_config_is_rejected_with_a_message(change, message):
    with pytest.raises(HexsteadError) as refused:
        replace(CONFIG, **change).check()
    assert message in str(refused.value)


# Jobs


def test_game_depends_only_on_the_config_and_its_number(results):
    backwards = [result for number in reversed(range(12)) for result in run_job(Job(CONFIG, (number,)))]
    assert [without_timings(r) for r in reversed(backwards)] == [without_timings(r) for r in results]
    assert standings(backwards) == standings(results)
    assert len({result.state for result in results}) == 12


def test_process_pool_gives_the_same_results_as_one_process(results):
    found = [result for batch in play_games(CONFIG, range(12), jobs=2) for result in batch]
    assert sorted(result.number for result in found) == list(range(12))
    assert standings(found) == standings(results)


def test_random_players_give_the_same_results_in_a_process_pool():
    config = RunConfig("germany", 9, 3, seed=2, turns=15, engine="plain")
    inline, pooled = ([r for batch in play_games(config, range(9), jobs=n) for r in batch] for n in (1, 2))
    assert [without_timings(r) for r in inline] == [without_timings(r) for r in sorted(pooled, key=lambda r: r.number)]


def test_short_run_starts_no_processes(monkeypatch):
    monkeypatch.setattr("hexstead.sim.executors.ProcessPool", None)
    config = replace(CONFIG, turns=2)
    assert sum(len(batch) for batch in play_games(config, range(5))) == 5


def test_stopped_run_yields_no_more_games():
    stop: list[int] = []
    games = play_games(replace(CONFIG, turns=2), range(10**6), jobs=1, stopped=lambda: stop)
    assert len(next(games)) == 1
    stop.append(1)
    assert list(games) == []


def test_death_of_a_worker_is_reported():
    config = replace(CONFIG, bots=("module:tests.sim.bots:Dying", FIRST))
    executor = ProcessPool(2)
    executor.submit(Job(config, (0,)))
    wait(executor._futures)
    with pytest.raises(HexsteadError, match="worker process was killed"):
        executor.finished()
    executor.close()


def test_bots_are_closed_when_a_job_ends(monkeypatch):
    closed = []
    monkeypatch.setattr("tests.sim.bots.FirstLegal.close", lambda bot: closed.append(bot))
    executor = InProcess()
    executor.submit(Job(replace(CONFIG, turns=1), (0, 1, 2)))
    executor.finished()
    assert len(closed) == 1  # one bot object per job, not one per game


# Results files


def test_results_are_saved_and_loaded(tmp_path, results):
    store = ResultsFile(tmp_path / "new" / "folder", CONFIG)
    store.add(results[:5])
    store.add(results[7:9])
    store.close()
    again = ResultsFile(tmp_path / "new" / "folder", replace(CONFIG, games=400, engine="fast"))
    assert [again.results[n] for n in sorted(again.results)] == [*results[:5], *results[7:9]]
    again.close()


@pytest.mark.parametrize("cut", [1, 40, 700])
def test_incomplete_last_line_is_dropped(tmp_path, results, cut):
    store = ResultsFile(tmp_path, CONFIG)
    store.add(results[:3])
    store.close()
    data = store.path.read_bytes()
    store.path.write_bytes(data[:-cut])
    again = ResultsFile(tmp_path, CONFIG)
    assert sorted(again.results) == [0, 1]
    again.add(results[2:3])
    again.close()
    assert store.path.read_bytes() == data


def test_incomplete_header_is_rewritten(tmp_path):
    (tmp_path / "results.jsonl").write_bytes(b'{"format": 1, "dig')
    store = ResultsFile(tmp_path, CONFIG)
    store.close()
    head = json.loads((tmp_path / "results.jsonl").read_text())
    assert head == {"format": 1, "digest": CONFIG.digest, "plan": CONFIG.to_json()}


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"seed": 5}, "its seed is 4, not 5."),
        ({"bots": ("random", LAST)}, "its bots is "),
        ({"options": {"trade.offers": 3}}, "its trade.offers is 2, not 3."),
        ({"turns": 26}, "its turn limit is 25, not 26."),
    ],
)
def test_results_of_another_run_are_rejected(tmp_path, change, message):
    ResultsFile(tmp_path, CONFIG).close()
    with pytest.raises(HexsteadError) as refused:
        ResultsFile(tmp_path, replace(CONFIG, **change))
    assert message in str(refused.value)


@pytest.mark.parametrize("line", [b"[]", b"nonsense", b'{"number": 1}'])
def test_corrupt_line_is_reported(tmp_path, results, line):
    store = ResultsFile(tmp_path, CONFIG)
    store.add(results[:1])
    store.close()
    with store.path.open("ab") as file:
        file.write(line + b"\n")
    with pytest.raises(HexsteadError, match="line 3, is not a valid results line"):
        ResultsFile(tmp_path, CONFIG)


def test_results_file_is_locked(tmp_path):
    pytest.importorskip("fcntl")
    store = ResultsFile(tmp_path, CONFIG)
    with pytest.raises(HexsteadError, match="in use by another run"):
        ResultsFile(tmp_path, CONFIG)
    store.close()


# Ratings


@pytest.mark.parametrize(
    ("part", "whole", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (250, 1000, 0.2242, 0.2778), (10, 10, 0.7225, 1.0), (0, 0, 0, 1)],
)
def test_wilson_intervals(part, whole, low, high):
    assert Share(part, whole).interval == pytest.approx((low, high), abs=5e-5)


def test_winner_is_first_and_ties_share_the_mean_place():
    assert places(make_result(winner=3, points=(9, 9, 4, 9))) == [2.5, 2.5, 4, 1]
    assert places(make_result(winner=None, points=(2, 2, 2, 2))) == [2.5] * 4


def test_ratings_rise_with_wins_and_become_more_certain():
    ratings = Ratings(2)
    initial_sigma = ratings.ratings[0].sigma
    for n in range(20):
        ratings.add((0, 1, 1, 1), make_result(n))
    better, worse = ratings.ratings
    assert better.mu > worse.mu
    assert max(better.sigma, worse.sigma) < initial_sigma


def test_games_against_oneself_do_not_change_the_rating():
    ratings = Ratings(1)
    before = (ratings.ratings[0].mu, ratings.ratings[0].sigma)
    ratings.add((0, 0, 0, 0), make_result())
    assert (ratings.ratings[0].mu, ratings.ratings[0].sigma) == before


def test_tournament_totals_are_consistent(results):
    data = standings(results)
    assert data["games"] == sum(data["endings"].values()) == sum(data["lengths"].values()) == 12
    assert sum(row["seats"] for row in data["entrants"]) == 36
    assert sum(row["decisions"] for row in data["entrants"]) == sum(sum(r.decisions) for r in results)
    assert sum(row["mean_place"] * row["seats"] for row in data["entrants"]) == pytest.approx(12 * (1 + 2 + 3))
    for row in data["entrants"]:
        assert sum(row["point_sources"].values()) == pytest.approx(row["mean_points"])


def test_wins_count_for_the_entrant_at_the_winning_seat():
    config = RunConfig("germany", 8, 4, bots=("a", "b"), field="ladder")
    data = standings([make_result(n, winner=n % 4) for n in range(8)], config)  # the single bot sits at seat n % 4
    assert [row["wins"] for row in data["entrants"]] == [8, 0]
    assert [row["seats"] for row in data["entrants"]] == [8, 24]
    assert data["entrants"][0]["median_turns_won"] == 53.5
    (step,) = data["ladder"]
    assert (step["bot"], step["against"], step["games"], step["wins"], step["share"]) == ("a", "b", 8, 8, 1.0)
    assert [row["wins"] for row in data["seats"]] == [2, 2, 2, 2]


# The report


@pytest.fixture(scope="module")
def page(results):
    data = Tournament(CONFIG, results).to_json()
    data["entrants"][1]["bot"] = data["speed"]["entrants"][1]["bot"] = '<script>alert("&")</script>'
    return report(data | {"faults": ["Game 1: <b>bad</b>."]})


def test_report_has_no_scripts_or_external_resources(page):
    assert not re.search(r"https?:|src=|href=|url\(|@import|<script|<b>", page)
    assert "&lt;script&gt;" in page
    assert page.count("<svg") == page.count("</svg>") == 5
    assert "prefers-color-scheme: dark" in page
    assert 'name="viewport"' in page


def test_plots_of_a_report_are_valid_xml(page):
    from xml.etree import ElementTree

    plots = [ElementTree.fromstring(svg) for svg in re.findall(r"<svg.*?</svg>", page, re.S)]
    assert len(plots) == 5


def test_error_bars_extend_from_low_to_high_around_the_point():
    svg = intervals("x", [Mark("a", 0.5, 0.4, 0.6, "50 %"), Mark("b", 0.2, 0.1, 0.3, "20 %")], percent=True, guide=0.25)
    bars = re.findall(r'<line x1="([\d.]+)" y1="([\d.]+)" x2="([\d.]+)" y2="\2" class="error"', svg)
    dots = re.findall(r'<circle cx="([\d.]+)" cy="([\d.]+)"', svg)
    assert len(bars) == len(dots) == 2
    for (left, y, right), (x, dot_y) in zip(bars, dots, strict=True):
        assert (float(left) + float(right)) / 2 == pytest.approx(float(x), abs=0.1)
        assert y == dot_y
    assert float(dots[0][0]) > float(bars[1][2])


def test_histogram_counts_every_game():
    svg = histogram("x", {10: 3, 11: 1, 500: 2}, "turns", bins=10)
    assert [int(n) for n in re.findall(r"turns: (\d+)</title>", svg)] == [4, 2]
    assert "<rect" in histogram("x", {7: 1}, "turns")


def test_stacked_bars_are_as_long_as_their_parts():
    svg = stacks("x", {"a": {"p": 2.0, "q": 1.0}, "b": {"q": 1.0}}, ["p", "q"])
    wide = [float(w) + 1 for w in re.findall(r'width="([\d.]+)" height="16.0"', svg)]
    assert wide[0] == pytest.approx(2 * wide[1], abs=0.3)
    assert wide[1] == wide[2]


def test_ticks_are_round_numbers():
    assert ticks(0, 1) == [0, 0.2, 0.4, 0.6, 0.8, 1.0]
    assert ticks(-3.2, 12) == [0, 5, 10]
    assert ticks(4, 4) == [4]


def test_counts_have_no_fractions():
    ticks = re.findall(r'class="tick">(\d[\d.]*)</text>', histogram("x", {3: 2, 5: 1}, "turns"))
    assert ticks == ["0", "1", "2", "3", "4", "5"]
    assert ">34<" in stacks("x", {"red": {"ore": 34}}, ["ore"])
    assert ">34.5<" in stacks("x", {"red": {"ore": 34.5}}, ["ore"])
