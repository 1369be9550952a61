"""The analysis of finished games: values, luck and decisions add up, luck is zero on average, errors are found."""

import json
from random import Random

import pytest

import hexstead
from hexstead.analysis import analyse
from hexstead.bots import Sight, Terms, make_bot, win_probabilities
from hexstead.bots.bot import seen_by
from hexstead.bots.rating import CLASSES, MoveRater
from hexstead.core.actions import END_TURN
from hexstead.errors import HexsteadError
from hexstead.sim.playout import play_out

OPTIONS = {"germany": {"game.points": 5, "trade.offers": 1}, "america": {"game.goods": 3, "trade.offers": 1}}


def play_with_bots(game, levels):
    bots = [make_bot(level) for level in levels]
    for seat, bot in enumerate(bots):
        bot.begin(Terms.of(game), seat, seat)
    while not game.is_over:
        if game.to_act == ("chance",):
            game.step_chance()
        else:
            seat = game.to_act[0]
            game.apply_code(
                bots[seat].decide(Sight(Terms.of(game), seat, game.masked(seat), game.legal_codes(seat))), seat
            )


@pytest.fixture(scope="module", params=["germany", "america"])
def finished(request):
    """A short game, and its analysis. Random players would need long for America."""
    game = hexstead.new(request.param, players=3, seed=5, options=OPTIONS[request.param])
    if request.param == "germany":
        play_out(game, Random(5))
    else:
        play_with_bots(game, ("greenhorn", "settler", "settler"))
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


def rater_before(game, n):
    """A rater of the seat that made action n, what the seat saw then, and its move."""
    seat, move = game.entries[n - 1]
    before = game.copy()
    before.undo(game.length - n + 1)
    rater = MoveRater(Terms.of(game), seat)
    for by, made, rows in before.steps():
        rater.see(seen_by(game.engine, seat, by, made, rows))
    return rater, Sight(Terms.of(game), seat, before.masked(seat), before.legal_codes(seat)), move


def test_decisions_are_rated_by_what_the_seat_knew(finished):
    """A rater that receives only what the seat saw gives the same numbers as the analysis."""
    game, found = finished
    rated = [step for step in found.steps if step.decision is not None]
    assert found.is_rated
    assert len(rated) > 20
    for step in rated[:: len(rated) // 6]:
        rater, sight, move = rater_before(game, step.n)
        rating = rater.rate(sight, move)
        assert (rating.cost, rating.chance, rating.error) == (
            step.decision.cost, step.decision.chance, step.decision.error)  # fmt: skip
        assert sight.action(rating.best).to_json() == step.decision.best
        assert step.decision.cost >= 0


def test_ending_the_turn_instead_of_winning_is_a_blunder(finished):
    game, _ = finished
    actions = game.definition.actions
    own = [n for n, (seat, _) in enumerate(game.entries, 1) if seat == game.winner]
    for n in reversed(own):  # the winner's last decision in which it could also have ended its turn
        rater, sight, move = rater_before(game, n)
        ending = [code for code in sight.legal if actions.moves[code][0] == END_TURN]
        if ending and move not in ending:
            break
    rating = rater.rate(sight, ending[0])
    assert rating.error == "blunder"
    assert rating.best != ending[0]
    assert rating.best_chance == pytest.approx(rating.chance + rating.cost)


def test_errors_are_counted_and_the_worst_come_first(finished):
    _, found = finished
    data = found.to_json()
    decisions = {step["n"]: step["decision"] for step in data["steps"] if step["decision"]}
    for seat in data["seats"]:
        own = [decisions[step["n"]] for step in data["steps"] if step["seat"] == seat["seat"] and step["decision"]]
        assert seat["errors"] == {name: sum(one["error"] == name for one in own) for name in CLASSES}
        assert seat["cost"] == pytest.approx(sum(one["cost"] for one in own), abs=1e-4)
    costs = [decisions[n]["cost"] for n in data["worst"]]
    assert costs == sorted(costs, reverse=True)
    assert costs[0] == max(one["cost"] for one in decisions.values() if one["error"] != "fine")
    assert all(decisions[n]["move"] == decisions[n]["best"] for n in data["best"])


def test_trades_are_judged_for_both_sides():
    game = hexstead.new("germany", players=3, seed=5, options={"game.points": 5})
    play_out(game, Random(8))
    found = analyse(game, rated=False)
    assert len(found.trades) > 2
    for trade in found.trades[:3]:
        before, after = game.copy(), game.copy()
        before.undo(game.length - trade.n + 1)
        after.undo(game.length - trade.n)
        for seat, gain in ((trade.seat, trade.gain), (trade.partner, trade.partner_gain)):
            assert gain == pytest.approx(win_probabilities(after, seat)[seat] - win_probabilities(before, seat)[seat])
    assert not found.is_rated
    assert all(step.decision is None for step in found.steps)


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
    assert "Worst moves" in page
    assert "Blunder" in page
    if game.name != "germany":
        return
    done = CliRunner().invoke(app, ["analyse", str(file)])
    assert all(title in done.stdout for title in ("Luckiest events", "Errors", "Worst moves", "Best moves"))
    assert all(name in done.stdout for name in game.seats)
