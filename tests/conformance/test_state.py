"""Conformance of state: records, positions, undo and copies preserve it, and views hide secrets."""

import dataclasses
import json
from random import Random

import pytest

import hexstead
from hexstead.core.layout import visible
from tests.random_play import GAMES, Player, Terms, sampled_games

pytestmark = pytest.mark.parametrize("name", GAMES)
LOWEST, HIGHEST = -(2**15), 2**15 - 1


def viewers(game):
    return [None, *range(game.players)]


def rows(game):
    """All event rows of a game."""
    return game.events_since()._rows


def hidden(field, viewer, turn_seat):
    """One flag per integer of a field: whether it is hidden from the viewer; independent of the engine's own mask."""
    per_row = field.size // (field.shape[0] if field.shape else 1)
    if field.who == "owner":
        return [i // per_row != viewer for i in range(field.size)]
    return [not (field.who == "all" or (field.who == "turn" and viewer == turn_seat))] * field.size


def all_hidden(game, viewer):
    return [flag for field in game.state.FIELDS for flag in hidden(field, viewer, game.turn_seat)]


def test_a_state_consists_of_16_bit_integers(name):
    for game in sampled_games(name):
        assert all(type(n) is int and LOWEST <= n <= HIGHEST for n in game.state.numbers())


def test_a_record_replays_to_the_same_bytes_and_events(name):
    for game in sampled_games(name)[::3]:
        again = hexstead.replay(json.loads(json.dumps(game.record())))
        assert again.state_bytes() == game.state_bytes()
        assert rows(again) == rows(game)
        assert again.record()["actions"] == game.record()["actions"]
        assert (again.options, again.seats, again.result) == (game.options, game.seats, game.result)


def test_a_position_round_trips_in_every_phase(name):
    for game in sampled_games(name):
        again = hexstead.from_position(json.loads(json.dumps(game.position())))
        assert again.state_bytes() == game.state_bytes(), f"{game}"
        assert again.position() == game.position()
        assert (again.to_act, again.phase, again.points()) == (game.to_act, game.phase, game.points())


def test_a_game_from_a_position_continues_and_has_a_record(name):
    for n, game in enumerate(sampled_games(name)[::5]):
        again = hexstead.from_position(game.position())
        player = Player(Random(n))
        for _ in range(20):
            if not again.is_over:
                player.act(again)
        replayed = hexstead.replay(json.loads(json.dumps(again.record())))
        assert replayed.state_bytes() == again.state_bytes()


def test_undo_and_partial_replay_reach_the_same_state(name):
    rng = Random(3)
    longest = max(sampled_games(name), key=lambda game: len(game.history))
    record = longest.record()
    for at in rng.sample(range(len(longest.history)), 12):
        undone = longest.copy()
        undone.undo(len(undone.history) - at)
        replayed = hexstead.replay(record | {"result": None}, at)
        assert undone.state_bytes() == replayed.state_bytes()
        assert undone.history == replayed.history == longest.history[:at]
        assert rows(undone) == rows(replayed)
        for action in longest.history[at : at + 40]:
            undone.apply(action)
        assert rows(undone) == rows(longest)[: len(rows(undone))]


def test_a_replayed_game_has_the_events_of_the_one_that_was_played(name):
    """Events of replayed actions are computed on demand, even after more actions, an undo or a copy."""
    longest = max(sampled_games(name), key=lambda game: len(game.history))
    at = len(longest.history) - 45
    start = hexstead.replay(longest.record() | {"result": None}, at)
    played = longest.copy()
    played.undo(45)
    assert start.copy().last_rows() == played.last_rows()
    for action in longest.history[at:-5]:
        assert list(start.apply(action)) == list(played.apply(action))
        assert start.last_rows() == played.last_rows()
    for undone in (0, 10, 50):  # the last one undoes replayed actions
        start.undo(undone)
        played.undo(undone)
        assert start.copy().last_rows() == played.last_rows()
        assert rows(start.copy()) == rows(played)


def test_a_replayed_game_can_forget_its_events(name):
    longest = max(sampled_games(name), key=lambda game: len(game.history))
    game = hexstead.replay(longest.record() | {"result": None}, len(longest.history) - 1)
    game.forget_events()
    assert (list(game.events_since()), game.last_rows()) == ([], [])
    assert list(game.apply(longest.history[-1])) == list(game.events_since())


def test_undo_does_not_change_chance_outcomes(name):
    for game in sampled_games(name):
        if game.to_act == ("chance",):
            trial = game.copy()
            trial.step_chance()
            after = trial.state_bytes()
            trial.undo()
            assert trial.state_bytes() == game.state_bytes()
            trial.step_chance()
            assert trial.state_bytes() == after


def test_a_copy_does_not_affect_its_original(name):
    for n, game in enumerate(sampled_games(name)):
        before = game.state_bytes(), list(game.history), len(game.events_since())
        copy = game.copy()
        player = Player(Random(n))
        for _ in range(35):  # more than the interval between snapshots
            if not copy.is_over:
                player.act(copy)
        copy.undo(len(copy.history))
        assert (game.state_bytes(), game.history, len(game.events_since())) == before


def test_a_masked_state_is_zero_exactly_where_values_are_hidden(name):
    for game in sampled_games(name):
        s = game.state
        for viewer in viewers(game):
            flags = visible(type(s), viewer, viewer == game.turn_seat)
            masked = s.masked(viewer, game.turn_seat)
            assert masked.numbers() == [n * flag for n, flag in zip(s.numbers(), flags, strict=True)]
            assert flags == [int(not flag) for flag in all_hidden(game, viewer)]


def test_a_view_does_not_depend_on_hidden_values(name):
    rng = Random(4)
    for game in sampled_games(name):
        for viewer in viewers(game):
            flags = all_hidden(game, viewer)
            numbers = [rng.randrange(99) if flag else n for n, flag in zip(game.state.numbers(), flags, strict=True)]
            other = game.copy()
            other._states = game.engine.from_bytes(game.state.FORMAT.pack(*numbers))
            view, other_view = game.view(viewer), other.view(viewer)
            assert view.masked == other_view.masked
            assert view.position == other_view.position
            assert [a.seat for a in view.legal] == [viewer] * len(view.legal)
            json.dumps(view.to_json())


def test_a_viewer_gets_every_event_without_its_secrets(name):
    for game in sampled_games(name)[::3]:
        everything = list(game.events_since())
        for viewer in viewers(game):
            for event, seen in zip(everything, game.events_since(0, viewer), strict=True):
                secret = {
                    column: None
                    for column, knowers in type(event).secret.items()
                    if viewer is None or viewer not in [getattr(event, k) for k in knowers]
                }
                assert seen == dataclasses.replace(event, **secret)
            start = len(everything) // 2
            assert list(game.events_since(start, viewer)) == list(game.events_since(0, viewer))[start:]


def test_exactly_the_seats_to_act_have_a_prompt_with_their_legal_kinds(name):
    for game in sampled_games(name):
        for seat in range(game.players):
            prompt = game.prompt(seat)
            assert (prompt is not None) == (seat in game.to_act)
            if prompt is not None:
                types = {action.type_name() for action in game.legal(seat)}
                assert {choice["type"] for choice in prompt["choices"]} == types
                json.dumps(prompt)


def test_the_same_seed_gives_the_same_game(name):
    for n, game in enumerate(sampled_games(name)[:10]):
        games = [hexstead.new(name, game.players, seed=n, options=game.options) for _ in range(2)]
        for one in games:
            player = Player(Random(n))
            for _ in range(60):
                if not one.is_over:
                    one.step_chance() if one.to_act == ("chance",) else player.act(one)
        assert games[0].record() == games[1].record()


def test_random_games_of_the_plain_kernel_replay_from_their_log(name):
    engine = Terms(name, 3).engine("plain")
    states, works, log, ends = engine.many(2), engine.new_work(), engine.log(3000), engine.ends(2)
    length = engine.play(states, works, log, ends, 3, seed=5)
    assert 0 < ends[0] < ends[1] == length < len(log)
    assert [s.turn for s in states] == [4, 4]
    again = engine.many(2)
    for i, (start, stop) in enumerate(((0, ends[0]), (ends[0], ends[1]))):
        assert engine.replay(again, i, works, log, start, stop) == -1
        assert again[i].to_bytes() == states[i].to_bytes()
    assert engine.replay(engine.many(1), 0, works, log, ends[0] - 1, ends[0]) == ends[0] - 1, (
        "a code applied out of order is refused"
    )


def test_a_state_adopts_the_lists_that_are_equal(name):
    before = hexstead.new(name, seed=1).state.copy()
    after, rows = before.copy(), [field.name for field in before.FIELDS if field.shape]
    after.turn += 1
    after.hand[2][1] += 1
    data = after.to_bytes()
    assert after.adopt_equal(before) == {"turn", "hand"}
    assert after.to_bytes() == data
    assert [row for row in rows if getattr(after, row) is not getattr(before, row)] == ["hand"]
