"""Rate limits: token buckets for seats, devices and addresses."""

from __future__ import annotations

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
    "seat": Limit(60, 15),  # messages, by seat or by spectator's address
    "device": Limit(40, 0.5),  # new tables, tokens and imports
    "join": Limit(20, 0.2),  # codes and links tried, by address: prevents guessing
    "reasons": Limit(30, 1),  # by address: they take the time of bots
    "address": Limit(400, 60),  # HTTP requests
    "socket": Limit(1200, 60),  # new sockets, by address
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

    def take(self, kind: str, key: object) -> None:
        """Take one token from a bucket; raise TooMany if it is empty."""
        if not self._on:
            return
        limit, now = LIMITS[kind], time.monotonic()
        left, at = self._buckets.pop((kind, key), (limit.burst, now))
        left = min(limit.burst, left + (now - at) * limit.rate)
        if left < 1:
            self._buckets[kind, key] = (left, now)
            raise TooMany(math.ceil((1 - left) / limit.rate))
        self._buckets[kind, key] = (left - 1, now)
        if len(self._buckets) > MAX_BUCKETS:
            self._buckets.popitem(last=False)
