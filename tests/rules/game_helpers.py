"""Helpers shared by the rule tests of all games: apply actions, expect refusals, choose chance outcomes, read hands."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from fractions import Fraction

import pytest

from hexstead import Action, Event, Game, IllegalAction
from hexstead.board import shipped_map
from hexstead.core.actions import Dice, Roll

RED, ORANGE, WHITE, BLUE = range(4)
COLOURS = (RED, ORANGE, WHITE, BLUE)
VIEWERS = (*COLOURS, None)  # None is a spectator
SUMS = {n: (max(1, n - 6), n - max(1, n - 6)) for n in range(2, 13)}  # a pair of dice for each sum
ALL_DICE = [Dice((a, b), seat="chance") for a in range(1, 7) for b in range(1, 7)]
ROLLS = [(dice, Fraction(1, 36)) for dice in ALL_DICE]
NO_OFFER = {  # offer fields of a four-player position while no offer is open
    "offer_give": {}, "offer_get": {}, "answer": [0, 0, 0, 0],
    "counter_give": [{}, {}, {}, {}], "counter_get": [{}, {}, {}, {}],
}  # fmt: skip

Counts = Mapping[str, int]


def by_seat(counts: Mapping[int, Counts] | None, players: int) -> list[dict[str, int]]:
    """Expand counts of some seats to the list with one entry per seat that a position holds."""
    assert all(seat < players for seat in counts or {})
    return [dict((counts or {}).get(seat, {})) for seat in range(players)]


def act(game: Game, action: Action) -> list[Event]:
    """Apply an action that must be legal by `check` and by the legal list, and return its events."""
    acting = action if action.seat is not None else dataclasses.replace(action, seat=game.to_act[0])
    assert game.check(acting) is None
    assert _listed(game, acting) is not False
    return list(game.apply(acting))


def refused(game: Game, action: Action) -> str:
    """Try an action that must be refused without changing the game, and return the rule that forbids it."""
    before, events = game.state_bytes(), len(game.events_since())
    rule = game.check(action)
    assert rule is not None, f"{action} is allowed"
    with pytest.raises(IllegalAction) as error:
        game.apply(action)
    assert error.value.rule == rule
    assert game.state_bytes() == before
    assert len(game.events_since()) == events
    if action.seat is not None:
        assert not _listed(game, action)
    return rule


def allowed(game: Game, action: Action) -> bool:
    """Return whether an action is legal, by `check` and by the legal list, which must agree."""
    legal = game.check(action) is None
    assert _listed(game, action) in (legal, None)
    return legal


def _listed(game: Game, action: Action) -> bool | None:
    """Return whether the legal list of its seat contains an action; None for a trade that has no code."""
    if game.definition.state_arguments(type(action).kind) is not None:
        return action in game.legal(action.seat)
    code = game.engine.codec.encode(action)
    return code in game.legal_codes(action.seat) if isinstance(code, int) else None


def chance(game: Game, action: Action) -> list[Event]:
    """Apply a chance outcome and return its events."""
    return act(game, dataclasses.replace(action, seat="chance"))


def roll(game: Game, a: int, b: int) -> list[Event]:
    """Let the turn player roll these dice, and return the events."""
    act(game, Roll(seat=game.turn_seat))
    return chance(game, Dice((a, b)))


def dice(a: int, b: int) -> Dice:
    return Dice((a, b), seat="chance")


def phases_after(game: Game, *actions: Action) -> list[tuple[str, tuple[int | str, ...]]]:
    """Apply the actions; return the phase and the seats to act after each."""
    out = []
    for action in actions:
        act(game, action)
        out.append((game.phase, game.to_act))
    return out


def changed_fields(game: Game, action: Action) -> set[str]:
    """Apply a legal action and return the names of the position fields that it changed."""
    before = game.position()
    act(game, action)
    after = game.position()
    return {key for key in before if before[key] != after[key]}


def deck_of(game: str) -> dict[str, int]:
    """Number of each development card on the shipped map; only test_board_facts.py states the numbers."""
    return {card["id"]: card["count"] for card in shipped_map(game).data["development_cards"]}


def hand(game: Game, seat: int) -> dict[str, int]:
    """Resource cards of a seat by name, without zeros."""
    counts: dict[str, int] = game.position()["hand"][seat]
    return counts


def hands(game: Game) -> list[dict[str, int]]:
    return [hand(game, seat) for seat in range(game.players)]


def supply(game: Game) -> dict[str, int]:
    """Resource cards in the supply by name, including zeros."""
    return {name: game.position()["supply"].get(name, 0) for name in game.engine.names.axis("resources")}


def cards(game: Game, seat: int) -> dict[str, int]:
    """Unplayed development cards of a seat by name."""
    counts: dict[str, int] = game.position()["cards"][seat]
    return counts


def events_of(events: Sequence[Event], *kinds: type[Event]) -> list[Event]:
    """Events of the given classes, in order."""
    return [event for event in events if isinstance(event, kinds)]


def events_seen_by(game: Game, viewer: int | None, since: int = 0) -> list[Event]:
    """Events as one viewer sees them; None is a spectator."""
    return list(game.events_since(since, viewer))
