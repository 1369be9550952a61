"""`hexstead replay`: any moment of a record, as a viewer may know it; bad files in sentences."""

import json

import pytest

import hexstead
from hexstead.core.events import EVERYTHING, Stolen


@pytest.mark.parametrize("at", [0, 1, 57, 300, None])
def test_a_record_shows_as_it_stood_after_any_action(cli, finished, record_file, tmp_path, at):
    svg = tmp_path / "board.svg"
    said = cli("replay", record_file, "--svg", svg, *([] if at is None else ["--at", at]))
    game = hexstead.replay(finished.record(), at)
    assert svg.read_text(encoding="utf-8") == game.svg(EVERYTHING)
    assert f"after action {len(game.history)} of {len(finished.history)}" in said
    assert f"turn {game.turn}, {game.seats[game.turn_seat]} ({game.turn_seat})'s; phase {game.phase};" in said
    assert row(said, "points") == [str(n) for n in game.points()]


def row(said, label):
    """The cells of a row of the seats' table."""
    lines = [line.strip() for line in said.splitlines()]
    return next(line for line in lines if line.startswith(label + " ")).removeprefix(label).split()


def test_the_end_of_a_game_says_who_won(cli, finished, record_file):
    said = cli("replay", record_file)
    assert "to act: nobody: the game is over" in said
    assert f"The game is won by {finished.seats[finished.winner]} ({finished.winner})." in said
    assert f"{finished.seats[finished.winner]} ({finished.winner}): won" in said


def test_a_stolen_card_is_known_to_two_seats_only(cli, finished, record_file):
    actions = finished.record()["actions"]
    at = 1 + max(i for i, action in enumerate(actions) if action["type"] == "steal")
    game = hexstead.replay(finished.record(), at)
    stolen = next(event for event in reversed(game.events_since(0)) if isinstance(event, Stolen))
    told = f"victim {stolen.victim}, resource {stolen.resource}"
    untold = f"victim {stolen.victim}, resource unknown"
    third = ({0, 1, 2} - {stolen.seat, stolen.victim}).pop()
    for viewer in ("all", stolen.seat, game.seats[stolen.victim]):
        assert told in cli("replay", record_file, "--at", at, "--viewer", viewer)
    for viewer in ("spectator", third):
        said = cli("replay", record_file, "--at", at, "--viewer", viewer)
        assert untold in said
        assert told not in said


def test_hands_are_shown_to_their_owners(cli, record_file):
    hands = {
        viewer: row(cli("replay", record_file, "--at", 200, "--viewer", viewer), "hand").count("hidden")
        for viewer in ("all", "1", "spectator")
    }
    assert hands == {"all": 0, "1": 2, "spectator": 3}


def test_hidden_points_are_not_shown(cli, finished, record_file):
    game = finished.copy()
    while (public := public_points(game)) == game.points():
        game.undo()  # to a moment when somebody holds a victory point card
    at = len(game.history)
    assert row(cli("replay", record_file, "--at", at, "--viewer", "spectator"), "points") == [str(n) for n in public]
    assert row(cli("replay", record_file, "--at", at), "points") == [str(n) for n in game.points()]


def public_points(game):
    masked, b = game.view(None).masked, game.engine.board_record
    return [game.definition.points(masked, b, seat) for seat in range(game.players)]


def test_a_moment_beyond_the_record_is_refused(cli_fails, finished, record_file):
    total = len(finished.history)
    sentence = f"The record has {total} actions; {total + 1} is not one of them."
    assert sentence in cli_fails("replay", record_file, "--at", total + 1)


def test_an_unknown_viewer_is_refused(cli_fails, record_file):
    assert "There is no viewer 'bob'. Known: all, spectator, 0, red" in cli_fails(
        "replay", record_file, "--viewer", "bob"
    )


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "is not JSON"),
        (b"\xff\xfe", "is not UTF-8 text."),
        (b"[1, 2]", "holds no game record"),
        (b"{}", "This reads records of format 1"),
        (b"[" * 100_000, "is nested too deeply."),
        (b'{"format": 1, "actions": [], "seats": ["\\ud800"]}', "The record cannot be set up"),
    ],
)
def test_a_bad_file_is_refused_in_a_sentence(cli_fails, tmp_path, content, sentence):
    file = tmp_path / "bad.json"
    file.write_bytes(content)
    assert sentence in cli_fails("replay", file)


def test_odd_seat_names_do_not_reach_the_terminal(cli, finished, tmp_path):
    record = finished.record() | {"seats": ["\ud800", "\x1b[31mred", "[bold]"]}
    file = tmp_path / "odd.json"
    file.write_text(json.dumps(record))
    said = cli("replay", file, "--at", 3)
    assert "\x1b" not in said
    assert "[bold] (2)" in said


def test_a_finished_game_is_verified_and_a_forged_one_is_not(cli, cli_fails, finished, record_file, tmp_path):
    record = finished.record()
    rolls = sum(action.get("purpose") == "dice" for action in record["actions"])
    outcomes = sum(action["seat"] == "chance" for action in record["actions"])
    said = cli("verify", record_file, "--commitment", finished.commitment)
    assert f"All {outcomes} outcomes follow from the seed and the nonces" in said
    assert f"{rolls} dice" in said
    assert json.loads(cli("verify", record_file, "--json"))["dice"] == rolls
    at = next(i for i, action in enumerate(record["actions"]) if action["type"] == "dice")
    record["actions"][at]["dice"] = [7 - n for n in record["actions"][at]["dice"]]
    forged = tmp_path / "forged.json"
    forged.write_text(json.dumps(record))
    assert f"Action {at + 1}: by the seed and the nonces dice should be" in cli_fails("verify", forged)
    assert "is not JSON" in cli_fails("verify", __file__)


def test_a_picture_that_cannot_be_written_is_refused_before_anything_is_said(cli_fails, record_file, tmp_path):
    file = tmp_path / "nowhere" / "board.svg"
    said = cli_fails("replay", record_file, "--svg", file)
    assert said == f"'{file}' cannot be written: No such file or directory.\n"
