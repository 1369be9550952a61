"""The proof of the analysis' quality: its summary for given counts, its rollouts, and a small sample."""

from random import Random

import pytest

from tests.bots.rating_quality import BEST, RANDOM, Rollouts, case_of, quality_summary, rate_quality, without_offers
from tests.random_play import BUILT_IN


def counts(losses):
    """Counts of decisions with these losses, in wins of 500."""
    return {"decisions": len(losses), "compared": 500 * len(losses), "lost by all": 0,
            "lost": sum(losses), "lost squared": sum(loss * loss for loss in losses)}  # fmt: skip


def test_the_limit_is_one_and_a_half_points_plus_the_standard_error():
    assert quality_summary(counts([7] * 60))["mean loss of the best move by the analysis"] == 0.014
    with pytest.raises(AssertionError, match="lose too much"):
        quality_summary(counts([8] * 60))
    found = quality_summary(counts([-5, 20] * 2))  # ± 14.4 of 500 for the mean of four
    assert found["mean loss of the best move by the analysis"] == 0.015
    assert found["standard error"] == 0.01443


@pytest.mark.compiled
@pytest.mark.parametrize("game", BUILT_IN)
def test_a_sample_compares_six_moves_by_rollouts(game):
    found = rate_quality(game, 3, 2, rollouts=8)
    assert found["decisions"] == 2
    assert found["compared"] == 8
    assert -4 <= found["lost"] <= 8
    case = case_of(game, 6)
    assert len(set(case.moves)) == BEST + RANDOM
    assert set(case.moves) <= set(without_offers(case.terms, case.sight.legal))


@pytest.mark.compiled
@pytest.mark.parametrize("game", BUILT_IN)
def test_rollouts_are_finished_and_meet_the_same_random_numbers(game):
    case = case_of(game, 1)
    runs = Rollouts(case.terms, 8)
    drawn = runs.engine.many(8)
    case.knowledge.sample_into(drawn, 0, 8, case.sight.masked, Random(1))
    first, again = (runs.winners(drawn, case.sight.seat, case.moves[0], 1) for _ in range(2))
    assert first == again
    assert set(first) <= set(range(case.terms.players))
