"""Which offers bots make at tables: rarely, never twice the same, never what the bank sells, never to the leader."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import pytest

from hexstead.bots.offer_policy import OfferPolicy, bank_prices
from hexstead.core.actions import MAKE_OFFER
from hexstead.core.game import Game, from_position
from tests.server.positions import AMERICA, MAIN

RED, ORANGE, WHITE, BLUE = SEATS = range(4)
ROUND = 4  # turns
HANDS = [{"grain": 3, "wool": 1}, {"ore": 5}, {"lumber": 5}, {"brick": 5}]  # five cards: one of each is likely
START = 40
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
    policy.note(game_at(), RED, offers(policy, game_at())[WANTED])
    later = [bool(offers(policy, game_at(START + n * ROUND))) for n in range(4)]
    assert later == [False, False, False, True]


def test_a_bot_makes_one_offer_in_a_turn():
    game = game_at()
    offer = {"type": "offer", "give": {"wool": 1}, "get": {"brick": 1}, "seat": RED}
    for action in (offer, {"type": "withdraw", "seat": RED}):
        game.apply(action)
    assert terms(game, game.legal_codes(RED))
    assert offers(OfferPolicy(), game) == {}


def test_a_bot_does_not_soon_repeat_an_offer():
    policy = OfferPolicy()
    policy.note(game_at(), RED, offers(policy, game_at())[WANTED])
    repeated = {n: WANTED in offers(policy, game_at(START + n * ROUND)) for n in (3, 6, 9, 10)}
    assert repeated == {3: False, 6: False, 9: False, 10: True}
    assert ("1 wool", "1 ore") in offers(policy, game_at(START + 3 * ROUND))


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
    cities = ["Aachen", "Dessau", "Düsseldorf", "Emden", "Erfurt", "Flensburg", "Hamburg", "Hannover"]
    policy = OfferPolicy()
    asked = {}
    for count in (7, 8):
        halls = MAIN["hall_owner"] | dict.fromkeys(cities[: count - 1], ORANGE)
        game = game_at(hall_owner=halls)
        assert game.points()[ORANGE] == count
        asked[count] = policy.partners(game, RED, offers(policy, game)[WANTED], SEATS)
    assert asked == {7: [ORANGE, WHITE, BLUE], 8: [WHITE, BLUE]}


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
