"""Order and contents of prompts, as in the rules catalogue."""

from typing import Any

import pytest

import hexstead
from hexstead.core.actions import BuyCard, Discard, Done, Draw, EndTurn, Offer, PlayCard, Rob, Roll, Steal, Take
from hexstead.games.america.actions import (
    BuildRail,
    ChoosePayout,
    MoveOutlaw,
    MoveTrain,
    NativeSupport,
    Pass,
    PlaceCity,
    TakeGold,
    Token,
)

from ..game_helpers import BLUE, ORANGE, RED, WHITE, act, dice, phases_after, roll
from .positions import CARD, RAIL, RESOURCES, TOKENS, position

CHANCE = ("chance",)


def choices(game, seat):
    """Return the choices of a seat by type."""
    prompt = game.prompt(seat)
    assert (prompt["seat"], prompt["phase"]) == (seat, game.phase)
    return {choice["type"]: choice for choice in prompt["choices"]}


# Order of prompts


@pytest.mark.parametrize("players", [3, 4])
def test_the_suggested_set_up_starts_with_roll_and_first_turn(players):
    """A-SUG-01, A-TURN-01."""
    game = hexstead.new("america", players=players, seed=1)
    assert (game.phase, game.to_act) == ("first_roll", CHANCE)
    rolls = [dice(6, 6), *[dice(1, 1)] * (players - 1)]
    assert phases_after(game, *rolls) == [*[("first_roll", CHANCE)] * (players - 1), ("pre_roll", (RED,))]


def test_the_variable_set_up_prompts_for_tokens_rolls_cities_rails_and_neutral_cities():
    """A-VAR-01, A-VAR-03, A-VAR-08, A-VAR-10."""
    options = {"setup.pieces": "variable", "setup.tokens": "random"}
    game = hexstead.new("america", players=3, seed=1, options=options)
    asked = phases_after(game, *(Token(n, seat="chance") for n in TOKENS.values()), dice(1, 1), dice(6, 6), dice(1, 1))
    assert asked == [*[("tokens", CHANCE)] * 11, *[("first_roll", CHANCE)] * 3, ("set_city", (ORANGE,))]
    sites = ["Albany", "Boston", "Chicago", "Atlanta", "Columbus", "Lexington", "Raleigh", "Nashville", "Jackson"]
    seats = [ORANGE, WHITE, RED, RED, WHITE, ORANGE, ORANGE, WHITE, RED]
    asked = phases_after(game, *(PlaceCity(site, seat=seat) for site, seat in zip(sites, seats, strict=True)))
    assert asked == [*[("set_city", (seat,)) for seat in seats[1:]], ("set_rail", (RED,))]
    asked = phases_after(
        game, BuildRail("Chicago-g9y3", seat=RED), BuildRail("Boston-g13y0", seat=WHITE),
        BuildRail("Albany-g12y3", seat=ORANGE), PlaceCity("Minneapolis", seat=ORANGE),
        PlaceCity("Little Rock", seat=WHITE), PlaceCity("St. Louis", seat=RED),
    )  # fmt: skip
    assert asked == [
        ("set_rail", (WHITE,)), ("set_rail", (ORANGE,)), ("set_neutral", (ORANGE,)), ("set_neutral", (WHITE,)),
        ("set_neutral", (RED,)), ("pre_roll", (ORANGE,)),
    ]  # fmt: skip


def test_a_simple_turn_consists_of_roll_end_and_build_phase():
    """A-TURN-03, A-EBP-01."""
    game = position(phase="pre_roll", hands={WHITE: {"ore": 2}})
    assert phases_after(game, Roll(seat=RED), dice(1, 2), EndTurn(seat=RED), Pass(seat=WHITE)) == [
        ("dice", CHANCE), ("action", (RED,)), ("build_phase", (WHITE,)), ("pre_roll", (ORANGE,)),
    ]  # fmt: skip


def test_a_seven_prompts_for_discards_outlaw_and_victim():
    """A-OUT-05."""
    game = position(
        phase="pre_roll", cities={"Columbus": ORANGE, "Lexington": BLUE}, hands={ORANGE: {"ore": 8}, BLUE: {"coal": 8}}
    )
    asked = phases_after(
        game, Roll(seat=RED), dice(3, 4), *[Discard("ore", seat=ORANGE)] * 4, *[Discard("coal", seat=BLUE)] * 4,
        MoveOutlaw("c11y5", seat=RED), Rob(BLUE, seat=RED), Steal("coal", seat="chance"),
    )  # fmt: skip
    assert asked == [
        ("dice", CHANCE), *[("discard", (ORANGE, BLUE))] * 4, *[("discard", (BLUE,))] * 4, ("outlaw", (RED,)),
        ("rob", (RED,)), ("steal", CHANCE), ("action", (RED,)),
    ]  # fmt: skip


@pytest.mark.parametrize("phase", ["pre_roll", "action"])
def test_the_turn_continues_in_the_same_phase_after_a_card(phase):
    """A-CARD-09, A-TURN-06: `rolled` determines the phase."""
    at = {"phase": phase, "cities": {"Chicago": RED}}
    me = (RED,)

    def played(card, *actions):
        return phases_after(
            position(**at, cards={RED: {card: 1}}, hands={RED: {"cattle": 1}}), PlayCard(card, seat=RED), *actions
        )

    assert played("cavalry", MoveOutlaw("c9y5", seat=RED)) == [("outlaw", me), (phase, me)]
    rails = BuildRail("Chicago-g9y3", seat=RED), BuildRail("Chicago-g10y2", seat=RED)
    assert played("engineer", *rails) == [("engineer", me), ("engineer", me), (phase, me)]
    assert played("right_of_way", Done(seat=RED)) == [("card_move", me), (phase, me)]
    assert played("scout", TakeGold(seat=RED)) == [("scout", me), (phase, me)]
    takes = Take("ore", seat=RED), Take("ore", seat=RED)
    assert played("mineral_rights", *takes) == [("take", me), ("take", me), (phase, me)]
    assert played("cattle_drive") == [(phase, me)]


def test_native_support_replaces_the_roll():
    """A-CARD-08."""
    game = position(phase="pre_roll", cards={RED: {"native_support": 1}})
    assert phases_after(game.copy(), NativeSupport(4, seat=RED)) == [("action", (RED,))]
    assert phases_after(game.copy(), NativeSupport(7, seat=RED)) == [("outlaw", (RED,))]


def test_simulations_ask_the_lowest_seat_that_must_discard():
    """A-OUT-01."""
    game = position(phase="pre_roll", turn=WHITE, hands={ORANGE: {"ore": 8}, BLUE: {"coal": 8}})
    roll(game, 3, 4)
    for _ in range(4):
        assert {action.seat for action in game.legal()} == {ORANGE}
        act(game, Discard("ore", seat=ORANGE))
    assert {action.seat for action in game.legal()} == {BLUE}


def test_simulations_ask_for_answers_clockwise_and_then_the_turn_player():
    """A-TRADE-01."""
    game = position(turn=WHITE, hands={WHITE: {"ore": 1}})
    act(game, Offer({"ore": 1}, {"gold": 1}, seat=WHITE))
    order = []
    for _ in range(4):
        first = game.legal()[0]
        order.append(first.seat)
        act(game, first)
    assert game.phase == "action"
    assert order == [BLUE, RED, ORANGE, WHITE]


def test_chance_draws_a_bought_card_and_the_phase_continues():
    """A-DEV-01, A-EBP-02."""
    game = position(hands={RED: CARD})
    assert phases_after(game, BuyCard(seat=RED), Draw("scout", seat="chance")) == [("draw", CHANCE), ("action", (RED,))]
    game = position(builder=WHITE, hands={WHITE: {**CARD, "ore": 2}})
    assert phases_after(game, BuyCard(seat=WHITE), Draw("scout", seat="chance")) == [
        ("draw", CHANCE), ("build_phase", (WHITE,)),
    ]  # fmt: skip


# Contents of prompts


def test_a_prompt_lists_targets_and_prices():
    """A-BUY-01, A-TURN-04."""
    game = position(hands={RED: dict.fromkeys(RESOURCES, 3)}, gold={RED: 2}, cities={"Chicago": RED})
    found = choices(game, RED)
    assert found["build_rail"]["cost"] == {"ore": 1, "lumber": 1}
    assert found["build_settler"]["cost"] == {"cattle": 1, "grain": 1, "lumber": 1}
    assert found["buy_card"]["cost"] == {"cattle": 1, "coal": 1}
    assert len(found["build_rail"]["targets"]) == 3
    assert found["build_settler"]["targets"] == [["Chicago", "none"]]
    assert found["buy_resource"]["targets"] == list(RESOURCES)
    assert "cost" not in found["end_turn"]


def test_a_prompt_lists_prices_out_of_turn():
    """A-EBP-06, A-BUY-01."""
    game = position(
        builder=ORANGE, hands={ORANGE: dict.fromkeys(RESOURCES, 3)}, cities={"Chicago": ORANGE},
        rails={ORANGE: ["Chicago-g10y4"]},
    )  # fmt: skip
    found = choices(game, ORANGE)
    assert found.keys() == {"build_rail", "build_settler", "build_train", "buy_card", "pass"}
    assert found["build_rail"]["cost"] == {"ore": 1, "lumber": 1}
    assert found["build_train"]["cost"] == {"coal": 1, "ore": 1, "lumber": 1}
    assert found["build_settler"]["cost"] == {"cattle": 1, "grain": 1, "lumber": 1}
    assert found["buy_card"]["cost"] == {"cattle": 1, "coal": 1}


@pytest.mark.parametrize("phase", ["set_rail", "engineer", "bonus"])
def test_a_free_rail_has_no_price(phase):
    """A-VAR-08, A-CARD-03, A-TRK-01."""
    needs: dict[str, dict[str, Any]] = {
        "set_rail": {"placed": 3}, "engineer": {"free_rails": 1}, "bonus": {"bonus": "g10y3-g10y4"},
    }  # fmt: skip
    rails = {} if phase == "set_rail" else {RED: ["Chicago-g10y4"]}
    game = position(phase=phase, cities={"Chicago": RED}, rails=rails, hands={RED: RAIL}, first=RED, **needs[phase])
    assert "cost" not in choices(game, RED)["build_rail"]


def test_the_prompt_for_an_offer_describes_cards_and_gold():
    """A-TRADE-02."""
    game = position(hands={RED: {"ore": 2}, BLUE: {"coal": 1}}, gold={RED: 3, BLUE: 4})
    shape = choices(game, RED)["offer"]["shape"]
    assert shape["give"] == {"ore": 2, "gold": 3}
    assert shape["get"] == [*RESOURCES, "gold"]
    assert (shape["to"], shape["left"]) == ([ORANGE, WHITE, BLUE], 5)
    act(game, Offer({"ore": 1}, {"coal": 1}, seat=RED))
    assert choices(game, BLUE)["counter"]["shape"]["give"] == {"coal": 1, "gold": 4}


def test_the_prompt_for_a_discard_lists_count_and_resources():
    """A-OUT-01."""
    game = position(phase="pre_roll", hands={WHITE: {"ore": 7, "coal": 2}})
    roll(game, 3, 4)
    discard = choices(game, WHITE)["discard"]
    assert discard["shape"] == {"count": 4, "from": {"coal": 2, "ore": 7}}
    assert discard["targets"] == ["coal", "ore"]
    assert game.prompt(RED) is None


def test_the_prompt_for_a_payout_lists_the_gold_of_each_seat():
    """A-GOLD-11."""
    game = position(
        cities={"Chicago": RED, "Columbus": BLUE}, rails={RED: ["Chicago-g10y4"], BLUE: ["Columbus-g10y4"]},
        hands={RED: RAIL},
    )  # fmt: skip
    act(game, BuildRail("g10y4-Indianapolis", seat=RED))
    found = choices(game, RED)
    assert found.keys() == {"choose_payout"}
    assert found["choose_payout"]["targets"] == [{"red": 2}, {"red": 1, "blue": 1}]
    assert game.legal(RED)[0] == ChoosePayout({"red": 2}, seat=RED)
    assert game.legal(RED)[1].to_json() == {"seat": RED, "type": "choose_payout", "gold": {"red": 1, "blue": 1}}


def test_the_prompt_for_a_train_on_a_full_path_lists_only_its_moves():
    """A-TMOV-14."""
    line = ["Chicago-g10y4", "g10y4-Indianapolis", "Indianapolis-g10y6"]
    game = position(
        cities={"Chicago": RED, "Indianapolis": BLUE}, rails={RED: line}, hands={RED: {"coal": 1}},
        trains={RED: [line[0], line[0]], BLUE: [line[1], line[1]]},
    )  # fmt: skip
    act(game, MoveTrain(0, line[1], seat=RED))
    assert choices(game, RED).keys() == {"move_train", "deliver"}
