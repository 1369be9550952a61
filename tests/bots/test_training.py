"""Training: the win model fits known odds, the gradient is found, and a training run is reproducible."""

import json
import shlex

import numpy as np
import pytest
from typer.testing import CliRunner

import hexstead
from hexstead.board.mapfile import former_map
from hexstead.bots import win_model
from hexstead.bots.bot import Terms
from hexstead.bots.decision_kernel import decision_kernel
from hexstead.bots.mind import known_mind
from hexstead.bots.thinking.value import log_odds
from hexstead.bots.training import Plan, gradient_of, train
from hexstead.bots.win_model import WinModel, chances, fit, loss
from hexstead.cli.app import app
from hexstead.core.definition import definition
from hexstead.errors import BadOption
from tests.docs.commands import documented
from tests.random_play import warm

pytestmark = pytest.mark.compiled


def winners_by(scores, rng):
    chance = np.exp(scores) / np.exp(scores).sum(1, keepdims=True)
    return np.array([rng.choice(4, p=p) for p in chance])


def test_the_fit_finds_linear_and_nonlinear_effects():
    """The chances are right in held-out games."""
    rng = np.random.default_rng(5)
    x = rng.normal(size=(8000, 4, 4)) * [1, 10, 1, 3] + [0, 50, 0, 0]
    linear = x @ [2.0, -0.1, 0.0, 0.0]
    for scores, units in ((linear, 0), (linear + 3 * np.maximum(x[:, :, 2] - 0.5, 0), 8)):
        winners = winners_by(scores, rng)
        found = fit(x[:6000], winners[:6000], x[6000:], winners[6000:], units)
        real = np.exp(scores[6000:]) / np.exp(scores[6000:]).sum(1, keepdims=True)
        assert np.abs(chances(x[6000:], found) - real).mean() < 0.02
    without = fit(x[:6000], winners[:6000], x[6000:], winners[6000:], 0)
    assert loss(x[6000:], winners[6000:], without) > loss(x[6000:], winners[6000:], found) + 0.02


def test_a_mind_computes_the_log_odds_of_the_fitted_model():
    """The integers of a weights file give the log odds of the trained model within a thousandth."""
    mind, rng = known_mind("germany"), np.random.default_rng(2)
    names = tuple(mind.features)
    sizes = (len(names),), (len(names), 3), (3,), (3,)
    model = WinModel(*(rng.normal(size=size) * 0.1 for size in sizes))
    settings = model.to_json(names)
    read = WinModel.from_json(names, settings)
    for part, again in zip(model.parameters(), read.parameters(), strict=True):
        assert np.abs(part - again).max() < 1e-6
    m = mind.make(definition("germany"), [settings])
    for _ in range(20):
        x = rng.integers(-5, 20, len(names))
        m.feature[:] = x.tolist()
        expected = x @ model.linear + np.maximum(x @ model.hidden + model.bias, 0) @ model.output
        assert log_odds(m) / 1e6 == pytest.approx(expected, abs=1e-3)


def test_the_gradient_is_found_in_noisy_win_shares():
    rng = np.random.default_rng(6)
    rise = np.array([0.3, 0.0, -0.2, 0.0, 0.1])
    directions = rng.normal(size=(200, 5)) * 0.35
    found = gradient_of(directions, directions @ rise + rng.normal(size=200) * 0.03)
    assert found @ rise / np.linalg.norm(found) / np.linalg.norm(rise) > 0.98


def test_a_training_run_is_reproducible(tmp_path, monkeypatch):
    """Train in this process, then with the documented command in two processes; short games, few training steps."""
    monkeypatch.setattr(win_model, "MIN_STEPS", 300)
    warm("germany", "fast")
    warm("germany", "fast", decision_kernel("germany"))
    table = hexstead.new("germany", 4, options={"trade.offers": 2, "game.points": 4})
    terms = Terms.of(table)
    seen: list[tuple[str, int, int]] = []
    plan = Plan(terms, generations=1, pairs=1, matches=50, games=250, jobs=1)
    stages = [(dict(levels), report) for levels, report in train(plan, lambda *line: seen.append(line))]
    assert seen
    assert [report.stage for _, report in stages] == ["weights 1", "win model"]
    assert stages[1][1].after < np.log(4)  # better than even chances on held-out games
    monkeypatch.chdir(tmp_path)
    (command,) = documented(r"hexstead train \w+ --out .+")
    bounds = "--generations 1 --pairs 1 --matches 50 --games 250 --jobs 2 --option game.points=4"
    done = CliRunner().invoke(app, shlex.split(f"{command} {bounds}")[1:])
    assert done.exit_code == 0, done.output
    learned = json.loads((tmp_path / "weights.json").read_text(encoding="utf-8"))
    how = {key: learned["baron"].pop(key) for key in ("made", "gained")}
    assert how["made"].startswith("hexstead train germany --generations 1 ")
    assert [line.partition(":")[0] for line in how["gained"]] == ["weights 1", "win model"]
    assert learned == stages[1][0] | {"baron": {k: v for k, v in stages[1][0]["baron"].items() if k not in how}}


def test_training_rejects_games_that_end_at_once():
    warm("germany", "fast")
    warm("germany", "fast", decision_kernel("germany"))
    old = former_map("germany", 2)  # newer rules need at least four points
    terms = Terms.of(hexstead.new("germany", 4, options={"game.points": 2}, board=old))
    with pytest.raises(BadOption, match="before anything can be learned"):
        list(train(Plan(terms, generations=0, games=250, jobs=1), lambda *line: None))
