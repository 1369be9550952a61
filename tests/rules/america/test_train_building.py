"""Building and rebuilding trains (A-TBLD)."""

from typing import Any

import pytest

from hexstead.core.events import Paid
from hexstead.games.america.events import TrainBuilt

from ..game_helpers import BLUE, COLOURS, ORANGE, RED, WHITE, act, allowed, changed_fields, hand, hands, refused, supply
from .positions import NEUTRAL, TRAIN, position, trains
from .rail_helpers import (
    BRANCH,
    LINE,
    PLENTY,
    RAILWAYS,
    buildable_trains,
    changed_map,
    deliver,
    line,
    move_train,
    path_names,
    train,
)


@pytest.mark.parametrize("seat", COLOURS)
def test_a_train_costs_ore_lumber_and_coal(seat):
    """A-BUY-01, A-TBLD-01."""
    holds = {s: {"ore": 2, "lumber": 2, "coal": 2, "grain": 1} for s in COLOURS}
    laid = line("Chicago", "g10y4")
    game = position(turn=seat, cities={"Chicago": seat}, rails={seat: laid}, hands=holds)
    assert act(game, train(laid[0], seat)) == [
        Paid(seat, "coal", 1), Paid(seat, "lumber", 1), Paid(seat, "ore", 1), TrainBuilt(seat, 0, laid[0])
    ]  # fmt: skip
    assert hands(game) == [{"ore": 1, "lumber": 1, "coal": 1, "grain": 1} if s == seat else holds[s] for s in COLOURS]
    assert supply(game) == {"cattle": 19, "coal": 12, "grain": 15, "lumber": 12, "ore": 12}
    assert game.position()["train_at"] == [[laid[0] if s == seat else None, None] for s in COLOURS]
    act(game, train(laid[0], seat))
    assert trains(game, seat) == [laid[0], laid[0]]
    assert game.phase == "action"


def test_building_a_train_changes_only_the_expected_fields():
    """A-BUY-01."""
    game = position(**RAILWAYS, hands={RED: TRAIN, BLUE: PLENTY}, gold={RED: 2})
    assert changed_fields(game, train(LINE[0], RED)) == {"hand", "hand_size", "supply", "train_at"}


@pytest.mark.parametrize("players", [3, 4])
def test_a_train_requires_an_own_rail_at_an_own_city(players):
    """A-TBLD-01."""
    table: dict[str, Any] = {"players": players, "hands": {RED: TRAIN}}
    towns: dict[str, Any] = {"Chicago": RED, "Nashville": RED, "Columbus": WHITE, "St. Louis": RED, "Atlanta": WHITE}
    laid = {RED: LINE, WHITE: [*BRANCH, *line("Atlanta", "g11y7")]}
    game = position(**table, cities=towns, rails=laid)
    assert buildable_trains(game, RED) == path_names(["Chicago-g10y4", "g10y6-Nashville", "Nashville-g10y8"])
    for name in ("g10y4-Indianapolis", "g10y8-Atlanta", "Columbus-g10y4", "Chicago-g9y3", "St. Louis-g9y5"):
        assert refused(game, train(name, RED)) == "A-TBLD-01"
    neutral: dict[str, Any] = {"Chicago": RED, "Indianapolis": NEUTRAL if players == 3 else BLUE}
    game = position(**table, cities=neutral, rails={RED: LINE})
    assert buildable_trains(game, RED) == {LINE[0]}


def test_a_rail_of_another_seat_at_an_own_city_is_not_enough():
    """A-TBLD-01."""
    game = position(
        cities={"Chicago": RED, "Columbus": BLUE}, rails={BLUE: line("Columbus", "g10y4", "Chicago")},
        hands={RED: TRAIN},
    )  # fmt: skip
    assert refused(game, train("Chicago-g10y4", RED)) == "A-TBLD-01"


def test_a_seat_has_two_trains():
    """A-TBLD-02."""
    game = position(**RAILWAYS, trains={RED: [LINE[1], LINE[2]]}, hands={RED: TRAIN})
    assert refused(game, train(LINE[0], RED)) == "A-COMP-09"
    assert refused(game, train("Denver-g5y7", RED)) == "A-COMP-09"
    assert buildable_trains(game, RED) == set()
    game = position(**RAILWAYS, trains={RED: [None, LINE[2]]}, hands={RED: TRAIN})
    act(game, train(LINE[0], RED))
    assert trains(game, RED) == [LINE[0], LINE[2]]


@pytest.mark.parametrize(("taking", "left"), [("first", 0), ("second", 1)])
def test_a_train_on_the_board_can_be_rebuilt_at_full_price(taking, left):
    """A-TBLD-04, A-TMOV-15, AQ-30."""
    game = position(**RAILWAYS, trains={RED: [LINE[1], LINE[2]], BLUE: [BRANCH[0], None]}, hands={RED: PLENTY})
    events = act(game, train(LINE[4], RED, taking))
    assert events[-1] == TrainBuilt(RED, left, LINE[4])
    assert trains(game, RED) == ([LINE[4], LINE[2]] if left == 0 else [LINE[1], LINE[4]])
    assert trains(game, BLUE) == [BRANCH[0], None]
    assert hand(game, RED) == {"cattle": 3, "coal": 2, "grain": 3, "lumber": 2, "ore": 2}


@pytest.mark.parametrize("out", [[], [LINE[1]], [None, LINE[1]]])
@pytest.mark.parametrize("taking", ["first", "second"])
def test_rebuilding_requires_both_trains_on_the_board(out, taking):
    """A-TBLD-04, AQ-30."""
    game = position(**RAILWAYS, trains={RED: out}, hands={RED: TRAIN})
    assert refused(game, train(LINE[0], RED, taking)) == "A-TBLD-04"
    assert allowed(game, train(LINE[0], RED))


def test_rebuilding_follows_the_rules_of_building():
    """A-TBLD-04, A-TBLD-01."""
    game = position(**RAILWAYS, trains={RED: [LINE[1], LINE[2]]}, hands={RED: {"ore": 3, "lumber": 3}})
    assert refused(game, train(LINE[5], RED, "first")) == "A-TBLD-01"
    assert refused(game, train(LINE[0], RED, "first")) == "A-ACT-04"


@pytest.mark.parametrize("there", [{BLUE: 2}, {ORANGE: 1, BLUE: 1}, {RED: 1, BLUE: 1}])
def test_no_train_can_be_built_on_a_full_path(there):
    """A-TBLD-03, AQ-31; worked example A-T09."""
    parked = {seat: [LINE[0]] * count for seat, count in there.items()}
    game = position(**RAILWAYS, trains=parked, hands={RED: TRAIN})
    assert refused(game, train(LINE[0], RED)) == "A-TBLD-03"
    assert buildable_trains(game, RED) == {LINE[3], LINE[4]}
    one = {BLUE: [LINE[0], None]}
    assert allowed(position(**RAILWAYS, trains=one, hands={RED: TRAIN}), train(LINE[0], RED))


def test_both_trains_on_a_path_can_belong_to_the_same_seat():
    """AQ-74, A-TBLD-03, AQ-33: the removed train frees its place, and the other one does not count twice."""
    game = position(**RAILWAYS, trains={RED: [LINE[0], LINE[0]]}, hands={RED: TRAIN})
    assert allowed(game, train(LINE[0], RED, "first"))
    assert allowed(game, train(LINE[0], RED, "second"))


def test_the_removed_train_frees_its_place():
    """AQ-33, AQ-31."""
    game = position(**RAILWAYS, trains={RED: [LINE[0], LINE[2]], BLUE: [LINE[0], None]}, hands={RED: TRAIN})
    assert refused(game, train(LINE[0], RED, "second")) == "A-TBLD-03"
    act(game, train(LINE[0], RED, "first"))
    assert trains(game, RED) == [LINE[0], LINE[2]]


def test_a_new_train_can_move_and_deliver_in_the_same_turn():
    """A-TBLD-05, AQ-72."""
    table = {**RAILWAYS, "cities": {**RAILWAYS["cities"], "Indianapolis": BLUE}}
    game = position(**table, hands={RED: {**TRAIN, "coal": 2}})
    act(game, train(LINE[3], RED))
    act(game, move_train(LINE[2]))
    act(game, deliver("Indianapolis"))
    assert trains(game, RED) == [LINE[2], None]


def test_a_new_train_can_deliver_without_moving():
    """A-TBLD-05, AQ-72."""
    neighbours = changed_map(sites={"Columbus": "g10y4"})
    game = position(
        cities={"Chicago": RED, "Columbus": BLUE}, rails={RED: line("Chicago", "g10y4")}, hands={RED: TRAIN},
        map=neighbours,
    )  # fmt: skip
    act(game, train("Chicago-g10y4", RED))
    act(game, deliver("Columbus"))
    assert game.position()["goods_on"] == {"Columbus": RED}


@pytest.mark.parametrize("players", [3, 4])
def test_building_trains_out_of_turn_follows_the_same_rules(players):
    """A-EBP-06, A-TBLD-01, A-TBLD-04."""
    laid = line("Chicago", "g10y4", "Indianapolis")
    game = position(
        players, turn=WHITE, builder=RED, cities={"Chicago": RED}, rails={RED: laid}, hands={RED: PLENTY},
        trains={RED: [laid[1], None]}, fees=[5, 3],
    )  # fmt: skip
    assert buildable_trains(game, RED) == {laid[0]}
    act(game, train(laid[0], RED))
    assert refused(game, train(laid[0], RED)) == "A-COMP-09"
    act(game, train(laid[0], RED, "first"))
    assert trains(game, RED) == [laid[0], laid[0]]
    assert game.position()["fees"] == [5, 3]
    assert (game.phase, game.to_act) == ("build_phase", (RED,))
