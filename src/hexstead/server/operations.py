"""Apply the commands of administrators (admin.py), delete old tables, and update metrics.

Administrators write operations to the database, whether or not a server is running. Each process polls for them every
second: it applies bans and announcements, unloads deleted tables, and creates no tables while it is drained. Tables
past their retention (retention.py) are deleted a few rows at a time.
"""

from __future__ import annotations

import asyncio
import ipaddress
import time
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

import structlog

from .encoding import encode
from .logs import refusals
from .messages import Refused
from .metrics import LOOP_SECONDS, TABLES
from .settings import Settings
from .store import Ban, Operation, Store, StoreFailed
from .tables import Tables

log = structlog.get_logger("hexstead.server")

POLL_SECONDS = 1.0  # interval between queries for new operations
OVERLAP = 50  # IDs before the newest that are queried again: PostgreSQL can commit a lower ID after a higher one
CLEANUP_SECONDS = 60.0  # interval between deletions of old tables
MAX_EXPIRED = 100  # tables in one transaction
MAX_PURGED = 300  # rows in one transaction
PAUSE_RATIO = 4.0  # length of the pause after a transaction, relative to the transaction
MIN_PAUSE_SECONDS = 0.02
KEEP_OPERATIONS_SECONDS = 90 * 86400.0
PROBE_SECONDS = 0.1  # interval between measurements of event loop lag
EVERY_SERVER = "*"

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class Bans:
    """The banned devices and client networks."""

    def __init__(self, now: Callable[[], float]):
        self._now = now
        self._devices: dict[str, Ban] = {}
        self._networks: list[tuple[Network, Ban]] = []
        self._cache: dict[str, list[Ban]] = {}  # client network → bans that include it

    def set(self, bans: Iterable[Ban]) -> None:
        self._devices, self._networks, self._cache = {}, [], {}
        for ban in bans:
            network = read_network(ban.who)
            if network is None:
                self._devices[ban.who] = ban
            else:
                self._networks.append((network, ban))

    def check(self, network: str, device: str | None = None) -> None:
        """Raise Refused if a client's network or device is banned."""
        bans = list(self._of_network(network)) if self._networks else []
        if device is not None and device in self._devices:
            bans.append(self._devices[device])
        for ban in bans:
            if ban.until is None or ban.until > self._now():
                reason = f" Reason: {ban.reason}" if ban.reason else ""
                raise Refused(f"The administrator of this server has banned you.{reason}", "banned")

    def check_device(self, device: str | None) -> None:
        if self._devices:
            self.check("?", device)

    def _of_network(self, text: str) -> list[Ban]:
        if text not in self._cache:
            if len(self._cache) > 10_000:
                self._cache.clear()
            client = read_network(text)
            self._cache[text] = [
                ban for network, ban in self._networks if client is not None and _contains(network, client)
            ]
        return self._cache[text]


def read_network(text: str) -> Network | None:
    """Parse an address or network; None if it is neither. An IPv6 address is widened to its /64, as in limits.py."""
    try:
        network = ipaddress.ip_network(text, strict=False)
    except ValueError:
        return None
    if network.version == 6 and network.prefixlen > 64:
        return network.supernet(new_prefix=64)
    return network


def _contains(outer: Network, inner: Network) -> bool:
    if outer.version != inner.version:
        return False
    return inner.subnet_of(outer)  # type: ignore[arg-type]


async def _measure_lag() -> None:
    """Report the lag of the event loop as a metric."""
    while True:
        due = time.monotonic() + PROBE_SECONDS
        await asyncio.sleep(PROBE_SECONDS)
        LOOP_SECONDS.observe(max(0.0, time.monotonic() - due))


class Operations:
    """Carries out the commands of administrators in this process, and deletes old tables."""

    def __init__(self, settings: Settings, store: Store, tables: Tables):
        self._settings, self._store, self._tables = settings, store, tables
        self.bans = Bans(store.now)
        self.on_bans: Callable[[], None] = lambda: None  # called when bans have changed
        self.announcement: dict[str, str] = {}  # by language; empty: none
        self._announced_until: float | None = None
        self._announced = ""  # the last message sent
        self._first = self._last = 0  # ids of the newest operation, at the start and now
        self._seen: set[int] = set()
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        self._first = self._last = await self._store.last_operation()
        await self._load()
        self._announced = self.message()
        self._tasks = [
            asyncio.create_task(self._repeat(POLL_SECONDS, self._poll)),
            asyncio.create_task(self._repeat(CLEANUP_SECONDS, self.clean_up)),
            asyncio.create_task(_measure_lag()),
        ]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _repeat(self, seconds: float, job: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await job()
            except StoreFailed:  # the store has logged it
                pass
            except Exception:
                log.exception("operation failed")
            await asyncio.sleep(seconds)

    # Commands

    async def _poll(self) -> None:
        new = [one for one in await self._store.operations(self._last - OVERLAP) if self._is_new(one)]
        if new:
            await self._load()
            for operation in new:
                await self._carry_out(operation)
        self._send_announcement()

    def _is_new(self, operation: Operation) -> bool:
        if operation.id in self._seen or operation.id <= self._first:
            return False
        self._seen = {id for id in self._seen if id > self._last - 2 * OVERLAP} | {operation.id}
        self._last = max(self._last, operation.id)
        return True

    async def _carry_out(self, operation: Operation) -> None:
        match operation.kind:
            case "close":
                room = self._tables.live_room(operation.subject)
                if room is not None:
                    await room.refresh()
            case "delete" | "expire":
                for code in operation.subject.split():
                    await self._tables.drop(code)
            case "ban" | "unban":
                self.on_bans()

    async def _load(self) -> None:
        """Read bans and notices."""
        self.bans.set(await self._store.bans())
        notices = await self._store.notices()
        announcement = notices.get("announcement", {})
        self.announcement, self._announced_until = announcement.get("texts", {}), announcement.get("until")
        drained = notices.get("drain", {}).get("servers", [])
        was, self._tables.is_draining = (
            self._tables.is_draining,
            not {EVERY_SERVER, self._settings.name}.isdisjoint(drained),
        )
        if was != self._tables.is_draining:
            log.info("draining" if self._tables.is_draining else "no longer draining", server=self._settings.name)

    def notice(self) -> dict[str, Any]:
        """The announcement by language, and whether the server is draining."""
        is_over = self._announced_until is not None and self._announced_until <= self._store.now()
        return {"texts": {} if is_over else self.announcement, "restarting": self._tables.is_draining}

    def message(self) -> str:
        """The socket message with the current announcement; empty if there is none."""
        notice = self.notice()
        return encode({"type": "announcement", **notice}) if notice["texts"] or notice["restarting"] else ""

    def _send_announcement(self) -> None:
        """Send a changed announcement to all clients; an empty one removes the previous one."""
        if self.message() != self._announced:
            self._announced = self.message()
            self._tables.broadcast(encode({"type": "announcement", **self.notice()}))

    # Deletion of old tables

    async def clean_up(self) -> None:
        """Update the metrics of tables, and delete tables and operations past their retention."""
        refusals.flush()
        counted = await self._store.count_tables()
        TABLES.clear()
        for (status, kind), n in counted.items():
            TABLES.labels(status, kind).set(n)
        expired = removed = 0
        rules = self._settings.retention.rules()
        while codes := rules and await self._with_pause(self._expire):
            expired += len(codes)
        while rows := await self._with_pause(lambda: self._store.purge(MAX_PURGED)):
            removed += rows
        await self._store.forget_operations(self._store.now() - KEEP_OPERATIONS_SECONDS)
        if expired or removed:
            log.info("old tables removed", expired=expired, rows=removed)

    async def _expire(self) -> list[str]:
        """Delete some tables past their retention; `_poll` unloads them."""
        in_use = [code for code, live in self._tables.live.items() if not live.is_idle]
        return await self._store.expire(self._settings.retention.rules(), in_use, MAX_EXPIRED)

    async def _with_pause(self, job: Callable[[], Awaitable[Any]]) -> Any:
        """Run a transaction, then pause, so that the database is idle most of the time."""
        began = time.monotonic()
        result = await job()
        await asyncio.sleep(max(MIN_PAUSE_SECONDS, PAUSE_RATIO * (time.monotonic() - began)))
        return result
