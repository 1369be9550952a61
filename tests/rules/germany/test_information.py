"""Hidden information: hands and cards are private, counts and most events public (G-INFO)."""

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
    Roll,
    Steal,
    Take,
)
from hexstead.core.events import Accepted, Countered, Declined, Drew, Exchanged, Offered, Paid, Stolen, Took, Traded
from hexstead.games.germany.actions import BuildLandmark, BuildRoad, MoveGoetz

from ..game_helpers import BLUE, COLOURS, ORANGE, RED, VIEWERS, WHITE, act, chance, events_seen_by, roll
from .positions import DECK_SIZE, new_game, position


def test_only_thief_and_victim_know_a_stolen_card():
    """G-INFO-02."""
    game = position(phase="pre_roll", turn=WHITE, halls={"Kassel": BLUE}, hands={BLUE: {"ore": 1, "wool": 1}})
    roll(game, 3, 4)
    act(game, MoveGoetz("E2", seat=WHITE))
    start = len(game.events_since())
    chance(game, Steal("wool"))
    for viewer in VIEWERS:
        known = "wool" if viewer in (WHITE, BLUE) else None
        assert events_seen_by(game, viewer, start) == [Stolen(WHITE, BLUE, known)]
        assert game.view(viewer).position["hand_size"] == [0, 0, 1, 1]


@pytest.mark.parametrize("drawer", COLOURS)
def test_only_the_drawing_seat_knows_a_drawn_card(drawer):
    """G-INFO-02."""
    game = position(turn=drawer, hands={drawer: {"wool": 1, "ore": 1, "grain": 1}})
    act(game, BuyCard(seat=drawer))
    start = len(game.events_since())
    chance(game, Draw("banking"))
    for viewer in VIEWERS:
        assert events_seen_by(game, viewer, start) == [Drew(drawer, "banking" if viewer == drawer else None)]
        assert game.view(viewer).position["stack_size"] == DECK_SIZE - 1


@pytest.mark.parametrize("viewer", VIEWERS)
def test_payments_purchases_exchanges_trades_and_taken_cards_are_public(viewer):
    """G-INFO-02."""
    rich = {"lumber": 1, "brick": 1, "wool": 1, "grain": 2, "ore": 4}
    game = position(
        turn=BLUE, hands={BLUE: rich, RED: {"wool": 1}}, halls={"Kassel": BLUE}, cards={BLUE: {"banking": 1}}
    )
    act(game, BuildRoad("v31-v38", seat=BLUE))
    act(game, Exchange("ore", "wool", seat=BLUE))
    act(game, Offer({"grain": 1}, {"wool": 1}, seat=BLUE))
    act(game, Accept(seat=RED))
    act(game, Conclude(RED, seat=BLUE))
    act(game, PlayCard("banking", seat=BLUE))
    act(game, Take("ore", seat=BLUE))
    events = events_seen_by(game, viewer)
    for event in (
        Paid(BLUE, "lumber", 1), Paid(BLUE, "brick", 1), Exchanged(BLUE, "ore", 3, "wool"),
        Traded(BLUE, RED, {"grain": 1}, {"wool": 1}), Took(BLUE, "ore"),
    ):  # fmt: skip
        assert event in events


@pytest.mark.parametrize("viewer", VIEWERS)
def test_offers_answers_and_counters_are_public(viewer):
    """G-INFO-02."""
    game = position(turn=BLUE, hands={BLUE: {"grain": 1}, RED: {"wool": 1}, WHITE: {"ore": 1}})
    act(game, Offer({"grain": 1}, {"wool": 1}, seat=BLUE))
    act(game, Accept(seat=RED))
    act(game, Counter({"ore": 1}, {"grain": 1}, seat=WHITE))
    act(game, Decline(seat=ORANGE))
    assert events_seen_by(game, viewer) == [
        Offered(BLUE, [RED, ORANGE, WHITE], {"grain": 1}, {"wool": 1}), Accepted(RED),
        Countered(WHITE, {"ore": 1}, {"grain": 1}), Declined(ORANGE),
    ]  # fmt: skip
    assert game.view(viewer).position["answer"] == [2, 3, 4, 0]
    assert game.view(viewer).position["counter_give"] == [{}, {}, {"ore": 1}, {}]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_development_cards_of_a_landmark_are_private_and_its_resources_public(viewer):
    """G-INFO-02."""
    price = {RED: {"ore": 2, "grain": 1}}
    game = position(hands=price, halls={"Aachen": RED}, roads={RED: ["Aachen-v53", "v53-Trier"]})
    act(game, BuildLandmark("Trier", seat=RED))
    act(game, Take("wool", seat=RED))
    assert events_seen_by(game, viewer)[-1] == Took(RED, "wool")
    game = position(hands=price, halls={"Konstanz": RED}, roads={RED: ["Konstanz-Freiburg"]})
    act(game, BuildLandmark("Freiburg", seat=RED))
    chance(game, Draw("trade"))
    assert events_seen_by(game, viewer)[-1] == Drew(RED, "trade" if viewer == RED else None)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_production_and_start_hands_are_public(viewer):
    """G-INFO-02."""
    game = new_game(4)
    roll(game, 1, 2)
    assert events_seen_by(game, viewer) == list(game.events_since())


def games_with_hidden_hands(one, two, **more):
    """Return two games that differ only in the hands of white and blue."""
    return [position(hands={RED: {"ore": 3}, WHITE: a, BLUE: b}, **more) for a, b in (one, two)]


@pytest.mark.parametrize("phase", ["pre_roll", "main"])
def test_hands_of_other_seats_do_not_affect_a_view(phase):
    """G-INFO-01, G-INFO-02."""
    one, two = games_with_hidden_hands(
        ({"wool": 2}, {"lumber": 1, "brick": 1}), ({"ore": 2}, {"ore": 1, "lumber": 1}), phase=phase
    )
    steps = [Roll(seat=RED)] if phase == "pre_roll" else [Offer({"ore": 1}, {"wool": 1}, seat=RED)]
    for step in [None, *steps]:
        if step is not None:
            act(one, step)
            act(two, step)
        assert one.to_act == two.to_act
        for viewer in (RED, ORANGE):
            a, b = one.view(viewer), two.view(viewer)
            a.masked.supply[:] = b.masked.supply[:] = [0] * 5  # the supply depends on the hands and is public
            assert (a.masked, a.legal, a.to_act) == (b.masked, b.legal, b.to_act)


def test_an_offer_prompts_seats_that_cannot_pay():
    """G-INFO-02: prompts do not depend on hidden cards."""
    game = position(hands={RED: {"ore": 1}, BLUE: {"wool": 1}})
    act(game, Offer({"ore": 1}, {"wool": 1}, seat=RED))
    assert game.to_act == (ORANGE, WHITE, BLUE, RED)


def test_a_turn_without_options_must_still_be_ended_explicitly():
    """G-INFO-02: a skipped prompt would reveal the hand."""
    game = position(phase="pre_roll")
    roll(game, 1, 1)
    assert (game.phase, game.legal(RED)) == ("main", [EndTurn(seat=RED)])
