"""The colours of the seats, which every game lets the table choose (option `seats.colours`; AQ-10)."""

import re

import pytest

import hexstead
from hexstead import BadOption
from hexstead.core.log import log_lines
from hexstead.core.log_text import LogFormatter

ORDER = ("blue", "white", "red", "orange")


def coloured_game(positions, players=4):
    """Return a new game, after its first outcomes of chance, in which the seats chose their colours."""
    game = hexstead.new(positions.GAME, players, seed=1, options={"seats.colours": " ".join(ORDER)})
    while game.to_act == ("chance",):
        game.step_chance()
    return game


@pytest.mark.parametrize("players", [3, 4])
def test_seats_are_named_by_the_colours_they_chose(positions, players):
    game = coloured_game(positions, players)
    assert game.seats == ORDER[:players]
    assert game.record()["seats"] == list(ORDER[:players])
    assert hexstead.replay(game.record()).seats == game.seats
    assert hexstead.from_position(game.position()).seats == game.seats


def test_the_log_and_the_board_name_the_same_colours(positions):
    game = coloured_game(positions)
    formatter = LogFormatter(game.name, "en", game.seats)
    text = [formatter.format(line) for line in log_lines(game.events_since())]
    (first,) = (line.split()[0] for line in text if line.endswith("goes first."))
    assert first == ORDER[game.turn_seat]
    owners = {owner for key in ("hall_owner", "city_owner") for owner in game.position().get(key, {}).values()}
    drawn = set(re.findall(r"<title>(?:City|Town hall) of (\w+) at", game.svg()))
    assert drawn == {ORDER[owner] for owner in owners}


def test_names_given_to_seats_are_kept(positions):
    game = hexstead.new(positions.GAME, 3, seats=["Ada", "Grace", "Emmy"], options={"seats.colours": " ".join(ORDER)})
    assert game.seats == ("Ada", "Grace", "Emmy")


def test_every_seat_has_a_colour_of_its_own(positions):
    with pytest.raises(BadOption):
        hexstead.new(positions.GAME, options={"seats.colours": "red red white blue"})
