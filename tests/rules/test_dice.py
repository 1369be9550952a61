"""Dice and chance, alike in both games: 36 equal pairs, nobody else's act, never rolled anew."""

import pytest

from hexstead import BadAction
from hexstead.core.actions import Dice, Draw, EndTurn, Roll, Steal
from hexstead.games.america.actions import Token
from hexstead.games.germany.actions import StartCard

from .tables import ALL_DICE, COLOURS, RED, ROLLS, act, refused, roll

SET_UP = {"america": Token(9, seat="chance"), "germany": StartCard(1, seat="chance")}


def test_the_dice_are_36_equal_pairs(table):
    """A-PROD-01, A-T16, G-PROD-01."""
    game = table.position(phase="pre_roll")
    act(game, Roll(seat=RED))
    assert game.to_act == ("chance",)
    assert game.outcomes() == ROLLS
    assert game.legal("chance") == ALL_DICE


@pytest.mark.parametrize("dice", [(1, 1), (1, 6), (6, 1), (2, 5), (6, 6), (3, 4)])
def test_the_dice_fall_as_told(table, dice):
    """A-PROD-01, G-PROD-01."""
    game = table.position(phase="pre_roll")
    roll(game, *dice)
    assert game.position()["dice"] == list(dice)


def test_undoing_a_roll_does_not_roll_anew(table):
    """A-PROD-01, G-PROD-01."""
    game = table.new_game(3)
    act(game, Roll(seat=RED))
    first = list(game.step_chance())
    game.undo()
    assert list(game.step_chance()) == first


def test_at_a_chance_node_no_seat_acts_and_chance_does_nothing_else(table):
    """A-ACT-01, A-ACT-03, G-ACT-01, G-ACT-03."""
    game = table.position(phase="pre_roll", cards={RED: {table.CARDS[3]: 1}})
    letter = game.definition.rule_ids[1][0]
    act(game, Roll(seat=RED))
    for seat in COLOURS:
        assert refused(game, Dice((1, 1), seat=seat)) == f"{letter}-ACT-01"
        assert refused(game, EndTurn(seat=seat)) == f"{letter}-ACT-01"
        assert game.legal(seat) == []
    for outcome in (Steal("ore", seat="chance"), Draw(table.CARDS[3], seat="chance"), SET_UP[table.GAME]):
        assert refused(game, outcome) == f"{letter}-ACT-03"


@pytest.mark.parametrize("rolled", [False, True])
def test_chance_does_not_act_when_a_seat_is_to(table, rolled):
    """A-ACT-01, G-ACT-01."""
    game = table.position() if rolled else table.position(phase="pre_roll")
    assert refused(game, Dice((1, 1), seat="chance")) == game.definition.rule_ids[1]
    assert (game.legal("chance"), game.outcomes()) == ([], [])
    with pytest.raises(BadAction):
        game.step_chance()
