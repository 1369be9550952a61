"""Trading as all games share it: limits of offers, and proposals to the turn player."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import hexstead
from hexstead import Game
from hexstead.core import proposals
from hexstead.core.actions import AGREED, UNCODED_OFFER, Accept, Conclude, Exchange, Offer, UncodedTrade, Withdraw
from hexstead.errors import BadAction

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


def failed_offers(table: Game, count: int) -> None:
    for _ in range(count):
        act(table, Offer({"ore": 1}, {GAMES[table.name]: 1}, seat=RED))
        act(table, Withdraw(seat=RED))


@pytest.mark.parametrize("game", GAMES)
def test_a_proposal_can_be_accepted_after_too_many_offers_without_a_trade(game):
    """A-TRADE-09, A-TRADE-12, G-TRADE-05, G-TRADE-08."""
    table, other = trading(game, **{"trade.offers": 2}), GAMES[game]
    failed_offers(table, 2)
    for left in (3, 2):
        assert proposals.can_propose(table, ORANGE)
        for action in proposals.actions_of(table, ORANGE, {other: 1}, {"ore": 1}):
            table.apply(action)
        assert hands(table)[0]["ore"] == left
    assert table.position()["offers_left"] == 0
    assert refused(table, Offer({"ore": 1}, {other: 1}, seat=RED)) is not None
    assert hexstead.replay(table.record(proof=False)).state_bytes() == table.state_bytes()


@pytest.mark.parametrize("game", GAMES)
def test_withdrawing_an_agreed_trade_leaves_no_debt(game):
    """A-TRADE-09, G-TRADE-05."""
    table = trading(game, **{"trade.offers": 1})
    failed_offers(table, 1)
    act(table, Offer({"ore": 1}, {GAMES[game]: 1}, (ORANGE,), agreed=True, seat=RED))
    act(table, Withdraw(seat=RED))
    assert table.position()["offers_left"] == 0


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("options", "version"),
    [({"trade.offers": 0}, 3), ({"trade.total": 1}, 3), ({"trade.offers": 1}, 2)],
    ids=["no offers", "all offers limited", "version 2"],
)
def test_agreed_trades_keep_to_the_other_limits(game, options, version):
    """A-TRADE-10, G-TRADE-06: a table without offers has no proposals either."""
    table = hexstead.from_position(
        {"game": game, "hand": [{"ore": 4}, {GAMES[game]: 4}, {}, {}], "options": options, "rules_version": version}
    )
    failed_offers(table, 0 if "trade.offers" in options and version == 3 else 1)
    assert not proposals.can_propose(table, ORANGE)


def test_agreed_is_a_truth_value():
    """G-TRADE-08."""
    table = trading("germany")
    with pytest.raises(BadAction, match="true or false"):
        table.apply({"type": "offer", "give": {"ore": 1}, "get": {"brick": 1}, "agreed": 1, "seat": RED})


@pytest.mark.parametrize("name", hexstead.game_names())
def test_whether_the_turn_player_takes_proposals_does_not_depend_on_the_partner(name):
    """The server asks once for all seats."""
    found = set()
    for seed in range(3):
        game, rng = hexstead.new(name, seed=seed), Random(seed)
        while not game.is_over and game.length < 300:
            if game.to_act == ("chance",):
                game.step_chance()
                continue
            game.apply(rng.choice(game.legal()))
            goods = (0,) * len(game.goods)
            offers = {
                other: UncodedTrade(UNCODED_OFFER, 1 << other | AGREED, goods, (1, *goods[1:]))
                for other in range(game.players) if other != game.turn_seat
            }  # fmt: skip
            checked = {game.engine.check([game.state], game.turn_seat, offer) == 0 for offer in offers.values()}
            assert checked == {proposals.takes_proposals(game)}
            found |= checked
    assert found == {False, True}
