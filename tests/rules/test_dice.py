"""Dice and chance nodes, for rules that the games share."""

import pytest

import hexstead
from hexstead import BadAction
from hexstead.core.actions import Dice, Draw, EndTurn, Roll, Steal
from hexstead.games.america.actions import Token
from hexstead.games.germany.actions import StartCard

from .game_helpers import ALL_DICE, COLOURS, RED, ROLLS, act, refused, roll

SETUP_OUTCOMES = {"america": Token(9, seat="chance"), "germany": StartCard(1, seat="chance")}


def test_a_roll_has_36_equally_likely_outcomes(positions):
    """A-PROD-01, A-T16, G-PROD-01."""
    game = positions.position(phase="pre_roll")
    act(game, Roll(seat=RED))
    assert game.to_act == ("chance",)
    assert game.outcomes() == ROLLS
    assert game.legal("chance") == ALL_DICE


@pytest.mark.parametrize("dice", [(1, 1), (1, 6), (6, 1), (2, 5), (6, 6), (3, 4)])
def test_the_chosen_dice_are_in_the_position(positions, dice):
    """A-PROD-01, G-PROD-01."""
    game = positions.position(phase="pre_roll")
    roll(game, *dice)
    assert game.position()["dice"] == list(dice)


def test_rolling_again_after_undo_gives_the_same_dice(positions):
    """A-PROD-01, G-PROD-01."""
    game = positions.new_game(3)
    act(game, Roll(seat=RED))
    first = list(game.step_chance())
    game.undo()
    assert list(game.step_chance()) == first


def test_only_chance_acts_on_a_roll_and_only_with_dice(positions):
    """A-ACT-01, A-ACT-03, G-ACT-01, G-ACT-03."""
    game = positions.position(phase="pre_roll", cards={RED: {positions.CARDS[3]: 1}})
    letter = game.definition.rule_ids[1][0]
    act(game, Roll(seat=RED))
    for seat in COLOURS:
        assert refused(game, Dice((1, 1), seat=seat)) == f"{letter}-ACT-01"
        assert refused(game, EndTurn(seat=seat)) == f"{letter}-ACT-01"
        assert game.legal(seat) == []
    for outcome in (
        Steal("ore", seat="chance"),
        Draw(positions.CARDS[3], seat="chance"),
        SETUP_OUTCOMES[positions.GAME],
    ):
        assert refused(game, outcome) == f"{letter}-ACT-03"


@pytest.mark.parametrize("rolled", [False, True])
def test_chance_cannot_act_while_a_seat_is_to_act(positions, rolled):
    """A-ACT-01, G-ACT-01."""
    game = positions.position() if rolled else positions.position(phase="pre_roll")
    assert refused(game, Dice((1, 1), seat="chance")) == game.definition.rule_ids[1]
    assert (game.legal("chance"), game.outcomes()) == ([], [])
    with pytest.raises(BadAction):
        game.step_chance()


STARTS = [
    ("germany", {}), ("germany", {"setup.pieces": "variable"}), ("america", {}),
    ("america", {"setup.pieces": "variable", "setup.tokens": "random"}),
]  # fmt: skip


@pytest.mark.parametrize(("game", "options"), STARTS)
@pytest.mark.parametrize("first", [1, 3])
def test_an_option_names_the_first_player(game, options, first):
    """`game.first`, GQ-43, A-TURN-01: without a roll."""
    named = hexstead.new(game, players=3, seed=1, options=options | {"game.first": first})
    while named.to_act == ("chance",):
        named.step_chance()
    assert (named.to_act, named.position()["first"]) == ((first - 1,), first - 1)
    assert not [event for event in named.events_since() if event.type_name() in ("first_rolled", "rolled")]
    assert hexstead.replay(named.record()).position() == named.position()


@pytest.mark.parametrize("game", ["america", "germany"])
def test_the_first_player_must_have_a_seat(game):
    """`game.first`."""
    with pytest.raises(hexstead.BadOption, match="names seat 4, but there are 3 players"):
        hexstead.new(game, players=3, options={"game.first": 4})
    with pytest.raises(hexstead.BadOption):
        hexstead.new(game, options={"game.first": 5})
