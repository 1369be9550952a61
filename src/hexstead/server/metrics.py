"""Prometheus metrics, served at /metrics."""

from __future__ import annotations

from functools import cache

from prometheus_client import Counter, Gauge, Histogram

CONNECTIONS = Gauge("hexstead_connections", "Open sockets")
TABLES = Gauge("hexstead_tables", "Stored tables; those with the status deleted are being removed", ["status", "kind"])
LEASED = Gauge("hexstead_leased_tables", "Tables that are live in this process and in no other")
FORWARDED = Gauge("hexstead_forwarded_sockets", "Open sockets whose tables are live in another process")
ROOMS = Gauge("hexstead_rooms", "Tables in memory")
LIVE_TABLES = Gauge("hexstead_live_tables", "Tables in memory by status", ["status"])
BOT_SEATS = Gauge("hexstead_bot_seats", "Seats that bots play in the running games in memory", ["level"])
BOT_QUEUE = Gauge("hexstead_bot_queue", "Decisions of bots that are waited for")
COMMIT_QUEUE = Gauge("hexstead_commit_queue", "Log entries that wait to be committed")
SEND_QUEUE = Gauge("hexstead_send_queue", "Messages that wait to be sent to clients")
LISTENERS = Gauge("hexstead_listeners", "Clients connected by socket or stream")
DRAINING = Gauge("hexstead_draining", "1 if the server creates no new tables before a restart")
BOTS_READY = Gauge("hexstead_bots_ready", "1 if bots have warmed up")
MESSAGES = Counter("hexstead_messages", "Messages from clients", ["type"])
REFUSALS = Counter("hexstead_refusals", "Refused messages", ["code"])
ENTRIES = Counter("hexstead_entries", "Log entries written", ["kind"])
BOT_SECONDS = Histogram(
    "hexstead_bot_seconds",
    "Time of a bot's decision, including the wait for a free process",
    ["level"],
    buckets=(0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 15),
)
HTTP_SECONDS = Histogram(
    "hexstead_http_seconds",
    "Time from an HTTP request to the beginning of its response",
    ["endpoint", "status"],
    buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 5),
)
LOOP_SECONDS = Histogram(
    "hexstead_loop_delay_seconds",
    "By how much a timer of the event loop is late",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1),
)
ACT_SECONDS = Histogram(
    "hexstead_message_seconds",
    "Time from receiving a message to answering it",
    buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 5),
)
COMMIT_SECONDS = Histogram(
    "hexstead_commit_seconds",
    "Time to commit one log entry",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1),
)


@cache
def messages_of(kind: str) -> Counter:
    """The messages of one type; looking up a label takes longer than counting."""
    return MESSAGES.labels(kind)


@cache
def entries_of(kind: str) -> Counter:
    """The log entries of one kind."""
    return ENTRIES.labels(kind)
