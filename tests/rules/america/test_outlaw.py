"""A roll of 7: discards, the outlaw, the stolen card (A-OUT, A-T02)."""

from fractions import Fraction

import pytest

from hexstead.core.actions import Discard, Done, EndTurn, PlayCard, Rob, Roll, Steal
from hexstead.core.events import Discarded, SetAside, Stolen, Stopped
from hexstead.games.america.actions import BuildRail, BuildSettler, Deliver, MoveOutlaw, MoveSettler, MoveTrain
from hexstead.games.america.events import OutlawMoved

from ..tables import (
    BLUE,
    COLOURS,
    ORANGE,
    RED,
    WHITE,
    act,
    allowed,
    chance,
    changed,
    hand,
    hands,
    refused,
    roll,
    supply,
)
from .table import DESERTS, NEUTRAL, RESOURCES, TOKENS, WEST, gold, position

LAST = {"coal": 1}


def seven(turn=RED, players=4, **more):
    game = position(players, turn=turn, phase="pre_roll", **more)
    roll(game, 3, 4)
    return game


# Discards


def test_who_holds_more_than_seven_gives_half_back():
    """A-T02, A-OUT-01, A-PROD-08: 7, 8, 9, 15 give back 0, 4, 4, 7."""
    game = seven(
        hands={RED: {"ore": 7}, ORANGE: {"cattle": 8}, WHITE: {"grain": 9}, BLUE: {"lumber": 15}},
        gold={RED: 20, ORANGE: 30, WHITE: 1}, cards={RED: {"cavalry": 4}, BLUE: {"scout": 2, "cavalry": 2}},
    )  # fmt: skip
    assert game.position()["discard_due"] == [0, 4, 4, 7]
    assert (game.phase, game.to_act) == ("discard", (ORANGE, WHITE, BLUE))
    for seat, resource, due in ((ORANGE, "cattle", 4), (WHITE, "grain", 4), (BLUE, "lumber", 7)):
        for left in range(due, 0, -1):
            assert game.position()["discard_due"][seat] == left
            act(game, Discard(resource, seat=seat))
    assert hands(game) == [{"ore": 7}, {"cattle": 4}, {"grain": 5}, {"lumber": 8}]
    assert gold(game) == [20, 30, 1, 0]
    assert game.position()["cards"] == [{"cavalry": 4}, {}, {}, {"scout": 2, "cavalry": 2}]
    assert (game.phase, game.to_act) == ("outlaw", (RED,))


@pytest.mark.parametrize("seat", COLOURS)
@pytest.mark.parametrize(("held", "due"), [(6, 0), (7, 0), (8, 4), (9, 4), (10, 5), (11, 5), (19, 9)])
def test_half_is_rounded_down(seat, held, due):
    """A-OUT-01: the roller too."""
    game = seven(hands={seat: {"coal": held}})
    assert game.position()["discard_due"] == [due if i == seat else 0 for i in COLOURS]
    assert game.phase == ("discard" if due else "outlaw")


def test_gold_and_development_cards_do_not_count():
    """A-OUT-01, A-DEV-08."""
    game = seven(hands={RED: {"ore": 7}}, gold={RED: 50}, cards={RED: {"cavalry": 6, "engineer": 4}})
    assert game.phase == "outlaw"
    assert (gold(game)[RED], game.position()["card_count"][RED]) == (50, 10)


def test_everyone_chooses_what_to_give_back_of_what_is_held():
    """A-OUT-01, A-ACT-06."""
    game = seven(hands={WHITE: {"ore": 1, "coal": 7}})
    assert [a.to_json()["resource"] for a in game.legal(WHITE)] == ["coal", "ore"]
    for resource in ("cattle", "grain", "lumber"):
        assert refused(game, Discard(resource, seat=WHITE)) == "A-ACT-06"
    act(game, Discard("ore", seat=WHITE))
    assert refused(game, Discard("ore", seat=WHITE)) == "A-ACT-06"
    for seat in (RED, ORANGE, BLUE):
        assert refused(game, Discard("coal", seat=seat)) == "A-ACT-01"


def test_discards_are_made_in_any_order_and_told_when_all_are_made():
    """AQ-15, A-OUT-05, A-INFO-04."""
    game = seven(hands={RED: {"ore": 8}, BLUE: {"coal": 8}}, turn=ORANGE)
    for seat in (BLUE, RED, RED, BLUE, BLUE, RED, RED):
        resource = "ore" if seat == RED else "coal"
        assert refused(game, MoveOutlaw("c9y5", seat=ORANGE)) == "A-ACT-01"
        assert act(game, Discard(resource, seat=seat)) == [SetAside(seat, resource)]
        assert supply(game)["ore"] == supply(game)["coal"] == 11
        assert game.position()["hand_size"] == [8, 0, 0, 8]
    assert game.to_act == (BLUE,)
    assert act(game, Discard("coal", seat=BLUE)) == [
        SetAside(BLUE, "coal"), Discarded(RED, "ore", 4), Discarded(BLUE, "coal", 4),
    ]  # fmt: skip
    assert supply(game)["ore"] == supply(game)["coal"] == 15
    assert (game.phase, game.to_act) == ("outlaw", (ORANGE,))
    assert game.position()["hand_size"] == [4, 0, 0, 4]


def test_while_discards_are_due_nothing_else_is_done():
    """A-OUT-05, A-ACT-02, A-ACT-01."""
    game = seven(hands={RED: {"ore": 8, "lumber": 1}, ORANGE: {"ore": 9}}, cards={RED: {"cavalry": 1}})
    for action in (EndTurn(seat=RED), Roll(seat=RED), PlayCard("cavalry", seat=RED), MoveOutlaw("c9y5", seat=RED)):
        assert refused(game, action) == "A-ACT-02"
    for _ in range(4):
        act(game, Discard("ore", seat=RED))
    assert refused(game, Discard("ore", seat=RED)) == "A-ACT-01"
    assert game.to_act == (ORANGE,)


# Where the outlaw goes


def test_the_outlaw_goes_to_another_hex_with_a_number():
    """A-OUT-02, A-T02, AQ-03, AQ-04."""
    game = seven(outlaw="c9y5")
    board = game.board
    numbered = [tile.id for tile in board.hexes if (tile.number or tile.id in TOKENS) and tile.id != "c9y5"]
    assert [a.to_json()["hex"] for a in game.legal(RED)] == numbered
    assert len(numbered) == 39 + 12 - 1
    for hex in (*DESERTS, *WEST, "c9y5"):
        assert refused(game, MoveOutlaw(hex, seat=RED)) == "A-OUT-02"
    events = act(game, MoveOutlaw("c4y6", seat=RED))
    assert events == [OutlawMoved(RED, "c4y6")]
    assert (game.phase, game.position()["outlaw"]) == ("action", "c4y6")


def test_a_hex_has_a_number_while_a_token_lies_there():
    """AQ-05, A-OUT-02, A-T02: not a vacated ?, but a ?? with a token."""
    game = seven(moved={"c13y5": "c6y4"})
    assert refused(game, MoveOutlaw("c13y5", seat=RED)) == "A-OUT-02"
    assert allowed(game, MoveOutlaw("c6y4", seat=RED))
    assert allowed(game, MoveOutlaw("c12y2", seat=RED))
    game = seven()
    assert allowed(game, MoveOutlaw("c13y5", seat=RED))
    assert refused(game, MoveOutlaw("c6y4", seat=RED)) == "A-OUT-02"


def test_the_outlaw_must_move_and_only_the_roller_moves_it():
    """A-OUT-02, A-ACT-01, A-ACT-02."""
    game = seven(turn=WHITE)
    for seat in (RED, ORANGE, BLUE):
        assert refused(game, MoveOutlaw("c9y5", seat=seat)) == "A-ACT-01"
    for action in (EndTurn(seat=WHITE), Done(seat=WHITE)):
        assert refused(game, action) == "A-ACT-02"
    assert changed(game, MoveOutlaw("c9y5", seat=WHITE)) == {"phase", "outlaw"}


@pytest.mark.parametrize("dice", [(1, 1), (6, 6), (3, 5)])
def test_other_rolls_leave_the_outlaw_and_all_hands_alone(dice):
    """A-OUT-01, A-OUT-02."""
    game = position(phase="pre_roll", hands={RED: {"ore": 12}})
    roll(game, *dice)
    assert (game.phase, game.position()["outlaw"], hand(game, RED)) == ("action", "c2y6", {"ore": 12})
    assert refused(game, MoveOutlaw("c9y5", seat=RED)) == "A-ACT-03"


# Whom it robs: c11y5 touches Indianapolis, Columbus and Lexington


def test_with_one_target_there_is_nothing_to_choose():
    """A-OUT-03, AQ-16."""
    game = seven(cities={"Columbus": ORANGE}, hands={ORANGE: {"ore": 1, "coal": 3}})
    act(game, MoveOutlaw("c11y5", seat=RED))
    assert (game.phase, game.to_act, game.position()["victim"]) == ("steal", ("chance",), ORANGE)
    assert game.outcomes() == [
        (Steal("coal", seat="chance"), Fraction(3, 4)), (Steal("ore", seat="chance"), Fraction(1, 4)),
    ]  # fmt: skip
    assert refused(game, Steal("cattle", seat="chance")) == "A-ACT-05"
    assert chance(game, Steal("ore")) == [Stolen(RED, ORANGE, "ore")]
    assert hands(game) == [{"ore": 1}, {"coal": 3}, {}, {}]
    assert (game.phase, game.to_act, game.position()["victim"]) == ("action", (RED,), None)
    assert game.position()["hand_size"] == [1, 3, 0, 0]


def test_with_several_targets_the_roller_chooses():
    """A-OUT-03."""
    game = seven(
        turn=BLUE, cities={"Columbus": ORANGE, "Indianapolis": RED, "Lexington": BLUE},
        hands={RED: LAST, ORANGE: LAST, WHITE: LAST, BLUE: LAST},
    )  # fmt: skip
    act(game, MoveOutlaw("c11y5", seat=BLUE))
    assert (game.phase, game.to_act) == ("rob", (BLUE,))
    assert game.legal(BLUE) == [Rob(RED, seat=BLUE), Rob(ORANGE, seat=BLUE)]
    for seat in (WHITE, BLUE):
        assert refused(game, Rob(seat, seat=BLUE)) == "A-OUT-04"
    assert refused(game, Rob(RED, seat=ORANGE)) == "A-ACT-01"
    assert refused(game, Done(seat=BLUE)) == "A-ACT-02"
    assert refused(game, EndTurn(seat=BLUE)) == "A-ACT-02"
    act(game, Rob(ORANGE, seat=BLUE))
    chance(game, Steal("coal"))
    assert hands(game) == [LAST, {}, LAST, {"coal": 2}]


def test_a_player_with_two_cities_there_is_one_target():
    """A-OUT-03, AQ-16."""
    game = seven(cities={"Columbus": ORANGE, "Indianapolis": ORANGE}, hands={ORANGE: LAST})
    act(game, MoveOutlaw("c11y5", seat=RED))
    assert game.phase == "steal"


@pytest.mark.parametrize(
    "cities", [{}, {"Columbus": RED}, {"Columbus": NEUTRAL}, {"Chicago": ORANGE}, {"Columbus": WHITE}]
)
def test_without_a_target_nothing_is_stolen(cities):
    """A-OUT-04, AQ-04, AQ-16, AQ-17: own, neutral, elsewhere, empty hand."""
    game = seven(players=3, cities=cities, hands={RED: LAST, ORANGE: LAST})
    assert act(game, MoveOutlaw("c11y5", seat=RED)) == [OutlawMoved(RED, "c11y5")]
    assert game.phase == "action"
    assert hands(game) == [LAST, LAST, {}]


def test_who_has_no_card_is_no_target():
    """AQ-16, A-OUT-03: neither asked nor chosen."""
    game = seven(
        cities={"Columbus": ORANGE, "Indianapolis": WHITE, "Lexington": BLUE}, hands={ORANGE: LAST, BLUE: LAST}
    )
    act(game, MoveOutlaw("c11y5", seat=RED))
    assert game.legal(RED) == [Rob(ORANGE, seat=RED), Rob(BLUE, seat=RED)]
    assert refused(game, Rob(WHITE, seat=RED)) == "A-OUT-04"


def test_there_is_no_fourth_player_to_rob_among_three():
    """A-ACT-05, A-OUT-03."""
    game = seven(players=3, cities={"Columbus": ORANGE, "Indianapolis": WHITE}, hands={ORANGE: LAST, WHITE: LAST})
    act(game, MoveOutlaw("c11y5", seat=RED))
    assert refused(game, Rob(BLUE, seat=RED)) == "A-ACT-05"


def test_gold_is_never_stolen():
    """A-OUT-03, A-OUT-04."""
    game = seven(cities={"Columbus": ORANGE}, gold={ORANGE: 5}, cards={ORANGE: {"scout": 1}})
    act(game, MoveOutlaw("c11y5", seat=RED))
    assert (game.phase, gold(game)) == ("action", [0, 5, 0, 0])


def test_after_the_steal_nobody_discards_again():
    """AQ-18, A-OUT-05."""
    game = seven(cities={"Columbus": ORANGE}, hands={RED: {"ore": 7}, ORANGE: {"coal": 7}})
    act(game, MoveOutlaw("c11y5", seat=RED))
    chance(game, Steal("coal"))
    assert game.phase == "action"
    assert hands(game)[:2] == [{"ore": 7, "coal": 1}, {"coal": 6}]


def test_discards_come_first_then_the_outlaw_then_the_steal():
    """A-OUT-05, AQ-16: who discards stays a target."""
    game = seven(cities={"Columbus": ORANGE}, hands={ORANGE: {"coal": 8}})
    assert game.phase == "discard"
    for _ in range(4):
        act(game, Discard("coal", seat=ORANGE))
    assert game.phase == "outlaw"
    act(game, MoveOutlaw("c11y5", seat=RED))
    assert game.phase == "steal"
    chance(game, Steal("coal"))
    assert hands(game)[:2] == [{"coal": 1}, {"coal": 3}]


# The steal may be declined


@pytest.mark.parametrize("targets", [1, 2])
def test_where_the_steal_is_optional_it_is_asked_even_with_one_target(targets):
    """A-OUT-03, AQ-16, `outlaw.stealOptional`; AD-06."""
    cities = dict(list({"Columbus": ORANGE, "Indianapolis": WHITE}.items())[:targets])
    game = seven(cities=cities, hands={ORANGE: LAST, WHITE: LAST}, options={"outlaw.stealOptional": True})
    act(game, MoveOutlaw("c11y5", seat=RED))
    assert game.phase == "rob"
    assert game.legal(RED) == [Done(seat=RED), *(Rob(seat, seat=RED) for seat in cities.values())]
    kept = game.copy()
    assert act(kept, Done(seat=RED)) == [Stopped(RED)]
    assert (kept.phase, hands(kept)) == ("action", [{}, LAST, LAST, {}])
    act(game, Rob(ORANGE, seat=RED))
    chance(game, Steal("coal"))
    assert hands(game) == [LAST, {}, LAST, {}]


def test_without_a_target_nothing_is_asked_even_where_the_steal_is_optional():
    """AQ-16, `outlaw.stealOptional`."""
    game = seven(cities={"Columbus": ORANGE}, options={"outlaw.stealOptional": True})
    act(game, MoveOutlaw("c11y5", seat=RED))
    assert game.phase == "action"


# What the outlaw does not do


def test_the_outlaw_blocks_production_only():
    """A-OUT-06: neither building nor moving nor delivering."""
    around = ["Indianapolis-g10y4", "g10y4-Columbus"]
    game = position(
        outlaw="c11y5", hands={RED: dict.fromkeys(RESOURCES, 3)}, cities={"Indianapolis": RED, "Columbus": ORANGE},
        rails={RED: around}, trains={RED: [around[0]]}, settlers={RED: ["g10y6"]},
    )  # fmt: skip
    assert allowed(game, BuildRail("Indianapolis-g10y6", seat=RED))
    assert allowed(game, BuildSettler("Indianapolis", seat=RED))
    assert allowed(game, MoveSettler(0, "g11y5", seat=RED))
    act(game, MoveTrain(0, around[1], seat=RED))
    act(game, Deliver("Columbus", seat=RED))
    assert game.position()["delivered"][RED] == 1
