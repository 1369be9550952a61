"""Training: the fit finds what winners had, the slope where shares rise, and a training run can be repeated."""

import numpy as np
import pytest

import hexstead
from hexstead.bots.bot import Terms
from hexstead.bots.kernel import thinking
from hexstead.bots.training import Plan, fit, loss, slope_of, train
from tests.play import warm

pytestmark = pytest.mark.compiled


def test_the_fit_finds_what_made_seats_win():
    rng = np.random.default_rng(5)
    true = np.array([2.0, -1.0, 0.5, 0.0])
    x = rng.normal(size=(6000, 4, 4))
    scores = x @ true
    chance = np.exp(scores) / np.exp(scores).sum(1, keepdims=True)
    winners = np.array([rng.choice(4, p=p) for p in chance])
    found = fit(x, winners)
    assert np.abs(found - true).max() < 0.1
    assert loss(x, winners, found) < np.log(4) * 0.7


def test_the_slope_points_to_where_shares_rise():
    rng = np.random.default_rng(6)
    rise = np.array([0.3, 0.0, -0.2, 0.0, 0.1])
    directions = rng.normal(size=(200, 5)) * 0.35
    found = slope_of(directions, directions @ rise + rng.normal(size=200) * 0.03)
    assert found @ rise / np.linalg.norm(found) / np.linalg.norm(rise) > 0.98


def test_a_training_run_can_be_repeated():
    warm("germany", "fast")
    warm("germany", "fast", thinking("germany"))
    table = hexstead.new("germany", 4, options={"trade.offers": 2})
    terms = Terms(table.name, table.players, table.options, table.board)
    runs = []
    for jobs in (1, 2):
        told: list[tuple[str, int, int]] = []
        plan = Plan(terms, generations=1, pairs=1, matches=50, games=100, jobs=jobs)
        stages = [(dict(levels), report) for levels, report in train(plan, lambda *line, told=told: told.append(line))]
        assert told
        assert [report.stage for _, report in stages] == ["weights 1", "odds"]
        assert stages[1][1].after < np.log(4)  # better than even chances, on games held out
        runs.append(stages)
    assert runs[0] == runs[1]
