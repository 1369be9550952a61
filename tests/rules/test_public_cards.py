"""What a viewer could have noted about the cards in all hands."""

from __future__ import annotations

from random import Random

import pytest

import hexstead
from hexstead.core.events import STOLEN, Paid, Produced, Stolen
from hexstead.core.public_cards import PublicCards

from .game_helpers import ORANGE, RED


def played(name: str, actions: int, seed: int = 3):
    """Play a game at random; yield it after every action, with whether a card was stolen by it."""
    game, random = hexstead.new(name, seed=seed), Random(seed)
    for _ in range(actions):
        if game.is_over:
            return
        if game.to_act == ("chance",):
            game.step_chance()
        else:
            seat = game.to_act[0]
            choices = [a for a in game.legal(seat) if a.type_name() not in ("offer", "counter")] or game.legal(seat)
            game.apply(random.choice(choices))
        yield game, any(row[0] == STOLEN for row in game.last_rows())


def noted(cards: PublicCards, game, seat: int) -> list[float]:
    return [cards.expected(seat, name) for name in game.goods[: len(game.state.hand[0])]]


@pytest.mark.parametrize("name", ["america", "germany"])
def test_hands_are_known_exactly_until_a_card_is_stolen(name):
    """G-INFO-02, A-INFO-04."""
    cards, checked = None, 0
    for game, is_theft in played(name, 400):
        cards = cards or PublicCards(game, None)
        if is_theft:
            break
        cards.catch_up(game)
        for seat in range(4):
            assert noted(cards, game, seat) == list(game.state.hand[seat])
        checked += 1
    assert checked > 20


def test_a_stolen_card_is_shared_out_and_known_to_thief_and_victim():
    """G-INFO-02."""
    game = hexstead.from_position({"game": "germany", "hand": [{}, {}, {}, {}]})
    found = {}
    for viewer in (None, RED, ORANGE):
        cards = found[viewer] = PublicCards(game, viewer)
        cards.see([Produced(ORANGE, "wool", 3, "h1"), Produced(ORANGE, "ore", 1, "h1")])
        cards.see([Stolen(RED, ORANGE, None if viewer is None else "wool")])
    for viewer in (RED, ORANGE):
        assert (found[viewer].expected(RED, "wool"), found[viewer].expected(ORANGE, "wool")) == (1.0, 2.0)
    assert (found[None].expected(RED, "wool"), found[None].expected(ORANGE, "wool")) == (0.75, 2.25)
    found[None].see([Paid(RED, "ore", 1)])  # so that was the stolen card
    assert [found[None].expected(RED, name) for name in ("wool", "ore")] == [0.0, 0.0]


@pytest.mark.parametrize("name", ["america", "germany"])
def test_the_sum_is_the_size_of_the_hand_through_a_whole_game(name):
    """G-INFO-02, A-INFO-04: also after an undo."""
    cards = None
    for game, _ in played(name, 600, seed=5):
        cards = cards or PublicCards(game, 0)
        cards.catch_up(game)
    assert cards is not None
    game.undo(40)
    cards.catch_up(game)
    for seat in range(4):
        assert sum(noted(cards, game, seat)) == pytest.approx(game.state.hand_size[seat], abs=0.01)
    assert noted(cards, game, 0) == pytest.approx(list(game.state.hand[0]))
