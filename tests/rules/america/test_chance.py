"""Every chance node: its outcomes, their weights, and that only chance acts there (section g of the catalogue)."""

from collections import Counter
from fractions import Fraction

import pytest

import hexstead
from hexstead import BadAction
from hexstead.core.actions import BuyCard, Dice, Draw, EndTurn, Roll, Steal
from hexstead.games.america.actions import MoveOutlaw, Token
from tests.rules.america.table import (
    BLUE,
    CARD,
    CARD_COUNTS,
    CARDS,
    COLOURS,
    RED,
    act,
    cards,
    chance,
    new_game,
    position,
    refused,
    roll,
)

ALL_DICE = [(Dice((a, b), seat="chance"), Fraction(1, 36)) for a in range(1, 7) for b in range(1, 7)]


def test_the_dice_are_36_equal_pairs():
    """A-PROD-01, A-T16."""
    game = position(phase="pre_roll")
    act(game, Roll(seat=RED))
    assert game.to_act == ("chance",)
    assert game.outcomes() == ALL_DICE
    assert game.legal("chance") == [dice for dice, _ in ALL_DICE]


@pytest.mark.parametrize("pieces", ["suggested", "variable"])
def test_every_roll_for_the_first_turn_is_36_equal_pairs(pieces):
    """A-VAR-02, A-TURN-01."""
    game = hexstead.new("america", seed=1, options={"setup.pieces": pieces})
    for _ in range(6):
        assert (game.phase, game.outcomes()) == ("first_roll", ALL_DICE)
        chance(game, Dice((2, 5)))


@pytest.mark.parametrize("dice", [(1, 1), (1, 6), (6, 1), (2, 5), (6, 6), (3, 4)])
def test_the_dice_fall_as_told(dice):
    """A-PROD-01."""
    game = position(phase="pre_roll")
    roll(game, *dice)
    assert game.position()["dice"] == list(dice)


def test_a_card_is_drawn_by_what_is_left_of_the_stack():
    """A-DEV-01, A-CARD-01."""
    game = position(hands={RED: CARD})
    act(game, BuyCard(seat=RED))
    assert game.outcomes() == [(Draw(card, seat="chance"), Fraction(CARD_COUNTS[card], 24)) for card in CARDS]
    assert game.legal("chance") == [Draw(card, seat="chance") for card in CARDS]


def test_a_node_is_there_even_when_only_one_outcome_is_possible():
    """A-INFO-04: its absence would tell."""
    game = position(phase="pre_roll", cities={"Columbus": BLUE}, hands={BLUE: {"ore": 1}})
    roll(game, 1, 6)
    act(game, MoveOutlaw("c11y5", seat=RED))
    assert game.outcomes() == [(Steal("ore", seat="chance"), Fraction(1))]
    game = position(hands={RED: CARD}, cards={BLUE: {**CARD_COUNTS, "scout": 1}})
    act(game, BuyCard(seat=RED))
    assert game.outcomes() == [(Draw("scout", seat="chance"), Fraction(1))]
    chance(game, Draw("scout"))
    assert (game.phase, cards(game, RED)) == ("action", {"scout": 1})


def test_at_a_chance_node_no_seat_acts_and_chance_does_nothing_else():
    """A-ACT-01, A-ACT-03."""
    game = position(phase="pre_roll")
    act(game, Roll(seat=RED))
    for seat in COLOURS:
        assert refused(game, Dice((1, 1), seat=seat)) == "A-ACT-01"
        assert refused(game, EndTurn(seat=seat)) == "A-ACT-01"
        assert game.legal(seat) == []
    for outcome in (Steal("ore", seat="chance"), Draw("scout", seat="chance"), Token(9, seat="chance")):
        assert refused(game, outcome) == "A-ACT-03"


def test_chance_does_not_act_when_a_seat_is_to():
    """A-ACT-01."""
    for phase in ("pre_roll", "action"):
        game = position(phase=phase)
        assert refused(game, Dice((1, 1), seat="chance")) == "A-ACT-01"
        assert (game.legal("chance"), game.outcomes()) == ([], [])
        with pytest.raises(BadAction):
            game.step_chance()


def test_every_node_has_its_purpose():
    """A-INFO-04: what a fair draw is made for."""
    game = hexstead.new("america", seed=1).definition
    assert {game.phases[phase]: purpose for phase, purpose in game.purposes.items()} == {
        "tokens": "token", "first_roll": "first", "dice": "dice", "steal": "steal", "draw": "draw",
    }  # fmt: skip


def test_random_tokens_are_a_fair_shuffle():
    """A-VAR-01, `setup.tokens`: every number comes up on the first hex, about as often."""
    first: Counter[int] = Counter()
    for seed in range(300):
        game = hexstead.new("america", seed=seed, options={"setup.tokens": "random"})
        first[game.step_chance()[0].to_json()["number"]] += 1
    assert first.keys() == {9, 10, 11}
    assert all(75 < n < 125 for n in first.values())


def test_the_seed_steals_by_weight_and_never_what_is_not_held():
    """A-OUT-03."""
    at_steal = position(phase="steal", victim=BLUE, hands={BLUE: {"cattle": 3, "ore": 1}}).position()
    stolen: Counter[str] = Counter()
    for seed in range(300):
        stolen[hexstead.from_position(at_steal, seed=seed).step_chance()[0].to_json()["resource"]] += 1
    assert stolen.keys() == {"cattle", "ore"}
    assert 200 < stolen["cattle"] < 250


def test_undoing_a_roll_does_not_roll_anew():
    """A-PROD-01."""
    game = new_game(3)
    act(game, Roll(seat=RED))
    first = list(game.step_chance())
    game.undo()
    assert list(game.step_chance()) == first
