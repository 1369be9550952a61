"""The tables of a server, in memory: making one, finding one by its code."""

from __future__ import annotations

import secrets
from typing import Any

from ..core.game import from_position, new
from ..core.names import shown
from ..errors import HexsteadError
from .messages import Refused
from .room import KINDS, PERSON, RANDOM, Room
from .settings import Settings

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
FIELDS = ("game", "players", "edition", "options", "seed", "seats", "position")


class Tables:
    """All live rooms by their six-letter codes."""

    def __init__(self, settings: Settings):
        self._settings = settings
        self._rooms: dict[str, Room] = {}

    def find(self, code: str) -> Room:
        room = self._rooms.get(code)
        if room is None:
            raise Refused(f"There is no table {shown(code)} here.", "unknown_table")
        return room

    def make(self, wish: dict[str, Any]) -> Room:
        """A table as wished: game, players, edition, options, seed, who sits where. Raises Refused."""
        for key in wish:
            if key not in FIELDS or (key == "position" and not self._settings.positions):
                raise Refused(f"A table has no {shown(key)}.")
        seed = wish.get("seed")
        if seed is not None and type(seed) is not int and not (isinstance(seed, str) and len(seed) <= 100):
            raise Refused(f"seed is a number or a short text, not {shown(seed)}.")
        try:
            if "position" in wish:
                game = from_position(wish["position"], seed=seed)
            else:
                game = new(
                    wish.get("game", ""),
                    wish.get("players", 4),
                    edition=wish.get("edition"),
                    options=wish.get("options"),
                    seed=seed,
                )
        except HexsteadError as error:
            raise Refused(str(error), "impossible_table") from None
        kinds = wish.get("seats", [PERSON] + [RANDOM] * (game.players - 1))
        if not isinstance(kinds, list) or len(kinds) != game.players or not all(kind in KINDS for kind in kinds):
            raise Refused(f"seats says for each of the {game.players} seats: {' or '.join(KINDS)}.")
        self._make_space()
        room = Room(self._new_code(), game, kinds, self._settings.pace, seed)
        self._rooms[room.code] = room
        return room

    def close(self) -> None:
        for room in self._rooms.values():
            room.close()

    def _new_code(self) -> str:
        while (code := "".join(secrets.choice(LETTERS) for _ in range(6))) in self._rooms:
            pass
        return code

    def _make_space(self) -> None:
        if len(self._rooms) < self._settings.tables:
            return
        quiet = next((code for code, room in self._rooms.items() if room.is_quiet), None)
        if quiet is None:
            raise Refused("All tables of this server are taken.", "full_house")
        self._rooms.pop(quiet).close()
