"""Discards on a 7 (G-GOE-01)."""

import pytest

from hexstead.core.actions import Decline, Discard, Done, EndTurn, PlayCard, Roll
from hexstead.core.events import Discarded, Rolled, SetAside
from hexstead.games.germany.actions import MoveGoetz
from hexstead.games.germany.events import GoetzMoved

from ..game_helpers import BLUE, COLOURS, ORANGE, RED, WHITE, act, changed_fields, hand, hands, refused, roll, supply
from .positions import position


def seven(players=4, turn=RED, **hands):
    """Return a game in which a 7 was just rolled."""
    game = position(players, turn=turn, phase="pre_roll", **hands)
    roll(game, 3, 4)
    return game


@pytest.mark.parametrize(
    ("held", "owed"), [(0, 0), (1, 0), (6, 0), (7, 0), (8, 4), (9, 4), (10, 5), (11, 5), (13, 6), (18, 9)]
)
@pytest.mark.parametrize("seat", COLOURS)
def test_a_seat_with_more_than_seven_cards_discards_half_rounded_down(seat, held, owed):
    """G-GOE-01."""
    game = seven(hands={seat: {"ore": held}})
    assert game.position()["discard_due"] == [owed if i == seat else 0 for i in COLOURS]
    assert game.phase == ("discard" if owed else "goetz")
    for _ in range(owed):
        assert game.to_act == (seat,)
        act(game, Discard("ore", seat=seat))
    assert hand(game, seat).get("ore", 0) == held - owed
    assert game.phase == "goetz"


def test_worked_example_of_discards():
    """G-T01: of 9 cards 4 are discarded, of 8 cards 4, of 7 cards none."""
    game = seven(3, hands={RED: {"ore": 9}, ORANGE: {"wool": 7}, WHITE: {"brick": 3, "grain": 5}})
    assert game.position()["discard_due"] == [4, 0, 4]
    assert game.to_act == (RED, WHITE)


def test_the_total_hand_size_counts():
    """G-GOE-01."""
    two_each = dict.fromkeys(("lumber", "brick", "wool", "grain"), 2)
    assert seven(hands={BLUE: two_each}).position()["discard_due"] == [0, 0, 0, 4]
    assert seven(hands={BLUE: two_each | {"grain": 1}}).position()["discard_due"] == [0, 0, 0, 0]


def test_development_cards_do_not_count():
    """G-GOE-01: resource cards only."""
    game = seven(hands={RED: {"ore": 7}}, cards={RED: {"mercenary": 5}})
    assert game.phase == "goetz"


def test_seats_discard_simultaneously_in_any_order():
    """G-GOE-01."""
    game = seven(hands={seat: {"ore": 3, "wool": 1, "grain": 4} for seat in (RED, WHITE, BLUE)}, turn=ORANGE)
    assert game.to_act == (RED, WHITE, BLUE)
    act(game, Discard("ore", seat=BLUE))
    act(game, Discard("wool", seat=RED))
    assert game.to_act == (RED, WHITE, BLUE)
    for _ in range(3):
        act(game, Discard("grain", seat=BLUE))
    assert game.to_act == (RED, WHITE)
    assert game.position()["discard_due"] == [3, 0, 4, 0]


def test_each_seat_chooses_its_discards():
    """G-GOE-01."""
    game = seven(hands={RED: {"ore": 4, "wool": 4}})
    for resource in ("ore", "wool", "wool", "ore"):
        assert {action.resource for action in game.legal(RED)} == {"ore", "wool"}
        act(game, Discard(resource, seat=RED))
    assert hand(game, RED) == {"ore": 2, "wool": 2}
    assert supply(game) == {"lumber": 18, "brick": 18, "wool": 16, "grain": 18, "ore": 16}


def test_a_card_that_is_not_held_cannot_be_discarded():
    """G-ACT-06, G-GOE-01."""
    game = seven(hands={RED: {"ore": 7, "wool": 1}})
    assert refused(game, Discard("grain", seat=RED)) == "G-ACT-06"
    act(game, Discard("wool", seat=RED))
    assert refused(game, Discard("wool", seat=RED)) == "G-ACT-06"


def test_a_seat_that_owes_no_cards_cannot_discard():
    """G-ACT-01, G-GOE-01."""
    game = seven(hands={RED: {"ore": 8}, ORANGE: {"wool": 8}, WHITE: {"brick": 7}})
    assert refused(game, Discard("brick", seat=WHITE)) == "G-ACT-01"
    for _ in range(4):
        act(game, Discard("ore", seat=RED))
    assert refused(game, Discard("ore", seat=RED)) == "G-ACT-01"


def test_discards_precede_moving_goetz():
    """G-GOE-06, G-ACT-02."""
    game = seven(hands={RED: {"ore": 8}, ORANGE: {"wool": 8}})
    assert refused(game, MoveGoetz("A1", seat=RED)) == "G-ACT-02"
    assert refused(game, Done(seat=RED)) == "G-ACT-02"
    for _ in range(4):
        act(game, Discard("ore", seat=RED))
    assert refused(game, MoveGoetz("A1", seat=RED)) == "G-ACT-01"
    for _ in range(4):
        act(game, Discard("wool", seat=ORANGE))
    assert (game.phase, game.to_act) == ("goetz", (RED,))
    assert act(game, MoveGoetz("A1", seat=RED)) == [GoetzMoved(RED, "A1")]


def test_discard_events_follow_in_seat_order_when_all_have_chosen():
    """G-INFO-02, G-GOE-01."""
    game = seven(hands={RED: {"grain": 8}, WHITE: {"ore": 4, "lumber": 4}}, turn=BLUE)
    for resource in ("ore", "lumber", "ore", "lumber"):
        assert act(game, Discard(resource, seat=WHITE)) == [SetAside(WHITE, resource)]
    for _ in range(3):
        assert act(game, Discard("grain", seat=RED)) == [SetAside(RED, "grain")]
    assert act(game, Discard("grain", seat=RED)) == [
        SetAside(RED, "grain"), Discarded(RED, "grain", 4), Discarded(WHITE, "lumber", 2), Discarded(WHITE, "ore", 2),
    ]  # fmt: skip
    assert hands(game) == [{"grain": 4}, {}, {"lumber": 2, "ore": 2}, {}]
    assert game.position()["hand_size"] == [4, 0, 4, 0]
    assert game.position()["discarded"] == [{}, {}, {}, {}]
    assert supply(game) == {"lumber": 16, "brick": 18, "wool": 18, "grain": 14, "ore": 16}


def test_hand_sizes_and_the_supply_do_not_change_until_all_have_chosen():
    """G-INFO-02."""
    game = seven(hands={RED: {"grain": 8}, WHITE: {"ore": 8}})
    assert changed_fields(game, Discard("grain", seat=RED)) == {"hand", "discarded", "discard_due"}
    assert game.position()["hand_size"] == [8, 0, 8, 0]
    assert supply(game) == {"lumber": 18, "brick": 18, "wool": 18, "grain": 10, "ore": 10}
    assert game.position()["discarded"] == [{"grain": 1}, {}, {}, {}]


@pytest.mark.parametrize("dice", [(1, 5), (2, 6), (6, 6), (1, 1)])
def test_other_rolls_cause_no_discards(dice):
    """G-GOE-01."""
    game = position(phase="pre_roll", hands={seat: {"ore": 4, "wool": 4} for seat in COLOURS})
    assert roll(game, *dice) == [Rolled(RED, *dice)]
    assert game.phase == "main"


def test_all_other_actions_are_refused_until_the_discards_are_complete():
    """G-ACT-02."""
    game = seven(hands={RED: {"ore": 8}}, cards={RED: {"mercenary": 1}})
    for action in (EndTurn(seat=RED), Roll(seat=RED), PlayCard("mercenary", seat=RED), Decline(seat=RED)):
        assert refused(game, action) == "G-ACT-02"
