"""Refusals that all games share, and their order of precedence (A-ACT)."""

from typing import Any

import pytest

import hexstead
from hexstead.core.actions import BuyCard, Discard, Done, EndTurn, Exchange, Offer, PlayCard, Rob, Roll, Take, Withdraw
from hexstead.games.america.actions import (
    BuildRail,
    BuildSettler,
    BuildTrain,
    BuyResource,
    Deliver,
    MoveOutlaw,
    MoveSettler,
    MoveTrain,
    NativeSupport,
    Pass,
    PlaceCity,
    SellForGold,
    TakeGold,
)

from ..game_helpers import BLUE, COLOURS, ORANGE, RED, WHITE, act, allowed, refused, roll
from .positions import DECK, position
from .rail_helpers import PLENTY

SITE: dict[str, Any] = {
    "hands": {RED: PLENTY, ORANGE: {"ore": 1}, WHITE: {"coal": 1}}, "gold": {RED: 4},
    "cities": {"Chicago": RED, "Columbus": ORANGE, "Lexington": WHITE},
    "rails": {RED: ["Chicago-g10y4", "g10y4-Columbus"]}, "trains": {RED: ["g10y4-Columbus"]},
    "settlers": {RED: ["g10y4"]}, "cards": {RED: {"scout": 1, "native_support": 1}},
}  # fmt: skip
IN_TURN = [
    EndTurn(seat=RED), BuildRail("Chicago-g9y3", seat=RED), BuildSettler("Chicago", seat=RED),
    BuildTrain("Chicago-g10y4", seat=RED), BuyCard(seat=RED), PlayCard("scout", seat=RED),
    MoveSettler(0, "g10y2", seat=RED), MoveTrain(0, "Chicago-g10y4", seat=RED), Deliver("Columbus", seat=RED),
    Exchange("ore", "coal", seat=RED), SellForGold("ore", seat=RED), BuyResource("ore", seat=RED),
    Offer({"ore": 1}, {"coal": 1}, seat=RED), Offer({"ore": 2}, {"coal": 2}, seat=RED),
]  # fmt: skip
ELSEWHERE = [
    Roll(seat=RED), Done(seat=RED), Take("ore", seat=RED), Discard("ore", seat=RED), MoveOutlaw("c9y5", seat=RED),
    Rob(ORANGE, seat=RED), PlaceCity("Boston", seat=RED), Withdraw(seat=RED), TakeGold(seat=RED), Pass(seat=RED),
    NativeSupport(6, seat=RED),
]  # fmt: skip
ALL = IN_TURN + ELSEWHERE
PHASES: dict[str, tuple[dict[str, Any], set[str]]] = {  # position fields of a prompt, and its answers
    "discard": ({"discard_due": [1, 0, 0, 0]}, {"discard"}),
    "outlaw": ({}, {"move_outlaw"}),
    "rob": ({"outlaw": "c11y5"}, {"rob"}),
    "take": ({"take": 1}, {"take", "done"}),
    "engineer": ({"free_rails": 1}, {"build_rail", "done"}),
    "card_move": ({"move_steps": 5}, {"move_train", "done"}),
    "scout": ({}, {"move_settler", "take_gold", "done"}),
    "offer": ({"answer": [0, 1, 1, 1], "offer_give": {"ore": 1}, "offer_get": {"coal": 1}}, {"withdraw"}),
    "route": ({"n_routes": 2, "routes": [[2, 0, 0, 0], [1, 1, 0, 0], *[[0] * 4] * 14]}, set()),
}  # fmt: skip


def position_in_phase(phase):
    """Return a position in which red must answer a prompt of this phase."""
    return position(phase=phase, **{**SITE, **PHASES[phase][0]})


@pytest.mark.parametrize("action", ALL, ids=lambda action: action.type_name())
@pytest.mark.parametrize("phase", ["pre_roll", "action"])
def test_other_seats_cannot_act_in_a_turn(phase, action):
    """A-ACT-01."""
    game = position(turn=ORANGE, phase=phase, **SITE)
    assert refused(game, action) == "A-ACT-01"


@pytest.mark.parametrize("action", ALL, ids=lambda action: action.type_name())
def test_nobody_can_act_after_the_end(action):
    """A-ACT-01, A-WIN-01."""
    game = position(phase="over", ending="won", winner=RED, **SITE)
    assert refused(game, action) == "A-ACT-01"
    assert (game.to_act, [game.legal(seat) for seat in COLOURS]) == ((), [[], [], [], []])
    assert game.prompt(RED) is None


@pytest.mark.parametrize("action", ALL, ids=lambda action: action.type_name())
@pytest.mark.parametrize("phase", PHASES)
def test_only_answers_to_the_open_prompt_are_allowed(phase, action):
    """A-ACT-02."""
    game = position_in_phase(phase)
    if action.type_name() in PHASES[phase][1]:
        assert allowed(game, action)
    elif phase == "card_move" and isinstance(action, Deliver):
        assert refused(game, action) == "A-CARD-10"
    else:
        assert refused(game, action) == "A-ACT-02"


@pytest.mark.parametrize("action", ALL, ids=lambda action: action.type_name())
def test_before_the_roll_only_rolling_delivering_and_cards_are_allowed(action):
    """A-ACT-03, A-TURN-06, AQ-25, AQ-73."""
    game = position(phase="pre_roll", **SITE)
    if action.type_name() in ("roll", "deliver", "play_card", "native_support"):
        assert allowed(game, action)
    else:
        assert refused(game, action) == "A-ACT-03"


@pytest.mark.parametrize("action", ALL, ids=lambda action: action.type_name())
def test_all_turn_actions_are_allowed_after_the_roll(action):
    """A-ACT-03, A-TURN-04."""
    game = position(**SITE)
    if action in IN_TURN:
        assert allowed(game, action)
    else:
        assert refused(game, action) == "A-ACT-03"


@pytest.mark.parametrize("phase", ["set_city", "set_rail", "set_neutral"])
@pytest.mark.parametrize("action", ALL, ids=lambda action: action.type_name())
def test_only_placing_pieces_is_allowed_during_the_set_up(phase, action):
    """A-ACT-03, A-VAR-03."""
    game = position(3, phase=phase, first=RED, placed=0, options={"setup.pieces": "variable"}, cities={"Chicago": RED})
    answers = {"set_city": ("place_city",), "set_rail": ("build_rail",), "set_neutral": ()}[phase]
    if action.type_name() in answers:
        game = position(
            3, phase=phase, first=RED, placed=2 if phase == "set_rail" else 0, cities={"Chicago": RED},
            options={"setup.pieces": "variable"},
        )  # fmt: skip
        assert allowed(game, action)
    elif phase == "set_neutral" and isinstance(action, PlaceCity):
        assert refused(game, action) == "A-VAR-10"
    elif phase == "set_rail":
        assert refused(game, action) == "A-ACT-01"  # the last seat places first
    else:
        assert refused(game, action) == "A-ACT-03"


def test_actions_that_are_not_among_the_choices_are_refused():
    """A-ACT-05."""
    game = position(3, phase="rob", outlaw="c11y5", cities={"Columbus": ORANGE}, hands={ORANGE: {"ore": 1}})
    assert refused(game, Rob(BLUE, seat=RED)) == "A-ACT-05"
    with pytest.raises(hexstead.BadAction):
        game.apply({"type": "choose_payout", "gold": {"red": 9}, "seat": RED})
    with pytest.raises(hexstead.BadAction):
        game.apply({"type": "rob", "victim": 4, "seat": RED})


def test_a_piece_in_stock_cannot_move():
    """A-ACT-06."""
    game = position(**SITE)
    assert refused(game, MoveTrain(1, "Chicago-g10y4", seat=RED)) == "A-ACT-06"
    assert refused(game, MoveSettler(1, "g10y2", seat=RED)) == "A-ACT-06"
    assert refused(game, PlayCard("cavalry", seat=RED)) == "A-ACT-06"


# Precedence: seat, prompt, phase, stock, place, limits, cost


def test_a_wrong_seat_is_reported_before_the_prompt():
    """A-ACT-01, A-ACT-02."""
    for phase in PHASES:
        assert refused(position_in_phase(phase), EndTurn(seat=BLUE)) == ("A-ACT-02" if phase == "offer" else "A-ACT-01")


def test_the_prompt_is_reported_before_stock_place_and_cost():
    """A-ACT-02."""
    game = position(phase="take", take=1)
    assert refused(game, BuildRail("Denver-g5y5", seat=RED)) == "A-ACT-02"
    assert refused(game, BuyCard(seat=RED)) == "A-ACT-02"


def test_the_phase_is_reported_before_stock_place_and_cost():
    """A-ACT-03."""
    game = position(phase="pre_roll")
    assert refused(game, BuildRail("Denver-g5y5", seat=RED)) == "A-ACT-03"
    assert refused(game, BuyResource("ore", seat=RED)) == "A-ACT-03"


def test_missing_stock_is_reported_before_place_and_cost():
    """A-COMP-09, A-ACT-04."""
    game = position(
        cities={"Chicago": RED}, rails={RED: ["Chicago-g10y4"]}, trains={RED: ["Chicago-g10y4", "Chicago-g10y4"]},
        settlers={RED: ["g10y4", "g9y3"]},
    )  # fmt: skip
    assert refused(game, BuildSettler("Denver", seat=RED)) == "A-COMP-09"
    assert refused(game, BuildTrain("Denver-g5y5", seat=RED)) == "A-COMP-09"


def test_the_place_is_reported_before_the_cost():
    """A-ACT-04."""
    game = position(cities={"Chicago": RED}, rails={RED: ["Chicago-g10y4"]}, settlers={RED: ["Chicago"]})
    assert refused(game, BuildRail("Chicago-g10y4", seat=RED)) == "A-RAIL-01"
    assert refused(game, BuildRail("Denver-g5y5", seat=RED)) == "A-RAIL-02"
    assert refused(game, BuildTrain("Denver-g5y5", seat=RED)) == "A-TBLD-01"
    assert refused(game, BuildSettler("Denver", seat=RED)) == "A-SBLD-01"
    assert refused(game, BuildSettler("Chicago", seat=RED)) == "AQ-27"
    assert refused(game, BuildRail("Chicago-g9y3", seat=RED)) == "A-ACT-04"


def test_a_limit_is_reported_before_the_cost():
    """A-ACT-04, AQ-58, A-TRADE-09."""
    assert refused(position(cards={BLUE: DECK}), BuyCard(seat=RED)) == "AQ-58"
    assert refused(position(offers_left=0), Offer({"ore": 1}, {"coal": 1}, seat=RED)) == "A-TRADE-09"
    assert refused(position(offers_left=0), Offer({"ore": 2}, {"coal": 2}, seat=RED)) == "A-TRADE-09"


def test_a_refusal_contains_the_sentence_of_its_rule():
    """A-ACT-04."""
    with pytest.raises(hexstead.IllegalAction) as error:
        position().apply(BuyCard(seat=RED))
    assert error.value.rule == "A-ACT-04"
    assert hexstead.rule("A-ACT-04") in str(error.value)


def test_a_refused_action_does_not_affect_the_turn():
    """A-ACT-04, A-BUY-04."""
    game = position(phase="pre_roll", **SITE)
    roll(game, 1, 1)
    before = game.position()
    for action in ELSEWHERE:
        refused(game, action)
    assert game.position() == before
    act(game, EndTurn(seat=RED))
