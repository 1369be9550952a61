"""Training: the fit finds what winners had, the slope where shares rise, and a training run can be repeated."""

import json
import shlex

import numpy as np
import pytest
from typer.testing import CliRunner

import hexstead
from hexstead.bots import odds
from hexstead.bots.bot import Terms
from hexstead.bots.kernel import thinking
from hexstead.bots.mind import mind_of
from hexstead.bots.odds import Odds, chances, fit, loss
from hexstead.bots.thinking.value import log_odds
from hexstead.bots.training import Plan, slope_of, train
from hexstead.cli.app import app
from hexstead.core.definition import definition
from hexstead.errors import BadOption
from tests.docs.register import told
from tests.play import warm

pytestmark = pytest.mark.compiled


def games_by(scores, rng):
    chance = np.exp(scores) / np.exp(scores).sum(1, keepdims=True)
    return np.array([rng.choice(4, p=p) for p in chance])


def test_the_fit_finds_what_made_seats_win():
    """What counts straight, and what counts only beyond a bend; chances are right in games that were held out."""
    rng = np.random.default_rng(5)
    x = rng.normal(size=(8000, 4, 4)) * [1, 10, 1, 3] + [0, 50, 0, 0]
    straight = x @ [2.0, -0.1, 0.0, 0.0]
    for scores, bends in ((straight, 0), (straight + 3 * np.maximum(x[:, :, 2] - 0.5, 0), 8)):
        winners = games_by(scores, rng)
        found = fit(x[:6000], winners[:6000], x[6000:], winners[6000:], bends)
        real = np.exp(scores[6000:]) / np.exp(scores[6000:]).sum(1, keepdims=True)
        assert np.abs(chances(x[6000:], found) - real).mean() < 0.02
    without = fit(x[:6000], winners[:6000], x[6000:], winners[6000:], 0)
    assert loss(x[6000:], winners[6000:], without) > loss(x[6000:], winners[6000:], found) + 0.02


def test_a_mind_judges_by_the_odds_that_were_fitted():
    """The whole millionths of a weights file give the logarithms that training had, within a thousandth."""
    mind, rng = mind_of("germany"), np.random.default_rng(2)
    names = tuple(mind.features)
    sizes = (len(names),), (len(names), 3), (3,), (3,)
    made = Odds(*(rng.normal(size=size) * 0.1 for size in sizes))
    said = made.to_json(names)
    kept = Odds.from_json(names, said)
    for part, again in zip(made.parts(), kept.parts(), strict=True):
        assert np.abs(part - again).max() < 1e-6
    m = mind.make(definition("germany"), {"baron": said})
    for _ in range(20):
        x = rng.integers(-5, 20, len(names))
        m.feature[:] = x.tolist()
        expected = x @ made.straight + np.maximum(x @ made.of + made.start, 0) @ made.adds
        assert log_odds(m) / 1e6 == pytest.approx(expected, abs=1e-3)


def test_the_slope_points_to_where_shares_rise():
    rng = np.random.default_rng(6)
    rise = np.array([0.3, 0.0, -0.2, 0.0, 0.1])
    directions = rng.normal(size=(200, 5)) * 0.35
    found = slope_of(directions, directions @ rise + rng.normal(size=200) * 0.03)
    assert found @ rise / np.linalg.norm(found) / np.linalg.norm(rise) > 0.98


def test_a_training_run_can_be_repeated(tmp_path, monkeypatch):
    """Once from here, and once by the command of the documents in more processes, with as little to do: short games,
    and few steps of the fit.
    """
    monkeypatch.setattr(odds, "LEAST_STEPS", 300)
    warm("germany", "fast")
    warm("germany", "fast", thinking("germany"))
    table = hexstead.new("germany", 4, options={"trade.offers": 2, "game.points": 4})
    terms = Terms.of(table)
    seen: list[tuple[str, int, int]] = []
    plan = Plan(terms, generations=1, pairs=1, matches=50, games=250, jobs=1)
    stages = [(dict(levels), report) for levels, report in train(plan, lambda *line: seen.append(line))]
    assert seen
    assert [report.stage for _, report in stages] == ["weights 1", "odds"]
    assert stages[1][1].after < np.log(4)  # better than even chances, on games held out
    monkeypatch.chdir(tmp_path)
    (command,) = told("train")
    bounds = "--generations 1 --pairs 1 --matches 50 --games 250 --jobs 2 --option game.points=4"
    done = CliRunner().invoke(app, shlex.split(f"{command} {bounds}")[1:])
    assert done.exit_code == 0, done.output
    learned = json.loads((tmp_path / "weights.json").read_text(encoding="utf-8"))
    how = {key: learned["baron"].pop(key) for key in ("made", "gained")}
    assert how["made"].startswith("hexstead train germany --generations 1 ")
    assert [line.partition(":")[0] for line in how["gained"]] == ["weights 1", "odds"]
    assert learned == stages[1][0] | {"baron": {k: v for k, v in stages[1][0]["baron"].items() if k not in how}}


def test_games_that_end_at_once_teach_nothing_and_that_is_said():
    warm("germany", "fast")
    warm("germany", "fast", thinking("germany"))
    terms = Terms.of(hexstead.new("germany", 4, options={"game.points": 2}))
    with pytest.raises(BadOption, match="before anything can be learned"):
        list(train(Plan(terms, generations=0, games=250, jobs=1), lambda *line: None))
