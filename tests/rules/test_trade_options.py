"""Options of trading that all games share."""

from __future__ import annotations

from typing import Any

import pytest

import hexstead
from hexstead import Game
from hexstead.core.actions import Exchange, Offer

from .game_helpers import RED, act, allowed

GAMES = {"america": "coal", "germany": "brick"}  # with a resource that ore is traded for


def trading(game: str, **options: Any) -> Game:
    """Return a game in which red, the turn player, and orange can trade."""
    hands = [{"ore": 4}, {GAMES[game]: 4}, {}, {}]
    return hexstead.from_position({"game": game, "hand": hands, "options": options})


@pytest.mark.parametrize("game", GAMES)
def test_a_table_without_offers_still_trades_with_the_bank(game):
    """`trade.offers`."""
    other = GAMES[game]
    for limit in (0, 1):
        assert allowed(trading(game, **{"trade.offers": limit}), Offer({"ore": 1}, {other: 1}, seat=RED)) == (limit > 0)
    act(trading(game, **{"trade.offers": 0}), Exchange("ore", other, seat=RED))
