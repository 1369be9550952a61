"""Suggested set-up, random tokens and the roll for the first turn (A-SET, A-SUG, A-TURN-01)."""

from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

import hexstead
from hexstead import BadOption
from hexstead.core.actions import Dice, EndTurn
from hexstead.core.events import FirstPlayer, FirstRolled, Received, TurnBegan
from hexstead.games.america.actions import BuildRail, PlaceCity, Token
from hexstead.games.america.events import CityPlaced, RailBuilt, TokenPlaced, TrainBuilt

from ..game_helpers import BLUE, COLOURS, ORANGE, RED, WHITE, act, chance, hands, refused, roll, supply
from .positions import (
    DECK,
    DECK_SIZE,
    DESERTS,
    LAND,
    NEUTRAL,
    RESOURCES,
    TOKENS,
    cities,
    gold,
    new_game,
    pass_build_phase,
    play_until,
    position,
    rails,
    settlers,
    tokens,
    trains,
)
from .rail_helpers import BOARD, changed_map, path_name

RULE_BOOK = {  # cities, rail and hand of each colour
    "red": (["Indianapolis", "Shreveport", "Atlanta"], path_name("g10y5-g10y6"), {"coal": 1, "grain": 2}),
    "orange": (
        ["St. Louis", "Pensacola", "Lexington"],
        path_name("g11y9-g11y10"),
        {"cattle": 1, "coal": 1, "grain": 1},
    ),
    "white": (["Raleigh", "Little Rock", "Jackson"], path_name("g8y8-g8y9"), {"cattle": 1, "grain": 1, "ore": 1}),
    "blue": (["Minneapolis", "Washington D.C.", "Albany"], path_name("g12y3-g12y4"), {"grain": 3}),
}
NAMES = tuple(RULE_BOOK)


def test_before_anything_is_placed_the_stock_is_full():
    """A-SET-03, A-SET-05, A-SET-06."""
    game = hexstead.new("america", seed=1)
    at = game.position()
    assert (game.phase, game.to_act) == ("first_roll", ("chance",))
    assert (at["gold"], at["rails_left"], at["cities_left"], at["cubes"]) == ([3] * 4, [30] * 4, [10] * 4, [1] * 4)
    assert (at["city_owner"], at["rail_owner"], at["hand_size"], at["goods_on"]) == ({}, {}, [0] * 4, {})
    assert at["cards"] == [{}] * 4
    assert at["pile"] == {}


def test_the_supply_is_public_and_the_stack_is_hidden():
    """A-SET-03."""
    view = hexstead.new("america", seed=1).view(None).position
    assert view["supply"] == dict.fromkeys(RESOURCES, 19)
    assert (view["stack_size"], view["stack"]) == (DECK_SIZE, None)
    assert hexstead.new("america", seed=1).position()["stack"] == DECK


@pytest.mark.parametrize("players", [3, 4])
def test_the_suggested_set_up_matches_the_rule_book(players):
    """A-SUG-01, A-SUG-02, A-SET-01, `setup.pieces`."""
    game = new_game(players)
    for seat in range(players):
        sites, rail, hand = RULE_BOOK[NAMES[seat]]
        assert {name for name, owner in cities(game).items() if owner == seat} == set(sites)
        assert rails(game, seat) == {rail}
        assert trains(game, seat) == [rail, None]
        assert settlers(game, seat) == [None, None]
        assert hands(game)[seat] == hand
    assert gold(game) == [3] * players
    assert game.points() == [0] * players
    assert sum(supply(game).values()) == 95 - 3 * players


@pytest.mark.parametrize("colour", NAMES)
def test_a_suggested_hand_is_one_card_per_hex_at_the_first_city(colour):
    """A-SUG-02, A-VAR-07, A-T12."""
    sites, _, hand = RULE_BOOK[colour]
    hexes = BOARD.node_hexes[BOARD.places[sites[0]]]
    assert Counter(LAND[BOARD.hexes[i].terrain] for i in hexes) == hand


@pytest.mark.parametrize("players", [3, 4])
def test_the_suggested_tokens_match_the_rule_book(players):
    """A-SET-02, A-SUG-01, A-TERM-06, `setup.tokens`."""
    assert tokens(hexstead.new("america", players=players, seed=1)) == TOKENS
    assert tokens(new_game(players)) == TOKENS


@pytest.mark.parametrize("first", COLOURS)
def test_the_outlaw_starts_on_the_first_desert(first):
    """A-SET-04, AQ-02."""
    game = new_game(first=first)
    assert game.position()["outlaw"] == DESERTS[0] == "c2y6"


@pytest.mark.parametrize(("players", "yard"), [(3, 9), (4, 7)])
def test_the_yard_starts_with_the_remaining_cities_and_one_available_cube(players, yard):
    """A-SET-06, A-T13."""
    for pieces in ("suggested", "variable"):
        at = at_first_turn(players, pieces).position()
        assert at["cities_left"] == [yard] * players
        assert at["cubes"] == [1] * players
        assert at["delivered"] == [0] * players
        assert at["gold"] == [3] * players


def at_first_turn(players, pieces):
    """Return a game at the start of its first turn, with the given set-up."""
    return play_until(new_game(players, setup__pieces=pieces), "pre_roll")


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("pieces", ["suggested", "variable"])
def test_every_seat_starts_with_three_cities_a_rail_and_a_train(players, pieces):
    """A-SET-01, A-SET-05, AQ-07, `setup.pieces`."""
    game = at_first_turn(players, pieces)
    owners = list(cities(game).values())
    for seat in range(players):
        assert owners.count(seat) == 3
        (rail,) = rails(game, seat)
        assert trains(game, seat) == [rail, None]
        assert settlers(game, seat) == [None, None]
    assert owners.count(NEUTRAL) == (3 if players == 3 else 0)
    assert gold(game) == [3] * players
    assert tokens(game) == TOKENS


def test_every_piece_of_the_set_up_has_an_event():
    """A-SUG-01, A-SUG-02, A-SUG-03."""
    events = list(new_game(3).events_since())
    placed = [(e.owner, e.site) for e in events if isinstance(e, CityPlaced)]
    expected = [(seat, site) for seat in range(3) for site in RULE_BOOK[NAMES[seat]][0]]
    assert placed == expected + [(NEUTRAL, site) for site in RULE_BOOK["blue"][0]]
    assert [e for e in events if isinstance(e, RailBuilt)] == [
        RailBuilt(seat, RULE_BOOK[NAMES[seat]][1], 1) for seat in range(3)
    ]
    assert [e for e in events if isinstance(e, TrainBuilt)] == [
        TrainBuilt(seat, 0, RULE_BOOK[NAMES[seat]][1]) for seat in range(3)
    ]
    received = [(e.seat, e.resource) for e in events if isinstance(e, Received)]
    assert sorted(received) == sorted(
        (seat, resource) for seat in range(3) for resource, n in RULE_BOOK[NAMES[seat]][2].items() for _ in range(n)
    )
    assert events[-1] == TurnBegan(RED, 1)


def test_the_unused_colour_has_only_neutral_cities():
    """A-SUG-03, A-SET-07, AQ-10, A-COMP-01."""
    game = new_game(3)
    at = game.position()
    assert {name for name, owner in cities(game).items() if owner == NEUTRAL} == set(RULE_BOOK["blue"][0])
    assert RULE_BOOK["blue"][1] not in at["rail_owner"]
    assert len(at["rail_owner"]) == 3
    for key in ("gold", "hand", "cards", "train_at", "settler_at"):
        assert len(at[key]) == 3
    assert len(new_game(4).position()["city_owner"]) == 12
    assert NEUTRAL not in cities(new_game(4)).values()


@pytest.mark.parametrize(
    "colours", ["orange white blue red", "blue white orange red", "white red blue orange", "red orange blue white"]
)
def test_seats_can_choose_colours_and_the_unused_one_is_neutral(colours):
    """AQ-10, AQ-11: the turn order does not depend on colours."""
    names = colours.split()
    game = new_game(3, seats__colours=colours)
    for seat in range(3):
        sites, rail, hand = RULE_BOOK[names[seat]]
        assert {name for name, owner in cities(game).items() if owner == seat} == set(sites)
        assert (rails(game, seat), hands(game)[seat]) == ({rail}, hand)
    assert {name for name, owner in cities(game).items() if owner == NEUTRAL} == set(RULE_BOOK[names[3]][0])
    order = []
    for _ in range(4):
        order.append(game.turn_seat)
        roll(game, 1, 1)
        act(game, EndTurn(seat=game.turn_seat))
        pass_build_phase(game)
    assert order == [RED, ORANGE, WHITE, RED]


def test_four_seats_can_choose_colours():
    """AQ-11, A-SUG-02, `seats.colours`."""
    names = ("white", "blue", "red", "orange")
    game = new_game(4, seats__colours=" ".join(names))
    assert hands(game) == [RULE_BOOK[name][2] for name in names]
    for seat, name in enumerate(names):
        assert {site for site, owner in cities(game).items() if owner == seat} == set(RULE_BOOK[name][0])
    with pytest.raises(BadOption):
        hexstead.new("america", options={"seats.colours": "red red white blue"})


def test_coastal_start_sites_pay_no_gold_during_the_set_up():
    """AQ-06, A-SET-05."""
    game = new_game(3, setup__pieces="variable")
    for site in [
        "Houston",
        "New York",
        "Boston",
        "Columbia",
        "Pensacola",
        "Jacksonville",
        "New Orleans",
        "Chicago",
        "Atlanta",
    ]:
        act(game, PlaceCity(site))
    act(game, BuildRail("Boston-g13y2"))
    act(game, BuildRail("New York-g13y2"))
    assert gold(game) == [3, 3, 3]
    assert tokens(game) == TOKENS


def test_start_pieces_move_no_token_and_give_no_free_rail():
    """AQ-06: on a map with Chicago as a purple site at three ?? hexes and a train track."""
    ground = changed_map(sites={"Chicago": "g1y4"}, tracks=["g1y4-g1y3"])
    chosen: dict[str, Any] = {"players": 3, "first": RED, "map": ground, "options": {"setup.pieces": "variable"}}
    game = position(phase="set_city", **chosen)
    act(game, PlaceCity("Chicago", seat=RED))
    assert tokens(game) == TOKENS
    game = position(phase="set_rail", placed=2, cities={"Chicago": RED}, **chosen)
    act(game, BuildRail("g1y4-g1y3", seat=RED))
    assert (game.phase, game.position()["bonus"]) == ("set_neutral", None)


# Random tokens


@pytest.mark.parametrize("pieces", ["suggested", "variable"])
def test_random_tokens_are_placed_one_at_a_time_on_the_marked_hexes(pieces):
    """A-SUG-04, A-VAR-01, `setup.tokens`."""
    game = hexstead.new("america", seed=1, options={"setup.tokens": "random", "setup.pieces": pieces})
    assert tokens(game) == {}
    numbers = [11, 11, 11, 11, 9, 10, 9, 10, 9, 10, 9, 10]
    for i, (hex, number) in enumerate(zip(TOKENS, numbers, strict=True)):
        assert (game.phase, game.to_act) == ("tokens", ("chance",))
        assert chance(game, Token(number)) == [TokenPlaced(hex, number)]
        assert tokens(game) == dict(zip(list(TOKENS)[: i + 1], numbers, strict=False))
    assert (game.phase, game.position()["placed"]) == ("first_roll", 0)
    for _ in range(4):
        chance(game, Dice((1, 1)) if game.position()["roller"] else Dice((6, 6)))
    assert game.phase == ("pre_roll" if pieces == "suggested" else "set_city")
    assert tokens(game) == dict(zip(TOKENS, numbers, strict=True))


def test_a_number_is_no_longer_drawn_when_all_its_tokens_are_placed():
    """A-VAR-01, AQ-09: four tokens of each number, in any order; equal numbers can be adjacent."""
    game = hexstead.new("america", seed=1, options={"setup.tokens": "random"})
    for laid, number in enumerate([9] * 4 + [10] * 4 + [11] * 4):
        left = {n: 4 - max(0, min(4, laid - 4 * i)) for i, n in enumerate((9, 10, 11))}
        expected = [(Token(n, seat="chance"), Fraction(k, 12 - laid)) for n, k in left.items() if k]
        assert game.outcomes() == expected
        assert game.legal("chance") == [token for token, _ in expected]
        for gone in (n for n, k in left.items() if not k):
            assert refused(game, Token(gone, seat="chance")) == "A-ACT-05"
        chance(game, Token(number))
    assert list(tokens(game)) == sorted(TOKENS, key=lambda hex: [t.id for t in game.board.hexes].index(hex))


def test_pieces_and_tokens_are_independent_options():
    """A-SUG-04, `setup.pieces`, `setup.tokens`."""
    suggested = new_game(setup__tokens="random")
    assert cities(suggested) == cities(new_game())
    variable = new_game(setup__pieces="variable", setup__tokens="suggested")
    assert (variable.phase, tokens(variable)) == ("set_city", TOKENS)
    for option in ("setup.pieces", "setup.tokens"):
        with pytest.raises(BadOption):
            hexstead.new("america", options={option: "other"})


# Roll for the first turn


@pytest.mark.parametrize("pieces", ["suggested", "variable"])
@pytest.mark.parametrize("players", [3, 4])
def test_the_seat_with_the_highest_roll_begins(players, pieces):
    """A-TURN-01, A-VAR-02."""
    for first in range(players):
        game = new_game(players, first, setup__pieces=pieces)
        events = list(game.events_since())
        assert events[:players] == [FirstRolled(i, *((6, 6) if i == first else (1, 1))) for i in range(players)]
        assert events[players] == FirstPlayer(first)
        assert game.to_act == (first,)
        assert game.position()["first"] == first


def test_only_tied_leaders_roll_again():
    """A-TURN-01, A-VAR-02."""
    game = hexstead.new("america", seed=1)
    for dice in ((3, 4), (5, 6), (2, 2), (6, 5)):
        chance(game, Dice(dice))
    assert game.phase == "first_roll"
    assert game.position()["contender"] == [0, 1, 0, 1]
    for dice in ((3, 3), (2, 4)):
        chance(game, Dice(dice))
    assert game.phase == "first_roll"
    for dice in ((1, 1), (1, 2)):
        chance(game, Dice(dice))
    assert [e.seat for e in game.events_since() if isinstance(e, FirstRolled)] == [0, 1, 2, 3, 1, 3, 1, 3]
    assert (game.turn_seat, game.to_act, game.phase) == (BLUE, (BLUE,), "pre_roll")


def test_the_sum_of_both_dice_decides_which_seat_begins():
    """A-TURN-01."""
    game = hexstead.new("america", players=3, seed=1)
    for dice in ((6, 1), (4, 4), (1, 5)):
        chance(game, Dice(dice))
    assert game.turn_seat == ORANGE
    assert game.position()["first_roll"] == [7, 8, 6]
    assert WHITE not in game.to_act
