"""Building and rebuilding settlers (A-SBLD)."""

from typing import Any

import pytest

from hexstead.core.events import Paid
from hexstead.games.america.events import SettlerBuilt

from ..game_helpers import BLUE, COLOURS, RED, WHITE, act, allowed, changed_fields, hand, hands, refused, supply
from .positions import NEUTRAL, SETTLER, position, settlers
from .rail_helpers import BOARD, FOUR_CITIES, PLENTY, buildable_settlers, changed_map, move_settler, settler

ADJACENT = {"settler.startSpot": "adjacent"}


@pytest.mark.parametrize("seat", COLOURS)
def test_a_settler_is_built_at_an_own_city_for_its_price(seat):
    """A-BUY-01, A-SBLD-01, AQ-26."""
    holds = {s: {"cattle": 2, "grain": 2, "lumber": 2, "ore": 1} for s in COLOURS}
    game = position(turn=seat, cities={"Chicago": seat, "Houston": seat}, hands=holds)
    events = act(game, settler("Chicago", seat))
    assert events == [
        Paid(seat, "cattle", 1), Paid(seat, "grain", 1), Paid(seat, "lumber", 1), SettlerBuilt(seat, 0, "Chicago")
    ]  # fmt: skip
    assert hands(game) == [{"cattle": 1, "grain": 1, "lumber": 1, "ore": 1} if s == seat else holds[s] for s in COLOURS]
    assert supply(game) == {"cattle": 12, "coal": 19, "grain": 12, "lumber": 12, "ore": 15}
    assert game.position()["settler_at"] == [["Chicago" if s == seat else None, None] for s in COLOURS]
    act(game, settler("Houston", seat))
    assert settlers(game, seat) == ["Chicago", "Houston"]
    assert game.phase == "action"


def test_building_a_settler_changes_only_the_expected_fields():
    """A-BUY-01."""
    game = position(cities={"Chicago": RED}, hands={RED: SETTLER, BLUE: PLENTY}, gold={RED: 2, BLUE: 2})
    assert changed_fields(game, settler("Chicago", RED)) == {"hand", "hand_size", "supply", "settler_at"}


def test_a_new_settler_uses_the_free_index():
    """A-SBLD-02."""
    game = position(cities={"Chicago": RED}, settlers={RED: [None, "g9y3"]}, hands={RED: SETTLER})
    act(game, settler("Chicago", RED))
    assert settlers(game, RED) == ["Chicago", "g9y3"]


@pytest.mark.parametrize("players", [3, 4])
def test_settlers_can_only_be_built_at_own_cities(players):
    """A-SBLD-01, AQ-26."""
    towns = {"Chicago": RED, "Houston": RED, "Columbus": WHITE} | ({"Denver": NEUTRAL} if players == 3 else {})
    game = position(players, cities=towns, hands={RED: SETTLER}, rails={RED: ["Chicago-g9y3"]})
    assert buildable_settlers(game, RED) == {"Chicago", "Houston"}
    others = [BOARD.node_name(n) for n in range(len(BOARD.nodes)) if BOARD.node_name(n) not in ("Chicago", "Houston")]
    assert {game.check(settler(node, RED)) for node in others} == {"A-SBLD-01"}


@pytest.mark.parametrize("seat", [RED, BLUE])
def test_a_settler_cannot_be_built_on_another_settler(seat):
    """AQ-27."""
    towns = {"Chicago": RED, "Houston": RED}
    game = position(cities=towns, settlers={RED: ["Chicago", None]}, hands={RED: SETTLER})
    assert refused(game, settler("Chicago", RED)) == "AQ-27"
    assert buildable_settlers(game, RED) == {"Houston"}
    game = position(
        cities={**towns, "St. Louis": BLUE}, settlers={seat: [None, "g9y3"]}, hands={RED: SETTLER}, options=ADJACENT
    )
    assert refused(game, settler("g9y3", RED)) == "AQ-27"
    assert buildable_settlers(game, RED) == {"g10y2", "g10y4", "g8y11"}


def test_a_seat_has_two_settlers():
    """A-SBLD-02, A-SBLD-04."""
    game = position(**FOUR_CITIES, settlers={RED: ["g9y3", "g10y4"]}, hands={RED: SETTLER})
    assert refused(game, settler("Lexington", RED)) == "A-COMP-09"
    assert refused(game, settler("g9y3", RED)) == "A-COMP-09"
    assert buildable_settlers(game, RED) == set()
    assert buildable_settlers(game, RED, "first") == {"Lexington", "Atlanta"}


@pytest.mark.parametrize(("taking", "left"), [("first", ["Lexington", "g10y4"]), ("second", ["g9y3", "Lexington"])])
def test_a_settler_on_the_board_can_be_rebuilt_at_full_price(taking, left):
    """A-SBLD-04, AQ-30."""
    game = position(**FOUR_CITIES, settlers={RED: ["g9y3", "g10y4"], BLUE: ["g9y4", None]}, hands={RED: PLENTY})
    events = act(game, settler("Lexington", RED, taking))
    assert events[-1] == SettlerBuilt(RED, left.index("Lexington"), "Lexington")
    assert settlers(game, RED) == left
    assert settlers(game, BLUE) == ["g9y4", None]
    assert hand(game, RED) == {"cattle": 2, "coal": 3, "grain": 2, "lumber": 2, "ore": 3}


def test_rebuilding_follows_the_rules_of_building():
    """A-SBLD-04, A-SBLD-01, AQ-32."""
    game = position(**FOUR_CITIES, settlers={RED: ["g9y3", "g10y4"]}, hands={RED: {"cattle": 1, "grain": 1}})
    assert refused(game, settler("Chicago", RED, "first")) == "A-SBLD-01"
    assert refused(game, settler("Lexington", RED, "first")) == "A-ACT-04"
    assert settlers(game, RED) == ["g9y3", "g10y4"]


@pytest.mark.parametrize("out", [[], ["g9y3"], [None, "g9y3"]])
@pytest.mark.parametrize("taking", ["first", "second"])
def test_rebuilding_requires_both_settlers_on_the_board(out, taking):
    """A-SBLD-05, AQ-30."""
    game = position(**FOUR_CITIES, settlers={RED: out}, hands={RED: SETTLER})
    assert refused(game, settler("Lexington", RED, taking)) == "A-SBLD-05"
    assert allowed(game, settler("Lexington", RED))


def test_the_removed_settler_frees_its_intersection():
    """AQ-33, AQ-27."""
    game = position(**FOUR_CITIES, settlers={RED: ["Lexington", "Atlanta"]}, hands={RED: SETTLER})
    assert buildable_settlers(game, RED, "first") == {"Lexington"}
    assert refused(game, settler("Atlanta", RED, "first")) == "AQ-27"
    assert buildable_settlers(game, RED, "second") == {"Atlanta"}
    act(game, settler("Lexington", RED, "first"))
    assert settlers(game, RED) == ["Lexington", "Atlanta"]


def test_a_settler_that_moved_this_turn_can_be_rebuilt():
    """AQ-30."""
    game = position(**FOUR_CITIES, settlers={RED: ["g9y3", "g10y4"]}, hands={RED: PLENTY})
    act(game, move_settler("g9y4"))
    act(game, settler("Lexington", RED, "first"))
    assert settlers(game, RED) == ["Lexington", "g10y4"]


def test_a_settler_can_move_in_the_turn_it_was_built():
    """A-SBLD-03."""
    game = position(**FOUR_CITIES, hands={RED: {**SETTLER, "grain": 2}})
    act(game, settler("Lexington", RED))
    act(game, move_settler("g10y6"))
    assert settlers(game, RED) == ["g10y6", None]
    assert hand(game, RED) == {}


@pytest.mark.parametrize("players", [3, 4])
def test_building_settlers_out_of_turn_follows_the_same_rules(players):
    """A-EBP-06, A-SBLD-01, A-SBLD-04."""
    game = position(
        players, turn=WHITE, builder=RED, cities={"Chicago": RED, "Houston": RED}, hands={RED: PLENTY, WHITE: PLENTY},
        settlers={RED: ["g9y3", None]},
    )  # fmt: skip
    act(game, settler("Chicago", RED))
    assert refused(game, settler("Houston", RED)) == "A-COMP-09"
    act(game, settler("Houston", RED, "first"))
    assert settlers(game, RED) == ["Houston", "Chicago"]
    assert (game.phase, game.to_act) == ("build_phase", (RED,))


# Option: settlers start next to a city


def test_an_option_places_new_settlers_next_to_the_city():
    """`settler.startSpot`, AQ-26."""
    game = position(cities={"Chicago": RED, "Houston": BLUE}, hands={RED: SETTLER}, options=ADJACENT)
    assert buildable_settlers(game, RED) == {"g9y3", "g10y2", "g10y4"}
    assert refused(game, settler("Chicago", RED)) == "A-SBLD-01"
    assert refused(game, settler("g8y11", RED)) == "A-SBLD-01"
    act(game, settler("g10y2", RED))
    assert settlers(game, RED) == ["g10y2", None]


# Columbus and St. Louis moved next to Chicago; no two sites of the shipped map are adjacent.
NEIGHBOURS = changed_map(sites={"Columbus": "g10y4", "St. Louis": "g9y3"})


def test_with_the_option_settlers_cannot_start_on_empty_sites_or_cities_of_others():
    """AQ-28, `settler.startSpot`."""
    setup: dict[str, Any] = {"hands": {RED: SETTLER}, "options": ADJACENT, "map": NEIGHBOURS}
    game = position(cities={"Chicago": RED, "Columbus": BLUE}, **setup)
    assert refused(game, settler("Columbus", RED)) == "AQ-28"
    assert refused(game, settler("St. Louis", RED)) == "AQ-28"
    assert buildable_settlers(game, RED) == {"g10y2"}
    game = position(3, cities={"Chicago": RED, "Columbus": NEUTRAL, "St. Louis": RED}, **setup)
    assert refused(game, settler("Columbus", RED)) == "AQ-28"
    assert {"St. Louis", "Chicago"} < buildable_settlers(game, RED)


def test_no_two_sites_of_the_shipped_map_are_adjacent():
    """AQ-28: therefore the test above uses a modified map."""
    for name, node in BOARD.places.items():
        assert not {other for other, at in BOARD.places.items() if BOARD.distances[node][at] == 1}, name
