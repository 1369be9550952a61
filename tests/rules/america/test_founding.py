"""Founding cities (A-CITY)."""

from typing import Any

import pytest

from hexstead.core.events import Paid
from hexstead.games.america.events import CityFounded, GoldTaken, SettlerMoved

from ..game_helpers import BLUE, COLOURS, RED, WHITE, act, allowed, changed_fields, events_of, hand, refused, roll
from .positions import COAST, SETTLER, cities, gold, position, settlers
from .rail_helpers import (
    BOARD,
    GRAIN,
    PLENTY,
    START_CITIES,
    deliver,
    end_turn,
    line,
    move_settler,
    node_next_to,
    pass_turn,
    settler,
    settler_next_to,
    settler_targets,
    stock,
)


@pytest.mark.parametrize("seat", COLOURS)
def test_a_settler_that_stops_on_an_empty_site_founds_a_city(seat):
    """A-CITY-01, A-CITY-02, A-CITY-05."""
    game = settler_next_to("St. Louis", seat)
    events = act(game, move_settler("St. Louis", seat))
    assert events == [Paid(seat, "grain", 1), SettlerMoved(seat, 0, "St. Louis", 1), CityFounded(seat, "St. Louis")]
    assert cities(game)["St. Louis"] == seat
    assert settlers(game, seat) == [None, None]
    assert stock(game, "cities_left") == [6 if s == seat else 10 for s in COLOURS]
    assert stock(game, "cubes") == [2 if s == seat else 1 for s in COLOURS]
    assert hand(game, seat) == {"grain": 2}
    assert game.phase == "action"


def test_founding_changes_only_the_expected_fields():
    """A-CITY-02."""
    game = settler_next_to("St. Louis", hands={RED: PLENTY, BLUE: PLENTY}, gold={RED: 1})
    assert changed_fields(game, move_settler("St. Louis")) == {
        "hand", "hand_size", "supply", "settler_at", "city_owner", "cities_left", "cubes"
    }  # fmt: skip


def test_the_other_settler_stays_on_the_board():
    """A-CITY-02."""
    game = settler_next_to("St. Louis", settlers={RED: ["g9y4", node_next_to("St. Louis")], BLUE: ["g10y6"]})
    act(game, move_settler("St. Louis", which=1))
    assert settlers(game, RED) == ["g9y4", None]
    assert settlers(game, BLUE) == ["g10y6", None]


@pytest.mark.parametrize("players", [3, 4])
def test_crossing_an_empty_site_founds_nothing(players):
    """A-CITY-03, AQ-44."""
    game = settler_next_to("St. Louis", players=players, settlers={RED: ["g9y5", None]})
    act(game, move_settler("g8y6"))
    assert "St. Louis" not in cities(game)
    assert settlers(game, RED) == ["g8y6", None]
    assert stock(game, "cubes")[RED] == 1


def test_a_settler_cannot_continue_after_stopping_on_an_empty_site():
    """AQ-44, A-CITY-01, A-SMOV-07."""
    game = settler_next_to("St. Louis", settlers={RED: ["g9y5", None]})
    act(game, move_settler("St. Louis"))
    assert refused(game, move_settler("g8y6")) == "A-ACT-06"


@pytest.mark.parametrize("kind", ["start", "site"])
def test_cities_can_be_founded_on_both_kinds_of_sites(kind):
    """A-CITY-04."""
    for name, data in BOARD.place_data.items():
        if data["kind"] == kind and name not in START_CITIES:
            game = settler_next_to(name)
            act(game, move_settler(name))
            assert cities(game)[name] == RED


@pytest.mark.parametrize("name", [name for name in BOARD.places if name not in START_CITIES])
def test_founding_on_a_coastal_site_pays_gold(name):
    """A-CITY-06, AQ-57."""
    amount = COAST.get(name, 0)
    game = settler_next_to(name, WHITE, gold={RED: 1, WHITE: 2})
    events = act(game, move_settler(name, WHITE))
    assert events_of(events, GoldTaken) == ([GoldTaken(WHITE, amount, "coast")] if amount else [])
    assert gold(game) == [1, 0, 2 + amount, 0]


def test_a_cube_freed_by_founding_can_be_delivered_immediately():
    """A-CITY-05."""
    laid = line("Lexington", "g10y6", "Nashville")
    game = settler_next_to(
        "St. Louis", cities=dict.fromkeys(START_CITIES, RED) | {"Nashville": BLUE, "Houston": BLUE}, rails={RED: laid},
        trains={RED: [laid[1], None]}, goods_on={"Houston": RED},
    )  # fmt: skip
    assert stock(game, "cubes")[RED] == 0
    assert refused(game, deliver("Nashville")) == "A-DLV-02"
    act(game, move_settler("St. Louis"))
    act(game, deliver("Nashville"))
    assert stock(game, "delivered")[RED] == 2


@pytest.mark.parametrize(("players", "count"), [(4, 10), (3, 12)])
def test_without_a_city_in_stock_no_settler_can_stop_on_an_empty_site(players, count):
    """AQ-46."""
    names = [name for name in BOARD.places if name not in ("St. Louis", "Chicago")]
    table: dict[str, Any] = {"players": players, "settlers": {RED: ["g9y5", None]}, "hands": {RED: GRAIN}}
    game = position(**table, cities=dict.fromkeys(names[:count], RED))
    assert refused(game, move_settler("St. Louis")) == "AQ-46"
    assert allowed(game, move_settler("g8y6"))
    assert not settler_targets(game) & {"St. Louis", "Chicago"}
    game = position(**table, cities=dict.fromkeys(names[: count - 1], RED))
    act(game, move_settler("St. Louis"))
    assert stock(game, "cities_left")[RED] == 0


def test_returning_to_a_founded_city_has_no_effect():
    """A-CITY-07, AQ-57."""
    game = settler_next_to("Houston", hands={RED: {**PLENTY, "grain": 5}}, settlers={RED: ["g8y11", None]})
    act(game, move_settler("Houston"))
    paid = gold(game)
    act(game, settler("Houston", RED))
    act(game, move_settler("g8y11"))
    act(game, move_settler("Houston"))
    assert cities(game)["Houston"] == RED
    assert stock(game, "cities_left")[RED] == 6
    assert gold(game) == paid
    assert settlers(game, RED) == ["Houston", None]


def test_worked_example_of_minneapolis_and_bismarck():
    """A-CITY-01, A-CITY-03, A-SBLD-03; worked example A-T06 on the real board."""
    far = BOARD.distances
    assert far[BOARD.node("Lexington")][BOARD.node("Minneapolis")] == 6
    assert far[BOARD.node("g8y4")][BOARD.node("Bismarck")] == 4
    table: dict[str, Any] = {"cities": dict.fromkeys(START_CITIES, RED), "hands": {RED: {**SETTLER, "grain": 5}}}
    game = position(**table)
    act(game, settler("Lexington", RED))
    alternative = game.copy()
    act(game, move_settler("g8y4"))
    assert cities(game) == dict.fromkeys(START_CITIES, RED)
    assert (settlers(game, RED), hand(game, RED)) == (["g8y4", None], {"grain": 2})
    end_turn(game)
    for _ in range(3):
        pass_turn(game)
    roll(game, 1, 1)
    act(game, move_settler("Bismarck"))
    assert hand(game, RED) == {}
    assert cities(game) == dict.fromkeys(START_CITIES, RED) | {"Bismarck": RED}
    assert settlers(game, RED) == [None, None]
    assert (stock(game, "cities_left")[RED], stock(game, "cubes")[RED]) == (6, 2)
    assert act(alternative, move_settler("Minneapolis")) == [
        Paid(RED, "grain", 2), SettlerMoved(RED, 0, "Minneapolis", 6), CityFounded(RED, "Minneapolis")
    ]  # fmt: skip
