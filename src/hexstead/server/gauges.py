"""Gauges, measured when metrics are scraped: tables in memory, bots and queues."""

from __future__ import annotations

from collections import Counter

from .auth import Auth
from .bots import Bots
from .metrics import (
    BOT_QUEUE,
    BOT_SEATS,
    BOTS_READY,
    COMMIT_QUEUE,
    DRAINING,
    LEASED,
    LISTENERS,
    LIVE_TABLES,
    ROOMS,
    SEND_QUEUE,
)
from .table import GATHERING, OVER, PLAYING


def measure(auth: Auth, bots: Bots) -> None:
    """Set the gauges of this process."""
    tables = [live.room.table for live in auth.tables.live.values()]
    statuses = Counter(table.status for table in tables)
    levels = Counter(seat.level for table in tables if table.status == PLAYING for seat in table.seats if seat.bot)
    ROOMS.set(len(tables))
    for status in (GATHERING, PLAYING, OVER):
        LIVE_TABLES.labels(status).set(statuses[status])
    BOT_SEATS.clear()
    for level, number in levels.items():
        BOT_SEATS.labels(level).set(number)
    BOTS_READY.set(bots.state == "ready")
    BOT_QUEUE.set(bots.waiting)
    COMMIT_QUEUE.set(auth.store.waiting)
    LISTENERS.set(auth.listeners)
    LEASED.set(len(auth.tables.leases.held))
    SEND_QUEUE.set(auth.unsent)
    DRAINING.set(auth.tables.is_draining)
