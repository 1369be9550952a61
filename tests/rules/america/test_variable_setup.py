"""Variable set-up (A-VAR)."""

import pytest

import hexstead
from hexstead.core.actions import Dice, EndTurn, Roll
from hexstead.core.events import Received, TurnBegan
from hexstead.games.america.actions import BuildRail, PlaceCity
from hexstead.games.america.events import CityPlaced, RailBuilt, TrainBuilt

from ..game_helpers import COLOURS, RED, act, allowed, chance, changed_fields, hand, hands, refused, supply
from .positions import NEUTRAL, RESOURCES, cities, gold, new_game, play_until, position, rails, trains
from .rail_helpers import BOARD, buildable_rails, path_name, paths_at

PURPLE = [name for name in BOARD.places if BOARD.place_data[name]["kind"] == "start"]
COASTAL = [name for name in PURPLE if BOARD.place_data[name].get("gold")]
INLAND = [name for name in PURPLE if name not in COASTAL]


def start(players=4, first=RED):
    return new_game(players, first, setup__pieces="variable")


def to_rails(players=4, first=RED, sites=None):
    """Return a game in which all start cities are placed."""
    game = start(players, first)
    for site in sites or INLAND[: 3 * players]:
        act(game, PlaceCity(site))
    return game


def to_neutral(first=RED):
    game = to_rails(3, first)
    return play_until(game, "set_neutral")


@pytest.mark.parametrize("players", [3, 4])
def test_cities_are_placed_clockwise_counterclockwise_and_clockwise(players):
    """A-VAR-03, A-VAR-04, A-VAR-05, A-T15."""
    for first in range(players):
        game = start(players, first)
        clockwise = [(first + i) % players for i in range(players)]
        order = []
        for site in INLAND[: 3 * players]:
            assert game.phase == "set_city"
            order.append(game.to_act)
            seat = game.to_act[0]
            assert act(game, PlaceCity(site))[0] == CityPlaced(seat, site)
            assert cities(game)[site] == seat
        assert order == [(seat,) for seat in clockwise + clockwise[::-1] + clockwise]
        assert game.phase == "set_rail"


def test_four_seats_place_cities_in_the_documented_order():
    """A-VAR-05: 1 2 3 4 4 3 2 1 1 2 3 4."""
    game = start()
    order = []
    for site in INLAND[:12]:
        order += [int(seat) + 1 for seat in game.to_act]
        act(game, PlaceCity(site))
    assert order == [1, 2, 3, 4, 4, 3, 2, 1, 1, 2, 3, 4]


def test_only_the_seat_to_act_can_place_a_city():
    """A-VAR-03, A-ACT-01."""
    game = start()
    for seat in COLOURS[1:]:
        assert refused(game, PlaceCity("Chicago", seat=seat)) == "A-ACT-01"
        assert game.legal(seat) == []
    assert refused(game, Roll(seat=RED)) == "A-ACT-03"
    assert refused(game, EndTurn(seat=RED)) == "A-ACT-03"
    assert refused(game, BuildRail("Chicago-g10y4", seat=RED)) == "A-ACT-03"


def test_start_cities_can_only_be_placed_on_empty_purple_sites():
    """A-VAR-03, A-VAR-06, A-TERM-04."""
    game = start()
    assert [a.to_json()["site"] for a in game.legal()] == PURPLE
    for site in BOARD.places:
        if site not in PURPLE:
            assert refused(game, PlaceCity(site, seat=RED)) == "A-VAR-06"
    act(game, PlaceCity("Chicago"))
    assert refused(game, PlaceCity("Chicago", seat=1)) == "A-VAR-06"
    assert len(game.legal()) == 20


def test_a_seat_cannot_use_its_own_site_twice():
    """A-VAR-06."""
    game = start(3)
    for site in ("Chicago", "Boston", "Atlanta", "Columbia", "Houston"):
        act(game, PlaceCity(site))
    assert game.to_act == (RED,)
    assert refused(game, PlaceCity("Chicago", seat=RED)) == "A-VAR-06"
    assert allowed(game, PlaceCity("Jackson", seat=RED))


def test_start_cities_can_be_close_to_each_other_and_coastal():
    """A-VAR-06: there is no distance rule."""
    game = start(3)
    for site in ("Boston", "New York", "Albany", "Washington D.C.", "Raleigh", "Columbia"):
        act(game, PlaceCity(site))
    assert gold(game) == [3, 3, 3]


def test_a_placed_city_comes_from_the_yard():
    """A-VAR-03, A-SET-06."""
    game = start()
    assert changed_fields(game, PlaceCity("Boston", seat=RED)) == {"placed", "city_owner", "cities_left"}
    assert game.position()["cities_left"] == [9, 10, 10, 10]


@pytest.mark.parametrize(
    ("third", "cards"),
    [
        ("Nashville", {"grain": 1, "lumber": 1, "ore": 1}),
        ("Lexington", {"coal": 1, "ore": 2}),
        ("Jackson", {"lumber": 3}),
        ("New Orleans", {"lumber": 1}),
        ("Houston", {"cattle": 1, "lumber": 1}),
        ("Minneapolis", {"grain": 3}),
        ("St. Louis", {"cattle": 1, "coal": 1, "grain": 1}),
        ("Raleigh", {"cattle": 1, "grain": 1, "ore": 1}),
    ],
)
def test_the_third_city_gives_a_card_from_each_adjacent_hex(third, cards):
    """A-VAR-07, AQ-08, A-T12: by terrain, independent of numbers."""
    others = [site for site in PURPLE if site != third][:8]
    game = to_rails(3, sites=[*others[:6], third, *others[6:]])
    assert hand(game, RED) == cards
    assert game.position()["hand_size"][RED] == sum(cards.values())
    received = [e for e in game.events_since() if isinstance(e, Received) and e.seat == RED]
    assert sum(e.count for e in received) == sum(cards.values())


def test_worked_example_of_the_third_city():
    """A-T12, A-VAR-07: the first two cities give no cards."""
    game = start(3)
    for site in ("Chicago", "Boston", "Atlanta", "Columbia", "Houston", "Albany"):
        act(game, PlaceCity(site))
        assert hands(game) == [{}, {}, {}]
    act(game, PlaceCity("Lexington"))
    assert hands(game) == [{"coal": 1, "ore": 2}, {}, {}]
    act(game, PlaceCity("Little Rock"))
    assert hands(game)[1] == {"grain": 1, "coal": 1, "lumber": 1}
    act(game, PlaceCity("Jackson"))
    assert hands(game)[2] == {"lumber": 3}
    assert supply(game) == {"cattle": 19, "coal": 17, "grain": 18, "lumber": 15, "ore": 17}


def test_a_desert_gives_no_start_card():
    """AQ-08, A-MAP-01: on a map with a purple site next to a desert."""
    data = {**BOARD.data, "places": [dict(place) for place in BOARD.data["places"]]}
    for place in data["places"]:
        if place["name"] in ("Reno", "Las Vegas"):
            place["kind"] = "start"
    game = hexstead.new("america", players=3, seed=1, board=data, options={"setup.pieces": "variable"})
    for dice in ((6, 6), (1, 1), (1, 1)):
        chance(game, Dice(dice))
    for site in [*INLAND[:6], "Reno", "Las Vegas", INLAND[6]]:
        act(game, PlaceCity(site))
    assert hands(game)[:2] == [{"grain": 1, "ore": 1}, {"coal": 1}]


@pytest.mark.parametrize("players", [3, 4])
def test_start_rails_are_placed_from_the_last_seat_to_the_first(players):
    """A-VAR-08, A-VAR-09, A-T15."""
    for first in range(players):
        game = to_rails(players, first)
        order = []
        for _ in range(players):
            assert game.phase == "set_rail"
            (seat,) = game.to_act
            order.append(seat)
            action = game.legal()[-1]
            name = path_name(action.to_json()["path"])
            events = act(game, action)
            assert events[:2] == [RailBuilt(seat, name, 1), TrainBuilt(seat, 0, name)]
            assert rails(game, seat) == {name}
            assert trains(game, seat) == [name, None]
        assert order == [(first + i) % players for i in reversed(range(players))]
        assert game.position()["rails_left"] == [29] * players
        assert gold(game) == [3] * players


def test_a_start_rail_can_be_at_any_own_city():
    """A-VAR-08."""
    game = to_rails(3)
    last = 2
    own = [name for name, owner in cities(game).items() if owner == last]
    assert len(own) == 3
    assert buildable_rails(game, last) == paths_at(*own)


def test_a_start_rail_must_be_at_an_own_city():
    """A-VAR-08."""
    game = to_rails(3)
    other_city = next(name for name, owner in cities(game).items() if owner == 0)
    for name in paths_at(other_city):
        assert refused(game, BuildRail(name, seat=2)) == "A-VAR-08"
    act(game, game.legal(2)[0])
    assert game.to_act == (1,)


def test_a_start_rail_requires_an_unused_path():
    """A-VAR-08, A-RAIL-01."""
    game = to_rails(
        3, sites=["Albany", "Houston", "Boston", "New York", "Jackson", "Atlanta", "Chicago", "Raleigh", "Nashville"]
    )
    act(game, BuildRail("Boston-g13y2", seat=2))
    assert refused(game, BuildRail("Boston-g13y2", seat=1)) == "A-RAIL-01"


def test_with_four_players_the_first_seat_begins_after_the_rails():
    """A-VAR-11, A-TURN-02."""
    for first in COLOURS:
        game = to_rails(4, first)
        play_until(game, "pre_roll")
        assert (game.phase, game.to_act, game.turn) == ("pre_roll", (first,), 1)
        assert list(game.events_since())[-1] == TurnBegan(first, 1)
        assert NEUTRAL not in cities(game).values()


def test_three_players_place_neutral_cities_starting_with_the_first_seat():
    """A-VAR-10, A-VAR-11, A-T15."""
    for first in range(3):
        game = to_neutral(first)
        order, before = [], cities(game)
        for _ in range(3):
            assert game.phase == "set_neutral"
            order.append(game.to_act[0])
            site = game.legal()[0].to_json()["site"]
            assert act(game, game.legal()[0])[0] == CityPlaced(NEUTRAL, site)
            assert cities(game)[site] == NEUTRAL
        assert order == [first, (first + 1) % 3, (first + 2) % 3]
        assert len(cities(game)) == len(before) + 3
        assert (game.phase, game.to_act) == ("pre_roll", (first,))
        assert game.position()["cities_left"] == [9, 9, 9]
        assert gold(game) == [3, 3, 3]


def test_placing_a_neutral_city_gives_nothing():
    """A-VAR-10, A-SET-07, AQ-06."""
    game = to_neutral()
    assert changed_fields(game, PlaceCity(game.legal()[0].to_json()["site"], seat=RED)) == {"placed", "city_owner"}


def test_neutral_cities_can_only_be_placed_on_empty_inland_purple_sites():
    """A-VAR-10, A-VAR-06."""
    game = to_neutral()
    free = [site for site in INLAND if site not in cities(game)]
    assert [a.to_json()["site"] for a in game.legal()] == free
    for site in COASTAL:
        assert refused(game, PlaceCity(site, seat=RED)) == "A-VAR-10"
    for site in [*cities(game), "Denver", "Seattle"]:
        assert refused(game, PlaceCity(site, seat=RED)) == "A-VAR-06"
    act(game, PlaceCity(free[0], seat=RED))
    assert refused(game, PlaceCity(free[0], seat=1)) == "A-VAR-06"


def test_an_empty_supply_gives_no_start_card():
    """A-VAR-07."""
    game = position(
        players=3, phase="set_city", placed=6, options={"setup.pieces": "variable"}, first=0,
        hands={1: {"lumber": 18}, 2: dict.fromkeys(RESOURCES[:3], 5)},
    )  # fmt: skip
    act(game, PlaceCity("Jackson", seat=RED))
    assert hand(game, RED) == {"lumber": 1}
    assert supply(game)["lumber"] == 0
