"""Rails: price, legal paths and refusals (A-RAIL)."""

import pytest

from hexstead.core.events import Paid
from hexstead.games.america.events import RailBuilt

from ..game_helpers import BLUE, COLOURS, ORANGE, RED, WHITE, act, allowed, changed_fields, hands, refused, supply
from .positions import NEUTRAL, RAIL, gold, position, rails
from .rail_helpers import (
    BOARD,
    PLENTY,
    buildable_rails,
    changed_map,
    line,
    network,
    path_name,
    path_names,
    paths_at,
    rail,
    stock,
)


@pytest.mark.parametrize("seat", COLOURS)
def test_a_rail_costs_one_ore_and_one_lumber(seat):
    """A-BUY-01, A-RAIL-02."""
    holds = {s: {"ore": 2, "lumber": 2, "grain": 1} for s in COLOURS}
    game = position(turn=seat, cities={"Chicago": seat}, hands=holds)
    events = act(game, rail("Chicago-g10y4", seat))
    assert events == [Paid(seat, "lumber", 1), Paid(seat, "ore", 1), RailBuilt(seat, path_name("Chicago-g10y4"), 0)]
    assert hands(game) == [{"ore": 1, "lumber": 1, "grain": 1} if s == seat else holds[s] for s in COLOURS]
    assert supply(game) == {"cattle": 19, "coal": 19, "grain": 15, "lumber": 12, "ore": 12}
    assert game.position()["rail_owner"] == {path_name("Chicago-g10y4"): seat}
    assert stock(game, "rails_left") == [29 if s == seat else 30 for s in COLOURS]
    assert game.phase == "action"
    assert game.to_act == (seat,)


@pytest.mark.parametrize("players", [3, 4])
def test_building_a_rail_changes_only_the_expected_fields(players):
    """A-BUY-01."""
    game = position(players, cities={"Chicago": RED}, hands={RED: PLENTY, WHITE: PLENTY}, gold={RED: 3, WHITE: 1})
    assert changed_fields(game, rail("Chicago-g10y4", RED)) == {
        "hand",
        "hand_size",
        "supply",
        "rail_owner",
        "rails_left",
    }


@pytest.mark.parametrize("owner", COLOURS)
def test_a_path_holds_a_single_rail(owner):
    """A-RAIL-01."""
    towns = {"Chicago": RED, "Indianapolis": owner}
    game = position(cities=towns, rails={owner: line("Indianapolis", "g10y4", "Chicago")}, hands={RED: RAIL})
    assert refused(game, rail("Chicago-g10y4", RED)) == "A-RAIL-01"
    assert allowed(game, rail("Chicago-g10y2", RED))


def test_the_place_of_a_rail_is_checked_before_its_price():
    """A-RAIL-01, A-RAIL-02."""
    game = position(cities={"Chicago": RED}, rails={RED: ["Chicago-g10y4"]})
    assert refused(game, rail("Chicago-g10y4", RED)) == "A-RAIL-01"
    assert refused(game, rail("Denver-g5y7", RED)) == "A-RAIL-02"
    assert refused(game, rail("Chicago-g10y2", RED)) == "A-ACT-04"


@pytest.mark.parametrize("seat", COLOURS)
def test_without_rails_only_paths_at_own_cities_are_legal(seat):
    """A-RAIL-02."""
    game = position(turn=seat, cities={"Chicago": seat, "Houston": seat}, hands={seat: RAIL})
    assert buildable_rails(game, seat) == paths_at("Chicago", "Houston")
    others = {path.id for path in BOARD.paths} - buildable_rails(game, seat)
    assert {game.check(rail(name, seat)) for name in others} == {"A-RAIL-02"}


@pytest.mark.parametrize("players", [3, 4])
def test_rails_continue_at_both_ends_of_an_own_rail(players):
    """A-RAIL-02, A-RAIL-04."""
    laid = line("Chicago", "g10y4", "Columbus")
    game = position(players, turn=WHITE, cities={"Chicago": WHITE}, rails={WHITE: laid}, hands={WHITE: RAIL})
    assert buildable_rails(game, WHITE) == paths_at("Chicago", "g10y4", "Columbus") - set(laid)
    assert refused(game, rail("Indianapolis-g9y5", WHITE)) == "A-RAIL-02"


@pytest.mark.parametrize("owner", [None, RED, ORANGE, BLUE])
def test_rails_can_pass_cities_and_empty_sites(owner):
    """A-RAIL-03."""
    towns = {"Chicago": RED} | ({} if owner is None else {"Indianapolis": owner})
    game = position(cities=towns, rails={RED: line("Chicago", "g10y4", "Indianapolis")}, hands={RED: RAIL})
    assert allowed(game, rail("Indianapolis-g9y5", RED))
    assert allowed(game, rail("Indianapolis-g10y6", RED))


def test_rails_can_pass_neutral_cities():
    """A-RAIL-03, A-RAIL-04."""
    game = position(
        3, cities={"Chicago": RED, "Indianapolis": NEUTRAL, "St. Louis": NEUTRAL}, hands={RED: RAIL},
        rails={RED: line("Chicago", "g10y4", "Indianapolis")},
    )  # fmt: skip
    assert allowed(game, rail("Indianapolis-g9y5", RED))
    assert refused(game, rail("St. Louis-g8y6", RED)) == "A-RAIL-02"


def test_rails_settlers_and_trains_of_other_seats_do_not_block_a_rail():
    """A-RAIL-03, AQ-42."""
    game = position(
        cities={"Chicago": RED, "Columbus": BLUE}, hands={RED: RAIL}, settlers={ORANGE: ["g10y4", None]},
        rails={RED: ["Chicago-g10y4"], BLUE: ["Columbus-g10y4"]}, trains={BLUE: ["Columbus-g10y4", None]},
    )  # fmt: skip
    act(game, rail("g10y4-Indianapolis", RED))
    assert rails(game, RED) == path_names(["Chicago-g10y4", "g10y4-Indianapolis"])
    assert game.position()["settler_at"][ORANGE] == ["g10y4", None]


@pytest.mark.parametrize("owner", [ORANGE, WHITE, BLUE])
def test_rails_cannot_start_at_rails_or_cities_of_other_seats(owner):
    """A-RAIL-04, AQ-34."""
    game = position(
        cities={"Houston": RED, "Chicago": owner, "St. Louis": owner}, hands={RED: RAIL},
        rails={owner: line("Chicago", "g10y4", "Indianapolis")},
    )  # fmt: skip
    for name in ("g10y4-Columbus", "Indianapolis-g9y5", "Chicago-g9y3", "St. Louis-g8y6"):
        assert refused(game, rail(name, RED)) == "A-RAIL-02"
    assert buildable_rails(game, RED) == paths_at("Houston")


def test_rails_cannot_start_at_own_settlers_or_trains():
    """A-RAIL-02, A-RAIL-04."""
    game = position(
        cities={"Houston": RED, "Chicago": BLUE}, rails={BLUE: ["Chicago-g10y4"]}, hands={RED: RAIL},
        trains={RED: ["Chicago-g10y4", None]}, settlers={RED: ["g10y4", None]},
    )  # fmt: skip
    assert refused(game, rail("g10y4-Columbus", RED)) == "A-RAIL-02"


@pytest.mark.parametrize("seat", COLOURS)
def test_a_seat_has_thirty_rails(seat):
    """A-RAIL-05."""
    laid = network("Chicago", 30)
    game = position(turn=seat, cities={"Chicago": seat}, rails={seat: laid[:29]}, hands={seat: PLENTY})
    act(game, rail(laid[29], seat))
    assert stock(game, "rails_left") == [0 if s == seat else 30 for s in COLOURS]
    free = network("Chicago", 31)[30]
    assert refused(game, rail(free, seat)) == "A-RAIL-05"
    assert refused(game, rail(laid[0], seat)) == "A-RAIL-05"
    assert refused(game, rail("Seattle-g0y2", seat)) == "A-RAIL-05"
    assert buildable_rails(game, seat) == set()


@pytest.mark.parametrize("players", [3, 4])
def test_rails_out_of_turn_follow_the_same_rules(players):
    """A-EBP-06, A-RAIL-01, A-RAIL-02."""
    game = position(
        players, turn=WHITE, builder=RED, cities={"Chicago": RED, "Houston": WHITE}, rails={RED: ["Chicago-g10y4"]},
        hands={RED: PLENTY, WHITE: PLENTY}, gold={RED: 1},
    )  # fmt: skip
    assert buildable_rails(game, RED) == paths_at("Chicago", "g10y4") - path_names(["Chicago-g10y4"])
    assert refused(game, rail("Chicago-g10y4", RED)) == "A-RAIL-01"
    assert refused(game, rail("Houston-g8y11", RED)) == "A-RAIL-02"
    assert refused(game, rail("Houston-g8y11", WHITE)) == "A-ACT-01"
    act(game, rail("Chicago-g9y3", RED))
    assert (game.phase, game.to_act, gold(game)[RED]) == ("build_phase", (RED,), 1)
    assert hands(game)[RED] == {**PLENTY, "ore": 2, "lumber": 2}


def test_a_rail_can_connect_two_own_cities():
    """A-RAIL-02: on a map with Columbus next to Chicago."""
    neighbours = changed_map(sites={"Columbus": "g10y4"})
    game = position(cities={"Chicago": RED, "Columbus": RED}, hands={RED: RAIL}, map=neighbours)
    act(game, rail("Chicago-g10y4", RED))
    assert gold(game) == [1, 0, 0, 0]
