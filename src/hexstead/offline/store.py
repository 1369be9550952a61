"""The store of tables in a browser: rows in memory, written to the browser's database before a change is acknowledged.

web/src/offline/database.ts is the database, with three collections of JSON texts by key: `tables` (CODE), `entries`
(CODE/seq) and `secrets` (name). Windows of a browser share it, each with a store of its own: of two that write the same
entry one fails, reads what the other has written and checks again.
"""

from __future__ import annotations

import asyncio
import dataclasses
import json
import secrets
from collections.abc import Sequence
from typing import Any, Protocol

from ..server.encoding import encode
from ..server.entries import Entry, read_change
from ..server.memory_store import MemoryStore
from ..server.messages import Refused
from ..server.store import GameRow, SeatRow, SeqTaken, StoreFailed

FORMAT = "hexstead-tables"
Change = tuple[str, str, str | None, bool]  # collection, key, JSON text (None: delete), whether the key must be new
TAKEN = "ConstraintError"  # such a key exists


class Database(Protocol):
    """The interface of the page's database."""

    async def load(self) -> str:
        """Return the JSON of `{"tables": [text, …], "secrets": {name: text}}`."""

    async def table(self, code: str) -> str:
        """Return the JSON of `{"table": text, "entries": [text, …]}`, by seq; the table is null if there is none."""

    async def commit(self, changes: str) -> str:
        """Carry out a JSON list of changes in one transaction; return "" or the name of the error."""


class BrowserStore(MemoryStore):
    """Caches the rows of all tables, and the logs of those in use, in memory."""

    process = "browser"

    def __init__(self, database: Database):
        super().__init__()
        self._database = database
        self._writing = asyncio.Lock()  # a log is not read again while an entry is being written
        self.device = ""  # the only one

    @classmethod
    async def open(cls, database: Database) -> BrowserStore:
        store = cls(database)
        found = json.loads(await database.load())
        for text in found["tables"]:
            game = _game(json.loads(text))
            store.games[game.code] = game
        store._secrets = {name: bytes.fromhex(text) for name, text in found["secrets"].items()}
        store.device = (await store.secret("device")).hex()[:16]
        return store

    async def _commit(self, *changes: Change) -> None:
        """Write; raises StoreFailed or SeqTaken, and then nothing has changed."""
        problem = await self._database.commit(encode(changes))
        if problem == TAKEN:
            raise SeqTaken
        self.is_full = problem == "QuotaExceededError"
        if problem:
            raise StoreFailed(self.is_full)

    async def _load_log(self, code: str) -> None:
        if code not in self.logs:
            await self._read(code)

    async def _read(self, code: str) -> None:
        """Read a table and its log from the database."""
        found = json.loads(await self._database.table(code))
        if found["table"] is None:
            self.games.pop(code, None)
            self.logs.pop(code, None)
            return
        self.games[code] = _game(json.loads(found["table"]))
        self.logs[code] = [_entry(json.loads(text)) for text in found["entries"]]

    async def refresh(self, code: str) -> bool:
        """Read what another window has written; return whether the table exists."""
        async with self._writing:
            await self._read(code)
        return code in self.games

    async def secret(self, name: str) -> bytes:
        if name not in self._secrets:
            made = secrets.token_bytes(32)
            await self._commit(("secrets", name, made.hex(), False))
            self._secrets[name] = made
        return self._secrets[name]

    async def make(self, game: GameRow, entries: Sequence[Entry]) -> bool:
        if game.code in self.games:
            return False
        await self._commit(_table_change(game), *(_entry_change(game.code, entry) for entry in entries))
        return await super().make(game, entries)

    async def load(self, code: str) -> tuple[GameRow, list[Entry]] | None:
        await self._load_log(code)
        return await super().load(code)

    async def delete(self, code: str) -> bool:
        if code not in self.games:
            return False
        await self._commit(*self._deletion(code))
        return await super().delete(code)

    def _deletion(self, code: str) -> list[Change]:
        return [("tables", code, None, False), ("entries", f"{code}/", None, False)]

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
        async with self._writing:
            await self._load_log(code)
            before, log = self.games[code], self.logs[code]
            seats, length, former = list(before.seats), len(log), None if erased is None else log[erased - 1]
            await super().append(code, entry, seat=seat, status=status, used=used, erased=erased)
            changes = [_entry_change(code, entry, is_new=True), _table_change(self.games[code])]
            if erased is not None:
                changes.append(_entry_change(code, log[erased - 1]))
            try:
                await self._commit(*changes)
            except SeqTaken:
                await self._read(code)
                raise
            except StoreFailed:
                del log[length:]
                if former is not None:
                    log[former.seq - 1] = former
                before.seats[:] = seats
                self.games[code] = before
                raise

    async def is_chat(self, code: str, seq: int) -> bool:
        await self._load_log(code)
        return await super().is_chat(code, seq)

    async def has_id(self, code: str, client_id: str) -> bool:
        await self._load_log(code)
        return await super().has_id(code, client_id)

    async def entries(self, code: str, after: int) -> list[Entry]:
        await self._load_log(code)
        return await super().entries(code, after)

    async def forget_device(self, device: str) -> tuple[list[str], list[str], list[str]]:
        codes = await self.all_codes_of(device)
        await self._commit(*(change for code in codes for change in self._deletion(code)))
        for code in codes:
            await super().delete(code)
        return codes, [], []

    async def all_codes_of(self, device: str) -> list[str]:
        return await self.codes_of(device, len(self.games))

    async def table_of_device(self, code: str, device: str) -> dict[str, Any] | None:
        found = await self.load(code)
        return None if found is None else _table_json(*found)

    # Moving tables to another browser

    async def export(self) -> str:
        """All tables with their logs, as JSON for `import_tables`."""
        found = [await self.load(code) for code in list(self.games)]
        return json.dumps({"format": FORMAT, "tables": [_table_json(*each) for each in found if each is not None]})

    async def import_tables(self, text: str) -> list[str]:
        """Add the tables of an export that are not here yet; return their codes. Raise Refused for any other text."""
        try:
            data = json.loads(text)
            if data["format"] != FORMAT:
                raise ValueError("format")
            found = [(_game(row["table"]), [_entry(entry) for entry in row["entries"]]) for row in data["tables"]]
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
            raise Refused("This file does not contain tables.", "malformed") from None
        new = [(self._own(game), log) for game, log in found if game.code not in self.games]
        changes = [_table_change(game) for game, _ in new]
        changes += [_entry_change(game.code, entry) for game, log in new for entry in log]
        if new:
            await self._commit(*changes)
        for game, log in new:
            await super().make(game, log)
        return [game.code for game, _ in new]

    def _own(self, game: GameRow) -> GameRow:
        """Convert a table of another browser: its device becomes this one."""
        seats = [dataclasses.replace(seat, device=seat.device and self.device) for seat in game.seats]
        terms = game.terms | {
            "seats": [seat | {"device": seat.get("device") and self.device} for seat in game.terms["seats"]]
        }
        return dataclasses.replace(game, host=self.device, seats=seats, terms=terms)


def _table_json(game: GameRow, log: Sequence[Entry]) -> dict[str, Any]:
    return {"table": dataclasses.asdict(game), "entries": [_entry_json(entry) for entry in log]}


def _game(data: dict[str, Any]) -> GameRow:
    return GameRow(**{**data, "seats": [SeatRow(**seat) for seat in data["seats"]]})


def _entry(data: dict[str, Any]) -> Entry:
    return Entry(data["seq"], data["seat"], data["at"], read_change(data["kind"], data["data"]), data["client_id"])


def _entry_json(entry: Entry) -> dict[str, Any]:
    return {"seq": entry.seq, "seat": entry.seat, "at": entry.at, "kind": entry.change.kind,
            "data": entry.change.to_json(), "client_id": entry.client_id}  # fmt: skip


def _table_change(game: GameRow) -> Change:
    return "tables", game.code, encode(dataclasses.asdict(game)), False


def _entry_change(code: str, entry: Entry, is_new: bool = False) -> Change:
    return "entries", f"{code}/{entry.seq:09}", encode(_entry_json(entry)), is_new
