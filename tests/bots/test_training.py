"""Training: the fit finds weights that winners follow, and a training run can be repeated."""

import numpy as np
import pytest

import hexstead
from hexstead.bots.bot import Terms
from hexstead.bots.kernel import thinking
from hexstead.bots.training import Plan, fit, scaled, train
from tests.play import warm

pytestmark = pytest.mark.compiled


def test_the_fit_finds_what_made_seats_win():
    rng = np.random.default_rng(5)
    true = np.array([2.0, -1.0, 0.5, 0.0])
    x = rng.normal(size=(6000, 4, 4))
    scores = x @ true
    chance = np.exp(scores) / np.exp(scores).sum(1, keepdims=True)
    winners = np.array([rng.choice(4, p=p) for p in chance])
    found, loss = fit(x, winners, np.array([1.0, 0.0, 0.0, 0.0]))
    assert np.abs(found - true).max() < 0.1
    assert loss < np.log(4) * 0.7


def test_scaling_keeps_the_spread_of_scores():
    rng = np.random.default_rng(6)
    x = rng.normal(size=(500, 4, 3))
    like, weights = np.array([1000.0, 50, 3]), np.array([2.0, 0.3, -0.1])
    scores, wanted = x @ scaled(weights, like, x), x @ like
    assert np.isclose((scores - scores.mean(1, keepdims=True)).std(), (wanted - wanted.mean(1, keepdims=True)).std())


def test_a_training_run_can_be_repeated():
    warm("germany", "fast")
    warm("germany", "fast", thinking("germany"))
    table = hexstead.new("germany", 4, options={"trade.offers": 2})
    terms = Terms(table.name, table.players, table.options, table.board)
    runs = []
    for jobs in (1, 2):
        told: list[tuple[str, int, int]] = []
        plan = Plan(terms, generations=1, games=50, matches=50, jobs=jobs)
        [(levels, report)] = list(train(plan, lambda *line, told=told: told.append(line)))
        assert told
        assert report.rows > 500
        assert levels["baron"]["weights"].keys() == levels["engineer"]["weights"].keys()
        runs.append((levels, report))
    assert runs[0] == runs[1]
