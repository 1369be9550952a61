"""Effects of development cards, before and after the roll (A-CARD).

Engineer and Right of Way are tested in test_engineer.py and test_right_of_way.py.
"""

import pytest

from hexstead.core.actions import BuyCard, Discard, Done, EndTurn, PlayCard, Rob, Roll, Steal, Take
from hexstead.core.events import Paid, Played, Produced, Stolen, Stopped, Took
from hexstead.games.america.actions import (
    BuildRail,
    BuyResource,
    MoveOutlaw,
    NativeSupport,
    TakeGold,
)
from hexstead.games.america.events import (
    CityFounded,
    GoldTaken,
    NumberNamed,
    OutlawMoved,
    SettlerMoved,
    TokenMoved,
)

from ..game_helpers import (
    BLUE,
    ORANGE,
    RED,
    SUMS,
    WHITE,
    act,
    allowed,
    cards,
    chance,
    changed_fields,
    hand,
    hands,
    refused,
    roll,
    supply,
)
from .positions import (
    DECK,
    RESOURCES,
    after_playing,
    before_and_after_roll,
    cities,
    gold,
    position,
    settlers,
    tokens,
)
from .rail_helpers import BOARD, move_settler, settler_targets


def test_no_development_card_gives_points():
    """A-CARD-01."""
    game = position(cards={RED: DECK})
    assert game.points() == [0, 0, 0, 0]
    assert game.position()["stack_size"] == 0


# Cavalry


@before_and_after_roll
def test_cavalry_moves_the_outlaw_takes_gold_and_steals(phase):
    """A-CARD-02, A-CARD-09."""
    game = after_playing("cavalry", phase, cities={"Columbus": ORANGE}, hands={ORANGE: {"ore": 2}}, gold={RED: 1})
    assert (game.phase, game.to_act, gold(game)) == ("outlaw", (RED,), [1, 0, 0, 0])
    assert act(game, MoveOutlaw("c11y5", seat=RED)) == [OutlawMoved(RED, "c11y5"), GoldTaken(RED, 2, "card")]
    assert (game.phase, gold(game)) == ("steal", [3, 0, 0, 0])
    assert chance(game, Steal("ore")) == [Stolen(RED, ORANGE, "ore")]
    assert (game.phase, game.to_act) == (phase, (RED,))
    assert hands(game) == [{"ore": 1}, {"ore": 1}, {}, {}]


@before_and_after_roll
def test_cavalry_causes_no_discards(phase):
    """A-CARD-02, AQ-61."""
    game = after_playing("cavalry", phase, hands={RED: {"ore": 9}, BLUE: {"coal": 12}})
    assert game.phase == "outlaw"
    act(game, MoveOutlaw("c9y5", seat=RED))
    assert (hands(game), gold(game), game.phase) == ([{"ore": 9}, {}, {}, {"coal": 12}], [2, 0, 0, 0], phase)


@before_and_after_roll
def test_cavalry_moves_the_outlaw_under_the_usual_rules(phase):
    """A-CARD-02, A-OUT-02, A-OUT-03."""
    both = {"Columbus": ORANGE, "Indianapolis": WHITE}
    game = after_playing("cavalry", phase, outlaw="c9y5", cities=both, hands={ORANGE: {"ore": 1}, WHITE: {"coal": 1}})
    for hex in ("c9y5", "c2y6", "c6y4"):
        assert refused(game, MoveOutlaw(hex, seat=RED)) == "A-OUT-02"
    for action in (Done(seat=RED), Roll(seat=RED), EndTurn(seat=RED)):
        assert refused(game, action) == "A-ACT-02"
    act(game, MoveOutlaw("c11y5", seat=RED))
    assert (game.phase, gold(game)[RED]) == ("rob", 2)
    assert refused(game, Done(seat=RED)) == "A-ACT-02"
    act(game, Rob(WHITE, seat=RED))
    chance(game, Steal("coal"))
    assert (hands(game), game.phase, gold(game)[RED]) == ([{"coal": 1}, {"ore": 1}, {}, {}], phase, 2)


@before_and_after_roll
def test_with_the_option_the_theft_of_the_cavalry_can_be_declined(phase):
    """A-CARD-02, A-OUT-03, `outlaw.stealOptional`."""
    options = {"outlaw.stealOptional": True}
    game = after_playing("cavalry", phase, cities={"Columbus": ORANGE}, hands={ORANGE: {"ore": 1}}, options=options)
    act(game, MoveOutlaw("c11y5", seat=RED))
    act(game, Done(seat=RED))
    assert (hands(game), gold(game), game.phase) == ([{}, {"ore": 1}, {}, {}], [2, 0, 0, 0], phase)


def test_moving_the_outlaw_after_a_seven_gives_no_gold():
    """A-CARD-02."""
    game = after_playing("cavalry", "pre_roll")
    act(game, MoveOutlaw("c9y5", seat=RED))
    roll(game, 3, 4)
    assert act(game, MoveOutlaw("c9y7", seat=RED)) == [OutlawMoved(RED, "c9y7")]
    assert gold(game) == [2, 0, 0, 0]


# Mineral Rights


@before_and_after_roll
@pytest.mark.parametrize("wanted", [("ore", "ore"), ("coal", "grain"), ("cattle", "lumber")])
def test_mineral_rights_give_two_cards(phase, wanted):
    """A-CARD-05, A-CARD-09."""
    game = after_playing("mineral_rights", phase)
    assert (game.phase, game.position()["take"]) == ("take", 2)
    assert act(game, Take(wanted[0], seat=RED)) == [Took(RED, wanted[0])]
    assert (game.phase, game.position()["take"]) == ("take", 1)
    act(game, Take(wanted[1], seat=RED))
    assert game.phase == phase
    assert hand(game, RED) == {r: wanted.count(r) for r in RESOURCES if r in wanted}
    assert supply(game) == {r: 19 - wanted.count(r) for r in RESOURCES}
    assert gold(game) == [0] * 4


@before_and_after_roll
@pytest.mark.parametrize("taken", [0, 1])
def test_cards_of_mineral_rights_can_be_declined(phase, taken):
    """A-CARD-05: with `done`."""
    game = after_playing("mineral_rights", phase)
    for _ in range(taken):
        act(game, Take("ore", seat=RED))
    act(game, Done(seat=RED))
    assert (game.phase, game.position()["take"], sum(hand(game, RED).values())) == (phase, 0, taken)


@before_and_after_roll
def test_cards_missing_from_the_supply_are_forfeited(phase):
    """A-CARD-05, A-TRADE-07, AQ-60."""
    rest = {r: 19 for r in RESOURCES if r != "ore"}
    game = after_playing("mineral_rights", phase, hands={ORANGE: {**rest, "ore": 18}})
    for resource in rest:
        assert refused(game, Take(resource, seat=RED)) == "A-TRADE-07"
    act(game, Take("ore", seat=RED))
    assert (game.phase, game.position()["take"], hand(game, RED)) == (phase, 0, {"ore": 1})
    game = after_playing("mineral_rights", phase, hands={ORANGE: {**rest, "ore": 19}})
    assert (game.phase, game.position()["take"]) == (phase, 0)


def test_other_actions_are_refused_while_cards_are_taken():
    """A-CARD-05, A-ACT-02."""
    game = after_playing("mineral_rights", gold={RED: 4})
    for action in (EndTurn(seat=RED), Roll(seat=RED), BuyResource("ore", seat=RED)):
        assert refused(game, action) == "A-ACT-02"
    assert game.legal(RED) == [Done(seat=RED), *(Take(r, seat=RED) for r in RESOURCES)]


# Cattle Drive


@before_and_after_roll
def test_cattle_drive_exchanges_one_cattle_for_five_gold(phase):
    """A-CARD-06, A-CARD-09."""
    game = position(phase=phase, cards={RED: {"cattle_drive": 1}}, hands={RED: {"cattle": 2}}, gold={RED: 1, BLUE: 1})
    events = act(game, PlayCard("cattle_drive", seat=RED))
    assert events == [Played(RED, "cattle_drive"), Paid(RED, "cattle", 1), GoldTaken(RED, 5, "card")]
    assert (game.phase, hand(game, RED), gold(game)) == (phase, {"cattle": 1}, [6, 0, 0, 1])
    assert supply(game)["cattle"] == 18


@before_and_after_roll
def test_cattle_drive_requires_cattle(phase):
    """A-CARD-06, A-CARD-11."""
    rest = {r: 3 for r in RESOURCES if r != "cattle"}
    game = position(phase=phase, cards={RED: {"cattle_drive": 1}}, hands={RED: rest, BLUE: {"cattle": 1}})
    assert refused(game, PlayCard("cattle_drive", seat=RED)) == "A-CARD-06"


def test_cattle_drive_changes_only_the_expected_fields():
    """A-CARD-06."""
    game = position(cards={RED: {"cattle_drive": 1}}, hands={RED: {"cattle": 1}})
    assert changed_fields(game, PlayCard("cattle_drive", seat=RED)) == {
        "cards", "card_count", "cards_open", "card_played", "pile", "hand", "hand_size", "supply", "gold",
    }  # fmt: skip


# Scout


@before_and_after_roll
def test_scout_moves_a_settler_five_steps_without_grain(phase):
    """A-CARD-07, A-CARD-09: all intersections within five paths of Chicago, and none at six."""
    game = after_playing("scout", phase, cities={"Chicago": RED}, settlers={RED: ["Chicago"]}, hands={RED: {"ore": 5}})
    assert (game.phase, game.to_act) == ("scout", (RED,))
    away = {BOARD.node_name(n): d for n, d in enumerate(BOARD.distances[BOARD.node("Chicago")])}
    assert settler_targets(game) == {node for node, steps in away.items() if 0 < steps <= 5}
    for node, steps in away.items():
        if steps == 6:
            assert refused(game, move_settler(node)) == ("A-CARD-07" if phase == "pre_roll" else "A-CARD-12")
    five = next(node for node, steps in away.items() if steps == 5 and node not in BOARD.places)
    assert act(game, move_settler(five)) == [SettlerMoved(RED, 0, five, 5)]
    assert (game.phase, hand(game, RED), gold(game)) == (phase, {"ore": 5}, [0] * 4)
    assert settlers(game, RED) == [five, None]


@before_and_after_roll
def test_scout_can_give_three_gold_instead(phase):
    """A-CARD-07, A-CARD-09, AQ-60: even without a settler."""
    for out in ([], ["Chicago"]):
        game = after_playing("scout", phase, cities={"Chicago": RED}, settlers={RED: out}, gold={RED: 2})
        assert act(game, TakeGold(seat=RED)) == [GoldTaken(RED, 3, "card")]
        assert (game.phase, gold(game), settlers(game, RED)) == (phase, [5, 0, 0, 0], [*out, None, None][:2])
    assert after_playing("scout", phase).legal(RED) == [Done(seat=RED), TakeGold(seat=RED)]


@before_and_after_roll
def test_scout_can_be_declined(phase):
    """A-CARD-07: with `done`."""
    game = after_playing("scout", phase, settlers={RED: ["g10y4"]})
    assert act(game, Done(seat=RED)) == [Stopped(RED)]
    assert (game.phase, gold(game), settlers(game, RED)) == (phase, [0] * 4, ["g10y4", None])


@before_and_after_roll
def test_a_move_with_scout_ends_only_where_a_settler_can_stay(phase):
    """A-CARD-07, A-SMOV-05, AQ-48."""
    game = after_playing(
        "scout", phase, cities={"Chicago": RED, "Columbus": BLUE}, settlers={RED: ["Chicago", "g10y2"], BLUE: ["g10y4"]}
    )
    for taken in ("Columbus", "g10y4", "g10y2"):
        assert refused(game, move_settler(taken)) == "A-SMOV-05"
    assert refused(game, move_settler("Chicago")) == "AQ-48"
    assert refused(game, move_settler("g10y4", which=1)) == "A-SMOV-05"
    assert allowed(game, move_settler("g9y3", which=1))


@before_and_after_roll
def test_a_move_with_scout_can_found_a_city(phase):
    """A-CARD-07, A-CITY-01, A-CARD-09."""
    game = after_playing("scout", phase, settlers={RED: ["g5y5"]})
    events = act(game, move_settler("Denver"))
    assert events == [
        SettlerMoved(RED, 0, "Denver", 1), CityFounded(RED, "Denver"), TokenMoved("c13y5", "c5y5", 9),
    ]  # fmt: skip
    assert (game.phase, cities(game), settlers(game, RED)) == (phase, {"Denver": RED}, [None, None])
    assert game.position()["cubes"][RED] == 2


def test_a_city_founded_before_the_roll_produces_on_it():
    """A-CARD-11, A-TOK-04."""
    game = after_playing("scout", "pre_roll", settlers={RED: ["g5y5"]})
    act(game, move_settler("Denver"))
    assert tokens(game)["c5y5"] == 9
    assert Produced(RED, "ore", 1, "c5y5") in roll(game, 4, 5)
    assert hand(game, RED) == {"ore": 1}


def nodes_at(start: str, steps: int) -> list[str]:
    """Intersections without a site at this distance."""
    line = BOARD.distances[BOARD.node(start)]
    names = [BOARD.node_name(node) for node, distance in enumerate(line) if distance == steps]
    return [name for name in names if name not in BOARD.places]


@pytest.mark.parametrize(("steps", "grain"), [(5, 0), (6, 1), (8, 1), (9, 2), (11, 2)])
def test_the_steps_of_scout_and_of_grain_can_be_one_walk(steps, grain):
    """A-CARD-12, A-SMOV-01: one grain per three steps beyond the fifth, previewed and paid as one."""
    game = after_playing("scout", settlers={RED: ["g10y4"]}, hands={RED: {"grain": 2}})
    to = nodes_at("g10y4", steps)[0]
    prompt = game.prompt(RED)
    assert prompt is not None
    walks = next(choice for choice in prompt["choices"] if choice["type"] == "move_settler")
    assert walks["tolls"][walks["targets"].index([0, to])] == ({"grain": grain} if grain else {})
    paid = [Paid(RED, "grain", grain)] if grain else []
    assert act(game, move_settler(to)) == [*paid, SettlerMoved(RED, 0, to, steps)]
    assert (game.phase, hand(game, RED).get("grain", 0), settlers(game, RED)[0]) == ("action", 2 - grain, to)


def test_a_walk_with_scout_and_grain_ends_within_its_grain():
    """A-CARD-12."""
    game = after_playing("scout", settlers={RED: ["g10y4"]}, hands={RED: {"grain": 1}})
    away = BOARD.distances[BOARD.node("g10y4")]
    assert settler_targets(game) == {BOARD.node_name(n) for n, steps in enumerate(away) if 0 < steps <= 8}
    for node in nodes_at("g10y4", 9):
        assert refused(game, move_settler(node)) == "A-CARD-12"
    game = after_playing("scout", settlers={RED: ["g10y4"]})
    assert refused(game, move_settler(nodes_at("g10y4", 6)[0])) == "A-CARD-12"


@pytest.mark.parametrize("owner", [None, BLUE])
def test_a_walk_with_scout_and_grain_passes_sites_and_cities(owner):
    """A-CARD-12, A-CITY-03, A-SMOV-05: only its end counts. Reno is the only fifth step towards g1y7."""
    towns = {} if owner is None else {"Reno": owner}
    game = after_playing("scout", cities=towns, settlers={RED: ["g0y2"]}, hands={RED: {"grain": 1}})
    assert act(game, move_settler("g1y7")) == [Paid(RED, "grain", 1), SettlerMoved(RED, 0, "g1y7", 6)]
    assert (cities(game), settlers(game, RED)) == (towns, ["g1y7", None])


def test_scout_before_the_roll_takes_no_grain():
    """A-CARD-12, A-TURN-06, A-CARD-07."""
    game = after_playing("scout", "pre_roll", settlers={RED: ["g10y4"]}, hands={RED: {"grain": 2}})
    assert refused(game, move_settler(nodes_at("g10y4", 6)[0])) == "A-CARD-07"


@pytest.mark.parametrize("version", [1, 2])
def test_under_earlier_rules_versions_scout_takes_no_grain(version):
    """A-CARD-12, A-CARD-07."""
    game = after_playing("scout", settlers={RED: ["g10y4"]}, hands={RED: {"grain": 2}}, rules_version=version)
    assert refused(game, move_settler(nodes_at("g10y4", 6)[0])) == "A-CARD-07"


def test_other_actions_are_refused_while_scout_is_resolved():
    """A-CARD-07, A-ACT-02."""
    game = after_playing(
        "scout", cities={"Chicago": RED}, hands={RED: dict.fromkeys(RESOURCES, 4)}, settlers={RED: ["g10y4"]}
    )
    for action in (EndTurn(seat=RED), BuildRail("Chicago-g9y3", seat=RED), BuyCard(seat=RED)):
        assert refused(game, action) == "A-ACT-02"
    assert refused(game, move_settler("g9y3", which=1)) == "A-ACT-06"
    assert {a.type_name() for a in game.legal(RED)} == {"done", "take_gold", "move_settler"}
    assert refused(position(), TakeGold(seat=RED)) == "A-ACT-03"


# Native Support


@pytest.mark.parametrize("number", [2, 3, 4, 5, 6, 8, 9, 10, 11, 12])
def test_native_support_sets_the_number_of_the_roll(number):
    """A-CARD-08, A-CARD-11, A-PROD-06."""
    cities = {"Indianapolis": RED, "Denver": BLUE}
    named = position(phase="pre_roll", cards={RED: {"native_support": 1}}, cities=cities, dice=[3, 5])
    rolled = position(phase="pre_roll", cities=cities)
    events = act(named, NativeSupport(number, seat=RED))
    expected = roll(rolled, *SUMS[number])
    assert events[:2] == [Played(RED, "native_support"), NumberNamed(RED, number)]
    assert events[2:] == expected[1:]
    assert (hands(named), gold(named)) == (hands(rolled), gold(rolled))
    at = named.position()
    assert (named.phase, at["dice"], at["rolled"], at["pile"]) == ("action", [0, 0], 1, {"native_support": 1})
    assert refused(named, Roll(seat=RED)) == "A-ACT-03"


def test_native_support_can_name_a_seven():
    """A-CARD-08, A-OUT-01, A-PROD-08."""
    game = position(
        phase="pre_roll", cards={RED: {"native_support": 1}}, hands={BLUE: {"ore": 8}}, cities={"Columbus": BLUE}
    )
    act(game, NativeSupport(7, seat=RED))
    assert (game.phase, game.position()["discard_due"]) == ("discard", [0, 0, 0, 4])
    for _ in range(4):
        act(game, Discard("ore", seat=BLUE))
    assert act(game, MoveOutlaw("c11y5", seat=RED)) == [OutlawMoved(RED, "c11y5")]
    chance(game, Steal("ore"))
    assert (game.phase, gold(game), hand(game, RED)) == ("action", [0] * 4, {"ore": 1})


def test_native_support_can_only_be_played_before_the_roll():
    """A-CARD-08, A-ACT-03."""
    game = position(cards={RED: {"native_support": 1}})
    assert refused(game, NativeSupport(6, seat=RED)) == "A-ACT-03"
    assert refused(game, PlayCard("native_support", seat=RED)) == "A-CARD-08"
    game = position(phase="pre_roll", cards={RED: {"native_support": 1}})
    assert refused(game, PlayCard("native_support", seat=RED)) == "A-CARD-08"
    assert game.legal(RED) == [Roll(seat=RED), *(NativeSupport(n, seat=RED) for n in range(2, 13))]


def test_native_support_must_be_held_older_and_the_only_card_of_the_turn():
    """A-CARD-08, A-DEV-02, A-DEV-03, A-ACT-06."""
    assert refused(position(phase="pre_roll"), NativeSupport(6, seat=RED)) == "A-ACT-06"
    game = position(phase="pre_roll", cards={RED: {"native_support": 1}}, card_played=1)
    assert refused(game, NativeSupport(6, seat=RED)) == "A-DEV-02"
    new = {"native_support": 1}
    game = position(phase="pre_roll", cards={RED: new}, cards_new=new)
    assert refused(game, NativeSupport(6, seat=RED)) == "A-DEV-03"
    game = position(phase="pre_roll", cards={ORANGE: {"native_support": 1}})
    assert refused(game, NativeSupport(6, seat=ORANGE)) == "A-ACT-01"


def test_no_other_card_can_be_played_after_native_support():
    """A-CARD-08, A-DEV-02."""
    game = position(phase="pre_roll", cards={RED: {"native_support": 1, "mineral_rights": 1}})
    act(game, NativeSupport(2, seat=RED))
    assert refused(game, PlayCard("mineral_rights", seat=RED)) == "A-DEV-02"
    assert cards(game, RED) == {"mineral_rights": 1}
