"""Production and shortages of the supply (G-PROD, GQ-02)."""

import random
from collections import Counter

import pytest

from hexstead.board import shipped_map
from hexstead.core.events import Produced, Rolled, Shortage

from ..game_helpers import BLUE, COLOURS, ORANGE, RED, SUMS, WHITE, hand, hands, roll, supply
from .positions import LAND, position

MAP = shipped_map("germany").data
CITIES = {place["name"]: place["at"] for place in MAP["places"] if place["kind"] == "city"}


def due(owners, goetz, total):
    """Return the expected production of every seat, computed from the map file."""
    rows = []
    for tile in MAP["hexes"]:
        if tile["number"] == total and tile["id"] != goetz:
            for seat in COLOURS:
                count = sum(1 for city, at in CITIES.items() if at in tile["corners"] and owners.get(city) == seat)
                if count:
                    rows.append(Produced(seat, LAND[tile["terrain"]], count, tile["id"]))
    return rows


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("total", [2, 3, 4, 5, 6, 8, 9, 10, 11, 12])
def test_every_hex_with_the_number_gives_one_card_per_town_hall(total, players):
    """G-PROD-01, G-PROD-02."""
    shuffled = random.Random(total).sample(sorted(CITIES), 27)
    owners = {city: i % players for i, city in enumerate(shuffled)}
    game = position(players, turn=players - 1, phase="pre_roll", halls=owners, goetz="I1" if total != 11 else "D1")
    before = supply(game)
    events = roll(game, *SUMS[total])
    expected = due(owners, game.position()["goetz"], total)
    assert events == [Rolled(players - 1, *SUMS[total]), *expected]
    for seat in range(players):
        mine = Counter(e.resource for e in expected if e.seat == seat for _ in range(e.count))
        assert hand(game, seat) == mine
        assert game.position()["hand_size"][seat] == sum(mine.values())
    assert sum(supply(game).values()) == sum(before.values()) - sum(e.count for e in expected)
    assert game.phase == "main"


def test_only_the_sum_of_the_dice_counts():
    """G-PROD-01."""
    for dice in ((4, 6), (5, 5), (6, 4)):
        game = position(phase="pre_roll", halls={"Kassel": BLUE})
        assert roll(game, *dice) == [Rolled(RED, *dice), Produced(BLUE, "ore", 1, "E2")]
        assert game.position()["dice"] == list(dice)


def test_worked_example_of_a_roll():
    """G-T10: every hex with a 3 produces, except under Götz; two town halls at one hex get two cards."""
    halls = {"Kassel": RED, "Marburg": RED, "Hannover": ORANGE, "Stuttgart": WHITE}
    game = position(phase="pre_roll", halls=halls, goetz="G2")
    roll(game, 1, 2)
    assert hands(game) == [{"lumber": 2}, {"wool": 1}, {}, {}]


def test_one_town_hall_at_two_producing_hexes_gets_a_card_from_each():
    """GQ-03; GD-04."""
    tens = [tile | ({"number": 10} if tile["id"] == "E3" else {}) for tile in MAP["hexes"]]
    game = position(phase="pre_roll", halls={"Kassel": RED}, map={**MAP, "hexes": tens})
    assert roll(game, 4, 6)[1:] == [Produced(RED, "ore", 1, "E2"), Produced(RED, "lumber", 1, "E3")]
    assert hand(game, RED) == {"ore": 1, "lumber": 1}


@pytest.mark.parametrize(("goetz", "cards"), [("E2", {}), ("E3", {"ore": 2})])
def test_only_the_hex_under_goetz_does_not_produce(goetz, cards):
    """G-PROD-03, G-GOE-03."""
    game = position(phase="pre_roll", halls={"Kassel": RED, "Dortmund": RED}, goetz=goetz)
    roll(game, 4, 6)
    assert hand(game, RED) == cards


def test_landmarks_and_their_markers_produce_nothing():
    """G-PROD-04."""
    for dice in ((2, 3), (4, 6), (4, 4)):  # numbers of the three hexes at Köln
        game = position(phase="pre_roll", landmarks={"Köln": RED, "Frankfurt": RED, "Trier": RED})
        assert roll(game, *dice) == [Rolled(RED, *dice)]
        assert hands(game) == [{}, {}, {}, {}]


def test_seats_without_production_get_no_compensation():
    """G-PROD-06."""
    game = position(phase="pre_roll", halls={"Kassel": ORANGE, "Ulm": RED}, hands={RED: {"wool": 1}})
    roll(game, 1, 2)
    assert hands(game) == [{"wool": 1}, {"lumber": 1}, {}, {}]


def short(left, halls, options=None, **more):
    """Return a position before the roll with `left` lumber cards in the supply; blue holds the others."""
    hands = {BLUE: {"lumber": 18 - left}}
    return position(phase="pre_roll", hands=hands, halls=halls, options=options, **more)


def test_nobody_gets_a_resource_that_is_short_and_other_resources_are_unaffected():
    """GQ-02."""
    halls = {"Kassel": RED, "Erfurt": ORANGE, "Hannover": RED, "Würzburg": WHITE}
    game = short(1, halls)
    events = roll(game, 1, 2)
    assert events == [
        Rolled(RED, 1, 2), Shortage("lumber"), Produced(RED, "wool", 1, "C2"), Produced(WHITE, "brick", 1, "G2"),
    ]  # fmt: skip
    assert hands(game) == [{"wool": 1}, {}, {"brick": 1}, {"lumber": 17}]
    assert supply(game)["lumber"] == 1


def test_an_exactly_sufficient_supply_serves_everyone():
    """GQ-02."""
    game = short(2, {"Kassel": RED, "Erfurt": ORANGE})
    assert Shortage("lumber") not in roll(game, 1, 2)
    assert [hand(game, RED), hand(game, ORANGE)] == [{"lumber": 1}, {"lumber": 1}]
    assert supply(game)["lumber"] == 0


@pytest.mark.parametrize("seat", [RED, ORANGE, WHITE])
def test_the_only_entitled_player_gets_the_remaining_cards(seat):
    """GQ-02, `production.loneShortageGetsRest`."""
    game = short(2, {"Kassel": seat, "Erfurt": seat, "Marburg": seat})
    events = roll(game, 1, 2)
    assert events == [Rolled(RED, 1, 2), Shortage("lumber"), Produced(seat, "lumber", 2, "E3")]
    assert hand(game, seat) == {"lumber": 2}
    assert supply(game)["lumber"] == 0


def test_the_only_entitled_player_gets_nothing_from_an_empty_supply():
    """GQ-02."""
    game = short(0, {"Kassel": RED, "Erfurt": RED})
    assert roll(game, 1, 2) == [Rolled(RED, 1, 2), Shortage("lumber")]
    assert hand(game, RED) == {}


def test_an_option_gives_the_only_entitled_player_nothing():
    """`production.loneShortageGetsRest`, GQ-02."""
    strict = {"production.loneShortageGetsRest": False}
    game = short(2, {"Kassel": RED, "Erfurt": RED, "Marburg": RED}, strict)
    assert roll(game, 1, 2) == [Rolled(RED, 1, 2), Shortage("lumber")]
    assert hand(game, RED) == {}
    game = short(3, {"Kassel": RED, "Erfurt": RED, "Marburg": RED}, strict)
    roll(game, 1, 2)
    assert hand(game, RED) == {"lumber": 3}


def test_a_shortage_is_determined_over_all_producing_hexes():
    """GQ-02: two forests have a 3, and two cards are left for three town halls."""
    threes = [tile | ({"number": 3} if tile["id"] in ("E3", "F3") else {}) for tile in MAP["hexes"]]
    map = {**MAP, "hexes": threes}
    game = short(2, {"Kassel": RED, "Hof": RED, "Erfurt": RED}, map=map)  # Erfurt is adjacent to both forests
    assert roll(game, 1, 2)[1:] == [Shortage("lumber"), Produced(RED, "lumber", 2, "E3")]
    game = short(2, {"Kassel": RED, "Hof": ORANGE, "Erfurt": RED}, map=map)
    assert roll(game, 1, 2)[1:] == [Shortage("lumber")]
    game = short(4, {"Kassel": RED, "Hof": RED, "Erfurt": RED}, map=map)
    assert roll(game, 1, 2)[1:] == [Produced(RED, "lumber", 2, "E3"), Produced(RED, "lumber", 2, "F3")]


def test_the_hex_under_goetz_does_not_count_for_a_shortage():
    """G-PROD-03, GQ-02."""
    game = short(0, {"Kassel": RED}, goetz="E3")
    assert roll(game, 1, 2) == [Rolled(RED, 1, 2)]
    threes = [tile | ({"number": 3} if tile["id"] in ("E3", "F3") else {}) for tile in MAP["hexes"]]
    game = short(1, {"Kassel": RED, "Hof": ORANGE}, goetz="E3", map={**MAP, "hexes": threes})
    assert roll(game, 1, 2)[1:] == [Produced(ORANGE, "lumber", 1, "F3")]


def test_shortages_are_determined_separately_for_each_resource():
    """GQ-02: ore is short for two seats, lumber for one."""
    tens = [tile | ({"number": 10} if tile["id"] == "E3" else {}) for tile in MAP["hexes"]]
    game = position(
        phase="pre_roll", map={**MAP, "hexes": tens}, hands={BLUE: {"lumber": 17, "ore": 17}},
        halls={"Kassel": RED, "Erfurt": RED, "Dortmund": ORANGE},
    )  # fmt: skip
    assert roll(game, 4, 6)[1:] == [Shortage("lumber"), Shortage("ore"), Produced(RED, "lumber", 1, "E3")]
    assert hands(game)[:2] == [{"lumber": 1}, {}]


def test_a_seven_produces_nothing():
    """G-GOE-01."""
    game = position(phase="pre_roll", halls=dict(zip(CITIES, COLOURS * 7, strict=True)))
    for dice in ((1, 6), (2, 5), (3, 4), (4, 3), (5, 2), (6, 1)):
        copy = game.copy()
        assert roll(copy, *dice) == [Rolled(RED, *dice)]
        assert hands(copy) == [{}, {}, {}, {}]
