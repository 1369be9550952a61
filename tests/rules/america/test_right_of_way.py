"""Right of Way: five steps of one train without coal and fees (A-CARD-04, A-CARD-10)."""

from typing import Any

import pytest

from hexstead.core.actions import BuyCard, Done, EndTurn, PlayCard, Roll
from hexstead.core.events import Stopped, Won
from hexstead.games.america.actions import BuildRail
from hexstead.games.america.events import Delivered, TrainMoved

from ..game_helpers import BLUE, ORANGE, RED, WHITE, act, allowed, hand, hands, refused
from .positions import NEUTRAL, RESOURCES, after_playing, before_and_after_roll, gold, position, trains
from .rail_helpers import deliver, line, move_train, ride, train_targets

# A line from Chicago to Atlanta via Indianapolis and Nashville.
LINE = line("Chicago", "g10y4", "Indianapolis", "g10y6", "Nashville", "g10y8", "Atlanta", "g11y9")


def railway(phase: str = "action", **more: Any) -> Any:
    """Return a position with red's train at Chicago, on a line that belongs to blue from Indianapolis on."""
    at: dict[str, Any] = {
        "cities": {"Chicago": RED, "Nashville": BLUE, "Indianapolis": ORANGE, "Atlanta": BLUE},
        "rails": {RED: LINE[:2], BLUE: LINE[2:]}, "trains": {RED: [LINE[0]]},
    }  # fmt: skip
    return after_playing("right_of_way", phase, **{**at, **more})


@before_and_after_roll
def test_right_of_way_moves_a_train_five_steps_without_coal_and_fees(phase):
    """A-CARD-04, A-CARD-09."""
    game = railway(phase, hands={RED: {"coal": 1}}, gold={RED: 1})
    assert (game.phase, game.to_act) == ("card_move", (RED,))
    for path in LINE[1:6]:
        assert act(game, move_train(path)) == [TrainMoved(RED, 0, path)]
        assert game.phase == "card_move"
    assert refused(game, move_train(LINE[6])) == "A-CARD-10"
    assert (gold(game), hands(game)) == ([1, 0, 0, 0], [{"coal": 1}, {}, {}, {}])
    assert act(game, Done(seat=RED)) == [Stopped(RED)]
    assert (game.phase, trains(game, RED)[0]) == (phase, LINE[5])
    at = game.position()
    assert (at["move_train"], at["move_steps"], at["move_made"], at["fees"]) == (None, 0, 0, [0, 0])


@before_and_after_roll
@pytest.mark.parametrize("steps", [0, 1, 3])
def test_right_of_way_can_end_earlier(phase, steps):
    """A-CARD-10, A-CARD-04."""
    game = railway(phase)
    ride(game, LINE[1 : 1 + steps])
    act(game, Done(seat=RED))
    assert (game.phase, trains(game, RED)) == (phase, [LINE[steps], None])


@before_and_after_roll
@pytest.mark.parametrize("which", [0, 1])
def test_the_first_step_chooses_the_train(phase, which):
    """A-CARD-10."""
    game = railway(phase, trains={RED: [LINE[0], LINE[4]]})
    assert (train_targets(game), train_targets(game, which=1)) == ({LINE[1]}, {LINE[3], LINE[5]})
    act(game, move_train([LINE[1], LINE[3]][which], which=which))
    assert refused(game, move_train([LINE[5], LINE[1]][which], which=1 - which)) == "A-CARD-10"
    assert train_targets(game, which=1 - which) == set()
    assert train_targets(game, which=which) == [{LINE[0], LINE[2]}, {LINE[2], LINE[4]}][which]


@before_and_after_roll
def test_goods_can_be_delivered_after_each_step_but_not_before_the_first(phase):
    """A-CARD-10, A-CARD-04, A-CARD-09."""
    game = railway(phase, trains={RED: [LINE[1]]})
    assert refused(game, deliver("Indianapolis")) == "A-CARD-10"
    act(game, move_train(LINE[2]))
    assert act(game, deliver("Indianapolis")) == [Delivered(RED, "Indianapolis")]
    assert game.phase == "card_move"
    act(game, move_train(LINE[3]))
    assert game.position()["move_steps"] == 3
    assert refused(game, deliver("Nashville")) == "A-DLV-02"  # no cube is left
    act(game, Done(seat=RED))
    assert game.position()["delivered"] == [1, 0, 0, 0]


@before_and_after_roll
def test_only_the_moving_train_can_deliver(phase):
    """A-CARD-10, A-CARD-09."""
    game = railway(phase, trains={RED: [LINE[0], LINE[4]]})
    act(game, move_train(LINE[1]))
    assert refused(game, deliver("Nashville")) == "A-DLV-01"  # only the other train is there
    assert allowed(game, deliver("Indianapolis"))


@pytest.mark.parametrize("timing", ["anytime", "onArrival"])
@before_and_after_roll
def test_right_of_way_allows_deliveries_with_either_timing(phase, timing):
    """A-CARD-04, `delivery.timing`."""
    game = railway(phase, options={"delivery.timing": timing})
    act(game, move_train(LINE[1]))
    act(game, deliver("Indianapolis"))
    assert game.position()["delivered"][RED] == 1


def test_after_right_of_way_the_timing_option_applies_again():
    """A-CARD-04, `delivery.timing`."""
    for timing, rule in (("anytime", None), ("onArrival", "AQ-72")):
        game = railway(options={"delivery.timing": timing})
        act(game, move_train(LINE[1]))
        act(game, Done(seat=RED))
        if rule is None:
            assert allowed(game, deliver("Indianapolis"))
        else:
            assert refused(game, deliver("Indianapolis")) == rule


def test_a_delivery_before_the_roll_can_win():
    """A-CARD-11, A-WIN-01."""
    game = railway("pre_roll", options={"game.goods": 3}, cities=WINNING, goods_on={"Denver": RED, "Omaha": RED})
    act(game, move_train(LINE[1]))
    assert act(game, deliver("Indianapolis")) == [Delivered(RED, "Indianapolis"), Won(RED)]
    assert (game.is_over, game.winner, game.phase) == (True, RED, "over")


WINNING = {
    "Chicago": RED, "Boston": RED, "Albany": RED, "Seattle": RED, "Portland": RED, "Indianapolis": ORANGE,
    "Nashville": BLUE, "Atlanta": BLUE, "Denver": WHITE, "Omaha": WHITE,
}  # fmt: skip


def test_steps_with_the_card_do_not_count_as_paid_fees():
    """A-CARD-10, A-CARD-04: a move with coal is separate and costs fees."""
    game = railway(hands={RED: {"coal": 2}}, gold={RED: 1})
    ride(game, LINE[1:3])
    act(game, Done(seat=RED))
    assert gold(game) == [1, 0, 0, 0]
    act(game, move_train(LINE[3]))
    assert (gold(game), hand(game, RED)) == ([0, 0, 0, 1], {"coal": 1})
    assert game.position()["move_steps"] == 2


def test_fees_paid_before_the_card_remain_paid():
    """A-CARD-10, A-FEE-02, A-TMOV-13: remaining steps of the earlier move are lost."""
    game = position(
        cards={RED: {"right_of_way": 1}}, hands={RED: {"coal": 2}}, gold={RED: 2},
        cities={"Chicago": RED, "Nashville": BLUE}, rails={RED: LINE[:2], BLUE: LINE[2:5]}, trains={RED: [LINE[1]]},
    )  # fmt: skip
    act(game, move_train(LINE[2]))
    act(game, PlayCard("right_of_way", seat=RED))
    assert game.position()["move_steps"] == 5
    assert refused(game, deliver("Nashville")) == "A-CARD-10"
    act(game, move_train(LINE[3]))
    act(game, Done(seat=RED))
    act(game, move_train(LINE[4]))
    assert (gold(game), hand(game, RED)) == ([1, 0, 0, 1], {})


@before_and_after_roll
def test_right_of_way_cannot_end_on_a_full_path(phase):
    """A-CARD-04, A-CARD-10, A-TMOV-06."""
    game = railway(phase, trains={RED: [LINE[0]], BLUE: [LINE[2], LINE[2]]})
    act(game, move_train(LINE[1]))
    act(game, move_train(LINE[2]))
    assert refused(game, Done(seat=RED)) == "A-ACT-02"
    act(game, move_train(LINE[3]))
    assert allowed(game, Done(seat=RED))


@before_and_after_roll
def test_the_last_step_cannot_lead_to_a_full_path(phase):
    """A-CARD-04, A-TMOV-14: coal cannot extend the move."""
    game = railway(phase, trains={RED: [LINE[0]], BLUE: [LINE[5], LINE[5]]}, hands={RED: {"coal": 3}})
    ride(game, LINE[1:5])
    assert refused(game, move_train(LINE[5])) == "A-TMOV-14"


@before_and_after_roll
def test_right_of_way_can_be_played_without_a_train(phase):
    """AQ-60, A-CARD-11."""
    game = after_playing("right_of_way", phase)
    assert game.legal(RED) == [Done(seat=RED)]
    act(game, Done(seat=RED))
    assert game.phase == phase


@before_and_after_roll
def test_other_actions_are_refused_during_right_of_way(phase):
    """A-CARD-04, A-ACT-02."""
    game = railway(phase, hands={RED: dict.fromkeys(RESOURCES, 4)}, gold={RED: 4})
    for action in (EndTurn(seat=RED), Roll(seat=RED), BuyCard(seat=RED), BuildRail("Chicago-g9y3", seat=RED)):
        assert refused(game, action) == "A-ACT-02"
    assert refused(game, move_train("Denver-g5y5")) == "A-TMOV-02"
    assert refused(game, move_train(LINE[3])) == "A-TMOV-01"
    assert refused(game, move_train(LINE[3], which=1)) == "A-ACT-06"


def test_right_of_way_can_deliver_to_neutral_cities():
    """A-CARD-04, A-SET-07."""
    game = after_playing(
        "right_of_way", players=3, cities={"Chicago": RED, "Indianapolis": NEUTRAL}, rails={RED: LINE[:2]},
        trains={RED: [LINE[0]]},
    )  # fmt: skip
    act(game, move_train(LINE[1]))
    act(game, deliver("Indianapolis"))
    assert game.position()["goods_on"] == {"Indianapolis": RED}
