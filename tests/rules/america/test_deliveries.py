"""Deliveries: where, when, what with, and what they bring (A-DLV)."""

from typing import Any

import pytest

from hexstead.core.actions import EndTurn
from hexstead.games.america.events import Delivered

from ..tables import BLUE, COLOURS, ORANGE, RED, WHITE, act, allowed, changed, hand, refused, roll
from .table import NEUTRAL, gold, position, trains
from .trackwork import (
    PLENTY,
    START,
    changed_map,
    deliver,
    deliveries_open,
    end_turn,
    gained,
    line,
    pass_turn,
    ride,
    step,
    steps_open,
    stock,
    walk,
)

ON_ARRIVAL = {"delivery.timing": "onArrival"}
# From Lexington over Indianapolis to St. Louis.
LINE = line("Lexington", "g10y6", "Indianapolis", "g9y5", "St. Louis")


def table(seat: int = RED, **more: Any) -> Any:
    """A train of the seat before St. Louis, a city of another."""
    other = BLUE if seat != BLUE else RED
    data: dict[str, Any] = {
        "turn": seat, "cities": {**dict.fromkeys(START, seat), "St. Louis": other}, "rails": {seat: LINE},
        "trains": {seat: [LINE[3], None]}, "hands": {seat: {"coal": 1}},
    }  # fmt: skip
    return position(**data | more)


@pytest.mark.parametrize("seat", COLOURS)
def test_a_train_beside_anothers_city_delivers_a_cube(seat):
    """A-DLV-01, A-DLV-02, A-DLV-09."""
    game = table(seat)
    assert act(game, deliver("St. Louis", seat)) == [Delivered(seat, "St. Louis")]
    assert game.position()["goods_on"] == {"St. Louis": seat}
    assert stock(game, "delivered") == [1 if s == seat else 0 for s in COLOURS]
    assert stock(game, "cubes") == [0 if s == seat else 1 for s in COLOURS]
    assert game.phase == "action"


def test_a_delivery_is_free_and_brings_nothing_but_itself():
    """A-DLV-05, A-DLV-09."""
    game = table(gold={RED: 1, BLUE: 1})
    assert changed(game, deliver("St. Louis")) == {"goods_on", "cubes", "delivered"}
    other = table()
    act(other, EndTurn(seat=RED))
    assert other.position()["goods_on"] == {}


@pytest.mark.parametrize("owner", [ORANGE, WHITE, BLUE])
@pytest.mark.parametrize("which", [0, 1])
def test_any_opponent_and_either_train_will_do(owner, which):
    """A-DLV-02, A-TMOV-15."""
    there: list[str | None] = [None, None]
    there[which] = LINE[3]
    game = table(cities={**dict.fromkeys(START, RED), "St. Louis": owner}, trains={RED: there})
    assert deliveries_open(game) == ["St. Louis"]
    act(game, deliver("St. Louis"))


def test_a_neutral_city_takes_goods():
    """A-DLV-02, AQ-50."""
    game = table(players=3, cities={**dict.fromkeys(START, RED), "St. Louis": NEUTRAL})
    act(game, deliver("St. Louis"))
    assert game.position()["goods_on"] == {"St. Louis": RED}


def test_own_cities_and_empty_sites_take_nothing():
    """A-DLV-04."""
    game = table(cities=dict.fromkeys((*START, "St. Louis"), RED))
    assert refused(game, deliver("St. Louis")) == "A-DLV-04"
    game = table(cities=dict.fromkeys(START, RED))
    assert refused(game, deliver("St. Louis")) == "A-DLV-04"
    assert deliveries_open(game) == []


@pytest.mark.parametrize("first", COLOURS)
def test_a_city_takes_one_cube_in_the_whole_game(first):
    """A-DLV-03, A-TERM-07."""
    owner = BLUE if first != BLUE else ORANGE
    towns = {**dict.fromkeys(START, RED), "Houston": RED, "St. Louis": owner}
    game = table(cities=towns, goods_on={"St. Louis": first})
    assert refused(game, deliver("St. Louis")) == "A-DLV-03"
    game = table(cities=towns)
    act(game, deliver("St. Louis"))
    assert refused(game, deliver("St. Louis")) == "A-DLV-03"


def test_without_a_cube_in_the_yard_nothing_is_delivered():
    """A-DLV-02, A-DLV-08."""
    towns = {**dict.fromkeys(START, RED), "St. Louis": BLUE, "Houston": BLUE}
    game = table(cities=towns, goods_on={"Houston": RED})
    assert stock(game, "cubes")[RED] == 0
    assert refused(game, deliver("St. Louis")) == "A-DLV-02"
    assert deliveries_open(game) == []


@pytest.mark.parametrize("founded", [0, 1, 3])
def test_there_is_one_cube_and_one_for_every_city_founded(founded):
    """A-DLV-08."""
    more = ("Seattle", "Denver", "Reno")[:founded]
    towns = {**dict.fromkeys((*START, *more), RED), "St. Louis": BLUE}
    game = table(cities=towns)
    assert stock(game, "cubes")[RED] == 1 + founded
    act(game, deliver("St. Louis"))
    assert stock(game, "cubes")[RED] == founded


def test_the_train_has_to_touch_the_city():
    """A-DLV-01, A-DLV-02."""
    for path in LINE[:3]:
        game = table(trains={RED: [path, None], BLUE: [LINE[3], None]})
        assert refused(game, deliver("St. Louis")) == "A-DLV-01"
        assert deliveries_open(game) == []
    assert refused(table(trains={}), deliver("St. Louis")) == "A-DLV-01"


@pytest.mark.parametrize("owner", COLOURS)
def test_the_rail_under_the_train_may_belong_to_anyone(owner):
    """A-DLV-06."""
    towns = {**dict.fromkeys(START, RED), "St. Louis": ORANGE, "Indianapolis": owner}
    game = table(cities=towns, rails={owner: LINE[2:]})
    act(game, deliver("St. Louis"))


def test_both_ends_of_a_path_may_be_supplied():
    """A-DLV-07, AQ-71: with Indianapolis next to St. Louis, as on no real board."""
    ground = changed_map(sites={"Indianapolis": "g9y5"})
    towns = {**dict.fromkeys((*START, "Denver"), RED), "St. Louis": BLUE, "Indianapolis": ORANGE}
    game = table(cities=towns, map=ground, rails={BLUE: LINE[3:]})
    assert deliveries_open(game) == ["Indianapolis", "St. Louis"]
    act(game, deliver("St. Louis"))
    act(game, deliver("Indianapolis"))
    assert stock(game, "delivered")[RED] == 2


def test_at_a_city_the_other_end_of_the_path_is_no_city():
    """A-DLV-04: New York is the last of the sites."""
    laid = line("Boston", "g13y2", "New York", "g13y4")
    game = table(cities={"Boston": RED, "New York": BLUE}, rails={RED: laid}, trains={RED: [laid[2], None]}, hands={})
    assert [action for action in game.legal(RED) if not allowed(game, action)] == []
    assert deliveries_open(game) == ["New York"]
    assert steps_open(game, which=1) == set()


def test_two_trains_at_one_city_are_one_delivery():
    """A-DLV-03, A-TMOV-15."""
    game = table(trains={RED: [LINE[3], LINE[3]]})
    assert deliveries_open(game) == ["St. Louis"]


def test_deliveries_are_made_only_in_the_own_action_phase():
    """A-DLV-01, AQ-73, A-EBP-03."""
    for game, rule in (
        (table(phase="pre_roll"), "A-ACT-03"),
        (table(turn=ORANGE, builder=RED, hands={RED: PLENTY}), "A-ACT-03"),
        (table(turn=ORANGE), "A-ACT-01"),
    ):
        assert refused(game, deliver("St. Louis")) == rule


def test_a_delivery_does_not_end_the_move():
    """A-TMOV-10, AQ-63."""
    game = table(trains={RED: [LINE[2], None]})
    act(game, step(LINE[3]))
    act(game, deliver("St. Louis"))
    ride(game, [LINE[2], LINE[1]])
    assert hand(game, RED) == {}
    assert refused(game, step(LINE[0])) == "A-ACT-04"


@pytest.mark.parametrize("options", [{}, ON_ARRIVAL])
def test_a_delivery_by_the_other_train_does_not_end_the_move_either(options):
    """A-TMOV-15, A-TMOV-10, AQ-72."""
    game = table(trains={RED: [LINE[0], LINE[3]]}, options=options)
    act(game, step(LINE[1]))
    if options:
        assert refused(game, deliver("St. Louis")) == "A-DLV-01"
    else:
        act(game, deliver("St. Louis"))
    assert game.position()["move_steps"] == 2
    act(game, step(LINE[2]))
    assert hand(game, RED) == {}


def test_a_parked_train_delivers_without_moving():
    """AQ-72, `delivery.timing`."""
    act(table(), deliver("St. Louis"))
    game = table(options=ON_ARRIVAL)
    assert refused(game, deliver("St. Louis")) == "A-DLV-01"
    assert deliveries_open(game) == []


def test_on_arrival_the_moving_train_delivers_from_the_path_it_is_on():
    """`delivery.timing`, A-TMOV-15."""
    game = table(options=ON_ARRIVAL, trains={RED: [LINE[2], None]})
    act(game, step(LINE[3]))
    arrived = game.copy()
    act(arrived, deliver("St. Louis"))
    act(game, step(LINE[2]))
    assert refused(game, deliver("St. Louis")) == "A-DLV-01"


def test_on_arrival_nothing_may_come_between_step_and_delivery():
    """`delivery.timing`, A-TMOV-15, A-TMOV-13."""
    game = table(
        options=ON_ARRIVAL, trains={RED: [LINE[2], None]}, hands={RED: PLENTY}, settlers={RED: ["g10y8", None]}
    )
    act(game, step(LINE[3]))
    act(game, walk("g10y9"))
    assert refused(game, deliver("St. Louis")) == "A-DLV-01"


def test_on_arrival_every_step_of_the_move_counts_also_with_the_next_coal():
    """`delivery.timing`, A-TMOV-13."""
    game = table(options=ON_ARRIVAL, trains={RED: [LINE[0], None]})
    ride(game, LINE[1:])
    act(game, deliver("St. Louis"))


def test_a_city_founded_beside_a_parked_train_is_supplied_at_any_time():
    """AQ-72, A-DLV-01."""
    data: dict[str, Any] = {
        "cities": {**dict.fromkeys(START, RED), "Nashville": BLUE}, "rails": {RED: LINE}, "turn": BLUE,
        "trains": {RED: [LINE[3], None]}, "settlers": {BLUE: ["g9y7", None]}, "hands": {BLUE: {"grain": 1}},
    }  # fmt: skip
    game = position(**data)
    act(game, walk("St. Louis", BLUE))
    end_turn(game)
    roll(game, 1, 1)
    act(game, deliver("St. Louis"))


# Worked example A-T08 on the real board: e0, r1 to r5 red, b1 and b2 blue, o1 and o2 orange.
E0, *R = line("g12y5", "g11y5", "Lexington", "g10y6", "Indianapolis", "g9y5", "St. Louis")
B1, B2, O1, O2 = line("St. Louis", "g8y6", "g8y5", "Omaha", "g7y4")


def long_ride(red_gold: int = 2, **more: Any) -> Any:
    data: dict[str, Any] = {
        "cities": {**dict.fromkeys((*START, "Raleigh"), RED), "St. Louis": BLUE, "Omaha": ORANGE},
        "rails": {RED: [E0, *R], BLUE: [B1, B2], ORANGE: [O1, O2]}, "trains": {RED: [E0, None]},
        "hands": {RED: {"coal": 3}}, "gold": {RED: red_gold},
    }  # fmt: skip
    return position(**data | more)


def test_a_train_with_two_deliveries():
    """A-DLV-07, A-TMOV-10, A-FEE-02; worked example A-T08 on the real board."""
    game = long_ride()
    assert len(R) == 5
    ride(game, R)
    act(game, deliver("St. Louis"))
    assert gained(game, step(B1), step(B2)) == [-1, 0, 0, 1]
    assert gained(game, step(O1)) == [-1, 1, 0, 0]
    act(game, deliver("Omaha"))
    assert gold(game) == [0, 1, 0, 1]
    assert stock(game, "delivered") == [2, 0, 0, 0]
    assert stock(game, "cubes")[RED] == 0
    assert hand(game, RED) == {}
    assert game.position()["move_steps"] == 1
    assert steps_open(game) == {O2, B2}
    for last in (O2, B2):
        assert gained(game.copy(), step(last)) == [0, 0, 0, 0]
    assert trains(game, RED) == [O1, None]


@pytest.mark.parametrize("turn", ["back", "on", "stay"])
def test_the_turn_after_the_two_deliveries(turn):
    """A-FEE-04, A-FEE-05, A-FEE-06; worked example A-T08, next turn."""
    game = long_ride(hands={RED: {"coal": 4}})
    ride(game, [*R, B1, B2, O1])
    end_turn(game)
    for _ in range(3):
        pass_turn(game)
    roll(game, 1, 1)
    if turn == "back":
        assert gained(game, step(B2), step(B1), step(R[4])) == [-1, 0, 0, 1]
    elif turn == "on":
        assert gained(game, step(O2)) == [-1, 1, 0, 0]
    else:
        assert gained(game, EndTurn(seat=RED)) == [0, 0, 0, 0]


def test_with_one_gold_the_second_owners_rail_is_out_of_reach():
    """A-FEE-07; worked example A-T08, variant."""
    game = long_ride(red_gold=1)
    ride(game, [*R, B1, B2])
    assert refused(game, step(O1)) == "A-FEE-07"


def test_the_second_train_over_blue_pays_blue_again():
    """A-FEE-03; worked example A-T08, variant."""
    game = long_ride(trains={RED: [R[4], R[4]]})
    assert gained(game, step(B1)) == [-1, 0, 0, 1]
    assert gained(game, step(B1, which=1)) == [-1, 0, 0, 1]


def test_what_refuses_a_delivery_on_the_ride():
    """A-DLV-03, A-DLV-02, A-DLV-04; worked example A-T08, variants."""
    filled = long_ride(trains={RED: [R[4], None]}, goods_on={"St. Louis": ORANGE})
    assert refused(filled, deliver("St. Louis")) == "A-DLV-03"
    towns = {**dict.fromkeys(START, RED), "St. Louis": BLUE, "Omaha": ORANGE}
    empty = long_ride(trains={RED: [R[4], None]}, cities=towns, goods_on={"Omaha": RED})
    assert refused(empty, deliver("St. Louis")) == "A-DLV-02"
    own = long_ride(trains={RED: [R[1], None]})
    assert refused(own, deliver("Lexington")) == "A-DLV-04"
    assert allowed(long_ride(trains={RED: [R[4], None]}), deliver("St. Louis"))
