"""Build America games and positions in one line, by the names on the shipped map.

Sites are named by their city ("Chicago"), other intersections by their id ("g10y4"), paths by their two ends in either
order ("Chicago-g10y4"). Every rail must be connected to a city of its owner, or the position is rejected (A-INV-10).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import hexstead
from hexstead import Game
from hexstead.core.actions import Dice, PlayCard
from hexstead.core.events import Played
from hexstead.games.america.actions import Pass, Token

from ..game_helpers import RED, Counts, act, by_seat, chance, deck_of

GAME = "america"
NEUTRAL = "neutral"
RESOURCES = ("cattle", "coal", "grain", "lumber", "ore")
DECK = deck_of(GAME)
DECK_SIZE = sum(DECK.values())
CARDS = tuple(DECK)
LAND = {"pasture": "cattle", "hills": "coal", "fields": "grain", "forest": "lumber", "mountains": "ore"}
DESERTS = ("c2y6", "c2y8", "c2y10", "c3y9", "c3y11", "c6y12")
TOKENS = {  # suggested set-up, ordered from east to west and from north to south
    "c13y5": 9, "c12y2": 10, "c12y8": 11, "c11y5": 11, "c10y2": 10, "c10y8": 11, "c9y3": 9, "c9y7": 9, "c8y10": 10,
    "c7y1": 10, "c7y5": 9, "c7y7": 11,
}  # fmt: skip
WEST = (  # hexes with two marks, in the same order (AQ-55)
    "c7y9", "c6y4", "c5y1", "c5y5", "c5y9", "c5y11", "c4y8", "c3y1", "c3y5", "c2y4", "c1y1", "c1y3", "c1y5", "c1y9",
)  # fmt: skip
COAST = {  # gold for founding a city at a coastal site
    "Seattle": 3, "Portland": 3, "San Francisco": 3, "Los Angeles": 3, "Houston": 2, "New Orleans": 2,
    "Jacksonville": 2, "New York": 2, "Boston": 2, "Pensacola": 1, "Columbia": 1,
}  # fmt: skip
RAIL = {"ore": 1, "lumber": 1}
TRAIN = {"ore": 1, "lumber": 1, "coal": 1}
SETTLER = {"cattle": 1, "grain": 1, "lumber": 1}
CARD = {"cattle": 1, "coal": 1}

before_and_after_roll = pytest.mark.parametrize("phase", ["pre_roll", "action"])
BEFORE_ROLL = ("tokens", "first_roll", "set_city", "set_rail", "set_neutral", "pre_roll", "dice")


def position(
    players: int = 4,
    *,
    turn: int = RED,
    phase: str | None = None,  # default "action", or "build_phase" with a builder
    builder: int | None = None,  # seat that builds out of turn
    hands: Mapping[int, Counts] | None = None,  # {RED: {"ore": 2}}
    gold: Mapping[int, int] | None = None,  # {RED: 2}; zero for the other seats
    cities: Mapping[str, int | str] | None = None,  # {"Chicago": RED, "Denver": NEUTRAL}
    rails: Mapping[int, Sequence[str]] | None = None,  # {RED: ["Chicago-g10y4", ...]}
    trains: Mapping[int, Sequence[str | None]] | None = None,  # {RED: ["Chicago-g10y4", None]}; on paths with a rail
    settlers: Mapping[int, Sequence[str | None]] | None = None,  # {RED: ["g10y4", None]}
    goods_on: Mapping[str, int] | None = None,  # delivered goods by owner of the cube: {"Denver": RED}
    cards: Mapping[int, Counts] | None = None,  # in hand: {RED: {"scout": 1}}
    pile: Counts | None = None,  # discard pile of development cards
    moved: Mapping[str, str] | None = None,  # number tokens moved west: {"c13y5": "c6y4"}
    outlaw: str = "c2y6",
    options: Mapping[str, Any] | None = None,
    **fields: Any,
) -> Game:
    """Return a game in this position, by default after the roll. `fields` are further fields of the position format."""
    phase = phase or ("action" if builder is None else "build_phase")
    data: dict[str, Any] = {
        "game": GAME, "players": players, "options": dict(options or {}), "turn_seat": turn, "phase": phase,
        "builder": builder, "hand": by_seat(hands, players), "gold": [(gold or {}).get(i, 0) for i in range(players)],
        "city_owner": dict(cities or {}), "goods_on": dict(goods_on or {}),
        "rail_owner": {path: seat for seat, paths in (rails or {}).items() for path in paths},
        "train_at": _pieces(trains, players), "settler_at": _pieces(settlers, players),
        "cards": by_seat(cards, players), "pile": dict(pile or {}), "outlaw": outlaw,
        "token": {(moved or {}).get(hex, hex): number for hex, number in TOKENS.items()},
        "rolled": 0 if phase in BEFORE_ROLL else 1,
    }  # fmt: skip
    return hexstead.from_position(data | fields, seed=1)


def _pieces(places: Mapping[int, Sequence[str | None]] | None, players: int) -> list[list[str | None]]:
    assert all(seat < players and len(spots) <= 2 for seat, spots in (places or {}).items())
    return [[*(places or {}).get(seat, []), None, None][:2] for seat in range(players)]


def deck_without(**cards: int) -> dict[str, int]:
    """Return the deck except these cards."""
    return {card: count - cards.get(card, 0) for card, count in DECK.items() if count > cards.get(card, 0)}


def new_game(players: int = 4, first: int = RED, edition: str | None = None, **options: Any) -> Game:
    """Return a new game in which seat `first` moves first; random number tokens get the suggested order.

    Keyword `setup__pieces` sets the option `setup.pieces`.
    """
    chosen = {name.replace("__", "."): value for name, value in options.items()}
    game = hexstead.new(GAME, players=players, seed=1, edition=edition, options=chosen)
    if game.phase == "tokens":
        for number in TOKENS.values():
            chance(game, Token(number))
    for seat in range(players):
        chance(game, Dice((6, 6) if seat == first else (1, 1)))
    return game


def pass_build_phase(game: Game) -> None:
    """Pass for every seat that may build out of turn."""
    for _ in range(game.players):
        if game.phase == "build_phase":
            act(game, Pass())
    assert game.phase != "build_phase"


def play_until(game: Game, phase: str) -> Game:
    """Apply the first legal action until the game reaches the phase."""
    for _ in range(20):
        if game.phase != phase:
            act(game, game.legal()[0])
    assert game.phase == phase
    return game


def gold(game: Game) -> list[int]:
    """Gold of every seat."""
    counts: list[int] = game.position()["gold"]
    return counts


def cities(game: Game) -> dict[str, int | str]:
    """Owner of each city, by site."""
    owners: dict[str, int | str] = game.position()["city_owner"]
    return owners


def rails(game: Game, seat: int) -> set[str]:
    """Paths with a rail of the seat."""
    return {path for path, owner in game.position()["rail_owner"].items() if owner == seat}


def trains(game: Game, seat: int) -> list[str | None]:
    """Paths of a seat's two trains; None for a train in stock."""
    paths: list[str | None] = game.position()["train_at"][seat]
    return paths


def settlers(game: Game, seat: int) -> list[str | None]:
    """Intersections of a seat's two settlers; None for a settler in stock."""
    nodes: list[str | None] = game.position()["settler_at"][seat]
    return nodes


def tokens(game: Game) -> dict[str, int]:
    """Number token of each hex that has one."""
    numbers: dict[str, int] = game.position()["token"]
    return numbers


def after_playing(card: str, phase: str = "action", turn: int = RED, **more: Any) -> Game:
    """Return a game in which the turn player has just played the card."""
    game = position(turn=turn, phase=phase, cards={turn: {card: 1}}, **more)
    assert act(game, PlayCard(card, seat=turn))[0] == Played(turn, card)
    return game
