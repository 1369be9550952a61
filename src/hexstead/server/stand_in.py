"""The actions of a bot that replaces a person: no trades and, if the clock ran out, only necessary actions."""

from __future__ import annotations

from collections.abc import Sequence

from ..core.actions import ACCEPT, CONCLUDE, COUNTER, MAKE_OFFER
from ..core.game import Game

TRADES = (MAKE_OFFER, ACCEPT, COUNTER, CONCLUDE)
ENDS = ("decline", "withdraw", "roll", "done", "pass", "end_turn")  # actions that complete a decision


def without_trades(game: Game, codes: Sequence[int]) -> list[int]:
    """The codes that are not trades with players. Declining or withdrawing an offer remains possible."""
    moves = game.definition.actions.moves
    return [code for code in codes if moves[code][0] not in TRADES]


def necessary(game: Game, codes: Sequence[int]) -> list[int]:
    """The codes that complete a decision without building, buying or trading; if there are none, all except trades."""
    actions = game.definition.actions
    for name in ENDS:
        ending = [code for code in codes if actions.classes[actions.moves[code][0]].type_name() == name]
        if ending:
            return ending
    return without_trades(game, codes)
