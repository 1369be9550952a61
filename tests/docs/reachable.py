"""Games that reach the example positions of the documents, played action by action.

A new example needs a function here. None depends on the map's number tokens: rolls that would produce anything are
avoided.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import hexstead
from hexstead.core.events import Event
from hexstead.core.game import Game

# Facts about the start and the last roll. They have no effect on what follows, and examples leave them out.
PAST = ("dice", "first_roll", "contender", "start_card")
SEVEN = [3, 4]


def without_past(game: Game) -> dict[str, Any]:
    """The position of a game without facts about the past."""
    return {key: value for key, value in game.position().items() if key not in PAST}


def game_that_reaches(example: Game) -> Game:
    """The game in this module that reaches the position of an example, completed by its defaults."""
    wanted = without_past(example)
    for play in PLAYED:
        game = play()
        if without_past(game) == wanted:
            return game
    raise AssertionError(f"No game in tests/docs/reachable.py reaches this position: {wanted}")


def chance(game: Game, type: str, **values: Any) -> Sequence[Event]:
    return game.apply({"seat": "chance", "type": type, **values})


def begin(game: Game) -> None:
    """Let the dice choose seat 0 to begin."""
    for seat in range(game.players):
        chance(game, "dice", dice=[6, 6] if seat == 0 else [1, 1])


def roll_nothing(game: Game) -> None:
    """Roll a number with which nobody gets a card."""
    game.apply({"type": "roll"})
    for a in range(1, 7):
        for b in range(a, 7):
            events = chance(game.copy(), "dice", dice=[a, b])
            if a + b != 7 and not any(event.type_name() == "produced" for event in events):
                chance(game, "dice", dice=[a, b])
                return
    raise AssertionError("Every roll produces something.")


def germany_set_up() -> Game:
    """Three players have placed their town halls, and seat 0 has rolled."""
    game = hexstead.new("germany", 3, options={"setup.pieces": "variable"}, seed=1)
    begin(game)
    cities = ("Hof", "Leipzig", "Stuttgart", "Passau", "Dessau", "Ulm", "Kassel", "Hannover", "Regensburg")
    for city in cities:
        game.apply({"type": "place_hall", "city": city})
    roll_nothing(game)
    return game


def germany_third_turn() -> Game:
    """Seat 0 has built a road; seat 1 has rolled a 7, stolen grain and bought a Mercenary; seat 2 has rolled."""
    game = germany_set_up()
    game.apply({"type": "build_road", "path": "v31-v38"})
    game.apply({"type": "end_turn"})
    game.apply({"type": "roll"})
    chance(game, "dice", dice=SEVEN)
    game.apply({"type": "move_goetz", "hex": "G4"})
    chance(game, "steal", resource="grain")
    game.apply({"type": "buy_card"})
    chance(game, "draw", card="mercenary")
    game.apply({"type": "end_turn"})
    roll_nothing(game)
    return game


def germany_question() -> Game:
    """Seat 0's second turn, after seat 1 has rolled a 7 and robbed seat 2."""
    game = germany_set_up()
    game.apply({"type": "end_turn"})
    game.apply({"type": "roll"})
    chance(game, "dice", dice=SEVEN)
    game.apply({"type": "move_goetz", "hex": "G4"})
    chance(game, "steal", resource="grain")
    for _ in range(2):
        game.apply({"type": "end_turn"})
        roll_nothing(game)
    return game


def america_fifth_turn() -> Game:
    """Red has built a rail and a settler, and its train could use rails of orange and white."""
    game = hexstead.new("america", options={"setup.pieces": "variable"}, seed=1)
    begin(game)
    there = ("Chicago", "Indianapolis", "Lexington", "Nashville")
    back = ("Washington D.C.", "Shreveport", "Atlanta", "Little Rock")
    for site in (*there, *back, "St. Louis", "Columbus", "Raleigh", "Jackson"):
        game.apply({"type": "place_city", "site": site})
    for path in ("Nashville-g10y8", "g10y6-Lexington", "Indianapolis-g10y6", "g9y5-St. Louis"):  # from the last seat on
        game.apply({"type": "build_rail", "path": path})
    roll_nothing(game)
    _buy(game, "lumber", "ore")
    game.apply({"type": "build_rail", "path": "Indianapolis-g9y5"})
    for _ in range(game.players - 1):
        _end_turn(game)
        roll_nothing(game)
    _end_turn(game)
    roll_nothing(game)
    _buy(game, "lumber", "grain")
    game.apply({"type": "build_settler", "node": "St. Louis"})
    return game


def _buy(game: Game, *resources: str) -> None:
    for resource in resources:
        game.apply({"type": "buy_resource", "resource": resource})


def _end_turn(game: Game) -> None:
    """End the turn; nobody builds out of turn."""
    game.apply({"type": "end_turn"})
    while game.phase == "build_phase":
        game.apply({"type": "pass"})


PLAYED = (germany_set_up, germany_third_turn, germany_question, america_fifth_turn)
