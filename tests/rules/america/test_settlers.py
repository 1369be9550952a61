"""Moving settlers (A-SMOV)."""

from typing import Any

import pytest

from hexstead.core.events import Paid
from hexstead.games.america.events import SettlerMoved

from ..game_helpers import BLUE, COLOURS, ORANGE, RED, WHITE, act, allowed, changed_fields, hand, hands, refused, supply
from .positions import NEUTRAL, position, settlers
from .rail_helpers import BOARD, FOUR_CITIES, PLENTY, line, move_settler, pass_turn, settler_targets


def distances_from(start: str) -> dict[str, int]:
    """Distance to every intersection, by an independent search over the map file."""
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


@pytest.mark.parametrize(("steps", "grain"), [(1, 1), (2, 1), (3, 1), (4, 2), (6, 2), (7, 3), (9, 3)])
def test_a_move_costs_one_grain_per_three_steps(steps, grain):
    """A-SMOV-01, A-SMOV-03; worked example A-T05."""
    goal = next(n for n, d in distances_from("Lexington").items() if d == steps and n.startswith("g"))
    game = position(
        **FOUR_CITIES, settlers={RED: ["Lexington", None]}, hands={RED: {"grain": grain}, BLUE: {"grain": 2}}
    )
    assert act(game, move_settler(goal)) == [Paid(RED, "grain", grain), SettlerMoved(RED, 0, goal, steps)]
    assert hands(game)[RED] == {}
    assert hands(game)[BLUE] == {"grain": 2}
    assert supply(game)["grain"] == 17
    short = position(**FOUR_CITIES, settlers={RED: ["Lexington", None]}, hands={RED: {**PLENTY, "grain": grain - 1}})
    assert refused(short, move_settler(goal)) == "A-ACT-04"


@pytest.mark.parametrize("grain", [0, 1, 2, 3])
@pytest.mark.parametrize("start", ["Lexington", "g13y0", "g7y13", "g1y5"])
def test_settler_targets_match_an_independent_search(start, grain):
    """A-SMOV-01, A-SMOV-09, AQ-48; worked example A-T05: three grain pay for nine steps."""
    game = position(cities={"Lexington": RED}, settlers={RED: [None, start]}, hands={RED: {"grain": grain}})
    reach = {node for node, steps in distances_from(start).items() if 0 < steps <= 3 * grain}
    assert settler_targets(game, RED, 1) == reach
    assert settler_targets(game, RED, 0) == set()
    for node in sorted(reach)[:: max(len(reach) // 6, 1)]:
        trial = game.copy()
        act(trial, move_settler(node, RED, 1))
        assert hand(trial, RED).get("grain", 0) == grain - -(-distances_from(start)[node] // 3)
    beyond = [node for node, steps in distances_from(start).items() if steps == 3 * grain + 1]
    assert {game.check(move_settler(node, RED, 1)) for node in beyond} == {"A-ACT-04"}


@pytest.mark.parametrize("start", ["Lexington", "g0y5"])
def test_with_all_the_grain_a_settler_can_reach_the_whole_board(start):
    """A-SMOV-09."""
    game = position(cities={"Lexington": RED}, settlers={RED: [start, None]}, hands={RED: {"grain": 19}})
    assert settler_targets(game) == distances_from(start).keys() - {start}


def test_distances_match_an_independent_search():
    """A-SMOV-01, A-SMOV-04."""
    for start in range(len(BOARD.nodes)):
        name = BOARD.node_name(start)
        assert {BOARD.node_name(n): d for n, d in enumerate(BOARD.distances[start])} == distances_from(name)


def test_one_grain_cannot_move_two_settlers():
    """A-SMOV-02, AQ-43; worked example A-T05."""
    game = position(**FOUR_CITIES, settlers={RED: ["Lexington", "Atlanta"]}, hands={RED: {"grain": 1}})
    act(game, move_settler("g11y5"))
    assert refused(game, move_settler("g11y9", which=1)) == "A-ACT-04"
    assert refused(game, move_settler("g12y5")) == "A-ACT-04"
    game = position(**FOUR_CITIES, settlers={RED: ["Lexington", "Atlanta"]}, hands={RED: {"grain": 2}})
    act(game, move_settler("g11y5"))
    act(game, move_settler("g10y10", which=1))
    assert settlers(game, RED) == ["g11y5", "g10y10"]
    assert hand(game, RED) == {}


def test_unused_steps_are_lost_at_the_end_of_a_move():
    """A-SMOV-03, AQ-43, AQ-49."""
    game = position(**FOUR_CITIES, settlers={RED: ["Lexington", None]}, hands={RED: {"grain": 2}})
    act(game, move_settler("g10y6"))
    assert hand(game, RED) == {"grain": 1}
    act(game, move_settler("Lexington"))
    assert hand(game, RED) == {}
    assert refused(game, move_settler("g10y6")) == "A-ACT-04"


def test_a_settler_can_move_several_times_per_turn():
    """AQ-49, A-SMOV-07."""
    game = position(**FOUR_CITIES, settlers={RED: ["Lexington", None]}, hands={RED: {"grain": 4}})
    for node in ("g11y5", "g12y5", "g11y5", "g12y7"):
        act(game, move_settler(node))
    assert settlers(game, RED) == ["g12y7", None]
    assert hand(game, RED) == {}


def test_a_move_changes_only_the_settler_and_the_grain():
    """A-SMOV-06."""
    game = position(
        **FOUR_CITIES, settlers={RED: ["Lexington", "Atlanta"]}, hands={RED: PLENTY, BLUE: PLENTY}, gold={RED: 1}
    )
    assert changed_fields(game, move_settler("g11y7")) == {"hand", "hand_size", "supply", "settler_at"}
    assert settlers(game, RED) == ["g11y7", "Atlanta"]


def test_a_settler_does_not_have_to_move():
    """A-SMOV-09."""
    game = position(phase="pre_roll", cities={"Lexington": RED}, settlers={RED: ["Lexington", None], BLUE: ["g9y4"]})
    for _ in range(8):
        pass_turn(game)
    assert settlers(game, RED) == ["Lexington", None]
    assert settlers(game, BLUE) == ["g9y4", None]


@pytest.mark.parametrize("seat", COLOURS)
def test_a_move_cannot_end_on_another_settler(seat):
    """A-SMOV-05."""
    there = {RED: ["Lexington", "g11y5"]} if seat == RED else {RED: ["Lexington", None], seat: ["g11y5", None]}
    game = position(**FOUR_CITIES, settlers=there, hands={RED: PLENTY})
    assert refused(game, move_settler("g11y5")) == "A-SMOV-05"
    assert allowed(game, move_settler("Columbus"))
    assert allowed(game, move_settler("g12y5"))


@pytest.mark.parametrize("which", [0, 1])
def test_a_move_cannot_end_on_either_settler_of_another_seat(which):
    """A-SMOV-05."""
    spots: list[str | None] = [None, None]
    spots[which] = "g11y5"
    game = position(
        3, cities={"Lexington": RED}, settlers={RED: [None, "Lexington"], WHITE: spots}, hands={RED: PLENTY}
    )
    assert refused(game, move_settler("g11y5", which=1)) == "A-SMOV-05"


@pytest.mark.parametrize("owner", [ORANGE, WHITE, BLUE])
def test_a_settler_can_pass_a_city_of_another_seat_but_not_stop_there(owner):
    """A-SMOV-05, A-SMOV-04, AQ-45."""
    game = position(
        cities={"Albany": RED, "New York": owner}, settlers={RED: ["g13y2", None]}, hands={RED: {"grain": 2}}
    )
    assert refused(game, move_settler("New York")) == "A-SMOV-05"
    act(game, move_settler("g13y4"))
    assert hand(game, RED) == {"grain": 1}


def test_a_settler_cannot_stop_at_a_neutral_city():
    """AQ-50, A-SMOV-05."""
    game = position(
        3, cities={"Albany": RED, "New York": NEUTRAL}, settlers={RED: ["g13y2", None]}, hands={RED: {"grain": 1}}
    )
    assert refused(game, move_settler("New York")) == "A-SMOV-05"
    assert allowed(game, move_settler("g13y4"))


def test_a_move_can_end_at_an_own_city_without_effect():
    """A-SMOV-06, AQ-29."""
    game = position(**FOUR_CITIES, settlers={RED: ["g11y7", None]}, hands={RED: {"grain": 2}}, gold={RED: 1})
    events = act(game, move_settler("Atlanta"))
    assert events == [Paid(RED, "grain", 1), SettlerMoved(RED, 0, "Atlanta", 1)]
    assert settlers(game, RED) == ["Atlanta", None]
    assert game.position()["cities_left"][RED] == 8
    act(game, move_settler("g11y9"))
    assert settlers(game, RED) == ["g11y9", None]


@pytest.mark.parametrize("between", ["settler", "own settler", "city", "own city", "empty site", "rail and train"])
def test_a_settler_can_pass_anything(between):
    """A-SMOV-04, AQ-29: two steps from g13y2 via New York to g13y4."""
    setup: dict[str, Any] = {"cities": {"Boston": RED}, "settlers": {RED: ["g13y2", None]}}
    if between == "settler":
        setup |= {"cities": {"Boston": RED, "New York": BLUE}, "settlers": {RED: ["g13y2", None], BLUE: ["New York"]}}
    if between == "own settler":
        setup |= {"cities": {"New York": RED}, "settlers": {RED: ["g13y2", "New York"]}}
    if between.endswith("city"):
        setup |= {"cities": {"New York": RED if between == "own city" else WHITE}}
    if between == "rail and train":
        laid = line("Boston", "g13y2", "New York", "g13y4")
        setup |= {"rails": {RED: laid}, "trains": {RED: [laid[1], laid[1]]}}
    game = position(**setup, hands={RED: {"grain": 1}}, outlaw="c13y3")
    act(game, move_settler("g13y4"))
    assert settlers(game, RED)[0] == "g13y4"
    assert hand(game, RED) == {}


def test_a_move_must_change_the_intersection():
    """AQ-48."""
    game = position(**FOUR_CITIES, settlers={RED: ["Lexington", "g11y7"]}, hands={RED: PLENTY})
    assert refused(game, move_settler("Lexington")) == "AQ-48"
    assert refused(game, move_settler("g11y7", which=1)) == "AQ-48"
    assert "Lexington" not in settler_targets(game)


def test_only_a_settler_on_the_board_can_move():
    """A-SMOV-01, A-ACT-06."""
    game = position(**FOUR_CITIES, settlers={RED: [None, "Lexington"]}, hands={RED: PLENTY})
    assert refused(game, move_settler("g11y7")) == "A-ACT-06"
    assert allowed(game, move_settler("g11y7", which=1))


@pytest.mark.parametrize("players", [3, 4])
def test_settlers_can_only_move_in_the_own_action_phase(players):
    """A-SMOV-08."""
    setup: dict[str, Any] = {"cities": {"Lexington": RED}, "hands": {RED: PLENTY}, "settlers": {RED: ["g11y7", None]}}
    for game, rule in (
        (position(players, **setup, phase="pre_roll"), "A-ACT-03"),
        (position(players, **setup, turn=WHITE, builder=RED), "A-ACT-03"),
        (position(players, **setup, turn=WHITE), "A-ACT-01"),
    ):
        assert refused(game, move_settler("Lexington")) == rule
