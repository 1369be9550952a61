"""A game can continue from what one seat sees: that stays the same, and the rules hold."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from hexstead import from_position
from hexstead.core.common_fields import DISCARD, MAIN, OFFER, PRE_ROLL
from hexstead.core.game import Game
from hexstead.core.hidden_cards import continued_position
from hexstead.errors import BadPosition
from tests.random_play import BUILT_IN, all_terms, play_random_action, random_game

CHANGED = {"discard_due", "discarded", "hand"}  # while cards are discarded: they are chosen again


def seen(game: Game, seat: int) -> dict[str, Any]:
    """What the page of a seat knows, after its way through JSON."""
    position = json.loads(json.dumps(game.view(seat).position))
    return {"game": game.name, "options": game.options, "rules_version": game.rules_version, **position}


@pytest.mark.parametrize("game", BUILT_IN)
def test_a_seat_sees_the_same_in_the_game_that_goes_on(game):
    rng = Random(5)
    checked = 0
    phases: set[int] = set()
    for number, terms in enumerate(all_terms(game)):
        for played in random_game(terms, seed=number, actions=300):
            is_rare = played.state.phase == DISCARD
            if played.is_over or played.to_act == ("chance",) or (rng.random() > 0.15 and not is_rare):
                continue
            seat = rng.randrange(played.players)
            before = seen(played, seat)
            position = continued_position(before, seat, rng)
            after = from_position(position, seed=1)
            got = seen(after, seat)
            different = {name for name in before if got[name] != before[name]}
            assert different <= (CHANGED if is_rare else set()), different
            assert sum(after.state.hand_size) == sum(sum(hand) for hand in after.state.hand)
            checked, phases = checked + 1, phases | {played.state.phase}
    assert checked > 100
    assert {MAIN, DISCARD, OFFER, PRE_ROLL} <= phases


@pytest.mark.parametrize("game", BUILT_IN)
def test_hidden_cards_are_drawn_at_random_and_from_the_view_alone(game):
    rng = Random(2)
    played = next(g for g in random_game(all_terms(game)[0], 3, 400) if g.turn > 9 and g.state.phase == MAIN)
    view = seen(played, 0)
    dealt = {json.dumps(continued_position(view, 0, rng)["hand"]) for _ in range(20)}
    assert len(dealt) > 5
    assert continued_position(view, 0, Random(1)) == continued_position(view, 0, Random(1))


@pytest.mark.parametrize("game", BUILT_IN)
def test_the_game_that_goes_on_can_be_played(game):
    rng = Random(4)
    played = next(g for g in random_game(all_terms(game)[0], 3, 2_000) if g.state.phase == DISCARD)
    after = from_position(continued_position(seen(played, 1), 1, rng), seed=9)
    for _ in range(200):
        play_random_action(after, rng)


def test_what_is_no_view_is_refused():
    played = next(g for g in random_game(all_terms("germany")[0], 3, 200) if g.turn > 9 and g.state.phase == MAIN)
    view = seen(played, 0)
    changes: list[dict[str, Any]] = [
        {"hand_size": [0, 0, 0, 0]},
        {"supply": {}},
        {"card_count": [9, 9, 9, 9]},
        {"phase": "over"},
    ]
    for change in changes:
        with pytest.raises(BadPosition):
            continued_position(view | change, 0, Random(1))
    with pytest.raises(BadPosition):
        continued_position(view, 7, Random(1))
