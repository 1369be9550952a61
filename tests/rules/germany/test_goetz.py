"""Moving Götz and stealing cards (G-GOE)."""

import pytest

from hexstead.board import shipped_map
from hexstead.core.actions import Discard, Done, EndTurn, PlayCard, Rob, Roll, Steal
from hexstead.core.events import Stolen
from hexstead.games.germany.actions import MoveGoetz
from hexstead.games.germany.events import GoetzMoved

from ..game_helpers import BLUE, COLOURS, ORANGE, RED, WHITE, act, chance, changed_fields, hands, refused, roll
from .positions import position

HEXES = [tile["id"] for tile in shipped_map("germany").data["hexes"]]
AROUND_E2 = {"Kassel": RED, "Marburg": ORANGE, "Dortmund": WHITE, "Düsseldorf": BLUE}


def at_goetz(players=4, turn=RED, **more):
    """Return a game in which the turn player must move Götz after a 7."""
    game = position(players, turn=turn, phase="pre_roll", **more)
    roll(game, 1, 6)
    return game


@pytest.mark.parametrize("turn", COLOURS)
def test_after_a_seven_the_turn_player_moves_goetz_to_any_other_hex(turn):
    """G-GOE-02, GQ-06."""
    game = at_goetz(turn=turn, goetz="E2")
    assert (game.phase, game.to_act) == ("goetz", (turn,))
    others = [hex for hex in HEXES if hex != "E2"]
    assert len(others) == 29
    assert game.legal(turn) == [MoveGoetz(hex, seat=turn) for hex in others]
    assert act(game, MoveGoetz("I1", seat=turn)) == [GoetzMoved(turn, "I1")]
    assert (game.position()["goetz"], game.phase) == ("I1", "main")


def test_goetz_cannot_stay_on_his_hex():
    """G-GOE-02."""
    game = at_goetz(goetz="E2")
    assert refused(game, MoveGoetz("E2", seat=RED)) == "G-GOE-02"


def test_moving_goetz_is_mandatory_and_precedes_other_actions():
    """G-GOE-02, GQ-08, G-ACT-02."""
    game = at_goetz(cards={RED: {"trade": 1}})
    for action in (Done(seat=RED), EndTurn(seat=RED), PlayCard("trade", seat=RED), Roll(seat=RED)):
        assert refused(game, action) == "G-ACT-02"
    for seat in (ORANGE, WHITE, BLUE):
        assert refused(game, MoveGoetz("A1", seat=seat)) == "G-ACT-01"


def test_goetz_cannot_be_moved_without_a_seven():
    """G-GOE-02."""
    game = position()
    assert refused(game, MoveGoetz("A1", seat=RED)) == "G-ACT-03"


def test_the_hex_under_goetz_does_not_produce_until_he_leaves():
    """G-GOE-03."""
    game = at_goetz(3, halls={"Kassel": ORANGE})
    act(game, MoveGoetz("E2", seat=RED))
    for dice in ((4, 6), (3, 4)):
        act(game, EndTurn(seat=game.turn_seat))
        roll(game, *dice)
        assert hands(game) == [{}, {}, {}]
    act(game, MoveGoetz("A1", seat=WHITE))
    act(game, EndTurn(seat=WHITE))
    roll(game, 4, 6)
    assert hands(game) == [{}, {"ore": 1}, {}]


@pytest.mark.parametrize(("thief", "victim"), [(a, b) for a in COLOURS for b in COLOURS if a != b])
def test_a_single_victim_is_robbed_without_a_prompt(thief, victim):
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


def test_the_turn_player_chooses_between_several_victims():
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
def test_two_possible_victims_lead_to_a_prompt(turn):
    """G-GOE-04."""
    halls = dict(zip(("Kassel", "Marburg", "Dortmund"), (RED, ORANGE, WHITE), strict=True))
    game = at_goetz(3, turn, halls=halls, hands={seat: {"ore": 1} for seat in range(3)})
    act(game, MoveGoetz("E2", seat=turn))
    assert game.legal(turn) == [Rob(seat, seat=turn) for seat in range(3) if seat != turn]


def test_stealing_is_mandatory():
    """GQ-08, G-ACT-02."""
    game = at_goetz(halls=AROUND_E2, hands={seat: {"ore": 1} for seat in COLOURS})
    act(game, MoveGoetz("E2", seat=RED))
    assert refused(game, Done(seat=RED)) == "G-ACT-02"
    assert refused(game, EndTurn(seat=RED)) == "G-ACT-02"


def test_a_seat_cannot_rob_itself_or_a_missing_seat():
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


def test_a_seat_with_an_empty_hand_cannot_be_robbed():
    """GQ-05, G-GOE-04."""
    game = at_goetz(halls=AROUND_E2, hands={ORANGE: {"ore": 1}, BLUE: {"ore": 1}})
    act(game, MoveGoetz("E2", seat=RED))
    assert game.legal(RED) == [Rob(ORANGE, seat=RED), Rob(BLUE, seat=RED)]
    assert refused(game, Rob(WHITE, seat=RED)) == "G-GOE-04"
    game = at_goetz(halls=AROUND_E2, hands={WHITE: {"ore": 1}})
    act(game, MoveGoetz("E2", seat=RED))
    assert game.position()["victim"] == WHITE


@pytest.mark.parametrize("halls", [{}, {"Kassel": RED}, {"Ulm": ORANGE}, {"Kassel": RED, "Marburg": WHITE}], ids=str)
def test_nothing_is_stolen_without_a_victim(halls):
    """G-GOE-05, GQ-05."""
    game = at_goetz(halls=halls, hands={RED: {"wool": 3}, ORANGE: {"ore": 1}})
    assert act(game, MoveGoetz("E2", seat=RED)) == [GoetzMoved(RED, "E2")]
    assert game.phase == "main"
    assert hands(game) == [{"wool": 3}, {"ore": 1}, {}, {}]


def test_only_town_halls_at_the_new_hex_make_victims():
    """G-GOE-04: not those at the hex that he left, and not landmarks."""
    game = at_goetz(goetz="E2", halls={"Kassel": BLUE, "Ulm": ORANGE}, landmarks={"Freiburg": WHITE},
                    hands={seat: {"ore": 1} for seat in COLOURS})  # fmt: skip
    act(game, MoveGoetz("H1", seat=RED))
    assert game.position()["victim"] == ORANGE


def test_discards_goetz_and_theft_follow_in_this_order():
    """G-GOE-06."""
    game = at_goetz(halls={"Kassel": BLUE}, hands={BLUE: {"ore": 8}})
    phases = [game.phase]
    for action in (*[Discard("ore", seat=BLUE)] * 4, MoveGoetz("E2", seat=RED), Steal("ore", seat="chance")):
        act(game, action)
        phases.append(game.phase)
    assert phases == ["discard", "discard", "discard", "discard", "goetz", "steal", "main"]
    assert hands(game) == [{"ore": 1}, {}, {}, {"ore": 3}]


def test_moving_goetz_changes_only_his_hex():
    """G-GOE-02."""
    game = at_goetz()
    assert changed_fields(game, MoveGoetz("A1", seat=RED)) == {"goetz", "phase"}
