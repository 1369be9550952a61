"""Hidden information: hands and cards are private; counts, gold and most events are public (A-INFO)."""

import pytest

from hexstead.core.actions import (
    Accept,
    BuyCard,
    Conclude,
    Counter,
    Decline,
    Draw,
    EndTurn,
    Exchange,
    Offer,
    PlayCard,
    Steal,
    Take,
)
from hexstead.core.events import (
    Accepted,
    Bought,
    Countered,
    Declined,
    Drew,
    Exchanged,
    Offered,
    Paid,
    Played,
    Produced,
    Stolen,
    Took,
    Traded,
)
from hexstead.games.america.actions import BuildRail, BuyResource, MoveOutlaw, SellForGold
from hexstead.games.america.events import GoldSpent, GoldTaken

from ..game_helpers import BLUE, COLOURS, ORANGE, RED, VIEWERS, WHITE, act, chance, events_seen_by, roll
from .positions import CARD, DECK_SIZE, RAIL, position


@pytest.mark.parametrize("viewer", VIEWERS)
def test_gold_yards_board_outlaw_and_pile_are_public(viewer):
    """A-INFO-03, AQ-79."""
    game = position(
        gold={RED: 3, BLUE: 7}, cities={"Chicago": RED}, rails={RED: ["Chicago-g10y4"]}, pile={"scout": 1},
        trains={RED: ["Chicago-g10y4"]}, settlers={BLUE: ["g9y3"]}, outlaw="c9y5",
    )  # fmt: skip
    whole, shown = game.position(), game.view(viewer).position
    for key in (
        "gold", "cities_left", "cubes", "delivered", "city_owner", "rail_owner", "rails_left", "train_at", "settler_at",
        "token", "outlaw", "goods_on", "pile", "stack_size", "cards_open", "supply",
    ):  # fmt: skip
        assert shown[key] == whole[key]
    assert (shown["gold"], shown["outlaw"], shown["pile"]) == ([3, 0, 0, 7], "c9y5", {"scout": 1})


@pytest.mark.parametrize("card", [False, True])
def test_only_thief_and_victim_know_a_stolen_card(card):
    """A-INFO-04: after a 7 and with the Cavalry."""
    cards = {WHITE: {"cavalry": 1}}
    game = position(
        phase="pre_roll", turn=WHITE, cities={"Columbus": BLUE}, hands={BLUE: {"ore": 1, "coal": 1}}, cards=cards
    )
    if card:
        act(game, PlayCard("cavalry", seat=WHITE))
    else:
        roll(game, 3, 4)
    act(game, MoveOutlaw("c11y5", seat=WHITE))
    start = len(game.events_since())
    chance(game, Steal("coal"))
    for viewer in VIEWERS:
        assert events_seen_by(game, viewer, start) == [Stolen(WHITE, BLUE, "coal" if viewer in (WHITE, BLUE) else None)]
        assert game.view(viewer).position["hand_size"] == [0, 0, 1, 1]


@pytest.mark.parametrize("drawer", COLOURS)
@pytest.mark.parametrize("out_of_turn", [False, True])
def test_only_the_drawing_seat_knows_a_drawn_card(drawer, out_of_turn):
    """A-INFO-04, A-DEV-01."""
    turn = (drawer + 1) % 4 if out_of_turn else drawer
    hands = {drawer: {**CARD, "ore": 2}}
    game = position(turn=turn, builder=drawer if out_of_turn else None, hands=hands)
    act(game, BuyCard(seat=drawer))
    start = len(game.events_since())
    chance(game, Draw("scout"))
    for viewer in VIEWERS:
        assert events_seen_by(game, viewer, start) == [Drew(drawer, "scout" if viewer == drawer else None)]
        assert game.view(viewer).position["stack_size"] == DECK_SIZE - 1
    if out_of_turn:  # the turn player does not see it among the new cards
        assert game.view(turn).position["cards_new"] == {}


@pytest.mark.parametrize("viewer", VIEWERS)
def test_payments_purchases_exchanges_trades_and_taken_cards_are_public(viewer):
    """A-INFO-04."""
    rich = {"cattle": 2, "coal": 1, "grain": 3, "lumber": 3, "ore": 7}
    game = position(
        turn=BLUE, phase="pre_roll", hands={BLUE: rich, RED: {"coal": 1}}, cities={"Chicago": BLUE}, gold={BLUE: 2},
        cards={BLUE: {"mineral_rights": 1}},
    )  # fmt: skip
    roll(game, 2, 2)
    act(game, BuildRail("Chicago-g9y3", seat=BLUE))
    act(game, Exchange("ore", "coal", seat=BLUE))
    act(game, SellForGold("ore", seat=BLUE))
    act(game, BuyResource("cattle", seat=BLUE))
    act(game, Offer({"grain": 1, "gold": 1}, {"coal": 1}, seat=BLUE))
    act(game, Decline(seat=WHITE))
    act(game, Counter({"gold": 1}, {"ore": 1}, seat=ORANGE))
    act(game, Accept(seat=RED))
    act(game, Conclude(RED, seat=BLUE))
    act(game, PlayCard("mineral_rights", seat=BLUE))
    act(game, Take("ore", seat=BLUE))
    act(game, Take("coal", seat=BLUE))
    act(game, BuyCard(seat=BLUE))
    events = events_seen_by(game, viewer)
    for event in (
        Produced(BLUE, "grain", 1, "c10y4"), GoldTaken(RED, 1, "compensation"), Paid(BLUE, "ore", 1),
        Paid(BLUE, "lumber", 1), Exchanged(BLUE, "ore", 3, "coal"), GoldTaken(BLUE, 1, "exchange"),
        GoldSpent(BLUE, 2, "cattle"), Offered(BLUE, [RED, ORANGE, WHITE], {"grain": 1, "gold": 1}, {"coal": 1}),
        Declined(WHITE), Countered(ORANGE, {"gold": 1}, {"ore": 1}), Accepted(RED),
        Traded(BLUE, RED, {"grain": 1, "gold": 1}, {"coal": 1}), Played(BLUE, "mineral_rights"), Took(BLUE, "ore"),
        Took(BLUE, "coal"), Bought(BLUE),
    ):  # fmt: skip
        assert event in events


def test_a_seat_that_cannot_pay_is_prompted_in_the_build_phase():
    """A-INFO-04, A-EBP-08: prompts do not depend on hidden cards."""
    for cards in (RAIL, {"grain": 2}):
        game = position(hands={ORANGE: cards}, cities={"Chicago": ORANGE})
        act(game, EndTurn(seat=RED))
        assert (game.phase, game.to_act) == ("build_phase", (ORANGE,))


def test_an_offer_does_not_depend_on_the_hands_of_others():
    """A-INFO-04: refusing it would reveal hands."""
    for cards in ({"coal": 1}, {"grain": 1}):
        game = position(hands={RED: {"ore": 1}, ORANGE: cards})
        act(game, Offer({"ore": 1}, {"coal": 1}, seat=RED))
        assert game.to_act == (ORANGE, WHITE, BLUE, RED)
