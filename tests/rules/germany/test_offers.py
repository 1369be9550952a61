"""Trades between players: making an offer (G-TRADE-01, GQ-40)."""

from dataclasses import replace
from functools import partial

import pytest

from hexstead import BadAction, BadOption
from hexstead.core.actions import Accept, Conclude, Counter, EndTurn, Offer, UncodedTrade, Withdraw
from hexstead.core.events import Offered

from ..game_helpers import BLUE, COLOURS, ORANGE, RED, WHITE, act, allowed, changed_fields, hand, refused, roll
from .positions import RESOURCES, TWO_OF_EACH, position, trading_position


@pytest.mark.parametrize("turn", COLOURS)
def test_an_offer_goes_to_all_other_seats_by_default(turn):
    """G-TRADE-01."""
    game = trading_position(turn=turn)
    others = [seat for seat in COLOURS if seat != turn]
    assert act(game, Offer({"ore": 1}, {"wool": 1}, seat=turn)) == [Offered(turn, others, {"ore": 1}, {"wool": 1})]
    assert game.phase == "offer"
    now = game.position()
    assert now["answer"] == [0 if seat == turn else 1 for seat in COLOURS]
    assert (now["offer_give"], now["offer_get"], now["offers_left"]) == ({"ore": 1}, {"wool": 1}, 4)


def test_with_three_players_an_offer_goes_to_two_seats():
    """G-TRADE-01."""
    for offer in (Offer({"ore": 1}, {"wool": 1}, seat=ORANGE), Offer({"ore": 2}, {"wool": 2}, seat=ORANGE)):
        game = trading_position(3, turn=ORANGE)
        assert act(game, offer)[0].to_json()["to"] == [RED, WHITE]
        assert game.position()["answer"] == [1, 0, 1]
        assert game.to_act == (WHITE, RED, ORANGE)


def test_making_an_offer_does_not_move_cards():
    """G-TRADE-01."""
    game = trading_position()
    touched = changed_fields(game, Offer({"ore": 1}, {"wool": 1}, seat=RED))
    assert touched == {"phase", "answer", "offer_give", "offer_get", "offers_left", "offers_made"}


@pytest.mark.parametrize(
    ("give", "get"),
    [({"ore": 2, "wool": 1}, {"grain": 1}), ({"ore": 2}, {"wool": 2, "brick": 1}), ({"ore": 1}, {"grain": 3})],
)
def test_any_combination_of_cards_can_be_offered(give, get):
    """G-TRADE-01: including combinations without a code."""
    game = trading_position()
    assert act(game, Offer(give, get, seat=RED)) == [Offered(RED, [ORANGE, WHITE, BLUE], give, get)]
    assert (game.position()["offer_give"], game.position()["offer_get"]) == (give, get)


@pytest.mark.parametrize("to", [(ORANGE,), (WHITE,), (ORANGE, BLUE), (BLUE, WHITE)])
def test_an_offer_can_be_limited_to_some_seats(to):
    """G-TRADE-01."""
    game = trading_position()
    assert act(game, Offer({"ore": 1}, {"wool": 1}, to, seat=RED))[0].to_json()["to"] == sorted(to)
    assert game.position()["answer"] == [1 if seat in to else 0 for seat in COLOURS]
    assert set(game.to_act) == {RED, *to}
    for seat in {ORANGE, WHITE, BLUE} - set(to):
        assert refused(game, Accept(seat=seat)) == "G-ACT-01"
        assert refused(game, Counter({"wool": 1}, {"ore": 1}, seat=seat)) == "G-ACT-01"


def test_an_offer_can_only_be_addressed_to_opponents():
    """G-TRADE-01."""
    game = trading_position(3)
    for to in ((RED,), (RED, ORANGE), (BLUE,), (ORANGE, BLUE), (ORANGE, WHITE, BLUE)):
        assert refused(game, Offer({"ore": 1}, {"wool": 1}, to, seat=RED)) == "G-TRADE-01"
    with pytest.raises(BadAction):
        game.apply(Offer({"ore": 1}, {"wool": 1}, (), seat=RED))


def test_an_offer_without_addressees_is_refused_as_a_bit_mask_too():
    """G-TRADE-01: bots encode the addressees as a bit mask."""
    game = trading_position(3)
    terms = game.engine.codec.encode(Offer({"ore": 1}, {"wool": 1}, (ORANGE,), seat=RED))
    assert isinstance(terms, UncodedTrade)
    check = partial(game.engine.check, game.engine.from_bytes(game.state_bytes()), RED)
    assert check(terms) == 0
    assert game.definition.rule_ids[check(replace(terms, to=0))] == "G-TRADE-01"


@pytest.mark.parametrize("resource", RESOURCES)
def test_a_seat_can_only_offer_cards_that_it_holds(resource):
    """G-TRADE-01, G-ACT-04."""
    wanted, other = [r for r in RESOURCES if r != resource][:2]
    game = position(hands={RED: {resource: 2}})
    assert allowed(game, Offer({resource: 2}, {wanted: 1}, seat=RED))
    assert allowed(game, Offer({resource: 2}, {wanted: 2}, seat=RED))
    assert refused(game, Offer({resource: 3}, {wanted: 1}, seat=RED)) == "G-ACT-04"
    assert refused(game, Offer({resource: 2, other: 1}, {wanted: 1}, seat=RED)) == "G-ACT-04"
    short = position(hands={RED: {resource: 1}})
    assert refused(short, Offer({resource: 2}, {wanted: 1}, seat=RED)) == "G-ACT-04"
    assert refused(position(), Offer({resource: 1}, {wanted: 1}, seat=RED)) == "G-ACT-04"


def test_an_offer_does_not_depend_on_the_hands_of_others():
    """G-TRADE-01, G-INFO-02: refusing it would reveal hands."""
    game = position(hands={RED: {"ore": 1}})
    act(game, Offer({"ore": 1}, {"wool": 2}, seat=RED))
    assert game.to_act == (ORANGE, WHITE, BLUE, RED)


def test_offering_and_requesting_the_same_resource_is_refused():
    """GQ-40."""
    game = trading_position()
    assert refused(game, Offer({"ore": 1}, {"ore": 1}, seat=RED)) == "GQ-40"
    assert refused(game, Offer({"ore": 2}, {"ore": 1}, seat=RED)) == "GQ-40"
    assert refused(game, Offer({"ore": 1, "wool": 1}, {"wool": 1, "grain": 1}, seat=RED)) == "GQ-40"


def test_an_empty_offer_is_refused():
    """G-ACT-05."""
    game = trading_position()
    assert refused(game, Offer({}, {}, seat=RED)) == "G-ACT-05"
    assert refused(game, Offer({"ore": 0}, {"wool": 0}, seat=RED)) == "G-ACT-05"


@pytest.mark.parametrize(("give", "get"), [({}, {"wool": 1}), ({"ore": 1}, {}), ({}, {"wool": 2, "grain": 1})])
def test_a_one_sided_offer_cannot_be_accepted(give, get):
    """GQ-40: gifts are not allowed; a one-sided offer can only be countered."""
    game = trading_position()
    assert act(game, Offer(give, get, seat=RED)) == [Offered(RED, [ORANGE, WHITE, BLUE], give, get)]
    for seat in (ORANGE, WHITE, BLUE):
        assert refused(game, Accept(seat=seat)) == "GQ-40"
    act(game, Counter({"wool": 1}, {"ore": 1}, seat=BLUE))
    act(game, Conclude(BLUE, seat=RED))
    assert hand(game, RED) == TWO_OF_EACH | {"ore": 1, "wool": 3}


def test_the_cards_of_a_one_sided_offer_must_be_in_hand():
    """G-ACT-04."""
    game = position(hands={RED: {"ore": 1}})
    assert refused(game, Offer({"ore": 2}, {}, seat=RED)) == "G-ACT-04"
    assert allowed(game, Offer({"ore": 1}, {}, seat=RED))
    assert allowed(position(), Offer({}, {"ore": 1}, seat=RED))


def test_only_the_turn_player_can_make_an_offer_and_only_after_the_roll():
    """G-TRADE-01, G-ACT-01, G-ACT-03."""
    game = trading_position(phase="pre_roll")
    for offer in ({"ore": 1}, {"wool": 1}), ({"ore": 2}, {"wool": 2}):
        assert refused(game, Offer(*offer, seat=RED)) == "G-ACT-03"
    game = trading_position()
    for seat in (ORANGE, WHITE, BLUE):
        assert refused(game, Offer({"ore": 1}, {"wool": 1}, seat=seat)) == "G-ACT-01"
        assert refused(game, Offer({"ore": 2}, {"wool": 2}, (RED,), seat=seat)) == "G-ACT-01"


def trade(game, partner=ORANGE):
    """Let red trade 1 ore for 1 wool with a partner, and back."""
    for give, get in (({"ore": 1}, {"wool": 1}), ({"wool": 1}, {"ore": 1})):
        act(game, Offer(give, get, (partner,), seat=RED))
        act(game, Accept(seat=partner))
        act(game, Conclude(partner, seat=RED))


def withdrawn_offers(game, count):
    """Let red make and withdraw offers."""
    for _ in range(count):
        act(game, Offer({"ore": 1}, {"wool": 1}, seat=RED))
        act(game, Withdraw(seat=RED))


def test_at_most_five_offers_per_turn_can_come_to_nothing():
    """G-TRADE-05."""
    game = trading_position(3)
    for left in (4, 3, 2, 1, 0):
        withdrawn_offers(game, 1)
        assert game.position()["offers_left"] == left
    assert refused(game, Offer({"ore": 1}, {"wool": 1}, seat=RED)) == "G-TRADE-05"
    assert refused(game, Offer({"ore": 2}, {"wool": 2}, (ORANGE,), seat=RED)) == "G-TRADE-05"
    act(game, EndTurn(seat=RED))
    roll(game, 6, 6)
    assert allowed(game, Offer({"ore": 1}, {"wool": 1}, seat=ORANGE))
    assert (game.position()["offers_left"], game.position()["offers_made"]) == (5, 0)


def test_agreed_trades_are_not_limited():
    """G-TRADE-05: even with a single offer that may come to nothing."""
    game = trading_position(options={"trade.offers": 1})
    for _ in range(15):
        trade(game)
    assert (game.position()["offers_left"], game.position()["offers_made"]) == (1, 30)
    withdrawn_offers(game, 1)
    assert refused(game, Offer({"ore": 1}, {"wool": 1}, seat=RED)) == "G-TRADE-05"


def test_an_agreed_trade_gives_back_only_its_own_offer():
    """G-TRADE-05."""
    game = trading_position()
    withdrawn_offers(game, 2)
    trade(game)
    assert game.position()["offers_left"] == 3


def test_all_offers_of_a_turn_can_be_limited():
    """G-TRADE-06: agreed trades included, for bots and simulations."""
    game = trading_position(options={"trade.total": 3})
    trade(game)
    withdrawn_offers(game, 1)
    assert refused(game, Offer({"ore": 1}, {"wool": 1}, seat=RED)) == "G-TRADE-06"
    assert refused(game, Offer({"ore": 2}, {"wool": 2}, (ORANGE,), seat=RED)) == "G-TRADE-06"
    assert not [action for action in game.legal(RED) if isinstance(action, Offer)]
    act(game, EndTurn(seat=RED))
    roll(game, 6, 6)
    assert allowed(game, Offer({"ore": 1}, {"wool": 1}, seat=ORANGE))


@pytest.mark.parametrize("version", [1, 2])
def test_agreed_trades_used_up_offers_in_earlier_versions(version):
    """G-TRADE-06: so that older records replay."""
    game = trading_position(rules_version=version)
    trade(game)
    assert game.position()["offers_left"] == 3
    withdrawn_offers(game, 3)
    assert refused(game, Offer({"ore": 1}, {"wool": 1}, seat=RED)) == "G-TRADE-06"


@pytest.mark.parametrize("limit", [0, 1, 20])
def test_the_number_of_offers_without_a_trade_is_an_option(limit):
    """G-TRADE-05."""
    game = trading_position(options={"trade.offers": limit})
    assert game.position()["offers_left"] == limit
    assert allowed(game, Offer({"ore": 1}, {"wool": 1}, seat=RED)) == (limit > 0)
    with pytest.raises(BadOption):
        trading_position(options={"trade.offers": 21})


def test_only_resource_cards_can_be_offered():
    """G-TRADE-04."""
    game = trading_position(cards={RED: {"mercenary": 1}})
    for bundle in ({"mercenary": 1}, {"road": 1}, {"gold": 1}, {"ore": -1}, {"ore": 100}):
        with pytest.raises(BadAction):
            game.apply(Offer(bundle, {"wool": 1}, seat=RED))
        with pytest.raises(BadAction):
            game.apply(Offer({"wool": 1}, bundle, seat=RED))


def test_legal_offers_list_one_for_one_two_for_one_and_one_for_two():
    """G-TRADE-01: of the 60 combinations of two resources those that the hand allows."""
    offers = [a for a in trading_position().legal(RED) if isinstance(a, Offer)]
    assert len(offers) == len(set(map(str, offers))) == 60
    assert {(sum(a.give.values()), sum(a.get.values())) for a in offers} == {(1, 1), (2, 1), (1, 2)}
    assert all(a.to is None and len(a.give) == len(a.get) == 1 and set(a.give) != set(a.get) for a in offers)
    poor = [a for a in position(hands={RED: {"ore": 1}}).legal(RED) if isinstance(a, Offer)]
    assert sorted((sum(a.get.values()), *a.get) for a in poor) == sorted(
        (n, r) for n in (1, 2) for r in RESOURCES if r != "ore"
    )
