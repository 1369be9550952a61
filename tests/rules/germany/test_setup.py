"""Set-up with start cards and the roll for the first turn (G-SET)."""

from collections import Counter
from fractions import Fraction

import pytest

import hexstead
from hexstead.core.actions import Dice, EndTurn, Roll
from hexstead.core.events import FirstPlayer, FirstRolled, Received, TurnBegan
from hexstead.games.germany.actions import BuildHall, StartCard
from hexstead.games.germany.events import Dealt, HallPlaced

from ..game_helpers import BLUE, COLOURS, ORANGE, RED, WHITE, act, allowed, chance, hand, hands, refused, roll, supply
from .positions import DECK_SIZE, halls, new_game, position

START = {
    1: (["Leipzig", "Hof", "Emden"], ["lumber", "brick"]),
    2: (["Dortmund", "Rostock", "Saarbrücken"], ["lumber", "lumber"]),
    3: (["Kassel", "Passau", "Regensburg"], ["lumber", "ore"]),
    4: (["Osnabrück", "Flensburg", "Neubrandenburg"], ["lumber", "wool"]),
}


def test_the_supply_is_public_and_the_stack_is_hidden():
    """G-SET-01."""
    seen = hexstead.new("germany", seed=1).view(None).position
    assert seen["supply"] == {"lumber": 18, "brick": 18, "wool": 18, "grain": 18, "ore": 18}
    assert seen["stack_size"] == DECK_SIZE
    assert seen["stack"] is None


def test_every_undealt_start_card_is_equally_likely_and_none_is_dealt_twice():
    """G-SET-02, GQ-42."""
    game = hexstead.new("germany", players=4, seed=1)
    undealt = [1, 2, 3, 4]
    for card in (3, 1, 4, 2):
        share = Fraction(1, len(undealt))
        assert game.to_act == ("chance",)
        assert game.outcomes() == [(StartCard(n, seat="chance"), share) for n in undealt]
        chance(game, StartCard(card))
        undealt.remove(card)
        if undealt:
            assert refused(game, StartCard(card, seat="chance")) == "G-ACT-05"
    assert game.position()["start_card"] == [3, 1, 4, 2]
    assert game.phase == "first_roll"


def test_three_players_get_three_start_cards_and_the_fourth_stays_hidden():
    """GQ-42, G-SET-02."""
    game = hexstead.new("germany", players=3, seed=1)
    for card in (4, 2, 3):
        assert game.phase == "deal"
        chance(game, StartCard(card))
    assert game.phase == "first_roll"
    assert game.position()["start_card"] == [4, 2, 3]
    assert not set(START[1][0]) & set(halls(game))


@pytest.mark.parametrize("card", [1, 2, 3, 4])
def test_a_start_card_places_three_town_halls_and_gives_two_cards(card):
    """G-SET-03."""
    game = hexstead.new("germany", seed=1)
    cities, resources = START[card]
    assert chance(game, StartCard(card)) == [
        Dealt(RED, card), *(HallPlaced(RED, city) for city in cities), *(Received(RED, r, 1) for r in resources),
    ]  # fmt: skip
    assert halls(game) == dict.fromkeys(cities, RED)
    assert hand(game, RED) == Counter(resources)
    assert game.position()["hand_size"] == [2, 0, 0, 0]
    assert game.position()["halls_left"] == [9, 12, 12, 12]
    assert sum(supply(game).values()) == 88


def test_start_cards_are_dealt_in_seat_order():
    """G-SET-03."""
    game = hexstead.new("germany", seed=1)
    for seat, card in enumerate((2, 4, 1, 3)):
        assert chance(game, StartCard(card))[0] == Dealt(seat, card)
    assert halls(game) == {city: seat for seat, card in enumerate((2, 4, 1, 3)) for city in START[card][0]}


@pytest.mark.parametrize("players", [3, 4])
def test_every_seat_starts_with_three_points_and_no_road(players):
    """G-SET-04, G-SET-08."""
    game = new_game(players)
    assert game.points() == [3] * players
    assert game.position()["road_owner"] == {}
    assert game.position()["roads_left"] == [20] * players
    assert game.position()["card_count"] == [0] * players


def test_no_landmark_is_built_at_the_start():
    """G-SET-05."""
    assert new_game().position()["marker_owner"] == {}


def test_goetz_blocks_his_hex_from_the_first_roll_on():
    """G-SET-06, GQ-45."""
    game = new_game()
    assert (game.position()["goetz"], halls(game)["Regensburg"]) == ("G3", WHITE)
    before = hands(game)
    roll(game, 6, 6)
    assert hands(game) == before


def test_worked_example_of_the_start():
    """G-T09: three town halls, no road, three points each, Götz on the mountains with the 12."""
    game = new_game(4)
    assert [list(halls(game).values()).count(seat) for seat in COLOURS] == [3, 3, 3, 3]
    assert game.points() == [3, 3, 3, 3]
    events = roll(game, 6, 6)
    assert [e.type_name() for e in events] == ["rolled"]
    elsewhere = position(phase="pre_roll", halls={"Regensburg": WHITE}, goetz="A1")
    roll(elsewhere, 6, 6)
    assert hand(elsewhere, WHITE) == {"ore": 1}


@pytest.mark.parametrize(("players", "first"), [(3, 0), (3, 1), (3, 2), (4, 0), (4, 1), (4, 2), (4, 3)])
def test_the_seat_with_the_highest_roll_begins(players, first):
    """G-SET-07, GQ-43; GD-05."""
    game = new_game(players, first)
    assert game.position()["first"] == first
    assert (game.turn, game.turn_seat, game.to_act, game.phase) == (1, first, (first,), "pre_roll")
    assert [e for e in game.events_since() if isinstance(e, FirstRolled | FirstPlayer | TurnBegan)] == [
        *(FirstRolled(seat, *((6, 6) if seat == first else (1, 1))) for seat in range(players)),
        FirstPlayer(first),
        TurnBegan(first, 1),
    ]


def dealt(players: int) -> hexstead.Game:
    game = hexstead.new("germany", players=players, seed=1)
    for card in range(1, players + 1):
        chance(game, StartCard(card))
    return game


def test_the_sum_of_both_dice_decides_which_seat_begins():
    """G-SET-07."""
    game = dealt(3)
    for dice in ((1, 6), (4, 4), (6, 1)):
        chance(game, Dice(dice))
    assert game.turn_seat == ORANGE


def test_only_tied_leaders_roll_again_in_seat_order():
    """G-SET-07, GQ-43."""
    game = dealt(4)
    for dice in ((2, 3), (5, 4), (1, 1), (3, 6)):  # orange and blue tie with 9
        assert game.phase == "first_roll"
        chance(game, Dice(dice))
    assert game.position()["roller"] == ORANGE
    assert chance(game, Dice((2, 2))) == [FirstRolled(ORANGE, 2, 2)]
    assert game.position()["roller"] == BLUE
    assert chance(game, Dice((1, 3))) == [FirstRolled(BLUE, 1, 3)]  # again a tie
    assert game.position()["roller"] == ORANGE
    chance(game, Dice((1, 1)))
    assert chance(game, Dice((1, 2))) == [FirstRolled(BLUE, 1, 2), FirstPlayer(BLUE), TurnBegan(BLUE, 1)]
    assert game.to_act == (BLUE,)


def test_a_seat_that_lost_the_first_roll_cannot_win_the_tie_break():
    """G-SET-07: white's five from the first roll does not count against lower rolls in the tie-break."""
    game = dealt(3)
    for dice in ((4, 4), (4, 4), (3, 2), (1, 2), (1, 1)):
        chance(game, Dice(dice))
    assert game.turn_seat == RED


def test_only_chance_acts_before_the_first_turn():
    """G-SET-07, G-ACT-01."""
    game = hexstead.new("germany", players=4, seed=1)
    for action in [StartCard(n) for n in (1, 2, 3, 4)] + [Dice((1, 1))] * 3:
        assert game.to_act == ("chance",)
        for seat in COLOURS:
            assert refused(game, Roll(seat=seat)) == "G-ACT-01"
        chance(game, action)


def test_the_cities_of_the_undealt_card_are_available_to_all():
    """G-SET-09."""
    for seat in range(3):
        game = position(
            3, turn=seat, halls={"Dortmund": seat}, roads={seat: ["Dortmund-Osnabrück"]},
            hands={seat: {"lumber": 1, "brick": 1, "grain": 1, "wool": 1}},
        )  # fmt: skip
        assert allowed(game, BuildHall("Osnabrück", seat=seat))
    game = new_game(3)
    assert not set(START[4][0]) & set(halls(game))


def test_turns_continue_clockwise():
    """G-SET-07, G-TURN-01."""
    game = new_game(4, first=WHITE)
    for seat in (WHITE, BLUE, RED, ORANGE, WHITE):
        assert game.turn_seat == seat
        roll(game, 6, 6)
        act(game, EndTurn(seat=seat))
