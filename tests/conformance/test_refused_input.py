"""Malformed input to the public API is rejected with a sentence and does not change the game."""

import dataclasses
import json

import pytest

import hexstead
from hexstead.board import shipped_map
from hexstead.core.actions import Accept, Action, Bundle
from tests.records import load


@pytest.mark.parametrize(
    ("terms", "sentence"),
    [
        ({"game": "atlantis"}, f"There is no game 'atlantis'. Known: {', '.join(hexstead.game_names())}."),
        ({"players": 7}, "germany is for 3 or 4 players, not 7."),
        ({"players": True}, "germany is for 3 or 4 players, not True."),
        ({"engine": "steam"}, "The engine must be plain, fast or wasm, not 'steam'."),
        ({"board": 3}, "The board must be a map file, map data or a loaded board, not 3."),
        ({"board": shipped_map("america")}, "The map is for america, not for germany."),
        ({"seats": ["Ada", "Bo"]}, "Seats must be a list of 4 names, not ['Ada', 'Bo']."),
        ({"edition": "2050"}, "germany has no edition '2050'. Known: none."),
        ({"options": ["x"]}, "Options must be an object of named values, such as {'"),
        ({"options": {"game.dragons": 1}}, "There is no option 'game.dragons'. Known: "),
        ({"options": {"game.points": 99}}, "game.points must be one of 0, 4, 5, 6, 7, 8, 9, 10, 11, 12, not 99."),
        ({"options": {"trade.offers": 99}}, "trade.offers must be a whole number from 0 to 20, not 99."),
    ],
    ids=lambda part: str(part)[:30],
)
def test_invalid_arguments_of_new_are_rejected(terms, sentence):
    with pytest.raises(hexstead.HexsteadError) as caught:
        hexstead.new(**({"game": "germany"} | terms))
    assert str(caught.value).startswith(sentence)


@pytest.fixture
def main():
    """Germany, seat 0 after the roll with one ore in hand; seat 1 has two wool."""
    return hexstead.from_position({"game": "germany", "hand": [{"ore": 1}, {"wool": 2}, {}, {}]}, seed=1)


@pytest.mark.parametrize(
    ("action", "sentence"),
    [
        (7, "An action is an object with a type, not 7."),
        ({"type": "fly"}, "There is no action of type 'fly'. Known: "),
        ({"type": "end_turn", "speed": 3}, "end_turn has no argument 'speed'; it takes seat."),
        ({"type": "build_road"}, "build_road needs path."),
        ({"type": "build_road", "path": "nowhere"}, "build_road: 'nowhere' is not one of the paths"),
        ({"type": "end_turn", "seat": 9}, "9 is not one of the seats"),
        ({"type": "offer", "give": 3, "get": {}}, "offer: 'give' names goods and counts, as in {'ore': 1}, not 3."),
        ({"type": "offer", "give": {"ore": -1}, "get": {}}, "offer: -1 is not a number of ore cards from 0 to 99."),
        ({"type": "offer", "give": {"ore": 1}, "get": {}, "to": 2}, "offer: 'to' is a list of seats, not 2."),
        (Action(), "Action(seat=None) is not an action of this game."),
    ],
    ids=lambda part: str(part)[:30],
)
def test_malformed_actions_are_rejected(main, action, sentence):
    before = main.state_bytes()
    with pytest.raises(hexstead.BadAction) as caught:
        main.apply(action)
    assert str(caught.value).startswith(sentence)
    assert (main.state_bytes(), main.length) == (before, 0)


def test_codes_counts_and_seats_out_of_range_are_rejected(main):
    for refused, sentence in (
        (lambda: main.apply_code(-1), "-1 is not a code from 0 to "),
        (lambda: main.apply_code(True), "True is not a code from 0 to "),
        (lambda: main.undo(1), "Cannot undo 1 actions: the game has 0."),
        (lambda: main.step_chance(), "It is not chance's turn to act."),
    ):
        with pytest.raises(hexstead.BadAction) as caught:
            refused()
        assert str(caught.value).startswith(sentence)
    three = hexstead.new("germany", 3, seed=1)
    with pytest.raises(hexstead.BadAction, match="There is no seat 3 in a game of 3"):
        three.legal(3)


def test_an_action_must_name_its_seat_when_several_can_act(main):
    main.apply({"type": "offer", "give": {"ore": 1}, "get": {"wool": 1}, "to": [1, 2]})
    assert main.to_act == (1, 2, 0)
    with pytest.raises(hexstead.BadAction, match="State the seat: 1, 2, 0 can act now"):
        main.apply(Accept())
    main.apply({"type": "decline", "seat": 2})
    assert main.last_action.seat == 2


def test_nobody_can_act_in_a_finished_game():
    game = hexstead.replay(load("germany-4-cards-8"))
    assert (game.to_act, game.outcomes(), game.due()) == ((), [], None)
    with pytest.raises(hexstead.BadAction, match="The game is over; no seat can act"):
        game.legal()
    with pytest.raises(hexstead.BadAction, match="State the seat: nobody can act now"):
        game.apply({"type": "end_turn"})


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (None, "A record must be an object, not None."),
        ({"weather": "fine"}, "A record has no entry 'weather'."),
        ({"format": True}, "The record's format must be 1, not True."),
        ({"actions": {}}, "A record's actions must be a list of at most 200000 entries, not {}."),
        ({"rules_version": 99}, "The record's game cannot be set up: There is no rules version 99 of germany."),
        ({"seed": "12"}, "The record's game cannot be set up: its seed must be 64 hexadecimal digits, not '12'."),
        ({"seed": "x" * 64}, "The record's game cannot be set up: its seed must be 64 hexadecimal digits, not "),
        ({"map": "map.json"}, "The record's game cannot be set up: it must contain the map itself, not 'map.json'."),
        ({"players": 9}, "The record's game cannot be set up: germany is for 3 or 4 players, not 9."),
        ({"actions": [{"type": "roll", "seat": 0}]}, "Action 1 of the record cannot be replayed: "),
        ({"result": {"kind": "drawn"}}, "The record's result is {'kind': 'drawn'}, but the game ends with None."),
    ],
    ids=lambda part: str(part)[:30],
)
def test_records_that_do_not_replay_are_rejected(change, sentence):
    record = hexstead.new("germany", 3, seed=1).record()
    with pytest.raises(hexstead.BadRecord) as caught:
        hexstead.replay(None if change is None else record | change)
    assert str(caught.value).startswith(sentence)


def test_a_record_cannot_be_replayed_past_its_end():
    record = hexstead.new("germany", 3, seed=1).record()
    with pytest.raises(hexstead.BadRecord, match="The record has 0 actions, so it cannot be replayed up to 5"):
        hexstead.replay(record, 5)


def test_a_record_must_agree_with_the_position_that_it_starts_from(main):
    main.apply({"type": "end_turn"})
    record = json.loads(json.dumps(main.record()))
    assert hexstead.replay(record).state_bytes() == main.state_bytes()
    with pytest.raises(hexstead.BadRecord, match="its 'players' entry is 3, which does not match its position"):
        hexstead.replay(record | {"players": 3})


def test_equal_bundles_have_equal_hashes():
    assert len({Bundle({"ore": 1, "wool": 2}), Bundle({"wool": 2, "ore": 1})}) == 1


def test_trades_without_a_code_keep_their_terms(main):
    offer = {"type": "offer", "give": {"ore": 1}, "get": {"wool": 1, "brick": 1}, "to": [1]}
    main.apply(offer)
    assert main.last_action.to_json() == offer | {"seat": 0, "to": [1]}
    main.apply({"type": "counter", "give": {"wool": 2}, "get": {"ore": 1}, "seat": 1})
    seat, move = main.entries[-1]
    assert main.action(seat, move) == main.last_action
    assert dataclasses.asdict(main.last_action) == {"seat": 1, "give": {"wool": 2}, "get": {"ore": 1}}
