"""How often a seat, a device or an address may ask: a bucket for each that fills again with time."""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from dataclasses import dataclass

from .messages import Refused

MOST_BUCKETS = 20_000


@dataclass(frozen=True, slots=True)
class Limit:
    """So many at once, and so many a second after that."""

    burst: float
    rate: float


LIMITS = {
    "seat": Limit(60, 15),  # messages of a seat, or of who watches
    "device": Limit(40, 0.5),  # tables, tokens, imports
    "join": Limit(20, 0.2),  # codes and links tried, by address: six letters are not to be guessed
    "reasons": Limit(30, 1),  # by address: bots give them, who have games to play
    "address": Limit(400, 60),  # requests
    "socket": Limit(1200, 60),  # connections, by address
}


class TooMany(Refused):
    """Too often; try again after so many seconds."""

    def __init__(self, seconds: int):
        super().__init__(f"That is too often. Try again in {seconds} s.", "too_many")
        self.seconds = seconds


class Limits:
    """The buckets of everyone who asked lately."""

    def __init__(self, on: bool):
        self._on = on
        self._buckets: OrderedDict[tuple[str, object], tuple[float, float]] = OrderedDict()

    def take(self, kind: str, who: object) -> None:
        """One more of a kind by somebody; raises TooMany."""
        if not self._on:
            return
        limit, now = LIMITS[kind], time.monotonic()
        left, at = self._buckets.pop((kind, who), (limit.burst, now))
        left = min(limit.burst, left + (now - at) * limit.rate)
        if left < 1:
            self._buckets[kind, who] = (left, now)
            raise TooMany(math.ceil((1 - left) / limit.rate))
        self._buckets[kind, who] = (left - 1, now)
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
