"""Exchanges with the supply and the Trade card (G-TRADE-02 to G-TRADE-04, G-DEV-08, GQ-34)."""

import pytest

from hexstead import BadAction
from hexstead.core.actions import EndTurn, Exchange, PlayCard
from hexstead.core.events import Exchanged, Played
from hexstead.games.germany.actions import ExchangeTwo

from ..game_helpers import BLUE, COLOURS, ORANGE, RED, act, allowed, changed_fields, hand, hands, refused, roll, supply
from .positions import RESOURCES, position

PAIRS = [(give, get) for give in RESOURCES for get in RESOURCES if give != get]


@pytest.mark.parametrize(("give", "get"), PAIRS)
def test_three_equal_cards_buy_one_card_of_another_resource(give, get):
    """G-TRADE-02."""
    game = position(hands={RED: {give: 3}})
    assert act(game, Exchange(give, get, seat=RED)) == [Exchanged(RED, give, 3, get)]
    assert hand(game, RED) == {get: 1}
    assert game.position()["hand_size"] == [1, 0, 0, 0]
    assert supply(game) == {name: 17 if name == get else 18 for name in RESOURCES}


@pytest.mark.parametrize("seat", COLOURS)
def test_an_exchange_changes_only_one_hand_and_the_supply(seat):
    """G-TRADE-02."""
    game = position(turn=seat, hands={i: {"ore": 4} for i in COLOURS})
    assert changed_fields(game, Exchange("ore", "wool", seat=seat)) == {"hand", "hand_size", "supply"}
    assert hand(game, seat) == {"ore": 1, "wool": 1}
    assert [cards for i, cards in enumerate(hands(game)) if i != seat] == [{"ore": 4}] * 3


def test_two_cards_or_three_different_cards_are_not_enough():
    """G-TRADE-02, G-ACT-04."""
    game = position(hands={RED: {"ore": 2, "wool": 1}})
    for get in ("lumber", "brick", "grain"):
        assert refused(game, Exchange("ore", get, seat=RED)) == "G-ACT-04"


def test_a_resource_cannot_be_exchanged_for_itself():
    """G-TRADE-02."""
    game = position(hands={RED: dict.fromkeys(RESOURCES, 3)})
    for resource in RESOURCES:
        assert refused(game, Exchange(resource, resource, seat=RED)) == "G-TRADE-02"


def test_exchanges_are_unlimited():
    """G-TRADE-02."""
    game = position(hands={RED: {"ore": 18}})
    for _ in range(6):
        act(game, Exchange("ore", "wool", seat=RED))
    assert hand(game, RED) == {"wool": 6}
    act(game, Exchange("wool", "grain", seat=RED))
    assert hand(game, RED) == {"wool": 3, "grain": 1}


def test_the_requested_card_must_be_in_the_supply():
    """G-TRADE-04."""
    game = position(hands={RED: {"ore": 3}, BLUE: {"wool": 18, "grain": 17}})
    assert refused(game, Exchange("ore", "wool", seat=RED)) == "G-TRADE-04"
    act(game, Exchange("ore", "grain", seat=RED))
    assert supply(game)["grain"] == 0


def test_an_empty_supply_is_reported_before_the_price():
    """G-TRADE-04, G-ACT-04."""
    game = position(hands={RED: {"ore": 2}, BLUE: {"wool": 18}})
    assert refused(game, Exchange("ore", "wool", seat=RED)) == "G-TRADE-04"
    assert refused(game, Exchange("ore", "ore", seat=RED)) == "G-TRADE-02"


def test_development_cards_and_pieces_cannot_be_traded():
    """G-TRADE-04."""
    game = position(hands={RED: {"ore": 3}}, cards={RED: {"mercenary": 3}})
    for good in ("mercenary", "road", "hall", "gold"):
        with pytest.raises(BadAction):
            game.apply(Exchange("ore", good, seat=RED))
        with pytest.raises(BadAction):
            game.apply(Exchange(good, "ore", seat=RED))


@pytest.mark.parametrize(("give", "get"), PAIRS)
def test_with_the_trade_card_two_equal_cards_buy_one(give, get):
    """G-TRADE-03, G-DEV-08."""
    game = position(hands={RED: {give: 2}}, cards={RED: {"trade": 1}})
    assert refused(game, ExchangeTwo(give, get, seat=RED)) == "G-TRADE-03"
    assert act(game, PlayCard("trade", seat=RED)) == [Played(RED, "trade")]
    assert act(game, ExchangeTwo(give, get, seat=RED)) == [Exchanged(RED, give, 2, get)]
    assert hand(game, RED) == {get: 1}


def test_exchanges_with_the_trade_card_have_the_same_restrictions():
    """G-TRADE-03, G-TRADE-04, G-TRADE-02."""
    game = position(hands={RED: {"ore": 2, "grain": 1}, BLUE: {"wool": 18}}, two_for_one=1)
    assert refused(game, ExchangeTwo("ore", "wool", seat=RED)) == "G-TRADE-04"
    assert refused(game, ExchangeTwo("ore", "ore", seat=RED)) == "G-TRADE-02"
    assert refused(game, ExchangeTwo("grain", "brick", seat=RED)) == "G-ACT-04"
    assert allowed(game, ExchangeTwo("ore", "brick", seat=RED))


def test_the_trade_card_applies_until_the_end_of_the_turn():
    """GQ-34, G-TRADE-03, G-DEV-08."""
    game = position(phase="pre_roll", hands={RED: {"ore": 8}, ORANGE: {"ore": 2}}, cards={RED: {"trade": 1}})
    act(game, PlayCard("trade", seat=RED))
    assert refused(game, ExchangeTwo("ore", "wool", seat=RED)) == "G-ACT-03"
    roll(game, 1, 1)
    act(game, ExchangeTwo("ore", "wool", seat=RED))
    act(game, ExchangeTwo("ore", "wool", seat=RED))
    act(game, EndTurn(seat=RED))
    roll(game, 1, 1)
    assert refused(game, ExchangeTwo("ore", "wool", seat=ORANGE)) == "G-TRADE-03"


def test_the_trade_card_does_not_disable_three_for_one():
    """GQ-34."""
    game = position(hands={RED: {"ore": 3}}, cards={RED: {"trade": 1}})
    act(game, PlayCard("trade", seat=RED))
    assert act(game, Exchange("ore", "wool", seat=RED)) == [Exchanged(RED, "ore", 3, "wool")]


def test_worked_example_of_the_trade_card():
    """G-T07: three ore remain for the next turn."""
    game = position(3, hands={RED: {"brick": 4, "wool": 2, "ore": 3}}, cards={RED: {"trade": 1}})
    act(game, PlayCard("trade", seat=RED))
    act(game, ExchangeTwo("brick", "grain", seat=RED))
    act(game, ExchangeTwo("brick", "lumber", seat=RED))
    act(game, ExchangeTwo("wool", "lumber", seat=RED))
    assert hand(game, RED) == {"lumber": 2, "grain": 1, "ore": 3}
    for _ in range(3):
        act(game, EndTurn(seat=game.turn_seat))
        roll(game, 1, 1)
    assert game.turn_seat == RED
    assert refused(game, ExchangeTwo("ore", "brick", seat=RED)) == "G-TRADE-03"
    assert allowed(game, Exchange("ore", "brick", seat=RED))
