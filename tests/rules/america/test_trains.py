"""Trains: steps over rails, and the coal they cost (A-TMOV); the Right of Way has its own file."""

from typing import Any

import pytest

from hexstead import Action
from hexstead.core.actions import BuyCard, Done, Draw, EndTurn, Exchange, Offer, PlayCard, Withdraw
from hexstead.core.events import Paid
from hexstead.games.america.actions import BuyResource, SellForGold
from hexstead.games.america.events import TrainMoved

from ..tables import BLUE, ORANGE, RED, WHITE, act, allowed, chance, changed, hand, refused
from .table import NEUTRAL, position, trains
from .trackwork import (
    BRANCH,
    LINE,
    PLENTY,
    WORLD,
    line,
    rail,
    ride,
    settler,
    spot,
    step,
    steps_open,
    train,
    walk,
)

COAL = {"coal": 3}


# Steps and coal


def test_a_step_leads_over_a_rail_to_a_path_that_shares_an_end():
    """A-TMOV-01, A-TMOV-02, A-TMOV-05."""
    game = position(**WORLD, trains={RED: [LINE[1], None]}, hands={RED: COAL}, gold={RED: 3})
    assert steps_open(game) == {LINE[0], LINE[2], BRANCH[0], spot("g9y5-Indianapolis")}
    assert refused(game, step(LINE[3])) == "A-TMOV-01"
    assert refused(game, step(LINE[1])) == "A-TMOV-01"
    assert refused(game, step("Nashville-g9y7")) == "A-TMOV-02"
    assert act(game, step(LINE[2])) == [Paid(RED, "coal", 1), TrainMoved(RED, 0, LINE[2])]
    assert trains(game, RED) == [LINE[2], None]


def test_a_train_at_the_corner_of_the_board_has_the_steps_that_are_there():
    """A-TMOV-01: Portland has two paths, Seattle one."""
    laid = line("Seattle", "g0y2", "Portland", "g0y4")
    game = position(cities={"Seattle": RED}, rails={RED: laid}, trains={RED: [laid[1], laid[0]]}, hands={RED: COAL})
    assert steps_open(game) == {laid[0], laid[2]}
    assert steps_open(game, which=1) == {laid[1]}


def test_an_unbuilt_path_beside_the_train_is_not_entered():
    """A-TMOV-02."""
    game = position(**WORLD, trains={RED: [LINE[0], None]}, hands={RED: COAL})
    assert refused(game, step("Chicago-g9y3")) == "A-TMOV-02"


def test_a_step_changes_the_train_its_coal_and_its_move():
    """A-TMOV-03, A-TMOV-13."""
    game = position(**WORLD, trains={RED: [LINE[1], LINE[4]]}, hands={RED: COAL, BLUE: PLENTY}, gold={RED: 1})
    assert changed(game, step(LINE[2])) == {
        "train_at", "hand", "hand_size", "supply", "move_train", "move_steps", "move_made"
    }  # fmt: skip
    assert changed(game, step(LINE[3])) == {"train_at", "move_steps", "move_made"}
    assert (game.position()["move_train"], game.position()["move_steps"], game.position()["move_made"]) == (0, 1, 2)


@pytest.mark.parametrize("which", [0, 1])
@pytest.mark.parametrize("coal", [0, 1, 2, 3])
def test_one_coal_goes_three_steps(coal, which):
    """A-TMOV-03, A-TMOV-05; worked example A-T10: three coal go nine steps, there and back."""
    there: list[str | None] = [None, None]
    there[which] = LINE[0]
    game = position(**WORLD, trains={RED: there}, hands={RED: {**PLENTY, "coal": coal}})
    way = [*LINE[1:], *reversed(LINE[:-1])]
    for made, path in enumerate(way[: 3 * coal]):
        act(game, step(path, which=which))
        assert hand(game, RED).get("coal", 0) == coal - made // 3 - 1
    assert trains(game, RED)[which] == ([LINE[0], *way][3 * coal])
    assert refused(game, step(way[3 * coal], which=which)) == "A-ACT-04"


def test_one_coal_does_not_serve_two_trains():
    """A-TMOV-03, AQ-63; worked example A-T10."""
    table: dict[str, Any] = {**WORLD, "trains": {RED: [LINE[0], LINE[3]]}}
    game = position(**table, hands={RED: {"coal": 1}})
    ride(game, LINE[1:3])
    assert refused(game, step(LINE[4], which=1)) == "A-ACT-04"
    assert allowed(game, step(LINE[3]))
    game = position(**table, hands={RED: {"coal": 2}})
    ride(game, LINE[1:4])
    ride(game, [LINE[4], LINE[5], LINE[4]], which=1)
    assert hand(game, RED) == {}
    assert trains(game, RED) == [LINE[3], LINE[4]]


def test_a_step_of_the_other_train_ends_the_move():
    """A-TMOV-13, A-TMOV-03."""
    game = position(**WORLD, trains={RED: [LINE[0], LINE[3]]}, hands={RED: {"coal": 2}})
    act(game, step(LINE[1]))
    act(game, step(LINE[4], which=1))
    assert hand(game, RED) == {}
    assert refused(game, step(LINE[2])) == "A-ACT-04"
    assert allowed(game, step(LINE[5], which=1))
    assert game.position()["move_made"] == 1


def offer_and_withdraw(game: Any) -> None:
    act(game, Offer({"ore": 1}, {"grain": 1}, (ORANGE, WHITE, BLUE), seat=RED))
    act(game, Withdraw(seat=RED))


def buy_a_card(game: Any) -> None:
    act(game, BuyCard(seat=RED))
    chance(game, Draw("cavalry"))


def play_an_engineer(game: Any) -> None:
    act(game, PlayCard("engineer", seat=RED))
    act(game, Done(seat=RED))


OTHER_ACTS: dict[str, Any] = {
    "rail": rail("Chicago-g10y2", RED), "train": train(LINE[4], RED, "second"), "settler": settler("Chicago", RED),
    "walk": walk("g10y8"), "exchange": Exchange("ore", "grain", seat=RED), "sale": SellForGold("ore", seat=RED),
    "purchase": BuyResource("grain", seat=RED), "offer": offer_and_withdraw, "card": buy_a_card,
    "play": play_an_engineer,
}  # fmt: skip


@pytest.mark.parametrize("other", list(OTHER_ACTS))
def test_any_other_act_ends_the_move_and_the_steps_left_lapse(other):
    """A-TMOV-13, AQ-63."""
    game = position(
        **WORLD, trains={RED: [LINE[0], LINE[5]]}, hands={RED: {**PLENTY, "ore": 4}}, gold={RED: 2},
        settlers={RED: ["Nashville", None]}, cards={RED: {"engineer": 1}},
    )  # fmt: skip
    act(game, step(LINE[1]))
    between = OTHER_ACTS[other]
    if isinstance(between, Action):
        act(game, between)
    else:
        between(game)
    before = hand(game, RED)["coal"]
    assert game.position()["move_train"] is None
    act(game, step(LINE[2]))
    assert hand(game, RED).get("coal", 0) == before - 1
    assert game.position()["move_steps"] == 2


def test_a_move_ends_with_the_turn():
    """A-TMOV-13, AQ-63."""
    game = position(**WORLD, trains={RED: [LINE[0], None]}, hands={RED: {"coal": 1}})
    act(game, step(LINE[1]))
    act(game, EndTurn(seat=RED))
    told = game.position()
    assert (told["move_train"], told["move_steps"], told["move_made"]) == (None, 0, 0)


def test_separate_moves_are_paid_separately():
    """A-TMOV-09, AQ-63."""
    game = position(**WORLD, trains={RED: [LINE[0], None]}, hands={RED: {"coal": 3, "ore": 1, "lumber": 1}})
    act(game, step(LINE[1]))
    act(game, rail("Chicago-g10y2", RED))
    ride(game, LINE[2:4])
    assert hand(game, RED) == {"coal": 1}


def test_paths_may_be_used_again_in_a_move_each_entry_a_step():
    """AQ-70, A-TMOV-05; worked example A-T10: no cost of turning."""
    game = position(**WORLD, trains={RED: [LINE[0], None]}, hands={RED: {"coal": 2}})
    ride(game, [LINE[1], LINE[0], LINE[1], LINE[0], LINE[1], LINE[2]])
    assert refused(game, step(LINE[1])) == "A-ACT-04"


def test_a_train_turns_at_the_end_by_which_it_came():
    """A-TMOV-05; worked example A-T10."""
    game = position(**WORLD, trains={RED: [LINE[0], None]}, hands={RED: {"coal": 1}}, gold={RED: 1})
    act(game, step(LINE[1]))  # by g10y4
    act(game, step(BRANCH[0]))  # at g10y4 again
    assert game.position()["move_steps"] == 1


@pytest.mark.parametrize("owner", [ORANGE, BLUE])
def test_rails_of_any_colour_serve_and_a_move_may_end_on_them(owner):
    """A-TMOV-04, A-TMOV-12."""
    goal = BRANCH[0] if owner == BLUE else spot("Indianapolis-g9y5")
    game = position(**WORLD, trains={RED: [LINE[1], None]}, hands={RED: {"coal": 1}}, gold={RED: 1})
    act(game, step(goal))
    act(game, EndTurn(seat=RED))
    assert trains(game, RED) == [goal, None]


def test_cities_sites_settlers_and_the_outlaw_never_block_a_train():
    """A-TMOV-08."""
    game = position(
        3, cities={"Chicago": RED, "Indianapolis": NEUTRAL, "Nashville": ORANGE}, rails={RED: LINE},
        trains={RED: [LINE[0], None]}, settlers={ORANGE: ["g10y4", "g10y6"], RED: ["g10y8", None]},
        outlaw="c10y4", hands={RED: {"coal": 2}},
    )  # fmt: skip
    ride(game, LINE[1:])
    assert trains(game, RED) == [LINE[5], None]


@pytest.mark.parametrize("players", [3, 4])
def test_trains_move_only_in_the_own_action_phase(players):
    """A-TMOV-09."""
    table: dict[str, Any] = {
        "players": players, "cities": {"Chicago": RED}, "rails": {RED: LINE}, "trains": {RED: [LINE[0], None]},
        "hands": {RED: PLENTY},
    }  # fmt: skip
    for game, rule in (
        (position(**table, phase="pre_roll"), "A-ACT-03"),
        (position(**table, turn=WHITE, builder=RED), "A-ACT-03"),
        (position(**table, turn=WHITE), "A-ACT-01"),
    ):
        assert refused(game, step(LINE[1])) == rule


def test_only_a_train_on_the_board_moves():
    """A-TMOV-01, A-ACT-06."""
    game = position(**WORLD, trains={RED: [None, LINE[0]], BLUE: [LINE[2], None]}, hands={RED: COAL})
    assert refused(game, step(LINE[1])) == "A-ACT-06"
    assert allowed(game, step(LINE[1], which=1))
