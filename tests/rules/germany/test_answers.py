"""Trades between players: answering, countering, concluding and withdrawing offers (G-TRADE-01)."""

import pytest

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
from hexstead.core.events import Accepted, Countered, Declined, Traded, Withdrawn
from hexstead.games.germany.actions import BuildRoad

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
    supply,
)
from .positions import RESOURCES, TWO_OF_EACH, position, trading_position


def offered(give=None, get=None, to=None, **more):
    """Return a game in which red has made an offer, by default ore for wool to everyone."""
    game = trading_position(**more)
    act(game, Offer({"ore": 1} if give is None else give, {"wool": 1} if get is None else get, to, seat=RED))
    return game


def closed(game):
    return {key: game.position()[key] for key in NO_OFFER}


# Seats and actions while an offer is open


def test_addressed_seats_act_clockwise_before_the_turn_player():
    """G-TRADE-01."""
    game = trading_position(turn=WHITE)
    act(game, Offer({"ore": 1}, {"wool": 1}, seat=WHITE))
    assert game.to_act == (BLUE, RED, ORANGE, WHITE)
    act(game, Decline(seat=BLUE))
    assert game.to_act == (RED, ORANGE, WHITE, BLUE)
    act(game, Accept(seat=ORANGE))
    assert game.to_act == (RED, WHITE, BLUE, ORANGE)
    act(game, Counter({"wool": 1}, {"ore": 2}, seat=RED))
    assert game.to_act == (WHITE, BLUE, RED, ORANGE)


def test_the_turn_player_can_only_conclude_or_withdraw_an_open_offer():
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


def test_only_the_turn_player_can_conclude_or_withdraw():
    """G-TRADE-01, G-ACT-01."""
    game = offered()
    act(game, Accept(seat=WHITE))
    for seat in (ORANGE, WHITE, BLUE):
        assert refused(game, Withdraw(seat=seat)) == "G-ACT-01"
        for partner in COLOURS:
            assert refused(game, Conclude(partner, seat=seat)) == "G-ACT-01"
    assert refused(game, EndTurn(seat=ORANGE)) == "G-ACT-02"


def test_nobody_can_answer_without_an_offer():
    """G-ACT-03, G-ACT-01."""
    game = trading_position()
    for action in (Conclude(ORANGE, seat=RED), Withdraw(seat=RED), Accept(seat=RED), Decline(seat=RED)):
        assert refused(game, action) == "G-ACT-03"
    for terms in ({"ore": 1}, {"wool": 1}), ({"ore": 2}, {"wool": 2}):
        assert refused(game, Counter(*terms, seat=RED)) == "G-ACT-03"
    assert refused(game, Accept(seat=ORANGE)) == "G-ACT-01"


# Answers


@pytest.mark.parametrize("seat", [ORANGE, WHITE, BLUE])
def test_accepting_does_not_move_cards(seat):
    """G-TRADE-01."""
    game = offered()
    assert game.legal(seat)[:2] == [Decline(seat=seat), Accept(seat=seat)]
    assert changed_fields(game, Accept(seat=seat)) == {"answer"}
    assert game.position()["answer"] == [0, *(2 if other == seat else 1 for other in (ORANGE, WHITE, BLUE))]
    assert list(game.events_since())[-1] == Accepted(seat)


@pytest.mark.parametrize("resource", ["lumber", "brick", "wool", "grain"])
def test_a_seat_without_the_requested_cards_cannot_accept(resource):
    """G-ACT-04, G-TRADE-01."""
    game = position(hands={RED: {"ore": 1}, ORANGE: {resource: 1}, WHITE: {resource: 2}, BLUE: {resource: 3}})
    act(game, Offer({"ore": 1}, {resource: 2}, seat=RED))
    assert refused(game, Accept(seat=ORANGE)) == "G-ACT-04"
    act(game, Accept(seat=WHITE))
    act(game, Accept(seat=BLUE))


def test_accepting_requires_every_requested_card():
    """G-ACT-04."""
    game = position(hands={RED: {"ore": 1}, ORANGE: {"wool": 5}, WHITE: {"grain": 5}, BLUE: {"wool": 1, "grain": 1}})
    act(game, Offer({"ore": 1}, {"wool": 1, "grain": 1}, seat=RED))
    assert refused(game, Accept(seat=ORANGE)) == "G-ACT-04"
    assert refused(game, Accept(seat=WHITE)) == "G-ACT-04"
    act(game, Accept(seat=BLUE))


ANSWERS = {
    "accept": (lambda seat: Accept(seat=seat), 2),
    "decline": (lambda seat: Decline(seat=seat), 3),
    "counter": (lambda seat: Counter({"grain": 1}, {"ore": 2}, seat=seat), 4),
    "counter without a code": (lambda seat: Counter({"grain": 2}, {"ore": 2}, seat=seat), 4),
}


@pytest.mark.parametrize("later", ANSWERS)
@pytest.mark.parametrize("first", ANSWERS)
def test_an_answer_can_change_while_the_offer_is_open(first, later):
    """G-TRADE-07."""
    game = offered()
    act(game, ANSWERS[first][0](ORANGE))
    answer, number = ANSWERS[later]
    if first == later and number != 4:
        assert refused(game, answer(ORANGE)) == "G-ACT-05"
        return
    act(game, answer(ORANGE))
    now = game.position()
    assert now["answer"] == [0, number, 1, 1]
    counter = answer(ORANGE).to_json()
    assert now["counter_give"][ORANGE] == counter.get("give", {})
    assert now["counter_get"][ORANGE] == counter.get("get", {})


def test_the_latest_counteroffer_is_the_one_that_is_traded():
    """G-TRADE-07."""
    game = offered()
    act(game, Counter({"wool": 1}, {"ore": 1}, seat=WHITE))
    act(game, Counter({"wool": 1}, {"ore": 2}, seat=WHITE))
    assert act(game, Conclude(WHITE, seat=RED)) == [Traded(RED, WHITE, {"ore": 2}, {"wool": 1})]


def test_answers_cannot_change_after_the_offer_is_closed():
    """G-TRADE-07, G-ACT-01."""
    game = offered()
    act(game, Decline(seat=ORANGE))
    act(game, Withdraw(seat=RED))
    for answer, _ in ANSWERS.values():
        assert refused(game, answer(ORANGE)) == "G-ACT-01"


def test_a_seat_that_declined_without_cards_is_not_to_act():
    """G-TRADE-07: it has no other answer, and everyone can see that."""
    game = position(hands={RED: {"ore": 1}, WHITE: {"grain": 1}})
    act(game, Offer({"ore": 1}, {"wool": 1}, seat=RED))
    act(game, Decline(seat=ORANGE))
    act(game, Decline(seat=WHITE))
    assert game.to_act == (BLUE, RED, WHITE)
    assert {type(action) for action in game.legal(WHITE)} == {Counter}


def test_in_version_2_a_seat_cannot_answer_twice():
    """G-TRADE-01, G-ACT-01."""
    game = offered(rules_version=2)
    act(game, Decline(seat=ORANGE))
    act(game, Counter({"wool": 1}, {"ore": 2}, seat=WHITE))
    for seat in (ORANGE, WHITE):
        for again in (Accept(seat=seat), Decline(seat=seat), Counter({"wool": 2}, {"ore": 1}, seat=seat)):
            assert refused(game, again) == "G-ACT-01"
        assert game.legal(seat) == []


def test_in_version_2_an_acceptance_can_be_revoked_once():
    """G-TRADE-01."""
    game = offered(rules_version=2)
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
def test_declining_is_an_event_and_has_no_other_effect(seat):
    """G-TRADE-01."""
    game = offered()
    assert changed_fields(game, Decline(seat=seat)) == {"answer"}
    assert game.position()["answer"] == [0, *(3 if other == seat else 1 for other in (ORANGE, WHITE, BLUE))]
    assert list(game.events_since())[-1] == Declined(seat)
    assert game.phase == "offer"


@pytest.mark.parametrize(
    ("give", "get"), [({"wool": 1}, {"ore": 2}), ({"wool": 1}, {"ore": 1}), ({"grain": 1, "wool": 1}, {"ore": 2})]
)
@pytest.mark.parametrize("seat", [ORANGE, WHITE, BLUE])
def test_an_addressed_seat_can_make_a_counteroffer(seat, give, get):
    """G-TRADE-01."""
    game = offered()
    assert changed_fields(game, Counter(give, get, seat=seat)) == {"answer", "counter_give", "counter_get"}
    assert list(game.events_since())[-1] == Countered(seat, give, get)
    now = game.position()
    assert now["answer"][seat] == 4
    assert now["counter_give"] == [give if other == seat else {} for other in COLOURS]
    assert now["counter_get"] == [get if other == seat else {} for other in COLOURS]


def test_a_counteroffer_is_refused_for_the_same_reasons_as_an_offer():
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
def test_concluding_with_a_seat_that_accepted_trades_the_offered_cards(partner, give, get):
    """G-TRADE-01."""
    game = offered(give, get)
    act(game, Accept(seat=partner))
    before = supply(game)
    assert act(game, Conclude(partner, seat=RED)) == [Traded(RED, partner, give, get)]
    gained = {r: TWO_OF_EACH[r] - give.get(r, 0) + get.get(r, 0) for r in RESOURCES}
    lost = {r: TWO_OF_EACH[r] + give.get(r, 0) - get.get(r, 0) for r in RESOURCES}
    assert hand(game, RED) == {r: n for r, n in gained.items() if n}
    assert hand(game, partner) == {r: n for r, n in lost.items() if n}
    assert [hand(game, seat) for seat in COLOURS if seat not in (RED, partner)] == [TWO_OF_EACH, TWO_OF_EACH]
    assert game.position()["hand_size"] == [sum(cards.values()) for cards in hands(game)]
    assert supply(game) == before
    assert (game.phase, closed(game)) == ("main", NO_OFFER)


def test_concluding_with_a_counteroffer_trades_its_cards():
    """G-TRADE-01."""
    game = offered()
    act(game, Accept(seat=ORANGE))
    act(game, Counter({"brick": 2}, {"ore": 1, "grain": 1}, seat=WHITE))
    assert act(game, Conclude(WHITE, seat=RED)) == [Traded(RED, WHITE, {"ore": 1, "grain": 1}, {"brick": 2})]
    assert hand(game, RED) == {"lumber": 2, "brick": 4, "wool": 2, "grain": 1, "ore": 1}
    assert hand(game, WHITE) == {"lumber": 2, "wool": 2, "grain": 3, "ore": 3}
    assert hand(game, ORANGE) == TWO_OF_EACH
    assert game.position()["hand_size"] == [10, 10, 10, 10]
    assert (game.phase, closed(game)) == ("main", NO_OFFER)


def test_an_offer_can_only_be_concluded_with_a_seat_that_accepted_or_countered():
    """G-ACT-05, G-TRADE-01."""
    game = offered(to=(ORANGE, WHITE))
    act(game, Decline(seat=ORANGE))
    for partner in COLOURS:
        assert refused(game, Conclude(partner, seat=RED)) == "G-ACT-05"
    act(game, Accept(seat=WHITE))
    assert game.legal(RED) == [Withdraw(seat=RED), Conclude(WHITE, seat=RED)]
    three = offered(players=3)
    assert refused(three, Conclude(BLUE, seat=RED)) == "G-ACT-05"


def test_the_turn_player_cannot_conclude_an_unaffordable_counteroffer():
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
def test_both_partners_must_still_hold_the_cards_they_give(hands_now, answer, possible):
    """G-ACT-04: the offer is ore for wool, the counteroffer brick for lumber."""
    game = position(
        phase="offer", hands=hands_now, offer_give={"ore": 1}, offer_get={"wool": 1}, answer=[0, answer, 0, 0],
        counter_give=[{}, {"brick": 1}, {}, {}], counter_get=[{}, {"lumber": 1}, {}, {}],
    )  # fmt: skip
    if possible:
        assert allowed(game, Conclude(ORANGE, seat=RED))
    else:
        assert refused(game, Conclude(ORANGE, seat=RED)) == "G-ACT-04"


def test_the_turn_player_can_conclude_before_all_seats_have_answered():
    """G-TRADE-01."""
    game = offered()
    act(game, Accept(seat=WHITE))
    act(game, Conclude(WHITE, seat=RED))
    assert game.to_act == (RED,)
    assert refused(game, Accept(seat=ORANGE)) == "G-ACT-01"


def test_an_offer_can_be_withdrawn_at_any_time():
    """G-TRADE-01."""
    for answers in (
        [], [Accept(seat=ORANGE)],
        [Counter({"wool": 1}, {"ore": 2}, seat=BLUE), Decline(seat=WHITE), Accept(seat=ORANGE)],
    ):  # fmt: skip
        game = offered()
        for answer in answers:
            act(game, answer)
        assert act(game, Withdraw(seat=RED)) == [Withdrawn(RED)]
        assert (game.phase, game.to_act, closed(game)) == ("main", (RED,), NO_OFFER)
        assert hands(game) == [TWO_OF_EACH, TWO_OF_EACH, TWO_OF_EACH, TWO_OF_EACH]
        assert game.position()["offers_left"] == 4


def test_a_new_offer_starts_without_answers_to_the_old_one():
    """G-TRADE-01."""
    game = offered({"ore": 1, "grain": 1}, {"wool": 1})
    act(game, Counter({"wool": 1}, {"ore": 2}, seat=BLUE))
    act(game, Withdraw(seat=RED))
    act(game, Offer({"lumber": 1}, {"brick": 1}, seat=RED))
    now = game.position()
    assert (now["offer_give"], now["offer_get"], now["answer"]) == ({"lumber": 1}, {"brick": 1}, [0, 1, 1, 1])
    assert (now["counter_give"], now["counter_get"]) == ([{}, {}, {}, {}], [{}, {}, {}, {}])


def test_a_counteroffer_with_a_code_is_independent_of_an_offer_without_one():
    """G-TRADE-01."""
    game = offered({"ore": 2, "grain": 2, "lumber": 1}, {"wool": 2, "brick": 2})
    act(game, Counter({"wool": 1}, {"ore": 1}, seat=BLUE))
    assert game.position()["counter_give"][BLUE] == {"wool": 1}
    assert game.position()["counter_get"][BLUE] == {"ore": 1}


def test_the_listed_counteroffers_are_the_bundles_of_the_listed_offers():
    """G-TRADE-01."""
    game = offered()
    counters = [a for a in game.legal(BLUE) if isinstance(a, Counter)]
    assert len(counters) == len(set(map(str, counters))) == 60


# Prompts while an offer is open


def test_the_prompt_of_the_turn_player_has_the_terms_of_every_counteroffer():
    """G-TRADE-07: also of those that the turn player cannot afford."""
    game = offered()
    act(game, Accept(seat=ORANGE))
    act(game, Counter({"wool": 1}, {"ore": 3}, seat=WHITE))
    assert game.prompt(RED)["terms"] == [
        {"seat": ORANGE, "give": {"ore": 1}, "get": {"wool": 1}},
        {"seat": WHITE, "give": {"ore": 3}, "get": {"wool": 1}},
    ]
    before = game.prompt(RED)
    act(game, Counter({"grain": 1}, {"ore": 3}, seat=WHITE))
    assert game.prompt(RED) != before


def test_the_prompt_of_an_asked_seat_has_the_terms_of_the_offer():
    """G-TRADE-07: from that seat's side."""
    game = offered({"ore": 1}, {"wool": 2})
    assert game.prompt(BLUE)["terms"] == [{"seat": RED, "give": {"wool": 2}, "get": {"ore": 1}}]
    act(game, Counter({"wool": 1}, {"ore": 1}, seat=BLUE))
    assert game.prompt(BLUE)["terms"] == [{"seat": RED, "give": {"wool": 2}, "get": {"ore": 1}}]
