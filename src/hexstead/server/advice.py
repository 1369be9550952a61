"""Suggestions to a player: a move and a plan, based only on what that seat knows."""

from __future__ import annotations

from random import Random
from typing import Any

from ..bots.bot import Terms
from ..bots.mind import mind_of
from ..bots.random_bot import pick_code
from ..core.actions import COUNTER, MAKE_OFFER
from ..core.game import Game
from .bots import Bots
from .messages import Refused
from .room import Room
from .seat_bot import Lost
from .table import PLAYING, Table

ADVISER = "engineer"
EXPLAINED = ("level", "move", "plan")  # fields that a suggestion copies from a bot's explanation


async def suggestion(room: Room, seat: int, bots: Bots) -> dict[str, Any]:
    """The move that an Engineer would make for a seat. The caller checks that the player may get suggestions.

    It never suggests offering a trade, but how to answer one. The game can continue in the meantime: `number` is the
    number of the prompt that the suggestion is for.
    """
    table = room.table
    if seat not in table.acting_seats():
        raise Refused("It is not your decision.", "not_asked")
    game, number = table.game.copy(), table.seats[seat].prompt_number
    level = await bots.playing_level(game.name, ADVISER)
    codes = _suggested(game, seat)
    try:
        if mind_of(game.name) is None:  # its bots play at random: here with a seed that the seat knows
            code = pick_code(Terms.of(game), codes, Random(f"{seat} {number}"))
        else:
            action = await bots.decide(room, seat, level, codes, game)
            code = next(code for code in codes if game.action(seat, code).to_json() == action)
        found = await bots.reasons(game, seat, code, level)
    except Lost as error:
        raise Refused("All bots are busy. Try again later.", "too_many") from error
    return {key: found[key] for key in EXPLAINED} | {"seat": seat, "number": number}


def check_alone(table: Table, seat: int) -> None:
    """Raise Refused if another person has held a seat in this game, or could still take one."""
    if not table.people <= {seat} or any(other.open for other in table.seats):
        raise Refused("Suggestions are for games without other people.", "not_alone")
    if table.status != PLAYING:
        raise Refused("The game has not started or is over.", "over")


def _suggested(game: Game, seat: int) -> list[int]:
    """The legal codes without offers and counter-offers."""
    moves, codes = game.definition.actions.moves, game.legal_codes(seat)
    return [code for code in codes if moves[code][0] not in (MAKE_OFFER, COUNTER)] or codes
