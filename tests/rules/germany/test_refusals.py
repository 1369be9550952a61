"""Refusals that all games share, and their order of precedence (G-ACT)."""

from typing import Any

import pytest

import hexstead
from hexstead import BadOption
from hexstead.core.actions import BuyCard, Discard, Done, EndTurn, Exchange, Offer, PlayCard, Rob, Roll, Take, Withdraw
from hexstead.games.germany.actions import BuildHall, BuildLandmark, BuildRoad, ExchangeTwo, MoveGoetz, PlaceHall

from ..game_helpers import BLUE, COLOURS, ORANGE, RED, WHITE, act, allowed, hand, refused, roll, supply
from .positions import DECK, RESOURCES, position
from .road_helpers import paths_at

SITE: dict[str, Any] = {
    "halls": {"Kassel": RED, "Marburg": RED},
    "roads": {RED: ["Kassel-Dortmund", "Kassel-Marburg", "Marburg-Frankfurt"]},
}
PRICES = [
    (BuildRoad("v32-v38", seat=RED), {"lumber": 1, "brick": 1}),
    (BuildHall("Dortmund", seat=RED), {"lumber": 1, "brick": 1, "grain": 1, "wool": 1}),
    (BuildLandmark("Frankfurt", seat=RED), {"ore": 2, "grain": 1}),
    (BuyCard(seat=RED), {"wool": 1, "ore": 1, "grain": 1}),
]
TURN_ACTIONS = [action for action, _ in PRICES] + [
    EndTurn(seat=RED), Exchange("ore", "wool", seat=RED), ExchangeTwo("ore", "wool", seat=RED),
    Offer({"ore": 1}, {"wool": 1}, seat=RED), Offer({"ore": 2}, {"wool": 2}, seat=RED), PlayCard("trade", seat=RED),
    Roll(seat=RED), Done(seat=RED), Take("ore", seat=RED), Discard("ore", seat=RED), MoveGoetz("A1", seat=RED),
    Rob(ORANGE, seat=RED), PlaceHall("Ulm", seat=RED), Withdraw(seat=RED),
]  # fmt: skip


@pytest.mark.parametrize("action", TURN_ACTIONS, ids=lambda action: action.type_name())
@pytest.mark.parametrize("phase", ["pre_roll", "main"])
def test_other_seats_cannot_act_in_a_turn(phase, action):
    """G-ACT-01."""
    rich = dict.fromkeys(RESOURCES, 3)
    game = position(turn=ORANGE, phase=phase, hands={RED: rich}, cards={RED: {"trade": 1}}, two_for_one=1, **SITE)
    assert refused(game, action) == "G-ACT-01"


@pytest.mark.parametrize("action", TURN_ACTIONS, ids=lambda action: action.type_name())
def test_nobody_can_act_after_the_end(action):
    """G-ACT-01."""
    game = position(phase="over", ending="won", winner=RED, hands={RED: dict.fromkeys(RESOURCES, 3)}, **SITE)
    assert refused(game, action) == "G-ACT-01"
    assert game.to_act == ()
    assert [game.legal(seat) for seat in COLOURS] == [[], [], [], []]
    assert game.prompt(RED) is None


def position_in_phase(phase):
    """Return a position in which red must answer a prompt of this phase."""
    needs: dict[str, dict[str, Any]] = {
        "discard": {"discard_due": [1, 0, 0, 0]},
        "goetz": {},
        "rob": {"goetz": "D1"},
        "roads": {"free_roads": 1},
        "take": {"take": 1},
        "offer": {"answer": [0, 1, 1, 1], "offer_give": {"ore": 1}, "offer_get": {"wool": 1}},
    }
    halls = {**SITE["halls"], "Düsseldorf": ORANGE, "Osnabrück": WHITE}
    hands = {RED: dict.fromkeys(RESOURCES, 3), ORANGE: {"ore": 1}, WHITE: {"wool": 1}}
    return position(
        phase=phase,
        hands=hands,
        halls=halls,
        roads=SITE["roads"],
        cards={RED: {"trade": 1}},
        two_for_one=1,
        **needs[phase],
    )


ANSWERS = {
    "discard": {"discard"},
    "goetz": {"move_goetz"},
    "rob": {"rob"},
    "roads": {"build_road", "done"},
    "take": {"take", "done"},
    "offer": {"withdraw"},
}


@pytest.mark.parametrize("action", TURN_ACTIONS, ids=lambda action: action.type_name())
@pytest.mark.parametrize("phase", ANSWERS)
def test_only_answers_to_the_open_prompt_are_allowed(phase, action):
    """G-ACT-02."""
    game = position_in_phase(phase)
    if action.type_name() in ANSWERS[phase]:
        assert allowed(game, action)
    else:
        assert refused(game, action) == "G-ACT-02"


@pytest.mark.parametrize("action", TURN_ACTIONS, ids=lambda action: action.type_name())
def test_before_the_roll_only_rolling_and_cards_are_allowed(action):
    """G-ACT-03."""
    rich = dict.fromkeys(RESOURCES, 3)
    game = position(phase="pre_roll", hands={RED: rich}, cards={RED: {"trade": 1}}, two_for_one=1, **SITE)
    if action.type_name() in ("roll", "play_card"):
        assert allowed(game, action)
    else:
        assert refused(game, action) == "G-ACT-03"


@pytest.mark.parametrize("action", TURN_ACTIONS, ids=lambda action: action.type_name())
def test_all_turn_actions_are_allowed_after_the_roll(action):
    """G-ACT-03."""
    rich = dict.fromkeys(RESOURCES, 3)
    game = position(hands={RED: rich}, cards={RED: {"trade": 1}}, two_for_one=1, **SITE)
    if action.type_name() in ("roll", "done", "take", "discard", "move_goetz", "rob", "place_hall", "withdraw"):
        assert refused(game, action) == "G-ACT-03"
    else:
        assert allowed(game, action)


@pytest.mark.parametrize(("action", "price"), PRICES, ids=lambda x: x.type_name() if not isinstance(x, dict) else "")
def test_the_exact_price_is_paid_to_the_supply(action, price):
    """G-ACT-04."""
    game = position(hands={RED: {r: price.get(r, 0) + 1 for r in RESOURCES}, ORANGE: {"ore": 1}}, **SITE)
    before = supply(game)
    act(game, action)
    assert hand(game, RED) == dict.fromkeys(RESOURCES, 1)
    assert hand(game, ORANGE) == {"ore": 1}
    assert game.position()["hand_size"] == [5, 1, 0, 0]
    assert supply(game) == {r: before[r] + price.get(r, 0) for r in RESOURCES}


@pytest.mark.parametrize(
    ("action", "price", "missing"), [(action, price, r) for action, price in PRICES for r in price]
)
def test_an_action_is_refused_if_one_card_of_its_price_is_missing(action, price, missing):
    """G-ACT-04, G-ROAD-01, G-HALL-01, G-LAND-01."""
    assert allowed(position(hands={RED: price}, **SITE), action)
    short = dict.fromkeys(RESOURCES, 3) | {missing: price[missing] - 1}
    assert refused(position(hands={RED: short}, **SITE), action) == "G-ACT-04"


def test_actions_that_are_not_among_the_choices_are_refused():
    """G-ACT-05: a missing seat, and an outcome of probability zero."""
    game = position(3, phase="pre_roll", halls={"Kassel": ORANGE, "Marburg": WHITE},
                    hands={ORANGE: {"ore": 1}, WHITE: {"ore": 1}})  # fmt: skip
    roll(game, 3, 4)
    act(game, MoveGoetz("E2", seat=RED))
    assert refused(game, Rob(BLUE, seat=RED)) == "G-ACT-05"


@pytest.mark.parametrize("card", ["mercenary", "road_building", "banking", "trade"])
def test_a_card_that_is_not_held_cannot_be_used(card):
    """G-ACT-06."""
    others = {name: 1 for name in ("mercenary", "road_building", "banking", "trade") if name != card}
    for phase in ("pre_roll", "main"):
        game = position(phase=phase, cards={RED: others, ORANGE: {card: 1}})
        assert refused(game, PlayCard(card, seat=RED)) == "G-ACT-06"


# Precedence: seat, prompt, phase, stock, place, limits, cost


SEVEN = ("Kassel", "Hannover", "Hof", "Ulm", "Heidelberg", "Passau", "Emden")
ALL_ROADS: dict[str, Any] = {"halls": dict.fromkeys(SEVEN, RED), "roads": {RED: paths_at(*SEVEN)}}


def test_a_wrong_seat_is_reported_before_the_prompt():
    """G-ACT-01, G-ACT-02."""
    for phase in ANSWERS:
        assert refused(position_in_phase(phase), EndTurn(seat=BLUE)) == ("G-ACT-02" if phase == "offer" else "G-ACT-01")


def test_the_prompt_is_reported_before_stock_place_and_cost():
    """G-ACT-02."""
    game = position(phase="take", take=1, **ALL_ROADS)
    assert game.position()["roads_left"][RED] == 0
    assert refused(game, BuildRoad("v31-v38", seat=RED)) == "G-ACT-02"


def test_the_phase_is_reported_before_stock_place_and_cost():
    """G-ACT-03."""
    game = position(phase="pre_roll", **ALL_ROADS)
    assert refused(game, BuildRoad("v31-v38", seat=RED)) == "G-ACT-03"
    assert refused(game, PlayCard("victory_point", seat=ORANGE)) == "G-ACT-01"


def test_missing_stock_is_reported_before_place_and_cost():
    """G-COMP-06, G-ACT-04."""
    game = position(**ALL_ROADS)
    assert refused(game, BuildRoad("v31-v38", seat=RED)) == "G-COMP-06"


def test_the_place_is_reported_before_the_cost():
    """G-ACT-04."""
    game = position(**SITE, landmarks={"Köln": ORANGE})
    assert refused(game, BuildRoad("v31-v38", seat=RED)) == "G-ROAD-01"
    assert refused(game, BuildRoad("v00-v01", seat=RED)) == "G-ROAD-08"
    assert refused(game, BuildHall("Kassel", seat=RED)) == "G-HALL-03"
    assert refused(game, BuildHall("Ulm", seat=RED)) == "G-HALL-02"
    assert refused(game, BuildLandmark("Köln", seat=RED)) == "G-LAND-03"
    assert refused(game, BuildLandmark("Berlin", seat=RED)) == "G-LAND-02"


def test_a_limit_is_reported_before_the_cost():
    """G-ACT-04, G-DEV-11, G-TRADE-05."""
    game = position(played={BLUE: DECK})
    assert refused(game, BuyCard(seat=RED)) == "G-DEV-11"
    game = position(offers_left=0)
    assert refused(game, Offer({"ore": 1}, {"wool": 1}, seat=RED)) == "G-TRADE-05"
    assert refused(game, Offer({"ore": 2}, {"wool": 2}, seat=RED)) == "G-TRADE-05"


def test_refusals_of_a_card_check_ownership_then_age_then_the_limit_per_turn():
    """G-ACT-06."""
    game = position(cards={RED: {"trade": 1, "banking": 1}}, cards_new={"trade": 1}, card_played=1)
    assert refused(game, PlayCard("mercenary", seat=RED)) == "G-ACT-06"
    assert refused(game, PlayCard("trade", seat=RED)) == "G-DEV-03"
    assert refused(game, PlayCard("banking", seat=RED)) == "G-DEV-04"


@pytest.mark.parametrize(
    ("option", "lowest", "highest"), [("game.idleRounds", 0, 1000), ("trade.offers", 0, 20), ("trade.total", 0, 100)]
)
def test_numeric_options_have_bounds(option, lowest, highest):
    """`game.idleRounds`, G-TRADE-05, G-TRADE-06."""
    for value in (lowest, highest):
        assert hexstead.new("germany", options={option: value}).options[option] == value
    for value in (lowest - 1, highest + 1, "5", True):
        with pytest.raises(BadOption):
            hexstead.new("germany", options={option: value})
