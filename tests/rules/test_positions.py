"""Faults of invalid positions: each has its own sentence, naming the rule if there is one."""

from __future__ import annotations

from typing import Any

import pytest

import hexstead
from hexstead.board import shipped_map

from .america.positions import TOKENS

SEATS = 4


def of_seat_0(value: Any, rest: Any = 0) -> list[Any]:
    return [value, *[rest] * (SEATS - 1)]


# Invalid fields and the beginning of the fault, in any game; "ore" stands for a resource of the game.
SHARED: list[tuple[dict[str, Any], str]] = [
    ({"hand": of_seat_0({"ore": 1}, {}), "supply": {}}, "Supply and hands hold 1 ore cards instead of"),
    ({"hand": of_seat_0({"ore": 40}, {})}, "Hands hold 40 ore cards, but there are"),
    ({"hand_size": of_seat_0(3)}, "The hand size of seat 0 is not the number of its cards"),
    ({"card_count": of_seat_0(1)}, "The card count of seat 0 is not the number of its cards"),
    ({"phase": "discard", "discard_due": of_seat_0(2)}, "Seat 0 owes more cards than it holds"),
    ({"stack": {}}, "There are 0 "),
    ({"stack_size": 1}, "The stack size is not the number of cards in the stack"),
    ({"phase": "over"}, "A game is over exactly when it has an ending."),
    ({"phase": "over", "ending": "won"}, "A game has a winner exactly when it was won."),
    ({"winner": 2}, "A game has a winner exactly when it was won."),
    ({"turn_seat": None}, "turn_seat is a seat."),
    ({"first": None}, "first is a seat."),
    ({"phase": "steal", "victim": 1}, "There is nobody to steal from."),
    ({"victim": 1}, "A victim is named only while a card is stolen."),
    ({"phase": "discard"}, "Nobody owes a discard."),
    ({"discard_due": of_seat_0(1), "hand": of_seat_0({"ore": 1}, {})}, "Cards are owed or set aside only on a 7."),
    ({"phase": "draw"}, "There is no card to draw."),
    ({"phase": "take"}, "There is no card to take."),
    ({"phase": "first_roll", "roller": 1, "contender": [1, 0, 0, 0]}, "Nobody is to roll for the first turn."),
    ({"answer": of_seat_0(1)}, "Seats answer only while an offer is open."),
    ({"phase": "rob"}, "There is nobody to rob."),
    ({"rolled": 0}, "In the phase "),
    ({"rolled": 2}, "rolled is 0 or 1, not 2."),
    ({"phase": "pre_roll", "rolled": 1}, "In the phase pre_roll the dice are not rolled: rolled is 0."),
    ({"phase": "dice", "rolled": 1}, "In the phase dice the dice are not rolled: rolled is 0."),
]

LONG = ["Rostock-v04", "v02-v04", "v00-v02", "v00-v01", "v01-Flensburg"]
LONGEST = "The longest road is seat 2's, not nobody's (G-LR-01)."
HALLS = {"Emden": 0, "Flensburg": 0, "Rostock": 0}

GERMANY: list[tuple[dict[str, Any], str]] = [
    ({"cards_new": {"banking": 1}}, "More banking cards are new than the turn player holds (G-DEV-03)."),
    ({"roads_left": of_seat_0(9, 20)}, "Seat 0 has 0 roads and 9 in stock (G-INV-02)."),
    ({"halls_left": of_seat_0(9, 12)}, "Seat 0 has placed 0 town halls and 9 are in stock (G-INV-02)."),
    ({"road_owner": {"v39-v45": 0}}, "Roads of seat 0 hang on no town hall of its own (G-INV-05)."),
    ({"hall_owner": {"v00": 0}}, "A town hall stands on a spot that is not a city (G-INV-03)."),
    ({"goetz": None}, "Götz stands on exactly one hex (G-INV-08)."),
    ({"phase": "roads"}, "There is no free road to place."),
    ({"phase": "set_up", "placed": 12}, "All start town halls are placed."),
    ({"phase": "deal", "start_card": [1, 2, 3, 4], "roller": 0}, "All start cards are dealt."),
    (
        {"hall_owner": HALLS, "cards": of_seat_0({"victory_point": 1}, {}), "options": {"game.points": 4}},
        "Seat 0 has 4 of 4 points, so that the game is won (G-WIN-01).",
    ),
    ({"lr_length": of_seat_0(5)}, "The longest road of seat 0 has length 0, not 5 (G-LR-01)."),
    ({"lr_holder": 1}, "The longest road is nobody's, not seat 1's (G-LR-01)."),
    ({"hall_owner": {"Rostock": 2}, "road_owner": dict.fromkeys(LONG, 2), "lr_holder": None}, LONGEST),
    ({"la_holder": 1}, "The largest army is nobody's, not seat 1's (G-LA-01)."),
    (
        {"la_holder": 1, "cards_open": [{"mercenary": 4}, {"mercenary": 3}, {}, {}]},
        "The largest army is seat 0's, not seat 1's (G-LA-01).",
    ),
    (
        {"cards_open": [{"mercenary": 3}, {"mercenary": 3}, {}, {}]},
        "The largest army is seat 0's or seat 1's, not nobody's (G-LA-01).",
    ),
    (
        {"hall_owner": {"Kassel": 0}, "road_owner": {"Kassel-Marburg": 0, "Marburg-Frankfurt": 0}},
        "Roads of seat 0 go beyond a city without a town hall of its own (G-ROAD-04).",
    ),
    (
        {"hall_owner": {"Kassel": 0, "Marburg": 1}, "road_owner": {"Kassel-Marburg": 0, "Marburg-Frankfurt": 0}},
        "Roads of seat 0 go beyond a city without a town hall of its own (G-ROAD-04).",
    ),
    (
        {"hall_owner": {"Marburg": 0}, "road_owner": {"Marburg-Frankfurt": 0, "Frankfurt-v54": 0}},
        "Roads of seat 0 go beyond a landmark before it is built (G-ROAD-05).",
    ),
    (
        {
            "hall_owner": {"Marburg": 0, "Düsseldorf": 1},
            "road_owner": {
                "Marburg-Frankfurt": 0,
                "Frankfurt-v54": 0,
                "v54-Trier": 0,
                "Köln-Düsseldorf": 1,
                "Köln-Aachen": 1,
                "Aachen-v53": 1,
                "v53-Trier": 1,
            },
            "marker_owner": {"Frankfurt": 1, "Köln": 1},
        },
        "Roads of seat 1 go beyond a city without a town hall of its own (G-ROAD-04).",
    ),
]

RAIL = "g10y3-g10y4"  # a path at Chicago
ON_RAIL: list[list[str | None]] = [[RAIL, RAIL], [RAIL, None], [None, None], [None, None]]

AMERICA: list[tuple[dict[str, Any], str]] = [
    ({"cards_new": {"scout": 1}}, "More scout cards are new than the turn player holds (A-DEV-03)."),
    ({"rails_left": of_seat_0(9, 30)}, "Seat 0 has 0 rails and 9 in stock (A-INV-03)."),
    ({"cities_left": of_seat_0(9, 10)}, "Seat 0 has 0 cities and 9 in the yard (A-INV-03)."),
    ({"delivered": of_seat_0(1)}, "Seat 0 has delivered 1 but 0 cubes lie out (A-INV-02)."),
    (
        {"city_owner": {"Chicago": 0, "Omaha": 0, "Boston": 0}, "cubes": of_seat_0(3, 1)},
        "Seat 0 has freed 1 cubes, not 3 (A-INV-02).",
    ),
    ({"rail_owner": {RAIL: 0}}, "Rails of seat 0 hang on no city of its own (A-INV-10)."),
    ({"train_at": ON_RAIL}, "A train stands where there is no rail (A-INV-04)."),
    ({"train_at": ON_RAIL}, "More than two trains stand on one path (A-INV-04)."),
    (
        {"settler_at": [["g0y2", None], ["g0y2", None], [None, None], [None, None]]},
        "Two settlers stand on one intersection (A-INV-05).",
    ),
    (
        {"settler_at": [["Chicago", None], *[[None, None]] * 3]},
        "A settler of seat 0 stands on an empty site or a foreign city (A-INV-05).",
    ),
    ({"city_owner": {"g0y2": 0}}, "A city stands where there is no site (A-TERM-03)."),
    ({"city_owner": {"Chicago": 0}, "goods_on": {"Chicago": 0}}, "Goods lie where no other seat's city is (A-INV-07)."),
    ({"goods_on": {"Chicago": 1}}, "Goods lie where no other seat's city is (A-INV-07)."),
    ({"token": TOKENS | {"c1y7": 9}}, "A token lies on a hex without a mark (A-INV-06)."),
    ({"token": {"c13y5": 9}}, "There are not 12 tokens on the board (A-INV-06)."),
    ({"token": TOKENS | {"c13y5": 11}}, "There are not 4 tokens with a 9 (A-INV-06)."),
    ({"outlaw": None}, "The outlaw stands on a hex."),
    ({"phase": "set_city", "placed": 12}, "All start cities are placed."),
    ({"phase": "set_rail", "placed": 4}, "All pieces of the set-up are placed."),
    ({"phase": "tokens", "placed": 12, "roller": 0}, "All tokens are placed."),
    ({"phase": "route"}, "There are routes to choose from exactly while a payout is chosen."),
    ({"n_routes": 2}, "There are routes to choose from exactly while a payout is chosen."),
    ({"phase": "bonus"}, "There is no marked rail."),
    ({"phase": "engineer"}, "There is no free rail to place."),
    ({"phase": "build_phase"}, "Nobody builds out of turn."),
    ({"builder": 1}, "A seat builds out of turn only after the turn."),
    ({"builder": 1, "phase": "outlaw"}, "A seat builds out of turn only after the turn."),
    ({"move_train": 1}, "The train on the move is not on the board."),
    (
        {
            "city_owner": {"Chicago": 1, "Omaha": 1, "Boston": 1},
            "goods_on": {"Chicago": 0, "Omaha": 0, "Boston": 0},
            "options": {"game.goods": 3},
        },
        "Seat 0 has 3 of 3 points, so that the game is won (A-WIN-01).",
    ),
]


def position_faults(game: str, change: dict[str, Any]) -> list[str]:
    with pytest.raises(hexstead.BadPosition) as caught:
        hexstead.from_position({"game": game} | change)
    return list(caught.value.faults)


@pytest.mark.parametrize("game", hexstead.game_names())
@pytest.mark.parametrize(("change", "sentence"), SHARED, ids=lambda part: part if isinstance(part, str) else "")
def test_faults_that_the_games_share_are_reported(game, change, sentence):
    good = next(iter(hexstead.new(game).position()["supply"]))
    hands = change.get("hand", of_seat_0({}, {}))
    change = change | {"hand": [{good: hand["ore"]} if hand else {} for hand in hands]}
    sentence = sentence.replace(" ore ", f" {good} ")
    assert [fault for fault in position_faults(game, change) if fault.startswith(sentence)]


@pytest.mark.parametrize(("change", "sentence"), GERMANY, ids=lambda part: part if isinstance(part, str) else "")
def test_faults_of_germany_positions_are_reported(change, sentence):
    """G-INV."""
    assert sentence in position_faults("germany", change)


@pytest.mark.parametrize(("change", "sentence"), AMERICA, ids=lambda part: part if isinstance(part, str) else "")
def test_faults_of_america_positions_are_reported(change, sentence):
    """A-INV."""
    assert sentence in position_faults("america", change)


def test_too_many_roads_and_town_halls_are_reported():
    """G-INV-02."""
    board = shipped_map("germany")
    roads = [board.path_name(path) for path in range(21)]
    cities = [name for name, place in board.place_data.items() if place["kind"] == "city"][:13]
    faults = position_faults("germany", {"road_owner": dict.fromkeys(roads, 1)})
    assert "Seat 1 has 21 roads, but there are 20 (G-INV-02)." in faults
    faults = position_faults("germany", {"hall_owner": dict.fromkeys(cities, 1)})
    assert "Seat 1 has placed 13 town halls, but there are 12 (G-INV-02)." in faults


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ([], "A position must be an object with a 'game' entry, not []."),
        ({"game": "germany", "map": "map.json"}, "map: a position must contain the map itself, not 'map.json'."),
        ({"game": "germany", "castles": 1}, "A position has no entry 'castles'."),
        ({"game": "germany", "turn": -1}, "turn: -1 is not an integer from 0 to 30000."),
        ({"game": "germany", "turn": True}, "turn: True is not an integer from 0 to 30000."),
        ({"game": "germany", "hand": {}}, "hand: expected one entry for each of the 4 seats, not {}."),
        ({"game": "germany", "hand": [[], {}, {}, {}]}, "hand: expected an object with entries by name, not []."),
        ({"game": "germany", "dice": [1]}, "dice: expected a list of 2 entries, not [1]."),
        ({"game": "germany", "players": 3, "turn_seat": 3}, "turn_seat: there is no seat 3 in a game of 3 players."),
    ],
    ids=str,
)
def test_malformed_positions_are_rejected_with_a_sentence(position, sentence):
    with pytest.raises(hexstead.BadPosition) as caught:
        hexstead.from_position(position)
    assert str(caught.value) == sentence


@pytest.mark.parametrize("game", hexstead.game_names())
def test_the_phase_determines_whether_the_dice_are_rolled(game):
    waiting = hexstead.from_position({"game": game, "phase": "pre_roll"})
    assert waiting.position()["rolled"] == 0
    assert hexstead.from_position({"game": game}).position()["rolled"] == 1


def test_a_card_before_the_roll_does_not_skip_it():
    """GQ-01, G-TURN-01."""
    cards = of_seat_0({"banking": 1}, {})
    game = hexstead.from_position({"game": "germany", "phase": "pre_roll", "cards": cards})
    game.apply({"type": "play_card", "card": "banking"})
    game.apply({"type": "done"})
    assert game.phase == "pre_roll"


def test_a_seat_that_wins_in_its_next_turn_can_have_enough_points():
    """G-WIN-02."""
    change = {"hall_owner": HALLS, "cards": of_seat_0({"victory_point": 1}, {}), "options": {"game.points": 4}}
    game = hexstead.from_position({"game": "germany", "turn_seat": 3} | change)
    game.apply({"type": "end_turn"})
    assert game.winner == 0


@pytest.mark.parametrize("game", ["america", "germany"])
def test_positions_of_older_rules_are_not_checked_for_the_roll(game):
    """Records that start from such a position still replay."""
    old = hexstead.from_position({"game": game, "phase": "pre_roll", "rolled": 1, "rules_version": 2})
    assert hexstead.replay(old.record()).position() == old.position()


REACHABLE: list[dict[str, Any]] = [
    {"hall_owner": {"Kassel": 0, "Marburg": 0}, "road_owner": {"Kassel-Marburg": 0, "Marburg-Frankfurt": 0}},
    {"hall_owner": {"Kassel": 0, "Marburg": 1}, "road_owner": {"Kassel-Marburg": 0, "Marburg-Frankfurt": 1}},
    # an empty city and an unbuilt landmark reached from both sides
    {"hall_owner": {"Kassel": 0, "Osnabrück": 0}, "road_owner": {"Kassel-Dortmund": 0, "Dortmund-Osnabrück": 0}},
    {"hall_owner": {"Marburg": 0, "Erfurt": 0}, "road_owner": {"Marburg-Eisenach": 0, "Eisenach-Erfurt": 0}},
    # a landmark that another seat built before
    {
        "hall_owner": {"Marburg": 0, "Heidelberg": 1},
        "road_owner": {"Marburg-Frankfurt": 0, "Frankfurt-Köln": 0, "Heidelberg-v54": 1, "v54-Frankfurt": 1},
        "marker_owner": {"Frankfurt": 1},
    },
    {"la_holder": 1, "cards_open": [{"mercenary": 3}, {"mercenary": 3}, {}, {}]},
]


@pytest.mark.parametrize("change", REACHABLE)
def test_positions_that_play_can_reach_are_accepted(change):
    """G-ROAD-04, G-ROAD-05, GQ-31, G-LA-02."""
    game = hexstead.from_position({"game": "germany"} | change)
    assert hexstead.from_position(game.position()).position() == game.position()


def test_positions_of_older_rules_are_not_checked_for_roads_and_awards():
    """Records that start from such a position still replay."""
    roads = {"Kassel-Marburg": 0, "Marburg-Frankfurt": 0}
    change = {"hall_owner": {"Kassel": 0}, "road_owner": roads, "lr_holder": 1, "la_holder": 2}
    old = hexstead.from_position({"game": "germany", "rules_version": 2} | change)
    assert hexstead.replay(old.record()).position() == old.position()
