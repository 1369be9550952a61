"""The analysis of finished games: values, luck and decisions add up, and luck is zero on average."""

import json
from random import Random

import pytest

import hexstead
from hexstead.analysis import analyse
from hexstead.bots import win_probabilities
from hexstead.errors import HexsteadError
from hexstead.sim.playout import play_out

OPTIONS = {"germany": {"game.points": 5, "trade.offers": 1}, "america": {"game.goods": 3, "trade.offers": 1}}


@pytest.fixture(scope="module", params=["germany", "america"])
def finished(request):
    """A short game of random players, and its analysis."""
    game = hexstead.new(request.param, players=3, seed=5, options=OPTIONS[request.param])
    play_out(game, Random(5))
    assert game.winner is not None
    return game, analyse(game)


def test_luck_and_decisions_add_up_to_the_result(finished):
    game, found = finished
    for seat in found.to_json()["seats"]:
        total = seat["start"] + seat["luck"] + seat["own_decisions"] + seat["other_decisions"]
        assert total == pytest.approx(seat["result"], abs=1e-4)
        assert seat["result"] == (seat["seat"] == game.winner)
        assert seat["without_luck"] == pytest.approx(seat["result"] - seat["luck"], abs=1e-5)
        assert sum(seat["luck_by_kind"].values()) == pytest.approx(seat["luck"], abs=1e-5)


def test_every_action_is_a_step_and_values_are_those_of_the_position(finished):
    game, found = finished
    assert [step.n for step in found.steps] == list(range(1, game.length + 1))
    checked = 0
    for step in found.steps[:: max(1, game.length // 12)]:
        position = game.copy()
        position.undo(game.length - step.n)
        if position.to_act != ("chance",) and not position.is_over:
            assert step.values == pytest.approx(win_probabilities(position))
            checked += 1
        assert sum(step.values) == pytest.approx(1)
    assert checked > 3


def test_the_luck_of_an_event_is_zero_on_average(finished):
    """The mean of the values after all outcomes of a roll is the value before it."""
    game, found = finished
    rolls = [step for step in found.steps if step.type == "dice"][2:4]
    assert rolls
    for step in rolls:
        before = game.copy()
        before.undo(game.length - step.n + 1)
        mean = [0.0] * game.players
        for action, probability in before.outcomes():
            after = before.copy()
            after.apply(action)
            for seat, value in enumerate(win_probabilities(after)):
                mean[seat] += float(probability) * value
        was = [now - change for now, change in zip(step.values, step.change, strict=True)]
        assert mean == pytest.approx(was, abs=1e-6)


def test_luckiest_events_are_sorted(finished):
    _, found = finished
    gains = [step.change[seat] for seat, step in found.luckiest(6)]
    assert gains == sorted(gains, reverse=True)
    assert gains[0] == max(change for step in found.steps if step.seat is None for change in step.change)


def test_unfinished_games_are_refused():
    """An analysis would show hidden cards."""
    with pytest.raises(HexsteadError, match="Only finished games can be analysed"):
        analyse(hexstead.new("germany", seed=1))


def test_the_command_prints_tables_json_and_a_page(finished, tmp_path, monkeypatch):
    from typer.testing import CliRunner

    from hexstead.cli.app import app

    game, found = finished
    file, html = tmp_path / "game.json", tmp_path / "game.html"
    file.write_text(json.dumps(game.record()), encoding="utf-8")
    done = CliRunner().invoke(app, ["analyse", str(file), "--json", "--html", str(html)])
    assert done.exit_code == 0, done.output
    assert json.loads(done.stdout) == found.to_json()
    page = html.read_text(encoding="utf-8")
    assert page.count("<polyline") == game.players
    assert f"{game.seats[game.winner]} won." in page
    done = CliRunner().invoke(app, ["analyse", str(file)])
    assert "Luckiest events" in done.stdout
    assert all(name in done.stdout for name in game.seats)
