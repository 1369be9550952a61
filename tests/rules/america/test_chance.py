"""Chance nodes: outcomes, weights and purposes, as in the rules catalogue."""

from collections import Counter
from fractions import Fraction

import pytest

import hexstead
from hexstead.core.actions import BuyCard, Dice, Draw, Steal
from hexstead.games.america.actions import MoveOutlaw

from ..game_helpers import BLUE, RED, ROLLS, act, cards, chance, roll
from .positions import CARD, CARDS, DECK, DECK_SIZE, deck_without, position


@pytest.mark.parametrize("pieces", ["suggested", "variable"])
def test_a_roll_for_the_first_turn_has_36_equally_likely_outcomes(pieces):
    """A-VAR-02, A-TURN-01."""
    game = hexstead.new("america", seed=1, options={"setup.pieces": pieces})
    for _ in range(6):
        assert (game.phase, game.outcomes()) == ("first_roll", ROLLS)
        chance(game, Dice((2, 5)))


def test_a_drawn_card_is_weighted_by_the_remaining_stack():
    """A-DEV-01, A-CARD-01."""
    game = position(hands={RED: CARD})
    act(game, BuyCard(seat=RED))
    assert game.outcomes() == [(Draw(card, seat="chance"), Fraction(DECK[card], DECK_SIZE)) for card in CARDS]
    assert game.legal("chance") == [Draw(card, seat="chance") for card in CARDS]


def test_a_chance_node_with_a_single_outcome_is_not_skipped():
    """A-INFO-04: skipping it would reveal hidden cards."""
    game = position(phase="pre_roll", cities={"Columbus": BLUE}, hands={BLUE: {"ore": 1}})
    roll(game, 1, 6)
    act(game, MoveOutlaw("c11y5", seat=RED))
    assert game.outcomes() == [(Steal("ore", seat="chance"), Fraction(1))]
    game = position(hands={RED: CARD}, cards={BLUE: deck_without(scout=1)})
    act(game, BuyCard(seat=RED))
    assert game.outcomes() == [(Draw("scout", seat="chance"), Fraction(1))]
    chance(game, Draw("scout"))
    assert (game.phase, cards(game, RED)) == ("action", {"scout": 1})


def test_every_chance_node_has_a_purpose():
    """A-INFO-04: the purpose is part of the verifiable draw."""
    game = hexstead.new("america", seed=1).definition
    assert {game.phases[phase]: purpose for phase, purpose in game.phases.purposes.items()} == {
        "tokens": "token", "first_roll": "first", "dice": "dice", "steal": "steal", "draw": "draw",
    }  # fmt: skip


def test_random_tokens_are_shuffled_fairly():
    """A-VAR-01, `setup.tokens`: every number is about equally frequent on the first hex."""
    first: Counter[int] = Counter()
    for seed in range(300):
        game = hexstead.new("america", seed=seed, options={"setup.tokens": "random"})
        first[game.step_chance()[0].to_json()["number"]] += 1
    assert first.keys() == {9, 10, 11}
    assert all(75 < n < 125 for n in first.values())


def test_seeded_thefts_follow_the_weights_and_never_take_a_card_that_is_not_held():
    """A-OUT-03."""
    at_steal = position(phase="steal", victim=BLUE, hands={BLUE: {"cattle": 3, "ore": 1}}).position()
    stolen: Counter[str] = Counter()
    for seed in range(300):
        stolen[hexstead.from_position(at_steal, seed=seed).step_chance()[0].to_json()["resource"]] += 1
    assert stolen.keys() == {"cattle", "ore"}
    assert 200 < stolen["cattle"] < 250
