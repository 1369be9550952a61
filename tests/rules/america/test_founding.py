"""Founding cities: when a settler must, and what it brings (A-CITY)."""

from typing import Any

import pytest

from hexstead.core.events import Paid
from hexstead.games.america.events import CityFounded, GoldTaken, SettlerMoved

from ..tables import BLUE, COLOURS, RED, WHITE, act, allowed, changed, hand, refused, roll, told
from .table import COAST, SETTLER, cities, gold, position, settlers
from .trackwork import (
    BOARD,
    GRAIN,
    PLENTY,
    START,
    beside,
    deliver,
    end_turn,
    line,
    pass_turn,
    settler,
    settling,
    stock,
    walk,
    walks_open,
)


@pytest.mark.parametrize("seat", COLOURS)
def test_a_walk_that_ends_on_an_empty_site_founds_a_city(seat):
    """A-CITY-01, A-CITY-02, A-CITY-05."""
    game = settling("St. Louis", seat)
    events = act(game, walk("St. Louis", seat))
    assert events == [Paid(seat, "grain", 1), SettlerMoved(seat, 0, "St. Louis", 1), CityFounded(seat, "St. Louis")]
    assert cities(game)["St. Louis"] == seat
    assert settlers(game, seat) == [None, None]
    assert stock(game, "cities_left") == [6 if s == seat else 10 for s in COLOURS]
    assert stock(game, "cubes") == [2 if s == seat else 1 for s in COLOURS]
    assert hand(game, seat) == {"grain": 2}
    assert game.phase == "action"


def test_founding_changes_nothing_else():
    """A-CITY-02."""
    game = settling("St. Louis", hands={RED: PLENTY, BLUE: PLENTY}, gold={RED: 1})
    assert changed(game, walk("St. Louis")) == {
        "hand", "hand_size", "supply", "settler_at", "city_owner", "cities_left", "cubes"
    }  # fmt: skip


def test_the_other_settler_stays_on_the_board():
    """A-CITY-02."""
    game = settling("St. Louis", settlers={RED: ["g9y4", beside("St. Louis")], BLUE: ["g10y6"]})
    act(game, walk("St. Louis", which=1))
    assert settlers(game, RED) == ["g9y4", None]
    assert settlers(game, BLUE) == ["g10y6", None]


@pytest.mark.parametrize("players", [3, 4])
def test_crossing_an_empty_site_founds_nothing(players):
    """A-CITY-03, AQ-44."""
    game = settling("St. Louis", players=players, settlers={RED: ["g9y5", None]})
    act(game, walk("g8y6"))
    assert "St. Louis" not in cities(game)
    assert settlers(game, RED) == ["g8y6", None]
    assert stock(game, "cubes")[RED] == 1


def test_who_stops_on_an_empty_site_does_not_walk_on():
    """AQ-44, A-CITY-01, A-SMOV-07."""
    game = settling("St. Louis", settlers={RED: ["g9y5", None]})
    act(game, walk("St. Louis"))
    assert refused(game, walk("g8y6")) == "A-ACT-06"


@pytest.mark.parametrize("kind", ["start", "site"])
def test_both_kinds_of_sites_are_founded_in_play(kind):
    """A-CITY-04."""
    for name, data in BOARD.place_data.items():
        if data["kind"] == kind and name not in START:
            game = settling(name)
            act(game, walk(name))
            assert cities(game)[name] == RED


@pytest.mark.parametrize("name", [name for name in BOARD.places if name not in START])
def test_a_coastal_site_pays_its_founder_once(name):
    """A-CITY-06, AQ-57."""
    amount = COAST.get(name, 0)
    game = settling(name, WHITE, gold={RED: 1, WHITE: 2})
    events = act(game, walk(name, WHITE))
    assert told(events, GoldTaken) == ([GoldTaken(WHITE, amount, "coast")] if amount else [])
    assert gold(game) == [1, 0, 2 + amount, 0]


def test_a_freed_cube_can_be_delivered_at_once():
    """A-CITY-05."""
    laid = line("Lexington", "g10y6", "Nashville")
    game = settling(
        "St. Louis", cities=dict.fromkeys(START, RED) | {"Nashville": BLUE, "Houston": BLUE}, rails={RED: laid},
        trains={RED: [laid[1], None]}, goods_on={"Houston": RED},
    )  # fmt: skip
    assert stock(game, "cubes")[RED] == 0
    assert refused(game, deliver("Nashville")) == "A-DLV-02"
    act(game, walk("St. Louis"))
    act(game, deliver("Nashville"))
    assert stock(game, "delivered")[RED] == 2


@pytest.mark.parametrize(("players", "count"), [(4, 10), (3, 12)])
def test_without_a_city_in_the_yard_no_walk_ends_on_an_empty_site(players, count):
    """AQ-46."""
    names = [name for name in BOARD.places if name not in ("St. Louis", "Chicago")]
    table: dict[str, Any] = {"players": players, "settlers": {RED: ["g9y5", None]}, "hands": {RED: GRAIN}}
    game = position(**table, cities=dict.fromkeys(names[:count], RED))
    assert refused(game, walk("St. Louis")) == "AQ-46"
    assert allowed(game, walk("g8y6"))
    assert not walks_open(game) & {"St. Louis", "Chicago"}
    game = position(**table, cities=dict.fromkeys(names[: count - 1], RED))
    act(game, walk("St. Louis"))
    assert stock(game, "cities_left")[RED] == 0


def test_a_city_stays_what_it_is():
    """A-CITY-07, AQ-57."""
    game = settling("Houston", hands={RED: {**PLENTY, "grain": 5}}, settlers={RED: ["g8y11", None]})
    act(game, walk("Houston"))
    paid = gold(game)
    act(game, settler("Houston", RED))
    act(game, walk("g8y11"))
    act(game, walk("Houston"))
    assert cities(game)["Houston"] == RED
    assert stock(game, "cities_left")[RED] == 6
    assert gold(game) == paid
    assert settlers(game, RED) == ["Houston", None]


def test_minneapolis_and_bismarck():
    """A-CITY-01, A-CITY-03, A-SBLD-03; worked example A-T06 on the real board."""
    far = BOARD.distances
    assert far[BOARD.node("Lexington")][BOARD.node("Minneapolis")] == 6
    assert far[BOARD.node("g8y4")][BOARD.node("Bismarck")] == 4
    table: dict[str, Any] = {"cities": dict.fromkeys(START, RED), "hands": {RED: {**SETTLER, "grain": 5}}}
    game = position(**table)
    act(game, settler("Lexington", RED))
    alternative = game.copy()
    act(game, walk("g8y4"))
    assert cities(game) == dict.fromkeys(START, RED)
    assert (settlers(game, RED), hand(game, RED)) == (["g8y4", None], {"grain": 2})
    end_turn(game)
    for _ in range(3):
        pass_turn(game)
    roll(game, 1, 1)
    act(game, walk("Bismarck"))
    assert hand(game, RED) == {}
    assert cities(game) == dict.fromkeys(START, RED) | {"Bismarck": RED}
    assert settlers(game, RED) == [None, None]
    assert (stock(game, "cities_left")[RED], stock(game, "cubes")[RED]) == (6, 2)
    assert act(alternative, walk("Minneapolis")) == [
        Paid(RED, "grain", 2), SettlerMoved(RED, 0, "Minneapolis", 6), CityFounded(RED, "Minneapolis")
    ]  # fmt: skip
