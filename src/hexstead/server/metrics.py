"""What is counted, for Prometheus: `GET /metrics`."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

CONNECTIONS = Gauge("hexstead_connections", "Open sockets")
ROOMS = Gauge("hexstead_rooms", "Tables in memory")
BOTS_READY = Gauge("hexstead_bots_ready", "1 once the bots' processes have loaded what they think with")
MESSAGES = Counter("hexstead_messages", "Messages from clients", ["type"])
REFUSALS = Counter("hexstead_refusals", "Refusals", ["code"])
ENTRIES = Counter("hexstead_entries", "Entries written", ["kind"])
ACT_SECONDS = Histogram(
    "hexstead_message_seconds",
    "From a message to its answer",
    buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 5),
)
COMMIT_SECONDS = Histogram(
    "hexstead_commit_seconds", "Writing one entry", buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1)
)
