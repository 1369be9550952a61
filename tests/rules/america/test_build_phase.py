"""Prices and the extraordinary build phase after every turn (A-BUY, A-EBP)."""

import dataclasses
from typing import Any

import pytest

from hexstead.core.actions import BuyCard, Draw, EndTurn, Exchange, Offer, PlayCard, Roll
from hexstead.core.events import Bought, Paid, TurnBegan
from hexstead.games.america.actions import (
    BuildRail,
    BuildSettler,
    BuildTrain,
    BuyResource,
    Deliver,
    MoveSettler,
    MoveTrain,
    NativeSupport,
    Pass,
    PlaceCity,
    SellForGold,
)
from hexstead.games.america.events import BuildPhase, Passed, RailBuilt, SettlerBuilt, TrainBuilt

from ..game_helpers import (
    BLUE,
    COLOURS,
    ORANGE,
    RED,
    WHITE,
    act,
    allowed,
    cards,
    chance,
    changed_fields,
    hand,
    refused,
    roll,
    supply,
)
from .positions import CARD, DECK, RAIL, RESOURCES, SETTLER, TRAIN, gold, position, rails, settlers, trains
from .rail_helpers import PLENTY, path_name

PRICES = [
    (BuildRail("Chicago-g9y3"), RAIL),
    (BuildTrain("Chicago-g10y4"), TRAIN),
    (BuildSettler("Chicago"), SETTLER),
    (BuyCard(), CARD),
]


def building_position(seat: int) -> dict[str, Any]:
    return {"cities": {"Chicago": seat}, "rails": {seat: ["Chicago-g10y4"]}}


def by_seat(action: Any, seat: int) -> Any:
    return dataclasses.replace(action, seat=seat)


# Prices, in turn and out of turn


@pytest.mark.parametrize(("action", "price"), PRICES)
@pytest.mark.parametrize("out_of_turn", [False, True])
def test_every_purchase_costs_its_price(action, price, out_of_turn):
    """A-BUY-01, A-EBP-06, A-EBP-02."""
    seat = ORANGE if out_of_turn else RED
    more: dict[str, Any] = {"builder": ORANGE} if out_of_turn else {}
    game = position(hands={seat: PLENTY, WHITE: {"ore": 1}}, **building_position(seat), **more)
    events = act(game, by_seat(action, seat))
    assert [e for e in events if isinstance(e, Paid)] == [Paid(seat, r, 1) for r in RESOURCES if r in price]
    assert hand(game, seat) == {r: 3 - price.get(r, 0) for r in RESOURCES}
    assert supply(game) == {r: 16 + price.get(r, 0) - (r == "ore") for r in RESOURCES}
    assert hand(game, WHITE) == {"ore": 1}
    assert gold(game) == [0] * 4


@pytest.mark.parametrize(("action", "price"), PRICES)
@pytest.mark.parametrize("out_of_turn", [False, True])
def test_a_purchase_is_refused_if_one_card_of_its_price_is_missing(action, price, out_of_turn):
    """A-BUY-01, A-BUY-04, A-ACT-04."""
    seat = ORANGE if out_of_turn else RED
    more: dict[str, Any] = {"builder": ORANGE} if out_of_turn else {}
    assert allowed(position(hands={seat: price}, **building_position(seat), **more), by_seat(action, seat))
    for missing in price:
        short = {r: 5 for r in RESOURCES if r != missing}
        game = position(hands={seat: short}, gold={seat: 9}, **building_position(seat), **more)
        assert refused(game, by_seat(action, seat)) == "A-ACT-04"


def test_the_number_of_purchases_is_not_limited():
    """A-BUY-02."""
    game = position(hands={RED: dict.fromkeys(RESOURCES, 9)}, **building_position(RED))
    act(game, BuildRail("Chicago-g9y3", seat=RED))
    act(game, BuildRail("g9y3-g9y2", seat=RED))
    act(game, BuildTrain("Chicago-g9y3", seat=RED))
    act(game, BuildTrain("Chicago-g10y4", seat=RED))
    act(game, BuildSettler("Chicago", seat=RED))
    for card in ("cavalry", "cavalry", "engineer"):
        act(game, BuyCard(seat=RED))
        chance(game, Draw(card))
    assert cards(game, RED) == {"cavalry": 2, "engineer": 1}
    assert trains(game, RED) == [path_name("Chicago-g9y3"), path_name("Chicago-g10y4")]
    assert hand(game, RED) == {"cattle": 5, "coal": 4, "grain": 8, "lumber": 4, "ore": 5}


def test_cities_cannot_be_bought():
    """A-BUY-03."""
    game = position(hands={RED: dict.fromkeys(RESOURCES, 9)}, **building_position(RED))
    assert refused(game, PlaceCity("Denver", seat=RED)) == "A-ACT-03"
    assert not [a for a in game.legal(RED) if a.type_name() == "place_city"]
    game = position(builder=RED, turn=BLUE, hands={RED: PLENTY}, **building_position(RED))
    assert refused(game, PlaceCity("Denver", seat=RED)) == "A-ACT-03"


def test_a_piece_that_cannot_be_placed_cannot_be_bought():
    """A-BUY-04, AQ-32: without a city no place is legal for a rail, train or settler."""
    game = position(hands={RED: PLENTY})
    assert refused(game, BuildRail("Chicago-g9y3", seat=RED)) == "A-RAIL-02"
    assert refused(game, BuildTrain("Chicago-g9y3", seat=RED)) == "A-TBLD-01"
    assert refused(game, BuildSettler("Chicago", seat=RED)) == "A-SBLD-01"
    assert hand(game, RED) == PLENTY


def test_no_card_can_be_bought_when_stack_and_pile_are_empty():
    """AQ-58, A-BUY-04."""
    game = position(hands={RED: CARD}, cards={ORANGE: DECK})
    assert refused(game, BuyCard(seat=RED)) == "AQ-58"
    assert refused(position(cards={ORANGE: DECK}), BuyCard(seat=RED)) == "AQ-58"
    game = position(builder=RED, turn=BLUE, hands={RED: CARD}, cards={ORANGE: DECK})
    assert refused(game, BuyCard(seat=RED)) == "AQ-58"


# Order of seats


@pytest.mark.parametrize("players", [3, 4])
def test_the_other_seats_build_once_each_clockwise(players):
    """A-EBP-01, A-EBP-05, AQ-75, AQ-76."""
    for turn in range(players):
        game = position(players, turn=turn, hands={seat: {"ore": 2} for seat in range(players)})
        others = [(turn + i) % players for i in range(1, players)]
        events = act(game, EndTurn(seat=turn))
        for seat in others:
            assert events[-1] == BuildPhase(seat)
            assert (game.phase, game.to_act, game.turn_seat) == ("build_phase", (seat,), turn)
            for other in set(range(players)) - {seat}:
                assert refused(game, Pass(seat=other)) == "A-ACT-01"
                assert game.legal(other) == []
            events = act(game, Pass(seat=seat))
            assert events[0] == Passed(seat)
            assert len(events) == 2
        assert (game.phase, game.turn_seat) == ("pre_roll", others[0])
        assert events[-1] == TurnBegan(others[0], 2)


def test_a_seat_with_fewer_than_two_cards_is_skipped():
    """A-EBP-01, A-EBP-08: only public hand sizes count; a seat that cannot pay is prompted."""
    game = position(hands={ORANGE: {"ore": 1}, WHITE: {"ore": 2}}, gold={BLUE: 9}, cards={BLUE: {"scout": 1}})
    assert act(game, EndTurn(seat=RED)) == [BuildPhase(WHITE)]
    assert (game.to_act, game.legal(WHITE)) == ((WHITE,), [Pass(seat=WHITE)])
    act(game, Pass(seat=WHITE))
    assert (game.phase, game.turn_seat) == ("pre_roll", ORANGE)
    game = position(hands={RED: {"ore": 9}})
    assert act(game, EndTurn(seat=RED)) == [TurnBegan(ORANGE, 2)]


@pytest.mark.parametrize(("action", "price"), PRICES)
def test_the_next_seat_follows_when_fewer_than_two_cards_are_left(action, price):
    """A-EBP-01, A-EBP-02: after any purchase."""
    game = position(
        hands={ORANGE: {**price, "grain": 1 + price.get("grain", 0)}, BLUE: {"ore": 2}}, **building_position(ORANGE)
    )
    act(game, EndTurn(seat=RED))
    act(game, by_seat(action, ORANGE))
    if game.phase == "draw":
        chance(game, Draw("scout"))
    assert game.events_since()[-1] == BuildPhase(BLUE)
    assert (game.phase, game.to_act) == ("build_phase", (BLUE,))


def test_a_seat_can_continue_building_while_two_cards_are_left():
    """A-EBP-02: purchases are not limited."""
    game = position(hands={ORANGE: {"ore": 3, "lumber": 3}}, cities={"Chicago": ORANGE})
    act(game, EndTurn(seat=RED))
    for name in ("Chicago-g10y4", "Chicago-g9y3"):
        act(game, BuildRail(name, seat=ORANGE))
        assert (game.phase, game.to_act) == ("build_phase", (ORANGE,))
    act(game, BuildRail("Chicago-g10y2", seat=ORANGE))
    assert (game.phase, game.turn_seat) == ("pre_roll", ORANGE)
    assert len(rails(game, ORANGE)) == 3


def test_each_seat_builds_only_once_per_build_phase():
    """AQ-75."""
    game = position(hands={ORANGE: {"ore": 2}, WHITE: {"ore": 2}, BLUE: {"ore": 2}})
    act(game, EndTurn(seat=RED))
    act(game, Pass(seat=ORANGE))
    for action in (BuyCard(seat=ORANGE), Pass(seat=ORANGE)):
        assert refused(game, action) == "A-ACT-01"
    act(game, Pass(seat=WHITE))
    act(game, Pass(seat=BLUE))
    assert game.phase == "pre_roll"


def test_every_piece_can_be_built_out_of_turn():
    """A-EBP-02, A-EBP-06."""
    game = position(builder=WHITE, turn=ORANGE, hands={WHITE: dict.fromkeys(RESOURCES, 9)}, **building_position(WHITE))
    name = path_name("Chicago-g9y3")
    assert act(game, BuildRail(name, seat=WHITE))[-1] == RailBuilt(WHITE, name, 0)
    assert act(game, BuildTrain(name, seat=WHITE))[-1] == TrainBuilt(WHITE, 0, name)
    assert act(game, BuildSettler("Chicago", seat=WHITE))[-1] == SettlerBuilt(WHITE, 0, "Chicago")
    assert act(game, BuyCard(seat=WHITE))[-1] == Bought(WHITE)
    assert (game.phase, game.to_act) == ("draw", ("chance",))
    chance(game, Draw("scout"))
    assert cards(game, WHITE) == {"scout": 1}
    assert (game.phase, game.to_act, game.turn_seat) == ("build_phase", (WHITE,), ORANGE)
    assert (trains(game, WHITE), settlers(game, WHITE)) == ([name, None], ["Chicago", None])


def test_connections_pay_gold_out_of_turn():
    """A-EBP-06: the builder gets connection gold and the track bonus."""
    game = position(
        builder=WHITE, turn=RED, hands={WHITE: {**RAIL, "coal": 5}}, cities={"Chicago": WHITE},
        rails={WHITE: ["Chicago-g10y4"]},
    )  # fmt: skip
    act(game, BuildRail("g10y4-Columbus", seat=WHITE))
    assert gold(game) == [0, 0, 2, 0]
    game = position(builder=WHITE, turn=RED, hands={WHITE: RAIL}, cities={"Rapid City": WHITE}, outlaw="c9y5",
                    rails={WHITE: ["Rapid City-g5y2", "g5y2-g5y1"]})  # fmt: skip
    act(game, BuildRail("g5y1-g6y1", seat=WHITE))
    assert (game.phase, game.to_act) == ("bonus", (WHITE,))
    act(game, BuildRail("g6y1-g6y0", seat=WHITE))
    assert (game.phase, game.turn_seat) == ("pre_roll", ORANGE)
    assert hand(game, WHITE) == {}


def test_rebuilding_is_allowed_out_of_turn():
    """A-EBP-06, A-SBLD-04."""
    game = position(
        builder=WHITE, turn=RED, hands={WHITE: SETTLER}, cities={"Chicago": WHITE}, settlers={WHITE: ["g10y4", "g9y3"]}
    )
    act(game, BuildSettler("Chicago", "first", seat=WHITE))
    assert settlers(game, WHITE) == ["Chicago", "g9y3"]


OTHER = [
    Exchange("ore", "coal"), SellForGold("ore"), BuyResource("ore"), Offer({"ore": 1}, {"coal": 1}),
    Offer({"ore": 2, "coal": 1}, {"gold": 3}), PlayCard("cavalry"), PlayCard("cattle_drive"), NativeSupport(6),
    Deliver("Columbus"), MoveTrain(0, "Chicago-g10y4"), MoveSettler(0, "g9y3"), Roll(), EndTurn(),
]  # fmt: skip


@pytest.mark.parametrize("action", OTHER, ids=lambda action: action.type_name())
def test_other_actions_are_refused_out_of_turn(action):
    """A-EBP-03, A-EBP-04, A-DEV-05, A-SMOV-08."""
    game = position(
        builder=ORANGE, hands={ORANGE: PLENTY}, gold={ORANGE: 4}, cities={"Chicago": ORANGE, "Columbus": BLUE},
        rails={ORANGE: ["Chicago-g10y4", "g10y4-Columbus"]}, trains={ORANGE: ["g10y4-Columbus"]},
        settlers={ORANGE: ["g10y4"]}, cards={ORANGE: {"cavalry": 1, "cattle_drive": 1, "native_support": 1}},
    )  # fmt: skip
    assert refused(game, by_seat(action, ORANGE)) == "A-ACT-03"
    kinds = {a.type_name() for a in game.legal(ORANGE)}
    assert kinds == {"build_rail", "build_settler", "build_train", "buy_card", "pass"}


@pytest.mark.parametrize("seat", [RED, WHITE, BLUE])
def test_only_the_builder_can_build(seat):
    """A-EBP-01, A-EBP-05, A-ACT-01."""
    game = position(builder=ORANGE, hands=dict.fromkeys(COLOURS, PLENTY), **building_position(seat))
    for action, _ in PRICES:
        assert refused(game, by_seat(action, seat)) == "A-ACT-01"


def test_passing_does_not_change_the_board():
    """A-EBP-08."""
    game = position(builder=ORANGE, hands={ORANGE: PLENTY, WHITE: PLENTY})
    assert changed_fields(game, Pass(seat=ORANGE)) == {"builder"}
    assert changed_fields(game, Pass(seat=WHITE)) == {"builder", "phase", "turn", "turn_seat", "rolled"}


def test_passing_is_only_possible_in_the_build_phase():
    """A-EBP-08, A-ACT-03."""
    assert refused(position(), Pass(seat=RED)) == "A-ACT-03"
    assert refused(position(phase="pre_roll"), Pass(seat=RED)) == "A-ACT-03"


# Option: the turn player builds as well


@pytest.mark.parametrize("players", [3, 4])
def test_an_option_lets_the_turn_player_build_last(players):
    """`ebp.includesTurnPlayer`, AQ-76; AD-02."""
    for turn in range(players):
        hands: dict[int, dict[str, int]] = {seat: {"ore": 2} for seat in range(players)}
        game = position(players, turn=turn, hands=hands, options={"ebp.includesTurnPlayer": True})
        act(game, EndTurn(seat=turn))
        for i in range(1, players + 1):
            assert (game.phase, game.to_act) == ("build_phase", ((turn + i) % players,))
            act(game, Pass())
        assert (game.phase, game.turn_seat) == ("pre_roll", (turn + 1) % players)


def test_with_the_option_a_turn_player_with_too_few_cards_is_skipped():
    """`ebp.includesTurnPlayer`, A-EBP-01."""
    options = {"ebp.includesTurnPlayer": True}
    game = position(hands={RED: {"ore": 1}, BLUE: {"ore": 2}}, options=options)
    act(game, EndTurn(seat=RED))
    act(game, Pass(seat=BLUE))
    assert (game.phase, game.turn_seat) == ("pre_roll", ORANGE)
    game = position(hands={RED: {"ore": 2}}, options=options)
    assert act(game, EndTurn(seat=RED)) == [BuildPhase(RED)]
    assert (game.phase, game.to_act) == ("build_phase", (RED,))
    act(game, Pass(seat=RED))
    assert (game.phase, game.turn_seat) == ("pre_roll", ORANGE)


def test_with_the_option_the_turn_ends_after_the_turn_player_has_built():
    """`ebp.includesTurnPlayer`, A-EBP-03, A-EBP-04."""
    options = {"ebp.includesTurnPlayer": True}
    game = position(hands={RED: {**RAIL, "coal": 1}}, gold={RED: 4}, cities={"Chicago": RED}, options=options)
    act(game, EndTurn(seat=RED))
    for action in (BuyResource("ore", seat=RED), EndTurn(seat=RED), Offer({"ore": 1}, {"coal": 1}, seat=RED)):
        assert refused(game, action) == "A-ACT-03"
    act(game, BuildRail("Chicago-g10y4", seat=RED))
    assert (game.phase, game.turn_seat) == ("pre_roll", ORANGE)


def test_by_default_the_turn_player_does_not_build_out_of_turn():
    """A-EBP-05, AQ-76."""
    game = position(hands={RED: PLENTY})
    assert act(game, EndTurn(seat=RED)) == [TurnBegan(ORANGE, 2)]
    roll(game, 1, 1)
    assert game.turn_seat == ORANGE
