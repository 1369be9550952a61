"""A store in memory: the least that a server needs instead of a database."""

from __future__ import annotations

import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import Any

from hexstead.server.entries import Entry
from hexstead.server.store import MAX_LISTED, GameRow, IdTaken, SeatRow, SeqTaken


class MemoryStore:
    """See hexstead.server.store.Store."""

    is_shared = False
    process = "memory"
    is_full = False

    def __init__(self) -> None:
        self.games: dict[str, GameRow] = {}
        self.logs: dict[str, list[Entry]] = {}
        self._secrets: dict[str, bytes] = {}
        self._tokens: dict[str, dict[str, Any]] = {}

    async def close(self) -> None: ...

    async def ping(self) -> None: ...

    async def secret(self, name: str) -> bytes:
        return self._secrets.setdefault(name, secrets.token_bytes(32))

    async def make(self, game: GameRow, entries: Sequence[Entry]) -> bool:
        if game.code in self.games:
            return False
        self.games[game.code], self.logs[game.code] = game, list(entries)
        return True

    async def load(self, code: str) -> tuple[GameRow, list[Entry]] | None:
        return (self.games[code], self.logs[code][:]) if code in self.games else None

    async def load_seats(self, code: str) -> list[SeatRow]:
        return self.games[code].seats

    async def entries(self, code: str, after: int) -> list[Entry]:
        return self.logs[code][after:]

    async def append(
        self, code: str, entry: Entry, *, seat: SeatRow | None = None, status: str | None = None, used: bool = False
    ) -> None:
        if entry.client_id is not None and await self.has_id(code, entry.client_id):
            raise IdTaken
        if entry.seq != len(self.logs[code]) + 1:
            raise SeqTaken
        self.logs[code].append(entry)
        game = self.games[code]
        if seat is not None:
            known = game.seats[seat.number]
            game.seats[seat.number] = seat if seat.device is None else replace(known, device=seat.device)
        self.games[code] = replace(game, status=status or game.status, used=entry.at)

    async def has_id(self, code: str, client_id: str) -> bool:
        return any(entry.client_id == client_id for entry in self.logs[code])

    def now(self) -> float:
        return time.time()

    async def lease(self, code: str, seconds: float) -> bool:
        return True

    async def notify(self, text: str) -> None: ...

    async def listen(
        self, receive: Callable[[str], None], on_loss: Callable[[], None]
    ) -> Callable[[], Awaitable[None]]:
        raise NotImplementedError

    async def by_seat_code(self, code: str) -> tuple[str, int] | None:
        found = ((g.code, seat.number) for g in self.games.values() for seat in g.seats if seat.code == code)
        return next(found, None)

    async def codes_of(self, device: str, limit: int = MAX_LISTED) -> list[str]:
        own = [g for g in self.games.values() if any(seat.device == device for seat in g.seats)]
        return [game.code for game in sorted(own, key=lambda game: -game.used)][:limit]

    async def public_codes(self, limit: int = MAX_LISTED) -> list[str]:
        return [g.code for g in self.games.values() if g.visibility == "public" and g.status != "over"][:limit]

    async def add_token(self, device: str, name: str, scopes: list[str]) -> tuple[str, str]:
        token = secrets.token_urlsafe(8)
        self._tokens[token] = {"id": token[:4], "name": name, "scopes": scopes, "device": device}
        return token[:4], token

    async def token(self, token: str) -> tuple[str, list[str], str] | None:
        found = self._tokens.get(token)
        return None if found is None else (found["device"], found["scopes"], found["id"])

    async def tokens(self, device: str) -> list[dict[str, Any]]:
        own = [token for token in self._tokens.values() if token["device"] == device]
        return [{key: token[key] for key in ("id", "name", "scopes")} for token in own]

    async def drop_token(self, device: str, id: str) -> bool:
        found = [key for key, token in self._tokens.items() if (token["device"], token["id"]) == (device, id)]
        for key in found:
            del self._tokens[key]
        return bool(found)
