"""Götz: where he goes, whom he robs (G-GOE)."""

import pytest

from hexstead.board import shipped_map
from hexstead.core.actions import Discard, Done, EndTurn, PlayCard, Rob, Roll, Steal
from hexstead.core.events import Stolen
from hexstead.games.germany.actions import MoveGoetz
from hexstead.games.germany.events import GoetzMoved

from ..tables import BLUE, COLOURS, ORANGE, RED, WHITE, act, chance, changed, hands, refused, roll
from .table import position

HEXES = [tile["id"] for tile in shipped_map("germany").data["hexes"]]
AROUND_E2 = {"Kassel": RED, "Marburg": ORANGE, "Dortmund": WHITE, "Düsseldorf": BLUE}


def at_goetz(players=4, turn=RED, **more):
    """A 7 has been rolled; the turn player is to move Götz."""
    game = position(players, turn=turn, phase="pre_roll", **more)
    roll(game, 1, 6)
    return game


@pytest.mark.parametrize("turn", COLOURS)
def test_on_a_seven_the_roller_moves_goetz_to_any_other_hex(turn):
    """G-GOE-02, GQ-06."""
    game = at_goetz(turn=turn, goetz="E2")
    assert (game.phase, game.to_act) == ("goetz", (turn,))
    others = [hex for hex in HEXES if hex != "E2"]
    assert len(others) == 29
    assert game.legal(turn) == [MoveGoetz(hex, seat=turn) for hex in others]
    assert act(game, MoveGoetz("I1", seat=turn)) == [GoetzMoved(turn, "I1")]
    assert (game.position()["goetz"], game.phase) == ("I1", "main")


def test_goetz_may_not_stay():
    """G-GOE-02."""
    game = at_goetz(goetz="E2")
    assert refused(game, MoveGoetz("E2", seat=RED)) == "G-GOE-02"


def test_moving_goetz_cannot_be_declined_and_comes_first():
    """G-GOE-02, GQ-08, G-ACT-02."""
    game = at_goetz(cards={RED: {"trade": 1}})
    for action in (Done(seat=RED), EndTurn(seat=RED), PlayCard("trade", seat=RED), Roll(seat=RED)):
        assert refused(game, action) == "G-ACT-02"
    for seat in (ORANGE, WHITE, BLUE):
        assert refused(game, MoveGoetz("A1", seat=seat)) == "G-ACT-01"


def test_goetz_is_not_moved_without_a_seven():
    """G-GOE-02."""
    game = position()
    assert refused(game, MoveGoetz("A1", seat=RED)) == "G-ACT-03"


def test_while_he_stays_the_hex_does_not_produce_and_then_it_does_again():
    """G-GOE-03."""
    game = at_goetz(3, halls={"Kassel": ORANGE})
    act(game, MoveGoetz("E2", seat=RED))
    for dice in ((4, 5), (3, 4)):
        act(game, EndTurn(seat=game.turn_seat))
        roll(game, *dice)
        assert hands(game) == [{}, {}, {}]
    act(game, MoveGoetz("A1", seat=WHITE))
    act(game, EndTurn(seat=WHITE))
    roll(game, 4, 5)
    assert hands(game) == [{}, {"ore": 1}, {}]


@pytest.mark.parametrize(("thief", "victim"), [(a, b) for a in COLOURS for b in COLOURS if a != b])
def test_the_only_target_is_robbed_without_asking(thief, victim):
    """G-GOE-04, GQ-05."""
    game = at_goetz(turn=thief, halls={"Kassel": victim}, hands={victim: {"wool": 2, "ore": 1}})
    assert act(game, MoveGoetz("E2", seat=thief)) == [GoetzMoved(thief, "E2")]
    assert (game.phase, game.to_act, game.position()["victim"]) == ("steal", ("chance",), victim)
    assert chance(game, Steal("wool")) == [Stolen(thief, victim, "wool")]
    expected: list[dict[str, int]] = [{}, {}, {}, {}]
    expected[thief], expected[victim] = {"wool": 1}, {"wool": 1, "ore": 1}
    assert hands(game) == expected
    assert game.position()["hand_size"] == [sum(cards.values()) for cards in expected]
    assert (game.phase, game.position()["victim"]) == ("main", None)


def test_among_several_targets_the_roller_chooses():
    """G-GOE-04."""
    rich = {seat: {"ore": 1} for seat in COLOURS}
    game = at_goetz(halls=AROUND_E2, hands=rich)
    act(game, MoveGoetz("E2", seat=RED))
    assert (game.phase, game.to_act) == ("rob", (RED,))
    assert game.legal(RED) == [Rob(seat, seat=RED) for seat in (ORANGE, WHITE, BLUE)]
    act(game, Rob(WHITE, seat=RED))
    assert (game.phase, game.position()["victim"]) == ("steal", WHITE)
    chance(game, Steal("ore"))
    assert hands(game) == [{"ore": 2}, {"ore": 1}, {}, {"ore": 1}]


@pytest.mark.parametrize("turn", [RED, ORANGE, WHITE])
def test_two_targets_are_enough_to_be_asked(turn):
    """G-GOE-04."""
    halls = dict(zip(("Kassel", "Marburg", "Dortmund"), (RED, ORANGE, WHITE), strict=True))
    game = at_goetz(3, turn, halls=halls, hands={seat: {"ore": 1} for seat in range(3)})
    act(game, MoveGoetz("E2", seat=turn))
    assert game.legal(turn) == [Rob(seat, seat=turn) for seat in range(3) if seat != turn]


def test_the_steal_is_not_optional():
    """GQ-08, G-ACT-02."""
    game = at_goetz(halls=AROUND_E2, hands={seat: {"ore": 1} for seat in COLOURS})
    act(game, MoveGoetz("E2", seat=RED))
    assert refused(game, Done(seat=RED)) == "G-ACT-02"
    assert refused(game, EndTurn(seat=RED)) == "G-ACT-02"


def test_one_never_robs_oneself_nor_a_seat_that_is_not_there():
    """G-GOE-05, G-GOE-04, G-ACT-05."""
    halls = {"Kassel": RED, "Marburg": ORANGE, "Dortmund": WHITE}
    rich = {seat: {"ore": 1} for seat in (RED, ORANGE, WHITE)}
    game = at_goetz(halls=halls, hands=rich | {BLUE: {"ore": 1}})
    act(game, MoveGoetz("E2", seat=RED))
    assert refused(game, Rob(RED, seat=RED)) == "G-GOE-05"
    assert refused(game, Rob(BLUE, seat=RED)) == "G-GOE-04"
    assert refused(game, Rob(WHITE, seat=ORANGE)) == "G-ACT-01"
    three = at_goetz(3, halls=halls, hands=rich)
    act(three, MoveGoetz("E2", seat=RED))
    assert refused(three, Rob(BLUE, seat=RED)) == "G-ACT-05"


def test_an_empty_hand_is_no_target():
    """GQ-05, G-GOE-04."""
    game = at_goetz(halls=AROUND_E2, hands={ORANGE: {"ore": 1}, BLUE: {"ore": 1}})
    act(game, MoveGoetz("E2", seat=RED))
    assert game.legal(RED) == [Rob(ORANGE, seat=RED), Rob(BLUE, seat=RED)]
    assert refused(game, Rob(WHITE, seat=RED)) == "G-GOE-04"
    game = at_goetz(halls=AROUND_E2, hands={WHITE: {"ore": 1}})
    act(game, MoveGoetz("E2", seat=RED))
    assert game.position()["victim"] == WHITE


@pytest.mark.parametrize("halls", [{}, {"Kassel": RED}, {"Ulm": ORANGE}, {"Kassel": RED, "Marburg": WHITE}], ids=str)
def test_with_nobody_to_rob_nothing_is_stolen(halls):
    """G-GOE-05, GQ-05."""
    game = at_goetz(halls=halls, hands={RED: {"wool": 3}, ORANGE: {"ore": 1}})
    assert act(game, MoveGoetz("E2", seat=RED)) == [GoetzMoved(RED, "E2")]
    assert game.phase == "main"
    assert hands(game) == [{"wool": 3}, {"ore": 1}, {}, {}]


def test_only_town_halls_at_his_new_hex_count():
    """G-GOE-04: not those at the hex he left, nor landmarks there."""
    game = at_goetz(goetz="E2", halls={"Kassel": BLUE, "Ulm": ORANGE}, landmarks={"Freiburg": WHITE},
                    hands={seat: {"ore": 1} for seat in COLOURS})  # fmt: skip
    act(game, MoveGoetz("H1", seat=RED))
    assert game.position()["victim"] == ORANGE


def test_discards_then_goetz_then_the_steal():
    """G-GOE-06."""
    game = at_goetz(halls={"Kassel": BLUE}, hands={BLUE: {"ore": 8}})
    phases = [game.phase]
    for action in (*[Discard("ore", seat=BLUE)] * 4, MoveGoetz("E2", seat=RED), Steal("ore", seat="chance")):
        act(game, action)
        phases.append(game.phase)
    assert phases == ["discard", "discard", "discard", "discard", "goetz", "steal", "main"]
    assert hands(game) == [{"ore": 1}, {}, {}, {"ore": 3}]


def test_moving_goetz_changes_nothing_but_his_place():
    """G-GOE-02."""
    game = at_goetz()
    assert changed(game, MoveGoetz("A1", seat=RED)) == {"goetz", "phase"}
