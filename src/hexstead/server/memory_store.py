"""A store in memory, for tests and for tables in a browser.

It serves one process and cannot move seats between devices.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import replace
from typing import Any

from .entries import Chatted, Entry
from .retention import Rule
from .store import MAX_LISTED, Ban, GameRow, IdTaken, Operation, SeatRow, SeqTaken


class MemoryStore:
    """A `Store` that keeps tables only as long as the process runs."""

    is_shared = False
    process = "memory"
    is_full = False
    waiting = 0

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

    async def count_used(self, kind: str, since: float, network: str | None = None) -> int:
        found = [game for game in self.games.values() if game.kind == kind and game.used >= since]
        return sum(1 for game in found if network in (None, game.network))

    async def delete(self, code: str) -> bool:
        self.logs.pop(code, None)
        return self.games.pop(code, None) is not None

    async def expire(self, rules: Sequence[Rule], in_use: Collection[str], limit: int) -> list[str]:
        return []

    async def purge(self, limit: int) -> int:
        return 0

    async def count_tables(self) -> dict[tuple[str, str], int]:
        return {}

    async def last_operation(self) -> int:
        return 0

    async def operations(self, after: int) -> list[Operation]:
        return []

    async def forget_operations(self, before: float) -> None: ...

    async def bans(self) -> list[Ban]:
        return []

    async def notices(self) -> dict[str, Any]:
        return {}

    async def entries(self, code: str, after: int) -> list[Entry]:
        return self.logs[code][after:]

    async def append(
        self,
        code: str,
        entry: Entry,
        *,
        seat: SeatRow | None = None,
        status: str | None = None,
        used: bool = False,
        erased: int | None = None,
    ) -> None:
        if entry.client_id is not None and await self.has_id(code, entry.client_id):
            raise IdTaken
        if entry.seq != len(self.logs[code]) + 1:
            raise SeqTaken
        self.logs[code].append(entry)
        if erased is not None:
            self.logs[code][erased - 1] = replace(self.logs[code][erased - 1], change=Chatted(None, None))
        game = self.games[code]
        if seat is not None:
            known = game.seats[seat.number]
            game.seats[seat.number] = seat if seat.device is None else replace(known, device=seat.device)
        self.games[code] = replace(game, status=status or game.status, used=entry.at)

    async def is_chat(self, code: str, seq: int) -> bool:
        return any(entry.seq == seq and entry.change.kind == "say" for entry in self.logs[code])

    async def has_id(self, code: str, client_id: str) -> bool:
        return any(entry.client_id == client_id for entry in self.logs[code])

    def now(self) -> float:
        return time.time()

    async def lease(self, code: str, seconds: float) -> bool:
        return True

    async def renew(self, codes: Collection[str], seconds: float) -> list[str]:
        return list(codes)

    async def owner(self, code: str) -> str | None:
        return None

    async def notify(self, *texts: str) -> None: ...

    async def listen(
        self, receive: Callable[[str], None], on_loss: Callable[[], None]
    ) -> Callable[[], Awaitable[None]]:
        raise NotImplementedError

    async def by_seat_code(self, code: str) -> tuple[str, int] | None:
        found = ((g.code, seat.number) for g in self.games.values() for seat in g.seats if seat.code == code)
        return next(found, None)

    async def codes_of(self, device: str, limit: int = MAX_LISTED) -> list[str]:
        own = [g for g in self.games.values() if device in (g.host, *(seat.device for seat in g.seats))]
        return [game.code for game in sorted(own, key=lambda game: -game.used)][:limit]

    async def public_codes(self, limit: int = MAX_LISTED) -> list[str]:
        return [g.code for g in self.games.values() if g.visibility == "public" and g.status != "over"][:limit]

    async def offer_move(self, device: str, code: str, seconds: float) -> None:
        raise NotImplementedError

    async def take_move(self, code: str) -> str | None:
        return None

    async def move_device(self, old: str, new: str) -> tuple[list[str], list[str]]:
        raise NotImplementedError

    async def forget_device(self, device: str) -> tuple[list[str], list[str], list[str]]:
        raise NotImplementedError

    async def all_codes_of(self, device: str) -> list[str]:
        return await self.codes_of(device)

    async def table_of_device(self, code: str, device: str) -> dict[str, Any] | None:
        return None

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
