"""What each development card does, before the roll and after it (A-CARD).

The Engineer and the Right of Way have files of their own.
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

from ..tables import (
    BLUE,
    ORANGE,
    RED,
    SUMS,
    WHITE,
    act,
    allowed,
    cards,
    chance,
    changed,
    hand,
    hands,
    refused,
    roll,
    supply,
)
from .table import CARD_COUNTS, RESOURCES, TIMES, cities, gold, playing, position, settlers, tokens
from .trackwork import BOARD, walk, walks_open


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
    away = {BOARD.node_name(n): d for n, d in enumerate(BOARD.distances[BOARD.node("Chicago")])}
    assert walks_open(game) == {node for node, steps in away.items() if 0 < steps <= 5}
    for node, steps in away.items():
        if steps == 6:
            assert refused(game, walk(node)) == "A-CARD-07"
    five = next(node for node, steps in away.items() if steps == 5 and node not in BOARD.places)
    assert act(game, walk(five)) == [SettlerMoved(RED, 0, five, 5)]
    assert (game.phase, hand(game, RED), gold(game)) == (phase, {"grain": 5}, [0] * 4)
    assert settlers(game, RED) == [five, None]


@TIMES
def test_scout_may_bring_three_gold_instead(phase):
    """A-CARD-07, A-CARD-09, AQ-60: also without a settler."""
    for out in ([], ["Chicago"]):
        game = playing("scout", phase, cities={"Chicago": RED}, settlers={RED: out}, gold={RED: 2})
        assert act(game, TakeGold(seat=RED)) == [GoldTaken(RED, 3, "card")]
        assert (game.phase, gold(game), settlers(game, RED)) == (phase, [5, 0, 0, 0], [*out, None, None][:2])
    assert playing("scout", phase).legal(RED) == [Done(seat=RED), TakeGold(seat=RED)]


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
    for taken in ("Columbus", "g10y4", "g10y2"):
        assert refused(game, walk(taken)) == "A-SMOV-05"
    assert refused(game, walk("Chicago")) == "AQ-48"
    assert refused(game, walk("g10y4", which=1)) == "A-SMOV-05"
    assert allowed(game, walk("g9y3", which=1))


@TIMES
def test_a_scout_founds_as_usual(phase):
    """A-CARD-07, A-CITY-01, A-CARD-09."""
    game = playing("scout", phase, settlers={RED: ["g5y5"]})
    events = act(game, walk("Denver"))
    assert events == [
        SettlerMoved(RED, 0, "Denver", 1), CityFounded(RED, "Denver"), TokenMoved("c13y5", "c5y5", 9),
    ]  # fmt: skip
    assert (game.phase, cities(game), settlers(game, RED)) == (phase, {"Denver": RED}, [None, None])
    assert game.position()["cubes"][RED] == 2


def test_a_city_founded_before_the_roll_produces_on_it():
    """A-CARD-11, A-TOK-04."""
    game = playing("scout", "pre_roll", settlers={RED: ["g5y5"]})
    act(game, walk("Denver"))
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
    assert refused(game, walk("g9y3", which=1)) == "A-ACT-06"
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
    told = roll(rolled, *SUMS[number])
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
    """A-CARD-08, A-DEV-02, A-DEV-03, A-ACT-06."""
    assert refused(position(phase="pre_roll"), NativeSupport(6, seat=RED)) == "A-ACT-06"
    game = position(phase="pre_roll", cards={RED: {"native_support": 1}}, card_played=1)
    assert refused(game, NativeSupport(6, seat=RED)) == "A-DEV-02"
    new = {"native_support": 1}
    game = position(phase="pre_roll", cards={RED: new}, cards_new=new)
    assert refused(game, NativeSupport(6, seat=RED)) == "A-DEV-03"
    game = position(phase="pre_roll", cards={ORANGE: {"native_support": 1}})
    assert refused(game, NativeSupport(6, seat=ORANGE)) == "A-ACT-01"


def test_after_native_support_no_other_card_is_played():
    """A-CARD-08, A-DEV-02."""
    game = position(phase="pre_roll", cards={RED: {"native_support": 1, "mineral_rights": 1}})
    act(game, NativeSupport(2, seat=RED))
    assert refused(game, PlayCard("mineral_rights", seat=RED)) == "A-DEV-02"
    assert cards(game, RED) == {"mineral_rights": 1}
