"""The coach: the best move of a seat and what it is worth, and what its last moves gave away, by what the seat knew.

For players who are alone with bots, and at tables whose setting `coach` everyone sees before they join. Moves are
rated by a fixed number of determinizations (bots/rating.py), so hidden cards cannot influence an answer. Where that
would take too long, because kernels are not ready or bots are behind, the coach suggests what an Engineer would do,
without values.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..bots.bot import Move
from ..bots.rating import BLUNDER, MISTAKE, RATING_LEVEL, Rating
from ..core.actions import COUNTER, END_TURN, MAKE_OFFER, UncodedTrade
from ..core.game import Game
from .advice import ADVISER, check_alone, suggestion
from .bots import Bots
from .messages import Refused
from .room import Room
from .seat_bot import Lost, rating_request
from .table import PLAYING, Table
from .workers import Workers

MAX_OTHERS = 3
MAX_REVIEWED = 6  # moves of this turn that are rated again when it is about to end
WARNED = (MISTAKE, BLUNDER)  # error classes worth a warning: 5 points or more, and more than two standard errors
UNRATED: dict[str, Any] = {"rated": False, "chance": None, "worth": None, "noise": None, "others": []}


def check_coached(table: Table, seat: int) -> None:
    """Raise Refused unless a seat may ask the coach: alone with bots, or if the table allows it."""
    if not table.terms.get("coach", False):
        check_alone(table, seat)
    if table.status != PLAYING:
        raise Refused("The game has not started or is over.", "over")


async def advice(room: Room, seat: int, bots: Bots, workers: Workers) -> dict[str, Any]:
    """The best move of a seat that is to act, the reasons, and how much better it is than the next best move."""
    table = room.table
    check_coached(table, seat)
    if seat not in table.acting_seats():
        raise Refused("It is not your decision.", "not_asked")
    game, number = table.game.copy(), table.seats[seat].prompt_number
    found = await _rate(game, seat, [(game.length, None)], bots, workers)
    if not found or found[0] is None:
        return await suggestion(room, seat, bots) | UNRATED
    rating = found[0]
    assert isinstance(rating.best, int)
    try:
        reasons = await bots.reasons(game, seat, rating.best, ADVISER)
    except Lost as error:
        raise Refused("All bots are busy. Try again later.", "too_many") from error
    others = [code for code in rating.chances if code != rating.best][:MAX_OTHERS]
    return {
        "seat": seat,
        "number": number,
        "level": RATING_LEVEL,
        "move": _action(game, seat, rating.best),
        "plan": reasons["plan"],
        "rated": True,
        "chance": round(rating.chance, 6),
        "worth": round(rating.edge, 6),
        "noise": round(rating.noise, 6),
        "others": [{"move": _action(game, seat, code), "chance": round(rating.chances[code], 6)} for code in others],
    }


async def warnings(room: Room, seat: int, bots: Bots, workers: Workers) -> dict[str, Any]:
    """The cost of ending the turn now, and of the seat's last moves that it can still undo; worst first."""
    table = room.table
    check_coached(table, seat)
    game, number = table.game.copy(), table.seats[seat].prompt_number
    codes = game.legal_codes(seat) if seat in table.acting_seats() else []
    ending = [code for code in codes if game.definition.actions.moves[code][0] == END_TURN]
    if not ending:
        raise Refused("You cannot end your turn now.", "not_asked")
    reviewed = _last_moves(table, seat)
    decisions: list[tuple[int, Move | None]] = [(at, game.entries[at][1]) for at in reviewed]
    found = await _rate(game, seat, [*decisions, (game.length, ending[0])], bots, workers)
    places = [*reviewed, None]
    errors = [
        _error(game, seat, rating, at)
        for rating, at in zip(found or [], places, strict=False)
        if rating is not None and rating.error in WARNED
    ]
    errors.sort(key=lambda error: -error["cost"])
    return {"seat": seat, "number": number, "rated": found is not None, "errors": errors}


def _last_moves(table: Table, seat: int) -> list[int]:
    """The number of actions before each move that a seat has made since anyone else acted, in order."""
    found: list[int] = []
    entries, limit = table.game.entries, table.undo_to(seat) or 0
    for at in range(len(entries) - 1, limit - 1, -1):
        if entries[at][0] != seat or len(found) == MAX_REVIEWED:
            break
        found.insert(0, at)
    return found


async def _rate(
    game: Game, seat: int, decisions: Sequence[tuple[int, Move | None]], bots: Bots, workers: Workers
) -> list[Rating | None] | None:
    """Ratings by the determinizations of a rater; None if they would take too long now."""
    if await bots.playing_level(game.name, RATING_LEVEL) != RATING_LEVEL:
        return None
    request = await workers.in_thread(_request, game.copy(), seat, decisions)
    try:
        return await bots.ratings(game.name, request)
    except Lost as error:
        raise Refused("All bots are busy. Try again later.", "too_many") from error


def _request(game: Game, seat: int, decisions: Sequence[tuple[int, Move | None]]) -> dict[str, Any]:
    """Like `rating_request`, but without offers, which leave the position as it is."""
    request = rating_request(game, seat, decisions)
    kinds = game.definition.actions.moves
    request["rate"] = [
        (before, masked, [code for code in legal if kinds[code][0] not in (MAKE_OFFER, COUNTER)] or legal, move)
        for before, masked, legal, move in request["rate"]
    ]
    return request


def _error(game: Game, seat: int, rating: Rating, at: int | None) -> dict[str, Any]:
    return {
        "move": _action(game, seat, rating.move),
        "best": _action(game, seat, rating.best),
        "cost": round(rating.cost, 6),
        "noise": round(rating.noise, 6),
        "undo_to": at,
    }


def _action(game: Game, seat: int, move: Move) -> dict[str, Any]:
    if isinstance(move, UncodedTrade):
        raise TypeError("offers and counter-offers are not rated by themselves")
    return game.action(seat, move).to_json()
