"""Continue a server's game in the browser, from what the player's page knew when the server went away.

The page never had the hidden cards and the seed of that game: hidden cards are dealt at random, and the dice are new.
"""

from __future__ import annotations

import json
from random import SystemRandom
from typing import Any

from pydantic import ValidationError

from ..bots.levels import OFFERED
from ..core.hidden_cards import continued_position
from ..errors import HexsteadError
from ..server.credentials import Caller
from ..server.messages import Refused, TableRequest
from ..server.parsing import error_sentence
from ..server.tables import Tables

TERMS = ("game", "options", "tracker")  # copied from the server's table


async def continue_game(tables: Tables, caller: Caller, text: str) -> dict[str, Any]:
    """Create the table on which a game continues; raise Refused.

    The text is JSON: `table` and `position` as the server last sent them to the page, and the player's `seat`.
    """
    try:
        data = json.loads(text)
        table, seat = data["table"], int(data["seat"])
        terms = {name: table[name] for name in TERMS}
        view = {**data["position"], "game": terms["game"], "options": terms["options"]}
        seats = [_seat(each, number == seat) for number, each in enumerate(table["seats"])]
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        raise Refused("This is no game that can go on.", "malformed") from None
    try:
        position = continued_position(view, seat, SystemRandom())
    except HexsteadError as error:
        raise Refused(str(error), "impossible_table") from None
    try:
        wanted = TableRequest.model_validate({**terms, "players": len(seats), "seats": seats, "position": position})
    except ValidationError as error:
        raise Refused(error_sentence(error)) from None
    return await tables.make(wanted, caller, continued=True)


def _seat(seat: dict[str, Any], is_person: bool) -> dict[str, Any]:
    """Convert a seat of the server's table; a bot that only the server has is replaced by the default level."""
    level = {"level": seat["level"]} if seat["level"] in OFFERED else {}
    return {"kind": "person" if is_person else "bot", "name": seat["name"], **level}
