"""Plans, jobs, results on disk, ratings and reports: equal however the games were played."""

import json
import re
from collections import Counter
from concurrent.futures import wait
from dataclasses import replace

import pytest

from hexstead.errors import HexsteadError
from hexstead.sim.jobs import Job, Plan, run_job
from hexstead.sim.match import MatchResult
from hexstead.sim.plots import Mark, histogram, intervals, stacks, ticks
from hexstead.sim.ratings import Ratings, Share, places
from hexstead.sim.report import report
from hexstead.sim.store import Store
from hexstead.sim.tournament import Tournament
from hexstead.sim.workers import Here, Processes, play_plan

FIRST, LAST = (f"module:tests.sim.bots:{name}" for name in ("FirstLegal", "LastLegal"))
PLAN = Plan("germany", 12, 3, seed=4, turns=25, bots=("random", FIRST), field="mixed", engine="plain")


def machine_free(result):
    return {k: v for k, v in result.to_json().items() if k not in ("seconds", "longest", "elapsed")}


def table(results, plan=PLAN):
    data = Tournament(plan, results).to_json()
    del data["speed"]
    return data


@pytest.fixture(scope="module")
def results():
    return run_job(Job(PLAN, tuple(range(12))))


def made(number=0, winner=0, points=(10, 5, 5, 3), **more):
    """A result by hand."""
    nothing = (0,) * len(points)
    return MatchResult(
        number=number, ending="won" if winner is not None else "cut", winner=winner, turns=50 + number, points=points,
        sources=tuple({"halls": n} for n in points), decisions=(9,) * len(points), choices=9, chance=9,
        rolls=(0,) * 13, state="00" * 32, starts=("",) * len(points),
        faults=nothing, told=(), seconds=nothing, longest=nothing, elapsed=0.1,
    )  # fmt: skip


# Who sits where


@pytest.mark.parametrize(("entrants", "players"), [(2, 4), (3, 4), (4, 4), (6, 4), (2, 3), (5, 3)])
def test_every_entrant_sits_at_every_seat_alike(entrants, players):
    plan = Plan("germany", 0, players, bots=tuple("abcdef"[:entrants]), field="mixed")
    whole = len(plan.lineups) * players
    sat = Counter((who, seat) for n in range(whole) for seat, who in enumerate(plan.seating(n)))
    assert len(sat) == entrants * players
    assert len(set(sat.values())) == 1


def test_a_line_up_is_played_in_every_rotation_before_the_next():
    plan = Plan("germany", 0, 4, bots=tuple("abcde"), field="mixed")
    assert [plan.seating(n) for n in range(5)] == [(0, 1, 2, 3), (3, 0, 1, 2), (2, 3, 0, 1), (1, 2, 3, 0), (0, 1, 2, 4)]
    assert len(plan.lineups) == 5 * 6  # choices of four, circular orders of each


def test_few_entrants_repeat_as_evenly_as_can_be():
    plan = Plan("germany", 0, 4, bots=("a", "b", "c"), field="mixed")
    assert {tuple(sorted(line)) for line in plan.lineups} == {(0, 0, 1, 2), (0, 1, 1, 2), (0, 1, 2, 2)}


def test_a_ladder_sets_one_against_seats_full_of_the_next():
    plan = Plan("germany", 0, 4, bots=("a", "b", "c"), field="ladder")
    assert [plan.seating(n) for n in (0, 1, 4, 8)] == [(0, 1, 1, 1), (1, 0, 1, 1), (1, 2, 2, 2), (0, 1, 1, 1)]


@pytest.mark.parametrize(
    ("change", "sentence"),
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
def test_a_plan_that_cannot_be_played_is_refused_in_a_sentence(change, sentence):
    with pytest.raises(HexsteadError) as refused:
        replace(PLAN, **change).check()
    assert sentence in str(refused.value)


# Jobs


def test_a_game_follows_from_the_plan_and_its_number_alone(results):
    backwards = [result for number in reversed(range(12)) for result in run_job(Job(PLAN, (number,)))]
    assert [machine_free(r) for r in reversed(backwards)] == [machine_free(r) for r in results]
    assert table(backwards) == table(results)
    assert len({result.state for result in results}) == 12


def test_processes_give_what_one_process_gives(results):
    found = [result for portion in play_plan(PLAN, range(12), jobs=2) for result in portion]
    assert sorted(result.number for result in found) == list(range(12))
    assert table(found) == table(results)


def test_random_players_are_counted_the_same_on_processes():
    plan = Plan("germany", 9, 3, seed=2, turns=15, engine="plain")
    here, beside = ([r for portion in play_plan(plan, range(9), jobs=n) for r in portion] for n in (1, 2))
    assert [machine_free(r) for r in here] == [machine_free(r) for r in sorted(beside, key=lambda r: r.number)]


def test_a_short_run_starts_no_processes(monkeypatch):
    monkeypatch.setattr("hexstead.sim.workers.Processes", None)
    plan = replace(PLAN, turns=2)
    assert sum(len(portion) for portion in play_plan(plan, range(5))) == 5


def test_a_stopped_run_gives_no_more_games():
    stop: list[int] = []
    games = play_plan(replace(PLAN, turns=2), range(10**6), jobs=1, stopped=lambda: stop)
    assert len(next(games)) == 1
    stop.append(1)
    assert list(games) == []


def test_a_worker_that_dies_is_told_of():
    plan = replace(PLAN, bots=("module:tests.sim.bots:Dying", FIRST))
    workers = Processes(2)
    workers.submit(Job(plan, (0,)))
    wait(workers._futures)
    with pytest.raises(HexsteadError, match="was ended from outside"):
        workers.finished()
    workers.close()


def test_bots_are_closed_when_a_job_ends(monkeypatch):
    closed = []
    monkeypatch.setattr("tests.sim.bots.FirstLegal.close", lambda bot: closed.append(bot))
    here = Here()
    here.submit(Job(replace(PLAN, turns=1), (0, 1, 2)))
    here.finished()
    assert len(closed) == 1  # as many as ever sat at one table, not one for each game


# Results on disk


def test_results_are_kept_and_found_again(tmp_path, results):
    store = Store(tmp_path / "new" / "folder", PLAN)
    store.add(results[:5])
    store.add(results[7:9])
    store.close()
    again = Store(tmp_path / "new" / "folder", replace(PLAN, games=400, engine="fast"))
    assert [again.results[n] for n in sorted(again.results)] == [*results[:5], *results[7:9]]
    again.close()


@pytest.mark.parametrize("cut", [1, 40, 700])
def test_a_torn_last_line_is_dropped(tmp_path, results, cut):
    store = Store(tmp_path, PLAN)
    store.add(results[:3])
    store.close()
    data = store.path.read_bytes()
    store.path.write_bytes(data[:-cut])
    again = Store(tmp_path, PLAN)
    assert sorted(again.results) == [0, 1]
    again.add(results[2:3])
    again.close()
    assert store.path.read_bytes() == data


def test_a_torn_head_begins_anew(tmp_path):
    (tmp_path / "results.jsonl").write_bytes(b'{"format": 1, "dig')
    store = Store(tmp_path, PLAN)
    store.close()
    head = json.loads((tmp_path / "results.jsonl").read_text())
    assert head == {"format": 1, "digest": PLAN.digest, "plan": PLAN.to_json()}


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"seed": 5}, "its seed is 4, not 5."),
        ({"bots": ("random", LAST)}, "its bots is "),
        ({"options": {"trade.offers": 3}}, "its trade.offers is 2, not 3."),
        ({"turns": 26}, "its turn limit is 25, not 26."),
    ],
)
def test_other_terms_are_refused(tmp_path, change, sentence):
    Store(tmp_path, PLAN).close()
    with pytest.raises(HexsteadError) as refused:
        Store(tmp_path, replace(PLAN, **change))
    assert sentence in str(refused.value)


@pytest.mark.parametrize("line", [b"[]", b"nonsense", b'{"number": 1}'])
def test_a_spoilt_line_is_told_of(tmp_path, results, line):
    store = Store(tmp_path, PLAN)
    store.add(results[:1])
    store.close()
    with store.path.open("ab") as file:
        file.write(line + b"\n")
    with pytest.raises(HexsteadError, match="line 3, is not what a run writes"):
        Store(tmp_path, PLAN)


def test_a_folder_is_for_one_program_at_a_time(tmp_path):
    pytest.importorskip("fcntl")
    store = Store(tmp_path, PLAN)
    with pytest.raises(HexsteadError, match="in use by another run"):
        Store(tmp_path, PLAN)
    store.close()


# Ratings


@pytest.mark.parametrize(
    ("part", "whole", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (250, 1000, 0.2242, 0.2778), (10, 10, 0.7225, 1.0), (0, 0, 0, 1)],
)
def test_wilson_intervals(part, whole, low, high):
    assert Share(part, whole).interval == pytest.approx((low, high), abs=5e-5)


def test_the_winner_is_first_and_ties_share_their_places():
    assert places(made(winner=3, points=(9, 9, 4, 9))) == [2.5, 2.5, 4, 1]
    assert places(made(winner=None, points=(2, 2, 2, 2))) == [2.5] * 4


def test_ratings_rise_with_wins_and_grow_surer():
    ratings = Ratings(2)
    unsure = ratings.ratings[0].sigma
    for n in range(20):
        ratings.take((0, 1, 1, 1), made(n))
    better, worse = ratings.ratings
    assert better.mu > worse.mu
    assert max(better.sigma, worse.sigma) < unsure


def test_nothing_is_learnt_from_playing_oneself():
    ratings = Ratings(1)
    before = (ratings.ratings[0].mu, ratings.ratings[0].sigma)
    ratings.take((0, 0, 0, 0), made())
    assert (ratings.ratings[0].mu, ratings.ratings[0].sigma) == before


def test_the_sums_of_a_tournament_agree(results):
    data = table(results)
    assert data["games"] == sum(data["endings"].values()) == sum(data["lengths"].values()) == 12
    assert sum(row["seats"] for row in data["entrants"]) == 36
    assert sum(row["decisions"] for row in data["entrants"]) == sum(sum(r.decisions) for r in results)
    assert sum(row["mean_place"] * row["seats"] for row in data["entrants"]) == pytest.approx(12 * (1 + 2 + 3))
    for row in data["entrants"]:
        assert sum(row["point_sources"].values()) == pytest.approx(row["mean_points"])


def test_wins_are_counted_for_whoever_sat_there():
    plan = Plan("germany", 8, 4, bots=("a", "b"), field="ladder")
    data = table([made(n, winner=n % 4) for n in range(8)], plan)  # the one sits at seat n % 4
    assert [row["wins"] for row in data["entrants"]] == [8, 0]
    assert [row["seats"] for row in data["entrants"]] == [8, 24]
    assert data["entrants"][0]["median_turns_won"] == 53.5
    (step,) = data["ladder"]
    assert (step["bot"], step["against"], step["games"], step["wins"], step["share"]) == ("a", "b", 8, 8, 1.0)
    assert [row["wins"] for row in data["seats"]] == [2, 2, 2, 2]


# The report


@pytest.fixture(scope="module")
def page(results):
    data = Tournament(PLAN, results).to_json()
    data["entrants"][1]["bot"] = data["speed"]["entrants"][1]["bot"] = '<script>alert("&")</script>'
    return report(data | {"faults": ["Game 1: <b>bad</b>."]})


def test_a_report_fetches_nothing_and_runs_nothing(page):
    assert not re.search(r"https?:|src=|href=|url\(|@import|<script|<b>", page)
    assert "&lt;script&gt;" in page
    assert page.count("<svg") == page.count("</svg>") == 5
    assert "prefers-color-scheme: dark" in page
    assert 'name="viewport"' in page


def test_the_plots_of_a_report_are_sound_xml(page):
    from xml.etree import ElementTree

    plots = [ElementTree.fromstring(svg) for svg in re.findall(r"<svg.*?</svg>", page, re.S)]
    assert len(plots) == 5


def test_error_bars_reach_from_low_to_high_about_the_point():
    svg = intervals("x", [Mark("a", 0.5, 0.4, 0.6, "50 %"), Mark("b", 0.2, 0.1, 0.3, "20 %")], percent=True, guide=0.25)
    bars = re.findall(r'<line x1="([\d.]+)" y1="([\d.]+)" x2="([\d.]+)" y2="\2" class="error"', svg)
    dots = re.findall(r'<circle cx="([\d.]+)" cy="([\d.]+)"', svg)
    assert len(bars) == len(dots) == 2
    for (left, y, right), (x, dot_y) in zip(bars, dots, strict=True):
        assert (float(left) + float(right)) / 2 == pytest.approx(float(x), abs=0.1)
        assert y == dot_y
    assert float(dots[0][0]) > float(bars[1][2])


def test_a_histogram_shows_every_game():
    svg = histogram("x", {10: 3, 11: 1, 500: 2}, "turns", bins=10)
    assert [int(n) for n in re.findall(r"turns: (\d+)</title>", svg)] == [4, 2]
    assert "<rect" in histogram("x", {7: 1}, "turns")


def test_stacks_are_as_long_as_their_parts():
    svg = stacks("x", {"a": {"p": 2.0, "q": 1.0}, "b": {"q": 1.0}}, ["p", "q"])
    wide = [float(w) + 1 for w in re.findall(r'width="([\d.]+)" height="16.0"', svg)]
    assert wide[0] == pytest.approx(2 * wide[1], abs=0.3)
    assert wide[1] == wide[2]


def test_ticks_are_round():
    assert ticks(0, 1) == [0, 0.2, 0.4, 0.6, 0.8, 1.0]
    assert ticks(-3.2, 12) == [0, 5, 10]
    assert ticks(4, 4) == [4]


def test_what_is_counted_has_no_fractions():
    ticks = re.findall(r'class="tick">(\d[\d.]*)</text>', histogram("x", {3: 2, 5: 1}, "turns"))
    assert ticks == ["0", "1", "2", "3", "4", "5"]
    assert ">34<" in stacks("x", {"red": {"ore": 34}}, ["ore"])
    assert ">34.5<" in stacks("x", {"red": {"ore": 34.5}}, ["ore"])
