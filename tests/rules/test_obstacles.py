"""What a seat lacks for an action besides goods and the right time."""

from __future__ import annotations

from typing import Any

import pytest

import hexstead
from hexstead import Game
from hexstead.core.obstacles import obstacles

from .america import positions as america
from .game_helpers import BLUE, ORANGE, RED
from .germany import positions as germany


def missing(game: Game, seat: int = RED) -> dict[str, list[str]]:
    found = obstacles(game.engine, game.masked(seat), seat)
    return {name: what for name, what in found.items() if name.startswith(("build", "move", "deliver", "buy"))}


@pytest.mark.parametrize(("turn", "phase"), [(RED, "main"), (RED, "pre_roll"), (ORANGE, "main"), (ORANGE, "pre_roll")])
def test_places_are_judged_as_if_the_seat_were_on_turn_and_could_pay(turn, phase):
    game = germany.position(turn=turn, phase=phase, halls={"Kassel": RED}, roads={RED: ["Kassel-v32"]})
    before = game.state_bytes()
    assert missing(game) == {"build_hall": ["place"], "build_landmark": ["place"]}
    assert game.state_bytes() == before


def test_used_up_pieces_are_missing_besides_places():
    game = germany.position(halls={"Kassel": RED}, roads={RED: ["Kassel-Marburg"]})
    seen = game.masked(RED)
    seen.roads_left[RED] = seen.halls_left[RED] = 0
    found = {"build_road": ["stock"], "build_hall": ["stock"], "build_landmark": ["stock", "place"]}
    assert found.items() <= obstacles(game.engine, seen, RED).items()


def test_a_train_and_a_cube_are_both_missing_for_a_delivery():
    start: dict[str, Any] = {"cities": {"Lexington": RED, "St. Louis": BLUE}, "rails": {RED: ["Lexington-g10y6"]}}
    game = america.position(**start)
    assert missing(game)["deliver"] == ["place"]
    assert missing(game)["move_train"] == ["place"]
    assert missing(game)["move_settler"] == ["place"]
    empty = america.position(**start, cubes=[0, 0, 0, 0])
    assert missing(empty)["deliver"] == ["stock", "place"]


def test_other_hands_make_no_difference():
    worlds = [
        germany.position(halls={"Kassel": RED}, hands={ORANGE: {name: 2}}, cards={ORANGE: {card: 1}})
        for name, card in (("ore", "trade"), ("wool", "mercenary"))
    ]
    found = [obstacles(game.engine, game.masked(RED), RED) for game in worlds]
    assert found[0] == found[1] != {}


def test_nothing_is_missing_before_the_first_turn_and_after_the_last():
    assert missing(hexstead.new("germany", seed=1)) == {}
