"""Trading as all games share it: limits of offers, and proposals to the turn player."""

from __future__ import annotations

from typing import Any

import pytest

import hexstead
from hexstead import Game
from hexstead.core import proposals
from hexstead.core.actions import Accept, Conclude, Exchange, Offer

from .game_helpers import ORANGE, RED, act, allowed, hands, refused

GAMES = {"america": "coal", "germany": "brick"}  # with a resource that ore is traded for


def trading(game: str, **options: Any) -> Game:
    """Return a game in which red, the turn player, and orange can trade."""
    held = [{"ore": 4}, {GAMES[game]: 4}, {}, {}]
    return hexstead.from_position({"game": game, "hand": held, "options": options})


@pytest.mark.parametrize("game", GAMES)
def test_a_table_without_offers_still_trades_with_the_bank(game):
    """`trade.offers`."""
    other = GAMES[game]
    for limit in (0, 1):
        assert allowed(trading(game, **{"trade.offers": limit}), Offer({"ore": 1}, {other: 1}, seat=RED)) == (limit > 0)
    act(trading(game, **{"trade.offers": 0}), Exchange("ore", other, seat=RED))


@pytest.mark.parametrize(("game", "rule"), [("america", "A-TRADE-10"), ("germany", "G-TRADE-06")])
def test_a_table_can_limit_agreed_trades(game, rule):
    """`trade.total`, A-TRADE-10, G-TRADE-06."""
    table, offer = trading(game, **{"trade.total": 1}), Offer({"ore": 1}, {GAMES[game]: 1}, seat=RED)
    for action in (offer, Accept(seat=ORANGE), Conclude(ORANGE, seat=RED)):
        act(table, action)
    assert refused(table, offer) == rule


@pytest.mark.parametrize("game", GAMES)
def test_an_accepted_proposal_is_an_ordinary_trade(game):
    """A-TRADE-12, G-TRADE-08."""
    table, other = trading(game), GAMES[game]
    assert proposals.can_propose(table, ORANGE)
    assert not proposals.can_propose(table, RED)
    assert proposals.check_proposal(table, ORANGE, {other: 2}, {"ore": 1}) is None
    for action in proposals.actions_of(table, ORANGE, {other: 2}, {"ore": 1}):
        table.apply(action)
    assert hands(table)[:2] == [{"ore": 3, other: 2}, {"ore": 1, other: 2}]


@pytest.mark.parametrize(("game", "gift"), [("america", "AQ-20"), ("germany", "GQ-40")])
def test_a_proposal_needs_goods_on_both_sides(game, gift):
    """A-TRADE-12, G-TRADE-08, AQ-20, GQ-40."""
    table, other = trading(game), GAMES[game]
    assert proposals.check_proposal(table, ORANGE, {other: 1}, {}) == gift
    assert proposals.check_proposal(table, ORANGE, {other: 1}, {other: 2}) == gift
    assert proposals.check_proposal(table, ORANGE, {other: 5}, {"ore": 1}) == f"{game[0].upper()}-ACT-04"
