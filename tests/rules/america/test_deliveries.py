"""Deliveries (A-DLV)."""

from typing import Any

import pytest

from hexstead.core.actions import Done, EndTurn, PlayCard, Roll
from hexstead.games.america.events import Delivered

from ..game_helpers import BLUE, COLOURS, ORANGE, RED, WHITE, act, allowed, changed_fields, hand, refused, roll
from .positions import NEUTRAL, gold, position, trains
from .rail_helpers import (
    PLENTY,
    START_CITIES,
    changed_map,
    deliver,
    end_turn,
    gold_changes,
    line,
    move_settler,
    move_train,
    pass_turn,
    possible_deliveries,
    ride,
    stock,
    train_targets,
)

ON_ARRIVAL = {"delivery.timing": "onArrival"}
# From Lexington via Indianapolis to St. Louis.
LINE = line("Lexington", "g10y6", "Indianapolis", "g9y5", "St. Louis")


def train_at_st_louis(seat: int = RED, **more: Any) -> Any:
    """Return a position in which a train of the seat is next to St. Louis, a city of another seat."""
    other = BLUE if seat != BLUE else RED
    data: dict[str, Any] = {
        "turn": seat, "cities": {**dict.fromkeys(START_CITIES, seat), "St. Louis": other}, "rails": {seat: LINE},
        "trains": {seat: [LINE[3], None]}, "hands": {seat: {"coal": 1}},
    }  # fmt: skip
    return position(**data | more)


@pytest.mark.parametrize("seat", COLOURS)
def test_a_train_at_a_city_of_another_seat_can_deliver_a_cube(seat):
    """A-DLV-01, A-DLV-02, A-DLV-09."""
    game = train_at_st_louis(seat)
    assert act(game, deliver("St. Louis", seat)) == [Delivered(seat, "St. Louis")]
    assert game.position()["goods_on"] == {"St. Louis": seat}
    assert stock(game, "delivered") == [1 if s == seat else 0 for s in COLOURS]
    assert stock(game, "cubes") == [0 if s == seat else 1 for s in COLOURS]
    assert game.phase == "action"


def test_a_delivery_is_free_and_changes_only_the_expected_fields():
    """A-DLV-05, A-DLV-09."""
    game = train_at_st_louis(gold={RED: 1, BLUE: 1})
    assert changed_fields(game, deliver("St. Louis")) == {"goods_on", "cubes", "delivered"}
    other = train_at_st_louis()
    act(other, EndTurn(seat=RED))
    assert other.position()["goods_on"] == {}


@pytest.mark.parametrize("owner", [ORANGE, WHITE, BLUE])
@pytest.mark.parametrize("which", [0, 1])
def test_either_train_can_deliver_to_any_opponent(owner, which):
    """A-DLV-02, A-TMOV-15."""
    there: list[str | None] = [None, None]
    there[which] = LINE[3]
    game = train_at_st_louis(cities={**dict.fromkeys(START_CITIES, RED), "St. Louis": owner}, trains={RED: there})
    assert possible_deliveries(game) == ["St. Louis"]
    act(game, deliver("St. Louis"))


def test_goods_can_be_delivered_to_a_neutral_city():
    """A-DLV-02, AQ-50."""
    game = train_at_st_louis(players=3, cities={**dict.fromkeys(START_CITIES, RED), "St. Louis": NEUTRAL})
    act(game, deliver("St. Louis"))
    assert game.position()["goods_on"] == {"St. Louis": RED}


def test_goods_cannot_be_delivered_to_own_cities_or_empty_sites():
    """A-DLV-04."""
    game = train_at_st_louis(cities=dict.fromkeys((*START_CITIES, "St. Louis"), RED))
    assert refused(game, deliver("St. Louis")) == "A-DLV-04"
    game = train_at_st_louis(cities=dict.fromkeys(START_CITIES, RED))
    assert refused(game, deliver("St. Louis")) == "A-DLV-04"
    assert possible_deliveries(game) == []


@pytest.mark.parametrize("first", COLOURS)
def test_a_city_accepts_a_single_cube_per_game(first):
    """A-DLV-03, A-TERM-07."""
    owner = BLUE if first != BLUE else ORANGE
    towns = {**dict.fromkeys(START_CITIES, RED), "Houston": RED, "St. Louis": owner}
    game = train_at_st_louis(cities=towns, goods_on={"St. Louis": first})
    assert refused(game, deliver("St. Louis")) == "A-DLV-03"
    game = train_at_st_louis(cities=towns)
    act(game, deliver("St. Louis"))
    assert refused(game, deliver("St. Louis")) == "A-DLV-03"


def test_a_delivery_requires_an_available_cube():
    """A-DLV-02, A-DLV-08."""
    towns = {**dict.fromkeys(START_CITIES, RED), "St. Louis": BLUE, "Houston": BLUE}
    game = train_at_st_louis(cities=towns, goods_on={"Houston": RED})
    assert stock(game, "cubes")[RED] == 0
    assert refused(game, deliver("St. Louis")) == "A-DLV-02"
    assert possible_deliveries(game) == []


@pytest.mark.parametrize("founded", [0, 1, 3])
def test_each_founded_city_makes_another_cube_available(founded):
    """A-DLV-08."""
    more = ("Seattle", "Denver", "Reno")[:founded]
    towns = {**dict.fromkeys((*START_CITIES, *more), RED), "St. Louis": BLUE}
    game = train_at_st_louis(cities=towns)
    assert stock(game, "cubes")[RED] == 1 + founded
    act(game, deliver("St. Louis"))
    assert stock(game, "cubes")[RED] == founded


def test_the_train_must_be_adjacent_to_the_city():
    """A-DLV-01, A-DLV-02."""
    for path in LINE[:3]:
        game = train_at_st_louis(trains={RED: [path, None], BLUE: [LINE[3], None]})
        assert refused(game, deliver("St. Louis")) == "A-DLV-01"
        assert possible_deliveries(game) == []
    assert refused(train_at_st_louis(trains={}), deliver("St. Louis")) == "A-DLV-01"


@pytest.mark.parametrize("owner", COLOURS)
def test_the_train_can_be_on_a_rail_of_any_seat(owner):
    """A-DLV-06."""
    towns = {**dict.fromkeys(START_CITIES, RED), "St. Louis": ORANGE, "Indianapolis": owner}
    game = train_at_st_louis(cities=towns, rails={owner: LINE[2:]})
    act(game, deliver("St. Louis"))


def test_a_train_can_deliver_to_both_ends_of_its_path():
    """A-DLV-07, AQ-71: on a map with Indianapolis next to St. Louis."""
    ground = changed_map(sites={"Indianapolis": "g9y5"})
    towns = {**dict.fromkeys((*START_CITIES, "Denver"), RED), "St. Louis": BLUE, "Indianapolis": ORANGE}
    game = train_at_st_louis(cities=towns, map=ground, rails={BLUE: LINE[3:]})
    assert possible_deliveries(game) == ["Indianapolis", "St. Louis"]
    act(game, deliver("St. Louis"))
    act(game, deliver("Indianapolis"))
    assert stock(game, "delivered")[RED] == 2


def test_a_train_cannot_deliver_where_there_is_no_city():
    """A-DLV-04: New York is the last site in the map file."""
    laid = line("Boston", "g13y2", "New York", "g13y4")
    game = train_at_st_louis(
        cities={"Boston": RED, "New York": BLUE}, rails={RED: laid}, trains={RED: [laid[2], None]}, hands={}
    )
    assert [action for action in game.legal(RED) if not allowed(game, action)] == []
    assert possible_deliveries(game) == ["New York"]
    assert train_targets(game, which=1) == set()


def test_two_trains_at_a_city_give_a_single_legal_delivery():
    """A-DLV-03, A-TMOV-15."""
    game = train_at_st_louis(trains={RED: [LINE[3], LINE[3]]})
    assert possible_deliveries(game) == ["St. Louis"]


def test_deliveries_are_only_possible_in_the_own_turn():
    """A-DLV-01, A-EBP-03."""
    for game, rule in (
        (train_at_st_louis(turn=ORANGE, builder=RED, hands={RED: PLENTY}), "A-ACT-03"),
        (train_at_st_louis(turn=ORANGE), "A-ACT-01"),
    ):
        assert refused(game, deliver("St. Louis")) == rule


def test_a_train_can_deliver_before_the_roll():
    """AQ-73, A-TURN-06, A-DLV-01."""
    game = train_at_st_louis(phase="pre_roll")
    assert act(game, deliver("St. Louis")) == [Delivered(RED, "St. Louis")]
    assert (game.phase, game.to_act) == ("pre_roll", (RED,))
    roll(game, 1, 1)
    assert game.phase == "action"


def test_before_the_roll_a_delivery_needs_what_it_always_needs():
    """AQ-73, A-DLV-01, A-DLV-02, A-DLV-03."""
    for more, rule in (
        ({"trains": {RED: [LINE[0], None]}}, "A-DLV-01"),
        ({"goods_on": {"St. Louis": ORANGE}}, "A-DLV-03"),
        ({"goods_on": {"Omaha": RED}, "cities": {"Lexington": RED, "St. Louis": BLUE, "Omaha": BLUE}}, "A-DLV-02"),
    ):
        assert refused(train_at_st_louis(phase="pre_roll", **more), deliver("St. Louis")) == rule


@pytest.mark.parametrize("version", [1, 2])
def test_under_earlier_rules_versions_nobody_delivers_before_the_roll(version):
    """AQ-73: the refusal names its own reason."""
    game = train_at_st_louis(phase="pre_roll", rules_version=version)
    assert refused(game, deliver("St. Louis")) == "AQ-73"
    assert game.legal(RED) == [Roll(seat=RED)]


def test_a_train_can_deliver_before_right_of_way_moves_it_away():
    """AQ-73, A-CARD-10, A-TURN-06."""
    game = train_at_st_louis(phase="pre_roll", cards={RED: {"right_of_way": 1}})
    act(game, deliver("St. Louis"))
    act(game, PlayCard("right_of_way", seat=RED))
    ride(game, [LINE[2], LINE[1]])
    act(game, Done(seat=RED))
    assert (game.phase, stock(game, "delivered")[RED]) == ("pre_roll", 1)


def test_the_prompt_before_the_roll_offers_deliveries():
    """AQ-73."""
    prompt = train_at_st_louis(phase="pre_roll").prompt(RED)
    assert prompt is not None
    choices = {choice["type"]: choice.get("targets") for choice in prompt["choices"]}
    assert choices == {"roll": None, "deliver": ["St. Louis"]}


def test_a_delivery_does_not_end_the_move():
    """A-TMOV-10, AQ-63."""
    game = train_at_st_louis(trains={RED: [LINE[2], None]})
    act(game, move_train(LINE[3]))
    act(game, deliver("St. Louis"))
    ride(game, [LINE[2], LINE[1]])
    assert hand(game, RED) == {}
    assert refused(game, move_train(LINE[0])) == "A-ACT-04"


@pytest.mark.parametrize("options", [{}, ON_ARRIVAL])
def test_a_delivery_by_the_other_train_does_not_end_the_move(options):
    """A-TMOV-15, A-TMOV-10, AQ-72."""
    game = train_at_st_louis(trains={RED: [LINE[0], LINE[3]]}, options=options)
    act(game, move_train(LINE[1]))
    if options:
        assert refused(game, deliver("St. Louis")) == "AQ-72"
    else:
        act(game, deliver("St. Louis"))
    assert game.position()["move_steps"] == 2
    act(game, move_train(LINE[2]))
    assert hand(game, RED) == {}


def test_a_train_can_deliver_without_moving():
    """AQ-72, `delivery.timing`."""
    act(train_at_st_louis(), deliver("St. Louis"))
    game = train_at_st_louis(options=ON_ARRIVAL)
    assert refused(game, deliver("St. Louis")) == "AQ-72"
    assert possible_deliveries(game) == []


def test_with_delivery_on_arrival_a_train_delivers_only_from_its_current_path():
    """`delivery.timing`, A-TMOV-15."""
    game = train_at_st_louis(options=ON_ARRIVAL, trains={RED: [LINE[2], None]})
    act(game, move_train(LINE[3]))
    arrived = game.copy()
    act(arrived, deliver("St. Louis"))
    act(game, move_train(LINE[2]))
    assert refused(game, deliver("St. Louis")) == "A-DLV-01"


def test_with_delivery_on_arrival_other_actions_end_the_opportunity():
    """`delivery.timing`, A-TMOV-15, A-TMOV-13."""
    game = train_at_st_louis(
        options=ON_ARRIVAL, trains={RED: [LINE[2], None]}, hands={RED: PLENTY}, settlers={RED: ["g10y8", None]}
    )
    act(game, move_train(LINE[3]))
    act(game, move_settler("g10y9"))
    assert refused(game, deliver("St. Louis")) == "AQ-72"


def test_with_delivery_on_arrival_every_step_of_a_longer_move_counts():
    """`delivery.timing`, A-TMOV-13."""
    game = train_at_st_louis(options=ON_ARRIVAL, trains={RED: [LINE[0], None]})
    ride(game, LINE[1:])
    act(game, deliver("St. Louis"))


def test_a_train_can_deliver_to_a_city_founded_next_to_it():
    """AQ-72, A-DLV-01."""
    data: dict[str, Any] = {
        "cities": {**dict.fromkeys(START_CITIES, RED), "Nashville": BLUE}, "rails": {RED: LINE}, "turn": BLUE,
        "trains": {RED: [LINE[3], None]}, "settlers": {BLUE: ["g9y7", None]}, "hands": {BLUE: {"grain": 1}},
    }  # fmt: skip
    game = position(**data)
    act(game, move_settler("St. Louis", BLUE))
    end_turn(game)
    roll(game, 1, 1)
    act(game, deliver("St. Louis"))


# Worked example A-T08 on the real board: e0, r1 to r5 red, b1 and b2 blue, o1 and o2 orange.
E0, *R = line("g12y5", "g11y5", "Lexington", "g10y6", "Indianapolis", "g9y5", "St. Louis")
B1, B2, O1, O2 = line("St. Louis", "g8y6", "g8y5", "Omaha", "g7y4")


def long_ride(red_gold: int = 2, **more: Any) -> Any:
    data: dict[str, Any] = {
        "cities": {**dict.fromkeys((*START_CITIES, "Raleigh"), RED), "St. Louis": BLUE, "Omaha": ORANGE},
        "rails": {RED: [E0, *R], BLUE: [B1, B2], ORANGE: [O1, O2]}, "trains": {RED: [E0, None]},
        "hands": {RED: {"coal": 3}}, "gold": {RED: red_gold},
    }  # fmt: skip
    return position(**data | more)


def test_worked_example_of_two_deliveries():
    """A-DLV-07, A-TMOV-10, A-FEE-02; worked example A-T08 on the real board."""
    game = long_ride()
    assert len(R) == 5
    ride(game, R)
    act(game, deliver("St. Louis"))
    assert gold_changes(game, move_train(B1), move_train(B2)) == [-1, 0, 0, 1]
    assert gold_changes(game, move_train(O1)) == [-1, 1, 0, 0]
    act(game, deliver("Omaha"))
    assert gold(game) == [0, 1, 0, 1]
    assert stock(game, "delivered") == [2, 0, 0, 0]
    assert stock(game, "cubes")[RED] == 0
    assert hand(game, RED) == {}
    assert game.position()["move_steps"] == 1
    assert train_targets(game) == {O2, B2}
    for last in (O2, B2):
        assert gold_changes(game.copy(), move_train(last)) == [0, 0, 0, 0]
    assert trains(game, RED) == [O1, None]


@pytest.mark.parametrize("turn", ["back", "on", "stay"])
def test_worked_example_of_the_next_turn(turn):
    """A-FEE-04, A-FEE-05, A-FEE-06; worked example A-T08, next turn."""
    game = long_ride(hands={RED: {"coal": 4}})
    ride(game, [*R, B1, B2, O1])
    end_turn(game)
    for _ in range(3):
        pass_turn(game)
    roll(game, 1, 1)
    if turn == "back":
        assert gold_changes(game, move_train(B2), move_train(B1), move_train(R[4])) == [-1, 0, 0, 1]
    elif turn == "on":
        assert gold_changes(game, move_train(O2)) == [-1, 1, 0, 0]
    else:
        assert gold_changes(game, EndTurn(seat=RED)) == [0, 0, 0, 0]


def test_worked_example_with_one_gold():
    """A-FEE-07; worked example A-T08, variant."""
    game = long_ride(red_gold=1)
    ride(game, [*R, B1, B2])
    assert refused(game, move_train(O1)) == "A-FEE-07"


def test_worked_example_of_the_second_train():
    """A-FEE-03; worked example A-T08, variant."""
    game = long_ride(trains={RED: [R[4], R[4]]})
    assert gold_changes(game, move_train(B1)) == [-1, 0, 0, 1]
    assert gold_changes(game, move_train(B1, which=1)) == [-1, 0, 0, 1]


def test_worked_example_of_refused_deliveries():
    """A-DLV-03, A-DLV-02, A-DLV-04; worked example A-T08, variants."""
    filled = long_ride(trains={RED: [R[4], None]}, goods_on={"St. Louis": ORANGE})
    assert refused(filled, deliver("St. Louis")) == "A-DLV-03"
    towns = {**dict.fromkeys(START_CITIES, RED), "St. Louis": BLUE, "Omaha": ORANGE}
    empty = long_ride(trains={RED: [R[4], None]}, cities=towns, goods_on={"Omaha": RED})
    assert refused(empty, deliver("St. Louis")) == "A-DLV-02"
    own = long_ride(trains={RED: [R[1], None]})
    assert refused(own, deliver("Lexington")) == "A-DLV-04"
    assert allowed(long_ride(trains={RED: [R[4], None]}), deliver("St. Louis"))
