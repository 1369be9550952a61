"""`hexstead replay` and `hexstead verify`: positions as seen by a viewer, and invalid files."""

import json

import pytest

import hexstead
from hexstead.core.events import EVERYTHING, Stolen


@pytest.mark.parametrize("at", [0, 1, 57, 300, None])
def test_replay_shows_the_position_after_any_action(cli, finished, record_file, tmp_path, at):
    svg = tmp_path / "board.svg"
    output = cli("replay", record_file, "--svg", svg, *([] if at is None else ["--at", at]))
    game = hexstead.replay(finished.record(), at)
    assert svg.read_text(encoding="utf-8") == game.svg(EVERYTHING)
    assert f"after action {len(game.history)} of {len(finished.history)}" in output
    assert f"turn {game.turn}, {game.seats[game.turn_seat]} ({game.turn_seat})'s; phase {game.phase};" in output
    assert row(output, "points") == [str(n) for n in game.points()]


def row(output, label):
    """The cells of one row of the table of seats."""
    lines = [line.strip() for line in output.splitlines()]
    return next(line for line in lines if line.startswith(label + " ")).removeprefix(label).split()


def test_end_of_a_game_names_the_winner(cli, finished, record_file):
    output = cli("replay", record_file)
    assert "to act: nobody: the game is over" in output
    assert f"The game is won by {finished.seats[finished.winner]} ({finished.winner})." in output
    assert f"{finished.seats[finished.winner]} ({finished.winner}): won" in output


def test_stolen_card_is_visible_to_two_seats_only(cli, finished, record_file):
    actions = finished.record()["actions"]
    at = 1 + max(i for i, action in enumerate(actions) if action["type"] == "steal")
    game = hexstead.replay(finished.record(), at)
    stolen = next(event for event in reversed(game.events_since(0)) if isinstance(event, Stolen))
    visible = f"victim {stolen.victim}, resource {stolen.resource}"
    hidden = f"victim {stolen.victim}, resource unknown"
    third = ({0, 1, 2} - {stolen.seat, stolen.victim}).pop()
    for viewer in ("all", stolen.seat, game.seats[stolen.victim]):
        assert visible in cli("replay", record_file, "--at", at, "--viewer", viewer)
    for viewer in ("spectator", third):
        output = cli("replay", record_file, "--at", at, "--viewer", viewer)
        assert hidden in output
        assert visible not in output


def test_hands_are_visible_to_their_owners(cli, record_file):
    hands = {
        viewer: row(cli("replay", record_file, "--at", 200, "--viewer", viewer), "hand").count("hidden")
        for viewer in ("all", "1", "spectator")
    }
    assert hands == {"all": 0, "1": 2, "spectator": 3}


def test_hidden_points_are_not_shown(cli, finished, record_file):
    game = finished.copy()
    while (public := public_points(game)) == game.points():
        game.undo()  # back to where a seat holds a victory point card
    at = len(game.history)
    assert row(cli("replay", record_file, "--at", at, "--viewer", "spectator"), "points") == [str(n) for n in public]
    assert row(cli("replay", record_file, "--at", at), "points") == [str(n) for n in game.points()]


def public_points(game):
    masked, b = game.view(None).masked, game.engine.board_struct
    return [game.definition.scoring.points(masked, b, seat) for seat in range(game.players)]


def test_position_after_the_end_is_rejected(cli_fails, finished, record_file):
    total = len(finished.history)
    message = f"The record has {total} actions, so it cannot be replayed up to {total + 1}."
    assert message in cli_fails("replay", record_file, "--at", total + 1)


def test_unknown_viewer_is_rejected(cli_fails, record_file):
    assert "There is no viewer 'bob'. Known: all, spectator, 0, red" in cli_fails(
        "replay", record_file, "--viewer", "bob"
    )


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "is not JSON"),
        (b"\xff\xfe", "is not UTF-8 text."),
        (b"[1, 2]", "holds no game record"),
        (b"{}", "The record's format must be 1"),
        (b"[" * 100_000, "is nested too deeply."),
        (b'{"format": 1, "actions": [], "seats": ["\\ud800"]}', "The record's game cannot be set up"),
    ],
)
def test_invalid_file_is_rejected_with_a_message(cli_fails, tmp_path, content, message):
    file = tmp_path / "bad.json"
    file.write_bytes(content)
    assert message in cli_fails("replay", file)


def test_control_characters_in_seat_names_are_not_printed(cli, finished, tmp_path):
    record = finished.record() | {"seats": ["\ud800", "\x1b[31mred", "[bold]"]}
    file = tmp_path / "odd.json"
    file.write_text(json.dumps(record))
    output = cli("replay", file, "--at", 3)
    assert "\x1b" not in output
    assert "[bold] (2)" in output


def test_finished_game_verifies_and_forged_one_does_not(cli, cli_fails, finished, record_file, tmp_path):
    record = finished.record()
    rolls = sum(action.get("purpose") == "dice" for action in record["actions"])
    outcomes = sum(action["seat"] == "chance" for action in record["actions"])
    output = cli("verify", record_file, "--commitment", finished.commitment)
    assert f"All {outcomes} outcomes follow from the seed and the nonces" in output
    assert f"{rolls} dice" in output
    assert json.loads(cli("verify", record_file, "--json"))["dice"] == rolls
    at = next(i for i, action in enumerate(record["actions"]) if action["type"] == "dice")
    record["actions"][at]["dice"] = [7 - n for n in record["actions"][at]["dice"]]
    forged = tmp_path / "forged.json"
    forged.write_text(json.dumps(record))
    assert f"Action {at + 1}: dice should be" in cli_fails("verify", forged)
    assert "is not JSON" in cli_fails("verify", __file__)


def test_unwritable_svg_fails_before_any_output(cli_fails, record_file, tmp_path):
    file = tmp_path / "nowhere" / "board.svg"
    output = cli_fails("replay", record_file, "--svg", file)
    assert output == f"'{file}' cannot be written: No such file or directory.\n"
