"""Every chance node: its outcomes, their weights, and that only chance acts there (section g of the catalogue)."""

from collections import Counter
from fractions import Fraction

import pytest

import hexstead
from hexstead.core.actions import BuyCard, Dice, Draw, Steal
from hexstead.games.america.actions import MoveOutlaw

from ..tables import BLUE, RED, ROLLS, act, cards, chance, roll
from .table import CARD, CARD_COUNTS, CARDS, position


@pytest.mark.parametrize("pieces", ["suggested", "variable"])
def test_every_roll_for_the_first_turn_is_36_equal_pairs(pieces):
    """A-VAR-02, A-TURN-01."""
    game = hexstead.new("america", seed=1, options={"setup.pieces": pieces})
    for _ in range(6):
        assert (game.phase, game.outcomes()) == ("first_roll", ROLLS)
        chance(game, Dice((2, 5)))


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
