"""Trade among players: offers, answers, counters (G-TRADE-01, GQ-40, the trade protocol)."""

import pytest

from hexstead import BadAction, BadOption
from hexstead.core.actions import (
    Accept,
    BuyCard,
    Conclude,
    Counter,
    Decline,
    EndTurn,
    Exchange,
    Offer,
    PlayCard,
    Withdraw,
)
from hexstead.core.events import Accepted, Countered, Declined, Offered, Traded, Withdrawn
from hexstead.games.germany.actions import BuildRoad
from tests.rules.germany.table import (
    BLUE,
    COLOURS,
    ORANGE,
    RED,
    RESOURCES,
    WHITE,
    act,
    allowed,
    changed,
    hand,
    hands,
    position,
    refused,
    roll,
    supply,
)

RICH = {"lumber": 2, "brick": 2, "wool": 2, "grain": 2, "ore": 2}
CLOSED = {
    "offer_give": {}, "offer_get": {}, "answer": [0, 0, 0, 0],
    "counter_give": [{}, {}, {}, {}], "counter_get": [{}, {}, {}, {}],
}  # fmt: skip


def table(players=4, turn=RED, **more):
    return position(players, turn=turn, hands=dict.fromkeys(range(players), RICH), **more)


def offered(give=None, get=None, to=None, **more):
    """Red has offered ore for wool, or what is said, to all or to some."""
    game = table(**more)
    act(game, Offer({"ore": 1} if give is None else give, {"wool": 1} if get is None else get, to, seat=RED))
    return game


def closed(game):
    return {key: game.position()[key] for key in CLOSED}


# Opening an offer


@pytest.mark.parametrize("turn", COLOURS)
def test_the_turn_player_offers_to_all_others(turn):
    """G-TRADE-01."""
    game = table(turn=turn)
    others = [seat for seat in COLOURS if seat != turn]
    assert act(game, Offer({"ore": 1}, {"wool": 1}, seat=turn)) == [Offered(turn, others, {"ore": 1}, {"wool": 1})]
    assert game.phase == "offer"
    now = game.position()
    assert now["answer"] == [0 if seat == turn else 1 for seat in COLOURS]
    assert (now["offer_give"], now["offer_get"], now["offers_left"]) == ({"ore": 1}, {"wool": 1}, 4)


def test_three_players_are_two_who_are_asked():
    """G-TRADE-01."""
    for offer in (Offer({"ore": 1}, {"wool": 1}, seat=ORANGE), Offer({"ore": 2}, {"wool": 2}, seat=ORANGE)):
        game = table(3, turn=ORANGE)
        assert act(game, offer)[0].to_json()["to"] == [RED, WHITE]
        assert game.position()["answer"] == [1, 0, 1]
        assert game.to_act == (WHITE, RED, ORANGE)


def test_opening_an_offer_moves_no_card():
    """G-TRADE-01."""
    game = table()
    touched = changed(game, Offer({"ore": 1}, {"wool": 1}, seat=RED))
    assert touched == {"phase", "answer", "offer_give", "offer_get", "offers_left"}


@pytest.mark.parametrize(
    ("give", "get"),
    [({"ore": 2, "wool": 1}, {"grain": 1}), ({"ore": 2}, {"wool": 2, "brick": 1}), ({"ore": 1}, {"grain": 3})],
)
def test_any_bundle_may_be_offered(give, get):
    """G-TRADE-01: also one without a code."""
    game = table()
    assert act(game, Offer(give, get, seat=RED)) == [Offered(RED, [ORANGE, WHITE, BLUE], give, get)]
    assert (game.position()["offer_give"], game.position()["offer_get"]) == (give, get)


@pytest.mark.parametrize("to", [(ORANGE,), (WHITE,), (ORANGE, BLUE), (BLUE, WHITE)])
def test_an_offer_may_be_made_to_some(to):
    """G-TRADE-01."""
    game = table()
    assert act(game, Offer({"ore": 1}, {"wool": 1}, to, seat=RED))[0].to_json()["to"] == sorted(to)
    assert game.position()["answer"] == [1 if seat in to else 0 for seat in COLOURS]
    assert set(game.to_act) == {RED, *to}
    for seat in {ORANGE, WHITE, BLUE} - set(to):
        assert refused(game, Accept(seat=seat)) == "G-ACT-01"
        assert refused(game, Counter({"wool": 1}, {"ore": 1}, seat=seat)) == "G-ACT-01"


def test_an_offer_goes_to_opponents_at_the_table():
    """G-TRADE-01."""
    game = table(3)
    for to in ((RED,), (RED, ORANGE), (BLUE,), (ORANGE, BLUE), (ORANGE, WHITE, BLUE)):
        assert refused(game, Offer({"ore": 1}, {"wool": 1}, to, seat=RED)) == "G-TRADE-01"
    with pytest.raises(BadAction):
        game.apply(Offer({"ore": 1}, {"wool": 1}, (), seat=RED))


@pytest.mark.parametrize("resource", RESOURCES)
def test_one_offers_only_what_one_holds(resource):
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


def test_whether_others_hold_what_is_wanted_does_not_matter():
    """G-TRADE-01, G-INFO-02: an offer's feasibility is private."""
    game = position(hands={RED: {"ore": 1}})
    act(game, Offer({"ore": 1}, {"wool": 2}, seat=RED))
    assert game.to_act == (ORANGE, WHITE, BLUE, RED)


def test_like_for_like_is_refused():
    """GQ-40."""
    game = table()
    assert refused(game, Offer({"ore": 1}, {"ore": 1}, seat=RED)) == "GQ-40"
    assert refused(game, Offer({"ore": 2}, {"ore": 1}, seat=RED)) == "GQ-40"
    assert refused(game, Offer({"ore": 1, "wool": 1}, {"wool": 1, "grain": 1}, seat=RED)) == "GQ-40"


def test_an_offer_of_nothing_for_nothing_is_none():
    """G-ACT-05."""
    game = table()
    assert refused(game, Offer({}, {}, seat=RED)) == "G-ACT-05"
    assert refused(game, Offer({"ore": 0}, {"wool": 0}, seat=RED)) == "G-ACT-05"


@pytest.mark.parametrize(("give", "get"), [({}, {"wool": 1}), ({"ore": 1}, {}), ({}, {"wool": 2, "grain": 1})])
def test_a_call_names_one_side_and_cannot_be_accepted(give, get):
    """GQ-40: gifts are refused, a call can only be countered."""
    game = table()
    assert act(game, Offer(give, get, seat=RED)) == [Offered(RED, [ORANGE, WHITE, BLUE], give, get)]
    for seat in (ORANGE, WHITE, BLUE):
        assert refused(game, Accept(seat=seat)) == "GQ-40"
    act(game, Counter({"wool": 1}, {"ore": 1}, seat=BLUE))
    act(game, Conclude(BLUE, seat=RED))
    assert hand(game, RED) == RICH | {"ore": 1, "wool": 3}


def test_a_call_with_what_one_would_give_needs_that_in_hand():
    """G-ACT-04."""
    game = position(hands={RED: {"ore": 1}})
    assert refused(game, Offer({"ore": 2}, {}, seat=RED)) == "G-ACT-04"
    assert allowed(game, Offer({"ore": 1}, {}, seat=RED))
    assert allowed(position(), Offer({}, {"ore": 1}, seat=RED))


def test_only_the_turn_player_opens_an_offer_and_only_after_the_roll():
    """G-TRADE-01, G-ACT-01, G-ACT-03."""
    game = table(phase="pre_roll")
    for offer in ({"ore": 1}, {"wool": 1}), ({"ore": 2}, {"wool": 2}):
        assert refused(game, Offer(*offer, seat=RED)) == "G-ACT-03"
    game = table()
    for seat in (ORANGE, WHITE, BLUE):
        assert refused(game, Offer({"ore": 1}, {"wool": 1}, seat=seat)) == "G-ACT-01"
        assert refused(game, Offer({"ore": 2}, {"wool": 2}, (RED,), seat=seat)) == "G-ACT-01"


def test_five_offers_may_be_made_in_a_turn():
    """G-TRADE-01."""
    game = table(3)
    for left in (4, 3, 2, 1, 0):
        act(game, Offer({"ore": 1}, {"wool": 1}, seat=RED))
        act(game, Withdraw(seat=RED))
        assert game.position()["offers_left"] == left
    assert refused(game, Offer({"ore": 1}, {"wool": 1}, seat=RED)) == "G-TRADE-01"
    assert refused(game, Offer({"ore": 2}, {"wool": 2}, (ORANGE,), seat=RED)) == "G-TRADE-01"
    act(game, EndTurn(seat=RED))
    roll(game, 6, 6)
    assert allowed(game, Offer({"ore": 1}, {"wool": 1}, seat=ORANGE))
    assert game.position()["offers_left"] == 5


def test_the_limit_is_told_before_the_cost():
    """G-TRADE-01, G-ACT-04."""
    game = position(offers_left=0)
    assert refused(game, Offer({"ore": 1}, {"wool": 1}, seat=RED)) == "G-TRADE-01"
    assert refused(game, Offer({"ore": 2}, {"wool": 2}, seat=RED)) == "G-TRADE-01"


@pytest.mark.parametrize("limit", [0, 1, 20])
def test_how_many_offers_a_turn_allows_is_an_option(limit):
    """G-TRADE-01."""
    game = table(options={"trade.offers": limit})
    assert game.position()["offers_left"] == limit
    assert allowed(game, Offer({"ore": 1}, {"wool": 1}, seat=RED)) == (limit > 0)
    with pytest.raises(BadOption):
        table(options={"trade.offers": 21})


def test_only_resource_cards_are_offered():
    """G-TRADE-04."""
    game = table(cards={RED: {"mercenary": 1}})
    for bundle in ({"mercenary": 1}, {"road": 1}, {"gold": 1}, {"ore": -1}, {"ore": 100}):
        with pytest.raises(BadAction):
            game.apply(Offer(bundle, {"wool": 1}, seat=RED))
        with pytest.raises(BadAction):
            game.apply(Offer({"wool": 1}, bundle, seat=RED))


# While an offer is open


def test_asked_seats_come_first_clockwise_then_the_turn_player():
    """G-TRADE-01."""
    game = table(turn=WHITE)
    act(game, Offer({"ore": 1}, {"wool": 1}, seat=WHITE))
    assert game.to_act == (BLUE, RED, ORANGE, WHITE)
    act(game, Decline(seat=BLUE))
    assert game.to_act == (RED, ORANGE, WHITE)
    act(game, Accept(seat=ORANGE))
    assert game.to_act == (RED, WHITE, ORANGE)
    act(game, Counter({"wool": 1}, {"ore": 2}, seat=RED))
    assert game.to_act == (WHITE, ORANGE)
    act(game, Decline(seat=ORANGE))
    assert game.to_act == (WHITE,)


def test_while_an_offer_is_open_the_turn_player_only_concludes_or_withdraws():
    """G-ACT-02, G-TRADE-01."""
    game = offered(halls={"Kassel": RED}, cards={RED: {"trade": 1}})
    for action in (
        EndTurn(seat=RED), BuildRoad("v31-v38", seat=RED), BuyCard(seat=RED), PlayCard("trade", seat=RED),
        Exchange("ore", "wool", seat=RED), Offer({"ore": 1}, {"wool": 1}, seat=RED),
        Offer({"ore": 2}, {"wool": 2}, seat=RED),
    ):  # fmt: skip
        assert refused(game, action) == "G-ACT-02"
    for answer in (Accept(seat=RED), Decline(seat=RED), Counter({"ore": 1}, {"wool": 1}, seat=RED)):
        assert refused(game, answer) == "G-ACT-01"
    assert refused(game, Counter({"ore": 2}, {"wool": 2}, seat=RED)) == "G-ACT-01"
    assert game.legal(RED) == [Withdraw(seat=RED)]


def test_concluding_and_withdrawing_are_the_turn_players():
    """G-TRADE-01, G-ACT-01."""
    game = offered()
    act(game, Accept(seat=WHITE))
    for seat in (ORANGE, WHITE, BLUE):
        assert refused(game, Withdraw(seat=seat)) == "G-ACT-01"
        for partner in COLOURS:
            assert refused(game, Conclude(partner, seat=seat)) == "G-ACT-01"
    assert refused(game, EndTurn(seat=ORANGE)) == "G-ACT-02"


def test_without_an_offer_there_is_nothing_to_answer():
    """G-ACT-03, G-ACT-01."""
    game = table()
    for action in (Conclude(ORANGE, seat=RED), Withdraw(seat=RED), Accept(seat=RED), Decline(seat=RED)):
        assert refused(game, action) == "G-ACT-03"
    for terms in ({"ore": 1}, {"wool": 1}), ({"ore": 2}, {"wool": 2}):
        assert refused(game, Counter(*terms, seat=RED)) == "G-ACT-03"
    assert refused(game, Accept(seat=ORANGE)) == "G-ACT-01"


# Answers


@pytest.mark.parametrize("seat", [ORANGE, WHITE, BLUE])
def test_an_asked_seat_accepts_and_nothing_moves_yet(seat):
    """G-TRADE-01."""
    game = offered()
    assert game.legal(seat)[:2] == [Decline(seat=seat), Accept(seat=seat)]
    assert changed(game, Accept(seat=seat)) == {"answer"}
    assert game.position()["answer"] == [0, *(2 if other == seat else 1 for other in (ORANGE, WHITE, BLUE))]
    assert list(game.events_since())[-1] == Accepted(seat)


@pytest.mark.parametrize("resource", ["lumber", "brick", "wool", "grain"])
def test_who_lacks_what_is_wanted_cannot_accept(resource):
    """G-ACT-04, G-TRADE-01."""
    game = position(hands={RED: {"ore": 1}, ORANGE: {resource: 1}, WHITE: {resource: 2}, BLUE: {resource: 3}})
    act(game, Offer({"ore": 1}, {resource: 2}, seat=RED))
    assert refused(game, Accept(seat=ORANGE)) == "G-ACT-04"
    act(game, Accept(seat=WHITE))
    act(game, Accept(seat=BLUE))


def test_every_good_that_is_wanted_is_needed():
    """G-ACT-04."""
    game = position(hands={RED: {"ore": 1}, ORANGE: {"wool": 5}, WHITE: {"grain": 5}, BLUE: {"wool": 1, "grain": 1}})
    act(game, Offer({"ore": 1}, {"wool": 1, "grain": 1}, seat=RED))
    assert refused(game, Accept(seat=ORANGE)) == "G-ACT-04"
    assert refused(game, Accept(seat=WHITE)) == "G-ACT-04"
    act(game, Accept(seat=BLUE))


def test_one_does_not_answer_twice():
    """G-TRADE-01, G-ACT-01."""
    game = offered()
    act(game, Decline(seat=ORANGE))
    act(game, Counter({"wool": 1}, {"ore": 2}, seat=WHITE))
    for seat in (ORANGE, WHITE):
        for again in (Accept(seat=seat), Decline(seat=seat), Counter({"wool": 2}, {"ore": 1}, seat=seat)):
            assert refused(game, again) == "G-ACT-01"
        assert game.legal(seat) == []


def test_an_acceptance_may_be_taken_back_once():
    """G-TRADE-01."""
    game = offered()
    act(game, Accept(seat=ORANGE))
    assert game.legal(ORANGE) == [Decline(seat=ORANGE)]
    assert refused(game, Accept(seat=ORANGE)) == "G-ACT-01"
    assert refused(game, Counter({"wool": 1}, {"ore": 2}, seat=ORANGE)) == "G-ACT-01"
    assert refused(game, Counter({"wool": 2}, {"ore": 2}, seat=ORANGE)) == "G-ACT-01"
    assert act(game, Decline(seat=ORANGE)) == [Declined(ORANGE)]
    assert game.position()["answer"] == [0, 3, 1, 1]
    assert refused(game, Conclude(ORANGE, seat=RED)) == "G-ACT-05"
    assert refused(game, Accept(seat=ORANGE)) == "G-ACT-01"


@pytest.mark.parametrize("seat", [ORANGE, WHITE, BLUE])
def test_declining_is_told_and_changes_nothing_else(seat):
    """G-TRADE-01."""
    game = offered()
    assert changed(game, Decline(seat=seat)) == {"answer"}
    assert game.position()["answer"] == [0, *(3 if other == seat else 1 for other in (ORANGE, WHITE, BLUE))]
    assert list(game.events_since())[-1] == Declined(seat)
    assert game.phase == "offer"


@pytest.mark.parametrize(
    ("give", "get"), [({"wool": 1}, {"ore": 2}), ({"wool": 1}, {"ore": 1}), ({"grain": 1, "wool": 1}, {"ore": 2})]
)
@pytest.mark.parametrize("seat", [ORANGE, WHITE, BLUE])
def test_an_asked_seat_counters_by_its_own_terms(seat, give, get):
    """G-TRADE-01."""
    game = offered()
    assert changed(game, Counter(give, get, seat=seat)) == {"answer", "counter_give", "counter_get"}
    assert list(game.events_since())[-1] == Countered(seat, give, get)
    now = game.position()
    assert now["answer"][seat] == 4
    assert now["counter_give"] == [give if other == seat else {} for other in COLOURS]
    assert now["counter_get"] == [get if other == seat else {} for other in COLOURS]


def test_a_counter_is_refused_as_an_offer_would_be():
    """GQ-40, G-ACT-04, G-ACT-05."""
    game = position(hands={RED: {"ore": 1}, BLUE: {"wool": 1}})
    act(game, Offer({"ore": 1}, {"grain": 1}, seat=RED))
    assert refused(game, Counter({"wool": 2}, {"ore": 1}, seat=BLUE)) == "G-ACT-04"
    assert refused(game, Counter({"wool": 2}, {"ore": 2}, seat=BLUE)) == "G-ACT-04"
    assert refused(game, Counter({"grain": 1}, {"ore": 1}, seat=BLUE)) == "G-ACT-04"
    assert refused(game, Counter({"wool": 1}, {"wool": 1}, seat=BLUE)) == "GQ-40"
    assert refused(game, Counter({"wool": 1}, {"wool": 1, "ore": 1}, seat=BLUE)) == "GQ-40"
    assert refused(game, Counter({"wool": 1}, {}, seat=BLUE)) == "GQ-40"
    assert refused(game, Counter({}, {"ore": 1}, seat=BLUE)) == "GQ-40"
    assert refused(game, Counter({}, {}, seat=BLUE)) == "G-ACT-05"
    assert allowed(game, Counter({"wool": 1}, {"ore": 1}, seat=BLUE))
    assert allowed(game, Counter({"wool": 1}, {"ore": 9}, seat=BLUE))


# Concluding and withdrawing


@pytest.mark.parametrize("partner", [ORANGE, WHITE, BLUE])
@pytest.mark.parametrize(
    ("give", "get"), [({"ore": 1}, {"wool": 1}), ({"ore": 2}, {"wool": 1}), ({"ore": 2, "grain": 1}, {"wool": 2})]
)
def test_concluding_with_who_accepted_moves_the_goods_of_the_offer(partner, give, get):
    """G-TRADE-01."""
    game = offered(give, get)
    act(game, Accept(seat=partner))
    before = supply(game)
    assert act(game, Conclude(partner, seat=RED)) == [Traded(RED, partner, give, get)]
    gained = {r: RICH[r] - give.get(r, 0) + get.get(r, 0) for r in RESOURCES}
    lost = {r: RICH[r] + give.get(r, 0) - get.get(r, 0) for r in RESOURCES}
    assert hand(game, RED) == {r: n for r, n in gained.items() if n}
    assert hand(game, partner) == {r: n for r, n in lost.items() if n}
    assert [hand(game, seat) for seat in COLOURS if seat not in (RED, partner)] == [RICH, RICH]
    assert game.position()["hand_size"] == [sum(cards.values()) for cards in hands(game)]
    assert supply(game) == before
    assert (game.phase, closed(game)) == ("main", CLOSED)


def test_concluding_with_who_countered_moves_the_goods_of_the_counter():
    """G-TRADE-01."""
    game = offered()
    act(game, Accept(seat=ORANGE))
    act(game, Counter({"brick": 2}, {"ore": 1, "grain": 1}, seat=WHITE))
    assert act(game, Conclude(WHITE, seat=RED)) == [Traded(RED, WHITE, {"ore": 1, "grain": 1}, {"brick": 2})]
    assert hand(game, RED) == {"lumber": 2, "brick": 4, "wool": 2, "grain": 1, "ore": 1}
    assert hand(game, WHITE) == {"lumber": 2, "wool": 2, "grain": 3, "ore": 3}
    assert hand(game, ORANGE) == RICH
    assert game.position()["hand_size"] == [10, 10, 10, 10]
    assert (game.phase, closed(game)) == ("main", CLOSED)


def test_hand_sizes_follow_an_uneven_trade():
    """G-TRADE-01, G-INFO-01."""
    game = offered({"ore": 2}, {"wool": 1})
    act(game, Accept(seat=BLUE))
    act(game, Conclude(BLUE, seat=RED))
    assert game.position()["hand_size"] == [9, 10, 10, 11]


def test_one_concludes_only_with_who_accepted_or_countered():
    """G-ACT-05, G-TRADE-01."""
    game = offered(to=(ORANGE, WHITE))
    act(game, Decline(seat=ORANGE))
    for partner in COLOURS:
        assert refused(game, Conclude(partner, seat=RED)) == "G-ACT-05"
    act(game, Accept(seat=WHITE))
    assert game.legal(RED) == [Withdraw(seat=RED), Conclude(WHITE, seat=RED)]
    three = offered(players=3)
    assert refused(three, Conclude(BLUE, seat=RED)) == "G-ACT-05"


def test_a_counter_that_the_turn_player_cannot_meet_is_not_concluded():
    """G-ACT-04."""
    game = offered()
    act(game, Counter({"wool": 1}, {"ore": 3}, seat=ORANGE))
    act(game, Counter({"wool": 1}, {"ore": 2}, seat=WHITE))
    assert refused(game, Conclude(ORANGE, seat=RED)) == "G-ACT-04"
    assert allowed(game, Conclude(WHITE, seat=RED))


@pytest.mark.parametrize(
    ("hands_now", "answer", "possible"),
    [
        ({RED: {"ore": 1}, ORANGE: {"wool": 1}}, 2, True),
        ({RED: {"ore": 1}, ORANGE: {"grain": 1}}, 2, False),
        ({RED: {"wool": 1}, ORANGE: {"wool": 1}}, 2, False),
        ({RED: {"lumber": 1}, ORANGE: {"brick": 1}}, 4, True),
        ({RED: {"ore": 1}, ORANGE: {"brick": 1}}, 4, False),
        ({RED: {"lumber": 1}, ORANGE: {"wool": 1}}, 4, False),
    ],
)
def test_both_must_still_hold_what_they_give(hands_now, answer, possible):
    """G-ACT-04: ore for wool was offered, brick for lumber is the counter."""
    game = position(
        phase="offer", hands=hands_now, offer_give={"ore": 1}, offer_get={"wool": 1}, answer=[0, answer, 0, 0],
        counter_give=[{}, {"brick": 1}, {}, {}], counter_get=[{}, {"lumber": 1}, {}, {}],
    )  # fmt: skip
    if possible:
        assert allowed(game, Conclude(ORANGE, seat=RED))
    else:
        assert refused(game, Conclude(ORANGE, seat=RED)) == "G-ACT-04"


def test_the_turn_player_need_not_wait_for_all_answers():
    """G-TRADE-01."""
    game = offered()
    act(game, Accept(seat=WHITE))
    act(game, Conclude(WHITE, seat=RED))
    assert game.to_act == (RED,)
    assert refused(game, Accept(seat=ORANGE)) == "G-ACT-01"


def test_an_offer_may_be_withdrawn_at_any_time():
    """G-TRADE-01."""
    for answers in (
        [], [Accept(seat=ORANGE)],
        [Counter({"wool": 1}, {"ore": 2}, seat=BLUE), Decline(seat=WHITE), Accept(seat=ORANGE)],
    ):  # fmt: skip
        game = offered()
        for answer in answers:
            act(game, answer)
        assert act(game, Withdraw(seat=RED)) == [Withdrawn(RED)]
        assert (game.phase, game.to_act, closed(game)) == ("main", (RED,), CLOSED)
        assert hands(game) == [RICH, RICH, RICH, RICH]
        assert game.position()["offers_left"] == 4


def test_a_new_offer_knows_nothing_of_the_old_one():
    """G-TRADE-01."""
    game = offered({"ore": 1, "grain": 1}, {"wool": 1})
    act(game, Counter({"wool": 1}, {"ore": 2}, seat=BLUE))
    act(game, Withdraw(seat=RED))
    act(game, Offer({"lumber": 1}, {"brick": 1}, seat=RED))
    now = game.position()
    assert (now["offer_give"], now["offer_get"], now["answer"]) == ({"lumber": 1}, {"brick": 1}, [0, 1, 1, 1])
    assert (now["counter_give"], now["counter_get"]) == ([{}, {}, {}, {}], [{}, {}, {}, {}])


def test_a_coded_counter_knows_nothing_of_a_free_offer():
    """G-TRADE-01."""
    game = offered({"ore": 2, "grain": 2, "lumber": 1}, {"wool": 2, "brick": 2})
    act(game, Counter({"wool": 1}, {"ore": 1}, seat=BLUE))
    assert game.position()["counter_give"][BLUE] == {"wool": 1}
    assert game.position()["counter_get"][BLUE] == {"ore": 1}


def test_opponents_do_not_trade_among_themselves():
    """G-TRADE-01."""
    game = offered()
    act(game, Accept(seat=ORANGE))
    assert refused(game, Conclude(ORANGE, seat=WHITE)) == "G-ACT-01"
    assert hands(game) == [RICH, RICH, RICH, RICH]


def test_the_listed_offers_are_one_for_one_two_for_one_and_one_for_two():
    """G-TRADE-01: 60 bundles of two resources, given what is held."""
    offers = [a for a in table().legal(RED) if isinstance(a, Offer)]
    assert len(offers) == len(set(map(str, offers))) == 60
    assert {(sum(a.give.values()), sum(a.get.values())) for a in offers} == {(1, 1), (2, 1), (1, 2)}
    assert all(a.to is None and len(a.give) == len(a.get) == 1 and set(a.give) != set(a.get) for a in offers)
    poor = [a for a in position(hands={RED: {"ore": 1}}).legal(RED) if isinstance(a, Offer)]
    assert sorted((sum(a.get.values()), *a.get) for a in poor) == sorted(
        (n, r) for n in (1, 2) for r in RESOURCES if r != "ore"
    )


def test_the_listed_counters_are_the_same_bundles():
    """G-TRADE-01."""
    game = offered()
    counters = [a for a in game.legal(BLUE) if isinstance(a, Counter)]
    assert len(counters) == len(set(map(str, counters))) == 60
