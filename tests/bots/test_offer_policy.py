"""Which trades bots make at tables: rarely, not the same offer again, not what the bank sells, not with the leader."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import pytest

from hexstead.bots.offer_policy import OfferPolicy, bank_prices, leads
from hexstead.core.actions import MAKE_OFFER
from hexstead.core.game import Game, from_position
from tests.server.positions import AMERICA, MAIN

RED, ORANGE, WHITE, BLUE = SEATS = range(4)
NAMES = ("red", "orange", "white", "blue")
ROUND = 4  # turns
HANDS = [{"grain": 3, "wool": 1}, {"ore": 5}, {"lumber": 5}, {"brick": 5}]  # five cards: one of each is likely
START = 40
CITIES = (
    "Aachen", "Baden-Baden", "Dessau", "Dortmund", "Düsseldorf", "Emden", "Erfurt", "Flensburg", "Hamburg", "Hannover",
    "Heidelberg", "Konstanz", "Magdeburg", "Marburg", "Osnabrück", "Regensburg",
)  # fmt: skip
Offers = dict[tuple[str, str], int]  # goods given and wanted → code


def game_at(turn: int = START, **changes: Any) -> Game:
    """Red can trade; the others have five cards each."""
    return from_position(MAIN | {"turn": turn, "hand": HANDS} | changes, seed=1)


def terms(game: Game, codes: Sequence[int]) -> Offers:
    """The codes that are offers of red, by the goods given and wanted, such as 1 grain for 1 ore."""
    moves, found = game.definition.actions.moves, {}
    for code in codes:
        if moves[code][0] == MAKE_OFFER:
            action = game.action(RED, code).to_json()
            give, get = (" ".join(f"{n} {good}" for good, n in action[side].items()) for side in ("give", "get"))
            found[give, get] = code
    return found


def offers(policy: OfferPolicy, game: Game, candidates: Collection[int] = (ORANGE, WHITE, BLUE)) -> Offers:
    """The offers that red may make."""
    return terms(game, policy.permitted(game, RED, game.legal_codes(RED), candidates))


WANTED = ("1 grain", "1 ore")


def test_a_bot_makes_an_offer_in_at_most_one_of_three_turns_and_none_in_its_first_two():
    policy = OfferPolicy()
    assert [bool(offers(policy, game_at(turn))) for turn in (1, 5, 9, 13)] == [False, False, False, True]
    policy.note(game_at(), RED, offers(policy, game_at())[WANTED], SEATS[1:])
    later = [bool(offers(policy, game_at(START + n * ROUND))) for n in range(4)]
    assert later == [False, False, False, True]


def test_a_bot_makes_one_offer_in_a_turn():
    game = game_at()
    offer = {"type": "offer", "give": {"wool": 1}, "get": {"brick": 1}, "seat": RED}
    for action in (offer, {"type": "withdraw", "seat": RED}):
        game.apply(action)
    assert terms(game, game.legal_codes(RED))
    assert offers(OfferPolicy(), game) == {}


def halls(**counts: int) -> dict[str, Any]:
    """Further city halls of seats, by their names."""
    cities = iter(CITIES)
    built = {next(cities): SEATS[NAMES.index(name)] for name, count in counts.items() for _ in range(count)}
    return {"hall_owner": MAIN["hall_owner"] | built}


def test_a_bot_does_not_soon_repeat_an_offer():
    policy = OfferPolicy()
    policy.note(game_at(), RED, offers(policy, game_at())[WANTED], [ORANGE, WHITE, BLUE])
    later = {n: offers(policy, game_at(START + n * ROUND, **halls(red=1))) for n in (3, 6, 9, 10)}
    assert {n: WANTED in found for n, found in later.items()} == {3: False, 6: False, 9: False, 10: True}
    assert ("1 wool", "1 ore") in later[3]


@pytest.mark.parametrize(
    ("asked", "change", "is_repeated"),
    [
        ([ORANGE, WHITE, BLUE], {}, False),
        ([ORANGE, WHITE, BLUE], halls(red=1), True),
        ([ORANGE, WHITE, BLUE], halls(blue=1), True),
        ([ORANGE, WHITE], {}, True),  # blue probably did not have the card
        ([ORANGE, WHITE, BLUE], {"hand": [{"grain": 5}, {"ore": 5}, {"lumber": 5}, {}]}, False),
    ],
)
def test_a_bot_repeats_an_offer_only_if_the_position_has_changed(asked, change, is_repeated):
    """The bot or someone it asks has built, or there is someone new to ask."""
    policy = OfferPolicy()
    policy.note(game_at(), RED, offers(policy, game_at())[WANTED], asked)
    later = offers(policy, game_at(START + 20 * ROUND, **change))
    assert (WANTED in later) == is_repeated
    assert WANTED in offers(OfferPolicy(), game_at(START + 20 * ROUND, **change))


def test_a_bot_offers_nobody_what_the_bank_sells_at_the_same_price():
    """America's bank sells a card for two gold."""
    hands = [{"grain": 3}, {"ore": 5}, {"lumber": 5}, {"coal": 5}]
    position = AMERICA | {"turn": START, "hand": hands, "gold": [4, 0, 0, 0]}
    game = from_position(position, seed=1)
    goods = game.goods
    prices = bank_prices(game, RED, game.legal_codes(RED))
    assert prices[goods.index("gold"), goods.index("ore")] == (2, 1)
    found = offers(OfferPolicy(), game)
    assert ("1 gold", "1 ore") in found
    assert ("2 gold", "1 ore") not in found
    assert ("2 gold", "1 ore") in terms(game, game.legal_codes(RED))


def test_a_player_who_has_nearly_won_gets_no_offers():
    policy = OfferPolicy()
    asked = {}
    for count in (7, 8):  # orange and white are level, so nobody leads
        game = game_at(**halls(orange=count - 1, white=count - 1))
        assert game.points()[ORANGE] == game.points()[WHITE] == count
        asked[count] = policy.partners(game, RED, offers(policy, game)[WANTED], SEATS)
    assert asked == {7: [ORANGE, WHITE, BLUE], 8: [BLUE]}


@pytest.mark.parametrize(
    ("counts", "leader"),
    [({"orange": 5}, ORANGE), ({"orange": 4}, None), ({"orange": 5, "blue": 5}, None), ({"red": 3, "blue": 5}, BLUE)],
)
def test_the_leader_gets_no_offers_from_half_of_the_goal(counts, leader):
    game = game_at(**halls(**counts))
    points = game.points()
    assert [seat for seat in SEATS if leads(points, game.goal, seat)] == ([] if leader is None else [leader])
    asked = OfferPolicy().partners(game, RED, offers(OfferPolicy(), game)[WANTED], SEATS)
    assert asked == [seat for seat in (ORANGE, WHITE, BLUE) if seat != leader]


def test_a_bot_does_not_accept_or_conclude_a_trade_with_the_leader():
    """Neither does it make a counter-offer. Between others, trade goes on."""
    offer = {"type": "offer", "give": {"grain": 1}, "get": {"ore": 1}, "seat": RED}
    accept = {"type": "accept", "seat": ORANGE}
    found = {}
    for leader in ("red", "orange", "blue"):
        game = game_at(**halls(**{leader: 6}))
        game.apply(offer)
        answers = OfferPolicy().permitted(game, ORANGE, game.legal_codes(ORANGE), SEATS)
        game.apply(accept)
        ends = OfferPolicy().permitted(game, RED, game.legal_codes(RED), SEATS)
        found[leader] = [{game.action(seat, code).type_name() for code in codes}
                         for seat, codes in ((ORANGE, answers), (RED, ends))]  # fmt: skip
    assert found["red"] == [{"decline"}, {"withdraw", "conclude"}]
    assert found["orange"] == [{"accept", "decline", "counter"}, {"withdraw"}]
    assert found["blue"] == [{"accept", "decline", "counter"}, {"withdraw", "conclude"}]


@pytest.mark.parametrize(("cards", "is_asked"), [(0, False), (3, False), (4, True)])
def test_only_players_who_probably_hold_the_card_are_asked(cards, is_asked):
    """By what everyone has seen: a hand of unknown cards has an even share of each."""
    game = game_at(hand=[HANDS[RED], {"ore": cards}, HANDS[WHITE], HANDS[BLUE]])
    code = offers(OfferPolicy(), game)[WANTED]
    assert (ORANGE in OfferPolicy().partners(game, RED, code, SEATS)) == is_asked


def test_the_cards_that_a_player_hides_do_not_decide_whether_they_are_asked():
    asked = []
    for hidden in ({"ore": 5}, {"wool": 5}):
        game = game_at(hand=[HANDS[RED], hidden, {"lumber": 5}, {"brick": 5}])
        asked.append(OfferPolicy().partners(game, RED, offers(OfferPolicy(), game)[WANTED], SEATS))
    assert asked[0] == asked[1]
    assert ORANGE in asked[0]


def test_without_anyone_to_ask_there_is_no_offer():
    game = game_at()
    assert offers(OfferPolicy(), game, candidates=()) == {}
