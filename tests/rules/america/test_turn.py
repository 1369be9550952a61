"""Course of a turn: roll, actions, build phase, next seat (A-TURN)."""

from typing import Any

import pytest

from hexstead.core.actions import BuyCard, EndTurn, Exchange, Offer, PlayCard, Roll, Withdraw
from hexstead.core.events import TurnBegan
from hexstead.games.america.actions import (
    BuildRail,
    BuildSettler,
    BuildTrain,
    BuyResource,
    Deliver,
    MoveSettler,
    MoveTrain,
    Pass,
    SellForGold,
)
from hexstead.games.america.events import BuildPhase

from ..game_helpers import BLUE, ORANGE, RED, WHITE, act, allowed, changed_fields, refused, roll
from .positions import RESOURCES, new_game, pass_build_phase, position
from .rail_helpers import PLENTY

SITE: dict[str, Any] = {
    "hands": {RED: PLENTY}, "gold": {RED: 4}, "cities": {"Chicago": RED, "Columbus": ORANGE},
    "rails": {RED: ["Chicago-g10y4", "g10y4-Columbus"]}, "trains": {RED: ["g10y4-Columbus"]},
    "settlers": {RED: ["g10y4"]}, "cards": {RED: {"cattle_drive": 2}},
}  # fmt: skip
ACTS = [
    BuildRail("Chicago-g9y3", seat=RED), BuildSettler("Chicago", seat=RED), BuildTrain("Chicago-g10y4", seat=RED),
    BuyCard(seat=RED), Exchange("ore", "coal", seat=RED), SellForGold("ore", seat=RED), BuyResource("ore", seat=RED),
    Offer({"ore": 1}, {"coal": 1}, seat=RED), Offer({"ore": 2, "gold": 1}, {"coal": 3}, seat=RED),
    MoveSettler(0, "g10y2", seat=RED), MoveTrain(0, "Chicago-g10y4", seat=RED), Deliver("Columbus", seat=RED),
]  # fmt: skip


@pytest.mark.parametrize("players", [3, 4])
def test_turns_go_clockwise(players):
    """A-TURN-02, A-TURN-03."""
    game = new_game(players, first=1)
    for turn in range(1, 2 * players + 2):
        seat = turn % players
        assert (game.turn_seat, game.turn, game.phase, game.to_act) == (seat, turn, "pre_roll", (seat,))
        roll(game, 1, 1)
        assert (game.phase, game.to_act) == ("action", (seat,))
        act(game, EndTurn(seat=seat))
        pass_build_phase(game)
    turns = [e for e in game.events_since() if isinstance(e, TurnBegan)]
    assert turns == [TurnBegan(turn % players, turn) for turn in range(1, 2 * players + 3)]


def test_the_next_turn_starts_after_the_build_phase():
    """A-TURN-03, A-EBP-07."""
    game = new_game()
    roll(game, 1, 1)
    act(game, EndTurn(seat=RED))
    for seat in (ORANGE, WHITE, BLUE):
        assert (game.phase, game.turn_seat, game.to_act, game.turn) == ("build_phase", RED, (seat,), 1)
        act(game, Pass(seat=seat))
    assert (game.phase, game.turn_seat, game.to_act, game.turn) == ("pre_roll", ORANGE, (ORANGE,), 2)


@pytest.mark.parametrize("action", ACTS, ids=lambda action: action.type_name())
def test_actions_can_be_interleaved_and_repeated(action):
    """A-TURN-04: every other action remains possible after any action."""
    for other in ACTS:
        game = position(**{**SITE, "hands": {RED: dict.fromkeys(RESOURCES, 9)}, "gold": {RED: 8}})
        act(game, other)
        if isinstance(other, Offer):
            act(game, Withdraw(seat=RED))
        if isinstance(other, BuyCard):
            game.step_chance()
        done = {"deliver", "build_rail", "build_settler", "move_settler", "move_train", "build_train"}
        if action.type_name() in done and other.type_name() in done:
            continue  # a piece can be placed only once; moves are tested elsewhere
        assert allowed(game, action)


def test_no_action_is_mandatory():
    """A-TURN-05: a turn can end immediately."""
    game = position(**SITE)
    assert allowed(game, EndTurn(seat=RED))
    act(game, EndTurn(seat=RED))
    assert (game.phase, game.turn_seat) == ("pre_roll", ORANGE)


def test_mandatory_choices_precede_other_actions():
    """A-TURN-05: with two equally short routes the payout must be chosen first."""
    game = position(**{**SITE, "n_routes": 2, "routes": [[2, 1, 0, 0], [1, 2, 0, 0], *[[0] * 4] * 14]}, phase="route")
    assert {a.type_name() for a in game.legal(RED)} == {"choose_payout"}
    for action in [*ACTS, EndTurn(seat=RED)]:
        assert refused(game, action) == "A-ACT-02"


def test_the_dice_are_rolled_once_per_turn():
    """A-TURN-03, A-ACT-03."""
    assert refused(position(), Roll(seat=RED)) == "A-ACT-03"
    game = position(phase="pre_roll")
    assert changed_fields(game, Roll(seat=RED)) == {"phase"}
    assert (game.phase, game.to_act) == ("dice", ("chance",))


@pytest.mark.parametrize("seat", [ORANGE, WHITE, BLUE])
def test_other_seats_cannot_roll_or_end_the_turn(seat):
    """A-TURN-02, A-ACT-01."""
    assert refused(position(phase="pre_roll"), Roll(seat=seat)) == "A-ACT-01"
    assert refused(position(), EndTurn(seat=seat)) == "A-ACT-01"
    assert refused(position(), Pass(seat=seat)) == "A-ACT-01"


def test_a_new_turn_resets_the_fields_of_the_turn():
    """A-TURN-03, AQ-24, A-DEV-02: purchases, fees, offers, moves and cards start at zero again."""
    game = position(
        bought=2, fees=[2, 4], card_played=1, cards={RED: {"scout": 1}}, cards_new={"scout": 1}, offers_left=1,
        cities={"Chicago": RED}, rails={RED: ["Chicago-g10y4"]}, trains={RED: ["Chicago-g10y4"]}, move_train=0,
        move_steps=2, move_made=1,
    )  # fmt: skip
    act(game, EndTurn(seat=RED))
    at = game.position()
    assert (at["turn_seat"], at["phase"], at["rolled"], at["bought"], at["fees"]) == (ORANGE, "pre_roll", 0, 0, [0, 0])
    assert (at["card_played"], at["cards_new"], at["offers_left"], at["builder"]) == (0, {}, 5, None)
    assert (at["move_train"], at["move_steps"], at["move_made"]) == (None, 0, 0)


def test_ending_a_turn_changes_only_the_expected_fields():
    """A-TURN-02."""
    game = position(turn=BLUE, **{**SITE, "hands": {RED: {"ore": 1}}})
    assert changed_fields(game, EndTurn(seat=BLUE)) == {"turn_seat", "phase", "turn", "rolled"}
    assert game.turn_seat == RED


def test_the_turn_continues_after_the_only_card_of_the_turn():
    """A-TURN-04, A-DEV-02: only one card per turn is allowed."""
    game = position(**SITE)
    act(game, PlayCard("cattle_drive", seat=RED))
    assert game.phase == "action"
    assert refused(game, PlayCard("cattle_drive", seat=RED)) == "A-DEV-02"
    assert allowed(game, BuildRail("Chicago-g9y3", seat=RED))


def test_the_first_turn_has_a_build_phase():
    """A-EBP-07."""
    game = new_game(3, first=WHITE)
    roll(game, 1, 1)
    assert act(game, EndTurn(seat=WHITE)) == [BuildPhase(RED)]
    assert game.to_act == (RED,)
