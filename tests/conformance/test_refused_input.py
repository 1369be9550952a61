"""What is malformed at the doors of the facade: each gets its own sentence, and the game stays as it was."""

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
        ({"game": "atlantis"}, "There is no game 'atlantis'. Known: america, germany."),
        ({"players": 7}, "germany is for 3 or 4 players, not 7."),
        ({"players": True}, "germany is for 3 or 4 players, not True."),
        ({"engine": "steam"}, "An engine is plain or fast, not 'steam'."),
        ({"board": 3}, "A board is a map file, its data or a loaded board, not 3."),
        ({"board": shipped_map("america")}, "That map is for america, not for germany."),
        ({"seats": ["Ada", "Bo"]}, "Seats are 4 names, not ['Ada', 'Bo']."),
        ({"edition": "2050"}, "germany has the editions of one book only, not '2050'."),
        ({"options": ["x"]}, "Options are named values, as in {'"),
        ({"options": {"game.dragons": 1}}, "There is no option 'game.dragons'. Known: "),
        ({"options": {"game.points": 99}}, "game.points is a whole number from "),
    ],
    ids=lambda part: str(part)[:30],
)
def test_terms_that_make_no_game_are_refused(terms, sentence):
    with pytest.raises(hexstead.HexsteadError) as caught:
        hexstead.new(**({"game": "germany"} | terms))
    assert str(caught.value).startswith(sentence)


@pytest.fixture
def main():
    """The middle of a turn of seat 0 of Germany, with an ore in hand; seat 1 has two wool."""
    return hexstead.from_position({"game": "germany", "hand": [{"ore": 1}, {"wool": 2}, {}, {}]}, seed=1)


@pytest.mark.parametrize(
    ("action", "sentence"),
    [
        (7, "An action is an object with a type, not 7."),
        ({"type": "fly"}, "There is no action of type 'fly'. Known: "),
        ({"type": "end_turn", "speed": 3}, "end_turn has no argument 'speed'; it takes seat."),
        ({"type": "build_road"}, "build_road needs path."),
        ({"type": "build_road", "path": "nowhere"}, "build_road: 'nowhere' is none of the paths"),
        ({"type": "end_turn", "seat": 9}, "9 is none of the seats"),
        ({"type": "offer", "give": 3, "get": {}}, "offer: 'give' names goods and counts, as in {'ore': 1}, not 3."),
        ({"type": "offer", "give": {"ore": -1}, "get": {}}, "offer: -1 is not a number of ore cards from 0 to 99."),
        ({"type": "offer", "give": {"ore": 1}, "get": {}, "to": 2}, "offer: 'to' is a list of seats, not 2."),
        (Action(), "Action(seat=None) is not an action of this game."),
    ],
    ids=lambda part: str(part)[:30],
)
def test_actions_that_cannot_be_read_are_refused(main, action, sentence):
    before = main.state_bytes()
    with pytest.raises(hexstead.BadAction) as caught:
        main.apply(action)
    assert str(caught.value).startswith(sentence)
    assert (main.state_bytes(), main.length) == (before, 0)


def test_codes_counts_and_seats_out_of_range_are_refused(main):
    for refused, sentence in (
        (lambda: main.apply_code(-1), "-1 is not a code from 0 to "),
        (lambda: main.apply_code(True), "True is not a code from 0 to "),
        (lambda: main.undo(1), "1 actions cannot be undone: there are 0."),
        (lambda: main.step_chance(), "Chance is not to act now."),
    ):
        with pytest.raises(hexstead.BadAction) as caught:
            refused()
        assert str(caught.value).startswith(sentence)
    three = hexstead.new("germany", 3, seed=1)
    with pytest.raises(hexstead.BadAction, match="There is no seat 3 in a game of 3"):
        three.legal(3)


def test_where_several_may_act_an_action_says_whose_it_is(main):
    main.apply({"type": "offer", "give": {"ore": 1}, "get": {"wool": 1}, "to": [1, 2]})
    assert main.to_act == (1, 2, 0)
    with pytest.raises(hexstead.BadAction, match="Say which seat acts: 1, 2, 0 may"):
        main.apply(Accept())
    main.apply({"type": "decline", "seat": 2})
    assert main.last_action.seat == 2


def test_a_finished_game_asks_nobody():
    game = hexstead.replay(load("germany-4-cards-8"))
    assert (game.to_act, game.outcomes(), game.due()) == ((), [], None)
    with pytest.raises(hexstead.BadAction, match="The game is over: nobody is to act"):
        game.legal()
    with pytest.raises(hexstead.BadAction, match="Say which seat acts: nobody may"):
        game.apply({"type": "end_turn"})


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (None, "A record is an object, not None."),
        ({"weather": "fine"}, "A record has no entry 'weather'."),
        ({"format": True}, "This reads records of format 1, not True."),
        ({"actions": {}}, "A record has a list of at most 200000 actions, not {}."),
        ({"rules_version": 99}, "The record cannot be set up: there are no rules of version 99 here."),
        ({"seed": "12"}, "The record cannot be set up: its seed is 64 hexadecimal digits, not '12'."),
        ({"seed": "x" * 64}, "The record cannot be set up: its seed is 64 hexadecimal digits, not "),
        ({"map": "map.json"}, "The record cannot be set up: it holds a map itself, not 'map.json'."),
        ({"players": 9}, "The record cannot be set up: germany is for 3 or 4 players, not 9."),
        ({"actions": [{"type": "roll", "seat": 0}]}, "Action 1 of the record does not replay: "),
        ({"result": {"kind": "drawn"}}, "The record says it ended with {'kind': 'drawn'}, but it ends with None."),
    ],
    ids=lambda part: str(part)[:30],
)
def test_records_that_do_not_replay_are_refused(change, sentence):
    record = hexstead.new("germany", 3, seed=1).record()
    with pytest.raises(hexstead.BadRecord) as caught:
        hexstead.replay(None if change is None else record | change)
    assert str(caught.value).startswith(sentence)


def test_a_record_stops_at_any_of_its_actions_and_at_no_other():
    record = hexstead.new("germany", 3, seed=1).record()
    with pytest.raises(hexstead.BadRecord, match="The record has 0 actions; 5 is not one of them"):
        hexstead.replay(record, 5)


def test_a_record_from_a_position_says_the_same_as_its_position(main):
    main.apply({"type": "end_turn"})
    record = json.loads(json.dumps(main.record()))
    assert hexstead.replay(record).state_bytes() == main.state_bytes()
    with pytest.raises(hexstead.BadRecord, match="its position is of another players than 3"):
        hexstead.replay(record | {"players": 3})


def test_equal_bundles_are_one_key():
    assert len({Bundle({"ore": 1, "wool": 2}), Bundle({"wool": 2, "ore": 1})}) == 1


def test_trades_without_a_code_are_told_as_they_were_offered(main):
    offer = {"type": "offer", "give": {"ore": 1}, "get": {"wool": 1, "brick": 1}, "to": [1]}
    main.apply(offer)
    assert main.last_action.to_json() == offer | {"seat": 0, "to": [1]}
    main.apply({"type": "counter", "give": {"wool": 2}, "get": {"ore": 1}, "seat": 1})
    seat, move = main.entries[-1]
    assert main.action(seat, move) == main.last_action
    assert dataclasses.asdict(main.last_action) == {"seat": 1, "give": {"wool": 2}, "get": {"ore": 1}}
