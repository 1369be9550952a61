"""Who is asked what, in which order; what is skipped, and only by public facts (section f of the catalogue)."""

import pytest

import hexstead
from hexstead.core.actions import (
    BuyCard,
    Dice,
    Discard,
    Done,
    Draw,
    EndTurn,
    Offer,
    PlayCard,
    Rob,
    Roll,
    Steal,
    Take,
    Withdraw,
)
from hexstead.games.germany.actions import BuildLandmark, MoveGoetz, PlaceHall, StartCard

from ..tables import BLUE, COLOURS, ORANGE, RED, WHITE, act, asked_after, dice, hand, roll
from .table import RESOURCES, position

CHANCE = ("chance",)


@pytest.mark.parametrize("players", [3, 4])
def test_by_start_cards_a_game_is_dealt_then_rolled_for_then_begun(players):
    """G-SET-02, G-SET-07."""
    game = hexstead.new("germany", players=players, seed=1)
    assert (game.phase, game.to_act) == ("deal", CHANCE)
    cards = [StartCard(n, seat="chance") for n in range(1, players + 1)]
    rolls = [dice(6, 6), *[dice(1, 1)] * (players - 1)]
    assert asked_after(game, *cards, *rolls) == [
        *[("deal", CHANCE)] * (players - 1), *[("first_roll", CHANCE)] * players, ("pre_roll", (RED,)),
    ]  # fmt: skip


def test_by_free_choice_a_game_is_rolled_for_then_set_up_then_begun():
    """G-VAR-01, G-VAR-02."""
    game = hexstead.new("germany", players=3, seed=1, options={"setup.pieces": "variable"})
    assert (game.phase, game.to_act) == ("first_roll", CHANCE)
    assert asked_after(game, dice(1, 1), dice(6, 6), dice(1, 1))[-1] == ("set_up", (ORANGE,))
    cities = ["Kassel", "Ulm", "Hof", "Leipzig", "Aachen", "Emden", "Passau", "Rostock", "Hamburg"]
    seats = [ORANGE, WHITE, RED, RED, WHITE, ORANGE, ORANGE, WHITE, RED]
    asked = asked_after(game, *(PlaceHall(city, seat=seat) for city, seat in zip(cities, seats, strict=True)))
    assert asked == [*[("set_up", (seat,)) for seat in seats[1:]], ("pre_roll", (ORANGE,))]


def test_a_plain_turn_asks_for_the_roll_and_for_its_end():
    """G-TURN-01."""
    game = position(phase="pre_roll")
    assert asked_after(game, Roll(seat=RED), dice(1, 2), EndTurn(seat=RED)) == [
        ("dice", CHANCE), ("main", (RED,)), ("pre_roll", (ORANGE,)),
    ]  # fmt: skip


def test_a_seven_asks_for_discards_goetz_and_the_victim():
    """G-GOE-06."""
    eight = {"ore": 8}
    halls = {"Kassel": ORANGE, "Marburg": BLUE}
    game = position(phase="pre_roll", halls=halls, hands={ORANGE: eight, BLUE: {"wool": 8}})
    asked = asked_after(
        game, Roll(seat=RED), dice(3, 4), *[Discard("ore", seat=ORANGE)] * 4, *[Discard("wool", seat=BLUE)] * 4,
        MoveGoetz("E2", seat=RED), Rob(BLUE, seat=RED), Steal("wool", seat="chance"),
    )  # fmt: skip
    assert asked == [
        ("dice", CHANCE), *[("discard", (ORANGE, BLUE))] * 4, *[("discard", (BLUE,))] * 4, ("goetz", (RED,)),
        ("rob", (RED,)), ("steal", CHANCE), ("main", (RED,)),
    ]  # fmt: skip


def test_a_seven_over_small_hands_skips_the_discards():
    """G-GOE-01."""
    game = position(phase="pre_roll", hands={seat: {"ore": 4} for seat in COLOURS})
    assert asked_after(game, Roll(seat=RED), dice(3, 4)) == [("dice", CHANCE), ("goetz", (RED,))]


def test_a_simulation_asks_the_lowest_seat_that_owes():
    """G-GOE-01."""
    game = position(phase="pre_roll", turn=WHITE, hands={ORANGE: {"ore": 8}, BLUE: {"wool": 8}})
    roll(game, 3, 4)
    for seat, resource in ((ORANGE, "ore"), (BLUE, "wool")):
        for _ in range(4):  # down to the last card that is owed
            assert game.legal() == [Discard(resource, seat=seat)]
            act(game, Discard(resource, seat=seat))


def test_a_simulation_asks_for_answers_clockwise_then_the_turn_player():
    """G-TRADE-01."""
    game = position(turn=WHITE, hands={WHITE: {"ore": 1}})
    act(game, Offer({"ore": 1}, {"wool": 1}, seat=WHITE))
    order = []
    while game.phase == "offer":
        first = game.legal()[0]
        order.append(first.seat)
        act(game, first)
    assert order == [BLUE, RED, ORANGE, WHITE]


def test_free_roads_are_skipped_where_none_can_go():
    """GQ-33, GQ-19: everyone sees that no path is open."""
    game = position(cards={RED: {"road_building": 1}})  # no town hall, no road
    assert asked_after(game, PlayCard("road_building", seat=RED)) == [("main", (RED,))]


def test_a_landmarks_reward_is_asked_after_the_landmark():
    """G-LAND-07, GQ-18."""
    game = position(halls={"Aachen": RED}, roads={RED: ["Aachen-Köln"]}, hands={RED: {"ore": 2, "grain": 1}})
    assert asked_after(game, BuildLandmark("Köln", seat=RED), Done(seat=RED)) == [("roads", (RED,)), ("main", (RED,))]


def test_a_bought_card_is_drawn_by_chance():
    """G-DEV-01."""
    game = position(hands={RED: {"wool": 1, "ore": 1, "grain": 1}})
    assert asked_after(game, BuyCard(seat=RED), Draw("trade", seat="chance")) == [("draw", CHANCE), ("main", (RED,))]


def test_an_offer_goes_back_to_the_turn():
    """G-TRADE-01."""
    game = position(hands={RED: {"ore": 1}})
    asked = asked_after(game, Offer({"ore": 1}, {"wool": 1}, seat=RED), Withdraw(seat=RED))
    assert asked == [("offer", (ORANGE, WHITE, BLUE, RED)), ("main", (RED,))]


def test_the_game_is_over_for_everybody():
    """G-WIN-01."""
    cities = ["Kassel", "Ulm", "Hof", "Leipzig", "Aachen", "Emden", "Passau", "Rostock", "Hamburg", "Dessau"]
    game = position(phase="pre_roll", halls=dict.fromkeys(cities, ORANGE), turn=RED)
    assert asked_after(game, Roll(seat=RED), dice(6, 6), EndTurn(seat=RED))[-1] == ("over", ())
    assert game.winner == ORANGE


def test_an_action_without_a_seat_is_the_only_one_that_is_to_act():
    """G-ACT-01."""
    game = position(phase="pre_roll", turn=BLUE)
    game.apply(Roll())
    assert game.phase == "dice"
    game.apply(Dice((3, 4)))
    game.apply(MoveGoetz("A1"))
    assert (game.phase, game.to_act) == ("main", (BLUE,))


def test_the_prompt_names_the_choices_and_what_they_cost():
    """G-ACT-02."""
    game = position(hands={RED: {"lumber": 1, "brick": 1}}, halls={"Kassel": RED})
    asked = game.prompt(RED)
    assert asked is not None
    assert (asked["seat"], asked["phase"]) == (RED, "main")
    choices = {choice["type"]: choice for choice in asked["choices"]}
    assert choices.keys() == {"end_turn", "build_road", "offer"}
    assert choices["build_road"]["cost"] == {"lumber": 1, "brick": 1}
    assert sorted(choices["build_road"]["targets"]) == ["v31-v38", "v32-v38", "v38-v44"]
    for seat in (ORANGE, WHITE, BLUE):
        assert game.prompt(seat) is None


def test_who_has_no_cards_is_asked_all_the_same():
    """G-INFO-02: roll and end of turn are always explicit, whatever one holds."""
    game = position(3, phase="pre_roll")
    for seat in (RED, ORANGE, WHITE, RED):
        assert game.legal(seat) == [Roll(seat=seat)]
        roll(game, 1, 1)
        assert game.legal(seat) == [EndTurn(seat=seat)]
        act(game, EndTurn(seat=seat))


def test_the_victim_is_asked_for_by_public_hand_sizes_alone():
    """GQ-05: what the hands hold makes no difference."""
    for one, two in (({"ore": 2}, {"wool": 2}), ({"wool": 1, "ore": 1}, {"ore": 2})):
        game = position(phase="pre_roll", halls={"Kassel": ORANGE, "Marburg": BLUE}, hands={ORANGE: one, BLUE: two})
        roll(game, 3, 4)
        act(game, MoveGoetz("E2", seat=RED))
        assert game.legal(RED) == [Rob(ORANGE, seat=RED), Rob(BLUE, seat=RED)]


def test_a_taken_card_is_asked_for_while_the_supply_has_any():
    """GQ-35, GQ-20: the supply is public."""
    game = position(phase="take", take=2, hands={BLUE: dict.fromkeys(RESOURCES, 18) | {"grain": 17, "ore": 17}})
    assert game.legal(RED) == [Done(seat=RED), Take("grain", seat=RED), Take("ore", seat=RED)]
    act(game, Take("ore", seat=RED))
    assert game.legal(RED) == [Done(seat=RED), Take("grain", seat=RED)]
    act(game, Take("grain", seat=RED))
    assert (game.phase, hand(game, RED)) == ("main", {"grain": 1, "ore": 1})
