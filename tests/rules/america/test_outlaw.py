"""Discards, the outlaw and stealing after a 7 (A-OUT, A-T02)."""

from fractions import Fraction

import pytest

from hexstead.core.actions import Discard, Done, EndTurn, PlayCard, Rob, Roll, Steal
from hexstead.core.events import Discarded, SetAside, Stolen, Stopped
from hexstead.games.america.actions import BuildRail, BuildSettler, Deliver, MoveOutlaw, MoveSettler, MoveTrain
from hexstead.games.america.events import OutlawMoved

from ..game_helpers import (
    BLUE,
    COLOURS,
    ORANGE,
    RED,
    WHITE,
    act,
    allowed,
    chance,
    changed_fields,
    hand,
    hands,
    refused,
    roll,
    supply,
)
from .positions import DESERTS, NEUTRAL, RESOURCES, TOKENS, WEST, gold, position

LAST = {"coal": 1}


def seven(turn=RED, players=4, **more):
    game = position(players, turn=turn, phase="pre_roll", **more)
    roll(game, 3, 4)
    return game


# Discards


def test_worked_example_of_discards():
    """A-T02, A-OUT-01, A-PROD-08: of 7, 8, 9 and 15 cards 0, 4, 4 and 7 are discarded."""
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
def test_half_of_the_hand_is_rounded_down(seat, held, due):
    """A-OUT-01: including the turn player."""
    game = seven(hands={seat: {"coal": held}})
    assert game.position()["discard_due"] == [due if i == seat else 0 for i in COLOURS]
    assert game.phase == ("discard" if due else "outlaw")


def test_gold_and_development_cards_do_not_count():
    """A-OUT-01, A-DEV-08."""
    game = seven(hands={RED: {"ore": 7}}, gold={RED: 50}, cards={RED: {"cavalry": 6, "engineer": 4}})
    assert game.phase == "outlaw"
    assert (gold(game)[RED], game.position()["card_count"][RED]) == (50, 10)


def test_each_seat_chooses_its_discards():
    """A-OUT-01, A-ACT-06."""
    game = seven(hands={WHITE: {"ore": 1, "coal": 7}})
    assert [a.to_json()["resource"] for a in game.legal(WHITE)] == ["coal", "ore"]
    for resource in ("cattle", "grain", "lumber"):
        assert refused(game, Discard(resource, seat=WHITE)) == "A-ACT-06"
    act(game, Discard("ore", seat=WHITE))
    assert refused(game, Discard("ore", seat=WHITE)) == "A-ACT-06"
    for seat in (RED, ORANGE, BLUE):
        assert refused(game, Discard("coal", seat=seat)) == "A-ACT-01"


def test_seats_discard_in_any_order_and_events_follow_when_all_have_chosen():
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


def test_other_actions_are_refused_until_the_discards_are_complete():
    """A-OUT-05, A-ACT-02, A-ACT-01."""
    game = seven(hands={RED: {"ore": 8, "lumber": 1}, ORANGE: {"ore": 9}}, cards={RED: {"cavalry": 1}})
    for action in (EndTurn(seat=RED), Roll(seat=RED), PlayCard("cavalry", seat=RED), MoveOutlaw("c9y5", seat=RED)):
        assert refused(game, action) == "A-ACT-02"
    for _ in range(4):
        act(game, Discard("ore", seat=RED))
    assert refused(game, Discard("ore", seat=RED)) == "A-ACT-01"
    assert game.to_act == (ORANGE,)


# Moving the outlaw


def test_the_outlaw_moves_to_another_hex_with_a_number():
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


def test_a_hex_with_a_token_counts_as_numbered():
    """AQ-05, A-OUT-02, A-T02: a ?? hex with a token counts, a ? hex without one does not."""
    game = seven(moved={"c13y5": "c6y4"})
    assert refused(game, MoveOutlaw("c13y5", seat=RED)) == "A-OUT-02"
    assert allowed(game, MoveOutlaw("c6y4", seat=RED))
    assert allowed(game, MoveOutlaw("c12y2", seat=RED))
    game = seven()
    assert allowed(game, MoveOutlaw("c13y5", seat=RED))
    assert refused(game, MoveOutlaw("c6y4", seat=RED)) == "A-OUT-02"


def test_the_turn_player_must_move_the_outlaw():
    """A-OUT-02, A-ACT-01, A-ACT-02."""
    game = seven(turn=WHITE)
    for seat in (RED, ORANGE, BLUE):
        assert refused(game, MoveOutlaw("c9y5", seat=seat)) == "A-ACT-01"
    for action in (EndTurn(seat=WHITE), Done(seat=WHITE)):
        assert refused(game, action) == "A-ACT-02"
    assert changed_fields(game, MoveOutlaw("c9y5", seat=WHITE)) == {"phase", "outlaw"}


@pytest.mark.parametrize("dice", [(1, 1), (6, 6), (3, 5)])
def test_other_rolls_affect_neither_the_outlaw_nor_hand_limits(dice):
    """A-OUT-01, A-OUT-02."""
    game = position(phase="pre_roll", hands={RED: {"ore": 12}})
    roll(game, *dice)
    assert (game.phase, game.position()["outlaw"], hand(game, RED)) == ("action", "c2y6", {"ore": 12})
    assert refused(game, MoveOutlaw("c9y5", seat=RED)) == "A-ACT-03"


# Victims: c11y5 is adjacent to Indianapolis, Columbus and Lexington


def test_a_single_victim_is_robbed_without_a_prompt():
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


def test_the_turn_player_chooses_between_several_victims():
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


def test_a_seat_with_two_cities_at_the_hex_is_one_victim():
    """A-OUT-03, AQ-16."""
    game = seven(cities={"Columbus": ORANGE, "Indianapolis": ORANGE}, hands={ORANGE: LAST})
    act(game, MoveOutlaw("c11y5", seat=RED))
    assert game.phase == "steal"


@pytest.mark.parametrize(
    "cities", [{}, {"Columbus": RED}, {"Columbus": NEUTRAL}, {"Chicago": ORANGE}, {"Columbus": WHITE}]
)
def test_nothing_is_stolen_without_a_victim(cities):
    """A-OUT-04, AQ-04, AQ-16, AQ-17: own city, neutral city, city elsewhere, empty hand."""
    game = seven(players=3, cities=cities, hands={RED: LAST, ORANGE: LAST})
    assert act(game, MoveOutlaw("c11y5", seat=RED)) == [OutlawMoved(RED, "c11y5")]
    assert game.phase == "action"
    assert hands(game) == [LAST, LAST, {}]


def test_a_seat_without_cards_cannot_be_robbed():
    """AQ-16, A-OUT-03."""
    game = seven(
        cities={"Columbus": ORANGE, "Indianapolis": WHITE, "Lexington": BLUE}, hands={ORANGE: LAST, BLUE: LAST}
    )
    act(game, MoveOutlaw("c11y5", seat=RED))
    assert game.legal(RED) == [Rob(ORANGE, seat=RED), Rob(BLUE, seat=RED)]
    assert refused(game, Rob(WHITE, seat=RED)) == "A-OUT-04"


def test_a_missing_seat_cannot_be_robbed():
    """A-ACT-05, A-OUT-03."""
    game = seven(players=3, cities={"Columbus": ORANGE, "Indianapolis": WHITE}, hands={ORANGE: LAST, WHITE: LAST})
    act(game, MoveOutlaw("c11y5", seat=RED))
    assert refused(game, Rob(BLUE, seat=RED)) == "A-ACT-05"


def test_gold_is_never_stolen():
    """A-OUT-03, A-OUT-04."""
    game = seven(cities={"Columbus": ORANGE}, gold={ORANGE: 5}, cards={ORANGE: {"scout": 1}})
    act(game, MoveOutlaw("c11y5", seat=RED))
    assert (game.phase, gold(game)) == ("action", [0, 5, 0, 0])


def test_stealing_causes_no_further_discards():
    """AQ-18, A-OUT-05."""
    game = seven(cities={"Columbus": ORANGE}, hands={RED: {"ore": 7}, ORANGE: {"coal": 7}})
    act(game, MoveOutlaw("c11y5", seat=RED))
    chance(game, Steal("coal"))
    assert game.phase == "action"
    assert hands(game)[:2] == [{"ore": 7, "coal": 1}, {"coal": 6}]


def test_discards_outlaw_and_theft_follow_in_this_order():
    """A-OUT-05, AQ-16: a seat that discarded can be robbed."""
    game = seven(cities={"Columbus": ORANGE}, hands={ORANGE: {"coal": 8}})
    assert game.phase == "discard"
    for _ in range(4):
        act(game, Discard("coal", seat=ORANGE))
    assert game.phase == "outlaw"
    act(game, MoveOutlaw("c11y5", seat=RED))
    assert game.phase == "steal"
    chance(game, Steal("coal"))
    assert hands(game)[:2] == [{"coal": 1}, {"coal": 3}]


# Option: stealing can be declined


@pytest.mark.parametrize("targets", [1, 2])
def test_with_the_option_a_single_victim_leads_to_a_prompt(targets):
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


def test_with_the_option_there_is_no_prompt_without_a_victim():
    """AQ-16, `outlaw.stealOptional`."""
    game = seven(cities={"Columbus": ORANGE}, options={"outlaw.stealOptional": True})
    act(game, MoveOutlaw("c11y5", seat=RED))
    assert game.phase == "action"


# Limits of the outlaw


def test_the_outlaw_blocks_only_production():
    """A-OUT-06: not building, moving or delivering."""
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
