"""Build Germany games and positions in one line, by the names on the shipped map."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import hexstead
from hexstead import Game
from hexstead.core.actions import Dice
from hexstead.games.germany.actions import StartCard

from ..game_helpers import RED, Counts, by_seat, chance, deck_of

GAME = "germany"
RESOURCES = ("lumber", "brick", "wool", "grain", "ore")
LAND = {"forest": "lumber", "hills": "brick", "pasture": "wool", "fields": "grain", "mountains": "ore"}
DECK = deck_of(GAME)
DECK_SIZE = sum(DECK.values())
CARDS = tuple(DECK)


def position(
    players: int = 4,
    *,
    turn: int = RED,
    phase: str = "main",
    hands: Mapping[int, Counts] | None = None,  # {RED: {"ore": 2}}
    halls: Mapping[str, int] | None = None,  # {"Kassel": RED}
    roads: Mapping[int, Sequence[str]]
    | None = None,  # {RED: ["Kassel-v32"]}; each connected to a town hall of the seat
    landmarks: Mapping[str, int] | None = None,  # built landmarks by owner: {"Köln": RED}
    cards: Mapping[int, Counts] | None = None,  # in hand: {RED: {"mercenary": 1}}
    played: Mapping[int, Counts] | None = None,  # played or revealed development cards
    goetz: str = "G3",
    options: Mapping[str, Any] | None = None,
    **fields: Any,
) -> Game:
    """Return a game in this position, by default after the roll. `fields` are further fields of the position format."""
    data: dict[str, Any] = {
        "game": GAME, "players": players, "options": dict(options or {}), "turn_seat": turn, "phase": phase,
        "hand": by_seat(hands, players), "hall_owner": dict(halls or {}), "marker_owner": dict(landmarks or {}),
        "road_owner": {path: seat for seat, paths in (roads or {}).items() for path in paths},
        "cards": by_seat(cards, players), "cards_open": by_seat(played, players), "goetz": goetz,
        "rolled": 0 if phase in ("deal", "first_roll", "set_up", "pre_roll", "dice") else 1,
    }  # fmt: skip
    return hexstead.from_position(data | fields, seed=1)


def deck_without(**cards: int) -> dict[str, int]:
    """Return the deck except these cards."""
    return {card: count - cards.get(card, 0) for card, count in DECK.items() if count > cards.get(card, 0)}


def new_game(players: int = 4, first: int = RED, board: Any = None, **options: Any) -> Game:
    """Return a new game in which seats got start cards 1, 2, 3 (and 4) in order and seat `first` moves first.

    Keyword `setup__pieces` sets the option `setup.pieces`.
    """
    chosen = {name.replace("__", "."): value for name, value in options.items()}
    game = hexstead.new(GAME, players=players, seed=1, options=chosen, board=board)
    if game.phase == "deal":
        for card in range(1, players + 1):
            chance(game, StartCard(card))
    for seat in range(players):
        chance(game, Dice((6, 6) if seat == first else (1, 1)))
    return game


def halls(game: Game) -> dict[str, int]:
    """Owner of each town hall, by city."""
    owners: dict[str, int] = game.position()["hall_owner"]
    return owners


TWO_OF_EACH = {"lumber": 2, "brick": 2, "wool": 2, "grain": 2, "ore": 2}


def trading_position(players: int = 4, turn: int = RED, **more: Any) -> Any:
    """Return a position in which every seat holds two cards of each resource."""
    return position(players, turn=turn, hands=dict.fromkeys(range(players), TWO_OF_EACH), **more)
