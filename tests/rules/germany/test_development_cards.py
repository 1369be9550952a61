"""Development cards: buying, keeping, and playing each of them before and after the roll (G-DEV)."""

from fractions import Fraction
from typing import Any

import pytest

from hexstead.core.actions import (
    BuyCard,
    Discard,
    Done,
    Draw,
    EndTurn,
    Exchange,
    PlayCard,
    Rob,
    Roll,
    Steal,
    Take,
)
from hexstead.core.events import Bought, Drew, Paid, Played, Revealed, Stolen, Stopped, Took
from hexstead.games.germany.actions import BuildHall, ExchangeTwo, MoveGoetz
from hexstead.games.germany.events import GoetzMoved, RoadBuilt

from .boardwork import CARD_PRICE, PLENTY, end_turn, pass_turn, path, paths_at, road, roads_of, stock
from .table import (
    BLUE,
    CARDS,
    COLOURS,
    ORANGE,
    RED,
    RESOURCES,
    WHITE,
    act,
    allowed,
    cards,
    chance,
    changed,
    hand,
    hands,
    points,
    position,
    refused,
    roll,
    seen,
    supply,
)

PROGRESS = ("road_building", "banking", "trade")
WHENS = ("pre_roll", "main")  # before and after the roll


# Buying


@pytest.mark.parametrize("seat", COLOURS)
def test_a_card_costs_one_wool_one_ore_and_one_grain(seat):
    """G-DEV-01."""
    holds = {s: {"wool": 2, "grain": 2, "ore": 2, "brick": 1} for s in COLOURS}
    game = position(turn=seat, hands=holds)
    paid = [Paid(seat, name, 1) for name in ("wool", "grain", "ore")]
    assert act(game, BuyCard(seat=seat)) == [*paid, Bought(seat)]
    left = {"wool": 1, "grain": 1, "ore": 1, "brick": 1}
    assert hands(game) == [left if s == seat else holds[s] for s in COLOURS]
    assert supply(game) == {"lumber": 18, "brick": 14, "wool": 11, "grain": 11, "ore": 11}
    assert (game.phase, game.to_act) == ("draw", ("chance",))
    assert chance(game, Draw("banking")) == [Drew(seat, "banking")]
    assert game.phase == "main"
    assert [cards(game, s) for s in COLOURS] == [{"banking": 1} if s == seat else {} for s in COLOURS]
    assert game.position()["card_count"] == [int(s == seat) for s in COLOURS]


@pytest.mark.parametrize("missing", sorted(CARD_PRICE))
def test_a_card_needs_all_three(missing):
    """G-DEV-01."""
    assert refused(position(hands={RED: {**PLENTY, missing: 0}}), BuyCard(seat=RED)) == "G-ACT-04"
    assert allowed(position(hands={RED: CARD_PRICE}), BuyCard(seat=RED))


def test_the_top_card_is_any_card_of_the_stack_by_its_share():
    """G-DEV-01, G-MAP-01."""
    game = position(hands={RED: PLENTY})
    act(game, BuyCard(seat=RED))
    assert game.outcomes() == [
        (Draw("mercenary", seat="chance"), Fraction(14, 26)),
        *((Draw(card, seat="chance"), Fraction(3, 26)) for card in CARDS[1:]),
    ]
    chance(game, Draw("trade"))
    assert game.position()["stack"] == {
        "mercenary": 14, "road_building": 3, "banking": 3, "trade": 2, "victory_point": 3
    }  # fmt: skip
    assert game.position()["stack_size"] == 25


def test_any_number_of_cards_is_bought_in_a_turn():
    """G-DEV-01."""
    game = position(hands={RED: PLENTY})
    for drawn in ("mercenary", "trade", "victory_point", "mercenary"):
        act(game, BuyCard(seat=RED))
        chance(game, Draw(drawn))
    assert cards(game, RED) == {"mercenary": 2, "trade": 1, "victory_point": 1}
    assert game.position()["card_count"] == [4, 0, 0, 0]
    assert game.position()["stack_size"] == 22
    assert refused(game, BuyCard(seat=RED)) == "G-ACT-04"


def test_a_card_may_be_bought_after_one_was_played():
    """G-DEV-01, G-DEV-04."""
    game = position(hands={RED: PLENTY}, cards={RED: {"trade": 1}})
    act(game, PlayCard("trade", seat=RED))
    act(game, BuyCard(seat=RED))


def test_an_unplayed_card_is_known_to_its_owner_alone():
    """G-DEV-02."""
    game = position(hands={RED: PLENTY})
    act(game, BuyCard(seat=RED))
    start = len(game.events_since())
    chance(game, Draw("mercenary"))
    assert seen(game, RED, start) == [Drew(RED, "mercenary")]
    for viewer in (ORANGE, WHITE, BLUE, None):
        assert seen(game, viewer, start) == [Drew(RED, None)]
        assert sum(game.view(viewer).masked.cards[RED]) == 0
        assert game.view(viewer).masked.card_count[RED] == 1
    assert game.view(RED).masked.cards[RED][0] == 1


def test_an_empty_stack_sells_nothing():
    """G-DEV-11, GQ-36."""
    gone = {"mercenary": 13, "road_building": 3, "banking": 3, "trade": 3}
    game = position(hands={RED: PLENTY}, played={BLUE: gone}, cards={WHITE: {"victory_point": 3}})
    act(game, BuyCard(seat=RED))
    assert game.outcomes() == [(Draw("mercenary", seat="chance"), Fraction(1))]
    chance(game, Draw("mercenary"))
    assert game.position()["stack_size"] == 0
    assert refused(game, BuyCard(seat=RED)) == "G-DEV-11"


def test_that_the_stack_is_empty_is_told_before_the_price():
    """G-DEV-11."""
    game = position(played={BLUE: {"mercenary": 14, "road_building": 3, "banking": 3, "trade": 3, "victory_point": 3}})
    assert refused(game, BuyCard(seat=RED)) == "G-DEV-11"


@pytest.mark.parametrize("card", PROGRESS)
def test_played_cards_are_never_shuffled_back(card):
    """GQ-36, G-DEV-09."""
    counts = {"mercenary": 14, "road_building": 3, "banking": 3, "trade": 3, "victory_point": 3}
    game = position(
        hands={RED: PLENTY}, halls={"Kassel": RED}, cards={RED: {card: 1}}, played={BLUE: {**counts, card: 2}}
    )
    act(game, PlayCard(card, seat=RED))
    if game.phase != "main":
        act(game, Done(seat=RED))
    assert game.position()["stack_size"] == 0
    assert game.position()["stack"] == {}
    assert refused(game, BuyCard(seat=RED)) == "G-DEV-11"
    end_turn(game)
    pass_turn(game)
    assert game.position()["stack_size"] == 0


# What may be played, and when


@pytest.mark.parametrize("card", ["mercenary", *PROGRESS])
def test_a_card_bought_this_turn_is_not_played_this_turn(card):
    """G-DEV-03."""
    game = position(hands={RED: CARD_PRICE}, halls={"Kassel": RED})
    act(game, BuyCard(seat=RED))
    chance(game, Draw(card))
    assert refused(game, PlayCard(card, seat=RED)) == "G-DEV-03"
    end_turn(game)
    for _ in range(3):
        pass_turn(game)
    act(game, PlayCard(card, seat=RED))


def test_a_card_of_the_same_kind_from_before_is_played_though_another_is_new():
    """G-DEV-03."""
    game = position(hands={RED: CARD_PRICE}, cards={RED: {"trade": 1}})
    act(game, BuyCard(seat=RED))
    chance(game, Draw("trade"))
    act(game, PlayCard("trade", seat=RED))
    assert cards(game, RED) == {"trade": 1}


def test_a_new_card_does_not_stop_an_old_card_of_another_kind():
    """G-DEV-03."""
    game = position(hands={RED: CARD_PRICE}, cards={RED: {"banking": 1}})
    act(game, BuyCard(seat=RED))
    chance(game, Draw("trade"))
    assert refused(game, PlayCard("trade", seat=RED)) == "G-DEV-03"
    act(game, PlayCard("banking", seat=RED))


def test_what_one_seat_bought_is_not_new_for_the_next():
    """G-DEV-03."""
    game = position(hands={RED: CARD_PRICE}, cards={ORANGE: {"trade": 1}})
    act(game, BuyCard(seat=RED))
    chance(game, Draw("trade"))
    end_turn(game)
    act(game, PlayCard("trade", seat=ORANGE))


@pytest.mark.parametrize("card", CARDS)
def test_with_the_next_turn_no_card_is_new(card):
    """G-DEV-03."""
    game = position(hands={RED: CARD_PRICE})
    act(game, BuyCard(seat=RED))
    chance(game, Draw(card))
    assert game.position()["cards_new"] == {card: 1}
    end_turn(game)
    assert game.position()["cards_new"] == {}


@pytest.mark.parametrize("when", WHENS)
@pytest.mark.parametrize("second", ["mercenary", *PROGRESS])
def test_one_card_is_played_a_turn(second, when):
    """G-DEV-04."""
    held = {"trade": 1}
    held[second] = held.get(second, 0) + 1
    game = position(phase=when, cards={RED: held}, halls={"Kassel": RED})
    act(game, PlayCard("trade", seat=RED))
    assert refused(game, PlayCard(second, seat=RED)) == "G-DEV-04"
    if when == "pre_roll":
        roll(game, 1, 1)
        assert refused(game, PlayCard(second, seat=RED)) == "G-DEV-04"
    end_turn(game)
    for _ in range(3):
        pass_turn(game)
    act(game, PlayCard(second, seat=RED))


def test_each_seat_plays_a_card_in_its_own_turn():
    """G-DEV-04."""
    game = position(cards={seat: {"trade": 1} for seat in (RED, ORANGE)})
    act(game, PlayCard("trade", seat=RED))
    assert refused(game, PlayCard("trade", seat=ORANGE)) == "G-ACT-01"
    assert game.position()["card_played"] == 1
    end_turn(game)
    assert game.position()["card_played"] == 0
    act(game, PlayCard("trade", seat=ORANGE))


@pytest.mark.parametrize("when", WHENS)
@pytest.mark.parametrize("card", ["mercenary", *PROGRESS])
def test_only_a_card_that_is_held_is_played(card, when):
    """G-DEV-04, G-ACT-06."""
    others = {other: 1 for other in CARDS if other != card}
    game = position(phase=when, cards={RED: others, BLUE: {card: 1}})
    assert refused(game, PlayCard(card, seat=RED)) == "G-ACT-06"


@pytest.mark.parametrize("when", WHENS)
@pytest.mark.parametrize("held", [0, 1, 3])
def test_victory_point_cards_are_kept_and_never_played(held, when):
    """G-DEV-10."""
    game = position(phase=when, cards={RED: {"victory_point": held}})
    assert refused(game, PlayCard("victory_point", seat=RED)) == "G-DEV-10"
    assert points(game) == [held, 0, 0, 0]


def test_a_card_played_before_the_roll_leads_back_to_the_roll():
    """G-DEV-04: which card it is does not matter; each is played out below."""
    game = position(phase="pre_roll", cards={RED: {"trade": 1}})
    act(game, PlayCard("trade", seat=RED))
    assert game.phase == "pre_roll"
    assert game.legal(RED) == [Roll(seat=RED)]


# Mercenary


@pytest.mark.parametrize("when", WHENS)
@pytest.mark.parametrize("seat", COLOURS)
def test_a_mercenary_moves_goetz_and_takes_a_card(seat, when):
    """G-DEV-05."""
    victim = (seat + 1) % 4
    game = position(
        turn=seat, phase=when, cards={seat: {"mercenary": 2}}, halls={"Emden": victim},
        hands={victim: {"wool": 1, "ore": 2}},
    )  # fmt: skip
    assert act(game, PlayCard("mercenary", seat=seat)) == [Played(seat, "mercenary")]
    assert (game.phase, game.to_act) == ("goetz", (seat,))
    assert act(game, MoveGoetz("C1", seat=seat)) == [GoetzMoved(seat, "C1")]
    assert game.outcomes() == [
        (Steal("wool", seat="chance"), Fraction(1, 3)), (Steal("ore", seat="chance"), Fraction(2, 3))
    ]  # fmt: skip
    assert chance(game, Steal("ore")) == [Stolen(seat, victim, "ore")]
    assert game.phase == when
    assert hand(game, seat) == {"ore": 1}
    assert hand(game, victim) == {"wool": 1, "ore": 1}
    assert game.position()["goetz"] == "C1"
    assert cards(game, seat) == {"mercenary": 1}
    assert game.position()["cards_open"][seat] == {"mercenary": 1}
    assert game.position()["card_count"][seat] == 1


def test_a_mercenary_must_move_goetz_to_another_hex():
    """G-DEV-05."""
    game = position(cards={RED: {"mercenary": 1}}, goetz="C1")
    act(game, PlayCard("mercenary", seat=RED))
    assert refused(game, MoveGoetz("C1", seat=RED)) == "G-GOE-02"
    assert refused(game, Done(seat=RED)) == "G-ACT-02"
    assert refused(game, EndTurn(seat=RED)) == "G-ACT-02"
    assert len(game.legal(RED)) == 29


@pytest.mark.parametrize("when", WHENS)
def test_a_mercenary_with_nobody_to_rob_leads_straight_back(when):
    """G-DEV-05."""
    game = position(phase=when, cards={RED: {"mercenary": 1}}, halls={"Emden": RED}, hands={RED: PLENTY})
    act(game, PlayCard("mercenary", seat=RED))
    act(game, MoveGoetz("C1", seat=RED))
    assert game.phase == when
    assert hand(game, RED) == PLENTY


@pytest.mark.parametrize("when", WHENS)
def test_a_mercenary_chooses_among_several(when):
    """G-DEV-05."""
    game = position(
        phase=when, cards={RED: {"mercenary": 1}}, halls={"Emden": BLUE, "Osnabrück": WHITE},
        hands={BLUE: {"ore": 1}, WHITE: {"wool": 1}},
    )  # fmt: skip
    act(game, PlayCard("mercenary", seat=RED))
    act(game, MoveGoetz("C1", seat=RED))
    assert game.legal(RED) == [Rob(WHITE, seat=RED), Rob(BLUE, seat=RED)]
    act(game, Rob(WHITE, seat=RED))
    chance(game, Steal("wool"))
    assert game.phase == when
    assert hands(game) == [{"wool": 1}, {}, {}, {"ore": 1}]


def test_a_mercenary_makes_nobody_discard():
    """G-DEV-05."""
    game = position(cards={RED: {"mercenary": 1}}, hands={RED: PLENTY, BLUE: {"ore": 9}})
    act(game, PlayCard("mercenary", seat=RED))
    assert game.phase == "goetz"
    assert refused(game, Discard("ore", seat=BLUE)) == "G-ACT-01"
    act(game, MoveGoetz("A1", seat=RED))
    assert hands(game) == [PLENTY, {}, {}, {"ore": 9}]


def test_a_played_mercenary_stays_open_before_its_owner():
    """G-DEV-05, G-DEV-09."""
    game = position(cards={RED: {"mercenary": 1}})
    act(game, PlayCard("mercenary", seat=RED))
    act(game, MoveGoetz("A1", seat=RED))
    end_turn(game)
    for viewer in (RED, BLUE, None):
        assert game.view(viewer).masked.cards_open[RED] == [1, 0, 0, 0, 0]


# Road Building


@pytest.mark.parametrize("when", WHENS)
@pytest.mark.parametrize("seat", COLOURS)
def test_road_building_places_two_free_roads(seat, when):
    """G-DEV-06."""
    game = position(turn=seat, phase=when, cards={seat: {"road_building": 1}}, halls={"Kassel": seat})
    assert act(game, PlayCard("road_building", seat=seat)) == [Played(seat, "road_building")]
    assert (game.phase, game.to_act, game.position()["free_roads"]) == ("roads", (seat,), 2)
    assert roads_of(game, seat) == set(paths_at("Kassel"))
    assert act(game, road("Kassel-v32", seat)) == [RoadBuilt(seat, path("Kassel-v32"), 1)]
    assert (game.phase, game.position()["free_roads"]) == ("roads", 1)
    assert act(game, road("v32-v39", seat)) == [RoadBuilt(seat, path("v32-v39"), 1)]
    assert (game.phase, game.position()["free_roads"]) == (when, 0)
    assert hands(game) == [{}, {}, {}, {}]
    assert stock(game)[0] == [18 if s == seat else 20 for s in COLOURS]


def test_the_roads_of_the_card_follow_the_normal_rules():
    """G-DEV-06."""
    game = position(
        phase="pre_roll", cards={RED: {"road_building": 1}}, halls={"Hannover": RED, "Hof": BLUE},
        roads={RED: ["Hannover-v32", "v32-Kassel"]},
    )  # fmt: skip
    act(game, PlayCard("road_building", seat=RED))
    assert refused(game, road("Kassel-Marburg", RED)) == "G-ROAD-04"
    assert refused(game, road("Hannover-v32", RED)) == "G-ROAD-01"
    assert refused(game, road("Hof-v46", RED)) == "G-ROAD-08"


def test_nothing_comes_between_the_two_roads():
    """GQ-33, G-DEV-06."""
    game = position(hands={RED: PLENTY}, cards={RED: {"road_building": 1}}, halls={"Kassel": RED})
    act(game, PlayCard("road_building", seat=RED))
    act(game, road("Kassel-Marburg", RED))
    for action in (
        BuildHall("Marburg", seat=RED),
        BuyCard(seat=RED),
        EndTurn(seat=RED),
        Exchange("ore", "wool", seat=RED),
    ):
        assert refused(game, action) == "G-ACT-02"
    act(game, road("Kassel-Dortmund", RED))
    assert hand(game, RED) == PLENTY
    act(game, BuildHall("Marburg", seat=RED))


@pytest.mark.parametrize("when", WHENS)
@pytest.mark.parametrize("built", [0, 1])
def test_road_building_may_be_stopped(built, when):
    """GQ-33."""
    game = position(phase=when, cards={RED: {"road_building": 1}}, halls={"Kassel": RED})
    act(game, PlayCard("road_building", seat=RED))
    for _ in range(built):
        act(game, road("Kassel-v32", RED))
    assert act(game, Done(seat=RED)) == [Stopped(RED)]
    assert (game.phase, game.position()["free_roads"]) == (when, 0)
    assert stock(game)[0][RED] == 20 - built


@pytest.mark.parametrize("when", WHENS)
@pytest.mark.parametrize("left", [0, 1, 2])
def test_road_building_places_as_many_as_are_in_stock(left, when):
    """GQ-33."""
    own = ["Kassel", "Hannover", "Heidelberg", "Leipzig", "Hof", "Ulm", "Emden"]
    game = position(
        phase=when, cards={RED: {"road_building": 1}}, halls=dict.fromkeys(own, RED),
        roads={RED: paths_at(*own)[left:]},
    )  # fmt: skip
    assert stock(game)[0][RED] == left
    act(game, PlayCard("road_building", seat=RED))
    for name in paths_at(*own)[:left]:
        act(game, road(name, RED))
    assert (game.phase, game.position()["free_roads"]) == (when, 0)
    assert game.position()["cards_open"][RED] == {"road_building": 1}


@pytest.mark.parametrize("when", WHENS)
@pytest.mark.parametrize("open_paths", [0, 1])
def test_road_building_places_as_many_as_have_a_legal_path(open_paths, when):
    """GQ-33: Emden has two paths; beyond them Osnabrück's and Bremen's neighbours are blue."""
    blue = ["Osnabrück-v19", "v19-v24", "v19-Emden"] + ([] if open_paths else ["v10-Emden"])
    game = position(
        phase=when, cards={RED: {"road_building": 1}}, halls={"Emden": RED, "Osnabrück": BLUE, "Flensburg": BLUE},
        roads={BLUE: [*blue, "v10-Bremen", "v06-v10", "Flensburg-v06", "Bremen-v20", "v20-Osnabrück"]},
    )  # fmt: skip
    act(game, PlayCard("road_building", seat=RED))
    if open_paths:
        assert game.phase == "roads"
        act(game, road("Emden-v10", RED))
    assert (game.phase, game.position()["free_roads"]) == (when, 0)
    assert stock(game)[0][RED] == 20 - open_paths


ONE_WAY_OUT: dict[str, Any] = {
    "v00-v01": {
        "halls": {"Flensburg": RED, "Hamburg": BLUE, "Emden": BLUE},
        "roads": {
            RED: ["Flensburg-v01"],
            BLUE: ["Hamburg-Lübeck", "Lübeck-Flensburg", "Emden-v10", "v10-v06", "v06-Flensburg"],
        },
    },
    "v80-v81": {
        "halls": {"Konstanz": RED, "Baden-Baden": BLUE, "Ulm": BLUE},
        "roads": {
            RED: ["Konstanz-v79", "v79-v81"],
            BLUE: ["Baden-Baden-Freiburg", "Freiburg-Konstanz", "Ulm-Konstanz"],
        },
    },
}


@pytest.mark.parametrize("name", ONE_WAY_OUT)
def test_road_building_asks_even_for_a_single_legal_path_at_the_edge_of_the_map(name):
    """GQ-33, GQ-19."""
    game = position(cards={RED: {"road_building": 1}}, **ONE_WAY_OUT[name])
    act(game, PlayCard("road_building", seat=RED))
    assert (game.phase, roads_of(game, RED)) == ("roads", {name})


# Banking


@pytest.mark.parametrize("when", WHENS)
@pytest.mark.parametrize("seat", COLOURS)
def test_banking_takes_two_cards_from_the_supply(seat, when):
    """G-DEV-07."""
    game = position(turn=seat, phase=when, cards={seat: {"banking": 1}})
    assert act(game, PlayCard("banking", seat=seat)) == [Played(seat, "banking")]
    assert (game.phase, game.to_act, game.position()["take"]) == ("take", (seat,), 2)
    assert act(game, Take("ore", seat=seat)) == [Took(seat, "ore")]
    assert (game.phase, game.position()["take"]) == ("take", 1)
    assert act(game, Take("wool", seat=seat)) == [Took(seat, "wool")]
    assert (game.phase, game.position()["take"]) == (when, 0)
    assert hands(game) == [{"wool": 1, "ore": 1} if s == seat else {} for s in COLOURS]
    assert supply(game) == {"lumber": 18, "brick": 18, "wool": 17, "grain": 18, "ore": 17}
    assert game.position()["hand_size"] == [2 if s == seat else 0 for s in COLOURS]


@pytest.mark.parametrize("when", WHENS)
@pytest.mark.parametrize("taken", [0, 1])
def test_banking_may_be_stopped(taken, when):
    """G-DEV-07."""
    game = position(phase=when, cards={RED: {"banking": 1}})
    act(game, PlayCard("banking", seat=RED))
    for _ in range(taken):
        act(game, Take("ore", seat=RED))
    assert act(game, Done(seat=RED)) == [Stopped(RED)]
    assert (game.phase, game.position()["take"]) == (when, 0)
    assert sum(hand(game, RED).values()) == taken


@pytest.mark.parametrize("when", WHENS)
@pytest.mark.parametrize("left", [0, 1, 2])
def test_banking_ends_when_the_supply_is_empty(left, when):
    """G-DEV-07."""
    everything = dict.fromkeys(RESOURCES, 18)
    game = position(phase=when, cards={RED: {"banking": 1}}, hands={BLUE: {**everything, "grain": 18 - left}})
    act(game, PlayCard("banking", seat=RED))
    for _ in range(left):
        assert refused(game, Take("ore", seat=RED)) == "G-TRADE-04"
        act(game, Take("grain", seat=RED))
    assert (game.phase, game.position()["take"]) == (when, 0)
    assert supply(game)["grain"] == 0


@pytest.mark.parametrize("resource", RESOURCES)
def test_banking_goes_on_while_any_kind_is_left(resource):
    """G-DEV-07."""
    everything = dict.fromkeys(RESOURCES, 18)
    game = position(cards={RED: {"banking": 1}}, hands={BLUE: {**everything, resource: 17}})
    act(game, PlayCard("banking", seat=RED))
    assert game.phase == "take"
    act(game, Take(resource, seat=RED))
    assert game.phase == "main"


def test_cards_from_banking_are_usable_at_once():
    """G-DEV-07."""
    game = position(cards={RED: {"banking": 1}}, halls={"Kassel": RED})
    act(game, PlayCard("banking", seat=RED))
    assert refused(game, EndTurn(seat=RED)) == "G-ACT-02"
    act(game, Take("lumber", seat=RED))
    act(game, Take("brick", seat=RED))
    act(game, road("Kassel-v32", RED))


# Trade


@pytest.mark.parametrize("when", WHENS)
@pytest.mark.parametrize("seat", COLOURS)
def test_trade_allows_two_for_one_for_the_rest_of_the_turn(seat, when):
    """G-DEV-08."""
    game = position(turn=seat, phase=when, cards={seat: {"trade": 1}}, hands={seat: {"brick": 4}})
    assert act(game, PlayCard("trade", seat=seat)) == [Played(seat, "trade")]
    assert game.phase == when
    if when == "pre_roll":
        assert refused(game, ExchangeTwo("brick", "ore", seat=seat)) == "G-ACT-03"
        roll(game, 1, 1)
    act(game, ExchangeTwo("brick", "ore", seat=seat))
    act(game, ExchangeTwo("brick", "wool", seat=seat))
    assert hand(game, seat) == {"ore": 1, "wool": 1}


def test_without_the_card_there_is_no_two_for_one():
    """G-DEV-08."""
    game = position(cards={RED: {"trade": 1}}, hands={RED: {"brick": 4}, ORANGE: {"brick": 4}})
    assert refused(game, ExchangeTwo("brick", "ore", seat=RED)) == "G-TRADE-03"
    act(game, PlayCard("trade", seat=RED))
    assert allowed(game, ExchangeTwo("brick", "ore", seat=RED))
    end_turn(game)
    roll(game, 1, 1)
    assert refused(game, ExchangeTwo("brick", "ore", seat=ORANGE)) == "G-TRADE-03"


# What playing a card changes, and what becomes of it


@pytest.mark.parametrize(
    ("card", "more"),
    [
        ("mercenary", {"phase"}), ("road_building", {"phase", "free_roads"}), ("banking", {"phase", "take"}),
        ("trade", {"two_for_one"}),
    ],
)  # fmt: skip
@pytest.mark.parametrize("players", [3, 4])
def test_playing_a_card_changes_what_it_says_and_nothing_else(card, more, players):
    """G-DEV-05, G-DEV-06, G-DEV-07, G-DEV-08."""
    game = position(players, cards={RED: {card: 1}}, halls={"Kassel": RED}, hands={RED: PLENTY}, round_busy=0)
    told = changed(game, PlayCard(card, seat=RED))
    assert told == {"cards", "card_count", "cards_open", "card_played", "round_busy"} | more


@pytest.mark.parametrize("card", PROGRESS)
def test_a_played_progress_card_leaves_the_game(card):
    """G-DEV-09, G-INV-07."""
    game = position(cards={RED: {card: 1}}, halls={"Kassel": RED})
    before = game.position()["stack"]
    act(game, PlayCard(card, seat=RED))
    assert cards(game, RED) == {}
    assert game.position()["stack"] == before
    assert game.position()["stack_size"] == 25
    assert game.position()["cards_open"] == [{card: 1}, {}, {}, {}]
    assert game.position()["card_count"] == [0, 0, 0, 0]


def test_a_victory_point_card_bought_this_turn_wins_this_turn():
    """G-DEV-10, G-DEV-03."""
    nine = ["Kassel", "Hof", "Ulm", "Emden", "Leipzig", "Dessau", "Passau", "Erfurt", "Aachen"]
    game = position(halls=dict.fromkeys(nine, RED), hands={RED: CARD_PRICE}, cards={BLUE: {"victory_point": 1}})
    act(game, BuyCard(seat=RED))
    events = chance(game, Draw("victory_point"))
    assert game.winner == RED
    assert [e for e in events if isinstance(e, Revealed)] == [
        Revealed(RED, "victory_point", 1), Revealed(BLUE, "victory_point", 1)
    ]  # fmt: skip


def test_victory_point_cards_stay_secret_until_the_end():
    """G-DEV-10, G-DEV-02."""
    game = position(cards={RED: {"victory_point": 2}})
    end_turn(game)
    assert game.position()["cards_open"] == [{}, {}, {}, {}]
    assert game.view(BLUE).masked.cards[RED] == [0, 0, 0, 0, 0]
    assert points(game) == [2, 0, 0, 0]
