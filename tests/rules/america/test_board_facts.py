"""Board and components (A-TERM, A-COMP, A-MAP)."""

from collections import Counter

import pytest

import hexstead
from hexstead import BadOption, BadPosition
from hexstead.core.actions import Roll
from hexstead.core.events import Produced
from hexstead.games.america.actions import BuildRail, BuildSettler, BuildTrain

from ..game_helpers import BLUE, ORANGE, RED, SUMS, WHITE, act, allowed, hand, refused, roll, supply
from .positions import COAST, DESERTS, LAND, RESOURCES, SETTLER, TOKENS, WEST, gold, new_game, position
from .rail_helpers import BOARD

HEXES = {tile.id: tile for tile in BOARD.hexes}
PURPLE = {
    "Minneapolis", "Little Rock", "Shreveport", "Houston", "St. Louis", "Jackson", "Chicago", "Indianapolis",
    "Nashville", "New Orleans", "Columbus", "Lexington", "Atlanta", "Pensacola", "Albany", "Washington D.C.",
    "Raleigh", "Columbia", "Jacksonville", "Boston", "New York",
}  # fmt: skip


def board_struct():
    return hexstead.new("america", seed=1).engine.board_struct


# The map


def test_the_board_has_71_terrain_hexes_of_six_kinds():
    """A-MAP-01, A-TERM-05."""
    counts = {"pasture": 17, "fields": 16, "forest": 13, "mountains": 10, "hills": 9, "desert": 6}
    assert Counter(tile.terrain for tile in BOARD.hexes) == counts
    assert sum(1 for tile in BOARD.hexes if tile.number) == 39
    assert tuple(tile.id for tile in BOARD.hexes if tile.terrain == "desert") == DESERTS
    assert all(not HEXES[hex].number and "mark" not in HEXES[hex].data for hex in DESERTS)


def test_edge_hexes_are_only_drawn():
    """A-MAP-01: no intersection is adjacent to them, so they never produce and give no start cards."""
    edge = {entry["id"] for entry in BOARD.data["edge_hexes"]}
    assert len(edge) == 22
    assert not edge & HEXES.keys()
    assert board_struct().hexes == 71


def test_marks_are_on_the_expected_hexes():
    """A-TERM-06, A-MAP-01."""
    assert {hex for hex, tile in HEXES.items() if tile.data.get("mark") == "?"} == TOKENS.keys()
    assert {hex for hex, tile in HEXES.items() if tile.data.get("mark") == "??"} == set(WEST)
    assert (len(TOKENS), len(WEST)) == (12, 14)


def test_sites_are_purple_or_red():
    """A-TERM-04, A-MAP-02."""
    kinds = {name: BOARD.place_data[name]["kind"] for name in BOARD.places}
    assert {name for name, kind in kinds.items() if kind == "start"} == PURPLE
    assert Counter(kinds.values()) == {"start": 21, "site": 24}


def test_coastal_sites_show_their_gold():
    """A-TERM-08, A-MAP-02."""
    b = board_struct()
    shown = {name: b.site_gold[i] for i, name in enumerate(BOARD.places) if b.site_gold[i]}
    assert shown == COAST


def test_the_map_has_the_expected_paths_and_intersections():
    """A-TERM-01, A-TERM-02, AQ-01, A-MAP-02: and a board record has no room beyond them."""
    b = board_struct()
    assert (b.nodes, b.paths, b.sites, b.hexes) == (149, 201, 45, 71)
    assert (len(b.site_node), len(b.path_a), len(b.hex_number)) == (b.sites, b.paths, b.hexes)
    assert [len(BOARD.node_hexes[BOARD.places[name]]) for name in ("Seattle", "Houston", "Denver")] == [1, 2, 3]
    hexes_beside = Counter(
        sum(1 for tile in BOARD.hexes if path.a in tile.corners and path.b in tile.corners) for path in BOARD.paths
    )
    assert hexes_beside[1] + hexes_beside[0] > 0  # outer edges are paths as well
    assert hexes_beside[2] > 140


def test_21_paths_have_a_train_track():
    """A-TERM-09, A-MAP-02."""
    b = board_struct()
    marked = {BOARD.path_name(i) for i in range(b.paths) if b.path_track[i]}
    assert marked == {
        "g0y2-g1y2", "g0y4-g1y4", "g0y8-g1y8", "g1y3-g2y3", "g2y10-g3y10", "g3y1-g4y1", "g3y3-g4y3", "g3y5-g4y5",
        "g3y7-g4y7", "g4y8-g4y9", "g4y10-g5y10", "g5y1-g6y1", "g5y5-g6y5", "g5y7-g6y7", "g6y4-g7y4", "g6y6-g7y6",
        "g6y8-g7y8", "g6y10-g6y11", "g7y2-g7y3", "g7y9-g8y9", "g7y11-g8y11",
    }  # fmt: skip


def test_no_site_is_adjacent_to_two_hexes_with_two_marks():
    """A-MAP-03."""
    assert Counter(TOKENS.values()) == {9: 4, 10: 4, 11: 4}
    for node in BOARD.places.values():
        assert sum(BOARD.hexes[hex].id in WEST for hex in BOARD.node_hexes[node]) <= 1
    assert {"c7y9"} == {hex for hex in WEST if HEXES[hex].x == HEXES["c7y1"].x}


def test_hexes_are_ordered_from_east_to_west_and_from_north_to_south():
    """A-MAP-04."""
    b = board_struct()
    assert [BOARD.hexes[b.mark_order[i]].id for i in range(b.marks)] == [*TOKENS, *WEST]


@pytest.mark.parametrize(("a", "b", "steps"), [("Omaha", "St. Louis", 3), ("Minneapolis", "Bismarck", 3)])
def test_distances_match_the_examples_of_the_rule_book(a, b, steps):
    """A-MAP-04."""
    record = board_struct()
    assert record.distance[BOARD.node(a)][BOARD.node(b)] == steps
    assert record.distance[BOARD.node(b)][BOARD.node(a)] == steps


def test_each_terrain_yields_its_resource():
    """A-TERM-05."""
    for tile in BOARD.hexes:
        if tile.terrain == "desert":
            continue
        number = tile.number or 10
        site = next((name for name, node in BOARD.places.items() if node in tile.corners), None)
        if site is None:
            continue
        token = TOKENS if tile.number else swapped(tile.id)
        game = position(phase="pre_roll", cities={site: WHITE}, token=token)
        assert Produced(WHITE, LAND[tile.terrain], 1, tile.id) in roll(game, *SUMS[number])


def swapped(hex: str) -> dict[str, int]:
    """Return the suggested tokens with a 10 on this hex."""
    tokens = dict(TOKENS)
    if hex in tokens:
        other = next(h for h, n in tokens.items() if n == 10)
        tokens[hex], tokens[other] = tokens[other], tokens[hex]
    else:
        tokens[hex] = tokens.pop("c12y2")
    return tokens


@pytest.mark.parametrize("total", [2, 3, 4, 5, 6, 8, 9, 10, 11, 12])
@pytest.mark.parametrize("site", ["Reno", "Los Angeles", "Las Vegas", "Flagstaff", "El Paso"])
def test_the_desert_produces_nothing(site, total):
    """A-TERM-05, A-PROD-10."""
    game = position(phase="pre_roll", cities={site: RED}, outlaw="c8y2")
    node = BOARD.places[site]
    due = Counter(LAND[BOARD.hexes[h].terrain] for h in BOARD.node_hexes[node] if BOARD.hexes[h].number == total)
    roll(game, *SUMS[total])
    assert hand(game, RED) == dict(due)
    assert gold(game) == [0 if due else 1, 1, 1, 1]


def test_cities_are_only_on_sites():
    """A-TERM-03."""
    with pytest.raises(BadPosition, match="A-TERM-03"):
        position(cities={"g10y4": RED})
    assert len(set(BOARD.places.values())) == 45


# Players and pieces


def test_three_or_four_players_can_play():
    """A-COMP-01."""
    for players in (3, 4):
        assert hexstead.new("america", players=players, seed=1).seats == ("red", "orange", "white", "blue")[:players]
    for players in (0, 1, 2, 5):
        with pytest.raises(BadOption):
            hexstead.new("america", players=players)


@pytest.mark.parametrize("players", [3, 4])
def test_there_are_19_cards_of_each_resource(players):
    """A-COMP-02, A-SET-03."""
    game = hexstead.new("america", players=players, seed=1)
    assert supply(game) == dict.fromkeys(RESOURCES, 19)
    assert tuple(game.position()["supply"]) == RESOURCES


def test_gold_never_runs_out():
    """A-COMP-03, AQ-14, A-MAP-05."""
    game = position(phase="pre_roll", gold={RED: 44, ORANGE: 44, WHITE: 44, BLUE: 500})
    roll(game, 1, 1)
    assert gold(game) == [45, 45, 45, 501]


def test_there_are_24_development_cards_of_seven_kinds():
    """A-COMP-04, A-CARD-01."""
    game = hexstead.new("america", seed=1)
    deck = {
        "cavalry": 6, "engineer": 4, "right_of_way": 4, "mineral_rights": 3, "cattle_drive": 3, "scout": 2,
        "native_support": 2,
    }  # fmt: skip
    assert game.position()["stack"] == deck
    assert game.position()["stack_size"] == 24


def test_there_are_12_tokens_one_outlaw_and_two_dice():
    """A-COMP-05, A-MAP-03."""
    game = new_game()
    assert game.position()["token"] == TOKENS
    assert game.position()["outlaw"] == "c2y6"
    act(game, Roll(seat=RED))
    assert [len(outcome.to_json()["dice"]) for outcome, _ in game.outcomes()] == [2] * 36


@pytest.mark.parametrize(("players", "cities", "cubes"), [(3, 12, 10), (4, 10, 8)])
def test_every_seat_has_the_same_pieces(players, cities, cubes):
    """A-COMP-06, A-COMP-07, A-COMP-08, A-T13."""
    at = new_game(players).position()
    assert at["rails_left"] == [29] * players
    assert at["cities_left"] == [cities - 3] * players
    assert at["cubes"] == [1] * players
    assert [1 + left for left in at["cities_left"]] == [cubes] * players
    assert [len(trains) for trains in at["train_at"]] == [2] * players
    assert [len(settlers) for settlers in at["settler_at"]] == [2] * players


def test_a_piece_that_is_not_in_stock_cannot_be_built():
    """A-COMP-09."""
    rich = dict.fromkeys(RESOURCES, 3)
    own = ["Chicago-g10y4", "g10y4-Columbus"]
    game = position(
        hands={RED: rich}, cities={"Chicago": RED, "Columbus": RED, "Atlanta": RED}, rails={RED: own},
        trains={RED: own}, settlers={RED: ["Chicago", "Columbus"]},
    )  # fmt: skip
    assert refused(game, BuildTrain("Chicago-g10y4", seat=RED)) == "A-COMP-09"
    assert refused(game, BuildSettler("Atlanta", seat=RED)) == "A-COMP-09"
    assert allowed(game, BuildRail("Columbus-g11y5", seat=RED))


def test_a_settler_can_be_built_without_a_city_in_stock():
    """AQ-47."""
    west = ["Seattle", "Portland", "Reno", "Boise", "Helena", "Casper", "Denver", "Omaha", "Dallas", "Wichita"]
    game = position(hands={RED: SETTLER}, cities=dict.fromkeys(west, RED))
    assert game.position()["cities_left"][RED] == 0
    act(game, BuildSettler("Omaha", seat=RED))
    assert game.position()["settler_at"][RED] == ["Omaha", None]
    assert hand(game, RED) == {}


def test_placed_pieces_stay_on_the_board():
    """A-COMP-10: no action removes rails, cities or cubes or gives them to another seat."""
    game = position(
        hands={RED: dict.fromkeys(RESOURCES, 3)}, gold={RED: 4}, cities={"Chicago": RED, "Denver": ORANGE},
        rails={RED: ["Chicago-g10y4"]}, goods_on={"Denver": RED}, trains={RED: ["Chicago-g10y4"]},
    )  # fmt: skip
    kept = ("rail_owner", "city_owner", "goods_on")
    before = {key: game.position()[key] for key in kept}
    for action in game.legal(RED):
        after = game.copy()
        after.apply(action)
        for key in kept:
            now = after.position()[key]
            assert {place: now.get(place) for place in before[key]} == before[key]
