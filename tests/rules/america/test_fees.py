"""Fees for the right of way: per train, owner and turn; what is free; what happens without gold (A-FEE)."""

from typing import Any

import pytest

from hexstead import BadPosition
from hexstead.core.actions import EndTurn
from hexstead.core.events import Paid
from hexstead.games.america.actions import BuyResource, SellForGold
from hexstead.games.america.events import FeePaid, TrainMoved

from ..tables import BLUE, COLOURS, ORANGE, RED, WHITE, act, allowed, changed, hand, refused, roll
from .table import gold, position
from .trackwork import PLENTY, end_turn, gained, line, pass_turn, rail, ride, step, train

# Red's rails, then two of blue's, then two of orange's, one after the other.
WAY = line("Columbus", "g10y4", "Indianapolis", "g9y5", "St. Louis", "g8y6", "g8y5", "Omaha")
WORLD: dict[str, Any] = {
    "cities": {"Columbus": RED, "St. Louis": BLUE, "Omaha": ORANGE},
    "rails": {RED: WAY[:2], BLUE: WAY[2:4] + line("St. Louis", "g9y7"), ORANGE: WAY[4:]},
    "hands": {RED: {"coal": 3}},
}
PER_MOVE = {"fee.scope": "perTrainOwnerMove"}


def test_a_step_onto_a_foreign_rail_costs_one_gold_paid_to_its_owner():
    """A-FEE-01, A-FEE-06."""
    game = position(**WORLD, trains={RED: [WAY[1], None]}, gold={RED: 2, ORANGE: 1, WHITE: 1, BLUE: 1})
    assert act(game, step(WAY[2])) == [Paid(RED, "coal", 1), FeePaid(RED, BLUE), TrainMoved(RED, 0, WAY[2])]
    assert gold(game) == [1, 1, 1, 2]
    assert game.position()["fees"] == [1 << BLUE, 0]


def test_a_fee_changes_nothing_beside_gold_and_what_a_step_changes():
    """A-FEE-01."""
    game = position(**WORLD, trains={RED: [WAY[0], None]}, gold={RED: 2})
    act(game, step(WAY[1]))
    assert changed(game, step(WAY[2])) == {"train_at", "move_steps", "move_made", "gold", "fees"}


def test_the_fee_is_flat_for_each_owner():
    """A-FEE-02, A-FEE-08."""
    game = position(**WORLD, trains={RED: [WAY[0], None]}, gold={RED: 3})
    gains = [gained(game, step(path)) for path in WAY[1:]]
    blue, orange, none = [-1, 0, 0, 1], [-1, 1, 0, 0], [0, 0, 0, 0]
    assert gains == [none, blue, none, orange, none, none]
    assert gold(game) == [1, 1, 0, 1]


@pytest.mark.parametrize("seat", COLOURS)
@pytest.mark.parametrize("owner", COLOURS)
def test_own_rails_are_free_and_all_others_are_not(seat, owner):
    """A-FEE-08, A-FEE-01."""
    home, there = line("Columbus", "g10y4"), line("Chicago", "g10y4")
    laid = {seat: home, owner: there} if owner != seat else {seat: home + there}
    towns = {"Columbus": seat, "Chicago": owner}
    game = position(turn=seat, cities=towns, rails=laid, trains={seat: [home[0], None]}, gold={seat: 1},
                    hands={seat: {"coal": 1}})  # fmt: skip
    expected = [0, 0, 0, 0]
    if owner != seat:
        expected[seat], expected[owner] = -1, 1
    assert gained(game, step(there[0], seat)) == expected


def test_the_second_train_pays_again():
    """A-FEE-03."""
    game = position(**WORLD, trains={RED: [WAY[1], WAY[1]]}, gold={RED: 2})
    assert gained(game, step(WAY[2])) == [-1, 0, 0, 1]
    assert gained(game, step(WAY[2], which=1)) == [-1, 0, 0, 1]
    assert game.position()["fees"] == [1 << BLUE, 1 << BLUE]
    assert gained(game, step(WAY[3])) == [0, 0, 0, 0]


def test_in_the_next_turn_the_fee_is_due_again():
    """A-FEE-04."""
    game = position(**WORLD, trains={RED: [WAY[1], WAY[0]]}, gold={RED: 2})
    act(game, step(WAY[2]))
    act(game, step(WAY[1], which=1))
    act(game, step(WAY[2], which=1))
    end_turn(game)
    assert game.position()["fees"] == [0, 0]


@pytest.mark.parametrize("players", [3, 4])
def test_a_round_later_the_same_train_pays_the_same_owner_again(players):
    """A-FEE-04, A-FEE-05, AQ-67."""
    table: dict[str, Any] = {
        "players": players, "cities": {"Columbus": RED, "St. Louis": WHITE}, "rails": {RED: WAY[:2], WHITE: WAY[2:4]},
        "hands": {RED: {"coal": 3}}, "trains": {RED: [WAY[1], None]}, "gold": {RED: 1},
    }  # fmt: skip
    game = position(**table)
    none, fee = [0] * players, [-1, 0, 1, 0][:players]
    assert gained(game, step(WAY[2])) == fee
    end_turn(game)
    for _ in range(players - 1):
        pass_turn(game)
    roll(game, 1, 1)
    assert gained(game, step(WAY[1])) == none  # leaving the foreign rail is free
    assert gained(game, step(WAY[2])) == fee
    assert gained(game, step(WAY[3])) == none


def test_the_rail_at_the_start_of_the_turn_is_free_to_stay_on_and_to_leave():
    """A-FEE-05, A-FEE-06."""
    game = position(**WORLD, trains={RED: [WAY[2], None]})
    assert gained(game, step(WAY[1])) == [0, 0, 0, 0]
    game = position(**WORLD, trains={RED: [WAY[2], None]}, gold={RED: 1})
    assert gained(game, EndTurn(seat=RED)) == [0, 0, 0, 0]


def test_from_a_foreign_rail_to_another_of_the_same_owner_costs():
    """AQ-67, A-FEE-05."""
    game = position(**WORLD, trains={RED: [WAY[2], None]}, gold={RED: 2})
    assert gained(game, step(WAY[3])) == [-1, 0, 0, 1]
    assert gained(game, step(WAY[2])) == [0, 0, 0, 0]


def test_who_leaves_a_foreign_rail_and_comes_back_pays():
    """AQ-67, AQ-70."""
    game = position(**WORLD, trains={RED: [WAY[2], None]}, gold={RED: 2})
    assert gained(game, step(WAY[1])) == [0, 0, 0, 0]
    assert gained(game, step(WAY[2])) == [-1, 0, 0, 1]


def test_without_gold_the_step_is_refused():
    """A-FEE-07, AQ-65."""
    game = position(**WORLD, trains={RED: [WAY[1], None]}, gold={BLUE: 5})
    assert refused(game, step(WAY[2])) == "A-FEE-07"
    assert allowed(game, step(WAY[0]))
    rich = position(**WORLD | {"hands": {RED: {"coal": 3, "ore": 3}}}, trains={RED: [WAY[1], None]})
    assert refused(rich, step(WAY[2])) == "A-FEE-07"
    act(rich, SellForGold("ore", seat=RED))
    assert gained(rich, step(WAY[2])) == [-1, 0, 0, 1]


def test_gold_for_one_owner_does_not_pay_the_next():
    """A-FEE-07, A-FEE-02."""
    game = position(**WORLD, trains={RED: [WAY[1], None]}, gold={RED: 1})
    ride(game, WAY[2:4])
    assert refused(game, step(WAY[4])) == "A-FEE-07"
    assert gold(game) == [0, 0, 0, 1]


def test_nobody_waives_a_fee_and_nobody_else_pays_it():
    """AQ-69, AQ-65: every step onto a foreign rail takes the gold, whoever is rich."""
    game = position(**WORLD, trains={RED: [WAY[1], None]}, gold={ORANGE: 9, WHITE: 9, BLUE: 9})
    assert refused(game, step(WAY[2])) == "A-FEE-07"


def test_a_rebuilt_train_is_a_new_one_and_pays_again():
    """AQ-66, A-TMOV-15."""
    table = {**WORLD, "hands": {RED: {**PLENTY, "coal": 4}}, "cities": {"Indianapolis": RED, **WORLD["cities"]}}
    game = position(**table, trains={RED: [WAY[1], WAY[1]]}, gold={RED: 4})
    assert gained(game, step(WAY[2])) == [-1, 0, 0, 1]
    assert gained(game, step(WAY[2], which=1)) == [-1, 0, 0, 1]
    act(game, train(WAY[1], RED, "first"))
    assert game.position()["fees"] == [0, 1 << BLUE]
    assert gained(game, step(WAY[2])) == [-1, 0, 0, 1]


def test_a_train_bought_after_the_other_paid_has_paid_nobody():
    """AQ-66, A-FEE-03."""
    table = {**WORLD, "hands": {RED: PLENTY}, "cities": {"Indianapolis": RED, **WORLD["cities"]}}
    game = position(**table, trains={RED: [WAY[1], None]}, gold={RED: 2})
    act(game, step(WAY[2]))
    act(game, train(WAY[1], RED))
    assert game.position()["fees"] == [1 << BLUE, 0]
    assert gained(game, step(WAY[2], which=1)) == [-1, 0, 0, 1]


def test_neutral_owns_no_rails_so_no_fee_goes_there():
    """AQ-68: a position with a neutral rail is refused."""
    with pytest.raises(BadPosition, match="rail_owner"):
        position(3, rail_owner={WAY[0]: "neutral"})
    with pytest.raises(BadPosition, match="rail_owner"):
        position(3, rail_owner={WAY[0]: 3})


def second_move(options: dict[str, Any], *, pause: bool) -> list[int]:
    """A train on blue's rails, off them, and on them again, with or without another act in between."""
    hands = {RED: {"coal": 3, "ore": 1, "lumber": 1}}
    game = position(**WORLD | {"hands": hands}, trains={RED: [WAY[1], None]}, gold={RED: 3}, options=options)
    assert gained(game, step(WAY[2])) == [-1, 0, 0, 1]
    ride(game, [WAY[1]])
    if pause:
        act(game, rail("Columbus-g11y5", RED))
    return gained(game, step(WAY[2]))


def test_a_fee_is_paid_once_a_turn_in_however_many_moves():
    """A-FEE-04, `fee.scope`."""
    assert second_move({}, pause=True) == [0, 0, 0, 0]
    assert second_move({}, pause=False) == [0, 0, 0, 0]


def test_by_the_option_every_move_pays_anew():
    """`fee.scope`."""
    assert second_move(PER_MOVE, pause=True) == [-1, 0, 0, 1]
    assert second_move(PER_MOVE, pause=False) == [0, 0, 0, 0]


def test_by_the_option_a_further_coal_is_still_the_same_move():
    """`fee.scope`, A-TMOV-13."""
    game = position(**WORLD, trains={RED: [WAY[1], None]}, gold={RED: 1}, options=PER_MOVE)
    ride(game, [WAY[2], WAY[3], WAY[2]])
    assert gained(game, step(WAY[3])) == [0, 0, 0, 0]
    assert hand(game, RED) == {"coal": 1}


def test_by_the_option_without_gold_a_new_move_onto_foreign_rails_is_refused():
    """`fee.scope`, A-FEE-07."""
    for options, rule in ((PER_MOVE, "A-FEE-07"), ({}, None)):
        game = position(**WORLD, trains={RED: [WAY[1], WAY[0]]}, gold={RED: 1}, options=options)
        act(game, step(WAY[2]))
        act(game, step(WAY[1], which=1))
        assert game.check(step(WAY[3])) == rule


def test_by_the_option_the_other_trains_move_ends_the_first_and_keeps_its_own_fees():
    """`fee.scope`, A-FEE-03."""
    game = position(**WORLD, trains={RED: [WAY[1], WAY[1]]}, gold={RED: 4}, options=PER_MOVE)
    assert gained(game, step(WAY[2])) == [-1, 0, 0, 1]
    assert gained(game, step(WAY[2], which=1)) == [-1, 0, 0, 1]
    assert gained(game, step(WAY[3], which=1)) == [0, 0, 0, 0]
    assert gained(game, step(WAY[3])) == [-1, 0, 0, 1]


def test_gold_bought_away_is_missing_for_the_fee():
    """AQ-65."""
    game = position(**WORLD, trains={RED: [WAY[1], None]}, gold={RED: 2})
    act(game, BuyResource("ore", seat=RED))
    assert refused(game, step(WAY[2])) == "A-FEE-07"
