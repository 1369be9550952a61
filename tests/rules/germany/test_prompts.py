"""Order of prompts, and skipping of prompts by public facts only, as in the rules catalogue."""

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

from ..game_helpers import BLUE, COLOURS, ORANGE, RED, WHITE, act, dice, hand, phases_after, roll
from .positions import RESOURCES, position

CHANCE = ("chance",)


@pytest.mark.parametrize("players", [3, 4])
def test_with_start_cards_the_game_starts_with_deal_roll_and_first_turn(players):
    """G-SET-02, G-SET-07."""
    game = hexstead.new("germany", players=players, seed=1)
    assert (game.phase, game.to_act) == ("deal", CHANCE)
    cards = [StartCard(n, seat="chance") for n in range(1, players + 1)]
    rolls = [dice(6, 6), *[dice(1, 1)] * (players - 1)]
    assert phases_after(game, *cards, *rolls) == [
        *[("deal", CHANCE)] * (players - 1), *[("first_roll", CHANCE)] * players, ("pre_roll", (RED,)),
    ]  # fmt: skip


def test_with_free_set_up_the_game_starts_with_roll_placement_and_first_turn():
    """G-VAR-01, G-VAR-02."""
    game = hexstead.new("germany", players=3, seed=1, options={"setup.pieces": "variable"})
    assert (game.phase, game.to_act) == ("first_roll", CHANCE)
    assert phases_after(game, dice(1, 1), dice(6, 6), dice(1, 1))[-1] == ("set_up", (ORANGE,))
    cities = ["Kassel", "Ulm", "Hof", "Leipzig", "Aachen", "Emden", "Passau", "Rostock", "Hamburg"]
    seats = [ORANGE, WHITE, RED, RED, WHITE, ORANGE, ORANGE, WHITE, RED]
    asked = phases_after(game, *(PlaceHall(city, seat=seat) for city, seat in zip(cities, seats, strict=True)))
    assert asked == [*[("set_up", (seat,)) for seat in seats[1:]], ("pre_roll", (ORANGE,))]


def test_a_simple_turn_consists_of_roll_and_end():
    """G-TURN-01."""
    game = position(phase="pre_roll")
    assert phases_after(game, Roll(seat=RED), dice(1, 2), EndTurn(seat=RED)) == [
        ("dice", CHANCE), ("main", (RED,)), ("pre_roll", (ORANGE,)),
    ]  # fmt: skip


def test_a_seven_prompts_for_discards_goetz_and_victim():
    """G-GOE-06."""
    eight = {"ore": 8}
    halls = {"Kassel": ORANGE, "Marburg": BLUE}
    game = position(phase="pre_roll", halls=halls, hands={ORANGE: eight, BLUE: {"wool": 8}})
    asked = phases_after(
        game, Roll(seat=RED), dice(3, 4), *[Discard("ore", seat=ORANGE)] * 4, *[Discard("wool", seat=BLUE)] * 4,
        MoveGoetz("E2", seat=RED), Rob(BLUE, seat=RED), Steal("wool", seat="chance"),
    )  # fmt: skip
    assert asked == [
        ("dice", CHANCE), *[("discard", (ORANGE, BLUE))] * 4, *[("discard", (BLUE,))] * 4, ("goetz", (RED,)),
        ("rob", (RED,)), ("steal", CHANCE), ("main", (RED,)),
    ]  # fmt: skip


def test_discards_are_skipped_if_no_hand_is_too_large():
    """G-GOE-01."""
    game = position(phase="pre_roll", hands={seat: {"ore": 4} for seat in COLOURS})
    assert phases_after(game, Roll(seat=RED), dice(3, 4)) == [("dice", CHANCE), ("goetz", (RED,))]


def test_simulations_ask_the_lowest_seat_that_must_discard():
    """G-GOE-01."""
    game = position(phase="pre_roll", turn=WHITE, hands={ORANGE: {"ore": 8}, BLUE: {"wool": 8}})
    roll(game, 3, 4)
    for seat, resource in ((ORANGE, "ore"), (BLUE, "wool")):
        for _ in range(4):  # until the last discard
            assert game.legal() == [Discard(resource, seat=seat)]
            act(game, Discard(resource, seat=seat))


def test_simulations_ask_for_answers_clockwise_and_then_the_turn_player():
    """G-TRADE-01."""
    game = position(turn=WHITE, hands={WHITE: {"ore": 1}})
    act(game, Offer({"ore": 1}, {"wool": 1}, seat=WHITE))
    order = []
    while game.phase == "offer":
        first = game.legal()[0]
        order.append(first.seat)
        act(game, first)
    assert order == [BLUE, RED, ORANGE, WHITE]


def test_free_roads_are_skipped_without_a_legal_path():
    """GQ-33, GQ-19: legal paths are public."""
    game = position(cards={RED: {"road_building": 1}})  # without a town hall no road is legal
    assert phases_after(game, PlayCard("road_building", seat=RED)) == [("main", (RED,))]


def test_a_landmark_is_followed_by_the_prompt_for_its_reward():
    """G-LAND-07, GQ-18."""
    game = position(halls={"Aachen": RED}, roads={RED: ["Aachen-Köln"]}, hands={RED: {"ore": 2, "grain": 1}})
    assert phases_after(game, BuildLandmark("Köln", seat=RED), Done(seat=RED)) == [("roads", (RED,)), ("main", (RED,))]


def test_a_bought_card_is_drawn_by_chance():
    """G-DEV-01."""
    game = position(hands={RED: {"wool": 1, "ore": 1, "grain": 1}})
    assert phases_after(game, BuyCard(seat=RED), Draw("trade", seat="chance")) == [("draw", CHANCE), ("main", (RED,))]


def test_the_turn_continues_after_an_offer():
    """G-TRADE-01."""
    game = position(hands={RED: {"ore": 1}})
    asked = phases_after(game, Offer({"ore": 1}, {"wool": 1}, seat=RED), Withdraw(seat=RED))
    assert asked == [("offer", (ORANGE, WHITE, BLUE, RED)), ("main", (RED,))]


def test_nobody_is_prompted_after_the_end():
    """G-WIN-01."""
    cities = ["Kassel", "Ulm", "Hof", "Leipzig", "Aachen", "Emden", "Passau", "Rostock", "Hamburg", "Dessau"]
    game = position(phase="pre_roll", halls=dict.fromkeys(cities, ORANGE), turn=RED)
    assert phases_after(game, Roll(seat=RED), dice(6, 6), EndTurn(seat=RED))[-1] == ("over", ())
    assert game.winner == ORANGE


def test_an_action_without_a_seat_is_for_the_only_seat_to_act():
    """G-ACT-01."""
    game = position(phase="pre_roll", turn=BLUE)
    game.apply(Roll())
    assert game.phase == "dice"
    game.apply(Dice((3, 4)))
    game.apply(MoveGoetz("A1"))
    assert (game.phase, game.to_act) == ("main", (BLUE,))


def test_a_prompt_lists_the_choices_and_their_prices():
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


def test_a_seat_without_cards_is_prompted_like_any_other():
    """G-INFO-02: rolling and ending the turn are always explicit."""
    game = position(3, phase="pre_roll")
    for seat in (RED, ORANGE, WHITE, RED):
        assert game.legal(seat) == [Roll(seat=seat)]
        roll(game, 1, 1)
        assert game.legal(seat) == [EndTurn(seat=seat)]
        act(game, EndTurn(seat=seat))


def test_the_prompt_for_a_victim_depends_only_on_public_hand_sizes():
    """GQ-05: the cards in the hands make no difference."""
    for one, two in (({"ore": 2}, {"wool": 2}), ({"wool": 1, "ore": 1}, {"ore": 2})):
        game = position(phase="pre_roll", halls={"Kassel": ORANGE, "Marburg": BLUE}, hands={ORANGE: one, BLUE: two})
        roll(game, 3, 4)
        act(game, MoveGoetz("E2", seat=RED))
        assert game.legal(RED) == [Rob(ORANGE, seat=RED), Rob(BLUE, seat=RED)]


def test_taking_cards_prompts_while_the_supply_has_cards():
    """GQ-35, GQ-20: the supply is public."""
    game = position(phase="take", take=2, hands={BLUE: dict.fromkeys(RESOURCES, 18) | {"grain": 17, "ore": 17}})
    assert game.legal(RED) == [Done(seat=RED), Take("grain", seat=RED), Take("ore", seat=RED)]
    act(game, Take("ore", seat=RED))
    assert game.legal(RED) == [Done(seat=RED), Take("grain", seat=RED)]
    act(game, Take("grain", seat=RED))
    assert (game.phase, hand(game, RED)) == ("main", {"grain": 1, "ore": 1})


def play_choice(game):
    return next(choice for choice in game.prompt(RED)["choices"] if choice["type"] == "play_card")


def test_the_prompt_names_cards_that_would_have_no_effect():
    """GQ-19, GQ-33, GQ-35: no road can be built without a town hall, and the supply is empty; both stay legal."""
    all_cards = dict.fromkeys(("lumber", "brick", "wool", "grain", "ore"), 18)
    cards = {"road_building": 1, "banking": 1, "trade": 1, "mercenary": 1}
    choice = play_choice(position(cards={RED: cards}, hands={ORANGE: all_cards}))
    assert choice["idle"] == ["road_building", "banking"]
    assert set(choice["idle"]) < set(choice["targets"])


def test_the_prompt_does_not_warn_of_cards_with_an_effect():
    """GQ-33, GQ-35."""
    game = position(cards={RED: {"road_building": 1, "banking": 1}}, halls={"Kassel": RED})
    assert "idle" not in play_choice(game)
