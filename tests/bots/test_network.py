"""Win probabilities: equal on every back end, blind to hidden cards, trained reproducibly, and calibrated."""

import json
from collections import Counter
from dataclasses import fields
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner

import hexstead
from hexstead.bots import Judge, Terms, network_training, win_probabilities
from hexstead.bots.calibration import Reliability, quarter_losses
from hexstead.bots.decision_kernel import decision_kernel
from hexstead.bots.levels import OFFERED
from hexstead.bots.matches import play_levels
from hexstead.bots.mind import NETWORK_UNITS, NETWORK_UNITS_2, known_mind
from hexstead.bots.network import Network, Samples, begin, from_quantised, loss, probabilities, quantised, train_epoch
from hexstead.bots.network_training import NetworkPlan, lineup_of, played_levels, train_network
from hexstead.bots.thinking.network import exp_of_minus, mean_of_others, network_score, scale_inputs
from hexstead.cli.app import app
from hexstead.core.definition import definition
from hexstead.errors import BadOption
from tests.bots.calibrating import calibrate, calibration_summary
from tests.random_play import BUILT_IN, warm

pytestmark = pytest.mark.compiled


@pytest.fixture(params=BUILT_IN)
def terms(request):
    warm(request.param, "fast")
    warm(request.param, "fast", decision_kernel(request.param))
    return Terms.of(hexstead.new(request.param, 4, options={"trade.offers": 2}))


def positions(terms, seed=5, turns=40, every=37):
    """States from the course of one game between bots."""
    engine = terms.engine("fast")
    states = engine.start()
    for n, code in enumerate(play_levels(terms, ["engineer"] * 4, range(seed, seed + 1), turns, log=20_000).codes):
        if n % every == 0:
            yield engine.plain(states).copy()
        assert engine.step(states, engine.first(states), code) == 0


def random_network(inputs, rng):
    shapes = {
        "own": (inputs, NETWORK_UNITS), "others": (inputs, NETWORK_UNITS), "bias": (NETWORK_UNITS,),
        "second": (NETWORK_UNITS, NETWORK_UNITS_2), "second_bias": (NETWORK_UNITS_2,), "result": (NETWORK_UNITS_2,),
    }  # fmt: skip
    parts = {name: rng.normal(size=shape) * 0.2 for name, shape in shapes.items()}
    return Network(mean=rng.normal(size=inputs) * 5, spread=rng.uniform(1, 9, inputs), **parts)


def test_every_back_end_computes_the_same_probabilities(terms):
    judges = [Judge(terms, kind) for kind in ("plain", "fast", "wasm")]
    compared = 0
    for state in list(positions(terms))[:6]:
        for viewer in (0, 2, None):
            seen = state if viewer is None else state.masked(viewer, state.turn_seat)
            found = [judge.probabilities(seen, viewer) for judge in judges]
            assert found[0] == found[1] == found[2]
            assert sum(found[0]) == pytest.approx(1)
            compared += len(set(found[0])) > 1
    assert compared > 6


def test_probabilities_of_a_seat_depend_on_what_it_knows_alone(terms):
    judge = Judge(terms)
    changed = 0
    for state in positions(terms):
        other = state.copy()
        for rival in (1, 2, 3):
            hand = other.hand[rival]
            hand[0], hand[1], hand[2] = hand[1], hand[2], hand[0]  # another hand of the same size
            other.cards[rival].reverse()
        seen = [one.masked(0, one.turn_seat) for one in (state, other)]
        assert judge.probabilities(seen[0], 0) == judge.probabilities(seen[1], 0)
        changed += judge.probabilities(state, None) != judge.probabilities(other, None)
    assert changed > 0


def test_probabilities_of_a_game():
    game = hexstead.new("germany", 4, seed=3)
    assert win_probabilities(game, 1, "plain") == Judge(Terms.of(game), "plain").probabilities(game.masked(1), 1)
    assert win_probabilities(game, None, "plain") == Judge(Terms.of(game), "plain").probabilities(game.state, None)
    with pytest.raises(ValueError, match="from 0 to 3"):
        win_probabilities(game, 7, "plain")


def test_the_winner_of_a_finished_game_has_probability_1(terms):
    played = play_levels(terms, ["engineer"] * 4, range(1), 300)
    found = Judge(terms).probabilities(terms.engine("fast").plain(played.states[0]), None)
    assert found == [float(seat == played.winners[0]) for seat in range(4)]


def test_a_game_without_a_mind_gives_even_chances():
    assert win_probabilities(hexstead.new("island", 4, seed=1), 0) == [0.25] * 4


def test_integers_give_the_probabilities_of_the_trained_network():
    rng, mind = np.random.default_rng(3), known_mind("germany")
    network = random_network(mind.inputs, rng)
    m = mind.make(definition("germany"), [])
    mind._set_network(m, quantised(network))
    s: Any = definition("germany").state()
    s.players = 4
    inputs = rng.integers(-9, 30, size=(12, 4, mind.inputs))
    expected = probabilities(inputs, network)
    assert np.abs(probabilities(inputs, from_quantised(quantised(network))) - expected).max() < 0.01
    for raw, right in zip(inputs, expected, strict=True):
        for seat in range(4):
            m.raw_input[seat][:] = raw[seat].tolist()
        scale_inputs(s, m)
        scores = []
        for seat in range(4):
            mean_of_others(s, m, seat)
            scores.append(network_score(m, seat))
        odds = [exp_of_minus(max(scores) - score) for score in scores]
        assert [n / sum(odds) for n in odds] == pytest.approx(right.tolist(), abs=0.01)


def test_the_exponential_is_exact_to_twenty_millionths():
    for millionths in (0, 1, 500, 693_146, 693_147, 2_500_000, 9_999_999, 30_000_000):
        assert exp_of_minus(millionths) / 1e6 == pytest.approx(np.exp(-millionths / 1e6), abs=2e-5)


def synthetic(rng, count, inputs=6):
    x = rng.normal(size=(count, 4, inputs)) * 20
    scores = (
        x[:, :, 0] / 20 + np.abs(x[:, :, 1]) / 20 - (x[:, :, 2].sum(1, keepdims=True) - x[:, :, 2]) * x[:, :, 3] / 900
    )
    chance = np.exp(scores) / np.exp(scores).sum(1, keepdims=True)
    winners = (rng.random(count)[:, None] > chance.cumsum(1)).sum(1)
    rows = np.zeros(count, int)
    return Samples(x.astype(np.int16), winners, rng.integers(4, size=count), rows, rows), chance


def test_training_finds_effects_that_depend_on_opponents():
    rng = np.random.default_rng(7)
    (samples, _), (held, chance) = synthetic(rng, 12_000), synthetic(rng, 3000)
    run = begin([samples], 1)
    before = loss([held], run.network)
    for _ in range(6):
        train_epoch(run, [samples], 6, 1)
    best = float(-np.log(chance[np.arange(len(held)), held.winners]).mean())
    after = loss([held], from_quantised(quantised(run.network)))
    assert after - best < 0.25 * (before - best)
    reliability = Reliability.of([held], lambda inputs: probabilities(inputs, run.network))
    assert reliability.error() < 0.03
    assert reliability.count.sum() == 4 * len(held)
    assert len(quarter_losses([held], lambda inputs: probabilities(inputs, run.network))) == 4


def test_the_calibration_error_is_the_mean_distance_from_the_share_of_wins():
    rng = np.random.default_rng(1)
    samples, chance = synthetic(rng, 20_000)
    assert Reliability.of([samples], lambda inputs: chance).error() < 0.01
    over = np.where(chance == chance.max(1, keepdims=True), 1.0, 0.0)
    error = float((1 - chance.max(1)).mean() * 2 / 4)  # the favourite gets too much, the others too little
    assert Reliability.of([samples], lambda inputs: over).error() == pytest.approx(error, abs=0.01)


def test_all_levels_meet_in_training():
    levels = played_levels()
    assert levels == [name for name in OFFERED if name != "random"]
    lineups = [lineup_of(number, 4, 1) for number in range(40)]
    assert {level for lineup in lineups for level in lineup} == set(levels)
    assert {len(set(lineup)) == 1 for lineup in lineups[1::2]} == {True}


def test_training_is_reproducible_and_resumes(tmp_path, monkeypatch):
    """Interrupted after the first chunks and again after the first epoch; short games."""
    monkeypatch.setattr(network_training, "CHUNK", 4)
    monkeypatch.setattr(network_training, "process_pool", lambda jobs: InProcess())
    monkeypatch.setattr("hexstead.bots.win_model.MIN_STEPS", 20)
    warm("germany", "fast")
    warm("germany", "fast", decision_kernel("germany"))
    options = {"trade.offers": 1, "game.points": 4}
    both = tuple(Terms.of(hexstead.new("germany", n, options=options)) for n in (4, 3))
    plan = NetworkPlan(both, games=24, epochs=2, jobs=1)
    whole = train_network(plan, tmp_path / "whole")

    class Stop(Exception):
        pass

    def stop_at(stage, number):
        def progress(what, done, total):
            if (what, done) == (stage, number):
                raise Stop

        return progress

    played = []
    real = network_training.chunk_of

    def counted(job):
        played.append(job)
        return real(job)

    monkeypatch.setattr(network_training, "chunk_of", counted)
    for stage, number in (("self-play", 8), ("epochs", 1)):
        with pytest.raises(Stop):
            train_network(plan, tmp_path / "parts", stop_at(stage, number))
    again = train_network(plan, tmp_path / "parts")
    assert len(played) == 6  # every chunk once
    assert again.weights == whole.weights
    assert again.curve == whole.curve
    assert [epoch.number for epoch in again.curve] == [1, 2]
    for field in fields(Reliability):
        assert (getattr(again.reliability, field.name) == getattr(whole.reliability, field.name)).all()


class InProcess:
    def __enter__(self):
        return self

    def __exit__(self, *error):
        pass

    def map(self, function, jobs):
        return map(function, jobs)


def test_the_command_writes_the_network_and_its_learning_curve(tmp_path, monkeypatch):
    monkeypatch.setattr("hexstead.bots.win_model.MIN_STEPS", 20)
    warm("germany", "fast")
    warm("germany", "fast", decision_kernel("germany"))
    file = tmp_path / "network.json"
    line = ["train", "germany", "--network", "--games", "250", "--epochs", "1", "--option", "game.points=4"]
    done = CliRunner().invoke(app, [*line, "--jobs", "1", "--out", str(file)])
    assert done.exit_code == 0, done.output
    data = json.loads(file.read_text(encoding="utf-8"))
    assert data["training"]["made"] == f"hexstead {' '.join(line[:-2])} --seed 1 --option game.points=4"
    assert len(data["training"]["curve"]) == 1
    page = file.with_suffix(".html").read_text(encoding="utf-8")
    assert page.count("<svg") == 2
    assert "Learning curve" in page
    struct = known_mind("germany").make(definition("germany"), [])
    known_mind("germany")._set_network(struct, data)
    assert struct.own_weight == data["own_weight"]


def test_training_rejects_games_without_winners(tmp_path):
    warm("germany", "fast")
    warm("germany", "fast", decision_kernel("germany"))
    plan = NetworkPlan((Terms.of(hexstead.new("germany", 4)),), games=25, epochs=1, turns=1, jobs=1)
    with pytest.raises(BadOption, match="before anything can be learned"):
        train_network(plan, tmp_path)


@pytest.mark.parametrize("game", BUILT_IN)
def test_the_shipped_network_documents_how_it_was_made(game):
    network = known_mind(game).network()
    training = network["training"]
    assert training["made"].startswith(f"hexstead train {game} --network ")
    assert training["levels"]
    assert set(training["levels"]) <= set(played_levels())  # a level added later does not make the network wrong
    assert len(network["own_weight"]) == NETWORK_UNITS
    assert {len(row) for row in network["own_weight"]} == {known_mind(game).inputs}
    assert training["calibration error"] <= 0.02


@pytest.mark.parametrize("game", BUILT_IN)
def test_a_sample_of_the_calibration_proof(game):
    counts = calibrate(game, 0, 200)
    assert sum(counts[f"positions {quarter}"] for quarter in range(4)) == 200
    assert sum(n for name, n in counts.items() if name.startswith("seats")) == 800
    assert counts["loss 3"] < counts["positions 3"] * 1_000_000 * np.log(4)  # better than assuming even chances


def test_the_calibration_proof_fails_for_wrong_probabilities():
    good = {"seats 0 5": 4000, "chance 0 5": 1_000_000_000, "won 0 5": 1000}
    counts = calibration_counts(good)
    assert calibration_summary(counts)["expected calibration error"] == 0
    with pytest.raises(AssertionError, match=r"calibration error is 0\.0499"):
        calibration_summary(counts | Counter({"won 0 5": 1200}))
    with pytest.raises(AssertionError, match="small model predicts better"):
        calibration_summary(Counter({**counts, "small loss 0": 1}))


def calibration_counts(changes):
    counts = Counter({"positions 0": 1000, "loss 0": 900_000_000, "small loss 0": 1_000_000_000})
    for quarter in range(1, 4):
        counts |= Counter({f"small loss {quarter}": 1_000_000, f"positions {quarter}": 1, f"seats {quarter} 0": 4})
    return counts | Counter(changes)
