"""A table of Germany in one line: positions by names on the real board, and what a test does and looks at there."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import hexstead
from hexstead import Action, Event, Game, IllegalAction
from hexstead.core.actions import Dice, Roll

RED, ORANGE, WHITE, BLUE = range(4)
RESOURCES = ("lumber", "brick", "wool", "grain", "ore")
CARDS = ("mercenary", "road_building", "banking", "trade", "victory_point")
COLOURS = (RED, ORANGE, WHITE, BLUE)

Counts = Mapping[str, int]


def position(
    players: int = 4,
    *,
    turn: int = RED,
    phase: str = "main",
    hands: Mapping[int, Counts] | None = None,  # {RED: {"ore": 2}}
    halls: Mapping[str, int] | None = None,  # {"Kassel": RED}
    roads: Mapping[int, Sequence[str]] | None = None,  # {RED: ["Kassel-v32"]}; they hang on an own town hall
    landmarks: Mapping[str, int] | None = None,  # built ones, by who built them: {"Köln": RED}
    cards: Mapping[int, Counts] | None = None,  # held: {RED: {"mercenary": 1}}
    played: Mapping[int, Counts] | None = None,  # development cards played or shown
    goetz: str = "G3",
    options: Mapping[str, Any] | None = None,
    **fields: Any,
) -> Game:
    """A game that stands so, in a turn after the roll unless told otherwise. `fields` are entries of a position."""
    data: dict[str, Any] = {
        "game": "germany", "players": players, "options": dict(options or {}), "turn_seat": turn, "phase": phase,
        "hand": _by_seat(hands, players), "hall_owner": dict(halls or {}), "marker_owner": dict(landmarks or {}),
        "road_owner": {path: seat for seat, paths in (roads or {}).items() for path in paths},
        "cards": _by_seat(cards, players), "cards_open": _by_seat(played, players), "goetz": goetz,
        "rolled": 0 if phase in ("deal", "first_roll", "set_up", "pre_roll", "dice") else 1,
    }  # fmt: skip
    return hexstead.from_position(data | fields, seed=1)


def _by_seat(counts: Mapping[int, Counts] | None, players: int) -> list[dict[str, int]]:
    assert all(seat < players for seat in counts or {})
    return [dict((counts or {}).get(seat, {})) for seat in range(players)]


def new_game(players: int = 4, first: int = RED, **options: Any) -> Game:
    """A new game by start cards 1, 2, 3 (, 4), in which `first` is about to begin; options as in `setup__pieces`."""
    from hexstead.games.germany.actions import StartCard

    chosen = {name.replace("__", "."): value for name, value in options.items()}
    game = hexstead.new("germany", players=players, seed=1, options=chosen)
    if game.phase == "deal":
        for card in range(1, players + 1):
            chance(game, StartCard(card))
    for seat in range(players):
        chance(game, Dice((6, 6) if seat == first else (1, 1)))
    return game


def act(game: Game, action: Action) -> list[Event]:
    """Do what must be allowed, by the check and by the list of legal actions; the events."""
    acting = action if action.seat is not None else dataclasses.replace(action, seat=game.to_act[0])
    assert game.check(acting) is None
    assert _listed(game, acting) is not False
    return list(game.apply(acting))


def refused(game: Game, action: Action) -> str:
    """Try what must be refused; the rule that forbids it. Nothing has changed."""
    before, events = game.state_bytes(), len(game.events_since())
    rule = game.check(action)
    assert rule is not None, f"{action} is allowed"
    with pytest.raises(IllegalAction) as told:
        game.apply(action)
    assert told.value.rule == rule
    assert game.state_bytes() == before
    assert len(game.events_since()) == events
    if action.seat is not None:
        assert not _listed(game, action)
    return rule


def allowed(game: Game, action: Action) -> bool:
    """Whether an action is legal: by the check, and the same by the list."""
    legal = game.check(action) is None
    assert _listed(game, action) in (legal, None)
    return legal


def _listed(game: Game, action: Action) -> bool | None:
    """Whether an action is among the legal ones of its seat; None for a trade that has no code."""
    code = game.engine.codec.encode(action)
    return code in game.legal_codes(action.seat) if isinstance(code, int) else None


def chance(game: Game, action: Action) -> list[Event]:
    """Let chance do this; the events."""
    return act(game, dataclasses.replace(action, seat="chance"))


def roll(game: Game, a: int, b: int) -> list[Event]:
    """The turn player rolls these dice; the events."""
    act(game, Roll(seat=game.turn_seat))
    return chance(game, Dice((a, b)))


def changed(game: Game, action: Action) -> set[str]:
    """Do what must be allowed; the names of the entries of the position that it changed."""
    before = game.position()
    act(game, action)
    after = game.position()
    return {key for key in before if before[key] != after[key]}


def hand(game: Game, seat: int) -> dict[str, int]:
    """A seat's resource cards, by name without the zeros."""
    counts: dict[str, int] = game.position()["hand"][seat]
    return counts


def hands(game: Game) -> list[dict[str, int]]:
    return [hand(game, seat) for seat in range(game.players)]


def supply(game: Game) -> dict[str, int]:
    """The supply, all five types."""
    return {name: game.position()["supply"].get(name, 0) for name in RESOURCES}


def cards(game: Game, seat: int) -> dict[str, int]:
    """A seat's unplayed development cards."""
    counts: dict[str, int] = game.position()["cards"][seat]
    return counts


def points(game: Game) -> list[int]:
    return game.points()


def halls(game: Game) -> dict[str, int]:
    """Who has a town hall where on the map."""
    owners: dict[str, int] = game.position()["hall_owner"]
    return owners


def seen(game: Game, viewer: int | None, since: int = 0) -> list[Event]:
    """The events as one seat may know them; None is a spectator."""
    return list(game.events_since(since, viewer))
