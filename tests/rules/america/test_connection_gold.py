"""Gold for connecting sites: payouts and the choice between routes (A-GOLD)."""

from collections import Counter
from random import Random
from typing import Any

import pytest

import hexstead
from hexstead import BadAction, Game
from hexstead.core.actions import EndTurn
from hexstead.games.america.actions import ChoosePayout
from hexstead.games.america.events import GoldTaken, RailBuilt

from ..game_helpers import BLUE, COLOURS, ORANGE, RED, WHITE, act, changed_fields, events_of, refused
from .positions import NEUTRAL, RAIL, gold, position
from .rail_helpers import PLENTY, gold_changes, line, path_name, payouts, rail

TWICE = {"railGold.mutual": "twice"}

# Omaha is isolated; red's rails a-b, b-c hang on Little Rock, blue's b-S, S-d, d-C link St. Louis with Nashville.
OMAHA: dict[str, Any] = {
    "cities": {"Little Rock": RED, "St. Louis": BLUE},
    "rails": {
        RED: line("g8y5", "g8y6", "g8y7", "Little Rock"),
        BLUE: line("g8y6", "St. Louis", "g9y7", "Nashville"),
    },
    "gold": {RED: 1, ORANGE: 2, WHITE: 3, BLUE: 4},
}  # fmt: skip

# Minneapolis is as near to Omaha as St. Louis, over white's rails.
TIED: dict[str, Any] = {
    **OMAHA, "cities": {**OMAHA["cities"], "Minneapolis": WHITE},
    "rails": {**OMAHA["rails"], WHITE: line("Minneapolis", "g8y4", "g8y5")},
}  # fmt: skip


def choices(game: Game, seat: int | str) -> list[dict[str, Any]]:
    asked = game.prompt(seat)
    assert asked
    found: list[dict[str, Any]] = asked["choices"]
    return found


def choose(seat: int, **gold: int) -> ChoosePayout:
    return ChoosePayout(gold, seat=seat)


def test_worked_example_of_connecting_omaha():
    """A-GOLD-02, A-GOLD-03, A-GOLD-05; worked example A-T03 on the real board."""
    game = position(**OMAHA, hands={RED: RAIL})
    events = act(game, rail("Omaha-g8y5", RED))
    assert events[-3:] == [
        RailBuilt(RED, path_name("Omaha-g8y5"), 0), GoldTaken(RED, 2, "route"), GoldTaken(BLUE, 1, "route")
    ]  # fmt: skip
    assert gold(game) == [3, 2, 3, 5]
    assert game.phase == "action"
    assert game.position()["n_routes"] == 0
    assert game.position()["route_times"] == 0


def test_a_payout_changes_only_gold_and_the_fields_of_a_rail():
    """A-GOLD-05."""
    game = position(**OMAHA, hands={RED: RAIL})
    assert changed_fields(game, rail("Omaha-g8y5", RED)) == {
        "hand", "hand_size", "supply", "rail_owner", "rails_left", "gold"
    }  # fmt: skip


def test_the_builder_chooses_between_equally_short_routes():
    """A-GOLD-04, A-GOLD-11, AQ-37; worked example A-T03, variant a."""
    game = position(**TIED, hands={RED: RAIL})
    assert gold_changes(game, rail("Omaha-g8y5", RED)) == [0, 0, 0, 0]
    assert (game.phase, game.to_act) == ("route", (RED,))
    assert payouts(game, RED) == [{"red": 2, "blue": 1}, {"red": 1, "white": 2}]
    other = game.copy()
    assert gold_changes(game, choose(RED, red=2, blue=1)) == [2, 0, 0, 1]
    assert gold_changes(other, choose(RED, red=1, white=2)) == [1, 0, 2, 0]
    for end in (game, other):
        assert end.phase == "action"
        assert end.position()["n_routes"] == 0
        assert end.position()["routes"] == [[0] * 4] * 16


@pytest.mark.parametrize(
    ("setup", "gains"),
    [
        (OMAHA, [[{"gold": 2}, {}, {}, {"gold": 1}]]),
        (TIED, [[{"gold": 2}, {}, {}, {"gold": 1}], [{"gold": 1}, {}, {"gold": 2}, {}]]),
    ],
)
def test_the_prompt_previews_the_payout_of_each_rail(setup, gains):
    """A-GOLD-05, A-GOLD-11."""
    game = position(**setup, hands={RED: RAIL})
    before = game.position()
    (build,) = (choice for choice in choices(game, RED) if choice["type"] == "build_rail")
    events_of = dict(zip(build["targets"], build["gains"], strict=True))
    assert events_of[path_name("Omaha-g8y5")] == gains
    assert events_of["g8y8-g8y9"] == []
    assert game.position() == before


def test_previews_match_the_gold_that_is_paid():
    """A-GOLD, A-CITY-06: every legal rail and settler move during a game, tried on a copy."""
    random, paid = Random(5), Counter[str]()
    game = hexstead.new("america", players=4, seed=5)
    for _ in range(900):
        if game.is_over:
            break
        if game.to_act == ("chance",):
            game.step_chance()
            continue
        seat = game.to_act[0]
        for choice in choices(game, seat):
            for target, gains in zip(choice.get("targets", ()), choice.get("gains", ()), strict=False):
                values = target if isinstance(target, list) else [target]
                named = dict(zip(choice["arguments"], values, strict=True))
                trial, before = game.copy(), gold(game)
                trial.apply({"type": choice["type"], "seat": seat, **named})
                ways = [*trial.legal(seat)] if trial.phase == "route" else [None]
                got = []
                for way in ways:
                    end = trial.copy()
                    if way is not None:
                        end.apply(way)
                    got.append([{"gold": n - was} if n > was else {} for n, was in zip(gold(end), before, strict=True)])
                assert (gains or [[{}] * 4]) == got
                paid[choice["type"]] += bool(gains)
        codes = game.legal_codes(seat)
        game.apply_code(random.choice(codes))
    assert paid["build_rail"] > 10, paid
    assert paid["move_settler"] > 10, paid


def test_choosing_a_payout_is_mandatory_and_precedes_other_actions():
    """A-GOLD-10, A-GOLD-11."""
    game = position(**TIED, hands={RED: PLENTY})
    act(game, rail("Omaha-g8y5", RED))
    assert len(game.legal(RED)) == 2
    assert refused(game, EndTurn(seat=RED)) == "A-ACT-02"
    assert refused(game, rail("Omaha-g7y6", RED)) == "A-ACT-02"
    assert refused(game, choose(BLUE, red=2, blue=1)) == "A-ACT-01"
    with pytest.raises(BadAction):
        game.apply(choose(RED, red=3))
    with pytest.raises(BadAction):
        game.apply(choose(RED, red=2))


def test_equally_short_routes_with_the_same_payout_need_no_choice():
    """A-GOLD-11, AQ-37."""
    setup = {**OMAHA, "cities": {**OMAHA["cities"], "Minneapolis": BLUE}}
    setup["rails"] = {
        RED: [*OMAHA["rails"][RED], "g8y5-g8y4"], BLUE: [*OMAHA["rails"][BLUE], "g8y4-Minneapolis"]
    }  # fmt: skip
    game = position(**setup, hands={RED: RAIL})
    assert gold_changes(game, rail("Omaha-g8y5", RED)) == [2, 0, 0, 1]
    assert game.phase == "action"


def test_only_the_shortest_route_counts():
    """A-GOLD-03: two rails to Wichita, three to St. Louis."""
    game = position(
        cities={"Omaha": WHITE, "Wichita": ORANGE, "Nashville": BLUE, "St. Louis": RED}, hands={ORANGE: RAIL},
        turn=ORANGE,
        rails={WHITE: ["Omaha-g7y6"], BLUE: line("Nashville", "g9y7", "St. Louis"), RED: line("St. Louis", "g8y6")},
    )  # fmt: skip
    assert gold_changes(game, rail("g7y6-Wichita", ORANGE)) == [0, 1, 1, 0]
    assert game.phase == "action"


def test_linking_already_connected_sites_pays_nothing():
    """A-GOLD-06; worked example A-T03, variant b: a second route between Omaha and Nashville."""
    game = position(
        cities={"Omaha": RED, "Little Rock": BLUE}, hands={RED: PLENTY},
        rails={
            RED: line("Omaha", "g8y5", "g8y6", "St. Louis"),
            BLUE: [*line("St. Louis", "g9y7", "Nashville"), *line("g9y7", "g9y8", "Little Rock", "g8y7")],
        },
    )  # fmt: skip
    assert gold_changes(game, rail("g8y6-g8y7", RED)) == [0, 0, 0, 0]
    assert game.phase == "action"


def test_joining_two_networks_of_connected_sites_pays_nothing():
    """A-GOLD-01, A-GOLD-06."""
    game = position(
        cities={"Omaha": RED, "Bismarck": BLUE}, hands={RED: PLENTY},
        rails={RED: [*line("Omaha", "g7y6", "Wichita"), "Omaha-g7y4"],
               BLUE: line("Bismarck", "g7y2", "g7y3", "Minneapolis")},
    )  # fmt: skip
    assert gold_changes(game, rail("g7y4-g7y3", RED)) == [0, 0, 0, 0]


def test_a_rail_that_reaches_no_site_pays_nothing():
    """A-GOLD-01, A-GOLD-02."""
    game = position(cities={"Omaha": RED, "Bismarck": BLUE}, rails={BLUE: line("Bismarck", "g7y2", "g7y3")},
                    hands={RED: PLENTY})  # fmt: skip
    assert gold_changes(game, rail("Omaha-g7y4", RED)) == [0, 0, 0, 0]
    assert gold_changes(game, rail("g7y4-g7y3", RED)) == [2, 0, 0, 2]
    assert gold_changes(game, rail("Omaha-g8y5", RED)) == [0, 0, 0, 0]


def test_a_loop_at_an_isolated_site_pays_nothing():
    """A-GOLD-01, A-GOLD-02: the sixth side of a hex with one site."""
    ring = line("Minneapolis", "g8y2", "g9y2", "g9y3", "g9y4", "g8y4", "Minneapolis")
    game = position(cities={"Minneapolis": RED}, rails={RED: ring[:5]}, hands={RED: RAIL})
    assert gold_changes(game, rail(ring[5], RED)) == [0, 0, 0, 0]
    assert game.phase == "action"


@pytest.mark.parametrize("new", range(5))
def test_the_new_rail_can_be_anywhere_on_the_route(new):
    """A-GOLD-03, A-GOLD-08: Denver is isolated, five paths from Bismarck, which is linked with Minneapolis."""
    way = line("Bismarck", "g6y3", "g6y4", "g6y5", "g5y5", "Denver")
    game = position(
        cities={"Bismarck": ORANGE, "Minneapolis": BLUE, "Denver": RED}, hands={RED: RAIL}, gold={RED: 1},
        rails={ORANGE: way[:new], RED: way[new + 1 :], BLUE: line("Minneapolis", "g7y3", "g7y2", "Bismarck")},
    )  # fmt: skip
    assert gold_changes(game, rail(way[new], RED)) == [5 - new, new, 0, 0]


def test_two_isolated_sites_connected_to_each_other_pay_once():
    """A-GOLD-07, AQ-35; worked example A-T03, variant c."""
    game = position(
        cities={"Omaha": RED, "St. Louis": BLUE}, rails={RED: ["Omaha-g8y5"], BLUE: ["g8y6-St. Louis"]},
        hands={RED: RAIL},
    )  # fmt: skip
    assert gold_changes(game, rail("g8y5-g8y6", RED)) == [2, 0, 0, 1]


def test_an_option_pays_two_isolated_sites_twice():
    """`railGold.mutual`, A-GOLD-11."""
    game = position(
        cities={"Omaha": RED, "St. Louis": BLUE}, rails={RED: ["Omaha-g8y5"], BLUE: ["g8y6-St. Louis"]},
        hands={RED: RAIL}, options=TWICE,
    )  # fmt: skip
    assert gold_changes(game, rail("g8y5-g8y6", RED)) == [4, 0, 0, 2]
    assert game.position()["route_times"] == 0


def test_with_the_option_a_single_isolated_site_pays_once():
    """`railGold.mutual`, AQ-35."""
    game = position(**OMAHA, hands={RED: RAIL}, options=TWICE)
    assert gold_changes(game, rail("Omaha-g8y5", RED)) == [2, 0, 0, 1]


@pytest.mark.parametrize("colours", ["red orange white blue", "blue white orange red"])
def test_payouts_are_named_by_colour_and_ordered_by_the_gold_of_the_lowest_seat(colours):
    """A-GOLD-11."""
    names = colours.split()
    game = position(**TIED, hands={RED: RAIL}, options={"seats.colours": colours})
    act(game, rail("Omaha-g8y5", RED))
    assert payouts(game, RED) == [{names[RED]: 2, names[BLUE]: 1}, {names[RED]: 1, names[WHITE]: 2}]
    assert gold_changes(game, ChoosePayout({names[RED]: 1, names[WHITE]: 2}, seat=RED)) == [1, 0, 2, 0]


@pytest.mark.parametrize("gold", [{RED: 1, WHITE: 2}, {"0": 1, "2": 2}, {"blue": 1, "orange": 2}])
def test_a_payout_can_be_chosen_by_seat_or_by_colour(gold):
    """A-GOLD-11."""
    game = position(**TIED, hands={RED: RAIL}, options={"seats.colours": "blue white orange red"})
    act(game, rail("Omaha-g8y5", RED))
    game.apply({"type": "choose_payout", "gold": gold})
    assert hexstead.replay(game.record()).position() == game.position()
    assert game.last_action == ChoosePayout({"blue": 1, "orange": 2}, seat=RED)


@pytest.mark.parametrize("turn", [ORANGE, WHITE, BLUE])
def test_out_of_turn_the_builder_chooses_the_route(turn):
    """A-GOLD-04, AQ-36; worked example A-T03, variant d."""
    game = position(**TIED, turn=turn, builder=RED, hands={RED: {"ore": 2, "lumber": 2}, turn: PLENTY})
    act(game, rail("Omaha-g8y5", RED))
    assert (game.phase, game.to_act) == ("route", (RED,))
    assert refused(game, choose(turn, red=1, white=2)) == "A-ACT-01"
    assert gold_changes(game, choose(RED, red=1, white=2)) == [1, 0, 2, 0]
    assert (game.phase, game.to_act) == ("build_phase", (RED,))


@pytest.mark.parametrize("owner", [None, *COLOURS])
def test_a_payout_does_not_depend_on_cities(owner):
    """A-GOLD-09."""
    setup = {**OMAHA, "cities": {**OMAHA["cities"]} | ({} if owner is None else {"Omaha": owner, "Nashville": owner})}
    game = position(**setup, hands={RED: RAIL})
    assert gold_changes(game, rail("Omaha-g8y5", RED)) == [2, 0, 0, 1]


def test_neutral_cities_count_as_sites():
    """A-GOLD-01, A-GOLD-09."""
    game = position(
        3, turn=WHITE, cities={"Little Rock": WHITE, "St. Louis": ORANGE, "Omaha": NEUTRAL}, hands={WHITE: RAIL},
        rails={WHITE: line("g8y5", "g8y6", "g8y7", "Little Rock"), ORANGE: ["g8y6-St. Louis"]},
    )  # fmt: skip
    events = act(game, rail("Omaha-g8y5", WHITE))
    assert events_of(events, GoldTaken) == [GoldTaken(ORANGE, 1, "route"), GoldTaken(WHITE, 2, "route")]
    assert gold(game) == [0, 1, 2]


def test_only_the_first_connection_of_a_site_pays():
    """A-GOLD-02, A-GOLD-06: a connected site stays connected."""
    game = position(**OMAHA, hands={RED: PLENTY})
    assert gold_changes(game, rail("Omaha-g8y5", RED)) == [2, 0, 0, 1]
    assert gold_changes(game, rail("Omaha-g7y6", RED)) == [0, 0, 0, 0]
    assert gold_changes(game, rail("g7y6-Wichita", RED)) == [2, 0, 0, 0]
