"""Trades of resource cards and gold between players (A-TRADE-01, A-TRADE-02, AQ-20 to AQ-22)."""

import pytest

from hexstead import BadAction, BadOption
from hexstead.core.actions import Accept, Conclude, Counter, Decline, EndTurn, Exchange, Offer, Withdraw
from hexstead.core.events import Accepted, Countered, Declined, Offered, Traded, Withdrawn
from hexstead.games.america.actions import BuildRail, BuyResource

from ..game_helpers import (
    BLUE,
    COLOURS,
    NO_OFFER,
    ORANGE,
    RED,
    WHITE,
    act,
    allowed,
    changed_fields,
    hand,
    hands,
    refused,
    roll,
    supply,
)
from .positions import RESOURCES, gold, pass_build_phase, position

TWO_OF_EACH = dict.fromkeys(RESOURCES, 2)
GOODS = (*RESOURCES, "gold")
OFFERS = [
    ({"ore": 1}, {"coal": 1}), ({"ore": 1}, {"gold": 2}), ({"gold": 2}, {"ore": 1}), ({"gold": 3}, {"ore": 2}),
    ({"ore": 2, "gold": 1}, {"coal": 1, "grain": 1}), ({"ore": 1}, {"coal": 1, "gold": 1}),
]  # fmt: skip


def trading_position(players=4, turn=RED, **more):
    seats = range(players)
    return position(players, turn=turn, hands=dict.fromkeys(seats, TWO_OF_EACH), gold=dict.fromkeys(seats, 3), **more)


def offered(give=None, get=None, to=None, **more):
    """Return a game in which red has made an offer, by default ore for 2 gold to everyone."""
    game = trading_position(**more)
    act(game, Offer({"ore": 1} if give is None else give, {"gold": 2} if get is None else get, to, seat=RED))
    return game


def counts(game, seat):
    return {**{r: hand(game, seat).get(r, 0) for r in RESOURCES}, "gold": gold(game)[seat]}


# Making an offer


@pytest.mark.parametrize(("give", "get"), OFFERS)
@pytest.mark.parametrize("turn", COLOURS)
def test_an_offer_goes_to_all_other_seats_by_default(turn, give, get):
    """A-TRADE-01, A-TRADE-02."""
    game = trading_position(turn=turn)
    others = [seat for seat in COLOURS if seat != turn]
    before = (hands(game), gold(game))
    assert act(game, Offer(give, get, seat=turn)) == [Offered(turn, others, give, get)]
    at = game.position()
    assert (game.phase, at["answer"]) == ("offer", [0 if seat == turn else 1 for seat in COLOURS])
    assert (at["offer_give"], at["offer_get"], at["offers_left"]) == (give, get, 4)
    assert (hands(game), gold(game)) == before


def test_legal_offers_include_gold():
    """A-TRADE-02: one resource for one to three gold, and the reverse."""
    game = position(hands={RED: {"ore": 1}}, gold={RED: 3})
    listed = [a for a in game.legal(RED) if isinstance(a, Offer)]
    sells = [a for a in listed if a.get.get("gold")]
    buys = [a for a in listed if a.give.get("gold")]
    assert [(dict(a.give), dict(a.get)) for a in sells] == [({"ore": 1}, {"gold": n}) for n in (1, 2, 3)]
    assert [(dict(a.give), dict(a.get)) for a in buys] == [({"gold": n}, {r: 1}) for r in RESOURCES for n in (1, 2, 3)]
    assert len(listed) == 3 + 15 + 8  # and one ore for one or two of another resource


@pytest.mark.parametrize("good", GOODS)
def test_a_seat_can_only_offer_goods_that_it_holds(good):
    """A-TRADE-02, A-ACT-04."""
    wanted = "coal" if good != "coal" else "ore"
    holding = {"gold": {RED: 2}} if good == "gold" else {"hands": {RED: {good: 2}}}
    game = position(**holding)
    assert allowed(game, Offer({good: 2}, {wanted: 1}, seat=RED))
    assert allowed(game, Offer({good: 2}, {wanted: 2}, seat=RED))
    assert refused(game, Offer({good: 3}, {wanted: 1}, seat=RED)) == "A-ACT-04"
    assert refused(game, Offer({good: 3}, {wanted: 3}, seat=RED)) == "A-ACT-04"
    assert refused(position(), Offer({good: 1}, {wanted: 1}, seat=RED)) == "A-ACT-04"


@pytest.mark.parametrize("good", GOODS)
def test_offering_and_requesting_the_same_good_is_refused(good):
    """AQ-21."""
    game = trading_position()
    other = "coal" if good != "coal" else "ore"
    for give, get in (({good: 1}, {good: 1}), ({good: 2}, {good: 1}), ({good: 1, other: 1}, {good: 1})):
        assert refused(game, Offer(give, get, seat=RED)) == "AQ-20"


def test_gifts_are_refused():
    """AQ-20: a one-sided offer can only be countered."""
    for give, get in (({}, {"gold": 2}), ({"gold": 1}, {}), ({}, {"coal": 1}), ({"ore": 2}, {})):
        game = offered(give, get)
        for seat in (ORANGE, WHITE, BLUE):
            assert refused(game, Accept(seat=seat)) == "AQ-20"
            assert refused(game, Counter({"coal": 1}, {}, seat=seat)) == "AQ-20"
            assert refused(game, Counter({}, {"ore": 1}, seat=seat)) == "AQ-20"
        act(game, Counter({"coal": 1}, {"gold": 1}, seat=BLUE))
        act(game, Conclude(BLUE, seat=RED))
        assert (counts(game, RED)["coal"], gold(game)) == (3, [2, 3, 3, 4])
    assert refused(trading_position(), Offer({}, {}, seat=RED)) == "A-ACT-05"


def test_only_resources_and_gold_can_be_traded():
    """A-TRADE-08, AQ-22."""
    game = trading_position(cards={RED: {"cavalry": 1}})
    for bundle in ({"cavalry": 1}, {"rail": 1}, {"settler": 1}, {"goods": 1}, {"ore": -1}, {"gold": 100}):
        for offer in (Offer(bundle, {"coal": 1}, seat=RED), Offer({"coal": 1}, bundle, seat=RED)):
            with pytest.raises(BadAction):
                game.apply(offer)


def test_an_offer_can_only_be_addressed_to_opponents():
    """A-TRADE-01."""
    game = trading_position(3)
    for to in ((RED,), (RED, ORANGE), (BLUE,), (ORANGE, BLUE)):
        assert refused(game, Offer({"ore": 1}, {"gold": 1}, to, seat=RED)) == "A-TRADE-01"
    act(game, Offer({"ore": 1}, {"gold": 1}, (WHITE,), seat=RED))
    assert (game.position()["answer"], game.to_act) == ([0, 0, 1], (WHITE, RED))
    assert refused(game, Accept(seat=ORANGE)) == "A-ACT-01"


def test_offers_can_only_be_made_in_the_own_action_phase():
    """A-TRADE-01, AQ-25, A-EBP-03, A-T11."""
    for give, get in (({"ore": 1}, {"gold": 1}), ({"ore": 2}, {"gold": 2})):
        assert refused(trading_position(phase="pre_roll"), Offer(give, get, seat=RED)) == "A-ACT-03"
        assert refused(trading_position(builder=ORANGE), Offer(give, get, seat=ORANGE)) == "A-ACT-03"
        for seat in (ORANGE, WHITE, BLUE):
            assert refused(trading_position(), Offer(give, get, seat=seat)) == "A-ACT-01"
            assert (
                refused(trading_position(), Offer(give, get, (WHITE if seat != WHITE else BLUE,), seat=seat))
                == "A-ACT-01"
            )


def test_opponents_cannot_trade_with_each_other():
    """A-TRADE-01, A-T11: only the turn player can conclude a trade."""
    game = offered()
    act(game, Accept(seat=ORANGE))
    act(game, Counter({"coal": 1}, {"ore": 1}, seat=WHITE))
    for seat in (ORANGE, WHITE, BLUE):
        for partner in COLOURS:
            assert refused(game, Conclude(partner, seat=seat)) == "A-ACT-01"
        assert refused(game, Withdraw(seat=seat)) == "A-ACT-01"


def trade(game, partner=ORANGE):
    """Let red trade 1 ore for 1 gold with a partner, and back."""
    for give, get in (({"ore": 1}, {"gold": 1}), ({"gold": 1}, {"ore": 1})):
        act(game, Offer(give, get, (partner,), seat=RED))
        act(game, Accept(seat=partner))
        act(game, Conclude(partner, seat=RED))


def withdrawn_offers(game, count):
    """Let red make and withdraw offers."""
    for _ in range(count):
        act(game, Offer({"ore": 1}, {"gold": 1}, seat=RED))
        act(game, Withdraw(seat=RED))


def test_at_most_five_offers_per_turn_can_come_to_nothing():
    """A-TRADE-09."""
    game = trading_position(3)
    for left in (4, 3, 2, 1, 0):
        withdrawn_offers(game, 1)
        assert game.position()["offers_left"] == left
    assert refused(game, Offer({"ore": 1}, {"gold": 1}, seat=RED)) == "A-TRADE-09"
    assert refused(game, Offer({"ore": 2}, {"gold": 2}, (ORANGE,), seat=RED)) == "A-TRADE-09"
    act(game, EndTurn(seat=RED))
    pass_build_phase(game)
    roll(game, 1, 1)
    assert allowed(game, Offer({"ore": 1}, {"gold": 1}, seat=ORANGE))
    assert (game.position()["offers_left"], game.position()["offers_made"]) == (5, 0)


def test_agreed_trades_are_not_limited():
    """A-TRADE-09: even with a single offer that may come to nothing."""
    game = trading_position(options={"trade.offers": 1})
    for _ in range(15):
        trade(game)
    assert (game.position()["offers_left"], game.position()["offers_made"]) == (1, 30)
    withdrawn_offers(game, 1)
    assert refused(game, Offer({"ore": 1}, {"gold": 1}, seat=RED)) == "A-TRADE-09"


def test_an_agreed_trade_gives_back_only_its_own_offer():
    """A-TRADE-09."""
    game = trading_position()
    withdrawn_offers(game, 2)
    trade(game)
    assert game.position()["offers_left"] == 3


def test_all_offers_of_a_turn_can_be_limited():
    """A-TRADE-10: agreed trades included, for bots and simulations."""
    game = trading_position(options={"trade.total": 3})
    trade(game)
    withdrawn_offers(game, 1)
    assert refused(game, Offer({"ore": 1}, {"gold": 1}, seat=RED)) == "A-TRADE-10"
    assert refused(game, Offer({"ore": 2}, {"gold": 2}, (ORANGE,), seat=RED)) == "A-TRADE-10"
    assert not [action for action in game.legal(RED) if isinstance(action, Offer)]
    act(game, EndTurn(seat=RED))
    pass_build_phase(game)
    roll(game, 1, 1)
    assert allowed(game, Offer({"ore": 1}, {"gold": 1}, seat=ORANGE))


@pytest.mark.parametrize("version", [1, 2])
def test_agreed_trades_used_up_offers_in_earlier_versions(version):
    """A-TRADE-10: so that older records replay."""
    game = trading_position(rules_version=version)
    trade(game)
    assert game.position()["offers_left"] == 3
    withdrawn_offers(game, 3)
    assert refused(game, Offer({"ore": 1}, {"gold": 1}, seat=RED)) == "A-TRADE-10"


@pytest.mark.parametrize("limit", [0, 1, 20])
def test_the_number_of_offers_without_a_trade_is_an_option(limit):
    """A-TRADE-09."""
    game = trading_position(options={"trade.offers": limit})
    assert allowed(game, Offer({"ore": 1}, {"gold": 1}, seat=RED)) == (limit > 0)
    with pytest.raises(BadOption):
        trading_position(options={"trade.offers": 21})


# Answers


def test_addressed_seats_act_clockwise_before_the_turn_player():
    """A-TRADE-01."""
    game = trading_position(turn=WHITE)
    act(game, Offer({"ore": 1}, {"gold": 1}, seat=WHITE))
    assert game.to_act == (BLUE, RED, ORANGE, WHITE)
    act(game, Decline(seat=BLUE))
    act(game, Accept(seat=ORANGE))
    assert game.to_act == (RED, WHITE, BLUE, ORANGE)


def test_the_turn_player_can_only_conclude_or_withdraw_an_open_offer():
    """A-ACT-02, A-TRADE-01."""
    game = offered(cities={"Chicago": RED})
    for action in (
        EndTurn(seat=RED), BuildRail("Chicago-g10y4", seat=RED), BuyResource("ore", seat=RED),
        Exchange("ore", "coal", seat=RED), Offer({"ore": 1}, {"gold": 1}, seat=RED),
    ):  # fmt: skip
        assert refused(game, action) == "A-ACT-02"
    assert game.legal(RED) == [Withdraw(seat=RED)]


@pytest.mark.parametrize("seat", [ORANGE, WHITE, BLUE])
def test_an_answer_can_change_while_the_offer_is_open(seat):
    """A-TRADE-11: accept, decline and counter in any order, as often as wanted."""
    game = offered()
    assert act(game, Accept(seat=seat)) == [Accepted(seat)]
    assert act(game, Counter({"gold": 1, "coal": 1}, {"ore": 2}, seat=seat)) == [
        Countered(seat, {"gold": 1, "coal": 1}, {"ore": 2})
    ]
    assert act(game, Counter({"gold": 1}, {"ore": 1}, seat=seat)) == [Countered(seat, {"gold": 1}, {"ore": 1})]
    assert act(game, Decline(seat=seat)) == [Declined(seat)]
    assert refused(game, Conclude(seat, seat=RED)) == "A-ACT-05"
    act(game, Accept(seat=seat))
    assert act(game, Conclude(seat, seat=RED)) == [Traded(RED, seat, {"ore": 1}, {"gold": 2})]


def test_a_seat_that_declined_can_reconsider_as_long_as_it_has_cards_or_gold():
    """A-TRADE-11: both are public, so this reveals nothing."""
    game = position(hands={RED: {"ore": 1}, ORANGE: {"coal": 1}}, gold={ORANGE: 0, WHITE: 1, BLUE: 0})
    act(game, Offer({"ore": 1}, {"gold": 2}, seat=RED))
    for seat in (ORANGE, WHITE, BLUE):
        act(game, Decline(seat=seat))
    assert game.to_act == (RED, ORANGE, WHITE)


@pytest.mark.parametrize("seat", [ORANGE, WHITE, BLUE])
def test_in_version_2_an_addressed_seat_answers_once(seat):
    """A-TRADE-02: accept, decline or counter; an acceptance can be revoked."""
    game = offered(rules_version=2)
    assert changed_fields(game.copy(), Accept(seat=seat)) == {"answer"}
    assert act(game.copy(), Decline(seat=seat)) == [Declined(seat)]
    counter = game.copy()
    assert act(counter, Counter({"gold": 1, "coal": 1}, {"ore": 2}, seat=seat)) == [
        Countered(seat, {"gold": 1, "coal": 1}, {"ore": 2})
    ]
    for again in (Accept(seat=seat), Decline(seat=seat), Counter({"coal": 1}, {"ore": 1}, seat=seat)):
        assert refused(counter, again) == "A-ACT-01"
    assert act(game, Accept(seat=seat)) == [Accepted(seat)]
    assert refused(game, Counter({"coal": 1}, {"ore": 1}, seat=seat)) == "A-ACT-01"
    act(game, Decline(seat=seat))
    assert refused(game, Accept(seat=seat)) == "A-ACT-01"
    assert refused(game, Conclude(seat, seat=RED)) == "A-ACT-05"


def test_a_seat_without_the_requested_gold_cannot_accept():
    """A-TRADE-02, A-ACT-04."""
    game = position(hands={RED: {"ore": 1}}, gold={ORANGE: 1, WHITE: 2})
    act(game, Offer({"ore": 1}, {"gold": 2}, seat=RED))
    assert refused(game, Accept(seat=ORANGE)) == "A-ACT-04"
    assert refused(game, Accept(seat=BLUE)) == "A-ACT-04"
    act(game, Accept(seat=WHITE))
    assert refused(game, Counter({"gold": 2}, {"ore": 1}, seat=ORANGE)) == "A-ACT-04"
    act(game, Counter({"gold": 1}, {"ore": 1}, seat=ORANGE))


def test_a_counteroffer_is_refused_for_the_same_reasons_as_an_offer():
    """AQ-20, AQ-21, A-ACT-04."""
    game = offered()
    assert refused(game, Counter({"gold": 1}, {"gold": 1}, seat=BLUE)) == "AQ-20"
    assert refused(game, Counter({"gold": 1, "ore": 1}, {"ore": 1}, seat=BLUE)) == "AQ-20"
    assert refused(game, Counter({"gold": 4}, {"ore": 1}, seat=BLUE)) == "A-ACT-04"
    assert refused(game, Counter({"coal": 3}, {"ore": 1}, seat=BLUE)) == "A-ACT-04"
    assert refused(game, Counter({}, {}, seat=BLUE)) == "A-ACT-05"


# Concluding


@pytest.mark.parametrize(("give", "get"), OFFERS)
@pytest.mark.parametrize("partner", [ORANGE, WHITE, BLUE])
def test_concluding_trades_cards_and_gold(partner, give, get):
    """A-TRADE-02, A-TRADE-01."""
    game = offered(give, get)
    act(game, Accept(seat=partner))
    before = supply(game)
    assert act(game, Conclude(partner, seat=RED)) == [Traded(RED, partner, give, get)]
    start = {**TWO_OF_EACH, "gold": 3}
    for seat, sign in ((RED, 1), (partner, -1)):
        assert counts(game, seat) == {g: start[g] + sign * (get.get(g, 0) - give.get(g, 0)) for g in GOODS}
    for seat in {ORANGE, WHITE, BLUE} - {partner}:
        assert counts(game, seat) == start
    at = game.position()
    assert (game.phase, supply(game), {key: at[key] for key in NO_OFFER}) == ("action", before, NO_OFFER)
    assert at["hand_size"] == [sum(h.values()) for h in hands(game)]


def test_concluding_with_a_counteroffer_trades_its_goods():
    """A-TRADE-02."""
    game = offered()
    act(game, Counter({"gold": 3, "coal": 1}, {"ore": 2}, seat=WHITE))
    act(game, Accept(seat=BLUE))
    assert act(game, Conclude(WHITE, seat=RED)) == [Traded(RED, WHITE, {"ore": 2}, {"gold": 3, "coal": 1})]
    assert gold(game) == [6, 3, 0, 3]
    assert (counts(game, RED)["ore"], counts(game, RED)["coal"]) == (0, 3)
    assert refused(game, Conclude(BLUE, seat=RED)) == "A-ACT-03"


def test_the_turn_player_cannot_conclude_an_unaffordable_trade():
    """A-ACT-04, A-TRADE-02."""
    game = offered()
    act(game, Counter({"coal": 1}, {"gold": 4}, seat=WHITE))
    act(game, Counter({"coal": 1}, {"ore": 3}, seat=BLUE))
    assert refused(game, Conclude(WHITE, seat=RED)) == "A-ACT-04"
    assert refused(game, Conclude(BLUE, seat=RED)) == "A-ACT-04"
    assert refused(game, Conclude(ORANGE, seat=RED)) == "A-ACT-05"
    assert refused(game, Conclude(RED, seat=RED)) == "A-ACT-05"
    assert refused(offered(players=3), Conclude(BLUE, seat=RED)) == "A-ACT-05"


def test_withdrawing_closes_the_offer():
    """A-TRADE-01."""
    game = offered()
    act(game, Accept(seat=ORANGE))
    act(game, Counter({"gold": 1}, {"ore": 1}, seat=WHITE))
    before = (hands(game), gold(game))
    assert act(game, Withdraw(seat=RED)) == [Withdrawn(RED)]
    assert (hands(game), gold(game), game.phase) == (*before, "action")
    assert {key: game.position()[key] for key in NO_OFFER} == NO_OFFER
    for action in (Conclude(ORANGE, seat=RED), Withdraw(seat=RED)):
        assert refused(game, action) == "A-ACT-03"


def test_trades_of_gold_do_not_count_as_purchases():
    """AQ-24, A-TRADE-04."""
    game = trading_position()
    for _ in range(2):
        act(game, Offer({"gold": 1}, {"ore": 1}, seat=RED))
        act(game, Accept(seat=ORANGE))
        act(game, Conclude(ORANGE, seat=RED))
    assert game.position()["bought"] == 0
    assert gold(game) == [1, 5, 3, 3]
