"""How far a seat can undo: at once, only with everyone's consent, or not at all.

A player who is alone with bots can undo everything. With other people, undo needs no consent back to the last action of
another person or of chance, the last answer to an offer, or the last concluded trade. Going further needs everyone's
consent. A drawn or stolen card can never be undone: chance outcomes are derived from their number, so the same card
would come again.
"""

from __future__ import annotations

from collections.abc import Container

from ..core.actions import ACCEPT, CONCLUDE, COUNTER, DECLINE, DRAW_CARD, STEAL_CARD, UNCODED_COUNTER
from ..core.common_fields import CHANCE
from ..core.game import Game

ANSWERS = (ACCEPT, DECLINE, COUNTER, UNCODED_COUNTER)
SECRET = (DRAW_CARD, STEAL_CARD)


def undo_limits(game: Game, people: Container[int]) -> list[int]:
    """For each seat, the number of actions that remain if it undoes all it can without consent.

    `people` are the seats that people play.
    """
    limits = [0] * game.players
    undecided = set(range(game.players))
    for i in range(game.length - 1, -1, -1):
        seat, kind = game.actor_at(i)
        if seat == CHANCE or kind == CONCLUDE:
            blocked = set(undecided)
        elif seat in people or kind in ANSWERS:
            blocked = undecided - {seat}
        else:
            continue
        for one in blocked:
            limits[one] = i + 1
        undecided -= blocked
        if not undecided:
            break
    return limits


def raise_limits(limits: list[int], game: Game, start: int, people: Container[int]) -> None:
    """Update a result of `undo_limits` for the actions added since action `start`."""
    for i in range(start, game.length):
        seat, kind = game.actor_at(i)
        if seat == CHANCE or kind == CONCLUDE:
            limits[:] = [i + 1] * game.players
        elif seat in people or kind in ANSWERS:
            limits[:] = [limits[one] if one == seat else i + 1 for one in range(game.players)]


def last_draw(game: Game, start: int) -> int:
    """The number of actions up to and including the last draw or theft of a card since action `start`; 0 if none."""
    return next((i + 1 for i in range(game.length - 1, start - 1, -1) if game.actor_at(i)[1] in SECRET), 0)


def involves_others(game: Game, n: int, seat: int | None) -> bool:
    """Whether chance or another seat acted after the first n actions."""
    return any(game.actor_at(i)[0] != seat for i in range(n, game.length))
