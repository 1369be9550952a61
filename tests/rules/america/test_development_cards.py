"""Buying, holding and playing development cards (A-DEV, A-T14)."""

from fractions import Fraction

import pytest

from hexstead.core.actions import BuyCard, Draw, EndTurn, PlayCard
from hexstead.core.events import Bought, Drew, Paid, Played
from hexstead.games.america.actions import NativeSupport
from hexstead.games.america.events import GoldTaken, NumberNamed, Reshuffled

from ..game_helpers import (
    BLUE,
    COLOURS,
    ORANGE,
    RED,
    WHITE,
    act,
    allowed,
    cards,
    chance,
    changed_fields,
    events_of,
    hand,
    refused,
    roll,
)
from .positions import CARD, CARDS, DECK_SIZE, deck_without, gold, position

PLAYED = [card for card in CARDS if card != "native_support"]


@pytest.mark.parametrize("card", CARDS)
def test_a_bought_card_is_paid_drawn_and_held(card):
    """A-DEV-01, A-BUY-01."""
    game = position(hands={RED: {"cattle": 2, "coal": 1}})
    assert act(game, BuyCard(seat=RED)) == [Paid(RED, "cattle", 1), Paid(RED, "coal", 1), Bought(RED)]
    assert (game.phase, game.to_act) == ("draw", ("chance",))
    assert chance(game, Draw(card)) == [Drew(RED, card)]
    at = game.position()
    assert (at["cards"], at["card_count"], at["stack_size"]) == ([{card: 1}, {}, {}, {}], [1, 0, 0, 0], DECK_SIZE - 1)
    assert at["stack"] == deck_without(**{card: 1})
    assert (game.phase, game.to_act, hand(game, RED)) == ("action", (RED,), {"cattle": 1})


def test_a_bought_card_is_weighted_by_the_remaining_stack():
    """A-DEV-01, A-CARD-01, A-SET-03."""
    game = position(hands={RED: CARD}, cards={BLUE: {"cavalry": 5, "scout": 2}}, pile={"engineer": 1})
    act(game, BuyCard(seat=RED))
    stack = deck_without(cavalry=5, scout=2, engineer=1)
    assert "scout" not in stack
    assert game.outcomes() == [(Draw(card, seat="chance"), Fraction(n, DECK_SIZE - 8)) for card, n in stack.items()]
    assert refused(game, Draw("scout", seat="chance")) == "A-ACT-05"


# When a card can be played


@pytest.mark.parametrize("card", PLAYED)
@pytest.mark.parametrize("phase", ["pre_roll", "action"])
def test_only_one_card_can_be_played_per_turn(card, phase):
    """A-DEV-02, A-CARD-09, A-T14."""
    game = position(
        phase=phase, cards={RED: {"cattle_drive": 3, card: 2}}, hands={RED: {"cattle": 4}}, gold={ORANGE: 1}
    )
    act(game, PlayCard("cattle_drive", seat=RED))
    assert game.phase == phase
    assert refused(game, PlayCard(card, seat=RED)) == "A-DEV-02"
    if phase == "pre_roll":
        roll(game, 1, 1)
        assert refused(game, PlayCard(card, seat=RED)) == "A-DEV-02"
    else:
        assert not [a for a in game.legal(RED) if isinstance(a, PlayCard)]


@pytest.mark.parametrize("card", PLAYED)
@pytest.mark.parametrize("phase", ["pre_roll", "action"])
def test_a_held_card_can_be_played(card, phase):
    """A-DEV-02, A-CARD-09, AQ-60."""
    game = position(phase=phase, cards={RED: {card: 1}}, hands={RED: {"cattle": 1}})
    events = act(game, PlayCard(card, seat=RED))
    assert events[0] == Played(RED, card)
    at = game.position()
    assert (at["cards"][RED], at["pile"], at["card_count"][RED], at["card_played"]) == ({}, {card: 1}, 0, 1)


@pytest.mark.parametrize("card", PLAYED)
def test_a_card_cannot_be_played_in_the_turn_it_was_bought(card):
    """A-DEV-03, A-T14."""
    game = position(hands={RED: {"cattle": 2, "coal": 1}})
    act(game, BuyCard(seat=RED))
    chance(game, Draw(card))
    assert refused(game, PlayCard(card, seat=RED)) == "A-DEV-03"
    act(game, EndTurn(seat=RED))
    for _ in range(3):
        roll(game, 1, 1)
        act(game, EndTurn())
    assert game.turn_seat == RED
    assert allowed(game, PlayCard(card, seat=RED))


def test_an_older_card_of_the_same_kind_can_be_played():
    """A-DEV-03."""
    game = position(hands={RED: {"cattle": 2, "coal": 1}}, cards={RED: {"cattle_drive": 1}})
    act(game, BuyCard(seat=RED))
    chance(game, Draw("cattle_drive"))
    act(game, PlayCard("cattle_drive", seat=RED))
    assert cards(game, RED) == {"cattle_drive": 1}
    fresh = position(cards={RED: {"cattle_drive": 2}}, cards_new={"cattle_drive": 2}, hands={RED: {"cattle": 1}})
    assert refused(fresh, PlayCard("cattle_drive", seat=RED)) == "A-DEV-03"


@pytest.mark.parametrize("card", PLAYED)
def test_a_card_bought_out_of_turn_can_be_played_in_the_next_own_turn(card):
    """A-DEV-04, AQ-62, A-T14: even before the roll."""
    game = position(builder=ORANGE, hands={ORANGE: {"cattle": 2, "coal": 1}})
    act(game, BuyCard(seat=ORANGE))
    chance(game, Draw(card))
    assert (game.phase, game.turn_seat) == ("pre_roll", ORANGE)
    assert allowed(game, PlayCard(card, seat=ORANGE))
    assert game.position()["cards_new"] == {}
    act(game, PlayCard(card, seat=ORANGE))
    assert game.position()["card_played"] == 1


def test_native_support_bought_out_of_turn_can_be_played_before_the_roll():
    """A-DEV-04, AQ-62, A-CARD-08."""
    game = position(builder=ORANGE, hands={ORANGE: CARD})
    act(game, BuyCard(seat=ORANGE))
    chance(game, Draw("native_support"))
    assert allowed(game, NativeSupport(6, seat=ORANGE))


def test_cards_can_only_be_played_in_the_own_turn():
    """A-DEV-05, A-EBP-03, A-T14."""
    held = {seat: {"cavalry": 1} for seat in (ORANGE, WHITE)}
    for phase in ("pre_roll", "action"):
        game = position(phase=phase, cards=held)
        for seat in (ORANGE, WHITE):
            assert refused(game, PlayCard("cavalry", seat=seat)) == "A-ACT-01"
    game = position(builder=ORANGE, cards=held, hands={ORANGE: {"ore": 2}})
    assert refused(game, PlayCard("cavalry", seat=ORANGE)) == "A-ACT-03"


@pytest.mark.parametrize("card", PLAYED)
def test_a_card_that_is_not_held_cannot_be_played(card):
    """A-ACT-06, A-DEV-01."""
    others = {c: 1 for c in CARDS if c != card}
    for phase in ("pre_roll", "action"):
        game = position(phase=phase, cards={RED: others, ORANGE: {card: 1}}, hands={RED: {"cattle": 1}})
        assert refused(game, PlayCard(card, seat=RED)) == "A-ACT-06"


def test_refusals_of_a_card_have_an_order():
    """A-DEV-02, A-DEV-03, A-CARD-06, A-ACT-06."""
    none = position(card_played=1)
    assert refused(none, PlayCard("cattle_drive", seat=RED)) == "A-ACT-06"
    new = position(card_played=1, cards={RED: {"cattle_drive": 1}}, cards_new={"cattle_drive": 1})
    assert refused(new, PlayCard("cattle_drive", seat=RED)) == "A-DEV-03"
    second = position(card_played=1, cards={RED: {"cattle_drive": 1}})
    assert refused(second, PlayCard("cattle_drive", seat=RED)) == "A-DEV-02"
    assert refused(position(cards={RED: {"cattle_drive": 1}}), PlayCard("cattle_drive", seat=RED)) == "A-CARD-06"


def test_the_limit_of_one_card_applies_per_turn():
    """A-DEV-02."""
    game = position(cards={RED: {"cattle_drive": 1}, ORANGE: {"cattle_drive": 1}}, hands={RED: {"cattle": 1}})
    act(game, PlayCard("cattle_drive", seat=RED))
    act(game, EndTurn(seat=RED))
    assert game.position()["card_played"] == 0
    roll(game, 1, 1)
    assert refused(game, PlayCard("cattle_drive", seat=ORANGE)) == "A-CARD-06"


# Pile and stack


def test_played_cards_go_to_the_public_pile():
    """A-DEV-06."""
    game = position(phase="pre_roll", cards={RED: {"native_support": 1}}, pile={"scout": 1})
    assert act(game, NativeSupport(2, seat=RED))[:2] == [Played(RED, "native_support"), NumberNamed(RED, 2)]
    assert game.position()["pile"] == {"scout": 1, "native_support": 1}
    assert game.view(BLUE).position["pile"] == {"scout": 1, "native_support": 1}


def test_playing_a_card_does_not_reshuffle_the_pile():
    """AQ-59, A-DEV-07: even with an empty stack."""
    game = position(cards={RED: deck_without(scout=1)}, pile={"scout": 1}, hands={RED: {"cattle": 1}})
    assert game.position()["stack_size"] == 0
    act(game, PlayCard("cattle_drive", seat=RED))
    assert game.position()["pile"] == {"scout": 1, "cattle_drive": 1}
    assert game.position()["stack_size"] == 0


def test_the_pile_becomes_the_stack_after_the_last_card_is_drawn():
    """A-DEV-07, AQ-59."""
    held = deck_without(scout=1, engineer=2)
    game = position(hands={RED: {"cattle": 2, "coal": 2}}, cards={BLUE: held}, pile={"engineer": 2})
    assert game.position()["stack"] == {"scout": 1}
    act(game, BuyCard(seat=RED))
    assert game.position()["pile"] == {"engineer": 2}
    assert game.outcomes() == [(Draw("scout", seat="chance"), Fraction(1))]
    assert chance(game, Draw("scout")) == [Drew(RED, "scout"), Reshuffled()]
    at = game.position()
    assert (at["stack"], at["stack_size"], at["pile"]) == ({"engineer": 2}, 2, {})
    assert game.phase == "action"


def test_an_empty_stack_is_filled_before_the_draw():
    """AQ-59, AQ-58."""
    held = deck_without(engineer=1)
    game = position(hands={RED: {"cattle": 2, "coal": 2}}, cards={BLUE: held}, pile={"engineer": 1})
    assert game.position()["stack_size"] == 0
    assert act(game, BuyCard(seat=RED))[-2:] == [Reshuffled(), Bought(RED)]
    assert game.outcomes() == [(Draw("engineer", seat="chance"), Fraction(1))]
    assert chance(game, Draw("engineer")) == [Drew(RED, "engineer")]
    assert (game.position()["stack_size"], game.position()["pile"]) == (0, {})
    assert refused(game, BuyCard(seat=RED)) == "AQ-58"


def test_a_stack_with_cards_is_not_refilled():
    """AQ-59, A-DEV-07."""
    game = position(hands={RED: CARD}, pile={"engineer": 2})
    act(game, BuyCard(seat=RED))
    chance(game, Draw("cavalry"))
    assert (game.position()["pile"], game.position()["stack_size"]) == ({"engineer": 2}, DECK_SIZE - 3)
    assert game.position()["stack"] == deck_without(engineer=2, cavalry=1)


def test_the_last_card_without_a_pile_leaves_the_stack_empty():
    """AQ-59, AQ-58."""
    game = position(hands={RED: CARD}, cards={BLUE: deck_without(scout=1)})
    act(game, BuyCard(seat=RED))
    assert chance(game, Draw("scout")) == [Drew(RED, "scout")]
    assert game.position()["stack"] == {}


def test_the_number_of_cards_in_hand_is_not_limited():
    """A-DEV-08: development cards do not count for discards."""
    game = position(cards={RED: deck_without(cavalry=1)}, hands={RED: {"cattle": 4, "coal": 3}}, phase="pre_roll")
    roll(game, 3, 4)
    assert game.phase == "outlaw"
    game = position(cards={RED: deck_without(cavalry=1)}, hands={RED: CARD})
    act(game, BuyCard(seat=RED))
    chance(game, Draw("cavalry"))
    assert game.position()["card_count"][RED] == DECK_SIZE


def test_buying_a_card_changes_only_the_expected_fields():
    """A-DEV-01."""
    game = position(hands={RED: CARD})
    assert changed_fields(game, BuyCard(seat=RED)) == {"hand", "hand_size", "supply", "draws", "phase"}
    before = game.position()
    chance(game, Draw("scout"))
    after = game.position()
    touched = {key for key in before if before[key] != after[key]}
    assert touched == {"stack", "stack_size", "cards", "card_count", "cards_new", "draws", "phase"}
    assert after["cards_new"] == {"scout": 1}


def test_after_a_draw_out_of_turn_the_builder_continues():
    """A-DEV-01, A-EBP-02."""
    game = position(builder=WHITE, turn=ORANGE, hands={WHITE: {"cattle": 2, "coal": 2}})
    act(game, BuyCard(seat=WHITE))
    chance(game, Draw("scout"))
    assert (game.phase, game.to_act) == ("build_phase", (WHITE,))
    act(game, BuyCard(seat=WHITE))
    assert chance(game, Draw("scout"))[0] == Drew(WHITE, "scout")
    assert (game.phase, game.turn_seat) == ("pre_roll", WHITE)
    assert cards(game, WHITE) == {"scout": 2}


def test_events_distinguish_compensation_from_card_gold():
    """A-CARD-06, A-PROD-06, A-INFO-04."""
    game = position(cards={RED: {"cattle_drive": 1}}, hands={RED: {"cattle": 1}}, phase="pre_roll")
    assert events_of(act(game, PlayCard("cattle_drive", seat=RED)), GoldTaken) == [GoldTaken(RED, 5, "card")]
    assert events_of(roll(game, 1, 1), GoldTaken) == [GoldTaken(seat, 1, "compensation") for seat in COLOURS]
    assert gold(game) == [6, 1, 1, 1]
