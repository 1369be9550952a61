"""Buying, holding and playing development cards (G-DEV)."""

from fractions import Fraction

import pytest

from hexstead.core.actions import BuyCard, Done, Draw, PlayCard, Roll
from hexstead.core.events import Bought, Drew, Paid, Revealed

from ..game_helpers import (
    BLUE,
    COLOURS,
    ORANGE,
    RED,
    WHITE,
    act,
    cards,
    chance,
    changed_fields,
    events_seen_by,
    hands,
    refused,
    roll,
    supply,
)
from .positions import CARDS, DECK, DECK_SIZE, deck_without, position
from .road_helpers import CARD_PHASES, CARD_PRICE, PLENTY, PROGRESS, end_turn, pass_turn

# Buying


@pytest.mark.parametrize("seat", COLOURS)
def test_a_card_costs_one_wool_one_ore_and_one_grain(seat):
    """G-DEV-01."""
    holds = {s: {"wool": 2, "grain": 2, "ore": 2, "brick": 1} for s in COLOURS}
    game = position(turn=seat, hands=holds)
    paid = [Paid(seat, name, 1) for name in ("wool", "grain", "ore")]
    assert act(game, BuyCard(seat=seat)) == [*paid, Bought(seat)]
    left = {"wool": 1, "grain": 1, "ore": 1, "brick": 1}
    assert hands(game) == [left if s == seat else holds[s] for s in COLOURS]
    assert supply(game) == {"lumber": 18, "brick": 14, "wool": 11, "grain": 11, "ore": 11}
    assert (game.phase, game.to_act) == ("draw", ("chance",))
    assert chance(game, Draw("banking")) == [Drew(seat, "banking")]
    assert game.phase == "main"
    assert [cards(game, s) for s in COLOURS] == [{"banking": 1} if s == seat else {} for s in COLOURS]
    assert game.position()["card_count"] == [int(s == seat) for s in COLOURS]


def test_a_bought_card_is_weighted_by_the_remaining_stack():
    """G-DEV-01, G-MAP-01."""
    game = position(hands={RED: PLENTY})
    act(game, BuyCard(seat=RED))
    assert game.outcomes() == [(Draw(card, seat="chance"), Fraction(n, DECK_SIZE)) for card, n in DECK.items()]
    chance(game, Draw("trade"))
    assert game.position()["stack"] == deck_without(trade=1)
    assert game.position()["stack_size"] == DECK_SIZE - 1


def test_a_seat_can_buy_several_cards_in_a_turn():
    """G-DEV-01."""
    game = position(hands={RED: PLENTY})
    for drawn in ("mercenary", "trade", "victory_point", "mercenary"):
        act(game, BuyCard(seat=RED))
        chance(game, Draw(drawn))
    assert cards(game, RED) == {"mercenary": 2, "trade": 1, "victory_point": 1}
    assert game.position()["card_count"] == [4, 0, 0, 0]
    assert game.position()["stack_size"] == DECK_SIZE - 4
    assert refused(game, BuyCard(seat=RED)) == "G-ACT-04"


def test_a_card_can_be_bought_after_one_was_played():
    """G-DEV-01, G-DEV-04."""
    game = position(hands={RED: PLENTY}, cards={RED: {"trade": 1}})
    act(game, PlayCard("trade", seat=RED))
    act(game, BuyCard(seat=RED))


def test_only_the_owner_knows_an_unplayed_card():
    """G-DEV-02."""
    game = position(hands={RED: PLENTY})
    act(game, BuyCard(seat=RED))
    start = len(game.events_since())
    chance(game, Draw("mercenary"))
    assert events_seen_by(game, RED, start) == [Drew(RED, "mercenary")]
    for viewer in (ORANGE, WHITE, BLUE, None):
        assert events_seen_by(game, viewer, start) == [Drew(RED, None)]
        assert sum(game.view(viewer).masked.cards[RED]) == 0
        assert game.view(viewer).masked.card_count[RED] == 1
    assert game.view(RED).masked.cards[RED][0] == 1


def test_no_card_can_be_bought_from_an_empty_stack():
    """G-DEV-11, GQ-36."""
    gone, held = deck_without(mercenary=1) | {"victory_point": 0}, {"victory_point": DECK["victory_point"]}
    game = position(hands={RED: PLENTY}, played={BLUE: gone}, cards={WHITE: held})
    act(game, BuyCard(seat=RED))
    assert game.outcomes() == [(Draw("mercenary", seat="chance"), Fraction(1))]
    chance(game, Draw("mercenary"))
    assert game.position()["stack_size"] == 0
    assert refused(game, BuyCard(seat=RED)) == "G-DEV-11"


def test_an_empty_stack_is_reported_before_the_price():
    """G-DEV-11."""
    game = position(played={BLUE: DECK})
    assert refused(game, BuyCard(seat=RED)) == "G-DEV-11"


@pytest.mark.parametrize("card", PROGRESS)
def test_played_cards_do_not_return_to_the_stack(card):
    """GQ-36, G-DEV-09."""
    game = position(
        hands={RED: PLENTY}, halls={"Kassel": RED}, cards={RED: {card: 1}}, played={BLUE: deck_without(**{card: 1})}
    )
    act(game, PlayCard(card, seat=RED))
    if game.phase != "main":
        act(game, Done(seat=RED))
    assert game.position()["stack_size"] == 0
    assert game.position()["stack"] == {}
    assert refused(game, BuyCard(seat=RED)) == "G-DEV-11"
    end_turn(game)
    pass_turn(game)
    assert game.position()["stack_size"] == 0


# When a card can be played


@pytest.mark.parametrize("card", ["mercenary", *PROGRESS])
def test_a_card_cannot_be_played_in_the_turn_it_was_bought(card):
    """G-DEV-03."""
    game = position(hands={RED: CARD_PRICE}, halls={"Kassel": RED})
    act(game, BuyCard(seat=RED))
    chance(game, Draw(card))
    assert refused(game, PlayCard(card, seat=RED)) == "G-DEV-03"
    end_turn(game)
    for _ in range(3):
        pass_turn(game)
    act(game, PlayCard(card, seat=RED))


def test_an_older_card_of_the_same_kind_can_be_played():
    """G-DEV-03."""
    game = position(hands={RED: CARD_PRICE}, cards={RED: {"trade": 1}})
    act(game, BuyCard(seat=RED))
    chance(game, Draw("trade"))
    act(game, PlayCard("trade", seat=RED))
    assert cards(game, RED) == {"trade": 1}


def test_an_older_card_of_another_kind_can_be_played():
    """G-DEV-03."""
    game = position(hands={RED: CARD_PRICE}, cards={RED: {"banking": 1}})
    act(game, BuyCard(seat=RED))
    chance(game, Draw("trade"))
    assert refused(game, PlayCard("trade", seat=RED)) == "G-DEV-03"
    act(game, PlayCard("banking", seat=RED))


def test_bought_cards_do_not_restrict_the_next_seat():
    """G-DEV-03."""
    game = position(hands={RED: CARD_PRICE}, cards={ORANGE: {"trade": 1}})
    act(game, BuyCard(seat=RED))
    chance(game, Draw("trade"))
    end_turn(game)
    act(game, PlayCard("trade", seat=ORANGE))


@pytest.mark.parametrize("card", CARDS)
def test_a_bought_card_can_be_played_in_the_next_turn(card):
    """G-DEV-03."""
    game = position(hands={RED: CARD_PRICE})
    act(game, BuyCard(seat=RED))
    chance(game, Draw(card))
    assert game.position()["cards_new"] == {card: 1}
    end_turn(game)
    assert game.position()["cards_new"] == {}


@pytest.mark.parametrize("when", CARD_PHASES)
@pytest.mark.parametrize("second", ["mercenary", *PROGRESS])
def test_only_one_card_can_be_played_per_turn(second, when):
    """G-DEV-04, G-TURN-03."""
    held = {"trade": 1}
    held[second] = held.get(second, 0) + 1
    game = position(phase=when, cards={RED: held}, halls={"Kassel": RED})
    act(game, PlayCard("trade", seat=RED))
    assert refused(game, PlayCard(second, seat=RED)) == "G-DEV-04"
    if when == "pre_roll":
        roll(game, 1, 1)
        assert refused(game, PlayCard(second, seat=RED)) == "G-DEV-04"
    end_turn(game)
    for _ in range(3):
        pass_turn(game)
    act(game, PlayCard(second, seat=RED))


def test_each_seat_can_play_a_card_in_its_turn():
    """G-DEV-04, G-TURN-03."""
    game = position(cards={seat: {"trade": 1} for seat in (RED, ORANGE)})
    act(game, PlayCard("trade", seat=RED))
    assert refused(game, PlayCard("trade", seat=ORANGE)) == "G-ACT-01"
    assert game.position()["card_played"] == 1
    end_turn(game)
    assert game.position()["card_played"] == 0
    act(game, PlayCard("trade", seat=ORANGE))


@pytest.mark.parametrize("when", CARD_PHASES)
@pytest.mark.parametrize("card", ["mercenary", *PROGRESS])
def test_a_card_that_is_not_held_cannot_be_played(card, when):
    """G-DEV-04, G-ACT-06."""
    others = {other: 1 for other in CARDS if other != card}
    game = position(phase=when, cards={RED: others, BLUE: {card: 1}})
    assert refused(game, PlayCard(card, seat=RED)) == "G-ACT-06"


@pytest.mark.parametrize("when", CARD_PHASES)
@pytest.mark.parametrize("held", [0, 1, 3])
def test_victory_point_cards_cannot_be_played(held, when):
    """G-DEV-10, G-TURN-03."""
    game = position(phase=when, cards={RED: {"victory_point": held}})
    assert refused(game, PlayCard("victory_point", seat=RED)) == "G-DEV-10"
    assert game.points() == [held, 0, 0, 0]


def test_a_card_played_before_the_roll_is_followed_by_the_roll():
    """G-DEV-04: with any card; test_card_effects.py covers each one."""
    game = position(phase="pre_roll", cards={RED: {"trade": 1}})
    act(game, PlayCard("trade", seat=RED))
    assert game.phase == "pre_roll"
    assert game.legal(RED) == [Roll(seat=RED)]


# Effects of playing a card


@pytest.mark.parametrize(
    ("card", "more"),
    [
        ("mercenary", {"phase"}), ("road_building", {"phase", "free_roads"}), ("banking", {"phase", "take"}),
        ("trade", {"two_for_one"}),
    ],
)  # fmt: skip
@pytest.mark.parametrize("players", [3, 4])
def test_playing_a_card_changes_only_the_expected_fields(card, more, players):
    """G-DEV-05, G-DEV-06, G-DEV-07, G-DEV-08."""
    game = position(players, cards={RED: {card: 1}}, halls={"Kassel": RED}, hands={RED: PLENTY}, round_busy=0)
    changes = changed_fields(game, PlayCard(card, seat=RED))
    assert changes == {"cards", "card_count", "cards_open", "card_played", "round_busy"} | more


@pytest.mark.parametrize("card", PROGRESS)
def test_a_played_progress_card_leaves_the_game(card):
    """G-DEV-09, G-INV-07."""
    game = position(cards={RED: {card: 1}}, halls={"Kassel": RED})
    before = game.position()["stack"]
    act(game, PlayCard(card, seat=RED))
    assert cards(game, RED) == {}
    assert game.position()["stack"] == before
    assert game.position()["stack_size"] == DECK_SIZE - 1
    assert game.position()["cards_open"] == [{card: 1}, {}, {}, {}]
    assert game.position()["card_count"] == [0, 0, 0, 0]


def test_a_victory_point_card_can_win_in_the_turn_it_was_bought():
    """G-DEV-10, G-DEV-03, G-T11."""
    nine = ["Kassel", "Hof", "Ulm", "Emden", "Leipzig", "Dessau", "Passau", "Erfurt", "Aachen"]
    game = position(halls=dict.fromkeys(nine, RED), hands={RED: CARD_PRICE}, cards={BLUE: {"victory_point": 1}})
    act(game, BuyCard(seat=RED))
    events = chance(game, Draw("victory_point"))
    assert game.winner == RED
    assert [e for e in events if isinstance(e, Revealed)] == [
        Revealed(RED, "victory_point", 1), Revealed(BLUE, "victory_point", 1)
    ]  # fmt: skip


def test_victory_point_cards_stay_secret_until_the_end():
    """G-DEV-10, G-DEV-02."""
    game = position(cards={RED: {"victory_point": 2}})
    end_turn(game)
    assert game.position()["cards_open"] == [{}, {}, {}, {}]
    assert not any(game.view(BLUE).masked.cards[RED])
    assert game.points() == [2, 0, 0, 0]
