"""Settlers: building and rebuilding them, and how far they walk for how much grain (A-SBLD, A-SMOV)."""

from typing import Any

import pytest

from hexstead.core.actions import Done, EndTurn, PlayCard
from hexstead.core.events import Paid, Played, Stopped
from hexstead.games.america.actions import MoveSettler, TakeGold
from hexstead.games.america.events import SettlerBuilt, SettlerMoved

from .table import (
    BLUE,
    COLOURS,
    NEUTRAL,
    ORANGE,
    RED,
    SETTLER,
    WHITE,
    act,
    allowed,
    changed,
    gold,
    hand,
    hands,
    position,
    refused,
    settlers,
    supply,
)
from .trackwork import BOARD, PLENTY, changed_map, line, pass_turn, settler, settlers_open, step, walk, walks_open

ADJACENT = {"settler.startSpot": "adjacent"}
HOME: dict[str, Any] = {"cities": {"Lexington": RED, "Atlanta": RED, "Chicago": BLUE, "Nashville": ORANGE}}


def away(start: str) -> dict[str, int]:
    """How many paths every intersection is away, by a search of its own over the map file."""
    neighbours: dict[str, set[str]] = {}
    for path in BOARD.data["paths"]:
        neighbours.setdefault(path["a"], set()).add(path["b"])
        neighbours.setdefault(path["b"], set()).add(path["a"])
    found = {BOARD.nodes[BOARD.node(start)].id: 0}
    queue = list(found)
    for node in queue:
        for other in sorted(neighbours[node] - found.keys()):
            found[other] = found[node] + 1
            queue.append(other)
    return {BOARD.node_name(BOARD.node(node)): steps for node, steps in found.items()}


# Building


@pytest.mark.parametrize("seat", COLOURS)
def test_a_settler_is_built_at_an_own_city_for_its_price(seat):
    """A-SBLD-01, AQ-26."""
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


def test_building_a_settler_changes_nothing_beside_settler_and_price():
    """A-SBLD-01."""
    game = position(cities={"Chicago": RED}, hands={RED: SETTLER, BLUE: PLENTY}, gold={RED: 2, BLUE: 2})
    assert changed(game, settler("Chicago", RED)) == {"hand", "hand_size", "supply", "settler_at"}


def test_a_settler_fills_the_empty_place_of_the_two():
    """A-SBLD-02."""
    game = position(cities={"Chicago": RED}, settlers={RED: [None, "g9y3"]}, hands={RED: SETTLER})
    act(game, settler("Chicago", RED))
    assert settlers(game, RED) == ["Chicago", "g9y3"]


@pytest.mark.parametrize("missing", ["cattle", "grain", "lumber"])
def test_a_settler_needs_all_three_cards(missing):
    """A-SBLD-01."""
    held = {name: 3 for name in PLENTY if name != missing}
    game = position(cities={"Chicago": RED}, hands={RED: held, BLUE: PLENTY}, gold={RED: 9})
    assert refused(game, settler("Chicago", RED)) == "A-ACT-04"


@pytest.mark.parametrize("players", [3, 4])
def test_a_settler_is_built_at_own_cities_and_nowhere_else(players):
    """A-SBLD-01, AQ-26."""
    towns = {"Chicago": RED, "Houston": RED, "Columbus": WHITE} | ({"Denver": NEUTRAL} if players == 3 else {})
    game = position(players, cities=towns, hands={RED: SETTLER}, rails={RED: ["Chicago-g9y3"]})
    assert settlers_open(game, RED) == {"Chicago", "Houston"}
    others = [BOARD.node_name(n) for n in range(len(BOARD.nodes)) if BOARD.node_name(n) not in ("Chicago", "Houston")]
    assert {game.check(settler(node, RED)) for node in others} == {"A-SBLD-01"}


@pytest.mark.parametrize("seat", [RED, BLUE])
def test_a_settler_is_not_built_where_one_stands(seat):
    """AQ-27."""
    towns = {"Chicago": RED, "Houston": RED}
    game = position(cities=towns, settlers={RED: ["Chicago", None]}, hands={RED: SETTLER})
    assert refused(game, settler("Chicago", RED)) == "AQ-27"
    assert settlers_open(game, RED) == {"Houston"}
    game = position(
        cities={**towns, "St. Louis": BLUE}, settlers={seat: [None, "g9y3"]}, hands={RED: SETTLER}, options=ADJACENT
    )
    assert refused(game, settler("g9y3", RED)) == "AQ-27"
    assert settlers_open(game, RED) == {"g10y2", "g10y4", "g8y11"}


def test_a_third_settler_is_not_in_stock():
    """A-SBLD-02, A-SBLD-04."""
    game = position(**HOME, settlers={RED: ["g9y3", "g10y4"]}, hands={RED: SETTLER})
    assert refused(game, settler("Lexington", RED)) == "A-COMP-09"
    assert refused(game, settler("g9y3", RED)) == "A-COMP-09"
    assert settlers_open(game, RED) == set()
    assert settlers_open(game, RED, "first") == {"Lexington", "Atlanta"}


@pytest.mark.parametrize(("taking", "left"), [("first", ["Lexington", "g10y4"]), ("second", ["g9y3", "Lexington"])])
def test_with_both_out_one_is_taken_off_and_built_anew_at_full_price(taking, left):
    """A-SBLD-04, AQ-30."""
    game = position(**HOME, settlers={RED: ["g9y3", "g10y4"], BLUE: ["g9y4", None]}, hands={RED: PLENTY})
    events = act(game, settler("Lexington", RED, taking))
    assert events[-1] == SettlerBuilt(RED, left.index("Lexington"), "Lexington")
    assert settlers(game, RED) == left
    assert settlers(game, BLUE) == ["g9y4", None]
    assert hand(game, RED) == {"cattle": 2, "coal": 3, "grain": 2, "lumber": 2, "ore": 3}


def test_a_rebuilt_settler_goes_by_the_rules_of_a_new_one():
    """A-SBLD-04, A-SBLD-01, AQ-32."""
    game = position(**HOME, settlers={RED: ["g9y3", "g10y4"]}, hands={RED: {"cattle": 1, "grain": 1}})
    assert refused(game, settler("Chicago", RED, "first")) == "A-SBLD-01"
    assert refused(game, settler("Lexington", RED, "first")) == "A-ACT-04"
    assert settlers(game, RED) == ["g9y3", "g10y4"]


@pytest.mark.parametrize("out", [[], ["g9y3"], [None, "g9y3"]])
@pytest.mark.parametrize("taking", ["first", "second"])
def test_with_fewer_than_two_out_none_is_taken_off(out, taking):
    """A-SBLD-05, AQ-30."""
    game = position(**HOME, settlers={RED: out}, hands={RED: SETTLER})
    assert refused(game, settler("Lexington", RED, taking)) == "A-SBLD-05"
    assert allowed(game, settler("Lexington", RED))


def test_the_settler_taken_off_frees_its_place():
    """AQ-33, AQ-27."""
    game = position(**HOME, settlers={RED: ["Lexington", "Atlanta"]}, hands={RED: SETTLER})
    assert settlers_open(game, RED, "first") == {"Lexington"}
    assert refused(game, settler("Atlanta", RED, "first")) == "AQ-27"
    assert settlers_open(game, RED, "second") == {"Atlanta"}
    act(game, settler("Lexington", RED, "first"))
    assert settlers(game, RED) == ["Lexington", "Atlanta"]


def test_a_settler_moved_this_turn_may_be_taken_off():
    """AQ-30."""
    game = position(**HOME, settlers={RED: ["g9y3", "g10y4"]}, hands={RED: PLENTY})
    act(game, walk("g9y4"))
    act(game, settler("Lexington", RED, "first"))
    assert settlers(game, RED) == ["Lexington", "g10y4"]


def test_a_settler_may_walk_in_the_turn_in_which_it_was_built():
    """A-SBLD-03."""
    game = position(**HOME, hands={RED: {**SETTLER, "grain": 2}})
    act(game, settler("Lexington", RED))
    act(game, walk("g10y6"))
    assert settlers(game, RED) == ["g10y6", None]
    assert hand(game, RED) == {}


def test_nothing_is_paid_for_a_settler_that_cannot_be_placed():
    """AQ-32."""
    game = position(cities={"Chicago": BLUE}, hands={RED: PLENTY})
    assert settlers_open(game, RED) == set()
    assert refused(game, settler("Chicago", RED)) == "A-SBLD-01"
    assert hand(game, RED) == PLENTY


@pytest.mark.parametrize("players", [3, 4])
def test_out_of_turn_settlers_are_built_and_rebuilt_by_the_same_rules(players):
    """A-SBLD-01, A-SBLD-04."""
    game = position(
        players, turn=WHITE, builder=RED, cities={"Chicago": RED, "Houston": RED}, hands={RED: PLENTY, WHITE: PLENTY},
        settlers={RED: ["g9y3", None]},
    )  # fmt: skip
    act(game, settler("Chicago", RED))
    assert refused(game, settler("Houston", RED)) == "A-COMP-09"
    act(game, settler("Houston", RED, "first"))
    assert settlers(game, RED) == ["Houston", "Chicago"]
    assert (game.phase, game.to_act) == ("build_phase", (RED,))


def test_who_has_built_out_of_turn_with_the_last_cards_is_passed_over():
    """A-SBLD-01."""
    game = position(turn=WHITE, builder=RED, cities={"Chicago": RED}, hands={RED: SETTLER, ORANGE: PLENTY})
    act(game, settler("Chicago", RED))
    assert (game.phase, game.to_act) == ("build_phase", (ORANGE,))


# The other start


def test_by_the_option_a_settler_starts_beside_the_city():
    """`settler.startSpot`, AQ-26."""
    game = position(cities={"Chicago": RED, "Houston": BLUE}, hands={RED: SETTLER}, options=ADJACENT)
    assert settlers_open(game, RED) == {"g9y3", "g10y2", "g10y4"}
    assert refused(game, settler("Chicago", RED)) == "A-SBLD-01"
    assert refused(game, settler("g8y11", RED)) == "A-SBLD-01"
    act(game, settler("g10y2", RED))
    assert settlers(game, RED) == ["g10y2", None]


# Columbus and St. Louis next to Chicago, as no two sites of the real board are.
NEIGHBOURS = changed_map(sites={"Columbus": "g10y4", "St. Louis": "g9y3"})


def test_by_the_option_no_settler_starts_on_an_empty_site_or_a_foreign_city():
    """AQ-28, `settler.startSpot`."""
    table: dict[str, Any] = {"hands": {RED: SETTLER}, "options": ADJACENT, "map": NEIGHBOURS}
    game = position(cities={"Chicago": RED, "Columbus": BLUE}, **table)
    assert refused(game, settler("Columbus", RED)) == "AQ-28"
    assert refused(game, settler("St. Louis", RED)) == "AQ-28"
    assert settlers_open(game, RED) == {"g10y2"}
    game = position(3, cities={"Chicago": RED, "Columbus": NEUTRAL, "St. Louis": RED}, **table)
    assert refused(game, settler("Columbus", RED)) == "AQ-28"
    assert {"St. Louis", "Chicago"} < settlers_open(game, RED)


def test_no_two_sites_of_the_real_board_are_neighbours():
    """AQ-28: so only another map can show it."""
    for name, node in BOARD.places.items():
        assert not {other for other, at in BOARD.places.items() if BOARD.distances[node][at] == 1}, name


# Walking


@pytest.mark.parametrize(("steps", "grain"), [(1, 1), (2, 1), (3, 1), (4, 2), (6, 2), (7, 3), (9, 3)])
def test_a_walk_costs_one_grain_for_every_three_steps(steps, grain):
    """A-SMOV-01, A-SMOV-03; worked example A-T05."""
    goal = next(n for n, d in away("Lexington").items() if d == steps and n.startswith("g"))
    game = position(**HOME, settlers={RED: ["Lexington", None]}, hands={RED: {"grain": grain}, BLUE: {"grain": 2}})
    assert act(game, walk(goal)) == [Paid(RED, "grain", grain), SettlerMoved(RED, 0, goal, steps)]
    assert hands(game)[RED] == {}
    assert hands(game)[BLUE] == {"grain": 2}
    assert supply(game)["grain"] == 17
    short = position(**HOME, settlers={RED: ["Lexington", None]}, hands={RED: {**PLENTY, "grain": grain - 1}})
    assert refused(short, walk(goal)) == "A-ACT-04"


@pytest.mark.parametrize("grain", [0, 1, 2, 3])
@pytest.mark.parametrize("start", ["Lexington", "g13y0", "g7y13", "g1y5"])
def test_settlers_reach_exactly_what_a_plain_search_reaches(start, grain):
    """A-SMOV-01, A-SMOV-09, AQ-48; worked example A-T05: three grain go nine steps."""
    game = position(cities={"Lexington": RED}, settlers={RED: [None, start]}, hands={RED: {"grain": grain}})
    reach = {node for node, steps in away(start).items() if 0 < steps <= 3 * grain}
    assert walks_open(game, RED, 1) == reach
    assert walks_open(game, RED, 0) == set()
    for node in sorted(reach)[:: max(len(reach) // 6, 1)]:
        table = game.copy()
        act(table, walk(node, RED, 1))
        assert hand(table, RED).get("grain", 0) == grain - -(-away(start)[node] // 3)
    beyond = [node for node, steps in away(start).items() if steps == 3 * grain + 1]
    assert {game.check(walk(node, RED, 1)) for node in beyond} == {"A-ACT-04"}


@pytest.mark.parametrize("start", ["Lexington", "g0y5"])
def test_all_the_grain_there_is_goes_everywhere(start):
    """A-SMOV-09."""
    game = position(cities={"Lexington": RED}, settlers={RED: [start, None]}, hands={RED: {"grain": 19}})
    assert walks_open(game) == away(start).keys() - {start}


def test_distances_of_the_board_are_those_of_a_plain_search():
    """A-SMOV-01, A-SMOV-04."""
    for start in range(len(BOARD.nodes)):
        name = BOARD.node_name(start)
        assert {BOARD.node_name(n): d for n, d in enumerate(BOARD.distances[start])} == away(name)


def test_one_grain_does_not_serve_two_settlers():
    """A-SMOV-02, AQ-43; worked example A-T05."""
    game = position(**HOME, settlers={RED: ["Lexington", "Atlanta"]}, hands={RED: {"grain": 1}})
    act(game, walk("g11y5"))
    assert refused(game, walk("g11y9", which=1)) == "A-ACT-04"
    assert refused(game, walk("g12y5")) == "A-ACT-04"
    game = position(**HOME, settlers={RED: ["Lexington", "Atlanta"]}, hands={RED: {"grain": 2}})
    act(game, walk("g11y5"))
    act(game, walk("g10y10", which=1))
    assert settlers(game, RED) == ["g11y5", "g10y10"]
    assert hand(game, RED) == {}


def test_steps_not_used_are_lost_at_the_end_of_the_walk():
    """A-SMOV-03, AQ-43, AQ-49."""
    game = position(**HOME, settlers={RED: ["Lexington", None]}, hands={RED: {"grain": 2}})
    act(game, walk("g10y6"))
    assert hand(game, RED) == {"grain": 1}
    act(game, walk("Lexington"))
    assert hand(game, RED) == {}
    assert refused(game, walk("g10y6")) == "A-ACT-04"


def test_a_settler_may_walk_again_and_again_in_a_turn():
    """AQ-49, A-SMOV-07."""
    game = position(**HOME, settlers={RED: ["Lexington", None]}, hands={RED: {"grain": 4}})
    for node in ("g11y5", "g12y5", "g11y5", "g12y7"):
        act(game, walk(node))
    assert settlers(game, RED) == ["g12y7", None]
    assert hand(game, RED) == {}


def test_a_walk_changes_nothing_beside_the_settler_and_the_grain():
    """A-SMOV-06."""
    game = position(**HOME, settlers={RED: ["Lexington", "Atlanta"]}, hands={RED: PLENTY, BLUE: PLENTY}, gold={RED: 1})
    assert changed(game, walk("g11y7")) == {"hand", "hand_size", "supply", "settler_at"}
    assert settlers(game, RED) == ["g11y7", "Atlanta"]


def test_a_settler_stays_where_it_is_for_any_number_of_turns():
    """A-SMOV-09."""
    game = position(phase="pre_roll", cities={"Lexington": RED}, settlers={RED: ["Lexington", None], BLUE: ["g9y4"]})
    for _ in range(8):
        pass_turn(game)
    assert settlers(game, RED) == ["Lexington", None]
    assert settlers(game, BLUE) == ["g9y4", None]


@pytest.mark.parametrize("seat", COLOURS)
def test_a_walk_does_not_end_where_a_settler_stands(seat):
    """A-SMOV-05."""
    there = {RED: ["Lexington", "g11y5"]} if seat == RED else {RED: ["Lexington", None], seat: ["g11y5", None]}
    game = position(**HOME, settlers=there, hands={RED: PLENTY})
    assert refused(game, walk("g11y5")) == "A-SMOV-05"
    assert allowed(game, walk("Columbus"))
    assert allowed(game, walk("g12y5"))


@pytest.mark.parametrize("which", [0, 1])
def test_a_walk_does_not_end_where_the_second_settler_of_another_stands(which):
    """A-SMOV-05."""
    spots: list[str | None] = [None, None]
    spots[which] = "g11y5"
    game = position(
        3, cities={"Lexington": RED}, settlers={RED: [None, "Lexington"], WHITE: spots}, hands={RED: PLENTY}
    )
    assert refused(game, walk("g11y5", which=1)) == "A-SMOV-05"


@pytest.mark.parametrize("owner", [ORANGE, WHITE, BLUE])
def test_a_walk_does_not_end_at_a_foreign_city_but_passes_it(owner):
    """A-SMOV-05, A-SMOV-04, AQ-45."""
    game = position(
        cities={"Albany": RED, "New York": owner}, settlers={RED: ["g13y2", None]}, hands={RED: {"grain": 2}}
    )
    assert refused(game, walk("New York")) == "A-SMOV-05"
    act(game, walk("g13y4"))
    assert hand(game, RED) == {"grain": 1}


def test_a_neutral_city_is_another_players():
    """AQ-50, A-SMOV-05."""
    game = position(
        3, cities={"Albany": RED, "New York": NEUTRAL}, settlers={RED: ["g13y2", None]}, hands={RED: {"grain": 1}}
    )
    assert refused(game, walk("New York")) == "A-SMOV-05"
    assert allowed(game, walk("g13y4"))


def test_a_walk_may_end_at_an_own_city_without_effect():
    """A-SMOV-06, AQ-29."""
    game = position(**HOME, settlers={RED: ["g11y7", None]}, hands={RED: {"grain": 2}}, gold={RED: 1})
    events = act(game, walk("Atlanta"))
    assert events == [Paid(RED, "grain", 1), SettlerMoved(RED, 0, "Atlanta", 1)]
    assert settlers(game, RED) == ["Atlanta", None]
    assert game.position()["cities_left"][RED] == 8
    act(game, walk("g11y9"))
    assert settlers(game, RED) == ["g11y9", None]


@pytest.mark.parametrize("between", ["settler", "own settler", "city", "own city", "empty site", "rail and train"])
def test_a_walk_passes_everything(between):
    """A-SMOV-04, AQ-29: from g13y2 over New York to g13y4, two steps."""
    table: dict[str, Any] = {"cities": {"Boston": RED}, "settlers": {RED: ["g13y2", None]}}
    if between == "settler":
        table |= {"cities": {"Boston": RED, "New York": BLUE}, "settlers": {RED: ["g13y2", None], BLUE: ["New York"]}}
    if between == "own settler":
        table |= {"cities": {"New York": RED}, "settlers": {RED: ["g13y2", "New York"]}}
    if between.endswith("city"):
        table |= {"cities": {"New York": RED if between == "own city" else WHITE}}
    if between == "rail and train":
        laid = line("Boston", "g13y2", "New York", "g13y4")
        table |= {"rails": {RED: laid}, "trains": {RED: [laid[1], laid[1]]}}
    game = position(**table, hands={RED: {"grain": 1}}, outlaw="c13y3")
    act(game, walk("g13y4"))
    assert settlers(game, RED)[0] == "g13y4"
    assert hand(game, RED) == {}


def test_a_walk_goes_somewhere():
    """AQ-48."""
    game = position(**HOME, settlers={RED: ["Lexington", "g11y7"]}, hands={RED: PLENTY})
    assert refused(game, walk("Lexington")) == "AQ-48"
    assert refused(game, walk("g11y7", which=1)) == "AQ-48"
    assert "Lexington" not in walks_open(game)


def test_only_a_settler_on_the_board_walks():
    """A-SMOV-01."""
    game = position(**HOME, settlers={RED: [None, "Lexington"]}, hands={RED: PLENTY})
    assert refused(game, walk("g11y7")) == "A-ACT-06"
    assert allowed(game, walk("g11y7", which=1))


@pytest.mark.parametrize("players", [3, 4])
def test_settlers_walk_only_in_the_own_action_phase(players):
    """A-SMOV-08."""
    table: dict[str, Any] = {"cities": {"Lexington": RED}, "hands": {RED: PLENTY}, "settlers": {RED: ["g11y7", None]}}
    for game, rule in (
        (position(players, **table, phase="pre_roll"), "A-ACT-03"),
        (position(players, **table, turn=WHITE, builder=RED), "A-ACT-03"),
        (position(players, **table, turn=WHITE), "A-ACT-01"),
    ):
        assert refused(game, walk("Lexington")) == rule


def test_a_walk_ends_the_move_of_a_train():
    """AQ-49, A-SMOV-09."""
    laid = line("Lexington", "g11y7", "Atlanta")
    game = position(
        **HOME, rails={RED: laid}, trains={RED: [laid[0], None]}, settlers={RED: ["Lexington", None]},
        hands={RED: {"grain": 1, "coal": 1}},
    )  # fmt: skip
    act(game, step(laid[1]))
    act(game, walk("g10y6"))
    assert refused(game, step(laid[0])) == "A-ACT-04"


# The Scout


@pytest.mark.parametrize("phase", ["pre_roll", "action"])
def test_the_scout_walks_five_steps_for_nothing(phase):
    """A-CARD-07, A-SMOV-01."""
    game = position(
        **HOME,
        phase=phase,
        cards={RED: {"scout": 1}},
        settlers={RED: ["g13y4", "Lexington"]},
        hands={RED: {"grain": 1}},
    )
    assert act(game, PlayCard("scout", seat=RED)) == [Played(RED, "scout")]
    assert game.phase == "scout"
    far = away("Lexington")
    reach = {node for node, steps in far.items() if 0 < steps <= 5} - {"Chicago", "Nashville", "g13y4"}
    assert walks_open(game, RED, 1) == reach
    six = min(node for node, steps in far.items() if steps == 6)
    assert refused(game, walk(six, which=1)) == "A-CARD-07"
    five = min(node for node in reach if far[node] == 5 and node not in BOARD.places)
    assert act(game, walk(five, which=1)) == [SettlerMoved(RED, 1, five, 5)]
    assert hand(game, RED) == {"grain": 1}
    assert settlers(game, RED) == ["g13y4", five]
    assert game.phase == phase


def test_the_scouts_walk_ends_where_any_walk_may_end():
    """A-CARD-07, A-SMOV-05, AQ-48."""
    game = position(**HOME, cards={RED: {"scout": 1}}, settlers={RED: ["Lexington", None], BLUE: ["g11y5"]})
    act(game, PlayCard("scout", seat=RED))
    assert refused(game, walk("g11y5")) == "A-SMOV-05"
    assert refused(game, walk("Nashville")) == "A-SMOV-05"
    assert refused(game, walk("Lexington")) == "AQ-48"
    assert refused(game, walk("g10y6", which=1)) == "A-ACT-06"
    assert refused(game, EndTurn(seat=RED)) == "A-ACT-02"


@pytest.mark.parametrize("phase", ["pre_roll", "action"])
def test_the_scout_may_bring_gold_instead(phase):
    """A-CARD-07."""
    game = position(**HOME, phase=phase, cards={RED: {"scout": 1}}, settlers={RED: ["Lexington", None]}, gold={RED: 1})
    act(game, PlayCard("scout", seat=RED))
    assert changed(game, TakeGold(seat=RED)) == {"gold", "phase"}
    assert gold(game) == [4, 0, 0, 0]
    assert game.phase == phase


def test_the_scout_may_be_stopped():
    """A-CARD-07."""
    game = position(**HOME, cards={RED: {"scout": 1}}, settlers={RED: ["Lexington", None]})
    act(game, PlayCard("scout", seat=RED))
    assert act(game, Done(seat=RED)) == [Stopped(RED)]
    assert game.phase == "action"
    assert gold(game) == [0, 0, 0, 0]


def test_without_a_settler_the_scout_brings_gold_or_nothing():
    """A-CARD-07."""
    game = position(**HOME, cards={RED: {"scout": 1}}, hands={RED: PLENTY})
    act(game, PlayCard("scout", seat=RED))
    assert [action for action in game.legal(RED) if isinstance(action, MoveSettler)] == []
    assert len(game.legal(RED)) == 2
