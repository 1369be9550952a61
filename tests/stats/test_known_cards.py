"""The card tracker: what everyone could have noted about hands, from public events alone."""

from __future__ import annotations

import pytest

import hexstead
from hexstead.core.game_file import without_proof
from hexstead.core.known_cards import Hand, known_cards
from tests.records import NAMES, load

GOODS = ("ore", "wool")


def test_cards_that_everyone_saw_are_certain():
    hand = Hand(GOODS)
    hand.change("ore", 2)
    hand.change("wool", 1)
    hand.change("ore", -1)
    assert hand.ranges() == {"ore": (1, 1), "wool": (1, 1)}


def test_an_unseen_theft_makes_both_hands_uncertain_until_a_payment():
    victim, thief = Hand(GOODS), Hand(GOODS)
    victim.change("ore", 1)
    victim.change("wool", 1)
    thief.gain_unseen(victim.lose_unseen())
    assert victim.ranges() == {"ore": (0, 1), "wool": (0, 1)}
    assert thief.ranges() == {"ore": (0, 1), "wool": (0, 1)}
    thief.change("wool", -1)
    victim.change("ore", -1)
    assert (victim.ranges(), thief.ranges()) == ({}, {})


def test_a_theft_from_a_hand_of_one_kind_is_known():
    victim, thief = Hand(GOODS), Hand(GOODS)
    victim.change("ore", 3)
    thief.gain_unseen(victim.lose_unseen())
    assert (victim.ranges(), thief.ranges()) == ({"ore": (2, 2)}, {"ore": (1, 1)})


def test_the_ranges_follow_from_the_size_of_a_hand():
    hand = Hand(GOODS, 2)  # two unknown cards at the start of a position
    assert hand.ranges() == {"ore": (0, 2), "wool": (0, 2)}
    hand.change("ore", -2)
    assert hand.ranges() == {}


@pytest.mark.parametrize("name", NAMES)
def test_real_hands_are_always_within_the_ranges(name):
    record = load(name)
    game = hexstead.replay(record, 0)
    certain = 0
    for n, action in enumerate(record["actions"]):
        game.apply(without_proof(action))
        if n % 50 or game.phase == "discard":  # cards that are set aside count until they are revealed
            continue
        position, known = game.position(), known_cards(game)
        for hand, ranges in zip(position["hand"], known, strict=False):
            assert all(ranges.get(good, (0, 0))[0] <= hand.get(good, 0) for good in ranges)
            assert all(count <= ranges.get(good, (0, 0))[1] for good, count in hand.items())
            certain += sum(least == most for least, most in ranges.values())
    assert certain > 50
