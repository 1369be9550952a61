"""Exchanges with the supply and purchases with gold (A-TRADE-03 to A-TRADE-07, A-T11)."""

from itertools import permutations

import pytest

from hexstead import BadAction
from hexstead.core.actions import EndTurn, Exchange
from hexstead.core.events import Exchanged
from hexstead.games.america.actions import BuyResource, SellForGold
from hexstead.games.america.events import GoldSpent, GoldTaken

from ..game_helpers import COLOURS, ORANGE, RED, WHITE, act, allowed, changed_fields, hand, hands, refused, roll, supply
from .positions import RESOURCES, gold, pass_build_phase, position


@pytest.mark.parametrize(("give", "get"), list(permutations(RESOURCES, 2)))
def test_three_equal_cards_buy_one_card_of_another_resource(give, get):
    """A-TRADE-05, A-T11."""
    game = position(hands={RED: {give: 3}, ORANGE: {give: 3}})
    assert act(game, Exchange(give, get, seat=RED)) == [Exchanged(RED, give, 3, get)]
    assert hands(game) == [{get: 1}, {give: 3}, {}, {}]
    assert (supply(game)[give], supply(game)[get]) == (16, 18)
    assert game.position()["hand_size"] == [1, 3, 0, 0]


@pytest.mark.parametrize("resource", RESOURCES)
def test_two_cards_are_not_enough(resource):
    """A-TRADE-05, A-ACT-04."""
    others = dict.fromkeys(RESOURCES, 2)
    game = position(hands={RED: others})
    for get in RESOURCES:
        if get != resource:
            assert refused(game, Exchange(resource, get, seat=RED)) == "A-ACT-04"
    assert refused(game, SellForGold(resource, seat=RED)) == "A-ACT-04"


@pytest.mark.parametrize("resource", RESOURCES)
def test_a_resource_cannot_be_exchanged_for_itself(resource):
    """A-TRADE-06, A-T11."""
    game = position(hands={RED: {resource: 6}})
    assert refused(game, Exchange(resource, resource, seat=RED)) == "A-TRADE-06"


@pytest.mark.parametrize("resource", RESOURCES)
def test_three_equal_cards_buy_one_gold(resource):
    """A-TRADE-05, A-T11."""
    game = position(hands={RED: {resource: 4}}, gold={RED: 1, ORANGE: 1})
    assert act(game, SellForGold(resource, seat=RED))[-1] == GoldTaken(RED, 1, "exchange")
    assert (hand(game, RED), gold(game), supply(game)[resource]) == ({resource: 1}, [2, 1, 0, 0], 18)
    assert game.position()["hand_size"][RED] == 1


def test_the_events_of_a_sale_name_the_resource():
    """A-INFO-04, A-TRADE-05: payments are public."""
    game = position(hands={RED: {"coal": 3}})
    events = [event.to_json() for event in act(game, SellForGold("coal", seat=RED))]
    assert {"type": "paid", "seat": RED, "resource": "coal", "count": 3} in events
    assert {"type": "gold_taken", "seat": RED, "count": 1, "source": "exchange"} in events


def test_exchanges_are_unlimited():
    """A-TRADE-05, AQ-24."""
    game = position(hands={RED: {"ore": 19, "coal": 9}})
    for _ in range(6):
        act(game, SellForGold("ore", seat=RED))
    for _ in range(3):
        act(game, Exchange("coal", "cattle", seat=RED))
    assert (hand(game, RED), gold(game)[RED]) == ({"ore": 1, "cattle": 3}, 6)
    assert game.position()["bought"] == 0


def test_an_exchange_changes_only_the_expected_fields():
    """A-TRADE-05."""
    game = position(hands={RED: {"ore": 6}})
    assert changed_fields(game, Exchange("ore", "coal", seat=RED)) == {"hand", "hand_size", "supply"}
    assert changed_fields(game, SellForGold("ore", seat=RED)) == {"hand", "hand_size", "supply", "gold"}


@pytest.mark.parametrize("resource", RESOURCES)
def test_two_gold_buy_any_card(resource):
    """A-TRADE-03, A-T11."""
    game = position(gold={RED: 3, ORANGE: 5})
    assert act(game, BuyResource(resource, seat=RED)) == [GoldSpent(RED, 2, resource)]
    assert (hands(game), gold(game)) == ([{resource: 1}, {}, {}, {}], [1, 5, 0, 0])
    assert supply(game)[resource] == 18
    assert refused(game, BuyResource(resource, seat=RED)) == "A-ACT-04"
    assert game.position()["hand_size"][RED] == 1


def test_a_purchase_changes_only_the_expected_fields():
    """A-TRADE-03."""
    game = position(gold={RED: 2})
    assert changed_fields(game, BuyResource("ore", seat=RED)) == {"hand", "hand_size", "supply", "gold", "bought"}


def test_at_most_two_purchases_are_allowed_per_turn():
    """A-TRADE-04, A-T11."""
    game = position(gold={RED: 9})
    act(game, BuyResource("ore", seat=RED))
    act(game, BuyResource("coal", seat=RED))
    for resource in RESOURCES:
        assert refused(game, BuyResource(resource, seat=RED)) == "A-TRADE-04"
    assert (gold(game)[RED], hand(game, RED)) == (5, {"ore": 1, "coal": 1})


def test_exchanges_do_not_count_as_purchases():
    """AQ-24, A-TRADE-04."""
    game = position(gold={RED: 4}, hands={RED: {"ore": 6}})
    act(game, SellForGold("ore", seat=RED))
    act(game, Exchange("ore", "coal", seat=RED))
    act(game, BuyResource("grain", seat=RED))
    act(game, BuyResource("grain", seat=RED))
    assert refused(game, BuyResource("grain", seat=RED)) == "A-TRADE-04"


@pytest.mark.parametrize("players", [3, 4])
def test_purchases_are_allowed_again_in_the_next_own_turn(players):
    """AQ-24, A-TRADE-04, A-T11."""
    game = position(players, gold=dict.fromkeys(range(players), 20), bought=2)
    for turn in range(1, players + 1):
        act(game, EndTurn())
        pass_build_phase(game)
        roll(game, 1, 1)
        seat = turn % players
        act(game, BuyResource("ore", seat=seat))
        act(game, BuyResource("ore", seat=seat))
        assert refused(game, BuyResource("ore", seat=seat)) == "A-TRADE-04"
    assert game.turn_seat == RED


@pytest.mark.parametrize("resource", RESOURCES)
def test_a_card_missing_from_the_supply_cannot_be_bought_or_exchanged(resource):
    """A-TRADE-07, AQ-23."""
    other, third = [r for r in RESOURCES if r != resource][:2]
    game = position(gold={RED: 4}, hands={RED: {other: 3}, WHITE: {resource: 19}})
    assert refused(game, BuyResource(resource, seat=RED)) == "A-TRADE-07"
    assert refused(game, Exchange(other, resource, seat=RED)) == "A-TRADE-07"
    assert allowed(game, BuyResource(third, seat=RED))
    assert allowed(game, Exchange(other, third, seat=RED))
    assert allowed(game, SellForGold(other, seat=RED))


def test_the_last_card_of_the_supply_can_be_bought():
    """A-TRADE-07."""
    game = position(gold={RED: 4}, hands={WHITE: {"ore": 18}})
    act(game, BuyResource("ore", seat=RED))
    assert refused(game, BuyResource("ore", seat=RED)) == "A-TRADE-07"


def test_refusals_of_a_purchase_have_an_order():
    """A-ACT-04, A-TRADE-04, A-TRADE-07: supply, limit, cost."""
    game = position(bought=2, hands={WHITE: {"ore": 19}})
    assert refused(game, BuyResource("ore", seat=RED)) == "A-TRADE-07"
    assert refused(game, BuyResource("coal", seat=RED)) == "A-TRADE-04"
    assert refused(position(gold={RED: 1}), BuyResource("coal", seat=RED)) == "A-ACT-04"
    assert refused(position(hands={WHITE: {"ore": 19}}), Exchange("coal", "ore", seat=RED)) == "A-TRADE-07"
    assert refused(position(), Exchange("coal", "coal", seat=RED)) == "A-TRADE-06"


@pytest.mark.parametrize("seat", COLOURS)
def test_only_the_turn_player_can_trade_with_the_supply(seat):
    """A-TRADE-01, A-ACT-01."""
    rich = {seat: {"ore": 3} for seat in COLOURS}
    for turn in COLOURS:
        game = position(turn=turn, hands=rich, gold=dict.fromkeys(COLOURS, 4))
        for action in (
            Exchange("ore", "coal", seat=seat),
            SellForGold("ore", seat=seat),
            BuyResource("ore", seat=seat),
        ):
            if seat == turn:
                assert allowed(game, action)
            else:
                assert refused(game, action) == "A-ACT-01"


def test_trading_is_refused_in_the_build_phase():
    """A-EBP-03, A-EBP-04, A-T11; AD-01."""
    game = position(builder=ORANGE, hands={ORANGE: {"ore": 5}}, gold={ORANGE: 4})
    for action in (Exchange("ore", "coal", seat=ORANGE), SellForGold("ore", seat=ORANGE)):
        assert refused(game, action) == "A-ACT-03"
    assert refused(game, BuyResource("ore", seat=ORANGE)) == "A-ACT-03"


@pytest.mark.parametrize(("side", "instead"), [("get", "sell_for_gold"), ("give", "buy_resource")])
def test_an_exchange_with_gold_points_to_the_right_action(side, instead):
    """A-TRADE-03, A-TRADE-05."""
    action = {"type": "exchange", "give": "ore", "get": "grain"} | {side: "gold"}
    with pytest.raises(BadAction, match=instead):
        position(hands={RED: {"ore": 3}}).apply(action)
