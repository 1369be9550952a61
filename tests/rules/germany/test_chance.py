"""Chance nodes: outcomes, weights and purposes, as in the rules catalogue."""

from collections import Counter
from fractions import Fraction

import hexstead
from hexstead.core.actions import BuyCard, Dice, Draw, Steal
from hexstead.core.kernel import WEIGH
from hexstead.games.germany.actions import MoveGoetz, StartCard

from ..game_helpers import BLUE, RED, ROLLS, act, cards, chance, refused, roll
from .positions import DECK, DECK_SIZE, deck_without, position


def test_a_roll_for_the_first_turn_has_36_equally_likely_outcomes():
    """G-SET-07, G-VAR-01."""
    game = hexstead.new("germany", seed=1, options={"setup.pieces": "variable"})
    for _ in range(3):
        assert game.outcomes() == ROLLS
        chance(game, Dice((2, 5)))


def test_a_drawn_card_is_weighted_by_the_remaining_stack():
    """G-MAP-01."""
    held, played = {"mercenary": 10, "trade": DECK["trade"], "victory_point": 1}, {"banking": 2}
    game = position(hands={RED: {"wool": 1, "ore": 1, "grain": 1}}, cards={BLUE: held}, played={RED: played})
    act(game, BuyCard(seat=RED))
    assert (game.phase, game.to_act) == ("draw", ("chance",))
    left = deck_without(**held, **played)
    assert "trade" not in left
    assert game.outcomes() == [(Draw(card, seat="chance"), Fraction(n, sum(left.values()))) for card, n in left.items()]
    assert game.legal("chance") == [Draw(card, seat="chance") for card in left]
    assert refused(game, Draw("trade", seat="chance")) == "G-ACT-05"


def test_a_stolen_card_is_weighted_by_the_hand_of_the_victim():
    """G-GOE-04."""
    game = position(phase="pre_roll", halls={"Kassel": BLUE}, hands={BLUE: {"wool": 3, "ore": 1}, RED: {"grain": 2}})
    roll(game, 1, 6)
    act(game, MoveGoetz("E2", seat=RED))
    wool, ore = Steal("wool", seat="chance"), Steal("ore", seat="chance")
    assert game.outcomes() == [(wool, Fraction(3, 4)), (ore, Fraction(1, 4))]
    assert game.legal("chance") == [wool, ore]
    for resource in ("lumber", "brick", "grain"):
        assert refused(game, Steal(resource, seat="chance")) == "G-ACT-05"


def test_a_chance_node_with_a_single_outcome_is_not_skipped():
    """G-INFO-02: skipping it would reveal hidden cards."""
    game = position(phase="pre_roll", halls={"Kassel": BLUE}, hands={BLUE: {"ore": 1}})
    roll(game, 1, 6)
    act(game, MoveGoetz("E2", seat=RED))
    assert game.outcomes() == [(Steal("ore", seat="chance"), Fraction(1))]
    game = position(hands={RED: {"wool": 1, "ore": 1, "grain": 1}}, played={BLUE: deck_without(victory_point=1)})
    act(game, BuyCard(seat=RED))
    assert game.outcomes() == [(Draw("victory_point", seat="chance"), Fraction(1))]
    chance(game, Draw("victory_point"))
    assert (game.phase, cards(game, RED)) == ("main", {"victory_point": 1})


def test_the_last_start_card_is_a_chance_node():
    """G-SET-02."""
    game = hexstead.new("germany", seed=1)
    for card in (2, 3, 4):
        chance(game, StartCard(card))
    assert game.outcomes() == [(StartCard(1, seat="chance"), Fraction(1))]


def drawn_from(game):
    """Return the range of the random number that a simulation draws at this node."""
    states = game.engine.wrap(game.state)
    total = game.engine.ask(WEIGH, states)
    assert total == sum(game.engine.weights(states)[1])
    return total


def test_the_range_of_a_simulated_draw_is_the_sum_of_the_weights():
    """G-SET-02, G-MAP-01, G-GOE-04, G-PROD-01."""
    game = hexstead.new("germany", seed=1)
    for card in (1, 2, 3, 4):
        assert drawn_from(game) == 5 - card
        chance(game, StartCard(card))
    assert drawn_from(game) == 36
    assert drawn_from(position(phase="steal", victim=BLUE, hands={BLUE: {"wool": 3, "ore": 1}})) == 4
    game = position(phase="draw", draws=1, cards={BLUE: {"trade": 2}}, played={RED: {"mercenary": 1}})
    assert drawn_from(game) == DECK_SIZE - 3


def test_every_chance_node_has_a_purpose():
    """G-INFO-02: the purpose is part of the verifiable draw."""
    purposes = hexstead.new("germany").definition.phases.purposes
    phases = hexstead.new("germany").definition.phases
    assert {phases[phase]: purpose for phase, purpose in purposes.items()} == {
        "deal": "start", "first_roll": "first", "dice": "dice", "steal": "steal", "draw": "draw",
    }  # fmt: skip


def test_seeded_outcomes_occur_in_proportion_to_their_weights():
    """G-PROD-01."""
    sums: Counter[int] = Counter()
    for seed in range(360):
        game = hexstead.new("germany", players=3, seed=seed, options={"setup.pieces": "variable"})
        for _ in range(3):
            rolled = game.step_chance()[0].to_json()
            sums[rolled["a"] + rolled["b"]] += 1
    assert set(sums) == set(range(2, 13))
    assert all(abs(sums[total] / 30 - (6 - abs(total - 7))) < 1.2 for total in sums)


def test_seeded_thefts_follow_the_weights_and_never_take_a_card_that_is_not_held():
    """G-GOE-04."""
    at_steal = position(phase="steal", victim=BLUE, hands={BLUE: {"wool": 3, "ore": 1}}).position()
    stolen: Counter[str] = Counter()
    for seed in range(400):
        game = hexstead.from_position(at_steal, seed=seed)
        stolen[game.step_chance()[0].to_json()["resource"]] += 1
    assert stolen.keys() == {"wool", "ore"}
    assert 270 < stolen["wool"] < 330
