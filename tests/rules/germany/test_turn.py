"""A turn: roll, then trade and build; one card; the dice go left (G-TURN)."""

import pytest

import hexstead
from hexstead.core.actions import BuyCard, Draw, EndTurn, Exchange, Offer, PlayCard, Roll, Take, Withdraw
from hexstead.core.events import Bought, Drew, Exchanged, Paid, TurnBegan
from hexstead.games.germany.actions import BuildHall, BuildLandmark, BuildRoad, MoveGoetz
from hexstead.games.germany.events import HallBuilt, RoadBuilt

from ..tables import BLUE, ORANGE, RED, WHITE, act, allowed, chance, changed, hand, refused, roll
from .boardwork import PLENTY
from .table import position

PLAYABLE = ("mercenary", "road_building", "banking", "trade")


def building_site(turn=RED, phase="main", **more):
    """The turn player could build anything here, had the dice been rolled."""
    return position(
        turn=turn, phase=phase, hands={turn: PLENTY}, halls={"Kassel": turn},
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
def test_a_turn_is_the_roll_then_trade_and_build_then_the_dice_go_left(players):
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


def test_rolling_is_one_act_and_the_dice_another():
    """G-TURN-01."""
    game = position(phase="pre_roll")
    assert changed(game, Roll(seat=RED)) == {"phase"}
    assert (game.phase, game.to_act) == ("dice", ("chance",))
    assert refused(game, Roll(seat=RED)) == "G-ACT-01"


def test_trading_and_building_alternate_freely():
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


def test_only_the_turn_player_builds_and_trades():
    """G-TURN-04, G-TRADE-01."""
    game = position(
        turn=ORANGE, hands={RED: PLENTY, WHITE: PLENTY}, halls={"Kassel": RED, "Ulm": WHITE},
        roads={RED: ["Kassel-Dortmund", "Kassel-Marburg", "Marburg-Frankfurt"]},
    )  # fmt: skip
    for seat in (RED, WHITE, BLUE):
        for action in builds(seat):
            assert refused(game, action) == "G-ACT-01"
        assert game.legal(seat) == []


@pytest.mark.parametrize(
    ("card", "phase"), [("mercenary", "goetz"), ("road_building", "roads"), ("banking", "take"), ("trade", "pre_roll")]
)
def test_every_card_may_be_played_before_the_roll(card, phase):
    """GQ-01, `dev.beforeRoll`; GD-01."""
    game = position(phase="pre_roll", cards={RED: {card: 1}}, halls={"Kassel": RED})
    assert game.options["dev.beforeRoll"] is True
    assert game.legal(RED) == [Roll(seat=RED), PlayCard(card, seat=RED)]
    act(game, PlayCard(card, seat=RED))
    assert game.phase == phase
    assert game.position()["rolled"] == 0


def finish_card(game, card):
    """Carry out what a played card asks for."""
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
def test_after_its_card_the_turn_goes_on_where_it_was(card, phase):
    """GQ-01, G-TURN-01."""
    game = position(phase=phase, cards={RED: {card: 1}}, halls={"Kassel": RED})
    act(game, PlayCard(card, seat=RED))
    finish_card(game, card)
    assert (game.phase, game.to_act) == (phase, (RED,))
    if phase == "pre_roll":
        roll(game, 1, 1)
        assert game.phase == "main"


@pytest.mark.parametrize("card", PLAYABLE)
def test_by_option_cards_wait_for_the_roll(card):
    """`dev.beforeRoll`, GQ-01."""
    after = {"dev.beforeRoll": False}
    game = position(phase="pre_roll", cards={RED: {card: 1}}, halls={"Kassel": RED}, options=after)
    assert refused(game, PlayCard(card, seat=RED)) == "G-ACT-03"
    assert game.legal(RED) == [Roll(seat=RED)]
    roll(game, 1, 1)
    assert allowed(game, PlayCard(card, seat=RED))


def test_the_turn_flow_of_the_worked_example():
    """G-T11: build, trade, build, one card; not a second one, nor one bought this turn."""
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


def test_a_new_turn_forgets_the_old_one():
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
