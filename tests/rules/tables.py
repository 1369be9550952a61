"""What the tests of every game do and look at, at a table: act, try what is refused, let chance decide, read hands."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from fractions import Fraction

import pytest

from hexstead import Action, Event, Game, IllegalAction
from hexstead.core.actions import Dice, Roll

RED, ORANGE, WHITE, BLUE = range(4)
COLOURS = (RED, ORANGE, WHITE, BLUE)
VIEWERS = (*COLOURS, None)  # None: a spectator
SUMS = {n: (max(1, n - 6), n - max(1, n - 6)) for n in range(2, 13)}  # two dice for each sum
ALL_DICE = [Dice((a, b), seat="chance") for a in range(1, 7) for b in range(1, 7)]
ROLLS = [(dice, Fraction(1, 36)) for dice in ALL_DICE]
CLOSED = {  # what the position of four says while no offer is open
    "offer_give": {}, "offer_get": {}, "answer": [0, 0, 0, 0],
    "counter_give": [{}, {}, {}, {}], "counter_get": [{}, {}, {}, {}],
}  # fmt: skip

Counts = Mapping[str, int]


def by_seat(counts: Mapping[int, Counts] | None, players: int) -> list[dict[str, int]]:
    """Counts of some seats, as the list of all seats that a position holds."""
    assert all(seat < players for seat in counts or {})
    return [dict((counts or {}).get(seat, {})) for seat in range(players)]


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
    if game.definition.actions.kinds[type(action)] in game.definition.by_state:
        return action in game.legal(action.seat)
    code = game.engine.codec.encode(action)
    return code in game.legal_codes(action.seat) if isinstance(code, int) else None


def chance(game: Game, action: Action) -> list[Event]:
    """Let chance do this; the events."""
    return act(game, dataclasses.replace(action, seat="chance"))


def roll(game: Game, a: int, b: int) -> list[Event]:
    """The turn player rolls these dice; the events."""
    act(game, Roll(seat=game.turn_seat))
    return chance(game, Dice((a, b)))


def dice(a: int, b: int) -> Dice:
    return Dice((a, b), seat="chance")


def asked_after(game: Game, *actions: Action) -> list[tuple[str, tuple[int | str, ...]]]:
    """Do these things; the phase and who is asked after each."""
    out = []
    for action in actions:
        act(game, action)
        out.append((game.phase, game.to_act))
    return out


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
    return {name: game.position()["supply"].get(name, 0) for name in game.engine.names.axis("resources")}


def cards(game: Game, seat: int) -> dict[str, int]:
    """A seat's unplayed development cards."""
    counts: dict[str, int] = game.position()["cards"][seat]
    return counts


def told(events: Sequence[Event], *kinds: type[Event]) -> list[Event]:
    """The events of these kinds, in order."""
    return [event for event in events if isinstance(event, kinds)]


def seen(game: Game, viewer: int | None, since: int = 0) -> list[Event]:
    """The events as one seat may know them; None is a spectator."""
    return list(game.events_since(since, viewer))
