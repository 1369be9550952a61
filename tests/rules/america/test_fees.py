"""Fees for rails of other seats (A-FEE)."""

from typing import Any

import pytest

from hexstead import BadPosition
from hexstead.core.actions import EndTurn
from hexstead.core.events import Paid
from hexstead.games.america.actions import BuyResource, SellForGold
from hexstead.games.america.events import FeePaid, TrainMoved

from ..game_helpers import BLUE, COLOURS, ORANGE, RED, WHITE, act, allowed, changed_fields, hand, refused, roll
from .positions import gold, position
from .rail_helpers import PLENTY, end_turn, gold_changes, line, move_train, pass_turn, rail, ride, train

# A line of red's rails, then two of blue's, then two of orange's.
ROUTE = line("Columbus", "g10y4", "Indianapolis", "g9y5", "St. Louis", "g8y6", "g8y5", "Omaha")
RAILWAYS: dict[str, Any] = {
    "cities": {"Columbus": RED, "St. Louis": BLUE, "Omaha": ORANGE},
    "rails": {RED: ROUTE[:2], BLUE: ROUTE[2:4] + line("St. Louis", "g9y7"), ORANGE: ROUTE[4:]},
    "hands": {RED: {"coal": 3}},
}
PER_MOVE = {"fee.scope": "perTrainOwnerMove"}


def test_moving_onto_a_rail_of_another_seat_costs_one_gold():
    """A-FEE-01, A-FEE-06."""
    game = position(**RAILWAYS, trains={RED: [ROUTE[1], None]}, gold={RED: 2, ORANGE: 1, WHITE: 1, BLUE: 1})
    assert act(game, move_train(ROUTE[2])) == [Paid(RED, "coal", 1), FeePaid(RED, BLUE), TrainMoved(RED, 0, ROUTE[2])]
    assert gold(game) == [1, 1, 1, 2]
    assert game.position()["fees"] == [1 << BLUE, 0]


def test_a_fee_changes_only_gold_and_the_fields_of_a_move():
    """A-FEE-01."""
    game = position(**RAILWAYS, trains={RED: [ROUTE[0], None]}, gold={RED: 2})
    act(game, move_train(ROUTE[1]))
    assert changed_fields(game, move_train(ROUTE[2])) == {"train_at", "move_steps", "move_made", "gold", "fees"}


def test_the_fee_is_paid_once_per_owner():
    """A-FEE-02, A-FEE-08."""
    game = position(**RAILWAYS, trains={RED: [ROUTE[0], None]}, gold={RED: 3})
    gains = [gold_changes(game, move_train(path)) for path in ROUTE[1:]]
    blue, orange, none = [-1, 0, 0, 1], [-1, 1, 0, 0], [0, 0, 0, 0]
    assert gains == [none, blue, none, orange, none, none]
    assert gold(game) == [1, 1, 0, 1]


@pytest.mark.parametrize("seat", COLOURS)
@pytest.mark.parametrize("owner", COLOURS)
def test_only_own_rails_are_free(seat, owner):
    """A-FEE-08, A-FEE-01."""
    home, there = line("Columbus", "g10y4"), line("Chicago", "g10y4")
    laid = {seat: home, owner: there} if owner != seat else {seat: home + there}
    towns = {"Columbus": seat, "Chicago": owner}
    game = position(turn=seat, cities=towns, rails=laid, trains={seat: [home[0], None]}, gold={seat: 1},
                    hands={seat: {"coal": 1}})  # fmt: skip
    expected = [0, 0, 0, 0]
    if owner != seat:
        expected[seat], expected[owner] = -1, 1
    assert gold_changes(game, move_train(there[0], seat)) == expected


def test_the_second_train_pays_again():
    """A-FEE-03."""
    game = position(**RAILWAYS, trains={RED: [ROUTE[1], ROUTE[1]]}, gold={RED: 2})
    assert gold_changes(game, move_train(ROUTE[2])) == [-1, 0, 0, 1]
    assert gold_changes(game, move_train(ROUTE[2], which=1)) == [-1, 0, 0, 1]
    assert game.position()["fees"] == [1 << BLUE, 1 << BLUE]
    assert gold_changes(game, move_train(ROUTE[3])) == [0, 0, 0, 0]


def test_the_fee_is_due_again_in_the_next_turn():
    """A-FEE-04."""
    game = position(**RAILWAYS, trains={RED: [ROUTE[1], ROUTE[0]]}, gold={RED: 2})
    act(game, move_train(ROUTE[2]))
    act(game, move_train(ROUTE[1], which=1))
    act(game, move_train(ROUTE[2], which=1))
    end_turn(game)
    assert game.position()["fees"] == [0, 0]


@pytest.mark.parametrize("players", [3, 4])
def test_the_same_train_pays_the_same_owner_again_in_its_next_turn(players):
    """A-FEE-04, A-FEE-05, AQ-67."""
    setup: dict[str, Any] = {
        "players": players, "cities": {"Columbus": RED, "St. Louis": WHITE},
        "rails": {RED: ROUTE[:2], WHITE: ROUTE[2:4]},
        "hands": {RED: {"coal": 3}}, "trains": {RED: [ROUTE[1], None]}, "gold": {RED: 1},
    }  # fmt: skip
    game = position(**setup)
    none, fee = [0] * players, [-1, 0, 1, 0][:players]
    assert gold_changes(game, move_train(ROUTE[2])) == fee
    end_turn(game)
    for _ in range(players - 1):
        pass_turn(game)
    roll(game, 1, 1)
    assert gold_changes(game, move_train(ROUTE[1])) == none  # leaving the rail is free
    assert gold_changes(game, move_train(ROUTE[2])) == fee
    assert gold_changes(game, move_train(ROUTE[3])) == none


def test_staying_on_or_leaving_the_first_rail_of_a_turn_is_free():
    """A-FEE-05, A-FEE-06."""
    game = position(**RAILWAYS, trains={RED: [ROUTE[2], None]})
    assert gold_changes(game, move_train(ROUTE[1])) == [0, 0, 0, 0]
    game = position(**RAILWAYS, trains={RED: [ROUTE[2], None]}, gold={RED: 1})
    assert gold_changes(game, EndTurn(seat=RED)) == [0, 0, 0, 0]


def test_moving_to_another_rail_of_the_same_owner_costs_a_fee():
    """AQ-67, A-FEE-05."""
    game = position(**RAILWAYS, trains={RED: [ROUTE[2], None]}, gold={RED: 2})
    assert gold_changes(game, move_train(ROUTE[3])) == [-1, 0, 0, 1]
    assert gold_changes(game, move_train(ROUTE[2])) == [0, 0, 0, 0]


def test_returning_to_a_rail_of_another_seat_costs_a_fee():
    """AQ-67, AQ-70."""
    game = position(**RAILWAYS, trains={RED: [ROUTE[2], None]}, gold={RED: 2})
    assert gold_changes(game, move_train(ROUTE[1])) == [0, 0, 0, 0]
    assert gold_changes(game, move_train(ROUTE[2])) == [-1, 0, 0, 1]


def test_a_move_is_refused_without_gold_for_the_fee():
    """A-FEE-07, AQ-65."""
    game = position(**RAILWAYS, trains={RED: [ROUTE[1], None]}, gold={BLUE: 5})
    assert refused(game, move_train(ROUTE[2])) == "A-FEE-07"
    assert allowed(game, move_train(ROUTE[0]))
    rich = position(**RAILWAYS | {"hands": {RED: {"coal": 3, "ore": 3}}}, trains={RED: [ROUTE[1], None]})
    assert refused(rich, move_train(ROUTE[2])) == "A-FEE-07"
    act(rich, SellForGold("ore", seat=RED))
    assert gold_changes(rich, move_train(ROUTE[2])) == [-1, 0, 0, 1]


def test_each_owner_must_be_paid():
    """A-FEE-07, A-FEE-02."""
    game = position(**RAILWAYS, trains={RED: [ROUTE[1], None]}, gold={RED: 1})
    ride(game, ROUTE[2:4])
    assert refused(game, move_train(ROUTE[4])) == "A-FEE-07"
    assert gold(game) == [0, 0, 0, 1]


def test_the_moving_seat_always_pays_the_fee():
    """AQ-69, AQ-65."""
    game = position(**RAILWAYS, trains={RED: [ROUTE[1], None]}, gold={ORANGE: 9, WHITE: 9, BLUE: 9})
    assert refused(game, move_train(ROUTE[2])) == "A-FEE-07"


def test_a_rebuilt_train_pays_again():
    """AQ-66, A-TMOV-15."""
    setup = {**RAILWAYS, "hands": {RED: {**PLENTY, "coal": 4}}, "cities": {"Indianapolis": RED, **RAILWAYS["cities"]}}
    game = position(**setup, trains={RED: [ROUTE[1], ROUTE[1]]}, gold={RED: 4})
    assert gold_changes(game, move_train(ROUTE[2])) == [-1, 0, 0, 1]
    assert gold_changes(game, move_train(ROUTE[2], which=1)) == [-1, 0, 0, 1]
    act(game, train(ROUTE[1], RED, "first"))
    assert game.position()["fees"] == [0, 1 << BLUE]
    assert gold_changes(game, move_train(ROUTE[2])) == [-1, 0, 0, 1]


def test_a_new_train_does_not_share_the_fees_of_the_other():
    """AQ-66, A-FEE-03."""
    setup = {**RAILWAYS, "hands": {RED: PLENTY}, "cities": {"Indianapolis": RED, **RAILWAYS["cities"]}}
    game = position(**setup, trains={RED: [ROUTE[1], None]}, gold={RED: 2})
    act(game, move_train(ROUTE[2]))
    act(game, train(ROUTE[1], RED))
    assert game.position()["fees"] == [1 << BLUE, 0]
    assert gold_changes(game, move_train(ROUTE[2], which=1)) == [-1, 0, 0, 1]


def test_there_are_no_neutral_rails():
    """AQ-68: a position with a neutral rail is rejected."""
    with pytest.raises(BadPosition, match="rail_owner"):
        position(3, rail_owner={ROUTE[0]: "neutral"})
    with pytest.raises(BadPosition, match="rail_owner"):
        position(3, rail_owner={ROUTE[0]: 3})


def second_move(options: dict[str, Any], *, pause: bool) -> list[int]:
    """Return the changes in gold when a train moves onto blue's rails again; with `pause` it starts a new move."""
    hands = {RED: {"coal": 3, "ore": 1, "lumber": 1}}
    game = position(**RAILWAYS | {"hands": hands}, trains={RED: [ROUTE[1], None]}, gold={RED: 3}, options=options)
    assert gold_changes(game, move_train(ROUTE[2])) == [-1, 0, 0, 1]
    ride(game, [ROUTE[1]])
    if pause:
        act(game, rail("Columbus-g11y5", RED))
    return gold_changes(game, move_train(ROUTE[2]))


def test_a_fee_is_paid_once_per_turn_over_several_moves():
    """A-FEE-04, `fee.scope`."""
    assert second_move({}, pause=True) == [0, 0, 0, 0]
    assert second_move({}, pause=False) == [0, 0, 0, 0]


def test_an_option_charges_the_fee_for_every_move():
    """`fee.scope`."""
    assert second_move(PER_MOVE, pause=True) == [-1, 0, 0, 1]
    assert second_move(PER_MOVE, pause=False) == [0, 0, 0, 0]


def test_with_the_option_another_coal_continues_the_same_move():
    """`fee.scope`, A-TMOV-13."""
    game = position(**RAILWAYS, trains={RED: [ROUTE[1], None]}, gold={RED: 1}, options=PER_MOVE)
    ride(game, [ROUTE[2], ROUTE[3], ROUTE[2]])
    assert gold_changes(game, move_train(ROUTE[3])) == [0, 0, 0, 0]
    assert hand(game, RED) == {"coal": 1}


def test_with_the_option_a_new_move_is_refused_without_gold():
    """`fee.scope`, A-FEE-07."""
    for options, rule in ((PER_MOVE, "A-FEE-07"), ({}, None)):
        game = position(**RAILWAYS, trains={RED: [ROUTE[1], ROUTE[0]]}, gold={RED: 1}, options=options)
        act(game, move_train(ROUTE[2]))
        act(game, move_train(ROUTE[1], which=1))
        assert game.check(move_train(ROUTE[3])) == rule


def test_with_the_option_fees_are_tracked_separately_for_each_train():
    """`fee.scope`, A-FEE-03."""
    game = position(**RAILWAYS, trains={RED: [ROUTE[1], ROUTE[1]]}, gold={RED: 4}, options=PER_MOVE)
    assert gold_changes(game, move_train(ROUTE[2])) == [-1, 0, 0, 1]
    assert gold_changes(game, move_train(ROUTE[2], which=1)) == [-1, 0, 0, 1]
    assert gold_changes(game, move_train(ROUTE[3], which=1)) == [0, 0, 0, 0]
    assert gold_changes(game, move_train(ROUTE[3])) == [-1, 0, 0, 1]


def test_spent_gold_cannot_pay_a_fee():
    """AQ-65."""
    game = position(**RAILWAYS, trains={RED: [ROUTE[1], None]}, gold={RED: 2})
    act(game, BuyResource("ore", seat=RED))
    assert refused(game, move_train(ROUTE[2])) == "A-FEE-07"
