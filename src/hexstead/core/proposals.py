"""Trades that an opponent proposes to the turn player: which are allowed, and the actions that carry them out.

A proposal is not part of the game; it becomes an ordinary offer, acceptance and conclusion when the turn player agrees.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from .actions import AGREED, UNCODED_OFFER, Offer, UncodedTrade
from .game import Game
from .rule import bind, resolve
from .rules.goods import holding
from .rules.trade import check_terms

Goods = Mapping[str, int]


def can_propose(game: Game, seat: int) -> bool:
    """Whether the turn player could trade with a seat now, by what everyone can see."""
    return seat != game.turn_seat and takes_proposals(game)


def takes_proposals(game: Game) -> bool:
    """Whether the turn player could trade now, by what everyone can see. The rules are the same for all partners."""
    turn, engine = game.turn_seat, game.engine
    if game.is_over:
        return False
    partner = 0 if turn else 1
    return engine.check(engine.wrap(game.state), turn, _any_offer(partner, len(game.goods))) == 0


@cache
def _any_offer(seat: int, goods: int) -> UncodedTrade:
    return UncodedTrade(UNCODED_OFFER, 1 << seat | AGREED, (0,) * goods, (1,) + (0,) * (goods - 1))


def check_proposal(game: Game, seat: int, give: Goods, get: Goods) -> str | None:
    """Return the ID of the rule that forbids a seat to propose these terms, or None; raise BadAction if malformed."""
    terms, work = _terms(game, seat, give, get), game.definition.work()
    work.give[:], work.get[:] = terms.give, terms.get  # type: ignore[attr-defined]
    check = bind([check_terms], game.definition.hooks)["check_terms"]  # type: ignore[list-item]
    refused = check(game.state, game.engine.board_struct, work, seat, 0)
    return game.definition.rule_ids[refused] if refused else None


def may_be_possible(game: Game, seat: int, give: Goods, get: Goods) -> bool:
    """Whether both sides of a proposal could still have the goods, by what everyone can see."""
    terms = _terms(game, seat, give, get)
    return _may_hold(game, seat, terms.give) and _may_hold(game, game.turn_seat, terms.get)


def actions_of(game: Game, seat: int, give: Goods, get: Goods) -> list[dict[str, Any]]:
    """Return the actions that carry a proposal out: offer, acceptance and conclusion."""
    turn = game.turn_seat
    return [
        {"type": "offer", "give": dict(get), "get": dict(give), "to": [seat], "agreed": True, "seat": turn},
        {"type": "accept", "seat": seat},
        {"type": "conclude", "partner": seat, "seat": turn},
    ]


def _terms(game: Game, seat: int, give: Goods, get: Goods) -> UncodedTrade:
    terms = game.engine.codec.encode(Offer(give=give, get=get, to=(seat,)))
    assert isinstance(terms, UncodedTrade)
    return terms


def _may_hold(game: Game, seat: int, counts: tuple[int, ...]) -> bool:
    """Compare cards with the size of the hand, and public goods with what the seat has."""
    state, b = game.state, game.engine.board_struct
    held = resolve(holding, game.definition.hooks)
    if sum(counts[: b.resources]) > state.hand_size[seat]:
        return False
    return all(held(state, b, seat, good) >= counts[good] for good in range(b.resources, b.goods))
