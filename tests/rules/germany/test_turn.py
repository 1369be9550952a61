"""Course of a turn (G-TURN)."""

import pytest

import hexstead
from hexstead.core.actions import BuyCard, Draw, EndTurn, Exchange, Offer, PlayCard, Roll, Take, Withdraw
from hexstead.core.events import Bought, Drew, Exchanged, Paid, TurnBegan
from hexstead.games.germany.actions import BuildHall, BuildLandmark, BuildRoad, MoveGoetz
from hexstead.games.germany.events import HallBuilt, RoadBuilt

from ..game_helpers import BLUE, ORANGE, RED, WHITE, act, allowed, chance, changed_fields, hand, refused, roll
from .positions import position
from .road_helpers import PLENTY

PLAYABLE = ("mercenary", "road_building", "banking", "trade")


def building_site(turn=RED, phase="main", **more):
    """Return a position in which the turn player can afford every building."""
    return position(
        turn=turn, phase=phase, hands={turn: PLENTY}, halls={"Kassel": turn, "Marburg": turn},
        roads={turn: ["Kassel-Dortmund", "Kassel-Marburg", "Marburg-Frankfurt"]}, **more,
    )  # fmt: skip


def builds(seat):
    return [
        BuildRoad("v32-v38", seat=seat),
        BuildHall("Dortmund", seat=seat),
        BuildLandmark("Frankfurt", seat=seat),
        BuyCard(seat=seat),
        Exchange("ore", "wool", seat=seat),
        Offer({"ore": 1}, {"wool": 1}, seat=seat),
        EndTurn(seat=seat),
    ]


@pytest.mark.parametrize("players", [3, 4])
def test_a_turn_is_roll_then_trade_and_build_then_the_next_seat(players):
    """G-TURN-01."""
    game = position(players, phase="pre_roll")
    for turn in range(2, 2 * players + 2):
        seat = game.turn_seat
        left = (seat + 1) % players
        assert (game.phase, game.to_act) == ("pre_roll", (seat,))
        roll(game, 1, 1)
        assert (game.phase, game.to_act) == ("main", (seat,))
        assert act(game, EndTurn(seat=seat)) == [TurnBegan(left, turn)]
        assert (game.turn, game.turn_seat) == (turn, left)


def test_rolling_and_the_dice_are_two_actions():
    """G-TURN-01."""
    game = position(phase="pre_roll")
    assert changed_fields(game, Roll(seat=RED)) == {"phase"}
    assert (game.phase, game.to_act) == ("dice", ("chance",))
    assert refused(game, Roll(seat=RED)) == "G-ACT-01"


def test_trading_and_building_can_alternate():
    """G-TURN-02."""
    hands = {RED: {"lumber": 3, "brick": 2, "grain": 1, "ore": 6}}
    game = position(halls={"Kassel": RED}, hands=hands)
    assert act(game, BuildRoad("v31-v38", seat=RED)) == [
        Paid(RED, "lumber", 1), Paid(RED, "brick", 1), RoadBuilt(RED, "v31-v38", 0),
    ]  # fmt: skip
    assert act(game, Exchange("ore", "wool", seat=RED)) == [Exchanged(RED, "ore", 3, "wool")]
    assert act(game, BuildHall("Dortmund", seat=RED))[-1] == HallBuilt(RED, "Dortmund")
    act(game, Exchange("ore", "brick", seat=RED))
    act(game, BuildRoad("v31-v37", seat=RED))
    assert hand(game, RED) == {}


def test_only_the_turn_player_can_build_and_trade():
    """G-TURN-04, G-TRADE-01."""
    game = position(
        turn=ORANGE, hands={RED: PLENTY, WHITE: PLENTY}, halls={"Kassel": RED, "Marburg": RED, "Ulm": WHITE},
        roads={RED: ["Kassel-Dortmund", "Kassel-Marburg", "Marburg-Frankfurt"]},
    )  # fmt: skip
    for seat in (RED, WHITE, BLUE):
        for action in builds(seat):
            assert refused(game, action) == "G-ACT-01"
        assert game.legal(seat) == []


@pytest.mark.parametrize(
    ("card", "phase"), [("mercenary", "goetz"), ("road_building", "roads"), ("banking", "take"), ("trade", "pre_roll")]
)
def test_every_card_can_be_played_before_the_roll(card, phase):
    """GQ-01, `dev.beforeRoll`; GD-01."""
    game = position(phase="pre_roll", cards={RED: {card: 1}}, halls={"Kassel": RED})
    assert game.options["dev.beforeRoll"] is True
    assert game.legal(RED) == [Roll(seat=RED), PlayCard(card, seat=RED)]
    act(game, PlayCard(card, seat=RED))
    assert game.phase == phase
    assert game.position()["rolled"] == 0


def finish_card(game, card):
    """Resolve the prompts of a played card."""
    if card == "mercenary":
        act(game, MoveGoetz("A1", seat=RED))
    elif card == "road_building":
        act(game, BuildRoad("v32-v38", seat=RED))
        act(game, BuildRoad("v31-v38", seat=RED))
    elif card == "banking":
        act(game, Take("ore", seat=RED))
        act(game, Take("wool", seat=RED))


@pytest.mark.parametrize("card", PLAYABLE)
@pytest.mark.parametrize("phase", ["pre_roll", "main"])
def test_the_turn_continues_in_the_same_phase_after_a_card(card, phase):
    """GQ-01, G-TURN-01."""
    game = position(phase=phase, cards={RED: {card: 1}}, halls={"Kassel": RED})
    act(game, PlayCard(card, seat=RED))
    finish_card(game, card)
    assert (game.phase, game.to_act) == (phase, (RED,))
    if phase == "pre_roll":
        roll(game, 1, 1)
        assert game.phase == "main"


@pytest.mark.parametrize("card", PLAYABLE)
def test_an_option_forbids_cards_before_the_roll(card):
    """`dev.beforeRoll`, GQ-01."""
    after = {"dev.beforeRoll": False}
    game = position(phase="pre_roll", cards={RED: {card: 1}}, halls={"Kassel": RED}, options=after)
    assert refused(game, PlayCard(card, seat=RED)) == "G-ACT-03"
    assert game.legal(RED) == [Roll(seat=RED)]
    roll(game, 1, 1)
    assert allowed(game, PlayCard(card, seat=RED))


def test_worked_example_of_a_turn():
    """G-T11: build, trade, build and one card; a second card and a card bought this turn are refused."""
    game = building_site(cards={RED: {"banking": 1, "trade": 1}})
    act(game, BuildRoad("v32-v38", seat=RED))
    act(game, Exchange("ore", "wool", seat=RED))
    act(game, BuildHall("Dortmund", seat=RED))
    act(game, PlayCard("banking", seat=RED))
    act(game, Take("ore", seat=RED))
    act(game, Take("grain", seat=RED))
    assert refused(game, PlayCard("trade", seat=RED)) == "G-DEV-04"
    assert act(game, BuyCard(seat=RED))[-1] == Bought(RED)
    assert chance(game, Draw("mercenary")) == [Drew(RED, "mercenary")]
    assert refused(game, PlayCard("mercenary", seat=RED)) == "G-DEV-03"


def test_a_new_turn_resets_the_fields_of_the_turn():
    """G-TURN-01."""
    game = position(3, cards={RED: {"trade": 1}}, hands={RED: {"ore": 5}})
    act(game, PlayCard("trade", seat=RED))
    act(game, Offer({"ore": 1}, {"wool": 1}, seat=RED))
    act(game, Withdraw(seat=RED))
    old = game.position()
    assert (old["rolled"], old["two_for_one"], old["offers_left"]) == (1, 1, 4)
    act(game, EndTurn(seat=RED))
    new = game.position()
    assert (new["rolled"], new["two_for_one"], new["offers_left"], new["card_played"]) == (0, 0, 5, 0)


def test_turns_are_counted_from_one():
    """G-TURN-01."""
    game = hexstead.new("germany", seed=3)
    assert game.turn == 0
    while game.to_act == ("chance",):
        game.step_chance()
    assert game.turn == 1
