"""What a bot may do at a person's seat: it never trades, and for a person out of time it makes only necessary moves."""

from __future__ import annotations

from collections.abc import Sequence

from ..core.actions import ACCEPT, CONCLUDE, COUNTER, MAKE_OFFER
from ..core.game import Game

TRADES = (MAKE_OFFER, ACCEPT, COUNTER, CONCLUDE)
ENDS = ("decline", "withdraw", "roll", "done", "pass", "end_turn")  # actions that complete a decision


def without_trades(game: Game, codes: Sequence[int]) -> list[int]:
    """The codes other than trades with players; declining and withdrawing an offer stay possible."""
    moves = game.definition.actions.moves
    return [code for code in codes if moves[code][0] not in TRADES]


def necessary(game: Game, codes: Sequence[int]) -> list[int]:
    """The code that completes the decision without building, buying or trading; otherwise all that do not trade."""
    actions = game.definition.actions
    for name in ENDS:
        ending = [code for code in codes if actions.classes[actions.moves[code][0]].type_name() == name]
        if ending:
            return ending
    return without_trades(game, codes)
