"""Moving trains (A-TMOV). Right of Way is tested in test_right_of_way.py."""

from typing import Any

import pytest

from hexstead import Action
from hexstead.core.actions import BuyCard, Done, Draw, EndTurn, Exchange, Offer, PlayCard, Withdraw
from hexstead.core.events import Paid
from hexstead.games.america.actions import BuyResource, SellForGold
from hexstead.games.america.events import TrainMoved

from ..game_helpers import BLUE, ORANGE, RED, WHITE, act, allowed, chance, changed_fields, hand, refused
from .positions import NEUTRAL, position, trains
from .rail_helpers import (
    BRANCH,
    LINE,
    PLENTY,
    RAILWAYS,
    line,
    move_settler,
    move_train,
    path_name,
    rail,
    ride,
    settler,
    train,
    train_targets,
)

COAL = {"coal": 3}


# Steps and coal


def test_a_train_moves_to_an_adjacent_path_with_a_rail():
    """A-TMOV-01, A-TMOV-02, A-TMOV-05."""
    game = position(**RAILWAYS, trains={RED: [LINE[1], None]}, hands={RED: COAL}, gold={RED: 3})
    assert train_targets(game) == {LINE[0], LINE[2], BRANCH[0], path_name("g9y5-Indianapolis")}
    assert refused(game, move_train(LINE[3])) == "A-TMOV-01"
    assert refused(game, move_train(LINE[1])) == "A-TMOV-01"
    assert refused(game, move_train("Nashville-g9y7")) == "A-TMOV-02"
    assert act(game, move_train(LINE[2])) == [Paid(RED, "coal", 1), TrainMoved(RED, 0, LINE[2])]
    assert trains(game, RED) == [LINE[2], None]


def test_a_train_at_the_edge_of_the_board_uses_only_existing_paths():
    """A-TMOV-01: Portland has two paths, Seattle one."""
    laid = line("Seattle", "g0y2", "Portland", "g0y4")
    game = position(cities={"Seattle": RED}, rails={RED: laid}, trains={RED: [laid[1], laid[0]]}, hands={RED: COAL})
    assert train_targets(game) == {laid[0], laid[2]}
    assert train_targets(game, which=1) == {laid[1]}


def test_a_train_cannot_enter_a_path_without_a_rail():
    """A-TMOV-02."""
    game = position(**RAILWAYS, trains={RED: [LINE[0], None]}, hands={RED: COAL})
    assert refused(game, move_train("Chicago-g9y3")) == "A-TMOV-02"


def test_a_step_changes_only_the_train_the_coal_and_the_move():
    """A-TMOV-03, A-TMOV-13."""
    game = position(**RAILWAYS, trains={RED: [LINE[1], LINE[4]]}, hands={RED: COAL, BLUE: PLENTY}, gold={RED: 1})
    assert changed_fields(game, move_train(LINE[2])) == {
        "train_at", "hand", "hand_size", "supply", "move_train", "move_steps", "move_made"
    }  # fmt: skip
    assert changed_fields(game, move_train(LINE[3])) == {"train_at", "move_steps", "move_made"}
    assert (game.position()["move_train"], game.position()["move_steps"], game.position()["move_made"]) == (0, 1, 2)


@pytest.mark.parametrize("which", [0, 1])
@pytest.mark.parametrize("coal", [0, 1, 2, 3])
def test_one_coal_pays_for_three_steps(coal, which):
    """A-TMOV-03, A-TMOV-05; worked example A-T10: three coal pay for nine steps, forth and back."""
    there: list[str | None] = [None, None]
    there[which] = LINE[0]
    game = position(**RAILWAYS, trains={RED: there}, hands={RED: {**PLENTY, "coal": coal}})
    way = [*LINE[1:], *reversed(LINE[:-1])]
    for made, path in enumerate(way[: 3 * coal]):
        act(game, move_train(path, which=which))
        assert hand(game, RED).get("coal", 0) == coal - made // 3 - 1
    assert trains(game, RED)[which] == ([LINE[0], *way][3 * coal])
    assert refused(game, move_train(way[3 * coal], which=which)) == "A-ACT-04"


def test_one_coal_cannot_move_two_trains():
    """A-TMOV-03, AQ-63; worked example A-T10."""
    setup: dict[str, Any] = {**RAILWAYS, "trains": {RED: [LINE[0], LINE[3]]}}
    game = position(**setup, hands={RED: {"coal": 1}})
    ride(game, LINE[1:3])
    assert refused(game, move_train(LINE[4], which=1)) == "A-ACT-04"
    assert allowed(game, move_train(LINE[3]))
    game = position(**setup, hands={RED: {"coal": 2}})
    ride(game, LINE[1:4])
    ride(game, [LINE[4], LINE[5], LINE[4]], which=1)
    assert hand(game, RED) == {}
    assert trains(game, RED) == [LINE[3], LINE[4]]


def test_a_step_of_the_other_train_ends_the_move():
    """A-TMOV-13, A-TMOV-03."""
    game = position(**RAILWAYS, trains={RED: [LINE[0], LINE[3]]}, hands={RED: {"coal": 2}})
    act(game, move_train(LINE[1]))
    act(game, move_train(LINE[4], which=1))
    assert hand(game, RED) == {}
    assert refused(game, move_train(LINE[2])) == "AQ-63"
    assert allowed(game, move_train(LINE[5], which=1))
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
    "walk": move_settler("g10y8"), "exchange": Exchange("ore", "grain", seat=RED), "sale": SellForGold("ore", seat=RED),
    "purchase": BuyResource("grain", seat=RED), "offer": offer_and_withdraw, "card": buy_a_card,
    "play": play_an_engineer,
}  # fmt: skip


@pytest.mark.parametrize("other", list(OTHER_ACTS))
def test_any_other_action_ends_the_move_and_unused_steps_are_lost(other):
    """A-TMOV-13, AQ-63."""
    game = position(
        **RAILWAYS, trains={RED: [LINE[0], LINE[5]]}, hands={RED: {**PLENTY, "ore": 4}}, gold={RED: 2},
        settlers={RED: ["Nashville", None]}, cards={RED: {"engineer": 1}},
    )  # fmt: skip
    act(game, move_train(LINE[1]))
    between = OTHER_ACTS[other]
    if isinstance(between, Action):
        act(game, between)
    else:
        between(game)
    before = hand(game, RED)["coal"]
    assert game.position()["move_train"] is None
    act(game, move_train(LINE[2]))
    assert hand(game, RED).get("coal", 0) == before - 1
    assert game.position()["move_steps"] == 2


def test_a_refusal_says_that_paid_steps_were_lost():
    """AQ-63: unlike a train that used all its steps."""
    game = position(**RAILWAYS, trains={RED: [LINE[0], None]}, hands={RED: {"coal": 1, "ore": 3}})
    act(game, move_train(LINE[1]))
    act(game, SellForGold("ore", seat=RED))
    assert game.position()["lapsed"] == [2, 0]
    assert refused(game, move_train(LINE[2])) == "AQ-63"
    game = position(**RAILWAYS, trains={RED: [LINE[0], None]}, hands={RED: {"coal": 1, "ore": 3}})
    ride(game, LINE[1:4])
    act(game, SellForGold("ore", seat=RED))
    assert refused(game, move_train(LINE[4])) == "A-ACT-04"


def test_paying_again_or_another_turn_clears_lost_steps():
    """AQ-63."""
    game = position(**RAILWAYS, trains={RED: [LINE[0], None]}, hands={RED: {"coal": 2, "ore": 3}})
    act(game, move_train(LINE[1]))
    act(game, SellForGold("ore", seat=RED))
    ride(game, LINE[2:5])
    assert refused(game, move_train(LINE[5])) == "A-ACT-04"
    act(game, EndTurn(seat=RED))
    assert game.position()["lapsed"] == [0, 0]


def test_the_prompt_says_which_actions_forfeit_paid_steps():
    """A-TMOV-13, AQ-63: not the train's next step, nor a delivery."""
    game = position(
        **{**RAILWAYS, "cities": {**RAILWAYS["cities"], "Denver": RED}},
        trains={RED: [LINE[0], LINE[5]]}, hands={RED: {"coal": 2, "ore": 4, "lumber": 1}}, gold={RED: 1},
    )  # fmt: skip
    before = game.prompt(RED)
    assert before is not None
    assert not any("lapses" in choice for choice in before["choices"])
    act(game, move_train(LINE[1]))
    prompt = game.prompt(RED)
    assert prompt is not None
    choices = {choice["type"]: choice for choice in prompt["choices"]}
    assert choices["end_turn"]["lapses"] == choices["offer"]["lapses"] == [2]
    assert choices["build_rail"]["lapses"] == [2] * len(choices["build_rail"]["targets"])
    steps = choices["move_train"]
    assert {target[0]: lost for target, lost in zip(steps["targets"], steps["lapses"], strict=True)} == {0: 0, 1: 2}


def test_a_move_ends_with_the_turn():
    """A-TMOV-13, AQ-63."""
    game = position(**RAILWAYS, trains={RED: [LINE[0], None]}, hands={RED: {"coal": 1}})
    act(game, move_train(LINE[1]))
    act(game, EndTurn(seat=RED))
    data = game.position()
    assert (data["move_train"], data["move_steps"], data["move_made"]) == (None, 0, 0)


def test_separate_moves_are_paid_separately():
    """A-TMOV-09, AQ-63."""
    game = position(**RAILWAYS, trains={RED: [LINE[0], None]}, hands={RED: {"coal": 3, "ore": 1, "lumber": 1}})
    act(game, move_train(LINE[1]))
    act(game, rail("Chicago-g10y2", RED))
    ride(game, LINE[2:4])
    assert hand(game, RED) == {"coal": 1}


def test_a_train_can_enter_the_same_path_again_in_a_move():
    """AQ-70, A-TMOV-05; worked example A-T10: turning back is free."""
    game = position(**RAILWAYS, trains={RED: [LINE[0], None]}, hands={RED: {"coal": 2}})
    ride(game, [LINE[1], LINE[0], LINE[1], LINE[0], LINE[1], LINE[2]])
    assert refused(game, move_train(LINE[1])) == "A-ACT-04"


def test_a_train_can_turn_back_at_the_end_where_it_entered():
    """A-TMOV-05; worked example A-T10."""
    game = position(**RAILWAYS, trains={RED: [LINE[0], None]}, hands={RED: {"coal": 1}}, gold={RED: 1})
    act(game, move_train(LINE[1]))  # by g10y4
    act(game, move_train(BRANCH[0]))  # at g10y4 again
    assert game.position()["move_steps"] == 1


@pytest.mark.parametrize("owner", [ORANGE, BLUE])
def test_a_train_can_use_and_stop_on_rails_of_any_seat(owner):
    """A-TMOV-04, A-TMOV-12."""
    goal = BRANCH[0] if owner == BLUE else path_name("Indianapolis-g9y5")
    game = position(**RAILWAYS, trains={RED: [LINE[1], None]}, hands={RED: {"coal": 1}}, gold={RED: 1})
    act(game, move_train(goal))
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
def test_trains_can_only_move_in_the_own_action_phase(players):
    """A-TMOV-09."""
    setup: dict[str, Any] = {
        "players": players, "cities": {"Chicago": RED}, "rails": {RED: LINE}, "trains": {RED: [LINE[0], None]},
        "hands": {RED: PLENTY},
    }  # fmt: skip
    for game, rule in (
        (position(**setup, phase="pre_roll"), "A-ACT-03"),
        (position(**setup, turn=WHITE, builder=RED), "A-ACT-03"),
        (position(**setup, turn=WHITE), "A-ACT-01"),
    ):
        assert refused(game, move_train(LINE[1])) == rule


def test_only_a_train_on_the_board_can_move():
    """A-TMOV-01, A-ACT-06."""
    game = position(**RAILWAYS, trains={RED: [None, LINE[0]], BLUE: [LINE[2], None]}, hands={RED: COAL})
    assert refused(game, move_train(LINE[1])) == "A-ACT-06"
    assert allowed(game, move_train(LINE[1], which=1))
