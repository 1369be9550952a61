"""What each development card does, before the roll and after it (A-CARD)."""

import pytest

from hexstead.core.actions import BuyCard, Discard, Done, EndTurn, Exchange, PlayCard, Rob, Roll, Steal, Take
from hexstead.core.events import Paid, Played, Produced, Stolen, Stopped, Took
from hexstead.games.america.actions import (
    BuildRail,
    BuildSettler,
    BuyResource,
    ChoosePayout,
    MoveOutlaw,
    MoveSettler,
    NativeSupport,
    TakeGold,
)
from hexstead.games.america.events import (
    CityFounded,
    GoldTaken,
    NumberNamed,
    OutlawMoved,
    RailBuilt,
    SettlerMoved,
    TokenMoved,
)

from ..tables import BLUE, ORANGE, RED, WHITE, act, allowed, cards, chance, changed, hand, hands, refused, roll
from .table import CARD_COUNTS, RESOURCES, TIMES, cities, gold, path, playing, position, rails, settlers, supply, tokens


def test_no_card_brings_victory():
    """A-CARD-01: seven kinds, 24 cards."""
    assert sum(CARD_COUNTS.values()) == 24
    game = position(cards={RED: CARD_COUNTS})
    assert game.points() == [0, 0, 0, 0]
    assert game.position()["stack_size"] == 0


# Cavalry


@TIMES
def test_cavalry_moves_the_outlaw_takes_gold_and_steals(phase):
    """A-CARD-02, A-CARD-09."""
    game = playing("cavalry", phase, cities={"Columbus": ORANGE}, hands={ORANGE: {"ore": 2}}, gold={RED: 1})
    assert (game.phase, game.to_act, gold(game)) == ("outlaw", (RED,), [1, 0, 0, 0])
    assert act(game, MoveOutlaw("c11y5", seat=RED)) == [OutlawMoved(RED, "c11y5"), GoldTaken(RED, 2, "card")]
    assert (game.phase, gold(game)) == ("steal", [3, 0, 0, 0])
    assert chance(game, Steal("ore")) == [Stolen(RED, ORANGE, "ore")]
    assert (game.phase, game.to_act) == (phase, (RED,))
    assert hands(game) == [{"ore": 1}, {"ore": 1}, {}, {}]


@TIMES
def test_cavalry_makes_nobody_discard(phase):
    """A-CARD-02, AQ-61."""
    game = playing("cavalry", phase, hands={RED: {"ore": 9}, BLUE: {"coal": 12}})
    assert game.phase == "outlaw"
    act(game, MoveOutlaw("c9y5", seat=RED))
    assert (hands(game), gold(game), game.phase) == ([{"ore": 9}, {}, {}, {"coal": 12}], [2, 0, 0, 0], phase)


@TIMES
def test_cavalry_moves_the_outlaw_by_the_usual_rule(phase):
    """A-CARD-02, A-OUT-02, A-OUT-03."""
    both = {"Columbus": ORANGE, "Indianapolis": WHITE}
    game = playing("cavalry", phase, outlaw="c9y5", cities=both, hands={ORANGE: {"ore": 1}, WHITE: {"coal": 1}})
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


@TIMES
def test_the_cavalrys_steal_may_be_declined_where_that_is_so(phase):
    """A-CARD-02, A-OUT-03, `outlaw.stealOptional`."""
    options = {"outlaw.stealOptional": True}
    game = playing("cavalry", phase, cities={"Columbus": ORANGE}, hands={ORANGE: {"ore": 1}}, options=options)
    act(game, MoveOutlaw("c11y5", seat=RED))
    act(game, Done(seat=RED))
    assert (hands(game), gold(game), game.phase) == ([{}, {"ore": 1}, {}, {}], [2, 0, 0, 0], phase)


def test_only_the_cavalry_brings_gold_with_the_outlaw():
    """A-CARD-02: a 7 after it brings none."""
    game = playing("cavalry", "pre_roll")
    act(game, MoveOutlaw("c9y5", seat=RED))
    roll(game, 3, 4)
    assert act(game, MoveOutlaw("c9y7", seat=RED)) == [OutlawMoved(RED, "c9y7")]
    assert gold(game) == [2, 0, 0, 0]


# Engineer


@TIMES
def test_engineer_builds_two_rails_for_nothing(phase):
    """A-CARD-03, A-CARD-09."""
    game = playing("engineer", phase, cities={"Chicago": RED}, hands={RED: {"ore": 1}})
    assert (game.phase, game.to_act) == ("engineer", (RED,))
    assert act(game, BuildRail("Chicago-g9y3", seat=RED)) == [RailBuilt(RED, path("Chicago", "g9y3"), 1)]
    assert game.phase == "engineer"
    act(game, BuildRail("g9y3-g9y2", seat=RED))
    assert (game.phase, hand(game, RED), gold(game)) == (phase, {"ore": 1}, [0, 0, 0, 0])
    assert rails(game, RED) == {path("Chicago", "g9y3"), path("g9y3", "g9y2")}
    assert game.position()["rails_left"] == [28, 30, 30, 30]


@TIMES
@pytest.mark.parametrize("built", [0, 1])
def test_the_engineers_rails_may_be_declined(phase, built):
    """A-CARD-03, A-GOLD-10."""
    game = playing("engineer", phase, cities={"Chicago": RED})
    if built:
        act(game, BuildRail("Chicago-g9y3", seat=RED))
    assert act(game, Done(seat=RED)) == [Stopped(RED)]
    assert (game.phase, len(rails(game, RED)), game.position()["free_rails"]) == (phase, built, 0)


@TIMES
def test_nothing_is_done_between_the_engineers_rails(phase):
    """A-CARD-03, A-ACT-02."""
    game = playing("engineer", phase, cities={"Chicago": RED}, hands={RED: dict.fromkeys(RESOURCES, 4)}, gold={RED: 2})
    act(game, BuildRail("Chicago-g9y3", seat=RED))
    for action in (
        EndTurn(seat=RED), Roll(seat=RED), BuyCard(seat=RED), BuildSettler("Chicago", seat=RED),
        Exchange("ore", "coal", seat=RED), BuyResource("ore", seat=RED),
    ):  # fmt: skip
        assert refused(game, action) == "A-ACT-02"
    assert {a.type_name() for a in game.legal(RED)} == {"build_rail", "done"}


@TIMES
def test_the_engineers_rails_go_by_the_rules_of_rails(phase):
    """A-CARD-03, A-RAIL-01, A-RAIL-02."""
    game = playing("engineer", phase, cities={"Chicago": RED, "Denver": BLUE}, rails={BLUE: ["Denver-g5y5"]})
    assert refused(game, BuildRail("Denver-g5y7", seat=RED)) == "A-RAIL-02"
    assert refused(game, BuildRail("Denver-g5y5", seat=RED)) == "A-RAIL-01"
    assert refused(game, BuildRail("g10y4-Columbus", seat=RED)) == "A-RAIL-02"
    act(game, BuildRail("Chicago-g10y4", seat=RED))
    assert allowed(game, BuildRail("g10y4-Columbus", seat=RED))


@TIMES
def test_each_rail_of_the_engineer_pays_its_connection(phase):
    """A-CARD-03, A-GOLD-10."""
    game = playing("engineer", phase, cities={"Chicago": RED})
    act(game, BuildRail("Chicago-g10y4", seat=RED))
    assert gold(game)[RED] == 0
    act(game, BuildRail("g10y4-Columbus", seat=RED))
    assert (gold(game)[RED], game.phase) == (2, phase)
    game = playing("engineer", phase, cities={"Chicago": RED}, rails={RED: ["Chicago-g10y4"]})
    act(game, BuildRail("g10y4-Columbus", seat=RED))
    assert (gold(game)[RED], game.phase) == (2, "engineer")
    act(game, BuildRail("g10y4-Indianapolis", seat=RED))
    assert (gold(game)[RED], game.phase) == (4, phase)


@TIMES
def test_a_route_is_chosen_before_the_engineers_next_rail(phase):
    """A-CARD-03, A-GOLD-10, A-GOLD-11."""
    game = playing(
        "engineer", phase, cities={"Chicago": RED, "Columbus": BLUE},
        rails={RED: ["Chicago-g10y4"], BLUE: ["Columbus-g10y4"]},
    )  # fmt: skip
    act(game, BuildRail("g10y4-Indianapolis", seat=RED))
    assert (game.phase, game.to_act) == ("route", (RED,))
    assert game.legal(RED) == [ChoosePayout({"red": 2}, seat=RED), ChoosePayout({"red": 1, "blue": 1}, seat=RED)]
    act(game, ChoosePayout({"red": 1, "blue": 1}, seat=RED))
    assert (gold(game), game.phase) == ([1, 0, 0, 1], "engineer")
    act(game, Done(seat=RED))
    assert game.phase == phase


@TIMES
def test_a_track_bonus_comes_before_the_engineers_next_rail(phase):
    """A-CARD-03, A-GOLD-10, AQ-41."""
    game = playing(
        "engineer", phase, cities={"Rapid City": RED}, rails={RED: ["Rapid City-g5y2", "g5y2-g5y1"]}, outlaw="c9y5"
    )
    act(game, BuildRail("g5y1-g6y1", seat=RED))
    assert game.phase == "bonus"
    assert refused(game, BuildRail("Rapid City-g5y4", seat=RED)) == "A-TRK-02"
    act(game, BuildRail("g6y1-g6y0", seat=RED))
    assert game.phase == "engineer"
    act(game, BuildRail("Rapid City-g5y4", seat=RED))
    assert (game.phase, len(rails(game, RED))) == (phase, 5)
    game = playing(
        "engineer", phase, cities={"Rapid City": RED}, rails={RED: ["Rapid City-g5y2", "g5y2-g5y1"]}, outlaw="c9y5"
    )
    act(game, BuildRail("g5y1-g6y1", seat=RED))
    act(game, Done(seat=RED))
    assert game.phase == "engineer"


@TIMES
def test_without_a_path_or_a_rail_the_engineer_lapses(phase):
    """A-CARD-03, AQ-60."""
    game = playing("engineer", phase)
    assert (game.phase, game.position()["free_rails"]) == (phase, 0)
    full = playing("engineer", phase, cities={"Houston": RED, "Dallas": BLUE}, rails={BLUE: TO_HOUSTON})
    assert full.phase == phase


TO_HOUSTON = ["Dallas-g7y11", "g7y11-g8y11", "g8y11-Houston"]  # to the only path there


def test_the_engineer_stops_at_the_last_rail_in_stock():
    """A-CARD-03, A-RAIL-05."""
    game = playing("engineer", cities={"Chicago": RED}, rails={RED: long_line()})
    assert game.phase == "engineer"
    free = next(a for a in game.legal(RED) if isinstance(a, BuildRail))
    act(game, free)
    assert (game.position()["rails_left"][RED], game.phase) == (0, "action")


def long_line() -> list[str]:
    """29 rails around Chicago that touch no track and no site but Chicago twice."""
    board = position().board
    reached, out = {board.node("Chicago")}, list[str]()
    while len(out) < 29:
        for i, edge in enumerate(board.paths):
            name = board.path_name(i)
            if name not in out and not edge.data.get("track") and {edge.a, edge.b} & reached:
                out.append(name)
                reached |= {edge.a, edge.b}
                break
    return out


# Mineral Rights


@TIMES
@pytest.mark.parametrize("wanted", [("ore", "ore"), ("coal", "grain"), ("cattle", "lumber")])
def test_mineral_rights_bring_two_cards(phase, wanted):
    """A-CARD-05, A-CARD-09."""
    game = playing("mineral_rights", phase)
    assert (game.phase, game.position()["take"]) == ("take", 2)
    assert act(game, Take(wanted[0], seat=RED)) == [Took(RED, wanted[0])]
    assert (game.phase, game.position()["take"]) == ("take", 1)
    act(game, Take(wanted[1], seat=RED))
    assert game.phase == phase
    assert hand(game, RED) == {r: wanted.count(r) for r in RESOURCES if r in wanted}
    assert supply(game) == {r: 19 - wanted.count(r) for r in RESOURCES}
    assert gold(game) == [0] * 4


@TIMES
@pytest.mark.parametrize("taken", [0, 1])
def test_cards_of_mineral_rights_may_be_left(phase, taken):
    """A-CARD-05: `done` as section (f) says."""
    game = playing("mineral_rights", phase)
    for _ in range(taken):
        act(game, Take("ore", seat=RED))
    act(game, Done(seat=RED))
    assert (game.phase, game.position()["take"], sum(hand(game, RED).values())) == (phase, 0, taken)


@TIMES
def test_what_the_supply_lacks_lapses(phase):
    """A-CARD-05, A-TRADE-07, AQ-60."""
    rest = {r: 19 for r in RESOURCES if r != "ore"}
    game = playing("mineral_rights", phase, hands={ORANGE: {**rest, "ore": 18}})
    for resource in rest:
        assert refused(game, Take(resource, seat=RED)) == "A-TRADE-07"
    act(game, Take("ore", seat=RED))
    assert (game.phase, game.position()["take"], hand(game, RED)) == (phase, 0, {"ore": 1})
    game = playing("mineral_rights", phase, hands={ORANGE: {**rest, "ore": 19}})
    assert (game.phase, game.position()["take"]) == (phase, 0)


def test_nothing_else_is_done_while_cards_are_taken():
    """A-CARD-05, A-ACT-02."""
    game = playing("mineral_rights", gold={RED: 4})
    for action in (EndTurn(seat=RED), Roll(seat=RED), BuyResource("ore", seat=RED)):
        assert refused(game, action) == "A-ACT-02"
    assert game.legal(RED) == [Done(seat=RED), *(Take(r, seat=RED) for r in RESOURCES)]


# Cattle Drive


@TIMES
def test_cattle_drive_turns_a_cattle_into_five_gold(phase):
    """A-CARD-06, A-CARD-09."""
    game = position(phase=phase, cards={RED: {"cattle_drive": 1}}, hands={RED: {"cattle": 2}}, gold={RED: 1, BLUE: 1})
    events = act(game, PlayCard("cattle_drive", seat=RED))
    assert events == [Played(RED, "cattle_drive"), Paid(RED, "cattle", 1), GoldTaken(RED, 5, "card")]
    assert (game.phase, hand(game, RED), gold(game)) == (phase, {"cattle": 1}, [6, 0, 0, 1])
    assert supply(game)["cattle"] == 18


@TIMES
def test_cattle_drive_needs_cattle(phase):
    """A-CARD-06, A-CARD-11."""
    rest = {r: 3 for r in RESOURCES if r != "cattle"}
    game = position(phase=phase, cards={RED: {"cattle_drive": 1}}, hands={RED: rest, BLUE: {"cattle": 1}})
    assert refused(game, PlayCard("cattle_drive", seat=RED)) == "A-CARD-06"


def test_cattle_drive_changes_nothing_else():
    """A-CARD-06."""
    game = position(cards={RED: {"cattle_drive": 1}}, hands={RED: {"cattle": 1}})
    assert changed(game, PlayCard("cattle_drive", seat=RED)) == {
        "cards", "card_count", "cards_open", "card_played", "pile", "hand", "hand_size", "supply", "gold",
    }  # fmt: skip


# Scout


@TIMES
def test_scout_moves_a_settler_five_steps_without_grain(phase):
    """A-CARD-07, A-CARD-09: from Chicago to within five paths, not six."""
    game = playing("scout", phase, cities={"Chicago": RED}, settlers={RED: ["Chicago"]}, hands={RED: {"grain": 5}})
    assert (game.phase, game.to_act) == ("scout", (RED,))
    board = game.board
    start = board.node("Chicago")
    five = next(n for n in range(149) if board.distances[start][n] == 5 and n not in board.places.values())
    six = [n for n in range(149) if board.distances[start][n] == 6]
    for n in six:
        assert refused(game, MoveSettler(0, board.node_name(n), seat=RED)) == "A-CARD-07"
    assert act(game, MoveSettler(0, board.node_name(five), seat=RED)) == [
        SettlerMoved(RED, 0, board.node_name(five), 5)
    ]
    assert (game.phase, hand(game, RED), gold(game)) == (phase, {"grain": 5}, [0] * 4)
    assert settlers(game, RED) == [board.node_name(five), None]


@TIMES
def test_scout_may_bring_three_gold_instead(phase):
    """A-CARD-07, A-CARD-09, AQ-60: also without a settler."""
    for out in ([], ["Chicago"]):
        game = playing("scout", phase, cities={"Chicago": RED}, settlers={RED: out}, gold={RED: 2})
        assert act(game, TakeGold(seat=RED)) == [GoldTaken(RED, 3, "card")]
        assert (game.phase, gold(game), settlers(game, RED)) == (phase, [5, 0, 0, 0], [*out, None, None][:2])


@TIMES
def test_scout_may_be_left(phase):
    """A-CARD-07: `done` as section (f) says."""
    game = playing("scout", phase, settlers={RED: ["g10y4"]})
    assert act(game, Done(seat=RED)) == [Stopped(RED)]
    assert (game.phase, gold(game), settlers(game, RED)) == (phase, [0] * 4, ["g10y4", None])


@TIMES
def test_a_scouts_walk_ends_where_a_settler_may_end(phase):
    """A-CARD-07, A-SMOV-05, AQ-48."""
    game = playing(
        "scout", phase, cities={"Chicago": RED, "Columbus": BLUE}, settlers={RED: ["Chicago", "g10y2"], BLUE: ["g10y4"]}
    )
    for spot in ("Columbus", "g10y4", "g10y2"):
        assert refused(game, MoveSettler(0, spot, seat=RED)) == "A-SMOV-05"
    assert refused(game, MoveSettler(0, "Chicago", seat=RED)) == "AQ-48"
    assert refused(game, MoveSettler(1, "g10y4", seat=RED)) == "A-SMOV-05"
    assert allowed(game, MoveSettler(1, "g9y3", seat=RED))


@TIMES
def test_a_scout_founds_as_usual(phase):
    """A-CARD-07, A-CITY-01, A-CARD-09."""
    game = playing("scout", phase, settlers={RED: ["g5y5"]})
    events = act(game, MoveSettler(0, "Denver", seat=RED))
    assert events == [
        SettlerMoved(RED, 0, "Denver", 1), CityFounded(RED, "Denver"), TokenMoved("c13y5", "c5y5", 9),
    ]  # fmt: skip
    assert (game.phase, cities(game), settlers(game, RED)) == (phase, {"Denver": RED}, [None, None])
    assert game.position()["cubes"][RED] == 2


def test_a_city_founded_before_the_roll_produces_on_it():
    """A-CARD-11, A-TOK-04."""
    game = playing("scout", "pre_roll", settlers={RED: ["g5y5"]})
    act(game, MoveSettler(0, "Denver", seat=RED))
    assert tokens(game)["c5y5"] == 9
    assert Produced(RED, "ore", 1, "c5y5") in roll(game, 4, 5)
    assert hand(game, RED) == {"ore": 1}


def test_nothing_else_is_done_while_the_scout_is_out():
    """A-CARD-07, A-ACT-02."""
    game = playing(
        "scout", cities={"Chicago": RED}, hands={RED: dict.fromkeys(RESOURCES, 4)}, settlers={RED: ["g10y4"]}
    )
    for action in (EndTurn(seat=RED), BuildRail("Chicago-g9y3", seat=RED), BuyCard(seat=RED)):
        assert refused(game, action) == "A-ACT-02"
    assert refused(game, MoveSettler(1, "g9y3", seat=RED)) == "A-ACT-06"
    assert {a.type_name() for a in game.legal(RED)} == {"done", "take_gold", "move_settler"}
    assert refused(position(), TakeGold(seat=RED)) == "A-ACT-03"


# Native Support


@pytest.mark.parametrize("number", [2, 3, 4, 5, 6, 8, 9, 10, 11, 12])
def test_native_support_names_the_roll(number):
    """A-CARD-08, A-CARD-11, A-PROD-06."""
    cities = {"Indianapolis": RED, "Denver": BLUE}
    named = position(phase="pre_roll", cards={RED: {"native_support": 1}}, cities=cities, dice=[3, 5])
    rolled = position(phase="pre_roll", cities=cities)
    events = act(named, NativeSupport(number, seat=RED))
    told = roll(rolled, min(6, number - 1), number - min(6, number - 1))
    assert events[:2] == [Played(RED, "native_support"), NumberNamed(RED, number)]
    assert events[2:] == told[1:]
    assert (hands(named), gold(named)) == (hands(rolled), gold(rolled))
    at = named.position()
    assert (named.phase, at["dice"], at["rolled"], at["pile"]) == ("action", [0, 0], 1, {"native_support": 1})
    assert refused(named, Roll(seat=RED)) == "A-ACT-03"


def test_native_support_may_name_a_seven():
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


def test_native_support_is_played_before_the_roll_only():
    """A-CARD-08, A-ACT-03."""
    game = position(cards={RED: {"native_support": 1}})
    assert refused(game, NativeSupport(6, seat=RED)) == "A-ACT-03"
    assert refused(game, PlayCard("native_support", seat=RED)) == "A-CARD-08"
    game = position(phase="pre_roll", cards={RED: {"native_support": 1}})
    assert refused(game, PlayCard("native_support", seat=RED)) == "A-CARD-08"
    assert game.legal(RED) == [Roll(seat=RED), *(NativeSupport(n, seat=RED) for n in range(2, 13))]


def test_native_support_is_held_the_only_card_and_not_new():
    """A-CARD-08, A-DEV-02, A-ACT-06."""
    assert refused(position(phase="pre_roll"), NativeSupport(6, seat=RED)) == "A-ACT-06"
    game = position(phase="pre_roll", cards={RED: {"native_support": 1}}, card_played=1)
    assert refused(game, NativeSupport(6, seat=RED)) == "A-DEV-02"
    assert refused(
        position(phase="pre_roll", cards={ORANGE: {"native_support": 1}}), NativeSupport(6, seat=ORANGE)
    ) == ("A-ACT-01")


def test_after_native_support_no_other_card_is_played():
    """A-CARD-08, A-DEV-02."""
    game = position(phase="pre_roll", cards={RED: {"native_support": 1, "mineral_rights": 1}})
    act(game, NativeSupport(2, seat=RED))
    assert refused(game, PlayCard("mineral_rights", seat=RED)) == "A-DEV-02"
    assert cards(game, RED) == {"mineral_rights": 1}
