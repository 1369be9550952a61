"""Rate limits: token buckets for seats and for the networks that clients come from.

A network is an IPv4 address or the first 64 bits of an IPv6 address, usually one household or server. Limits per device
would be useless: a client that drops its cookie is a new device.
"""

from __future__ import annotations

import ipaddress
import math
import time
from collections import OrderedDict
from dataclasses import dataclass

from .messages import Refused

MAX_BUCKETS = 20_000  # the least recently used are dropped


@dataclass(frozen=True, slots=True)
class Limit:
    """Token bucket: burst size and refill rate per second."""

    burst: float
    rate: float


LIMITS = {
    "seat": Limit(60, 15),  # messages of one seat, or of one spectator's connection
    "network": Limit(1500, 150),  # the cost of HTTP requests and messages, see scopes.py
    "guess": Limit(20, 0.2),  # unknown codes, invitations and tables
    "create": Limit(60, 0.5),  # new tables and tokens
    "import": Limit(8 << 20, 128 << 10),  # bytes of imported records
    "reasons": Limit(30, 1),  # explaining a move takes bot time
    "suggestion": Limit(60, 2),  # takes bot time
    "coach": Limit(40, 1),  # takes up to half a second of bot time
    "analysis": Limit(24, 0.05),  # new analyses by depth; each takes up to ten seconds of bot time per depth
    "socket": Limit(1200, 60),  # new sockets
}


class TooMany(Refused):
    """A rate limit was exceeded; `seconds` is the time to wait."""

    def __init__(self, seconds: int):
        super().__init__(f"Too many requests. Try again in {seconds} s.", "too_many")
        self.seconds = seconds


class Limits:
    """The buckets of recent callers."""

    def __init__(self, on: bool):
        self._on = on
        self._buckets: OrderedDict[tuple[str, object], tuple[float, float]] = OrderedDict()  # tokens left, at time

    def take(self, kind: str, key: object, cost: float = 1) -> None:
        """Take tokens from a bucket; if it has fewer, take none and raise TooMany."""
        self._spend(kind, key, cost, cost)

    def check(self, kind: str, key: object) -> None:
        """Raise TooMany if a bucket is empty."""
        self._spend(kind, key, 0, 1)

    def _spend(self, kind: str, key: object, cost: float, needed: float) -> None:
        if not self._on:
            return
        limit, now = LIMITS[kind], time.monotonic()
        left, at = self._buckets.pop((kind, key), (limit.burst, now))
        left = min(limit.burst, left + (now - at) * limit.rate)
        enough = left >= needed
        self._buckets[kind, key] = (left - cost if enough else left, now)
        if len(self._buckets) > MAX_BUCKETS:
            self._buckets.popitem(last=False)
        if not enough:
            raise TooMany(math.ceil((needed - left) / limit.rate))


def network_of(address: str) -> str:
    """The network of an address."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:  # an unknown client, or a Unix socket
        return address
    if isinstance(parsed, ipaddress.IPv6Address):
        if parsed.ipv4_mapped is not None:
            return str(parsed.ipv4_mapped)
        return str(ipaddress.ip_network((parsed, 64), strict=False))
    return address
