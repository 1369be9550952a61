"""Deal hidden cards at random, to complete what one seat sees now into a full state.

Only the view is used, not the history: hand sizes and the totals of every kind of card are right, but who holds what is
random. `bots/determinization.py` also uses what a seat saw before.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from ..errors import BadPosition
from .common_fields import DISCARD, OVER
from .engine import Engine
from .game import read_position
from .positions import serialise
from .rules.seven import ask_discards

DEALT = {"hand", "discarded", "stack", "cards", "cards_new"}  # hidden fields that this module can deal
MAX_DEALS = 1000  # attempts to find a deal in which nobody has won


def continued_position(data: Mapping[str, Any], seat: int, rng: Random) -> dict[str, Any]:
    """Complete a position that a seat sees, in which hidden values are None; the result is like `Game.position()`.

    Raise BadPosition if that is impossible. Discards are chosen again, and an opponent whose turn it is cannot play a
    card that it holds before its next turn, because the view does not show which of them are new.
    """
    shown = {name: _without_none(value) for name, value in data.items() if name not in DEALT or value is not None}
    engine, state, given = read_position(shown)
    if state.phase == OVER:
        raise BadPosition(["The game is over."])
    if not 0 <= seat < state.players:
        raise BadPosition([f"There is no seat {seat} in a game of {state.players} players."])
    if state.phase == DISCARD:
        _take_back_discards(state, engine.board_struct, seat)
    deal(engine, state, seat, rng, given)
    if state.turn_seat != seat:
        state.cards_new[:] = state.cards[state.turn_seat]
    terms = {name: data[name] for name in ("game", "options", "rules_version", "map") if name in data}
    return terms | serialise(state, engine.names)


def deal(engine: Engine, state: Any, seat: int, rng: Random, given: set[str] | None = None) -> None:
    """Deal the cards hidden from a seat into a masked state, in which nobody has set cards aside to discard.

    Raise BadPosition if no deal agrees with the rules.
    """
    fields = {field.name for field in state.FIELDS if field.who != "all"}
    if not fields <= DEALT:
        raise BadPosition([f"The game hides {', '.join(sorted(fields - DEALT))}, which cannot be dealt."])
    set_up, board = engine.game.set_up, engine.board_struct
    names = ({field.name for field in state.FIELDS} if given is None else given) - {"stack"}
    others = [other for other in range(state.players) if other != seat]
    resources = [
        resource
        for resource in range(board.resources)
        for _ in range(board.cards_per_resource - state.supply[resource] - state.hand[seat][resource])
    ]
    if len(resources) != sum(state.hand_size[other] for other in others):
        raise BadPosition(["The sizes of the hands and of the supply do not fit together."])
    faults: list[str] = []
    for _ in range(MAX_DEALS):
        _deal(resources, [state.hand[other] for other in others], [state.hand_size[other] for other in others], rng)
        for other in others:
            state.cards[other][:] = [0] * len(state.cards[other])
        set_up.derive(state, board, engine.game.work(), names)  # all cards that the seat does not see are in the stack
        cards = [card for card in range(board.cards) for _ in range(state.stack[card])]
        counts = [state.card_count[other] for other in others]
        if len(cards) < sum(counts):
            raise BadPosition(["The seats hold more cards than there are."])
        left = _deal(cards, [state.cards[other] for other in others], counts, rng)
        state.stack[:] = [left.count(card) for card in range(len(state.stack))]
        faults = set_up.problems(state, board)
        if not faults:
            return
    raise BadPosition(faults)


def _deal(cards: Sequence[int], hands: Sequence[Any], sizes: Sequence[int], rng: Random) -> list[int]:
    """Fill hands of these sizes with random cards, as counts by kind; return the cards that are left."""
    left = list(cards)
    rng.shuffle(left)
    for hand, size in zip(hands, sizes, strict=True):
        hand[:] = [0] * len(hand)
        for card in left[:size]:
            hand[card] += 1
        left = left[size:]
    return left


def _take_back_discards(state: Any, board: Any, seat: int) -> None:
    """Return the cards that were set aside for a 7 to their hands, and let everyone choose again."""
    for resource, count in enumerate(state.discarded[seat]):
        state.hand[seat][resource] += count
        state.discarded[seat][resource] = 0
    ask_discards(state, board)


def _without_none(value: Any) -> Any:
    """A field with one entry per seat; hidden entries become empty."""
    is_by_seat = isinstance(value, list) and any(isinstance(entry, Mapping) for entry in value)
    return [{} if entry is None else entry for entry in value] if is_by_seat else value
