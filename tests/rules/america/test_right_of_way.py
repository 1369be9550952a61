"""The Right of Way: five steps of one train without coal and fees (A-CARD-04, A-CARD-10)."""

from typing import Any

import pytest

from hexstead.core.actions import BuyCard, Done, EndTurn, PlayCard, Roll
from hexstead.core.events import Stopped, Won
from hexstead.games.america.actions import BuildRail
from hexstead.games.america.events import Delivered, TrainMoved

from ..tables import BLUE, ORANGE, RED, WHITE, act, allowed, hand, hands, refused
from .table import NEUTRAL, RESOURCES, TIMES, gold, playing, position, trains
from .trackwork import deliver, line, ride, step, steps_open

# A railway from Chicago to Atlanta; Indianapolis and Nashville lie on it.
LINE = line("Chicago", "g10y4", "Indianapolis", "g10y6", "Nashville", "g10y8", "Atlanta", "g11y9")


def railway(phase: str = "action", **more: Any) -> Any:
    """Red's train at Chicago, on a railway that is blue's from Indianapolis on."""
    at: dict[str, Any] = {
        "cities": {"Chicago": RED, "Nashville": BLUE, "Indianapolis": ORANGE, "Atlanta": BLUE},
        "rails": {RED: LINE[:2], BLUE: LINE[2:]}, "trains": {RED: [LINE[0]]},
    }  # fmt: skip
    return playing("right_of_way", phase, **{**at, **more})


@TIMES
def test_right_of_way_moves_a_train_five_steps_without_coal_and_fee(phase):
    """A-CARD-04, A-CARD-09."""
    game = railway(phase, hands={RED: {"coal": 1}}, gold={RED: 1})
    assert (game.phase, game.to_act) == ("card_move", (RED,))
    for path in LINE[1:6]:
        assert act(game, step(path)) == [TrainMoved(RED, 0, path)]
        assert game.phase == "card_move"
    assert refused(game, step(LINE[6])) == "A-CARD-10"
    assert (gold(game), hands(game)) == ([1, 0, 0, 0], [{"coal": 1}, {}, {}, {}])
    assert act(game, Done(seat=RED)) == [Stopped(RED)]
    assert (game.phase, trains(game, RED)[0]) == (phase, LINE[5])
    at = game.position()
    assert (at["move_train"], at["move_steps"], at["move_made"], at["fees"]) == (None, 0, 0, [0, 0])


@TIMES
@pytest.mark.parametrize("steps", [0, 1, 3])
def test_right_of_way_may_end_earlier(phase, steps):
    """A-CARD-10, A-CARD-04."""
    game = railway(phase)
    ride(game, LINE[1 : 1 + steps])
    act(game, Done(seat=RED))
    assert (game.phase, trains(game, RED)) == (phase, [LINE[steps], None])


@TIMES
@pytest.mark.parametrize("which", [0, 1])
def test_the_first_step_chooses_the_train(phase, which):
    """A-CARD-10."""
    game = railway(phase, trains={RED: [LINE[0], LINE[4]]})
    assert (steps_open(game), steps_open(game, which=1)) == ({LINE[1]}, {LINE[3], LINE[5]})
    act(game, step([LINE[1], LINE[3]][which], which=which))
    assert refused(game, step([LINE[5], LINE[1]][which], which=1 - which)) == "A-CARD-10"
    assert steps_open(game, which=1 - which) == set()
    assert steps_open(game, which=which) == [{LINE[0], LINE[2]}, {LINE[2], LINE[4]}][which]


@TIMES
def test_goods_are_delivered_on_the_way_but_not_before_the_first_step(phase):
    """A-CARD-10, A-CARD-04, A-CARD-09."""
    game = railway(phase, trains={RED: [LINE[1]]})
    assert refused(game, deliver("Indianapolis")) == "A-CARD-10"
    act(game, step(LINE[2]))
    assert act(game, deliver("Indianapolis")) == [Delivered(RED, "Indianapolis")]
    assert game.phase == "card_move"
    act(game, step(LINE[3]))
    assert game.position()["move_steps"] == 3
    assert refused(game, deliver("Nashville")) == "A-DLV-02"  # no cube left
    act(game, Done(seat=RED))
    assert game.position()["delivered"] == [1, 0, 0, 0]


@TIMES
def test_only_the_train_of_the_card_delivers(phase):
    """A-CARD-10, A-CARD-09."""
    game = railway(phase, trains={RED: [LINE[0], LINE[4]]})
    act(game, step(LINE[1]))
    assert refused(game, deliver("Nashville")) == "A-DLV-01"  # the other train stands there
    assert allowed(game, deliver("Indianapolis"))


@pytest.mark.parametrize("timing", ["anytime", "onArrival"])
@TIMES
def test_right_of_way_delivers_by_either_timing(phase, timing):
    """A-CARD-04, `delivery.timing`."""
    game = railway(phase, options={"delivery.timing": timing})
    act(game, step(LINE[1]))
    act(game, deliver("Indianapolis"))
    assert game.position()["delivered"][RED] == 1


def test_after_right_of_way_a_standing_train_delivers_only_anytime():
    """A-CARD-04, `delivery.timing`."""
    for timing, rule in (("anytime", None), ("onArrival", "A-DLV-01")):
        game = railway(options={"delivery.timing": timing})
        act(game, step(LINE[1]))
        act(game, Done(seat=RED))
        if rule is None:
            assert allowed(game, deliver("Indianapolis"))
        else:
            assert refused(game, deliver("Indianapolis")) == rule


def test_a_delivery_before_the_roll_can_win():
    """A-CARD-11, A-WIN-01."""
    game = railway("pre_roll", options={"game.goods": 3}, cities=WINNING, goods_on={"Denver": RED, "Omaha": RED})
    act(game, step(LINE[1]))
    assert act(game, deliver("Indianapolis")) == [Delivered(RED, "Indianapolis"), Won(RED)]
    assert (game.is_over, game.winner, game.phase) == (True, RED, "over")


WINNING = {
    "Chicago": RED, "Boston": RED, "Albany": RED, "Seattle": RED, "Portland": RED, "Indianapolis": ORANGE,
    "Nashville": BLUE, "Atlanta": BLUE, "Denver": WHITE, "Omaha": WHITE,
}  # fmt: skip


def test_steps_under_the_card_neither_pay_nor_count_as_paid():
    """A-CARD-10, A-CARD-04: coal buys a separate move, with fees."""
    game = railway(hands={RED: {"coal": 2}}, gold={RED: 1})
    ride(game, LINE[1:3])
    act(game, Done(seat=RED))
    assert gold(game) == [1, 0, 0, 0]
    act(game, step(LINE[3]))
    assert (gold(game), hand(game, RED)) == ([0, 0, 0, 1], {"coal": 1})
    assert game.position()["move_steps"] == 2


def test_what_was_paid_before_the_card_stays_paid():
    """A-CARD-10, A-FEE-02, A-TMOV-13: steps bought before it lapse."""
    game = position(
        cards={RED: {"right_of_way": 1}}, hands={RED: {"coal": 2}}, gold={RED: 2},
        cities={"Chicago": RED, "Nashville": BLUE}, rails={RED: LINE[:2], BLUE: LINE[2:5]}, trains={RED: [LINE[1]]},
    )  # fmt: skip
    act(game, step(LINE[2]))
    act(game, PlayCard("right_of_way", seat=RED))
    assert game.position()["move_steps"] == 5
    assert refused(game, deliver("Nashville")) == "A-CARD-10"
    act(game, step(LINE[3]))
    act(game, Done(seat=RED))
    act(game, step(LINE[4]))
    assert (gold(game), hand(game, RED)) == ([1, 0, 0, 1], {})


@TIMES
def test_right_of_way_ends_where_the_train_may_stay(phase):
    """A-CARD-04, A-CARD-10, A-TMOV-06."""
    game = railway(phase, trains={RED: [LINE[0]], BLUE: [LINE[2], LINE[2]]})
    act(game, step(LINE[1]))
    act(game, step(LINE[2]))
    assert refused(game, Done(seat=RED)) == "A-ACT-02"
    act(game, step(LINE[3]))
    assert allowed(game, Done(seat=RED))


@TIMES
def test_the_last_free_step_does_not_end_on_a_full_path(phase):
    """A-CARD-04, A-TMOV-14: coal does not help under the card."""
    game = railway(phase, trains={RED: [LINE[0]], BLUE: [LINE[5], LINE[5]]}, hands={RED: {"coal": 3}})
    ride(game, LINE[1:5])
    assert refused(game, step(LINE[5])) == "A-TMOV-14"


@TIMES
def test_right_of_way_without_a_train_may_be_played(phase):
    """AQ-60, A-CARD-11."""
    game = playing("right_of_way", phase)
    assert game.legal(RED) == [Done(seat=RED)]
    act(game, Done(seat=RED))
    assert game.phase == phase


@TIMES
def test_nothing_else_is_done_under_right_of_way(phase):
    """A-CARD-04, A-ACT-02."""
    game = railway(phase, hands={RED: dict.fromkeys(RESOURCES, 4)}, gold={RED: 4})
    for action in (EndTurn(seat=RED), Roll(seat=RED), BuyCard(seat=RED), BuildRail("Chicago-g9y3", seat=RED)):
        assert refused(game, action) == "A-ACT-02"
    assert refused(game, step("Denver-g5y5")) == "A-TMOV-02"
    assert refused(game, step(LINE[3])) == "A-TMOV-01"
    assert refused(game, step(LINE[3], which=1)) == "A-ACT-06"


def test_under_right_of_way_neutral_cities_take_goods():
    """A-CARD-04, A-SET-07."""
    game = playing(
        "right_of_way", players=3, cities={"Chicago": RED, "Indianapolis": NEUTRAL}, rails={RED: LINE[:2]},
        trains={RED: [LINE[0]]},
    )  # fmt: skip
    act(game, step(LINE[1]))
    act(game, deliver("Indianapolis"))
    assert game.position()["goods_on"] == {"Indianapolis": RED}
