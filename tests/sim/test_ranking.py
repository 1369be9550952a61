"""Rankings: agreement with wins, intervals, head-to-head results."""

import math
from collections import Counter
from random import Random

import pytest

from hexstead.sim.ranking import POINTS, Ranking
from hexstead.sim.report import head_to_head, ranking, report
from hexstead.sim.run_config import RunConfig
from hexstead.sim.tournament import Tournament
from tests.random_play import warm
from tests.sim.equal_bots import equal_tournaments, ranking_summary
from tests.sim.test_tournament import make_result


def ranking_of(games, entrants):
    made = Ranking(entrants)
    for seating, winner in games:
        made.add(seating, winner)
    return made


def test_strength_of_two_entrants_is_the_log_odds_of_their_wins():
    made = ranking_of([((0, 1, 0, 1), 0)] * 300 + [((0, 1, 1, 0), 1)] * 100, 2)
    fit = made.fit()
    lead = fit.strength[0] - fit.strength[1]
    assert lead == pytest.approx(math.log(3), abs=0.01)
    assert fit.strength.sum() == pytest.approx(0)
    rating, low, high = fit.rating(0)
    assert rating == pytest.approx(POINTS * lead / 2)
    assert (high - low) / 2 == pytest.approx(1.96 * POINTS / 2 * math.sqrt(1 / 300 + 1 / 100), rel=0.01)


def test_several_seats_count_as_several_chances():
    """One bot that wins a quarter of its games against three of another is as strong as they are."""
    made = ranking_of([((0, 1, 1, 1), 0)] * 100 + [((0, 1, 1, 1), 1)] * 300, 2)
    assert made.fit().strength == pytest.approx([0, 0], abs=1e-6)
    found = made.head_to_head(0, 1)
    assert found["share"] == pytest.approx(0.5)
    assert (found["games"], found["wins"], found["losses"]) == (400, 100, 300)


def test_order_of_games_does_not_matter():
    games = [((0, 1, 2, 3), n % 4 if n % 7 else 0) for n in range(200)]
    shuffled = games[:]
    Random(1).shuffle(shuffled)
    assert ranking_of(games, 4).fit().strength == pytest.approx(ranking_of(shuffled, 4).fit().strength)


@pytest.mark.parametrize("seed", range(20))
def test_ranking_agrees_with_the_win_counts(seed):
    draw = Random(seed)
    config = RunConfig("germany", 96, 4, bots=tuple("abcde"), field="mixed")
    games = len(config.lineups) * 4
    results = [make_result(n, winner=draw.randrange(4)) for n in range(games)]
    data = Tournament(config, results).to_json()
    wins = [row["wins"] for row in sorted(data["entrants"], key=lambda row: row["rank"])]
    assert wins == sorted(wins, reverse=True)


def test_entrants_without_wins_or_games_have_finite_ratings():
    made = ranking_of([((0, 1, 1, 1), 0)] * 20, 3)
    fit = made.fit()
    rows = [fit.rating(i) for i in range(3)]
    assert all(math.isfinite(value) for row in rows for value in row)
    assert rows[0][0] > rows[2][0] > rows[1][0]
    widths = [high - low for _, low, high in rows]
    assert widths[2] > max(widths[0], 1000)  # nothing is known about an entrant without games
    nothing = Ranking(2)
    nothing.add((0, 1, 0, 1), None)
    assert nothing.fit().rating(0)[0] == 0
    assert nothing.head_to_head(0, 1)["games"] == 1


def test_head_to_head_is_symmetric_and_counts_only_common_games():
    games = [((0, 1, 2, 2), 0)] * 30 + [((0, 1, 2, 2), 1)] * 20 + [((0, 1, 2, 2), 2)] * 9 + [((0, 2, 2, 2), 0)] * 50
    made = ranking_of(games, 3)
    one, other = made.head_to_head(0, 1), made.head_to_head(1, 0)
    assert (one["games"], one["wins"], one["losses"]) == (59, 30, 20)
    assert one["share"] == pytest.approx(0.6, abs=0.005)
    assert one["share"] + other["share"] == pytest.approx(1)
    assert one["low"] < 0.6 < one["high"]


def test_report_lists_entrants_by_rating_and_every_pair():
    config = RunConfig("germany", 48, 4, bots=("weak", "strong", "middle", "other"), field="mixed")
    results = []
    for n in range(48):
        seating = config.seating(n)
        best = 1 if n % 2 else 2 if n % 3 else 0
        results.append(make_result(n, winner=seating.index(best)))
    data = Tournament(config, results).to_json()
    ranked = sorted(data["entrants"], key=lambda row: row["rank"])
    assert [row["bot"] for row in ranked] == ["strong", "middle", "weak", "other"]
    assert [row[0] for row in ranking(ranked)[1]] == ["1. strong", "2. middle", "3. weak", "4. other"]
    heads, rows = head_to_head(data, ranked)
    assert heads == ["wins against", "1.", "2.", "3.", "4."]
    assert [rows[i][i + 1] for i in range(4)] == ["–"] * 4
    assert len(data["head_to_head"]) == 12
    assert "Head to head" in report(data)


@pytest.mark.compiled
def test_interval_usually_covers_equality_of_equal_bots():
    """A sample of the proof "rankings", which plays 100 tournaments."""
    warm("germany", "fast")
    counts = equal_tournaments("germany", 0, 10, games=24)
    assert counts["tournaments"] == 10
    assert counts["covering equality"] >= 8


def test_proof_fails_if_intervals_are_too_narrow_or_too_wide():
    for covering in (89, 100):
        with pytest.raises(AssertionError, match=f"in {covering} of 100"):
            ranking_summary(Counter({"tournaments": 100, "covering equality": covering}))
    assert ranking_summary(Counter({"tournaments": 100, "covering equality": 95}))["covering equality"] == 95
