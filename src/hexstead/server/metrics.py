"""Prometheus metrics, served at /metrics."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

CONNECTIONS = Gauge("hexstead_connections", "Open sockets")
ROOMS = Gauge("hexstead_rooms", "Tables in memory")
BOTS_READY = Gauge("hexstead_bots_ready", "1 if bots have warmed up")
MESSAGES = Counter("hexstead_messages", "Messages from clients", ["type"])
REFUSALS = Counter("hexstead_refusals", "Refused messages", ["code"])
ENTRIES = Counter("hexstead_entries", "Log entries written", ["kind"])
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
